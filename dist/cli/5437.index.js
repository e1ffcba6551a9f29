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
// EXTERNAL MODULE: ./src/judge-tree.ts + 3 modules
var judge_tree = __webpack_require__(331);
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
        await (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3648), __webpack_require__.e(1974)]).then(__webpack_require__.bind(__webpack_require__, 9593))).appendErrors(errorsFile, report);
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

/***/ 331:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ judgeTree)
});

// EXTERNAL MODULE: ./src/gather/gather.ts + 1 modules
var gather = __webpack_require__(7506);
// EXTERNAL MODULE: ./src/judge/batch.ts
var judge_batch = __webpack_require__(2315);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
// EXTERNAL MODULE: ./src/policy/finding.ts + 1 modules
var finding = __webpack_require__(5165);
// EXTERNAL MODULE: ./src/judge/rules.ts
var judge_rules = __webpack_require__(4896);
;// CONCATENATED MODULE: ./src/judge/run.ts



function judgeRun(run, inUse, { levels, overrides }, context, stage) {
    const uses = new Map();
    for (const standard of inUse) {
        for (const active of (0,judge_rules/* ruleSet */.nP)(standard, levels, overrides).run) {
            if ((active.rule.after ?? 'returns') !== stage)
                continue;
            const use = uses.get(active.rule.id) ?? { active, standards: new Set() };
            use.standards.add(standard.id);
            uses.set(active.rule.id, use);
        }
    }
    const lines = linesOf(run);
    return [...uses.values()].flatMap(({ active, standards }) => {
        const returns = run.returns.filter(({ standard }) => standards.has(standard));
        return active.rule.check({ ...run, returns }, context).flatMap((problem) => {
            const { file = null, index = null } = problem;
            const here = (0,judge_rules/* activeIn */.E1)(active, file, overrides);
            if (here === undefined)
                return [];
            const line = index === null ? undefined : lines().get(`${String(index)} ${file ?? ''}`);
            const range = problem.range ?? (line === undefined ? null : { ...position/* FILE_START */.W, startLine: line, endLine: line });
            const spot = { file, index, pointer: null, range, value: undefined, verbatim: false, excerpt: null };
            return (0,finding/* draft */.K)({ active: here, problem }, spot);
        });
    });
}
function linesOf({ returns }) {
    let lines;
    return () => (lines ??= new Map(returns.map(({ file, index, line }) => [`${String(index)} ${file}`, line])));
}

// EXTERNAL MODULE: ./src/policy/conclude.ts
var conclude = __webpack_require__(7093);
// EXTERNAL MODULE: ./src/policy/order.ts
var order = __webpack_require__(762);
// EXTERNAL MODULE: ./src/policy/tally.ts
var tally = __webpack_require__(2720);
// EXTERNAL MODULE: ./src/read/needed.ts
var needed = __webpack_require__(8699);
// EXTERNAL MODULE: ./src/model/standard.ts
var standard = __webpack_require__(1900);
;// CONCATENATED MODULE: ./src/judge/overrides.ts

function overridesOf(list, chosen) {
    if (list.length === 0)
        return null;
    const versions = list.flatMap(({ standards }) => [...standards.values()]);
    const levels = list.flatMap((override) => [...override.levels]);
    const withStandards = list.filter(({ standards }) => standards.size > 0);
    const lastFirst = list.filter((override) => override.levels.size > 0).reverse();
    const choices = new Map();
    let known = { file: '', matching: [] };
    return {
        standards: [...new Set(versions)],
        switchedOn: new Set(levels.flatMap(([rule, level]) => (level === 'off' ? [] : rule))),
        chosenAt: (file) => {
            let choice = chosen;
            for (const { matches, standards } of withStandards) {
                if (matches(file))
                    choice = oneOfAKind({ ...choice, ...Object.fromEntries(standards) }, choices);
            }
            return choice;
        },
        levelAt: (rule, file) => {
            if (known.file !== file)
                known = { file, matching: lastFirst.filter(({ matches }) => matches(file)) };
            return known.matching.find((override) => override.levels.has(rule))?.levels.get(rule);
        },
    };
}
function oneOfAKind(choice, known) {
    const key = standard/* FAMILIES */.B.map((family) => choice[family]?.id ?? '').join();
    const before = known.get(key);
    if (before === undefined)
        known.set(key, choice);
    return before ?? choice;
}

;// CONCATENATED MODULE: ./src/gate.ts









