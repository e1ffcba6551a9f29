export const id = 154;
export const ids = [154,642];
export const modules = {

/***/ 9154:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnosisOf: () => (/* binding */ diagnosisOf)
/* harmony export */ });
/* harmony import */ var _read_locator_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6642);
/* harmony import */ var _standards_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(665);


async function diagnosisOf(inUse) {
    const entries = await Promise.all(inUse.map(async (standard) => {
        const loaded = (0,_standards_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .siblings */ .wE)(standard).map(async (other) => ({ standard: other, validate: await other.validator() }));
        return [standard, await Promise.all(loaded)];
    }));
    return {
        positions: (stretch, range) => new _read_locator_js__WEBPACK_IMPORTED_MODULE_0__.Locator(stretch, range),
        siblings: new Map(entries),
    };
}


/***/ }),

/***/ 6642:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Locator: () => (/* binding */ Locator)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);


const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
const FEW = 32;
class Locator {
    #stretch;
    #rangeIn;
    #root;
    #errors;
    #names = new Map();
    constructor(stretch, range) {
        this.#stretch = stretch;
        this.#rangeIn = range;
    }
    locate(pointer, part = 'value') {
        let node = this.#tree();
        let key;
        for (const token of (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .tokens */ .LU)(pointer)) {
            const next = this.#child(node, token);
            if (next === undefined)
                return this.#rangeOf(node);
            key = next.key;
            node = next.value;
        }
        return this.#rangeOf(part === 'key' && key !== undefined ? key : node);
    }
    firstError() {
        this.#tree();
        const error = this.#errors?.[0];
        if (error === undefined)
            return undefined;
        return { reason: reasonOf((0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(error.error)), range: this.#range(error.offset, error.length) };
    }
    duplicates(most) {
        const listed = [];
        let more = 0;
        const visit = (node) => {
            const seen = node.type === 'object' ? new Map() : undefined;
            for (const entry of node.children ?? []) {
                const key = entry.type === 'property' ? entry.children?.[0] : undefined;
                if (key !== undefined && seen !== undefined) {
                    const name = String(key.value);
                    const first = seen.get(name);
                    if (first === undefined)
                        seen.set(name, key);
                    else if (listed.length === most)
                        more++;
                    else
                        listed.push({ key: name, firstLine: this.#rangeOf(first).startLine, range: this.#rangeOf(key) });
                }
                if (entry.children !== undefined)
                    visit(entry);
            }
        };
        const root = this.#tree();
        if (root !== undefined)
            visit(root);
        return { listed, more };
    }
    #child(node, token) {
        if (node?.type === 'array') {
            const value = /^(?:0|[1-9]\d*)$/.test(token) ? node.children?.[Number(token)] : undefined;
            return value === undefined ? undefined : { key: undefined, value };
        }
        if (node?.type !== 'object')
            return undefined;
        const property = this.#property(node, token);
        return property === undefined ? undefined : { key: property.children?.[0], value: property.children?.[1] };
    }
    #property(node, name) {
        const { children = [] } = node;
        if (children.length <= FEW)
            return children.findLast((entry) => nameOf(entry) === name);
        let names = this.#names.get(node);
        if (names === undefined) {
            names = new Map(children.map((entry) => [nameOf(entry), entry]));
            this.#names.set(node, names);
        }
        return names.get(name);
    }
    #tree() {
        if (this.#errors === undefined) {
            const errors = [];
            this.#root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(this.#stretch.text.slice(this.#stretch.start, this.#stretch.end), errors, STRICT);
            this.#errors = errors;
        }
        return this.#root;
    }
    #rangeOf(node) {
        return node === undefined ? this.#range(0, 1) : this.#range(node.offset, node.length);
    }
    #range(offset, length) {
        const start = this.#stretch.start + offset;
        return this.#rangeIn(start, start + length);
    }
}
function reasonOf(code) {
    return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
function nameOf(property) {
    return property.children?.[0]?.value;
}


/***/ })

};
