"use strict";
exports.id = 3922;
exports.ids = [3922];
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
// EXTERNAL MODULE: ./src/families/define.ts
var families_define = __webpack_require__(74937);
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

// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/families/verify-result/words.ts
var words = __webpack_require__(39891);
;// CONCATENATED MODULE: ./src/families/verify-result/read/verify-result.ts



function readVerifyResult(source, file = '') {
    const fence = envelopeIn(source.text, source.written);
    if (fence === null || (isDocument(file) && fence.faults.length > 0))
        return null;
    return new Composer(fence, source).unnumberedReturn();
}
function isDocument(file) {
    return /(?:^|\/)openspec\/changes\//i.test(file) && !/(?:^|\/)verify-report[^/]*$/i.test(file);
}
class Composer {
    #fence;
    #source;
    #value = {};
    #places = new Map();
    #keys = new Map();
    constructor(fence, source) {
        this.#fence = fence;
        this.#source = source;
    }
    unnumberedReturn() {
        const { opening, faults, end } = this.#fence;
        this.#place('', opening, opening);
        this.#fields();
        this.#value.form = faults;
        this.#place('/form', opening, opening);
        const change = changeNamed(this.#source.text, end);
        if (change !== null) {
            this.#value.change = change.text;
            this.#place('/change', change, change);
        }
        const value = this.#value;
        return {
            composed: 'verify-result',
            value,
            verbatim: false,
            startLine: this.#source.lineAt(opening.start),
            locate: (pointer, part) => this.#locate(pointer, part),
        };
    }
    #fields() {
        const first = new Map();
        const others = [];
        for (const { line, key, value } of this.#fence.lines) {
            const name = key.text;
            const fault = faultOf(name, value, first);
            if (value === null || fault !== null) {
                this.#place((0,pointer/* join */.fj)('', 'lines', others.length), line, key);
                const earlier = fault === 'repeated' ? first.get(name) : undefined;
                others.push({
                    fault,
                    text: line.text,
                    ...(fault === 'no-field' ? {} : { key: name }),
                    ...(earlier === undefined ? {} : { first_line: this.#source.lineAt(earlier.start) }),
                });
                continue;
            }
            first.set(name, key);
            this.#value[name] = value.text;
            const place = value.text === '' ? line : value;
            this.#place((0,pointer/* join */.fj)('', name), place, key);
            if (name !== 'verdict' || value.text === '')
                continue;
            this.#value.status = value.text;
            this.#place('/status', place, key);
        }
        this.#value.lines = others;
    }
    #place(pointer, value, key) {
        this.#places.set(pointer, value);
        this.#keys.set(pointer, key);
    }
    #locate(pointer, part = 'value') {
        const places = part === 'key' ? this.#keys : this.#places;
        let at = pointer;
        let place = places.get(at);
        while (place === undefined) {
            at = at.slice(0, at.lastIndexOf('/'));
            place = places.get(at);
        }
        return this.#source.range(place.start, place.start + place.text.length);
    }
}
function faultOf(name, value, first) {
    if (value === null)
        return 'no-field';
    if (!words/* VERIFY_FIELDS */.mA.has(name))
        return value.text === '' ? 'no-field' : 'unknown';
    return first.has(name) ? 'repeated' : null;
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
    ['verify-result@1', async () => (await __webpack_require__.e(/* import() */ 5170).then(__webpack_require__.bind(__webpack_require__, 55170))).standard],
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
                isWhat: 'the fence of fields with which the report of a verification starts',
                opening: [
                    'The report of the verification is verify-report.md in the folder of the change. Its first content is a fence in the form of',
                    'the example: a line ```yaml, each field once on a line of its own as "key: value", and a line ```. No lists, no comments, no',
                    'other fields. Everything else that the report says comes behind the fence.',
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

/***/ 25821:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ relocationFix),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Mf: () => (/* binding */ otherPlace),
/* harmony export */   R2: () => (/* binding */ isAbsentCommit),
/* harmony export */   W$: () => (/* binding */ MOST_CLAIMS),
/* harmony export */   WJ: () => (/* binding */ isChecked),
/* harmony export */   X7: () => (/* binding */ namesFile),
/* harmony export */   YH: () => (/* binding */ claimedFile),
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   _x: () => (/* binding */ claimOfLink),
/* harmony export */   aF: () => (/* binding */ unlessSuccess),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   cO: () => (/* binding */ isUntrue),
/* harmony export */   n_: () => (/* binding */ isProved),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   wp: () => (/* binding */ isNotBorneOut),
/* harmony export */   xx: () => (/* binding */ because),
/* harmony export */   zo: () => (/* binding */ isDeletion)
/* harmony export */ });
/* unused harmony exports CLAIM_KINDS, FILE_VERDICTS */
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);


