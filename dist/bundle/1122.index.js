"use strict";
exports.id = 1122;
exports.ids = [1122];
exports.modules = {

/***/ 81122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ toConfig)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _removed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87694);




function toConfig(file, value, warnings = [], forms = []) {
    const size = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'max-file-size');
    const returns = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'max-returns');
    const claims = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'max-claims');
    return {
        file,
        warnings,
        standards: standardsOf(value),
        paths: texts(value, 'paths'),
        ignore: texts(value, 'ignore'),
        rules: levelsOf(value),
        overrides: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(value, 'overrides').filter(_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv).map(toOverride),
        vocabulary: vocabularyOf(value),
        agents: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'agents') === undefined ? null : texts(value, 'agents'),
        familySettings: new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_SETTINGS */ .td.flatMap(({ name }) => {
            const given = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, name);
            return given === undefined ? [] : [[name, given]];
        })),
        failOn: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'fail-on'),
        ifNoReturns: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'if-no-returns'),
        archived: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'archived'),
        staleAfter: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'stale-after'),
        maxFileSize: typeof size === 'number' ? String(size) : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'max-file-size'),
        maxReturns: typeof returns === 'number' ? String(returns) : undefined,
        maxClaims: typeof claims === 'number' ? String(claims) : undefined,
        unclaimed: texts(value, 'unclaimed'),
        agentBranches: texts(value, 'agent-branches'),
        agentBranchesRequire: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'agent-branches-require'),
        baseline: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'baseline') ?? null,
        forms,
    };
}
function toOverride(value) {
    return {
        paths: texts(value, 'paths'),
        findings: texts(value, 'findings'),
        standards: standardsOf(value),
        rules: levelsOf(value),
        reason: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'reason'),
    };
}
function texts(value, key) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(value, key).filter((element) => typeof element === 'string');
}
function standardsOf(value) {
    const chosen = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'standards');
    return new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const id = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(chosen, family);
        return id === undefined ? [] : [[family, id]];
    }));
}
function vocabularyOf(value) {
    const vocabulary = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'vocabulary');
    return new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const words = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(vocabulary, family);
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(words))
            return [];
        const statuses = fieldEntries(words, 'statuses').flatMap(([word, means]) => typeof means === 'string' || typeof means === 'boolean' ? [[word, means]] : []);
        const types = fieldEntries(words, 'artifact-types').flatMap(([word, means]) => typeof means === 'string' || means === true ? [[word, means]] : []);
        return [[family, { statuses: new Map(statuses), artifactTypes: new Map(types) }]];
    }));
}
function fieldEntries(value, key) {
    const found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, key);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(found) ? Object.entries(found) : [];
}
const LEVELS = [..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, 'off'];
function levelsOf(value) {
    const rules = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'rules');
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(rules))
        return new Map();
    return new Map(Object.entries(rules).flatMap(([id, given]) => {
        if ((0,_removed_js__WEBPACK_IMPORTED_MODULE_2__/* .insteadOf */ .c)('rule', id) !== undefined)
            return [];
        const level = LEVELS.find((known) => known === given);
        return level === undefined ? [] : [[id, level]];
    }));
}


/***/ })

};
;