"use strict";
exports.id = 2998;
exports.ids = [2998];
exports.modules = {

/***/ 856:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   mc: () => (/* binding */ planAnnotations),
/* harmony export */   su: () => (/* binding */ DEFAULT_BUDGET)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41300);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33870);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11502);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _fixable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26177);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83303);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75340);







const DEFAULT_BUDGET = { perType: 10, total: 50 };
const MESSAGE_LIMIT = 4096;
function candidates(findings, changed) {
    const seen = new Map();
    const list = findings.map((finding) => {
        const round = seen.get(finding.file) ?? 0;
        seen.set(finding.file, round + 1);
        const { file, untrue = false } = finding;
        const tier = untrue ? 0 : file === null ? 1 : changed.has(file) ? 2 : 3;
        return { finding, tier, round };
    });
    return list.sort((a, b) => a.tier - b.tier || a.round - b.round).map(({ finding }) => finding);
}
function oneLine(message, recommendation) {
    if (recommendation === '')
        return message;
    return `${message}${/[.!?]$/.test(message) ? '' : '.'} ${recommendation}`;
}
function annotate(finding, root) {
    const { severity, rule, message, recommendation, file, range } = finding;
    return {
        level: severity,
        title: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${rule}`.text,
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalText */ .eR)(oneLine(message, recommendation) + (0,_fixable_js__WEBPACK_IMPORTED_MODULE_1__/* .fixable */ .C)(finding), MESSAGE_LIMIT).text,
        file: file === null ? null : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalText */ .eR)((0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .inRepository */ .yJ)(root, file), _model_path_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_PATH */ .fN).text,
        startLine: range?.startLine ?? null,
        startColumn: range?.startColumn ?? null,
        endColumn: range !== null && range.startLine === range.endLine ? range.endColumn : null,
    };
}
function remainder(level, hidden, shown, elsewhere = 'the job summary') {
    const more = shown === 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(hidden, level) : `${String(hidden)} more ${hidden === 1 ? level : `${level}s`}`;
    return {
        level,
        title: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `return-gate`.text,
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${more} in ${elsewhere}: GitHub shows only a few annotations a step.`.text,
        file: null,
        startLine: null,
        startColumn: null,
        endColumn: null,
    };
}
function left({ perType, spent = {} }, level) {
    return perType === 0 ? 0 : Math.max(1, perType - (spent[level] ?? 0));
}
function planAnnotations(report, budget = DEFAULT_BUDGET) {
    const planned = [];
    for (const level of _model_severity_js__WEBPACK_IMPORTED_MODULE_5__/* .SEVERITIES */ .oC) {
        const places = Math.min(left(budget, level), budget.total - planned.length);
        if (places < 1)
            continue;
        const found = candidates(report.findings.filter((finding) => finding.severity === level && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .isActive */ .$m)(finding)), budget.changedFirst ?? new Set());
        const shown = found.length <= places ? found.length : places - 1;
        for (const finding of found.slice(0, shown))
            planned.push(annotate(finding, report.source.root));
        if (shown < found.length)
            planned.push(remainder(level, found.length - shown, shown, budget.elsewhere));
    }
    return planned;
}


/***/ }),

/***/ 42998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41300);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(856);
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35026);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44359);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83303);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75340);






