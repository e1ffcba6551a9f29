"use strict";
exports.id = 8869;
exports.ids = [8869];
exports.modules = {

/***/ 46414:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ claimsInPrompt)
/* harmony export */ });
function claimsInPrompt({ claimsInWords }) {
    return claimsInWords === undefined ? [] : [`Checked against the commit: ${claimsInWords}.`];
}


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


/***/ }),

/***/ 36361:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ SIGNS),
/* harmony export */   ed: () => (/* binding */ saysGone),
/* harmony export */   jh: () => (/* binding */ isCommitId),
/* harmony export */   kj: () => (/* binding */ isLikeFile),
/* harmony export */   lW: () => (/* binding */ pathIn),
/* harmony export */   ns: () => (/* binding */ pathEnd)
/* harmony export */ });
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83767);

const SIGNS = '(#+→—–';
function pathEnd(signs) {
    return new RegExp(String.raw `(?<!\s)\s*→|:(?=\s|$)|(?<!\s)\s+(?=[${signs}]|->|=>|--?(?:\s|$))|$`);
}
const PATH_END = pathEnd(SIGNS);
const NO_FILE = new Set([
    '',
    'none',
    'none.',
    'n/a',
    'na',
    'nil',
    'null',
    'tbd',
    'nothing',
    'true',
    'false',
    '-',
    '—',
    '–',
    '~',
    '[]',
    '{}',
]);
const NO_PATH = /^[-#!&]|^\[$|[\s*?<>{}|"\\^…`]|\[(?:\d+-\d+|[A-Za-z]-[A-Za-z])\]/;
const BARE_NAMES = new Set([
    'Dockerfile',
    'Containerfile',
    'Makefile',
    'Justfile',
    'justfile',
    'Procfile',
    'Gemfile',
    'Rakefile',
    'Brewfile',
    'Podfile',
    'Caddyfile',
    'Jenkinsfile',
    'Vagrantfile',
    'LICENSE',
    'NOTICE',
    'CODEOWNERS',
    'README',
    'CHANGELOG',
    'VERSION',
]);
function pathIn(text, end = PATH_END) {
    const { inner, after } = enclosed(text);
    const raw = inner.text.slice(0, inner.text.search(end));
    const tidy = tidied(raw);
    if (LONE_STAR.test(raw) || !isPath(tidy.path))
        return null;
    return { path: tidy.path, start: inner.start + tidy.start, description: inner.text.slice(raw.length) + after };
}
function isLikeFile(path) {
    if (path.includes('/') || BARE_NAMES.has(path))
        return true;
    return /^\.[^.]+$|[^]\.[A-Za-z][\w+-]{0,11}$/.test(path);
}
function isCommitId(text) {
    return /^[0-9a-f]{7,40}$/.test(text) && /\d/.test(text) && !/^20\d\d(?:0[1-9]|1[0-2])\d*$/.test(text);
}
const GONE = /^\W*(?:(?:file|was|were|is|now)\s+)*(?:\*\*(?:deleted|removed)\*\*|deleted(?=\s*$|[).,:;]|\s*[(—–-])|removed(?=\s*$|[).,;]|\s+[—–])|(?:renamed|moved)\s+to\s+`?[\w.@-]*[/.][\w.@/-])/i;
function saysGone(description) {
    return GONE.test(description) || GONE.test(description.replaceAll('*', ''));
}
const QUOTED = /^\s*(?:\*\*(?=`))?(["'`])([^]*?)\1/;
function enclosed(text) {
    const [whole = '', , quoted] = QUOTED.exec(text) ?? [];
    if (quoted === undefined)
        return { inner: (0,_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .d)({ text, start: 0 }), after: '' };
    const start = whole.length - quoted.length - 1;
    return { inner: (0,_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .d)({ text: quoted, start }), after: text.slice(whole.length) };
}
function tidied(text) {
    const plain = text.replace(/^\*+/, '');
    const path = plain
        .replace(/(?<![*,;])[*,;]+$/, '')
        .replace(/::[^]*/, '')
        .replace(/:(?:\d+(?:-\d+)?|[A-Za-z_$][\w$]*(?:\(\))?)$/, '');
    return { path, start: text.length - plain.length };
}
const LONE_STAR = /^\*(?!\*)[^*]*$/;
function isPath(path) {
    if (NO_FILE.has(path.toLowerCase()) || NO_PATH.test(path))
        return false;
    return path.split('/').every((segment) => segment === '..' || !segment.replaceAll('[...', '[').includes('..'));
}


/***/ }),

