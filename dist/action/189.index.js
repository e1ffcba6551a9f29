"use strict";
exports.id = 189;
exports.ids = [189];
exports.modules = {

/***/ 9189:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   settleAbsent: () => (/* binding */ settleAbsent)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _claims_verify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4665);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4610);
/* harmony import */ var _finding_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4520);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(405);





async function settleAbsent(absent, tree, context, overrides, mostFindings) {
    if (absent.length === 0)
        return [];
    const paths = absent.map(({ judged, at }) => askedPath(judged[at]?.claim.path ?? ''));
    const absences = await tree.explainAbsent([...new Set(paths)], (path) => tree.find(path)?.kind === 'file');
    const moved = await verdictsOfMoved(absences, tree);
    const findings = new _finding_list_js__WEBPACK_IMPORTED_MODULE_2__/* .FindingList */ .k(mostFindings);
    absent.forEach(({ judged, at, of, rules, spot }, n) => {
        const before = judged[at];
        const path = paths[n] ?? '';
        if (before === undefined)
            return;
        const item = {
            claim: before.claim,
            verdict: settle(before.verdict, absences.get(path), moved.get(path)),
        };
        judged[at] = item;
        for (const active of (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .claimRules */ .GJ)(rules, item.verdict.name, of.file, overrides)) {
            for (const problem of active.rule.check(item, of, context)) {
                const said = { active, problem: { value: item.claim.path, ...problem } };
                findings.add(said, of.file, () => ({ ...spot, value: undefined }));
            }
        }
    });
    return findings.drafts();
}
function askedPath(path) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isTooLong */ .pn)(path) || (0,_model_path_js__WEBPACK_IMPORTED_MODULE_4__/* .namesFolder */ .z0)(path) ? '' : ((0,_model_path_js__WEBPACK_IMPORTED_MODULE_4__/* .normalisePath */ .qb)(path) ?? '');
}
async function verdictsOfMoved(absences, tree) {
    const moves = [...absences].flatMap(([path, absence]) => absence.kind === 'moved' ? [{ path, to: absence.to }] : []);
    const claims = moves.map(({ to }) => ({ claim: { path: to, pointer: '', type: null }, returnFile: '' }));
    const verdicts = await (0,_claims_verify_js__WEBPACK_IMPORTED_MODULE_1__/* .verify */ .M)(claims, tree);
    return new Map(moves.flatMap(({ path, to }, n) => {
        const verdict = verdicts[n];
        if (verdict === undefined || !isBelievable(path, to, verdict.size))
            return [];
        return [[path, { ...verdict, foundAt: to }]];
    }));
}
const DISTINCTIVE = 256;
function isBelievable(from, to, size) {
    const same = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(from) === node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(to) || node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from) === node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(to);
    return same || size === null || size >= DISTINCTIVE;
}
function settle(before, absence, moved) {
    if (moved?.name === 'present')
        return { ...moved, name: 'relocated', blank: false };
    if (moved?.name === 'empty')
        return moved;
    if (before.name !== 'missing' || absence === undefined)
        return before;
    if (absence.kind === 'uncommitted')
        return { ...before, name: 'uncommitted', detail: absence.detail };
    if (absence.kind === 'unknown')
        return { ...before, detail: before.detail ?? absence.detail };
    return {
        ...before,
        name: 'removed',
        detail: (absence.kind === 'removed' ? absence.detail : undefined) ?? before.detail,
    };
}


/***/ })

};
;