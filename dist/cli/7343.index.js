"use strict";
exports.id = 7343;
exports.ids = [7343];
exports.modules = {

/***/ 7343:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OPTIONS: () => (/* binding */ OPTIONS),
/* harmony export */   matcherOf: () => (/* binding */ matcherOf)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3581);

const OPTIONS = {
    dot: true,
    nobrace: true,
    nocase: false,
    nocomment: true,
    noext: true,
    nonegate: true,
};
function matcherOf(glob) {
    const minimatch = new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(glob, OPTIONS);
    return (path) => minimatch.match(path);
}


/***/ })

};
;