const NONE = [];
const THE_RUN = 'the whole run';
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
        failing: findings.filter((finding) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .failsAt */ .ZN)(finding, report.failOn)),
        others: findings.filter((finding) => !(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .failsAt */ .ZN)(finding, report.failOn)),
    };
}
function testCaseName(index, agent) {
    return `return ${String(index + 1)}${agent === null ? '' : ` of ${agent}`}`;
}
function suiteOf(report, file, { records, findings }) {
    const judged = new Set(records.map(({ index }) => index));
    const unjudged = [...findings.keys()].filter((index) => index !== null && !judged.has(index));
    const ofFile = findings.get(null);
    return {
        name: (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .inRepository */ .yJ)(report.source.root, file),
        cases: [
            ...(ofFile === undefined ? [] : [caseOf(report, 'the file', ofFile)]),
            ...records.map(({ index, agent }) => caseOf(report, testCaseName(index, agent), findings.get(index) ?? NONE)),
            ...unjudged.map((index) => caseOf(report, testCaseName(index ?? 0, null), findings.get(index) ?? NONE)),
        ],
    };
}
function suitesOf(report) {
    const files = filesOf(report);
    const names = [...files.keys()].filter((name) => name !== null).sort();
    const suites = names.map((name) => suiteOf(report, name, files.get(name) ?? { records: [], findings: new Map() }));
    const found = [...(files.get(null)?.findings.values() ?? [])].flat();
    const run = { ...caseOf(report, THE_RUN, found), note: (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusionLine */ .ET)(report) };
    const failed = [...suites.flatMap(({ cases }) => cases), run].some(({ failing }) => failing.length > 0);
    const failure = report.conclusion === 'passed' || failed ? {} : { failure: (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusionLine */ .ET)(report) };
    return [...suites, { name: report.tool.name, cases: [{ ...run, ...failure }] }];
}
function isFailed({ failing, failure }) {
    return failing.length > 0 || failure !== undefined;
}
function lineAttribute({ range }) {
    return range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`;
}
function* detail(report, findings) {
    for (const finding of findings) {
        const { file, severity, rule, message, recommendation } = finding;
        const where = file === null ? THE_RUN : (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .inRepository */ .yJ)(report.source.root, file);
        const known = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .isActive */ .$m)(finding) ? '' : 'known ';
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `${where}${lineAttribute(finding)}: ${known}${severity} ${rule}: ${(0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message, recommendation)}\n`;
    }
}
function heading({ failing, failure = '' }) {
    const [first, ...more] = failing;
    if (first === undefined)
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `message="${failure}" type="conclusion"`;
    const rest = more.length === 0 ? '' : ` (and ${String(more.length)} more)`;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `message="${first.message}${rest}" type="${first.rule}"`;
}
function* testcase(report, suite, one) {
    const { name, failing, others, note } = one;
    const attributes = (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `name="${name}" classname="${suite}" time="0"`;
    if (!isFailed(one) && others.length === 0 && note === undefined) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `    <testcase ${attributes}/>\n`;
        return;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `    <testcase ${attributes}>\n`;
    if (isFailed(one)) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `      <failure ${heading(one)}>`;
        yield* detail(report, failing);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `</failure>\n`;
    }
    if (others.length > 0 || note !== undefined) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `      <system-out>`;
        yield* detail(report, others);
        if (note !== undefined)
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `${note}\n`;
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `</system-out>\n`;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `    </testcase>\n`;
}
function counts(cases) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `tests="${cases.length}" failures="${cases.filter(isFailed).length}" errors="0" time="0"`;
}
function* elements(report) {
    const suites = suitesOf(report);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `<?xml version="1.0" encoding="UTF-8"?>\n`;
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `<testsuites name="${report.tool.name}" ${counts(suites.flatMap(({ cases }) => cases))}>\n`;
    for (const { name, cases } of suites) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `  <testsuite name="${name}" ${counts(cases)} skipped="0">\n`;
        for (const one of cases)
            yield* testcase(report, name, one);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `  </testsuite>\n`;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `</testsuites>\n`;
}
function* texts(elements) {
    for (const { text } of elements)
        yield text;
}
function render(report) {
    return (0,_batches_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(texts(elements(report)));
}


/***/ }),

/***/ 83303:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ filesUrl),
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);

function inRepository(root, file) {
    return root === '' ? file : `${root}/${file}`;
}
function repositoryUrl({ server, repository }) {
    return `${server.replace(/\/+$/, '')}/${repository.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/')}`;
}
function filesUrl(links, root) {
    const folders = root === '' ? [] : root.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL);
    return [repositoryUrl(links), 'blob', (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(links.revision), ...folders].join('/');
}
function fileUrl(links, path, line) {
    const segments = path.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/');
    const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    return `${filesUrl(links, '')}/${segments}${plain}${line === null ? '' : `#L${String(line)}`}`;
}
function commitUrl(links) {
    return `${repositoryUrl(links)}/commit/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(links.revision)}`;
}


/***/ })

};
;