"use strict";
exports.id = 5135;
exports.ids = [5135];
exports.modules = {

/***/ 75135:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examples: () => (/* binding */ examples)
/* harmony export */ });
/* harmony import */ var _model_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23056);

const many = Array.from({ length: _model_document_js__WEBPACK_IMPORTED_MODULE_0__.MOST_ELEMENTS + 1 });
const examples = {
    'no-returns': {
        bad: { file: 'notes/plan.json' },
        good: { file: 'notes/plan.json', context: { ifNoReturns: 'ignore' } },
    },
    'return-deleted': { bad: { deleted: ['openspec/changes/parse-times/verify-report.md'] } },
    'too-many-elements': {
        bad: { replace: [['verdict: pass', `verdict: pass\n${many.map(() => '- Slow.').join('\n')}`]] },
    },
};


/***/ })

};
;