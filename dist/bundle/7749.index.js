"use strict";
exports.id = 7749;
exports.ids = [7749];
exports.modules = {

/***/ 45616:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ warnUnmatched),
/* harmony export */   Sb: () => (/* binding */ nothingFound),
/* harmony export */   f4: () => (/* binding */ writeAll)
/* harmony export */ });
/* unused harmony export replaceContent */
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _tree_relative_within_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17896);
/* harmony import */ var _gather_explain_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43794);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75340);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98951);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33870);
/* harmony import */ var _tree_write_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86270);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55665);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55235);











function replaceContent(root, { file, before, after }, project) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root), file);
    try {
        const place = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_9__/* .placeOf */ .$t)(path, project);
        if (place.kind !== 'file' || place.mode === null)
            return changed('It is no longer there');
        const there = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_7__/* .bytesOfName */ .qZ)(place.path);
        const mayReplace = () => (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)(there, before.length + 1)?.bytes.equals(before) === true;
        const isWritten = (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_8__/* .writeFile */ ._h)(path, [after], { project, durable: true, mayReplace });
        return isWritten ? { kind: 'written' } : changed('It changed while it was being worked on');
    }
    catch (error) {
        if (error instanceof _tree_write_place_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedPlace */ .QE && hasCome(root, error))
            return changed('It is no longer a file of its own');
        return { kind: 'failed', reason: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error) };
    }
}
function hasCome(root, { refusal, at }) {
    return refusal !== 'git' && (0,_tree_relative_within_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeWithin */ .Q)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(root), at) !== null;
}
function changed(what) {
    return { kind: 'changed', reason: `${what}: it was left as it is. Run the command again.` };
}
function writeAll(root, files, { stderr }) {
    const project = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_9__/* .projectOf */ .v8)([root, '.']);
    const outcomes = new Map();
    for (const replacement of files) {
        const outcome = replaceContent(root, replacement, project);
        outcomes.set(replacement.file, outcome.kind);
        if (outcome.kind === 'written')
            continue;
        const what = outcome.kind === 'failed' ? 'It could not be written: ' : '';
        stderr.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `return-gate: ${replacement.file}: ${what}${outcome.reason}`.text + '\n');
    }
    return outcomes;
}
async function nothingFound(tree, patterns, caller) {
    const where = patterns.length === 0 ? 'in the usual places' : `by ${patterns.join(', ')}`;
    caller.stderr.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `return-gate: No return was found ${where}.`.text + '\n');
    await warnUnmatched(tree, patterns, caller);
    return _model_report_js__WEBPACK_IMPORTED_MODULE_10__/* .EXIT */ .dc.empty;
}
async function warnUnmatched(tree, patterns, { stderr }) {
    for (const { pattern, hint } of await (0,_gather_explain_files_js__WEBPACK_IMPORTED_MODULE_4__/* .unmatchedPatterns */ .x)(tree, patterns)) {
        const line = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `return-gate: The pattern "${pattern}" finds no file.${hint === null ? '' : ` ${hint}`}`;
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

/***/ 43794:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ explainFiles),
/* harmony export */   x: () => (/* binding */ unmatchedPatterns)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72825);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54960);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);





