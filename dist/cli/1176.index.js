"use strict";
exports.id = 1176;
exports.ids = [1176];
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


/***/ })

};
;