const CLAIM_KINDS = (/* unused pure expression or super */ null && (['file', 'observation', 'commit', 'progress', 'count', 'deletion']));
const FILE_VERDICTS = [
    'present',
    'empty',
    'missing',
    'undetermined',
    'relocated',
    'removed',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
    'unverifiable',
];
const VERDICTS = [
    ...FILE_VERDICTS,
    'agrees',
    'behind',
    'other-total',
    'no-plan',
    'differs',
    'not-countable',
    'deleted',
];
const MOST_CLAIMS = 10_000;
function kindOf({ kind = 'file' }) {
    return kind;
}
function namesFile(claim) {
    const kind = kindOf(claim);
    return kind === 'file' || kind === 'deletion';
}
function claimedFile(claim) {
    if (!namesFile(claim))
        return null;
    if (claim.lookedUp !== undefined)
        return claim.lookedUp;
    const { path, base = '' } = claim;
    const own = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(path);
    if (base === '' || (own === null && !path.startsWith('../')))
        return own;
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(`${base}/${path}`) ?? claim.alternative ?? null;
}
function claimOfLink(claim, file) {
    const base = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
    if (base === '' || /^[a-z][a-z0-9+.-]*:|^[/~\\]/i.test(claim.path))
        return claim;
    if (/^\.{1,2}\//.test(claim.path))
        return { ...claim, base };
    const alternative = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(`${base}/${claim.path}`);
    return alternative === null ? claim : { ...claim, alternative };
}
function otherPlace({ alternative, base, path }) {
    return alternative ?? (base === undefined ? null : (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(path));
}
function because({ detail }) {
    return detail === null ? '' : ` ${detail}`;
}
function isOwnFile({ path }, { foundAt }, { file }) {
    return (foundAt ?? (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(path)) === file;
}
function isDeletion({ kind, deletes }) {
    return deletes === true || kind === 'deletion';
}
function relocationFix(pointer, foundAt) {
    const edits = [{ kind: 'set', pointer, value: foundAt }];
    return { safety: 'safe', does: `write the new path ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(foundAt, 200)}`, edits };
}
function unlessSuccess(of, severity) {
    return of.success ? {} : { severity };
}
const UNTRUE = new Set([
    'missing',
    'empty',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
]);
const STILL_THERE = new Set(['present', 'directory']);
function isUntrue({ claim, verdict, weight }, { success }) {
    if (!success || weight === 'pass' || weight === 'notice')
        return false;
    if (weight === 'warning' && verdict.name === 'outside')
        return false;
    const kind = kindOf(claim);
    if (kind === 'deletion')
        return STILL_THERE.has(verdict.name);
    return ((kind === 'file' || kind === 'observation') && (UNTRUE.has(verdict.name) || verdict.submodule?.named === false));
}
const PROVED = new Set(['present', 'relocated', 'agrees']);
function isProved({ claim, verdict: { name, blank, isReturn } }) {
    if (kindOf(claim) === 'deletion')
        return name === 'deleted';
    if (claim.type === 'deleted')
        return name === 'removed' || name === 'relocated';
    return PROVED.has(name) && !blank && isReturn !== true;
}
function isAbsentCommit({ claim, verdict }) {
    return kindOf(claim) === 'commit' && verdict.name === 'missing';
}
function isCompared({ verdict: { name } }) {
    return name !== 'no-plan' && name !== 'not-countable';
}
const UNCHECKED = new Set(['unverifiable', 'undetermined', 'no-plan', 'not-countable']);
function isChecked({ verdict: { name } }) {
    return !UNCHECKED.has(name);
}
const NOT_BORNE_OUT = new Set(['missing', 'behind', 'other-total', 'differs']);
function isNotBorneOut({ claim, verdict }) {
    const kind = kindOf(claim);
    return kind !== 'file' && kind !== 'observation' && NOT_BORNE_OUT.has(verdict.name);
}


/***/ }),

/***/ 23056:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ MOST_RETURNS_OF_RUN),
/* harmony export */   Gw: () => (/* binding */ MOST_CLAIMS_OF_RUN),
/* harmony export */   ck: () => (/* binding */ PROBLEMS_OF_JSON),
/* harmony export */   q1: () => (/* binding */ PROBLEMS_OF_NONE),
/* harmony export */   q3: () => (/* binding */ MOST_ELEMENTS),
/* harmony export */   x: () => (/* binding */ countElements)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

