"use strict";
exports.id = 4078;
exports.ids = [4078,1226];
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
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66034);
/* harmony import */ var _gather_explain_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43794);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58853);
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
    return refusal !== 'git' && (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeWithin */ .Qs)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(root), at) !== null;
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

/***/ 57655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ withRoot),
/* harmony export */   VV: () => (/* binding */ ROOT_OPTION),
/* harmony export */   ds: () => (/* binding */ PATTERN_HELP),
/* harmony export */   nO: () => (/* binding */ inProject)
/* harmony export */ });
/* harmony import */ var _config_find_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45023);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72825);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12102);




const ROOT_OPTION = {
    name: 'root',
    value: 'DIR',
    help: 'project root that claims are relative to (default: the nearest folder upwards with a configuration, else the top of the repository, else the current directory)',
};
const PATTERN_HELP = 'PATTERN replaces the usual places. It is relative to the current directory, or to --root, and has the semantics of @actions/glob. A folder means the usual places below it; "folder/**" means all its files.';
function inProject(call, caller) {
    if (call.values.has('root'))
        return call;
    const { path, place } = findRoot(call, caller);
    const placed = (patterns) => patterns.map((pattern) => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .patternFrom */ .dq)(place, pattern));
    const ignore = call.values.get('ignore');
    const values = new Map([
        ...call.values,
        ['root', [path]],
        ...(ignore === undefined ? [] : [['ignore', placed(ignore)]]),
    ]);
    return { ...call, values, rest: placed(call.rest) };
}
function withRoot(call, caller) {
    if (call.values.has('root'))
        return call;
    return { ...call, values: new Map([...call.values, ['root', [findRoot(call, caller).path]]]) };
}
function findRoot({ switches }, { stderr }) {
    const root = (0,_tree_root_js__WEBPACK_IMPORTED_MODULE_3__/* .projectRootOf */ .zu)('.', _config_find_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILES */ .n0);
    if (root.because !== 'current' && !switches.has('quiet')) {
        const why = root.because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
        stderr.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `return-gate: The project root is ${root.path}, ${why}.`.text + '\n');
    }
    return root;
}


/***/ }),

/***/ 22556:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unifiedDiff)
/* harmony export */ });
/* harmony import */ var _report_patch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8976);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58853);


const CONTEXT = 3;
const LONGEST_LINE = 10_000;
function unifiedDiff(file, before, after, paint) {
    const [old, next] = [before, after].map((bytes) => Buffer.from(bytes).toString('utf8'));
    const lines = [
        paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `--- a/${file}`),
        paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `+++ b/${file}`),
        ...(0,_report_patch_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksOf */ .H)(old ?? '', next ?? '', CONTEXT).flatMap((hunk) => [
            headOf(hunk, paint),
            ...hunk.lines.map((line) => diffLine(line, paint)),
        ]),
    ];
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .concat */ .xW)(lines.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${line}\n`.text));
}
function headOf({ oldStart, oldLines, newStart, newLines }, paint) {
    return paint('cyan', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`);
}
const STYLES = { '-': 'red', '+': 'green' };
function diffLine(line, paint) {
    const parts = line.replace(/\r$/, '').split('\t');
    const text = parts.flatMap((part, n) => [...(n === 0 ? [] : [(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `\t`]), (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(part, LONGEST_LINE)]);
    const style = STYLES[line.charAt(0)];
    return style === undefined ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${text}` : paint(style, (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${text}`);
}


/***/ }),

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   m6: () => (/* binding */ faultOfPattern),
/* harmony export */   vG: () => (/* binding */ MAX_SCHEMA_SIZE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49710);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72825);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(69897);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28004);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45023);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33870);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60771);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22003);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12102);














