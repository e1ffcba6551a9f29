"use strict";
exports.id = 1063;
exports.ids = [1063,1226];
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

/***/ 85814:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ frontmatterOf),
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   Wz: () => (/* binding */ allMembersOf),
/* harmony export */   ab: () => (/* binding */ pathTexts),
/* harmony export */   lS: () => (/* binding */ membersOf)
/* harmony export */ });
/* unused harmony export readFlow */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _lines_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99273);
/* harmony import */ var _lines_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68897);
/* harmony import */ var _frontmatter_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81226);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82822);





function frontmatterOf(text, ownKey = null) {
    const block = (0,_frontmatter_block_js__WEBPACK_IMPORTED_MODULE_2__/* .findFrontmatter */ .A)(text, ownKey);
    const members = (0,_frontmatter_block_js__WEBPACK_IMPORTED_MODULE_2__/* .isReadable */ .h)(block.state) ? new BlockReader(text).document(block.lines.map(lineOf), block.indent) : [];
    return { ...block, members };
}
function memberOf(members, ...keys) {
    return members.find(({ key }) => keys.includes(key));
}
function allMembersOf(members, ...keys) {
    return members.filter(({ key }) => keys.includes(key));
}
function membersOf(node) {
    return node?.kind === 'map' ? node.members : [];
}
function itemsOf(node) {
    if (node === undefined || node.kind === 'map')
        return [];
    if (node.kind === 'list')
        return node.items;
    return (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .contentOf */ .$E)(node.source.text) === '' ? [] : [node];
}
function pathTexts(item) {
    if (item.kind === 'list')
        return [item.source];
    const members = item.kind === 'map' ? item.members : lineMembers(item.source);
    const named = memberOf(members, 'path', 'file');
    if (named !== undefined) {
        return allMembersOf(members, named.key).flatMap(({ value }) => (value.kind === 'scalar' ? [value.source] : []));
    }
    const word = _node_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY */ ._.exec(item.source.text)?.[1];
    if (word === undefined || (0,_lines_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isLikeFile */ .kj)(word.replaceAll('*', '')))
        return [item.source];
    return members.length === 1 && (0,_lines_words_js__WEBPACK_IMPORTED_MODULE_1__/* .changeIn */ .UM)(word) !== null ? [item.source] : [];
}
function lineMembers(source) {
    const opening = openingOf(source, _node_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY */ ._);
    return opening === null ? [] : [{ key: opening.at.text, at: opening.at, value: (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarOf */ .ol)(opening.rest) }];
}
function openingOf(source, keys) {
    const found = keys.exec(source.text);
    if (found?.[1] === undefined)
        return null;
    return { at: { text: found[1], start: source.start }, rest: (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .trimmed */ .dE)(source, found[0].length) };
}
function lineOf({ text, start }) {
    const inner = text.trimStart();
    const content = inner.startsWith('#') ? '' : inner.trimEnd();
    return { text, start, indent: text.length - inner.length, content };
}
const BLOCK_SCALAR = /^[|>][+-]?\d?[+-]?[ \t]*(?:#.*)?$/;
const DEEPEST = 8;
class BlockReader {
    #text;
    constructor(text) {
        this.#text = text;
    }
    document(lines, most) {
        const indent = lines.reduce((least, line) => (line.content === '' ? least : Math.min(least, line.indent)), most);
        return this.#members(lines, 0, { least: 0, most: indent, keys: _node_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTER_KEY */ .cr });
    }
    #members(lines, depth, { least, most, keys = _node_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY */ ._, first }) {
        const found = [];
        if (first !== undefined)
            found.push({ opening: first, indent: most, line: -1 });
        for (const [n, line] of lines.entries()) {
            if (line.indent < least || line.indent > most || line.content === '')
                continue;
            const opening = openingOf((0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .trimmed */ .dE)(line), keys);
            if (opening !== null)
                found.push({ opening, indent: line.indent, line: n });
        }
        return found.map(({ opening: { at, rest }, indent, line }, n) => {
            const below = lines.slice(line + 1, found[n + 1]?.line);
            const key = /^["']/.test(at.text) ? at.text.slice(1, -1) : at.text;
            return { key, at, value: this.#value(rest, below, indent, depth + 1) };
        });
    }
    #value(rest, below, indent, depth) {
        if (depth > DEEPEST)
            return (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarOf */ .ol)(rest);
        if (/^[^#]/.test(rest.text))
            return this.#behind(rest, below);
        const at = below.findIndex(({ content }) => content !== '');
        const line = below[at];
        if (line === undefined)
            return (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarOf */ .ol)(rest);
        if (isItem(line))
            return line.indent < indent ? (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarOf */ .ol)(rest) : this.#list(line, below.slice(at), depth);
        if (line.indent <= indent && !/^[[{]/.test(line.content))
            return (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarOf */ .ol)(rest);
        const source = (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .trimmed */ .dE)(line);
        if (_node_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY */ ._.test(line.content)) {
            const members = this.#members(below.slice(at), depth, { least: indent + 1, most: line.indent });
            return { kind: 'map', source, members };
        }
        return this.#behind(source, below.slice(at + 1));
    }
    #behind(source, below) {
        const last = below.at(-1) ?? source;
        if (/^[[{]/.test(source.text)) {
            const flow = readFlow(this.#text, source.start, last.start + last.text.length);
            if (flow !== null)
                return flow;
        }
        if (BLOCK_SCALAR.test(source.text)) {
            const lines = below.map(({ text }) => text.trim());
            return { kind: 'scalar', source, value: lines.join(source.text.startsWith('|') ? '\n' : ' ').trim() };
        }
        const more = below.findIndex(({ content }) => content === '' || content.startsWith('- ') || _node_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY */ ._.test(content));
        const lines = more < 0 ? below : below.slice(0, more);
        if (lines.length === 0)
            return (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarOf */ .ol)(source);
        const text = [source.text, ...lines.map(({ content }) => content)].join(' ');
        return { kind: 'scalar', source, value: (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarText */ .ws)(text) };
    }
    #list(first, lines, depth) {
        const { indent } = first;
        const own = [];
        const starts = [];
        for (const line of lines) {
            if (line.content !== '' && line.indent <= indent) {
                if (line.indent < indent || !isItem(line))
                    break;
                starts.push(own.length);
            }
            own.push(line);
        }
        const items = starts.map((at, n) => this.#item((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(own, at), own.slice(at + 1, starts[n + 1]), depth + 1));
        return { kind: 'list', source: (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .trimmed */ .dE)(first), items };
    }
    #item(line, below, depth) {
        const source = (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .trimmed */ .dE)(line, line.indent + 1);
        const first = depth > DEEPEST ? null : openingOf(source, _node_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY */ ._);
        if (first === null)
            return this.#value(source, below, line.indent, depth);
        const members = this.#members(below, depth, { least: line.indent + 1, most: source.start - line.start, first });
        return { kind: 'map', source, members };
    }
}
function isItem({ content }) {
    return /^-(?:\s|$)/.test(content);
}
const DEEPEST_FLOW = 6;
function readFlow(text, start, end) {
    for (const comments of [true, false]) {
        const reader = new FlowReader(text, end, comments);
        const read = reader.value(start, 1);
        if (read === null || !/^(?:\s|$)/.test(text.slice(read.next, end)))
            continue;
        const isTag = /^\[[\p{L} ]+\]$/u.test(text.slice(start, read.next)) && /^[ \t]+[^\s#]/.test(text.slice(read.next, end));
        if (!isTag)
            return read.node;
    }
    return null;
}
class FlowReader {
    #text;
    #end;
    #comments;
    #unclosed = false;
    constructor(text, end, comments) {
        this.#text = text;
        this.#end = end;
        this.#comments = comments;
    }
    value(at, depth) {
        if (depth > DEEPEST_FLOW)
            return null;
        return this.#text[at] === '[' ? this.#list(at, depth) : this.#map(at, depth);
    }
    #list(start, depth) {
        const items = [];
        for (let at = this.#blank(start + 1); at < this.#end; at = this.#blank(at)) {
            const sign = this.#text[at];
            if (sign === ']')
                return { node: { kind: 'list', source: this.#line(start, at + 1), items }, next: at + 1 };
            if (sign === ',') {
                at++;
                continue;
            }
            const item = this.#item(at, depth, false);
            items.push(item.node);
            at = item.next;
        }
        return this.#notClosed();
    }
    #map(start, depth) {
        const members = [];
        for (let at = this.#blank(start + 1); at < this.#end; at = this.#blank(at)) {
            const sign = this.#text[at];
            if (sign === '}')
                return { node: { kind: 'map', source: this.#line(start, at + 1), members }, next: at + 1 };
            if (sign === ',') {
                at++;
                continue;
            }
            const quote = sign === '"' || sign === "'" ? (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .closingQuote */ .m2)(this.#text, at, this.#end) : -1;
            const key = quote < 0 ? this.#item(at, depth, true).node.source : { text: this.#text.slice(at + 1, quote), start: at };
            let next = this.#blank(quote < 0 ? key.start + key.text.length : quote + 1);
            let value = (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarOf */ .ol)({ text: '', start: next });
            if (this.#text[next] === ':') {
                const behind = this.#blank(next + 1);
                const read = ',}'.includes(this.#text[behind] ?? '}') ? null : this.#item(behind, depth, false);
                value = read?.node ?? value;
                next = read?.next ?? behind;
            }
            members.push({ key: key.text, at: key, value });
            at = Math.max(next, at + 1);
        }
        return this.#notClosed();
    }
    #notClosed() {
        this.#unclosed = true;
        return null;
    }
    #item(start, depth, isKey) {
        const sign = this.#text[start];
        if (!isKey && !this.#unclosed && (sign === '[' || sign === '{')) {
            const inner = this.value(start, depth + 1);
            if (inner !== null && ',]}'.includes(this.#text[this.#blank(inner.next)] ?? ','))
                return inner;
        }
        let at = start;
        let nested = 0;
        if (sign === '"' || sign === "'") {
            const close = (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .closingQuote */ .m2)(this.#text, start, this.#end);
            if (close > 0)
                at = close + 1;
        }
        for (; at < this.#end; at++) {
            const one = this.#text[at] ?? '';
            if (one === '[' || one === '{')
                nested++;
            else if (one === ']' || one === '}') {
                if (nested > 0)
                    nested--;
                else if (at > start)
                    break;
            }
            else if (nested === 0 && one === ',')
                break;
            else if (isKey && one === ':' && /[\s,}]/.test(this.#text[at + 1] ?? ' '))
                break;
            else if (this.#isComment(at))
                break;
        }
        return { node: (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarOf */ .ol)(this.#line(start, at)), next: at };
    }
    #blank(at) {
        while (at < this.#end) {
            if (this.#isComment(at)) {
                const length = this.#text.slice(at, this.#end).search(/[\r\n]/);
                at = length < 0 ? this.#end : at + length;
            }
            else if (!/\s/.test(this.#text[at] ?? ''))
                break;
            else
                at++;
        }
        return Math.min(at, this.#end);
    }
    #isComment(at) {
        if (this.#text[at] !== '#')
            return false;
        const before = this.#text[at - 1] ?? '';
        if (this.#comments)
            return /[\s,[{]/.test(before);
        let blank = at - 1;
        while (this.#text[blank] === ' ' || this.#text[blank] === '\t')
            blank--;
        return this.#text[blank] === '\n' || this.#text[blank] === '\r';
    }
    #line(start, end) {
        return (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .trimmed */ .dE)({ text: this.#text.slice(start, end), start });
    }
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


/***/ }),

/***/ 71810:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ cellsIn),
/* harmony export */   RU: () => (/* binding */ headingParts),
/* harmony export */   Tu: () => (/* binding */ itemOf),
/* harmony export */   Z_: () => (/* binding */ Sections),
/* harmony export */   _D: () => (/* binding */ isDelimiterRow),
/* harmony export */   af: () => (/* binding */ tableAt),
/* harmony export */   cW: () => (/* binding */ sectionsIn),
/* harmony export */   eu: () => (/* binding */ linesBetween),
/* harmony export */   iK: () => (/* binding */ LONGEST_HEADING),
/* harmony export */   nc: () => (/* binding */ cellsOf),
/* harmony export */   tE: () => (/* binding */ codeSpans)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82822);


const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/;
const FENCE = /^[ \t]*(`{3,}|~{3,})/;
class Sections {
    lines;
    code;
    constructor(text, offset) {
        const code = [];
        this.lines = readable((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .linesFrom */ .K0)(text, offset), code);
        this.code = code;
    }
    outermost(wanted) {
        return sectionsIn(this.lines, wanted, this.code);
    }
    direct(wanted) {
        return sectionsIn(this.lines, wanted, this.code, () => true);
    }
}
function sectionsIn(lines, wanted, code = [], ends = (heading, open) => heading.level <= open.level) {
    const sections = [];
    let open = null;
    const close = (end) => {
        if (open === null)
            return;
        const { found, at } = open;
        const own = linesBetween(code, found.heading.start, lines[end]?.line.start);
        sections.push({ ...found, lines: lines.slice(at + 1, end), code: own });
    };
    for (let n = 0; n < lines.length; n++) {
        const heading = lines[n]?.heading;
        if (heading === undefined || (open !== null && !ends(heading, open.found)))
            continue;
        close(n);
        open = wanted(heading) ? { found: heading, at: n } : null;
    }
    close(lines.length);
    return sections;
}
function linesBetween(lines, from, to = Infinity) {
    const after = (offset) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .firstWhere */ .U1)(lines.length, (n) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .elementAt */ .s2)(lines, n).start > offset);
    return lines.slice(after(from), after(to));
}
function readable(lines, code) {
    const shown = [];
    let fence = '';
    for (const line of lines) {
        const sign = FENCE.exec(line.text)?.[1] ?? '';
        if (fence !== '') {
            if (sign.startsWith(fence) && line.text.trim() === sign)
                fence = '';
            else
                code.push(line);
            continue;
        }
        if (sign !== '' && !(sign.startsWith('`') && line.text.trim().slice(sign.length).includes('`'))) {
            fence = sign;
            continue;
        }
        const level = HEADING.exec(line.text)?.[1]?.length;
        if (level === undefined) {
            shown.push({ line });
            continue;
        }
        const heading = (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(line, line.text.indexOf('#') + level);
        shown.push({ line, heading: { level, heading, name: headingParts(heading.text).name.toLowerCase() } });
    }
    return shown;
}
const LONGEST_HEADING = 300;
function headingParts(heading) {
    if (/^[A-Za-z]+(?: [A-Za-z]+)*$/.test(heading))
        return { name: heading, bracket: '' };
    const plain = heading
        .slice(0, LONGEST_HEADING)
        .replace(/\p{Cf}/gu, '')
        .replace(/[\s*]+/g, ' ')
        .trim()
        .replace(/[:：#\s]+$/, '');
    const open = /[)）]$/.test(plain) ? Math.max(plain.lastIndexOf('('), plain.lastIndexOf('（')) : -1;
    const name = (open < 0 ? plain : plain.slice(0, open))
        .replace(/[:：\s]+$/, '')
        .replace(/^[^\p{L}\p{N}]{0,20}(?:\d+(?:\.\d+)*[.)]?\s+)?[^\p{L}\p{N}]{0,20}/u, '')
        .replace(/[^\p{L}\p{N})\]]+$/u, '');
    return { name, bracket: open < 0 ? '' : plain.slice(open + 1, -1) };
}
function codeSpans({ text, start }) {
    return Array.from(text.matchAll(/`[^`]+`/g), ({ 0: span, index }) => {
        return { text: span.slice(1, -1), start: start + index + 1 };
    });
}
function isDelimiterRow(cells) {
    return cells.length > 0 && cells.every(({ text }) => /^:?-+:?$/.test(text));
}
function cellsOf(line) {
    return line.text.trimStart().startsWith('|') ? cellsIn(line) : null;
}
function cellsIn(line) {
    const row = (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(line);
    const cells = [];
    let from = row.text.startsWith('|') ? 1 : 0;
    for (const { 0: sign, index } of row.text.matchAll(/\\[^]|(?!^)\|/g)) {
        if (sign !== '|')
            continue;
        cells.push((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(row, from, index));
        from = index + 1;
    }
    if (from < row.text.length)
        cells.push((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(row, from));
    return cells;
}
function tableAt(lines, at) {
    const head = lines[at];
    const delimiter = lines[at + 1];
    if (head?.line.text.includes('|') !== true || delimiter === undefined || delimiter.heading !== undefined)
        return 0;
    const below = cellsIn(delimiter.line);
    if (!isDelimiterRow(below) || cellsIn(head.line).length !== below.length)
        return 0;
    let end = at + 2;
    while (lines[end]?.heading === undefined && lines[end]?.line.text.includes('|') === true)
        end++;
    return end - at;
}
const ITEM = /^(\s*)(?:(?:[-*+•‣◦▪●–—⁃∙·]|\d{1,9}[.)])[ \t\u00a0]+|[-+•◦·](?=`[^`]))((?:\[[ xX✓✔]\]|[☐⬜]\uFE0F?)[ \t\u00a0]+)?/;
function itemOf(line) {
    const found = ITEM.exec(line.text);
    if (found === null)
        return null;
    const [sign, indent = '', box] = found;
    return {
        indent: indent.length,
        isTicked: box === undefined ? null : !/^(?:\[ \]|[☐⬜])/.test(box),
        content: (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(line, sign.length),
    };
}


/***/ }),

/***/ 30040:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ fromFolder),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   a9: () => (/* binding */ claimOfEntry),
/* harmony export */   qe: () => (/* binding */ mergedClaims),
/* harmony export */   uj: () => (/* binding */ pathEntry)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);


function entryOf(claim) {
    return { ...pathEntry(claim), type: claim.kind };
}
function pathEntry(named) {
    const { path, readings, needs, under, isLinked } = named;
    return {
        path,
        ...(readings === undefined ? {} : { readings }),
        ...(needs === undefined ? {} : { needs }),
        ...(under === undefined ? {} : { under }),
        ...(isLinked === undefined ? {} : { linked: true }),
    };
}
function claimOfEntry(entry, pointer, type) {
    const path = typeof entry === 'string' ? entry : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(entry, 'path');
    if (path === undefined)
        return null;
    const readings = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.listField)(entry, 'readings').filter((one) => typeof one === 'string');
    const needs = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(entry, 'needs');
    const under = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(entry, 'under');
    const kind = type ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(entry, 'type') ?? 'listed';
    return {
        path,
        pointer,
        type: kind,
        ...(kind === 'deleted' ? { deletes: true } : {}),
        written: {
            ...(readings.length > 0 ? { readings } : {}),
            ...(needs === 'file' || needs === 'extension' ? { needs } : {}),
            ...(under === undefined ? {} : { under }),
            ...((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(entry, 'linked') === true ? { isLinked: true } : {}),
        },
    };
}
function fromFolder(claim, file) {
    return claim.written?.isLinked === true ? (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.claimOfLink)(claim, file) : claim;
}
function mergedClaims(claims) {
    const merged = new Map();
    const folders = new Map(claims.flatMap((claim) => (claim.written?.under === undefined ? [] : [[keyOf(claim), claim.written.under]])));
    for (const one of claims) {
        const folder = one.written?.under === undefined ? folders.get(keyOf(one)) : undefined;
        const claim = folder === undefined ? one : { ...one, written: { ...one.written, under: folder, isAlsoHere: true } };
        const key = `${claim.written?.under ?? ''}\n${keyOf(claim)}`;
        const first = merged.get(key);
        merged.set(key, first === undefined ? claim : bothOf(first, claim));
    }
    return [...merged.values()];
}
function keyOf(claim) {
    return claim.kind === undefined ? ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.claimedFile)(claim) ?? claim.path) : `${claim.kind}\n${claim.path}`;
}
function bothOf(first, second) {
    const made = [first, second].find(({ type, alsoMade }) => type === 'created' || type === 'modified' || alsoMade !== undefined);
    if (first.deletes !== true && second.deletes !== true)
        return first;
    const alsoMade = made === undefined ? undefined : (made.alsoMade ?? made.type);
    return {
        ...first,
        type: 'deleted',
        deletes: true,
        ...(alsoMade === 'created' || alsoMade === 'modified' ? { alsoMade } : {}),
    };
}


/***/ }),

/***/ 30825:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   fP: () => (/* binding */ isListHeading),
/* harmony export */   pC: () => (/* binding */ groupOfHeading),
/* harmony export */   ws: () => (/* binding */ isHeadingNamed),
/* harmony export */   yR: () => (/* binding */ isFilesHeading)
/* harmony export */ });
/* harmony import */ var _document_sections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71810);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68897);


const FILE_LIST = /^(?:files?[ -]?list|liste des fichiers|lista de archivos|lista de arquivos|elenco (?:dei )?file|dateiliste|список файлов|文件列表|文件清单|ファイル一覧|ファイルリスト|파일 목록)(?: updated)?$/u;
const FILES = /(?<![\p{L}\p{N}_])(?:files|fichiers?|archivos?|ficheros?|arquivos?|file|dateien?|файл(?:ы|ов)?)(?![\p{L}\p{N}_])|文件|ファイル|파일/gu;
const JOINTS = /[/&,+]|(?<![\p{L}\p{N}_])(?:and|or|et|y|e|und|и)(?![\p{L}\p{N}_])|[和と及・、]/gu;
const MOST_KINDS = 8;
const ABOUT_FILES = /fi(?:le|chier|chero)|arquivo|archivo|datei|файл|文件|ファイル|파일/i;
function nameOf(heading) {
    if (heading.length >= _document_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_HEADING */ .iK || !ABOUT_FILES.test(heading.normalize('NFC')))
        return null;
    return (0,_document_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .headingParts */ .RU)(heading).name.normalize('NFC').toLowerCase();
}
function isListHeading(heading) {
    const name = nameOf(heading);
    return name !== null && FILE_LIST.test(name);
}
function isFilesHeading(heading) {
    const name = nameOf(heading);
    if (name === null)
        return false;
    if (FILE_LIST.test(name))
        return true;
    const plain = name.replace(/^key\s+/i, '');
    const rest = plain.replace(FILES, ' ');
    if (rest === plain)
        return false;
    const words = rest
        .replace(JOINTS, ' ')
        .split(/\s+/)
        .filter((word) => word !== '');
    if (words.length === 0)
        return plain !== name || !/^file$/i.test(plain.trim());
    const changes = words.length > MOST_KINDS ? [null] : words.map(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .changeIn */ .UM);
    return changes.every((change) => change !== null && change !== 'moved');
}
function isHeadingNamed(heading, wanted) {
    return (0,_document_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .headingParts */ .RU)(heading).name.toLowerCase() === (0,_document_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .headingParts */ .RU)(wanted.replace(/^#+\s*/, '')).name.toLowerCase();
}
const HOME_FOLDER = /(?:^|[\s(`"'])((?:file:\/{0,3})?(?:~\/|\/(?:home|Users)\/[^/\s`)]+\/|\/(?:root|tmp)\/|[A-Za-z]:\/Users\/[^/\s`)]+\/)[^\s`)"':]+)/;
function groupOf(text) {
    const root = HOME_FOLDER.exec(text.replaceAll('\\', '/'))?.[1]?.replace(/\/*$/, '/') ?? null;
    return { change: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .changeIn */ .UM)(text), isHedged: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .isHedgedLabel */ .EF)(text), root };
}
function groupOfHeading(heading) {
    return groupOf(isListHeading(heading) ? (0,_document_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .headingParts */ .RU)(heading).bracket : heading);
}


/***/ }),

/***/ 93787:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ kindOfPath),
/* harmony export */   m2: () => (/* binding */ isHedgedLine),
/* harmony export */   mJ: () => (/* binding */ isHedgedNaming)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68897);

const LONGEST_MARKER = 24;
function kindOfPath(path, said) {
    const { marker, change } = path;
    const remark = path.remark.trim() === '' ? said.remark : path.remark;
    if (isHedgedLine([remark, ...said.cells], marker, said.hedges))
        return null;
    if (change !== undefined)
        return change;
    const short = said.cells.filter((cell) => cell.length < LONGEST_MARKER);
    const changes = [changeOfMarker(marker), ...[said.changeCell ?? '', ...short].map(changeOfCell)];
    const marked = changes.find((one) => one !== null);
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarkedDeleted */ .qB)(remark) || [said.changeCell ?? '', ...short].some(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarkedDeleted */ .qB))
        return marked === 'created' ? 'listed' : 'deleted';
    const kind = marked ?? changeOfRemark(remark) ?? said.group;
    if (kind === 'moved')
        return null;
    return kind === null || kind === 'several' ? 'listed' : kind;
}
function isHedgedLine(remarks, marker, hedges) {
    if (marker !== '' && (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isHedgedLabel */ .EF)(marker))
        return true;
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isHedged */ .mN)(remarks.filter((remark) => remark.trim() !== '').join(' | '), hedges);
}
function isHedgedNaming({ lead, remark }, hedges) {
    return isHedgedLine([remark.slice(0, LONGEST_REMARK)], lead, hedges);
}
const LETTERS = new Map([
    ['A', 'created'],
    ['M', 'modified'],
    ['D', 'deleted'],
    ['R', 'moved'],
]);
function changeOfMarker(marker) {
    const letter = /^[^\p{L}]*([AMDR])[^\p{L}]*$/u.exec(marker)?.[1];
    return letter === undefined ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .changeIn */ .UM)(marker) : (LETTERS.get(letter) ?? null);
}
function changeOfCell(written) {
    const cell = withoutPaths(written);
    const change = cell.length < LONGEST_MARKER ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .changeIn */ .UM)(cell) : changeOfRemark(cell);
    return change === 'deleted' ? null : change;
}
function withoutPaths(text) {
    return text.replace(/`[^`]*`|\S+/g, (word) => (/[/\\].*\.[A-Za-z]|`.*\.[A-Za-z]/.test(word) ? 'x.' : word));
}
const FIRST_WORDS = /^[^\p{L}\p{N}]{0,40}(?:[\p{L}\p{N}_]+\s)?([\p{L}\p{N}_]+(?:\s?[/&+]\s?[\p{L}\p{N}_]+)?)(?=\s*(?:$|[)\]】）.,;:|~/(（—–*：，]|--?\s))/u;
const LAST_WORD = /[([（【]\s*([\p{L}\p{N}_]{1,24}(?:\s?[/&+]\s?[\p{L}\p{N}_]{1,24})?)[\s*]*[)\]）】][\s.*]*$/u;
const LONGEST_REMARK = 400;
function changeOfRemark(remark) {
    const words = [
        FIRST_WORDS.exec(withoutPaths(remark.slice(0, LONGEST_REMARK)))?.[1],
        LAST_WORD.exec(withoutPaths(remark.slice(-LONGEST_REMARK)))?.[1],
    ];
    for (const word of words) {
        const change = word === undefined ? null : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .changeIn */ .UM)(word);
        if (change === 'created' || change === 'modified' || change === 'several')
            return change;
    }
    return null;
}


