"use strict";
exports.id = 7655;
exports.ids = [7655];
exports.modules = {

/***/ 57655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ PATTERN_HELP),
/* harmony export */   n: () => (/* binding */ inProject)
/* harmony export */ });
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61036);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72825);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12102);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60776);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17700);






const PATTERN_HELP = 'PATTERN replaces the usual places. It is relative to the current directory, or to --root, and has the semantics of @actions/glob. A folder means the usual places below it; "folder/**" means all its files.';
function inProject(call, caller, operands = 'patterns') {
    if (call.has('root'))
        return call;
    const { path, place, because } = (0,_tree_root_js__WEBPACK_IMPORTED_MODULE_3__/* .projectRootOf */ .zu)('.', _config_load_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILES */ .n0);
    if (because !== 'current' && !call.has('quiet')) {
        const why = because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
        (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_5__/* .note */ .N4)(caller, (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `The project root is ${path}, ${why}.`);
    }
    const placed = (patterns) => operands === 'patterns' ? patterns.map((pattern) => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .patternFrom */ .dq)(place, pattern)) : patterns;
    const ignore = call.values.get('ignore');
    const values = new Map([...call.values, ['root', [path]]]);
    if (ignore !== undefined)
        values.set('ignore', placed(ignore));
    return new _options_js__WEBPACK_IMPORTED_MODULE_4__/* .Call */ .Je(values, call.switches, placed(call.rest));
}


/***/ })

};
;