const MAX_SCHEMA_SIZE = 64 * 1024;
const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = (0,_find_js__WEBPACK_IMPORTED_MODULE_5__/* .findConfig */ .u0)(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes, (path) => fileOf(tree, path));
}
async function fileOf(tree, path) {
    const entry = tree.find((0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalisePath */ .qb)(path) ?? '');
    if (entry?.kind !== 'file')
        return null;
    for await (const [content] of tree.read([{ path, id: entry.id, link: false }], MAX_SCHEMA_SIZE))
        return content ?? null;
    return null;
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, repositoryAround(root)];
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(shown, [
            (0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL)
            throw error;
        const reason = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error);
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    const folder = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(root, path) === null ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : root;
    return configOf(shown, bytes, (file) => Promise.resolve(fileBelow(folder, file)));
}
function fileBelow(folder, file) {
    const place = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalisePath */ .qb)(file) ?? '';
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, place);
    if (place === '' || (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)([folder], path) !== undefined || !(0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(path))
        return null;
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_SCHEMA_SIZE);
    if (found === null)
        return null;
    const { size, bytes } = found;
    return size > MAX_SCHEMA_SIZE ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}
function repositoryAround(root) {
    return (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryOf */ ._M)(root) ?? root) : root;
}
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)('This is no regular file: name the file itself.')]);
    if (found.size > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return found.bytes;
}
function configTooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(file, [
        (0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes, readFile = () => Promise.resolve(null)) {
    const { text, problems } = (0,_read_source_js__WEBPACK_IMPORTED_MODULE_7__/* .decode */ .D4)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(file, wrong);
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_13__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(5341), __webpack_require__.e(8931)]).then(__webpack_require__.bind(__webpack_require__, 58353));
    return parseConfig({
        file,
        text,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            return { line, column: offset - lines.startOf(line) + 1 };
        },
        faultOfPattern,
        readFile,
    });
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_START */ .WS;
    return { line: startLine, column: startColumn, message: wordsOf(problem) };
}
function wordsOf(problem) {
    if (problem.kind === 'byte-order-mark')
        return 'The file starts with a byte order mark: save it without one.';
    if (problem.kind === 'encoding' && problem.reason === 'utf-16')
        return 'The file is in UTF-16: save it as UTF-8.';
    return 'This is no UTF-8: save the file as UTF-8.';
}
function faultOfPattern(pattern) {
    try {
        (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compilePatterns */ .xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .PatternError */ .JM)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 8175:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   CW: () => (/* reexport safe */ _registry_js__WEBPACK_IMPORTED_MODULE_1__.C),
/* harmony export */   Hk: () => (/* binding */ READERS),
/* harmony export */   g6: () => (/* binding */ chosenFor),
/* harmony export */   tO: () => (/* reexport safe */ _registry_js__WEBPACK_IMPORTED_MODULE_1__.t)
/* harmony export */ });
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30783);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57765);
/* harmony import */ var _read_markdown_commonmark_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88811);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_registry_js__WEBPACK_IMPORTED_MODULE_1__]);
_registry_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





function chosenFor(list) {
    const heads = (0,_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseStandards */ .KB)(list);
    return Object.fromEntries(_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_NAMES */ .ME.map((name) => [name, _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .standards */ .t.find(({ id }) => id === heads[name]?.id)]));
}
function familyOf(value, chosen) {
    const asked = _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadedFamilies */ .C.flatMap((family) => family.familyOf ?? []);
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(asked, 0)(value, chosen);
}
const READERS = {
    markdown: (0,_read_markdown_commonmark_js__WEBPACK_IMPORTED_MODULE_2__.markdownReader)(_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadedFamilies */ .C.flatMap(({ loose }) => loose ?? [])),
    rendered: _read_markdown_commonmark_js__WEBPACK_IMPORTED_MODULE_2__.renderedText,
    opening: (source) => firstOf(_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadedFamilies */ .C, ({ readOpening }) => readOpening?.(source, '') ?? null),
    whole: (source) => firstOf(_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadedFamilies */ .C, ({ readWhole }) => readWhole?.(source, '', '') ?? null),
};
function firstOf(list, find) {
    for (const family of list) {
        const found = find(family);
        if (found !== null)
            return found;
    }
    return null;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

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





function explainFiles(paths, { patterns, ignore, declared = [] }) {
    const own = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(patterns);
    const chosen = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r1)(own, ignore, declared);
    const wanted = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r1)(own, [], declared);
    const classify = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .classifier */ .kd)(chosen, declared);
    const ofForms = declared.flatMap(({ patterns: list }) => list.map((pattern) => ({ pattern, matches: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)([pattern]) })));
    const usualPattern = (path) => builtInPattern(path) ?? ofForms.find(({ matches }) => matches(path))?.pattern;
    const leftOutBy = [
        { because: 'never', list: _gather_js__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm },
        { because: 'ignored', list: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(ignore) },
        { because: 'template', list: own.length === 0 ? _gather_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_BY_DEFAULT */ .e_ : [] },
    ];
    const excluding = leftOutBy.flatMap(({ because, list }) => list.map((pattern) => ({ because, pattern, matches: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)([pattern]) })));
    const selecting = own.map((pattern) => ({ pattern, matches: (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r1)([pattern], [], declared).matches }));
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
function builtInPattern(path) {
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

/***/ 8976:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ hunksOf),
/* harmony export */   g: () => (/* binding */ patchOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37291);




