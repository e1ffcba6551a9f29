"use strict";
exports.id = 213;
exports.ids = [213];
exports.modules = {

/***/ 70213:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./src/cli/commands/check-call.ts
var check_call = __webpack_require__(3638);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/baseline/load.ts
var load = __webpack_require__(47663);
// EXTERNAL MODULE: ./src/compare/compare.ts
var compare = __webpack_require__(66832);
// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(45023);
// EXTERNAL MODULE: ./src/config/loosened.ts
var loosened = __webpack_require__(40097);
// EXTERNAL MODULE: ./src/engine/run/form-files.ts
var form_files = __webpack_require__(53486);
// EXTERNAL MODULE: ./src/config/load.ts
var config_load = __webpack_require__(61036);
// EXTERNAL MODULE: ./src/config/policy-file.ts + 1 modules
var policy_file = __webpack_require__(90483);
// EXTERNAL MODULE: ./src/engine/run/check-tree.ts + 26 modules
var check_tree = __webpack_require__(82636);
// EXTERNAL MODULE: ./src/model/report.ts
var model_report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/report/logs.ts
var logs = __webpack_require__(20271);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(58853);
// EXTERNAL MODULE: ./src/report/describe/notes.ts
var notes = __webpack_require__(2483);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(86270);
// EXTERNAL MODULE: ./src/tree/commit.ts + 7 modules
var tree_commit = __webpack_require__(2702);
// EXTERNAL MODULE: ./src/tree/git/other-commit.ts
var other_commit = __webpack_require__(687);
// EXTERNAL MODULE: ./src/tree/git/uncommitted.ts
var uncommitted = __webpack_require__(11940);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(55665);
// EXTERNAL MODULE: ./src/cli/no-returns.ts
var no_returns = __webpack_require__(29553);
// EXTERNAL MODULE: ./src/cli/commands/show-report.ts
var show_report = __webpack_require__(73543);
// EXTERNAL MODULE: ./src/cli/commands/update-baseline.ts
var update_baseline = __webpack_require__(12274);
// EXTERNAL MODULE: ./src/cli/commands/write-files.ts
var write_files = __webpack_require__(45616);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/tree/git/base.ts
var git_base = __webpack_require__(88942);
;// CONCATENATED MODULE: ./src/cli/commands/check-run.ts



























const SHORT_ID = 7;
const OWN_CLOCK = 'Shards are joined only where they have one clock: hand the same --now to each, such as --now 2026-01-28T12:00:00Z.';
async function runCheck(call, opening, readEarlier, caller) {
    const { root, patterns, configFile, base, shown } = call;
    const named = configFile === null ? null : await (0,config_load/* readConfigFile */.RG)({ path: configFile, shown: configFile, root });
    if (call.settings(null).shard !== null && !call.hasClock && !shown.quiet) {
        caller.stderr.write(`return-gate: ${OWN_CLOCK}\n`);
    }
    const earlier = readEarlier();
    const tree = await opening;
    const project = (0,write_place/* projectOf */.v8)([root, '.']);
    const config = named ?? (await (0,config_load/* readConfig */.Xg)(tree));
    const settings = call.settings(config, await policyOf(call, tree));
    if (call.explains !== null)
        return explainRun(call, tree, settings, caller, call.settings(config));
    warnOfConfigs(call, settings, caller);
    const { policy } = settings.readFrom;
    const ofConfig = settings.baselineFile === null ? null : (0,external_node_path_.join)(root, settings.baselineFile);
    const mayName = policy === undefined || policy.config.baseline === null;
    const baselineFile = (mayName ? call.baselineFile : null) ?? ofConfig;
    const update = call.update === null ? null : (0,update_baseline/* updateBaseline */.Rz)((0,load/* baselinePath */.XB)(root, baselineFile), project, call.update);
    const compared = base === null ? null : await compareWithBase(base, tree, caller);
    if (compared !== null && configFile === null)
        warnChangedConfig(compared.changes, caller);
    const droppedForms = compared === null || configFile !== null ? [] : await formsLoosened(compared, tree, config);
    for (const remark of await (0,form_files/* formRemarks */.G)(settings, tree)) {
        if (!shown.quiet)
            caller.stderr.write((0,sink/* terminal */.Fo) `return-gate: notice: ${remark}\n`.text);
    }
    const baseline = update?.baseline ??
        (await (0,load/* openBaseline */.Eg)({
            tree,
            root,
            named: baselineFile,
            onDisk: true,
            base: compared === null ? null : 'own',
            whole: call.isWhole,
            hidesNoClaims: policy !== undefined && mayName,
        }));
    const checked = await checkWithProgress(tree, settings, { ...compared, baseline, loosenedForms: droppedForms }, call.showsProgress, caller);
    const report = (0,compare/* withTrend */.M)(checked, earlier);
    const unwritten = [...(await (0,show_report/* showReport */.UY)(report, shown, project, caller))];
    if (update !== null && report.conclusion !== 'empty')
        caller.stderr.write(`${update.write()}\n`);
    if (patterns.length > 0)
        await (0,write_files/* warnUnmatched */.Ol)(tree, patterns, caller);
    if (report.conclusion === 'failed' && !shown.quiet)
        await sayElsewhere(tree, report, caller);
    const hasUncommitted = !shown.quiet && (await warnUncommitted(call, tree, settings, report, caller));
    if (report.conclusion === 'empty' && shown.format === 'text' && !shown.quiet && !hasUncommitted) {
        sayNoReturns(settings, tree, caller);
    }
    const { errorsFile } = call;
    if (errorsFile !== null) {
        unwritten.push(...(await (0,write_file/* unwrittenBy */.Qb)(() => {
            (0,write_file/* appendErrors */.Gb)(errorsFile, (0,logs/* errorObjects */.h)(report), project);
        })));
    }
    for (const message of unwritten)
        caller.stderr.write((0,sink/* terminal */.Fo) `return-gate: warning: ${message}\n`.text);
    return model_report/* EXIT */.dc[report.conclusion];
}
async function policyOf({ policyFile, root }, tree) {
    if (policyFile === null)
        return null;
    return (0,policy_file/* readPolicy */.T)({ shown: policyFile, folder: '.', root, tree, nameOfSetting: check_call/* nameOfOption */.g4 });
}
function warnOfConfigs({ policyFile, shown }, { readFrom }, { stderr }) {
    if (shown.quiet)
        return;
    const { config, policy } = readFrom;
    for (const warning of [config, policy?.config].flatMap((one) => one?.warnings ?? [])) {
        stderr.write((0,sink/* terminal */.Fo) `return-gate: warning: ${warning}\n`.text);
    }
    const words = (0,policy_file/* overruledInWords */.x)(policyFile ?? '', policy?.overruled ?? []);
    if (words !== '')
        stderr.write((0,sink/* terminal */.Fo) `return-gate: ${words}\n`.text);
}
async function explainRun(call, tree, settings, caller, withoutPolicy) {
    const { given, configFile, shown, explains } = call;
    const format = shown.format === 'json' ? 'json' : 'text';
    const how = { settings, format, mayColor: shown.mayColor };
    if (explains === 'files')
        return (await __webpack_require__.e(/* import() */ 6127).then(__webpack_require__.bind(__webpack_require__, 86127))).listFiles({ ...how, tree }, caller);
    const name = configFile ?? (0,find/* findConfig */.u0)(tree)?.path ?? null;
    return (await __webpack_require__.e(/* import() */ 8355).then(__webpack_require__.bind(__webpack_require__, 78355))).showConfig({ ...how, call: given, root: call.root, configFile: name, withoutPolicy }, caller);
}
function sayNoReturns({ readFrom }, { revision }, { stderr }) {
    const { options, config } = readFrom;
    const patterns = options.patterns.length > 0 ? options.patterns : (config?.paths ?? []);
    const lines = (0,no_returns/* explainNoReturns */.I)({ revision: revision?.slice(0, SHORT_ID) ?? null, patterns });
    stderr.write((0,sink/* terminal */.Fo) `\n${lines.map((line) => (0,sink/* terminal */.Fo) `${line}\n`)}`.text);
}
async function checkWithProgress(tree, settings, found, showsProgress, { stderr }) {
    const progress = progressLine(stderr, showsProgress);
    try {
        return await (0,check_tree/* checkTree */.RX)(tree, settings, { ...found, onProgress: progress.show });
    }
    finally {
        progress.clear();
    }
}
function warnChangedConfig({ base, changed, deleted }, { stderr }) {
    const touched = find/* CONFIG_FILES */.n0.filter((place) => changed.has(place) || deleted.has(place));
    if (touched.length === 0)
        return;
    const files = (0,model_text/* listOf */.c3)(touched, 'and');
    stderr.write((0,sink/* terminal */.Fo) `return-gate: warning: ${files} changed since ${base} and counts here as it is now; on a pull request the action takes that of the base.\n`
        .text);
}
async function formsLoosened({ changes, before }, tree, config) {
    const [touched] = find/* CONFIG_FILES */.n0.filter((place) => changes.changed.has(place) || changes.deleted.has(place));
    const commit = before?.commit;
    if (touched === undefined || commit === undefined || !(0,tree_commit.isCommitTree)(tree))
        return [];
    const { configOfCommit } = await __webpack_require__.e(/* import() */ 3019).then(__webpack_require__.bind(__webpack_require__, 13019));
    try {
        const base = await configOfCommit(tree, commit, (place) => `${place} of the base`);
        return (0,loosened/* loosenedForms */.l)(base?.forms ?? [], config?.forms ?? [], touched);
    }
    catch (error) {
        if (error instanceof usage/* UsageError */.e)
            return [];
        throw error;
    }
}
async function sayElsewhere(tree, { returns }, { stderr }) {
    if (!(0,tree_commit.isCommitTree)(tree))
        return;
    const missing = returns.flatMap((record) => record.claims.flatMap((one) => (one.verdict.name === 'missing' && (0,claim/* isUntrue */.cO)(one, record) ? [one.claim.path] : [])));
    const branches = await (0,other_commit/* branchesWith */.zD)(tree, [...new Set(missing)]);
    if (branches.size > 0)
        stderr.write(`${(0,sink/* terminal */.Fo) `return-gate: ${(0,notes/* elsewhereNote */.$Y)(branches)}`.text}\n`);
}
async function warnUncommitted({ root, configFile, given }, tree, { selection }, report, { stderr }) {
    const isCheckedOut = (given.values.get('at')?.[0] ?? 'HEAD') === 'HEAD';
    if (!(0,tree_commit.isCommitTree)(tree) || !isCheckedOut || tree.repository.git.bare === true)
        return false;
    const config = configFile === null ? [(0,find/* findConfig */.u0)(tree)?.path ?? find/* CONFIG_FILES */.n0].flat() : [];
    const edited = config.filter((path) => (0,uncommitted/* isUnlikeCommit */.MJ)(tree, root, path, 'same'));
    const named = (0,notes/* namedInFindings */.L6)(report);
    const others = report.conclusion === 'passed'
        ? []
        : await (0,uncommitted/* filesUnlikeCommit */.F8)(tree, root, (path) => selection.matches(path) || named.has(path));
    const files = [...new Set([...edited, ...others])];
    if (files.length > 0)
        stderr.write(`${(0,sink/* terminal */.Fo) `return-gate: ${(0,notes/* uncommittedNote */.sJ)(files)}`.text}\n`);
    return others.some((path) => selection.matches(path));
}
async function compareWithBase(base, tree, { stderr }) {
    if (!(0,tree_commit.isCommitTree)(tree)) {
        throw new usage/* UsageError */.e('--base compares two commits: leave out --workspace, and commit what is to be checked.');
    }
    const found = await (0,git_base/* compareByGit */.$0)(tree, { revision: base, label: base, relation: 'branch' }, 'local');
    if (found.kind === 'refused')
        throw new usage/* UsageError */.e(`--base: ${found.reason}`);
    const { changes, commit, tip, remark } = found;
    if (remark !== undefined)
        stderr.write((0,sink/* terminal */.Fo) `return-gate: ${remark}\n`.text);
    if (changes.approximate === true) {
        const what = `history is too shallow to tell where the checked commit left ${base}, so it is compared with ${base} as it is: what changed there since counts, too. Fetch more of it (git fetch --unshallow).`;
        stderr.write((0,sink/* terminal */.Fo) `return-gate: warning: ${what}`.text + '\n');
    }
    return { changes, before: await (0,git_base/* openBefore */.wq)(tree, { commit, tip }), answersFor: 'changes' };
}
const EVERY = 100;
const AFTER = 500;
const CLEAR = '\r\u001B[K';
function progressLine(stderr, wanted) {
    if (!wanted || !stderr.isTerminal)
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
            stderr.write(`${CLEAR}checked ${String(done)} of ${String(total)} files (${String(percent)}%)`);
        },
        clear: () => {
            if (drawn > 0)
                stderr.write(CLEAR);
        },
    };
}