/***/ 69442:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ Composition)
});

// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/read/source.ts
var source = __webpack_require__(22003);
// EXTERNAL MODULE: ./src/read/document/frontmatter.ts + 1 modules
var frontmatter = __webpack_require__(72903);
;// CONCATENATED MODULE: ./src/read/document/duplicate-keys.ts
const MOST_DUPLICATES = 20;
function duplicateKeys(members) {
    const found = [];
    collect(members, found);
    return found.slice(0, MOST_DUPLICATES);
}
function collect(members, found) {
    const seen = new Map();
    for (const { key, at, value } of members) {
        const first = seen.get(key);
        if (first === undefined)
            seen.set(key, at);
        else
            found.push({ key, at, first });
        collectIn(value, found);
    }
}
function collectIn(node, found) {
    if (node.kind === 'map')
        collect(node.members, found);
    else if (node.kind === 'list')
        for (const item of node.items)
            collectIn(item, found);
}

// EXTERNAL MODULE: ./src/read/document/node.ts
var document_node = __webpack_require__(82822);
;// CONCATENATED MODULE: ./src/read/document/composition.ts






class Composition {
    frontmatter;
    #source;
    #fields = new Map();
    #places = new Map();
    #order = [];
    #unread = [];
    #more = 0;
    constructor(source, kind, composed) {
        this.#source = source;
        this.frontmatter = (0,frontmatter/* frontmatterOf */.C2)(source.text, kind.ownKey ?? null);
        this.#fields.set('frontmatter', this.frontmatter.state);
        const reserved = new Set([...composed, 'order']);
        for (const { key, at, value } of this.frontmatter.members) {
            const name = kind.spellings?.get(key) ?? key;
            if (this.#fields.has(name) || reserved.has(name))
                continue;
            this.#fields.set(name, (0,document_node/* jsonOf */.o_)(value, (0,model_pointer/* join */.fj)('', name), this.#places));
            if (value.source.text === '' || value.kind !== 'scalar')
                this.#places.set((0,model_pointer/* join */.fj)('', name), at);
        }
    }
    json(node, pointer) {
        return (0,document_node/* jsonOf */.o_)(node, pointer, this.#places);
    }
    set(name, value) {
        this.#fields.set(name, value);
    }
    mark(pointer, source) {
        this.#places.set(pointer, source);
    }
    claim(list, at, entry, source, member) {
        if (this.#order.length >= claim/* MOST_CLAIMS */.W$) {
            this.#more++;
            return;
        }
        const element = (0,model_pointer/* join */.fj)(at, list.length);
        const pointer = member === undefined ? element : (0,model_pointer/* join */.fj)(element, member);
        list.push(entry);
        this.mark(pointer, source);
        this.#order.push(pointer);
    }
    leaveUnread(lines) {
        this.#unread = lines.slice(0, MOST_UNREAD);
    }
    unnumberedReturn() {
        const { text, lineAt, range } = this.#source;
        this.#fields.set('order', this.#order);
        const value = Object.fromEntries(this.#fields);
        const start = text.startsWith('\uFEFF') ? 1 : 0;
        return {
            value,
            verbatim: false,
            moreClaims: this.#more,
            ...this.#notes(),
            startLine: lineAt(start),
            locate: (pointer) => {
                for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
                    const place = this.#places.get(at);
                    if (place !== undefined)
                        return range(place.start, place.start + firstLineIn(place.text).length);
                }
                return range(start, start + firstLineIn(text.slice(start, start + 200)).length);
            },
        };
    }
    #notes() {
        const { range, lineAt, unended = null } = this.#source;
        const { members, opening } = this.frontmatter;
        const unread = this.#unread.map(({ text, start }) => ({ text, range: range(start, start + text.length) }));
        return {
            unread: unended === null ? unread : [...unread, (0,source/* unendedComment */.ZL)(this.#source, unended)],
            duplicateKeys: duplicateKeys(members).map(({ key, at, first }) => ({
                key,
                firstLine: lineAt(first.start),
                range: range(at.start, at.start + at.text.length),
            })),
            ...(opening === null ? {} : { frontmatterRange: range(opening.start, opening.start + opening.text.length) }),
        };
    }
}
const MOST_UNREAD = 1_000;
function firstLineIn(text) {
    const end = text.search(/[\r\n]/);
    return end < 0 ? text : text.slice(0, end);
}


/***/ }),

/***/ 72903:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wz: () => (/* binding */ allMembersOf),
  C2: () => (/* binding */ frontmatterOf),
  S3: () => (/* binding */ itemsOf),
  C5: () => (/* binding */ memberOf),
  lS: () => (/* binding */ membersOf),
  ab: () => (/* binding */ pathTexts)
});

