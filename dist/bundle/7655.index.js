"use strict";
exports.id = 7655;
exports.ids = [7655];
exports.modules = {

/***/ 57655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ withRoot),
/* harmony export */   ds: () => (/* binding */ PATTERN_HELP),
/* harmony export */   nO: () => (/* binding */ inProject)
/* harmony export */ });
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61036);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72825);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12102);




const PATTERN_HELP = 'PATTERN replaces the usual places. It is relative to the current directory, or to --root, and has the semantics of @actions/glob. A folder means the usual places below it; "folder/**" means all its files.';
function inProject(call, caller) {
    if (call.values.has('root'))
        return call;
    const { path, place } = findRoot(call, caller);
    const placed = (patterns) => patterns.map((pattern) => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .patternFrom */ .dq)(place, pattern));
    const ignore = call.values.get('ignore');
    const values = new Map([
        ...call.values,
        ['root', [path]],
        ...(ignore === undefined ? [] : [['ignore', placed(ignore)]]),
    ]);
    return { ...call, values, rest: placed(call.rest) };
}
function withRoot(call, caller) {
    if (call.values.has('root'))
        return call;
    return { ...call, values: new Map([...call.values, ['root', [findRoot(call, caller).path]]]) };
}
function findRoot({ switches }, { stderr }) {
    const root = (0,_tree_root_js__WEBPACK_IMPORTED_MODULE_3__/* .projectRootOf */ .zu)('.', _config_load_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILES */ .n0);
    if (root.because !== 'current' && !switches.has('quiet')) {
        const why = root.because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
        stderr.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `return-gate: The project root is ${root.path}, ${why}.`.text + '\n');
    }
    return root;
}


/***/ })

};
;