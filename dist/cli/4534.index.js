"use strict";
exports.id = 4534;
exports.ids = [4534];
exports.modules = {

/***/ 4896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ activeIn),
/* harmony export */   GJ: () => (/* binding */ claimRules),
/* harmony export */   UO: () => (/* binding */ judgeReturn),
/* harmony export */   h8: () => (/* binding */ judgeDocument),
/* harmony export */   is: () => (/* binding */ isHard),
/* harmony export */   nP: () => (/* binding */ ruleSet),
/* harmony export */   p7: () => (/* binding */ satisfied)
/* harmony export */ });
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);

function ruleSet(standard, levels, overrides = null) {
    const active = standard.rules
        .map(({ rule, severity, params }) => ({
        rule,
        severity: levels.get(rule.id) ?? severity ?? rule.severity,
        params: { ...rule.params, ...params },
    }))
        .filter(({ rule, severity }) => severity !== 'off' || overrides?.switchedOn.has(rule.id) === true);
    const of = (scope) => active.filter((item) => item.rule.scope === scope);
    return { document: of('document'), return: of('return'), claim: byVerdict(of('claim')), run: of('run') };
}
function byVerdict(rules) {
    const sorted = new Map();
    for (const active of rules) {
        const { verdict } = active.rule;
        sorted.set(verdict, [...(sorted.get(verdict) ?? []), active]);
    }
    return sorted;
}
function claimRules({ claim }, verdict, file, overrides) {
    const rules = claim.get(verdict) ?? NO_RULES;
    return overrides === null ? rules : rules.flatMap((active) => activeIn(active, file, overrides) ?? []);
}
const NONE = [];
const NO_RULES = [];
function activeIn(active, file, overrides) {
    if (overrides === null)
        return active;
    const level = file === null ? undefined : overrides.levelAt(active.rule.id, file);
    const severity = level ?? active.severity;
    if (severity === 'off')
        return undefined;
    return severity === active.severity ? active : { ...active, severity };
}
function inFile(raised, file, overrides) {
    if (overrides === null)
        return raised;
    return raised.flatMap(({ active, problem }) => {
        const here = activeIn(active, file, overrides);
        return here === undefined ? [] : [{ active: here, problem }];
    });
}
function judgeDocument(subject, rules, context, overrides) {
    if (subject.problems.length === 0)
        return NONE;
    const raised = rules.document.flatMap((active) => active.rule.check(subject, context, active.params).map((problem) => ({ active, problem })));
    return inFile(raised, subject.file, overrides);
}
function judgeReturn(subject, rules, context, overrides = null) {
    let raised;
    for (const active of rules) {
        const problems = active.rule.check(subject, context, active.params);
        if (problems.length === 0)
            continue;
        for (const problem of problems)
            (raised ??= []).push({ active, problem });
    }
    return raised === undefined ? NONE : withoutSuperseded(inFile(raised, subject.file, overrides));
}
function satisfied(value, others) {
    return others.find(({ validate }) => !validate(value).some(isHard))?.standard.id ?? null;
}
function isHard(error) {
    return !error.advisory;
}
function withoutSuperseded(raised) {
    const places = new Map();
    for (const { active, problem } of raised) {
        for (const id of active.rule.supersedes ?? []) {
            const known = places.get(id) ?? new Set();
            places.set(id, known.add(place(problem)));
        }
    }
    if (places.size === 0)
        return raised;
    return raised.filter(({ active, problem }) => {
        const superseded = places.get(active.rule.id);
        return superseded === undefined || !isAtOrBelow(place(problem), superseded);
    });
}
function place({ pointer = '', property }) {
    return property === undefined ? pointer : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, property);
}
function isAtOrBelow(inner, places) {
    for (let at = inner;; at = at.slice(0, at.lastIndexOf('/'))) {
        if (places.has(at))
            return true;
        if (at === '')
            return false;
    }
}


/***/ }),

/***/ 3463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ measured)
/* harmony export */ });
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6748);

function measured(name, text, parse, expected) {
    const found = parse(text);
    if (found === undefined)
        throw new _call_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CallError */ .R(`${name} is "${text}": write ${expected}.`);
    return found;
}


/***/ }),

