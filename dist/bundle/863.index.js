"use strict";
exports.id = 863;
exports.ids = [863];
exports.modules = {

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

/***/ 4838:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ artifactBlank)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);



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
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': ' \n\n' },
        },
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '\u200B\u2060\n' },
        },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': ' \n\n' } },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/times.ts']],
            tree: { 'src/times.ts': ' \n\n' },
        },
        {
            families: ['gsd-plan'],
            replace: [
                ['path: src/parse-dates.ts', 'path: src/times.ts'],
                ['      exports: ["parseDate"]\n', ''],
            ],
            tree: { 'src/times.ts': ' \n\n' },
        },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '\n#\n' },
        },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '\n#\n' } },
        { families: ['gsd-summary', 'gsd-plan', 'gsd-verification'] },
    ],
    check({ claim, verdict }, of) {
        if (!verdict.blank || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeletion */ .zo)(claim))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'),
                message: `Artifact holds nothing that can be seen: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}; it is white space and invisible signs.`,
                recommendation: `Verify ${of.agent} writes content to artifacts.`,
            },
        ];
    },
};


/***/ }),

/***/ 81910:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ artifactCase)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47088);




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
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01_Parse-Dates.md' },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/Proposal.md']],
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/Parse-Dates.ts']],
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/Parse-Dates.ts']],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isOwnFile */ .Z4)(claim, verdict, of))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$;
        const found = verdict.foundAt === null ? 'another letter case' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(verdict.foundAt, 200);
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessSuccess */ .aF)(of, 'notice'),
                message: `Artifact does not exist in this letter case: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(claim.path, 200)}; there is ${found}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .because */ .xx)(verdict)}`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormatOf */ .E6)(of.agent)}: write the path exactly as the file is named.`,
                ...(verdict.foundAt === null
                    ? {}
                    : {
                        fix: {
                            safety: 'unsafe',
                            does: `write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(verdict.foundAt, 200)}`,
                            edits: [{ kind: 'set', pointer: claim.pointer, value: verdict.foundAt }],
                        },
                    }),
            },
        ];
    },
};


/***/ }),

/***/ 29243:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ artifactDirectory)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);



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
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': 'specs/7_parse_dates/plans' },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/']],
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/dates']],
            tree: { 'src/dates/index.ts': 'export {};\n' },
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/dates']],
            tree: { 'src/dates/index.ts': 'export {};\n' },
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeletion */ .zo)(claim))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
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

/***/ 50593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ artifactEmpty)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);



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
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '' },
        },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '' } },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/times.ts']],
            tree: { 'src/times.ts': '' },
            also: ['gsd-self-check-contradicted'],
        },
        {
            families: ['gsd-plan'],
            replace: [
                ['path: src/parse-dates.ts', 'path: src/times.ts'],
                ['      exports: ["parseDate"]\n', ''],
            ],
            tree: { 'src/times.ts': '' },
        },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '#' },
        },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '#' } },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/__init__.py']],
            tree: { 'src/__init__.py': '' },
        },
        {
            families: ['gsd-plan'],
            replace: [
                ['path: src/parse-dates.ts', 'path: src/__init__.py'],
                ['      exports: ["parseDate"]\n', ''],
            ],
            tree: { 'src/__init__.py': '' },
        },
    ],
    check({ claim, verdict }, of) {
        if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeletion */ .zo)(claim))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
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

/***/ 92152:
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
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': 'specs/never/written.md' },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/never-written.md']],
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/never-written.ts']],
            also: ['gsd-self-check-contradicted'],
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/never-written.ts']],
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

/***/ 38474:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ artifactPathRelative)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47088);



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
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': '/home/agent/project/specs/7_parse_dates/plans/01_parse-dates.md' },
        },
        {
            families: ['result-envelope'],
            replace: [
                ['openspec/changes/parse-dates/proposal.md', '/home/agent/project/openspec/changes/parse-dates/proposal.md'],
            ],
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', '/home/agent/project/src/parse-dates.ts']],
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: /home/agent/project/src/parse-dates.ts']],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessSuccess */ .aF)(of, 'warning'),
                message: `Artifact path is not inside the project root: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(claim.path, 200)}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .because */ .xx)(verdict)}`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormatOf */ .E6)(of.agent)}: write the path of a file in the repository, relative to the project root.`,
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
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);



