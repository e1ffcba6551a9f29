"use strict";
exports.id = 1895;
exports.ids = [1895];
exports.modules = {

/***/ 31895:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   orderedStandards: () => (/* binding */ orderedStandards),
/* harmony export */   ruleData: () => (/* binding */ ruleData),
/* harmony export */   rules: () => (/* binding */ rules),
/* harmony export */   severities: () => (/* binding */ severities),
/* harmony export */   standardData: () => (/* binding */ standardData),
/* harmony export */   upstreamsOf: () => (/* binding */ upstreamsOf),
/* harmony export */   upstreamsOfFamily: () => (/* binding */ upstreamsOfFamily),
/* harmony export */   versionsInWords: () => (/* binding */ versionsInWords),
/* harmony export */   versionsWith: () => (/* binding */ versionsWith)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71799);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57765);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_registry_js__WEBPACK_IMPORTED_MODULE_2__]);
_registry_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];



const orderedStandards = _choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.filter((standard) => standard.family === family));
const rules = [
    ...new Map(_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((rule) => ({ ...rule, ...(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .aboutRule */ .gt)(rule) }));
function versionsWith(rule) {
    return orderedStandards.flatMap((standard) => standard.rules
        .filter((use) => use.rule.id === rule.id)
        .map(({ severity = rule.severity, params }) => ({ standard, severity, params: { ...rule.params, ...params } })));
}
function upstreamsOf(rule) {
    const named = rule.sources.flatMap(({ document }) => _model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .DOCUMENT_UPSTREAMS */ .VK[document] ?? []);
    const ofVersions = rule.sources.some(({ document }) => document === 'upstream')
        ? _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .C
            .filter(({ standards: own }) => own.some((version) => version.rules.some((use) => use.rule.id === rule.id)))
            .flatMap(({ upstreams }) => upstreams)
        : [];
    return [...new Map([...named, ...ofVersions].map((one) => [one.url, one])).values()];
}
function upstreamsOfFamily(family) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .C
        .filter(({ standards: own }) => own.some((version) => version.family === family))
        .flatMap(({ upstreams }) => upstreams);
}
function severities(rule) {
    const found = new Map();
    for (const { standard, severity } of versionsWith(rule)) {
        const known = found.get(severity);
        if (known === undefined)
            found.set(severity, [standard]);
        else
            known.push(standard);
    }
    return found;
}
function versionsInWords(list) {
    if (orderedStandards.every((standard) => list.includes(standard)))
        return ['all'];
    return _choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const versions = orderedStandards.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        return meant.length === versions.length ? [`${family}@*`] : meant.map(({ id }) => id);
    });
}
function ruleData(rule) {
    const { id, area, scope, severity, summary, rationale, remedy, sources, supersedes = [] } = rule;
    return {
        id,
        area,
        scope,
        severity,
        summary,
        rationale,
        remedy,
        sources,
        supersedes,
        versions: versionsWith(rule).map(({ standard, severity, params }) => ({ standard: standard.id, severity, params })),
    };
}
function standardData(standard) {
    const { id, family, version, title, isDefault, source, statuses, success } = standard;
    const { artifactTypes, claimFields, claimsInWords = null, rules } = standard;
    return {
        id,
        family,
        version,
        title,
        default: isDefault,
        source,
        statuses,
        success,
        artifactTypes,
        claims: claimFields.map(({ pattern }) => pattern),
        claimsInWords,
        rules: rules.map(({ rule, severity }) => ({ id: rule.id, severity: severity ?? rule.severity })),
    };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 57765:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ loadedFamilies),
/* harmony export */   t: () => (/* binding */ standards)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20160);

async function loadAll() {
    const all = [];
    for (const { load } of [..._index_js__WEBPACK_IMPORTED_MODULE_0__/* .families */ .T].sort((a, b) => (a.name < b.name ? -1 : 1))) {
        const loaded = await load();
        const standards = [];
        for (const version of loaded.versions.values())
            standards.push(await version());
        all.push({ ...loaded, standards });
    }
    return all;
}
const loadedFamilies = await loadAll();
const standards = loadedFamilies.flatMap((family) => family.standards);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
;