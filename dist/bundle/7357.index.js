"use strict";
exports.id = 7357;
exports.ids = [7357];
exports.modules = {

/***/ 46414:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ claimsInPrompt)
/* harmony export */ });
function claimsInPrompt({ claimsInWords }) {
    return claimsInWords === undefined ? [] : [`Held against the commit: ${claimsInWords}.`];
}


/***/ }),

/***/ 74937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ use),
/* harmony export */   p: () => (/* binding */ ruleList)
/* harmony export */ });
function use(rule, differs = {}) {
    return { rule, ...differs };
}
function ruleList(...lists) {
    const byId = new Map();
    for (const list of lists)
        for (const entry of list)
            byId.set(entry.rule.id, entry);
    return [...byId.values()];
}


/***/ }),

/***/ 80231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ metadataSample),
/* harmony export */   Lm: () => (/* binding */ delegatedMetadata),
/* harmony export */   Ut: () => (/* binding */ consoleSample),
/* harmony export */   hD: () => (/* binding */ envelopeSample),
/* harmony export */   p5: () => (/* binding */ handoffSample),
/* harmony export */   uW: () => (/* binding */ verificationSample)
/* harmony export */ });
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const TREE = { [PLAN]: '# Parse dates\n\nThree phases.\n' };
const artifact = { type: 'plan', path: PLAN, summary: 'Plan in three phases for parsing dates' };
const metadataSample = {
    file: 'specs/7_parse_dates/.return-meta.json',
    value: {
        status: 'planned',
        artifacts: [artifact],
        next_steps: 'Run /implement 7 to execute the plan',
        metadata: {
            session_id: 'sess_1736700000_abc123',
            agent_type: 'planner-agent',
            duration_seconds: 300,
            delegation_depth: 1,
            delegation_path: ['orchestrator', 'plan', 'planner-agent'],
        },
    },
    tree: TREE,
};
function consoleSample(status, metadata) {
    return {
        file: 'returns/7_plan.return.json',
        value: {
            status,
            summary: 'Planned how dates are parsed. The plan has three phases.',
            artifacts: [artifact],
            metadata,
            next_steps: 'Run /implement 7 to execute the plan',
        },
        tree: TREE,
    };
}
const delegatedMetadata = {
    session_id: 'sess_1735460684_a1b2c3',
    duration_seconds: 245,
    agent_type: 'planner',
    delegation_depth: 1,
    delegation_path: ['orchestrator', 'plan', 'planner'],
};
function envelopeSample(text) {
    return {
        file: 'openspec/changes/parse-dates/proposal.return.md',
        text,
        tree: { 'openspec/changes/parse-dates/proposal.md': '# Parse dates\n\nWhy and how.\n' },
    };
}
const handoffSample = {
    file: 'specs/7_parse_dates/.orchestrator-handoff.json',
    value: {
        status: 'planned',
        phase: 'plan',
        session_id: 'sess_1736700000_abc123',
        summary: 'Planned how dates are parsed. The plan has three phases.',
        artifacts: [artifact],
        phases_completed: 0,
        phases_total: 3,
        blockers: [],
        next_action_hint: 'implement',
    },
    tree: TREE,
};
const verificationSample = {
    file: 'openspec/changes/parse-dates/verify-report.md',
    text: `\`\`\`yaml
schema: gentle-ai.verify-result/v1
evidence_revision: sha256:ee8250fb76e094b34b471f13a73dbbe51d1ae142e9df59d7c0d31ec20f0a0a8e
verdict: pass
blockers: 0
critical_findings: 0
requirements: 2/2
scenarios: 3/3
test_command: npm test
test_exit_code: 0
test_output_hash: sha256:59830ebc3a4184110566bf1a290d08473dfdcbd492ce498b14cd1a5e2fa2e441
build_command: npm run build
build_exit_code: 0
build_output_hash: sha256:44575cf5b28512d75644bf54a517dcef304ff809fd511747621b4d64f19aac66
\`\`\`

# Verification report

**Change**: parse-dates
`,
    tree: {
        'openspec/changes/parse-dates/specs/dates/spec.md': `# Dates

### Requirement: Dates are parsed

#### Scenario: A date in ISO 8601

#### Scenario: A date with the name of its month

### Requirement: What is no date is refused

#### Scenario: The 31st of February
`,
        'openspec/changes/parse-dates/tasks.md': '- [x] 1.1 Parse dates\n- [x] 1.2 Refuse what is none\n',
    },
};


