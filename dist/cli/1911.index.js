"use strict";
exports.id = 1911;
exports.ids = [1911];
exports.modules = {

/***/ 8421:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ SCHEMAS)
/* harmony export */ });
const SCHEMAS = new Map(Object.entries({
    'result-envelope@1': async () => (await __webpack_require__.e(/* import() */ 4695).then(__webpack_require__.t.bind(__webpack_require__, 4695, 19))).default,
    'result-envelope@4': async () => (await __webpack_require__.e(/* import() */ 7274).then(__webpack_require__.t.bind(__webpack_require__, 7274, 19))).default,
    'return-meta@1.2': async () => (await __webpack_require__.e(/* import() */ 8891).then(__webpack_require__.t.bind(__webpack_require__, 8891, 19))).default,
    'return-meta@1.4': async () => (await __webpack_require__.e(/* import() */ 1781).then(__webpack_require__.t.bind(__webpack_require__, 1781, 19))).default,
    'return-meta@2.1': async () => (await __webpack_require__.e(/* import() */ 4727).then(__webpack_require__.t.bind(__webpack_require__, 4727, 19))).default,
    'subagent-return@1.0': async () => (await __webpack_require__.e(/* import() */ 4953).then(__webpack_require__.t.bind(__webpack_require__, 4953, 19))).default,
    'subagent-return@1.2': async () => (await __webpack_require__.e(/* import() */ 8155).then(__webpack_require__.t.bind(__webpack_require__, 8155, 19))).default,
    'subagent-return@2.0': async () => (await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 6, 19))).default,
    config: async () => (await __webpack_require__.e(/* import() */ 6538).then(__webpack_require__.t.bind(__webpack_require__, 6538, 19))).default,
    report: async () => (await __webpack_require__.e(/* import() */ 454).then(__webpack_require__.t.bind(__webpack_require__, 454, 19))).default,
    'report-lines': async () => (await __webpack_require__.e(/* import() */ 5816).then(__webpack_require__.t.bind(__webpack_require__, 5816, 19))).default,
    'errors-file': async () => (await __webpack_require__.e(/* import() */ 8834).then(__webpack_require__.t.bind(__webpack_require__, 8834, 19))).default,
}));


/***/ }),

/***/ 1911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   standards: () => (/* binding */ standards)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);
/* harmony import */ var _standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5581);
/* harmony import */ var _standards_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8231);
/* harmony import */ var _model_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5932);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7587);
/* harmony import */ var _terminal_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7704);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8421);







function standards(args) {
    const asked = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .readLookup */ .p)(args, {
        command: 'standards',
        operand: null,
        about: 'Lists every version of every standard: its statuses, its types of artifacts, and the fields that make claims.',
    });
    if (asked.kind === 'help')
        process.stdout.write(asked.text);
    else if (asked.format === 'json')
        process.stdout.write(`${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)({
            standards: _standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedStandards */ .qg.map((standard) => ({
                ...(0,_standards_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .standardData */ .o)(standard),
                schema: _schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .SCHEMAS */ .H.has(standard.id) ? standard.id : null,
            })),
        })}\n`);
    else
        process.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${_standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedStandards */ .qg.map((standard, n) => entry(standard, n === 0, asked.paint))}`.text);
    return _model_exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.passed;
}
function entry(standard, isFirst, paint) {
    const { id, title, isDefault, source, statuses, success, artifactTypes, claimFields, rules } = standard;
    const row = (name, words) => [
        paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${name}`),
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${words.join(', ')}`,
    ];
    const rows = [
        row('success', success),
        row('other', statuses.filter((status) => !success.includes(status))),
        ...(artifactTypes.length === 0 ? [] : [row('artifacts', artifactTypes)]),
        ...(claimFields.length === 0
            ? []
            : [
                row('claims', claimFields.map(({ pattern }) => pattern)),
            ]),
        row('rules', [String(rules.length)]),
    ];
    const head = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${id}`)}${isDefault ? '  the default of its family' : ''}`;
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${isFirst ? '' : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `\n`}${head}\n  ${title} (${source})\n${(0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .aligned */ .b6)(rows)}`;
}


/***/ })

};
;