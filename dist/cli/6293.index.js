"use strict";
exports.id = 6293;
exports.ids = [6293,7713];
exports.modules = {

/***/ 8387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ verbatim),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   b6: () => (/* binding */ aligned)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5030);


const WIDTH = 96;
function paragraph(text, indent = 2) {
    const lines = [];
    let line = '';
    for (const word of text.split(/\s+/)) {
        const longer = line === '' ? word : `${line} ${word}`;
        if ((0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .Y)(longer) <= WIDTH - indent || line === '')
            line = longer;
        else {
            lines.push(line);
            line = word;
        }
    }
    return verbatim([...lines, line].join('\n'), indent);
}
function verbatim(text, indent) {
    const margin = ' '.repeat(indent);
    const lines = text.replace(/\n$/, '').split('\n');
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${lines.map((line) => (line === '' ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `\n` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${margin}${line}\n`))}`;
}
function aligned(rows, indent = 2) {
    const widths = [];
    for (const row of rows)
        row.forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, columnsOf(cell))));
    return rows.map((row) => {
        const cells = row.map((cell, n) => {
            if (n === row.length - 1)
                return cell;
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${cell}${' '.repeat((widths[n] ?? 0) - columnsOf(cell) + 2)}`;
        });
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${' '.repeat(indent)}${cells}\n`;
    });
}
function columnsOf({ text }) {
    return (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .Y)(text.replace(/\u001b\[\d+m/g, ''));
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
        process.stdout.write(`${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)({ rules: _standards_catalog_js__WEBPACK_IMPORTED_MODULE_1__.rules.map(_standards_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleData */ .d) })}\n`);
    else
        process.stdout.write(list(asked.paint).text);
    return _exit_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.passed;
}
function list(paint) {
    const listed = _model_rule_js__WEBPACK_IMPORTED_MODULE_6__/* .AREAS */ .xS.flatMap((area) => {
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

/***/ 1900:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FAMILIES)
/* harmony export */ });
const FAMILIES = ['return-meta', 'subagent-return', 'result-envelope'];


/***/ }),

/***/ 7713:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yp: () => (/* binding */ versionsWith),
/* harmony export */   aA: () => (/* binding */ versionsInWords),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   qg: () => (/* binding */ orderedStandards),
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _model_standard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1900);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4810);


const orderedStandards = _model_standard_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => _index_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.filter((standard) => standard.family === family));
const rules = [
    ...new Map(_index_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
].sort((a, b) => (a.id < b.id ? -1 : 1));
function versionsWith(rule) {
    return orderedStandards.flatMap((standard) => standard.rules
        .filter((use) => use.rule === rule)
        .map(({ severity = rule.severity, params }) => ({ standard, severity, params: { ...rule.params, ...params } })));
}
function severities(rule) {
    const found = new Map();
    for (const { standard, severity } of versionsWith(rule)) {
        const known = found.get(severity);
        if (known === undefined)
            found.set(severity, [standard]);
        else
            known.push(standard);
    }
    return found;
}
function versionsInWords(list) {
    if (orderedStandards.every((standard) => list.includes(standard)))
        return ['all'];
    return _model_standard_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => {
        const versions = orderedStandards.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        return meant.length === versions.length && meant.length > 0 ? [`${family}@*`] : meant.map(({ id }) => id);
    });
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