/***/ }),

/***/ 99497:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ shapeOf)
/* harmony export */ });
const NONE = [];
function shapeOf(validator) {
    return (value) => (validator(value) ? NONE : (validator.errors ?? []).filter(speaks).map(toShapeError));
}
function speaks(error) {
    return error.keyword !== 'if';
}
function toShapeError(error) {
    const { missingProperty, type } = error.params;
    const detail = error.keyword === 'required' ? missingProperty : error.keyword === 'type' ? type : '';
    return {
        keyword: error.keyword,
        pointer: error.instancePath,
        detail: Array.isArray(detail) ? detail.join(' or ') : typeof detail === 'string' ? detail : '',
        conditional: /\/(?:then|else|anyOf|not)\//.test(`${error.schemaPath}/`),
        advisory: error.schemaPath.includes('/$defs/advisory'),
    };
}


/***/ }),

/***/ 10817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ MOST_RETURNS_OF_RUN),
/* harmony export */   q3: () => (/* binding */ MOST_ELEMENTS),
/* harmony export */   x: () => (/* binding */ countElements)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

const MOST_RETURNS_OF_RUN = 100_000;
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

/***/ 47088:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ relocationFix),
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   aF: () => (/* binding */ unlessSuccess),
/* harmony export */   xx: () => (/* binding */ because),
/* harmony export */   zo: () => (/* binding */ isDeletion)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


function because({ detail }) {
    return detail === null ? '' : ` ${detail}`;
}
function isOwnFile({ path }, { foundAt }, { file }) {
    return (foundAt ?? (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalisePath */ .qb)(path)) === file;
}
function isDeletion({ deletes }) {
    return deletes === true;
}
function relocationFix(pointer, foundAt) {
    const edits = [{ kind: 'set', pointer, value: foundAt }];
    return { safety: 'safe', does: `write the new path ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(foundAt, 200)}`, edits };
}
function unlessSuccess(of, severity) {
    return of.success ? {} : { severity };
}


/***/ }),

/***/ 65933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vq: () => (/* binding */ mayHoldReturn),
/* harmony export */   i3: () => (/* binding */ isFenced),
/* harmony export */   iY: () => (/* binding */ excerptsIn),
/* harmony export */   ln: () => (/* binding */ looksLikeBrokenReturn),
/* harmony export */   vY: () => (/* binding */ holdsReturn)
/* harmony export */ });
/* harmony import */ var _json_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33869);
/* harmony import */ var _json_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26907);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6202);



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
function holdsReturn(text, isReturn = _json_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeReturn */ .zR) {
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

/***/ 33869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   _t: () => (/* binding */ looksLikeReturn),
/* harmony export */   fu: () => (/* binding */ isLikelyReturn),
/* harmony export */   zR: () => (/* binding */ mayBeReturn)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

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

/***/ 26907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
const LONGEST_KEY = 6 * 'artifacts'.length;
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
        const { length } = this.#text;
        for (let at = this.#text.indexOf('{', from); at >= 0 && at < length;) {
            let next = at + 1;
            if (this.#met[at] !== 1) {
                const attempt = this.valueAt(at);
                yield { start: at, ...attempt };
                if (attempt.end !== null)
                    next = attempt.end;
            }
            at = this.#text.indexOf('{', next);
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
            if (c === 0x20 || (c <= 0x0d && c >= 0x09 && c !== 0x0b && c !== 0x0c)) {
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
                    if (end < 0 || end > text.length)
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
        if (bits === 0 || !this.#isReturn(marks))
            return;
        while (found.length > 0 && (found[found.length - 1]?.start ?? 0) > start)
            found.pop();
        found.push({ start, end });
    }
    #plainEnd(at) {
        PLAIN.lastIndex = at;
        return PLAIN.test(this.#text) ? PLAIN.lastIndex : -1;
    }
}
function keyMark(text, start, end) {
    if (end - start > LONGEST_KEY)
        return 0;
    const written = text.slice(start, end);
    return KEYS.get(written.includes('\\') ? unescaped(written) : written) ?? 0;
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ countKeys),
/* harmony export */   SQ: () => (/* binding */ scan),
/* harmony export */   VS: () => (/* binding */ stringEnd),
/* harmony export */   Yq: () => (/* binding */ isUnclosed),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
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


/***/ }),

