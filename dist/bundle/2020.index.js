"use strict";
exports.id = 2020;
exports.ids = [2020];
exports.modules = {

/***/ 25821:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ relocationFix),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   R2: () => (/* binding */ isAbsentCommit),
/* harmony export */   W$: () => (/* binding */ MOST_CLAIMS),
/* harmony export */   WJ: () => (/* binding */ isChecked),
/* harmony export */   X7: () => (/* binding */ namesFile),
/* harmony export */   YH: () => (/* binding */ claimedFile),
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   aF: () => (/* binding */ unlessSuccess),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   cO: () => (/* binding */ isUntrue),
/* harmony export */   n_: () => (/* binding */ isProved),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   wp: () => (/* binding */ isNotBorneOut),
/* harmony export */   xx: () => (/* binding */ because),
/* harmony export */   zo: () => (/* binding */ isDeletion)
/* harmony export */ });
/* unused harmony exports CLAIM_KINDS, FILE_VERDICTS */
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);


const CLAIM_KINDS = (/* unused pure expression or super */ null && (['file', 'observation', 'commit', 'progress', 'count', 'deletion']));
const FILE_VERDICTS = [
    'present',
    'empty',
    'missing',
    'undetermined',
    'relocated',
    'removed',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
    'unverifiable',
];
const VERDICTS = [
    ...FILE_VERDICTS,
    'agrees',
    'behind',
    'other-total',
    'no-plan',
    'differs',
    'not-countable',
    'deleted',
];
const MOST_CLAIMS = 10_000;
function kindOf({ kind = 'file' }) {
    return kind;
}
function namesFile(claim) {
    const kind = kindOf(claim);
    return kind === 'file' || kind === 'deletion';
}
function claimedFile(claim) {
    if (!namesFile(claim))
        return null;
    const { path, base = '' } = claim;
    const own = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(path);
    if (base === '' || (own === null && !path.startsWith('../')))
        return own;
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(`${base}/${path}`) ?? claim.alternative ?? null;
}
function because({ detail }) {
    return detail === null ? '' : ` ${detail}`;
}
function isOwnFile({ path }, { foundAt }, { file }) {
    return (foundAt ?? (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(path)) === file;
}
function isDeletion({ deletes }) {
    return deletes === true;
}
function relocationFix(pointer, foundAt) {
    const edits = [{ kind: 'set', pointer, value: foundAt }];
    return { safety: 'safe', does: `write the new path ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(foundAt, 200)}`, edits };
}
function unlessSuccess(of, severity) {
    return of.success ? {} : { severity };
}
const UNTRUE = new Set([
    'missing',
    'empty',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
]);
const STILL_THERE = new Set(['present', 'directory']);
function isUntrue({ claim, verdict, weight }, { success }) {
    if (!success || weight === 'pass' || weight === 'notice')
        return false;
    if (weight === 'warning' && verdict.name === 'outside')
        return false;
    const kind = kindOf(claim);
    if (kind === 'deletion')
        return STILL_THERE.has(verdict.name);
    return ((kind === 'file' || kind === 'observation') && (UNTRUE.has(verdict.name) || verdict.submodule?.named === false));
}
const PROVED = new Set(['present', 'relocated', 'agrees']);
function isProved({ claim, verdict: { name, blank, isReturn } }) {
    if (kindOf(claim) === 'deletion')
        return name === 'deleted';
    if (claim.type === 'deleted')
        return name === 'removed' || name === 'relocated';
    return PROVED.has(name) && !blank && isReturn !== true;
}
function isAbsentCommit({ claim, verdict }) {
    return kindOf(claim) === 'commit' && verdict.name === 'missing';
}
function isCompared({ verdict: { name } }) {
    return name !== 'no-plan' && name !== 'not-countable';
}
const UNCHECKED = new Set(['unverifiable', 'undetermined', 'no-plan', 'not-countable']);
function isChecked({ verdict: { name } }) {
    return !UNCHECKED.has(name);
}
const NOT_BORNE_OUT = new Set(['missing', 'behind', 'other-total', 'differs']);
function isNotBorneOut({ claim, verdict }) {
    const kind = kindOf(claim);
    return kind !== 'file' && kind !== 'observation' && NOT_BORNE_OUT.has(verdict.name);
}


/***/ }),

/***/ 23056:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ MOST_RETURNS_OF_RUN),
/* harmony export */   Gw: () => (/* binding */ MOST_CLAIMS_OF_RUN),
/* harmony export */   ck: () => (/* binding */ PROBLEMS_OF_JSON),
/* harmony export */   q1: () => (/* binding */ PROBLEMS_OF_NONE),
/* harmony export */   q3: () => (/* binding */ MOST_ELEMENTS),
/* harmony export */   x: () => (/* binding */ countElements)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

