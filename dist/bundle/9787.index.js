"use strict";
exports.id = 9787;
exports.ids = [9787];
exports.modules = {

/***/ 47663:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ baselineText),
/* harmony export */   Eg: () => (/* binding */ openBaseline),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   lh: () => (/* binding */ MAX_BASELINE_SIZE),
/* harmony export */   s$: () => (/* binding */ readBaselineFile)
/* harmony export */ });
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69897);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49710);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41300);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26360);
/* harmony import */ var _tree_link_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35674);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98951);








const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu, hidesNoClaims = false } = source;
    const found = await findBaseline(source);
    const text = base === null || base === 'own' ? null : base.text;
    if (found === undefined && text === null)
        return null;
    const own = found === undefined ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseline */ .mF)(found.text, found.name);
    return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineOf */ .Bv)({
        file: found?.name ?? place,
        entries: own,
        hiding: text === null ? own : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseline */ .mF)(text, `${place} of the base`),
        reach: reachOf(base),
        whole,
        hidesNoClaims: hidesNoClaims || undefined,
    });
}
function reachOf(base) {
    if (base === null)
        return 'everything';
    return base === 'own' || base.text !== null ? 'unless-restated' : 'left-alone';
}
async function findBaseline({ tree, root, named, onDisk, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu, }) {
    if (named !== null)
        return { name: placeIn(root, named), text: readNamed(root, named) };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, place);
    if (onDisk && (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .standsOnDisk */ .iK)(file)) {
        return { name: place, text: readNamed(root, file) };
    }
    const entry = tree.find(place);
    if (entry === undefined) {
        const link = linkOnTheWay(tree, place);
        if (link !== undefined)
            throw baselineIsLink(link);
        return undefined;
    }
    if (entry.kind !== 'file')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${place} is no regular file: commit the file itself.`);
    const committed = { path: place, id: entry.id, link: false };
    let content;
    for await (const [one] of tree.read([committed], MAX_BASELINE_SIZE))
        content = one;
    return { name: place, text: baselineText(content, place) };
}
function baselineText(content, name) {
    if (content?.kind === 'bytes')
        return Buffer.from(content.bytes).toString('utf8');
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .lackingInWords */ .u)(name, content.id));
    throw baselineTooLarge(name);
}
function baselineTooLarge(name) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules with most findings, or leave out old returns (paths, ignore), and write it again.`);
}
function readBaselineFile(file) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegularFile */ .XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw baselineTooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
}
function baselinePath(root, named) {
    return named ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function baselineIsLink(link) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline is not read through ${link}, a symbolic link, which leads wherever a branch wants it to: name the file itself.`);
}
function readNamed(root, file) {
    const link = (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_4__/* .linkBelow */ .yZ)([root], file);
    if (link !== undefined)
        throw baselineIsLink(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e)
            throw error;
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline ${file} could not be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}. Write it: return-gate check --baseline ${file} --update-baseline.`);
    }
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline ${file} is no regular file: name the file itself.`);
}
function placeIn(root, file) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : place;
}


/***/ }),

/***/ 49787:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   init: () => (/* binding */ init)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61036);
/* harmony import */ var _config_find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45023);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41300);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55235);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(49710);
/* harmony import */ var _report_paint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9066);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75340);
/* harmony import */ var _tree_commit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11158);
/* harmony import */ var _tree_git_git_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70440);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55665);
/* harmony import */ var _tree_workspace_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84173);
/* harmony import */ var _in_project_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57655);
/* harmony import */ var _init_found_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(30269);
/* harmony import */ var _init_page_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89514);
/* harmony import */ var _init_proposals_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(53312);
/* harmony import */ var _init_trials_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(23228);
/* harmony import */ var _command_help_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(11871);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(60776);
/* harmony import */ var _terminal_color_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(25696);
/* harmony import */ var _update_baseline_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(12274);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_init_found_js__WEBPACK_IMPORTED_MODULE_12__, _init_trials_js__WEBPACK_IMPORTED_MODULE_15__]);
([_init_found_js__WEBPACK_IMPORTED_MODULE_12__, _init_trials_js__WEBPACK_IMPORTED_MODULE_15__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);





















const OPTIONS = [
    _in_project_js__WEBPACK_IMPORTED_MODULE_11__/* .ROOT_OPTION */ .VV,
    { name: 'write', help: 'write the files; one that exists is never replaced' },
    _update_baseline_js__WEBPACK_IMPORTED_MODULE_18__/* .INCLUDE_UNTRUE */ .f,
    { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    { name: 'no-color', help: 'never use colour' },
    { name: 'help', help: 'this help' },
];
const HELP = {
    usage: 'return-gate init [options]',
    about: 'Looks at the returns that the repository has committed, and proposes a configuration, a baseline of the current findings, and workflows. Without --write it shows them and writes nothing.',
    details: [
        'False claims are listed, and stay out of the baseline. In a repository without returns it says how to get the first one.',
    ],
    options: OPTIONS,
};
async function init(args, caller) {
    const help = (0,_command_help_js__WEBPACK_IMPORTED_MODULE_16__/* .requestedHelp */ .YT)(args, HELP);
    if (help !== null) {
        caller.stdout.write(help);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.passed;
    }
    const { values, switches, rest } = (0,_in_project_js__WEBPACK_IMPORTED_MODULE_11__/* .inProject */ .nO)((0,_options_js__WEBPACK_IMPORTED_MODULE_17__/* .readCall */ .D)(args, OPTIONS), caller);
    if (rest.length > 0)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_19__/* .UsageError */ .e(`init takes no ${rest[0] ?? ''}: name the project with --root.`);
    const root = values.get('root')?.[0] ?? '.';
    const now = values.get('now')?.[0];
    const paint = (0,_report_paint_js__WEBPACK_IMPORTED_MODULE_5__/* .painter */ .C)(!switches.has('no-color') && (0,_terminal_color_js__WEBPACK_IMPORTED_MODULE_20__/* .wantsColor */ .z)(caller));
    const tree = await openCommitted(root);
    try {
        const disk = (0,_tree_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .openWorkspace */ .O)(root);
        const known = (0,_config_find_js__WEBPACK_IMPORTED_MODULE_2__/* .findConfig */ .u0)(disk)?.path ?? null;
        const untrue = switches.has(_update_baseline_js__WEBPACK_IMPORTED_MODULE_18__/* .INCLUDE_UNTRUE */ .f.name) ? 'included' : 'left-out';
        const config = await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .Xg)(disk);
        const baseline = config?.baseline ?? _model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .BASELINE_FILE */ .tu;
        const project = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_9__/* .projectOf */ .v8)([root, '.']);
        const context = {
            tree,
            now,
            clock: caller.now(),
            config,
            untrue,
            known: (0,_update_baseline_js__WEBPACK_IMPORTED_MODULE_18__/* .knownEntries */ .A7)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, baseline), project),
        };
        const trials = await (0,_init_trials_js__WEBPACK_IMPORTED_MODULE_15__/* .tryAll */ .Jo)(context);
        const chosen = known === null ? (0,_init_trials_js__WEBPACK_IMPORTED_MODULE_15__/* .best */ .bE)(trials) : (0,_init_trials_js__WEBPACK_IMPORTED_MODULE_15__/* .configured */ .tw)(trials, context);
        const ids = known === null ? chosen.map(({ standard }) => standard.id).join(',') : '';
        const { report, taken, maxFileSize } = await (0,_init_trials_js__WEBPACK_IMPORTED_MODULE_15__/* .check */ .z6)(ids, context);
        const found = await (0,_init_found_js__WEBPACK_IMPORTED_MODULE_12__/* .foundInWords */ .d)(report, tree, maxFileSize);
        const proposals = (0,_init_proposals_js__WEBPACK_IMPORTED_MODULE_14__/* .propose */ .BM)({ root, place: tree.root, config: known, chosen, baseline, taken });
        const isWriting = switches.has('write');
        const looked = proposals.map((proposal) => ({ proposal, exists: (0,_init_proposals_js__WEBPACK_IMPORTED_MODULE_14__/* .isThere */ .$B)(proposal, project) }));
        const done = looked.map(({ proposal, exists }) => (0,_init_proposals_js__WEBPACK_IMPORTED_MODULE_14__/* .writeProposal */ .Gf)(proposal, { exists, isWriting, project }));
        caller.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${(0,_init_page_js__WEBPACK_IMPORTED_MODULE_13__/* .survey */ .Fr)({ trials, chosen, config: known, patterns: context.config?.paths ?? [], report, found }, paint)}\n${(0,_init_page_js__WEBPACK_IMPORTED_MODULE_13__/* .filesTable */ .M5)(done, isWriting, paint)}\n${(0,_init_page_js__WEBPACK_IMPORTED_MODULE_13__/* .nextSteps */ .Zn)(done, { isWriting, place: tree.root, taken, hasReturns: trials.length > 0 })}`
            .text);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.passed;
    }
    finally {
        tree.close();
    }
}
async function openCommitted(root) {
    try {
        return await (0,_tree_commit_js__WEBPACK_IMPORTED_MODULE_7__.openCommit)({ root, revision: 'HEAD' });
    }
    catch (error) {
        if (!(error instanceof _tree_git_git_error_js__WEBPACK_IMPORTED_MODULE_8__/* .GitError */ .XS) || (error.kind !== 'no-repository' && error.kind !== 'no-commit'))
            throw error;
        throw new _tree_git_git_error_js__WEBPACK_IMPORTED_MODULE_8__/* .GitError */ .XS(error.what, error.kind, 'init looks at what is committed: make a repository, and commit the project first.');
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 12274:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ knownEntries),
/* harmony export */   Rz: () => (/* binding */ updateBaseline),
/* harmony export */   f: () => (/* binding */ INCLUDE_UNTRUE)
/* harmony export */ });
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49710);
/* harmony import */ var _baseline_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47663);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26360);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75340);
/* harmony import */ var _tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86270);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55665);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17700);