const CONTEXT = 3;
function patchOf({ path, before, after }) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(before) || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(after))
        return null;
    const hunks = hunksOf(Buffer.from(before).toString('utf8'), Buffer.from(after).toString('utf8'), CONTEXT);
    if (hunks.length === 0)
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)('');
    const [old, next] = [quoted(`a/${path}`), quoted(`b/${path}`)];
    const lines = [
        `diff --git ${old} ${next}`,
        `--- ${old}`,
        `+++ ${next}`,
        ...hunks.flatMap((hunk) => [headOf(hunk), ...hunk.lines]),
    ];
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(lines.map((line) => `${line}\n`).join(''));
}
function headOf({ oldStart, oldLines, newStart, newLines }) {
    return `@@ -${hunkRange(oldStart, oldLines)} +${hunkRange(newStart, newLines)} @@`;
}
function hunkRange(start, lines) {
    return `${String(lines === 0 ? start - 1 : start)},${String(lines)}`;
}
function quoted(name) {
    if (/^[\w./+@%=~-]+$/.test(name))
        return name;
    const bytes = [...(0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOfName */ .qZ)(name)].map((byte) => {
        const character = String.fromCharCode(byte);
        return /[\w./+@%=~ -]/.test(character) ? character : `\\${byte.toString(8).padStart(3, '0')}`;
    });
    return `"${bytes.join('')}"`;
}
const FAR_APART = 2000;
const NO_LINE_END = '\\ No newline at end of file';
function hunksOf(old, next, context) {
    const found = (0,diff__WEBPACK_IMPORTED_MODULE_3__/* .structuredPatch */ .YB)('', '', old, next, undefined, undefined, { context, maxEditLength: FAR_APART });
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


/***/ }),

/***/ 20220:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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


/***/ }),

/***/ 86270:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ appendErrors),
/* harmony export */   Qb: () => (/* binding */ unwrittenBy),
/* harmony export */   Xq: () => (/* binding */ appendLine),
/* harmony export */   _h: () => (/* binding */ writeFile),
/* harmony export */   u5: () => (/* binding */ writeReport)
/* harmony export */ });
/* unused harmony exports makeFolders, withErrors */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55665);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49710);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98951);









