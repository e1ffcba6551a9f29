"use strict";
exports.id = 3019;
exports.ids = [3019];
exports.modules = {

/***/ 13019:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ configAt),
/* harmony export */   configOfCommit: () => (/* binding */ configOfCommit)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(687);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28004);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61036);




async function configOfCommit(tree, commit, shown) {
    const found = [];
    for (const place of _load_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_FILES */ .n0) {
        const entry = await (0,_tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .entryAt */ ._f)(tree.repository, commit, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(tree.root, place));
        if (entry !== undefined)
            found.push({ place, id: (0,_load_js__WEBPACK_IMPORTED_MODULE_3__/* .demandFile */ .Ml)(entry, shown(place)).id });
    }
    const [one, other] = found;
    if (one === undefined)
        return null;
    if (other === undefined)
        return configAt(tree, one.id, shown(one.place), commit);
    throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL(shown(one.place), [`There is ${other.place} as well: keep one of the two.`]);
}
async function configAt(tree, id, shown, commit) {
    const { repository } = tree;
    const readFile = async (path) => {
        const entry = await (0,_tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .entryAt */ ._f)(repository, commit, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(tree.root, path));
        if (entry?.kind !== 'file')
            return null;
        const [file] = await (0,_tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .contentsOf */ .KD)(repository, [entry.id], _load_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SCHEMA_SIZE */ .vG);
        return file ?? null;
    };
    const [content] = await (0,_tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .contentsOf */ .KD)(repository, [id], _load_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_CONFIG_SIZE */ .S6);
    if (content?.kind === 'bytes')
        return (0,_load_js__WEBPACK_IMPORTED_MODULE_3__/* .configOf */ .W1)(shown, content.bytes, readFile);
    throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL(shown, ['The file is too large for a configuration.']);
}


/***/ })

};
;