/***/ }),

/***/ 13517:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wu: () => (/* binding */ labelledValues),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   mU: () => (/* binding */ ValueLabel)
/* harmony export */ });
/* harmony import */ var _document_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82822);
/* harmony import */ var _document_sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71810);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38404);



function labelOf(line) {
    const content = ((0,_document_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .itemOf */ .Tu)(line)?.content ?? (0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(line)).text;
    const text = boldLabel(content) ?? colonLabel(content);
    if (text === null || namesPath(text))
        return null;
    return { indent: line.text.length - line.text.trimStart().length, text };
}
function boldLabel(content) {
    if (!content.startsWith('**'))
        return null;
    const close = content.indexOf('**', 2);
    if (close <= 2)
        return null;
    const inner = content.slice(2, close);
    if (/[*`|]/.test(inner))
        return null;
    const rest = content.slice(close + 2).replace(/^\s*[:：]?\s*/, '');
    const bracket = rest.replace(/\s*[:：]?$/, '');
    const isLabel = bracket === '' || /^(?:\(.*\)|（.*）)$/.test(bracket);
    return isLabel ? `${inner} ${bracket}`.trim() : null;
}
function colonLabel(content) {
    if (!/[:：]$/.test(content) || /[*`|]/.test(content))
        return null;
    const text = content.slice(0, -1).trimEnd();
    return text === '' ? null : text;
}
function namesPath(text) {
    return (0,_line_js__WEBPACK_IMPORTED_MODULE_2__/* .readLine */ .X)({ text: text.replace(/[:：]$/, '').trim(), start: 0 }).paths.length > 0;
}
function labelledValues({ lines }, label) {
    const head = [];
    const below = [];
    let parts = 0;
    for (const [at, { heading }] of lines.entries()) {
        const isNamed = heading !== undefined && label.isHeading(heading.name);
        if (heading?.level === 2 && !isNamed)
            parts++;
        const value = label.valueOn(lines, at) ?? (isNamed ? label.valueBelow(lines, at) : null);
        if (value !== null)
            (parts < 2 ? head : below).push(value);
    }
    return { head, below };
}
const NEAR = 3;
const OTHER_LABEL = /^[\s>*_+-]{0,40}\*\*[^*|]{1,60}[:：]/;
const NEXT = /\||(?<=[\p{L}\p{N}]\s{0,9})\*\*/u;
class ValueLabel {
    #name;
    #starts;
    #later;
    #heading;
    constructor(name) {
        this.#name = new RegExp(name, 'i');
        this.#starts = [
            new RegExp(`^[\\s>*_#+-]{0,40}${name}[*_\\s]{0,9}[:：][*_\\s]{0,9}`, 'i'),
            new RegExp(`^[\\s>]{0,40}\\|[\\s*_\\x60]{0,9}${name}[\\s*_\\x60:：]{0,9}\\|`, 'i'),
        ];
        this.#later = new RegExp(`\\*\\*${name}(?:[:：]\\s?\\*\\*|\\*\\*\\s?[:：])`, 'i');
        this.#heading = new RegExp(`^${name}$`);
    }
    isHeading(name) {
        return this.#heading.test(name);
    }
    valueOn(lines, at) {
        const line = lines[at]?.line;
        if (line === undefined || !this.#name.test(line.text) || isHead(line, lines[at + 1]?.line))
            return null;
        const start = this.#startOn(line.text);
        return start === null ? null : tidied(untilNext((0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(line, start)));
    }
    valueBelow(lines, at) {
        for (let below = at + 1; below <= at + NEAR; below++) {
            const { line, heading } = lines[below] ?? {};
            if (line === undefined || heading !== undefined)
                return null;
            if (isHead(line, lines[below + 1]?.line))
                continue;
            const plain = tidied(untilNext((0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(line, /^\s*\|?/.exec(line.text)?.[0].length)));
            const value = this.valueOn(lines, below) ?? plain;
            if (value !== null)
                return value;
        }
        return null;
    }
    #startOn(text) {
        for (const start of this.#starts) {
            const before = start.exec(text)?.[0];
            if (before !== undefined)
                return before.length;
        }
        const later = OTHER_LABEL.test(text) ? this.#later.exec(text) : null;
        return later === null ? null : later.index + later[0].length;
    }
}
function untilNext({ text, start }) {
    const end = text.search(NEXT);
    return { text: end < 0 ? text : text.slice(0, end), start };
}
function isHead({ text }, next) {
    return text.includes('|') && next !== undefined && next.text.includes('-') && /^[\s>|:-]+$/.test(next.text);
}
const NOT_SHOWN = /^(?:[\s*_]|~~[^~]{1,400}~~)*/;
const LONGEST_VALUE = 200;
function tidied({ text, start }) {
    const shown = text.replace(NOT_SHOWN, '').replace(/^[^\p{L}\p{N}[{<]+/u, '');
    let end = shown.length;
    while (/[\s*_\x60]/.test(shown.charAt(end - 1)))
        end--;
    if (shown === '')
        return null;
    return { text: shown.slice(0, Math.min(end, LONGEST_VALUE)), start: start + text.length - shown.length };
}


/***/ }),

/***/ 38404:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readLine)
/* harmony export */ });
/* harmony import */ var _document_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82822);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13502);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68897);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99273);
/* harmony import */ var _unread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8453);





