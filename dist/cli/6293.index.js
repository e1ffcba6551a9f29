"use strict";
exports.id = 6293;
exports.ids = [6293];
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

/***/ 6293:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1799);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);
/* harmony import */ var _standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);
/* harmony import */ var _standards_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3499);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7632);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5046);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8387);







function rules(args) {
    const asked = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .readLookup */ .p)(args, {
        command: 'rules',
        operand: null,
        about: 'Lists every rule: its severity, what it demands, and the versions of the standards that have it.',
    });
    if (asked.kind === 'help')
        process.stdout.write(asked.text);
    else if (asked.format === 'json')
        process.stdout.write(`${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.json)({ rules: _standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__.rules.map(_standards_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleData */ .d) })}\n`);
    else
        process.stdout.write(list(asked.paint).text);
    return _exit_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.passed;
}
function list(paint) {
    const listed = _model_rule_js__WEBPACK_IMPORTED_MODULE_6__/* .AREAS */ .x.flatMap((area) => {
        const members = _standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__.rules.filter((rule) => rule.area === area);
        return members.map((rule, n) => ({ area: n === 0 ? area : null, rule }));
    });
    const rows = listed.map(({ rule }) => [
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${rule.id}`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${[...(0,_standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO)(rule).keys()].join('/')}`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${rule.summary}`,
        paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${(0,_standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .versionsInWords */ .aA)((0,_standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .versionsWith */ .Yp)(rule).map(({ standard }) => standard)).join(', ')}`),
    ]);
    const lines = (0,_page_js__WEBPACK_IMPORTED_MODULE_5__/* .aligned */ .b6)(rows);
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${lines.map((line, n) => {
        const area = listed[n]?.area ?? null;
        return area === null ? line : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${gap(n)}${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${area}`)}\n${line}`;
    })}\n${_standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__.rules.length} rules; return-gate explain RULE tells more of one.\n`;
}
function gap(n) {
    return n === 0 ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `\n`;
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