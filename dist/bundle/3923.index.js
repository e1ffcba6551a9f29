"use strict";
exports.id = 3923;
exports.ids = [3923];
exports.modules = {

/***/ 60317:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var _compare_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66832);
/* harmony import */ var _merge_merge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19839);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55235);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(49710);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(52621);
/* harmony import */ var _report_errors_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65150);
/* harmony import */ var _tree_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12790);
/* harmony import */ var _tree_append_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84676);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55665);
/* harmony import */ var _tree_write_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4406);
/* harmony import */ var _command_help_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11871);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60776);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(17700);
/* harmony import */ var _check_options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14706);
/* harmony import */ var _earlier_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51836);
/* harmony import */ var _show_report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17459);
















const OPTIONS = _check_options_js__WEBPACK_IMPORTED_MODULE_10__/* .CHECK_OPTIONS */ .m.filter(({ name }) => _show_report_js__WEBPACK_IMPORTED_MODULE_12__/* .SHOW_OPTIONS */ .Ru.has(name) || ['compare', 'errors-file', 'help'].includes(name));
const HELP = {
    usage: 'return-gate merge [options] REPORT...',
    about: 'Joins the JSON reports of all shards of a check, in any order, into the report that a single check of all files gives.',
    details: [
        'Settings such as --fail-on come from the reports of the shards. The exit status is that of the whole run.',
    ],
    options: OPTIONS,
};
async function merge(args, caller) {
    const help = (0,_command_help_js__WEBPACK_IMPORTED_MODULE_8__/* .requestedHelp */ .YT)(args, HELP);
    if (help !== null) {
        caller.stdout.write(help);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.passed;
    }
    const call = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .readCall */ .D)(args, OPTIONS);
    const shown = (0,_show_report_js__WEBPACK_IMPORTED_MODULE_12__/* .readShown */ .mj)(call);
    if (call.rest.length === 0) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_13__/* .UsageError */ .e('merge needs the JSON reports of all shards: return-gate merge reports/*.json.');
    }
    const earlier = (0,_earlier_report_js__WEBPACK_IMPORTED_MODULE_11__/* .earlierReport */ .Z)(call, caller);
    const { report: joined } = await (0,_merge_merge_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeReports */ .C)((0,_tree_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readReportFiles */ .Ak)(call.rest), {
        name: 'return-gate',
        version: _model_version_js__WEBPACK_IMPORTED_MODULE_14__/* .VERSION */ .x,
    });
    const report = (0,_compare_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .withTrend */ .M)(joined, earlier);
    const project = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_6__/* .projectOf */ .v8)(['.']);
    const unwritten = [...(await (0,_show_report_js__WEBPACK_IMPORTED_MODULE_12__/* .showReport */ .UY)(report, shown, project, caller))];
    const [errorsFile] = call.values.get('errors-file') ?? [];
    if (errorsFile !== undefined) {
        unwritten.push(...(await (0,_tree_write_report_js__WEBPACK_IMPORTED_MODULE_7__/* .unwrittenBy */ .Q)(() => {
            (0,_tree_append_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .appendErrors */ .G)(errorsFile, (0,_report_errors_file_js__WEBPACK_IMPORTED_MODULE_3__/* .errorObjects */ .h)(report), project);
        })));
    }
    if (unwritten.length > 0)
        throw new _terminal_caller_js__WEBPACK_IMPORTED_MODULE_15__/* .OutputError */ .u7(unwritten.join(' '));
    return _model_report_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc[report.conclusion];
}


/***/ }),

/***/ 45023:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ demandFile),
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES),
/* harmony export */   u0: () => (/* binding */ findConfig)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28004);

const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'];
const KIND = {
    link: 'a symbolic link',
    directory: 'a folder',
    submodule: 'a submodule',
};
function demandFile(entry, shown) {
    if (entry.kind === 'file')
        return entry;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`This is ${KIND[entry.kind]}: commit the file itself.`)]);
}
function findConfig(tree) {
    let found = null;
    for (const path of CONFIG_FILES) {
        const entry = tree.find(path);
        if (entry === undefined) {
            const other = tree.findOtherCase(path);
            if (other !== undefined) {
                throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(other, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`Nobody reads it by this name: write it ${path}.`)]);
            }
            continue;
        }
        const { id } = demandFile(entry, path);
        if (found !== null) {
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(path, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`There is ${found.path} as well: keep one of the two.`)]);
        }
        found = { path, id, link: false };
    }
    return found;
}


/***/ })

};
;