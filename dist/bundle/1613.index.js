"use strict";
exports.id = 1613;
exports.ids = [1613];
exports.modules = {

/***/ 61613:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   schemaOf: () => (/* binding */ schemaOf),
/* harmony export */   validatorOf: () => (/* binding */ validatorOf)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42463);
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(ajv__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60878);
/* harmony import */ var ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52210);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49710);







function validatorOf({ file, value }) {
    const { schema } = withoutPatterns(value);
    const Dialect = dialectOf(value);
    const ajv = new Dialect({ allErrors: true, strict: false, validateFormats: false, logger: false });
    const refuse = (error) => {
        return new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`The schema ${file} cannot be used: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}.`);
    };
    const refused = foreignReference(value);
    if (refused !== null)
        throw refuse(`it refers to ${refused}, and may refer only to itself`);
    let validate;
    try {
        validate = ajv.compile(schema);
    }
    catch (error) {
        throw refuse(error);
    }
    return (content) => {
        try {
            validate(content);
        }
        catch (error) {
            throw refuse(error);
        }
        return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(toShapeError);
    };
}
function schemaOf(file, value) {
    const schema = { file, value, hasPatterns: withoutPatterns(value).isWeaker };
    validatorOf(schema);
    return schema;
}
function dialectOf(schema) {
    const named = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(schema, '$schema') ?? '';
    if (named.includes('2019-09'))
        return ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_4__.Ajv2019;
    return /draft-0[467]/.test(named) ? ajv__WEBPACK_IMPORTED_MODULE_5__.Ajv : ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_6__.Ajv2020;
}
function toShapeError({ keyword, instancePath, params, message = 'is not valid' }) {
    const { additionalProperty: extra, allowedValues: allowed } = params;
    const isExtra = keyword === 'additionalProperties' && typeof extra === 'string';
    const words = Array.isArray(allowed)
        ? `must be one of ${allowed.map((one) => JSON.stringify(one)).join(', ')}`
        : message;
    return {
        keyword,
        pointer: isExtra ? (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(instancePath, extra) : instancePath,
        detail: isExtra ? 'must not be there' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(words, 300),
        conditional: false,
        advisory: false,
    };
}
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
function foreignReference(schema) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy)(schema))
        return schema.map(foreignReference).find((found) => found !== null) ?? null;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(schema))
        return null;
    for (const [key, value] of Object.entries(schema)) {
        if (REFERENCES.includes(key) && typeof value === 'string' && !value.startsWith('#'))
            return value;
        const inner = foreignReference(value);
        if (inner !== null)
            return inner;
    }
    return null;
}
const MAPS = new Set(['properties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']);
const DATA = new Set(['const', 'enum', 'default', 'examples', 'required', 'dependentRequired']);
const COUNTER = new Map([
    ['not', null],
    ['if', null],
    ['then', null],
    ['else', null],
    ['maxContains', null],
    ['unevaluatedProperties', null],
    ['unevaluatedItems', null],
    ['oneOf', 'anyOf'],
]);
function withoutPatterns(whole) {
    const left = new Set();
    const schema = edited(whole, (key, of) => {
        const isExpression = key === 'pattern' || key === 'patternProperties';
        if (isExpression)
            left.add(key);
        return isExpression || (key === 'additionalProperties' && Object.hasOwn(of, 'patternProperties')) ? null : key;
    });
    const isWeaker = left.size > 0;
    if (!isWeaker)
        return { schema, isWeaker };
    return { schema: edited(schema, (key) => (COUNTER.has(key) ? (COUNTER.get(key) ?? null) : key)), isWeaker };
}
function edited(schema, rename, isMap = false) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy)(schema))
        return schema.map((one) => edited(one, rename));
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(schema))
        return schema;
    const entries = Object.entries(schema).flatMap(([key, value]) => {
        const name = isMap ? key : rename(key, schema);
        if (name === null)
            return [];
        return [[name, !isMap && DATA.has(key) ? value : edited(value, rename, !isMap && MAPS.has(key))]];
    });
    return Object.fromEntries(entries);
}


/***/ })

};
;