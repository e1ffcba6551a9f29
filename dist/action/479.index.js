"use strict";
exports.id = 479;
exports.ids = [479];
exports.modules = {

/***/ 129:
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


/***/ }),

/***/ 7479:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readYaml: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8905);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5868);
/* harmony import */ var _written_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(129);



const MAX_INDENTATION = 200;
const MAX_TOKENS = 200_000;
function readYaml(text) {
    const excess = excessOf(text);
    if (excess !== undefined)
        return (0,_written_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)([excess]);
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({ uniqueKeys: false, prettyErrors: false, version: '1.2' });
    const [document, second] = composer.compose(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX().parse(text), false, text.length);
    if (document === undefined || isNothing(document)) {
        return (0,_written_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)([{ at: 0, message: 'The file is empty: write a key, such as ignore, or delete the file.' }]);
    }
    const gathering = new _written_js__WEBPACK_IMPORTED_MODULE_1__/* .Gathering */ .SP(text);
    const value = valueOf(document.contents, '', gathering);
    gathering.flaws.push(...flawsOfDocument(document, text));
    if (second !== undefined) {
        const at = text.indexOf('---', document.range[1]);
        gathering.flaws.push({ at: Math.max(at, 0), message: 'A second document starts here: write all in one.' });
    }
    return document.errors.length > 0 ? (0,_written_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(gathering.flaws) : gathering.finish(value);
}
function isNothing({ contents, errors }) {
    if (errors.length > 0)
        return false;
    return contents === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(contents) && contents.value === null && contents.source === '');
}
function flawsOfDocument({ errors, directives }, text) {
    const flaws = errors.map(({ message, pos: [at] }) => ({ at, message: `This is no YAML: ${short(message)}.` }));
    const { explicit = false, version } = directives.yaml;
    if (!explicit || version === '1.2')
        return flaws;
    return [...flaws, { at: Math.max(text.indexOf('%YAML'), 0), message: 'Only YAML 1.2 is read: take this line out.' }];
}
function short(message) {
    const [line = ''] = message.split('\n');
    return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
function excessOf(text) {
    let at = 0;
    let tokens = 0;
    let flow = 0;
    let compact = 0;
    let startsLine = true;
    for (const token of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        if (++tokens > MAX_TOKENS)
            return { at, message: `Here the file has ${String(MAX_TOKENS)} parts already: shorten it.` };
        if (token === '[' || token === '{')
            flow++;
        else if (token === ']' || token === '}')
            flow--;
        else if (flow === 0 && (token === '-' || token === '?' || token === ':'))
            compact++;
        if (flow > _written_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr || compact > _written_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr) {
            return { at, message: `Here values nest deeper than ${String(_written_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr)} levels.` };
        }
        if (startsLine && flow === 0 && token.startsWith(' ') && token.length > MAX_INDENTATION) {
            return { at, message: `This line is indented by more than ${String(MAX_INDENTATION)} columns.` };
        }
        startsLine = token.endsWith('\n');
        if (startsLine)
            compact = 0;
        at += sourceLength(token);
    }
    return undefined;
}
function sourceLength(token) {
    return token === '\u0002' || token === '\u0018' || token === '\u001f' ? 0 : token.length;
}
function valueOf(node, pointer, gathering, key = null) {
    const at = node?.range[0] ?? key ?? 0;
    gathering.places.set(pointer, { value: at, key });
    if (node === null)
        return null;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node)) {
        return gathering.refuse(pointer, at, `YAML takes *${node.source} for an alias, which a configuration has none of: put text that begins with * in quotes.`);
    }
    if (node.tag !== undefined) {
        return gathering.refuse(pointer, startOfMark('!', at, gathering.text), `YAML takes ${node.tag} for a tag, which a configuration has none of: put text that begins with ! in quotes.`);
    }
    if (node.anchor !== undefined) {
        return gathering.refuse(pointer, startOfMark('&', at, gathering.text), `YAML takes &${node.anchor} for an anchor, which a configuration has none of: put text that begins with & in quotes.`);
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        return node.items.map((item, n) => valueOf(item, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, n), gathering));
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
        const pairs = new Map();
        for (const pair of node.items) {
            const name = keyOf(pair.key, gathering);
            if (name === undefined)
                continue;
            const start = pair.key.range[0];
            if (pairs.has(name))
                gathering.twice(name, start);
            else
                pairs.set(name, valueOf(pair.value, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, name), gathering, start));
        }
        return Object.fromEntries(pairs);
    }
    return scalar(node.value);
}
function startOfMark(mark, at, text) {
    let start = text.lastIndexOf(mark, at - 1);
    while (start > 0 && text[start - 1] === mark)
        start--;
    return Math.max(start, 0);
}
function keyOf(node, gathering) {
    const fault = faultOfKey(node);
    if (fault === undefined && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && typeof node.value === 'string')
        return node.value;
    gathering.flaws.push({ at: node.range[0], message: fault ?? 'A key is text.' });
    return undefined;
}
function faultOfKey(node) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
        return `A key is text: *${node.source} is an alias, which a configuration has none of.`;
    if (node.tag !== undefined || node.anchor !== undefined)
        return 'A key is text, without a tag or an anchor.';
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
        return 'A key is text: this one is a list, or holds keys itself.';
    if (typeof node.value !== 'string')
        return `A key is text: put ${node.source} in quotes, if it is meant.`;
    return node.value === '<<' ? 'A configuration has no merge keys (<<): write the keys out.' : undefined;
}
function scalar(value) {
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}


/***/ })

};
;