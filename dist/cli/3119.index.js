"use strict";
exports.id = 3119;
exports.ids = [3119];
exports.modules = {

/***/ 7931:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ artifactsOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3870);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);



let last;
function artifactsOf({ value }) {
    if (last?.of === value)
        return last.artifacts;
    const artifacts = [];
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(value, 'artifacts');
    for (let index = 0; index < list.length; index++) {
        const artifact = list[index];
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(artifact))
            continue;
        const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(artifact, 'path');
        artifacts.push({
            pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)('', 'artifacts', index),
            value: artifact,
            type: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(artifact, 'type'),
            path,
            plainPath: path === undefined ? null : (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalisePath */ .qb)(path),
            summary: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(artifact, 'summary'),
        });
    }
    last = { of: value, artifacts };
    return artifacts;
}


/***/ }),

/***/ 1799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   Nk: () => (/* binding */ isOfTruth),
/* harmony export */   xS: () => (/* binding */ AREAS)
/* harmony export */ });
const AREAS = [
    'document',
    'shape',
    'status',
    'summary',
    'artifacts',
    'metadata',
    'errors',
    'life-cycle',
    'envelope',
    'run',
];
function isOfTruth({ scope, area, ofTruth }) {
    return ofTruth ?? (scope === 'claim' || area === 'status');
}
const NOTHING = [];


/***/ }),

/***/ 2691:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ statusFix),
/* harmony export */   fI: () => (/* binding */ suggestArtifactType),
/* harmony export */   pD: () => (/* binding */ suggestStatus)
/* harmony export */ });
/* harmony import */ var _return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);


function agentKind(agent) {
    if (agent === null)
        return 'other';
    if (/research|explor|analy/i.test(agent))
        return 'research';
    return /plan|design|architect/i.test(agent) ? 'plan' : 'other';
}
function suggest(subject, word, list, confusions) {
    const known = confusions.get(word.trim().toLowerCase());
    if (known !== undefined) {
        const instead = typeof known.instead === 'string' ? known.instead : known.instead[agentKind((0,_return_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(subject))];
        return { instead, known: true, because: known.because };
    }
    const instead = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(word.trim(), list);
    return { instead, known: instead?.toLowerCase() === word.trim().toLowerCase(), because: undefined };
}
function suggestStatus(subject, status) {
    return suggest(subject, status, subject.standard.statuses, subject.standard.confusions.status);
}
function statusFix(instead) {
    const edits = [{ kind: 'set', pointer: '/status', value: instead }];
    return { safety: 'unsafe', does: `write the status ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(instead)}`, edits };
}
function suggestArtifactType(subject, type) {
    return suggest(subject, type, subject.standard.artifactTypes, subject.standard.confusions.artifactType);
}


/***/ }),

/***/ 7088:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   aF: () => (/* binding */ unlessSuccess),
/* harmony export */   xx: () => (/* binding */ because)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3870);

function because({ detail }) {
    return detail === null ? '' : ` ${detail}`;
}
function isOwnFile({ path }, { foundAt }, { file }) {
    return (foundAt ?? (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(path)) === file;
}
function unlessSuccess(of, severity) {
    return of.success ? {} : { severity };
}


/***/ }),

/***/ 4838:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ artifactBlank)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7088);



const artifactBlank = {
    id: 'artifact-blank',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'present',
    severity: 'warning',
    summary: 'A claimed file holds something that can be seen',
    rationale: 'A file of spaces, line breaks, NUL bytes or signs without width passes a test of its size and holds no work all the same.',
    remedy: 'Write the content and commit it, or take the artifact out of the return.',
    sources: [
        { document: 'return-gate', heading: 'A file of white space passes the size test of document 002, step 5c' },
    ],
    bad: [
        { families: ['return-meta', 'subagent-return'], tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': ' \n\n' } },
        {
            families: ['return-meta', 'subagent-return'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '\u200B\u2060\n' },
        },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': ' \n\n' } },
    ],
    good: [
        { families: ['return-meta', 'subagent-return'], tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '\n#\n' } },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '\n#\n' } },
    ],
    check({ claim, verdict }, of) {
        if (!verdict.blank)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$;
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessSuccess */ .aF)(of, 'notice'),
                message: `Artifact holds nothing that can be seen: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}; it is white space and invisible signs.`,
                recommendation: `Verify ${of.agent} writes content to artifacts.`,
            },
        ];
    },
};


/***/ }),

/***/ 1910:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ artifactCase)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7088);



