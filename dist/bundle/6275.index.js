"use strict";
exports.id = 6275;
exports.ids = [6275,782];
exports.modules = {

/***/ 60782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ }),

/***/ 94796:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ describeValue)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

function describeValue(value) {
    if (typeof value === 'string')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value);
    if (value === undefined)
        return 'nothing';
    if (value === null || typeof value !== 'object')
        return String(value);
    return Array.isArray(value) ? 'an array' : 'an object';
}


/***/ }),

/***/ 14480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lineSpans)
/* harmony export */ });
function* lineSpans(text, from = 0) {
    const ending = /\r\n|\n|\r/g;
    ending.lastIndex = from;
    let start = from;
    for (let found = ending.exec(text); found !== null; found = ending.exec(text)) {
        yield { start, end: found.index };
        start = ending.lastIndex;
    }
    yield { start, end: text.length };
}


/***/ }),

/***/ 59821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ returnObject)
/* harmony export */ });
/* harmony import */ var _model_describe_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94796);
/* harmony import */ var _families_gsd_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91358);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);



const OF_JSON = ['return-meta', 'subagent-return', 'orchestrator-handoff'];
const returnObject = {
    id: 'return-object',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'A return is a JSON object, or the document of its family, and no symbolic link',
    rationale: 'Every field of a return has a name, so only an object can be one. A file that is named as a return and holds none would otherwise pass unseen. A symbolic link is never followed, so a link in place of a return holds nothing that can be checked.',
    remedy: 'Write the return itself at its path, as one object, or keep files that hold no return out of the gathered patterns.',
    sources: [{ document: '000', heading: 'Validation Rules Summary' }],
    bad: [
        { families: OF_JSON, text: '42\n' },
        { families: [..._families_gsd_place_js__WEBPACK_IMPORTED_MODULE_1__/* .GSD_FAMILIES */ .GJ], link: '../elsewhere.md' },
    ],
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'not-object') {
                problems.push({
                    range: problem.range,
                    message: `A return is a JSON object; this is ${(0,_model_describe_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeValue */ .b)(problem.value)}.`,
                    recommendation: 'Fix subagent return format: return one JSON object.',
                });
            }
            else if (problem.kind === 'link') {
                problems.push({
                    range: problem.range,
                    message: 'This is a symbolic link or another special file, which is not followed: it holds no return of its own.',
                    recommendation: 'Commit the return itself at this path.',
                });
            }
            else if (problem.kind === 'no-return') {
                problems.push({
                    range: problem.range,
                    message: 'The file holds no return.',
                    recommendation: 'Write the return into it, or let the patterns leave this file out.',
                });
            }
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$ : problems;
    },
};


/***/ })

};
;