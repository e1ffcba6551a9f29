"use strict";
exports.id = 233;
exports.ids = [233,3976];
exports.modules = {

/***/ 6516:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ isMetaTask)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);


const META = 'meta';
function isMetaTask(subject) {
    return (saysMeta(subject.value) || saysMeta((0,_return_js__WEBPACK_IMPORTED_MODULE_0__/* .metadataOf */ .Nk)(subject)) || ((0,_return_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(subject)?.startsWith(`${META}-`) ?? false));
}
function saysMeta(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value, 'task_type') === META || (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value, 'language') === META;
}


/***/ }),

/***/ 509:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ artifactSummaryLength)
/* harmony export */ });
/* harmony import */ var _model_artifact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7931);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);



const LIMIT = 200;
const artifactSummaryLength = {
    id: 'artifact-summary-length',
    area: 'artifacts',
    scope: 'return',
    severity: 'warning',
    summary: `An artifact's summary has at most ${String(LIMIT)} characters`,
    rationale: 'The summary of an artifact is one line in a list that an orchestrator reads; what is longer belongs into the artifact.',
    remedy: 'Shorten it to the one thing that the file holds.',
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: { set: { '/artifacts/0/summary': `A plan ${'for parsers '.repeat(20)}` } },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, summary } of (0,_model_artifact_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactsOf */ .N)(subject)) {
            const length = summary?.length ?? 0;
            if (length <= LIMIT)
                continue;
            problems.push({
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(pointer, 'summary'),
                message: `The artifact's summary has ${String(length)} characters; at most ${String(LIMIT)} are allowed.`,
                recommendation: 'Shorten the summary to one sentence that says what the file holds.',
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 9636:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ artifactSummarySentence)
/* harmony export */ });
/* harmony import */ var _model_artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7931);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);




const artifactSummarySentence = {
    id: 'artifact-summary-sentence',
    area: 'artifacts',
    scope: 'return',
    severity: 'notice',
    summary: "An artifact's summary is one sentence",
    rationale: 'The summary is one line in a list of files. A second sentence is lost there, and belongs into the file.',
    remedy: 'Say what the file holds in one sentence.',
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0/summary': 'Plan for parsing dates. It has three phases.' } },
    good: { set: { '/artifacts/0/summary': 'Plan for parsing dates, with three phases.' } },
    check(subject) {
        const problems = [];
        for (const { pointer, summary } of (0,_model_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .artifactsOf */ .N)(subject)) {
            if (summary === undefined || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencesWithin */ .UW)(summary, 0, 1))
                continue;
            problems.push({
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, 'summary'),
                message: `The artifact's summary has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencesInWords */ .Vl)(summary)}; one was expected: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(summary)}.`,
                recommendation: 'Say what the file holds in one sentence.',
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 4841:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ delegationDepth)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _model_in_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6554);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1799);





