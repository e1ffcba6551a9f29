"use strict";
exports.id = 4865;
exports.ids = [4865];
exports.modules = {

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

/***/ 73003:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ statedBy),
/* harmony export */   K8: () => (/* binding */ isMessage),
/* harmony export */   M$: () => (/* binding */ handedBy),
/* harmony export */   cZ: () => (/* binding */ hasToolResult),
/* harmony export */   r0: () => (/* binding */ wholeText)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6202);



function hasToolResult(value) {
    return isToolUse(value) || isResult(value) || isTask(value);
}
function handedBy(value) {
    const finals = [];
    if (isToolUse(value))
        finals.push(...ofToolUse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(value, 'toolUseResult')));
    if (isResult(value))
        finals.push(...ofResult(value));
    if (isTask(value))
        finals.push(...ofTask(value));
    return finals;
}
function isMessage(value) {
    const message = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(value, 'message');
    return ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.isObject)(message) && ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(value, 'type') === 'assistant' || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(message, 'role') === 'assistant'));
}
function statedBy(value) {
    const pointer = '/message/content';
    const content = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(value, 'message'), 'content');
    if (isMessage(value))
        return spokenIn(content, pointer);
    if (isToolUse(value) || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.isArray)(content))
        return [];
    return content.flatMap((block, n) => {
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(block, 'type') !== 'tool_result')
            return [];
        const call = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(block, 'tool_use_id') ?? '';
        return spokenIn((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(block, 'content'), (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, n, 'content')).map((one) => ({ ...one, call }));
    });
}
function wholeText({ text, more = [] }) {
    return [text, ...more.map((one) => one.text)].join('\n');
}
function isToolUse(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.has)(value, 'toolUseResult');
}
function ofToolUse(result) {
    const pointer = '/toolUseResult';
    if (typeof result === 'string')
        return [{ kind: 'text', pointer, text: result }];
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.isArray)(result))
        return ofContent(result, pointer);
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(result, 'status') === 'async_launched')
        return [];
    if (result !== undefined && (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .looksLikeReturn */ ._t)(result))
        return [valueAt(result, pointer)];
    return ofContent((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(result, 'content'), (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, 'content'));
}
function ofContent(content, pointer) {
    return spokenIn(content, pointer);
}
function spokenIn(content, pointer) {
    if (typeof content === 'string')
        return [{ kind: 'text', pointer, text: content }];
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.isArray)(content))
        return [];
    const texts = content.flatMap((block, n) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(block, 'text');
        return text === undefined ? [] : [{ pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, n, 'text'), text }];
    });
    const [first, ...more] = texts;
    if (first === undefined)
        return [];
    return [{ kind: 'text', ...first, ...(more.length === 0 ? {} : { more }) }];
}
function isResult(value) {
    const marks = ['subtype', 'is_error', 'result', 'structured_output'];
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(value, 'type') === 'result' && marks.some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.has)(value, key));
}
function ofResult(value) {
    const pointer = '/structured_output';
    const structured = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(value, 'structured_output');
    const finals = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.isObject)(structured) ? [valueAt(structured, pointer)] : [];
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.isArray)(structured)) {
        structured.forEach((one, n) => {
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.isObject)(one))
                finals.push(valueAt(one, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, n)));
        });
    }
    return [...finals, ...ofAnything((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(value, 'result'), '/result')];
}
function ofAnything(value, pointer) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.isObject)(value)) {
        if ((0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeReturn */ .zR)((0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .marksOf */ .Ok)(value)))
            return [valueAt(value, pointer)];
        for (const key of ['text', 'output', 'result']) {
            const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(value, key);
            if (text !== undefined)
                return [{ kind: 'text', pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, key), text }];
        }
        return ofContent((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(value, 'content'), (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, 'content'));
    }
    const values = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.isArray)(value)
        ? value.flatMap((one, n) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.isObject)(one) && (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeReturn */ .zR)((0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .marksOf */ .Ok)(one)) ? [valueAt(one, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, n))] : []))
        : [];
    return values.length > 0 ? values : ofContent(value, pointer);
}
function valueAt(value, pointer) {
    return { kind: 'value', pointer, value };
}
function isTask(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(value, 'part'), 'tool')?.toLowerCase() === 'task';
}
function ofTask(value) {
    return ofAnything((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(value, 'part'), 'state'), 'output'), '/part/state/output');
}


/***/ }),

/***/ 7458:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rR: () => (/* binding */ MOST_DUPLICATES),
  px: () => (/* binding */ elementsIn),
  qg: () => (/* binding */ parse),
  BU: () => (/* binding */ partOf),
  Bg: () => (/* binding */ returnsOf),
  YL: () => (/* binding */ unnumberedReturn)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(6202);
;// CONCATENATED MODULE: ./src/read/json/locator.ts