const PROBLEMS_OF_NONE = new Set(['nothing-read', 'unread-return']);
const PROBLEMS_OF_JSON = new Set([
    'syntax',
    'too-deep',
    'duplicate-key',
    'more-duplicates',
    'not-object',
    'no-return',
    'unread-return',
]);
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
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82822);

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
        return { inner: (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)({ text, start: 0 }), after: '' };
    const start = whole.length - quoted.length - 1;
    return { inner: (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)({ text: quoted, start }), after: text.slice(whole.length) };
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

/***/ 89646:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Composition)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22003);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85814);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82822);





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
        this.frontmatter = (0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_3__/* .frontmatterOf */ .C2)(source.text, kind.ownKey ?? null);
        this.#fields.set('frontmatter', this.frontmatter.state);
        const reserved = new Set([...composed, 'order']);
        for (const { key, at, value } of this.frontmatter.members) {
            const name = kind.spellings?.get(key) ?? key;
            if (this.#fields.has(name) || reserved.has(name))
                continue;
            this.#fields.set(name, (0,_node_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonOf */ .o_)(value, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)('', name), this.#places));
            if (value.source.text === '' || value.kind !== 'scalar')
                this.#places.set((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)('', name), at);
        }
    }
    json(node, pointer) {
        return (0,_node_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonOf */ .o_)(node, pointer, this.#places);
    }
    set(name, value) {
        this.#fields.set(name, value);
    }
    mark(pointer, source) {
        this.#places.set(pointer, source);
    }
    claim(list, at, entry, source, member) {
        if (this.#order.length >= _model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W$) {
            this.#more++;
            return;
        }
        const element = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(at, list.length);
        const pointer = member === undefined ? element : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(element, member);
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
            unread: unended === null ? unread : [...unread, (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .unendedComment */ .ZL)(this.#source, unended)],
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


/***/ }),

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
    const lines = (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .linesFrom */ .K0)(text, start);
    const first = firstContent(lines);
    const opening = lines[first];
    if (opening?.text.trim() !== '---') {
        const none = { state: 'none', lines: [], indent: 0, opening: null, body: start };
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
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
/* harmony import */ var _claimed_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36361);
/* harmony import */ var _frontmatter_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81226);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82822);




