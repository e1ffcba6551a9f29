"use strict";
exports.id = 8599;
exports.ids = [8599];
exports.modules = {

/***/ 60782:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ }),

/***/ 47976:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isTouched),
/* harmony export */   N: () => (/* binding */ isAdded)
/* harmony export */ });
function isAdded(file, changes) {
    if (changes === null)
        return false;
    const { changed, added = changed, moved } = changes;
    return added.has(file) && moved?.has(file) !== true;
}
function isTouched(file, changes) {
    return changes !== null && changes.changed.has(file) && changes.sameContent?.has(file) !== true;
}


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

/***/ 10817:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ MOST_RETURNS_OF_RUN),
/* harmony export */   Gw: () => (/* binding */ MOST_CLAIMS_OF_RUN),
/* harmony export */   q3: () => (/* binding */ MOST_ELEMENTS),
/* harmony export */   x: () => (/* binding */ countElements)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

const MOST_RETURNS_OF_RUN = 100_000;
const MOST_CLAIMS_OF_RUN = 1_000_000;
const MOST_ELEMENTS = 20_000;
function countElements(value) {
    let count = 0;
    const pending = [value];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(next))
            count += next.length;
        else if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(next))
            continue;
        for (const inner of Object.values(next))
            if (typeof inner === 'object' && inner !== null)
                pending.push(inner);
    }
    return count;
}


/***/ }),

/***/ 85255:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isOptionalNull),
/* harmony export */   u: () => (/* binding */ breaksShape)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);

function breaksShape(errors, value, shape) {
    return errors.some((error) => !error.advisory && !isOptionalNull(error, value, shape));
}
function isOptionalNull({ keyword, pointer }, value, shape) {
    return keyword === 'type' && (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, pointer) === null && isOptional(pointer, shape);
}
function isOptional(pointer, { fields, required }) {
    const steps = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(pointer);
    const name = steps.at(-1) ?? '';
    const holder = steps
        .slice(0, -1)
        .map((step) => (/^\d+$/.test(step) ? '/*' : `/${step}`))
        .join('');
    return fields[holder]?.includes(name) === true && required[holder]?.includes(name) !== true;
}


/***/ }),

/***/ 47088:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ relocationFix),
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   aF: () => (/* binding */ unlessSuccess),
/* harmony export */   xx: () => (/* binding */ because),
/* harmony export */   zo: () => (/* binding */ isDeletion)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


function because({ detail }) {
    return detail === null ? '' : ` ${detail}`;
}
function isOwnFile({ path }, { foundAt }, { file }) {
    return (foundAt ?? (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalisePath */ .qb)(path)) === file;
}
function isDeletion({ deletes }) {
    return deletes === true;
}
function relocationFix(pointer, foundAt) {
    const edits = [{ kind: 'set', pointer, value: foundAt }];
    return { safety: 'safe', does: `write the new path ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(foundAt, 200)}`, edits };
}
function unlessSuccess(of, severity) {
    return of.success ? {} : { severity };
}


/***/ })

};
;