"use strict";
exports.id = 7823;
exports.ids = [7823];
exports.modules = {

/***/ 930:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ envelopeField)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);




const PARTS = [
    { field: 'status', headed: '**Status**:', block: '**Status**:' },
    { field: 'summary', headed: '### Summary', block: '**Summary**:' },
    { field: 'artifacts', headed: '### Artifacts', block: '**Artifacts**:' },
    { field: 'next', headed: '### Next Recommended', block: '**Next**:' },
    { field: 'risks', headed: '### Risks', block: '**Risks**:' },
];
const FORMS = { headed: 'headings such as "### Summary"', block: 'bold labels such as "**Summary**:"' };
function isForm(word) {
    return Object.hasOwn(FORMS, word);
}
const envelopeField = {
    id: 'envelope-field',
    area: 'envelope',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'An envelope has every part that the standard names, in its form',
    rationale: 'The orchestrator decides by these parts what happens next, and finds them by their names. A part that is missing leaves it to guess; where there is no risk, that is worth a word, too.',
    remedy: 'Add the part. Where there are no artifacts or risks, write `None.`',
    sources: [
        { document: '004', heading: 'Fields' },
        { document: 'upstream', heading: 'the block of labels' },
    ],
    params: { needsChange: true },
    bad: [
        { replace: [['Ready for the specification (sdd-spec).', '']] },
        { replace: [['None.', '']] },
        { replace: [['**Change**: parse-dates\n', '']], raisedIn: 'some' },
    ],
    good: [{}, { replace: [['**Change**: parse-dates', '**Project**: calendar']] }],
    check(subject, _, { needsChange }) {
        const { value, standard } = subject;
        const problems = [];
        const [expected = 'headed'] = (standard.shape.enums['/form'] ?? []).filter(isForm);
        const form = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(value, 'form') ?? expected;
        if (isForm(form) && form !== expected) {
            problems.push({
                pointer: '/form',
                message: `The parts of the envelope have ${FORMS[form]}; ${FORMS[expected]} were expected.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(PARTS.slice(1).map((part) => part[expected]), 'and')}.`,
            });
        }
        if (needsChange === true && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'change') && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'project')) {
            problems.push({
                property: 'change',
                message: 'The envelope does not say which change it is about; "**Change**:" was expected, or "**Project**:" for an init.',
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: add "**Change**:" with the name of the change.`,
            });
        }
        for (const part of PARTS) {
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, part.field))
                continue;
            problems.push({
                property: part.field,
                ...(part.field === 'risks' ? { severity: 'warning' } : {}),
                message: `The envelope has no ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(part[expected])}, or nothing in it.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: add ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(part[expected])}${part.field === 'risks' ? ', with "None." where there are none' : ''}.`,
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 7287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ envelopeMode)
/* harmony export */ });
/* harmony import */ var _model_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7931);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);




const EXPECTED = {
    engram: 'an observation such as #obs_12345',
    openspec: 'a path below openspec/',
    none: '"None (ephemeral)" or a description',
};
const KINDS = { engram: 'observation', openspec: 'openspec', none: 'inline' };
const envelopeMode = {
    id: 'envelope-mode',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'The artifacts of an envelope are kept where its mode keeps them',
    rationale: 'In a project all phases keep their artifacts in one place: in Engram, below `openspec/`, or nowhere. The next phase looks there, and finds nothing that was put elsewhere.',
    remedy: 'Keep the artifact where the mode says, or set the mode that the project really has in the configuration.',
    sources: [{ document: '004', heading: 'Fields' }],
    params: { mayMix: false },
    bad: [
        { context: { envelopeMode: 'engram' } },
        {
            replace: [
                [
                    'openspec/changes/parse-dates/proposal.md',
                    'openspec/changes/parse-dates/proposal.md\n- Engram observation: #obs_5c1f',
                ],
            ],
            also: ['artifact-unverifiable'],
            raisedIn: 'some',
        },
    ],
    good: [
        { context: { envelopeMode: 'openspec' } },
        {
            replace: [['openspec/changes/parse-dates/proposal.md', 'Engram observation: #obs_5c1f']],
            context: { envelopeMode: 'engram' },
            also: ['artifact-unverifiable'],
        },
    ],
    check(subject, { envelopeMode: configured }, { mayMix }) {
        if (configured === null && mayMix === true)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$;
        const artifacts = (0,_model_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .artifactsOf */ .N)(subject).map((artifact) => ({ ...artifact, kind: kindOf(artifact) }));
        const mode = configured ?? modeOf(artifacts.map(({ kind }) => kind));
        if (mode === null)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$;
        const problems = [];
        for (const { pointer, value, kind } of artifacts) {
            if (kind === 'project' || kind === KINDS[mode])
                continue;
            const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'text') ?? '';
            problems.push({
                pointer,
                message: `Artifact ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} does not fit the mode ${mode}; ${EXPECTED[mode]} was expected.`,
                recommendation: 'Keep the artifact where the mode says, or configure the mode that the project has.',
                value: text,
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$ : problems;
    },
};
function kindOf({ value, path, plainPath }) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'observation') !== undefined)
        return 'observation';
    if (path === undefined)
        return 'inline';
    return plainPath?.startsWith('openspec/') === true ? 'openspec' : 'project';
}
function modeOf(kinds) {
    const telling = kinds.find((kind) => kind === 'observation' || kind === 'openspec');
    if (telling !== undefined)
        return telling === 'observation' ? 'engram' : 'openspec';
    return kinds.includes('inline') && !kinds.includes('project') ? 'none' : null;
}


/***/ }),

/***/ 6814:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ envelopeClaims),
  D: () => (/* binding */ resultEnvelopeRules)
});

// EXTERNAL MODULE: ./src/rules/artifact-blank.ts
var artifact_blank = __webpack_require__(4838);
// EXTERNAL MODULE: ./src/rules/artifact-case.ts
var artifact_case = __webpack_require__(1910);
// EXTERNAL MODULE: ./src/rules/artifact-directory.ts
var artifact_directory = __webpack_require__(9243);
// EXTERNAL MODULE: ./src/rules/artifact-empty.ts
var artifact_empty = __webpack_require__(593);
// EXTERNAL MODULE: ./src/rules/artifact-missing.ts
var artifact_missing = __webpack_require__(2152);
// EXTERNAL MODULE: ./src/rules/artifact-path-relative.ts
var artifact_path_relative = __webpack_require__(8474);
// EXTERNAL MODULE: ./src/rules/artifact-relocated.ts
var artifact_relocated = __webpack_require__(649);
// EXTERNAL MODULE: ./src/rules/artifact-removed.ts
var artifact_removed = __webpack_require__(9640);
// EXTERNAL MODULE: ./src/rules/artifact-self.ts
var artifact_self = __webpack_require__(4404);
// EXTERNAL MODULE: ./src/rules/artifact-unchanged.ts
var artifact_unchanged = __webpack_require__(6657);
// EXTERNAL MODULE: ./src/rules/artifact-uncommitted.ts
var artifact_uncommitted = __webpack_require__(7031);
// EXTERNAL MODULE: ./src/rules/artifact-unverifiable.ts
var artifact_unverifiable = __webpack_require__(1296);
// EXTERNAL MODULE: ./src/rules/baseline-stale.ts
var baseline_stale = __webpack_require__(5792);
// EXTERNAL MODULE: ./src/model/artifact.ts
var artifact = __webpack_require__(7931);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(1799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/rules/envelope-change-folder.ts




const envelopeChangeFolder = {
    id: 'envelope-change-folder',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope names the change in whose folder it and its artifacts lie',
    rationale: 'All files of a change lie in `openspec/changes/` below its name. A result with another name is filed under the wrong change, or was copied from there.',
    remedy: 'Write the name of the folder as the change, or move the file. In the archive, the date before the name does not count.',
    sources: [{ document: '004', heading: 'Fields' }],
    bad: { replace: [['**Change**: parse-dates', '**Change**: parse-times']] },
    good: [
        {},
        { file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md' },
        { file: 'docs/return-logs/phases.md' },
    ],
    check(subject) {
        const change = (0,json/* stringField */.OM)(subject.value, 'change');
        if (change === undefined)
            return rule/* NOTHING */.K$;
        const own = folderOf(subject.file);
        const folders = own === null ? artifactFolders(subject) : [own];
        if (folders.length === 0 || folders.some((folder) => isNamed(folder, change)))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/change',
                message: `The change is called ${(0,model_text/* quote */.hD)(change)}, and the folder is ${(0,model_text/* quote */.hD)(folders[0] ?? '')}.`,
                recommendation: 'Write the name of the folder below openspec/changes/ as the change.',
            },
        ];
    },
};
function artifactFolders(subject) {
    return (0,artifact/* artifactsOf */.N)(subject).flatMap(({ plainPath }) => {
        const folder = plainPath === null ? null : folderOf(plainPath);
        return folder === null ? [] : [folder];
    });
}
function folderOf(path) {
    const segments = path.split('/');
    const at = segments.findIndex((segment, n) => segment === 'openspec' && segments[n + 1] === 'changes') + 2;
    const name = segments[at] === 'archive' ? segments[at + 1] : segments[at];
    const last = segments[at] === 'archive' ? at + 1 : at;
    return at < 2 || name === undefined || last >= segments.length - 1 ? null : name;
}
function isNamed(folder, change) {
    return folder === change || folder.replace(/^\d{4}-\d{2}-\d{2}-/, '') === change;
}

// EXTERNAL MODULE: ./src/rules/envelope-field.ts
var envelope_field = __webpack_require__(930);
// EXTERNAL MODULE: ./src/rules/envelope-mode.ts
var envelope_mode = __webpack_require__(7287);
// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(323);
;// CONCATENATED MODULE: ./src/rules/envelope-next-vague.ts




const VAGUE = new Set('a ahead all and as as-is carry continue continuing done forward go going good he it keep later move moving next normally now on onward onwards phase phases planned please proceed process ready soon step steps task tasks tbd the then to todo with work workflow'.split(' '));
const LONGEST = 80;
const WORDS = (0,pattern/* pattern */.T)(String.raw `[\p{L}\p{N}-]+`, 'gu');
const envelopeNextVague = {
    id: 'envelope-next-vague',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope says what exactly comes next',
    rationale: 'The orchestrator takes its next step from here. That it should go on, it knows; which phase is ready, or what blocks it, only the agent can tell.',
    remedy: 'Name the phase that is ready, such as `Ready for specs (sdd-spec)`, or what has to be done before.',
    sources: [
        { document: '004', heading: 'Fields' },
        { document: '004', heading: 'Sub-Agent Responsibilities' },
    ],
    bad: [
        { replace: [['Ready for the specification (sdd-spec).', 'Continue.']] },
        { replace: [['Ready for the specification (sdd-spec).', 'Proceed to the next phase']] },
    ],
    good: { replace: [['Ready for the specification (sdd-spec).', 'Continue with sdd-spec.']] },
    check({ value }) {
        const next = (0,json/* stringField */.OM)(value, 'next');
        if (next === undefined || next.length > LONGEST)
            return rule/* NOTHING */.K$;
        const words = next.toLowerCase().match(WORDS()) ?? [];
        if (words.length === 0 || !words.every((word) => VAGUE.has(word)))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/next',
                message: `${(0,model_text/* quote */.hD)(next)} does not say what comes next.`,
                recommendation: 'Name the phase that is ready, or what must be done before it.',
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
;// CONCATENATED MODULE: ./src/rules/envelope-success-with-critical.ts




const envelopeSuccessWithCritical = {
    id: 'envelope-success-with-critical',
    area: 'envelope',
    scope: 'return',
    severity: 'error',
    summary: 'An envelope with a CRITICAL risk does not claim success',
    rationale: 'After a success the orchestrator goes on to the next phase. What must be resolved before that is then left behind.',
    remedy: 'Resolve the risk, or give the status that says the work is not done; a risk that may wait is no CRITICAL one.',
    sources: [{ document: '004', heading: 'Sub-Agent Responsibilities' }],
    bad: { replace: [['None.', '**CRITICAL**: Dates before 1970 are lost.']] },
    good: { replace: [['None.', '**WARNING**: Dates before 1970 are lost.']] },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'success')
            return rule/* NOTHING */.K$;
        const critical = (0,model_return/* objectsOf */.iZ)(subject, 'risks').find(({ value }) => (0,json/* stringField */.OM)(value, 'severity') === 'CRITICAL');
        if (critical === undefined)
            return rule/* NOTHING */.K$;
        const { standard } = subject;
        const other = standard.statuses[standard.statuses.length - 1] ?? '';
        return [
            {
                pointer: '/status',
                message: `The envelope claims "success" and has a CRITICAL risk: ${(0,model_text/* quote */.hD)((0,json/* stringField */.OM)(critical.value, 'text') ?? '')}.`,
                recommendation: `Resolve the risk, or return the status ${(0,model_text/* quote */.hD)(other)}.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-summary-sentences.ts