const INCLUDE_UNTRUE = {
    name: 'include-untrue',
    help: 'take false claims into the baseline, too',
};
function updateBaseline(file, project, untrue) {
    const before = knownEntries(file, project);
    let taken = { entries: [], added: 0, untrue: [] };
    return {
        baseline: (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineToWrite */ .ck)({
            before,
            untrue,
            onWritten: (found) => {
                taken = found;
            },
        }),
        write: () => {
            const { entries, added } = taken;
            const text = (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .renderBaseline */ .qL)(entries);
            demandReadable(text, entries);
            try {
                (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFile */ ._h)(file, [text], { project });
            }
            catch (error) {
                throw new _terminal_caller_js__WEBPACK_IMPORTED_MODULE_6__/* .OutputError */ .u7(unwritten(error));
            }
            const gone = sum(before) + added - sum(entries);
            const difference = `${String(added)} more and ${String(gone)} fewer than before`;
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${file} now holds ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(sum(entries), 'known finding')}, ${difference}. Commit it.${leftOut(taken)}`
                .text;
        },
    };
}
function knownEntries(file, project) {
    let held;
    try {
        const place = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
        held = place.kind === 'file' && place.mode !== null ? (0,_baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaselineFile */ .s$)(place.path) : null;
    }
    catch (error) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(unwritten(error));
    }
    return held === null ? [] : (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .readBaseline */ .mF)(held, file);
}
function leftOut({ untrue }) {
    if (untrue.length === 0)
        return '';
    const [claims, they] = untrue.length === 1 ? ['1 false claim stays', 'it'] : [`${String(untrue.length)} false claims stay`, 'them'];
    return ` ${claims} out of it: fix ${they}, or take ${they} in with --${INCLUDE_UNTRUE.name}.`;
}
function demandReadable(text, entries) {
    const size = Buffer.byteLength(text);
    if (size <= _baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_BASELINE_SIZE */ .lh)
        return;
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`--update-baseline: a baseline of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(sum(entries), 'known finding')} would take ${String(size)} bytes, more than the limit of ${String(_baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_BASELINE_SIZE */ .lh)}: turn off the rules that most of them are of, or leave old returns out (paths, ignore).`);
}
function unwritten(error) {
    return `--update-baseline: the baseline could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}`;
}
function sum(entries) {
    return entries.reduce((total, entry) => total + entry.count, 0);
}


/***/ }),

/***/ 30269:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ foundInWords)
/* harmony export */ });
/* harmony import */ var _families_all_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8175);
/* harmony import */ var _rewrite_read_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20220);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_all_js__WEBPACK_IMPORTED_MODULE_0__]);
_families_all_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];


async function foundInWords({ returns }, tree, maxFileSize) {
    const lines = [];
    for (const { standards, survey } of _families_all_js__WEBPACK_IMPORTED_MODULE_0__/* .loadedFamilies */ .CW) {
        if (survey === undefined)
            continue;
        const ids = new Set(standards.map(({ id }) => id));
        const files = new Set(returns.flatMap(({ file, standard }) => (ids.has(standard) ? [file] : [])));
        if (files.size === 0)
            continue;
        const contents = await (0,_rewrite_read_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readFiles */ .U)(tree, [...files], maxFileSize);
        lines.push(survey([...contents].map(([file, bytes]) => ({ file, text: Buffer.from(bytes).toString('utf8') }))));
    }
    return lines;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 89514:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ survey),
/* harmony export */   M5: () => (/* binding */ filesTable),
/* harmony export */   Zn: () => (/* binding */ nextSteps)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75340);
/* harmony import */ var _no_returns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29553);
/* harmony import */ var _commands_update_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12274);
/* harmony import */ var _terminal_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68820);






const SHORT_ID = 7;
function survey({ trials, chosen, config, patterns, report, found }, paint) {
    const mark = config === null ? 'proposed' : `by ${config}`;
    if (trials.length === 0) {
        const lines = (0,_no_returns_js__WEBPACK_IMPORTED_MODULE_3__/* .explainNoReturns */ .I)({ revision: report.source.revision?.slice(0, SHORT_ID) ?? null, patterns });
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `No returns found`)}\n${lines.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `  ${line}\n`)}`;
    }
    const rows = trials.map((one) => {
        const cells = [
            (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${one.standard.id}`,
            (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(one.returns, 'return')}`,
            (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${one.satisfied} without an error`,
            (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(one.findings, 'finding')}${chosen.includes(one) ? `  ${mark}` : ''}`,
        ];
        return chosen.includes(one) ? cells.map((cell) => paint('bold', cell)) : cells;
    });
    const lines = found.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `  ${line}\n`);
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `Returns`)}\n${lines}${(0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .aligned */ .b6)(rows)}\n${claims(report, paint)}`;
}
const MOST_NAMED = 20;
const TOLD = new Set(['present', 'relocated', 'removed', 'agrees']);
function claims({ returns, findings, counts }, paint) {
    const all = returns.flatMap((of) => of.claims.filter(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isCompared */ .uQ).map((checked) => ({ of, checked })));
    const contradicted = all.filter(({ checked }) => (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotBorneOut */ .wp)(checked)).length;
    const rest = all.filter(({ of, checked }) => !TOLD.has(checked.verdict.name) && checked.weight !== 'pass' && !(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntrue */ .cO)(checked, of) && !(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotBorneOut */ .wp)(checked));
    const passed = all.filter(({ checked }) => !TOLD.has(checked.verdict.name) && checked.weight === 'pass').length;
    const unfinished = rest.filter(({ of }) => !of.success).length;
    const { present, relocated, removed, agrees } = counts.verdicts;
    const fates = [
        [present, 'present'],
        [passed, 'as claimed'],
        [agrees, 'that agree'],
        [contradicted, 'that disagree'],
        [relocated, 'moved since'],
        [removed, 'removed since'],
        [all.filter(({ of, checked }) => (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntrue */ .cO)(checked, of)).length, 'false'],
        [unfinished, 'not there, of unfinished work'],
        [rest.length - unfinished, 'that cannot be checked'],
    ];
    const parts = fates.filter(([number]) => number > 0).map(([number, fate]) => `${String(number)} ${fate}`);
    const of = counts.claims === 0 ? '' : `: ${parts.join(', ')}`;
    const named = findings.filter((finding) => finding.untrue === true);
    const lines = named.slice(0, MOST_NAMED).map(({ file, range, message }) => {
        const line = range === null ? '' : `:${String(range.startLine)}`;
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `  ${file ?? ''}${line}  ${message}\n`;
    });
    const more = named.length - lines.length;
    const title = paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `False claims`);
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `  ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(counts.claims, 'claim')}${of}\n${lines.length === 0 ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `\n${title}\n${lines}`}${more > 0 ? `  and ${String(more)} more: return-gate check names them all\n` : ''}`;
}
const OUTCOME = { exists: 'is there, and stays', written: 'written', proposed: 'would be written' };
function filesTable(done, isWriting, paint) {
    const rows = done.map(({ name, outcome, about }) => [
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${name}`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${OUTCOME[outcome]}`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${about}`,
    ]);
    const texts = isWriting
        ? []
        : done
            .filter(({ outcome, isShown }) => outcome === 'proposed' && isShown)
            .map(({ name, text }) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `\n${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${name}`)}\n${text
            .trimEnd()
            .split('\n')
            .map((line) => (line === '' ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `\n` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `  ${line}\n`))}`);
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `Files`)}\n${(0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .aligned */ .b6)(rows)}${texts}`;
}
function nextSteps(done, { isWriting, place, taken: { added, untrue }, hasReturns }) {
    const open = untrue.length === 0 ? [] : [outOfIt(untrue.length)];
    if (!isWriting) {
        const isAllThere = done.every(({ outcome }) => outcome === 'exists');
        const next = isAllThere
            ? 'All of them are there: nothing is left to write.'
            : 'Nothing was written: return-gate init --write writes them.';
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${open.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${line}\n`)}${next}\n`;
    }
    const kept = done.filter(({ outcome }) => outcome === 'exists').map(({ name }) => name);
    const lines = [
        kept.length === done.length
            ? 'Nothing was written: all of these files are there.'
            : hasReturns
                ? `Next: commit these files. From then on only new findings fail${added === 0 ? '' : '; the known ones are counted in every run'}.`
                : 'Next: commit these files, then tell your agents to write returns: return-gate prompt --standard return-meta >> AGENTS.md',
        ...(place !== '' && kept.some((name) => name.startsWith('.github/workflows/'))
            ? [`The workflows were there: have them check ${place} too, as examples/workflows/monorepo.yml does.`]
            : []),
        ...open,
        'Pin the action in the workflows to a full commit id, and require the job return-gate by a ruleset.',
        ...(added === 0
            ? []
            : ['Fix old findings when you like: return-gate fix --write, commit, then return-gate check --update-baseline.']),
        ...(kept.length === 0
            ? []
            : [`Left as they were: ${kept.join(', ')}. Move one away to see what init proposes in its place.`]),
    ];
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${lines.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${line}\n`)}`;
}
function outOfIt(claims) {
    const [stay, they] = claims === 1 ? ['false claim stays', 'it'] : ['false claims stay', 'them'];
    return `${String(claims)} ${stay} out of the baseline, and every run over all returns fails for ${they}: fix ${they}, or take ${they} in with --${_commands_update_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .INCLUDE_UNTRUE */ .f.name}.`;
}


/***/ }),

