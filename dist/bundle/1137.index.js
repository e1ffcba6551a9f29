"use strict";
exports.id = 1137;
exports.ids = [1137];
exports.modules = {

/***/ 38363:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Cu: () => (/* binding */ textLengthRule),
/* harmony export */   IF: () => (/* binding */ blankTextRule),
/* harmony export */   Te: () => (/* binding */ estimatedTokens),
/* harmony export */   _1: () => (/* binding */ textsOfList),
/* harmony export */   hS: () => (/* binding */ estimatedTokensInWords),
/* harmony export */   nI: () => (/* binding */ sentencesRule),
/* harmony export */   nn: () => (/* binding */ textsOfArtifacts)
/* harmony export */ });
/* harmony import */ var _model_artifact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97931);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87979);
/* harmony import */ var _model_known_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57342);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);







function textAt(...way) {
    const outer = way.slice(0, -1);
    const [parent, name] = [(0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('', ...outer), (0,_model_known_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s)(way, outer.length)];
    return ({ value }) => {
        let holder = value;
        for (const key of outer)
            holder = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(holder, key);
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .stringField */ .OM)(holder, name);
        return text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$ : [{ parent, field: name, text }];
    };
}
function textsOfArtifacts(name) {
    return (subject) => {
        const texts = [];
        for (const { pointer, [name]: text } of (0,_model_artifact_js__WEBPACK_IMPORTED_MODULE_6__/* .artifactsOf */ .N)(subject)) {
            if (text !== undefined)
                texts.push({ parent: pointer, field: name, text });
        }
        return texts;
    };
}
function textsOfList(list, ...names) {
    return (subject) => (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(subject, list).flatMap(({ pointer, value }) => names.flatMap((name) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .stringField */ .OM)(value, name);
        return text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$ : { parent: pointer, field: name, text };
    }));
}
function blankTextRule({ problem, ...data }) {
    return textRule(data, (found, subject) => ((0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z3)(found.text) ? problem(found, subject) : null));
}
function textLengthRule({ name, min, max, advice, ...data }) {
    const expected = min === undefined ? `at most ${String(max)} are allowed` : `${String(min)} to ${String(max)} were expected`;
    return textRule(data, ({ text: { length } }, subject) => length >= (min ?? 0) && length <= max
        ? null
        : { message: `${name} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(length, 'character')}; ${expected}.`, recommendation: advice(length, subject) });
}
function sentencesRule({ name, min, max: usualMax, advice, ...data }) {
    return textRule(data, ({ text }, subject, params) => {
        const max = Number(params.max ?? usualMax);
        if ((0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z3)(text) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencesWithin */ .UW)(text, min, max))
            return null;
        const bounds = `${String(min)} to ${String(max)}`;
        return {
            message: `${name} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencesInWords */ .Vl)(text, max)}; ${bounds} were expected.`,
            recommendation: advice(`${bounds} sentences`, subject),
        };
    });
}
const CHARACTERS_PER_TOKEN = 4;
function estimatedTokens(length) {
    return Math.ceil(length / CHARACTERS_PER_TOKEN);
}
function estimatedTokensInWords(length) {
    return `an estimated ${String(estimatedTokens(length))} tokens (${String(length)} characters, ${String(CHARACTERS_PER_TOKEN)} a token)`;
}
function textRule({ texts, ...data }, problemWith) {
    return {
        ...data,
        scope: 'return',
        check(subject, _context, params) {
            let problems;
            for (const found of texts(subject)) {
                const words = problemWith(found, subject, params);
                if (words !== null)
                    (problems ??= []).push({ pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(found.parent, found.field), ...words });
            }
            return problems ?? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$;
        },
    };
}


/***/ }),

/***/ 60782:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ }),

/***/ 20942:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ unreadParts),
/* harmony export */   q: () => (/* binding */ unendedComments)
/* harmony export */ });
function unendedComments(unread, isNew) {
    return unread.flatMap(({ text, range, isComment }) => isComment === true
        ? [
            {
                ...(isNew ? {} : { severity: 'notice' }),
                range,
                value: text,
                message: `The comment that starts on line ${String(range.startLine)} never ends: what it hides is neither shown nor read.`,
                recommendation: 'End the comment with -->, or remove it.',
            },
        ]
        : []);
}
function unreadParts(unread) {
    return unread.filter(({ isComment }) => isComment !== true);
}


/***/ })

};
;