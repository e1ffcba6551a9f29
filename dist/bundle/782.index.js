"use strict";
exports.id = 782;
exports.ids = [782];
exports.modules = {

/***/ 60782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ })

};
;