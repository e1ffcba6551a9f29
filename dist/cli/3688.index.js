"use strict";
exports.id = 3688;
exports.ids = [3688,3780];
exports.modules = {

/***/ 2477:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ wantsColor)
/* harmony export */ });
/* harmony import */ var _is_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7757);

function wantsColor() {
    if ((process.env.NO_COLOR ?? '') !== '')
        return false;
    const forced = process.env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return process.env.TERM !== 'dumb' && (0,_is_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .isTerminal */ .H)(1);
}


/***/ }),

/***/ 5821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MOST_CLAIMS),
/* harmony export */   b: () => (/* binding */ VERDICTS)
/* harmony export */ });
const VERDICTS = [
    'present',
    'empty',
    'missing',
    'relocated',
    'removed',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
    'unverifiable',
];
const MOST_CLAIMS = 10_000;


/***/ }),

/***/ 9244:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseIso8601),
/* harmony export */   n: () => (/* binding */ WIDEST_OFFSET)
/* harmony export */ });
const WIDEST_OFFSET = 14 * 3_600_000;
const FORM = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
function parseIso8601(text) {
    const match = FORM.exec(text);
    if (match === null)
        return null;
    const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
    const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day))
        return null;
    const time = clock(Number(hour), Number(minute), Number(second), fraction);
    const offset = zone === undefined ? 0 : offsetOf(zone);
    if (time === null || offset === null)
        return null;
    return { at: midnight + time - offset, zoned: zone !== undefined };
}
function clock(hour, minute, second, fraction) {
    const milliseconds = Math.trunc(Number(`0.${fraction.slice(0, 9)}`) * 1000);
    if (minute > 59 || second > 59 || hour > 24)
        return null;
    if (hour === 24 && minute + second + Number(`0.${fraction.slice(0, 9)}`) > 0)
        return null;
    return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}
function offsetOf(zone) {
    if (zone === 'Z')
        return 0;
    const hours = Number(zone.slice(1, 3));
    const minutes = zone.length > 3 ? Number(zone.slice(-2)) : 0;
    if (hours > 23 || minutes > 59)
        return null;
    const size = (hours * 60 + minutes) * 60_000;
    return zone.startsWith('-') ? -size : size;
}


/***/ }),

/***/ 7979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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

/***/ 817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ MOST_ELEMENTS),
/* harmony export */   x: () => (/* binding */ countElements)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

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

/***/ 3870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   qb: () => (/* binding */ normalisePath),
/* harmony export */   z0: () => (/* binding */ namesFolder)
/* harmony export */ });
const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;
const LONGEST_PATH = 4_096;
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


/***/ }),

/***/ 323:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ pattern)
/* harmony export */ });
function pattern(source, flags) {
    let made;
    return () => (made ??= new RegExp(source, flags));
}


/***/ }),

/***/ 8664:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   fj: () => (/* binding */ join)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

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


/***/ }),

/***/ 2778:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ FILE_START)
/* harmony export */ });
const FILE_START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };


/***/ }),

/***/ 2959:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ fixFormat),
/* harmony export */   Lp: () => (/* binding */ agentName),
/* harmony export */   MC: () => (/* binding */ sessionOf),
/* harmony export */   Nk: () => (/* binding */ metadataOf),
/* harmony export */   SF: () => (/* binding */ delegationOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dR: () => (/* binding */ isFinal),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   yA: () => (/* binding */ UNFINISHED)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);


