"use strict";
exports.id = 2914;
exports.ids = [2914];
exports.modules = {

/***/ 62914:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fix: () => (/* binding */ fix)
/* harmony export */ });
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61036);
/* harmony import */ var _engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82636);
/* harmony import */ var _rewrite_fix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93163);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55235);
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(53461);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(49710);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58853);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83303);
/* harmony import */ var _report_patch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8976);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2275);
/* harmony import */ var _tree_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16825);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17700);
/* harmony import */ var _terminal_diff_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22556);
/* harmony import */ var _in_project_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57655);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60776);
/* harmony import */ var _write_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(45616);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_rewrite_fix_js__WEBPACK_IMPORTED_MODULE_2__]);
_rewrite_fix_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];

















const OPTIONS = [
    _in_project_js__WEBPACK_IMPORTED_MODULE_12__/* .ROOT_OPTION */ .VV,
    { name: 'unsafe', help: 'apply also fixes that may change what a return says, such as another status' },
    { name: 'write', help: 'write the files; without it the difference is shown, and nothing is written' },
    {
        name: 'diff',
        help: 'print a patch for git apply at the top of the repository, and nothing else; nothing is written',
    },
    { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
    {
        name: 'standard',
        value: 'LIST',
        help: 'auto, or versions such as return-meta@1.2 or return-meta (the default of the family; default: auto)',
    },
    { name: 'max-file-size', value: 'SIZE', help: 'larger files are not read, such as 500KB (default: 1MiB)' },
    { name: 'no-color', help: 'never use colour' },
    { name: 'help', help: 'this help' },
];
const HELP = {
    usage: 'return-gate fix [options] [PATTERN...]',
    about: 'Fixes what needs no decision in the returns on disk, below the project root. Without --write it shows the difference and writes nothing.',
    details: [
        'Edits are as small as possible. A fix that would cause a new finding is left out. The pages of the rules say which of them offer a fix. With --diff, all other output goes to standard error: return-gate fix --diff | git apply',
        _in_project_js__WEBPACK_IMPORTED_MODULE_12__/* .PATTERN_HELP */ .ds,
    ],
    options: OPTIONS,
    exit: [
        ['0', 'nothing to fix, or all fixes written'],
        ['1', 'fixes wait for --write or git apply, or for a file that changed meanwhile'],
        ['2', 'bad usage'],
        ['3', 'no return found'],
        ['4', 'internal error, or a file that cannot be written'],
    ],
};
async function fix(args, caller) {
    const help = (0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .requestedHelp */ .YT)(args, HELP);
    if (help !== null) {
        caller.stdout.write(help);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.passed;
    }
    const call = (0,_in_project_js__WEBPACK_IMPORTED_MODULE_12__/* .inProject */ .nO)((0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .readCall */ .D9)(args, OPTIONS), caller);
    if (call.switches.has('diff') && call.switches.has('write')) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .e('--diff and --write contradict each other: write the files, or print the patch that would.');
    }
    const root = call.values.get('root')?.[0] ?? '.';
    const tree = (0,_tree_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .openWorkspace */ .OH)(root);
    try {
        return await fixAll(tree, root, call, caller);
    }
    finally {
        tree.close();
    }
}
async function fixAll(tree, root, call, caller) {
    const settings = readFixSettings(call, await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfig */ .Xg)(tree), caller.now());
    const report = await (0,_engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .checkTree */ .RX)(tree, settings, { mostFindings: Infinity });
    if (report.counts.files === 0)
        return (0,_write_files_js__WEBPACK_IMPORTED_MODULE_14__/* .nothingFound */ .Sb)(tree, call.rest, caller);
    const { switches } = call;
    const mode = switches.has('write') ? 'write' : switches.has('diff') ? 'patch' : 'show';
    const paint = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .painter */ .C2)(mode !== 'patch' && !switches.has('no-color') && (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_10__/* .wantsColor */ .zK)(caller));
    const messages = mode === 'patch' ? caller.stderr : caller.stdout;
    const totals = new Totals(report, mode);
    const files = [...new Set(report.findings.filter(_rewrite_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixable */ .G).flatMap(({ file }) => file ?? []))].sort(_model_natural_order_js__WEBPACK_IMPORTED_MODULE_16__/* .compareNatural */ .d);
    const check = (changed) => (0,_engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .checkTree */ .RX)(changed, settings, { mostFindings: Infinity });
    const options = { unsafe: switches.has('unsafe'), maxFileSize: settings.maxFileSize, check };
    for await (const done of (0,_rewrite_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .fixTree */ .o)(tree, files, options)) {
        const changed = done.filter(({ applied }) => applied.length > 0);
        const outcomes = mode === 'write'
            ? (0,_write_files_js__WEBPACK_IMPORTED_MODULE_14__/* .writeAll */ .f4)(root, changed, caller)
            : mode === 'patch'
                ? printAll(tree, changed, caller)
                : new Map();
        for (const one of done) {
            const outcome = outcomes.get(one.file);
            messages.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${tell(one, outcome === 'written', paint)}`.text);
            if (one.applied.length > 0 && mode === 'show') {
                caller.stdout.write((0,_terminal_diff_js__WEBPACK_IMPORTED_MODULE_11__/* .unifiedDiff */ .W)(one.file, one.before, one.after, paint));
            }
            totals.add(one, outcome);
        }
    }
    messages.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${totals.line()}\n`.text);
    return totals.status();
}
function printAll(tree, files, { stdout, stderr }) {
    return new Map(files.map(({ file, before, after }) => {
        const patch = (0,_report_patch_js__WEBPACK_IMPORTED_MODULE_7__/* .patchOf */ .g)({ path: (0,_report_links_js__WEBPACK_IMPORTED_MODULE_6__/* .inRepository */ .yJ)(tree.root, file), before, after });
        if (patch === null)
            stderr.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `return-gate: ${file}: ${NOT_IN_A_PATCH}`.text + '\n');
        else
            stdout.write(patch);
        return [file, patch === null ? 'unprintable' : 'printed'];
    }));
}
const NOT_IN_A_PATCH = 'It is not in the patch, which would hold characters that a terminal or a log must not be shown. Fix it with --write.';
function readFixSettings({ values, rest }, config, clock) {
    return (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .readSettings */ .s)({
        patterns: rest,
        ignore: values.get('ignore') ?? [],
        standard: values.get('standard')?.[0],
        ifNoReturns: 'ignore',
        archived: 'all',
        maxFileSize: values.get('max-file-size')?.[0],
        clock,
    }, (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`), config);
}
function tell({ file, applied, left }, done, paint) {
    const lines = [];
    if (done) {
        lines.push((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${file}`)}\n`);
        for (const { rule, fix } of applied) {
            lines.push((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `  ${paint('green', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `fixed`)}  ${fix.does}  ${paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${rule}`)}\n`);
        }
    }
    for (const one of left) {
        const { rule, fix } = one.finding;
        const label = paint('yellow', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `left`);
        lines.push((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${file}${lineAndColumn(one, done)}: ${label}: ${fix.does}. ${one.why}  ${paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${rule}`)}\n`);
    }
    return lines;
}
function lineAndColumn({ finding, origin }, written) {
    const range = written ? finding.range : origin;
    return range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`;
}
class Totals {
    #findings;
    #mode;
    #fixes = 0;
    #files = 0;
    #fixedFindings = 0;
    #left = 0;
    #unsafe = 0;
    #waiting = 0;
    #failed = 0;
    constructor({ findings }, mode) {
        this.#findings = findings.length;
        this.#mode = mode;
    }
    add({ applied, left, unsafe, findings }, outcome) {
        this.#left += left.length;
        this.#unsafe += unsafe;
        if (applied.length === 0)
            return;
        if (outcome === 'failed')
            this.#failed++;
        else if (outcome === 'changed' || outcome === 'unprintable')
            this.#waiting++;
        if (outcome !== undefined && outcome !== 'written' && outcome !== 'printed')
            return;
        this.#files++;
        this.#fixes += applied.length;
        this.#fixedFindings += findings.before.length - findings.after.length;
    }
    line() {
        const undone = this.#waiting + this.#failed;
        const isPatch = this.#mode === 'patch';
        const what = `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(this.#fixes, 'fix', 'fixes')} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(this.#files, 'file')}`;
        const of = `${String(this.#fixedFindings)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(this.#findings, 'finding')}`;
        const none = undone === 0 ? 'to fix' : isPatch ? 'is in the patch' : 'was written';
        const parts = [
            this.#fixes === 0
                ? `Nothing ${none}: ${remaining(this.#findings)}.`
                : this.#mode === 'write'
                    ? `${what} written: ${of} fixed.`
                    : `${what} would fix ${of}: write them with ${isPatch ? 'git apply' : '--write'}.`,
        ];
        if (undone > 0)
            parts.push(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(undone, 'file')} not ${isPatch ? 'in the patch' : 'written'}.`);
        if (this.#left > 0)
            parts.push(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(this.#left, 'fix', 'fixes')} left out.`);
        if (this.#unsafe > 0)
            parts.push(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(this.#unsafe, 'unsafe fix', 'unsafe fixes')} more with --unsafe.`);
        return parts.join(' ');
    }
    status() {
        if (this.#failed > 0)
            return _model_report_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.internal;
        return this.#waiting > 0 || (this.#fixes > 0 && this.#mode !== 'write') ? _model_report_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.failed : _model_report_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.passed;
    }
}
function remaining(findings) {
    return findings === 1 ? '1 finding remains' : `${String(findings)} findings remain`;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 83303:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   IL: () => (/* binding */ guidePage),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   gd: () => (/* binding */ rulePage),
/* harmony export */   i: () => (/* binding */ subjectUrl),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   my: () => (/* binding */ RULE_PAGES),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58853);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52621);



function subjectOf({ repository, pull }) {
    return pull === undefined ? repository : `${repository}#${String(pull)}`;
}
function inRepository(root, file) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathIn */ .lW)(root, file);
}
function repositoryUrl({ server, repository }) {
    return `${server.replace(/\/+$/, '')}/${repository.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL).join('/')}`;
}
function subjectUrl(links) {
    const { pull } = links;
    return pull === undefined ? repositoryUrl(links) : `${repositoryUrl(links)}/pull/${String(pull)}`;
}
function fileUrl(links, path, line) {
    const segments = path.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL).join('/');
    const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    return `${repositoryUrl(links)}/blob/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(links.revision)}/${segments}${plain}${line === null ? '' : `#L${String(line)}`}`;
}
function commitUrl(links) {
    return `${repositoryUrl(links)}/commit/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(links.revision)}`;
}
const RULE_PAGES = `${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .REPOSITORY */ .B}/blob/v${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}/docs/rules`;
function rulePage(rule, pages = RULE_PAGES) {
    return `${pages}/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(rule)}.md`;
}
function guidePage(name, pages = RULE_PAGES) {
    return `${pages.replace(/\/rules$/, '/guides')}/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(name)}.md`;
}
function shortId(id) {
    return id.slice(0, 7);
}


