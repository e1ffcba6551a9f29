"use strict";
exports.id = 8917;
exports.ids = [8917];
exports.modules = {

/***/ 23407:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sb: () => (/* binding */ nothingFound),
  Ol: () => (/* binding */ warnUnmatched),
  f4: () => (/* binding */ writeAll)
});

// UNUSED EXPORTS: replaceContent

// EXTERNAL MODULE: ./src/model/reason.ts
var reason = __webpack_require__(34909);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/tree/relative-within.ts
var relative_within = __webpack_require__(17896);
// EXTERNAL MODULE: ./src/model/known.ts
var known = __webpack_require__(57342);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/gather/glob.ts + 1 modules
var glob = __webpack_require__(39288);
// EXTERNAL MODULE: ./src/gather/gather.ts
var gather = __webpack_require__(54960);
;// CONCATENATED MODULE: ./src/gather/unmatched.ts





const MOST_PATTERNS = 50;
async function unmatchedPatterns(tree, patterns) {
    const positive = (0,glob/* cleanPatterns */.vR)(patterns).filter((pattern) => !pattern.startsWith('!'));
    const found = [];
    for (const pattern of positive.slice(0, MOST_PATTERNS)) {
        if (await selectsAny(tree, pattern))
            continue;
        found.push({ pattern, hint: await hintFor(tree, pattern) });
    }
    return found;
}
async function selectsAny(tree, pattern) {
    const selected = (0,gather/* selection */.r)([pattern]);
    const classify = (0,gather/* classifier */.k)(selected);
    const files = await tree.list(selected);
    const marks = files.flatMap(({ path }) => classify(path).mark ?? []);
    if (marks.length < files.length)
        return true;
    let done = 0;
    for await (const contents of tree.read(files, LARGEST)) {
        for (const content of contents) {
            const mark = (0,known/* elementAt */.s)(marks, done++);
            if (content.kind === 'bytes' && mark(Buffer.from(content.bytes).toString('latin1')))
                return true;
        }
    }
    return false;
}
const LARGEST = 1_000_000;
async function hintFor(tree, pattern) {
    const slashed = pattern.replaceAll('\\', '/');
    if (slashed !== pattern)
        return `Write "/" for "\\": "${slashed}".`;
    if (/[*?[]/.test(pattern))
        return null;
    const path = external_node_path_.posix.normalize(pattern).replace(/\/$/, '');
    if (tree.find(path)?.kind === 'directory') {
        return `No file in a usual place is below it: "${path}/**" takes all its files.`;
    }
    const meant = await nearestPath(tree, path);
    return meant === null ? null : `Did you mean "${meant}"?`;
}
async function nearestPath(tree, path) {
    const segments = path.split('/');
    const at = segments.findIndex((_, n) => tree.find(segments.slice(0, n + 1).join('/')) === undefined);
    if (at < 0)
        return null;
    const folder = segments.slice(0, at).join('/');
    const prefix = folder === '' ? '' : `${folder}/`;
    const all = await tree.list({ patterns: ['**'], matches: (file) => file.startsWith(prefix), anyCase: true });
    const names = new Set(all.map(({ path: file }) => file.slice(prefix.length).replace(/\/.*/s, '')));
    const name = (0,model_text/* nearest */.pA)((0,known/* elementAt */.s)(segments, at), [...names]);
    if (name === undefined)
        return null;
    const meant = [...segments.slice(0, at), name, ...segments.slice(at + 1)].join('/');
    return tree.find(meant) === undefined ? `${prefix}${name}` : meant;
}

// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
// EXTERNAL MODULE: ./src/tree/regular-file.ts
var regular_file = __webpack_require__(98951);
// EXTERNAL MODULE: ./src/model/path-bytes.ts
var path_bytes = __webpack_require__(63020);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(86270);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(55665);
// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(14536);
;// CONCATENATED MODULE: ./src/cli/commands/write-files.ts











function replaceContent(root, { file, before, after }, project) {
    const path = (0,external_node_path_.join)((0,external_node_path_.resolve)(root), file);
    try {
        const place = (0,write_place/* placeOf */.$t)(path, project);
        if (place.kind !== 'file' || place.mode === null)
            return changed('It is no longer there');
        const there = (0,path_bytes/* bytesOfName */.q)(place.path);
        const mayReplace = () => (0,regular_file/* readRegularFile */.XF)(there, before.length + 1)?.bytes.equals(before) === true;
        const isWritten = (0,write_file/* writeFile */._h)(path, [after], { project, durable: true, mayReplace });
        return isWritten ? { kind: 'written' } : changed('It changed while it was being worked on');
    }
    catch (error) {
        if (error instanceof write_place/* RefusedPlace */.QE && hasCome(root, error))
            return changed('It is no longer a file of its own');
        return { kind: 'failed', reason: (0,reason/* reasonOf */.A)(error) };
    }
}
function hasCome(root, { refusal, at }) {
    return refusal !== 'git' && (0,relative_within/* relativeWithin */.Q)((0,external_node_fs_.realpathSync)(root), at) !== null;
}
function changed(what) {
    return { kind: 'changed', reason: `${what}: it was left as it is. Run the command again.` };
}
function writeAll(root, files, { stderr }) {
    const project = (0,write_place/* projectOf */.v8)([root, '.']);
    const outcomes = new Map();
    for (const replacement of files) {
        const outcome = replaceContent(root, replacement, project);
        outcomes.set(replacement.file, outcome.kind);
        if (outcome.kind === 'written')
            continue;
        const what = outcome.kind === 'failed' ? 'It could not be written: ' : '';
        stderr.write((0,sink/* terminal */.Fo) `return-gate: ${replacement.file}: ${what}${outcome.reason}`.text + '\n');
    }
    return outcomes;
}
async function nothingFound(tree, patterns, caller) {
    const where = patterns.length === 0 ? 'in the usual places' : `by ${patterns.join(', ')}`;
    caller.stderr.write((0,sink/* terminal */.Fo) `return-gate: No return was found ${where}.`.text + '\n');
    await warnUnmatched(tree, patterns, caller);
    return exit_status/* EXIT */.d.empty;
}
async function warnUnmatched(tree, patterns, { stderr }) {
    for (const { pattern, hint } of await unmatchedPatterns(tree, patterns)) {
        const line = (0,sink/* terminal */.Fo) `return-gate: The pattern "${pattern}" finds no file.${hint === null ? '' : ` ${hint}`}`;
        stderr.write(line.text + '\n');
    }
}


/***/ }),