/***/ 5792:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ baselineStale)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62778);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);



const baselineStale = {
    id: 'baseline-stale',
    area: 'run',
    scope: 'run',
    after: 'baseline',
    severity: 'warning',
    summary: 'Every entry of the baseline still occurs',
    rationale: 'A baseline lets known findings pass. An entry whose finding was mended would let the same mistake back in unseen, and hides how far the work on the past has come.',
    remedy: 'Write the baseline anew with `return-gate check --update-baseline` and commit it: it only ever keeps what still occurs.',
    sources: [
        { document: 'return-gate', heading: 'A baseline shrinks as findings are mended, and never grows by itself' },
    ],
    bad: {
        baseline: [
            {
                file: 'specs/3_parse_times/.return-meta.json',
                rule: 'artifact-missing',
                fingerprint: '00000000000000000000000000000000',
                count: 1,
            },
        ],
    },
    good: { baseline: [] },
    check({ stale }) {
        if (stale === null)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        return stale.entries.map((entry) => ({
            file: stale.file,
            range: { ..._model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_START */ .W, startLine: entry.line, endLine: entry.line },
            value: entry.fingerprint,
            message: messageOf(entry),
            recommendation: 'Write the baseline anew with return-gate check --update-baseline, and commit it.',
        }));
    },
};
function messageOf({ file, rule, count: known, found, mended }) {
    const what = `The baseline knows ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(known, 'finding')} of ${rule} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file, 200)}`;
    if (mended !== undefined) {
        const names = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(mended.map((name) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)), 'and');
        return `${what} for ${names}, which ${mended.length === 1 ? 'is' : 'are'} there now.`;
    }
    if (found === 0)
        return `${what} that no longer ${known === 1 ? 'occurs' : 'occur'}.`;
    return `${what}, and only ${String(found)} still ${found === 1 ? 'occurs' : 'occur'}.`;
}


/***/ }),

/***/ 5768:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ fileTooLarge)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62778);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71799);


const DEFAULT_LIMIT = 1024 * 1024;
const fileTooLarge = {
    id: 'file-too-large',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'The file is not larger than the size limit',
    rationale: 'A return has a few kilobytes. A far larger file is no return or is meant to stall the gate, so it is not read; and what was not read must not pass.',
    remedy: 'Keep the content in artifacts and only their paths in the return, or raise the limit with --max-file-size.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: { text: ' '.repeat(DEFAULT_LIMIT + 1) },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'too-many-blocks') {
                problems.push({
                    range: _model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_START */ .W,
                    message: `The file has more than ${String(problem.limit)} headings, paragraphs, list items and other blocks; it was not read.`,
                    recommendation: 'Split the file, or leave it out of the patterns.',
                    value: 'too-many-blocks',
                });
            }
            if (problem.kind !== 'too-large')
                continue;
            problems.push({
                range: _model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_START */ .W,
                message: `The file has ${String(problem.size)} bytes, more than the limit of ${String(problem.limit)}; it was not read.`,
                recommendation: 'Make the file smaller, leave it out of the patterns, or raise --max-file-size.',
                value: 'too-large',
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 24103:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ jsonEncoding)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71799);

