"use strict";
exports.id = 9572;
exports.ids = [9572];
exports.modules = {

/***/ 6835:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ openBaseline),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   lh: () => (/* binding */ MAX_BASELINE_SIZE),
/* harmony export */   s$: () => (/* binding */ readBaselineFile)
/* harmony export */ });
/* unused harmony export baselineText */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8957);
/* harmony import */ var _model_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9338);
/* harmony import */ var _tree_link_below_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8310);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5275);





const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = _model_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .BASELINE_FILE */ .t } = source;
    const found = await findBaseline(source);
    const text = typeof base === 'object' ? base.text : null;
    if (found === undefined && text === null)
        return undefined;
    const { baselineOf, readBaseline } = await __webpack_require__.e(/* import() */ 9460).then(__webpack_require__.bind(__webpack_require__, 9460));
    const own = found === undefined ? undefined : readBaseline(found.text, found.name);
    const theirs = text === null ? undefined : readBaseline(text, `${place} of the base`);
    return baselineOf({
        file: found?.name ?? place,
        entries: own ?? [],
        hiding: theirs ?? own ?? [],
        reach: reachOf(base),
        whole,
    });
}
function reachOf(base) {
    if (base === undefined)
        return 'everything';
    return base === 'own' || base.text !== null ? 'unless-restated' : 'left-alone';
}
async function findBaseline({ tree, root, named, onDisk, place = _model_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .BASELINE_FILE */ .t, }) {
    if (named !== undefined)
        return { name: placeIn(root, named), text: readNamed(root, named) };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, place);
    if (onDisk && (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .standsOnDisk */ .iK)(file)) {
        return { name: place, text: readNamed(root, file) };
    }
    const entry = tree.find(place);
    if (entry === undefined) {
        const link = linkOnTheWay(tree, place);
        if (link !== undefined)
            throw linked(link);
        return undefined;
    }
    if (entry.kind !== 'file')
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`${place} is no regular file: commit the file itself.`);
    const committed = { path: place, id: entry.id, link: false };
    let content;
    for await (const [one] of tree.read([committed], MAX_BASELINE_SIZE))
        content = one;
    return { name: place, text: baselineText(content, place) };
}
function baselineText(content, name) {
    if (content?.kind === 'bytes')
        return Buffer.from(content.bytes).toString('utf8');
    throw tooLarge(name);
}
function tooLarge(name) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules that most of its findings are of, or leave old returns out (paths, ignore), and write it anew.`);
}
function readBaselineFile(file) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw tooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
}
function baselinePath(root, named) {
    return named ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _model_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .BASELINE_FILE */ .t);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function linked(link) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`The baseline is not read through ${link}, a symbolic link, which leads wherever a branch wants it to: name the file itself.`);
}
function readNamed(root, file) {
    const link = (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_1__/* .linkBelow */ .yZ)([root], file);
    if (link !== undefined)
        throw linked(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`The baseline could not be read: ${reason}. Write one: return-gate check --update-baseline.`);
    }
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`The baseline ${file} is no regular file: name the file itself.`);
}
function placeIn(root, file) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : place;
}


/***/ }),

/***/ 9572:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: ./src/report/errors-file.ts
var errors_file = __webpack_require__(7562);
// EXTERNAL MODULE: ./src/tree/append-errors.ts
var append_errors = __webpack_require__(8256);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8957);
// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(6528);
// EXTERNAL MODULE: ./src/engine/judge-tree.ts + 5 modules
var judge_tree = __webpack_require__(7656);
// EXTERNAL MODULE: ./src/baseline/load.ts
var baseline_load = __webpack_require__(6835);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(7474);
// EXTERNAL MODULE: ./src/report/formats.ts
var formats = __webpack_require__(390);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(5386);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(6013);
;// CONCATENATED MODULE: ./src/tree/write-report.ts



function writeReport(asked, file, chunks, project) {
    try {
        (0,write_file/* writeFile */._)(file, chunks, { project });
    }
    catch (error) {
        if (!(error instanceof write_place/* RefusedPlace */.QE) && !isSystemError(error))
            throw error;
        throw new usage_error/* UsageError */.e(`${asked}: the report could not be written: ${error.message}`);
    }
}
function isSystemError(error) {
    return error instanceof Error && 'code' in error;
}

// EXTERNAL MODULE: ./src/standards/catalog.ts
var catalog = __webpack_require__(5581);
// EXTERNAL MODULE: ./src/config/one-of.ts
var one_of = __webpack_require__(3278);
// EXTERNAL MODULE: ./src/config/settings.ts
var config_settings = __webpack_require__(4793);
// EXTERNAL MODULE: ./src/cli/terminal/color.ts
var terminal_color = __webpack_require__(3428);
// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(5932);
// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
;// CONCATENATED MODULE: ./src/cli/terminal/progress.ts

const EVERY = 100;
const AFTER = 500;
const CLEAR = '\r\u001B[K';
function progressLine(wanted) {
    if (!wanted || !(0,external_node_tty_.isatty)(2))
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

// EXTERNAL MODULE: ./src/cli/terminal/stdout.ts
var stdout = __webpack_require__(2916);
;// CONCATENATED MODULE: ./src/cli/commands/check-run.ts



















async function runCheck(call, opening) {
    const value = (name) => call.values.get(name)?.[0];
    const format = (0,one_of/* oneOf */.y)('--format', value('format') ?? 'text', formats/* FORMAT_NAMES */.B);
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
        clock: Date.now(),
    };
    const nameOf = (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`);
    const unconfigured = (0,config_settings/* readSettings */.s)(given, nameOf);
    const root = value('root') ?? '.';
    const file = value('config');
    const named = file === undefined ? undefined : await (0,load/* readConfigFile */.RG)({ path: file, shown: file, root });
    const rendering = (0,formats/* loadFormat */.M)(format);
    const tree = await opening;
    const project = (0,write_place/* projectOf */.v8)([value('root') ?? '.', '.']);
    const config = named ?? (await (0,load/* readConfig */.Xg)(tree));
    const settings = config === null ? unconfigured : (0,config_settings/* readSettings */.s)(given, nameOf, config);
    const update = call.switches.has('update-baseline') ? await startUpdate(call, settings, project) : undefined;
    const compared = base === undefined ? null : await (await __webpack_require__.e(/* import() */ 13).then(__webpack_require__.bind(__webpack_require__, 13))).compareWithBase(base, tree);
    const baseline = update?.baseline ?? (await findBaseline(call, { tree, settings, base: compared === null ? undefined : 'own' }));
    let report;
    const progress = progressLine(progressWhen === 'auto' && !quiet);
    try {
        report = await (0,judge_tree/* judgeTree */.g)(tree, settings, {
            onProgress: progress.show,
            changes: compared?.changes ?? null,
            before: baseline?.reach !== 'unless-restated' ? null : ((await compared?.openBefore()) ?? null),
            mode: call.switches.has('changed-only') ? 'changed' : 'all',
            ...(baseline === undefined ? {} : { baseline }),
        });
    }
    finally {
        progress.clear();
    }
    const options = { color: false, quiet, links: null, rules: catalog/* rules */.aO };
    for (const { name, file } of outputs) {
        writeReport('--output', file, (await (0,formats/* loadFormat */.M)(name))(report, options), project);
    }
    const color = !call.switches.has('no-color') && (0,terminal_color/* wantsColor */.z)();
    const render = await rendering;
    (0,stdout/* sayAll */.jO)(1, render(report, { ...options, color }));
    if (update !== undefined && report.conclusion !== 'empty')
        (0,stdout/* say */.cv)(2, `${update.write()}\n`);
    const errorsFile = value('errors-file');
    if (errorsFile !== undefined)
        await (0,append_errors/* appendErrors */.G)(errorsFile, (0,errors_file/* errorObjects */.h)(report), project);
    return exit_status/* EXIT */.d[report.conclusion];
}
function readBase({ values, switches }) {
    const base = values.get('base')?.[0];
    if (base === undefined && switches.has('changed-only')) {
        throw new usage_error/* UsageError */.e('--changed-only needs a commit to compare with: add --base REV, such as --base origin/main.');
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
async function startUpdate(call, settings, project) {
    if (!isWhole(call)) {
        throw new usage_error/* UsageError */.e(`--update-baseline writes what a whole run finds: leave out PATTERN, ${(0,model_text/* listOf */.c3)(NARROWING.map((name) => `--${name}`), 'and')}.`);
    }
    const { updateBaseline } = await __webpack_require__.e(/* import() */ 8326).then(__webpack_require__.bind(__webpack_require__, 8326));
    return updateBaseline((0,baseline_load/* baselinePath */.XB)(call.values.get('root')?.[0] ?? '.', namedBaseline(call, settings)), project);
}
async function findBaseline({ values, ...call }, { tree, settings, base }) {
    return (0,baseline_load/* openBaseline */.Eg)({
        base,
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
        throw new usage_error/* UsageError */.e(`--output is "${text}": write NAME=FILE, such as json=report.json.`);
    return { name: (0,one_of/* oneOf */.y)('--output', name, formats/* FORMAT_NAMES */.B), file };
}


/***/ }),

/***/ 9338:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ }),