function frontmatterOf(text, ownKey = null) {
    const block = (0,_frontmatter_block_js__WEBPACK_IMPORTED_MODULE_1__/* .findFrontmatter */ .A)(text, ownKey);
    const members = (0,_frontmatter_block_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadable */ .h)(block.state) ? new BlockReader(text).document(block.lines.map(lineOf), block.indent) : [];
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
    return (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(node.source.text) === '' ? [] : [node];
}
function pathTexts(item) {
    if (item.kind === 'list')
        return [item.source];
    const members = item.kind === 'map' ? item.members : lineMembers(item.source);
    const named = memberOf(members, 'path', 'file');
    if (named !== undefined) {
        return allMembersOf(members, named.key).flatMap(({ value }) => (value.kind === 'scalar' ? [value.source] : []));
    }
    const word = _node_js__WEBPACK_IMPORTED_MODULE_2__/* .KEY */ ._.exec(item.source.text)?.[1];
    return word === undefined || (0,_claimed_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isLikeFile */ .kj)(word.replaceAll('*', '')) ? [item.source] : [];
}
function lineMembers(source) {
    const opening = openingOf(source, _node_js__WEBPACK_IMPORTED_MODULE_2__/* .KEY */ ._);
    return opening === null ? [] : [{ key: opening.at.text, at: opening.at, value: (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarOf */ .ol)(opening.rest) }];
}
function openingOf(source, keys) {
    const found = keys.exec(source.text);
    if (found?.[1] === undefined)
        return null;
    return { at: { text: found[1], start: source.start }, rest: (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE)(source, found[0].length) };
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
        return this.#members(lines, 0, { least: 0, most: indent, keys: _node_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTER_KEY */ .cr });
    }
    #members(lines, depth, { least, most, keys = _node_js__WEBPACK_IMPORTED_MODULE_2__/* .KEY */ ._, first }) {
        const found = [];
        if (first !== undefined)
            found.push({ opening: first, indent: most, line: -1 });
        for (const [n, line] of lines.entries()) {
            if (line.indent < least || line.indent > most || line.content === '')
                continue;
            const opening = openingOf((0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE)(line), keys);
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
            return (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarOf */ .ol)(rest);
        if (/^[^#]/.test(rest.text))
            return this.#behind(rest, below);
        const at = below.findIndex(({ content }) => content !== '');
        const line = below[at];
        if (line === undefined)
            return (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarOf */ .ol)(rest);
        if (isItem(line))
            return line.indent < indent ? (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarOf */ .ol)(rest) : this.#list(line, below.slice(at), depth);
        if (line.indent <= indent && !/^[[{]/.test(line.content))
            return (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarOf */ .ol)(rest);
        const source = (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE)(line);
        if (_node_js__WEBPACK_IMPORTED_MODULE_2__/* .KEY */ ._.test(line.content)) {
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
        const more = below.findIndex(({ content }) => content === '' || content.startsWith('- ') || _node_js__WEBPACK_IMPORTED_MODULE_2__/* .KEY */ ._.test(content));
        const lines = more < 0 ? below : below.slice(0, more);
        if (lines.length === 0)
            return (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarOf */ .ol)(source);
        const text = [source.text, ...lines.map(({ content }) => content)].join(' ');
        return { kind: 'scalar', source, value: (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)(text) };
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
        const items = starts.map((at, n) => this.#item((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(own, at), own.slice(at + 1, starts[n + 1]), depth + 1));
        return { kind: 'list', source: (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE)(first), items };
    }
    #item(line, below, depth) {
        const source = (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE)(line, line.indent + 1);
        const first = depth > DEEPEST ? null : openingOf(source, _node_js__WEBPACK_IMPORTED_MODULE_2__/* .KEY */ ._);
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
            const quote = sign === '"' || sign === "'" ? (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .closingQuote */ .m2)(this.#text, at, this.#end) : -1;
            const key = quote < 0 ? this.#item(at, depth, true).node.source : { text: this.#text.slice(at + 1, quote), start: at };
            let next = this.#blank(quote < 0 ? key.start + key.text.length : quote + 1);
            let value = (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarOf */ .ol)({ text: '', start: next });
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
            const close = (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .closingQuote */ .m2)(this.#text, start, this.#end);
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
        return { node: (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarOf */ .ol)(this.#line(start, at)), next: at };
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
        return (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE)({ text: this.#text.slice(start, end), start });
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
/* harmony export */   m2: () => (/* binding */ closingQuote),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   ol: () => (/* binding */ scalarOf),
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
        return node.items.map((item, index) => jsonOf(item, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, index), places));
    const members = new Map();
    for (const { key, value } of node.members) {
        if (!members.has(key))
            members.set(key, jsonOf(value, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, key), places));
    }
    return Object.fromEntries(members);
}
function linesFrom(text, offset) {
    return [...(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpans */ .U)(text, offset)].map(({ start, end }) => ({ text: text.slice(start, end), start }));
}
function trimmed({ text, start }, from = 0, to = text.length) {
    const part = text.slice(from, to);
    const inner = part.trimStart();
    return { text: inner.trimEnd(), start: start + from + part.length - inner.length };
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
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82822);


const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/;
const FENCE = /^[ \t]*(`{3,}|~{3,})/;
class Sections {
    lines;
    #code = [];
    constructor(text, offset) {
        this.lines = [...readable((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .linesFrom */ .K0)(text, offset), this.#code)];
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
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .firstWhere */ .U1)(lines.length, (n) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .elementAt */ .s2)(lines, n).start > offset);
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
        const heading = (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(line, line.text.indexOf('#') + level);
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
    const row = (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .trimmed */ .dE)(line);
    if (!row.text.startsWith('|'))
        return null;
    const cells = [];
    let from = 1;
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


/***/ }),

/***/ 60771:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lineSpans),
/* harmony export */   q: () => (/* binding */ Lines)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6644);

class Lines {
    #text;
    #starts = [0];
    constructor(text) {
        this.#text = text;
        for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
            this.#starts.push(i + 1);
    }
    lineAt(offset) {
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .firstWhere */ .U1)(this.#starts.length - 1, (n) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .elementAt */ .s2)(this.#starts, n + 1) > offset) + 1;
    }
    startOf(line) {
        return this.#starts[line - 1] ?? this.#text.length;
    }
    textOf(line) {
        const start = this.#starts[line - 1];
        if (start === undefined)
            return '';
        const next = this.#starts[line];
        const end = next === undefined ? this.#text.length : next - 1;
        return this.#text.slice(start, this.#text[end - 1] === '\r' && end > start ? end - 1 : end);
    }
    range(start, end) {
        const found = this.lineAt(start);
        const isBehind = found > 1 && this.startOf(found) === this.#text.length;
        const line = isBehind ? found - 1 : found;
        const first = this.startOf(line);
        const text = this.textOf(line);
        if (text === '')
            return { startLine: line, startColumn: 1, endLine: line, endColumn: 1 };
        const at = Math.min(start - first, lastCharacterOf(text));
        const last = Math.max(Math.min(end - first, text.length), at + 1);
        return { startLine: line, startColumn: at + 1, endLine: line, endColumn: last + 1 };
    }
}
function lastCharacterOf(text) {
    const isPair = /[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text);
    return text.length - (isPair ? 2 : 1);
}
function* lineSpans(text, from = 0) {
    const ending = /\r\n|\n|\r/g;
    ending.lastIndex = from;
    let start = from;
    for (let found = ending.exec(text); found !== null; found = ending.exec(text)) {
        yield { start, end: found.index };
        start = ending.lastIndex;
    }
    yield { start, end: text.length };
}


/***/ })

};
;