/***/ 22556:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unifiedDiff)
/* harmony export */ });
/* harmony import */ var _report_hunks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96007);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);


const CONTEXT = 3;
const LONGEST_LINE = 10_000;
function unifiedDiff(file, before, after, paint) {
    const [old, next] = [before, after].map((bytes) => Buffer.from(bytes).toString('utf8'));
    const lines = [
        paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `--- a/${file}`),
        paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `+++ b/${file}`),
        ...(0,_report_hunks_js__WEBPACK_IMPORTED_MODULE_1__/* .hunksOf */ .H)(old ?? '', next ?? '', CONTEXT).flatMap((hunk) => [
            headOf(hunk, paint),
            ...hunk.lines.map((line) => diffLine(line, paint)),
        ]),
    ];
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(lines.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${line}\n`.text));
}
function headOf({ oldStart, oldLines, newStart, newLines }, paint) {
    return paint('cyan', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`);
}
const STYLES = { '-': 'red', '+': 'green' };
function diffLine(line, paint) {
    const parts = line.replace(/\r$/, '').split('\t');
    const text = parts.flatMap((part, n) => [...(n === 0 ? [] : [(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `\t`]), (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .eR)(part, LONGEST_LINE)]);
    const style = STYLES[line.charAt(0)];
    return style === undefined ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${text}` : paint(style, (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${text}`);
}


/***/ }),

/***/ 96007:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ hunksOf)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37291);

const FAR_APART = 2000;
const NO_LINE_END = '\\ No newline at end of file';
function hunksOf(old, next, context) {
    const found = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .structuredPatch */ .YB)('', '', old, next, undefined, undefined, { context, maxEditLength: FAR_APART });
    if (found !== undefined)
        return found.hunks;
    const [removed, added] = [splitLines(old), splitLines(next)];
    const marked = (lines, mark, text) => [
        ...lines.map((line) => mark + line),
        ...(text === '' || text.endsWith('\n') ? [] : [NO_LINE_END]),
    ];
    const lines = [...marked(removed, '-', old), ...marked(added, '+', next)];
    return [{ oldStart: 1, oldLines: removed.length, newStart: 1, newLines: added.length, lines }];
}
function splitLines(text) {
    return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}


/***/ }),

/***/ 40836:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ EditableFile)
});

// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/families/all.ts
var families_all = __webpack_require__(8175);
// EXTERNAL MODULE: ./src/read/lines.ts
var lines = __webpack_require__(60771);
// EXTERNAL MODULE: ./src/read/read.ts + 5 modules
var read = __webpack_require__(8685);
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
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./src/rewrite/edit/syntax.ts


const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
function parseDocument(text) {
    const errors = [];
    const root = treeOf(text, errors);
    if (root === undefined || errors.length > 0)
        return null;
    const end = root.offset + root.length;
    return { before: text.slice(0, root.offset), root: nodeOf(text, root), behind: text.slice(end) };
}
function treeOf(text, errors) {
    try {
        return (0,main.parseTree)(text, errors, STRICT);
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
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
    #lengths = new Map();
    constructor(bytes, form) {
        this.#form = form;
        const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
        this.#mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
        this.#text = text.slice(this.#mark.length);
        this.#lines = new lines/* Lines */.q(this.#text);
        const reading = (0,read/* read */.L)(bytes, form, families_all/* READERS */.Hk);
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
        this.#lengths.clear();
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
        return this.#lines.range(start, start + (shown === null ? 1 : this.#lengthOf(shown)));
    }
    #lengthOf(node) {
        const length = this.#lengths.get(node) ?? nodeText(node).length;
        this.#lengths.set(node, length);
        return length;
    }
    #place(index) {
        const place = this.#places.get(index);
        if (place === undefined)
            throw new Error(`return ${String(index)} cannot be edited`);
        return place;
    }
    #find(found) {
        if (this.#form === 'markdown' || found.composed !== null) {
            return 'It is in Markdown, where a text edit is not safe.';
        }
        const { startLine, startColumn } = found.locate('');
        const lineStart = this.#lines.startOf(startLine);
        const isLine = this.#form === 'jsonl';
        const [start, end] = isLine
            ? [lineStart, lineStart + this.#lines.textOf(startLine).length]
            : [0, this.#text.length];
        const repeated = this.problems.find(({ kind, ...problem }) => kind === 'duplicate-key' && 'range' in problem && (!isLine || problem.range.startLine === startLine));
        if (repeated !== undefined)
            return 'A key appears twice, and only a person knows which one is meant.';
        const span = this.#spanOf(start, end);
        if (span === null)
            return 'There is other text around the JSON. Remove that first.';
        const node = span.objects.get(lineStart + startColumn - 1);
        if (node === undefined)
            return 'It is in a transcript, where an edit is not safe.';
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


/***/ })

};
;