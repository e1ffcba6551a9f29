"use strict";
exports.id = 293;
exports.ids = [293];
exports.modules = {

/***/ 6293:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1799);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);
/* harmony import */ var _rules_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5755);
/* harmony import */ var _standards_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7713);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7632);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5046);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8387);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1215);








function rules(args) {
    const asked = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .readLookup */ .p)(args, {
        command: 'rules',
        operand: null,
        about: 'Lists every rule: its severity, what it demands, and the versions of the standards that have it.',
    });
    if (asked.kind === 'help')
        process.stdout.write(asked.text);
    else if (asked.format === 'json')
        process.stdout.write(`${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)({ rules: _rules_index_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a.map(_reference_js__WEBPACK_IMPORTED_MODULE_6__/* .ruleData */ .d) })}\n`);
    else
        process.stdout.write(list(asked.paint).text);
    return _exit_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.passed;
}
function list(paint) {
    const listed = _model_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .AREAS */ .x.flatMap((area) => {
        const members = _rules_index_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a.filter((rule) => rule.area === area);
        return members.map((rule, n) => ({ area: n === 0 ? area : null, rule }));
    });
    const rows = listed.map(({ rule }) => [
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${rule.id}`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${[...(0,_standards_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO)(rule).keys()].join('/')}`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${rule.summary}`,
        paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${(0,_standards_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsInWords */ .aA)((0,_standards_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsWith */ .Yp)(rule).map(({ standard }) => standard)).join(', ')}`),
    ]);
    const lines = (0,_page_js__WEBPACK_IMPORTED_MODULE_5__/* .aligned */ .b6)(rows);
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${lines.map((line, n) => {
        const area = listed[n]?.area ?? null;
        return area === null ? line : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${gap(n)}${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${area}`)}\n${line}`;
    })}\n${_rules_index_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a.length} rules; return-gate explain RULE tells more of one.\n`;
}
function gap(n) {
    return n === 0 ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `\n`;
}


/***/ })

};
;