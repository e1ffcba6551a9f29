"use strict";
exports.id = 5437;
exports.ids = [5437];
exports.modules = {

/***/ 5437:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/configuration.ts
var configuration = __webpack_require__(6081);
// EXTERNAL MODULE: ./src/judge-tree.ts + 7 modules
var judge_tree = __webpack_require__(7830);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/model/baseline.ts
var baseline = __webpack_require__(782);
;// CONCATENATED MODULE: ./src/known-findings.ts




async function openBaseline(source) {
    const { base, whole, place = baseline/* BASELINE_FILE */.t } = source;
    const found = await findBaseline(source);
    if (found === undefined && typeof base?.text !== 'string')
        return undefined;
    const { baselineOf, readBaseline } = await __webpack_require__.e(/* import() */ 4887).then(__webpack_require__.bind(__webpack_require__, 4887));
    const own = found === undefined ? undefined : readBaseline(found.text, found.name);
    const theirs = typeof base?.text === 'string' ? readBaseline(base.text, `${place} of the base`) : undefined;
    const { changes } = base ?? {};
    return baselineOf({
        file: found?.name ?? place,
        entries: own ?? [],
        hiding: theirs ?? own ?? [],
        mayHide: theirs === undefined && changes !== undefined ? (file) => !changes.changed.has(file) : () => true,
        whole,
    });
}
async function findBaseline({ tree, root, named, onDisk, place = baseline/* BASELINE_FILE */.t, }) {
    if (named !== undefined)
        return { name: placeIn(root, named), text: readNamed(named) };
    const file = (0,external_node_path_.join)(root, place);
    if (onDisk && (0,external_node_fs_.existsSync)(file))
        return { name: place, text: readNamed(file) };
    const entry = tree.find(place);
    if (entry === undefined)
        return undefined;
    if (entry.kind !== 'file')
        throw new call_error/* CallError */.R(`${place} is no regular file: commit the file itself.`);
    const [bytes] = await tree.contents([entry.id]);
    return { name: place, text: Buffer.from(bytes ?? []).toString('utf8') };
}
function baselinePath(root, named) {
    return named ?? (0,external_node_path_.join)(root, baseline/* BASELINE_FILE */.t);
}
function readNamed(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new call_error/* CallError */.R(`The baseline could not be read: ${reason}. Write one: return-gate check --update-baseline.`);
    }
}
function placeIn(root, file) {
    const place = (0,external_node_path_.relative)((0,external_node_path_.resolve)(root), (0,external_node_path_.resolve)(file)).split(external_node_path_.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(external_node_path_.sep).join('/') : place;
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/formats.ts
var formats = __webpack_require__(5226);
// EXTERNAL MODULE: ./src/make-folder.ts
var make_folder = __webpack_require__(1026);
;// CONCATENATED MODULE: ./src/reports.ts





async function loadFormat(name) {
    const render = await formats/* formats */.Fx[name]();
    if (!formats/* EXPLAINING */.Qx.has(name))
        return render;
    const { rules } = await __webpack_require__.e(/* import() */ 7713).then(__webpack_require__.bind(__webpack_require__, 7713));
    return (report, options) => render(report, { ...options, rules });
}
function writeReport(asked, file, chunks) {
    try {
        (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(file));
        const descriptor = (0,external_node_fs_.openSync)(file, 'w');
        try {
            for (const chunk of chunks)
                (0,external_node_fs_.writeFileSync)(descriptor, chunk);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (error) {
        if (!isSystemError(error))
            throw error;
        throw new call_error/* CallError */.R(`${asked}: the report could not be written: ${error.message}`);
    }
}
function isSystemError(error) {
    return error instanceof Error && 'code' in error;
}

// EXTERNAL MODULE: ./src/one-of.ts
var one_of = __webpack_require__(4105);
// EXTERNAL MODULE: ./src/settings.ts + 2 modules
var src_settings = __webpack_require__(8256);
// EXTERNAL MODULE: ./src/cli/color.ts
var cli_color = __webpack_require__(2477);
// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __webpack_require__(7632);
// EXTERNAL MODULE: ./src/cli/is-terminal.ts
var is_terminal = __webpack_require__(7757);
;// CONCATENATED MODULE: ./src/cli/progress.ts

const EVERY = 100;
const AFTER = 500;
const CLEAR = '\r\u001B[K';
function progressLine(wanted) {
    if (!wanted || !(0,is_terminal/* isTerminal */.H)(2))
        return { show: () => undefined, clear: () => undefined };
    const started = performance.now();
    let drawn = 0;
    return {
        show: (done, total) => {
            const now = performance.now();
            if (now - started < AFTER || now - drawn < EVERY)
                return;
            drawn = now;
            const percent = Math.floor((done / total) * 100);
            process.stderr.write(`${CLEAR}judged ${String(done)} of ${String(total)} files (${String(percent)}%)`);
        },
        clear: () => {
            if (drawn > 0)
                process.stderr.write(CLEAR);
        },
    };
}

// EXTERNAL MODULE: ./src/cli/say.ts
var say = __webpack_require__(5181);
;// CONCATENATED MODULE: ./src/cli/check-run.ts














const EXIT_OF = { passed: exit/* EXIT */.d.passed, failed: exit/* EXIT */.d.failed, empty: exit/* EXIT */.d.empty };
async function runCheck(call, opening) {
    const value = (name) => call.values.get(name)?.[0];
    const format = (0,one_of/* oneOf */.y)('--format', value('format') ?? 'text', formats/* FORMAT_NAMES */.BU);
    const outputs = (call.values.get('output') ?? []).map(readOutput);
    const quiet = call.switches.has('quiet');
    const base = readBase(call);
    const progressWhen = (0,one_of/* oneOf */.y)('--progress', value('progress') ?? 'auto', ['auto', 'never']);
    const given = {
        patterns: call.rest,
        ignore: call.values.get('ignore') ?? [],
        standard: value('standard'),
        failOn: value('fail-on'),
        ifNoReturns: value('if-no-returns'),
        staleAfter: value('stale-after'),
        maxFileSize: value('max-file-size'),
        expectSession: value('expect-session'),
        now: value('now'),
    };
    const nameOf = (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`);
    const unconfigured = await (0,src_settings/* readSettings */.s)(given, nameOf);
    const file = value('config');
    const named = file === undefined ? undefined : await (0,configuration/* readConfigFile */.RG)(file, file);
    const rendering = loadFormat(format);
    const validator = unconfigured.standards['return-meta']?.validator();
    const tree = await opening;
    await validator;
    const config = named ?? (await (0,configuration/* readConfig */.Xg)(tree));
    const settings = config === null ? unconfigured : await (0,src_settings/* readSettings */.s)(given, nameOf, config);
    const update = call.switches.has('update-baseline') ? await startUpdate(call, settings) : undefined;
    const baseline = update?.baseline ?? (await check_run_findBaseline(call, tree, settings));
    const changes = base === undefined ? null : await (await __webpack_require__.e(/* import() */ 4877).then(__webpack_require__.bind(__webpack_require__, 4877))).changesSince(base, tree);
    let report;
    const progress = progressLine(progressWhen === 'auto' && !quiet);
    try {
        report = await (0,judge_tree/* judgeTree */.g)(tree, settings, {
            onProgress: progress.show,
            changes,
            mode: call.switches.has('changed-only') ? 'changed' : 'all',
            ...(baseline === undefined ? {} : { baseline }),
        });
    }
    finally {
        progress.clear();
    }
    const options = { color: false, quiet, links: null };
    for (const { name, file } of outputs)
        writeReport('--output', file, (await loadFormat(name))(report, options));
    const color = !call.switches.has('no-color') && (0,cli_color/* wantsColor */.z)();
    const render = await rendering;
    (0,say/* sayAll */.jO)(1, render(report, { ...options, color }));
    if (update !== undefined && report.conclusion !== 'empty')
        (0,say/* say */.cv)(2, `${update.write()}\n`);
    const errorsFile = value('errors-file');
    if (errorsFile !== undefined)
        await (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3648), __webpack_require__.e(9593)]).then(__webpack_require__.bind(__webpack_require__, 9593))).appendErrors(errorsFile, report);
    return EXIT_OF[report.conclusion];
}
function readBase({ values, switches }) {
    const base = values.get('base')?.[0];
    if (base === undefined && switches.has('changed-only')) {
        throw new call_error/* CallError */.R('--changed-only needs a commit to compare with: add --base REV, such as --base origin/main.');
    }
    return base;
}
const NARROWING = ['ignore', 'changed-only', 'shard'];
function isWhole({ rest, values, switches }) {
    return rest.length === 0 && !NARROWING.some((name) => values.has(name) || switches.has(name));
}
function namedBaseline({ values }, { baseline }) {
    const root = values.get('root')?.[0] ?? '.';
    return values.get('baseline')?.[0] ?? (baseline === null ? undefined : (0,external_node_path_.join)(root, baseline));
}
async function startUpdate(call, settings) {
    if (!isWhole(call)) {
        throw new call_error/* CallError */.R(`--update-baseline writes what a whole run finds: leave out PATTERN, ${(0,model_text/* listOf */.c3)(NARROWING.map((name) => `--${name}`), 'and')}.`);
    }
    const { updateBaseline } = await __webpack_require__.e(/* import() */ 1505).then(__webpack_require__.bind(__webpack_require__, 1505));
    return updateBaseline(baselinePath(call.values.get('root')?.[0] ?? '.', namedBaseline(call, settings)));
}
async function check_run_findBaseline({ values, ...call }, tree, settings) {
    return openBaseline({
        tree,
        root: values.get('root')?.[0] ?? '.',
        named: namedBaseline({ values }, settings),
        onDisk: true,
        whole: isWhole({ values, ...call }),
    });
}
function readOutput(text) {
    const [, name = '', file = ''] = /^([^=]*)=(.+)$/s.exec(text) ?? [];
    if (file === '')
        throw new call_error/* CallError */.R(`--output is "${text}": write NAME=FILE, such as json=report.json.`);
    return { name: (0,one_of/* oneOf */.y)('--output', name, formats/* FORMAT_NAMES */.BU), file };
}


/***/ }),

/***/ 1026:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


function makeFolder(folder, mode = 0o777) {
    const lacking = [];
    for (let at = folder; (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(at, { throwIfNoEntry: false }) === undefined; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        lacking.push(at);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            break;
    }
    for (const path of lacking.reverse())
        makeOne(path, mode);
}
function makeOne(path, mode) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { mode });
    }
    catch (error) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
            throw error;
    }
}


/***/ }),

/***/ 782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ })

};
;