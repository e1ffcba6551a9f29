"use strict";
exports.id = 4307;
exports.ids = [4307];
exports.modules = {

/***/ 54307:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loaded: () => (/* binding */ loaded)
});

// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(65933);
// EXTERNAL MODULE: ./src/families/define.ts + 4 modules
var families_define = __webpack_require__(41149);
// EXTERNAL MODULE: ./src/read/document/node.ts
var node = __webpack_require__(82822);
;// CONCATENATED MODULE: ./src/families/verify-result/read/fence.ts

const MARKS = /gentle-ai\.verify-result|evidence_revision/;
function envelopeIn(text, written = text) {
    return MARKS.test(text) ? (fenceIn(text, written) ?? unfencedIn(text)) : null;
}
function fenceIn(text, written) {
    const start = contentStart(text);
    let isFirst = contentFrom(text, start.offset) === contentFrom(written, start.offset);
    let open = null;
    for (const line of (0,node/* linesFrom */.K0)(text, start.offset)) {
        const content = line.text.trim();
        if (content === '')
            continue;
        if (open !== null && isClosing(content, open.mark)) {
            if (isEnvelope(open))
                return { ...open, end: endOf(line) };
            open = null;
            continue;
        }
        const mark = markOf(content);
        if (mark !== null && (open === null || mark.length < content.length)) {
            if (open !== null && isEnvelope(open))
                return unended(open);
            open = { mark, opening: line, lines: [], faults: openingFaults(line.text, isFirst, start.hasFrontMatter) };
        }
        else if (open !== null)
            open.lines.push(cutAtColon(line));
        isFirst = false;
    }
    return open !== null && isEnvelope(open) ? unended(open) : null;
}
function openingFaults(line, isFirst, hasFrontMatter) {
    const place = !isFirst ? ['not-first'] : hasFrontMatter ? ['front-matter'] : [];
    return /^```ya?ml$/i.test(line.trimEnd()) ? place : [...place, 'not-yaml'];
}
function markOf(line) {
    return /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[0] ?? null;
}
function isClosing(line, mark) {
    return line.startsWith(mark) && markOf(line) === line;
}
function isEnvelope({ lines, faults }) {
    const keys = new Set();
    for (const line of lines) {
        if (line.value === null)
            continue;
        if (namesSchema(line))
            return true;
        keys.add(line.key.text);
    }
    return faults.length === 0 && keys.has('evidence_revision') && keys.has('verdict');
}
function namesSchema({ key, value }) {
    return /^["']?schema["']?$/.test(key.text) && value?.text.includes('gentle-ai.verify-result') === true;
}
function unfencedIn(text) {
    const { offset, hasFrontMatter } = contentStart(text);
    let mark = null;
    let block = [];
    const found = (isInside) => {
        const [first] = block;
        if (first === undefined || !block.some(namesSchema))
            return null;
        const end = isInside ? offset : endOf((block.at(-1) ?? first).line);
        return { opening: first.line, lines: block, faults: [isInside ? 'in-front-matter' : 'bare'], end };
    };
    for (const line of (0,node/* linesFrom */.K0)(text, 0)) {
        const isInside = hasFrontMatter && line.start < offset;
        const content = line.text.trim();
        const other = markOf(content);
        const cut = cutAtColon(line);
        const isOfBlock = mark === null && cut.value !== null && /^(?! {4}|\t)\s*["']?[a-z_]+["']?\s*:/i.test(line.text);
        if (isOfBlock)
            block.push(cut);
        else if (content !== '' && !(isInside && content !== '---' && content !== '...')) {
            const envelope = found(isInside);
            if (envelope !== null)
                return envelope;
            block = [];
        }
        if (mark !== null && isClosing(content, mark))
            mark = null;
        else if (mark === null && other !== null)
            mark = other;
    }
    return found(false);
}
function unended({ opening, lines, faults }) {
    const after = lines.findIndex(({ value }) => value === null);
    const own = after < 0 ? lines : lines.slice(0, after);
    return { opening, lines: own, faults: [...faults, 'unended'], end: endOf(own.at(-1)?.line ?? opening) };
}
function contentFrom(text, offset) {
    return text.length - text.slice(offset).trimStart().length;
}
function contentStart(text) {
    let inside = false;
    for (const line of (0,node/* linesFrom */.K0)(text, 0)) {
        const content = line.text.trimEnd();
        if (!inside) {
            if (content.trim() === '')
                continue;
            if (content !== '---')
                break;
            inside = true;
        }
        else if (content === '---' || content === '...') {
            return { offset: endOf(line), hasFrontMatter: true };
        }
        else if (markOf(content.trim()) !== null)
            break;
    }
    return { offset: 0, hasFrontMatter: false };
}
function endOf({ text, start }) {
    return start + text.length;
}
function cutAtColon(line) {
    const whole = (0,node/* trimmed */.dE)(line);
    const colon = line.text.indexOf(':');
    if (colon < 0)
        return { line: whole, key: whole, value: null };
    const key = (0,node/* trimmed */.dE)(line, 0, colon);
    return { line: whole, key, value: key.text === '' ? null : (0,node/* trimmed */.dE)(line, colon + 1) };
}

// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/families/verify-result/words.ts
var words = __webpack_require__(39891);
;// CONCATENATED MODULE: ./src/families/verify-result/read/verify-result.ts




function readVerifyResult(source, file = '') {
    const fence = envelopeIn(source.text, source.written);
    if (fence === null || (isDocument(file) && fence.faults.length > 0))
        return null;
    const { opening, lines, faults, end } = fence;
    const value = {};
    const places = new Map([['', { value: opening, key: opening }]]);
    const set = (name, json, at, key = at) => {
        value[name] = json;
        places.set((0,pointer.join)('', name), { value: at, key });
    };
    const others = [];
    for (const { line, key, value: text } of lines) {
        const name = key.text;
        const first = words/* VERIFY_FIELDS */.mA.has(name) ? places.get((0,pointer.join)('', name))?.key : undefined;
        const fault = faultOf(name, text, first !== undefined);
        if (text === null || fault !== null) {
            places.set((0,pointer.join)('', 'lines', others.length), { value: line, key });
            others.push({
                fault,
                text: line.text,
                ...(fault === 'no-field' ? {} : { key: name }),
                ...(fault !== 'repeated' || first === undefined ? {} : { first_line: source.lineAt(first.start) }),
            });
            continue;
        }
        const at = text.text === '' ? line : text;
        set(name, text.text, at, key);
        if (name === 'verdict' && text.text !== '')
            set('status', text.text, at, key);
    }
    value.lines = others;
    set('form', faults, opening);
    const change = changeNamed(source.text, end);
    if (change !== null)
        set('change', change.text, change);
    return {
        composed: 'verify-result',
        value,
        verbatim: false,
        startLine: source.lineAt(opening.start),
        locate: (pointer, part = 'value') => {
            let at = pointer;
            while (!places.has(at))
                at = at.slice(0, at.lastIndexOf('/'));
            const { start, text } = (0,collections/* valueOf */.RP)(places, at)[part];
            return source.range(start, start + text.length);
        },
    };
}
function isDocument(file) {
    return /(?:^|\/)openspec\/changes\//i.test(file) && !/(?:^|\/)verify-report[^/]*$/i.test(file);
}
function faultOf(name, value, isRepeated) {
    if (value === null)
        return 'no-field';
    if (!words/* VERIFY_FIELDS */.mA.has(name))
        return value.text === '' ? 'no-field' : 'unknown';
    return isRepeated ? 'repeated' : null;
}
function changeNamed(text, from) {
    const label = /^[^\S\r\n]*\*\*Change\*\*:[^\S\r\n]*(?=\S)/gm;
    label.lastIndex = from;
    const found = label.exec(text);
    if (found === null)
        return null;
    const start = found.index + found[0].length;
    const [name = ''] = text.slice(start).split(/[\r\n]/, 1);
    const bare = /^`([^`]+)`/.exec(name)?.[1];
    return bare === undefined ? { text: name.trimEnd(), start } : { text: bare, start: start + 1 };
}

;// CONCATENATED MODULE: ./src/families/verify-result/versions/generated/index.ts
const versions = new Map([
    ['verify-result@1', async () => (await __webpack_require__.e(/* import() */ 8764).then(__webpack_require__.bind(__webpack_require__, 48764))).standard],
]);

;// CONCATENATED MODULE: ./src/families/verify-result/family.ts





const loaded = {
    versions: versions,
    examples: async () => (await __webpack_require__.e(/* import() */ 5135).then(__webpack_require__.bind(__webpack_require__, 75135))).examples,
    upstreams: [{ title: 'Gentle AI', url: 'https://github.com/Gentleman-Programming/gentle-ai' }],
    prompts: new Map([
        [
            'verify-result',
            {
                isWhat: 'the block of fields at the start of a verification report',
                opening: [
                    'Write the verification report to verify-report.md in the folder of the change. It starts with a fence in the form of',
                    'the example: a line ```yaml, each field once on its own line as "key: value", and a line ```. No lists, no comments, no',
                    'other fields. Everything else in the report comes after the fence.',
                ],
                list: 'keys',
                common: (standard) => (0,families_define/* claimsInPrompt */.ZS)(standard),
                isJson: false,
                nameless: 'A verification',
                isSeenByHooks: false,
            },
        ],
    ]),
    whyNotMigrated: () => 'what a verification measured cannot be migrated; verify again.',
    readOpening: readVerifyResult,
    takesAlone: (text) => {
        const envelope = envelopeIn(text);
        return envelope !== null && (!envelope.faults.includes('not-first') || !(0,extract/* holdsReturn */.vY)(text));
    },
};


/***/ }),