const LONGEST = 2_000_000;
function withoutSigns(text) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTags */ .Cb)(text)
        .replace(/^\*\*([^*\s]+\/)\*\*(?=\s*:?\s*$)/, '  $1  ')
        .replace(/(?<=\.[A-Za-z]\w{0,9})\\$/, ' ');
}
function readLine(content, where = 'plain', links = new Map()) {
    const text = content.text.slice(0, LONGEST);
    const reader = new LineReader({ text: where === 'plain' ? withoutSigns(text) : text, start: content.start }, where, links);
    reader.read();
    return reader;
}
const SEPARATOR = /^\*{0,2}(?:\s*(?:[,;&+、，；]|\/(?=[\s`])|<br\s*\/?>)\s*(?:(?:and|&)\s+)?|\s+(?:and|et|y|e|und|и)\s+|\s*(?:および|及び?|[和与と및])\s*(?=\x60))/iu;
const IN_FOLDER = /^\*{0,2}\s*[:：]\s*(?=`|[\w.-]+\.\w+\s*(?:$|[,;]))/;
const ARROWS = '→|⇒|⟶|➜|➔|➡|↦|[-=]{1,2}>';
const ARROW = new RegExp(`^\\*{0,2}\\s*(?:${ARROWS})\\uFE0F?\\s*`);
const MOVED_TO = /^\*{0,2}\s*(?:\(?(?:was\s+)?(?:renamed|moved)\s+)?to\s+/i;
const BRACKET = /^\*{0,2}\s*(?:\([^()`]{1,80}\)|（[^（）`]{1,80}）|\[[^[\]`]{1,40}\](?!\())(?=\s*(?:[,;&+、，；]|→|⇒|[-=]>))/;
const MARKER = new RegExp(`^(?:${[
    '[\\p{Extended_Pictographic}\\u{FE0F}\\u{200D}\\s✓✔*_]',
    '\\[[^\\]\\x60/.]{1,20}\\](?![(/])',
    '[(（][^)）\\x60/.]{1,20}[)）](?!/)',
    '\\*{0,2}\\p{L}[\\p{L}\\p{N}_ /&-]{0,40}(?:\\([^()\\x60/.]{1,20}\\))?\\*{0,2}\\s{0,9}(?::\\*{0,2}(?=\\s)|：\\*{0,2})',
].join('|')})+`, 'u');
const NAME = /^[\w.-]+\.[A-Za-z]\w{0,7}(?=\s*[(（])/;
const STRUCK = /^\s*~~([^~]{1,400})~~\s*(?:(?:→|⇒|[-=]>|,)\s*)?/;
const WORD = /^(?:([AMDRC])|(\p{L}[\p{L}\p{M}-]{0,24})(?:\s+files?)?\*{0,2})\s+/u;
const QUOTES = new Map([
    ['"', '"'],
    ["'", "'"],
    ['“', '”'],
    ['‘', '’'],
    ['„', '“'],
    ['«', '»'],
    ['「', '」'],
]);
class LineReader {
    paths = [];
    patterns = [];
    lead = '';
    remark = '';
    further = null;
    isStruck = false;
    saysNone = false;
    #text;
    #start;
    #where;
    #links;
    #last = null;
    constructor({ text, start }, where, links) {
        this.#text = text;
        this.#start = start;
        this.#where = where;
        this.#links = links;
    }
    read() {
        let at = this.#skipStruck(0);
        let marker = this.#markerAt(at);
        at = this.#skipStruck(at + marker.length);
        this.lead = marker;
        let change;
        for (let element = this.#elementAt(at); element !== null;) {
            at = element.end;
            this.#last = element.paths.at(-1)?.path ?? this.#last;
            const bracket = /\s|[*([（]/.test(this.#text.charAt(at))
                ? (BRACKET.exec(this.#text.slice(at, at + MAX_DISTANCE))?.[0] ?? '')
                : '';
            const behind = this.#nextAfter(at + bracket.length, marker, element.paths.length > 0 && change === undefined);
            const next = behind !== null && (bracket === '' || behind.isSure) ? behind : null;
            const remark = next === null ? element.remark : `${element.remark}${bracket}`;
            for (const path of element.paths) {
                const own = path.marker === undefined || path.marker === '' ? marker : path.marker;
                this.paths.push({ ...path, marker: own, remark, ...(change === undefined ? {} : { change }) });
            }
            if (element.pattern !== null)
                this.patterns.push(element.pattern);
            if (next === null)
                break;
            change = next.isArrow ? 'created' : undefined;
            if (next.isArrow)
                this.#deletedByArrow();
            marker = next.marker;
            element = next.element;
        }
        this.remark = this.#text.slice(at);
        const comma = /^\s*[,;、，；·•|]\s*/.exec(this.remark.slice(0, MAX_DISTANCE))?.[0];
        if (comma !== undefined && (0,_unread_js__WEBPACK_IMPORTED_MODULE_4__/* .startsWithPath */ .PS)(this.remark.slice(comma.length))) {
            this.further = (0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(this.#source(at + comma.length));
        }
        this.saysNone = this.paths.length === 0 && (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .saysNone */ .pD)(this.remark);
    }
    #deletedByArrow() {
        const last = this.paths.pop();
        if (last !== undefined)
            this.paths.push({ ...last, change: 'deleted' });
    }
    #nextAfter(end, marker, mayMove) {
        const rest = this.#text.slice(end, end + MAX_DISTANCE);
        const arrow = mayMove ? (ARROW.exec(rest) ?? this.#movedTo(rest, marker)) : null;
        if (arrow !== null) {
            return this.#nextAt(end + arrow[0].length, marker, true);
        }
        const inFolder = this.#last?.endsWith('/') === true ? IN_FOLDER.exec(rest)?.[0] : undefined;
        const gap = inFolder ?? SEPARATOR.exec(rest)?.[0] ?? '';
        const from = end + gap.length;
        const own = this.#markerAt(from);
        const isLabel = /[:：]/.test(own);
        if (gap === '' && (!isLabel || (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .changeIn */ .UM)(own) === null))
            return null;
        return this.#nextAt(from + own.length, isLabel || own.trim() !== '' ? own : marker, false);
    }
    #nextAt(at, marker, isArrow) {
        const element = this.#elementAt(at);
        if (element === null)
            return null;
        const text = this.#text.slice(at, at + MAX_DISTANCE);
        const isSure = /^\*{0,2}[`[<]/.test(text) || NAME.test(text) || element.paths[0]?.path.includes('/') === true;
        return { element, marker, isArrow, isSure };
    }
    #movedTo(rest, marker) {
        const found = MOVED_TO.exec(rest);
        if (found === null)
            return null;
        return /(?:renamed|moved)/i.test(found[0]) || /^\W*(?:renamed?|moved?)(?!\w)/i.test(marker) ? found : null;
    }
    #skipStruck(from) {
        let at = from;
        for (;;) {
            const struck = STRUCK.exec(this.#text.slice(at, at + 500));
            if (struck === null)
                return at;
            this.isStruck ||= readLine({ text: struck[1] ?? '', start: 0 }, this.#where).paths.length > 0;
            at += struck[0].length;
        }
    }
    #markerAt(at) {
        if (this.#text[at] === '`' || (this.#text[at] === '[' && this.#linkAt(at) !== null))
            return '';
        const text = this.#text.slice(at, at + MAX_DISTANCE);
        let marker = MARKER.exec(text)?.[0] ?? '';
        if (!/^[`[<~"'“‘„«「]/.test(text.slice(marker.length)))
            marker = marker.replace(/_+$/, '');
        if ((0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isLikeFile */ .kj)(marker.replace(/[\s*]*[:：][\s*]*$/, '').trim()))
            return '';
        const behind = text.slice(marker.length);
        const word = WORD.exec(behind);
        if (word === null)
            return marker;
        const [all, letter, verb = ''] = word;
        const isSaid = letter !== undefined || (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .changeIn */ .UM)(verb) !== null;
        return isSaid && this.#elementAt(at + marker.length + all.length) !== null ? `${marker}${all}` : marker;
    }
    #elementAt(at) {
        const text = this.#text;
        const opened = /^\*{0,2}/.exec(text.slice(at, at + 2))?.[0].length ?? 0;
        const sign = text[at + opened];
        if (sign === '`')
            return this.#codeAt(at + opened);
        if (sign === '[')
            return this.#linkAt(at + opened) ?? this.#plainAt(at);
        if (sign === '<')
            return this.#enclosedAt(at + opened);
        const close = QUOTES.get(sign ?? '');
        return close === undefined ? this.#plainAt(at) : this.#quotedAt(at + opened, close);
    }
    #codeAt(at) {
        const ticks = /^`+/.exec(this.#text.slice(at, at + 9))?.[0] ?? '`';
        const close = this.#text.indexOf(ticks, at + ticks.length);
        if (close < 0)
            return null;
        const span = (0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(this.#source(at + ticks.length, close));
        if (this.#last !== null && /^\.[^/]+$/.test(span.text)) {
            return { paths: [], pattern: null, remark: '', end: close + ticks.length };
        }
        return this.#inner(span, close + ticks.length, 'code');
    }
    #quotedAt(at, sign) {
        const close = this.#text.indexOf(sign, at + 1);
        if (close < 0)
            return null;
        return this.#inner((0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(this.#source(at + 1, close)), close + 1, 'code');
    }
    #inner(span, end, where) {
        const whole = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(span.text, where);
        const isOne = whole.kind === 'paths' && whole.paths.every(({ needs }) => needs !== 'file');
        if (isOne)
            return { ...one(whole.paths, span), end };
        if (whole.kind === 'pattern' && !/\s/.test(span.text)) {
            return { paths: [], pattern: { pattern: whole.pattern, at: span }, remark: '', end };
        }
        const inner = readLine(span, 'code', this.#links);
        if (inner.paths.length > 0 && inner.patterns.length === 0) {
            const [first, ...others] = inner.paths;
            const all = first !== undefined && others.length === 0 && whole.kind === 'paths'
                ? [{ ...first, readings: [span.text, ...(first.readings ?? [])] }]
                : inner.paths;
            return { paths: all, pattern: null, remark: inner.remark, end };
        }
        return whole.kind === 'paths' ? { ...one(whole.paths, span), end } : null;
    }
    #linkAt(at) {
        const link = (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .linkIn */ .qn)(this.#source(at), this.#links);
        if (link === null)
            return null;
        const { shown, target, isDefined } = link;
        const end = at + link.end;
        const written = target === null ? '' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .decoded */ .DH)(target.text).replaceAll('`', '');
        const isName = !shown.text.includes('/') && (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCitation */ .w6)(written).endsWith(`/${shown.text}`);
        const named = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(shown.text, 'code');
        if (!isName && named.kind === 'paths' && named.paths.every(({ needs }) => needs !== 'file')) {
            return { ...one(named.paths, shown), end };
        }
        if (target === null)
            return null;
        const found = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(written, 'code');
        if (found.kind !== 'paths')
            return null;
        const dot = written.startsWith('./') ? './' : '';
        const paths = found.paths.map((path) => ({
            ...path,
            path: `${dot}${path.path}`,
            at: isDefined ? this.#source(at, end) : placeOf(path, target),
            isLinked: true,
        }));
        return { paths, pattern: null, remark: '', end };
    }
    #enclosedAt(at) {
        const found = (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .enclosedIn */ .bV)(this.#source(at));
        return found === null ? null : this.#inner(found.inner, at + found.end, 'code');
    }
    #plainAt(at) {
        const text = this.#text.slice(at);
        if (text === '' || /^\s/.test(text))
            return null;
        const braces = /^(?:[^\s{},;]{0,255}\{[^{}\n]{0,255}\})+/.exec(text)?.[0].length ?? 0;
        const whole = braces + (PLAIN_END.exec(text.slice(braces))?.index ?? text.length - braces);
        const end = (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutBracket */ .Ve)(text.slice(0, whole)).length;
        const span = (0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(this.#source(at, at + end));
        if (span.text === '')
            return null;
        const where = this.#where;
        const last = this.#last;
        const isExtension = last !== null && /^\.[\w.]+$/.test(span.text);
        const found = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(isExtension ? `${last.replace(/(?<=[^/])\.[^/]*$/, '')}${span.text}` : span.text, where);
        if (found.kind === 'pattern' && !/\s/.test(span.text)) {
            return { paths: [], pattern: { pattern: found.pattern, at: span }, remark: '', end: at + end };
        }
        if (found.kind !== 'paths')
            return null;
        const paths = found.paths.map((path) => isExtension ? { ...path, readings: [path.path, span.text], needs: 'extension' } : path);
        return { ...one(paths, span), end: at + end };
    }
    #source(from, to) {
        return { text: this.#text.slice(from, to), start: this.#start + from };
    }
}
function one(paths, span) {
    return { paths: paths.map((path) => ({ ...path, at: placeOf(path, span) })), pattern: null, remark: '' };
}
function placeOf({ path }, span) {
    const from = span.text.indexOf(path);
    return from < 0 ? span : { text: path, start: span.start + from };
}
const PLAIN_END = new RegExp([
    String.raw `\s*(?:${ARROWS})`,
    String.raw `\s+(?:[(#+—–[&✓✔]|(?![❌⚠🚫])\p{Extended_Pictographic}|--?(?:\s|$)|\/\s)`,
    String.raw `\s+(?:and|et|und|to|и)\s+(?=[\x60"'[\w.@-]+[/.])`,
    String.raw `\s+(?:was\s+)?(?:renamed|moved)\s+to\s`,
    String.raw `:(?=\s|$)`,
    String.raw `[,;](?=\s|$)`,
    '[（【：，、；—]',
].join('|'), 'iu');
const MAX_DISTANCE = 120;


/***/ }),

/***/ 13502:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ withoutTags),
/* harmony export */   DH: () => (/* binding */ decoded),
/* harmony export */   Ve: () => (/* binding */ withoutBracket),
/* harmony export */   bV: () => (/* binding */ enclosedIn),
/* harmony export */   qn: () => (/* binding */ linkIn)
/* harmony export */ });
/* harmony import */ var _document_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82822);
/* harmony import */ var _markdown_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80569);


const CODE_OR_TAG = /`[^`]*`|<\/?(?:a|abbr|b|cite|del|em|font|i|ins|kbd|mark|p|s|samp|small|span|strong|sub|sup|tt|u|var|wbr)(?:\s[^<>]{0,200})?\/?>/gi;
function withoutTags(text) {
    if (!text.includes('<'))
        return text;
    return text.replace(CODE_OR_TAG, (found) => (found.startsWith('`') ? found : ' '.repeat(found.length)));
}
const LONGEST_LINK = 2_000;
function linkIn({ text, start }, links) {
    const source = { text: text.slice(0, LONGEST_LINK), start };
    const middle = closing(source.text, 0, '[', ']');
    const target = middle === null ? null : targetIn(source, middle, links);
    if (middle === null || target === null)
        return null;
    const label = (0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(source, 1, middle);
    const isCode = /^`[^`]*`$/.test(label.text);
    return { shown: isCode ? (0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(label, 1, label.text.length - 1) : label, ...target };
}
function targetIn(source, middle, links) {
    const { text, start } = source;
    if (text[middle + 1] === '(') {
        const close = closing(text, middle + 1, '(', ')');
        if (close === null)
            return null;
        const written = (0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(source, middle + 2, close);
        const found = /^(?:<([^<>]*)>|(\S*))(?:\s+["'(].*)?$/.exec(written.text);
        const from = found?.[1] === undefined ? 0 : 1;
        const target = found === null ? null : (0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(written, from, from + (found[1] ?? found[2] ?? '').length);
        return { target, isDefined: false, end: close + 1 };
    }
    const reference = /^\[([^\]]*)\]/.exec(text.slice(middle + 1));
    const name = reference?.[1] === undefined || reference[1] === '' ? text.slice(1, middle) : reference[1];
    const defined = links.get((0,_markdown_block_js__WEBPACK_IMPORTED_MODULE_1__/* .linkName */ .K)(name));
    if (defined === undefined && reference === null)
        return null;
    const target = defined === undefined ? null : { text: defined, start };
    return { target, isDefined: true, end: middle + 1 + (reference?.[0].length ?? 0) };
}
function decoded(target) {
    try {
        return decodeURIComponent(target);
    }
    catch {
        return target;
    }
}
function enclosedIn(source) {
    const found = /^<code>([^<>`]*)<\/code>|^<([^<>\s`]+)>/i.exec(source.text.slice(0, LONGEST_LINK));
    const inner = found?.[1] ?? found?.[2];
    if (found === null || inner === undefined)
        return null;
    const from = found[0].indexOf(inner, 1);
    return { inner: (0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(source, from, from + inner.length), end: found[0].length };
}
function withoutBracket(text) {
    if (!text.endsWith(')'))
        return text;
    let end = text.length;
    let unopened = text.split(')').length - text.split('(').length;
    for (; unopened > 0 && text[end - 1] === ')'; unopened--)
        end--;
    return text.slice(0, end);
}
function closing(text, at, open, close) {
    let depth = 0;
    for (let n = at; n < text.length; n++) {
        if (text[n] === open)
            depth++;
        else if (text[n] === close && --depth === 0)
            return n;
    }
    return null;
}


/***/ }),

/***/ 99273:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ readPath),
/* harmony export */   jh: () => (/* binding */ isCommitId),
/* harmony export */   kj: () => (/* binding */ isLikeFile),
/* harmony export */   w6: () => (/* binding */ withoutCitation)
/* harmony export */ });
const NONE = { kind: 'none' };
const MOST_PATHS = 50;
const PLAIN = /^[A-Za-z0-9_]+(?:\/[A-Za-z0-9_-]+)+\.[A-Za-z]{1,8}$/;
const DATE = /YYYY[-_]?MM[-_TDHMSms]*/g;
const LONGEST = 4_096;
function readPath(written, where) {
    if (written.length > LONGEST)
        return NONE;
    if (PLAIN.test(written) && !NEVER.test(written) && !written.includes('YYYY'))
        return { kind: 'paths', paths: [{ path: written }] };
    const text = tidied(written, where).replace(DATE, '*');
    if (NO_WORD.has(text.toLowerCase()) || NEVER.test(text))
        return NONE;
    const paths = [];
    for (const one of expanded(text)) {
        if (isPattern(one))
            return isLikeFile(one.replace(/[*?{}…[\]]+/g, 'x')) ? { kind: 'pattern', pattern: one } : NONE;
        const reading = readingOf(one, where);
        if (reading === null)
            return NONE;
        paths.push(reading);
    }
    return { kind: 'paths', paths };
}
function readingOf(text, where) {
    if (/["`^]/.test(text))
        return null;
    const path = withoutCitation(text);
    const readings = path === text ? {} : { readings: [text] };
    if (/\s/.test(path))
        return where !== 'plain' && isLikeFile(path) ? { path, ...readings, needs: 'file' } : null;
    if (NO_FILE.test(path))
        return null;
    if (!isFile(path, where))
        return where === 'string' && WORD.test(path) ? { path, needs: 'file' } : null;
    const isName = where !== 'code' && !path.includes('/') && !path.startsWith('.') && !BARE_NAMES.has(path);
    return { path, ...readings, ...(isName ? { needs: 'extension' } : {}) };
}
const WORD = /^[\w.-]{1,100}$/;
const NUMBERS = /^[\w-]*\d(?:,\d{1,6})+$/;
function isFile(path, where) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (name === '')
        return /[\p{L}\p{N}_]/u.test(path);
    return isLikeFile(where === 'plain' ? name : path) || (path !== name && NUMBERS.test(name));
}
function tidied(written, where) {
    let text = written.trim();
    const quoted = /^(["'])(.*)\1$/s.exec(text)?.[2];
    if (quoted !== undefined)
        text = quoted.trim();
    text = text.replace(/^\*+(?=[^*]*[^*/]\*+[,;]*$)/, '');
    text = text.replace(where === 'plain' ? /(?<![*/.])\*+(?=[,;]*$)/ : /(?<=\.[A-Za-z]\w{0,9})\*+(?=[,;]*$)/, '');
    text = text.replace(/(?<![,;])[,;]+$/, '');
    if (where === 'plain') {
        text = shown(text.replace(/(?<=^|\/)\*\*(\w{1,40})\*\*(?=\/)/g, '__$1__')).replace(/(?<=\.[A-Za-z][A-Za-z0-9]{0,9})\.$/, '');
        const [, marks, inner] = /^(__?)(\S*\.[A-Za-z0-9]+)\1$/.exec(text) ?? [];
        if (marks !== undefined && inner !== undefined)
            text = inner;
    }
    text = text.replaceAll('\\', '/');
    const scheme = /^[A-Za-z][A-Za-z0-9+.-]+:\/\//.exec(text)?.[0] ?? '';
    const rest = text.slice(scheme.length).replace(/(?<!\/)\/{2,}/g, '/');
    return `${scheme}${rest.replace(/^(?:\.\/)+(?=[^/])/, '')}`;
}
const ENTITIES = new Map([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
    ['nbsp', ' '],
    ['lowbar', '_'],
    ['ast', '*'],
    ['sol', '/'],
    ['period', '.'],
    ['colon', ':'],
    ['comma', ','],
    ['num', '#'],
]);
function shown(text) {
    if (!/[\\&]/.test(text))
        return text;
    const plain = /^[A-Za-z]:\\/.test(text) ? text : text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
    return plain.replace(/&(?:#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|([A-Za-z]{2,31}));/g, (whole, decimal, hex, name) => {
        if (typeof name === 'string')
            return ENTITIES.get(name) ?? whole;
        const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    });
}
const NO_WORD = new Set([
    ...['', 'none', 'none.', 'n/a', 'na', 'nil', 'null', 'tbd', 'nothing', 'true', 'false'],
    ...['-', '—', '–', '~', '.', '..', '...', '…', '[]', '{}', '/', '*'],
    ...['and/or', 'either/or', 'w/o', 'w/', 'i/o', 'e.g', 'e.g.', 'i.e', 'i.e.'],
]);
const NEVER = /[<>|]|\$[{(]|^\$[A-Z_][A-Z0-9_]*(?:\/|$)|^(?!file:)[A-Za-z][A-Za-z0-9+.-]+:\/\/|^(?:mailto|data|tel):|(?:^|\/)\.git(?:\/|$)|^[-#!&]|^\[\]?$/;
const NO_FILE = /^(?:=.*=|@[\w.-]+\/[\w-]+|@(?:\/[\w-]+)+|[\w.+-]+@[\w.-]+|\/(?:[^/]*\/)*[^/.]*|\d+\/\d+|(?!file:)[^:]{2,}:\/.*)$/;
const EXTENSION = /[^./]\.[A-Za-z][A-Za-z0-9]{0,9}$/;
const BRACES = /\{([\w.@/-]*(?:\s?,\s?[\w.@/-]*)+)\}/;
function expanded(text) {
    let all = [text];
    const listed = text.includes('{') ? [] : text.split(',');
    if (listed.length > 1 &&
        listed.length <= MOST_PATHS &&
        listed.every((one) => !/\s/.test(one) && EXTENSION.test(one))) {
        return listed;
    }
    for (let found = BRACES.exec(text); found !== null; found = BRACES.exec(all[0] ?? '')) {
        const words = (found[1] ?? '').split(',').map((word) => word.trim());
        if (all.length * words.length > MOST_PATHS)
            return [text];
        const list = found[0];
        all = all.flatMap((one) => words.map((word) => one.replace(list, () => word)));
    }
    return all;
}
function isPattern(text) {
    if (/[*?{}…]|\[(?:\d+-\d+|[A-Za-z]-[A-Za-z])\]|\(\.\w+\)|\[\.\w+\]/.test(text))
        return true;
    return text.split('/').some((segment) => segment !== '..' && segment.replaceAll('[...', '[').includes('..'));
}
const CITATION = /(?:::[^]*|#[^/]*|(?::\d+(?:-\d+)?){1,2}|:[A-Za-z_$][\w$.]*(?:\(\))?)$/;
function withoutCitation(text) {
    const path = text.replace(CITATION, '');
    return path !== text && isLikeFile(path.slice(path.lastIndexOf('/') + 1)) ? path : text;
}
const BARE_NAMES = new Set([
    ...['Dockerfile', 'Containerfile', 'Makefile', 'Justfile', 'justfile', 'Procfile', 'Gemfile', 'Rakefile', 'Brewfile'],
    ...['Podfile', 'Caddyfile', 'Jenkinsfile', 'Vagrantfile', 'LICENSE', 'NOTICE', 'CODEOWNERS', 'README', 'CHANGELOG'],
    'VERSION',
]);
function isLikeFile(path) {
    if (path.includes('/') || BARE_NAMES.has(path))
        return true;
    return /^\.[\w@+-]+$|[^]\.[A-Za-z][\w+-]{0,11}$/.test(path);
}
function isCommitId(text) {
    return /^[0-9a-f]{7,40}$/.test(text) && /\d/.test(text) && !/^20\d\d(?:0[1-9]|1[0-2])\d*$/.test(text);
}


/***/ }),

/***/ 34263:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ unreadInSection),
/* harmony export */   E3: () => (/* binding */ readString),
/* harmony export */   GU: () => (/* binding */ readSection),
/* harmony export */   Se: () => (/* binding */ readLines)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6644);
/* harmony import */ var _document_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82822);
/* harmony import */ var _document_sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71810);
/* harmony import */ var _headings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30825);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93787);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13517);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38404);
/* harmony import */ var _shorthand_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50263);
/* harmony import */ var _unread_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8453);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68897);










