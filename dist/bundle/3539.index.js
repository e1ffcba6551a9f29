"use strict";
exports.id = 3539;
exports.ids = [3539];
exports.modules = {

/***/ 66043:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ documentExamples)
/* harmony export */ });
function documentExamples(documents) {
    const each = (example) => documents.map((document) => ({ families: [document.family], ...example(document) }));
    const claiming = (path, more = {}) => each((document) => ({ ...document.claiming(path), ...more }));
    const absent = (path, more = {}) => each(({ claiming: edit, ifAbsent }) => ({
        ...edit(path),
        ...more,
        ...(ifAbsent === undefined ? {} : { also: ifAbsent }),
    }));
    const changes = (...others) => each(({ changed }) => ({
        tree: Object.fromEntries(others.map((path) => [path, 'export {};\n'])),
        context: { changes: { base: 'main', changed: new Set([...changed, ...others]), deleted: new Set() } },
    }));
    const deleting = (isMoved) => each(({ changed }) => {
        const deleted = new Set(['src/times.ts']);
        const movedAway = isMoved ? { movedAway: deleted } : {};
        return { context: { changes: { base: 'main', changed: new Set(changed), deleted, ...movedAway } } };
    });
    return {
        'artifact-blank': { bad: claiming('src/times.ts', { tree: { 'src/times.ts': ' \n\n' } }), good: {} },
        'artifact-case': { bad: claiming('src/Times.ts', { tree: { 'src/times.ts': 'export {};\n' } }) },
        'artifact-directory': { bad: claiming('src/dates', { tree: { 'src/dates/index.ts': 'export {};\n' } }) },
        'artifact-empty': {
            bad: absent('src/times.ts', { tree: { 'src/times.ts': '' } }),
            good: claiming('src/__init__.py', { tree: { 'src/__init__.py': '' } }),
        },
        'artifact-missing': { bad: absent('src/never-written.ts') },
        'artifact-path-relative': { bad: claiming('/opt/other/parse.ts') },
        'path-root': {
            bad: claiming('/home/agent/project/src/times.ts', { tree: { 'src/times.ts': 'export {};\n' } }),
            good: {},
        },
        'artifact-relocated': {
            bad: claiming('src/dates.ts', {
                tree: { 'src/times.ts': 'export {};\n' },
                earlier: { 'src/dates.ts': 'src/times.ts' },
            }),
        },
        'artifact-removed': { bad: claiming('src/dates.ts', { earlier: { 'src/dates.ts': null } }) },
        'artifact-uncommitted': { bad: absent('src/times.ts', { workspace: ['src/times.ts'] }) },
        'artifact-undetermined': { bad: claiming('src/times.ts', { beyondHistory: ['src/times.ts'] }) },
        'artifact-unverifiable': { bad: claiming('vendor/dates/parse.ts', { tree: { 'vendor/dates/': '' } }) },
        'returns-imported': {
            bad: claiming('src/dates.ts', { earlier: { 'src/dates.ts': null }, imported: 6, also: ['artifact-removed'] }),
        },
        'return-deleted': { bad: each(({ deleted }) => ({ deleted: [deleted] })) },
        'unclaimed-change': { bad: changes('src/dates.ts'), good: changes() },
        'unclaimed-deletion': { bad: deleting(false), good: deleting(true) },
    };
}


/***/ }),

/***/ 75920:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examples: () => (/* binding */ examples)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23056);
/* harmony import */ var _document_examples_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66043);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46052);