const LONGEST_NAME = 80;
function statusOf(subject) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(subject.value, 'status');
}
function isSuccess(subject) {
    const status = statusOf(subject);
    return status !== undefined && subject.standard.success.includes(status);
}
const UNFINISHED = 'in_progress';
function isFinal(status, { statuses }) {
    return status !== null && status !== UNFINISHED && statuses.includes(status);
}
function metadataOf({ value }) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(value, 'metadata');
}
function agentOf(subject) {
    const agent = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(metadataOf(subject), 'agent_type');
    return agent === undefined || agent.trim() === '' ? null : agent;
}
function agentName(subject) {
    return shortened(agentOf(subject) ?? 'subagent');
}
function fixFormat(subject) {
    const agent = agentOf(subject);
    return agent === null ? 'Fix subagent return format' : `Fix ${shortened(agent)} subagent return format`;
}
function shortened(name) {
    return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}\u2026` : name;
}
function sessionOf(subject) {
    const session = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(metadataOf(subject), 'session_id');
    return session === undefined || session.trim() === '' ? null : session;
}
const NO_NAMES = [];
function delegationOf(subject) {
    const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(metadataOf(subject), 'delegation_path');
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
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(subject.value, key);
    for (let index = 0; index < list.length; index++) {
        const value = list[index];
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            found.push({ pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)('', key, index), value });
    }
    return found;
}


/***/ }),

/***/ 1502:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tm: () => (/* binding */ rank),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const SEVERITIES = ['error', 'warning', 'notice'];
function rank(severity) {
    return SEVERITIES.indexOf(severity);
}
function isAtLeast(severity, threshold) {
    return rank(severity) <= rank(threshold);
}


/***/ }),

/***/ 4105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6748);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


function oneOf(setting, given, words) {
    const found = words.find((word) => word === given);
    if (found !== undefined)
        return found;
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(given, words);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new _call_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CallError */ .R(`${setting} is "${given}": write one of ${words.join(', ')}.${hint}`);
}


/***/ }),

/***/ 2260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ artifactSummary)
/* harmony export */ });
/* harmony import */ var _model_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7931);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);





const artifactSummary = {
    id: 'artifact-summary',
    area: 'artifacts',
    scope: 'return',
    severity: 'warning',
    summary: 'Every artifact has a summary',
    rationale: 'The orchestrator does not open the files that it passes on. Without a summary it knows no more of an artifact than its name.',
    remedy: 'Add a summary that says in one sentence what the file holds.',
    sources: [{ document: '003', heading: 'artifacts (required)' }],
    bad: { remove: ['/artifacts/0/summary'] },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, value, path } of (0,_model_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .artifactsOf */ .N)(subject)) {
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .has */ .zy)(value, 'summary'))
                continue;
            const name = path === undefined ? 'The artifact' : `Artifact ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path, 200)}`;
            problems.push({
                pointer,
                property: 'summary',
                message: `${name} has no summary.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: add a "summary" that says what the file holds.`,
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 4810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ standards)
/* harmony export */ });
/* harmony import */ var _result_envelope_1_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7061);
/* harmony import */ var _result_envelope_4_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7823);
/* harmony import */ var _return_meta_1_2_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3780);
/* harmony import */ var _return_meta_1_4_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1176);
/* harmony import */ var _return_meta_2_1_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8139);
/* harmony import */ var _subagent_return_1_0_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8647);
/* harmony import */ var _subagent_return_1_2_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2162);
/* harmony import */ var _subagent_return_2_0_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6795);








const standards = [
    _result_envelope_1_index_js__WEBPACK_IMPORTED_MODULE_0__.standard,
    _result_envelope_4_index_js__WEBPACK_IMPORTED_MODULE_1__.standard,
    _return_meta_1_2_index_js__WEBPACK_IMPORTED_MODULE_2__.standard,
    _return_meta_1_4_index_js__WEBPACK_IMPORTED_MODULE_3__.standard,
    _return_meta_2_1_index_js__WEBPACK_IMPORTED_MODULE_4__.standard,
    _subagent_return_1_0_index_js__WEBPACK_IMPORTED_MODULE_5__.standard,
    _subagent_return_1_2_index_js__WEBPACK_IMPORTED_MODULE_6__.standard,
    _subagent_return_2_0_index_js__WEBPACK_IMPORTED_MODULE_7__.standard,
];


/***/ }),

/***/ 7823:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  standard: () => (/* binding */ standard)
});

// EXTERNAL MODULE: ./src/rules/envelope-field.ts
var envelope_field = __webpack_require__(930);
// EXTERNAL MODULE: ./src/rules/envelope-mode.ts
var envelope_mode = __webpack_require__(7287);
// EXTERNAL MODULE: ./src/standards/define.ts
var standards_define = __webpack_require__(595);
// EXTERNAL MODULE: ./src/standards/families/result-envelope.ts + 4 modules
var result_envelope = __webpack_require__(6814);
// EXTERNAL MODULE: ./src/standards/families/samples.ts
var samples = __webpack_require__(9996);
// EXTERNAL MODULE: ./src/standards/families/words.ts
var words = __webpack_require__(7434);
// EXTERNAL MODULE: ./src/standards/shape-errors.ts
var shape_errors = __webpack_require__(8195);
;// CONCATENATED MODULE: ./src/standards/result-envelope@4/shape.ts
const shape = {
    "fields": {
        "": [
            "form",
            "heading",
            "change",
            "project",
            "status",
            "summary",
            "artifacts",
            "next",
            "risks",
            "skill_resolution",
            "order"
        ],
        "/artifacts/*": [
            "path",
            "observation",
            "text"
        ],
        "/risks/*": [
            "severity",
            "text"
        ]
    },
    "enums": {
        "/form": [
            "block"
        ],
        "/status": [
            "success",
            "partial",
            "blocked"
        ],
        "/risks/*/severity": [
            "CRITICAL",
            "WARNING",
            "SUGGESTION"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/result-envelope@4/index.ts








const standard = {
    id: 'result-envelope@4',
    family: 'result-envelope',
    version: '4',
    title: 'Result envelope as a block of labels 4',
    isDefault: false,
    source: 'upstream, March 2026',
    statuses: shape.enums['/status'],
    success: ['success'],
    artifactTypes: [],
    shape: shape,
    confusions: { status: (0,words/* envelopeStatusWords */.S2)({ some: 'partial', none: 'blocked' }), artifactType: new Map() },
    claimFields: result_envelope/* envelopeClaims */.c,
    rules: (0,standards_define/* ruleList */.p)(result_envelope/* resultEnvelopeRules */.D, [
        (0,standards_define/* use */.Y)(envelope_field/* envelopeField */.n, { params: { needsChange: false } }),
        (0,standards_define/* use */.Y)(envelope_mode/* envelopeMode */.a, { params: { mayMix: true } }),
    ]),
    sample: (0,samples/* envelopeSample */.hD)(`**Change**: parse-dates