// EXTERNAL MODULE: ./src/model/known.ts
var known = __webpack_require__(57342);
// EXTERNAL MODULE: ./src/read/document/claimed-path.ts
var claimed_path = __webpack_require__(36361);
// EXTERNAL MODULE: ./src/read/document/frontmatter-block.ts
var frontmatter_block = __webpack_require__(81226);
// EXTERNAL MODULE: ./src/read/document/source-text.ts
var source_text = __webpack_require__(83767);
// EXTERNAL MODULE: ./src/read/document/node.ts
var document_node = __webpack_require__(82822);
;// CONCATENATED MODULE: ./src/read/document/flow.ts


const DEEPEST = 6;
function readFlow(text, start, end) {
    for (const comments of [true, false]) {
        const reader = new FlowReader(text, end, comments);
        const read = reader.value(start, 1);
        if (read !== null && (read.next >= end || /\s/.test(text[read.next] ?? '')))
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
        if (depth > DEEPEST)
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
            const quote = sign === '"' || sign === "'" ? (0,document_node/* closingQuote */.m2)(this.#text, at, this.#end) : -1;
            const key = quote < 0 ? this.#item(at, depth, true).node.source : { text: this.#text.slice(at + 1, quote), start: at };
            let next = this.#blank(quote < 0 ? key.start + key.text.length : quote + 1);
            let value = (0,document_node/* scalarOf */.ol)({ text: '', start: next });
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
            const close = (0,document_node/* closingQuote */.m2)(this.#text, start, this.#end);
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
        return { node: (0,document_node/* scalarOf */.ol)(this.#line(start, at)), next: at };
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
        return (0,source_text/* trimmed */.d)({ text: this.#text.slice(start, end), start });
    }
}

;// CONCATENATED MODULE: ./src/read/document/frontmatter.ts






function frontmatterOf(text, ownKey = null) {
    const block = (0,frontmatter_block/* findFrontmatter */.A)(text, ownKey);
    const members = (0,frontmatter_block/* isReadable */.h)(block.state) ? new BlockReader(text).document(block.lines.map(lineOf), block.indent) : [];
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
    return (0,document_node/* contentOf */.$E)(node.source.text) === '' ? [] : [node];
}
function pathTexts(item) {
    if (item.kind === 'list')
        return [item.source];
    const members = item.kind === 'map' ? item.members : lineMembers(item.source);
    const named = memberOf(members, 'path', 'file');
    if (named !== undefined) {
        return allMembersOf(members, named.key).flatMap(({ value }) => (value.kind === 'scalar' ? [value.source] : []));
    }
    const word = document_node/* KEY */._.exec(item.source.text)?.[1];
    return word === undefined || (0,claimed_path/* isLikeFile */.kj)(word.replaceAll('*', '')) ? [item.source] : [];
}
function lineMembers(source) {
    const opening = openingOf(source, document_node/* KEY */._);
    return opening === null ? [] : [{ key: opening.at.text, at: opening.at, value: (0,document_node/* scalarOf */.ol)(opening.rest) }];
}
function openingOf(source, keys) {
    const found = keys.exec(source.text);
    if (found?.[1] === undefined)
        return null;
    return { at: { text: found[1], start: source.start }, rest: (0,source_text/* trimmed */.d)(source, found[0].length) };
}
function lineOf({ text, start }) {
    const inner = text.trimStart();
    const content = inner.startsWith('#') ? '' : inner.trimEnd();
    return { text, start, indent: text.length - inner.length, content };
}
const BLOCK_SCALAR = /^[|>][+-]?\d?[+-]?[ \t]*(?:#.*)?$/;
const frontmatter_DEEPEST = 8;
class BlockReader {
    #text;
    constructor(text) {
        this.#text = text;
    }
    document(lines, most) {
        const indent = lines.reduce((least, line) => (line.content === '' ? least : Math.min(least, line.indent)), most);
        return this.#members(lines, 0, { least: 0, most: indent, keys: document_node/* OUTER_KEY */.cr });
    }
    #members(lines, depth, { least, most, keys = document_node/* KEY */._, first }) {
        const found = [];
        if (first !== undefined)
            found.push({ opening: first, indent: most, line: -1 });
        for (const [n, line] of lines.entries()) {
            if (line.indent < least || line.indent > most || line.content === '')
                continue;
            const opening = openingOf((0,source_text/* trimmed */.d)(line), keys);
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
        if (depth > frontmatter_DEEPEST)
            return (0,document_node/* scalarOf */.ol)(rest);
        if (/^[^#]/.test(rest.text))
            return this.#behind(rest, below);
        const at = below.findIndex(({ content }) => content !== '');
        const line = below[at];
        if (line === undefined)
            return (0,document_node/* scalarOf */.ol)(rest);
        if (isItem(line))
            return line.indent < indent ? (0,document_node/* scalarOf */.ol)(rest) : this.#list(line, below.slice(at), depth);
        if (line.indent <= indent && !/^[[{]/.test(line.content))
            return (0,document_node/* scalarOf */.ol)(rest);
        const source = (0,source_text/* trimmed */.d)(line);
        if (document_node/* KEY */._.test(line.content)) {
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
        const more = below.findIndex(({ content }) => content === '' || content.startsWith('- ') || document_node/* KEY */._.test(content));
        const lines = more < 0 ? below : below.slice(0, more);
        if (lines.length === 0)
            return (0,document_node/* scalarOf */.ol)(source);
        const text = [source.text, ...lines.map(({ content }) => content)].join(' ');
        return { kind: 'scalar', source, value: (0,document_node/* scalarText */.ws)(text) };
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
        const items = starts.map((at, n) => this.#item((0,known/* elementAt */.s)(own, at), own.slice(at + 1, starts[n + 1]), depth + 1));
        return { kind: 'list', source: (0,source_text/* trimmed */.d)(first), items };
    }
    #item(line, below, depth) {
        const source = (0,source_text/* trimmed */.d)(line, line.indent + 1);
        const first = depth > frontmatter_DEEPEST ? null : openingOf(source, document_node/* KEY */._);
        if (first === null)
            return this.#value(source, below, line.indent, depth);
        const members = this.#members(below, depth, { least: line.indent + 1, most: source.start - line.start, first });
        return { kind: 'map', source, members };
    }
}
function isItem({ content }) {
    return /^-(?:\s|$)/.test(content);
}


/***/ }),

/***/ 71810:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ joinedSpans),
/* harmony export */   Z_: () => (/* binding */ Sections),
/* harmony export */   nc: () => (/* binding */ cellsOf),
/* harmony export */   tE: () => (/* binding */ codeSpans)
/* harmony export */ });
/* harmony import */ var _model_first_where_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52829);
/* harmony import */ var _model_known_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57342);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83767);



const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/;
const FENCE = /^[ \t]*(`{3,}|~{3,})/;
class Sections {
    lines;
    #code = [];
    constructor(text, offset) {
        this.lines = [...readable((0,_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .linesFrom */ .K)(text, offset), this.#code)];
    }
    #section(found, at, end) {
        const until = this.lines[end]?.line.start ?? Infinity;
        const code = this.#code.slice(firstAfter(this.#code, found.heading.start), firstAfter(this.#code, until));
        return { ...found, lines: this.lines.slice(at + 1, end), code };
    }
    outermost(wanted) {
        return this.#between(wanted, (heading, open) => heading.level <= open.level);
    }
    direct(wanted) {
        return this.#between(wanted, () => true);
    }
    *#between(wanted, ends) {
        let open = null;
        for (const [n, { heading }] of this.lines.entries()) {
            if (heading === undefined || (open !== null && !ends(heading, open.found)))
                continue;
            if (open !== null)
                yield this.#section(open.found, open.at, n);
            open = wanted(heading) ? { found: heading, at: n } : null;
        }
        if (open !== null)
            yield this.#section(open.found, open.at, this.lines.length);
    }
}
function firstAfter(lines, offset) {
    return (0,_model_first_where_js__WEBPACK_IMPORTED_MODULE_1__/* .firstWhere */ .U)(lines.length, (n) => (0,_model_known_js__WEBPACK_IMPORTED_MODULE_2__/* .elementAt */ .s)(lines, n).start > offset);
}
function* readable(lines, code) {
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
            yield { line };
            continue;
        }
        const heading = (0,_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .d)(line, line.text.indexOf('#') + level);
        yield { line, heading: { level, heading, name: comparableName(heading.text) } };
    }
}
function comparableName(heading) {
    let end = heading.length;
    for (;;) {
        const sign = heading[end - 1];
        if (sign === undefined)
            break;
        if (sign === ')') {
            const open = heading.lastIndexOf('(', end - 1);
            if (open < 0)
                break;
            end = open;
        }
        else if (':*#'.includes(sign) || /\s/.test(sign))
            end--;
        else
            break;
    }
    return heading.slice(0, end).toLowerCase();
}
function codeSpans({ text, start }) {
    return Array.from(text.matchAll(/`[^`]+`/g), ({ 0: span, index }) => {
        return { text: span.slice(1, -1), start: start + index + 1 };
    });
}
const BETWEEN_SPANS = /^\*{0,2}\s*(?:[,&+/]|and\b)(?:\s|[,&+/]|and\b)*\*{0,2}(?=`)/;
function joinedSpans(line) {
    const [first, ...others] = codeSpans(line);
    const spans = [];
    let end = first === undefined ? line.text.length : first.start - line.start + first.text.length + 1;
    for (const span of others) {
        const open = span.start - line.start - 1;
        if (BETWEEN_SPANS.exec(line.text.slice(end, open + 1))?.[0].length !== open - end)
            break;
        spans.push(span);
        end = open + span.text.length + 2;
    }
    return { spans, after: line.text.slice(end) };
}
function cellsOf(line) {
    const row = (0,_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .d)(line);
    if (!row.text.startsWith('|'))
        return null;
    const cells = [];
    let from = 1;
    for (const { 0: sign, index } of row.text.matchAll(/\\[^]|(?!^)\|/g)) {
        if (sign !== '|')
            continue;
        cells.push((0,_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .d)(row, from, index));
        from = index + 1;
    }
    if (from < row.text.length)
        cells.push((0,_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .d)(row, from));
    return cells;
}


/***/ })

};
;