const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
class Locator {
    #span;
    #rangeIn;
    #root;
    #errors;
    #places;
    constructor(span, range) {
        this.#span = span;
        this.#rangeIn = range;
    }
    locate(pointer, part = 'value') {
        const places = (this.#places ??= new Places(this.#text()));
        let value = 0;
        for (const token of (0,model_pointer.tokens)(pointer)) {
            const next = places.child(value, token);
            if (next === undefined)
                return this.#between(places.starts[value], places.ends[value]);
            value = next;
        }
        const keyStart = places.keyStarts[value] ?? -1;
        if (part === 'key' && keyStart >= 0)
            return this.#between(keyStart, places.keyEnds[value]);
        return this.#between(places.starts[value], places.ends[value]);
    }
    firstError() {
        this.#tree();
        const error = this.#errors?.[0];
        if (error === undefined)
            return undefined;
        return { reason: reasonOf((0,main.printParseErrorCode)(error.error)), range: this.#range(error.offset, error.length) };
    }
    duplicates(most) {
        const listed = [];
        let more = 0;
        const visit = (node) => {
            const seen = new Map();
            for (const entry of node?.children ?? []) {
                const [key] = entry.type === 'property' ? (entry.children ?? []) : [];
                if (key !== undefined) {
                    const name = String(key.value);
                    const first = seen.get(name);
                    if (first === undefined)
                        seen.set(name, key);
                    else if (listed.length === most)
                        more++;
                    else
                        listed.push({ key: name, firstLine: this.#rangeOf(first).startLine, range: this.#rangeOf(key) });
                }
                visit(entry);
            }
        };
        visit(this.#tree());
        return { listed, more };
    }
    #tree() {
        if (this.#errors === undefined) {
            const errors = [];
            try {
                this.#root = (0,main.parseTree)(this.#text(), errors, STRICT);
            }
            catch (error) {
                if (!(error instanceof RangeError))
                    throw error;
            }
            this.#errors = errors;
        }
        return this.#root;
    }
    #text() {
        return this.#span.text.slice(this.#span.start, this.#span.end);
    }
    #rangeOf({ offset, length }) {
        return this.#range(offset, length);
    }
    #between(start = 0, end = 1) {
        return this.#range(start, end - start);
    }
    #range(offset, length) {
        const start = this.#span.start + offset;
        return this.#rangeIn(start, start + length);
    }
}
function reasonOf(code) {
    return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
const NO_KEY = { name: null, start: -1, end: -1 };
const MOST_SEARCHED = 32;
class Places {
    starts = [];
    ends = [];
    keyStarts = [];
    keyEnds = [];
    #names = [];
    #next = [];
    #large = new Map();
    constructor(text) {
        const open = [];
        let key = NO_KEY;
        for (let at = 0; at < text.length; at++) {
            const sign = text.charCodeAt(at);
            if ((0,scan/* isSpace */.xC)(sign) || sign === scan/* COMMA */.KE || sign === scan/* COLON */.oH)
                continue;
            if (sign === 0x7d || sign === 0x5d) {
                this.#end(open.pop() ?? 0, at + 1);
                continue;
            }
            const isOpening = sign === 0x7b || sign === 0x5b;
            const end = isOpening ? at + 1 : (0,scan/* valueEnd */.dJ)(text, at);
            if (sign === scan/* QUOTE */.jA && (0,scan/* isKey */.m0)(text, end)) {
                key = { name: JSON.parse(text.slice(at, end)), start: at, end };
            }
            else {
                if (isOpening)
                    open.push(this.starts.length);
                this.#begin(at, end, key);
                key = NO_KEY;
            }
            at = end - 1;
        }
    }
    #begin(start, end, key) {
        this.starts.push(start);
        this.ends.push(end);
        this.#next.push(this.starts.length);
        this.#names.push(key.name);
        this.keyStarts.push(key.start);
        this.keyEnds.push(key.end);
    }
    #end(value, offset) {
        this.ends[value] = offset;
        this.#next[value] = this.starts.length;
    }
    child(parent, name) {
        const large = this.#large.get(parent);
        if (large !== undefined)
            return large.get(name);
        let found;
        let position = 0;
        for (const value of this.#children(parent)) {
            if (position === MOST_SEARCHED)
                return this.#byName(parent).get(name);
            if (name === (this.#names[value] ?? String(position)))
                found = value;
            position++;
        }
        return found;
    }
    *#children(parent) {
        const end = this.#next[parent] ?? 0;
        for (let value = parent + 1; value < end; value = this.#next[value] ?? end)
            yield value;
    }
    #byName(parent) {
        const values = Array.from(this.#children(parent), (value, position) => {
            return [this.#names[value] ?? String(position), value];
        });
        const byName = new Map(values);
        this.#large.set(parent, byName);
        return byName;
    }
}

// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(22003);
;// CONCATENATED MODULE: ./src/read/json/json.ts





const NO_PROBLEMS = [];
const MOST_DUPLICATES = 99;
function parse(source, start = 0, end = source.text.length) {
    const text = source.text.slice(start, end);
    const { keys, tooDeepAt } = (0,scan/* scan */.SQ)(text);
    if (tooDeepAt >= 0) {
        const at = start + tooDeepAt;
        return {
            kind: 'problem',
            deep: true,
            problem: () => ({ kind: 'too-deep', limit: scan/* MAX_DEPTH */.lr, range: source.range(at, at + 1) }),
        };
    }
    const locator = locatorOf(source, { start, end });
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { kind: 'problem', deep: false, problem: () => syntaxProblem(source, start, locator()) };
    }
    const duplicates = () => {
        if ((0,scan/* countKeys */.GO)(value) === keys)
            return NO_PROBLEMS;
        const { listed, more } = locator().duplicates(MOST_DUPLICATES);
        const problems = listed.map((duplicate) => ({ kind: 'duplicate-key', ...duplicate }));
        return more === 0 ? problems : [...problems, { kind: 'more-duplicates', more }];
    };
    return { kind: 'value', value, start, end, locator, duplicates };
}
function locatorOf(source, { start, end }) {
    let made;
    return () => (made ??= new Locator({ text: source.text, start, end }, source.range));
}
function syntaxProblem(source, start, locator) {
    const found = locator.firstError() ?? { reason: 'not strict JSON', range: source.range(start, start) };
    return { kind: 'syntax', ...found, ...(source.text.trim() === '' ? { reason: 'it is empty' } : {}) };
}
function* returnsOf(source, parsed) {
    const { value, locator } = parsed;
    if ((0,json.isObject)(value)) {
        yield (0,read_source/* find */.I6)(() => ({ problems: parsed.duplicates(), returns: [unnumberedReturn(source, parsed, value)] }));
    }
    else if (!(0,json.isArray)(value)) {
        yield (0,read_source/* find */.I6)(() => ({ problems: [{ kind: 'not-object', value, range: locator().locate('') }] }));
    }
    else if (value.length === 0) {
        yield (0,read_source/* find */.I6)(() => ({ problems: [{ kind: 'no-return', range: locator().locate('') }] }));
    }
    else {
        for (const { element, first } of elementsIn(source, parsed, value)) {
            const of = element.value;
            yield (0,read_source/* find */.I6)(() => ({
                problems: [
                    ...(first ? parsed.duplicates() : NO_PROBLEMS),
                    ...((0,json.isObject)(of) ? NO_PROBLEMS : [notObject(source, element)]),
                ],
                returns: (0,json.isObject)(of) ? [unnumberedReturn(source, element, of)] : [],
            }));
        }
    }
}
function notObject({ range }, { value, start, end }) {
    return { kind: 'not-object', value, range: range(start, end) };
}
function* elementsIn(source, { start }, value) {
    let n = 0;
    for (const place of (0,scan/* elementsOf */.ZE)(source.text, firstLetter(source.text, start))) {
        const parsed = {
            kind: 'value',
            value: (0,collections/* elementAt */.s2)(value, n),
            ...place,
            locator: locatorOf(source, place),
            duplicates: () => NO_PROBLEMS,
        };
        yield { element: parsed, first: n === 0 };
        n++;
    }
}
function unnumberedReturn(source, { start, locator }, value) {
    return {
        composed: null,
        value,
        verbatim: true,
        startLine: source.lineAt(firstLetter(source.text, start)),
        locate: (pointer, part) => locator().locate(pointer, part),
    };
}
function partOf({ locator }, value, base) {
    return {
        composed: null,
        value,
        verbatim: true,
        startLine: locator().locate(base).startLine,
        locate: (pointer, part) => locator().locate(base + pointer, part),
    };
}
function firstLetter(text, start) {
    return start + text.slice(start).search(/\S/);
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


/***/ }),