/***/ 1900:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FAMILIES)
/* harmony export */ });
const FAMILIES = ['return-meta', 'subagent-return', 'result-envelope'];


/***/ }),

/***/ 2233:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseSize),
/* harmony export */   E: () => (/* binding */ parseDuration)
/* harmony export */ });
const DURATION_UNITS = {
    s: 1_000,
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
    w: 604_800_000,
};
function parseDuration(text) {
    const [, number = '', unit = ''] = /^(\d{1,6})([smhdw])$/.exec(text.trim()) ?? [];
    const factor = DURATION_UNITS[unit];
    return factor === undefined ? undefined : Number(number) * factor;
}
const SIZE_UNITS = {
    '': 1,
    b: 1,
    kb: 1e3,
    mb: 1e6,
    gb: 1e9,
    kib: 1024,
    mib: 1024 ** 2,
    gib: 1024 ** 3,
};
function parseSize(text) {
    const [, number = '', unit = ''] = /^(\d{1,12})\s*([A-Za-z]{0,3})$/.exec(text.trim()) ?? [];
    const factor = SIZE_UNITS[unit.toLowerCase()];
    const bytes = factor === undefined || number === '' ? 0 : Number(number) * factor;
    return bytes > 0 ? bytes : undefined;
}


/***/ }),

/***/ 5933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ extract)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9295);


const TRIES = 50;
function extract(text, isReturn = mayBeReturn) {
    const startsAsJson = /^\s*[{[]/.test(text);
    let start = text.indexOf('{');
    for (let tries = 0; start >= 0 && tries < TRIES; tries++) {
        const end = balancedEnd(text, start);
        if (end > 0 && isReturnText(text.slice(start, end), isReturn))
            return { start, end, by: isFenced(text, start) ? 'fence' : 'prose' };
        if (startsAsJson)
            return null;
        start = text.indexOf('{', start + 1);
    }
    return null;
}
function isReturnText(text, isReturn) {
    try {
        return isReturn(JSON.parse(text));
    }
    catch {
        return false;
    }
}
function mayBeReturn(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'status') || ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'artifacts') && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'metadata'));
}
function isFenced(text, start) {
    const before = text.slice(0, start).trimEnd();
    return /^[ \t]*(?:`{3,}|~{3,})[^\n`]*$/.test(before.slice(before.lastIndexOf('\n') + 1));
}
function balancedEnd(text, start) {
    let depth = 0;
    for (let i = start; i < text.length; i++) {
        const c = text[i];
        if (c === '"')
            i = (0,_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .stringEnd */ .VS)(text, i);
        else if (c === '{' || c === '[') {
            if (++depth > _scan_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr)
                return -1;
        }
        else if ((c === '}' || c === ']') && --depth === 0)
            return i + 1;
    }
    return -1;
}


/***/ }),

/***/ 3636:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ returnsOf),
/* harmony export */   MC: () => (/* binding */ elementOf),
/* harmony export */   _t: () => (/* binding */ looksLikeReturn),
/* harmony export */   jw: () => (/* binding */ STATUS_KEY),
/* harmony export */   ln: () => (/* binding */ looksLikeBrokenReturn),
/* harmony export */   qg: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);
/* harmony import */ var _needed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8699);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9295);