const ENCODINGS = { 'not-utf-8': 'holds bytes that are not UTF-8', 'utf-16': 'is encoded as UTF-16' };
const jsonEncoding = {
    id: 'json-encoding',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'The file is UTF-8 without a byte order mark',
    rationale: 'RFC 8259 asks for UTF-8 and forbids to write a byte order mark. Other encodings turn paths and names into different ones without a word, and many parsers stop at the mark.',
    remedy: 'Save the file as UTF-8 without a byte order mark.',
    fixes: [{ safety: 'safe', does: 'removes a byte order mark' }],
    sources: [{ document: 'return-gate', heading: 'RFC 8259 section 8.1: JSON that systems exchange is UTF-8' }],
    bad: { bytes: [...new TextEncoder().encode('{"summary":"caf'), 0xe9, 0x22, 0x7d] },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'encoding') {
                problems.push({
                    range: problem.range,
                    message: `The file ${ENCODINGS[problem.reason]}; UTF-8 was expected.`,
                    recommendation: 'Save the file as UTF-8.',
                    value: problem.reason,
                });
            }
            else if (problem.kind === 'byte-order-mark') {
                problems.push({
                    range: problem.range,
                    severity: 'warning',
                    message: 'The file starts with a byte order mark; plain UTF-8 was expected.',
                    recommendation: 'Save the file as UTF-8 without a byte order mark.',
                    value: 'byte-order-mark',
                    fix: { safety: 'safe', does: 'remove the byte order mark', edits: [{ kind: 'byte-order-mark' }] },
                });
            }
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 46630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ noReturns)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62778);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);



