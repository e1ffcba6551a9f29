"use strict";
exports.id = 1554;
exports.ids = [1554];
exports.modules = {

/***/ 31895:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   orderedStandards: () => (/* binding */ orderedStandards),
/* harmony export */   rules: () => (/* binding */ rules),
/* harmony export */   severities: () => (/* binding */ severities),
/* harmony export */   upstreamsOf: () => (/* binding */ upstreamsOf),
/* harmony export */   upstreamsOfFamily: () => (/* binding */ upstreamsOfFamily),
/* harmony export */   versionsInWords: () => (/* binding */ versionsInWords),
/* harmony export */   versionsWith: () => (/* binding */ versionsWith)
/* harmony export */ });
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75180);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57765);



const orderedStandards = _choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.filter((standard) => standard.family === family));
const rules = [
    ...new Map(_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
].sort((a, b) => (a.id < b.id ? -1 : 1));
function versionsWith(rule) {
    return orderedStandards.flatMap((standard) => standard.rules
        .filter((use) => use.rule === rule)
        .map(({ severity = rule.severity, params }) => ({ standard, severity, params: { ...rule.params, ...params } })));
}
function upstreamsOf(rule) {
    const named = rule.sources.flatMap(({ document }) => _model_source_js__WEBPACK_IMPORTED_MODULE_0__/* .DOCUMENT_UPSTREAMS */ .VK[document] ?? []);
    const ofVersions = rule.sources.some(({ document }) => document === 'upstream')
        ? _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .C
            .filter(({ versions }) => versions.some((version) => version.rules.some((use) => use.rule === rule)))
            .flatMap(({ upstreams }) => upstreams)
        : [];
    return [...new Map([...named, ...ofVersions].map((one) => [one.url, one])).values()];
}
function upstreamsOfFamily(family) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .C
        .filter(({ versions }) => versions.some((version) => version.family === family))
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


/***/ }),

/***/ 57765:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ loadedFamilies),
/* harmony export */   t: () => (/* binding */ standards)
/* harmony export */ });
/* harmony import */ var _bmad_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27124);
/* harmony import */ var _gsd_family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39251);
/* harmony import */ var _json_family_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32146);
/* harmony import */ var _result_envelope_family_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89168);
/* harmony import */ var _verify_result_family_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16112);





const loadedFamilies = [_bmad_family_js__WEBPACK_IMPORTED_MODULE_0__.loaded, _gsd_family_js__WEBPACK_IMPORTED_MODULE_1__.loaded, _json_family_js__WEBPACK_IMPORTED_MODULE_2__.loaded, _result_envelope_family_js__WEBPACK_IMPORTED_MODULE_3__.loaded, _verify_result_family_js__WEBPACK_IMPORTED_MODULE_4__.loaded];
const standards = loadedFamilies.flatMap(({ versions }) => versions);


/***/ }),

/***/ 99244:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseIso8601),
/* harmony export */   n: () => (/* binding */ WIDEST_OFFSET)
/* harmony export */ });
const WIDEST_OFFSET = 14 * 3_600_000;
const EXTENDED = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?:\d{2})?)?)?$/;
function parseIso8601(text) {
    const match = EXTENDED.exec(text) ?? BASIC.exec(text);
    if (match === null)
        return null;
    const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
    const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day))
        return null;
    const time = clock(Number(hour), Number(minute), Number(second), fraction);
    const offset = zone === undefined ? 0 : offsetOf(zone);
    if (time === null || offset === null)
        return null;
    return { at: midnight + time - offset, zoned: zone !== undefined };
}
function clock(hour, minute, second, fraction) {
    const milliseconds = Math.trunc(Number(`0.${fraction.slice(0, 9)}`) * 1000);
    if (minute > 59 || second > 59 || hour > 24)
        return null;
    if (hour === 24 && minute + second + Number(`0.${fraction.slice(0, 9)}`) > 0)
        return null;
    return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}
function offsetOf(zone) {
    if (zone === 'Z')
        return 0;
    const hours = Number(zone.slice(1, 3));
    const minutes = zone.length > 3 ? Number(zone.slice(-2)) : 0;
    if (hours > 23 || minutes > 59)
        return null;
    const size = (hours * 60 + minutes) * 60_000;
    return zone.startsWith('-') ? -size : size;
}


/***/ }),

/***/ 75180:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ sourceInWords),
/* harmony export */   VK: () => (/* binding */ DOCUMENT_UPSTREAMS)
/* harmony export */ });
/* unused harmony export DOCUMENTS */
const DOCUMENTS = {
    '000': 'Document 000, the console return 1.0',
    '001': 'Document 001, the return metadata file',
    '002': 'Document 002, the validation of a console return in six steps',
    '003': 'Document 003, the console return with its delegation chain',
    '004': 'Document 004, returns in Markdown',
    upstream: 'The standard as its project publishes it',
    'return-gate': 'return-gate itself',
};
const AGENT_SYSTEM = {
    title: 'the agent system of benbrastmckie, in ProofChecker',
    url: 'https://github.com/benbrastmckie/ProofChecker',
};
const DOCUMENT_UPSTREAMS = {
    '000': AGENT_SYSTEM,
    '001': { title: 'the agent system of benbrastmckie, in nvim', url: 'https://github.com/benbrastmckie/nvim' },
    '002': AGENT_SYSTEM,
    '003': AGENT_SYSTEM,
    '004': { title: 'Agent Teams Lite', url: 'https://github.com/Gentleman-Programming/agent-teams-lite' },
};
function sourceInWords({ document, heading }) {
    return heading === undefined ? DOCUMENTS[document] : `${DOCUMENTS[document]}: ${heading}`;
}


/***/ })

};
;