function writeFile(file, chunks, { project, durable = false, mayReplace = () => true }) {
    const place = makeFolders(file, project);
    const { path, mode } = place;
    if (place.kind === 'device') {
        writeInto(path, chunks);
        return true;
    }
    const beside = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.return-gate`));
    let isThere = false;
    endBetweenWrites();
    try {
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(beside, 'wx', mode ?? 0o666);
        isThere = true;
        try {
            for (const chunk of chunks)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
            if (mode !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(handle, mode);
            if (durable)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(handle);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
        if (!mayReplace())
            return false;
        const now = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
        if (now.kind !== 'file' || now.path !== path) {
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-folder', path, `${file} was moved while it was written. Run this again.`);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(path));
        isThere = false;
        return true;
    }
    finally {
        if (isThere)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
    }
}
const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
function appendLine(file, line, project) {
    try {
        const { path } = makeFolders(file, project);
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
        try {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile())
                throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-file', path, `${path} is no regular file.`);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, `${line}\n`);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
    }
    catch (error) {
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`The log ${file} could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}`, error);
    }
}
function makeFolders(file, project) {
    const place = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
    if (place.lacking.length === 0)
        return place;
    for (const folder of place.lacking)
        makeFolder((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(folder));
    return (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
}
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path);
    }
    catch (error) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
            throw error;
    }
}
function writeInto(path, chunks) {
    const isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isSymbolicLink();
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, isLink ? 'w' : O_WRONLY | O_NOFOLLOW);
    try {
        if (!isLink && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile()) {
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-file', path, `${path} became another file while it was opened. Run this again.`);
        }
        for (const chunk of chunks)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let isSet = false;
function endBetweenWrites() {
    if (isSet)
        return;
    isSet = true;
    for (const signal of SIGNALS) {
        process.once(signal, () => {
            if (process.listenerCount(signal) === 0)
                process.kill(process.pid, signal);
        });
    }
}
function writeReport(asked, file, chunks, project) {
    try {
        writeFile(file, chunks, { project });
    }
    catch (error) {
        if (!(error instanceof _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE) && !isSystemError(error))
            throw error;
        const name = error instanceof _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE ? '' : ` (${file})`;
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`${asked}: the report could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}${name}`, error);
    }
}
async function unwrittenBy(write) {
    try {
        await write();
        return [];
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$)
            return [error.message];
        throw error;
    }
}
function isSystemError(error) {
    return error instanceof Error && 'code' in error;
}
const LARGEST = 16 * 1024 * 1024;
function appendErrors(file, errors, project) {
    if (errors.length === 0)
        return;
    try {
        let isWritten = false;
        while (!isWritten) {
            const before = readExisting(file, project);
            const mayReplace = () => readExisting(file, project) === before;
            isWritten = writeFile(file, [withErrors(before, errors, file)], { project, mayReplace });
        }
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e)
            throw error;
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`The errors file ${file} could not be written, and is as it was: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}`, error);
    }
}
function readExisting(file, project) {
    const { kind, path, mode } = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
    if (kind === 'file' && mode === null)
        return null;
    const found = kind === 'file' ? (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readRegularFile */ .XF)(path, LARGEST) : null;
    if (found === null)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} is no regular file: name the file itself.`);
    if (found.size > LARGEST) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`);
    }
    const text = found.bytes.toString('utf8');
    if (!found.bytes.equals(Buffer.from(text)))
        throw damaged(file, 'it is not UTF-8');
    return text;
}
function damaged(file, why) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} is damaged and was left as it is: ${why}. Fix it, or name another file.`);
}
function withErrors(text, errors, file) {
    if (text === null || text.replace('\uFEFF', '').trim() === '') {
        return `{\n  "errors": [\n    ${errors.join(',\n    ')}\n  ]\n}\n`;
    }
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const body = text.slice(mark.length);
    const array = arrayIn(body, file);
    const last = array.children?.at(-1);
    const start = (last ?? array).offset;
    const line = body.slice(body.lastIndexOf('\n', start - 1) + 1, start);
    const margin = /^[ \t]*/.exec(line)?.[0] ?? '';
    const lineEnd = body.includes('\r\n') ? '\r\n' : '\n';
    if (last !== undefined) {
        const separator = margin === line ? `,${lineEnd}${margin}` : ', ';
        const end = last.offset + last.length;
        return mark + body.slice(0, end) + errors.map((error) => separator + error).join('') + body.slice(end);
    }
    const inner = lineEnd + margin + (/^[ \t]+(?=\S)/m.exec(body)?.[0] ?? '  ');
    const list = errors.map((error) => inner + error).join(',') + lineEnd + margin;
    return `${mark}${body.slice(0, array.offset)}[${list}]${body.slice(array.offset + array.length)}`;
}
function arrayIn(body, file) {
    let root;
    try {
        JSON.parse(body);
        root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_6__.parseTree)(body);
    }
    catch (error) {
        throw damaged(file, error instanceof RangeError ? 'its values nest too deeply' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error));
    }
    const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
    const array = root?.type === 'array' ? root : member;
    if (array?.type === 'array')
        return array;
    throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
}


/***/ }),

/***/ 55665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   QE: () => (/* binding */ RefusedPlace),
/* harmony export */   pg: () => (/* binding */ unwritten),
/* harmony export */   v8: () => (/* binding */ projectOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33870);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49710);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49458);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66034);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12102);







