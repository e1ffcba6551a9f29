"use strict";
exports.id = 448;
exports.ids = [448];
exports.modules = {

/***/ 448:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findFixes: () => (/* binding */ findFixes)
});

// EXTERNAL MODULE: ./src/model/digest.ts
var digest = __webpack_require__(5305);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(1300);
// EXTERNAL MODULE: ./src/report/links.ts
var links = __webpack_require__(3303);
// EXTERNAL MODULE: ./src/report/replacements.ts
var report_replacements = __webpack_require__(4461);
// EXTERNAL MODULE: ./src/action/fixes-to-apply.ts
var fixes_to_apply = __webpack_require__(6561);
// EXTERNAL MODULE: ./src/rewrite/fix/apply-fixes.ts
var apply_fixes = __webpack_require__(1958);
// EXTERNAL MODULE: ./src/rewrite/fix/compare.ts
var compare = __webpack_require__(1327);
;// CONCATENATED MODULE: ./src/rewrite/fix/alone.ts


async function wholeFixesOf(parts, { formOf, judge }) {
    const found = new Map([...parts.keys()].map((fixed) => [fixed, []]));
    const rounds = Math.max(0, ...[...parts.values()].map((contents) => contents.length));
    for (let round = 0; round < rounds; round++) {
        const contents = new Map();
        for (const [{ file }, variants] of parts) {
            const content = variants[round];
            if (content !== undefined)
                contents.set(file, content);
        }
        const findings = await judge(contents);
        for (const [fixed, verdicts] of found) {
            const content = contents.get(fixed.file);
            if (content === undefined)
                continue;
            verdicts.push(fixesIn(content, fixed, findings.get(fixed.file) ?? [], formOf(fixed.file)));
        }
    }
    return found;
}
function fixesIn(content, { before, applied, findings }, after, form) {
    if ((0,compare/* newFindings */.FN)(findings.before, after).length > 0 || !(0,compare/* isLess */.uo)(after, findings.before))
        return null;
    const offered = new Set(findings.before.map(placeOf));
    const left = new Set(after.map(placeOf));
    const gone = applied.filter((finding) => offered.has(placeOf(finding)) && !left.has(placeOf(finding)));
    return changesNothingElse(content, before, form, gone) ? gone : null;
}
function changesNothingElse(content, before, form, fixes) {
    try {
        return Buffer.compare(content, (0,apply_fixes/* withFixes */.O)(before, form, fixes)) === 0;
    }
    catch {
        return false;
    }
}
function placeOf({ rule, index, pointer }) {
    return JSON.stringify([rule, index, pointer]);
}

// EXTERNAL MODULE: ./src/rewrite/fix/fix-tree.ts
var fix_tree = __webpack_require__(3716);
// EXTERNAL MODULE: ./src/rewrite/fix/group.ts
var group = __webpack_require__(5895);
;// CONCATENATED MODULE: ./src/action/fixes.ts








const MOST_FILES = 100;
const MOST_REPLACEMENTS = 30;
async function findFixes(tree, report, { judge, maxFileSize, changed }) {
    const found = report.findings.filter((finding) => (0,group/* isFixable */.G)(finding) && finding.fix.safety === 'safe');
    const files = new Set(found.filter(finding/* isActive */.$m).flatMap(({ file }) => file ?? []));
    const wanted = [...files].filter((file) => changed?.has(file) !== false);
    const searched = wanted.slice(0, MOST_FILES);
    const proposed = [];
    const formOf = (0,fix_tree/* formsOf */.XP)();
    for await (const mended of (0,fix_tree/* fixTree */.oZ)(tree, searched, { unsafe: false, maxFileSize, judge })) {
        const replacements = new Map(mended.filter(({ applied }) => applied.length > 0).map((fixed) => [fixed, replacementsFor(fixed)]));
        const several = [...replacements].filter(([, list]) => list.length > 1);
        const parts = new Map(several.map(([fixed, list]) => [fixed, list.map((replacement) => (0,fixes_to_apply/* withTaken */.YB)(fixed.before, [replacement]))]));
        const fixes = await wholeFixesOf(parts, { formOf, judge: (0,fix_tree/* judgeOver */.w6)(tree, judge) });
        for (const [fixed, list] of replacements) {
            const verdicts = fixes.get(fixed) ?? [];
            const path = (0,links/* inRepository */.yJ)(tree.root, fixed.file);
            const isApart = list.every((_, n) => verdicts[n] !== null && verdicts[n] !== undefined);
            const whole = isApart ? list : (0,report_replacements/* joined */.oR)((0,fixes_to_apply/* decodeText */.g7)(fixed.before), list);
            const mends = (n) => mendedWords(isApart ? (verdicts[n] ?? []) : fixed.applied);
            proposed.push({ path, before: fixed.before, suggestions: suggestionsOf(path, whole, mends) });
        }
    }
    return { files: proposed, more: wanted.length - searched.length };
}
function replacementsFor({ before, after }) {
    const old = (0,fixes_to_apply/* decodeText */.g7)(before);
    const replacements = (0,report_replacements/* replacementsOf */.P1)(old, (0,fixes_to_apply/* decodeText */.g7)(after));
    return replacements.length > MOST_REPLACEMENTS ? (0,report_replacements/* joined */.oR)(old, replacements) : replacements;
}
function mendedWords(fixes) {
    return [...new Map(fixes.map(({ rule, fix: { does } }) => [`${rule} ${does}`, { rule, does }])).values()];
}
function suggestionsOf(path, replacements, mends) {
    const times = new Map();
    return replacements.map((replacement, n) => {
        const content = JSON.stringify([path, replacement.removed, replacement.added]);
        const earlier = times.get(content) ?? 0;
        times.set(content, earlier + 1);
        const id = (0,digest/* sha256 */.s)(`${content} ${String(earlier)}`, 16);
        return { path, replacement, mends: mends(n), id };
    });
}


