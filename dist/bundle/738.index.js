"use strict";
exports.id = 738;
exports.ids = [738];
exports.modules = {

/***/ 80738:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   section: () => (/* binding */ section)
/* harmony export */ });
const section = {
    title: 'Documents of GSD',
    paragraphs: [
        'They are in a phase folder or its `plans/`. A phase folder is directly in `phases/`, `<anything>-phases/` or `quick/`, below `.planning/`. ' +
            'They are recognized by their names, such as `01-02-SUMMARY.md`, `01-02-PLAN.md` and `01-VERIFICATION.md`; GSD itself only finds those in capitals.',
        'Summaries, plans and verifications are read by lines, as GSD reads them: a frontmatter at the start, and then only the ' +
            "template's places for files and commits. Prose, code blocks, patterns such as `src/*.ts` and counts of files are not claims.",
        'Paths are relative to the folder that holds `.planning`, or to the project if nothing is found there. A plan claims ' +
            'nothing before its summary exists. A file listed as deleted need not exist. The schema fields ' +
            'marked `readOnly` are composed by the reader.',
        'The commits that a summary counts are compared with those between its `plan_head_before` and `plan_head_after`. In a shallow clone, or ' +
            'if a squash or a rebase removed one of the two, nothing is reported.',
    ],
    weights: [
        { title: 'created, modified, found', family: 'gsd-summary', type: 'created' },
        { title: 'listed', family: 'gsd-summary', type: 'listed' },
        { title: 'deleted', family: 'gsd-summary', type: 'deleted' },
        { title: 'in a plan', family: 'gsd-plan', type: 'artifact' },
        { title: 'in a verification', family: 'gsd-verification', type: 'artifact' },
    ],
};


/***/ })

};
;