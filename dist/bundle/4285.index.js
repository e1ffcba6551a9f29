"use strict";
exports.id = 4285;
exports.ids = [4285];
exports.modules = {

/***/ 54285:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65589);

function render(report, { links, rulePages }) {
    return (0,_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSummary */ .B)(report, { links, limit: Infinity, rulePages });
}


/***/ })

};
;