const artifactCase = {
    id: 'artifact-case',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'case-mismatch',
    severity: 'error',
    summary: 'A claimed path has the letter case of the file',
    rationale: 'Git and Linux tell letter case apart. A path in another case works on the machine of the agent and leads nowhere on the others.',
    remedy: 'Write the path exactly as the file is named.',
    fixes: [{ safety: 'unsafe', does: 'writes the path of the file that differs in letter case alone' }],
    sources: [
        {
            document: 'return-gate',
            heading: 'Where letter case counts, the path of document 002, step 5b leads to no file',
        },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01_Parse-Dates.md' },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/Proposal.md']],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnFile */ .Z4)(claim, verdict, of))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        const found = verdict.foundAt === null ? 'another letter case' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(verdict.foundAt, 200);
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'),
                message: `Artifact does not exist in this letter case: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}; there is ${found}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                recommendation: `Fix ${of.agent} subagent return format: write the path exactly as the file is named.`,
                ...(verdict.foundAt === null
                    ? {}
                    : {
                        fix: {
                            safety: 'unsafe',
                            does: `write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(verdict.foundAt, 200)}`,
                            edits: [{ kind: 'set', pointer: claim.pointer, value: verdict.foundAt }],
                        },
                    }),
            },
        ];
    },
};


/***/ }),

/***/ 9243:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ artifactDirectory)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7088);


const artifactDirectory = {
    id: 'artifact-directory',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'directory',
    severity: 'error',
    summary: 'A claimed path is a file, not a directory',
    rationale: 'A directory stands for whatever happens to be in it, which may be older than the work. Only a file can be linked, read and proved.',
    remedy: 'Claim each file that was made in the directory.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/artifacts/0/path': 'specs/7_parse_dates/plans' } },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/']],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'),
                message: `Artifact is a directory: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}; a file was expected.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                recommendation: `Verify ${of.agent} lists the files that it wrote, each as an artifact of its own.`,
            },
        ];
    },
};


/***/ }),

/***/ 593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ artifactEmpty)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7088);


const artifactEmpty = {
    id: 'artifact-empty',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'empty',
    severity: 'error',
    summary: 'A claimed file is not empty',
    rationale: 'A file of 0 bytes was created and never written: the work that the return claims is not in it.',
    remedy: 'Write the content and commit it, or take the artifact out of the return.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: [
        { families: ['return-meta', 'subagent-return'], tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '' } },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '' } },
    ],
    good: [
        { families: ['return-meta', 'subagent-return'], tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '#' } },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '#' } },
    ],
    check({ claim, verdict }, of) {
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'),
                message: `Artifact is empty: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                recommendation: `Verify ${of.agent} writes content to artifacts.`,
            },
        ];
    },
};


/***/ }),

/***/ 2152:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ artifactMissing)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

const artifactMissing = {
    id: 'artifact-missing',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'missing',
    severity: 'error',
    summary: 'A claimed file exists in the judged tree',
    rationale: 'This is phantom work: the return says that a file was made, and there is none, nor does anything below explain where it went.',
    remedy: 'Write and commit the file, correct the path, or take the artifact out of the return.',
    sources: [
        { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
        { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/artifacts/0/path': 'specs/never/written.md' } },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/never-written.md']],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        const detail = verdict.detail === null ? '' : ` ${verdict.detail}`;
        return [
            {
                ...(of.success ? {} : { severity: 'notice' }),
                message: `Artifact does not exist: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.${detail}`,
                recommendation: `Verify ${of.agent} writes artifacts to correct paths and commits them.`,
            },
        ];
    },
};


/***/ }),

/***/ 8474:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ artifactPathRelative)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7088);


const artifactPathRelative = {
    id: 'artifact-path-relative',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'outside',
    severity: 'error',
    summary: 'A claimed path stays inside the project root',
    rationale: 'What lies outside the repository is not committed with it and means something else on every machine, so it proves no work.',
    remedy: 'Write the path relative to the project root, without a leading slash, and keep the file inside the repository.',
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
        { document: '003', heading: 'artifacts (required)' },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/artifacts/0/path': '/home/agent/project/specs/7_parse_dates/plans/01_parse-dates.md' },
        },
        {
            families: ['result-envelope'],
            replace: [
                ['openspec/changes/parse-dates/proposal.md', '/home/agent/project/openspec/changes/parse-dates/proposal.md'],
            ],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'warning'),
                message: `Artifact path is not inside the project root: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                recommendation: `Fix ${of.agent} subagent return format: write the path of a file in the repository, relative to the project root.`,
            },
        ];
    },
};


/***/ }),

/***/ 649:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ artifactRelocated)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7088);