const LIMIT = 3;
const POINTER = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('', 'metadata', 'delegation_depth');
const delegationDepth = {
    id: 'delegation-depth',
    area: 'metadata',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: `The delegation depth is a whole number from 0 to ${String(LIMIT)}`,
    rationale: 'The depth is what stops endless delegation, so it must be a number that can be compared. Above the limit, chains are hard to follow and a loop is likely; that is a warning only.',
    remedy: "Write the caller's depth plus one as a number; let a chain that grows too deep return to its orchestrator.",
    sources: [
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'metadata (required)' },
        { document: 'upstream', heading: 'the limit of the depth' },
    ],
    bad: { set: { '/metadata/delegation_depth': -1 }, also: ['standard-mismatch'] },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': LIMIT,
            '/metadata/delegation_path': ['orchestrator', 'implement', 'team-lead', 'planner'],
        },
    },
    check(subject) {
        const depth = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)((0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .metadataOf */ .Nk)(subject), 'delegation_depth');
        if (depth === undefined)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$;
        if (typeof depth !== 'number' || !Number.isInteger(depth) || depth < 0) {
            return [
                {
                    pointer: POINTER,
                    message: `Field metadata.delegation_depth is ${(0,_model_in_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r)(depth)}; a whole number of 0 or more was expected.`,
                    recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormat */ .F7)(subject)}: write the depth of the delegation as a number.`,
                },
            ];
        }
        if (depth <= LIMIT)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$;
        return [
            {
                pointer: POINTER,
                severity: 'warning',
                message: `Delegation depth is ${String(depth)}; at most ${String(LIMIT)} is usual.`,
                recommendation: 'Let the chain return to its orchestrator instead of delegating further.',
            },
        ];
    },
};


/***/ }),

/***/ 2553:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ delegationPath)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7979);
/* harmony import */ var _model_in_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6554);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);






const POINTER = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)('', 'metadata', 'delegation_path');
const delegationPath = {
    id: 'delegation-path',
    area: 'metadata',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'The delegation path is a list of names, and not empty',
    rationale: 'The path shows who called whom from the orchestrator down. Cycles are found in it and failures are traced by it, which takes a name at every step.',
    remedy: 'Write the path that the caller handed over, with the own name at its end.',
    sources: [
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'metadata (required)' },
    ],
    bad: { set: { '/metadata/delegation_path': [] }, also: ['standard-mismatch'] },
    good: {},
    check(subject) {
        const path = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .metadataOf */ .Nk)(subject), 'delegation_path');
        if (path === undefined)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$;
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isArray */ .cy)(path) || path.length === 0) {
            return [
                {
                    pointer: POINTER,
                    message: `Field metadata.delegation_path is ${(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isArray */ .cy)(path) ? 'empty' : (0,_model_in_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r)(path)}; a list of names was expected.`,
                    recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormat */ .F7)(subject)}: list the names from the orchestrator down to the agent.`,
                },
            ];
        }
        const problems = [];
        for (let index = 0; index < path.length; index++) {
            const name = path[index];
            if (typeof name === 'string' && !(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlank */ .z3)(name))
                continue;
            problems.push({
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(POINTER, index),
                message: `Step ${String(index + 1)} of metadata.delegation_path is ${(0,_model_in_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r)(name)}; a name was expected.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormat */ .F7)(subject)}: name every step of the delegation.`,
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 4244:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ errorsRequired)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);





const STOPPED = ['partial', 'failed', 'blocked'];
const errorsRequired = {
    id: 'errors-required',
    area: 'errors',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'Work that stopped short says in errors what went wrong',
    rationale: 'A caller decides by the errors whether to try again, resume or ask a person. Without any, all that is known is that something went wrong.',
    remedy: 'Add an error with its type, a message, whether it is recoverable, and a recommendation.',
    sources: [
        { document: '003', heading: 'errors (optional)' },
        { document: '001', heading: 'errors (optional)' },
    ],
    bad: { set: { '/status': 'blocked', '/artifacts': [] }, also: ['standard-mismatch'] },
    good: {
        set: {
            '/status': 'blocked',
            '/artifacts': [],
            '/errors': [
                {
                    type: 'resource',
                    message: 'The service that the plan is about does not answer',
                    recoverable: true,
                    recommendation: 'Run /plan 7 again when it does',
                },
            ],
        },
    },
    check(subject) {
        const status = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(subject);
        if (status === undefined || !STOPPED.includes(status))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        const errors = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(subject.value, 'errors');
        if (errors !== undefined && (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy)(errors) || errors.length > 0))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        return [
            {
                ...(errors === undefined ? { pointer: '', property: 'errors' } : { pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)('', 'errors') }),
                message: `Status is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(status)} and errors is ${errors === undefined ? 'absent' : 'empty'}; at least one error was expected.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: say in errors what stopped the work and how to go on.`,
            },
        ];
    },
};


/***/ }),

/***/ 8454:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ partialProgressLeftover)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);





const partialProgressLeftover = {
    id: 'partial-progress-leftover',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    structural: true,
    summary: 'Only work in progress or partial work has partial progress',
    rationale: 'A stage beside a final status contradicts it: it was left over from the early metadata, or the status is not true.',
    remedy: 'Remove partial_progress when the final status is written.',
    sources: [{ document: '001', heading: 'partial_progress (optional)' }],
    bad: {
        set: { '/partial_progress': { stage: 'initializing', details: 'Reading the task' } },
        also: ['standard-mismatch'],
    },
    good: {
        set: {
            '/status': 'in_progress',
            '/artifacts': [],
            '/started_at': '2026-01-28T10:30:00Z',
            '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
        },
        also: ['status-in-progress'],
    },
    check(subject) {
        const status = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(subject);
        if (status === undefined || status === 'in_progress' || status === 'partial')
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        if (!subject.standard.statuses.includes(status) || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .has */ .zy)(subject.value, 'partial_progress'))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        return [
            {
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)('', 'partial_progress'),
                part: 'key',
                message: `Field partial_progress stands beside status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(status)}; it was expected with "in_progress" or "partial" only.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: remove partial_progress when the final status is written.`,
            },
        ];
    },
};


/***/ }),

/***/ 4273:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ statusCompleted)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1799);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2691);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);