/***/ 39891:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ HASH_OF_NOTHING),
/* harmony export */   O5: () => (/* binding */ FENCE_FAULTS),
/* harmony export */   Ws: () => (/* binding */ REQUIRED_FIELDS),
/* harmony export */   cE: () => (/* binding */ VERIFY_SCHEMA),
/* harmony export */   mA: () => (/* binding */ VERIFY_FIELDS),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   rb: () => (/* binding */ MISSING_AUTHORITY),
/* harmony export */   sM: () => (/* binding */ AUTHORITY_FIELDS),
/* harmony export */   z: () => (/* binding */ completedOf)
/* harmony export */ });
const VERIFY_SCHEMA = 'gentle-ai.verify-result/v1';
const REQUIRED_FIELDS = [
    'schema',
    'evidence_revision',
    'verdict',
    'blockers',
    'critical_findings',
    'requirements',
    'scenarios',
    'test_command',
    'test_exit_code',
    'test_output_hash',
    'build_command',
    'build_exit_code',
    'build_output_hash',
];
const MISSING_AUTHORITY = 'missing_review_authority';
const AUTHORITY_FIELDS = [
    'authority_only_failure',
    MISSING_AUTHORITY,
    'substantive_failure',
    'command_failed',
    'observed_authority_revision',
];
const VERIFY_FIELDS = new Set([...REQUIRED_FIELDS, ...AUTHORITY_FIELDS]);
const FENCE_FAULTS = ['bare', 'in-front-matter', 'front-matter', 'not-first', 'not-yaml', 'unended'];
const HASH_OF_NOTHING = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const COUNT = /^(\d+)\/(\d+)$/;
function completedOf(text) {
    const [, completed, total] = COUNT.exec(text ?? '') ?? [];
    const parsed = { completed: Number(completed), total: Number(total) };
    return Number.isSafeInteger(parsed.completed) && Number.isSafeInteger(parsed.total) ? parsed : null;
}
function wholeNumber(text) {
    return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}