**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
**Skill Resolution**: injected
`),
    validator: async () => (0,shape_errors/* shapeOf */.F)((await __webpack_require__.e(/* import() */ 592).then(__webpack_require__.bind(__webpack_require__, 592))).validate),
};


/***/ }),

/***/ 3780:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  standard: () => (/* binding */ standard)
});

// EXTERNAL MODULE: ./src/model/artifact.ts
var artifact = __webpack_require__(7931);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(1799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/rules/claudemd-none.ts






const BELOW = /^(?:\.\/+)*\.(?:claude|opencode)\/./;
const implemented = (path) => ({
    set: {
        '/status': 'implemented',
        '/task_type': 'meta',
        '/artifacts': [{ type: 'implementation', path, summary: 'Tells agents how dates are written' }],
        '/completion_data': {
            completion_summary: 'Agents are told how dates are written.',
            claudemd_suggestions: 'none',
        },
    },
    tree: { [path]: 'Write dates as ISO 8601.\n' },
});
const claudemdNone = {
    id: 'claudemd-none',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'A return that changed the agent system does not suggest "none"',
    rationale: 'The word "none" says that no file of the agent system was changed. An artifact in its folder says the opposite, and the instructions miss the change.',
    remedy: 'Describe the change in claudemd_suggestions.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: implemented('.claude/rules/dates.md'),
    good: implemented('docs/dates.md'),
    check(subject) {
        const suggestions = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'claudemd_suggestions');
        if (suggestions === undefined || !saysNone(suggestions))
            return rule/* NOTHING */.K$;
        for (const { path } of (0,artifact/* artifactsOf */.N)(subject)) {
            if (path === undefined || !BELOW.test(path))
                continue;
            return [
                {
                    pointer: (0,pointer/* join */.fj)('', 'completion_data', 'claudemd_suggestions'),
                    message: `Field completion_data.claudemd_suggestions is ${(0,model_text/* quote */.hD)(suggestions)}, but artifact ${(0,model_text/* quote */.hD)(path, 200)} belongs to the agent system.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: describe the change in claudemd_suggestions.`,
                },
            ];
        }
        return rule/* NOTHING */.K$;
    },
};
function saysNone(text) {
    return text.length < 16 && /^\s*none\s*\.?\s*$/i.test(text);
}

// EXTERNAL MODULE: ./src/model/meta-task.ts
var meta_task = __webpack_require__(6516);
;// CONCATENATED MODULE: ./src/rules/claudemd-required.ts





const SUMMARY = 'The planner now knows the form of dates.';
const claudemdRequired = {
    id: 'claudemd-required',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field'],
    severity: 'error',
    structural: true,
    summary: 'An implemented meta task says what it changed in the agent system',
    rationale: 'The instructions that all agents read are kept up to date from these suggestions. A meta task that leaves them out may have changed agents that the instructions still describe as they were.',
    remedy: 'Add completion_data.claudemd_suggestions with what was changed, or "none".',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: {
        set: { '/status': 'implemented', '/task_type': 'meta', '/completion_data': { completion_summary: SUMMARY } },
        also: ['standard-mismatch'],
    },
    good: {
        set: {
            '/status': 'implemented',
            '/task_type': 'meta',
            '/completion_data': { completion_summary: SUMMARY, claudemd_suggestions: 'none' },
        },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented' || !(0,meta_task/* isMetaTask */.t)(subject))
            return rule/* NOTHING */.K$;
        const data = (0,json/* field */.ZZ)(subject.value, 'completion_data');
        if (data !== undefined && (!(0,json/* isObject */.Gv)(data) || (0,json/* has */.zy)(data, 'claudemd_suggestions')))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(data === undefined
                    ? { pointer: '', property: 'completion_data' }
                    : { pointer: (0,pointer/* join */.fj)('', 'completion_data'), property: 'claudemd_suggestions' }),
                message: 'An implemented meta task has no completion_data.claudemd_suggestions; what it changed, or "none", was expected.',
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add completion_data.claudemd_suggestions.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/standards/define.ts
var standards_define = __webpack_require__(595);
// EXTERNAL MODULE: ./src/standards/families/json.ts + 23 modules
var families_json = __webpack_require__(8440);
// EXTERNAL MODULE: ./src/standards/families/return-meta.ts + 15 modules
var return_meta = __webpack_require__(233);
// EXTERNAL MODULE: ./src/standards/families/samples.ts
var samples = __webpack_require__(9996);
// EXTERNAL MODULE: ./src/standards/families/words.ts
var words = __webpack_require__(7434);
// EXTERNAL MODULE: ./src/standards/shape-errors.ts
var shape_errors = __webpack_require__(8195);
;// CONCATENATED MODULE: ./src/standards/return-meta@1.2/shape.ts
const shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "artifacts",
            "metadata",
            "summary",
            "next_steps",
            "started_at",
            "partial_progress",
            "completion_data",
            "errors",
            "task_type",
            "language"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "duration_seconds",
            "delegation_depth",
            "delegation_path",
            "findings_count",
            "phase_count",
            "estimated_hours",
            "phases_completed",
            "phases_total",
            "task_type",
            "language"
        ],
        "/partial_progress": [
            "stage",
            "details",
            "phases_completed",
            "phases_total"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items",
            "claudemd_suggestions"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "enums": {
        "/status": [
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.2/index.ts









const artifactTypes = shape.enums['/artifacts/*/type'];
const standard = {
    id: 'return-meta@1.2',
    family: 'return-meta',
    version: '1.2',
    title: 'Return metadata file 1.2',
    isDefault: true,
    source: '001',
    statuses: shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes,
    shape: shape,
    confusions: { status: words/* metadataStatusWords */.tV, artifactType: (0,words/* artifactTypeWords */.OA)(artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: (0,standards_define/* ruleList */.p)(families_json/* jsonRules */.e, return_meta/* returnMetaRules */.H, [(0,standards_define/* use */.Y)(claudemdRequired), (0,standards_define/* use */.Y)(claudemdNone)]),
    sample: samples/* metadataSample */.GH,
    validator: async () => (0,shape_errors/* shapeOf */.F)((await __webpack_require__.e(/* import() */ 6913).then(__webpack_require__.bind(__webpack_require__, 6913))).validate),
};


/***/ }),

/***/ 1176:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  standard: () => (/* binding */ standard)
});

// EXTERNAL MODULE: ./src/rules/memory-candidate.ts
var memory_candidate = __webpack_require__(944);
// EXTERNAL MODULE: ./src/rules/review-reason.ts
var review_reason = __webpack_require__(8708);
// EXTERNAL MODULE: ./src/standards/define.ts
var standards_define = __webpack_require__(595);
// EXTERNAL MODULE: ./src/standards/families/json.ts + 23 modules
var json = __webpack_require__(8440);
// EXTERNAL MODULE: ./src/standards/families/return-meta.ts + 15 modules
var return_meta = __webpack_require__(233);
// EXTERNAL MODULE: ./src/standards/families/samples.ts
var samples = __webpack_require__(9996);
// EXTERNAL MODULE: ./src/standards/families/words.ts
var words = __webpack_require__(7434);
// EXTERNAL MODULE: ./src/standards/shape-errors.ts
var shape_errors = __webpack_require__(8195);
;// CONCATENATED MODULE: ./src/standards/return-meta@1.4/shape.ts
const shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "artifacts",
            "metadata",
            "summary",
            "next_steps",
            "started_at",
            "partial_progress",
            "completion_data",
            "errors",
            "task_type",
            "language",
            "memory_candidates",
            "requires_user_review",
            "review_reason"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "duration_seconds",
            "delegation_depth",
            "delegation_path",
            "findings_count",
            "phase_count",
            "estimated_hours",
            "phases_completed",
            "phases_total",
            "task_type",
            "language"
        ],
        "/partial_progress": [
            "stage",
            "details",
            "phases_completed",
            "phases_total",
            "handoff_path"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
        ]
    },
    "enums": {
        "/status": [
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation",
            "handoff"
        ],
        "/memory_candidates/*/category": [
            "TECHNIQUE",
            "PATTERN",
            "CONFIG",
            "WORKFLOW",
            "INSIGHT"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.4/index.ts









const artifactTypes = shape.enums['/artifacts/*/type'];
const standard = {
    id: 'return-meta@1.4',
    family: 'return-meta',
    version: '1.4',
    title: 'Return metadata file 1.4',
    isDefault: false,
    source: 'upstream, May 2026',
    statuses: shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes,
    shape: shape,
    confusions: { status: words/* metadataStatusWords */.tV, artifactType: (0,words/* artifactTypeWords */.OA)(artifactTypes) },
    claimFields: [
        { pattern: '/artifacts/*/path' },
        { pattern: '/partial_progress/handoff_path' },
        { pattern: '/memory_candidates/*/source_artifact' },
    ],
    rules: (0,standards_define/* ruleList */.p)(json/* jsonRules */.e, return_meta/* returnMetaRules */.H, [(0,standards_define/* use */.Y)(memory_candidate/* memoryCandidate */.V), (0,standards_define/* use */.Y)(review_reason/* reviewReason */.d)]),
    sample: samples/* metadataSample */.GH,
    validator: async () => (0,shape_errors/* shapeOf */.F)((await __webpack_require__.e(/* import() */ 2379).then(__webpack_require__.bind(__webpack_require__, 2379))).validate),
};


/***/ }),

/***/ 2162:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  standard: () => (/* binding */ standard)
});

// EXTERNAL MODULE: ./src/rules/artifact-summary.ts
var artifact_summary = __webpack_require__(2260);
// EXTERNAL MODULE: ./src/rules/delegation-depth.ts
var delegation_depth = __webpack_require__(4841);
// EXTERNAL MODULE: ./src/rules/delegation-path.ts
var delegation_path = __webpack_require__(2553);
// EXTERNAL MODULE: ./src/rules/errors-required.ts
var errors_required = __webpack_require__(4244);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(1799);
;// CONCATENATED MODULE: ./src/rules/partial-without-artifacts.ts




const errors = [
    {
        type: 'timeout',
        message: 'The time was up after the first phase',
        recoverable: true,
        recommendation: 'Run /plan 7 again',
    },
];
const partialWithoutArtifacts = {
    id: 'partial-without-artifacts',
    area: 'artifacts',
    scope: 'return',
    severity: 'notice',
    summary: 'A partial return lists what it has made so far',
    rationale: 'Partial means that some artifacts exist and the work can be resumed from them. Without any, the next agent starts from nothing, which failed or blocked would have said.',
    remedy: 'List the files made so far, or use the status for work that made none.',
    sources: [{ document: '003', heading: 'artifacts (required)' }],
    bad: { set: { '/status': 'partial', '/artifacts': [], '/errors': errors } },
    good: { set: { '/status': 'partial', '/errors': errors } },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'partial')
            return rule/* NOTHING */.K$;
        const artifacts = (0,json/* field */.ZZ)(subject.value, 'artifacts');
        if (!(0,json/* isArray */.cy)(artifacts) || artifacts.length > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,pointer/* join */.fj)('', 'artifacts'),
                message: 'Status "partial" says that some artifacts were made, and none is listed.',
                recommendation: `Verify ${(0,model_return/* agentName */.Lp)(subject)} lists the files made so far, or returns "failed" or "blocked" where there are none.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/standards/define.ts