const MIN = 1;
const MAX = 3;
const envelopeSummarySentences = {
    id: 'envelope-summary-sentences',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: `The summary of an envelope has ${String(MIN)} to ${String(MAX)} sentences`,
    rationale: 'The orchestrator keeps the summary of every phase in its context. What is longer belongs in an artifact.',
    remedy: 'Say what happened in one to three sentences, and leave the details to the artifacts.',
    sources: [{ document: '004', heading: 'Fields' }],
    bad: { replace: [['It has three phases.', 'It has three phases. The first reads dates. The second reads times.']] },
    good: { replace: [['It has three phases.', 'It has three phases. The first reads dates.']] },
    check(subject) {
        const summary = (0,json/* stringField */.OM)(subject.value, 'summary');
        if (summary === undefined || (0,model_text/* isBlank */.z3)(summary) || (0,model_text/* sentencesWithin */.UW)(summary, MIN, MAX))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary has ${(0,model_text/* sentencesInWords */.Vl)(summary)}; ${String(MIN)} to ${String(MAX)} were expected.`,
                recommendation: `Say what happened in ${String(MIN)} to ${String(MAX)} sentences.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/rules/file-too-large.ts
var file_too_large = __webpack_require__(5768);
// EXTERNAL MODULE: ./src/rules/json-encoding.ts
var json_encoding = __webpack_require__(4103);
// EXTERNAL MODULE: ./src/rules/no-returns.ts
var no_returns = __webpack_require__(6630);
// EXTERNAL MODULE: ./src/rules/phantom-work.ts
var phantom_work = __webpack_require__(3194);
// EXTERNAL MODULE: ./src/rules/standard-mismatch.ts
var standard_mismatch = __webpack_require__(9603);
// EXTERNAL MODULE: ./src/rules/status-value.ts
var status_value = __webpack_require__(7261);
// EXTERNAL MODULE: ./src/rules/too-many-claims.ts
var too_many_claims = __webpack_require__(603);
// EXTERNAL MODULE: ./src/rules/too-many-returns.ts
var too_many_returns = __webpack_require__(5287);
// EXTERNAL MODULE: ./src/rules/too-many-elements.ts
var too_many_elements = __webpack_require__(3152);
// EXTERNAL MODULE: ./src/rules/unclaimed-change.ts
var unclaimed_change = __webpack_require__(9128);
// EXTERNAL MODULE: ./src/standards/define.ts
var standards_define = __webpack_require__(595);
;// CONCATENATED MODULE: ./src/standards/families/result-envelope.ts






























const envelopeClaims = [
    { pattern: '/artifacts/*/path' },
    { pattern: '/artifacts/*/observation', kind: 'observation' },
];
const resultEnvelopeRules = [
    (0,standards_define/* use */.Y)(json_encoding/* jsonEncoding */.i),
    (0,standards_define/* use */.Y)(file_too_large/* fileTooLarge */.M),
    (0,standards_define/* use */.Y)(too_many_elements/* tooManyElements */.v),
    (0,standards_define/* use */.Y)(too_many_returns/* tooManyReturns */.f),
    (0,standards_define/* use */.Y)(standard_mismatch/* standardMismatch */.G),
    (0,standards_define/* use */.Y)(status_value/* statusValue */.A),
    (0,standards_define/* use */.Y)(phantom_work/* phantomWork */.z),
    (0,standards_define/* use */.Y)(too_many_claims/* tooManyClaims */.r),
    (0,standards_define/* use */.Y)(artifact_path_relative/* artifactPathRelative */.K),
    (0,standards_define/* use */.Y)(artifact_missing/* artifactMissing */.J),
    (0,standards_define/* use */.Y)(artifact_empty/* artifactEmpty */.C),
    (0,standards_define/* use */.Y)(artifact_blank/* artifactBlank */.j),
    (0,standards_define/* use */.Y)(artifact_self/* artifactSelf */.F),
    (0,standards_define/* use */.Y)(artifact_relocated/* artifactRelocated */.u),
    (0,standards_define/* use */.Y)(artifact_removed/* artifactRemoved */.R),
    (0,standards_define/* use */.Y)(artifact_uncommitted/* artifactUncommitted */.e),
    (0,standards_define/* use */.Y)(artifact_directory/* artifactDirectory */.I),
    (0,standards_define/* use */.Y)(artifact_case/* artifactCase */.x),
    (0,standards_define/* use */.Y)(artifact_unverifiable/* artifactUnverifiable */.L),
    (0,standards_define/* use */.Y)(artifact_unchanged/* artifactUnchanged */.w),
    (0,standards_define/* use */.Y)(envelope_field/* envelopeField */.n),
    (0,standards_define/* use */.Y)(envelopeSummarySentences),
    (0,standards_define/* use */.Y)(envelopeNextVague),
    (0,standards_define/* use */.Y)(envelopeSuccessWithCritical),
    (0,standards_define/* use */.Y)(envelope_mode/* envelopeMode */.a),
    (0,standards_define/* use */.Y)(envelopeChangeFolder),
    (0,standards_define/* use */.Y)(no_returns/* noReturns */.B),
    (0,standards_define/* use */.Y)(baseline_stale/* baselineStale */.l),
    (0,standards_define/* use */.Y)(unclaimed_change/* unclaimedChange */.D),
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


/***/ })

};
;