/***/ 53312:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $B: () => (/* binding */ isThere),
  BM: () => (/* binding */ propose),
  Gf: () => (/* binding */ writeProposal)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/baseline/baseline.ts
var baseline_baseline = __webpack_require__(26360);
// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(45023);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(12102);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(86270);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(55665);
// EXTERNAL MODULE: ./src/cli/terminal/caller.ts
var caller = __webpack_require__(17700);
;// CONCATENATED MODULE: ./src/cli/commands/workflows.ts
const WORKFLOWS = {
    "pull-request": "# Every pull request, from forks as well: what it changed is checked, and each finding is at its line.\nname: returns\n\non:\n  pull_request:\n\npermissions:\n  contents: read\n\nconcurrency:\n  group: ${{ github.workflow }}-${{ github.ref }}\n  cancel-in-progress: true\n\njobs:\n  return-gate:\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          # All commits, without the contents of old files: history tells a file that was removed later from one that never was.\n          fetch-depth: 0\n          filter: blob:none\n      - uses: return-gate/return-gate@v1\n        with:\n          # The returns that changed, and those that claim a file which the branch changed or deleted.\n          mode: changed\n",
    "nightly-audit": "# Every return of the repository, every night: what was deleted since, which agents never came back, what is new and what\n# was fixed since the night before.\nname: nightly audit of returns\n\non:\n  schedule:\n    - cron: '17 3 * * *'\n  workflow_dispatch:\n\npermissions:\n  contents: read\n  # For the report of an earlier night, which is an artifact of an earlier run.\n  actions: read\n\njobs:\n  audit:\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          # All commits, without the contents of old files: history tells a file that was removed later from one that never was.\n          fetch-depth: 0\n          filter: blob:none\n      # Only nights of this repository: a fork may call its branch as this one, and what its pull request uploads is no night's report.\n      - name: Fetch the report of the night before\n        shell: bash\n        env:\n          GH_TOKEN: ${{ github.token }}\n          GH_REPO: ${{ github.repository }}\n          NIGHTS: ${{ runner.temp }}/nights\n        run: |\n          mkdir -p \"$NIGHTS\"\n          workflow=\"$(basename \"${GITHUB_WORKFLOW_REF%%@*}\")\"\n          for event in schedule workflow_dispatch; do\n            gh api --method GET \"repos/$GH_REPO/actions/workflows/$workflow/runs\" \\\n              -f event=\"$event\" -f branch=\"$GITHUB_REF_NAME\" -f status=completed -F per_page=10 \\\n              --jq '.workflow_runs[] | select(.event == \"schedule\" or .event == \"workflow_dispatch\")\n                | select(.head_repository.id == .repository.id)\n                | \"\\(.created_at) \\(.id) \\(.created_at[:10])-\\(.run_number)\"'\n          done | sort -r > \"$NIGHTS/runs\"\n          # The newest first, until one has a report.\n          while read -r _ run night; do\n            if gh run download \"$run\" --name returns-json --dir \"$NIGHTS/$night\" < /dev/null; then\n              mv \"$NIGHTS/$night/returns.json\" \"$NIGHTS/$night.json\"\n              break\n            fi\n            echo \"No report of run $run was fetched.\"\n          done < \"$NIGHTS/runs\"\n      - uses: return-gate/return-gate@v1\n        with:\n          compare: ${{ runner.temp }}/nights/*.json\n          # Not into the checkout: a file that is there already is the repository's, and not of this night.\n          html-file: ${{ runner.temp }}/returns.html\n          json-file: ${{ runner.temp }}/returns.json\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns-json\n          path: ${{ runner.temp }}/returns.json\n          retention-days: 90\n          if-no-files-found: error\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns-page\n          path: ${{ runner.temp }}/returns.html\n          if-no-files-found: error\n",
};