const FORBIDDEN = 'completed';
const statusCompleted = {
    id: 'status-completed',
    area: 'status',
    scope: 'return',
    supersedes: ['status-value'],
    severity: 'error',
    structural: true,
    summary: `The status is never "${FORBIDDEN}"`,
    rationale: 'The word makes the calling tool stop before its own last steps, so the task is never marked as done. Success is said by what was done instead.',
    remedy: 'Write the word for the work that was done, such as researched, planned or implemented.',
    fixes: [{ safety: 'unsafe', does: 'writes the word for what an agent of this name does' }],
    sources: [{ document: '001', heading: 'status (required)' }],
    bad: { set: { '/status': FORBIDDEN }, also: ['standard-mismatch'] },
    good: {},
    check(subject) {
        if ((0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(subject) !== FORBIDDEN)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$;
        const { success } = subject.standard;
        const { instead } = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestStatus */ .pD)(subject, FORBIDDEN);
        return [
            {
                pointer: '/status',
                message: `Status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(FORBIDDEN)} stops the calling tool; success is said by ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(success)}.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: write ${instead === undefined ? 'what was done' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(instead)}.`,
                ...(instead === undefined ? {} : { fix: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .statusFix */ .OH)(instead) }),
            },
        ];
    },
};


/***/ }),

/***/ 233:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ returnMetaRules)
});

