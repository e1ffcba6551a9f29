"use strict";
exports.id = 5759;
exports.ids = [5759];
exports.modules = {

/***/ 5759:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readJson: () => (/* binding */ readJson)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _written_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7098);



function readJson(text) {
    if (text.trim() === '')
        return (0,_written_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)([{ at: 0, message: 'The file is empty: write {}, or delete it.' }]);
    const deep = tooDeep(text);
    if (deep !== undefined)
        return (0,_written_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)([deep]);
    const errors = [];
    const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (root === undefined || errors.length > 0)
        return (0,_written_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(errors.map(flawOf));
    const gathering = new _written_js__WEBPACK_IMPORTED_MODULE_1__/* .Gathering */ .SP(text);
    return gathering.finish(valueOf(root, '', gathering, null));
}
function flawOf({ error, offset }) {
    const words = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(error)
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase();
    return { at: offset, message: `This is no JSON: ${words}.` };
}
function tooDeep(text) {
    let depth = 0;
    for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n\r]|\\.)*"?|[[\]{}]/gs)) {
        if (token === '[' || token === '{')
            depth++;
        else if (token === ']' || token === '}')
            depth--;
        if (depth > _written_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr)
            return { at: index, message: `Here values nest deeper than ${String(_written_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr)} levels.` };
    }
    return undefined;
}
function valueOf(node, pointer, gathering, key) {
    gathering.places.set(pointer, { value: node.offset, key });
    if (node.type === 'array') {
        return (node.children ?? []).map((child, n) => valueOf(child, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, n), gathering, null));
    }
    if (node.type !== 'object')
        return scalar(node.value);
    const pairs = new Map();
    for (const { children: [name, value] = [] } of node.children ?? []) {
        if (name === undefined || value === undefined)
            continue;
        const text = String(name.value);
        if (pairs.has(text))
            gathering.twice(text, name.offset);
        else
            pairs.set(text, valueOf(value, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, text), gathering, name.offset));
    }
    return Object.fromEntries(pairs);
}
function scalar(value) {
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}


/***/ }),

/***/ 7098:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   SP: () => (/* binding */ Gathering),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
const MAX_DEPTH = 20;
function unreadable(flaws) {
    return { value: undefined, places: new Map(), flaws, unread: new Set() };
}
class Gathering {
    text;
    places = new Map();
    flaws = [];
    unread = new Set();
    constructor(text) {
        this.text = text;
    }
    refuse(pointer, at, message) {
        this.unread.add(pointer);
        this.flaws.push({ at, message });
        return null;
    }
    twice(key, at) {
        this.flaws.push({
            at,
            message: `The key ${JSON.stringify(key)} stands here for the second time: keep one of them.`,
        });
    }
    finish(value) {
        return { value, places: this.places, flaws: this.flaws, unread: this.unread };
    }
}


/***/ })

};
;