;// CONCATENATED MODULE: ./src/cli/init/proposals.ts










function propose({ root, place, config: known, chosen, baseline, taken }) {
    const top = (0,tree_root/* repositoryOf */._M)(root) ?? root;
    const inProject = (name) => (place === '' ? name : `${place}/${name}`);
    const config = known ?? find/* CONFIG_FILES */.n0[0];
    const workflow = (name, file, about) => ({
        name: `.github/workflows/${file}`,
        path: (0,external_node_path_.join)(top, '.github/workflows', file),
        text: inFolder(WORKFLOWS[name], place),
        about,
        isShown: true,
    });
    const hasReturns = chosen.length > 0;
    return [
        {
            name: inProject(config),
            path: (0,external_node_path_.join)(root, config),
            text: configuration(chosen),
            about: hasReturns ? 'the versions to check by' : 'lets runs pass until the first return',
            isShown: true,
        },
        ...(taken.entries.length === 0
            ? []
            : [
                {
                    name: inProject(baseline),
                    path: (0,external_node_path_.join)(root, baseline),
                    isShown: false,
                    text: (0,baseline_baseline/* renderBaseline */.qL)(taken.entries),
                    about: `${(0,model_text/* count */.U9)(taken.entries.reduce((sum, { count: known }) => sum + known, 0), 'known finding')}, which will not fail`,
                },
            ]),
        workflow('pull-request', 'return-gate.yml', 'checks every pull request'),
        ...(hasReturns
            ? [workflow('nightly-audit', 'return-gate-nightly.yml', 'checks all returns at night, and keeps a report')]
            : []),
    ];
}
function configuration(chosen) {
    const lines = chosen.map(({ standard }) => `  ${standard.family}: ${standard.id}`);
    return [
        '# Settings of return-gate. All of them: return-gate schema config',
        ...(lines.length === 0
            ? [
                '# No return is committed yet, which would fail every run. Delete this file once the first return is committed.',
                'if-no-returns: warning',
            ]
            : ['standards:', ...lines]),
        '',
    ].join('\n');
}
function inFolder(workflow, place) {
    if (place === '')
        return workflow;
    const line = `working-directory: ${JSON.stringify(place)}\n`;
    return workflow.replace(/^( *)- uses: return-gate\/return-gate@.*\n( *with:\n)/m, (step, indent) => `${step}${indent}    ${line}`);
}
function isThere({ name, path }, project) {
    try {
        const place = (0,write_place/* placeOf */.$t)(path, project);
        return place.kind === 'device' || place.mode !== null;
    }
    catch (error) {
        throw new usage/* UsageError */.e(unwritten(name, error));
    }
}
function writeProposal(proposal, { exists, isWriting, project }) {
    if (exists)
        return { ...proposal, outcome: 'exists' };
    if (!isWriting)
        return { ...proposal, outcome: 'proposed' };
    try {
        (0,write_file/* writeFile */._h)(proposal.path, [proposal.text], { project });
    }
    catch (error) {
        throw new caller/* OutputError */.u7(unwritten(proposal.name, error));
    }
    return { ...proposal, outcome: 'written' };
}
function unwritten(name, error) {
    return `${name} could not be written: ${(0,model_text/* reasonOf */.A3)(error)}`;
}