const METADATA = 'specs/7_parse_dates/.return-meta.json';
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const BLOCKED = {
    '/status': 'blocked',
    '/artifacts': [],
    '/errors': [
        {
            type: 'execution',
            message: 'The calendar service does not answer',
            recoverable: true,
            recommendation: 'Start the service and plan again',
        },
    ],
};
const noReturns = {
    id: 'no-returns',
    area: 'run',
    scope: 'run',
    severity: 'error',
    summary: 'A run finds at least one file that may hold a return, and an agent branch brings a return',
    rationale: 'A gate that finds nothing has judged nothing. To pass then would let a wrong pattern or a forgotten commit look like proved work. The same holds of a branch on which an agent works and that brings no return of its own, whatever was committed before it: an old return that was moved, copied, or written with other white space says nothing of this work, and one that is in progress, or writes no status, does not say how it ended.',
    remedy: 'Commit the returns, correct the patterns, or state by `if-no-returns` that a run without returns is right. On a branch that matches `agent-branches`, commit the return of the work with it, with a final status that it writes; where `agent-branches-require` is `success`, with a status of success and at least one claim that is proved.',
    sources: [{ document: 'return-gate', heading: 'A required check must not pass because nothing was found' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'result-envelope', 'verify-result', 'orchestrator-handoff'],
            file: 'notes/plan.json',
        },
        {
            families: ['gsd-summary'],
            file: 'notes/SUMMARY.md',
            tree: { '.planning/phases/01-dates/01-02-PLAN.md': null },
        },
        {
            families: ['gsd-plan'],
            file: 'notes/PLAN.md',
            tree: { '.planning/phases/01-dates/01-02-SUMMARY.md': null },
        },
        { families: ['gsd-verification'], file: 'notes/VERIFICATION.md' },
        {
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set(['src/dates.ts']), deleted: new Set() },
            },
        },
        {
            families: ['return-meta'],
            set: { '/status': 'in_progress' },
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set([METADATA, PLAN]), deleted: new Set() },
            },
            also: ['status-in-progress', 'started-at', 'partial-progress-required'],
        },
        {
            families: ['return-meta'],
            set: BLOCKED,
            context: {
                agentBranch: 'agent/7-parse-dates',
                agentBranchRequires: 'success',
                changes: { base: 'main', changed: new Set([METADATA]), deleted: new Set() },
            },
        },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return', 'result-envelope', 'verify-result', 'orchestrator-handoff'],
            file: 'notes/plan.json',
            context: { ifNoReturns: 'ignore' },
        },
        { families: ['gsd-summary', 'gsd-plan', 'gsd-verification'] },
        {
            families: ['return-meta'],
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set([METADATA, PLAN]), deleted: new Set() },
            },
        },
        {
            families: ['return-meta'],
            set: BLOCKED,
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set([METADATA]), deleted: new Set() },
            },
        },
    ],
    check(run, { ifNoReturns, agentBranch, agentBranchRequires, changes }) {
        const { single = null } = run;
        if (single !== null)
            return judgeSingle(single, run);
        const { deletedReturns = null } = run;
        const isEmpty = run.files === 0 && ifNoReturns !== 'ignore';
        if (isEmpty && deletedReturns === null && ifNoReturns === 'error')
            return [nothingFound(ifNoReturns)];
        const problems = [];
        if (isEmpty)
            problems.push(deletedReturns === null ? nothingFound(ifNoReturns) : allDeleted(deletedReturns));
        if (agentBranch !== null)
            problems.push(...judgeBranch(agentBranch, agentBranchRequires, run, changes));
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$ : problems;
    },
};
function judgeSingle({ file, form, family, findings }, { returns }) {
    const range = _model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_START */ .W;
    const isEnvelope = form === 'markdown' && (family ?? 'result-envelope') === 'result-envelope';
    const isMarkdown = form !== 'json';
    if (returns.length === 0 && findings === 0) {
        return [
            {
                file,
                range,
                message: `The text holds no ${isEnvelope ? 'result envelope' : 'return'}; one was expected.`,
                recommendation: isEnvelope
                    ? 'Fix subagent return format: return a result envelope with all of its parts.'
                    : `Fix subagent return format: return ${isMarkdown ? 'the document that the standard asks for' : 'one JSON object'}.`,
            },
        ];
    }
    if (returns.length < 2 || form !== 'markdown')
        return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
    return [
        {
            file,
            range,
            value: 'several',
            message: `The text holds ${String(returns.length)} returns; one was expected.`,
            recommendation: 'Fix subagent return format: return one result envelope, and quote no other.',
        },
    ];
}
function judgeBranch(branch, demand, { returns, brought }, changes) {
    const doubt = doubtOf(changes, brought);
    if (brought === null || doubt !== null)
        return [undecided(branch, doubt ?? UNREADABLE)];
    if (brought.length === 0) {
        const isTouched = returns.some(({ file }) => changes?.changed.has(file) === true);
        return [isTouched ? nothingNew(branch) : unchanged(branch)];
    }
    const ended = brought.filter(({ outcome }) => outcome !== 'open');
    if (ended.length === 0)
        return [unfinished(branch, brought)];
    const read = ended.filter(({ unread }) => unread !== true);
    if (read.length === 0)
        return [unread(branch, ended)];
    if (demand !== 'success')
        return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
    const succeeded = read.filter(({ outcome }) => outcome === 'success');
    if (succeeded.length === 0)
        return [noSuccess(branch, read)];
    return succeeded.every(({ unproved }) => unproved === true) ? [unproved(branch, succeeded)] : _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
}
function nothingFound(severity) {
    return {
        severity,
        message: 'No file that may hold a return was found.',
        recommendation: 'Commit the returns, check the patterns and the project root, or set if-no-returns to "ignore" where none are expected.',
    };
}
function allDeleted(files) {
    const shown = files.slice(0, MOST_SHOWN).map((file) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file, 200));
    const more = files.length - shown.length;
    const named = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)([...shown, ...(more === 0 ? [] : [`${String(more)} more`])], 'and');
    return {
        severity: 'notice',
        value: 'deleted',
        message: `The compared change deletes ${files.length === 1 ? 'the only file' : `all ${String(files.length)} files`} with returns, so nothing is left to check: ${named}.`,
        recommendation: 'Review that the returns were meant to be deleted: 001 asks for it once a task is finished.',
    };
}
const UNREADABLE = 'what the base held could not be read';
function doubtOf(changes, brought) {
    if (changes === null)
        return 'there is no base to compare with';
    if (changes.approximate === true)
        return `history is too shallow to tell where it left ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(changes.base)}`;
    return brought === null ? UNREADABLE : null;
}
function undecided(branch, doubt) {
    return {
        value: branch,
        message: `Whether the agent branch ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(branch, 200)} changed a return is not known: ${doubt}.`,
        recommendation: 'Let the checkout fetch all of the history (fetch-depth: 0), or name the base by the input base.',
    };
}
const COMMIT = 'Commit the return of the work with it, or take the branch out of agent-branches.';
function unchanged(branch) {
    return {
        value: branch,
        message: `The agent branch ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(branch, 200)} changed no return.`,
        recommendation: COMMIT,
    };
}
function nothingNew(branch) {
    return {
        value: branch,
        message: `The agent branch ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(branch, 200)} changed no return: those that it touched say what others said before, in another place or form, or tell of several tasks.`,
        recommendation: COMMIT,
    };
}
function unfinished(branch, brought) {
    return {
        value: branch,
        message: `The agent branch ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(branch, 200)} brings no return with a final status: ${statusesOf(brought)}.`,
        recommendation: 'Let the agent finish, or set the status that the work reached, such as "partial" or "blocked".',
    };
}
function unread(branch, brought) {
    return {
        value: branch,
        message: `The agent branch ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(branch, 200)} adds no return that could be read completely: ${statusesOf(brought)}.`,
        recommendation: 'Correct what the other findings on these returns name, so that every claim is read.',
    };
}
function unproved(branch, brought) {
    return {
        value: branch,
        message: `The agent branch ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(branch, 200)} adds no return of success with a proved claim, which agent-branches-require demands: ${statusesOf(brought)}.`,
        recommendation: 'Claim the files that the work made, or set agent-branches-require to "final".',
    };
}
function noSuccess(branch, brought) {
    return {
        value: branch,
        message: `The agent branch ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(branch, 200)} brings no return that says success, which agent-branches-require demands: ${statusesOf(brought)}.`,
        recommendation: 'Finish the work on the branch before it is merged, or set agent-branches-require to "final".',
    };
}
const MOST_SHOWN = 3;
function statusesOf(brought) {
    const shown = brought
        .slice(0, MOST_SHOWN)
        .map(({ file, status }) => `${status === null ? 'none' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(status)} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file, 200)}`);
    const more = brought.length - shown.length;
    return more === 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(shown, 'and') : `${shown.join(', ')} and ${String(more)} more`;
}