/***/ 80569:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ linkName),
/* harmony export */   Y: () => (/* binding */ TooManyBlocks)
/* harmony export */ });
function linkName(label) {
    return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}
class TooManyBlocks extends Error {
    name = 'TooManyBlocks';
}


/***/ }),

/***/ 46451:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fy: () => (/* binding */ mayHoldAny),
/* harmony export */   ge: () => (/* binding */ mayHoldMarkdown),
/* harmony export */   k$: () => (/* binding */ readMarkdown)
/* harmony export */ });
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80569);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22003);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65933);
/* harmony import */ var _unread_return_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68112);




function readMarkdown(source) {
    const { markdown, budget } = source;
    if (markdown === null || !mayHoldAny(source))
        return _source_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_PARTS */ .lv;
    if (budget.blocks < 0)
        return _source_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_PARTS */ .lv;
    try {
        return markdown.read(source);
    }
    catch (error) {
        if (!(error instanceof _block_js__WEBPACK_IMPORTED_MODULE_3__/* .TooManyBlocks */ .Y))
            throw error;
        return { ..._source_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_PARTS */ .lv, problems: [{ kind: 'too-many-blocks', limit: _source_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_BLOCKS */ .hk }] };
    }
}
function mayHoldAny(source) {
    return (0,_extract_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldReturn */ .Vq)(source.text) || source.markdown?.mayHold(source.text) === true || (0,_unread_return_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHoldUnread */ .G_)(source);
}
const MARKS = /esult"|"output"|"assistant"|\\u/;
function mayHoldMarkdown(bytes, form) {
    if (form === 'markdown')
        return true;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return MARKS.test(buffer.toString('latin1'));
}


/***/ }),

/***/ 97811:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L3: () => (/* binding */ rendererFor),
/* harmony export */   nV: () => (/* binding */ renderedMarkdown),
/* harmony export */   uv: () => (/* binding */ mayHide)
/* harmony export */ });
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80569);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22003);


async function rendererFor(...texts) {
    return texts.some(mayHide) ? (await Promise.all(/* import() */[__webpack_require__.e(490), __webpack_require__.e(8811), __webpack_require__.e(1226)]).then(__webpack_require__.bind(__webpack_require__, 88811))).renderedText : null;
}
async function renderedMarkdown(text) {
    const render = await rendererFor(text);
    try {
        return render?.(text, { blocks: _source_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_BLOCKS */ .hk }).text ?? text;
    }
    catch (error) {
        if (error instanceof _block_js__WEBPACK_IMPORTED_MODULE_1__/* .TooManyBlocks */ .Y)
            return text;
        throw error;
    }
}
const MARKS = /<!--|<\/?(?:details|summary)|\]:/i;
function mayHide(text) {
    return MARKS.test(text);
}


/***/ }),

/***/ 39191:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ isHolding),
  L: () => (/* binding */ read)
});

// EXTERNAL MODULE: ./src/model/document.ts
var model_document = __webpack_require__(23056);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(65933);
// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(6202);
// EXTERNAL MODULE: ./src/read/finals.ts
var read_finals = __webpack_require__(73003);
;// CONCATENATED MODULE: ./src/read/chains.ts