var standards_define = __webpack_require__(595);
// EXTERNAL MODULE: ./src/standards/families/json.ts + 23 modules
var families_json = __webpack_require__(8440);
// EXTERNAL MODULE: ./src/standards/families/subagent-return.ts + 5 modules
var subagent_return = __webpack_require__(135);
// EXTERNAL MODULE: ./src/standards/families/samples.ts
var samples = __webpack_require__(9996);
// EXTERNAL MODULE: ./src/standards/families/words.ts
var words = __webpack_require__(7434);
// EXTERNAL MODULE: ./src/standards/shape-errors.ts
var shape_errors = __webpack_require__(8195);
;// CONCATENATED MODULE: ./src/standards/subagent-return@1.2/shape.ts
const shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "metadata",
            "errors",
            "next_steps"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "duration_seconds",
            "agent_type",
            "delegation_depth",
            "delegation_path",
            "phase_count",
            "estimated_hours",
            "findings_count",
            "phases_completed",
            "phases_total"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "enums": {
        "/status": [
            "completed",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "plan",
            "report",
            "summary",
            "implementation",
            "documentation"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.2/index.ts












const artifactTypes = shape.enums['/artifacts/*/type'];
const standard = {
    id: 'subagent-return@1.2',
    family: 'subagent-return',
    version: '1.2',
    title: 'Subagent return with delegation chain 1.2',
    isDefault: true,
    source: '003, judged by 002',
    statuses: shape.enums['/status'],
    success: ['completed'],
    artifactTypes,
    shape: shape,
    confusions: { status: words/* plainStatusWords */.u1, artifactType: (0,words/* artifactTypeWords */.OA)(artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: (0,standards_define/* ruleList */.p)(families_json/* jsonRules */.e, subagent_return/* subagentReturnRules */.j, [
        (0,standards_define/* use */.Y)(artifact_summary/* artifactSummary */.b),
        (0,standards_define/* use */.Y)(partialWithoutArtifacts),
        (0,standards_define/* use */.Y)(delegation_depth/* delegationDepth */.k),
        (0,standards_define/* use */.Y)(delegation_path/* delegationPath */.c),
        (0,standards_define/* use */.Y)(errors_required/* errorsRequired */.V),
    ]),
    sample: (0,samples/* consoleSample */.Ut)('completed', samples/* delegatedMetadata */.Lm),
    validator: async () => (0,shape_errors/* shapeOf */.F)((await __webpack_require__.e(/* import() */ 4133).then(__webpack_require__.bind(__webpack_require__, 4133))).validate),
};


/***/ }),

/***/ 6795:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  standard: () => (/* binding */ standard)
});