/***/ }),

/***/ 82822:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   K0: () => (/* binding */ linesFrom),
/* harmony export */   _: () => (/* binding */ KEY),
/* harmony export */   cr: () => (/* binding */ OUTER_KEY),
/* harmony export */   dE: () => (/* binding */ trimmed),
/* harmony export */   kb: () => (/* binding */ jsonOfMember),
/* harmony export */   m2: () => (/* binding */ closingQuote),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   ol: () => (/* binding */ scalarOf),
/* harmony export */   w7: () => (/* binding */ firstLineIn),
/* harmony export */   ws: () => (/* binding */ scalarText)
/* harmony export */ });
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60771);


const KEY = /^([^\s:"'`[\]{}#,&!|>%@-][^\s:"'`]*|"[^"]*"|'[^']*'):(?=\s|$)/;
const OUTER_KEY = /^([A-Za-z0-9_][\w.-]*|"[^"]*"|'[^']*')[ \t]*:(?!\/\/)/;
function scalarOf(source) {
    return { kind: 'scalar', source, value: scalarText(source.text) };
}
function scalarText(text) {
    const sign = text[0];
    if (sign === '"' || sign === "'") {
        const end = closingQuote(text, 0);
        if (end > 0 && contentOf(text.slice(end + 1)) === '') {
            const inner = text.slice(1, end);
            return sign === '"' ? unescaped(inner) : inner.replaceAll("''", "'");
        }
    }
    const plain = contentOf(text);
    if (plain === '' || plain === '~' || /^null$/i.test(plain))
        return null;
    if (/^(?:true|false)$/i.test(plain))
        return plain.toLowerCase() === 'true';
    if (plain.length <= 17 && /^-?\d/.test(plain) && String(Number(plain)) === plain)
        return Number(plain);
    return plain;
}
function contentOf(text) {
    return text.replace(/(?:^|\s)#[^]*/, '').trim();
}
function closingQuote(text, open, end = text.length) {
    const signs = text[open] === '"' ? /\\[^]|"/g : /''|'/g;
    signs.lastIndex = open + 1;
    for (const { 0: sign, index } of text.matchAll(signs)) {
        if (index >= end)
            break;
        if (sign.length === 1)
            return index;
    }
    return -1;
}
const ESCAPES = new Map([
    ['0', '\0'],
    ['a', '\u0007'],
    ['b', '\b'],
    ['t', '\t'],
    ['n', '\n'],
    ['v', '\v'],
    ['f', '\f'],
    ['r', '\r'],
    ['e', '\u001B'],
    ['N', '\u0085'],
    ['_', '\u00A0'],
    ['L', '\u2028'],
    ['P', '\u2029'],
    ['"', '"'],
    ['/', '/'],
    ['\\', '\\'],
    [' ', ' '],
]);
function unescaped(text) {
    return text.replace(/\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|[^])/g, (whole, escape) => {
        const code = Number.parseInt(escape.slice(1), 16);
        return code <= 0x10_ff_ff ? String.fromCodePoint(code) : (ESCAPES.get(escape) ?? whole);
    });
}
function jsonOf(node, pointer, places) {
    places.set(pointer, node.source);
    if (node.kind === 'scalar')
        return node.value;
    if (node.kind === 'list')
        return node.items.map((item, index) => jsonOf(item, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, index), places));
    const members = new Map();
    for (const { key, value } of node.members) {
        if (!members.has(key))
            members.set(key, jsonOf(value, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, key), places));
    }
    return Object.fromEntries(members);
}
function jsonOfMember({ at, value }, pointer, places) {
    const json = jsonOf(value, pointer, places);
    if (value.source.text === '' || value.kind !== 'scalar')
        places.set(pointer, at);
    return json;
}
function linesFrom(text, offset) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpans */ .U)(text, offset).map(({ start, end }) => ({ text: text.slice(start, end), start }));
}
function trimmed({ text, start }, from = 0, to = text.length) {
    const part = text.slice(from, to);
    const inner = part.trimStart();
    return { text: inner.trimEnd(), start: start + from + part.length - inner.length };
}
function firstLineIn(text) {
    const end = text.search(/[\r\n]/);
    return end < 0 ? text : text.slice(0, end);
}