const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const artifactRelocated = {
    id: 'artifact-relocated',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'relocated',
    severity: 'notice',
    summary: 'A claimed file has not been renamed',
    rationale: 'The file exists, but git records that it was renamed, so the claim is true and its path is out of date. A file that was archived with its task is not reported here; see artifact-archived.',
    remedy: 'Write the new path.',
    fixes: [{ safety: 'safe', does: 'writes the path at which the file is now' }],
    sources: [{ document: 'return-gate', heading: 'A renamed file is no phantom work' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { [PLAN]: null, 'docs/01_parse-dates.md': '# Parse dates\n' },
            earlier: { [PLAN]: 'docs/01_parse-dates.md' },
        },
        {
            families: ['result-envelope'],
            tree: { [PROPOSAL]: null, 'openspec/changes/parse-dates/why.md': '# Parse dates\n' },
            earlier: { [PROPOSAL]: 'openspec/changes/parse-dates/why.md' },
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/dates.ts']],
            earlier: { 'src/dates.ts': 'src/parse-dates.ts' },
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/dates.ts']],
            earlier: { 'src/dates.ts': 'src/parse-dates.ts' },
        },
    ],
    good: [
        {},
        {
            families: ['return-meta'],
            file: 'specs/archive/7_parse_dates/.return-meta.json',
            tree: { [PLAN]: null, 'specs/archive/7_parse_dates/plans/01_parse-dates.md': '# Parse dates\n' },
        },
    ],
    check({ claim, verdict }, of) {
        if (verdict.by === 'archive' || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnFile */ .Z4)(claim, verdict, of))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        const now = verdict.foundAt === null ? '' : `; it is now at ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(verdict.foundAt, 200)}`;
        return [
            {
                message: `Artifact was renamed: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}${now}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                recommendation: 'Write the new path.',
                ...(verdict.foundAt === null ? {} : { fix: (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .relocationFix */ .As)(claim.pointer, verdict.foundAt) }),
            },
        ];
    },
};


/***/ }),

/***/ 49640:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ artifactRemoved)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);


const artifactRemoved = {
    id: 'artifact-removed',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'removed',
    severity: 'notice',
    summary: 'A claimed file was not removed after it was committed',
    rationale: 'The file was there when the return claimed it, or later, so the claim was true. It was removed since, and whoever follows the return today finds nothing.',
    remedy: 'Nothing, if the file was removed on purpose. Otherwise bring it back.',
    sources: [{ document: 'return-gate', heading: 'A file that was committed and removed later is no phantom work' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
            earlier: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
        },
        {
            families: ['result-envelope'],
            tree: { 'openspec/changes/parse-dates/proposal.md': null },
            earlier: { 'openspec/changes/parse-dates/proposal.md': null },
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/dates.ts']],
            earlier: { 'src/dates.ts': null },
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/dates.ts']],
            earlier: { 'src/dates.ts': null },
        },
    ],
    good: {},
    check({ claim, verdict }) {
        return [
            {
                message: `Artifact was committed and is gone since: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                recommendation: 'Bring the file back if it is still needed, or take the artifact out of the return.',
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
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);


const artifactUncommitted = {
    id: 'artifact-uncommitted',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'uncommitted',
    severity: 'error',
    summary: 'A claimed file is committed',
    rationale: 'The file lies in the workspace and not in the commit, or the ignore files of the project keep it out of every commit. Nobody else receives it, and it is lost with the machine that the agent ran on.',
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
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
            workspace: ['specs/7_parse_dates/plans/01_parse-dates.md'],
        },
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': '.claude/commands/plan.md' },
            tree: { '.gitignore': '.claude/\n' },
        },
        {
            families: ['result-envelope'],
            tree: { 'openspec/changes/parse-dates/proposal.md': null },
            workspace: ['openspec/changes/parse-dates/proposal.md'],
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/times.ts']],
            workspace: ['src/times.ts'],
            also: ['gsd-self-check-contradicted'],
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/times.ts']],
            workspace: ['src/times.ts'],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'),
                ...(verdict.by === 'ignored'
                    ? {
                        message: `Artifact is not committed, and no commit can prove it: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                        recommendation: 'Take the artifact out of the return, or change the rule and commit the file.',
                    }
                    : {
                        message: `Artifact is in the workspace but not committed: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                        recommendation: `Commit the file, and verify ${of.agent} commits the artifacts that it claims.`,
                    }),
            },
        ];
    },
};


