"use strict";
exports.id = 1226;
exports.ids = [1226];
exports.modules = {

/***/ 81226:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findFrontmatter),
/* harmony export */   h: () => (/* binding */ isReadable)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82822);


function isReadable(state) {
    return state === 'whole' || state === 'late' || state === 'unended';
}
function findFrontmatter(text, ownKey = null) {
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    const none = { state: 'none', lines: [], indent: 0, opening: null, body: start };
    if (ownKey === null && !/^\s*(?:---|<!--)/.test(text))
        return none;
    const lines = (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .linesFrom */ .K0)(text, start);
    const first = firstContent(lines);
    const opening = lines[first];
    if (opening?.text.trim() !== '---') {
        return ownKey === null ? none : (misplacedBlock(lines, { from: first, body: start, ownKey }) ?? none);
    }
    const indent = indentOf(opening.text);
    const { end, isClosed } = endOfBlock(lines, first + 1, indent);
    const inner = lines.slice(first + 1, end);
    const body = lines[isClosed ? end + 1 : first + 1]?.start ?? text.length;
    const isFirst = first === 0 && indent === 0;
    return { state: !isClosed ? 'unended' : isFirst ? 'whole' : 'late', lines: inner, indent, opening, body };
}
function firstContent(lines) {
    let isComment = false;
    for (const [n, { text }] of lines.entries()) {
        let rest = text.trim();
        while (rest !== '') {
            if (!isComment && !rest.startsWith('<!--'))
                return n;
            const end = rest.indexOf('-->', isComment ? 0 : '<!--'.length);
            isComment = end < 0;
            rest = end < 0 ? '' : rest.slice(end + '-->'.length).trim();
        }
    }
    return lines.length;
}
function endOfBlock(lines, from, indent) {
    let next = from;
    for (let n = from; n < lines.length; n++) {
        const { text } = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .elementAt */ .s2)(lines, n);
        if (text.trimStart().startsWith('---') && indentOf(text) <= indent)
            return { end: n, isClosed: true };
        next = Math.max(next, n + 1);
        while (/^(?:\s*$|#)/.test(lines[next]?.text ?? 'end'))
            next++;
        if (isHeadingOfBody(text, lines[next]?.text))
            return { end: n, isClosed: false };
    }
    return { end: lines.length, isClosed: false };
}
function isHeadingOfBody(text, next) {
    const level = /^(#{1,6})[ \t]/.exec(text)?.[1]?.length;
    if (level === undefined || next === undefined)
        return level !== undefined;
    if (next.startsWith('---') || _node_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTER_KEY */ .cr.test(next))
        return false;
    return level > 1 || !/^(?:\s|-\s+(?!\s|\*{0,2}`))/.test(next);
}
function misplacedBlock(lines, { from, body, ownKey }) {
    let isFenced = false;
    let behind = from;
    for (const [n, line] of lines.entries()) {
        if (n < behind)
            continue;
        if (/^\s*(?:`{3}|~{3})/.test(line.text))
            isFenced = !isFenced;
        if (isFenced || line.text.trimEnd() !== '---' || !_node_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTER_KEY */ .cr.test(lines[n + 1]?.text ?? ''))
            continue;
        const { end } = endOfBlock(lines, n + 1, 0);
        const inner = lines.slice(n + 1, end);
        if (inner.some(({ text }) => ownKey.test(text))) {
            return { state: 'misplaced', lines: inner, indent: 0, opening: line, body };
        }
        behind = end;
    }
    return null;
}
function indentOf(text) {
    return text.length - text.trimStart().length;
}


/***/ }),

/***/ 82822:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   K0: () => (/* binding */ linesFrom),
/* harmony export */   _: () => (/* binding */ KEY),
/* harmony export */   cr: () => (/* binding */ OUTER_KEY),
/* harmony export */   dE: () => (/* binding */ trimmed),
/* harmony export */   kb: () => (/* binding */ jsonOfMember),
/* harmony export */   m2: () => (/* binding */ closingQuote),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   ol: () => (/* binding */ scalarOf),
/* harmony export */   w7: () => (/* binding */ firstLineIn),
/* harmony export */   ws: () => (/* binding */ scalarText)
/* harmony export */ });
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60771);


