"use strict";
exports.id = 8172;
exports.ids = [8172];
exports.modules = {

/***/ 18172:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20431);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);



const SEVERITY = { error: 'critical', warning: 'minor', notice: 'info' };
const LONGEST = 2000;
const NO_FILE = '.return-gate.yml';
function* render(report) {
    const findings = report.findings.filter(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isActive);
    const issues = (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(findings.map((finding) => issueOf(finding, report.source.root)), 2);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `${issues}\n`;
}
function issueOf(finding, root) {
    const words = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingWords */ .Hu)(finding, root);
    return {
        description: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalText */ .eR)((0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(words), LONGEST).text,
        check_name: words.rule,
        fingerprint: finding.fingerprint,
        severity: SEVERITY[words.severity],
        location: { path: words.file ?? NO_FILE, lines: { begin: words.line ?? 1 } },
    };
}


/***/ })

};
;