/***/ }),

/***/ 23228:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jo: () => (/* binding */ tryAll),
/* harmony export */   bE: () => (/* binding */ best),
/* harmony export */   tw: () => (/* binding */ configured),
/* harmony export */   z6: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26360);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35688);
/* harmony import */ var _engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81702);
/* harmony import */ var _families_catalog_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31895);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_catalog_js__WEBPACK_IMPORTED_MODULE_3__]);
_families_catalog_js__WEBPACK_IMPORTED_MODULE_3__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];




async function check(standards, { tree, now, clock, config, untrue, known }) {
    const settings = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .s)(givenOf(standards, now, clock), (setting) => `--${setting}`, config);
    let taken = { entries: [], added: 0, untrue: [] };
    const baseline = (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineToWrite */ .ck)({
        before: known,
        untrue,
        onWritten: (found) => {
            taken = found;
        },
    });
    const report = await (0,_engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .checkTree */ .RX)(tree, settings, { baseline });
    return { report, taken, maxFileSize: settings.maxFileSize };
}
function givenOf(standards, now, clock) {
    return {
        patterns: [],
        ignore: [],
        standard: standards === '' ? undefined : standards,
        failOn: undefined,
        ifNoReturns: 'ignore',
        staleAfter: undefined,
        maxFileSize: undefined,
        expectSession: undefined,
        now,
        clock,
    };
}
function configured(trials, { config, now, clock }) {
    const { standards } = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .s)(givenOf('', now, clock), (setting) => `--${setting}`, config);
    return trials.filter(({ standard }) => standards[standard.family]?.id === standard.id);
}
async function tryAll(context) {
    const { report } = await check('', context);
    const families = new Set(report.returns.map(({ standard }) => familyOf(standard)));
    const trials = [];
    for (const standard of _families_catalog_js__WEBPACK_IMPORTED_MODULE_3__.orderedStandards.filter(({ family }) => families.has(family))) {
        trials.push(trial(standard, (await check(standard.id, context)).report));
    }
    return trials;
}
function familyOf(id) {
    return _families_catalog_js__WEBPACK_IMPORTED_MODULE_3__.orderedStandards.find((standard) => standard.id === id)?.family;
}
function trial(standard, report) {
    const returns = report.returns.filter((record) => record.standard === standard.id);
    const of = new Set(returns.map(({ file, index }) => `${file}\0${String(index)}`));
    const theirs = report.findings.filter(({ file, index }) => of.has(`${file ?? ''}\0${String(index ?? 0)}`));
    const failing = new Set(theirs
        .filter(({ severity }) => severity === 'error')
        .map(({ file, index }) => `${file ?? ''}\0${String(index ?? 0)}`));
    return { standard, returns: returns.length, satisfied: returns.length - failing.size, findings: theirs.length };
}
function best(trials) {
    const byFamily = new Map();
    for (const candidate of trials) {
        const { family } = candidate.standard;
        const holder = byFamily.get(family);
        if (holder === undefined || isBetter(candidate, holder))
            byFamily.set(family, candidate);
    }
    return [...byFamily.values()];
}
function isBetter(a, b) {
    if (a.satisfied !== b.satisfied)
        return a.satisfied > b.satisfied;
    if (a.findings !== b.findings)
        return a.findings < b.findings;
    return a.standard.isDefault;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 29553:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ explainNoReturns)