function explainFiles(paths, { patterns, ignore }) {
    const own = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(patterns);
    const chosen = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r1)(own, ignore);
    const wanted = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r1)(own);
    const classify = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .classifier */ .kd)(chosen);
    const leftOutBy = [
        { because: 'never', list: _gather_js__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm },
        { because: 'ignored', list: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(ignore) },
        { because: 'template', list: own.length === 0 ? _gather_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_BY_DEFAULT */ .e_ : [] },
    ];
    const excluding = leftOutBy.flatMap(({ because, list }) => list.map((pattern) => ({ because, pattern, matches: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)([pattern]) })));
    const selecting = own.map((pattern) => ({ pattern, matches: (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r1)([pattern]).matches }));
    return paths.flatMap((path) => {
        if (chosen.matches(path)) {
            const { form, family } = classify(path);
            const pattern = selecting.find(({ matches }) => matches(path))?.pattern ?? usualPattern(path) ?? path;
            return [{ kind: 'checked', path, form, family, pattern }];
        }
        if (!wanted.matches(path) && usualPattern(path) === undefined)
            return [];
        const by = excluding.find(({ matches }) => matches(path));
        if (by !== undefined)
            return [{ kind: 'left-out', path, pattern: by.pattern, because: by.because }];
        return own.length === 0 ? [] : [{ kind: 'left-out', path, pattern: null, because: 'not-selected' }];
    });
}
const MATCHERS = _gather_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACES */ .ls.flatMap((place) => place.patterns.map((pattern) => ({ pattern, matches: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)([pattern]), isOne: place.isOne })));
function usualPattern(path) {
    const lower = path.toLowerCase();
    return MATCHERS.find(({ matches, isOne }) => (isOne === undefined || isOne(path)) && matches(lower))?.pattern;
}
const MOST_PATTERNS = 50;
async function unmatchedPatterns(tree, patterns) {
    const positive = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(patterns).filter((pattern) => !pattern.startsWith('!'));
    const found = [];
    for (const pattern of positive.slice(0, MOST_PATTERNS)) {
        if (await selectsAny(tree, pattern))
            continue;
        found.push({ pattern, hint: await hintFor(tree, pattern) });
    }
    return found;
}
async function selectsAny(tree, pattern) {
    const selected = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r1)([pattern]);
    const classify = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .classifier */ .kd)(selected);
    const files = await tree.list(selected);
    const marks = files.flatMap(({ path }) => classify(path).mark ?? []);
    if (marks.length < files.length)
        return true;
    let done = 0;
    for await (const contents of tree.read(files, LARGEST)) {
        for (const content of contents) {
            const mark = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(marks, done++);
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
    const path = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.normalize(pattern).replace(/\/$/, '');
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
    const name = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(segments, at), [...names]);
    if (name === undefined)
        return null;
    const meant = [...segments.slice(0, at), name, ...segments.slice(at + 1)].join('/');
    return tree.find(meant) === undefined ? `${prefix}${name}` : meant;
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

/***/ 8864:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ changesOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

function changesOf(text, values) {
    const changes = new Changes(text);
    const hasLines = text.includes('\n');
    for (const [node, value] of values) {
        const margin = text.slice(text.lastIndexOf('\n', node.offset) + 1, node.offset);
        changes.compare(node, value, hasLines && margin.trim() === '' ? margin : null);
    }
    return changes.edits();
}
class Changes {
    #text;
    #unit;
    #lineEnd;
    #colon;
    #comma;
    #edits = [];
    #gone = new Map();
    constructor(text) {
        this.#text = text;
        this.#unit = /\n([ \t]+)/.exec(text)?.[1] ?? '  ';
        this.#lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
        this.#colon = /":\s?/.exec(text)?.[0] === '":' ? ':' : ': ';
        this.#comma = this.#colon === ':' && !text.includes(', "') ? ',' : ', ';
    }
    edits() {
        return this.#edits.map((make) => make());
    }
    compare(node, value, indent) {
        const isContainer = node.type === 'object' ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) : node.type === 'array' && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value);
        if (!isContainer) {
            if (!Object.is(node.value, value))
                this.#replace(node, value, indent);
            return;
        }
        const old = this.#entriesOf(node);
        const origins = this.#originsOf(old, value);
        const kept = new Set(origins.values());
        for (const entry of old)
            if (!kept.has(entry))
                this.#gone.set(this.#jsonAt(entry.value), entry);
        const last = old.at(-1);
        if (kept.size === 0 || last === undefined) {
            if (last !== undefined || entriesIn(value).length > 0)
                this.#replace(node, value, indent);
            return;
        }
        this.#removeAllBut(kept, old);
        const beforeLast = old.at(-2);
        const ownLine = last.indent === null ? this.#comma : `,${this.#text.slice(node.offset + 1, last.start)}`;
        const separator = beforeLast === undefined ? ownLine : this.#text.slice(beforeLast.end, last.start);
        const added = [];
        for (const [name, inner] of entriesIn(value)) {
            const entry = origins.get(name);
            if (entry === undefined) {
                const key = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) ? null : name;
                added.push(() => separator + this.#printEntry(key, inner, indentAfter(separator)));
                continue;
            }
            if (entry.key !== undefined && entry.name !== name)
                this.#edit(entry.key, () => JSON.stringify(name));
            this.compare(entry.value, inner, entry.indent);
        }
        if (added.length > 0)
            this.#edit({ offset: last.end, length: 0 }, () => added.map((print) => print()).join(''));
    }
    #edit({ offset, length }, print) {
        this.#edits.push(() => ({ offset, length, content: print() }));
    }
    #replace(node, value, indent) {
        this.#gone.set(this.#jsonAt(node), { value: node, indent });
        this.#edit(node, () => this.#print(value, indent));
    }
    #textOf({ offset, length }) {
        return this.#text.slice(offset, offset + length);
    }
    #jsonAt(node) {
        return jsonOf(JSON.parse(this.#textOf(node)));
    }
    #entriesOf({ type, offset, children = [] }) {
        let behind = offset + 1;
        return children.flatMap((child, n) => {
            const isElement = type === 'array';
            const key = isElement ? undefined : child.children?.[0];
            const value = isElement ? child : child.children?.[1];
            if (value === undefined)
                return [];
            const start = child.offset;
            const end = start + child.length;
            const indent = indentAfter(this.#text.slice(behind, start));
            behind = end;
            return [{ name: key === undefined ? String(n) : String(key.value), key, value, start, end, indent }];
        });
    }
    #originsOf(old, value) {
        const places = new Map(old.map((entry, n) => [entry.name, n]));
        const origins = new Map();
        let next = 0;
        for (const [name, inner] of entriesIn(value)) {
            const at = places.get(name) ?? next;
            const entry = old[at];
            if (entry === undefined)
                continue;
            if (entry.name !== name && !((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, entry.name) && this.#mayBe(inner, entry)))
                continue;
            origins.set(name, entry);
            next = at + 1;
        }
        return origins;
    }
    #mayBe(value, entry) {
        return !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || entry.value.type !== 'object' || this.#jsonAt(entry.value) === jsonOf(value);
    }
    #removeAllBut(kept, old) {
        let start;
        old.forEach((entry, n) => {
            if (!kept.has(entry)) {
                const offset = start ?? entry.start;
                const end = start === undefined ? (old[n + 1]?.start ?? entry.end) : entry.end;
                this.#edit({ offset, length: end - offset }, () => '');
            }
            if (start !== undefined || kept.has(entry))
                start = entry.end;
        });
    }
    #printEntry(key, value, indent) {
        return (key === null ? '' : JSON.stringify(key) + this.#colon) + this.#print(value, indent);
    }
    #print(value, indent) {
        const moved = this.#gone.get(jsonOf(value));
        if (moved !== undefined) {
            const text = this.#textOf(moved.value);
            return indent === null || moved.indent === null ? text : text.replaceAll(`\n${moved.indent}`, `\n${indent}`);
        }
        if (typeof value !== 'object' || value === null)
            return JSON.stringify(value);
        const isList = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value);
        const isSimple = isList && value.every((element) => typeof element !== 'object' || element === null);
        const inner = indent === null || isSimple ? null : indent + this.#unit;
        const printed = entriesIn(value).map(([key, element]) => this.#printEntry(isList ? null : key, element, inner));
        const [open, close] = isList ? ['[', ']'] : ['{', '}'];
        if (inner === null || printed.length === 0)
            return open + printed.join(this.#comma) + close;
        const line = this.#lineEnd + inner;
        return open + line + printed.join(`,${line}`) + this.#lineEnd + (indent ?? '') + close;
    }
}
function jsonOf(value) {
    return typeof value + JSON.stringify(value);
}
function entriesIn(value) {
    return Object.entries(value ?? {});
}
function indentAfter(space) {
    const start = space.lastIndexOf('\n') + 1;
    return start === 0 ? null : (/^[ \t]*/.exec(space.slice(start))?.[0] ?? '');
}