/***/ }),

/***/ 65933:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vq: () => (/* binding */ mayHoldReturn),
/* harmony export */   i3: () => (/* binding */ isFenced),
/* harmony export */   iY: () => (/* binding */ excerptsIn),
/* harmony export */   ln: () => (/* binding */ looksLikeBrokenReturn),
/* harmony export */   vY: () => (/* binding */ holdsReturn)
/* harmony export */ });
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6202);
/* harmony import */ var _json_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26907);


function* excerptsIn(text, isReturn) {
    const finder = new _json_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonFinder */ .dZ(text, isReturn);
    let at = nextLetter(text, 0);
    while (text[at] === '{' || text[at] === '[') {
        const { end, found } = finder.valueAt(at);
        const behind = end ?? balancedEnd(text, at);
        if (end === null)
            yield { kind: 'broken', start: at, end: behind };
        else
            yield* returnsWithin(text, at, found);
        at = nextLetter(text, behind);
    }
    for (const span of finder.objectsFrom(at))
        yield { kind: 'return', ...span };
}
function* returnsWithin(text, start, found) {
    if (found.length === 0)
        return;
    const places = new Set([start]);
    if (text[start] === '[')
        for (const element of (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .elementsOf */ .ZE)(text, start))
            places.add(element.start);
    for (const span of found)
        if (places.has(span.start))
            yield { kind: 'return', ...span };
}
function holdsReturn(text, isReturn = _json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeReturn */ .zR) {
    for (const { kind } of excerptsIn(text, isReturn))
        if (kind === 'return')
            return true;
    return false;
}
function mayHoldReturn(text) {
    const keys = text.includes('\\u00') ? (0,_json_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .unescaped */ .tv)(text) : text;
    return keys.includes('"status"') && (keys.includes('"artifacts"') || keys.includes('"metadata"'));
}
function looksLikeBrokenReturn(text) {
    return /^\s*[{[]/.test(text) && mayHoldReturn(text);
}
function isFenced(text, start) {
    const before = text.slice(0, start).trimEnd();
    return /^[ \t]*(?:`{3,}|~{3,})[^\n`]*$/.test(before.slice(before.lastIndexOf('\n') + 1));
}
function nextLetter(text, from) {
    const letter = /\S/g;
    letter.lastIndex = from;
    return letter.exec(text)?.index ?? text.length;
}
function balancedEnd(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const c = text[at];
        if (c === '"')
            at = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .stringEnd */ .VS)(text, at);
        else if (c === '{' || c === '[')
            depth++;
        else if ((c === '}' || c === ']') && --depth === 0)
            return at + 1;
    }
    return text.length;
}