const UNNAMED = 'unnamed';
class Chains {
    #chains = new Map();
    #agents = new Map();
    #tools = new Map();
    note(event) {
        const agent = this.#agentOf(event);
        const uuid = (0,json.stringField)(event, 'uuid');
        if (agent !== null && uuid !== undefined)
            this.#agents.set(uuid, agent);
        if ((0,read_finals/* isMessage */.K8)(event))
            this.#said(event, agent);
        this.#handOver(event);
    }
    placeOf(event, { call }) {
        if (call !== undefined) {
            const tool = this.#tools.get(call);
            return tool === undefined ? 'aside' : isAgentTool(tool) ? 'end' : 'other';
        }
        return this.#chainOf(event).last?.events.has(event) === true ? 'end' : 'aside';
    }
    #said(event, agent) {
        for (const block of blocksOf(event)) {
            const id = (0,json.stringField)(block, 'id');
            const name = (0,json.stringField)(block, 'name');
            if ((0,json.stringField)(block, 'type') === 'tool_use' && id !== undefined && name !== undefined)
                this.#tools.set(id, name);
        }
        const text = (0,read_finals/* statedBy */.Hk)(event).map(read_finals/* wholeText */.r0).join('\n').trim();
        if (text === '')
            return;
        const chain = this.#chain(sessionOf(event), agent);
        const id = (0,json.stringField)((0,json.field)(event, 'message'), 'id');
        if (id === undefined || chain.last?.id !== id) {
            chain.last = { id, events: new Set([event]), text };
        }
        else {
            chain.last.events.add(event);
            chain.last.text += `\n${text}`;
        }
    }
    #handOver(event) {
        const calls = blocksOf(event).flatMap((block) => (0,json.stringField)(block, 'tool_use_id') ?? []);
        const finals = (0,read_finals/* hasToolResult */.cZ)(event) ? (0,read_finals/* handedBy */.M$)(event) : [];
        const answers = (0,read_finals/* statedBy */.Hk)(event).filter(({ call }) => call !== undefined && isAgentTool(this.#tools.get(call) ?? ''));
        if (finals.length + answers.length === 0)
            return;
        const texts = new Set([...finals, ...answers].flatMap((final) => (final.kind === 'text' ? [(0,read_finals/* wholeText */.r0)(final).trim()] : [])));
        const agents = new Set([(0,json.stringField)((0,json.field)(event, 'toolUseResult'), 'agentId') ?? '', ...calls]);
        const session = sessionOf(event);
        const endsSession = (0,json.stringField)(event, 'type') === 'result';
        for (const chain of this.#chains.values()) {
            const isSession = session === '' || chain.session === '' || session === chain.session;
            const isEnded = chain.agent === null ? endsSession && isSession : agents.has(chain.agent);
            if (chain.last !== null && (isEnded || texts.has(chain.last.text)))
                chain.last = null;
        }
    }
    #chainOf(event) {
        return this.#chain(sessionOf(event), this.#agentOf(event));
    }
    #chain(session, agent) {
        const key = JSON.stringify([session, agent]);
        const known = this.#chains.get(key);
        if (known !== undefined)
            return known;
        const chain = { session, agent, last: null };
        this.#chains.set(key, chain);
        return chain;
    }
    #agentOf(event) {
        const named = (0,json.stringField)(event, 'agentId') ?? (0,json.stringField)(event, 'parent_tool_use_id');
        if (named !== undefined)
            return named;
        if ((0,json.field)(event, 'isSidechain') !== true)
            return null;
        const before = (0,json.stringField)(event, 'parentUuid');
        if (before !== undefined)
            return this.#agents.get(before) ?? UNNAMED;
        return (0,read_finals/* isMessage */.K8)(event) ? UNNAMED : ((0,json.stringField)(event, 'uuid') ?? UNNAMED);
    }
}
function isAgentTool(name) {
    return /^(?:task|agent)$/i.test(name);
}
function sessionOf(event) {
    return (0,json.stringField)(event, 'sessionId') ?? (0,json.stringField)(event, 'session_id') ?? (0,json.stringField)(event, 'sessionID') ?? '';
}
function blocksOf(event) {
    const content = (0,json.field)((0,json.field)(event, 'message'), 'content');
    return (0,json.isArray)(content) ? content : [];
}

// EXTERNAL MODULE: ./src/read/json/json.ts + 1 modules
var json_json = __webpack_require__(7458);
// EXTERNAL MODULE: ./src/read/json/objects.ts
var objects = __webpack_require__(26907);
// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(60771);
// EXTERNAL MODULE: ./src/read/unread-return.ts
var unread_return = __webpack_require__(68112);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(22003);
// EXTERNAL MODULE: ./src/read/transcript.ts
var transcript = __webpack_require__(57360);
;// CONCATENATED MODULE: ./src/read/json-lines.ts