const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const tree = {
    [PLAN]: null,
    'specs/archive/7_parse_dates/plans/01_parse-dates.md': '# Parse dates\n',
};
const artifactRelocated = {
    id: 'artifact-relocated',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'relocated',
    severity: 'notice',
    summary: 'A claimed file is where the return says',
    rationale: 'The file exists, but it was moved since, mostly with its task into the archive. The work is proved; only the path is out of date.',
    remedy: 'Nothing, where the folder was archived. Otherwise write the new path.',
    fixes: [{ safety: 'safe', does: 'writes the path at which the file is now' }],
    sources: [{ document: 'return-gate', heading: 'Most claims that no longer hold were archived with their folder' }],
    bad: [
        { families: ['return-meta'], file: 'specs/archive/7_parse_dates/.return-meta.json', tree },
        { families: ['subagent-return'], file: 'specs/archive/7_parse_dates/plan.return.json', tree },
        {
            families: ['result-envelope'],
            file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md',
            tree: { [PROPOSAL]: null, 'openspec/changes/archive/2026-01-28-parse-dates/proposal.md': '# Parse dates\n' },
        },
        {
            families: ['return-meta', 'subagent-return'],
            tree: { [PLAN]: null, 'docs/01_parse-dates.md': '# Parse dates\n' },
            earlier: { [PLAN]: 'docs/01_parse-dates.md' },
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnFile */ .Z4)(claim, verdict, of))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        const now = verdict.foundAt === null ? '' : `; it is now at ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(verdict.foundAt, 200)}`;
        return [
            {
                message: `Artifact was moved from ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}${now}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                recommendation: 'Nothing needs to be done where its folder was archived; otherwise write the new path.',
                ...(verdict.foundAt === null ? {} : { fix: fixOf(claim.pointer, verdict.foundAt) }),
            },
        ];
    },
};
function fixOf(pointer, foundAt) {
    const edits = [{ kind: 'set', pointer, value: foundAt }];
    return { safety: 'safe', does: `write the new path ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(foundAt, 200)}`, edits };
}


/***/ }),

/***/ 9640:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ artifactRemoved)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7088);


const artifactRemoved = {
    id: 'artifact-removed',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'removed',
    severity: 'warning',
    summary: 'A claimed file was not removed after it was committed',
    rationale: 'An earlier commit holds the file, so the work was done and the claim was no lie. Whoever follows the return today finds nothing, though.',
    remedy: 'Bring the file back if it is still needed; otherwise remove the return with it, or accept the warning.',
    sources: [{ document: 'return-gate', heading: 'A file that was committed and removed later is no phantom work' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
            earlier: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
        },
        {
            families: ['result-envelope'],
            tree: { 'openspec/changes/parse-dates/proposal.md': null },
            earlier: { 'openspec/changes/parse-dates/proposal.md': null },
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'),
                message: `Artifact was committed and is gone since: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                recommendation: 'Bring the file back if it is still needed, or take the artifact out of the return.',
            },
        ];
    },
};


/***/ }),

/***/ 4404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ artifactSelf)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7088);



const artifactSelf = {
    id: 'artifact-self',
    area: 'artifacts',
    scope: 'claim',
    verdict: ['present', 'relocated', 'case-mismatch'],
    severity: 'error',
    summary: 'A return claims other files than its own',
    rationale: 'The file that holds the return is there as soon as the return is written, so that claiming it proves nothing. It counts as no artifact.',
    remedy: 'Claim the files that the work made, and take the file of the return out of its artifacts.',
    sources: [
        { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
        { document: 'return-gate', heading: 'A return is no work: that it exists does not prove what it says' },
    ],
    bad: [
        { families: ['return-meta'], set: { '/artifacts/0/path': 'specs/7_parse_dates/.return-meta.json' } },
        { families: ['subagent-return'], set: { '/artifacts/0/path': 'returns/7_plan.return.json' } },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/proposal.return.md']],
        },
        {
            families: ['return-meta'],
            file: 'specs/archive/7_parse_dates/.return-meta.json',
            set: { '/artifacts/0/path': 'specs/7_parse_dates/.return-meta.json' },
        },
        { families: ['return-meta'], set: { '/artifacts/0/path': 'specs/7_parse_dates/.Return-Meta.json' } },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if (!(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnFile */ .Z4)(claim, verdict, of))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'),
                message: `Artifact is the file of the return itself: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}; a file that the work made was expected.`,
                recommendation: `Verify ${of.agent} lists the files that it made, and not its return.`,
            },
        ];
    },
};


/***/ }),

/***/ 6657:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ artifactUnchanged)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3870);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);