const PROBLEMS_OF_NONE = new Set(['nothing-read', 'unread-return']);
const PROBLEMS_OF_JSON = new Set([
    'syntax',
    'too-deep',
    'duplicate-key',
    'more-duplicates',
    'not-object',
    'no-return',
    'unread-return',
]);
const MOST_RETURNS_OF_RUN = 100_000;
const MOST_CLAIMS_OF_RUN = 1_000_000;
const MOST_ELEMENTS = 20_000;
function countElements(value) {
    let count = 0;
    const pending = [value];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(next))
            count += next.length;
        else if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(next))
            continue;
        for (const inner of Object.values(next))
            if (typeof inner === 'object' && inner !== null)
                pending.push(inner);
    }
    return count;
}


/***/ }),

/***/ 87979:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ listField),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   OM: () => (/* binding */ stringField),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   sJ: () => (/* binding */ numberField),
/* harmony export */   zy: () => (/* binding */ has)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
function field(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function has(value, key) {
    return isObject(value) && Object.hasOwn(value, key);
}
function stringField(value, key) {
    const found = field(value, key);
    return typeof found === 'string' ? found : undefined;
}
function numberField(value, key) {
    const found = field(value, key);
    return typeof found === 'number' ? found : undefined;
}
function listField(value, key) {
    const found = field(value, key);
    return isArray(found) ? found : [];
}


/***/ }),

/***/ 33870:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ taskFolder),
/* harmony export */   Kq: () => (/* binding */ pairedWithNamesakes),
/* harmony export */   fN: () => (/* binding */ LONGEST_PATH),
/* harmony export */   ji: () => (/* binding */ decodePathBytes),
/* harmony export */   lW: () => (/* binding */ pathIn),
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   qZ: () => (/* binding */ bytesOfName),
/* harmony export */   qb: () => (/* binding */ normalisePath),
/* harmony export */   z0: () => (/* binding */ namesFolder)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);


const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;
const LONGEST_PATH = 4_096;
function pathIn(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}
function isTooLong(path) {
    return path.length > LONGEST_PATH || (path.length > LONGEST_PATH / 3 && Buffer.byteLength(path) > LONGEST_PATH);
}
function namesFolder(path) {
    return /(?:^|\/)\.{0,2}$/.test(path);
}
function mayBeUntidy(path) {
    return path === '' || path.startsWith('.') || path.endsWith('/') || path.includes('//') || path.includes('/.');
}
function normalisePath(path) {
    if (ROOTED.test(path))
        return null;
    if (!mayBeUntidy(path))
        return path;
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return null;
    }
    return segments.join('/');
}
function taskFolder(file) {
    const folder = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
    return folder.replace(/(?:^|\/)\.meta$/, '');
}
const NOT_ASCII = /[^\0-\x7f]/;
function decodePathBytes(binary) {
    if (!NOT_ASCII.test(binary))
        return binary;
    const bytes = Buffer.from(binary, 'latin1');
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString('utf8');
    let text = '';
    for (let i = 0; i < bytes.length;) {
        const length = sequenceLength(bytes, i);
        text += length === 0 ? String.fromCharCode(0xdc00 + (bytes[i] ?? 0)) : bytes.toString('utf8', i, i + length);
        i += Math.max(length, 1);
    }
    return text;
}
function sequenceLength(bytes, start) {
    for (let length = 1; length <= 4 && start + length <= bytes.length; length++) {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, start + length)))
            return length;
    }
    return 0;
}
function bytesOfName(name) {
    if (!/[\udc80-\udcff]/.test(name))
        return Buffer.from(name);
    const parts = [];
    for (const character of name) {
        const code = character.codePointAt(0) ?? 0;
        parts.push(code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character));
    }
    return Buffer.concat(parts);
}
const DEEPEST = 16;
function pairedWithNamesakes(files, others) {
    const free = new Set(others);
    const paired = new Set();
    for (let length = DEEPEST; length > 0; length--) {
        for (const keyOf of [keyInFolder, keyAnywhere]) {
            const byKey = (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)([...free].reverse(), (other) => keyOf(other, length));
            for (const file of files) {
                if (paired.has(file))
                    continue;
                const partner = byKey.get(keyOf(file, length))?.pop();
                if (partner === undefined)
                    continue;
                paired.add(file);
                free.delete(partner);
            }
        }
    }
    return paired;
}
function keyAnywhere(path, length) {
    return path.split('/').slice(-length).join('/');
}
function keyInFolder(path, length) {
    return `${path.slice(0, path.indexOf('/') + 1)}\n${keyAnywhere(path, length)}`;
}