class UsageError extends Error {
    name = 'UsageError';
}
async function runGate(options) {
    const { tree, selection, standards, levels, maxFileSize, failOn } = options;
    const files = await tree.list(selection);
    const classify = await (0,gather/* classifier */.k)();
    const gathered = files.map((file) => ({ file, gathered: classify(file.path) }));
    const context = { ...options.context, expectedIn: changedAmong(files, options.context) };
    const known = new Set(gathered.map((item) => item.gathered.family));
    const overrides = overridesOf(options.overrides ?? [], standards);
    const inUse = versionsInUse(standards, overrides);
    const open = (families) => openBenches(inUse, { levels, overrides }, families);
    const benches = await open(known);
    const chosenAt = overrides?.chosenAt ?? (() => standards);
    const judging = { tree, chosenAt, benches, overrides, context, maxFileSize };
    const withAids = aided(judging, () => open(new Set([null])), inUse);
    const { wanted, passedOver } = await narrowed(gathered, judging, withAids, options.mode);
    const records = [];
    const drafts = [];
    const absent = [];
    let holding = 0;
    let done = 0;
    const take = (judged) => {
        for (const record of judged.records)
            records.push(record);
        for (const found of judged.drafts)
            drafts.push(found);
        for (const claim of judged.absent)
            absent.push(claim);
        holding += judged.holding;
    };
    let earlier;
    const toRead = wanted.map(({ file }) => file);
    for await (const contents of tree.read(toRead, maxFileSize)) {
        const batch = wanted.slice(done, done + contents.length);
        const current = withAids((judgeOptions, aids) => (0,judge_batch/* judgeBatch */.C)(batch, contents, judgeOptions, aids));
        current.catch(() => undefined);
        if (earlier !== undefined)
            take(await earlier);
        earlier = current;
        done += contents.length;
        options.onProgress?.(done, wanted.length);
    }
    if (earlier !== undefined)
        take(await earlier);
    for (const found of await settled(absent, judging))
        drafts.push(found);
    if (context.expectedSession !== null)
        demandOneReturn(records, context);
    const run = { files: holding + passedOver, returns: records, stale: null };
    for (const found of judgeRun(run, inUse, { levels, overrides }, context, 'returns'))
        drafts.push(found);
    const found = await toFindings(drafts);
    const settlement = options.baseline?.settle(found) ?? { findings: found, stale: null };
    const { stale } = settlement;
    const onBaseline = stale === null ? [] : judgeRun({ ...run, stale }, inUse, { levels, overrides }, context, 'baseline');
    const late = await toFindings(onBaseline);
    const findings = late.length === 0 ? settlement.findings : [...settlement.findings, ...late].sort(order/* byPlace */.h);
    return {
        tool: options.tool,
        source: { kind: tree.kind, revision: tree.revision, root: tree.root, shard: null },
        conclusion: (0,conclude/* conclude */.E)(run.files, findings, { failOn, ifNoReturns: context.ifNoReturns }),
        clock: context.now,
        failOn,
        counts: (0,tally/* tally */.N)(holding, records, findings),
        returns: records,
        findings,
    };
}
function versionsInUse(chosen, overrides) {
    const usual = Object.values(chosen).filter((standard) => standard !== undefined);
    return overrides === null ? usual : [...new Set([...usual, ...overrides.standards])];
}
async function openBenches(inUse, { levels, overrides }, families) {
    const benches = new Map();
    for (const standard of inUse) {
        if (!families.has(standard.family) && !families.has(null))
            continue;
        const rules = (0,judge_rules/* ruleSet */.nP)(standard, levels, overrides);
        benches.set(standard, { standard, validate: await standard.validator(), rules });
    }
    return benches;
}
async function narrowed(gathered, judging, withAids, mode) {
    const { changes } = judging.context;
    if (mode !== 'changed' || changes === null)
        return { wanted: gathered, passedOver: 0 };
    const { narrow } = await __webpack_require__.e(/* import() */ 7659).then(__webpack_require__.bind(__webpack_require__, 7659));
    const { files, passedOver } = await narrow(gathered, changes, judging, withAids);
    return { wanted: files, passedOver };
}
function aided(options, openAll, inUse) {
    let aids = { diagnosis: null, markdown: null };
    let { benches } = options;
    const bring = {
        positions: async () => {
            const { diagnosisOf } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(9154)]).then(__webpack_require__.bind(__webpack_require__, 9154));
            const diagnosis = await diagnosisOf(inUse);
            aids = { ...aids, diagnosis };
        },
        markdown: async () => {
            const { parseMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(3814)]).then(__webpack_require__.bind(__webpack_require__, 3814));
            benches = await openAll();
            aids = { ...aids, markdown: parseMarkdown };
        },
    };
    return async (work) => {
        for (const asked = new Set();;) {
            try {
                return await work({ ...options, benches }, aids);
            }
            catch (error) {
                if (!(error instanceof needed/* ParserNeeded */.Rr) || asked.has(error.parser))
                    throw error;
                asked.add(error.parser);
                await bring[error.parser]();
            }
        }
    };
}
async function settled(absent, { tree, context, overrides }) {
    if (absent.length === 0)
        return [];
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 6390).then(__webpack_require__.bind(__webpack_require__, 6390));
    return settleAbsent(absent, tree, context, overrides);
}
async function toFindings(drafts) {
    if (drafts.length === 0)
        return [];
    const { withFingerprints } = await __webpack_require__.e(/* import() */ 9158).then(__webpack_require__.bind(__webpack_require__, 9158));
    return [...withFingerprints(drafts)].sort(order/* byPlace */.h);
}
function changedAmong(files, { changes }) {
    if (changes === null)
        return null;
    const changed = files.flatMap(({ path }) => (changes.changed.has(path) ? [path] : []));
    return changed.length === 0 ? null : new Set(changed);
}
function demandOneReturn(records, { expectedIn }) {
    const held = expectedIn === null ? records : records.filter(({ file }) => expectedIn.has(file));
    if (held.length === 1 || (expectedIn !== null && held.length > 0))
        return;
    const found = expectedIn === null ? `${String(held.length)} were found` : 'the files that changed hold none';
    throw new UsageError(`expect-session is held against one return, and ${found}: select its file (PATTERN, or the input paths).`);
}