/***/ }),

/***/ 32962:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ returnUndetermined)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62778);
/* harmony import */ var _model_lacking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6826);


const returnUndetermined = {
    id: 'return-undetermined',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'The clone has the content of the file',
    rationale: 'The tree names the file, and the repository does not have its content: a pack is damaged, or was fetched without it. A file that was not read must not pass. The other files are still checked.',
    remedy: 'Fetch the object that the message names, or clone the repository again without a filter.',
    sources: [{ document: 'return-gate', heading: 'What cannot be proved does not pass, and is not called a lie' }],
    bad: { lacking: true },
    good: {},
    check(document) {
        return document.problems.flatMap((problem) => problem.kind === 'lacking'
            ? [
                {
                    range: _model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_START */ .W,
                    message: `The clone lacks the content of the file, the object ${problem.id}; it was not read.`,
                    recommendation: _model_lacking_js__WEBPACK_IMPORTED_MODULE_1__/* .HOW_TO_FETCH */ .ig,
                    value: 'lacking',
                },
            ]
            : []);
    },
};


/***/ }),

/***/ 20771:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ tooManyElements)
/* harmony export */ });
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10817);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62778);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);



const MANY = Array.from({ length: _model_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ELEMENTS */ .q3 + 1 });
const tooManyElements = {
    id: 'too-many-elements',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: `The lists of a file have no more than ${String(_model_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ELEMENTS */ .q3)} elements in all`,
    rationale: 'An agent hands over a handful of files and errors. A file of far more is a mistake or is meant to stall the gate, so it is not judged; and what was not judged must not pass.',
    remedy: 'List what the work is about, keep long lists in an artifact, and divide a log that has grown so large.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so judging is bounded' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/metadata/visited': MANY.map((_, n) => n) },
        },
        {
            families: ['result-envelope'],
            replace: [['None.', MANY.map(() => '- **WARNING**: Slow.').join('\n')]],
        },
        {
            families: ['verify-result'],
            replace: [['verdict: pass', `verdict: pass\n${MANY.map(() => '- Slow.').join('\n')}`]],
        },
    ],
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind !== 'too-many-elements')
                continue;
            problems.push({
                range: _model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_START */ .W,
                message: `The lists of the file have ${String(problem.count)} elements, more than the limit of ${String(problem.limit)}; its returns were not judged.`,
                recommendation: 'Shorten the lists, keep them in an artifact, or divide the file.',
                value: problem.kind,
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$ : problems;
    },
};


/***/ })

};
;