/***/ }),

/***/ 8664:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   WS: () => (/* binding */ FILE_START),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   hc: () => (/* binding */ edit)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

function join(pointer, ...tokens) {
    let result = pointer;
    for (const token of tokens) {
        result += `/${typeof token === 'number' ? String(token) : escape(token)}`;
    }
    return result;
}
function escape(token) {
    if (!token.includes('~') && !token.includes('/'))
        return token;
    return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
function tokens(pointer) {
    if (pointer === '')
        return [];
    return pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function valueAt(value, pointer) {
    let current = value;
    for (const token of tokens(pointer)) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(current))
            current = /^(0|[1-9]\d*)$/.test(token) ? current[Number(token)] : undefined;
        else
            current = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(current, token);
        if (current === undefined)
            return undefined;
    }
    return current;
}
const FILE_START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
function edit(value, edits) {
    const copy = structuredClone(value);
    for (const pointer of edits.remove ?? []) {
        const { parent, last } = holder(copy, pointer);
        if (Array.isArray(parent))
            parent.splice(Number(last), 1);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(parent))
            Reflect.deleteProperty(parent, last);
    }
    for (const [pointer, next] of Object.entries(edits.set ?? {})) {
        const { parent, last } = holder(copy, pointer);
        const added = structuredClone(next);
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(parent)) {
            const list = parent;
            if (last === '-')
                list.push(added);
            else
                list[Number(last)] = added;
        }
        else {
            Object.defineProperty(parent, last, { value: added, enumerable: true, configurable: true, writable: true });
        }
    }
    return copy;
}
function holder(root, pointer) {
    const path = tokens(pointer);
    let parent = root;
    for (let i = 0; i < path.length - 1; i++) {
        const token = path[i] ?? '';
        if (Array.isArray(parent)) {
            const next = parent[Number(token)];
            if (next === undefined)
                throw new Error(`${pointer}: nothing at ${token}`);
            parent = next;
        }
        else if (typeof parent === 'object' && parent !== null) {
            if (!Object.hasOwn(parent, token))
                parent[token] = {};
            parent = parent[token] ?? null;
        }
        else
            throw new Error(`${pointer}: ${token} is in no object`);
    }
    return { parent, last: path[path.length - 1] ?? '' };
}


/***/ }),

/***/ 82959:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ fixFormatFor),
/* harmony export */   F7: () => (/* binding */ fixFormat),
/* harmony export */   I$: () => (/* binding */ phasesOf),
/* harmony export */   Lp: () => (/* binding */ agentName),
/* harmony export */   MB: () => (/* binding */ isSameAgent),
/* harmony export */   MC: () => (/* binding */ sessionOf),
/* harmony export */   Nk: () => (/* binding */ metadataOf),
/* harmony export */   Ns: () => (/* binding */ artifactsOf),
/* harmony export */   OY: () => (/* binding */ writtenSession),
/* harmony export */   PY: () => (/* binding */ weighsAsSuccess),
/* harmony export */   SF: () => (/* binding */ delegationOf),
/* harmony export */   __: () => (/* binding */ isOptionalNull),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   kV: () => (/* binding */ agentLabel),
/* harmony export */   kh: () => (/* binding */ saysSuccess),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   tG: () => (/* binding */ stateOfStatus),
/* harmony export */   tU: () => (/* binding */ isMetaTask),
/* harmony export */   ud: () => (/* binding */ breaksShape),
/* harmony export */   v8: () => (/* binding */ wayToSession),
/* harmony export */   yA: () => (/* binding */ UNFINISHED)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33870);