/***/ }),

/***/ 9882:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ overlay)
/* harmony export */ });
function overlay(tree, contents) {
    const files = [...contents].map(([path, content]) => ({ path, id: path, link: content === null }));
    files.sort((a, b) => (a.path < b.path ? -1 : 1));
    return {
        ...tree,
        list: () => Promise.resolve(files),
        read: async function* (wanted, limit) {
            if (!wanted.every(({ path }) => contents.has(path))) {
                yield* tree.read(wanted, limit);
                return;
            }
            yield await Promise.resolve(wanted.map(({ path }) => withinLimit(contents.get(path) ?? EMPTY, limit)));
        },
        close: () => undefined,
    };
}
const EMPTY = { kind: 'bytes', bytes: new Uint8Array() };
function withinLimit(content, limit) {
    if (content.kind !== 'bytes' || content.bytes.length <= limit)
        return content;
    return { kind: 'too-large', size: content.bytes.length };
}


/***/ }),

/***/ 836:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ EditableFile)
});

// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/read/markdown/commonmark.ts + 13 modules
var commonmark = __webpack_require__(3006);
// EXTERNAL MODULE: ./src/read/lines.ts
var lines = __webpack_require__(771);
// EXTERNAL MODULE: ./src/read/read.ts + 15 modules
var read = __webpack_require__(4720);
// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(6202);
;// CONCATENATED MODULE: ./src/rewrite/edit/members.ts
const FEW = 32;
class Members {
    #first;
    #last;
    #size = 0;
    #names;
    constructor(members) {
        for (const member of members)
            this.append(member);
    }
    get first() {
        return this.#first;
    }
    get last() {
        return this.#last;
    }
    get size() {
        return this.#size;
    }
    *[Symbol.iterator]() {
        for (let member = this.#first; member !== undefined; member = member.after)
            yield member;
    }
    find(name) {
        if (this.#names === undefined && this.#size > FEW) {
            this.#names = new Map();
            for (const member of this)
                this.#note(member);
        }
        if (this.#names instanceof Map)
            return this.#names.get(name);
        let member = this.#last;
        while (member !== undefined && member.name !== name)
            member = member.before;
        return member;
    }
    append(member) {
        member.before = this.#last;
        member.after = undefined;
        if (this.#last === undefined)
            this.#first = member;
        else
            this.#last.after = member;
        this.#last = member;
        this.#size++;
        this.#note(member);
    }
    remove(member) {
        const { before, after } = member;
        if (before === undefined)
            this.#first = after;
        else
            before.after = after;
        if (after === undefined)
            this.#last = before;
        else
            after.before = before;
        this.#size--;
        this.#names?.delete(member.name);
    }
    rename(member, name) {
        this.#names?.delete(member.name);
        member.name = name;
        member.rawName = JSON.stringify(name);
        this.#note(member);
    }
    #note(member) {
        if (this.#names?.has(member.name) === true)
            this.#names = null;
        else
            this.#names?.set(member.name, member);
    }
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
;// CONCATENATED MODULE: ./src/rewrite/edit/syntax.ts


const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
function parseDocument(text) {
    const errors = [];
    const root = (0,main.parseTree)(text, errors, STRICT);
    if (root === undefined || errors.length > 0)
        return null;
    const end = root.offset + root.length;
    return { before: text.slice(0, root.offset), root: nodeOf(text, root), behind: text.slice(end) };
}
function print({ before, root, behind }) {
    const parts = [before];
    write(root, parts);
    parts.push(behind);
    return parts.join('');
}
function nodeOf(text, parsed) {
    const { offset, length, type, children = [] } = parsed;
    if (type !== 'object' && type !== 'array') {
        return { kind: 'scalar', raw: text.slice(offset, offset + length), offset };
    }
    const end = offset + length - 1;
    let cursor = offset + 1;
    const around = (child, isLast) => {
        const lead = text.slice(cursor, child.offset);
        const behind = child.offset + child.length;
        const comma = isLast ? behind : text.indexOf(',', behind);
        cursor = isLast ? behind : comma + 1;
        return { lead, trail: text.slice(behind, comma) };
    };
    const last = children.length - 1;
    if (type === 'array') {
        const entries = children.map((child, n) => ({ ...around(child, n === last), value: nodeOf(text, child) }));
        return { kind: 'array', entries, close: text.slice(cursor, end), offset };
    }
    const entries = children.map((child, n) => {
        const [key, value] = child.children ?? [];
        if (key === undefined || value === undefined)
            throw new Error('a member without key or value is no strict JSON');
        return {
            ...around(child, n === last),
            name: String(key.value),
            rawName: text.slice(key.offset, key.offset + key.length),
            nameOffset: key.offset,
            colon: text.slice(key.offset + key.length, value.offset),
            value: nodeOf(text, value),
        };
    });
    return { kind: 'object', entries: new Members(entries), close: text.slice(cursor, end), offset };
}
function write(node, parts) {
    if (node.kind === 'scalar') {
        parts.push(node.raw);
        return;
    }
    parts.push(node.kind === 'object' ? '{' : '[');
    let isFirst = true;
    for (const entry of node.entries) {
        if (!isFirst)
            parts.push(',');
        isFirst = false;
        parts.push(entry.lead);
        if (isMember(entry))
            parts.push(entry.rawName, entry.colon);
        write(entry.value, parts);
        parts.push(entry.trail);
    }
    parts.push(node.close, node.kind === 'object' ? '}' : ']');
}
function isMember(entry) {
    return 'rawName' in entry;
}
function nodeText(node) {
    return print({ before: '', root: node, behind: '' });
}

;// CONCATENATED MODULE: ./src/rewrite/edit/style.ts


const DEFAULT_UNIT = '  ';
function styleOf(root) {
    const shown = {};
    const open = [root];
    for (const node of open) {
        if (node.kind === 'scalar')
            continue;
        const [first, second] = node.entries;
        if (first !== undefined && isBroken(first.lead)) {
            shown.lineEnd ??= first.lead.includes('\r\n') ? '\r\n' : '\n';
            const outer = indentOf(node.close);
            const inner = indentOf(first.lead);
            if (isBroken(node.close) && inner.length > outer.length && inner.startsWith(outer)) {
                shown.unit ??= inner.slice(outer.length);
            }
        }
        if (first !== undefined && isMember(first) && !isBroken(first.colon))
            shown.colon ??= first.colon;
        if (second !== undefined && !isBroken(second.lead))
            shown.gap ??= second.lead;
        if (shown.unit !== undefined && shown.colon !== undefined && shown.gap !== undefined)
            break;
        for (const { value } of node.entries)
            open.push(value);
    }
    const { unit = DEFAULT_UNIT, lineEnd = '\n', colon = ': ' } = shown;
    return { unit, lineEnd, colon, gap: shown.gap ?? (colon === ':' ? '' : ' ') };
}
function isBroken(space) {
    return space.includes('\n');
}
function indentOf(space) {
    return space.slice(space.lastIndexOf('\n') + 1);
}
function formatted(value, style, indent) {
    if (typeof value !== 'object' || value === null)
        return { kind: 'scalar', raw: JSON.stringify(value), offset: null };
    const values = Object.values(value);
    const simple = Array.isArray(value) && values.every((element) => typeof element !== 'object' || element === null);
    const inner = indent === null || simple ? null : indent + style.unit;
    const entry = (element, n) => ({
        lead: inner !== null ? style.lineEnd + inner : n === 0 ? '' : style.gap,
        trail: '',
        value: formatted(element, style, inner),
    });
    const close = inner === null || values.length === 0 ? '' : style.lineEnd + (indent ?? '');
    if (Array.isArray(value))
        return { kind: 'array', entries: values.map(entry), close, offset: null };
    const entries = Object.entries(value).map(([name, member], n) => ({
        ...entry(member, n),
        name,
        rawName: JSON.stringify(name),
        nameOffset: null,
        colon: style.colon,
    }));
    return { kind: 'object', entries: new Members(entries), close, offset: null };
}

;// CONCATENATED MODULE: ./src/rewrite/edit/apply.ts


function applyEdits(root, edits, style) {
    for (const edit of edits)
        apply({ node: root, indent: null }, edit, style);
}
function apply(root, edit, style) {
    switch (edit.kind) {
        case 'set': {
            const { holder, last } = descend(root, edit.pointer, style);
            put(holder, last, edit.value, style);
            return;
        }
        case 'remove':
            detach(root, edit.pointer, style);
            return;
        case 'rename': {
            const { object, member } = memberAt(root, edit.pointer, style);
            object.entries.rename(member, edit.key);
            return;
        }
        case 'move': {
            const member = detach(root, edit.from, style);
            const { holder, last } = descend(root, edit.to, style);
            if (holder.node.kind !== 'object')
                throw new Error(`${edit.to} is in no object`);
            const { lead } = layout(holder, style);
            if (isBroken(lead) && isBroken(member.lead))
                shift(member.value, indentOf(member.lead), indentOf(lead));
            append(holder.node, { ...member, lead, trail: '', name: last, rawName: JSON.stringify(last) });
        }
    }
}
function descend(root, pointer, style) {
    const way = [...(0,model_pointer/* tokens */.LU)(pointer)];
    const last = way.pop();
    if (last === undefined)
        throw new Error('the return itself is not edited');
    let holder = root;
    for (const token of way) {
        if (holder.node.kind === 'object' && find(holder.node, token) === undefined)
            put(holder, token, {}, style);
        const entry = find(holder.node, token);
        if (entry === undefined || entry.value.kind === 'scalar')
            throw new Error(`${pointer}: nothing is in ${token}`);
        holder = { node: entry.value, indent: isBroken(entry.lead) ? indentOf(entry.lead) : null };
    }
    return { holder, last };
}
function find(node, token) {
    return node.kind === 'object' ? node.entries.find(token) : node.entries[Number(token)];
}
function lastOf(node) {
    return node.kind === 'object' ? node.entries.last : node.entries[node.entries.length - 1];
}
function put(holder, token, value, style) {
    const { node } = holder;
    const present = find(node, token);
    if (present !== undefined) {
        present.value = formatted(value, style, isBroken(present.lead) ? indentOf(present.lead) : null);
        return;
    }
    const { lead } = layout(holder, style);
    const entry = { lead, trail: '', value: formatted(value, style, isBroken(lead) ? indentOf(lead) : null) };
    if (node.kind === 'object') {
        append(node, { ...entry, name: token, rawName: JSON.stringify(token), nameOffset: null, colon: style.colon });
    }
    else if (token === '-') {
        closeOff(node.entries[node.entries.length - 1], node.entries[node.entries.length - 2]);
        node.entries.push(entry);
    }
    else {
        throw new Error(`there is no element ${token}`);
    }
}
function layout({ node, indent }, style) {
    const last = lastOf(node);
    if (last === undefined) {
        const outer = isBroken(node.close) ? indentOf(node.close) : indent;
        if (outer === null)
            return { lead: '' };
        node.close = style.lineEnd + outer;
        return { lead: style.lineEnd + outer + style.unit };
    }
    if (isBroken(last.lead))
        return { lead: style.lineEnd + indentOf(last.lead) };
    const isOnly = (node.kind === 'object' ? node.entries.size : node.entries.length) === 1;
    return { lead: isOnly && last.lead === '' ? style.gap : last.lead };
}
function append({ entries }, member) {
    closeOff(entries.last, entries.last?.before);
    entries.append(member);
}
function closeOff(last, beforeLast) {
    if (last !== undefined)
        last.trail = beforeLast?.trail ?? '';
}
function memberAt(root, pointer, style) {
    const { holder, last } = descend(root, pointer, style);
    const object = holder.node;
    if (object.kind !== 'object')
        throw new Error(`${pointer} is no member of an object`);
    const member = object.entries.find(last);
    if (member === undefined)
        throw new Error(`${pointer}: nothing is there`);
    return { object, member };
}
function detach(root, pointer, style) {
    const { object, member } = memberAt(root, pointer, style);
    const { before, after } = member;
    object.entries.remove(member);
    if (before === undefined && after !== undefined)
        after.lead = member.lead;
    if (after === undefined && before !== undefined)
        before.trail = '';
    if (object.entries.size === 0)
        object.close = '';
    return member;
}
function shift(node, from, to) {
    if (node.kind === 'scalar' || from === to)
        return;
    const moved = (space) => {
        if (!isBroken(space))
            return space;
        const indent = indentOf(space);
        const start = space.slice(0, space.length - indent.length);
        return start + (indent.startsWith(from) ? to + indent.slice(from.length) : indent);
    };
    node.close = moved(node.close);
    for (const entry of node.entries) {
        entry.lead = moved(entry.lead);
        entry.trail = moved(entry.trail);
        shift(entry.value, from, to);
    }
}

;// CONCATENATED MODULE: ./src/rewrite/edit/file.ts








const MARKS = /^\uFEFF+/;
class EditableFile {
    problems;
    returns;
    #form;
    #text;
    #mark;
    #dropped = false;
    #lines;
    #spans = new Map();
    #places = new Map();
    constructor(bytes, form) {
        this.#form = form;
        const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
        this.#mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
        this.#text = text.slice(this.#mark.length);
        this.#lines = new lines/* Lines */.q(this.#text);
        const reading = (0,read/* read */.L)(bytes, form, { markdown: commonmark.parseMarkdown });
        this.problems = reading.problems;
        this.returns = reading.returns.map((found) => ({ ...found, obstacle: this.#find(found) }));
    }
    get bytes() {
        let text = '';
        let done = 0;
        const spans = [...this.#spans.values()].filter((span) => span !== null);
        for (const { start, end, document } of spans.sort((a, b) => a.start - b.start)) {
            text += this.#text.slice(done, start) + print(document);
            done = end;
        }
        text += this.#text.slice(done);
        return Buffer.from(this.#dropped ? text.replace(MARKS, '') : this.#mark + text);
    }
    dropMark() {
        this.#dropped = true;
    }
    edit(index, edits) {
        const { node, span } = this.#place(index);
        applyEdits(node, edits, span.style);
    }
    valueOf(index) {
        return JSON.parse(nodeText(this.#place(index).node));
    }
    originOf(index, pointer, part = 'value') {
        const { node: root, span } = this.#place(index);
        let node = root;
        let at = root.offset ?? 0;
        let shown = null;
        for (const token of (0,model_pointer/* tokens */.LU)(pointer)) {
            const entry = childOf(node, token);
            if (entry === undefined)
                break;
            node = entry.value;
            if (node.offset === null)
                continue;
            const isKey = part === 'key' && isMember(entry) && entry.nameOffset !== null;
            at = isKey ? entry.nameOffset : node.offset;
            shown = isKey ? 'key' : node;
        }
        const start = span.start + at;
        if (shown === 'key')
            return this.#lines.range(start, (0,scan/* stringEnd */.VS)(this.#text, start) + 1);
        return this.#lines.range(start, start + (shown === null ? 1 : nodeText(shown).length));
    }
    #place(index) {
        const place = this.#places.get(index);
        if (place === undefined)
            throw new Error(`return ${String(index)} cannot be edited`);
        return place;
    }
    #find(found) {
        if (this.#form === 'markdown' || found.making !== 'json') {
            return 'It stands in Markdown, where a text edit would not be certain.';
        }
        const { startLine, startColumn } = found.locate('');
        const lineStart = this.#lines.startOf(startLine);
        const isLine = this.#form === 'jsonl';
        const [start, end] = isLine
            ? [lineStart, lineStart + this.#lines.textOf(startLine).length]
            : [0, this.#text.length];
        const repeated = this.problems.find(({ kind, ...problem }) => kind === 'duplicate-key' && 'range' in problem && (!isLine || problem.range.startLine === startLine));
        if (repeated !== undefined)
            return 'A key stands twice, and only a person can tell which one is meant.';
        const span = this.#spanOf(start, end);
        if (span === null)
            return 'Other text stands around the JSON: remove that first.';
        const node = span.objects.get(lineStart + startColumn - 1);
        if (node === undefined)
            return 'It stands in a text of a transcript, where an edit would not be certain.';
        this.#places.set(found.index, { span, node });
        return null;
    }
    #spanOf(start, end) {
        const known = this.#spans.get(start);
        if (known !== undefined)
            return known;
        const document = parseDocument(this.#text.slice(start, end));
        const span = document === null
            ? null
            : { start, end, document, style: styleOf(document.root), objects: objectsOf(document.root, start) };
        this.#spans.set(start, span);
        return span;
    }
}
function objectsOf(root, start) {
    const objects = new Map();
    const open = [root];
    for (const node of open) {
        if (node.kind === 'scalar')
            continue;
        if (node.kind === 'object')
            objects.set(start + (node.offset ?? 0), node);
        for (const { value } of node.entries)
            open.push(value);
    }
    return objects;
}
function childOf(node, token) {
    if (node.kind === 'scalar')
        return undefined;
    return node.kind === 'object' ? node.entries.find(token) : node.entries[Number(token)];
}


/***/ }),

/***/ 1958:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ withFixes),
/* harmony export */   y: () => (/* binding */ applyFixes)
/* harmony export */ });
/* harmony import */ var _edit_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(836);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1327);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5895);




const TRIES = 64;
const TRIED_BYTES = 16 * 1024 * 1024;
async function applyFixes(files, options) {
    const together = new Together(options.judge, files.size);
    return Promise.all([...files].map(async ([file, bytes]) => {
        try {
            return await new Fixer(file, options, (content) => together.judge(file, content)).fix(bytes);
        }
        finally {
            together.leave();
        }
    }));
}
class Fixer {
    #file;
    #options;
    #judge;
    constructor(file, options, judge) {
        this.#file = file;
        this.#options = options;
        this.#judge = judge;
    }
    async fix(bytes) {
        const start = { bytes, findings: await this.#judge(bytes) };
        const applied = [];
        const tries = new Tries(bytes.length);
        let pass = await this.#pass(start, tries);
        while (pass.applied.length > 0) {
            applied.push(...pass.applied);
            pass = await this.#pass(pass.state, tries);
        }
        const { state, left } = pass;
        const earlierOf = (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .earlierAmong */ .bV)(start.findings);
        return {
            file: this.#file,
            before: bytes,
            after: state.bytes,
            applied,
            left: left.map((one) => ({ ...one, origin: earlierOf(one.finding)?.range ?? one.finding.range })),
            unsafe: this.#options.unsafe ? 0 : state.findings.filter(({ fix }) => fix?.safety === 'unsafe').length,
            findings: { before: start.findings, after: state.findings },
        };
    }
    async #pass(state, tries) {
        const { unsafe, formOf } = this.#options;
        const offered = state.findings.filter(_group_js__WEBPACK_IMPORTED_MODULE_3__/* .isFixable */ .G).filter(({ fix }) => unsafe || fix.safety === 'safe');
        if (offered.length === 0)
            return { state, applied: [], left: [] };
        const { returns } = new _edit_file_js__WEBPACK_IMPORTED_MODULE_0__/* .EditableFile */ .X(state.bytes, formOf(this.#file));
        const left = [];
        const possible = [];
        for (const finding of offered) {
            const why = finding.index === null ? null : (returns[finding.index]?.obstacle ?? null);
            if (why === null)
                possible.push(finding);
            else
                left.push({ finding, why });
        }
        const trial = new Trial(state, tries, (current, fixes) => this.#apply(current, fixes));
        for (const group of (0,_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupsOf */ .c)(possible)) {
            await trial.take(group);
            if (trial.applied.length > 0)
                break;
        }
        return { state: trial.state, applied: trial.applied, left: [...left, ...trial.left] };
    }
    async #apply({ bytes }, fixes) {
        const edited = withFixes(bytes, this.#options.formOf(this.#file), fixes);
        return { bytes: edited, findings: await this.#judge(edited) };
    }
}
function withFixes(bytes, form, fixes) {
    const file = new _edit_file_js__WEBPACK_IMPORTED_MODULE_0__/* .EditableFile */ .X(bytes, form);
    for (const { index, fix } of fixes) {
        for (const edit of fix.edits) {
            if (edit.kind === 'byte-order-mark')
                file.dropMark();
            else if (index !== null)
                file.edit(index, [edit]);
        }
    }
    return file.bytes;
}
class Tries {
    most;
    #left;
    constructor(bytes) {
        this.most = this.#left = Math.max(1, Math.min(TRIES, Math.floor(TRIED_BYTES / bytes)));
    }
    take() {
        return this.#left-- > 0;
    }
}
class Trial {
    state;
    applied = [];
    left = [];
    #apply;
    #tries;
    constructor(state, tries, apply) {
        this.state = state;
        this.#tries = tries;
        this.#apply = apply;
    }
    async #try(fixes) {
        const next = await this.#apply(this.state, fixes);
        const made = (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .newFindings */ .FN)(this.state.findings, next.findings);
        if (made.length > 0 || !(0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .isLess */ .uo)(next.findings, this.state.findings)) {
            return { made, worse: returnsWorse(this.state, next, made) };
        }
        this.state = next;
        this.applied.push(...fixes);
        return null;
    }
    async take(fixes) {
        if (fixes.length === 0)
            return;
        if (!this.#tries.take()) {
            const trials = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(this.#tries.most, 'trial');
            const why = `It was not tried: of the fixes of this file, ${trials} did not show which ones fit.`;
            for (const finding of fixes)
                this.left.push({ finding, why });
            return;
        }
        const refused = await this.#try(fixes);
        if (refused === null)
            return;
        const { made, worse } = refused;
        const ofReturns = byReturn(fixes);
        const [bad, good] = parted(fixes, ({ index }) => worse.has(index));
        if (bad.length > 0 && good.length > 0) {
            await this.take(good);
            await this.take(bad);
        }
        else if (ofReturns.size === fixes.length && (bad.length > 0 || fixes.length === 1)) {
            const madeIn = fixes.length === 1 ? null : byReturn(made);
            for (const finding of fixes) {
                this.left.push({ finding, why: whyNot(madeIn === null ? made : (madeIn.get(finding.index) ?? [])) });
            }
        }
        else {
            const first = new Set((ofReturns.size === fixes.length ? [fixes] : [...ofReturns.values()]).flatMap((own) => own.slice(0, Math.ceil(own.length / 2))));
            for (const half of parted(fixes, (one) => first.has(one)))
                await this.take(half);
        }
    }
}
function returnsWorse(before, after, made) {
    const [old, now] = [byReturn(before.findings), byReturn(after.findings)];
    const kept = [...old].filter(([index, list]) => !(0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .isLess */ .uo)(now.get(index) ?? [], list));
    return new Set([...made.map(({ index }) => index), ...kept.map(([index]) => index)]);
}
function byReturn(findings) {
    const found = new Map();
    for (const finding of findings) {
        const list = found.get(finding.index);
        if (list === undefined)
            found.set(finding.index, [finding]);
        else
            list.push(finding);
    }
    return found;
}
function parted(list, isFirst) {
    return [list.filter(isFirst), list.filter((one) => !isFirst(one))];
}
function whyNot(made) {
    if (made.length === 0)
        return 'It was withdrawn: as many findings would remain.';
    const rules = [...new Set(made.map(({ rule }) => rule))];
    return `It was withdrawn, since it would make ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(made.length, 'new finding')}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(rules, 'and')}.`;
}
class Together {
    #judge;
    #working;
    #waiting = new Map();
    constructor(judge, working) {
        this.#judge = judge;
        this.#working = working;
    }
    judge(file, bytes) {
        return new Promise((resolve, reject) => {
            this.#waiting.set(file, { bytes, resolve, reject });
            this.#start();
        });
    }
    leave() {
        this.#working--;
        this.#start();
    }
    #start() {
        if (this.#waiting.size === 0 || this.#waiting.size < this.#working)
            return;
        const waiting = this.#waiting;
        this.#waiting = new Map();
        this.#judge(new Map([...waiting].map(([file, { bytes }]) => [file, bytes]))).then((found) => {
            for (const [file, { resolve }] of waiting)
                resolve(found.get(file) ?? []);
        }, (error) => {
            for (const { reject } of waiting.values())
                reject(error);
        });
    }
}


/***/ }),

/***/ 1327:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ newFindings),
/* harmony export */   bV: () => (/* binding */ earlierAmong),
/* harmony export */   uo: () => (/* binding */ isLess)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1300);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1502);


function newFindings(before, after) {
    const places = new Map();
    for (const finding of before) {
        const known = places.get(demandOf(finding)) ?? new Map();
        for (const place of (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding)) {
            known.set(place, Math.min(known.get(place) ?? Infinity, (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(finding.severity)));
        }
        places.set(demandOf(finding), known);
    }
    return after.filter((finding) => {
        const known = places.get(demandOf(finding));
        if (known === undefined)
            return true;
        return !(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding).every((place) => isKnown(place, known, (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(finding.severity)));
    });
}
function isKnown(place, known, severity) {
    for (let at = place;; at = at.slice(0, at.lastIndexOf('/'))) {
        if ((known.get(at) ?? Infinity) <= severity)
            return true;
        if (at === '')
            return false;
    }
}
function isLess(after, before) {
    if (after.length !== before.length)
        return after.length < before.length;
    const known = new Set(before.map(absenceOf));
    return after.some((finding) => finding.property !== undefined && !known.has(absenceOf(finding)));
}
function absenceOf(finding) {
    return JSON.stringify([demandOf(finding), (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding)]);
}
function earlierAmong(before) {
    const demands = new Map();
    for (const finding of before) {
        const list = demands.get(demandOf(finding)) ?? [];
        for (const place of (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding))
            list.push({ place, finding });
        demands.set(demandOf(finding), list);
    }
    return (finding) => {
        const [place = ''] = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding);
        const found = demands
            .get(demandOf(finding))
            ?.find((earlier) => place === earlier.place || place.startsWith(`${earlier.place}/`));
        return found?.finding;
    };
}
function demandOf({ rule, index }) {
    return `${String(index)} ${rule}`;
}


/***/ }),