/***/ }),

/***/ 26907:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   dZ: () => (/* binding */ JsonFinder),
/* harmony export */   tv: () => (/* binding */ unescaped)
/* harmony export */ });
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6202);

const STATUS = 1;
const PLAIN_STATUS = 2;
const ARTIFACTS = 4;
const METADATA = 8;
const KEYS = new Map([
    ['status', STATUS],
    ['artifacts', ARTIFACTS],
    ['metadata', METADATA],
]);
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
class JsonFinder {
    #text;
    #isReturn;
    #met;
    #starts = [];
    #marks = [];
    constructor(text, isReturn) {
        this.#text = text;
        this.#isReturn = isReturn;
        this.#met = new Uint8Array(text.length);
    }
    *objectsFrom(from) {
        for (const { found } of this.#attemptsFrom(from))
            yield* found;
    }
    *allObjects() {
        for (const { start, end } of this.#attemptsFrom(0))
            if (end !== null)
                yield { start, end };
    }
    *#attemptsFrom(from) {
        let behind = from;
        for (const { index: start } of this.#text.matchAll(/\{/g)) {
            if (start < behind || this.#met[start] === 1)
                continue;
            const attempt = this.valueAt(start);
            yield { start, ...attempt };
            behind = attempt.end ?? behind;
        }
    }
    valueAt(start) {
        const text = this.#text;
        const starts = this.#starts;
        const marks = this.#marks;
        starts.length = marks.length = 0;
        const found = [];
        let expected = 'value';
        let key = 0;
        for (let at = start; at < text.length;) {
            const c = text.charCodeAt(at);
            if ((0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(c)) {
                at++;
                continue;
            }
            if (expected === 'value' || expected === 'value or end') {
                if (c === CLOSE_ARRAY && expected === 'value or end') {
                    starts.pop();
                    marks.pop();
                    at++;
                    expected = 'comma or end';
                }
                else {
                    this.#mark(key, c);
                    key = 0;
                    if (c === OPEN_OBJECT || c === OPEN_ARRAY) {
                        if (c === OPEN_OBJECT)
                            this.#met[at] = 1;
                        starts.push(at);
                        marks.push(c === OPEN_OBJECT ? 0 : -1);
                        at++;
                        expected = c === OPEN_OBJECT ? 'key or end' : 'value or end';
                        continue;
                    }
                    const end = c === QUOTE ? (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .stringEnd */ .VS)(text, at) + 1 : this.#plainEnd(at);
                    if (end < 0)
                        break;
                    at = end;
                    expected = 'comma or end';
                }
            }
            else if (expected === 'colon') {
                if (c !== COLON)
                    break;
                at++;
                expected = 'value';
                continue;
            }
            else if (c === QUOTE && (expected === 'key' || expected === 'key or end')) {
                const end = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .stringEnd */ .VS)(text, at);
                key = keyMark(text, at + 1, end);
                at = end + 1;
                expected = 'colon';
                continue;
            }
            else if (c === COMMA && expected === 'comma or end') {
                at++;
                expected = marks[marks.length - 1] === -1 ? 'value' : 'key';
                continue;
            }
            else if (c === CLOSE_OBJECT && expected !== 'key' && marks[marks.length - 1] !== -1) {
                at++;
                this.#close(at, found);
                expected = 'comma or end';
            }
            else if (c === CLOSE_ARRAY && expected === 'comma or end' && marks[marks.length - 1] === -1) {
                starts.pop();
                marks.pop();
                at++;
            }
            else {
                break;
            }
            if (starts.length === 0)
                return { end: at, found };
        }
        return { end: null, found };
    }
    #mark(key, value) {
        if (key === 0)
            return;
        const last = this.#marks.length - 1;
        const before = this.#marks[last] ?? 0;
        if (key !== STATUS)
            this.#marks[last] = before | key;
        else if (value === OPEN_OBJECT || value === OPEN_ARRAY)
            this.#marks[last] = (before | STATUS) & ~PLAIN_STATUS;
        else
            this.#marks[last] = before | STATUS | PLAIN_STATUS;
    }
    #close(end, found) {
        const start = this.#starts.pop() ?? 0;
        const bits = this.#marks.pop() ?? 0;
        const has = (bit) => (bits & bit) !== 0;
        const marks = {
            status: has(STATUS),
            plainStatus: has(PLAIN_STATUS),
            artifacts: has(ARTIFACTS),
            metadata: has(METADATA),
        };
        if (!this.#isReturn(marks))
            return;
        while ((found.at(-1)?.start ?? start) > start)
            found.pop();
        found.push({ start, end });
    }
    #plainEnd(at) {
        PLAIN.lastIndex = at;
        return PLAIN.test(this.#text) ? PLAIN.lastIndex : -1;
    }
}
function keyMark(text, start, end) {
    return KEYS.get(unescaped(text.slice(start, end))) ?? 0;
}
function unescaped(text) {
    return text.replace(/\\u00([2-7][0-9a-f])/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
}
function isJson(text, start, end) {
    const span = text.slice(start, end).trim();
    if (!span.startsWith('{') && !span.startsWith('['))
        return false;
    return new JsonFinder(span, () => false).valueAt(0).end === span.length;
}


/***/ }),