// EXTERNAL MODULE: ./src/cli/commands/earlier-report.ts
var earlier_report = __webpack_require__(51836);
// EXTERNAL MODULE: ./src/tree/workspace.ts
var workspace = __webpack_require__(16825);
// EXTERNAL MODULE: ./src/cli/in-project.ts
var in_project = __webpack_require__(57655);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(60776);
;// CONCATENATED MODULE: ./src/cli/commands/check.ts









const HELP = {
    usage: 'return-gate check [options] [PATTERN...]',
    about: 'Checks the returns that the repository has committed: every file that they claim must exist in the checked commit and must not be empty.',
    details: [in_project/* PATTERN_HELP */.ds],
    options: check_call/* CHECK_OPTIONS */.m5,
    examples: [
        ['return-gate check', 'all returns in the last commit'],
        ['return-gate check --base origin/main --changed-only', 'only what this branch changed'],
        ['return-gate check --files', 'which files are checked, and why'],
    ],
    exit: [
        ['0', 'passed'],
        ['1', 'findings at or above --fail-on'],
        ['2', 'bad usage or configuration'],
        ['3', 'no return found, unless --if-no-returns allows it'],
        ['4', 'internal error, or output that cannot be written'],
    ],
};
async function check(args, caller) {
    const help = (0,options/* requestedHelp */.YT)(args, HELP);
    if (help !== null) {
        caller.stdout.write(help);
        return model_report/* EXIT */.dc.passed;
    }
    const given = (0,options/* readCall */.D9)(args, check_call/* CHECK_OPTIONS */.m5);
    const call = (0,in_project/* inProject */.nO)(given, caller);
    const opening = check_open(call);
    opening.catch(() => undefined);
    try {
        return await runCheck((0,check_call/* readCheckCall */.VH)(call, caller.now(), given), opening, () => (0,earlier_report/* earlierReport */.Z)(call, caller), caller);
    }
    finally {
        await opening
            .then((tree) => {
            tree.close();
        })
            .catch(() => undefined);
    }
}
async function check_open({ values, switches }) {
    const root = values.get('root')?.[0] ?? '.';
    const at = values.get('at')?.[0];
    if (!switches.has('workspace'))
        return (0,tree_commit.openCommit)({ root, revision: at ?? 'HEAD' });
    if (at !== undefined)
        throw new usage/* UsageError */.e('--at names a commit and --workspace the files on disk: use one of them.');
    return (0,workspace/* openWorkspace */.OH)(root);
}


/***/ }),

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

/***/ 29553:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ explainNoReturns)
/* harmony export */ });
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54960);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52621);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58853);



const GUIDE = `${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .REPOSITORY */ .B}/blob/v${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}/docs/guides/agents.md`;
const MOST_PATTERNS = 3;
function explainNoReturns({ revision, patterns }) {
    const where = revision === null ? 'the files on disk' : `commit ${revision}`;
    const usual = _gather_gather_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACES */ .ls.filter(({ reduced }) => reduced !== true).flatMap((place) => place.patterns);
    const searched = patterns.length === 0 ? usual : patterns;
    const shown = searched.slice(0, MOST_PATTERNS);
    const more = searched.length - shown.length;
    const list = `${shown.join(', ')}${more === 0 ? '' : ` and ${String(more)} more patterns`}`;
    return [
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `A return is a file in which an agent reports its work: a status, a summary, the files it made.`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `Searched ${where} for ${list}.`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `Your returns are elsewhere? return-gate check "PATTERN", or set paths in .return-gate.yml.`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `You have none yet? return-gate prompt --standard return-meta prints what to tell your agents.`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `Try return-gate demo first. Guide: ${GUIDE}`,
    ];
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


/***/ })

};
;