const LONGEST_NAME = 80;
function statusOf(subject) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(subject.value, 'status');
}
function isSuccess(subject) {
    const { success, succeeds } = subject.standard;
    if (succeeds !== undefined)
        return succeeds(subject.value);
    const status = statusOf(subject);
    return status !== undefined && success.includes(status);
}
function weighsAsSuccess(subject) {
    if (subject.standard.succeeds !== undefined)
        return isSuccess(subject);
    return isSuccess(subject) || stateOfStatus(statusOf(subject), subject.standard) === null;
}
const UNFINISHED = 'in_progress';
function stateOfStatus(status, { statuses, open, success, succeeds, readStatus, }) {
    if (status === null || status === undefined)
        return null;
    const plain = succeeds === undefined || statuses.includes(status) ? status : status.trim().toLowerCase();
    if (!statuses.includes(plain))
        return readStatus?.(status) ?? null;
    if (open.includes(plain))
        return 'open';
    return success.includes(plain) ? 'success' : 'final';
}
function saysSuccess(subject) {
    return stateOfStatus(statusOf(subject), subject.standard) === 'success' && isSuccess(subject);
}
function metadataOf({ value }) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'metadata');
}
function agentOf(subject) {
    const agent = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(metadataOf(subject), 'agent_type');
    return agent === undefined || agent.trim() === '' ? null : agent;
}
function isSameAgent(one, other) {
    return plainName(one) === plainName(other);
}
function plainName(name) {
    return name
        .trim()
        .replace(/^skill-/i, '')
        .replace(/-agent$/i, '')
        .toLowerCase();
}
function agentName(subject) {
    return agentLabel(subject.calledAgent ?? agentOf(subject));
}
function agentLabel(agent) {
    return shortened(agent === null || agent.trim() === '' ? UNNAMED : agent);
}
function fixFormat(subject) {
    return fixFormatOf(agentName(subject));
}
function fixFormatFor(agent) {
    return fixFormatOf(agentLabel(agent));
}
function fixFormatOf(agent) {
    return agent === UNNAMED ? 'Fix subagent return format' : `Fix ${agent} subagent return format`;
}
const UNNAMED = 'subagent';
function shortened(name) {
    return name.length <= LONGEST_NAME && PLAIN_NAME.test(name) ? name : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name, LONGEST_NAME);
}
const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._:@/+-]*$/u;
function wayToSession({ shape }) {
    return shape.fields['']?.includes('session_id') === true ? ['session_id'] : ['metadata', 'session_id'];
}
function writtenSession(subject) {
    const isInMetadata = wayToSession(subject.standard).length > 1;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(isInMetadata ? metadataOf(subject) : subject.value, 'session_id');
}
function sessionOf(subject) {
    const session = writtenSession(subject);
    return session === undefined || session.trim() === '' ? null : session;
}
const NO_NAMES = [];
function delegationOf(subject) {
    const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(metadataOf(subject), 'delegation_path');
    return path.length > 0 && path.every((name) => typeof name === 'string') ? known(path) : NO_NAMES;
}
const paths = new Map();
const PATHS_UP_TO = 1024;
const LONGEST_KEY = 1024;
function known(path) {
    const key = JSON.stringify(path);
    const before = paths.get(key);
    if (before !== undefined)
        return before;
    if (paths.size < PATHS_UP_TO && key.length <= LONGEST_KEY)
        paths.set(key, path);
    return path;
}
function objectsOf(subject, key) {
    const found = [];
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(subject.value, key);
    for (let index = 0; index < list.length; index++) {
        const value = list[index];
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
            found.push({ pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)('', key, index), value });
    }
    return found;
}
let latest;
function artifactsOf({ value }) {
    if (latest?.value !== value)
        latest = { value, artifacts: artifactsIn(value) };
    return latest.artifacts;
}
function artifactsIn(value) {
    const artifacts = [];
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(value, 'artifacts');
    for (let index = 0; index < list.length; index++) {
        const artifact = list[index];
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(artifact))
            continue;
        const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(artifact, 'path');
        artifacts.push({
            pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)('', 'artifacts', index),
            value: artifact,
            type: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(artifact, 'type'),
            path,
            plainPath: path === undefined ? null : (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalisePath */ .qb)(path),
            summary: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(artifact, 'summary'),
        });
    }
    return artifacts;
}
function breaksShape(errors, value, shape) {
    return errors.some((error) => !error.advisory && !isOptionalNull(error, value, shape));
}
function isOptionalNull({ keyword, pointer }, value, shape) {
    return keyword === 'type' && (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, pointer) === null && isOptional(pointer, shape);
}
function isOptional(pointer, { fields, required }) {
    const steps = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(pointer);
    const name = steps.at(-1) ?? '';
    const holder = steps
        .slice(0, -1)
        .map((step) => (/^\d+$/.test(step) ? '/*' : `/${step}`))
        .join('');
    return fields[holder]?.includes(name) === true && required[holder]?.includes(name) !== true;
}
const META = 'meta';
function isMetaTask(subject) {
    return (saysMeta(subject.value) || saysMeta(metadataOf(subject)) || (agentOf(subject)?.startsWith(`${META}-`) ?? false));
}
function saysMeta(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'task_type') === META || (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'language') === META;
}
function phasesOf({ value, standard, }) {
    const isAtTop = standard.shape.fields['']?.includes('phases_completed') === true;
    const holder = isAtTop ? value : (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'metadata');
    return {
        place: isAtTop ? '' : (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)('', 'metadata'),
        completed: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .numberField */ .sJ)(holder, 'phases_completed'),
        total: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .numberField */ .sJ)(holder, 'phases_total'),
    };
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
/* harmony export */   m2: () => (/* binding */ closingQuote),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   ol: () => (/* binding */ scalarOf),
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
        return node.items.map((item, index) => jsonOf(item, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, index), places));
    const members = new Map();
    for (const { key, value } of node.members) {
        if (!members.has(key))
            members.set(key, jsonOf(value, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, key), places));
    }
    return Object.fromEntries(members);
}
function linesFrom(text, offset) {
    return [...(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpans */ .U)(text, offset)].map(({ start, end }) => ({ text: text.slice(start, end), start }));
}
function trimmed({ text, start }, from = 0, to = text.length) {
    const part = text.slice(from, to);
    const inner = part.trimStart();
    return { text: inner.trimEnd(), start: start + from + part.length - inner.length };
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
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   SQ: () => (/* binding */ scan),
/* harmony export */   VS: () => (/* binding */ stringEnd),
/* harmony export */   Yq: () => (/* binding */ isUnclosed),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   _t: () => (/* binding */ looksLikeReturn),
/* harmony export */   fu: () => (/* binding */ isLikelyReturn),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
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
            let next = i + 1;
            while (isSpace(text.charCodeAt(next)))
                next++;
            if (text.charCodeAt(next) === COLON)
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
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && isLikelyReturn(marksOf(value));
}
function marksOf(value) {
    const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'status');
    return {
        status,
        plainStatus: status && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value.status) && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value.status),
        artifacts: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'artifacts'),
        metadata: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'metadata'),
    };
}