function readLines(source) {
    const log = new Log(source);
    const all = log.parts();
    if (all.returns.length > 0 || all.problems.length > 0 || log.hasEvents)
        return all;
    return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'no-return', range: pointer.FILE_START }] };
}
class Kept {
    lines = [];
    more = 0;
    add(start, found) {
        if (this.lines.length < read_source/* MOST_RETURNS */.IE)
            this.lines.push({ start, found });
        else
            this.more += found.count;
    }
}
class Log {
    hasEvents = false;
    #source;
    #isTranscript = false;
    #certain = new Kept();
    #others = new Kept();
    #chains = new Chains();
    #candidates = [];
    constructor(source) {
        this.#source = source;
        const { text } = source;
        for (const { start, end } of (0,read_lines/* lineSpans */.U)(text))
            if (text.slice(start, end).trim() !== '')
                this.#line(start, end);
    }
    parts() {
        for (const { start, event } of this.#candidates) {
            for (const found of (0,transcript/* readStated */.y3)(event, this.#chains))
                this.#certain.add(start, found);
        }
        const kept = this.#isTranscript ? [this.#certain] : [this.#certain, this.#others];
        const lines = kept.flatMap((one) => one.lines).sort((a, b) => a.start - b.start);
        const more = kept.reduce((sum, one) => sum + one.more, 0);
        const read = (0,read_source/* taken */.uU)([...lines.map(({ found }) => found), ...(0,read_source/* findsOf */.Cf)({ ...read_source/* NO_PARTS */.lv, more })]);
        const candidates = this.#candidates.map(({ event }) => event);
        return (0,transcript/* withAsides */.OS)((0,transcript/* withoutRepeats */.jP)(read), candidates, this.#chains);
    }
    #line(start, end) {
        const source = this.#source;
        const isBroken = this.#certain.lines.length === read_source/* MOST_RETURNS */.IE && !(0,objects/* isJson */.Fh)(source.text, start, end);
        const line = isBroken ? null : (0,json_json/* parse */.qg)(source, start, end);
        if (line?.kind !== 'value') {
            this.#certain.add(start, (0,read_source/* find */.I6)(() => brokenLine(source, start, end)));
            return;
        }
        const { value } = line;
        if ((0,json.isObject)(value) && !(0,scan/* looksLikeReturn */._t)(value))
            this.#chains.note(value);
        if ((0,transcript/* isEnding */.yp)(value)) {
            this.hasEvents = true;
            const event = { source, parsed: line, value, line: source.lineAt(start) };
            if ((0,transcript/* eventMayHoldReturn */.xl)(event))
                this.#candidates.push({ start, event });
            if (!(0,read_finals/* hasToolResult */.cZ)(value))
                return;
            this.#isTranscript = true;
            for (const found of (0,transcript/* readToolResults */.tB)(event))
                this.#certain.add(start, found);
        }
        else if ((0,json.isObject)(value) && !(0,scan/* looksLikeReturn */._t)(value)) {
            if ((0,transcript/* isEvent */.xH)(value))
                this.hasEvents = true;
            else
                for (const found of (0,json_json/* returnsOf */.Bg)(source, line))
                    this.#others.add(start, found);
        }
        else {
            for (const found of (0,json_json/* returnsOf */.Bg)(source, line))
                this.#certain.add(start, found);
        }
    }
}
function brokenLine(source, start, end) {
    const line = (0,json_json/* parse */.qg)(source, start, end);
    if (line.kind === 'value')
        return {};
    const problem = line.problem();
    if (line.deep)
        return { problems: [problem] };
    const text = source.text.slice(start, end);
    const spans = [...(0,unread_return/* returnSpans */.q0)(text)].map((span) => ({ start: start + span.start, end: start + span.end }));
    const { problems, returns, more } = (0,read_source/* taken */.uU)(spans.map((span) => (0,unread_return/* returnAt */.St)(source, span)));
    return { problems: [problem, ...problems], returns, more };
}

// EXTERNAL MODULE: ./src/read/markdown/block.ts
var block = __webpack_require__(80569);
// EXTERNAL MODULE: ./src/read/markdown/markdown.ts
var markdown = __webpack_require__(46451);
;// CONCATENATED MODULE: ./src/read/read.ts















function isHolding({ problems, returns }) {
    return returns.length > 0 || problems.some(({ kind }) => !model_document.PROBLEMS_OF_NONE.has(kind));
}
const NO_READERS = {
    markdown: null,
    single: false,
    document: false,
    opening: null,
    log: false,
    whole: null,
    values: null,
    candidate: false,
    rendered: null,
    whyNone: null,
};
function ofDocument(parts) {
    return {
        ...parts,
        returns: parts.returns.filter(({ composed, isPartial }) => composed !== null && isPartial !== true),
        problems: parts.problems.filter((problem) => (problem.kind === 'unread-return' && problem.reason === 'in-comment') ||
            (problem.kind !== 'wrapped' && !model_document.PROBLEMS_OF_JSON.has(problem.kind))),
    };
}
function read(bytes, form, options) {
    const all = { ...NO_READERS, ...options };
    const { markdown, single, document, log, opening, whole, values, candidate, whyNone, rendered } = all;
    const { text: decoded, problems } = (0,read_source/* decode */.D4)(bytes);
    const mayBeNone = candidate || (form === 'markdown' && document);
    if (decoded === null && !mayBeNone)
        return { problems, returns: [], line: () => '' };
    const text = decoded ?? (0,read_source/* decodeLoosely */.Al)(bytes);
    let made;
    const lines = () => (made ??= new read_lines/* Lines */.q(text));
    const source = {
        text,
        range: (start, end) => lines().range(start, end),
        lineAt: (offset) => (offset === 0 ? 1 : lines().lineAt(offset)),
        markdown,
        budget: { blocks: read_source/* MOST_BLOCKS */.hk },
        reportsUnread: !document && !single,
    };
    const shown = rendered === null ? source : withoutHidden(source, rendered);
    const line = (n) => lines().textOf(n);
    if (form === 'whole') {
        const flaws = withoutMark(problems);
        if (shown === null)
            return { problems: [...flaws, TOO_MANY_BLOCKS], returns: [], line };
        const found = whole?.(shown) ?? null;
        const reading = { problems: flaws, returns: found === null ? [] : [{ moreClaims: 0, ...found, index: 0 }], line };
        if (!candidate)
            return reading;
        if (reading.returns.length === 0) {
            const problem = whyNone?.(shown) ?? null;
            return { ...reading, problems: problem === null ? [] : [problem] };
        }
        return decoded === null ? { ...reading, returns: [] } : reading;
    }
    const found = values !== null && form !== 'markdown' ? values(source, form) : READERS[form](source);
    const own = single && values === null ? withoutArray(source, found) : document ? ofDocument(found) : found;
    const opened = form === 'markdown' && opening !== null && shown !== null ? opening(shown) : null;
    const limited = bounded(counted(opened === null ? own : startingWith(opened, own, single)), text.length);
    const flaws = opened === null ? problems : withoutMark(problems);
    const isLookedFor = form !== 'markdown' || markdown !== null;
    const parts = log && isLookedFor ? withNothingRead(limited) : limited;
    const holdsNothing = parts.returns.length === 0 && parts.problems.length === 0;
    if (decoded === null)
        return { problems: holdsNothing ? [] : problems, returns: [], line: () => '' };
    const silent = form === 'markdown' && (holdsNothing || (parts.problems.length === 0 && opened?.isAlone === true));
    return {
        problems: flaws.length === 0 || silent ? parts.problems : [...flaws, ...parts.problems],
        returns: parts.returns.map(({ composed, value, verbatim, startLine, moreClaims = 0, unread, locate }, index) => ({
            index,
            composed,
            value,
            verbatim,
            startLine,
            moreClaims,
            ...(unread === undefined ? {} : { unread }),
            locate,
        })),
        line,
    };
}
const TOO_MANY_BLOCKS = { kind: 'too-many-blocks', limit: read_source/* MOST_BLOCKS */.hk };
function withoutHidden(source, rendered) {
    try {
        const { text, unended } = rendered(source.text, { ...source.budget });
        return { ...source, text, unended, written: source.text };
    }
    catch (error) {
        if (!(error instanceof block/* TooManyBlocks */.Y))
            throw error;
        return null;
    }
}
function withNothingRead(parts) {
    const { problems, returns } = parts;
    const isOfFile = (problem) => problem.kind === 'no-return' && problem.range === pointer.FILE_START;
    const isEmpty = returns.length === 0 && problems.every(isOfFile);
    return isEmpty ? { ...parts, problems: [{ kind: 'nothing-read', range: pointer.FILE_START }] } : parts;
}
function startingWith(opened, parts, single) {
    return single || opened.isAlone === true
        ? { ...read_source/* NO_PARTS */.lv, returns: [opened] }
        : { ...parts, returns: [opened, ...parts.returns] };
}
function withoutMark(problems) {
    return problems.filter(({ kind }) => kind !== 'byte-order-mark');
}
function withoutArray(source, parts) {
    if (!source.text.trimStart().startsWith('['))
        return parts;
    const parsed = (0,json_json/* parse */.qg)(source);
    if (parsed.kind !== 'value' || !(0,json.isArray)(parsed.value) || parsed.value.some(transcript/* isEnding */.yp))
        return parts;
    const { value } = parsed;
    return { ...parts, problems: [{ kind: 'not-object', value, range: pointer.FILE_START }, ...parts.problems] };
}
function bounded(parts, length) {
    if (length <= 2 * model_document.MOST_ELEMENTS)
        return parts;
    const count = parts.returns.reduce((sum, { value }) => sum + (0,model_document.countElements)(value), 0);
    if (count <= model_document.MOST_ELEMENTS)
        return parts;
    return {
        problems: [...parts.problems, { kind: 'too-many-elements', count, limit: model_document.MOST_ELEMENTS }],
        returns: [],
        more: parts.more,
    };
}
function counted({ problems, returns, more }) {
    const limited = withFewDuplicates(problems);
    if (more === 0)
        return { problems: limited, returns, more };
    const found = Math.max(returns.length, read_source/* MOST_RETURNS */.IE) + more;
    return { problems: [...limited, { kind: 'too-many-returns', found, limit: read_source/* MOST_RETURNS */.IE }], returns, more };
}
function withFewDuplicates(problems) {
    if (problems.length <= json_json/* MOST_DUPLICATES */.rR)
        return problems;
    const few = [];
    let listed = 0;
    let more = 0;
    for (const problem of problems) {
        if (problem.kind === 'more-duplicates')
            more += problem.more;
        else if (problem.kind !== 'duplicate-key' || ++listed <= json_json/* MOST_DUPLICATES */.rR)
            few.push(problem);
        else
            more++;
    }
    return more === 0 ? few : [...few, { kind: 'more-duplicates', more }];
}
const READERS = {
    json: readJson,
    jsonl: readLines,
    markdown: (source) => (0,read_source/* quoted */.TL)((0,markdown/* readMarkdown */.k$)(source)),
};
function readJson(source) {
    const parsed = (0,json_json/* parse */.qg)(source);
    if (parsed.kind === 'value')
        return valueParts(source, parsed);
    const none = { ...read_source/* NO_PARTS */.lv, problems: [parsed.problem()] };
    return parsed.deep ? none : (among(source) ?? none);
}
function among(source) {
    const spans = [...(0,unread_return/* returnSpans */.q0)(source.text)];
    const [first] = spans;
    if (first === undefined)
        return null;
    const { problems, ...parts } = (0,read_source/* taken */.uU)(spans.map((span) => (0,unread_return/* returnAt */.St)(source, span)));
    if (parts.returns.length === 0)
        return null;
    const { start } = first;
    const by = (0,extract/* isFenced */.i3)(source.text, start) ? 'fence' : 'prose';
    return { ...parts, problems: [{ kind: 'wrapped', by, range: source.range(start, start + 1) }, ...problems] };
}
function valueParts(source, parsed) {
    const { value, locator } = parsed;
    if (!(0,transcript/* isEnding */.yp)(value) && !((0,json.isArray)(value) && value.some(transcript/* isEnding */.yp)))
        return (0,read_source/* taken */.uU)((0,json_json/* returnsOf */.Bg)(source, parsed));
    const chains = new Chains();
    const candidates = [];
    let found;
    if ((0,transcript/* isEnding */.yp)(value)) {
        chains.note(value);
        found = (0,read_source/* taken */.uU)(returnsOfEvent({ source, parsed, value, line: null }, chains, candidates));
    }
    else {
        for (const event of value)
            if ((0,json.isObject)(event) && !(0,scan/* looksLikeReturn */._t)(event))
                chains.note(event);
        found = (0,read_source/* taken */.uU)(returnsOfLog(source, parsed, value, chains, candidates));
    }
    const parts = (0,transcript/* withAsides */.OS)((0,transcript/* withoutRepeats */.jP)(found), candidates, chains);
    if (parts.returns.length > 0 || parts.problems.length > 0)
        return parts;
    return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'no-return', range: locator().locate('') }] };
}
function* returnsOfLog(source, parsed, events, chains, candidates) {
    for (const { element } of (0,json_json/* elementsIn */.px)(source, parsed, events)) {
        const { value } = element;
        if ((0,transcript/* isEnding */.yp)(value))
            yield* returnsOfEvent({ source, parsed: element, value, line: null }, chains, candidates);
        else if ((0,scan/* looksLikeReturn */._t)(value))
            yield (0,read_source/* find */.I6)(() => ({ returns: [(0,json_json/* unnumberedReturn */.YL)(source, element, value)] }));
    }
}
function* returnsOfEvent(event, chains, candidates) {
    if ((0,read_finals/* hasToolResult */.cZ)(event.value))
        yield* (0,transcript/* readToolResults */.tB)(event);
    if (!(0,transcript/* eventMayHoldReturn */.xl)(event))
        return;
    candidates.push(event);
    yield* (0,transcript/* readStated */.y3)(event, chains);
}


