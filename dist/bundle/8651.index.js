"use strict";
exports.id = 8651;
exports.ids = [8651];
exports.modules = {

/***/ 18651:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportValidator: () => (/* binding */ reportValidator)
/* harmony export */ });
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52210);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _schemas_report_schema_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70454);


function reportValidator() {
    return new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__.Ajv2020({ strict: false }).compile(_schemas_report_schema_json__WEBPACK_IMPORTED_MODULE_0__);
}


/***/ })

};
;