"use strict";
exports.id = 6127;
exports.ids = [6127];
exports.modules = {

/***/ 86127:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listFiles: () => (/* binding */ listFiles)
/* harmony export */ });
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54661);
/* harmony import */ var _engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68625);
/* harmony import */ var _families_forms_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58952);
/* harmony import */ var _gather_explain_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43794);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55235);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5086);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6644);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58853);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17700);
/* harmony import */ var _terminal_page_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68820);
/* harmony import */ var _no_returns_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29553);











const EVERYTHING = { patterns: ['**'], matches: () => true };
const BECAUSE = {
    ignored: 'matches ignore',
    template: 'is in a folder of templates and examples',
    never: 'never holds returns',
    'not-selected': 'is in a usual place, but no pattern selects it',
    'no-place': 'has the name of a return, and is at no place for one',
};
async function listFiles(tree, settings, isJson, caller) {
    const { options, policy, config } = settings.readFrom;
    const { paths: patterns, ignore } = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .patternsThatCount */ .WN)(options, policy?.project ?? config);
    const declared = (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_2__/* .placesOfForms */ .$m)(settings.standards);
    const files = await tree.findAll(EVERYTHING);
    const paths = files.map(({ path }) => path);
    const ofProject = (0,_gather_explain_files_js__WEBPACK_IMPORTED_MODULE_3__/* .explainFiles */ .N)(paths, { patterns, ignore, declared });
    const reasons = policy === undefined
        ? ofProject
        : eitherReason(paths, ofProject, (0,_gather_explain_files_js__WEBPACK_IMPORTED_MODULE_3__/* .explainFiles */ .N)(paths, {
            patterns: (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .patternsThatCount */ .WN)(options, policy.config).paths,
            ignore: policy.config.ignore,
            declared,
        }));
    const { returns } = await (0,_engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .checkTree */ .RX)(tree, settings);
    const byFile = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_10__/* .groupBy */ .$z)(returns, ({ file }) => file);
    const checked = reasons
        .filter((reason) => reason.kind === 'checked')
        .map((reason) => ({
        ...reason,
        standards: (byFile.get(reason.path) ?? []).map(({ standard }) => standard),
    }));
    const leftOut = reasons.filter((reason) => reason.kind === 'left-out');
    if (isJson) {
        caller.stdout.write(`${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .json */ .Pq)({ checked, leftOut })}\n`);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.passed;
    }
    const paint = (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_7__/* .painterFor */ .D)(caller);
    const nothing = checked.length === 0 ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `\n${(0,_no_returns_js__WEBPACK_IMPORTED_MODULE_9__/* .explainNoReturns */ .I)(tree, patterns)}` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) ``;
    caller.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${listing(checked, leftOut, paint)}${nothing}`.text);
    return _model_report_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.passed;
}
function eitherReason(paths, ofProject, ofPolicy) {
    const [project, policy] = [ofProject, ofPolicy].map((reasons) => new Map(reasons.map((one) => [one.path, one])));
    return paths.flatMap((path) => {
        const [own, other] = [project?.get(path), policy?.get(path)];
        return (own?.kind === 'checked' ? own : other?.kind === 'checked' ? other : (own ?? other)) ?? [];
    });
}
function listing(checked, leftOut, paint) {
    const withReturns = checked.filter(({ standards }) => standards.length > 0);
    const without = checked.filter(({ standards }) => standards.length === 0);
    const parts = [
        {
            title: 'with returns',
            rows: withReturns.map(({ path, standards, pattern }) => [path, holds(standards), `matches ${pattern}`]),
        },
        { title: 'read, without a return', rows: without.map(({ path, pattern }) => [path, `matches ${pattern}`]) },
        {
            title: 'left out',
            rows: leftOut.map(({ path, pattern, because }) => [
                path,
                `${BECAUSE[because]}${pattern === null ? '' : `: ${pattern}`}`,
            ]),
        },
    ];
    const shown = parts.filter(({ rows }, n) => n === 0 || rows.length > 0);
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${shown.map(({ title, rows }, n) => {
        const head = paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__.count)(rows.length, 'file')} ${title}`);
        const cells = rows.map((row) => row.map((cell, at) => (at === row.length - 1 ? paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${cell}`) : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${cell}`)));
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${n === 0 ? '' : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `\n`}${head}\n${(0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_8__/* .aligned */ .b6)(cells)}`;
    })}`;
}
function holds(standards) {
    const ids = [...new Set(standards)].join(', ');
    return standards.length === 1 ? ids : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__.count)(standards.length, 'return')}: ${ids}`;
}


/***/ })

};
;