const NO_PROBLEMS = [];
const STATUS_KEY = '"status"';
function parse(source, start = 0, end = source.text.length) {
    const text = start === 0 && end === source.text.length ? source.text : source.text.slice(start, end);
    const tooDeepAt = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .isShallow */ .fE)(text) ? -1 : (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scan */ .SQ)(text).tooDeepAt;
    if (tooDeepAt >= 0) {
        const at = start + tooDeepAt;
        return {
            kind: 'problem',
            deep: true,
            problem: () => ({ kind: 'too-deep', limit: _scan_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr, range: source.range(at, at + 1) }),
        };
    }
    const stretch = { text: source.text, start, end };
    let made;
    const locator = () => {
        if (source.parsers.positions === null)
            throw new _needed_js__WEBPACK_IMPORTED_MODULE_1__/* .PositionsNeeded */ .UA();
        return (made ??= source.parsers.positions(stretch, source.range));
    };
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return { kind: 'problem', deep: false, problem: () => syntaxProblem(source, start, locator(), error) };
    }
    const duplicates = () => {
        const keys = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .countKeys */ .GO)(value);
        if ((0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .keysAtMost */ .d3)(text) === keys || (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scan */ .SQ)(text).keys === keys)
            return NO_PROBLEMS;
        return locator()
            .duplicates()
            .map((duplicate) => ({ kind: 'duplicate-key', ...duplicate }));
    };
    return { kind: 'value', value, start, locator, duplicates };
}
function syntaxProblem(source, start, locator, error) {
    const found = locator.firstError();
    if (found !== undefined)
        return { kind: 'syntax', ...found };
    const message = error instanceof Error ? error.message : '';
    const at = start + Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    return { kind: 'syntax', reason: 'not strict JSON', range: source.range(at, at + 1) };
}
function returnsOf(source, parsed) {
    const { value, locator } = parsed;
    const duplicates = parsed.duplicates();
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return { problems: duplicates, returns: [pieceOf(source, parsed, value)] };
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(value)) {
        return { problems: [...duplicates, { kind: 'not-object', value, range: locator().locate('') }], returns: [] };
    }
    if (value.length === 0)
        return { problems: [...duplicates, { kind: 'no-return', range: locator().locate('') }], returns: [] };
    const problems = [...duplicates];
    const returns = [];
    value.forEach((element, position) => {
        const base = `/${String(position)}`;
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(element))
            returns.push(elementOf(parsed, element, base));
        else
            problems.push({ kind: 'not-object', value: element, range: locator().locate(base) });
    });
    return { problems, returns };
}
function pieceOf(source, { start, locator }, value) {
    return {
        making: 'json',
        value,
        verbatim: true,
        startLine: source.lineAt(firstLetter(source.text, start)),
        locate: (pointer, part) => locator().locate(pointer, part),
    };
}
function elementOf({ locator }, value, base) {
    return {
        making: 'json',
        value,
        verbatim: true,
        startLine: locator().locate(base).startLine,
        locate: (pointer, part) => locator().locate(base + pointer, part),
    };
}
function firstLetter(text, start) {
    if (text[start] === '{')
        return start;
    const letter = /\S/g;
    letter.lastIndex = start;
    return letter.exec(text)?.index ?? start;
}
function looksLikeReturn(value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'status'))
        return false;
    const { status } = value;
    return !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(status) && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(status) && ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'artifacts') || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'metadata'));
}
function looksLikeBrokenReturn(text) {
    return (/^\s*\{/.test(text) && text.includes('"status"') && (text.includes('"artifacts"') || text.includes('"metadata"')));
}


/***/ }),

/***/ 771:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ Lines)
/* harmony export */ });
class Lines {
    #text;
    #starts = [0];
    constructor(text) {
        this.#text = text;
        for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
            this.#starts.push(i + 1);
    }
    lineAt(offset) {
        let low = 0;
        let high = this.#starts.length;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((this.#starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return low + 1;
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
        const line = this.lineAt(start);
        const column = start - this.startOf(line) + 1;
        const length = this.textOf(line).length;
        const last = Math.min(end - this.startOf(line), length) + 1;
        return { startLine: line, startColumn: column, endLine: line, endColumn: Math.max(last, column + 1) };
    }
}


/***/ }),

/***/ 2859:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readMarkdown)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _needed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8699);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2003);



function readMarkdown(source) {
    const { text, parsers } = source;
    if (!mayHoldReturn(text))
        return _source_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_PARTS */ .lv;
    if (parsers.markdown === null)
        throw new _needed_js__WEBPACK_IMPORTED_MODULE_1__/* .MarkdownNeeded */ .jF();
    return parsers.markdown(source);
}
function mayHoldReturn(text) {
    return text.includes(_json_js__WEBPACK_IMPORTED_MODULE_2__/* .STATUS_KEY */ .jw) || /(?:\*\*|__|#[ \t]?)(?:status|artifacts|next)\b/i.test(text);
}


/***/ }),

/***/ 8699:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rr: () => (/* binding */ ParserNeeded),
/* harmony export */   UA: () => (/* binding */ PositionsNeeded),
/* harmony export */   jF: () => (/* binding */ MarkdownNeeded)
/* harmony export */ });
class ParserNeeded extends Error {
}
class PositionsNeeded extends ParserNeeded {
    name = 'PositionsNeeded';
    parser = 'positions';
}
class MarkdownNeeded extends ParserNeeded {
    name = 'MarkdownNeeded';
    parser = 'markdown';
}