const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';
const artifactUnchanged = {
    id: 'artifact-unchanged',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'present',
    severity: 'warning',
    summary: 'A return that changed claims files that changed with it',
    rationale: 'A new return that points at a file which was there before, and which nobody touched, passes off old work as new.',
    remedy: 'Commit the change to the file together with the return, or take the artifact out of it.',
    sources: [{ document: 'return-gate', heading: 'That a file exists does not prove that this return made it' }],
    bad: [
        {
            families: ['return-meta'],
            context: {
                changes: { base: 'main', changed: new Set(['specs/7_parse_dates/.return-meta.json']), deleted: new Set() },
            },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set(['returns/7_plan.return.json']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([ENVELOPE]), deleted: new Set() } },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            context: {
                changes: {
                    base: 'main',
                    changed: new Set(['specs/7_parse_dates/.return-meta.json', PLAN]),
                    deleted: new Set(),
                },
            },
        },
        {
            families: ['subagent-return'],
            context: {
                changes: { base: 'main', changed: new Set(['returns/7_plan.return.json', PLAN]), deleted: new Set() },
            },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted: new Set() } },
        },
    ],
    check({ claim, verdict }, of, { changes }) {
        if (changes === null || !of.success || !changes.changed.has(of.file))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$;
        const file = verdict.foundAt ?? (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalisePath */ .qb)(claim.path);
        if (file === null || changes.changed.has(file) || changes.deleted.has(file))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$;
        return [
            {
                message: `Artifact is the same as in the base ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(changes.base)}, although the return changed: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.`,
                recommendation: `Verify ${of.agent} wrote the artifact in this work and committed it with the return.`,
            },
        ];
    },
};


/***/ }),

/***/ 7031:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ artifactUncommitted)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7088);


