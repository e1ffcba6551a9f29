"use strict";
exports.id = 8139;
exports.ids = [8139];
exports.modules = {

/***/ 944:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ memoryCandidate)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _model_in_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6554);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);






const LIMIT = 3;
const CATEGORIES = ['TECHNIQUE', 'PATTERN', 'CONFIG', 'WORKFLOW', 'INSIGHT'];
const FIELDS = [
    ['content', 'text that is not blank', isText],
    ['category', (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(CATEGORIES), (value) => typeof value === 'string' && CATEGORIES.includes(value)],
    ['source_artifact', 'the path of an artifact', isText],
    ['confidence', 'a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
    ['suggested_keywords', 'a list of words', _model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy],
];
const CANDIDATE = {
    content: 'Dates without an offset are ambiguous by up to 26 hours',
    category: 'INSIGHT',
    source_artifact: 'specs/7_parse_dates/plans/01_parse-dates.md',
    confidence: 1,
    suggested_keywords: ['dates', 'offsets'],
};
const memoryCandidate = {
    id: 'memory-candidate',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: `There are at most ${String(LIMIT)} memory candidates, each complete`,
    rationale: 'Candidates are offered to the user for the memory as they stand: sorted by category, judged by confidence, found by keywords. One that lacks a part cannot be filed.',
    remedy: 'Keep the three that are worth most, and give each its five fields.',
    sources: [{ document: 'upstream', heading: 'memory_candidates' }],
    bad: { set: { '/memory_candidates': [{ ...CANDIDATE, category: 'NOTE' }] }, also: ['standard-mismatch'] },
    good: { set: { '/memory_candidates': [CANDIDATE, CANDIDATE, CANDIDATE] } },
    check(subject) {
        const candidates = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(subject.value, 'memory_candidates');
        if (candidates === undefined)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$;
        const pointer = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)('', 'memory_candidates');
        const fix = `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormat */ .F7)(subject)}:`;
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy)(candidates)) {
            return [
                {
                    pointer,
                    message: `Field memory_candidates is ${(0,_model_in_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r)(candidates)}; a list was expected.`,
                    recommendation: `${fix} write a list of up to ${String(LIMIT)} candidates.`,
                },
            ];
        }
        const problems = [];
        if (candidates.length > LIMIT) {
            problems.push({
                pointer,
                message: `There are ${String(candidates.length)} memory candidates; at most ${String(LIMIT)} are allowed.`,
                recommendation: `${fix} keep the ${String(LIMIT)} that are worth most.`,
            });
        }
        for (let index = 0; index < candidates.length && index < LIMIT; index++) {
            for (const problem of judge(candidates[index], (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(pointer, index), fix))
                problems.push(problem);
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$ : problems;
    },
};
function judge(candidate, pointer, fix) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(candidate)) {
        return [
            {
                pointer,
                message: `The memory candidate is ${(0,_model_in_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r)(candidate)}; an object was expected.`,
                recommendation: `${fix} write an object with ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(FIELDS.map(([name]) => name), 'and')}.`,
            },
        ];
    }
    const problems = [];
    for (const [name, expected, fits] of FIELDS) {
        const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(candidate, name);
        if (value === undefined) {
            problems.push({
                pointer,
                property: name,
                message: `The memory candidate has no ${name}; ${expected} was expected.`,
                recommendation: `${fix} add ${name}.`,
            });
        }
        else if (!fits(value)) {
            const meant = name === 'category' && typeof value === 'string' ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(value.trim(), CATEGORIES) : undefined;
            problems.push({
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(pointer, name),
                message: `The memory candidate's ${name} is ${(0,_model_in_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r)(value)}; ${expected} was expected.`,
                recommendation: `${fix} write ${meant ?? expected}.`,
            });
        }
    }
    const keywords = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(candidate, 'suggested_keywords');
    for (let index = 0; index < keywords.length; index++) {
        const keyword = keywords[index];
        if (typeof keyword === 'string')
            continue;
        problems.push({
            pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(pointer, 'suggested_keywords', index),
            message: `A suggested keyword of the memory candidate is ${(0,_model_in_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r)(keyword)}; a string was expected.`,
            recommendation: `${fix} write each keyword as a string.`,
        });
    }
    return problems;
}
function isText(value) {
    return typeof value === 'string' && !(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlank */ .z3)(value);
}