/***/ }),

/***/ 3386:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7979);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2778);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5933);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3636);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(771);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2859);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2003);
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7360);
/* harmony import */ var _utf8_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8145);









function read(bytes, form, parsers) {
    const { text, problems } = (0,_utf8_js__WEBPACK_IMPORTED_MODULE_4__/* .decode */ .D)(bytes);
    if (text === null)
        return { problems, returns: [], line: () => '' };
    let made;
    const lines = () => (made ??= new _lines_js__WEBPACK_IMPORTED_MODULE_5__/* .Lines */ .q(text));
    const source = {
        text,
        range: (start, end) => lines().range(start, end),
        lineAt: (offset) => (offset === 0 ? 1 : lines().lineAt(offset)),
        parsers,
    };
    const parts = READERS[form](source);
    const silent = form === 'markdown' && parts.problems.length === 0 && parts.returns.length === 0;
    return {
        problems: problems.length === 0 || silent ? parts.problems : [...problems, ...parts.problems],
        returns: parts.returns.map(({ making, value, verbatim, startLine, locate }, index) => ({
            index,
            making,
            value,
            verbatim,
            startLine,
            locate,
        })),
        line: (line) => lines().textOf(line),
    };
}
const READERS = {
    json: readWhole,
    jsonl: readLines,
    markdown: (source) => (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarkdown */ .k)(source)),
};
function readWhole(source) {
    const whole = (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parse */ .qg)(source);
    if (whole.kind === 'value')
        return valueParts(source, whole);
    if (whole.deep)
        return { problems: [whole.problem()], returns: [] };
    const inner = (0,_extract_js__WEBPACK_IMPORTED_MODULE_7__/* .extract */ .o)(source.text);
    const part = inner === null ? whole : (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parse */ .qg)(source, inner.start, inner.end);
    if (inner === null || part.kind !== 'value')
        return { problems: [whole.problem()], returns: [] };
    const wrapped = { kind: 'wrapped', by: inner.by, range: source.range(inner.start, inner.start + 1) };
    const parts = (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .returnsOf */ .Bg)(source, part);
    return { problems: [wrapped, ...parts.problems], returns: parts.returns };
}
function valueParts(source, parsed) {
    const { value, locator } = parsed;
    let parts;
    if ((0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnding */ .yp)(value)) {
        parts = (0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnding */ .O$)(source, parsed, value, '', null);
    }
    else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isArray */ .cy)(value) && value.some(_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnding */ .yp)) {
        parts = (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(value.map((element, n) => {
            const base = `/${String(n)}`;
            if ((0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnding */ .yp)(element))
                return (0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnding */ .O$)(source, parsed, element, base, null);
            return (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .looksLikeReturn */ ._t)(element) ? { problems: [], returns: [(0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .elementOf */ .MC)(parsed, element, base)] } : _source_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_PARTS */ .lv;
        }));
    }
    else {
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .returnsOf */ .Bg)(source, parsed);
    }
    if (parts.returns.length > 0 || parts.problems.length > 0)
        return parts;
    return { problems: [{ kind: 'no-return', range: locator().locate('') }], returns: [] };
}
function readLines(source) {
    const lines = parsedLines(source);
    const endings = lines.some((line) => line.kind === 'value' && (0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnding */ .yp)(line.value));
    let events = endings;
    const parts = lines.map((line) => {
        if (line.kind === 'problem')
            return { problems: [line.problem()], returns: [] };
        const { value, start } = line;
        if ((0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnding */ .yp)(value))
            return (0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnding */ .O$)(source, line, value, '', source.lineAt(start));
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(value) && !(0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .looksLikeReturn */ ._t)(value) && (endings || (0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEvent */ .xH)(value))) {
            events = true;
            return _source_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_PARTS */ .lv;
        }
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .returnsOf */ .Bg)(source, line);
    });
    const all = (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(parts);
    if (all.returns.length > 0 || all.problems.length > 0 || events)
        return all;
    return { problems: [{ kind: 'no-return', range: _model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_START */ .W }], returns: [] };
}
function parsedLines(source) {
    const { text } = source;
    const parsed = [];
    for (let start = 0; start < text.length;) {
        const lf = text.indexOf('\n', start);
        const end = lf < 0 ? text.length : lf;
        if (text.slice(start, end).trim() !== '')
            parsed.push((0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parse */ .qg)(source, start, end));
        start = end + 1;
    }
    return parsed;
}