// EXTERNAL MODULE: ./src/rules/artifact-summary.ts
var artifact_summary = __webpack_require__(2260);
// EXTERNAL MODULE: ./src/rules/delegation-depth.ts
var delegation_depth = __webpack_require__(4841);
// EXTERNAL MODULE: ./src/rules/delegation-path.ts
var delegation_path = __webpack_require__(2553);
// EXTERNAL MODULE: ./src/rules/errors-required.ts
var errors_required = __webpack_require__(4244);
// EXTERNAL MODULE: ./src/rules/status-completed.ts
var status_completed = __webpack_require__(4273);
// EXTERNAL MODULE: ./src/standards/define.ts
var standards_define = __webpack_require__(595);
// EXTERNAL MODULE: ./src/standards/families/json.ts + 23 modules
var json = __webpack_require__(8440);
// EXTERNAL MODULE: ./src/standards/families/subagent-return.ts + 5 modules
var subagent_return = __webpack_require__(135);
// EXTERNAL MODULE: ./src/standards/families/samples.ts
var samples = __webpack_require__(9996);
// EXTERNAL MODULE: ./src/standards/families/words.ts
var words = __webpack_require__(7434);
// EXTERNAL MODULE: ./src/standards/shape-errors.ts
var shape_errors = __webpack_require__(8195);
;// CONCATENATED MODULE: ./src/standards/subagent-return@2.0/shape.ts
const shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "metadata",
            "errors",
            "next_steps"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "duration_seconds",
            "agent_type",
            "delegation_depth",
            "delegation_path",
            "phase_count",
            "estimated_hours",
            "findings_count",
            "phases_completed",
            "phases_total"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "enums": {
        "/status": [
            "researched",
            "planned",
            "implemented",
            "synced",
            "linked",
            "committed",
            "tasks_created",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "plan",
            "report",
            "summary",
            "implementation",
            "documentation"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@2.0/index.ts












const artifactTypes = shape.enums['/artifacts/*/type'];
const standard = {
    id: 'subagent-return@2.0',
    family: 'subagent-return',
    version: '2.0',
    title: 'Subagent return with contextual success 2.0',
    isDefault: false,
    source: 'upstream, January 2026',
    statuses: shape.enums['/status'],
    success: ['researched', 'planned', 'implemented', 'synced', 'linked', 'committed', 'tasks_created'],
    artifactTypes,
    shape: shape,
    confusions: { status: words/* contextualStatusWords */.nP, artifactType: (0,words/* artifactTypeWords */.OA)(artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: (0,standards_define/* ruleList */.p)(json/* jsonRules */.e, subagent_return/* subagentReturnRules */.j, [
        (0,standards_define/* use */.Y)(status_completed/* statusCompleted */.W),
        (0,standards_define/* use */.Y)(artifact_summary/* artifactSummary */.b),
        (0,standards_define/* use */.Y)(delegation_depth/* delegationDepth */.k),
        (0,standards_define/* use */.Y)(delegation_path/* delegationPath */.c),
        (0,standards_define/* use */.Y)(errors_required/* errorsRequired */.V),
    ]),
    sample: (0,samples/* consoleSample */.Ut)('planned', samples/* delegatedMetadata */.Lm),
    validator: async () => (0,shape_errors/* shapeOf */.F)((await __webpack_require__.e(/* import() */ 7476).then(__webpack_require__.bind(__webpack_require__, 7476))).validate),
};


/***/ })

};
;