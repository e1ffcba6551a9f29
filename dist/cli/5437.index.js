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
// EXTERNAL MODULE: ./src/judge-tree.ts + 5 modules
var judge_tree = __webpack_require__(8751);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/model/baseline.ts
var baseline = __webpack_require__(782);
// EXTERNAL MODULE: ./src/tree/link-below.ts
var link_below = __webpack_require__(5674);
;// CONCATENATED MODULE: ./src/known-findings.ts





async function openBaseline(source) {
    const { base, whole, place = baseline/* BASELINE_FILE */.t } = source;
    const found = await findBaseline(source);
    const text = typeof base === 'object' ? base.text : null;
    if (found === undefined && text === null)
        return undefined;
    const { baselineOf, readBaseline } = await __webpack_require__.e(/* import() */ 4887).then(__webpack_require__.bind(__webpack_require__, 4887));
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
async function findBaseline({ tree, root, named, onDisk, place = baseline/* BASELINE_FILE */.t, }) {
    if (named !== undefined)
        return { name: placeIn(root, named), text: readNamed(root, named) };
    const file = (0,external_node_path_.join)(root, place);
    if (onDisk && (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }) !== undefined) {
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
        throw new call_error/* CallError */.R(`${place} is no regular file: commit the file itself.`);
    const [bytes] = await tree.contents([entry.id]);
    return { name: place, text: Buffer.from(bytes ?? []).toString('utf8') };
}
function baselinePath(root, named) {
    return named ?? (0,external_node_path_.join)(root, baseline/* BASELINE_FILE */.t);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function linked(link) {
    return new call_error/* CallError */.R(`The baseline is not read through ${link}, a symbolic link, which leads wherever a branch wants it to: name the file itself.`);
}
function readNamed(root, file) {
    const link = (0,link_below/* linkBelow */.yZ)([root], file);
    if (link !== undefined)
        throw linked(link);
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
// EXTERNAL MODULE: ./src/write-file.ts
var write_file = __webpack_require__(8655);
// EXTERNAL MODULE: ./src/write-place.ts
var write_place = __webpack_require__(1258);
;// CONCATENATED MODULE: ./src/reports.ts




async function loadFormat(name) {
    const render = await formats/* formats */.Fx[name]();
    if (!formats/* EXPLAINING */.Qx.has(name))
        return render;
    const { rules } = await __webpack_require__.e(/* import() */ 7713).then(__webpack_require__.bind(__webpack_require__, 7713));
    return (report, options) => render(report, { ...options, rules });
}
function writeReport(asked, file, chunks, project) {
    try {
        (0,write_file/* writeFile */._)(file, chunks, { project });
    }
    catch (error) {
        if (!(error instanceof write_place/* RefusedPlace */.QE) && !isSystemError(error))
            throw error;
        throw new call_error/* CallError */.R(`${asked}: the report could not be written: ${error.message}`);
    }
}
function isSystemError(error) {
    return error instanceof Error && 'code' in error;
}

// EXTERNAL MODULE: ./src/one-of.ts
var one_of = __webpack_require__(4105);
// EXTERNAL MODULE: ./src/settings.ts
var src_settings = __webpack_require__(8750);
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
    const root = value('root') ?? '.';
    const file = value('config');
    const named = file === undefined ? undefined : await (0,configuration/* readConfigFile */.RG)({ path: file, shown: file, root });
    const rendering = loadFormat(format);
    const validator = unconfigured.standards['return-meta']?.validator();
    const tree = await opening;
    await validator;
    const project = (0,write_place/* projectOf */.v8)([value('root') ?? '.', '.']);
    const config = named ?? (await (0,configuration/* readConfig */.Xg)(tree));
    const settings = config === null ? unconfigured : await (0,src_settings/* readSettings */.s)(given, nameOf, config);
    const update = call.switches.has('update-baseline') ? await startUpdate(call, settings, project) : undefined;
    const compared = base === undefined ? null : await (await __webpack_require__.e(/* import() */ 9039).then(__webpack_require__.bind(__webpack_require__, 9039))).compareWithBase(base, tree);
    const baseline = update?.baseline ?? (await check_run_findBaseline(call, { tree, settings, base: compared === null ? undefined : 'own' }));
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
    const options = { color: false, quiet, links: null };
    for (const { name, file } of outputs) {
        writeReport('--output', file, (await loadFormat(name))(report, options), project);
    }
    const color = !call.switches.has('no-color') && (0,cli_color/* wantsColor */.z)();
    const render = await rendering;
    (0,say/* sayAll */.jO)(1, render(report, { ...options, color }));
    if (update !== undefined && report.conclusion !== 'empty')
        (0,say/* say */.cv)(2, `${update.write()}\n`);
    const errorsFile = value('errors-file');
    if (errorsFile !== undefined)
        await (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3648), __webpack_require__.e(9593)]).then(__webpack_require__.bind(__webpack_require__, 9593))).appendErrors(errorsFile, report, project);
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
async function startUpdate(call, settings, project) {
    if (!isWhole(call)) {
        throw new call_error/* CallError */.R(`--update-baseline writes what a whole run finds: leave out PATTERN, ${(0,model_text/* listOf */.c3)(NARROWING.map((name) => `--${name}`), 'and')}.`);
    }
    const { updateBaseline } = await __webpack_require__.e(/* import() */ 1505).then(__webpack_require__.bind(__webpack_require__, 1505));
    return updateBaseline(baselinePath(call.values.get('root')?.[0] ?? '.', namedBaseline(call, settings)), project);
}
async function check_run_findBaseline({ values, ...call }, { tree, settings, base }) {
    return openBaseline({
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
        throw new call_error/* CallError */.R(`--output is "${text}": write NAME=FILE, such as json=report.json.`);
    return { name: (0,one_of/* oneOf */.y)('--output', name, formats/* FORMAT_NAMES */.BU), file };
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