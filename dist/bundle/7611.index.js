"use strict";
exports.id = 7611;
exports.ids = [7611];
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

/***/ 97611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(856);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75340);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86239);
/* harmony import */ var _truth_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33943);




function* render(report, { budget }) {
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${(0,_truth_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLine */ .TM)(report)}\n`.text;
    for (const { level, title, message, file, startLine, startColumn, endColumn } of (0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .planAnnotations */ .mc)(report, budget)) {
        const properties = { title, file, line: startLine, col: startColumn, endColumn };
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowCommand */ .NA)(level, properties, message);
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLine */ .fM)(report, false)}\n`.text;
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