// EXTERNAL MODULE: ./src/roadmap.ts
var roadmap = __webpack_require__(15);
// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
;// CONCATENATED MODULE: ./src/judge-tree.ts



async function judgeTree(tree, settings, also = {}) {
    return runGate({
        tool: { name: 'return-gate', version: version/* VERSION */.x },
        tree,
        selection: settings.selection,
        standards: settings.standards,
        context: {
            now: settings.now ?? Date.now(),
            staleAfter: settings.staleAfter,
            expectedSession: settings.expectedSession,
            expectedIn: null,
            agents: settings.agents,
            roadmap: await (0,roadmap/* readRoadmap */.x)(tree),
            changes: also.changes ?? null,
            agentBranch: also.agentBranch ?? null,
            ifNoReturns: settings.ifNoReturns,
            envelopeMode: settings.envelopeMode,
            mayBeUnclaimed: settings.mayBeUnclaimed,
        },
        levels: settings.levels,
        overrides: settings.overrides,
        failOn: settings.failOn,
        maxFileSize: settings.maxFileSize,
        mode: also.mode ?? 'all',
        ...(also.baseline === undefined ? {} : { baseline: also.baseline }),
        ...(also.onProgress === undefined ? {} : { onProgress: also.onProgress }),
    });
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


function makeFolder(folder) {
    const lacking = [];
    for (let at = folder; (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(at, { throwIfNoEntry: false }) === undefined; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        lacking.push(at);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            break;
    }
    for (const path of lacking.reverse())
        makeOne(path);
}
function makeOne(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
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


/***/ }),

/***/ 7093:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ conclude)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1502);

function conclude(files, findings, { failOn, ifNoReturns }) {
    if (files === 0 && ifNoReturns === 'error')
        return 'empty';
    if (failOn === 'never')
        return 'passed';
    return findings.some(({ severity, baselined }) => !baselined && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(severity, failOn)) ? 'failed' : 'passed';
}


/***/ }),

/***/ 2720:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ tally)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5821);

function tally(files, returns, findings) {
    const verdicts = Object.fromEntries(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICTS */ .b.map((name) => [name, 0]));
    let claims = 0;
    for (const record of returns) {
        for (const { verdict } of record.claims) {
            claims++;
            verdicts[verdict.name]++;
        }
    }
    const severities = { error: 0, warning: 0, notice: 0 };
    let baselined = 0;
    for (const finding of findings) {
        if (finding.baselined)
            baselined++;
        else
            severities[finding.severity]++;
    }
    return {
        files,
        returns: returns.length,
        claims,
        errors: severities.error,
        warnings: severities.warning,
        notices: severities.notice,
        baselined,
        verdicts,
    };
}


/***/ })

};
;