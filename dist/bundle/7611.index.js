"use strict";
exports.id = 7611;
exports.ids = [7611];
exports.modules = {

/***/ 856:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ planAnnotations),
/* harmony export */   s: () => (/* binding */ DEFAULT_BUDGET)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _describe_claims_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85573);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20431);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83303);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58853);







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
const TITLE_LIMIT = 200;
function titleOf(finding, claim) {
    if (claim !== undefined)
        return [(0,_describe_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)((0,_describe_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .accusation */ .jS)(claim)), claim.checked.verdict.detail ?? ''];
    const [first, rest] = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencesOf */ .cj)(finding.message);
    return [first.replace(/\.$/, ''), first.length > TITLE_LIMIT ? finding.message : rest];
}
function annotate(finding, { root, claimOf, rulePages }) {
    const { range } = finding;
    const words = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingWords */ .Hu)(finding, root);
    const [title, cause] = titleOf(finding, claimOf(finding));
    const page = (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .rulePage */ .gd)(words.rule, rulePages);
    const advised = cause === '' ? words.fix : (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)({ ...words, message: cause });
    const said = `${advised}${(0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .fixable */ .C2)(words)}`.trimStart();
    const cut = (0,_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalText */ .eR)(said, MESSAGE_LIMIT - page.length - 1);
    return {
        level: words.severity,
        title: (0,_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalText */ .eR)(title, TITLE_LIMIT).text,
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${cut}${said === '' ? '' : ' '}${page}`.text,
        file: words.file === null ? null : (0,_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalText */ .eR)(words.file, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.LONGEST_PATH).text,
        startLine: words.line,
        startColumn: words.column,
        endColumn: range !== null && range.startLine === range.endLine ? range.endColumn : null,
    };
}
function remainder(level, hidden, shown, elsewhere = 'the job summary') {
    const more = shown === 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.count)(hidden, level) : `${String(hidden)} more ${hidden === 1 ? level : `${level}s`}`;
    return {
        level,
        title: (0,_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `return-gate`.text,
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${more} in ${elsewhere}: GitHub shows only a few annotations a step.`.text,
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
    const claims = new Map((0,_describe_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .falseClaims */ .bL)(report).flatMap((claim) => claim.findings.map((finding) => [finding, claim])));
    const material = {
        root: report.source.root,
        claimOf: (finding) => claims.get(finding),
        rulePages: budget.rulePages,
    };
    for (const level of _model_finding_js__WEBPACK_IMPORTED_MODULE_0__.SEVERITIES) {
        const places = Math.min(left(budget, level), budget.total - planned.length);
        if (places < 1)
            continue;
        const found = candidates(report.findings.filter((finding) => finding.severity === level && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isActive)(finding)), budget.changedFirst ?? new Set());
        const shown = found.length <= places ? found.length : places - 1;
        for (const finding of found.slice(0, shown))
            planned.push(annotate(finding, material));
        if (shown < found.length)
            planned.push(remainder(level, found.length - shown, shown, budget.elsewhere));
    }
    return planned;
}


/***/ }),

/***/ 97611:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(856);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58853);
/* harmony import */ var _describe_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80246);



function* render(report, { budget, rulePages }) {
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${(0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLine */ .TM)(report)}\n`.text;
    for (const { level, title, message, file, startLine, startColumn, endColumn } of (0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .planAnnotations */ .m)(report, {
        ..._annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BUDGET */ .s,
        ...budget,
        rulePages,
    })) {
        const properties = { title, file, line: startLine, col: startColumn, endColumn };
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowCommand */ .NA)(level, properties, message);
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${(0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLine */ .fM)(report)}\n`.text;
}


/***/ })

};
;