/***/ }),

/***/ 76214:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ artifactUndetermined)
/* harmony export */ });
/* harmony import */ var _model_lacking_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6826);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);



const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const artifactUndetermined = {
    id: 'artifact-undetermined',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'undetermined',
    severity: 'error',
    summary: 'History reaches far enough to tell what became of a claimed file',
    rationale: 'The file is not there, and the clone lacks the history that would tell whether it was moved or removed since it was claimed, or never existed.',
    remedy: 'Fetch the whole history: fetch-depth: 0 with filter: blob:none in actions/checkout, or git fetch --unshallow.',
    sources: [{ document: 'return-gate', heading: 'What cannot be proved does not pass, and is not called a lie' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { [PLAN]: null },
            beyondHistory: [PLAN],
        },
        { families: ['result-envelope'], tree: { [PROPOSAL]: null }, beyondHistory: [PROPOSAL] },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/times.ts']],
            beyondHistory: ['src/times.ts'],
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/times.ts']],
            beyondHistory: ['src/times.ts'],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if (verdict.by === 'content') {
            return [
                {
                    ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'),
                    message: `Artifact cannot be checked, since this clone lacks a content: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                    recommendation: _model_lacking_js__WEBPACK_IMPORTED_MODULE_2__/* .HOW_TO_FETCH */ .ig,
                },
            ];
        }
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'),
                message: `Artifact does not exist, and its history is not here: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`,
                recommendation: 'Fetch the whole history, and run the gate again.',
            },
        ];
    },
};


/***/ }),

/***/ 71296:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ artifactUnverifiable)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);


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
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
            tree: { 'vendor/dates/': '' },
        },
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
            tree: { 'vendor/dates/': '', '.gitmodules': GITMODULES },
        },
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
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
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'vendor/dates/parse.ts']],
            tree: { 'vendor/dates/': '' },
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: vendor/dates/parse.ts']],
            tree: { 'vendor/dates/': '' },
        },
    ],
    good: {},
    check({ claim, verdict }, of, { changes }) {
        const message = `Artifact cannot be checked in this repository: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}.${(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .xx)(verdict)}`;
        if (verdict.by === 'lost-commits') {
            const recommendation = 'Cite commits of this history, or write and commit the file.';
            return [{ ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'), message, recommendation }];
        }
        const doubt = doubtOf(verdict, changes);
        if (doubt === null && isMoved(verdict, of, changes)) {
            return [
                {
                    severity: of.success ? 'warning' : 'notice',
                    message: `${message} The compared change moves it to another commit.`,
                    recommendation: 'Check that the commit to which the submodule moves has the file.',
                },
            ];
        }
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
function isMoved({ submodule }, { restated }, changes) {
    return submodule !== undefined && restated && changes?.changed.has(submodule.path) === true;
}
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

/***/ 10603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ tooManyClaims)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71799);


const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const MANY = Array.from({ length: _model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W$ + 1 }, (_, n) => `src/part-${String(n)}.ts`);
const tooManyClaims = {
    id: 'too-many-claims',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    unread: true,
    summary: 'A return claims at most 10,000 files',
    rationale: 'No agent makes so many files in one task. A return that says so is meant to stall the gate, so only the first are looked up; and what was not looked up must not pass.',
    remedy: 'List the files that people should look at, or split the work into several returns.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts': Array(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W$ + 1).fill(PLAN) },
            also: ['artifact-object', 'handoff-tokens'],
        },
        {
            families: ['result-envelope'],
            replace: [
                [
                    PROPOSAL,
                    Array(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W$ + 1)
                        .fill(PROPOSAL)
                        .join(', '),
                ],
            ],
        },
        {
            families: ['gsd-summary'],
            replace: [['  modified:\n', `  deleted:\n${MANY.map((path) => `    - ${path}\n`).join('')}  modified:\n`]],
        },
        {
            families: ['gsd-plan'],
            replace: [['    - path: src/parse-dates.ts\n', MANY.map((path) => `    - path: ${path}\n`).join('')]],
            also: ['artifact-missing'],
        },
        {
            families: ['gsd-verification'],
            replace: [
                [
                    '| `src/parse-dates.ts` |',
                    `${MANY.map((path) => `| \`${path}\` | ✓ VERIFIED |\n`).join('')}| \`src/parse-dates.ts\` |`,
                ],
            ],
            also: ['artifact-missing'],
        },
    ],
    good: {},
    check({ claims }) {
        if (claims <= _model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W$)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$;
        return [
            {
                pointer: '',
                message: `The return makes ${String(claims)} claims, ${String(claims - _model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W$)} more than the ${String(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W$)} that are looked up.`,
                recommendation: 'Claim fewer files, or split the return, so that each claim is looked up.',
                value: 'too-many-claims',
            },
        ];
    },
};