/***/ }),

/***/ 57360:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ withAsides),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   q5: () => (/* binding */ messageForm),
/* harmony export */   tB: () => (/* binding */ readToolResults),
/* harmony export */   xH: () => (/* binding */ isEvent),
/* harmony export */   xl: () => (/* binding */ eventMayHoldReturn),
/* harmony export */   y3: () => (/* binding */ readStated),
/* harmony export */   yp: () => (/* binding */ isEnding)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87979);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65933);
/* harmony import */ var _finals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73003);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7458);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6202);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46451);
/* harmony import */ var _unread_return_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68112);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22003);
/* harmony import */ var _json_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26907);










function isEnding(value) {
    return ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__.isObject)(value) &&
        !(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .looksLikeReturn */ ._t)(value) &&
        ((0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .hasToolResult */ .cZ)(value) || (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .isMessage */ .K8)(value) || (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .statedBy */ .Hk)(value).length > 0));
}
function isEvent(value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__.isObject)(value) || (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .looksLikeReturn */ ._t)(value) || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__.stringField)(value, 'type') === undefined)
        return false;
    return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__.has)(value, key));
}
function* readToolResults(event) {
    const finals = (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .handedBy */ .M$)(event.value);
    const values = [];
    for (const final of finals) {
        if (final.kind !== 'value' || values.some((known) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(known, final.value)))
            continue;
        values.push(final.value);
        yield (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .find */ .I6)(() => ({ returns: [(0,_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .partOf */ .BU)(event.parsed, final.value, final.pointer)] }));
    }
    for (const final of finals) {
        if (final.kind === 'value')
            continue;
        const [only, ...others] = values;
        if (only !== undefined && others.length === 0 && saysTheSame(final.text, only))
            continue;
        for (const { count, make } of readSpoken(event, final))
            yield { count, make: () => (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(make()) };
    }
}
function* readStated(event, chains) {
    for (const spoken of (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .statedBy */ .Hk)(event.value)) {
        if (chains.placeOf(event.value, spoken) !== 'end')
            continue;
        for (const { count, make } of readSpoken(event, spoken))
            yield { count, make: () => said(make()) };
    }
}
function eventMayHoldReturn({ source, value }) {
    return (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .statedBy */ .Hk)(value).some((spoken) => {
        const text = (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeText */ .r0)(spoken);
        const mayHold = (one) => mayHoldText({ ...source, text: one });
        return mayHold(text) || mayHold(text.replaceAll('\n', '')) || (0,_unread_return_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHoldUnread */ .G_)({ ...source, text });
    });
}
function withAsides(parts, events, chains) {
    if (!events.some(({ source }) => source.reportsUnread === true))
        return parts;
    const known = new Set(parts.returns.map(({ value }) => JSON.stringify(value)));
    for (const event of events) {
        for (const spoken of (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .statedBy */ .Hk)(event.value)) {
            if (chains.placeOf(event.value, spoken) !== 'aside')
                continue;
            const { problems, returns } = (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .taken */ .uU)(readSpoken(event, spoken));
            const isNew = returns.some(({ value }) => !known.has(JSON.stringify(value)));
            const isUnread = problems.some(({ kind }) => kind === 'unread-return' || kind === 'syntax');
            if (!isNew && !isUnread)
                continue;
            const range = event.parsed.locator().locate(spoken.pointer);
            const reason = isNew ? 'not-final' : 'syntax';
            return { ...parts, problems: [...parts.problems, { kind: 'unread-return', reason, text: '', range }] };
        }
    }
    return parts;
}
function readSpoken({ source, parsed, line }, spoken) {
    return readBlocks(spoken, ({ pointer, text }) => {
        const place = () => parsed.locator().locate(pointer);
        const { markdown, budget, reportsUnread } = source;
        return { text, range: place, lineAt: () => line ?? place().startLine, markdown, budget, reportsUnread };
    });
}
function said(parts) {
    const { problems, returns, more } = (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(parts);
    return {
        more,
        problems: problems.map((problem) => problem.kind === 'syntax' ? { kind: 'unread-return', reason: 'syntax', text: '', range: problem.range } : problem),
        returns: returns.map((found) => ({ ...found, said: true })),
    };
}
function withoutRepeats(parts) {
    const { returns } = parts;
    if (!returns.some((found) => found.said === true))
        return parts;
    const seen = new Set(returns.flatMap((found) => (found.said === true ? [] : [JSON.stringify(found.value)])));
    const kept = returns.filter((found) => {
        if (found.said !== true)
            return true;
        const key = JSON.stringify(found.value);
        return seen.has(key) ? false : seen.add(key);
    });
    return { ...parts, returns: kept };
}
function* readBlocks({ more = [], ...first }, sourceOf) {
    const blocks = [first, ...more];
    const texts = blocks.map(({ text }) => text);
    const mayHold = ['\n', ''].some((between) => mayHoldText({ ...sourceOf(first), text: texts.join(between) }));
    if (more.length === 0 || !mayHold) {
        for (const block of blocks)
            yield* readText(sourceOf(block));
        return;
    }
    const apart = blocks.map((block) => (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .taken */ .uU)(readText(sourceOf(block))));
    const known = apart.flatMap(({ returns }) => returns);
    const joined = ['\n\n', '']
        .map((between) => (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .taken */ .uU)(readText(sourceOf({ pointer: first.pointer, text: texts.join(between) }))))
        .reduce((one, other) => (other.returns.length > one.returns.length ? other : one));
    if (saysAsMuch(joined.returns, known))
        yield* (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .findsOf */ .Cf)(joined);
    else
        for (const parts of apart)
            yield* (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .findsOf */ .Cf)(parts);
}
function saysAsMuch(joined, apart) {
    const jsonIn = (returns) => returns.filter(({ composed }) => composed === null).length;
    const values = (returns) => JSON.stringify(returns.map(({ value }) => value));
    return joined.length > 0 && jsonIn(joined) >= jsonIn(apart) && values(joined) !== values(apart);
}
function mayHoldText({ text, markdown }) {
    return (0,_extract_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldReturn */ .Vq)(text) || markdown?.mayHold(text) === true;
}
function saysTheSame(text, value) {
    if (!text.trimStart().startsWith('{'))
        return false;
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(JSON.parse(text), value);
    }
    catch {
        return false;
    }
}
const TAGS = /<\/?task_result>/g;
function* readText(source) {
    const { text } = source;
    let isFound = false;
    if ((0,_extract_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldReturn */ .Vq)(text)) {
        for (const one of (0,_unread_return_js__WEBPACK_IMPORTED_MODULE_5__/* .returnsAmong */ .MB)(source)) {
            isFound = true;
            yield one;
        }
    }
    if (isFound && source.markdown?.mayHold(text) !== true && !(0,_unread_return_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHoldUnread */ .G_)(source))
        return;
    const { problems, returns, more } = (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .readMarkdown */ .k$)({ ...source, text: text.replace(TAGS, '\n') });
    const inMarkdown = returns.filter(({ composed }) => composed !== null);
    const unread = problems.filter(({ kind }) => kind === 'unread-return');
    yield* (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .findsOf */ .Cf)(isFound ? { problems: unread, returns: inMarkdown, more } : { problems, returns, more });
}
function messageForm(message) {
    if (isJson(message))
        return 'json';
    return (0,_extract_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsReturn */ .vY)(message, _json_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .isLikelyReturn */ .fu) || isMostlyJson(message) ? 'json-in-text' : 'text';
}
function isJson(text) {
    const lines = text.trim().split('\n');
    const isFenced = lines.length > 2 && lines[0]?.startsWith('```') === true && lines.at(-1)?.trim() === '```';
    const body = isFenced ? lines.slice(1, -1).join('\n') : text;
    try {
        const value = JSON.parse(body);
        return typeof value === 'object' && value !== null;
    }
    catch {
        return false;
    }
}
const LEAST_JSON = 3;
function isMostlyJson(text) {
    let json = 0;
    for (const { start, end } of new _json_objects_js__WEBPACK_IMPORTED_MODULE_7__/* .JsonFinder */ .dZ(text, _json_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .isLikelyReturn */ .fu).allObjects()) {
        if (end - start >= LEAST_JSON)
            json += visibleLength(text.slice(start, end));
    }
    return json * 2 > visibleLength(text);
}
function visibleLength(text) {
    return text.replace(/\s/g, '').length;
}


/***/ }),

