"use strict";
exports.id = 9046;
exports.ids = [9046];
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

/***/ 47366:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ds: () => (/* binding */ PATTERN_HELP),
  VV: () => (/* binding */ ROOT_OPTION),
  nO: () => (/* binding */ inProject),
  Lf: () => (/* binding */ withRoot)
});

// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(45023);
;// CONCATENATED MODULE: ./src/gather/place.ts
function patternFrom(place, pattern) {
    if (place === '')
        return pattern;
    const own = pattern.replace(/^[!\s]+/, '');
    const negations = pattern.slice(0, pattern.length - own.length);
    if (own === '' || own.startsWith('#') || /^(?:[/~]|[A-Za-z]:)/.test(own))
        return pattern;
    const folders = place.split('/').map(literally);
    const segments = own.split('/');
    const start = segments.findIndex((segment) => segment !== '.' && segment !== '..');
    const named = start < 0 ? [] : segments.slice(start);
    const up = segments.slice(0, segments.length - named.length).filter((segment) => segment === '..').length;
    if (up > folders.length)
        return pattern;
    const joined = [...folders.slice(0, folders.length - up), ...named].join('/');
    return `${negations}${joined === '' ? '.' : joined}`;
}
function literally(name) {
    return name.replace(/[[?*]/g, (sign) => `[${sign}]`);
}

// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(12102);
;// CONCATENATED MODULE: ./src/cli/in-project.ts




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
    const placed = (patterns) => patterns.map((pattern) => patternFrom(place, pattern));
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
    const root = (0,tree_root/* projectRootOf */.zu)('.', find/* CONFIG_FILES */.n0);
    if (root.because !== 'current' && !switches.has('quiet')) {
        const why = root.because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
        stderr.write((0,sink/* terminal */.Fo) `return-gate: The project root is ${root.path}, ${why}.`.text + '\n');
    }
    return root;
}


/***/ }),

/***/ 60776:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readCall)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78473);



