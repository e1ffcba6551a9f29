"use strict";
exports.id = 3868;
exports.ids = [3868];
exports.modules = {

/***/ 23868:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examples: () => (/* binding */ examples)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23056);


const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const ARCHIVED_PLAN = 'specs/archive/7_parse_dates/plans/01_parse-dates.md';
const METADATA = 'specs/7_parse_dates/.return-meta.json';
const HANDOFF = 'specs/7_parse_dates/.orchestrator-handoff.json';
const LOG = 'returns/7_plan.return.json';
const archived = { [PLAN]: null, [ARCHIVED_PLAN]: '# Parse dates\n' };
const deleted = new Set(['src/times.ts']);
const GITMODULES = '[submodule "dates"]\n\tpath = vendor/dates\n\turl = ../dates.git\n';
const FENCE = '```';
const WITHOUT_STATUS = `${FENCE}json\n{"artifacts": [], "metadata": {}}\n${FENCE}\n`;
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
function ofEach(example) {
    return [
        { families: ['return-meta'], ...example(METADATA) },
        { families: ['orchestrator-handoff'], ...example(HANDOFF) },
        { families: ['subagent-return'], ...example(LOG) },
    ];
}
function changing(...changed) {
    return { changes: { base: 'main', changed: new Set(changed), deleted: new Set() } };
}
function onAgentBranch(...changed) {
    return { agentBranch: 'agent/7-parse-dates', ...changing(...changed) };
}
const examples = {
    'artifact-archived': {
        bad: ofEach((file) => ({
            file: file === LOG ? 'specs/archive/7_parse_dates/plan.return.json' : file.replace('specs/', 'specs/archive/'),
            tree: archived,
        })),
    },
    'artifact-blank': {
        bad: [{ tree: { [PLAN]: ' \n\n' } }, { tree: { [PLAN]: '\u200B\u2060\n' } }],
        good: { tree: { [PLAN]: '\n#\n' } },
    },
    'artifact-case': { bad: { set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01_Parse-Dates.md' } } },
    'artifact-directory': { bad: { set: { '/artifacts/0/path': 'specs/7_parse_dates/plans' } } },
    'artifact-empty': { bad: { tree: { [PLAN]: '' } }, good: { tree: { [PLAN]: '#' } } },
    'artifact-missing': { bad: { set: { '/artifacts/0/path': 'specs/never/written.md' } } },
    'session-id-mismatch': {
        good: [
            {
                families: ['return-meta', 'subagent-return'],
                set: { '/metadata/session_id': 'sess_1735460684_a1b2c3' },
                context: { expectedSession: 'sess_1735460684_a1b2c3' },
                also: ['session-id-format'],
            },
            {
                families: ['orchestrator-handoff'],
                set: { '/session_id': 'sess_1735460684_a1b2c3' },
                context: { expectedSession: 'sess_1735460684_a1b2c3' },
            },
        ],
    },
    'artifact-not-deleted': {
        bad: [
            { set: { '/artifacts/0/type': 'deletion' }, also: ['artifact-type'] },
            {
                set: { '/artifacts/0/type': 'deletion', '/artifacts/0/path': 'specs/never/there.md' },
                also: ['artifact-type'],
            },
        ],
        good: {
            set: { '/artifacts/0/type': 'deletion' },
            tree: { [PLAN]: null },
            earlier: { [PLAN]: null },
            also: ['artifact-type'],
        },
    },
    'artifact-path-relative': { bad: { set: { '/artifacts/0/path': `/home/agent/project/${PLAN}` } } },
    'artifact-relocated': {
        bad: {
            tree: { [PLAN]: null, 'docs/01_parse-dates.md': '# Parse dates\n' },
            earlier: { [PLAN]: 'docs/01_parse-dates.md' },
        },
        good: [{ families: ['return-meta'], file: 'specs/archive/7_parse_dates/.return-meta.json', tree: archived }, {}],
    },
    'artifact-removed': { bad: { tree: { [PLAN]: null }, earlier: { [PLAN]: null } } },
    'artifact-self': {
        bad: [
            ...ofEach((file) => ({ set: { '/artifacts/0/path': file } })),
            {
                families: ['return-meta'],
                file: 'specs/archive/7_parse_dates/.return-meta.json',
                set: { '/artifacts/0/path': METADATA },
            },
            { families: ['return-meta'], set: { '/artifacts/0/path': 'specs/7_parse_dates/.Return-Meta.json' } },
        ],
    },
    'artifact-unchanged': {
        bad: ofEach((file) => ({
            context: changing(file),
        })),
        good: ofEach((file) => ({
            context: changing(file, PLAN),
        })),
    },
    'artifact-uncommitted': {
        bad: [
            { tree: { [PLAN]: null }, workspace: [PLAN] },
            { set: { '/artifacts/0/path': '.claude/commands/plan.md' }, tree: { '.gitignore': '.claude/\n' } },
        ],
    },
    'artifact-undetermined': { bad: { tree: { [PLAN]: null }, beyondHistory: [PLAN] } },
    'artifact-unverifiable': {
        bad: [
            { set: { '/artifacts/0/path': 'vendor/dates/plan.md' }, tree: { 'vendor/dates/': '' } },
            {
                set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
                tree: { 'vendor/dates/': '', '.gitmodules': GITMODULES },
            },
            {
                set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
                tree: { 'vendor/dates/': '', '.gitmodules': GITMODULES },
                context: changing('.gitmodules', 'vendor/dates'),
            },
        ],
    },
    'no-return-found': {
        bad: [
            {
                families: ['subagent-return'],
                file: 'docs/return-logs/run.jsonl',
                text: '{"type": "user", "message": {"role": "user", "content": "Parse dates."}}\n',
                also: ['no-returns'],
            },
            {
                families: ['subagent-return'],
                file: 'docs/return-logs/run.md',
                text: WITHOUT_STATUS,
                also: ['no-returns'],
            },
        ],
        good: { families: ['subagent-return'] },
    },
    'no-returns': {
        bad: [
            { file: 'notes/plan.json' },
            {
                families: ['return-meta'],
                set: { '/status': 'in_progress' },
                context: onAgentBranch(METADATA, PLAN),
                also: ['status-in-progress', 'started-at', 'partial-progress-required'],
            },
            {
                families: ['return-meta'],
                set: BLOCKED,
                context: { ...onAgentBranch(METADATA), agentBranchRequires: 'success' },
            },
        ],
        good: [
            { file: 'notes/plan.json', context: { ifNoReturns: 'ignore' } },
            {
                families: ['return-meta'],
                context: onAgentBranch(METADATA, PLAN),
            },
            {
                families: ['return-meta'],
                set: BLOCKED,
                context: onAgentBranch(METADATA),
            },
        ],
    },
    'phantom-work': {
        bad: [{ set: { '/artifacts': [] } }, { set: { '/status': 'finished', '/artifacts': [] }, also: ['status-value'] }],
        good: [
            { families: ['return-meta', 'subagent-return'], set: BLOCKED },
            {
                families: ['orchestrator-handoff'],
                set: { '/status': 'blocked', '/artifacts': [], '/blockers': ['The calendar service does not answer'] },
            },
        ],
    },
    'return-object': { bad: { text: '42\n' } },
    'standard-mismatch': {
        bad: [
            {
                families: ['return-meta'],
                set: { '/artifacts/0/type': 'handoff' },
                also: ['artifact-type', 'artifact-type-path'],
                raisedIn: 'some',
            },
            {
                families: ['return-meta'],
                set: { '/status': 'needs_research', '/artifacts': [], '/research_questions': ['Which calendars are in use?'] },
                also: ['status-value'],
            },
            {
                families: ['subagent-return'],
                set: {
                    '/status': 'planned',
                    '/metadata/session_id': 'sess_1735460684_a1b2c3',
                    '/metadata/delegation_depth': 1,
                    '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
                },
                also: ['status-value', 'session-id-format'],
                raisedIn: 'some',
            },
            {
                families: ['subagent-return'],
                set: { '/status': 'completed' },
                also: ['status-completed'],
                raisedIn: 'some',
            },
        ],
        good: [
            {
                families: ['return-meta'],
                set: { '/memory_candidates': null, '/partial_progress': { stage: 'done', details: 'All of it' } },
                also: ['partial-progress-leftover', 'field-type'],
            },
            {},
        ],
    },
    'status-value': { bad: { set: { '/status': 'finished' } } },
    'too-many-claims': {
        bad: {
            set: { '/artifacts': Array(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W$ + 1).fill(PLAN) },
            also: ['artifact-object', 'handoff-tokens'],
        },
    },
    'returns-imported': {
        bad: { tree: { [PLAN]: null }, earlier: { [PLAN]: null }, imported: 6, also: ['artifact-removed'] },
    },
    'return-deleted': {
        bad: ofEach((file) => ({ deleted: [file.replace('7_parse_dates', '6_parse_times').replace('7_plan', '6_plan')] })),
    },
    'too-many-elements': {
        bad: { set: { '/metadata/visited': Array.from({ length: _model_document_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ELEMENTS */ .q3 + 1 }, (_, n) => n) } },
    },
    'unclaimed-change': {
        bad: ofEach((file) => ({
            tree: { 'src/dates.ts': 'export {};\n' },
            context: changing(file, PLAN, 'src/dates.ts'),
        })),
        good: ofEach((file) => ({
            context: changing(file, PLAN, 'specs/TODO.md'),
        })),
    },
    'unclaimed-deletion': {
        bad: ofEach((file) => ({ context: { changes: { base: 'main', changed: new Set([file, PLAN]), deleted } } })),
        good: ofEach((file) => ({
            ...(file === METADATA ? { earlier: { 'src/times.ts': 'src/dates.ts' } } : {}),
            context: { changes: { base: 'main', changed: new Set([file, PLAN]), deleted, movedAway: deleted } },
        })),
    },
};


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


/***/ })

};
;