const artifactUncommitted = {
    id: 'artifact-uncommitted',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'uncommitted',
    severity: 'error',
    summary: 'A claimed file is committed',
    rationale: 'The file lies in the workspace and not in the commit. Nobody else receives it, and it is lost with the machine that the agent ran on.',
    remedy: 'Commit the file; where an ignore rule keeps it out, change the rule, or claim a file that is committed.',
    sources: [
        { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
        {
            document: 'return-gate',
            heading: 'The proof is taken from the judged commit, not from what was left over on disk',
        },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
            workspace: ['specs/7_parse_dates/plans/01_parse-dates.md'],
        },
        {
            families: ['result-envelope'],
            tree: { 'openspec/changes/parse-dates/proposal.md': null },
            workspace: ['openspec/changes/parse-dates/proposal.md'],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'),
                message: `Artifact is in the workspace but not committed: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                recommendation: `Commit the file, and verify ${of.agent} commits the artifacts that it claims.`,
            },
        ];
    },
};


/***/ }),

/***/ 1296:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ artifactUnverifiable)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7088);


const GITMODULES = '[submodule "dates"]\n\tpath = vendor/dates\n\turl = ../dates.git\n';
const artifactUnverifiable = {
    id: 'artifact-unverifiable',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'unverifiable',
    severity: 'error',
    summary: 'A claimed artifact can be checked in the repository, or lies in a submodule that it is known to have',
    rationale: 'What lies in a submodule or in a memory store is not part of the judged tree. It is neither proved nor disproved, and a reader should know that. A commit of another repository can be put anywhere in a tree by anyone: what lies below it is no proof unless `.gitmodules` names the submodule, and it was there before.',
    remedy: 'Claim files of this repository. Where the artifact belongs in a submodule, add that with `.gitmodules`, and before the work that claims it.',
    sources: [
        { document: 'return-gate', heading: 'What the judged tree does not hold is said to be unproved, not called a lie' },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
            tree: { 'vendor/dates/': '' },
        },
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
            tree: { 'vendor/dates/': '', '.gitmodules': GITMODULES },
        },
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
            tree: { 'vendor/dates/': '', '.gitmodules': GITMODULES },
            context: { changes: { base: 'main', changed: new Set(['.gitmodules', 'vendor/dates']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'vendor/dates/proposal.md']],
            tree: { 'vendor/dates/': '' },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'Engram observation: #obs_5c1f']],
        },
    ],
    good: {},
    check({ claim, verdict }, of, { changes }) {
        const message = `Artifact cannot be checked in this repository: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`;
        const doubt = doubtOf(verdict, changes);
        if (doubt === null) {
            const recommendation = 'Check it where it lies; nothing needs to be done here.';
            return [{ severity: 'notice', message, recommendation }];
        }
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'),
                message: `${message}${doubt}`,
                recommendation: `Verify ${of.agent} claims files of this repository; a submodule proves nothing before it has been added with .gitmodules.`,
            },
        ];
    },
};
function doubtOf({ submodule }, changes) {
    if (submodule === undefined)
        return null;
    if (!submodule.named)
        return '';
    if (changes === null || !(changes.newSubmodules ?? changes.changed).has(submodule.path))
        return null;
    return ` It is not in the base ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(changes.base)}: it comes with the work that claims it.`;
}


/***/ }),

/***/ 5792:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ baselineStale)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2778);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);
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
        return stale.entries.map(({ file, rule, fingerprint, count: known, found, line }) => ({
            file: stale.file,
            range: { ..._model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_START */ .W, startLine: line, endLine: line },
            value: fingerprint,
            message: found === 0
                ? `The baseline knows ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(known, 'finding')} of ${rule} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file, 200)} that no longer ${known === 1 ? 'occurs' : 'occur'}.`
                : `The baseline knows ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(known, 'finding')} of ${rule} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file, 200)}, and only ${String(found)} still ${found === 1 ? 'occurs' : 'occur'}.`,
            recommendation: 'Write the baseline anew with return-gate check --update-baseline, and commit it.',
        }));
    },
};


/***/ }),

/***/ 5768:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ fileTooLarge)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2778);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1799);


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

/***/ 4103:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ jsonEncoding)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1799);

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

/***/ 6630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ noReturns)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


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
    rationale: 'A gate that finds nothing has judged nothing. To pass then would let a wrong pattern or a forgotten commit look like proved work. The same holds of a branch on which an agent works and that brings no return of its own, whatever was committed before it: an old return that was moved, copied, or written with other white space says nothing of this work, and one that is in progress does not say how it ended.',
    remedy: 'Commit the returns, correct the patterns, or state by `if-no-returns` that a run without returns is right. On a branch that matches `agent-branches`, commit the return of the work with it, with a final status; where `agent-branches-require` is `success`, with a status of success.',
    sources: [{ document: 'return-gate', heading: 'A required check must not pass because nothing was found' }],
    bad: [
        { file: 'notes/plan.json' },
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
        { file: 'notes/plan.json', context: { ifNoReturns: 'ignore' } },
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
        if (run.files === 0 && ifNoReturns === 'error')
            return [nothingFound(ifNoReturns)];
        const problems = [];
        if (run.files === 0 && ifNoReturns !== 'ignore')
            problems.push(nothingFound(ifNoReturns));
        if (agentBranch !== null)
            problems.push(...judgeBranch(agentBranch, agentBranchRequires, run, changes));
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$ : problems;
    },
};
function judgeBranch(branch, demand, { returns, brought }, changes) {
    const doubt = doubtOf(changes, brought);
    if (brought === null || doubt !== null)
        return [undecided(branch, doubt ?? UNREADABLE)];
    if (brought.length === 0) {
        const isTouched = returns.some(({ file }) => changes?.changed.has(file) === true);
        return [isTouched ? nothingNew(branch) : unchanged(branch)];
    }
    if (brought.every(({ outcome }) => outcome === 'open'))
        return [unfinished(branch, brought)];
    if (demand === 'success' && brought.every(({ outcome }) => outcome !== 'success'))
        return [noSuccess(branch, brought)];
    return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$;
}
function nothingFound(severity) {
    return {
        severity,
        message: 'No file that may hold a return was found.',
        recommendation: 'Commit the returns, check the patterns and the project root, or set if-no-returns to "ignore" where none are expected.',
    };
}
const UNREADABLE = 'what the base held could not be read';
function doubtOf(changes, brought) {
    if (changes === null)
        return 'there is no base to compare with';
    if (changes.approximate === true)
        return `history is too shallow to tell where it left ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(changes.base)}`;
    return brought === null ? UNREADABLE : null;
}
function undecided(branch, doubt) {
    return {
        value: branch,
        message: `Whether the agent branch ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(branch, 200)} changed a return is not known: ${doubt}.`,
        recommendation: 'Let the checkout fetch all of the history (fetch-depth: 0), or name the base by the input base.',
    };
}
const COMMIT = 'Commit the return of the work with it, or take the branch out of agent-branches.';
function unchanged(branch) {
    return {
        value: branch,
        message: `The agent branch ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(branch, 200)} changed no return.`,
        recommendation: COMMIT,
    };
}
function nothingNew(branch) {
    return {
        value: branch,
        message: `The agent branch ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(branch, 200)} changed no return: those that it touched say what others said before, in another place or form, or tell of several tasks.`,
        recommendation: COMMIT,
    };
}
function unfinished(branch, brought) {
    return {
        value: branch,
        message: `The agent branch ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(branch, 200)} brings no return with a final status: ${statusesOf(brought)}.`,
        recommendation: 'Let the agent finish, or set the status that the work reached, such as "partial" or "blocked".',
    };
}
function noSuccess(branch, brought) {
    return {
        value: branch,
        message: `The agent branch ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(branch, 200)} brings no return that says success, which agent-branches-require demands: ${statusesOf(brought)}.`,
        recommendation: 'Finish the work on the branch before it is merged, or set agent-branches-require to "final".',
    };
}
const MOST_SHOWN = 3;
function statusesOf(brought) {
    const shown = brought
        .slice(0, MOST_SHOWN)
        .map(({ file, status }) => `${status === null ? 'none' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(status)} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(file, 200)}`);
    const more = brought.length - shown.length;
    return more === 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(shown, 'and') : `${shown.join(', ')} and ${String(more)} more`;
}


/***/ }),

/***/ 3194:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ phantomWork)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);





const phantomWork = {
    id: 'phantom-work',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    ofTruth: true,
    summary: 'A return that claims success lists at least one artifact',
    rationale: 'Success without a file is phantom work: the caller marks the task as done, and there is nothing that anyone could use or check.',
    remedy: 'List the files that were made; where none were, say so by a status that is no success.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/artifacts': [] } },
        { families: ['result-envelope'], replace: [['openspec/changes/parse-dates/proposal.md', 'None.']] },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return'],
            set: {
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
            },
        },
        { families: ['result-envelope'], replace: [['openspec/changes/parse-dates/proposal.md', 'None (ephemeral)']] },
    ],
    check(subject) {
        const artifacts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(subject.value, 'artifacts');
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(artifacts) || artifacts.length > 0 || !(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(subject))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$;
        return [
            {
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)('', 'artifacts'),
                message: `Agent returned status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)((0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(subject) ?? '')} but lists no artifacts: phantom work.`,
                recommendation: `Verify ${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(subject)} creates artifacts and lists them before it claims success.`,
            },
        ];
    },
};


/***/ }),

/***/ 9603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ standardMismatch)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1799);

const HEADED = `## Proposal Created

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
`;
const BLOCK = `**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
`;
const standardMismatch = {
    id: 'standard-mismatch',
    area: 'document',
    scope: 'return',
    severity: 'notice',
    summary: 'A return has the shape of the version it is judged by',
    rationale: 'When a return breaks the chosen version but fits another one of its family, the choice is more likely wrong than the agent. One line about that saves the search through many findings.',
    remedy: 'Choose the version that fits, or bring the agent to the chosen one.',
    sources: [{ document: 'return-gate', heading: 'the version is chosen by the user and never inferred silently' }],
    bad: [
        {
            families: ['return-meta'],
            set: { '/artifacts/0/type': 'handoff' },
            also: ['artifact-type', 'artifact-type-path'],
            raisedIn: 'some',
        },
        {
            families: ['return-meta'],
            set: { '/memory_candidates': 'none' },
            also: ['memory-candidate'],
            raisedIn: 'some',
        },
        {
            families: ['subagent-return'],
            set: {
                '/status': 'planned',
                '/metadata/delegation_depth': 1,
                '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
            },
            also: ['status-value'],
            raisedIn: 'some',
        },
        {
            families: ['subagent-return'],
            set: { '/status': 'completed' },
            also: ['status-completed'],
            raisedIn: 'some',
        },
        { families: ['result-envelope'], text: BLOCK, also: ['envelope-heading', 'envelope-field'], raisedIn: 'some' },
        { families: ['result-envelope'], text: HEADED, also: ['envelope-field'], raisedIn: 'some' },
    ],
    good: {},
    check(subject) {
        const { satisfies, standard } = subject;
        if (satisfies === null || !subject.shapeErrors.some(({ advisory }) => !advisory))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$;
        return [
            {
                pointer: '',
                message: `The return does not have the shape of ${standard.id}, by which it is judged, but that of ${satisfies}.`,
                recommendation: `Choose the standard ${satisfies} if that is what the agent follows; else have it follow ${standard.id}.`,
                value: satisfies,
            },
        ];
    },
};


/***/ }),

/***/ 7261:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ statusValue)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1799);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2691);





const statusValue = {
    id: 'status-value',
    area: 'status',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The status is one of the values that the standard lists',
    rationale: 'Callers branch on the status. A value outside the list, or one in another letter case, takes none of their branches, and the work is lost or done twice.',
    remedy: 'Write one of the listed values, in exactly that letter case.',
    fixes: [{ safety: 'unsafe', does: 'writes the listed status that was probably meant' }],
    sources: [
        { document: '000', heading: 'status (required)' },
        { document: '001', heading: 'status (required)' },
        { document: '002', heading: 'Step 3: Validate Status Field' },
        { document: '003', heading: 'status (required)' },
        { document: '004', heading: 'Fields' },
    ],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/status': 'finished' } },
        { families: ['result-envelope'], replace: [['**Status**: success', '**Status**: finished']] },
    ],
    good: {},
    check(subject) {
        const status = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(subject);
        if (status === undefined || subject.standard.statuses.includes(status))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$;
        const { instead, because } = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestStatus */ .pD)(subject, status);
        const reason = because === undefined ? '' : ` ${because}`;
        return [
            {
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)('', 'status'),
                message: `Status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(status)} is not one of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(subject.standard.statuses)}.${reason}`,
                recommendation: instead === undefined
                    ? `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormat */ .F7)(subject)}: use a listed status.`
                    : `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormat */ .F7)(subject)}: write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(instead)}.`,
                ...(instead === undefined ? {} : { fix: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .statusFix */ .OH)(instead) }),
            },
        ];
    },
};


/***/ }),

/***/ 603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ tooManyClaims)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5821);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1799);


const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const tooManyClaims = {
    id: 'too-many-claims',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    summary: 'A return claims at most 10,000 files',
    rationale: 'No agent makes so many files in one task. A return that says so is meant to stall the gate, so only the first are looked up; and what was not looked up must not pass.',
    remedy: 'List the files that people should look at, or split the work into several returns.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/artifacts': Array(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W + 1).fill(PLAN) },
            also: ['artifact-object'],
        },
        {
            families: ['result-envelope'],
            replace: [
                [
                    PROPOSAL,
                    Array(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W + 1)
                        .fill(PROPOSAL)
                        .join(', '),
                ],
            ],
        },
    ],
    good: {},
    check({ claims }) {
        if (claims <= _model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$;
        return [
            {
                pointer: '',
                message: `The return makes ${String(claims)} claims, ${String(claims - _model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W)} more than the ${String(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W)} that are looked up.`,
                recommendation: 'Claim fewer files, or split the return, so that each claim is looked up.',
                value: 'too-many-claims',
            },
        ];
    },
};


/***/ }),

/***/ 3152:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ tooManyElements)
/* harmony export */ });
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(817);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2778);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);



const MANY = Array.from({ length: _model_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ELEMENTS */ .q + 1 });
const tooManyElements = {
    id: 'too-many-elements',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: `The lists of a file have no more than ${String(_model_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ELEMENTS */ .q)} elements in all`,
    rationale: 'An agent hands over a handful of files and errors. A file of far more is a mistake or is meant to stall the gate, so it is not judged; and what was not judged must not pass.',
    remedy: 'List what the work is about, keep long lists in an artifact, and divide a log that has grown so large.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so judging is bounded' }],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/visited': MANY.map((_, n) => n) } },
        {
            families: ['result-envelope'],
            replace: [['None.', MANY.map(() => '- **WARNING**: Slow.').join('\n')]],
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


/***/ }),

/***/ 5287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ tooManyReturns)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1799);

const MANY = 1_001;
const tooManyReturns = {
    id: 'too-many-returns',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'A file holds at most 1,000 returns',
    rationale: 'No log of a real project has so many. A file that has is no log or is meant to stall the gate, so only the first are judged; and what was not judged must not pass.',
    remedy: 'Split the log into several files, or leave it out of the patterns.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: { repeat: MANY, also: ['session-id-reused'] },
    good: {},
    check(document) {
        for (const problem of document.problems) {
            if (problem.kind !== 'too-many-returns')
                continue;
            const { found, limit } = problem;
            return [
                {
                    message: `The file holds ${String(found)} returns, ${String(found - limit)} more than the ${String(limit)} that are judged.`,
                    recommendation: 'Split the file, so that each of its returns is judged, or leave it out of the patterns.',
                    value: 'too-many-returns',
                },
            ];
        }
        return _model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$;
    },
};


/***/ }),

/***/ 9128:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unclaimedChange)
/* harmony export */ });
/* unused harmony export UNCLAIMED_BY_DESIGN */
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3870);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);



const UNCLAIMED_BY_DESIGN = ['specs/TODO.md', 'specs/state.json'];
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const METADATA = 'specs/7_parse_dates/.return-meta.json';
const LOG = 'returns/7_plan.return.json';
const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';
const tree = { 'src/dates.ts': 'export {};\n' };
const unclaimedChange = {
    id: 'unclaimed-change',
    area: 'run',
    scope: 'run',
    severity: 'notice',
    summary: 'Every file that changed with a return is claimed by one',
    rationale: 'A return is the account of what an agent did. A change beside it that no return mentions is work that nobody accounts for.',
    remedy: 'List the file as an artifact of the return that made it, commit it apart, or except its path in the configuration.',
    sources: [{ document: 'return-gate', heading: 'The counterpart of phantom work: work that no return claims' }],
    bad: [
        {
            families: ['return-meta'],
            tree,
            context: { changes: { base: 'main', changed: new Set([METADATA, PLAN, 'src/dates.ts']), deleted: new Set() } },
        },
        {
            families: ['subagent-return'],
            tree,
            context: { changes: { base: 'main', changed: new Set([LOG, PLAN, 'src/dates.ts']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            tree,
            context: {
                changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL, 'src/dates.ts']), deleted: new Set() },
            },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            context: { changes: { base: 'main', changed: new Set([METADATA, PLAN, 'specs/TODO.md']), deleted: new Set() } },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set([LOG, PLAN, 'specs/TODO.md']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted: new Set() } },
        },
    ],
    check(run, { changes, mayBeUnclaimed }) {
        if (changes === null)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$;
        const accounted = new Set(UNCLAIMED_BY_DESIGN);
        let compared = false;
        for (const { file, claims } of run.returns) {
            accounted.add(file);
            if (!changes.changed.has(file))
                continue;
            compared = true;
            for (const { claim, verdict } of claims) {
                const path = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalisePath */ .qb)(claim.path);
                if (path !== null)
                    accounted.add(path);
                if (verdict.foundAt !== null)
                    accounted.add(verdict.foundAt);
            }
        }
        if (!compared)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$;
        const problems = [];
        for (const file of changes.changed) {
            if (accounted.has(file) || mayBeUnclaimed?.(file) === true)
                continue;
            problems.push({
                file,
                message: `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(file, 200)} changed, and no changed return claims it.`,
                recommendation: 'List it as an artifact of the return that made it, or except its path in the configuration.',
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 595:
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

/***/ 9996:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ metadataSample),
/* harmony export */   Lm: () => (/* binding */ delegatedMetadata),
/* harmony export */   Ut: () => (/* binding */ consoleSample),
/* harmony export */   hD: () => (/* binding */ envelopeSample)
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


/***/ }),

/***/ 7434:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ artifactTypeWords),
/* harmony export */   S2: () => (/* binding */ envelopeStatusWords),
/* harmony export */   nP: () => (/* binding */ contextualStatusWords),
/* harmony export */   tV: () => (/* binding */ metadataStatusWords),
/* harmony export */   u1: () => (/* binding */ plainStatusWords)
/* harmony export */ });
const SUCCESS_BY_KIND = { research: 'researched', plan: 'planned', other: 'implemented' };
const contextual = [
    ['completed', { instead: SUCCESS_BY_KIND, because: 'It stops the calling tool; success is said by what was done.' }],
    ...['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'].map((word) => [word, { instead: SUCCESS_BY_KIND, because: 'Success is said by what was done.' }]),
    ...['research_complete', 'research_completed', 'research-complete'].map((word) => [word, { instead: 'researched', because: 'A finished research is one word.' }]),
    ...['plan_complete', 'plan_completed', 'planning_complete', 'plan-complete'].map((word) => [word, { instead: 'planned', because: 'A finished plan is one word.' }]),
    ...['implementation_complete', 'implementation_completed', 'implement_complete'].map((word) => [word, { instead: 'implemented', because: 'A finished implementation is one word.' }]),
];
const stopped = [
    ['error', { instead: 'failed' }],
    ['failure', { instead: 'failed' }],
    ['incomplete', { instead: 'partial' }],
    ['timeout', { instead: 'partial', because: 'A time limit is told in errors.' }],
    ['waiting', { instead: 'blocked' }],
];
const begun = [
    ['in-progress', { instead: 'in_progress' }],
    ['started', { instead: 'in_progress' }],
    ['running', { instead: 'in_progress' }],
];
const plainSuccess = [
    ...['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'].map((word) => [word, { instead: 'completed' }]),
    ...['researched', 'planned', 'implemented', 'research_complete', 'plan_complete'].map((word) => [word, { instead: 'completed', because: 'That word belongs to a metadata file.' }]),
];
const metadataStatusWords = new Map([...contextual, ...stopped, ...begun]);
const contextualStatusWords = new Map([...contextual, ...stopped]);
const plainStatusWords = new Map([...plainSuccess, ...stopped]);
const TYPE_SYNONYMS = [
    ['research', ['report', 'research']],
    ['report', ['report', 'research']],
    ['analysis', ['report', 'research']],
    ['research_report', ['report', 'research']],
    ['research-report', ['report', 'research']],
    ['audit', ['report', 'research']],
    ['design', ['plan']],
    ['implementation_plan', ['plan']],
    ['implementation-plan', ['plan']],
    ['code', ['implementation']],
    ['source', ['implementation']],
    ['config', ['implementation']],
    ['configuration', ['implementation']],
    ['script', ['implementation']],
    ['file', ['implementation']],
    ['test', ['test', 'implementation']],
    ['tests', ['test', 'implementation']],
    ['doc', ['documentation', 'implementation']],
    ['docs', ['documentation', 'implementation']],
    ['documentation', ['documentation', 'implementation']],
    ['implementation_summary', ['summary']],
    ['implementation-summary', ['summary']],
    ['handoff', ['handoff', 'summary']],
];
function artifactTypeWords(types) {
    const words = new Map();
    for (const [word, meant] of TYPE_SYNONYMS) {
        const instead = meant.find((type) => types.includes(type));
        if (instead !== undefined && !types.includes(word))
            words.set(word, { instead });
    }
    return words;
}
function envelopeStatusWords(instead) {
    const { some, none } = instead;
    const words = [
        [
            'success',
            ['complete', 'completed', 'done', 'ok', 'okay', 'pass', 'passed', 'succeeded', 'successful', 'finished'],
        ],
        [
            some,
            [
                'warn',
                'warning',
                'warnings',
                'partial',
                'incomplete',
                'in_progress',
                'success_with_warnings',
                'success with warnings',
            ],
        ],
        [none, ['fail', 'failed', 'failure', 'error', 'errored', 'blocked', 'aborted', 'cancelled']],
    ];
    return new Map(words.flatMap(([right, wrong]) => wrong.filter((word) => word !== right).map((word) => [word, { instead: right }])));
}


/***/ }),

/***/ 8195:
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


/***/ })

};
;