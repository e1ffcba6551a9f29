"use strict";
exports.id = 2998;
exports.ids = [2998];
exports.modules = {

/***/ 42998:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6644);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);
/* harmony import */ var _describe_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80246);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20431);






function caseOf({ failOn }, name, findings) {
    const [failing, others] = [true, false].map((fails) => findings.filter((one) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.failsAt)(one, failOn) === fails));
    return { name, failing: failing ?? [], others: others ?? [] };
}
function testCaseName(index, agent) {
    return `return ${String(index + 1)}${agent === null ? '' : ` of ${agent}`}`;
}
function casesOf(report, records, findings) {
    const byIndex = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(findings, ({ index }) => index);
    const names = new Map(byIndex.has(null) ? [[null, 'the file']] : []);
    for (const { index, agent } of records)
        names.set(index, testCaseName(index, agent));
    for (const index of byIndex.keys())
        if (!names.has(index))
            names.set(index, testCaseName(index ?? 0, null));
    return [...names].map(([index, name]) => caseOf(report, name, byIndex.get(index) ?? []));
}
function suitesOf(report) {
    const records = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(report.returns, ({ file }) => file);
    const findings = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(report.findings, ({ file }) => file);
    const files = [...new Set([...records.keys(), ...findings.keys()])].filter((file) => file !== null).sort();
    const suites = files.map((file) => ({
        name: (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(report.source.root, file),
        cases: casesOf(report, records.get(file) ?? [], findings.get(file) ?? []),
    }));
    const run = { ...caseOf(report, _describe_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .WHOLE_RUN */ .Wx, findings.get(null) ?? []), note: (0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLine */ .fM)(report) };
    const failed = [...suites.flatMap(({ cases }) => cases), run].some(({ failing }) => failing.length > 0);
    const failure = report.conclusion === 'passed' || failed ? {} : { failure: (0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLine */ .fM)(report) };
    return [...suites, { name: report.tool.name, cases: [{ ...run, ...failure }] }];
}
function isFailed({ failing, failure }) {
    return failing.length > 0 || failure !== undefined;
}
function* detail(report, findings) {
    for (const finding of findings) {
        const words = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingWords */ .Hu)(finding, report.source.root);
        const { fileName, position, severity, rule, state } = words;
        const at = position === '' ? '' : `:${position}`;
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `${fileName}${at}: ${state === '' ? '' : 'known '}${severity} ${rule}: ${(0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(words)}\n`;
    }
}
function heading({ failing, failure = '' }) {
    const [first, ...more] = failing;
    if (first === undefined)
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `message="${failure}" type="conclusion"`;
    const rest = more.length === 0 ? '' : ` (and ${String(more.length)} more)`;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `message="${first.message}${rest}" type="${first.rule}"`;
}
function* testcase(report, suite, one) {
    const { name, failing, others, note } = one;
    const attributes = (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `name="${name}" classname="${suite}" time="0"`;
    if (!isFailed(one) && others.length === 0 && note === undefined) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `    <testcase ${attributes}/>\n`;
        return;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `    <testcase ${attributes}>\n`;
    if (isFailed(one)) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `      <failure ${heading(one)}>`;
        yield* detail(report, failing);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `</failure>\n`;
    }
    if (others.length > 0 || note !== undefined) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `      <system-out>`;
        yield* detail(report, others);
        if (note !== undefined)
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `${note}\n`;
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `</system-out>\n`;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `    </testcase>\n`;
}
function counts(cases) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `tests="${cases.length}" failures="${cases.filter(isFailed).length}" errors="0" time="0"`;
}
function* elements(report) {
    const suites = suitesOf(report);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `<?xml version="1.0" encoding="UTF-8"?>\n`;
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `<testsuites name="${report.tool.name}" ${counts(suites.flatMap(({ cases }) => cases))}>\n`;
    for (const { name, cases } of suites) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `  <testsuite name="${name}" ${counts(cases)} skipped="0">\n`;
        for (const one of cases)
            yield* testcase(report, name, one);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `  </testsuite>\n`;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .xml */ ._n) `</testsuites>\n`;
}
function render(report) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)((0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .textsOf */ .CB)(elements(report)));
}


/***/ })

};
;