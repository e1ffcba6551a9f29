"use strict";
exports.id = 8950;
exports.ids = [8950];
exports.modules = {

/***/ 78950:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _joined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60705);
/* harmony import */ var _finding_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47855);
/* harmony import */ var _reading_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87235);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81311);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75340);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91533);






function* lines(report, { color, quiet }) {
    for (const finding of (0,_reading_order_js__WEBPACK_IMPORTED_MODULE_5__/* .inReadingOrder */ .g)(report.findings)) {
        if (!(0,_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .isShown */ .aJ)(finding, report, quiet))
            continue;
        const { severity, rule, message, fileName, position } = (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_1__/* .findingWords */ .Hu)(finding);
        const place = position === '' ? fileName : `${fileName}:${position}`;
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${place}: ${severity} ${rule} ${message}\n`.text;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .lastLine */ .f)(report, color)}\n`.text;
}
function render(report, options) {
    return (0,_joined_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(lines(report, options));
}


/***/ })

};
;