/***/ 3716:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XP: () => (/* binding */ formsOf),
/* harmony export */   oZ: () => (/* binding */ fixTree),
/* harmony export */   w6: () => (/* binding */ judgeOver)
/* harmony export */ });
/* harmony import */ var _engine_overlay_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9882);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7506);
/* harmony import */ var _standards_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7713);
/* harmony import */ var _read_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(220);
/* harmony import */ var _apply_fixes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1958);





const BATCH = 500;
async function* fixTree(tree, files, { unsafe, maxFileSize, judge }) {
    const formOf = formsOf();
    for (let start = 0; start < files.length; start += BATCH) {
        const contents = await (0,_read_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readFiles */ .U)(tree, files.slice(start, start + BATCH), maxFileSize);
        yield await (0,_apply_fixes_js__WEBPACK_IMPORTED_MODULE_3__/* .applyFixes */ .y)(contents, { unsafe, formOf, judge: judgeOver(tree, judge) });
    }
}
function formsOf() {
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .classifier */ .k)();
    return (file) => classify(file).form;
}
const OF_THE_RUN = new Set(_standards_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .rules */ .aO.filter(({ scope }) => scope === 'run').map(({ id }) => id));
function judgeOver(tree, judge) {
    return async (contents) => {
        const changed = new Map([...contents].map(([file, bytes]) => [file, { kind: 'bytes', bytes }]));
        const { findings } = await judge((0,_engine_overlay_js__WEBPACK_IMPORTED_MODULE_0__/* .overlay */ .L)(tree, changed));
        const byFile = new Map([...contents.keys()].map((file) => [file, []]));
        for (const finding of findings) {
            if (finding.file !== null && !OF_THE_RUN.has(finding.rule))
                byFile.get(finding.file)?.push(finding);
        }
        return byFile;
    };
}