const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const ENVELOPE = _samples_js__WEBPACK_IMPORTED_MODULE_2__/* .headedSample */ .Q.file;
const FENCE = '```';
const WITHOUT_STATUS = `${FENCE}json\n{"artifacts": [], "metadata": {}}\n${FENCE}\n`;
const shared = (0,_document_examples_js__WEBPACK_IMPORTED_MODULE_3__/* .documentExamples */ .X)([
    {
        family: 'result-envelope',
        changed: [ENVELOPE, PROPOSAL],
        claiming: (path) => ({ replace: [[PROPOSAL, path]] }),
        deleted: 'openspec/changes/parse-times/proposal.return.md',
    },
]);
const examples = {
    ...shared,
    'artifact-empty': { ...shared['artifact-empty'], good: {} },
    'artifact-directory': { bad: { replace: [[PROPOSAL, 'openspec/changes/parse-dates/']] } },
    'artifact-unverifiable': {
        bad: [
            { replace: [[PROPOSAL, 'vendor/dates/proposal.md']], tree: { 'vendor/dates/': '' } },
            { replace: [[PROPOSAL, 'Engram observation: #obs_5c1f']] },
        ],
    },
    'artifact-archived': {
        bad: {
            file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md',
            tree: { [PROPOSAL]: null, 'openspec/changes/archive/2026-01-28-parse-dates/proposal.md': '# Parse dates\n' },
        },
    },
    'artifact-not-deleted': {
        bad: [
            { replace: [[PROPOSAL, `${PROPOSAL} (deleted)`]] },
            { replace: [[PROPOSAL, `${PROPOSAL}\n- openspec/changes/parse-dates/never.md (deleted)`]] },
        ],
        good: {
            replace: [[PROPOSAL, `${PROPOSAL}\n- openspec/changes/parse-dates/old.md (deleted)`]],
            earlier: { 'openspec/changes/parse-dates/old.md': null },
        },
    },
    'artifact-self': { bad: { replace: [[PROPOSAL, ENVELOPE]] } },
    'artifact-unchanged': {
        bad: { context: { changes: { base: 'main', changed: new Set([ENVELOPE]), deleted: new Set() } } },
        good: { context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted: new Set() } } },
    },
    'no-return-found': {
        bad: { file: 'docs/return-logs/notes.md', text: '# Notes\n\nAll done.\n', also: ['no-returns'] },
        good: [{}, { file: 'openspec/changes/parse-dates/design.md', text: WITHOUT_STATUS, also: ['no-returns'] }],
    },
    'no-returns': {
        bad: { file: 'notes/plan.json' },
        good: { file: 'notes/plan.json', context: { ifNoReturns: 'ignore' } },
    },
    'phantom-work': {
        bad: { replace: [[PROPOSAL, 'None.']] },
        good: { replace: [[PROPOSAL, 'None (ephemeral)']] },
    },
    'standard-mismatch': {
        bad: [
            { text: _samples_js__WEBPACK_IMPORTED_MODULE_2__/* .blockSample */ .c.text, also: ['envelope-heading', 'envelope-field'], raisedIn: 'some' },
            { text: _samples_js__WEBPACK_IMPORTED_MODULE_2__/* .headedSample */ .Q.text, also: ['envelope-field'], raisedIn: 'some' },
        ],
    },
    'status-value': { bad: { replace: [['**Status**: success', '**Status**: finished']] } },
    'too-many-claims': {
        bad: {
            replace: [
                [
                    PROPOSAL,
                    Array.from({ length: _model_claim_js__WEBPACK_IMPORTED_MODULE_0__.MOST_CLAIMS + 1 }, (_, n) => `openspec/changes/parse-dates/${String(n)}.md`).join(', '),
                ],
            ],
            also: ['artifact-missing'],
        },
    },
    'too-many-elements': {
        bad: {
            replace: [
                [
                    'None.',
                    Array(_model_document_js__WEBPACK_IMPORTED_MODULE_1__.MOST_ELEMENTS + 1)
                        .fill('- **WARNING**: Slow.')
                        .join('\n'),
                ],
            ],
        },
    },
};


/***/ }),

/***/ 46052:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ headedSample),
/* harmony export */   c: () => (/* binding */ blockSample)
/* harmony export */ });
const FILES = {
    file: 'openspec/changes/parse-dates/proposal.return.md',
    tree: { 'openspec/changes/parse-dates/proposal.md': '# Parse dates\n\nWhy and how.\n' },
};
const headedSample = {
    ...FILES,
    text: `## Proposal Created

**Change**: parse-dates
**Status**: success

### Summary
The proposal says how dates are parsed. It has three phases.

### Artifacts
- openspec/changes/parse-dates/proposal.md

### Next Recommended
Ready for the specification (sdd-spec).

### Risks
None.
`,
};
const blockSample = {
    ...FILES,
    text: `**Change**: parse-dates
**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
**Skill Resolution**: injected
`,
};


/***/ })

};
;