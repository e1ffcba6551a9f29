"use strict";
exports.id = 3722;
exports.ids = [3722];
exports.modules = {

/***/ 4896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ activeIn),
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
    return { document: of('document'), return: of('return'), claim: of('claim'), run: of('run') };
}
const NONE = [];
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
/* harmony export */   ln: () => (/* binding */ looksLikeBrokenReturn),
/* harmony export */   qg: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);
/* harmony import */ var _needed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8699);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9295);



const NO_PROBLEMS = [];
function parse(source, start = 0, end = source.text.length) {
    const text = start === 0 && end === source.text.length ? source.text : source.text.slice(start, end);
    const { keys, tooDeepAt } = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scan */ .SQ)(text);
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
    const duplicates = () => (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .countKeys */ .GO)(value) === keys
        ? NO_PROBLEMS
        : locator()
            .duplicates()
            .map((duplicate) => ({ kind: 'duplicate-key', ...duplicate }));
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
        startLine: source.lineAt(firstLetter(source.text, start)),
        locate: (pointer, part) => locator().locate(pointer, part),
    };
}
function elementOf({ locator }, value, base) {
    return {
        making: 'json',
        value,
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

/***/ 6754:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ readMarkdown)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/read/element.ts
function elementsOf(blocks, splits) {
    return blocks.flatMap((block) => {
        switch (block.kind) {
            case 'paragraph':
                return splits(block.lines) ? block.lines.map((line) => element_element([line])) : [element_element(block.lines)];
            case 'code': {
                const lines = block.lines.filter(({ text }) => text.trim() !== '');
                return lines.length === 0 ? [] : [{ ...element_element(lines), code: true }];
            }
            case 'list':
                return block.items.flatMap((item) => itemOf(item, splits));
            case 'quote':
                return elementsOf(block.blocks, splits);
            case 'heading':
            case 'html':
            case 'break':
                return [];
        }
    });
}
function itemOf(blocks, splits) {
    const [first, ...rest] = blocks;
    if (first?.kind !== 'paragraph')
        return elementsOf(blocks, splits);
    return [
        {
            ...element_element(first.lines),
            inner: elementsOf(rest.filter(({ kind }) => kind === 'list'), splits),
        },
    ];
}
function element_element(lines) {
    return { lines, text: lines.map(({ text }) => text.trim()).join(' '), code: false, inner: [] };
}
function saysNone(text) {
    return /^[*_`(]{0,3}(?:none|n\/a|nothing|no (?:risks?|artifacts?))(?: (?:identified|found|known|detected))?[*_`)]{0,3}[.!]?[*_]{0,3}$/i.test(text);
}

// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(323);
;// CONCATENATED MODULE: ./src/read/named.ts