function readSection(section, options) {
    return readLines(section.lines, options, section.code, section);
}
function unreadInSection(section, options) {
    const { claims, unread } = readSection(section, options);
    return [...claims.map(({ at }) => at), ...unread];
}
function readLines(lines, options, code = [], heading) {
    const reader = new PlaceReader(options);
    if (heading !== undefined)
        reader.enter(heading.level, heading.heading.text);
    reader.takeLines(lines);
    for (const line of code)
        reader.takeShown(line);
    return reader;
}
function readString(source, options) {
    const reader = new PlaceReader(options);
    reader.takeString(source);
    return reader;
}
const OPEN_BOX = /^["']?\[ \]\s/;
function withWhole(naming, text) {
    const [first, ...others] = naming.paths;
    if (first === undefined || others.length > 0 || !/\s/.test(text))
        return naming;
    return { ...naming, paths: [{ ...first, readings: [text, ...(first.readings ?? [])] }] };
}
class PlaceReader {
    claims = [];
    unread = [];
    hedged = 0;
    dropped = 0;
    saysNone = false;
    #options;
    #headings = [];
    #label = null;
    #owner = null;
    #folder = null;
    #isProse = false;
    constructor(options) {
        this.#options = options;
    }
    enter(level, heading) {
        const outer = this.#headings.filter((one) => one.level < level);
        this.#headings = [...outer, { level, group: (0,_headings_js__WEBPACK_IMPORTED_MODULE_2__/* .groupOfHeading */ .pC)(heading) }];
        this.#label = this.#owner = this.#folder = null;
        this.#isProse = false;
    }
    takeLines(lines) {
        for (let n = 0; n < lines.length; n++) {
            const { heading } = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .elementAt */ .s2)(lines, n);
            const { line, more } = wholeItem(lines, n);
            n += more;
            if (heading !== undefined) {
                this.enter(heading.level, heading.heading.text);
                this.#folder = this.#folderIn(this.#read(heading.heading, 'plain'));
                if (this.#folder === null && (0,_unread_js__WEBPACK_IMPORTED_MODULE_6__/* .holdsPath */ .WD)(heading.heading.text, 'text') && !this.#isHedged)
                    this.unread.push(heading.heading);
                continue;
            }
            const rows = (0,_document_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .tableAt */ .af)(lines, n);
            if (rows > 0) {
                this.#table(lines.slice(n, n + rows).map((one) => one.line));
                n += rows - 1;
            }
            else if ((0,_unread_js__WEBPACK_IMPORTED_MODULE_6__/* .isDrawn */ .tl)(line.text))
                this.takeShown(line);
            else if (!/\/\s*$/.test(line.text) || !(0,_unread_js__WEBPACK_IMPORTED_MODULE_6__/* .isDrawn */ .tl)(lines[n + 1]?.line.text ?? ''))
                this.#take(line);
        }
    }
    takeShown(line) {
        const content = (0,_document_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .itemOf */ .Tu)(line)?.content ?? (0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(line);
        if ((0,_unread_js__WEBPACK_IMPORTED_MODULE_6__/* .mayListFile */ .mW)(line))
            this.#leave(content, this.#read(content, 'plain'));
    }
    takeString(source) {
        const content = (0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(source);
        const naming = this.#read(content, 'string');
        if (OPEN_BOX.test(content.text)) {
            if (naming.paths.length > 0)
                this.dropped++;
            return;
        }
        if (naming.paths.length + naming.patterns.length > 0 || naming.isStruck) {
            this.#name(withWhole(naming, content.text), []);
        }
        else if ((0,_unread_js__WEBPACK_IMPORTED_MODULE_6__/* .mayNameFile */ .NZ)(content.text))
            this.#leave(content, naming);
    }
    #read(content, where) {
        const { links, accepts } = this.#options;
        const naming = (0,_line_js__WEBPACK_IMPORTED_MODULE_5__/* .readLine */ .X)(content, where, links);
        return accepts === undefined ? naming : { ...naming, paths: naming.paths.filter(({ path }) => accepts(path)) };
    }
    #take(line) {
        if (line.text.trim() === '') {
            this.#isProse = false;
            return;
        }
        const item = (0,_document_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .itemOf */ .Tu)(line);
        const indent = item?.indent ?? line.text.length - line.text.trimStart().length;
        const isInner = this.#owner !== null && indent > this.#owner.indent;
        const label = isInner && item !== null ? null : (0,_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .labelOf */ .Wy)(line);
        if (label !== null) {
            this.#enterLabel(label);
            if ((0,_unread_js__WEBPACK_IMPORTED_MODULE_6__/* .holdsPath */ .WD)(label.text, 'text'))
                this.#leave((0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(line), this.#read((0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(line), 'plain'));
            return;
        }
        if (isInner) {
            if (item !== null && item.isTicked !== false)
                this.#below(item.content);
        }
        else if (item === null)
            this.#text(line);
        else
            this.#item(item.content, item.indent, item.isTicked === false);
    }
    #enterLabel({ indent, text }) {
        this.#owner = this.#folder = null;
        this.#isProse = false;
        const group = (0,_headings_js__WEBPACK_IMPORTED_MODULE_2__/* .groupOf */ .F8)(text);
        if (indent > 0 && group.change === null && !group.isHedged && group.root === null)
            return;
        this.#label = group;
    }
    #item(content, indent, isOpen) {
        const naming = this.#placed(this.#read(content, 'plain'));
        this.#isProse = naming.paths.length === 0;
        this.#owner = null;
        if (naming.saysNone)
            this.saysNone = true;
        if (naming.paths.length + naming.patterns.length === 0) {
            if (!isOpen && ((0,_unread_js__WEBPACK_IMPORTED_MODULE_6__/* .holdsPath */ .WD)(content.text, 'item') || (0,_unread_js__WEBPACK_IMPORTED_MODULE_6__/* .pointsElsewhere */ .G1)(content.text)))
                this.#leave(content, naming);
            if (naming.isStruck)
                this.dropped++;
            return;
        }
        const at = this.claims.length;
        if (isOpen)
            this.dropped++;
        else
            this.#name(naming, []);
        const [claim, ...others] = this.claims.slice(at);
        this.#owner = { indent, at, folder: claim?.path.endsWith('/') === true && others.length === 0 ? claim : null };
    }
    #placed(naming) {
        const { folder = null, at = 0 } = this.#folder ?? {};
        if (folder === null || !isOfNames(naming))
            return naming;
        if (this.claims[at] === folder)
            this.claims.splice(at, 1);
        return { ...naming, paths: naming.paths.map((name) => (0,_shorthand_js__WEBPACK_IMPORTED_MODULE_9__/* .below */ .Gz)(folder.path, name)) };
    }
    #folderIn({ paths, remark }, at = this.claims.length) {
        const [path, ...others] = paths;
        const isAll = path?.path.endsWith('/') === true && others.length === 0 && !/[\p{L}\p{N}]/u.test(remark);
        return isAll ? { folder: this.claims[at] ?? { ...path, kind: 'listed' }, at } : null;
    }
    #below(content) {
        const { folder, at } = this.#owner ?? { folder: null, at: 0 };
        if (folder === null)
            return;
        const naming = this.#read(content, 'plain');
        if (!isOfNames(naming) || /\p{L}/u.test(naming.lead))
            return;
        if (this.claims[at] === folder)
            this.claims.splice(at, 1);
        this.#name({ ...naming, paths: naming.paths.map((name) => ({ ...(0,_shorthand_js__WEBPACK_IMPORTED_MODULE_9__/* .below */ .Gz)(folder.path, name), needs: 'file' })) }, []);
    }
    #text(line) {
        const content = (0,_document_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(line);
        if ((0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .saysNone */ .pD)(content.text))
            this.saysNone = true;
        const naming = this.#read(content, 'plain');
        const isLine = !this.#isProse && naming.paths.length + naming.patterns.length > 0 && !/\p{L}/u.test(naming.lead);
        if (isLine) {
            const at = this.claims.length;
            this.#name(naming, []);
            this.#folder = this.#folderIn(naming, at);
            return;
        }
        if ((0,_unread_js__WEBPACK_IMPORTED_MODULE_6__/* .startsWithPath */ .PS)(content.text) || (0,_unread_js__WEBPACK_IMPORTED_MODULE_6__/* .holdsPath */ .WD)(content.text, 'text'))
            this.#leave(content, naming);
        this.#isProse = true;
        this.#folder = null;
    }
    #table(lines) {
        this.#owner = null;
        this.#isProse = false;
        const [head, , ...rows] = lines.map(_document_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .cellsIn */ .HH);
        const kinds = (head ?? []).map(({ text }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .columnOf */ .uV)(text));
        const columns = { path: kinds.indexOf('path'), change: kinds.indexOf('change') };
        const isRow = head !== undefined && kinds.every((kind) => kind === null) && this.#pathCell(head, columns) !== null;
        for (const cells of isRow ? [head, ...rows] : rows)
            this.#row(cells, columns);
    }
    #row(cells, columns) {
        const found = this.#pathCell(cells, columns);
        const others = cells.filter((_, n) => n !== found?.at).map(({ text }) => text);
        if (found !== null) {
            this.#name(found.naming, others, cells[columns.change]?.text);
            return;
        }
        const unread = cells.find(({ text }) => (0,_unread_js__WEBPACK_IMPORTED_MODULE_6__/* .holdsPath */ .WD)(text, 'item'));
        if (unread !== undefined && !(0,_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .isHedgedLine */ .m2)(others, '', this.#options.hedges)) {
            this.#leave(unread, this.#read(unread, 'plain'));
        }
    }
    #pathCell(cells, { path }) {
        const order = path < 0 ? [...cells.keys()] : [path, ...cells.keys()];
        for (const at of order) {
            const cell = cells[at];
            if (cell === undefined)
                continue;
            const naming = this.#read(cell, 'plain');
            if (naming.paths.length + naming.patterns.length > 0 || naming.isStruck)
                return { at, naming };
        }
        return null;
    }
    #name(naming, cells, changeCell) {
        const { hedges } = this.#options;
        const isHedgedAll = this.#isHedged || (0,_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .isHedgedLine */ .m2)([naming.remark, ...cells], naming.lead, hedges);
        if (naming.paths.length === 0) {
            if (naming.isStruck)
                this.dropped++;
            else if (isHedgedAll)
                this.hedged++;
            else
                this.#patterns(naming);
            return;
        }
        let isHedged = false;
        const under = this.#groups.find(({ root }) => root !== null)?.root ?? null;
        const said = { remark: naming.remark, cells, changeCell, group: this.#change, hedges };
        const kinds = new Map();
        for (const path of (0,_shorthand_js__WEBPACK_IMPORTED_MODULE_9__/* .withFolders */ .Qy)(naming.paths)) {
            const key = `${path.change ?? ''}\n${path.marker}\n${path.remark}`;
            const known = kinds.get(key);
            const kind = this.#isHedged ? null : known === undefined ? (0,_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOfPath */ .Bs)(path, said) : known;
            kinds.set(key, kind);
            isHedged ||= kind === null;
            if (kind !== null)
                this.claims.push({ ...path, ...(under === null ? {} : { under }), kind });
        }
        if (naming.isStruck)
            this.dropped++;
        else if (isHedged)
            this.hedged++;
        if (isHedgedAll)
            return;
        this.#patterns(naming);
        if (naming.further !== null)
            this.unread.push(naming.further);
    }
    #patterns({ patterns }) {
        for (const { pattern, at } of patterns)
            this.unread.push({ ...at, pattern });
    }
    #leave(content, naming) {
        if (naming.saysNone)
            return;
        if (naming.isStruck || this.#isHedged || (0,_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .isHedgedNaming */ .mJ)(naming, this.#options.hedges))
            return;
        this.unread.push(content);
    }
    get #change() {
        const said = this.#groups.find(({ change }) => change !== null)?.change ?? this.#options.kind ?? null;
        return said === 'listed' ? null : said;
    }
    get #isHedged() {
        return this.#groups.some(({ isHedged }) => isHedged);
    }
    get #groups() {
        const headings = this.#headings.map(({ group }) => group).reverse();
        return this.#label === null ? headings : [this.#label, ...headings];
    }
}
function isOfNames({ paths }) {
    return paths.length > 0 && paths.every(({ path }) => !path.includes('/'));
}
const JOINED = /(?:[,;，、；→⇒]|[-=]>)\s*$/;
const JOINED_NAME = new RegExp(`(?:[\`)）]|\\.[A-Za-z]\\w{0,9})\\*{0,2}\\s*${JOINED.source}`);
function wholeItem(lines, at) {
    const { line } = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .elementAt */ .s2)(lines, at);
    const item = (0,_document_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .itemOf */ .Tu)(line);
    if (item === null)
        return { line, more: 0 };
    const parts = [line.text];
    let end = line.start + line.text.length;
    let open = openBehind(item.content.text, 0);
    let whole = parts.length;
    for (;;) {
        const { line: next, heading } = lines[at + parts.length] ?? {};
        if (next === undefined || heading !== undefined || next.text.trim() === '')
            break;
        if ((0,_document_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .itemOf */ .Tu)(next) !== null || (0,_document_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .tableAt */ .af)(lines, at + parts.length) > 0)
            break;
        const isDeeper = next.text.search(/\S/) > item.indent;
        const isNext = (0,_unread_js__WEBPACK_IMPORTED_MODULE_6__/* .startsWithPath */ .PS)(next.text) || /^\s*`[\w.-]{1,100}\.[A-Za-z]\w{0,9}`/.test(next.text);
        const goesOn = isDeeper ? JOINED : JOINED_NAME;
        if (!(open > 0 && isDeeper) && !(isNext && goesOn.test((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .elementAt */ .s2)(parts, parts.length - 1))))
            break;
        parts.push(`${' '.repeat(Math.max(next.start - end, 0))}${next.text}`);
        end = next.start + next.text.length;
        open = openBehind(next.text, open);
        if (open === 0)
            whole = parts.length;
    }
    return { line: { text: parts.slice(0, whole).join(''), start: line.start }, more: whole - 1 };
}
function openBehind(text, before) {
    let open = before;
    for (const [sign] of text.replace(/`[^`]*`/g, '').matchAll(/[()（）]/g))
        open = /[(（]/.test(sign) ? open + 1 : Math.max(open - 1, 0);
    return open;
}


/***/ }),

/***/ 50263:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ shorthandsIn),
/* harmony export */   Fe: () => (/* binding */ nameFor),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Qy: () => (/* binding */ withFolders),
/* harmony export */   ro: () => (/* binding */ filesOfExtensions)
/* harmony export */ });
const MOST_PARTS = 50;
function filesOfExtensions(path) {
    const found = /^(.*?[^/.])(\.[A-Za-z]\w{0,11})((?:\/\.[A-Za-z]\w{0,11}(?:\.\w{1,12})?)+)$/.exec(path);
    if (found === null)
        return null;
    const [, stem = '', extension = '', others = ''] = found;
    return [extension, ...others.slice(1).split('/')].slice(0, MOST_PARTS).map((one) => `${stem}${one}`);
}
function shorthandsIn(path) {
    const segments = path.split('/');
    const name = segments.at(-1) ?? '';
    const folder = segments.slice(0, -1).join('/');
    const listed = /^(.*?)(\d{1,6}(?:,\s?\d{1,6})+)(\D*)$/.exec(name);
    if (listed !== null) {
        const [, before = '', numbers = '', behind = ''] = listed;
        return [shorthand(folder, numbers.split(/,\s?/), before, behind, true)];
    }
    const range = /^(\d{1,6})[-–](\d{1,6})(\.[A-Za-z]\w{0,11})?$/.exec(name);
    if (range !== null)
        return rangeIn(folder, range);
    return segmentsIn(segments);
}
function rangeIn(folder, [, first = '', last = '', behind = '']) {
    const [from, to] = [Number(first), Number(last)];
    if (to <= from || to - from >= MOST_PARTS)
        return [];
    const numbers = Array.from({ length: to - from + 1 }, (_, n) => String(from + n).padStart(first.length, '0'));
    return [shorthand(folder, numbers, '', behind, true)];
}
function segmentsIn(segments) {
    const [, last = '', behind = ''] = /^(\d{1,6}|\p{L}{1,24})(\D*)$/u.exec(segments.at(-1) ?? '') ?? [];
    if (last === '')
        return [];
    const isNumbers = /^\d/.test(last);
    const isPart = (text) => (isNumbers ? /^\d{1,6}$/ : /^\p{L}{1,24}$/u).test(text);
    const found = [];
    for (let from = segments.length - 2; from >= 0 && segments.length - from <= MOST_PARTS; from--) {
        const first = (isNumbers ? /^(.*?)(\d{1,6})$/ : /^(.*[-_.])?(\p{L}{1,24})$/u).exec(segments[from] ?? '');
        const inner = segments.slice(from + 1, -1);
        if (first === null || !inner.every(isPart))
            break;
        const [, before = '', word = ''] = first;
        if (!isNumbers && before === '' && inner.length === 0)
            continue;
        const parts = [word, ...inner, last];
        found.push(shorthand(segments.slice(0, from).join('/'), parts, before, behind, isNumbers));
        if (before !== '')
            break;
    }
    return found;
}
function shorthand(folder, words, before, behind, isNumbers) {
    const place = folder === '' ? '' : `${folder}/`;
    const parts = words.slice(0, MOST_PARTS).map((word) => ({
        path: `${place}${before}${word}${behind}`,
        start: `${before}${word}`,
        end: behind,
    }));
    return { folder, parts, isNumbers, isVague: !isNumbers && before !== '' && behind === '' };
}
function nameFor({ start, end }, names, isNumbers) {
    const found = names.filter((name) => {
        if (!name.startsWith(start) || !name.endsWith(end) || name.length < start.length + end.length)
            return false;
        return isNumbers ? !/^\d/.test(name.slice(start.length)) : name.length === start.length + end.length;
    });
    return found.length === 1 ? (found[0] ?? null) : null;
}
function withFolders(paths) {
    const placed = [];
    const filled = new Set();
    let folder = null;
    for (const path of paths) {
        if (path.path.endsWith('/'))
            folder = { path: path.path, named: path };
        else if (path.path.includes('/')) {
            folder = { path: path.path.slice(0, path.path.lastIndexOf('/') + 1), named: null };
        }
        else if (folder !== null) {
            if (folder.named !== null)
                filled.add(folder.named);
            const { path: above, named } = folder;
            placed.push(named === null
                ? { ...path, readings: [`${above}${path.path}`, ...(path.readings ?? []), path.path] }
                : below(above, path));
            continue;
        }
        placed.push(path);
    }
    return placed.filter((path) => !filled.has(path));
}
function below(folder, { needs, ...name }) {
    const path = `${folder}${name.path}`;
    return { ...name, path, readings: [path, name.path], ...(needs === 'file' ? { needs } : {}) };
}


/***/ }),

/***/ 8453:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ pointsElsewhere),
/* harmony export */   NZ: () => (/* binding */ mayNameFile),
/* harmony export */   PS: () => (/* binding */ startsWithPath),
/* harmony export */   WD: () => (/* binding */ holdsPath),
/* harmony export */   mW: () => (/* binding */ mayListFile),
/* harmony export */   tl: () => (/* binding */ isDrawn)
/* harmony export */ });
/* harmony import */ var _document_sections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71810);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99273);


const WORDS = /^(?:n\/a|and\/or|either\/or|w\/o?|i\/o|e\.g|i\.e|\d+\/\d+|\/+|(?:node|next|vue|react|three|express)\.js)$/i;
const LONGEST = 2_000;
function mayNameFile(text) {
    return wordsOf(text.slice(0, LONGEST)).some((name) => (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isLikeFile */ .kj)(name));
}
const CODE = /`([^`]+)`/g;
const TEMPLATE = /^(?:\$\w+|\$\{\w+\}|<[^<>\s]+>)\/\S*\.[A-Za-z]\w{0,9}$/;
const FOLDERS = /^[\w.@-]{1,100}(?:\/[\w.@-]{1,100}){1,20}\/?\s{0,9}(?:$|[(（—–:]|--?\s)/;
const NAME = /^[^\s<>{}|]{0,255}[\p{L}\p{N}_)\]-]\.[A-Za-z][A-Za-z0-9]{0,9}$/u;
function holdsPath(line, kind) {
    const text = line.slice(0, LONGEST);
    for (const [, written = ''] of text.matchAll(CODE)) {
        if (TEMPLATE.test(written) || (kind !== 'text' && written.startsWith('@/')))
            return true;
        const code = written.replace(/\{[^{}]*\s[^{}]*\}/g, 'x');
        if (!/\s/.test(code) && (kind === 'item' || code.includes('/')) && (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .readPath */ .G7)(code, 'code').kind !== 'none')
            return true;
    }
    if (kind !== 'text' && FOLDERS.test(text))
        return true;
    const words = wordsOf(text.replace(CODE, ' '));
    return words.some((word) => NAME.test(word) && (kind === 'item' || /[\\/]/.test(word)));
}
function startsWithPath(line) {
    const start = /^(?:[\s>*_`"'|│├└─•+-]|<[A-Za-z][^<>]{0,80}>|\[\^[^\]]{1,99}\]:){0,40}(?:[AMDRCU?]{1,2}\s{1,9})?(?:\p{L}[\p{L}\p{N}_ /&-]{0,40}[:：]\s{0,9})?[`"'*]{0,3}/u;
    const [word = ''] = wordsOf(line.slice(0, LONGEST).replace(start, '').slice(0, 300)).slice(0, 1);
    return /[\\/]/.test(word) && NAME.test(word) && line.replace(start, '').startsWith(word.slice(0, 3));
}
const BRANCH = /^[\s│|]{0,100}(?:[├└]─{0,9}|[|\x60+]-{2,9})\s*(?=[^\s|-])/;
function isDrawn(line) {
    return BRANCH.test(line);
}
function mayListFile(line) {
    const item = (0,_document_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .itemOf */ .Tu)(line);
    if (isDrawn(line.text) && NAME.test(wordsOf(line.text.slice(0, LONGEST).replace(BRANCH, ''))[0] ?? ''))
        return true;
    return item === null ? startsWithPath(line.text) : holdsPath(item.content.text, 'item');
}
function pointsElsewhere(item) {
    return /\[\^[^\]\s]{1,50}\]|\[[^[\]]{1,200}\]\[[^[\]]{0,200}\]/.test(item.slice(0, LONGEST).replace(CODE, ' '));
}
function wordsOf(text) {
    const plain = text.replace(/[A-Za-z][A-Za-z0-9+.-]{1,20}:\/\/\S*|[^\s@]{1,100}@[^\s@]{1,100}\.\w+/g, ' ');
    return plain.split(/[\s"'`“”‘’„«»「」,;()<>|（），、；：]+/).flatMap((word) => {
        const name = word
            .replace(/^[*_~[{=]+/, '')
            .replace(/[.:!?*_~\]}=]+$/, '')
            .replace(/(?:#L?\d.*|:\d[\d-]*)$/, '');
        return name === '' || WORDS.test(name) ? [] : [name];
    });
}


/***/ }),

/***/ 68897:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ isHedgedLabel),
/* harmony export */   UM: () => (/* binding */ changeIn),
/* harmony export */   jL: () => (/* binding */ LETTER),
/* harmony export */   mN: () => (/* binding */ isHedged),
/* harmony export */   pD: () => (/* binding */ saysNone),
/* harmony export */   qB: () => (/* binding */ isMarkedDeleted),
/* harmony export */   tv: () => (/* binding */ saysRemoval),
/* harmony export */   uV: () => (/* binding */ columnOf)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

const ENGLISH = {
    created: ['new|', 'creat', 'added|'],
    modified: ['modif', 'chang', 'updat', 'edit', 'extend', 'refactor'],
    deleted: ['delet', 'remov'],
    moved: ['renam', 'moved|'],
    gone: ['deleted?', 'removed?'],
    hedges: [
        'deferred',
        'planned',
        'pending',
        'expected',
        'estimated',
        'predicted',
        'to be (?:creat|modif|add|updat|delet|remov)',
        'to (?:create|modify|update|add|delete)|',
        'todo|',
        'tbd',
        'optional(?=[\\s*_]*(?:$|[)\\]）】.,;:|]))',
        'if (?:needed|any|absent|required|necessary|split)',
        'as needed',
        'or (?:similar|equivalent|create)',
        'skipped|',
        'not (?:yet |needed|required|created|modified|changed|implemented|committed|tracked|in git|versioned|applicable)',
        'no (?:[\\p{L}\\p{N}_]+ )?(?:changes?|modifications?)|',
        'do not',
        'none|',
        'n/a',
        'not (?:done|started|made)|',
        'unchanged',
        'superseded',
        'verified',
        'reviewed|',
        '(?:re-?)?use existing',
        '(?:pre-?|already )?exist(?:s|ing)|',
        'already',
        'reference|',
        'read[- ]only',
        'untracked',
        'git-?ignored',
        'uncommitted',
        'local[- ]only',
        'out of scope',
        'outside',
        'external',
        'temporary',
    ],
};
const FRENCH = {
    created: ['nouve', 'cré[eé]', 'cree|', 'ajout'],
    modified: ['modif', 'chang', 'mis(?:e?s)? à jour'],
    deleted: ['supprim'],
    moved: ['déplac', 'renomm'],
    gone: ['supprim(?:é|ée|és|ées|er)'],
    hedges: [
        'à (?:créer|modifier|faire|lire|supprimer|ajouter|mettre)',
        'attendus?|',
        'prévus?|',
        'reporté',
        'différé',
        'optionnel',
        'si (?:absent|besoin|nécessaire|requis)',
        'ou équivalent',
        'non (?:créé|modifié|commit|suivi|versionn)',
        'inchangé',
        'ignoré',
        'vérifié',
        'désactivé',
        'aucun',
        'existant',
        'déjà',
    ],
};
const SPANISH = {
    created: ['nuev', 'cread', 'crear', 'añad', 'agreg'],
    modified: ['modif', 'actualiz', 'cambi'],
    deleted: ['elimin', 'borrad'],
    moved: ['movid'],
    gone: ['eliminad[oa]s?', 'borrad[oa]s?'],
    hedges: [
        'opcional',
        'pendiente',
        'si es necesario',
        'por crear',
        'a (?:crear|modificar)|',
        'sin cambios',
        'previst[oa]',
        'no (?:creado|modificado)',
    ],
};
const PORTUGUESE = {
    created: ['criad', 'novos?|', 'novas?|'],
    modified: ['modif', 'alterad'],
    deleted: ['elimin', 'excluíd'],
    moved: ['movid'],
    gone: ['eliminad[oa]s?', 'excluíd[oa]s?'],
    hedges: ['opcional', 'pendente', 'se necess', 'previst[oa]'],
};
const ITALIAN = {
    created: ['nuov', 'creat', 'aggiunt'],
    modified: ['modif', 'aggiorn', 'cambi'],
    deleted: ['elimin', 'rimoss', 'cancellat'],
    moved: ['spostat', 'rinominat'],
    gone: ['eliminat[oaie]', 'rimoss[oaie]'],
    hedges: ['da (?:creare|modificare)', 'opzionale', 'rinviat', 'previst[oa]', 'nessun', 'immutat'],
};
const GERMAN = {
    created: ['neu|', 'neue', 'erstellt', 'angelegt', 'hinzu'],
    modified: ['modif', 'geändert', 'aktualis', 'angepasst'],
    deleted: ['gelöscht', 'entfernt'],
    moved: ['verschoben', 'umbenannt'],
    gone: ['gelöscht', 'entfernt'],
    hedges: ['geplant', 'ausstehend', 'falls nötig', 'bei bedarf', 'unverändert', 'keine'],
};
const RUSSIAN = {
    created: ['нов(?:ы|ая|ое)', 'созда', 'добав'],
    modified: ['измен', 'обновл'],
    deleted: ['удал'],
    moved: ['перемещ', 'переимен'],
    gone: ['удал(?:ё|е)н[аоы]?'],
    hedges: ['планир', 'отлож', 'опционально', 'при необходимости', 'если|', 'не (?:измен|созда|требу)', 'без изменений'],
};
const CHINESE = {
    created: ['新增', '新建', '创建'],
    modified: ['修改', '更新', '变更'],
    deleted: ['删除', '移除'],
    moved: ['重命名', '移动(?!端)'],
    gone: ['已?删除', '已?移除'],
    hedges: [
        '待(?:创建|修改|定|实现|补充|新增)',
        '计划(?:创建|修改|新增|变更)',
        '预计',
        '可选',
        '可删除',
        '如需',
        '如有',
        '未(?:修改|变更|提交|创建|改动|跟踪)',
        '暂不',
        '忽略',
        '无需',
        '无关',
        '参考',
    ],
};
const JAPANESE = {
    created: ['新規', '追加', '作成'],
    modified: ['変更', '更新'],
    deleted: ['削除'],
    moved: ['移動'],
    gone: ['削除(?:済み)?'],
    hedges: ['予定', '任意', '必要に応じ', '参考'],
};
const KOREAN = {
    created: ['추가', '생성', '신규'],
    modified: ['수정', '변경'],
    deleted: ['삭제'],
    moved: ['이동'],
    gone: ['삭제됨?'],
    hedges: ['예정'],
};
const LANGUAGES = [
    ENGLISH,
    FRENCH,
    SPANISH,
    PORTUGUESE,
    ITALIAN,
    GERMAN,
    RUSSIAN,
    CHINESE,
    JAPANESE,
    KOREAN,
];
const CHANGES = ['created', 'modified', 'deleted', 'moved'];
const LETTER = '[\\p{L}\\p{N}_]';
function anyOf(get) {
    const words = [...new Set(LANGUAGES.flatMap(get))];
    const whole = words.filter((word) => word.endsWith('|')).map((word) => word.slice(0, -1));
    const starts = words.filter((word) => !word.endsWith('|'));
    return [...(whole.length === 0 ? [] : [`(?:${whole.join('|')})(?!${LETTER})`]), ...starts].join('|');
}
function lowered(text) {
    return text.normalize('NFC').toLowerCase();
}
const OF_CHANGE = CHANGES.map((change) => [change, (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.pattern)(`(?<!${LETTER})(?:${anyOf((language) => language[change])})`, 'u')]);
function changeIn(text) {
    const plain = lowered(text);
    const found = OF_CHANGE.filter(([, words]) => words().test(plain)).map(([change]) => change);
    return found.length > 1 ? 'several' : (found[0] ?? null);
}
const REMOVAL = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.pattern)(`(?<!${LETTER})(?:${anyOf((language) => [...language.deleted, ...language.moved, ...language.gone])}|gone|replac|supersed|dropped)`, 'u');
function saysRemoval(line) {
    return REMOVAL().test(lowered(line));
}
const HEDGE = anyOf(({ hedges }) => hedges);
const NOT_IN_GIT = [
    'untracked',
    'git-?ignored',
    'uncommitted',
    'not (?:yet |been )?(?:committed|tracked|versioned|in git|created)',
    'never committed',
    `(?:never created|do(?:es)? ?n[o’']t exist|no longer exists?)(?=\\s*(?:$|[)\\]）】.,;:—–]))`,
    'local[- ]only',
    'created then deleted',
    'deleted afterwards',
    'must not exist',
    'deferred',
].join('|');
const GENERATED = `(?:auto-?)?generated[\\s,;/&+]{1,9}(?:and\\s{1,9})?(?:${NOT_IN_GIT})`;
const LATER_GONE = `(?:deleted|removed) (?:again|due to|because)(?!${LETTER})`;
const SIGNS = '[\\s*_|✅⚠\\u{FE0F}~-]{0,40}';
const BEFORE_HEDGE = '(?:(?:(?:it )?(?:was|were|is|are)|[a-z]{2,20}ly)[\\s*_]{1,9}){0,2}';
function hedge(words) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.pattern)(`(?:^|[(\\[（【—–|:：]|\\s--?\\s)${SIGNS}${BEFORE_HEDGE}(?:${words}|${GENERATED})`, 'u');
}
const IN_REMARK = {
    all: hedge(`${HEDGE}|${NOT_IN_GIT}|${LATER_GONE}`),
    'not-in-git': hedge(`${NOT_IN_GIT}|${LATER_GONE}`),
};
const MODAL = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.pattern)('[(\\[（【][\\s*_]{0,9}(?:may|might|could|if)(?![\\p{L}\\p{N}_])', 'u');
const HEDGED_LABEL = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.pattern)(`(?<!${LETTER})(?:${HEDGE}|optional|${NOT_IN_GIT})|^[^\\p{L}]{0,9}generated[^\\p{L}]{0,9}$`, 'u');
function isHedged(remark, hedges) {
    const plain = lowered(remark)
        .replace(/`[^`]*`/g, '``')
        .trim();
    return IN_REMARK[hedges]().test(plain) || MODAL().test(plain) || /\?[\s`]*$/.test(plain);
}
function isHedgedLabel(label) {
    return HEDGED_LABEL().test(lowered(label));
}
const GONE_WORD = anyOf(({ gone }) => gone);
const GONE = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.pattern)(`^[^\\p{L}\\p{N}]{0,40}(?:(?:file|was|were|is|now|fichier)\\s+){0,5}(?:${[
    `(?:\\*\\*|[([（【])(?:${GONE_WORD})(?:\\*\\*|[)\\]）】])`,
    `removed?(?!${LETTER})(?=\\s*$|[)\\].,;/~]|\\s{1,9}[—–])`,
    `(?!remove)(?:${GONE_WORD})(?!${LETTER})(?=\\s*(?:$|[)\\]）】.,;:|~/(（，；。—–])|\\s-)`,
    `(?:renamed|moved)\\s+to\\s+\`?[\\p{L}\\p{N}_.@-]*[/.][\\p{L}\\p{N}_.@/-]`,
].join('|')})`, 'u');
function isMarkedDeleted(remark) {
    const plain = lowered(remark);
    return GONE().test(plain) || (plain.includes('*') && GONE().test(plain.replaceAll('*', '')));
}
const NONE = /^[\s*_>+([（-]*(?:none|no files?|n\/a|nil|nothing|aucune?|nessun[oa]?|ningun[oa]|nenhum[a]?|keine|нет|无|なし|없음)(?![\p{L}\p{N}_])/u;
function saysNone(text) {
    return NONE.test(text.toLowerCase()) || /^[\s*_]*[-—–]+[\s*_]*$/.test(text);
}
const COLUMN = /^(?:files?|paths?|file ?(?:path|name)s?|fichiers?|chemins?|archivos?|rutas?|arquivos?|caminhos?|percorso|dateien?|pfade?|файлы?|путь|文件|路径|ファイル|パス|파일|경로)$/iu;
const CHANGE_COLUMN = /^(?:actions?|changes?|change type|type|status|op(?:eration)?|état|statut|acci[oó]n|aktion|änderung|действие|статус|操作|状态|変更|操作内容|작업|변경)$/iu;
function columnOf(head) {
    const plain = head.normalize('NFC').replace(/[*_`]/g, '').trim();
    if (COLUMN.test(plain))
        return 'path';
    return CHANGE_COLUMN.test(plain) ? 'change' : null;
}


/***/ })

};
;