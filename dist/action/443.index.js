"use strict";
exports.id = 443;
exports.ids = [443];
exports.modules = {

/***/ 1443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withFingerprints: () => (/* binding */ withFingerprints)
/* harmony export */ });
/* unused harmony export fingerprint */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _stable_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);


function withFingerprints(pending) {
    return pending.map(({ finding, fingerprintInput }) => ({
        ...finding,
        fingerprint: fingerprint(fingerprintInput),
        baselined: false,
    }));
}
function fingerprint({ rule, file, index, pointer, value }) {
    const parts = [rule, file === null ? null : (0,_stable_path_js__WEBPACK_IMPORTED_MODULE_1__/* .homeOf */ .l)(file), index, pointer, value];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}


/***/ })

};
;