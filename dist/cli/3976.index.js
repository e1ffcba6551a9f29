"use strict";
exports.id = 3976;
exports.ids = [3976];
exports.modules = {

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


/***/ })

};
;