/***/ 68112:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ mayHoldUnread),
/* harmony export */   MB: () => (/* binding */ returnsAmong),
/* harmony export */   St: () => (/* binding */ returnAt),
/* harmony export */   VN: () => (/* binding */ unreadReturnIn),
/* harmony export */   q0: () => (/* binding */ returnSpans)
/* harmony export */ });
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65933);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6202);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22003);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87979);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7458);





const QUOTES = '"\'\u2018\u2019\u201A\u201B\u201C\u201D\u201E\u201F\u00AB\u00BB`\u00B4\uFF02\uFF07';
const KEY = new RegExp(`[${QUOTES}]\\s*(status|artifacts|metadata)\\s*[${QUOTES}]\\s*:`, 'gi');
const MAY_HOLD = new RegExp(`[${QUOTES}]\\s*(?:artifacts|metadata)\\s*[${QUOTES}]`, 'i');
function mayHoldUnread({ text, reportsUnread }) {
    return reportsUnread === true && MAY_HOLD.test(text);
}
const isNearlyReturn = ({ plainStatus, artifacts, metadata }) => (plainStatus && (artifacts || metadata)) || (artifacts && metadata);
function unreadReturnIn(text, saysJson) {
    const value = /^\s*(?:\w+\s*=\s*)?(?=[{[])/.exec(text)?.[0].length;
    if (value === undefined && !saysJson)
        return null;
    const json = asJson(text.slice(value ?? 0));
    const isNear = (0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsReturn */ .vY)(json, isNearlyReturn) || claimsFiles(json);
    const isPart = saysJson && new RegExp(`^\\s*[${QUOTES}]`).test(text);
    if (!isNear && !((isPart || isBroken(json)) && keysIn(text).size > 1))
        return null;
    return reasonOf(text);
}
function claimsFiles(json) {
    const first = /^\s*\{[^]*?"artifacts"\s*:\s*\[\s*\{([^{}]*)\}/.exec(json)?.[1] ?? '';
    return /"path"\s*:\s*"/.test(first) && /"type"\s*:\s*"/.test(first);
}
function isBroken(json) {
    return ([...(0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptsIn */ .iY)(json, isNearlyReturn)].some(({ kind }) => kind === 'broken') && !/"status"\s*:\s*[{[]/.test(json));
}
function asJson(text) {
    return text
        .replace(new RegExp(`[${QUOTES}]`, 'g'), '"')
        .replace(/"\s*(status|artifacts|metadata)\s*"(?=\s*:)/gi, (key) => key.replace(/\s/g, '').toLowerCase())
        .replace(/\b(?:True|False)\b/g, (word) => word.toLowerCase())
        .replace(/\bNone\b/g, 'null')
        .replace(/,(?=\s*[}\]])/g, '');
}
function keysIn(text) {
    return new Set([...text.matchAll(KEY)].map(([, name = '']) => name.toLowerCase()));
}
function reasonOf(text) {
    const keys = [...text.matchAll(KEY)];
    if (keys.some(([key]) => !/^".*"\s*:$/s.test(key)))
        return 'quotes';
    if (keys.some(([, name = '']) => name !== name.toLowerCase()))
        return 'letter-case';
    return keys.some(([, name]) => name === 'status') ? 'language' : 'no-status';
}
function* returnsAmong(source) {
    for (const { kind, start, end } of (0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptsIn */ .iY)(source.text, _json_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .isLikelyReturn */ .fu)) {
        if (kind === 'return' || (0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeBrokenReturn */ .ln)(source.text.slice(start, end))) {
            yield returnAt(source, { start, end });
        }
    }
}
function returnAt(source, { start, end }) {
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .find */ .I6)(() => {
        const part = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qg)(source, start, end);
        if (part.kind === 'problem')
            return { problems: [part.problem()] };
        const { value } = part;
        return { problems: part.duplicates(), returns: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.isObject)(value) ? [(0,_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .unnumberedReturn */ .YL)(source, part, value)] : [] };
    });
}
function* returnSpans(text) {
    for (const excerpt of (0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptsIn */ .iY)(text, _json_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .mayBeReturn */ .zR))
        if (excerpt.kind === 'return')
            yield excerpt;
}


/***/ })

};
;