"use strict";
exports.id = 473;
exports.ids = [473];
exports.modules = {

/***/ 10473:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withProjectWords: () => (/* binding */ withProjectWords)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49710);



function withProjectWords(standard, words) {
    const statuses = added(words.statuses, standard.statuses, (word) => standard.success.includes(word), standard.id);
    const types = added(words.artifactTypes, standard.artifactTypes, () => true, standard.id);
    const successes = [...words.statuses].flatMap(([word, means]) => (means === true ? word : []));
    const without = (map, known) => new Map([...map].filter(([word]) => !known.has(word)));
    const [statusAliases, typeAliases] = [aliases(words.statuses), aliases(words.artifactTypes)];
    const standIns = standInsOf(standard, statuses, types, successes);
    return {
        ...standard,
        statuses: [...standard.statuses, ...statuses],
        success: [...standard.success, ...successes.filter((word) => !standard.success.includes(word))],
        artifactTypes: [...standard.artifactTypes, ...types],
        ...bySuccess(standard, words, standIns.statuses),
        confusions: {
            status: without(standard.confusions.status, words.statuses),
            artifactType: without(standard.confusions.artifactType, words.artifactTypes),
        },
        normalize: (value) => replaced(value, statusAliases, typeAliases),
        validate: (value) => {
            const errors = standard.validate(replaced(value, standIns.statuses, standIns.types));
            const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(value, 'status') ?? '';
            const isUnconditional = statuses.includes(status) && !successes.includes(status);
            return isUnconditional ? errors.filter(({ conditional }) => !conditional) : errors;
        },
    };
}
function bySuccess({ succeeds, claims }, words, standIns) {
    if (succeeds === undefined)
        return {};
    const inPlace = (value) => replaced(value, standIns, new Map());
    return {
        succeeds: (value) => meaningOf(words.statuses, value, 'status') !== false && succeeds(inPlace(value)),
        ...(claims === undefined ? {} : { claims: (value, file, beside) => claims(inPlace(value), file, beside) }),
    };
}
function added(words, known, isSuccess, id) {
    const fresh = [];
    for (const [word, means] of words) {
        const isKnown = known.includes(word);
        if (typeof means === 'string') {
            if (isKnown)
                throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`vocabulary: ${id} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(word)} already, so it cannot mean ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(means)}.`);
            if (!known.includes(means))
                throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(unknownTarget(word, means, known, id));
        }
        else if (!isKnown) {
            fresh.push(word);
        }
        else if (means !== isSuccess(word)) {
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`vocabulary: ${id} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(word)} already, which is ${means ? 'no' : 'a'} success there.`);
        }
    }
    return fresh;
}
function unknownTarget(word, means, known, id) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(means, known);
    const hint = meant === undefined ? `It has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOf)(known, 'and')}.` : `Did you mean ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(meant)}?`;
    return `vocabulary: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(word)} means ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(means)}, which ${id} does not have. ${hint}`;
}
function aliases(words) {
    return new Map([...words].flatMap(([word, means]) => (typeof means === 'string' ? [[word, means]] : [])));
}
function standInsOf({ statuses, success, artifactTypes }, newStatuses, newTypes, successes) {
    const other = statuses.find((status) => !success.includes(status));
    const forStatus = (word) => (successes.includes(word) ? success[0] : other) ?? word;
    return {
        statuses: new Map(newStatuses.map((word) => [word, forStatus(word)])),
        types: new Map(newTypes.map((word) => [word, artifactTypes[0] ?? word])),
    };
}
function replaced(value, statuses, types) {
    const status = meaningOf(statuses, value, 'status');
    const artifacts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.listField)(value, 'artifacts');
    const isTyped = artifacts.some((artifact) => meaningOf(types, artifact, 'type') !== undefined);
    if (status === undefined && !isTyped)
        return value;
    return {
        ...value,
        ...(status === undefined ? {} : { status }),
        ...(isTyped ? { artifacts: artifacts.map((artifact) => withType(artifact, types)) } : {}),
    };
}
function withType(artifact, types) {
    const type = meaningOf(types, artifact, 'type');
    return type === undefined || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.isObject)(artifact) ? artifact : { ...artifact, type };
}
function meaningOf(words, value, key) {
    const word = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(value, key);
    return word === undefined ? undefined : words.get(word);
}


/***/ })

};
;