"use strict";
exports.id = 477;
exports.ids = [477];
exports.modules = {

/***/ 2477:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   wantsColor: () => (/* binding */ wantsColor)
/* harmony export */ });
function wantsColor() {
    if ((process.env.NO_COLOR ?? '') !== '')
        return false;
    const forced = process.env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return process.stdout.isTTY && process.env.TERM !== 'dumb';
}


/***/ })

};
;