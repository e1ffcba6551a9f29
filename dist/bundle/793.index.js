"use strict";
exports.id = 793;
exports.ids = [793];
exports.modules = {

/***/ 40793:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44359);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75340);
/* harmony import */ var _truth_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33943);




function* render(report) {
    const badge = { schemaVersion: 1, label: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(report.tool.name), ...faceOf(report) };
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(badge, 2)}\n`;
}
function faceOf(report) {
    const { conclusion, counts } = report;
    const { claims, untrue, unread, ...others } = (0,_truth_js__WEBPACK_IMPORTED_MODULE_3__/* .truthOf */ .D)(report);
    const part = report.source.shard === null ? '' : `shard ${report.source.shard}: `;
    const failed = conclusion === 'failed';
    if (conclusion === 'empty' || (counts.returns === 0 && unread === 0)) {
        return { message: 'no returns', color: failed ? 'red' : 'lightgrey', isError: conclusion !== 'passed' };
    }
    const form = failed && untrue === 0 ? (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .totals */ .Sd)(report)) : '';
    const { undetermined, unverifiable, absentCommits, notBorneOut, otherwise, unfinished } = others;
    const doubtful = undetermined + unverifiable + absentCommits + notBorneOut + otherwise + unfinished;
    const message = untrue > 0
        ? `${String(untrue)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(claims, 'claim')} false`
        : claims === 0
            ? `no claims in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts.returns, 'return')}`
            : `${String(claims - doubtful)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(claims, 'claim')} true`;
    const isProof = claims > 0 && part === '';
    const color = failed
        ? 'red'
        : untrue + unread + doubtful > 0 || report.loosened !== undefined
            ? 'yellow'
            : isProof
                ? 'brightgreen'
                : 'lightgrey';
    return { message: part + (form === '' ? message : `${message}, ${form}`), color, isError: failed };
}


/***/ })

};
;