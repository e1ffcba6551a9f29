"use strict";
exports.id = 6381;
exports.ids = [6381];
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
        for (const token of (0,model_pointer/* tokens */.LU)(pointer)) {
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
const FEW = 32;
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
        let name = null;
        let keyStart = -1;
        let keyEnd = -1;
        const begin = (offset) => {
            this.starts.push(offset);
            this.ends.push(offset);
            this.#next.push(this.starts.length);
            this.#names.push(name);
            this.keyStarts.push(keyStart);
            this.keyEnds.push(keyEnd);
            name = null;
            keyStart = -1;
            keyEnd = -1;
        };
        const end = (value, offset) => {
            this.ends[value] = offset;
            this.#next[value] = this.starts.length;
        };
        const onBegin = (offset) => {
            open.push(this.starts.length);
            begin(offset);
        };
        const onEnd = (offset, length) => {
            end(open.pop() ?? 0, offset + length);
        };
        (0,main.visit)(text, {
            onObjectBegin: onBegin,
            onArrayBegin: onBegin,
            onObjectEnd: onEnd,
            onArrayEnd: onEnd,
            onObjectProperty: (property, offset, length) => {
                name = property;
                keyStart = offset;
                keyEnd = offset + length;
            },
            onLiteralValue: (_value, offset, length) => {
                begin(offset);
                end(this.starts.length - 1, offset + length);
            },
        });
    }
    child(parent, name) {
        const large = this.#large.get(parent);
        if (large !== undefined)
            return large.get(name);
        let found;
        let position = 0;
        for (const value of this.#children(parent)) {
            if (position === FEW)
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

// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(6202);
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
    if ((0,json/* isObject */.Gv)(value)) {
        yield (0,read_source/* find */.I6)(() => ({ problems: parsed.duplicates(), returns: [unnumberedReturn(source, parsed, value)] }));
    }
    else if (!(0,json/* isArray */.cy)(value)) {
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
                    ...((0,json/* isObject */.Gv)(of) ? NO_PROBLEMS : [notObject(source, element)]),
                ],
                returns: (0,json/* isObject */.Gv)(of) ? [unnumberedReturn(source, element, of)] : [],
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
        return { problems: part.duplicates(), returns: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? [(0,_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .unnumberedReturn */ .YL)(source, part, value)] : [] };
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