/***/ 6202:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ countKeys),
/* harmony export */   KE: () => (/* binding */ COMMA),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   SQ: () => (/* binding */ scan),
/* harmony export */   VS: () => (/* binding */ stringEnd),
/* harmony export */   Yq: () => (/* binding */ isUnclosed),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   _t: () => (/* binding */ looksLikeReturn),
/* harmony export */   dJ: () => (/* binding */ valueEnd),
/* harmony export */   fu: () => (/* binding */ isLikelyReturn),
/* harmony export */   jA: () => (/* binding */ QUOTE),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   m0: () => (/* binding */ isKey),
/* harmony export */   oH: () => (/* binding */ COLON),
/* harmony export */   xC: () => (/* binding */ isSpace),
/* harmony export */   zR: () => (/* binding */ mayBeReturn)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

const MAX_DEPTH = 100;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
function scan(text) {
    let keys = 0;
    let depth = 0;
    for (let i = 0; i < text.length; i++) {
        const c = text.charCodeAt(i);
        if (c === QUOTE) {
            i = stringEnd(text, i);
            if (isKey(text, i + 1))
                keys++;
        }
        else if (c === 0x7b || c === 0x5b) {
            if (++depth > MAX_DEPTH)
                return { keys, tooDeepAt: i };
        }
        else if (c === 0x7d || c === 0x5d) {
            depth--;
        }
    }
    return { keys, tooDeepAt: -1 };
}
function isKey(text, end) {
    let next = end;
    while (isSpace(text.charCodeAt(next)))
        next++;
    return text.charCodeAt(next) === COLON;
}
function isUnclosed(text) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const c = text.charCodeAt(at);
        if (c === QUOTE)
            at = stringEnd(text, at);
        else if (c === 0x7b || c === 0x5b)
            depth++;
        else if (c === 0x7d || c === 0x5d)
            depth--;
        if (at >= text.length)
            return true;
    }
    return depth > 0;
}
function stringEnd(text, start) {
    let end = start;
    for (;;) {
        end = text.indexOf('"', end + 1);
        if (end < 0)
            return text.length;
        let slashes = 0;
        while (text.charCodeAt(end - 1 - slashes) === BACKSLASH)
            slashes++;
        if (slashes % 2 === 0)
            return end;
    }
}
function* elementsOf(text, start) {
    let at = start + 1;
    for (;;) {
        while (isSpace(text.charCodeAt(at)))
            at++;
        if (at >= text.length || text[at] === ']')
            return;
        const end = valueEnd(text, at);
        yield { start: at, end };
        at = end;
        while (isSpace(text.charCodeAt(at)))
            at++;
        if (text[at] !== ',')
            return;
        at++;
    }
}
function valueEnd(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const c = text.charCodeAt(at);
        if (c === QUOTE) {
            at = stringEnd(text, at);
            if (depth === 0)
                return at + 1;
        }
        else if (c === 0x7b || c === 0x5b) {
            depth++;
        }
        else if (c === 0x7d || c === 0x5d) {
            if (depth === 0)
                return at;
            if (--depth === 0)
                return at + 1;
        }
        else if (depth === 0 && (c === COMMA || isSpace(c))) {
            return at;
        }
    }
    return text.length;
}
function isSpace(c) {
    return c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09;
}
function countKeys(value) {
    if (typeof value !== 'object' || value === null)
        return 0;
    let n = 0;
    if (Array.isArray(value)) {
        for (const element of value)
            if (typeof element === 'object')
                n += countKeys(element);
        return n;
    }
    const record = value;
    for (const key of Object.keys(record)) {
        n++;
        const child = record[key];
        if (typeof child === 'object')
            n += countKeys(child);
    }
    return n;
}
const mayBeReturn = ({ status, artifacts, metadata }) => status || (artifacts && metadata);
const isLikelyReturn = ({ plainStatus, artifacts, metadata }) => plainStatus && (artifacts || metadata);
function looksLikeReturn(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.isObject)(value) && isLikelyReturn(marksOf(value));
}
function marksOf(value) {
    const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.has)(value, 'status');
    return {
        status,
        plainStatus: status && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.isObject)(value.status) && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.isArray)(value.status),
        artifacts: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.has)(value, 'artifacts'),
        metadata: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.has)(value, 'metadata'),
    };
}


/***/ })

};
;