function readCall(args, specs) {
    const options = Object.fromEntries(specs.map(({ name, value }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', multiple: true },
    ]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
    const values = new Map();
    const switches = new Set();
    const rest = [];
    for (const token of tokens) {
        if (token.kind === 'positional') {
            if (token.value === '')
                throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e('An argument is empty: leave it out, or write what it should name.');
            rest.push(token.value);
        }
        if (token.kind !== 'option')
            continue;
        const spec = specs.find(({ name }) => token.rawName === `--${name}`);
        if (spec === undefined)
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(unknown(token.rawName, specs));
        if (spec.value === undefined) {
            if (token.value !== undefined)
                throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} takes no value: write it alone.`);
            switches.add(spec.name);
            continue;
        }
        if (token.value === undefined || token.value === '' || (!token.inlineValue && token.value.startsWith('--'))) {
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`);
        }
        const earlier = values.get(spec.name);
        if (earlier === undefined)
            values.set(spec.name, [token.value]);
        else if (spec.repeatable === true)
            earlier.push(token.value);
        else
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} is given twice: give it once.`);
    }
    return { values, switches, rest };
}
function unknown(name, specs) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(name.replace(/^-+/, ''), specs.map((spec) => spec.name), 3);
    return `There is no option ${name}.${meant === undefined ? ' See --help.' : ` Did you mean --${meant}?`}`;
}


/***/ }),

/***/ 25696:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ wantsColor)
/* harmony export */ });
function wantsColor({ env, stdout }) {
    if ((env.NO_COLOR ?? '') !== '')
        return false;
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return env.TERM !== 'dumb' && stdout.isTerminal;
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

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   Xg: () => (/* binding */ readConfig)
/* harmony export */ });
/* harmony import */ var _model_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34909);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78473);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39288);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62778);
/* harmony import */ var _model_lacking_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6826);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28004);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45023);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60771);
/* harmony import */ var _read_utf8_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8145);
/* harmony import */ var _tree_link_below_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35674);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12102);












const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = (0,_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfig */ .u0)(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .e((0,_model_lacking_js__WEBPACK_IMPORTED_MODULE_10__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes);
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, repositoryAround(root)];
    const link = (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_6__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(shown, [
            (0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_6__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL)
            throw error;
        const reason = (0,_model_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error);
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return configOf(shown, bytes);
}
function repositoryAround(root) {
    return (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryOf */ ._M)(root) ?? root) : root;
}
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)('This is no regular file: name the file itself.')]);
    if (found.size > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return found.bytes;
}
function configTooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(file, [
        (0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes) {
    const { text, problems } = (0,_read_utf8_js__WEBPACK_IMPORTED_MODULE_5__/* .decode */ .D)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(file, wrong);
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_11__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5647)]).then(__webpack_require__.bind(__webpack_require__, 55647));
    return parseConfig({
        file,
        text,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            return { line, column: offset - lines.startOf(line) + 1 };
        },
        faultOfPattern,
    });
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_position_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_START */ .W;
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
        (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePatterns */ .xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .PatternError */ .JM)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 60782:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


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

/***/ 9066:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ painter)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);

function painter(color) {
    return color ? _sink_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I4 : (_, fragment) => fragment;
}


/***/ }),

/***/ 57657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ endBetweenWrites)
/* harmony export */ });
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


/***/ }),

/***/ 35674:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   gA: () => (/* binding */ leadsInto),
/* harmony export */   yZ: () => (/* binding */ linkBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _relative_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17896);



function linkBelow(folders, file) {
    const tops = new Set(folders.flatMap((folder) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), nativePathOf(folder)]));
    for (const top of tops) {
        for (const form of formsOf(file)) {
            const place = (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(top, form);
            const link = place === null ? undefined : firstLink(top, place);
            if (link !== undefined)
                return link;
        }
    }
    return undefined;
}
function placeIn(folder, file) {
    const real = nativePathOf(folder);
    const places = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), real].flatMap((top) => formsOf(file).map((form) => (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(top, form)));
    const place = places.find((one) => one !== null) ?? null;
    const actual = (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(real, nativePathOf(file));
    return place !== null && actual?.toLowerCase() === place.toLowerCase() ? actual : place;
}
function leadsInto(folder, file) {
    return (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(nativePathOf(folder), nativePathOf(file)) !== null;
}
function formsOf(file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    return [path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(nativePathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))];
}
function firstLink(folder, place) {
    const segments = place.split('/');
    for (let n = 1; n <= segments.length; n++) {
        const part = segments.slice(0, n).join('/');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part), { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return part;
    }
    return undefined;
}
function nativePathOf(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    }
    catch {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    }
}


/***/ }),

/***/ 86270:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WZ: () => (/* binding */ appendToFile),
/* harmony export */   _h: () => (/* binding */ writeFile),
/* harmony export */   wZ: () => (/* binding */ makeFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63020);
/* harmony import */ var _end_between_writes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57657);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55665);






function writeFile(file, chunks, { project, durable = false, mayReplace = () => true }) {
    const place = makeFolders(file, project);
    if (place.kind === 'device') {
        writeInto(place, chunks);
        return true;
    }
    const beside = (0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.folder, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.return-gate`));
    let isThere = false;
    (0,_end_between_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .endBetweenWrites */ .g)();
    try {
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(beside, 'wx', place.mode ?? 0o666);
        isThere = true;
        try {
            for (const chunk of chunks)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
            if (place.mode !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(handle, place.mode);
            if (durable)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(handle);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
        if (!mayReplace())
            return false;
        demandSame(file, place, (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, (0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(place.path));
        isThere = false;
        return true;
    }
    finally {
        if (isThere)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
    }
}
const { O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
function appendToFile(file, text, project) {
    const { path } = makeFolders(file, project);
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile())
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedPlace */ .QE('no-file', path, `${path} is no regular file.`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, text);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
function makeFolders(file, project) {
    const place = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project);
    if (place.kind === 'device' || place.lacking.length === 0)
        return place;
    for (const folder of place.lacking)
        makeFolder((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(folder));
    return (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project);
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
function demandSame(file, before, now) {
    if (now.kind === 'file' && now.path === before.path && now.key === before.key)
        return;
    throw new _write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedPlace */ .QE('no-folder', before.folder, `${file} was moved while it was written. Run this again.`);
}
function writeInto({ path, isLink }, chunks) {
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, isLink ? 'w' : node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    try {
        if (!isLink && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile()) {
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedPlace */ .QE('no-file', path, `${path} became another file while it was opened. Run this again.`);
        }
        for (const chunk of chunks)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
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
/* unused harmony export namesIn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_known_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57342);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78473);
/* harmony import */ var _relative_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17896);
/* harmony import */ var _model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63020);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12102);







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
    const project = new Set();
    for (const folder of folders) {
        if (!(0,_root_js__WEBPACK_IMPORTED_MODULE_4__/* .isDirectory */ .wd)(folder))
            continue;
        for (const path of [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,_root_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryOf */ ._M)(folder)]) {
            if (path !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path)
                project.add(keyOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true })));
        }
    }
    return project;
}
function keyOf({ dev, ino }) {
    return `${String(dev)}:${String(ino)}`;
}
function unwritten(message, cause) {
    const isForbidden = cause instanceof RefusedPlace && (cause.refusal === 'link' || cause.refusal === 'git');
    return isForbidden ? new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(message) : new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UnwrittenFile */ .$(message);
}
const OF_THE_SYSTEM = /^\/(?:dev(?:\/fd)?$|proc\/)/;
const PERMISSIONS = 4095n;
function placeOf(file, project) {
    const { folders, rest, last } = walk(file, project);
    const folder = (0,_model_known_js__WEBPACK_IMPORTED_MODULE_6__/* .elementAt */ .s)(folders, folders.length - 1);
    if (rest.length === 0)
        throw noFile(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), 'is a folder. Name a file in it');
    refuseGit(file, folders, rest);
    const lacking = rest.slice(0, -1).map((_, n) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.path, ...rest.slice(0, n + 1)));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.path, ...rest);
    if (last?.isDirectory() === true)
        throw noFile(file, path, 'is a folder. Name a file in it');
    if (last?.isSymbolicLink() === true)
        return { kind: 'device', path, isLink: true };
    if (last !== undefined && !last.isFile()) {
        if (folder.isInside)
            throw noFile(file, path, 'is no regular file. Name another');
        return { kind: 'device', path, isLink: false };
    }
    return {
        kind: 'file',
        path,
        folder: lacking.at(-1) ?? folder.path,
        key: lacking.length === 0 ? folder.key : null,
        lacking,
        mode: last === undefined ? null : Number(last.mode & PERMISSIONS),
    };
}
const MOST_LINKS = 40;
function walk(file, project) {
    const open = (path, name, stats, isInside) => {
        const key = keyOf(stats);
        return { path, name, key, isInside: isInside || project.has(key) };
    };
    const top = (path) => open(path, '', (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true }), false);
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    let folders = [top((0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(start).root)];
    let links = 0;
    const todo = namesIn(start).reverse();
    for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
        const above = (0,_model_known_js__WEBPACK_IMPORTED_MODULE_6__/* .elementAt */ .s)(folders, folders.length - 1);
        if (name === '..') {
            if (folders.length > 1)
                folders.pop();
            continue;
        }
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above.path, name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(path), { bigint: true, throwIfNoEntry: false });
        const isLast = todo.length === 0;
        if (stats?.isSymbolicLink() === true && !(isLast && !above.isInside && OF_THE_SYSTEM.test(above.path))) {
            if (above.isInside || isLast || ++links > MOST_LINKS)
                throw throughLink(file, path);
            const target = (0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePathBytes */ .j)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(path), { encoding: 'buffer' }).toString('latin1'));
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target))
                folders = [top((0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(target)).root)];
            todo.push(...namesIn(target).reverse());
            continue;
        }
        if (isLast || stats === undefined) {
            const rest = [name, ...todo.reverse()];
            if (rest.includes('..'))
                throw noFolder(file, path);
            return { folders, rest, last: stats };
        }
        if (!stats.isDirectory())
            throw noFolder(file, path);
        folders.push(open(path, name, stats, above.isInside));
    }
    return { folders, rest: [], last: undefined };
}
function namesIn(path, separator = node_path__WEBPACK_IMPORTED_MODULE_1__.sep) {
    const names = path.slice((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root.length : 0).split(separator === '\\' ? /[\\/]+/ : /\/+/);
    return names.filter((name) => name !== '' && name !== '.');
}
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const GIT_NAME = /^(?:\.git|git~[1-9])[ .]*(?:[:\\]|$)/i;
function refuseGit(file, folders, rest) {
    const first = folders.findIndex(({ isInside }) => isInside);
    const own = folders.slice(Math.max(first, 0));
    let { path } = (0,_model_known_js__WEBPACK_IMPORTED_MODULE_6__/* .elementAt */ .s)(own, 0);
    for (const name of [...own.slice(1).map((folder) => folder.name), ...rest]) {
        path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
        if (GIT_NAME.test(name.replace(IGNORED, '')))
            throw inGit(file, path);
    }
    const kept = own.find((folder) => isGitFolder(folder.path));
    if (kept !== undefined)
        throw inGit(file, kept.path);
}
function isGitFolder(path) {
    const has = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)), { throwIfNoEntry: false }) !== undefined;
    return has('HEAD') && (has('commondir') || (has('objects') && has('refs')));
}
function readable(path) {
    return (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) ?? path;
}
function throughLink(file, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === path ? '' : `${readable(file)}: `;
    return new RefusedPlace('link', path, `${way}${readable(path)} is a symbolic link, and nothing is written through one. Name a path that leads through none, or take the link away.`);
}
function inGit(file, path) {
    const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === path ? '' : ` (${readable(path)})`;
    return new RefusedPlace('git', path, `${readable(file)} is in git's own folder${kept}, where nothing is written. Name a file elsewhere.`);
}
function noFolder(file, path) {
    return new RefusedPlace('no-folder', path, `${readable(file)} is below ${readable(path)}, which is not a folder. Name a file elsewhere.`);
}
function noFile(file, path, what) {
    return new RefusedPlace('no-file', path, `${readable(file)} ${what}.`);
}


/***/ })

};
;