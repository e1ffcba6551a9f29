"use strict";
exports.id = 8353;
exports.ids = [8353];
exports.modules = {

/***/ 81122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ toConfig)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _parse_option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13691);




const TEXT_SETTINGS = [
    ..._families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_SETTINGS */ .td.map(({ name }) => name),
    'fail-on',
    'if-no-returns',
    'archived',
    'stale-after',
    'max-file-size',
    'max-returns',
    'max-claims',
    'agent-branches-require',
];
function toConfig(file, value, warnings = [], forms = []) {
    return {
        file,
        warnings,
        standards: standardsOf(value),
        paths: texts(value, 'paths'),
        ignore: texts(value, 'ignore'),
        rules: levelsOf(value),
        overrides: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.listField)(value, 'overrides').filter(_model_json_js__WEBPACK_IMPORTED_MODULE_3__.isObject).map(toOverride),
        vocabulary: vocabularyOf(value),
        agents: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, 'agents') === undefined ? null : texts(value, 'agents'),
        texts: new Map(TEXT_SETTINGS.flatMap((name) => {
            const given = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, name);
            return typeof given === 'string' || typeof given === 'number' ? [[name, String(given)]] : [];
        })),
        unclaimed: texts(value, 'unclaimed'),
        agentBranches: texts(value, 'agent-branches'),
        baseline: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.stringField)(value, 'baseline') ?? null,
        forms,
    };
}
function toOverride(value) {
    return {
        paths: texts(value, 'paths'),
        findings: texts(value, 'findings'),
        standards: standardsOf(value),
        rules: levelsOf(value),
        reason: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.stringField)(value, 'reason'),
    };
}
function texts(value, key) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.listField)(value, key).filter((element) => typeof element === 'string');
}
function standardsOf(value) {
    const chosen = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, 'standards');
    return new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const id = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.stringField)(chosen, family);
        return id === undefined ? [] : [[family, id]];
    }));
}
function vocabularyOf(value) {
    const vocabulary = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, 'vocabulary');
    return new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const words = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(vocabulary, family);
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.isObject)(words))
            return [];
        const statuses = fieldEntries(words, 'statuses').flatMap(([word, means]) => typeof means === 'string' || typeof means === 'boolean' ? [[word, means]] : []);
        const types = fieldEntries(words, 'artifact-types').flatMap(([word, means]) => typeof means === 'string' || means === true ? [[word, means]] : []);
        return [[family, { statuses: new Map(statuses), artifactTypes: new Map(types) }]];
    }));
}
function fieldEntries(value, key) {
    const found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, key);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.isObject)(found) ? Object.entries(found) : [];
}
const LEVELS = [..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__.SEVERITIES, 'off'];
function levelsOf(value) {
    const rules = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, 'rules');
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.isObject)(rules))
        return new Map();
    return new Map(Object.entries(rules).flatMap(([id, given]) => {
        if ((0,_parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .insteadOf */ .c$)('rule', id) !== undefined)
            return [];
        const level = LEVELS.find((known) => known === given);
        return level === undefined ? [] : [[id, level]];
    }));
}


/***/ }),

/***/ 58353:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfig: () => (/* binding */ parseConfig)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19211);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87979);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6644);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81122);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28004);
/* harmony import */ var _schema_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66155);









async function parseConfig(config) {
    const { file, text, placeOf, faultOfPattern } = config;
    const written = file.toLowerCase().endsWith('.json') ? (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .V)(text) : (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .readYaml */ .g)(text);
    const { value, flaws } = written;
    const declared = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.field)(value, 'forms');
    const { forms, faults: ofForms } = declared === undefined ? { forms: [], faults: [] } : await (await __webpack_require__.e(/* import() */ 6209).then(__webpack_require__.bind(__webpack_require__, 36209))).readForms(declared, config);
    const faults = value === undefined ? [] : [...(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .faultsOf */ .xm)(value), ...faultsOfPatterns(value, faultOfPattern), ...ofForms];
    const found = [
        ...flaws.map(({ at, message }) => ({ at, message: () => message, isWarning: false })),
        ...faults.flatMap((fault) => placed(fault, written)),
    ].sort((a, b) => a.at - b.at);
    const errors = found.filter(({ isWarning }) => !isWarning);
    const shown = (errors.length === 0 ? found : errors).slice(0, _error_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_SHOWN */ .Ki);
    const problems = shown.map(({ at, message }) => ({ ...placeOf(at), message: message() }));
    if (value === undefined || errors.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(file, problems, errors.length - problems.length);
    const warnings = problems.map((problem) => (0,_error_js__WEBPACK_IMPORTED_MODULE_5__/* .inWords */ .r4)(file, problem));
    return (0,_config_js__WEBPACK_IMPORTED_MODULE_4__/* .toConfig */ .q)(file, value, warnings, forms);
}
function placed({ pointer, part, message, isWarning = false }, { places, unread }) {
    if (unread.has(pointer))
        return [];
    const place = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOf */ .RP)(places, pointer);
    return [{ at: (part === 'key' ? place.key : null) ?? place.value, message, isWarning }];
}
function faultsOfPatterns(value, faultOf) {
    const overrides = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.listField)(value, 'overrides').map((override, n) => listAt(override, 'paths', (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)('', 'overrides', n)));
    const selecting = [listAt(value, 'paths'), ...overrides];
    const branches = listAt(value, 'agent-branches');
    const others = [listAt(value, 'ignore'), listAt(value, 'unclaimed'), branches];
    const faults = [];
    for (const { pointer, pattern } of [...selecting, ...others].flat()) {
        const fault = isComment(pattern) ?? faultOf(pattern);
        if (fault !== undefined)
            faults.push(faultOfValue(pointer, fault));
    }
    for (const { pointer, pattern } of branches) {
        if (!/^[!\s]*refs\//.test(pattern))
            continue;
        faults.push(faultOfValue(pointer, `The pattern ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(pattern)} matches no branch: write it without refs/heads/.`));
    }
    for (const [first] of [...selecting, branches]) {
        if (first === undefined || !isNegative(first.pattern))
            continue;
        faults.push(faultOfValue(first.pointer, `The pattern ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(first.pattern)} excludes, but nothing is selected yet: write a selecting pattern before it.`));
    }
    return [...faults, ...faultsOfBaseline(value)];
}
function faultOfValue(pointer, message) {
    return { pointer, part: 'value', message: () => message };
}
function listAt(value, key, at = '') {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.listField)(value, key).flatMap((pattern, n) => typeof pattern === 'string' ? [{ pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(at, key, n), pattern }] : []);
}
function isComment(pattern) {
    if (!pattern.trim().startsWith('#'))
        return undefined;
    return `The pattern ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(pattern)} is a comment, which selects nothing: take it out of the quotes.`;
}
function isNegative(pattern) {
    const marks = pattern.replace(/[^!\s][^]*/, '').replaceAll(/\s/g, '');
    return marks.length % 2 === 1;
}
function faultsOfBaseline(value) {
    const file = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.stringField)(value, 'baseline');
    if (file === undefined || ((0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__.normalisePath)(file) ?? '') !== '')
        return [];
    const message = `baseline is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(file)}: write the path of a file, relative to the project root.`;
    return [faultOfValue('/baseline', message)];
}


/***/ })

};
;