/***/ }),

/***/ 8708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ reviewReason)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _model_in_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6554);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);






const reviewReason = {
    id: 'review-reason',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'A return that asks for a review says why',
    rationale: 'A person is called in and the work waits. Without a reason they do not know what to look at.',
    remedy: 'Say in review_reason what the person has to judge, or set requires_user_review to false.',
    sources: [{ document: 'upstream', heading: 'requires_user_review' }],
    bad: { set: { '/requires_user_review': true }, also: ['standard-mismatch'] },
    good: { set: { '/requires_user_review': true, '/review_reason': 'The plan drops support for two calendars' } },
    check(subject) {
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(subject.value, 'requires_user_review') !== true)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$;
        const reason = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(subject.value, 'review_reason');
        if (typeof reason === 'string' && !(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlank */ .z3)(reason))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$;
        return [
            {
                ...(reason === undefined ? { pointer: '', property: 'review_reason' } : { pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)('', 'review_reason') }),
                message: `Field requires_user_review is true and review_reason is ${reason === undefined ? 'absent' : (0,_model_in_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r)(reason)}; a reason was expected.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormat */ .F7)(subject)}: say in review_reason what a person has to judge.`,
            },
        ];
    },
};


/***/ }),

/***/ 8139:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  standard: () => (/* binding */ standard)
});