function namedBy({ lines, text, code }) {
    if (code)
        return [];
    const tokens = lines.flatMap(tokensOf);
    const paths = [];
    let others = 0;
    tokens.forEach((token, n) => {
        if (isPath(token, tokens[n - 1]))
            paths.push(token);
        else if (!/^(?:and|&|\+)$/i.test(token.text))
            others++;
    });
    if (paths.length > 1 && others === 0)
        return paths.map(asPath);
    const found = paths.find((token) => token.code) ?? paths.find((token) => token === tokens[0] || isSurePath(token));
    return found === undefined ? observationIn(tokens, text) : [asPath(found)];
}
function asPath({ text, offset }) {
    const path = text.replace(LINE_NUMBER, '');
    return { kind: 'path', path, at: { text: path, offset } };
}
const LINE_NUMBER = /(?::\d+){1,2}$|#L\d+$/;
const EXTENSION = /[^./]\.[A-Za-z][A-Za-z0-9]{0,9}$/;
const WRITTEN = (0,pattern/* pattern */.T)(String.raw `[\p{L}\p{N}]`, 'u');
const NO_PATHS = new Set(['n/a', 'and/or', 'w/o', 'i/o', 'e.g', 'i.e']);
function isPath({ text, code }, before) {
    const path = text.replace(LINE_NUMBER, '');
    const hasExtension = EXTENSION.test(path);
    if (code && /\s/.test(path) && !hasExtension)
        return false;
    if (!WRITTEN().test(path) || NO_PATHS.has(path.toLowerCase()))
        return false;
    if (isObservation(path) || isTopicKey(path, before, hasExtension))
        return false;
    return path.includes('/') || hasExtension;
}
function isSurePath({ text }) {
    const path = text.replace(LINE_NUMBER, '');
    return path.includes('/') && EXTENSION.test(path);
}
function isObservation(word) {
    return /^#?obs[_-]\w/i.test(word);
}
function isTopicKey(word, before, hasExtension) {
    if (hasExtension)
        return false;
    return (/^sdd(?:-[a-z]+)?\/\S/.test(word) ||
        (before !== undefined && /^(?:topic_key|topic-key|key|topic|engram)$/i.test(before.text)));
}
function observationIn(tokens, text) {
    const found = tokens.find((token) => isObservation(token.text)) ??
        tokens.find((token, n) => token.text.includes('/') && isTopicKey(token.text, tokens[n - 1], false));
    if (found !== undefined)
        return [{ kind: 'observation', observation: found.text, at: found }];
    if (!/\b(?:engram|observation)\b/i.test(text))
        return [];
    const other = tokens.find((token) => /^#\d/.test(token.text)) ?? tokens[0];
    return other === undefined
        ? []
        : [{ kind: 'observation', observation: other.text.startsWith('#') ? other.text : text, at: other }];
}
const REACH = 500;
const OPENING = '*"\'([<{';
const CLOSING = '*"\'),.;:!?]>}';
function tokensOf({ text, offset }) {
    const tokens = [];
    let at = 0;
    const word = (start, end) => {
        let first = start;
        let last = end;
        while (first < last && OPENING.includes(text[first] ?? ''))
            first++;
        while (last > first && CLOSING.includes(text[last - 1] ?? ''))
            last--;
        if (last > first)
            tokens.push({ text: text.slice(first, last), offset: offset + first, code: false });
    };
    let start = 0;
    while (at < text.length) {
        const letter = text[at] ?? '';
        const span = letter === '`' ? codeSpan(text, at) : letter === '[' ? linkTarget(text, at) : null;
        if (span !== null) {
            word(start, at);
            if (span.text !== '')
                tokens.push({ text: span.text, offset: offset + span.start, code: span.code });
            at = start = span.end;
        }
        else if (/[\s|`]/.test(letter)) {
            word(start, at);
            start = ++at;
        }
        else {
            at++;
        }
    }
    word(start, text.length);
    return tokens;
}
function codeSpan(text, at) {
    const inner = text[at + 1] === '`' ? at + 2 : at + 1;
    const marks = text.slice(at, inner);
    const length = text.slice(inner, inner + REACH).indexOf(marks);
    return length < 0 ? null : trimmed(text, inner, inner + length, inner + length + marks.length, true);
}
function linkTarget(text, at) {
    const reached = text.slice(at, at + REACH);
    const middle = reached.indexOf(']');
    const end = reached[middle + 1] === '(' ? reached.indexOf(')', middle) : -1;
    if (end < 0)
        return null;
    const label = reached.slice(1, middle).replaceAll('`', '');
    if (label.includes('/')) {
        const inside = reached[1] === '`' ? 2 : 1;
        return { text: label, start: at + inside, end: at + end + 1, code: true };
    }
    return trimmed(text, at + middle + 2, at + end, at + end + 1, true);
}
function trimmed(text, from, to, end, code) {
    const inner = text.slice(from, to);
    const start = from + inner.length - inner.trimStart().length;
    return { text: inner.trim(), start, end, code };
}

;// CONCATENATED MODULE: ./src/read/section.ts

const NAMES = new Map([
    ['change', 'change'],
    ['project', 'project'],
    ['status', 'status'],
    ['summary', 'summary'],
    ['executive summary', 'summary'],
    ['artifacts', 'artifacts'],
    ['next', 'next'],
    ['next recommended', 'next'],
    ['risks', 'risks'],
    ['skill resolution', 'skill_resolution'],
]);
const LONGEST_LABEL = 60;
const NO_LETTERS = (0,pattern/* pattern */.T)(String.raw `^[^\p{L}]+`, 'u');
function headingName(heading) {
    return heading.length > LONGEST_LABEL ? undefined : nameOf(heading);
}
function nameOf(label) {
    const words = label.replace(NO_LETTERS(), '').toLowerCase();
    let end = words.length;
    while (end > 0 && ' :*_'.includes(words[end - 1] ?? ''))
        end--;
    return NAMES.get(words.slice(0, end));
}
function labelOf({ text, offset }) {
    const mark = text.slice(0, 2);
    if (mark !== '**' && mark !== '__')
        return undefined;
    const close = text.slice(2, 2 + LONGEST_LABEL).indexOf(mark) + 2;
    if (close < 3)
        return undefined;
    const label = text.slice(2, close);
    const behind = text.slice(close + 2);
    const gap = behind.length - behind.trimStart().length;
    const inside = label.trimEnd().endsWith(':');
    if (!inside && behind[gap] !== ':')
        return undefined;
    const end = close + 2 + (inside ? 0 : gap + 1);
    const rest = text.slice(end);
    const start = end + rest.length - rest.trimStart().length;
    return {
        name: nameOf(label),
        text: label,
        at: { text: text.slice(0, end), offset },
        rest: { text: text.slice(start), offset: offset + start },
    };
}
const SEVERITY = /^(critical|warning|suggestion)(s?)\b(.?)/i;
function isSeverity(label) {
    return severityIn(label) !== undefined;
}
function severityIn(text) {
    const [, word = '', , next = ''] = SEVERITY.exec(text.replace(NO_LETTERS(), '')) ?? [];
    const upper = word.toUpperCase();
    if (word !== '' && (word === upper || next === '' || ':*_`)]'.includes(next)))
        return upper;
    return /[([](CRITICAL|WARNING|SUGGESTION)[)\]]/.exec(text)?.[1];
}

;// CONCATENATED MODULE: ./src/read/envelope.ts




function envelopesIn(blocks, source) {
    const outline = new Outline();
    for (const block of blocks)
        outline.take(block);
    const found = outline.drafts.filter(isEnvelope).map((draft) => new Composer(draft, source).piece());
    for (const block of blocks) {
        if (block.kind === 'quote')
            found.push(...envelopesIn(block.blocks, source));
        else if (block.kind === 'list') {
            for (const item of block.items)
                if (!hasLateLabel(item))
                    found.push(...envelopesIn(item, source));
        }
    }
    return found;
}
const LONG = ['summary', 'artifacts', 'next', 'risks'];
const SHORT = ['change', 'project', 'status'];
const STATUS = /^(?:success|warning|failure|partial|blocked)$/i;
const NEARLY_STATUS = /^(?:success\w*|warning|fail\w*|partial\w*|blocked|done|completed?|ok|error)$/i;
function isEnvelope({ sections }) {
    const names = new Set(sections.map(({ name }) => name));
    const parts = [...LONG, 'status'].filter((name) => names.has(name)).length;
    const section = sections.find(({ name }) => name === 'status');
    const status = (section === undefined ? undefined : lineOf(section)?.text) ?? '';
    if (parts >= 3 && names.has('next'))
        return true;
    if (!NEARLY_STATUS.test(status) || parts < 2)
        return false;
    const isNamed = names.has('change') || names.has('project');
    return names.has('artifacts') ? parts >= 3 || isNamed : isNamed && STATUS.test(status);
}
class Outline {
    drafts = [];
    #draft;
    #open;
    take(block) {
        this.#leaveHeading(block);
        switch (block.kind) {
            case 'heading':
                this.#heading(block);
                return;
            case 'paragraph':
                this.#paragraph(block.lines);
                return;
            case 'list':
                if (isLabelled(block.items))
                    for (const item of block.items)
                        for (const inner of item)
                            this.take(inner);
                else
                    this.#list(block.items);
                return;
            case 'break':
                this.#open = undefined;
                return;
            default:
                this.#content(block);
        }
    }
    #leaveHeading(block) {
        const draft = this.#draft;
        if (draft === undefined || draft.sections.length > 0 || block.kind === 'heading')
            return;
        if (block.kind === 'list' && isLabelled(block.items))
            return;
        if (block.kind === 'paragraph' && (block.lines.some(isNamed) || draft.before++ === 0))
            return;
        this.#draft = undefined;
    }
    #heading(block) {
        const name = headingName(block.text);
        if (name !== undefined) {
            this.#section({ name, by: 'heading', level: block.level, at: block.line, inline: [], blocks: [] });
            return;
        }
        const draft = this.#draft;
        const outer = draft?.heading?.level ?? this.#open?.level ?? 0;
        if (draft === undefined || draft.sections.length === 0 || outer === 0 || block.level <= outer) {
            this.#start(block);
        }
        else if (this.#open !== undefined && (this.#open.by === 'label' || block.level <= this.#open.level)) {
            this.#open = undefined;
        }
    }
    #paragraph(lines) {
        let labelled;
        let plain = [];
        const flush = () => {
            if (plain.length > 0)
                this.#content({ kind: 'paragraph', lines: plain });
            plain = [];
        };
        for (const line of lines) {
            const label = labelOf(line);
            if (label?.name !== undefined) {
                flush();
                const { name, at, rest } = label;
                labelled = { name, by: 'label', level: 0, at, inline: rest.text === '' ? [] : [rest], blocks: [] };
                this.#section(labelled);
            }
            else if (label !== undefined && this.#open?.by === 'label' && !isSeverity(label.text)) {
                flush();
                this.#open = labelled = undefined;
            }
            else if (labelled === undefined) {
                plain.push(line);
            }
            else {
                labelled.inline.push(line);
            }
        }
        flush();
    }
    #list(items) {
        let kept = [];
        const flush = () => {
            if (kept.length > 0)
                this.#content({ kind: 'list', items: kept });
            kept = [];
        };
        const walk = (list) => {
            for (const item of list) {
                if (!hasLateLabel(item)) {
                    kept.push(item);
                    continue;
                }
                for (const block of item) {
                    if (block.kind === 'list') {
                        walk(block.items);
                    }
                    else if (block.kind === 'paragraph') {
                        const label = block.lines.findIndex(isNamed);
                        const end = label < 0 ? block.lines.length : label;
                        if (end > 0)
                            kept.push([{ kind: 'paragraph', lines: block.lines.slice(0, end) }]);
                        if (label < 0)
                            continue;
                        flush();
                        this.#paragraph(block.lines.slice(label));
                    }
                    else {
                        flush();
                        this.take(block);
                    }
                }
            }
        };
        walk(items);
        flush();
    }
    #section(section) {
        const repeats = SHORT.includes(section.name) && this.#draft?.sections.some(({ name }) => name === section.name) === true;
        if (this.#draft === undefined || repeats)
            this.#start(null);
        this.#draft?.sections.push(section);
        this.#open = section;
    }
    #content(block) {
        const open = this.#open;
        if (open === undefined)
            return;
        const closed = open.inline.length > 0 || open.blocks.some(({ kind }) => kind === 'list');
        if (open.by === 'label' && closed && block.kind !== 'list')
            this.#open = undefined;
        else
            open.blocks.push(block);
    }
    #start(heading) {
        this.#draft = { heading, sections: [], before: 0 };
        this.#open = undefined;
        this.drafts.push(this.#draft);
    }
}
function isNamed(line) {
    return labelOf(line)?.name !== undefined;
}
const late = new WeakMap();
function hasLateLabel(item) {
    const known = late.get(item);
    if (known !== undefined)
        return known;
    const found = item.some((block) => {
        if (block.kind === 'list')
            return block.items.some(hasLateLabel);
        return block.kind === 'paragraph' && block.lines.some((line, n) => n > 0 && isNamed(line));
    });
    late.set(item, found);
    return found;
}
function isLabelled(items) {
    const names = items.map(([first]) => {
        const line = first?.kind === 'paragraph' ? first.lines[0] : undefined;
        return line === undefined ? undefined : labelOf(line)?.name;
    });
    return names.includes('status') && names.filter((name) => name !== undefined).length > 1;
}
function lineOf({ inline, blocks }) {
    const [block] = blocks;
    const line = inline[0] ?? (block?.kind === 'paragraph' ? block.lines[0] : undefined);
    return line === undefined ? undefined : withoutDecoration(line);
}
function withoutDecoration({ text, offset }) {
    let start = 0;
    let end = text.length;
    while (start < end && '*`'.includes(text[start] ?? ''))
        start++;
    while (end > start && '*`\\ '.includes(text[end - 1] ?? ''))
        end--;
    return { text: text.slice(start, end), offset: offset + start };
}
class Composer {
    #draft;
    #source;
    #value = {};
    #places = new Map();
    #labels = new Map();
    constructor(draft, source) {
        this.#draft = draft;
        this.#source = source;
    }
    piece() {
        const { heading, sections } = this.#draft;
        const start = heading?.line ?? sections[0]?.at ?? { text: '', offset: 0 };
        this.#places.set('', start);
        const long = sections.filter(({ name }) => LONG.includes(name));
        this.#value.form = long.some(({ by }) => by === 'heading') ? 'headed' : 'block';
        this.#mark('/form', long[0]?.at ?? start, long[0]?.at ?? start);
        if (heading !== null && heading.level > 1) {
            this.#value.heading = heading.text;
            this.#mark('/heading', heading.line, heading.line);
        }
        for (const name of ['change', 'project', 'status', 'skill_resolution'])
            this.#short(name);
        for (const name of ['summary', 'next'])
            this.#prose(name);
        this.#artifacts();
        this.#risks();
        this.#value.order = [...new Set(sections.map(({ name }) => name))];
        sections.forEach(({ name, at }) => {
            if (!this.#labels.has((0,model_pointer/* join */.fj)('', name)))
                this.#labels.set((0,model_pointer/* join */.fj)('', name), at);
        });
        const value = this.#value;
        return {
            making: 'envelope',
            value,
            startLine: this.#source.lineAt(start.offset),
            locate: (pointer, part) => this.#locate(pointer, part),
        };
    }
    #short(name) {
        for (const section of this.#sections(name)) {
            const line = lineOf(section);
            if (line === undefined || line.text === '')
                continue;
            this.#value[name] = line.text;
            this.#mark((0,model_pointer/* join */.fj)('', name), section.by === 'label' ? line : section.at, section.at);
            return;
        }
    }
    #prose(name) {
        for (const section of this.#sections(name)) {
            const text = textsOf(section).join('\n').trim();
            if (text === '')
                continue;
            this.#value[name] = text;
            this.#mark((0,model_pointer/* join */.fj)('', name), section.inline[0] ?? section.at, section.at);
            return;
        }
    }
    #artifacts() {
        const listed = this.#elements('artifacts', (lines) => lines.length > 1 && lines.every(isClaim), isNaming);
        if (listed === undefined)
            return;
        const artifacts = [];
        const visit = (element, claimed) => {
            const named = namedBy(element);
            const isGroup = element.inner.length > 0 || claimed;
            for (const item of named) {
                const pointer = (0,model_pointer/* join */.fj)('', 'artifacts', artifacts.length);
                const reference = item.kind === 'path' ? { path: item.path } : { observation: item.observation };
                artifacts.push({ ...reference, text: element.text });
                this.#places.set(pointer, element.lines[0] ?? item.at);
                this.#places.set((0,model_pointer/* join */.fj)(pointer, item.kind), item.at);
            }
            if (named.length === 0 && !isGroup) {
                const [line] = element.lines;
                if (line !== undefined)
                    this.#places.set((0,model_pointer/* join */.fj)('', 'artifacts', artifacts.length), line);
                artifacts.push({ text: element.text });
            }
            for (const inner of element.inner)
                visit(inner, claimed || named.length > 0);
        };
        for (const element of listed)
            visit(element, false);
        this.#value.artifacts = artifacts;
    }
    #risks() {
        const isRisk = ({ text }) => severityIn(text) !== undefined;
        const listed = this.#elements('risks', (lines) => lines.some(isRisk), isRisk);
        if (listed === undefined)
            return;
        const risks = [];
        const visit = (element, group) => {
            const severity = severityIn(element.text) ?? group;
            if (element.inner.length > 0 && /:[*_]*$/.test(element.text)) {
                for (const inner of element.inner)
                    visit(inner, severity);
                return;
            }
            const [line] = element.lines;
            if (line !== undefined)
                this.#places.set((0,model_pointer/* join */.fj)('', 'risks', risks.length), line);
            risks.push(severity === undefined ? { text: element.text } : { severity, text: element.text });
        };
        for (const element of listed)
            if (!element.code)
                visit(element, undefined);
        this.#value.risks = risks;
    }
    #elements(name, splits, tells) {
        const sections = this.#sections(name);
        const elements = sections.flatMap(({ inline, blocks }) => elementsOf([...paragraphs(inline, name), ...blocks], splits));
        const [section] = sections;
        if (section === undefined || elements.length === 0)
            return undefined;
        this.#mark((0,model_pointer/* join */.fj)('', name), section.inline[0] ?? section.at, section.at);
        if (elements[0] !== undefined && saysNone(elements[0].text))
            return elements.filter(tells);
        return elements.filter(({ text, inner }) => inner.length > 0 || !saysNone(text));
    }
    #sections(name) {
        return this.#draft.sections.filter((section) => section.name === name);
    }
    #mark(pointer, value, label) {
        this.#places.set(pointer, value);
        this.#labels.set(pointer, label);
    }
    #locate(pointer, part = 'value') {
        const places = part === 'key' ? this.#labels : this.#places;
        for (let at = pointer;; at = at.slice(0, at.lastIndexOf('/'))) {
            const place = places.get(at) ?? this.#places.get(at);
            if (place !== undefined)
                return this.#source.range(place.offset, place.offset + place.text.length);
        }
    }
}
function isNaming(element) {
    return namedBy(element).length > 0;
}
function isClaim(line) {
    const named = namedBy({ lines: [line], text: line.text, code: false, inner: [] });
    return named.some(({ at }) => at.offset <= line.offset + 2);
}
function paragraphs(inline, name) {
    if (inline.length === 0)
        return [];
    const [line] = inline;
    if (name !== 'artifacts' || inline.length > 1 || line === undefined)
        return [{ kind: 'paragraph', lines: inline }];
    const blocks = [];
    let start = 0;
    for (const piece of line.text.split(' | ')) {
        const text = piece.trim();
        const offset = line.offset + start + piece.length - piece.trimStart().length;
        if (text !== '')
            blocks.push({ kind: 'paragraph', lines: [{ text, offset }] });
        start += piece.length + ' | '.length;
    }
    return blocks;
}
function textsOf({ inline, blocks }) {
    const elements = elementsOf([{ kind: 'paragraph', lines: inline }, ...blocks], () => false);
    const flat = (element) => [element.text, ...element.inner.flatMap(flat)];
    return elements.flatMap(flat);
}

// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(5933);
// EXTERNAL MODULE: ./src/read/json.ts
var read_json = __webpack_require__(3636);
// EXTERNAL MODULE: ./src/read/needed.ts
var needed = __webpack_require__(8699);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(2003);
;// CONCATENATED MODULE: ./src/read/markdown.ts






function readMarkdown(source) {
    const { text, parsers } = source;
    if (!mayHoldReturn(text))
        return read_source/* NO_PARTS */.l;
    if (parsers.markdown === null)
        throw new needed/* MarkdownNeeded */.jF();
    const blocks = parsers.markdown(text);
    const json = (0,read_source/* joined */.o)(text.includes(STATUS_KEY) ? jsonIn(blocks, source) : []);
    const returns = [...json.returns, ...envelopesIn(blocks, source)];
    return { problems: json.problems, returns: returns.sort((a, b) => a.startLine - b.startLine) };
}
const STATUS_KEY = '"status"';
function mayHoldReturn(text) {
    return text.includes(STATUS_KEY) || /(?:\*\*|__|#[ \t]?)(?:status|artifacts|next)\b/i.test(text);
}
function jsonIn(blocks, source) {
    return blocks.flatMap((block) => {
        switch (block.kind) {
            case 'code':
                return isJson(block.info) ? [jsonOf(block.lines, source)] : [];
            case 'paragraph':
                return [jsonOf(block.lines, source)];
            case 'list':
                return block.items.flatMap((item) => jsonIn(item, source));
            case 'quote':
                return jsonIn(block.blocks, source);
            default:
                return [];
        }
    });
}
function isJson(info) {
    return info !== null && /^(?:$|jsonc?(?:$|[^\w]))/i.test(info);
}
function jsonOf(lines, source) {
    if (!lines.some(({ text }) => text.includes(STATUS_KEY)))
        return read_source/* NO_PARTS */.l;
    const inner = excerpt(lines, source);
    const whole = (0,read_json/* parse */.qg)(inner);
    if (whole.kind === 'value') {
        const { value } = whole;
        const isReturn = (0,read_json/* looksLikeReturn */._t)(value) || ((0,json/* isArray */.cy)(value) && value.some(read_json/* looksLikeReturn */._t));
        return isReturn ? (0,read_json/* returnsOf */.Bg)(inner, whole) : read_source/* NO_PARTS */.l;
    }
    const found = whole.deep ? null : (0,extract/* extract */.o)(inner.text, read_json/* looksLikeReturn */._t);
    const part = found === null ? whole : (0,read_json/* parse */.qg)(inner, found.start, found.end);
    if (part.kind === 'value')
        return (0,read_json/* returnsOf */.Bg)(inner, part);
    return (0,read_json/* looksLikeBrokenReturn */.ln)(inner.text) ? { problems: [part.problem()], returns: [] } : read_source/* NO_PARTS */.l;
}
function excerpt(lines, outer) {
    const starts = [];
    let length = 0;
    for (const { text } of lines) {
        starts.push(length);
        length += text.length + 1;
    }
    const outside = (offset) => {
        let low = 0;
        let high = starts.length;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return (lines[low]?.offset ?? 0) + offset - (starts[low] ?? 0);
    };
    return {
        text: lines.map(({ text }) => text).join('\n'),
        range: (start, end) => outer.range(outside(start), outside(start) + end - start),
        lineAt: (offset) => outer.lineAt(outside(offset)),
        parsers: outer.parsers,
    };
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
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6754);
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
        returns: parts.returns.map(({ making, value, startLine, locate }, index) => ({
            index,
            making,
            value,
            startLine,
            locate,
        })),
        line: (line) => lines().textOf(line),
    };
}
const READERS = {
    json: readWhole,
    jsonl: readLines,
    markdown: _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarkdown */ .k,
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
        parts = (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .o)(value.map((element, n) => {
            const base = `/${String(n)}`;
            if ((0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnding */ .yp)(element))
                return (0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnding */ .O$)(source, parsed, element, base, null);
            return (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .looksLikeReturn */ ._t)(element) ? { problems: [], returns: [(0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .elementOf */ .MC)(parsed, element, base)] } : _source_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_PARTS */ .l;
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
            return _source_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_PARTS */ .l;
        }
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .returnsOf */ .Bg)(source, line);
    });
    const all = (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .o)(parts);
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
/* harmony export */   l: () => (/* binding */ NO_PARTS),
/* harmony export */   o: () => (/* binding */ joined)
/* harmony export */ });
const NO_PARTS = { problems: [], returns: [] };
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
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6754);
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
        return readText({
            text: final.text,
            range: place,
            lineAt: () => line ?? place().startLine,
            parsers: source.parsers,
        });
    });
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .o)(parts);
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
    return text === '' ? _source_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_PARTS */ .l : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarkdown */ .k)(source);
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
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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