/***/ }),

/***/ 57711:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ newFindings),
/* harmony export */   u: () => (/* binding */ isLess)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);

function newFindings(before, after) {
    const known = new Map();
    for (const finding of before) {
        for (const place of (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding)) {
            const key = keyOf(finding, place);
            known.set(key, Math.min(known.get(key) ?? Infinity, (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(finding.severity)));
        }
    }
    const isKnown = (finding, place) => (known.get(keyOf(finding, place)) ?? Infinity) <= (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(finding.severity) ||
        (place !== '' && isKnown(finding, place.slice(0, place.lastIndexOf('/'))));
    return after.filter((finding) => !(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding).every((place) => isKnown(finding, place)));
}
function isLess(after, before) {
    if (after.length !== before.length)
        return after.length < before.length;
    const absent = (finding) => keyOf(finding, JSON.stringify((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding)));
    const known = new Set(before.map(absent));
    return after.some((finding) => finding.property !== undefined && !known.has(absent(finding)));
}
function keyOf({ rule, index }, place) {
    return `${String(index)} ${rule} ${place}`;
}


/***/ }),

/***/ 93163:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isFixable),
/* harmony export */   o: () => (/* binding */ fixTree)
/* harmony export */ });
/* harmony import */ var _engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82636);
/* harmony import */ var _families_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31895);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54960);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6644);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57711);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20935);
/* harmony import */ var _migration_step_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75735);
/* harmony import */ var _read_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20220);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__, _json_file_js__WEBPACK_IMPORTED_MODULE_6__]);
([_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__, _json_file_js__WEBPACK_IMPORTED_MODULE_6__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);










function isFixable(finding) {
    return finding.fix !== undefined;
}
const BATCH = 500;
const OF_THE_RUN = new Set(_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__.rules.filter(({ scope }) => scope === 'run').map(({ id }) => id));
async function* fixTree(tree, files, { unsafe, maxFileSize, check }) {
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .classifier */ .kd)({ named: () => true });
    for (const batch of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_7__/* .batchesOf */ .cS)(files, BATCH)) {
        const contents = await (0,_read_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readFiles */ .U)(tree, batch, maxFileSize);
        const runs = [...contents].map(([file, bytes]) => {
            const steps = new Fixer(file, bytes, classify(file).form, unsafe).run();
            return { file, steps, step: steps.next() };
        });
        for (;;) {
            const asked = new Map();
            for (const { file, step } of runs)
                if (step.done !== true)
                    asked.set(file, { kind: 'bytes', bytes: step.value });
            if (asked.size === 0)
                break;
            const { findings } = await check((0,_engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .overlay */ .Lw)(tree, asked));
            const ofFiles = findings.filter(({ rule }) => !OF_THE_RUN.has(rule));
            const byFile = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(ofFiles, ({ file }) => file);
            for (const run of runs)
                if (run.step.done !== true)
                    run.step = run.steps.next(byFile.get(run.file) ?? []);
        }
        yield runs.flatMap(({ step }) => (step.done === true ? [step.value] : []));
    }
}
const TRIES = 64;
const TRIED_BYTES = 16 * 1024 * 1024;
class Fixer {
    #file;
    #before;
    #form;
    #unsafe;
    #mostTries;
    #tries = 0;
    #bytes;
    #findings = [];
    #applied = [];
    #left = [];
    constructor(file, bytes, form, unsafe) {
        this.#file = file;
        this.#before = this.#bytes = bytes;
        this.#form = form;
        this.#unsafe = unsafe;
        this.#mostTries = Math.max(1, Math.min(TRIES, Math.floor(TRIED_BYTES / bytes.length)));
    }
    *run() {
        const before = (this.#findings = yield this.#bytes);
        while (yield* this.#pass())
            ;
        const after = this.#findings;
        const origins = new Map(before.map(({ fingerprint, range }) => [fingerprint, range]));
        return {
            file: this.#file,
            before: this.#before,
            after: this.#bytes,
            applied: this.#applied,
            left: this.#left.map((one) => ({
                ...one,
                origin: origins.get(one.finding.fingerprint) ?? one.finding.range,
            })),
            unsafe: this.#unsafe ? 0 : after.filter(({ fix }) => fix?.safety === 'unsafe').length,
            findings: { before, after },
        };
    }
    *#pass() {
        this.#left = [];
        const offered = this.#findings.filter(isFixable).filter(({ fix }) => this.#unsafe || fix.safety === 'safe');
        if (offered.length === 0)
            return false;
        const { returns } = new _json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .JsonFile */ .x(this.#bytes, this.#form);
        const possible = [];
        for (const finding of offered) {
            const why = finding.index === null ? null : (returns[finding.index]?.obstacle ?? null);
            if (why === null)
                possible.push(finding);
            else
                this.#left.push({ finding, why });
        }
        const applied = this.#applied.length;
        for (const group of groupsOf(possible)) {
            yield* this.#take(group);
            if (this.#applied.length > applied)
                return true;
        }
        return false;
    }
    *#take(fixes) {
        if (fixes.length === 0)
            return;
        if (this.#tries++ >= this.#mostTries) {
            const trials = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(this.#mostTries, 'trial');
            this.#leave(fixes, () => `It was not tried: of the fixes of this file, ${trials} did not show which ones fit.`);
            return;
        }
        const bytes = withFixes(this.#bytes, this.#form, fixes);
        const findings = yield bytes;
        const added = (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .newFindings */ .F)(this.#findings, findings);
        if (added.length === 0 && (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .isLess */ .u)(findings, this.#findings)) {
            this.#bytes = bytes;
            this.#findings = findings;
            this.#applied.push(...fixes);
            return;
        }
        const worse = this.#returnsWorse(findings, added);
        const [bad, good] = split(fixes, ({ index }) => worse.has(index));
        const byReturn = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(fixes, indexOf).values()];
        const isOneEach = byReturn.length === fixes.length;
        if (bad.length > 0 && good.length > 0) {
            yield* this.#take(good);
            yield* this.#take(bad);
        }
        else if (isOneEach && (bad.length > 0 || fixes.length === 1)) {
            this.#leave(fixes, ({ index }) => whyNot(fixes.length === 1 ? added : added.filter((one) => one.index === index)));
        }
        else {
            const first = new Set((isOneEach ? [fixes] : byReturn).flatMap((own) => own.slice(0, Math.ceil(own.length / 2))));
            for (const half of split(fixes, (one) => first.has(one)))
                yield* this.#take(half);
        }
    }
    #leave(fixes, why) {
        this.#left.push(...fixes.map((finding) => ({ finding, why: why(finding) })));
    }
    #returnsWorse(findings, added) {
        const now = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(findings, indexOf);
        const kept = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(this.#findings, indexOf)].filter(([index, old]) => !(0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .isLess */ .u)(now.get(index) ?? [], old));
        return new Set([...added.map(indexOf), ...kept.map(([index]) => index)]);
    }
}
function indexOf({ index }) {
    return index;
}
function split(list, isFirst) {
    return [list.filter(isFirst), list.filter((one) => !isFirst(one))];
}
function whyNot(added) {
    if (added.length === 0)
        return 'It was withdrawn: as many findings would remain.';
    const names = [...new Set(added.map(({ rule }) => rule))];
    return `It was withdrawn, since it would make ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(added.length, 'new finding')}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(names, 'and')}.`;
}
function groupsOf(findings) {
    const groups = [];
    for (const finding of findings) {
        const places = finding.fix.edits.flatMap((one) => {
            if (one.kind === 'byte-order-mark')
                return [];
            const pointers = one.kind === 'move' ? [one.from, one.to] : [one.pointer];
            return pointers.map((pointer) => outwards(`${String(finding.index)}${pointer}`));
        });
        const isFree = (group) => !places.some(([place = '', ...outer]) => group.around.has(place) || outer.some((one) => group.places.has(one)));
        let group = groups.find(isFree);
        if (group === undefined)
            groups.push((group = { members: [], places: new Set(), around: new Set() }));
        group.members.push(finding);
        for (const [place = '', ...outer] of places) {
            group.places.add(place);
            for (const one of [place, ...outer])
                group.around.add(one);
        }
    }
    return groups.map(({ members }) => members);
}
function outwards(place) {
    const end = place.lastIndexOf('/');
    return end < 0 ? [place] : [place, ...outwards(place.slice(0, end))];
}
function withFixes(bytes, form, fixes) {
    const file = new _json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .JsonFile */ .x(bytes, form);
    const edits = fixes.flatMap(({ index, fix }) => fix.edits.map((one) => ({ index, one })));
    const values = new Map();
    for (const [index, own] of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(edits, (one) => one.index)) {
        const found = index === null ? undefined : file.returns[index];
        if (found === undefined)
            continue;
        values.set(found.index, withEdits(found.value, own.flatMap(({ one }) => (one.kind === 'byte-order-mark' ? [] : [one]))));
    }
    return file.withValues(values, { dropMark: edits.some(({ one }) => one.kind === 'byte-order-mark') });
}
function withEdits(value, edits) {
    const remove = [];
    const set = {};
    for (const one of edits) {
        if (one.kind === 'set')
            set[one.pointer] = one.value;
        else if (one.kind === 'remove')
            remove.push(one.pointer);
        else if (one.kind === 'move') {
            remove.push(one.from);
            set[one.to] = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(value, one.from) ?? null;
        }
    }
    const result = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .edit */ .hc)(value, { remove, set });
    for (const one of edits) {
        if (one.kind !== 'rename')
            continue;
        const holder = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(result, one.pointer.slice(0, one.pointer.lastIndexOf('/')));
        (0,_migration_step_js__WEBPACK_IMPORTED_MODULE_9__/* .rename */ .$w)(holder, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .tokens */ .LU)(one.pointer).at(-1) ?? '', one.key);
    }
    return result;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};
;