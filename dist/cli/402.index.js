"use strict";
exports.id = 402;
exports.ids = [402];
exports.modules = {

/***/ 402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2395);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);
/* harmony import */ var _standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5581);
/* harmony import */ var _standards_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8231);
/* harmony import */ var _model_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5932);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7587);
/* harmony import */ var _terminal_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7704);







function rules(args) {
    const asked = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .readLookup */ .p)(args, {
        command: 'rules',
        operand: null,
        about: 'Lists every rule: its severity, what it demands, and the versions of the standards that have it.',
    });
    if (asked.kind === 'help')
        process.stdout.write(asked.text);
    else if (asked.format === 'json')
        process.stdout.write(`${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)({ rules: _standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .aO.map(_standards_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleData */ .d) })}\n`);
    else
        process.stdout.write(list(asked.paint).text);
    return _model_exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.passed;
}
function list(paint) {
    const listed = _model_rule_js__WEBPACK_IMPORTED_MODULE_6__/* .AREAS */ .xS.flatMap((area) => {
        const members = _standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .aO.filter((rule) => rule.area === area);
        return members.map((rule, n) => ({ area: n === 0 ? area : null, rule }));
    });
    const rows = listed.map(({ rule }) => [
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${rule.id}`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${[...(0,_standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO)(rule).keys()].join('/')}`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${rule.summary}`,
        paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${(0,_standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .versionsInWords */ .aA)((0,_standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .versionsWith */ .Yp)(rule).map(({ standard }) => standard)).join(', ')}`),
    ]);
    const lines = (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .aligned */ .b6)(rows);
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${lines.map((line, n) => {
        const area = listed[n]?.area ?? null;
        return area === null ? line : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${gap(n)}${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${area}`)}\n${line}`;
    })}\n${_standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .aO.length} rules; return-gate explain RULE tells more of one.\n`;
}
function gap(n) {
    return n === 0 ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `\n`;
}


/***/ })

};
;