/* harmony export */ });
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54960);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52621);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75340);



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

/***/ 68820:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ verbatim),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   b6: () => (/* binding */ aligned)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15030);


const WIDTH = 96;
const INDENT = 2;
function paragraph(text) {
    return verbatim((0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)(text.replace(/\s+/g, ' '), WIDTH - INDENT).join('\n'), INDENT);
}
function verbatim(text, indent) {
    const margin = ' '.repeat(indent);
    const lines = text.replace(/\n$/, '').split('\n');
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${lines.map((line) => (line === '' ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `\n` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${margin}${line}\n`))}`;
}
function aligned(rows) {
    const widths = [];
    for (const row of rows)
        row.forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, columnsOf(cell))));
    return rows.map((row) => {
        const cells = row.map((cell, n) => {
            if (n === row.length - 1)
                return cell;
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${cell}${' '.repeat((widths[n] ?? 0) - columnsOf(cell) + 2)}`;
        });
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${' '.repeat(INDENT)}${cells}\n`;
    });
}
function columnsOf({ text }) {
    return (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(text.replace(/\u001b\[\d+m/g, ''));
}


/***/ }),

/***/ 31895:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   orderedStandards: () => (/* binding */ orderedStandards),
/* harmony export */   ruleData: () => (/* binding */ ruleData),
/* harmony export */   rules: () => (/* binding */ rules),
/* harmony export */   severities: () => (/* binding */ severities),
/* harmony export */   standardData: () => (/* binding */ standardData),
/* harmony export */   upstreamsOf: () => (/* binding */ upstreamsOf),
/* harmony export */   upstreamsOfFamily: () => (/* binding */ upstreamsOfFamily),
/* harmony export */   versionsInWords: () => (/* binding */ versionsInWords),
/* harmony export */   versionsWith: () => (/* binding */ versionsWith)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71799);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57765);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_registry_js__WEBPACK_IMPORTED_MODULE_2__]);
_registry_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];