class RefusedPlace extends Error {
    refusal;
    at;
    name = 'RefusedPlace';
    constructor(refusal, at, message) {
        super(message);
        this.refusal = refusal;
        this.at = at;
    }
}
function projectOf(folders) {
    const tops = folders.filter(_root_js__WEBPACK_IMPORTED_MODULE_5__/* .isDirectory */ .wd).flatMap((folder) => [folder, (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(folder) ?? folder]);
    return tops.map(realPath).filter((top) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top) !== top);
}
function realPath(path) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePathBytes */ .ji)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(path), { encoding: 'buffer' }).toString('latin1'));
}
function unwritten(message, cause) {
    const isForbidden = cause instanceof RefusedPlace && (cause.refusal === 'link' || cause.refusal === 'git');
    return isForbidden ? new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(message) : new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UnwrittenFile */ .$(message);
}
const OF_THE_SYSTEM = /^\/(?:dev(?:\/fd)?$|proc\/)/;
const PERMISSIONS = 0o7777;
function placeOf(file, project) {
    const { folder, rest, last } = walk(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), project, 0);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...rest);
    refuseGit(file, folder, rest, project);
    if (rest.length === 0 || last?.isDirectory() === true) {
        throw refused('no-file', file, path, 'is a folder. Name a file in it');
    }
    const isDevice = last !== undefined && !last.isFile();
    if (isDevice && isOfProject(folder, project)) {
        throw refused('no-file', file, path, 'is no regular file. Name another');
    }
    return {
        kind: isDevice ? 'device' : 'file',
        path,
        lacking: rest.slice(0, -1).map((_, n) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...rest.slice(0, n + 1))),
        mode: last === undefined ? null : last.mode & PERMISSIONS,
    };
}
const MOST_LINKS = 40;
function walk(file, path, project, links) {
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root;
    const names = path.slice(folder.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (const [n, name] of names.entries()) {
        const isLast = n === names.length - 1;
        const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(at), { throwIfNoEntry: false });
        if (stats?.isSymbolicLink() === true) {
            const isOwn = isOfProject(folder, project);
            if (isLast && !isOwn && OF_THE_SYSTEM.test(folder))
                return { folder, rest: [name], last: stats };
            if (isLast || isOwn || links === MOST_LINKS)
                throw throughLink(file, at);
            const target = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePathBytes */ .ji)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(at), { encoding: 'buffer' }).toString('latin1'));
            return walk(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, target, ...names.slice(n + 1)), project, links + 1);
        }
        if (isLast || stats === undefined)
            return { folder, rest: names.slice(n).filter(Boolean), last: stats };
        if (!stats.isDirectory()) {
            throw refused('no-folder', file, at, `is below ${readable(at)}, which is not a folder. Name a file elsewhere`);
        }
        folder = at;
    }
    return { folder, rest: [], last: undefined };
}
function isOfProject(folder, project) {
    const real = realPath(folder);
    return project.some((top) => (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(real, top));
}
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const GIT_NAME = /^(?:\.git|git~[1-9])[ .]*(?:[:\\]|$)/i;
function refuseGit(file, folder, rest, project) {
    const real = realPath(folder);
    const tops = project.filter((top) => (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(real, top));
    const top = tops.sort((a, b) => a.length - b.length)[0] ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(real).root;
    let at = top;
    if ((0,_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .resemblesRepository */ .vb)(at))
        throw inGit(file, at);
    for (const name of [...(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep), ...rest]) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, name);
        if (GIT_NAME.test(name.replace(IGNORED, '')) || (0,_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .resemblesRepository */ .vb)(at))
            throw inGit(file, at);
    }
}
function readable(path) {
    return (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .relativeWithin */ .Qs)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) ?? path;
}
function refused(refusal, file, at, what) {
    return new RefusedPlace(refusal, at, `${readable(file)} ${what}.`);
}
function throughLink(file, at) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === at ? readable(at) : `${readable(file)}: ${readable(at)}`;
    const advice = 'nothing is written through one. Name a path that leads through none, or take the link away.';
    return new RefusedPlace('link', at, `${name} is a symbolic link, and ${advice}`);
}
function inGit(file, at) {
    const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === at ? '' : ` (${readable(at)})`;
    return refused('git', file, at, `is in git's own folder${kept}, where nothing is written. Name a file elsewhere`);
}


/***/ })

};
;