/***/ }),

/***/ 9295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ countKeys),
/* harmony export */   SQ: () => (/* binding */ scan),
/* harmony export */   VS: () => (/* binding */ stringEnd),
/* harmony export */   d3: () => (/* binding */ keysAtMost),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
const MAX_DEPTH = 100;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
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
function keysAtMost(text) {
    let keys = 0;
    for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
        let before = colon - 1;
        while (isSpace(text.charCodeAt(before)))
            before--;
        if (text.charCodeAt(before) === QUOTE)
            keys++;
    }
    return keys;
}
function isShallow(text) {
    let left = MAX_DEPTH;
    for (const bracket of ['{', '[']) {
        for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1))
            if (--left < 0)
                return false;
    }
    return true;
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


/***/ }),

/***/ 2003:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   lv: () => (/* binding */ NO_PARTS),
/* harmony export */   oR: () => (/* binding */ joined)
/* harmony export */ });
const NO_PARTS = { problems: [], returns: [] };
function quoted({ problems, returns }) {
    return { problems, returns: returns.map((piece) => ({ ...piece, verbatim: false })) };
}
function joined(parts) {
    if (parts.length === 1)
        return parts[0] ?? NO_PARTS;
    return { problems: parts.flatMap(({ problems }) => problems), returns: parts.flatMap(({ returns }) => returns) };
}


/***/ }),

/***/ 7360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O$: () => (/* binding */ readEnding),
/* harmony export */   xH: () => (/* binding */ isEvent),
/* harmony export */   yp: () => (/* binding */ isEnding)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5933);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3636);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2859);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2003);






function finalsOf(value) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'toolUseResult'))
        return ofToolUse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(value, 'toolUseResult'));
    if (isResult(value))
        return ofResult(value);
    const part = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(value, 'part');
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(part, 'tool') !== 'task')
        return null;
    const output = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(part, 'state'), 'output');
    return output === undefined ? [] : [{ kind: 'text', pointer: '/part/state/output', text: taskResult(output) }];
}
function ofToolUse(result) {
    const pointer = '/toolUseResult';
    if (typeof result === 'string')
        return [{ kind: 'text', pointer, text: result }];
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(result, 'status') === 'async_launched')
        return [];
    const content = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(result, 'content');
    if (typeof content === 'string')
        return [{ kind: 'text', pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(pointer, 'content'), text: content }];
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(content))
        return [];
    return content.flatMap((block, n) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(block, 'text');
        return text === undefined ? [] : [{ kind: 'text', pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(pointer, 'content', n, 'text'), text }];
    });
}
function isResult(value) {
    const marks = ['subtype', 'is_error', 'result', 'structured_output'];
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(value, 'type') === 'result' && marks.some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, key));
}
function ofResult(value) {
    const structured = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(value, 'structured_output');
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(structured))
        return [{ kind: 'value', pointer: '/structured_output', value: structured }];
    const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(value, 'result');
    return text === undefined ? [] : [{ kind: 'text', pointer: '/result', text }];
}
const OPEN = '<task_result>';
const CLOSE = '</task_result>';
function taskResult(output) {
    const start = output.indexOf(OPEN);
    if (start < 0)
        return output;
    const end = output.lastIndexOf(CLOSE);
    return output.slice(start + OPEN.length, end < start ? output.length : end);
}
function isEnding(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) && !(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .looksLikeReturn */ ._t)(value) && finalsOf(value) !== null;
}
function isEvent(value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) || (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .looksLikeReturn */ ._t)(value) || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(value, 'type') === undefined)
        return false;
    return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, key));
}
function readEnding(source, parsed, event, base, line) {
    const parts = (finalsOf(event) ?? []).map((final) => {
        const pointer = base + final.pointer;
        if (final.kind === 'value') {
            const found = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .elementOf */ .MC)(parsed, final.value, pointer);
            return { problems: [], returns: [found] };
        }
        const place = () => parsed.locator().locate(pointer);
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(readText({
            text: final.text,
            range: place,
            lineAt: () => line ?? place().startLine,
            parsers: source.parsers,
        }));
    });
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(parts);
}
function readText(source) {
    const { text } = source;
    if (text.includes('"status"')) {
        const found = (0,_extract_js__WEBPACK_IMPORTED_MODULE_5__/* .extract */ .o)(text, _json_js__WEBPACK_IMPORTED_MODULE_4__/* .looksLikeReturn */ ._t);
        if (found !== null) {
            const parsed = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parse */ .qg)(source, found.start, found.end);
            return parsed.kind === 'value' ? (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .returnsOf */ .Bg)(source, parsed) : { problems: [parsed.problem()], returns: [] };
        }
    }
    return text === '' ? _source_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_PARTS */ .lv : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarkdown */ .k)(source);
}