const orderedStandards = _choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.filter((standard) => standard.family === family));
const rules = [
    ...new Map(_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((rule) => ({ ...rule, ...(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .aboutRule */ .gt)(rule) }));
function versionsWith(rule) {
    return orderedStandards.flatMap((standard) => standard.rules
        .filter((use) => use.rule.id === rule.id)
        .map(({ severity = rule.severity, params }) => ({ standard, severity, params: { ...rule.params, ...params } })));
}
function upstreamsOf(rule) {
    const named = rule.sources.flatMap(({ document }) => _model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .DOCUMENT_UPSTREAMS */ .VK[document] ?? []);
    const ofVersions = rule.sources.some(({ document }) => document === 'upstream')
        ? _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .C
            .filter(({ standards: own }) => own.some((version) => version.rules.some((use) => use.rule.id === rule.id)))
            .flatMap(({ upstreams }) => upstreams)
        : [];
    return [...new Map([...named, ...ofVersions].map((one) => [one.url, one])).values()];
}
function upstreamsOfFamily(family) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .C
        .filter(({ standards: own }) => own.some((version) => version.family === family))
        .flatMap(({ upstreams }) => upstreams);
}
function severities(rule) {
    const found = new Map();
    for (const { standard, severity } of versionsWith(rule)) {
        const known = found.get(severity);
        if (known === undefined)
            found.set(severity, [standard]);
        else
            known.push(standard);
    }
    return found;
}
function versionsInWords(list) {
    if (orderedStandards.every((standard) => list.includes(standard)))
        return ['all'];
    return _choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const versions = orderedStandards.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        return meant.length === versions.length ? [`${family}@*`] : meant.map(({ id }) => id);
    });
}
function ruleData(rule) {
    const { id, area, scope, severity, summary, rationale, remedy, sources, supersedes = [] } = rule;
    return {
        id,
        area,
        scope,
        severity,
        summary,
        rationale,
        remedy,
        sources,
        supersedes,
        versions: versionsWith(rule).map(({ standard, severity, params }) => ({ standard: standard.id, severity, params })),
    };
}
function standardData(standard) {
    const { id, family, version, title, isDefault, source, statuses, success } = standard;
    const { artifactTypes, claimFields, claimsInWords = null, rules } = standard;
    return {
        id,
        family,
        version,
        title,
        default: isDefault,
        source,
        statuses,
        success,
        artifactTypes,
        claims: claimFields.map(({ pattern }) => pattern),
        claimsInWords,
        rules: rules.map(({ rule, severity }) => ({ id: rule.id, severity: severity ?? rule.severity })),
    };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};
;