// EXTERNAL MODULE: ./src/rules/artifact-summary-length.ts
var artifact_summary_length = __webpack_require__(509);
// EXTERNAL MODULE: ./src/rules/artifact-summary-sentence.ts
var artifact_summary_sentence = __webpack_require__(9636);
// EXTERNAL MODULE: ./src/model/artifact.ts
var artifact = __webpack_require__(7931);
// EXTERNAL MODULE: ./src/model/artifact-folder.ts
var artifact_folder = __webpack_require__(572);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(1799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/rules/artifact-type-path.ts





const artifactTypePath = {
    id: 'artifact-type-path',
    area: 'artifacts',
    scope: 'return',
    severity: 'notice',
    summary: "An artifact's type agrees with the task's folder that it lies in",
    rationale: 'The folders of a task are named for what they hold. Where type and folder differ, one of them is wrong, and callers that go by the other link the file in the wrong place.',
    remedy: 'Correct the type, or put the file into the folder of its type.',
    sources: [{ document: '001', heading: 'Examples' }],
    bad: { set: { '/artifacts/0/type': 'report' } },
    good: {
        set: { '/artifacts/0': { type: 'implementation', path: 'src/plans/parse.ts', summary: 'Parser of plans' } },
        tree: { 'src/plans/parse.ts': 'export {};\n' },
    },
    check(subject) {
        const problems = [];
        for (const { pointer, type, path, plainPath } of (0,artifact/* artifactsOf */.N)(subject)) {
            if (type === undefined || path === undefined || plainPath === null)
                continue;
            const told = (0,artifact_folder/* tellingFolder */.mL)(plainPath);
            if (told === undefined || told.type === type || !subject.standard.artifactTypes.includes(type))
                continue;
            if (!subject.standard.artifactTypes.includes(told.type))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'type'),
                message: `Artifact type ${(0,model_text/* quote */.hD)(type)} does not agree with the folder ${(0,model_text/* quote */.hD)(`${told.folder}/`)} of ${(0,model_text/* quote */.hD)(path, 200)}, which holds files of type ${(0,model_text/* quote */.hD)(told.type)}.`,
                recommendation: `Write ${(0,model_text/* quote */.hD)(told.type)}, or put the file into the folder of its type.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
;// CONCATENATED MODULE: ./src/rules/completion-data-required.ts




const completionDataRequired = {
    id: 'completion-data-required',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field'],
    severity: 'error',
    structural: true,
    summary: 'An implemented task has a completion summary',
    rationale: 'Postflight copies the completion summary into the list of tasks. Without it, the finished task is archived with nothing that says what was done.',
    remedy: 'Add completion_data with a completion_summary of one to three sentences.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: { set: { '/status': 'implemented' } },
    good: {
        set: {
            '/status': 'implemented',
            '/completion_data': { completion_summary: 'Dates are parsed in every form that the plan names.' },
        },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented')
            return rule/* NOTHING */.K$;
        const data = (0,json/* field */.ZZ)(subject.value, 'completion_data');
        if (data !== undefined && (!(0,json/* isObject */.Gv)(data) || (0,json/* has */.zy)(data, 'completion_summary')))
            return rule/* NOTHING */.K$;
        const missing = data === undefined ? 'completion_data' : 'completion_summary';
        return [
            {
                pointer: data === undefined ? '' : (0,model_pointer/* join */.fj)('', 'completion_data'),
                property: missing,
                message: `Status is "implemented" and ${data === undefined ? missing : `completion_data.${missing}`} is absent; a summary of what was accomplished was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add completion_data.completion_summary.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/completion-summary-sentences.ts





const MIN = 1;
const MAX = 3;
const implemented = (summary) => ({
    set: { '/status': 'implemented', '/completion_data': { completion_summary: summary } },
});
const completionSummarySentences = {
    id: 'completion-summary-sentences',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: `The completion summary has ${String(MIN)} to ${String(MAX)} sentences`,
    rationale: 'It becomes one entry in the list of finished tasks, which is read at a glance.',
    remedy: 'Say what was accomplished in one to three sentences; leave the details to the summary artifact.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: implemented('Dates are parsed. Times are parsed. Zones are parsed. Errors are told.'),
    good: implemented('Dates are parsed. Times are parsed. Zones are parsed.'),
    check(subject) {
        const summary = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'completion_summary');
        if (summary === undefined)
            return rule/* NOTHING */.K$;
        const blank = (0,model_text/* isBlank */.z3)(summary);
        if (!blank && (0,model_text/* sentencesWithin */.UW)(summary, MIN, MAX))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'completion_summary'),
                message: `The completion summary has ${blank ? '0 sentences' : (0,model_text/* sentencesInWords */.Vl)(summary)}; ${String(MIN)} to ${String(MAX)} were expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say what was accomplished in ${String(MIN)} to ${String(MAX)} sentences.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/rules/delegation-depth.ts
var delegation_depth = __webpack_require__(4841);
// EXTERNAL MODULE: ./src/rules/delegation-path.ts
var delegation_path = __webpack_require__(2553);
// EXTERNAL MODULE: ./src/rules/errors-required.ts
var errors_required = __webpack_require__(4244);
;// CONCATENATED MODULE: ./src/rules/implemented-phases-short.ts




const COMPLETION = { completion_summary: 'Dates are parsed in every form that the plan names.' };
const implementedPhasesShort = {
    id: 'implemented-phases-short',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'An implemented task has completed all its phases',
    rationale: 'The status closes the task while the counts say that phases are left. Either the work is partial and should be resumed, or the counts are stale.',
    remedy: 'Return partial where phases are left; otherwise bring the counts up to date.',
    sources: [{ document: '001', heading: 'Implementation Success (Non-Meta)' }],
    bad: {
        set: {
            '/status': 'implemented',
            '/completion_data': COMPLETION,
            '/metadata/phases_completed': 3,
            '/metadata/phases_total': 4,
        },
    },
    good: {
        set: {
            '/status': 'implemented',
            '/completion_data': COMPLETION,
            '/metadata/phases_completed': 4,
            '/metadata/phases_total': 4,
        },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented')
            return rule/* NOTHING */.K$;
        const metadata = (0,model_return/* metadataOf */.Nk)(subject);
        const completed = (0,json/* numberField */.sJ)(metadata, 'phases_completed');
        const total = (0,json/* numberField */.sJ)(metadata, 'phases_total');
        if (completed === undefined || total === undefined || completed >= total)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'phases_completed'),
                message: `Status "implemented" stands beside ${String(completed)} of ${String(total)} phases; all were expected to be completed.`,
                recommendation: `Let ${(0,model_return/* agentName */.Lp)(subject)} return "partial" while phases are left, or correct the counts.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/meta-file-leftover.ts




const metaFileLeftover = {
    id: 'meta-file-leftover',
    area: 'life-cycle',
    scope: 'return',
    severity: 'off',
    summary: 'A metadata file with a final status is not kept',
    rationale: 'Postflight deletes the file after it has read it; one that stays may be taken for the return of the next agent. Many projects keep the files on purpose, so the rule is off unless asked for.',
    remedy: 'Delete the file after postflight, or leave the rule off if your project keeps its returns.',
    sources: [{ document: '001', heading: 'Cleanup' }],
    bad: {},
    good: {
        set: {
            '/status': 'in_progress',
            '/artifacts': [],
            '/started_at': '2026-01-28T10:30:00Z',
            '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
        },
        also: ['status-in-progress'],
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status === undefined || status === 'in_progress' || !subject.standard.statuses.includes(status))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'status'),
                message: `The file is kept with the final status ${(0,model_text/* quote */.hD)(status)}; postflight was expected to delete it.`,
                recommendation: 'Delete the file after postflight.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/metadata-top-level.ts




const FIELDS = ['session_id', 'agent_type', 'delegation_depth', 'delegation_path'];
const metadataTopLevel = {
    id: 'metadata-top-level',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'Session, agent and delegation stand in metadata, not at top level',
    rationale: 'Callers read these fields from metadata. At top level they are as good as absent.',
    remedy: 'Move them into metadata.',
    fixes: [{ safety: 'safe', does: 'moves the field into metadata' }],
    sources: [{ document: '000', heading: 'Migration Guide' }],
    bad: {
        remove: ['/metadata/session_id'],
        set: { '/session_id': 'sess_1736700000_abc123' },
        also: ['required-field'],
    },
    good: {},
    check(subject) {
        const problems = [];
        const metadata = (0,model_return/* metadataOf */.Nk)(subject);
        const takes = metadata === undefined || (0,json/* isObject */.Gv)(metadata);
        for (const name of FIELDS) {
            if (!(0,json/* has */.zy)(subject.value, name) || (0,json/* has */.zy)(metadata, name))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', name),
                part: 'key',
                message: `Field ${name} stands at top level; it was expected in metadata.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: move ${name} into metadata.`,
                ...(takes ? { fix: fixOf(name) } : {}),
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function fixOf(name) {
    const edits = [{ kind: 'move', from: (0,model_pointer/* join */.fj)('', name), to: (0,model_pointer/* join */.fj)('', 'metadata', name) }];
    return { safety: 'safe', does: `move ${name} into metadata`, edits };
}

// EXTERNAL MODULE: ./src/rules/no-emoji.ts
var no_emoji = __webpack_require__(4199);
// EXTERNAL MODULE: ./src/rules/partial-progress-leftover.ts
var partial_progress_leftover = __webpack_require__(8454);
;// CONCATENATED MODULE: ./src/rules/partial-progress-required.ts




const ERRORS = [
    {
        type: 'timeout',
        message: 'The time limit was reached in the second phase',
        recoverable: true,
        recommendation: 'Resume with /implement 7',
    },
];
const partialProgressRequired = {
    id: 'partial-progress-required',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'Unfinished work says how far it came',
    rationale: 'The next agent resumes at the stage that is written here. Without it, the work starts again from the beginning.',
    remedy: 'Add partial_progress with the stage that was reached and its details.',
    sources: [{ document: '001', heading: 'partial_progress (optional)' }],
    bad: { set: { '/status': 'partial', '/errors': ERRORS } },
    good: {
        set: {
            '/status': 'partial',
            '/errors': ERRORS,
            '/partial_progress': { stage: 'phase_1_completed', details: 'The first of three phases is done' },
        },
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if ((status !== 'in_progress' && status !== 'partial') || (0,json/* has */.zy)(subject.value, 'partial_progress'))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                property: 'partial_progress',
                message: `Status is ${(0,model_text/* quote */.hD)(status)} and partial_progress is absent; the stage that was reached was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add partial_progress with stage and details.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/phases-top-level.ts




const phases_top_level_FIELDS = ['phases_completed', 'phases_total'];
const phasesTopLevel = {
    id: 'phases-top-level',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'Counts of phases do not stand at top level',
    rationale: 'At top level they are the shape of a handoff file. Callers look for them in metadata, or in partial_progress, and miss them here.',
    remedy: 'Move them into metadata; while the work goes on, into partial_progress.',
    fixes: [{ safety: 'safe', does: 'moves the counts into metadata, where the work does not go on' }],
    sources: [
        { document: 'upstream', heading: 'phases_* are fields of the handoff file' },
        { document: '001', heading: 'metadata (required)' },
    ],
    bad: { set: { '/phases_completed': 2, '/phases_total': 4 } },
    good: { set: { '/metadata/phases_completed': 2, '/metadata/phases_total': 4 } },
    check(subject) {
        const problems = [];
        for (const name of phases_top_level_FIELDS) {
            if (!(0,json/* has */.zy)(subject.value, name))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', name),
                part: 'key',
                message: `Field ${name} stands at top level; it was expected in metadata.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: move ${name} into metadata, or into partial_progress while the work goes on.`,
                ...phases_top_level_fixOf(subject.value, name),
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
const OPEN = new Set(['in_progress', 'partial', undefined]);
function phases_top_level_fixOf(value, name) {
    const metadata = (0,json/* field */.ZZ)(value, 'metadata');
    if (OPEN.has((0,model_return/* statusOf */.c2)({ value })) || !(metadata === undefined || (0,json/* isObject */.Gv)(metadata)))
        return {};
    const from = (0,model_pointer/* join */.fj)('', name);
    if (!(0,json/* has */.zy)(metadata, name)) {
        const edits = [{ kind: 'move', from, to: (0,model_pointer/* join */.fj)('', 'metadata', name) }];
        return { fix: { safety: 'safe', does: `move ${name} into metadata`, edits } };
    }
    if ((0,json/* field */.ZZ)(metadata, name) !== (0,json/* field */.ZZ)(value, name))
        return {};
    const does = `remove ${name} at top level, since metadata has the same`;
    return { fix: { safety: 'safe', does, edits: [{ kind: 'remove', pointer: from }] } };
}

;// CONCATENATED MODULE: ./src/rules/return-location.ts


const TASK_FOLDER = /^specs\/(?:(?:archive|vault)\/(?:[^/]+\/)*)?(?:OC_)?\d+_[^/]+\/(?:\.meta\/)?[^/]+$/;
const returnLocation = {
    id: 'return-location',
    area: 'document',
    scope: 'return',
    severity: 'warning',
    summary: 'A metadata file lies in the folder of its task, specs/{N}_{slug}/',
    rationale: 'The calling skill reads the file from the folder of the task. One that lies elsewhere is never read, and the work of the agent looks as if it had stopped.',
    remedy: 'Move the file to specs/{N}_{slug}/, number padded or not. Folders below specs/archive/ and specs/vault/ and a .meta/ folder in the task folder are right too.',
    sources: [{ document: '001', heading: 'File Location' }],
    bad: { file: 'notes/.return-meta.json' },
    good: [{}, { file: 'specs/archive/007_parse_dates/.return-meta.json' }],
    check({ file }) {
        if (TASK_FOLDER.test(file))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                message: `The metadata file ${(0,model_text/* quote */.hD)(file, 200)} is in no task folder; "specs/{N}_{slug}/" was expected.`,
                recommendation: 'Move it to "specs/{N}_{slug}/" of its task.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/roadmap-item-unknown.ts




const ROADMAP = '# Roadmap\n\n- [ ] Parse **dates** in ISO 8601\n- [ ] Print calendars\n';
const JUDGED = 100;
const roadmapItemUnknown = {
    id: 'roadmap-item-unknown',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: 'A roadmap item stands in the roadmap, in the same words',
    rationale: 'Finished items are found in the roadmap by their text. One that is worded otherwise is never ticked off, and the roadmap goes stale.',
    remedy: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: {
        set: { '/completion_data/roadmap_items': ['Parse times'] },
        tree: { 'ROADMAP.md': ROADMAP },
        context: { roadmap: ROADMAP },
    },
    good: {
        set: { '/completion_data/roadmap_items': ['Parse dates in ISO 8601'] },
        tree: { 'ROADMAP.md': ROADMAP },
        context: { roadmap: ROADMAP },
    },
    check(subject, { roadmap }) {
        if (roadmap === null)
            return rule/* NOTHING */.K$;
        const items = (0,json/* listField */.FZ)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'roadmap_items');
        if (items.length === 0)
            return rule/* NOTHING */.K$;
        const known = words(roadmap);
        const problems = [];
        for (let index = 0; index < items.length && index < JUDGED; index++) {
            const item = items[index];
            if (typeof item !== 'string' || known.includes(plain(item)))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'roadmap_items', index),
                message: `Roadmap item ${(0,model_text/* quote */.hD)(item)} does not stand in the roadmap.`,
                recommendation: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function plain(text) {
    return text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}
let last = { roadmap: '', plain: '' };
function words(roadmap) {
    if (last.roadmap !== roadmap)
        last = { roadmap, plain: plain(roadmap) };
    return last.plain;
}

// EXTERNAL MODULE: ./src/model/meta-task.ts
var meta_task = __webpack_require__(6516);
;// CONCATENATED MODULE: ./src/rules/roadmap-items-meta.ts






const roadmapItemsMeta = {
    id: 'roadmap-items-meta',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: 'A meta task names no roadmap items',
    rationale: 'The roadmap plans the project, and a meta task works on the agent system. Its items would be ticked off for work that was not theirs.',
    remedy: 'Leave roadmap_items out of the return of a meta task.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: { set: { '/task_type': 'meta', '/completion_data/roadmap_items': ['Parse dates'] } },
    good: { set: { '/task_type': 'general', '/completion_data/roadmap_items': ['Parse dates'] } },
    check(subject) {
        const items = (0,json/* listField */.FZ)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'roadmap_items');
        if (items.length === 0 || !(0,meta_task/* isMetaTask */.t)(subject))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'roadmap_items'),
                message: `A meta task names ${(0,model_text/* count */.U9)(items.length, 'roadmap item')}; none was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: leave roadmap_items out of a meta task.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(9244);
;// CONCATENATED MODULE: ./src/rules/started-at.ts






const BEGUN = {
    '/status': 'in_progress',
    '/artifacts': [],
    '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
};
const POINTER = (0,model_pointer/* join */.fj)('', 'started_at');
const startedAt = {
    id: 'started-at',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'Work in progress says when it started, in ISO 8601, and not in the future',
    rationale: 'Interrupted agents are found by the age of their early metadata, and durations are computed from it. Without a moment that can be read, an agent that died looks as if it still worked.',
    remedy: 'Write the moment of the start once, in UTC, such as 2026-01-28T10:30:00Z.',
    sources: [{ document: '001', heading: 'started_at (optional)' }],
    bad: { set: { '/started_at': 'yesterday' } },
    good: { set: { ...BEGUN, '/started_at': '2026-01-28T10:30:00Z' }, also: ['status-in-progress'] },
    check(subject, { now }) {
        if (!(0,json/* has */.zy)(subject.value, 'started_at')) {
            if ((0,model_return/* statusOf */.c2)(subject) !== 'in_progress')
                return rule/* NOTHING */.K$;
            return [
                {
                    pointer: '',
                    property: 'started_at',
                    message: 'Status is "in_progress" and started_at is absent; the moment of the start was expected.',
                    recommendation: fix(subject),
                },
            ];
        }
        const text = (0,json/* stringField */.OM)(subject.value, 'started_at');
        if (text === undefined)
            return rule/* NOTHING */.K$;
        const moment = (0,iso_8601/* parseIso8601 */.I)(text);
        if (moment === null) {
            return [
                {
                    pointer: POINTER,
                    message: `Field started_at is ${(0,model_text/* quote */.hD)(text)}, which is no ISO 8601 time.`,
                    recommendation: fix(subject),
                },
            ];
        }
        const earliest = moment.zoned ? moment.at : moment.at - iso_8601/* WIDEST_OFFSET */.n;
        if (earliest <= now)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: POINTER,
                message: `Field started_at is ${(0,model_text/* quote */.hD)(text)}, which is in the future.`,
                recommendation: fix(subject),
            },
        ];
    },
};
function fix(subject) {
    return `${(0,model_return/* fixFormat */.F7)(subject)}: write the moment of the start, such as 2026-01-28T10:30:00Z.`;
}

// EXTERNAL MODULE: ./src/rules/status-completed.ts
var status_completed = __webpack_require__(4273);
;// CONCATENATED MODULE: ./src/rules/status-in-progress.ts


const EARLY = {
    '/status': 'in_progress',
    '/started_at': '2026-01-28T10:30:00Z',
    '/partial_progress': { stage: 'initializing', details: 'Read the task' },
};
const statusInProgress = {
    id: 'status-in-progress',
    area: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'A committed metadata file has a final status',
    rationale: 'An agent writes in_progress when it starts and replaces it when it ends. Once that is committed, the agent was interrupted or nobody tidied up after it.',
    remedy: 'Resume the task, or set the status that the work reached: partial, with errors, if it was cut off.',
    sources: [{ document: '001', heading: 'status (required)' }],
    bad: { set: EARLY },
    good: { set: { ...EARLY, '/status': 'partial' }, also: ['errors-required'] },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== model_return/* UNFINISHED */.yA)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/status',
                message: 'Status "in_progress" is committed, where a final status was expected: the agent never finished.',
                recommendation: `Resume ${(0,model_return/* agentName */.Lp)(subject)}, or set the status to "partial" and say in errors why it stopped.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/status-stale.ts





const PROGRESS = { stage: 'initializing', details: 'Read the task' };
const statusStale = {
    id: 'status-stale',
    area: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'Work in progress did not start longer ago than stale-after allows',
    rationale: 'No agent works for days at a stretch. When the start lies that far back, the agent is dead and its task waits for somebody to notice.',
    remedy: 'Resume the task or close it. Set stale-after higher if agents do run that long.',
    sources: [{ document: '001', heading: 'started_at (optional)' }],
    bad: {
        set: { '/status': 'in_progress', '/started_at': '2026-01-27T11:59:59Z', '/partial_progress': PROGRESS },
        also: ['status-in-progress'],
    },
    good: {
        set: { '/status': 'in_progress', '/started_at': '2026-01-27T12:00:00Z', '/partial_progress': PROGRESS },
        also: ['status-in-progress'],
    },
    check(subject, context) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'in_progress')
            return rule/* NOTHING */.K$;
        const startedAt = (0,json/* stringField */.OM)(subject.value, 'started_at');
        if (startedAt === undefined)
            return rule/* NOTHING */.K$;
        const moment = (0,iso_8601/* parseIso8601 */.I)(startedAt);
        if (moment === null)
            return rule/* NOTHING */.K$;
        const latest = moment.zoned ? moment.at : moment.at + iso_8601/* WIDEST_OFFSET */.n;
        if (context.now - latest <= context.staleAfter)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/started_at',
                message: `The agent is still in progress, and ${(0,model_text/* quote */.hD)(startedAt)}, when it started, lies further back than stale-after allows.`,
                recommendation: `Resume or close the task of ${(0,model_return/* agentName */.Lp)(subject)}.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/rules/summary-length.ts
var summary_length = __webpack_require__(1276);
// EXTERNAL MODULE: ./src/rules/summary-tokens.ts
var summary_tokens = __webpack_require__(6586);
;// CONCATENATED MODULE: ./src/rules/task-slug-case.ts


const task_slug_case_TASK_FOLDER = /(?:^|\/)(?:OC_)?\d+_([^/]+)\/(?:\.meta\/)?[^/]+$/;
const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;
const taskSlugCase = {
    id: 'task-slug-case',
    area: 'document',
    scope: 'return',
    severity: 'notice',
    summary: 'The slug of the task folder is in snake_case',
    rationale: 'Folders are found by a name that is put together from the number and the slug of a task. Another spelling makes a second folder, and on some systems two that differ in letter case only.',
    remedy: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
    sources: [{ document: '001', heading: 'File Location' }],
    bad: { file: 'specs/7_Parse-Dates/.return-meta.json' },
    good: [{}, { file: 'specs/OC_007_parse_dates/.meta/.return-meta.json' }],
    check({ file }) {
        const slug = task_slug_case_TASK_FOLDER.exec(file)?.[1];
        if (slug === undefined || SNAKE_CASE.test(slug))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                message: `The slug ${(0,model_text/* quote */.hD)(slug)} of the task folder is not in snake_case.`,
                recommendation: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
                value: slug,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/standards/define.ts
var standards_define = __webpack_require__(595);
;// CONCATENATED MODULE: ./src/standards/families/return-meta.ts


























const returnMetaRules = [
    (0,standards_define/* use */.Y)(returnLocation),
    (0,standards_define/* use */.Y)(taskSlugCase),
    (0,standards_define/* use */.Y)(status_completed/* statusCompleted */.W),
    (0,standards_define/* use */.Y)(statusInProgress),
    (0,standards_define/* use */.Y)(statusStale),
    (0,standards_define/* use */.Y)(summary_length/* summaryLength */.N),
    (0,standards_define/* use */.Y)(summary_tokens/* summaryTokens */.r),
    (0,standards_define/* use */.Y)(no_emoji/* noEmoji */.U),
    (0,standards_define/* use */.Y)(artifact_summary_length/* artifactSummaryLength */.$),
    (0,standards_define/* use */.Y)(artifact_summary_sentence/* artifactSummarySentence */.K),
    (0,standards_define/* use */.Y)(artifactTypePath),
    (0,standards_define/* use */.Y)(delegation_depth/* delegationDepth */.k),
    (0,standards_define/* use */.Y)(delegation_path/* delegationPath */.c),
    (0,standards_define/* use */.Y)(implementedPhasesShort),
    (0,standards_define/* use */.Y)(phasesTopLevel),
    (0,standards_define/* use */.Y)(metadataTopLevel),
    (0,standards_define/* use */.Y)(errors_required/* errorsRequired */.V, { severity: 'warning' }),
    (0,standards_define/* use */.Y)(startedAt),
    (0,standards_define/* use */.Y)(partialProgressRequired),
    (0,standards_define/* use */.Y)(partial_progress_leftover/* partialProgressLeftover */.A),
    (0,standards_define/* use */.Y)(completionDataRequired),
    (0,standards_define/* use */.Y)(completionSummarySentences),
    (0,standards_define/* use */.Y)(roadmapItemsMeta),
    (0,standards_define/* use */.Y)(roadmapItemUnknown),
    (0,standards_define/* use */.Y)(metaFileLeftover),
];


/***/ })

};
;