/***/ }),

/***/ 5895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isFixable),
/* harmony export */   c: () => (/* binding */ groupsOf)
/* harmony export */ });
function isFixable(finding) {
    return finding.fix !== undefined;
}
function groupsOf(findings) {
    const groups = [];
    for (const finding of findings) {
        const places = finding.fix.edits.flatMap((edit) => {
            if (edit.kind === 'byte-order-mark')
                return [];
            const at = edit.kind === 'move' ? [edit.from, edit.to] : [edit.pointer];
            return at.map((pointer) => `${String(finding.index)}${pointer}`);
        });
        let group = groups.find(({ touched }) => !places.some((place) => touched.has(place)));
        if (group === undefined) {
            group = { members: [], touched: new Touched() };
            groups.push(group);
        }
        for (const place of places)
            group.touched.add(place);
        group.members.push(finding);
    }
    return groups.map(({ members }) => members);
}
class Touched {
    #places = new Set();
    #around = new Set();
    add(place) {
        this.#places.add(place);
        for (const outer of outwards(place))
            this.#around.add(outer);
    }
    has(place) {
        return this.#around.has(place) || outwards(place).some((outer) => this.#places.has(outer));
    }
}
function outwards(place) {
    const found = [place];
    for (let end = place.lastIndexOf('/'); end >= 0; end = place.lastIndexOf('/', end - 1)) {
        found.push(place.slice(0, end));
        if (end === 0)
            break;
    }
    return found;
}


/***/ }),

/***/ 220:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readFiles)
/* harmony export */ });
async function readFiles(tree, files, limit) {
    const references = files.flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [{ path, id: entry.id, link: false }] : [];
    });
    const found = new Map();
    let next = 0;
    for await (const contents of tree.read(references, limit)) {
        for (const content of contents) {
            const file = references[next++];
            if (file !== undefined && content.kind === 'bytes')
                found.set(file.path, content.bytes);
        }
    }
    return found;
}


/***/ })

};
;