/***/ }),

/***/ 20935:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ JsonFile)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _families_all_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8175);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60771);
/* harmony import */ var _read_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39191);
/* harmony import */ var _json_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8864);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_all_js__WEBPACK_IMPORTED_MODULE_1__]);
_families_all_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





class JsonFile {
    problems;
    returns;
    #text;
    #mark;
    #lines;
    #places = new Map();
    constructor(bytes, form) {
        const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
        this.#mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
        this.#text = text.slice(this.#mark.length);
        this.#lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .Lines */ .q(this.#text);
        const { problems, returns } = (0,_read_read_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .L)(bytes, form, _families_all_js__WEBPACK_IMPORTED_MODULE_1__/* .READERS */ .Hk);
        this.problems = problems;
        const roots = new Map();
        this.returns = returns.map((found) => ({ ...found, obstacle: this.#find(found, form, roots) }));
    }
    withValues(values, { dropMark = false } = {}) {
        const byText = new Map();
        for (const [index, value] of values) {
            const place = this.#places.get(index);
            if (place === undefined)
                throw new Error(`return ${String(index)} cannot be edited`);
            const found = byText.get(place.start) ?? { text: place.text, values: new Map() };
            byText.set(place.start, found);
            found.values.set(place.node, value);
        }
        const edits = [...byText].flatMap(([start, { text, values: changed }]) => (0,_json_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .changesOf */ .f)(text, changed).map((edit) => ({ ...edit, offset: start + edit.offset })));
        const parts = [];
        let done = 0;
        for (const { offset, length, content } of edits.sort((a, b) => a.offset - b.offset)) {
            parts.push(this.#text.slice(done, offset), content);
            done = offset + length;
        }
        const text = this.#mark + parts.join('') + this.#text.slice(done);
        return Buffer.from(dropMark ? text.replace(/^\uFEFF+/, '') : text);
    }
    #find(found, form, roots) {
        if (form === 'markdown' || found.composed !== null)
            return 'It is in Markdown, where a text edit is not safe.';
        const { startLine, startColumn } = found.locate('');
        const isLine = form === 'jsonl';
        const isRepeated = this.problems.some(({ kind, ...problem }) => kind === 'duplicate-key' && 'range' in problem && (!isLine || problem.range.startLine === startLine));
        if (isRepeated)
            return 'A key appears twice, and only a person knows which one is meant.';
        const lineStart = this.#lines.startOf(startLine);
        const start = isLine ? lineStart : 0;
        const text = isLine ? this.#lines.textOf(startLine) : this.#text;
        if (!roots.has(start))
            roots.set(start, parseStrict(text));
        const root = roots.get(start);
        if (root === undefined)
            return 'There is other text around the JSON. Remove that first.';
        const offset = lineStart + startColumn - 1 - start;
        const node = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.findNodeAtOffset)(root, offset);
        if (node?.type !== 'object' || node.offset !== offset)
            return 'It is in a transcript, where an edit is not safe.';
        this.#places.set(found.index, { start, text, node });
        return null;
    }
}
function parseStrict(text) {
    const errors = [];
    try {
        const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, {
            disallowComments: true,
            allowTrailingComma: false,
            allowEmptyContent: false,
        });
        return errors.length > 0 ? undefined : root;
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 75735:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ rename),
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   TF: () => (/* binding */ remove),
/* harmony export */   ZC: () => (/* binding */ topFields),
/* harmony export */   di: () => (/* binding */ adopt),
/* harmony export */   pO: () => (/* binding */ lacks),
/* harmony export */   yJ: () => (/* binding */ put)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

function put(holder, key, value) {
    Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
function remove(holder, key) {
    Reflect.deleteProperty(holder, key);
}
function rename(holder, from, to) {
    const entries = Object.entries(holder);
    for (const [key] of entries)
        remove(holder, key);
    for (const [key, value] of entries)
        put(holder, key === from ? to : key, value);
}
function adopt(holder, name, others, isSuch, named = []) {
    if (((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(holder, name) ?? null) !== null)
        return true;
    const from = others.find((other) => {
        const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(holder, other);
        return value !== undefined && isSuch(value) && !named.includes(other);
    });
    if (from === undefined)
        return false;
    remove(holder, name);
    rename(holder, from, name);
    return true;
}
function objectIn(holder, name) {
    const held = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(holder, name) ?? (Object.hasOwn(holder, name) ? null : {});
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(held ?? undefined) ? held : null;
}
function topFields({ shape }) {
    return shape.fields[''] ?? [];
}
function lacks(value, { standard }, pointer, name) {
    const errors = standard.validate(value);
    return errors.some((error) => error.keyword === 'required' && error.pointer === pointer && error.detail === name);
}


/***/ })

};
;