// EXTERNAL MODULE: ./src/rules/memory-candidate.ts
var memory_candidate = __webpack_require__(944);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/in-words.ts
var in_words = __webpack_require__(6554);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(1799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/rules/modified-files.ts






const LISTS = ['modified_files', 'proposed_file_scope'];
const modifiedFiles = {
    id: 'modified-files',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'Modified files and the proposed scope are lists of file paths within the repository',
    rationale: 'Agents that work side by side are kept apart by these paths. A folder or an absolute path cannot be compared with the files that others change.',
    remedy: 'List each file by its path from the root of the repository, with forward slashes; no folders.',
    sources: [{ document: 'upstream', heading: 'modified_files and proposed_file_scope' }],
    bad: { set: { '/proposed_file_scope': ['src/dates/'] }, also: ['standard-mismatch'] },
    good: { set: { '/proposed_file_scope': ['src/dates/parse.ts'] } },
    check(subject) {
        const problems = [];
        for (const name of LISTS) {
            const paths = (0,json/* field */.ZZ)(subject.value, name);
            if (paths === undefined)
                continue;
            if (!(0,json/* isArray */.cy)(paths)) {
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)('', name),
                    message: `Field ${name} is ${(0,in_words/* inWords */.r)(paths)}; a list of file paths was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${name} as a list of file paths.`,
                });
                continue;
            }
            for (let index = 0; index < paths.length; index++) {
                const path = paths[index];
                const reason = fault(path);
                if (reason === undefined)
                    continue;
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)('', name, index),
                    message: `Entry ${String(index + 1)} of ${name} is ${(0,in_words/* inWords */.r)(path)}, ${reason}; the path of a file within the repository was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write paths of files from the root of the repository.`,
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function fault(path) {
    if (typeof path !== 'string')
        return 'which is no string';
    if ((0,model_text/* isBlank */.z3)(path))
        return 'which is blank';
    if (/^(?:[/~]|[A-Za-z]:)/.test(path))
        return 'which is not relative to the repository';
    if (path.includes('\\'))
        return 'which has a backslash';
    return path.endsWith('/') ? 'which is a folder' : undefined;
}

// EXTERNAL MODULE: ./src/rules/partial-progress-leftover.ts
var partial_progress_leftover = __webpack_require__(8454);
;// CONCATENATED MODULE: ./src/rules/research-questions.ts






const ASKING = 'needs_research';
const researchQuestions = {
    id: 'research-questions',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'A return that needs research asks its questions and claims no artifacts',
    rationale: 'The orchestrator dispatches research with these questions. Without any it has nothing to ask, and an artifact would be work that the agent says it could not begin.',
    remedy: 'Write each question as a string in research_questions, and leave artifacts empty.',
    sources: [{ document: 'upstream', heading: 'needs_research' }],
    bad: { set: { '/status': ASKING, '/artifacts': [] } },
    good: { set: { '/status': ASKING, '/artifacts': [], '/research_questions': ['Which calendars are in use?'] } },
    check(subject) {
        const asks = (0,model_return/* statusOf */.c2)(subject) === ASKING;
        const questions = (0,json/* field */.ZZ)(subject.value, 'research_questions');
        if (questions === undefined && !asks)
            return rule/* NOTHING */.K$;
        const fix = `${(0,model_return/* fixFormat */.F7)(subject)}:`;
        const pointer = (0,model_pointer/* join */.fj)('', 'research_questions');
        const problems = [];
        if (questions === undefined) {
            problems.push({
                pointer: '',
                property: 'research_questions',
                message: `Status is "${ASKING}" and research_questions is absent; at least one question was expected.`,
                recommendation: `${fix} list the questions in research_questions.`,
            });
        }
        else if (!(0,json/* isArray */.cy)(questions)) {
            problems.push({
                pointer,
                message: `Field research_questions is ${(0,in_words/* inWords */.r)(questions)}; a list of questions was expected.`,
                recommendation: `${fix} write research_questions as a list of strings.`,
            });
        }
        else {
            if (asks && questions.length === 0) {
                problems.push({
                    pointer,
                    message: `Status is "${ASKING}" and research_questions is empty; at least one question was expected.`,
                    recommendation: `${fix} list the questions in research_questions.`,
                });
            }
            for (let index = 0; index < questions.length; index++) {
                const question = questions[index];
                if (typeof question === 'string' && !(0,model_text/* isBlank */.z3)(question))
                    continue;
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)(pointer, index),
                    message: `Research question ${String(index + 1)} is ${(0,in_words/* inWords */.r)(question)}; text that is not blank was expected.`,
                    recommendation: `${fix} write each question as a string.`,
                });
            }
        }
        const artifacts = asks ? (0,json/* listField */.FZ)(subject.value, 'artifacts').length : 0;
        if (artifacts > 0) {
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'artifacts'),
                message: `Status is "${ASKING}" and there ${artifacts === 1 ? 'is' : 'are'} ${(0,model_text/* count */.U9)(artifacts, 'artifact')}; none was expected.`,
                recommendation: `${fix} leave artifacts empty, or return "partial" with what there is.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

// EXTERNAL MODULE: ./src/rules/review-reason.ts
var review_reason = __webpack_require__(8708);
;// CONCATENATED MODULE: ./src/rules/user-decision.ts






const FIELDS = [
    ['question', 'text that is not blank', (value) => typeof value === 'string' && !(0,model_text/* isBlank */.z3)(value)],
    ['options', 'a list of options', json/* isArray */.cy],
    ['recommended', 'one of the options', (value) => typeof value === 'string'],
    ['blocking', 'true or false', (value) => typeof value === 'boolean'],
];
const DECISION = {
    question: 'Which calendar do dates without one belong to?',
    options: ['Gregorian', 'Julian'],
    recommended: 'Gregorian',
    blocking: false,
};
const userDecision = {
    id: 'user-decision',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'A decision for the user is a question with two options or more, one of them recommended',
    rationale: 'The question is shown to the user as it stands. With fewer than two options there is nothing to decide, and a recommendation that is no option cannot be taken.',
    remedy: 'Give question, options, recommended (one of the options) and blocking (true or false).',
    sources: [{ document: 'upstream', heading: 'user_decision' }],
    bad: { set: { '/user_decision': { ...DECISION, options: ['Gregorian'] } }, also: ['standard-mismatch'] },
    good: { set: { '/user_decision': DECISION } },
    check(subject) {
        const decision = (0,json/* field */.ZZ)(subject.value, 'user_decision');
        if (decision === undefined)
            return rule/* NOTHING */.K$;
        const pointer = (0,model_pointer/* join */.fj)('', 'user_decision');
        const fix = `${(0,model_return/* fixFormat */.F7)(subject)}:`;
        if (!(0,json/* isObject */.Gv)(decision)) {
            return [
                {
                    pointer,
                    message: `Field user_decision is ${(0,in_words/* inWords */.r)(decision)}; an object was expected.`,
                    recommendation: `${fix} write an object with question, options, recommended and blocking.`,
                },
            ];
        }
        const problems = [];
        for (const [name, expected, fits] of FIELDS) {
            const value = (0,json/* field */.ZZ)(decision, name);
            if (value === undefined) {
                problems.push({
                    pointer,
                    property: name,
                    message: `Field user_decision has no ${name}; ${expected} was expected.`,
                    recommendation: `${fix} add ${name}.`,
                });
            }
            else if (!fits(value)) {
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)(pointer, name),
                    message: `Field user_decision.${name} is ${(0,in_words/* inWords */.r)(value)}; ${expected} was expected.`,
                    recommendation: `${fix} write ${expected}.`,
                });
            }
        }
        const options = (0,json/* field */.ZZ)(decision, 'options');
        if (!(0,json/* isArray */.cy)(options))
            return problems;
        for (const problem of judgeOptions(options, (0,model_pointer/* join */.fj)(pointer, 'options'), fix))
            problems.push(problem);
        const recommended = (0,json/* field */.ZZ)(decision, 'recommended');
        if (typeof recommended === 'string' && !options.includes(recommended)) {
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'recommended'),
                message: `Field user_decision.recommended is ${(0,in_words/* inWords */.r)(recommended)}, which is not one of the options.`,
                recommendation: `${fix} recommend one of the options, in the same words.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function judgeOptions(options, pointer, fix) {
    const problems = [];
    if (options.length < 2) {
        problems.push({
            pointer,
            message: `Field user_decision.options has ${(0,model_text/* count */.U9)(options.length, 'option')}; two or more were expected.`,
            recommendation: `${fix} give two options or more, or decide without the user.`,
        });
    }
    for (let index = 0; index < options.length; index++) {
        const option = options[index];
        if (typeof option === 'string')
            continue;
        problems.push({
            pointer: (0,model_pointer/* join */.fj)(pointer, index),
            message: `Option ${String(index + 1)} of user_decision is ${(0,in_words/* inWords */.r)(option)}; a string was expected.`,
            recommendation: `${fix} write each option as a string.`,
        });
    }
    return problems;
}

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
;// CONCATENATED MODULE: ./src/standards/return-meta@2.1/shape.ts
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
            "review_reason",
            "research_questions",
            "modified_files",
            "proposed_file_scope",
            "reflection",
            "dispatch_seq",
            "user_decision"
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
        ],
        "/reflection": [
            "what_worked",
            "what_was_hard",
            "what_was_missed",
            "successes"
        ],
        "/user_decision": [
            "question",
            "options",
            "recommended",
            "blocking"
        ]
    },
    "enums": {
        "/status": [
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "needs_research",
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

;// CONCATENATED MODULE: ./src/standards/return-meta@2.1/index.ts













const artifactTypes = shape.enums['/artifacts/*/type'];
const standard = {
    id: 'return-meta@2.1',
    family: 'return-meta',
    version: '2.1',
    title: 'Return metadata file 2.1',
    isDefault: false,
    source: 'upstream, autumn 2026',
    statuses: shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes,
    shape: shape,
    confusions: { status: words/* metadataStatusWords */.tV, artifactType: (0,words/* artifactTypeWords */.OA)(artifactTypes) },
    claimFields: [
        { pattern: '/artifacts/*/path' },
        { pattern: '/modified_files/*' },
        { pattern: '/partial_progress/handoff_path' },
        { pattern: '/memory_candidates/*/source_artifact' },
    ],
    rules: (0,standards_define/* ruleList */.p)(families_json/* jsonRules */.e, return_meta/* returnMetaRules */.H, [
        (0,standards_define/* use */.Y)(memory_candidate/* memoryCandidate */.V),
        (0,standards_define/* use */.Y)(review_reason/* reviewReason */.d),
        (0,standards_define/* use */.Y)(researchQuestions),
        (0,standards_define/* use */.Y)(userDecision),
        (0,standards_define/* use */.Y)(modifiedFiles),
        (0,standards_define/* use */.Y)(partial_progress_leftover/* partialProgressLeftover */.A, { severity: 'error' }),
    ]),
    sample: samples/* metadataSample */.GH,
    validator: async () => (0,shape_errors/* shapeOf */.F)((await __webpack_require__.e(/* import() */ 8941).then(__webpack_require__.bind(__webpack_require__, 8941))).validate),
};


/***/ })

};
;