const KEY = /^([^\s:"'`[\]{}#,&!|>%@-][^\s:"'`]*|"[^"]*"|'[^']*'):(?=\s|$)/;
const OUTER_KEY = /^([A-Za-z0-9_][\w.-]*|"[^"]*"|'[^']*')[ \t]*:(?!\/\/)/;
function scalarOf(source) {
    return { kind: 'scalar', source, value: scalarText(source.text) };
}
function scalarText(text) {
    const sign = text[0];
    if (sign === '"' || sign === "'") {
        const end = closingQuote(text, 0);
        if (end > 0 && contentOf(text.slice(end + 1)) === '') {
            const inner = text.slice(1, end);
            return sign === '"' ? unescaped(inner) : inner.replaceAll("''", "'");
        }
    }
    const plain = contentOf(text);
    if (plain === '' || plain === '~' || /^null$/i.test(plain))
        return null;
    if (/^(?:true|false)$/i.test(plain))
        return plain.toLowerCase() === 'true';
    if (plain.length <= 17 && /^-?\d/.test(plain) && String(Number(plain)) === plain)
        return Number(plain);
    return plain;
}
function contentOf(text) {
    return text.replace(/(?:^|\s)#[^]*/, '').trim();
}
function closingQuote(text, open, end = text.length) {
    const signs = text[open] === '"' ? /\\[^]|"/g : /''|'/g;
    signs.lastIndex = open + 1;
    for (const { 0: sign, index } of text.matchAll(signs)) {
        if (index >= end)
            break;
        if (sign.length === 1)
            return index;
    }
    return -1;
}
const ESCAPES = new Map([
    ['0', '\0'],
    ['a', '\u0007'],
    ['b', '\b'],
    ['t', '\t'],
    ['n', '\n'],
    ['v', '\v'],
    ['f', '\f'],
    ['r', '\r'],
    ['e', '\u001B'],
    ['N', '\u0085'],
    ['_', '\u00A0'],
    ['L', '\u2028'],
    ['P', '\u2029'],
    ['"', '"'],
    ['/', '/'],
    ['\\', '\\'],
    [' ', ' '],
]);
function unescaped(text) {
    return text.replace(/\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|[^])/g, (whole, escape) => {
        const code = Number.parseInt(escape.slice(1), 16);
        return code <= 0x10_ff_ff ? String.fromCodePoint(code) : (ESCAPES.get(escape) ?? whole);
    });
}
function jsonOf(node, pointer, places) {
    places.set(pointer, node.source);
    if (node.kind === 'scalar')
        return node.value;
    if (node.kind === 'list')
        return node.items.map((item, index) => jsonOf(item, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, index), places));
    const members = new Map();
    for (const { key, value } of node.members) {
        if (!members.has(key))
            members.set(key, jsonOf(value, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, key), places));
    }
    return Object.fromEntries(members);
}
function jsonOfMember({ at, value }, pointer, places) {
    const json = jsonOf(value, pointer, places);
    if (value.source.text === '' || value.kind !== 'scalar')
        places.set(pointer, at);
    return json;
}
function linesFrom(text, offset) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpans */ .U)(text, offset).map(({ start, end }) => ({ text: text.slice(start, end), start }));
}
function trimmed({ text, start }, from = 0, to = text.length) {
    const part = text.slice(from, to);
    const inner = part.trimStart();
    return { text: inner.trimEnd(), start: start + from + part.length - inner.length };
}
function firstLineIn(text) {
    const end = text.search(/[\r\n]/);
    return end < 0 ? text : text.slice(0, end);
}


/***/ })

};
;