/***/ 7562:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ errorObjects)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5834);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);


const NOBODY = { session: null, agent: null };
const LONGEST = 500;
function errorObjects({ findings, returns, failOn, clock }) {
    const threshold = failOn === 'never' ? 'error' : failOn;
    const byPlace = new Map(returns.map((record) => [keyOf(record), record]));
    const time = clock === null ? undefined : new Date(clock).toISOString();
    return findings
        .filter(({ severity, baselined }) => baselined !== true && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtLeast */ .du)(severity, threshold))
        .map((finding) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(errorObject(finding, byPlace.get(keyOf(finding)) ?? NOBODY, time)));
}
function keyOf({ file, index }) {
    return JSON.stringify([file, index]);
}
function errorObject({ rule, message, recommendation, file, range }, { session, agent }, timestamp) {
    const place = file === null ? '' : `${file}${range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`}: `;
    return {
        type: 'validation',
        message: cut(`${place}${message}`),
        code: rule.toUpperCase().replaceAll('-', '_'),
        recoverable: true,
        recommendation,
        ...(timestamp === undefined ? {} : { timestamp }),
        context: {
            ...(session === null ? {} : { session_id: session }),
            ...(agent === null ? {} : { agent_type: agent }),
            ...(file === null ? {} : { file }),
            ...(range === null ? {} : { line: range.startLine, column: range.startColumn }),
        },
    };
}
function cut(text) {
    return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}


/***/ }),

/***/ 8256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ appendErrors)
/* harmony export */ });
/* unused harmony export withErrors */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5453);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var proper_lockfile__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4306);
/* harmony import */ var proper_lockfile__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(proper_lockfile__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8957);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5275);
/* harmony import */ var _write_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5386);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6013);







const LARGEST = 16 * 1024 * 1024;
const STALE = 10_000;
const RETRIES = { retries: 400, factor: 1, minTimeout: 20, maxTimeout: 100, randomize: true };
async function appendErrors(file, errors, project) {
    if (errors.length === 0)
        return;
    try {
        const place = demandFile(file, (0,_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolders */ .w)(file, project));
        demandLock(`${place.path}.lock`);
        const release = await (0,proper_lockfile__WEBPACK_IMPORTED_MODULE_2__.lock)(place.path, { realpath: false, stale: STALE, retries: RETRIES });
        try {
            while (!append(file, errors, project))
                ;
        }
        finally {
            await release();
        }
    }
    catch (error) {
        if (error instanceof _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e)
            throw error;
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file ${file} could not be written, and is as it was: ${reasonOf(error)}`);
    }
}
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const isHeld = 'code' in error && error.code === 'ELOCKED';
    return isHeld ? 'another process holds its lock, the folder of its name that ends in .lock' : error.message;
}
function demandLock(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined || (stats.isDirectory() && isEmpty(path)))
        return;
    const what = stats.isDirectory()
        ? 'a folder that holds files'
        : stats.isSymbolicLink()
            ? 'a symbolic link'
            : 'a file';
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file could not be written: its lock ${path} is ${what}. Take that away.`);
}
function isEmpty(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length === 0;
    }
    catch {
        return true;
    }
}
function append(file, errors, project) {
    const before = readExisting(file, project);
    const text = withErrors(before, errors, file);
    return (0,_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFile */ ._)(file, [text], { project, mayReplace: () => readExisting(file, project) === before });
}
function demandFile(file, place) {
    if (place.kind === 'file')
        return place;
    throw notRegular(file);
}
function notRegular(file) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file ${file} is no regular file: name the file itself.`);
}
function tooLarge(file) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`);
}
function readExisting(file, project) {
    const { path, mode } = demandFile(file, (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project));
    if (mode === null)
        return null;
    const found = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)(path, LARGEST);
    if (found === null)
        throw notRegular(file);
    const { bytes, size } = found;
    if (size > LARGEST)
        throw tooLarge(file);
    const text = bytes.toString('utf8');
    if (!bytes.equals(Buffer.from(text)))
        throw damaged(file, 'it is not UTF-8');
    return text;
}
function damaged(file, why) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file ${file} is damaged and was left as it is: ${why}. Mend it, or name another file.`);
}
function withErrors(text, errors, file) {
    if (text === null)
        return `[\n${errors.map((error) => `  ${error}`).join(',\n')}\n]\n`;
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const body = text.slice(mark.length);
    const array = arrayOf(body, file);
    const last = array.children?.at(-1);
    const eol = body.includes('\r\n') ? '\r\n' : '\n';
    if (last !== undefined) {
        const margin = marginOf(body, last.offset);
        const before = margin === null ? ', ' : `,${eol}${margin}`;
        const end = last.offset + last.length;
        return `${mark}${body.slice(0, end)}${errors.map((error) => before + error).join('')}${body.slice(end)}`;
    }
    const outer = /^[ \t]*/.exec(lineAt(body, array.offset))?.[0] ?? '';
    const inner = outer + (/^[ \t]+(?=\S)/m.exec(body)?.[0] ?? '  ');
    const list = errors.map((error) => `${eol}${inner}${error}`).join(',');
    return `${mark}${body.slice(0, array.offset)}[${list}${eol}${outer}]${body.slice(array.offset + array.length)}`;
}
function arrayOf(body, file) {
    try {
        JSON.parse(body);
    }
    catch (error) {
        throw damaged(file, error instanceof Error ? error.message : String(error));
    }
    const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.parseTree)(body);
    if (root?.type === 'array')
        return root;
    const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
    if (root?.type !== 'object' || member?.type !== 'array') {
        throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
    }
    return member;
}
function marginOf(body, offset) {
    const before = body.slice(body.lastIndexOf('\n', offset - 1) + 1, offset);
    return before.trim() === '' && before.length <= offset - 1 ? before : null;
}
function lineAt(body, offset) {
    return body.slice(body.lastIndexOf('\n', offset - 1) + 1);
}


/***/ })

};
;