/***/ }),

/***/ 8145:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2778);


const BYTE_ORDER_MARK = '\uFEFF';
const CLEAN = [];
function decode(bytes) {
    const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'utf-16', range: _model_position_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_START */ .W }] };
    }
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'not-utf-8', range: firstWrongByte(buffer) }] };
    }
    const text = buffer.toString('utf8');
    if (!text.startsWith(BYTE_ORDER_MARK))
        return { text, problems: CLEAN };
    return { text: text.slice(1), problems: [{ kind: 'byte-order-mark', range: _model_position_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_START */ .W }] };
}
function firstWrongByte(buffer) {
    let low = 0;
    let high = buffer.length;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer.subarray(0, wholeUpTo(buffer, middle))))
            low = middle;
        else
            high = middle;
    }
    const before = buffer.subarray(0, wholeUpTo(buffer, low)).toString('utf8');
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 };
}
function wholeUpTo(buffer, end) {
    let start = end;
    while (start > 0 && end - start < 4 && ((buffer[start - 1] ?? 0) & 0xc0) === 0x80)
        start--;
    const lead = buffer[start - 1] ?? 0;
    const needs = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    return start > 0 && needs > 1 && end - (start - 1) < needs ? start - 1 : end;
}


/***/ }),

/***/ 4647:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ namedIn),
/* harmony export */   k: () => (/* binding */ StandardError)
/* harmony export */ });
/* harmony import */ var _model_standard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1900);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


class StandardError extends Error {
    name = 'StandardError';
}
function namedIn(list, known) {
    const ids = list.split(',').map((id) => id.trim());
    const chosen = new Map();
    for (const id of ids.length === 1 && ids[0] === 'auto' ? [] : ids) {
        const standard = known.find((version) => version.id === id);
        if (standard === undefined)
            throw new StandardError(unknown(id, known));
        const other = chosen.get(standard.family);
        if (other !== undefined && other !== standard) {
            throw new StandardError(`${other.id} and ${id} are of one family: name one of them.`);
        }
        chosen.set(standard.family, standard);
    }
    return chosen;
}
function unknown(id, known) {
    const ids = _model_standard_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => known.filter((standard) => standard.family === family)).map(({ id }) => id);
    if (id === 'auto')
        return '"auto" stands alone: leave it out, or leave the ids out.';
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(id, ids, 4);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `There is no standard "${id}".${hint} Known are auto, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(ids, 'and')}.`;
}


/***/ }),

/***/ 6828:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ familyOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

function familyOf(value, chosen) {
    const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(value, 'status') ?? '';
    const knows = (family) => chosen[family]?.statuses.includes(status) === true;
    if (knows('return-meta') !== knows('subagent-return'))
        return knows('return-meta') ? 'return-meta' : 'subagent-return';
    const fits = (family, other) => {
        const theirs = chosen[other]?.shape.fields[''] ?? [];
        return chosen[family]?.shape.fields['']?.some((field) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, field) && !theirs.includes(field)) === true;
    };
    const metadata = fits('return-meta', 'subagent-return');
    if (metadata !== fits('subagent-return', 'return-meta'))
        return metadata ? 'return-meta' : 'subagent-return';
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'summary') ? 'subagent-return' : 'return-meta';
}


/***/ })

};
;