/***/ }),

/***/ 59128:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unclaimedChange),
/* harmony export */   w: () => (/* binding */ UNCLAIMED_BY_DESIGN)
/* harmony export */ });
/* harmony import */ var _model_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60782);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);




const UNCLAIMED_BY_DESIGN = [
    'specs/TODO.md',
    'specs/state.json',
    _model_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .t,
    '.return-gate.yml',
    '.return-gate.yaml',
    '.return-gate.json',
];
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const METADATA = 'specs/7_parse_dates/.return-meta.json';
const HANDOFF = 'specs/7_parse_dates/.orchestrator-handoff.json';
const LOG = 'returns/7_plan.return.json';
const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';
const SUMMARY = '.planning/phases/01-dates/01-02-SUMMARY.md';
const DONE_PLAN = '.planning/phases/01-dates/01-02-PLAN.md';
const PARSER = 'src/parse-dates.ts';
const VERIFIED = '.planning/phases/01-dates/01-VERIFICATION.md';
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
            families: ['orchestrator-handoff'],
            tree,
            context: { changes: { base: 'main', changed: new Set([HANDOFF, PLAN, 'src/dates.ts']), deleted: new Set() } },
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
        {
            families: ['gsd-summary', 'gsd-plan'],
            tree,
            context: {
                changes: { base: 'main', changed: new Set([SUMMARY, DONE_PLAN, PARSER, 'src/dates.ts']), deleted: new Set() },
            },
        },
        {
            families: ['gsd-verification'],
            tree,
            context: { changes: { base: 'main', changed: new Set([VERIFIED, PARSER, 'src/dates.ts']), deleted: new Set() } },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            context: { changes: { base: 'main', changed: new Set([METADATA, PLAN, 'specs/TODO.md']), deleted: new Set() } },
        },
        {
            families: ['orchestrator-handoff'],
            context: { changes: { base: 'main', changed: new Set([HANDOFF, PLAN, 'specs/TODO.md']), deleted: new Set() } },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set([LOG, PLAN, 'specs/TODO.md']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted: new Set() } },
        },
        {
            families: ['gsd-summary', 'gsd-plan'],
            context: { changes: { base: 'main', changed: new Set([SUMMARY, DONE_PLAN, PARSER]), deleted: new Set() } },
        },
        {
            families: ['gsd-verification'],
            context: { changes: { base: 'main', changed: new Set([VERIFIED, PARSER]), deleted: new Set() } },
        },
    ],
    check(run, { changes, mayBeUnclaimed }) {
        if (changes === null)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$;
        const accounted = new Set(UNCLAIMED_BY_DESIGN);
        let compared = false;
        for (const { file, restated, claims } of run.returns) {
            accounted.add(file);
            if (!changes.changed.has(file))
                continue;
            compared ||= restated;
            for (const { claim, verdict } of claims) {
                const path = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .claimedFile */ .YH)(claim);
                if (path !== null)
                    accounted.add(path);
                if (verdict.foundAt !== null)
                    accounted.add(verdict.foundAt);
            }
        }
        if (!compared)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$;
        const problems = [];
        for (const file of changes.changed) {
            if (accounted.has(file) || changes.moved?.has(file) === true || mayBeUnclaimed?.(file) === true)
                continue;
            if (run.holdsReturn?.(file) === true)
                continue;
            problems.push({
                file,
                message: `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file, 200)} changed, and no changed return claims it.`,
                recommendation: 'List it as an artifact of the return that made it, or except its path in the configuration.',
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 42498:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ unclaimedDeletion)
});

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
;// CONCATENATED MODULE: ./src/model/namesakes.ts
const DEEPEST = 16;
function pairedWithNamesakes(files, others) {
    const free = new Set(others);
    const paired = new Set();
    for (let length = DEEPEST; length > 0; length--) {
        for (const keyOf of [keyInFolder, keyAnywhere]) {
            const byKey = new Map();
            for (const other of free) {
                const key = keyOf(other, length);
                const found = byKey.get(key);
                if (found === undefined)
                    byKey.set(key, [other]);
                else
                    found.push(other);
            }
            for (const file of files) {
                if (paired.has(file))
                    continue;
                const partner = byKey.get(keyOf(file, length))?.shift();
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

// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(71799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/rules/unclaimed-change.ts
var unclaimed_change = __webpack_require__(59128);
;// CONCATENATED MODULE: ./src/rules/unclaimed-deletion.ts






const MOST_TOLD = 10;
const METADATA_FILE = /(?:^|\/)[^/]*return-meta(?:-[^/]*)?\.json$/i;
const PLANNING_FILE = /(?:^|\/)\.planning\//;
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const METADATA = 'specs/7_parse_dates/.return-meta.json';
const LOG = 'returns/7_plan.return.json';
const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';
const HANDOFF = 'specs/7_parse_dates/.orchestrator-handoff.json';
const SUMMARY = '.planning/phases/01-dates/01-02-SUMMARY.md';
const VERIFIED = '.planning/phases/01-dates/01-VERIFICATION.md';
const PARSER = 'src/parse-dates.ts';
const DONE_PLAN = '.planning/phases/01-dates/01-02-PLAN.md';
const deleted = new Set(['src/times.ts']);
const planning = new Set(['.planning/HANDOFF.json']);
const unclaimedDeletion = {
    id: 'unclaimed-deletion',
    area: 'run',
    scope: 'run',
    severity: 'warning',
    summary: 'Every file that a change with a return deletes is named by one',
    rationale: 'A return is the account of what an agent did. A file that is gone, and that no return speaks of, is lost without anybody being told.',
    remedy: 'Bring the file back if nobody meant it to go. If it was rewritten elsewhere, claim the new file: one of the same name speaks for one that is gone. Else name it where the standard has a place for deleted files, delete it in a change of its own, or except its path under `unclaimed` in the configuration.',
    sources: [{ document: 'return-gate', heading: 'The counterpart of phantom work: work that no return claims' }],
    bad: [
        {
            families: ['return-meta'],
            context: { changes: { base: 'main', changed: new Set([METADATA, PLAN]), deleted } },
        },
        {
            families: ['orchestrator-handoff'],
            context: { changes: { base: 'main', changed: new Set([HANDOFF, PLAN]), deleted } },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set([LOG, PLAN]), deleted } },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted } },
        },
        {
            families: ['gsd-summary', 'gsd-plan'],
            context: { changes: { base: 'main', changed: new Set([SUMMARY, DONE_PLAN, PARSER]), deleted } },
        },
        {
            families: ['gsd-verification'],
            context: { changes: { base: 'main', changed: new Set([VERIFIED, PARSER]), deleted } },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            earlier: { 'src/times.ts': 'src/dates.ts' },
            context: {
                changes: { base: 'main', changed: new Set([METADATA, PLAN]), deleted, movedAway: deleted },
            },
        },
        {
            families: ['orchestrator-handoff'],
            context: { changes: { base: 'main', changed: new Set([HANDOFF, PLAN]), deleted, movedAway: deleted } },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set([LOG, PLAN]), deleted, movedAway: deleted } },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted, movedAway: deleted } },
        },
        {
            families: ['gsd-summary', 'gsd-plan'],
            context: { changes: { base: 'main', changed: new Set([SUMMARY, DONE_PLAN, PARSER]), deleted: planning } },
        },
        {
            families: ['gsd-verification'],
            context: { changes: { base: 'main', changed: new Set([VERIFIED, PARSER]), deleted: planning } },
        },
    ],
    check(run, { changes, mayBeUnclaimed }) {
        if (changes === null || changes.deleted.size === 0)
            return rule/* NOTHING */.K$;
        const named = new Set(unclaimed_change/* UNCLAIMED_BY_DESIGN */.w);
        const { changed, added = changed, moved, movedAway } = changes;
        const made = new Set();
        let compared = false;
        for (const { file, restated, claims } of run.returns) {
            if (!changed.has(file))
                continue;
            compared ||= restated;
            named.add(ownFolder(file));
            for (const { claim, verdict } of claims) {
                const path = (0,model_path/* normalisePath */.qb)(claim.path);
                if (path !== null && (verdict.name !== 'directory' || claim.type === 'deleted'))
                    named.add(path);
                const place = verdict.foundAt ?? (0,model_claim/* claimedFile */.YH)(claim);
                if (verdict.name === 'present' && place !== null && added.has(place) && moved?.has(place) !== true) {
                    made.add(place);
                }
                if (verdict.foundAt !== null)
                    named.add(verdict.foundAt);
            }
        }
        named.delete('');
        if (!compared)
            return rule/* NOTHING */.K$;
        const unnamed = [...changes.deleted].filter((file) => !METADATA_FILE.test(file) &&
            !PLANNING_FILE.test(file) &&
            !isNamed(file, named) &&
            mayBeUnclaimed?.(file) !== true);
        const whereKnown = new Set(moved?.values());
        const [away, gone] = [[], []];
        for (const file of unnamed) {
            if (!whereKnown.has(file))
                (movedAway?.has(file) === true ? away : gone).push(file);
        }
        const rewritten = pairedWithNamesakes([...away, ...gone], [...made].sort());
        const lost = gone.filter((file) => !rewritten.has(file));
        const problems = lost.slice(0, MOST_TOLD).map((file) => ({
            file,
            message: `${(0,model_text/* quote */.hD)(file, 200)} was deleted, and no changed return names it.`,
            recommendation: 'Bring it back, delete it in a change of its own, or except its path in the configuration.',
        }));
        const more = lost.length - problems.length;
        if (more > 0) {
            problems.push({
                value: more,
                message: `${String(more)} more ${more === 1 ? 'file was' : 'files were'} deleted that no changed return names.`,
                recommendation: 'Bring them back, delete them in a change of their own, or except their paths in the configuration.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function ownFolder(file) {
    const folder = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
    return folder.replace(/(?:^|\/)\.meta$/, '');
}
function isNamed(file, named) {
    for (let end = file.length; end > 0; end = file.lastIndexOf('/', end - 1)) {
        if (named.has(file.slice(0, end)))
            return true;
    }
    return false;
}


/***/ })

};
;