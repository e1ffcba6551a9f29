"use strict";
exports.id = 9284;
exports.ids = [9284];
exports.modules = {

/***/ 89284:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fk: () => (/* binding */ worstState),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   mu: () => (/* binding */ stateOfShown)
/* harmony export */ });
/* unused harmony export STATES */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

const STATES = ['open', 'final', 'unknown', 'success', 'none'];
function stateOfWord(word, { success, other, open }) {
    const lists = [
        ['open', open],
        ['final', other],
        ['success', success],
    ];
    const plain = word.trim().toLowerCase();
    const own = lists.find(([, words]) => words.some((one) => one.trim().toLowerCase() === plain));
    return (own ?? lists.find(([, words]) => words.includes('*')))?.[0] ?? null;
}
function worstState(sources, words) {
    if (sources.length === 0)
        return 'none';
    const said = sources.flatMap((source, n) => {
        const word = words[n] ?? null;
        return word === null ? [] : [stateOfWord(word, source) ?? 'unknown'];
    });
    return STATES.find((state) => said.includes(state)) ?? 'unknown';
}
function stateOf(value) {
    const state = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.stringField)(value, 'state');
    return STATES.find((known) => known === state) ?? 'unknown';
}
function stateOfShown(word, { status: [first] }) {
    return first === undefined ? null : stateOfWord(word, first);
}


/***/ })

};
;