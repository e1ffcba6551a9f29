"use strict";
exports.id = 611;
exports.ids = [611];
exports.modules = {

/***/ 7611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(856);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5340);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8051);
/* harmony import */ var _truth_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3943);




function* render(report, { budget }) {
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${(0,_truth_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLine */ .TM)(report)}\n`.text;
    for (const { level, title, message, file, startLine, startColumn, endColumn } of (0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .planAnnotations */ .mc)(report, budget)) {
        const properties = { title, file, line: startLine, col: startColumn, endColumn };
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowCommand */ .NA)(level, properties, message);
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLine */ .fM)(report, false)}\n`.text;
}


/***/ })

};
;