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
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58853);
/* harmony import */ var _describe_title_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14832);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20431);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83303);





const NONE = [];
function filesOf({ returns, findings }) {
    const files = new Map();
    const fileOf = (name) => {
        const known = files.get(name);
        if (known !== undefined)
            return known;
        const made = { records: [], findings: new Map() };
        files.set(name, made);
        return made;
    };
    for (const record of returns)
        fileOf(record.file).records.push(record);
    for (const finding of findings) {
        const { findings: byIndex } = fileOf(finding.file);
        const known = byIndex.get(finding.index);
        if (known === undefined)
            byIndex.set(finding.index, [finding]);
        else
            known.push(finding);
    }
    return files;
}
function caseOf(report, name, findings) {
    if (findings.length === 0)
        return { name, failing: NONE, others: NONE };
    return {
        name,
        failing: findings.filter((finding) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .failsAt */ .ZN)(finding, report.failOn)),
        others: findings.filter((finding) => !(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .failsAt */ .ZN)(finding, report.failOn)),
    };
}
function testCaseName(index, agent) {
    return `return ${String(index + 1)}${agent === null ? '' : ` of ${agent}`}`;
}
function suiteOf(report, file, { records, findings }) {
    const checked = new Set(records.map(({ index }) => index));
    const unchecked = [...findings.keys()].filter((index) => index !== null && !checked.has(index));
    const ofFile = findings.get(null);
    return {
        name: (0,_links_js__WEBPACK_IMPORTED_MODULE_4__/* .inRepository */ .yJ)(report.source.root, file),
        cases: [
            ...(ofFile === undefined ? [] : [caseOf(report, 'the file', ofFile)]),
            ...records.map(({ index, agent }) => caseOf(report, testCaseName(index, agent), findings.get(index) ?? NONE)),
            ...unchecked.map((index) => caseOf(report, testCaseName(index ?? 0, null), findings.get(index) ?? NONE)),
        ],
    };
}
function suitesOf(report) {
    const files = filesOf(report);
    const names = [...files.keys()].filter((name) => name !== null).sort();
    const suites = names.map((name) => suiteOf(report, name, files.get(name) ?? { records: [], findings: new Map() }));
    const found = [...(files.get(null)?.findings.values() ?? [])].flat();
    const run = { ...caseOf(report, _describe_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .WHOLE_RUN */ .Wx, found), note: (0,_describe_title_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLine */ .f)(report) };
    const failed = [...suites.flatMap(({ cases }) => cases), run].some(({ failing }) => failing.length > 0);
    const failure = report.conclusion === 'passed' || failed ? {} : { failure: (0,_describe_title_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLine */ .f)(report) };
    return [...suites, { name: report.tool.name, cases: [{ ...run, ...failure }] }];
}
function isFailed({ failing, failure }) {
    return failing.length > 0 || failure !== undefined;
}
function* detail(report, findings) {
    for (const finding of findings) {
        const words = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingWords */ .Hu)(finding, report.source.root);
        const { fileName, position, severity, rule, state } = words;
        const at = position === '' ? '' : `:${position}`;
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `${fileName}${at}: ${state === '' ? '' : 'known '}${severity} ${rule}: ${(0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(words)}\n`;
    }
}
function heading({ failing, failure = '' }) {
    const [first, ...more] = failing;
    if (first === undefined)
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `message="${failure}" type="conclusion"`;
    const rest = more.length === 0 ? '' : ` (and ${String(more.length)} more)`;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `message="${first.message}${rest}" type="${first.rule}"`;
}
function* testcase(report, suite, one) {
    const { name, failing, others, note } = one;
    const attributes = (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `name="${name}" classname="${suite}" time="0"`;
    if (!isFailed(one) && others.length === 0 && note === undefined) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `    <testcase ${attributes}/>\n`;
        return;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `    <testcase ${attributes}>\n`;
    if (isFailed(one)) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `      <failure ${heading(one)}>`;
        yield* detail(report, failing);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `</failure>\n`;
    }
    if (others.length > 0 || note !== undefined) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `      <system-out>`;
        yield* detail(report, others);
        if (note !== undefined)
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `${note}\n`;
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `</system-out>\n`;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `    </testcase>\n`;
}
function counts(cases) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `tests="${cases.length}" failures="${cases.filter(isFailed).length}" errors="0" time="0"`;
}
function* elements(report) {
    const suites = suitesOf(report);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `<?xml version="1.0" encoding="UTF-8"?>\n`;
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `<testsuites name="${report.tool.name}" ${counts(suites.flatMap(({ cases }) => cases))}>\n`;
    for (const { name, cases } of suites) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `  <testsuite name="${name}" ${counts(cases)} skipped="0">\n`;
        for (const one of cases)
            yield* testcase(report, name, one);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `  </testsuite>\n`;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .xml */ ._n) `</testsuites>\n`;
}
function render(report) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)((0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .textsOf */ .CB)(elements(report)));
}


/***/ })

};
;