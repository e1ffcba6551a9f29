"use strict";
exports.id = 2900;
exports.ids = [2900];
exports.modules = {

/***/ 5046:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ unknownName),
/* harmony export */   p: () => (/* binding */ readLookup)
/* harmony export */ });
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6748);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6443);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5655);
/* harmony import */ var _one_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4105);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2477);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(776);







const OPTIONS = [
    { name: 'format', value: 'NAME', help: 'text or json (default: text)' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'help', help: 'this help' },
];
function readLookup(args, { command, operand, about }) {
    const usage = `return-gate ${command}${operand === null ? '' : ` ${operand}`}`;
    if (args.includes('--help') || args.includes('-h')) {
        const text = `Usage: ${usage} [options]\n\n${about}\n\nOptions\n${(0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .optionHelp */ .L)(OPTIONS)}`;
        return { kind: 'help', text: (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__.concat)(text.split('\n').map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${line}\n`.text)) };
    }
    const { values, switches, rest } = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .readCall */ .D)(args, OPTIONS);
    const format = (0,_one_of_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .y)('--format', values.get('format')?.[0] ?? 'text', ['text', 'json']);
    const [given = '', ...more] = rest;
    if (operand === null ? rest.length > 0 : rest.length === 0 || more.length > 0) {
        const takes = operand === null ? 'takes no operand' : `takes one ${operand}`;
        throw new _call_error_js__WEBPACK_IMPORTED_MODULE_5__/* .CallError */ .R(`${command} ${takes}, and ${String(rest.length)} were given: write ${usage}.`);
    }
    return { kind: 'answer', format, operand: given, paint: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__.painter)(!switches.has('no-color') && (0,_color_js__WEBPACK_IMPORTED_MODULE_6__.wantsColor)()) };
}
function unknownName(kind, given, known, where) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(given, known, 4);
    return new _call_error_js__WEBPACK_IMPORTED_MODULE_5__/* .CallError */ .R(`There is no ${kind} "${given}".${meant === undefined ? '' : ` Did you mean ${meant}?`} ${where}`);
}


/***/ }),

/***/ 6594:
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
}));


/***/ }),

/***/ 2900:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   standards: () => (/* binding */ standards)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);
/* harmony import */ var _standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);
/* harmony import */ var _standards_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3499);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7632);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5046);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8387);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6594);







function standards(args) {
    const asked = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .readLookup */ .p)(args, {
        command: 'standards',
        operand: null,
        about: 'Lists every version of every standard: its statuses, its types of artifacts, and the fields that make claims.',
    });
    if (asked.kind === 'help')
        process.stdout.write(asked.text);
    else if (asked.format === 'json')
        process.stdout.write(`${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.json)({
            standards: _standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedStandards */ .qg.map((standard) => ({
                ...(0,_standards_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .standardData */ .o)(standard),
                schema: _schemas_js__WEBPACK_IMPORTED_MODULE_6__/* .SCHEMAS */ .H.has(standard.id) ? standard.id : null,
            })),
        })}\n`);
    else
        process.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${_standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedStandards */ .qg.map((standard, n) => entry(standard, n === 0, asked.paint))}`.text);
    return _exit_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.passed;
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
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${isFirst ? '' : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `\n`}${head}\n  ${title} (${source})\n${(0,_page_js__WEBPACK_IMPORTED_MODULE_5__/* .aligned */ .b6)(rows)}`;
}


/***/ }),

/***/ 3499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ ruleData),
/* harmony export */   o: () => (/* binding */ standardData)
/* harmony export */ });
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);

function ruleData(rule) {
    const { id, area, scope, severity, summary, rationale, remedy, sources, supersedes = [] } = rule;
    return {
        id,
        area,
        scope,
        severity,
        summary,
        rationale,
        remedy,
        sources,
        supersedes,
        versions: (0,_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .versionsWith */ .Yp)(rule).map(({ standard, severity, params }) => ({ standard: standard.id, severity, params })),
    };
}
function standardData(standard) {
    const { id, family, version, title, isDefault, source, statuses, success, artifactTypes, claimFields, rules } = standard;
    return {
        id,
        family,
        version,
        title,
        default: isDefault,
        source,
        statuses,
        success,
        artifactTypes,
        claims: claimFields.map(({ pattern }) => pattern),
        rules: rules.map(({ rule, severity }) => ({ id: rule.id, severity: severity ?? rule.severity })),
    };
}


/***/ })

};
;