/***/ }),

/***/ 60771:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lineSpans),
/* harmony export */   q: () => (/* binding */ Lines)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6644);

class Lines {
    #text;
    #starts = [0];
    constructor(text) {
        this.#text = text;
        for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
            this.#starts.push(i + 1);
    }
    lineAt(offset) {
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .firstWhere */ .U1)(this.#starts.length - 1, (n) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .elementAt */ .s2)(this.#starts, n + 1) > offset) + 1;
    }
    startOf(line) {
        return this.#starts[line - 1] ?? this.#text.length;
    }
    textOf(line) {
        const start = this.#starts[line - 1];
        if (start === undefined)
            return '';
        const next = this.#starts[line];
        const end = next === undefined ? this.#text.length : next - 1;
        return this.#text.slice(start, this.#text[end - 1] === '\r' && end > start ? end - 1 : end);
    }
    range(start, end) {
        const found = this.lineAt(start);
        const isBehind = found > 1 && this.startOf(found) === this.#text.length;
        const line = isBehind ? found - 1 : found;
        const first = this.startOf(line);
        const text = this.textOf(line);
        if (text === '')
            return { startLine: line, startColumn: 1, endLine: line, endColumn: 1 };
        const at = Math.min(start - first, lastCharacterOf(text));
        const last = Math.max(Math.min(end - first, text.length), at + 1);
        return { startLine: line, startColumn: at + 1, endLine: line, endColumn: last + 1 };
    }
}
function lastCharacterOf(text) {
    const isPair = /[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text);
    return text.length - (isPair ? 2 : 1);
}
function* lineSpans(text, from = 0) {
    const ending = /\r\n|\n|\r/g;
    ending.lastIndex = from;
    let start = from;
    for (let found = ending.exec(text); found !== null; found = ending.exec(text)) {
        yield { start, end: found.index };
        start = ending.lastIndex;
    }
    yield { start, end: text.length };
}


/***/ })

};
;