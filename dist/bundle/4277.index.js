"use strict";
exports.id = 4277;
exports.ids = [4277,1226];
exports.modules = {

/***/ 62914:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ fix)
/* harmony export */ });
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61036);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54661);
/* harmony import */ var _engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68625);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49710);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58853);
/* harmony import */ var _rewrite_fix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93163);
/* harmony import */ var _tree_workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16825);
/* harmony import */ var _in_project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57655);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60776);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17700);
/* harmony import */ var _check_call_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3638);
/* harmony import */ var _write_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(99379);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_rewrite_fix_js__WEBPACK_IMPORTED_MODULE_5__]);
_rewrite_fix_js__WEBPACK_IMPORTED_MODULE_5__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];













const fix = (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)({
    usage: 'return-gate fix [options] [PATTERN...]',
    about: 'Fixes what needs no decision in the returns on disk, below the project root. Without --write it shows the difference and writes nothing.',
    details: [
        'Edits are as small as possible. A fix that would cause a new finding is left out. The pages of the rules say which of them offer a fix. With --diff, all other output goes to standard error: return-gate fix --diff | git apply',
        _in_project_js__WEBPACK_IMPORTED_MODULE_7__/* .PATTERN_HELP */ .d,
    ],
    options: [
        _options_js__WEBPACK_IMPORTED_MODULE_8__/* .OPTION */ .Cy.root,
        { name: 'unsafe', help: 'apply also fixes that may change what a return says, such as another status' },
        _options_js__WEBPACK_IMPORTED_MODULE_8__/* .OPTION */ .Cy.write,
        {
            name: 'diff',
            help: 'print a patch for git apply at the top of the repository, and nothing else; nothing is written',
        },
        _options_js__WEBPACK_IMPORTED_MODULE_8__/* .OPTION */ .Cy.ignore,
        {
            name: 'standard',
            value: 'LIST',
            help: 'auto, or versions such as return-meta@1.2 or return-meta (the default of the family; default: auto)',
        },
        _options_js__WEBPACK_IMPORTED_MODULE_8__/* .OPTION */ .Cy.maxFileSize,
        _options_js__WEBPACK_IMPORTED_MODULE_8__/* .OPTION */ .Cy.noColor,
    ],
    exit: [
        ['0', 'nothing to fix, or all fixes written'],
        ['1', 'fixes wait for --write or git apply, or for a file that changed meanwhile'],
        ['2', 'bad usage'],
        ['3', 'no return found'],
        ['4', 'internal error, or a file that cannot be written'],
    ],
}, async (given, caller) => {
    const call = (0,_in_project_js__WEBPACK_IMPORTED_MODULE_7__/* .inProject */ .n)(given, caller);
    if (call.has('diff') && call.has('write')) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e('--diff and --write contradict each other: write the files, or print the patch that would.');
    }
    const tree = (0,_tree_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .openWorkspace */ .OH)(call.root);
    try {
        return await fixAll(tree, call, caller);
    }
    finally {
        tree.close();
    }
});
async function fixAll(tree, call, caller) {
    const raw = (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .readRawOptions */ .rV)(call, caller.now());
    const options = { ...raw, texts: new Map([...(raw.texts ?? []), ['if-no-returns', 'ignore'], ['archived', 'all']]) };
    const settings = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .sb)(options, _check_call_js__WEBPACK_IMPORTED_MODULE_10__/* .nameOfOption */ .g4, await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfig */ .Xg)(tree));
    const check = (of) => (0,_engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .checkTree */ .RX)(of, settings, { mostFindings: Infinity });
    const report = await check(tree);
    if (report.counts.files === 0)
        return (0,_write_files_js__WEBPACK_IMPORTED_MODULE_11__/* .nothingFound */ .Sb)(tree, call.rest, caller);
    const mode = call.has('write') ? 'write' : call.has('diff') ? 'patch' : 'show';
    const paint = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(mode !== 'patch' && (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_9__/* .wantsColor */ .zK)(caller));
    const totals = { files: 0, changes: 0, left: 0, waiting: 0, failed: 0 };
    let fixed = 0;
    let unsafe = 0;
    const files = [...new Set(report.findings.filter(_rewrite_fix_js__WEBPACK_IMPORTED_MODULE_5__/* .isFixable */ .G4).flatMap(({ file }) => file ?? []))].sort(_model_text_js__WEBPACK_IMPORTED_MODULE_3__.compareNatural);
    const fixing = { unsafe: call.has('unsafe'), maxFileSize: settings.maxFileSize, check };
    for await (const batch of (0,_rewrite_fix_js__WEBPACK_IMPORTED_MODULE_5__/* .fixTree */ .oZ)(tree, files, fixing)) {
        const done = (0,_write_files_js__WEBPACK_IMPORTED_MODULE_11__/* .showAll */ .Ps)(batch.map((one) => toRewritten(one, paint)), { mode, tree, root: call.root, paint, totals }, caller);
        for (const { findings } of done)
            fixed += findings.before.length - findings.after.length;
        for (const one of batch)
            unsafe += one.unsafe;
    }
    const line = lastLine(totals, mode, { found: report.findings.length, fixed, unsafe });
    (mode === 'patch' ? caller.stderr : caller.stdout).write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `${line}\n`.text);
    return (0,_write_files_js__WEBPACK_IMPORTED_MODULE_11__/* .statusOf */ .c2)(totals, mode);
}
function toRewritten(one, paint) {
    const ofRule = (rule) => paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `${rule}`);
    return {
        ...one,
        changes: one.applied.length,
        done: [
            (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `${one.file}`)}\n`,
            ...one.applied.map(({ rule, fix: { does } }) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `  ${paint('green', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `fixed`)}  ${does}  ${ofRule(rule)}\n`),
        ],
        left: one.left.map(({ finding, origin, why }) => ({
            text: (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `${finding.fix.does}. ${why}  ${ofRule(finding.rule)}`,
            before: origin,
            after: finding.range,
        })),
    };
}
function lastLine({ changes, files, left, waiting, failed }, mode, { found, fixed, unsafe }) {
    const undone = waiting + failed;
    const isPatch = mode === 'patch';
    const what = `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(changes, 'fix', 'fixes')} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(files, 'file')}`;
    const of = `${String(fixed)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(found, 'finding')}`;
    const none = undone === 0 ? 'to fix' : isPatch ? 'is in the patch' : 'was written';
    const remain = `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(found, 'finding')} ${found === 1 ? 'remains' : 'remain'}`;
    return [
        changes === 0
            ? `Nothing ${none}: ${remain}.`
            : mode === 'write'
                ? `${what} written: ${of} fixed.`
                : `${what} would fix ${of}: write them with ${isPatch ? 'git apply' : '--write'}.`,
        ...(undone > 0 ? [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(undone, 'file')} not ${isPatch ? 'in the patch' : 'written'}.`] : []),
        ...(left > 0 ? [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(left, 'fix', 'fixes')} left out.`] : []),
        ...(unsafe > 0 ? [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(unsafe, 'unsafe fix', 'unsafe fixes')} more with --unsafe.`] : []),
    ].join(' ');
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 92836:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ migrate)
/* harmony export */ });
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61036);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54661);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30783);
/* harmony import */ var _families_forms_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58952);
/* harmony import */ var _families_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57765);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54960);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(6644);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55235);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(49710);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58853);
/* harmony import */ var _rewrite_json_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20935);
/* harmony import */ var _rewrite_migrate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83189);
/* harmony import */ var _tree_workspace_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16825);
/* harmony import */ var _in_project_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57655);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60776);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(17700);
/* harmony import */ var _check_call_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3638);
/* harmony import */ var _write_files_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(99379);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_registry_js__WEBPACK_IMPORTED_MODULE_4__, _rewrite_json_file_js__WEBPACK_IMPORTED_MODULE_9__, _rewrite_migrate_js__WEBPACK_IMPORTED_MODULE_10__]);
([_families_registry_js__WEBPACK_IMPORTED_MODULE_4__, _rewrite_json_file_js__WEBPACK_IMPORTED_MODULE_9__, _rewrite_migrate_js__WEBPACK_IMPORTED_MODULE_10__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);



















const BATCH = 500;
const migrate = (0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .command */ .G5)({
    usage: 'return-gate migrate --to ID [options] PATTERN...',
    about: 'Rewrites returns for a newer version of their family, and returns of subagents as metadata files. Without --write it shows the difference and writes nothing.',
    details: [
        'Nothing is lost: values without a place in the new version are kept under metadata. Undecidable values stay as they are, and are listed with their places. Returns of other families are not migrated: only their agents can say what a newer version asks.',
        _in_project_js__WEBPACK_IMPORTED_MODULE_12__/* .PATTERN_HELP */ .d,
    ],
    options: [
        {
            name: 'to',
            value: 'ID',
            help: 'the version to migrate to, such as return-meta@2.1, or a family for its default (required)',
        },
        _options_js__WEBPACK_IMPORTED_MODULE_13__/* .OPTION */ .Cy.root,
        {
            name: 'unsafe',
            help: "guess what nothing tells, such as an artifact's type by the agent's name, or its summary by the file's",
        },
        _options_js__WEBPACK_IMPORTED_MODULE_13__/* .OPTION */ .Cy.write,
        _options_js__WEBPACK_IMPORTED_MODULE_13__/* .OPTION */ .Cy.ignore,
        _options_js__WEBPACK_IMPORTED_MODULE_13__/* .OPTION */ .Cy.maxFileSize,
        _options_js__WEBPACK_IMPORTED_MODULE_13__/* .OPTION */ .Cy.noColor,
    ],
    exit: [
        ['0', 'nothing to change, or every change is written'],
        ['1', 'changes wait for --write, or something is left to decide'],
        ['2', 'bad usage, or a return of a family that cannot be migrated to ID'],
        ['3', 'no return found'],
        ['4', 'internal error, or a file that cannot be written'],
    ],
}, async (given, caller) => {
    const call = (0,_in_project_js__WEBPACK_IMPORTED_MODULE_12__/* .inProject */ .n)(given, caller);
    const standard = targetOf(call);
    if (call.rest.length === 0) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_17__/* .UsageError */ .e('migrate takes at least one PATTERN: name the files to migrate, such as "specs/**/.return-meta.json".');
    }
    const { root } = call;
    const tree = (0,_tree_workspace_js__WEBPACK_IMPORTED_MODULE_11__/* .openWorkspace */ .OH)(root);
    const settings = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .sb)((0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .readRawOptions */ .rV)(call, caller.now()), _check_call_js__WEBPACK_IMPORTED_MODULE_15__/* .nameOfOption */ .g4, await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfig */ .Xg)(tree));
    const { selection, maxFileSize } = settings;
    const references = await tree.list(selection);
    if (references.length === 0)
        return (0,_write_files_js__WEBPACK_IMPORTED_MODULE_16__/* .nothingFound */ .Sb)(tree, call.rest, caller);
    const guesses = call.has('unsafe');
    const migration = (0,_rewrite_migrate_js__WEBPACK_IMPORTED_MODULE_10__/* .openMigration */ .FD)(standard, contextOf(settings, settings.now), { guesses });
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_5__/* .classifier */ .kd)(selection, (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOfForms */ .$m)(settings.standards));
    const paint = (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_14__/* .painterFor */ .D)(caller);
    const mode = call.has('write') ? 'write' : 'show';
    const totals = { files: 0, changes: 0, left: 0, waiting: 0, failed: 0 };
    const counted = { returns: 0, foreign: 0, elsewhere: 0 };
    const skip = (file, why) => {
        totals.left++;
        caller.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `${file}: ${paint('yellow', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `left`)}: ${why}\n`.text);
    };
    for (const { path, link } of references)
        if (link)
            skip(path, 'It is a symbolic link.');
    const files = references.filter(({ link }) => !link).map(({ path }) => path);
    for (const batch of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_18__/* .batchesOf */ .cS)(files, BATCH)) {
        const contents = await (0,_rewrite_json_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readFiles */ .U)(tree, batch, maxFileSize);
        for (const file of batch) {
            if (!contents.has(file))
                skip(file, 'It is larger than --max-file-size, and was not read.');
        }
        const migrated = [...contents].map(([file, before]) => {
            const result = (0,_rewrite_migrate_js__WEBPACK_IMPORTED_MODULE_10__/* .migrateFile */ .au)(file, before, classify(file), migration);
            counted.returns += result.returns;
            counted.foreign += result.foreign;
            return {
                ...result,
                file,
                before,
                changes: result.changed,
                done: [(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `${paint('green', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `migrated`)} ${file}\n`],
                left: result.left.map((one) => ({ ...one, text: (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `${one.text}` })),
            };
        });
        const done = (0,_write_files_js__WEBPACK_IMPORTED_MODULE_16__/* .showAll */ .Ps)(migrated, { mode, tree, root, paint, totals }, caller);
        counted.elsewhere += done.filter(({ elsewhere }) => elsewhere).length;
    }
    if (counted.returns === 0 && totals.left === 0)
        return (0,_write_files_js__WEBPACK_IMPORTED_MODULE_16__/* .nothingFound */ .Sb)(tree, call.rest, caller);
    caller.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `${lastLine(standard, totals, counted, mode)}\n`.text);
    if (totals.failed === 0 && counted.foreign > 0)
        return _model_report_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.usage;
    return Math.max((0,_write_files_js__WEBPACK_IMPORTED_MODULE_16__/* .statusOf */ .c2)(totals, mode), totals.left > 0 ? _model_report_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.failed : _model_report_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.passed);
});
function targetOf(call) {
    const id = call.value('to');
    if (id === undefined)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_17__/* .UsageError */ .e('migrate needs a version to migrate to: --to ID, such as --to return-meta@2.1.');
    if (id === 'auto' || id.includes(','))
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_17__/* .UsageError */ .e(`--to is "${id}": write one version, such as return-meta@2.1.`);
    const [head] = (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_2__/* .namedStandards */ .ag)(id).values();
    const standard = _families_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .standards */ .t.find((version) => version.id === head?.id);
    if (standard === undefined)
        throw new Error(`${id} names no version`);
    const why = _families_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .loadedFamilies */ .C.find(({ standards: own }) => own.includes(standard))?.whyNotMigrated;
    if (why !== undefined)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_17__/* .UsageError */ .e(`--to is "${id}": ${why(id)}`);
    if (!(0,_rewrite_migrate_js__WEBPACK_IMPORTED_MODULE_10__/* .isMigratable */ .RH)(standard.family))
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_17__/* .UsageError */ .e(`--to is "${id}": there is no other version of ${standard.family} to come from.`);
    return standard;
}
function contextOf({ staleAfter }, now) {
    return {
        now,
        staleAfter,
        expectedSession: null,
        expectedIn: null,
        agents: null,
        roadmap: null,
        changes: null,
        failOnScope: 'all',
        agentBranch: null,
        agentBranchRequires: 'final',
        ifNoReturns: 'ignore',
        familySettings: new Map(),
        mayBeUnclaimed: null,
        lastMessage: null,
        calledAgent: null,
        stage: 'committed',
    };
}
function lastLine({ id, family }, { changes, files, left, waiting, failed }, { returns, elsewhere }, mode) {
    const what = `${String(changes)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__.count)(returns, 'return')} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__.count)(files, 'file')}`;
    const places = elsewhere === 1 ? 'One lies' : `${String(elsewhere)} lie`;
    return [
        changes === 0
            ? `Nothing to migrate to ${id} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__.count)(returns, 'return')}.`
            : mode === 'write'
                ? `Migrated to ${id}: ${what}.`
                : `Would migrate to ${id}: ${what}. Write them with --write.`,
        ...(waiting + failed > 0 ? [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__.count)(waiting + failed, 'file')} not written.`] : []),
        ...(left > 0 ? [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__.count)(left, 'thing')} left to decide.`] : []),
        ...(elsewhere > 0
            ? [`${places} where returns of another family are looked for: move it to where ${family} files are.`]
            : []),
    ].join(' ');
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 94354:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fix: () => (/* reexport safe */ _fix_js__WEBPACK_IMPORTED_MODULE_0__.U),
/* harmony export */   migrate: () => (/* reexport safe */ _migrate_js__WEBPACK_IMPORTED_MODULE_1__._)
/* harmony export */ });
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62914);
/* harmony import */ var _migrate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92836);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_fix_js__WEBPACK_IMPORTED_MODULE_0__, _migrate_js__WEBPACK_IMPORTED_MODULE_1__]);
([_fix_js__WEBPACK_IMPORTED_MODULE_0__, _migrate_js__WEBPACK_IMPORTED_MODULE_1__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);



__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 99379:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sb: () => (/* binding */ nothingFound),
  Ps: () => (/* binding */ showAll),
  c2: () => (/* binding */ statusOf)
});

// UNUSED EXPORTS: replaceContent

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(66034);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(58853);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
;// CONCATENATED MODULE: ./src/report/patch.ts




const CONTEXT = 3;
function patchOf({ path, before, after }) {
    if (!(0,external_node_buffer_.isUtf8)(before) || !(0,external_node_buffer_.isUtf8)(after))
        return null;
    const hunks = hunksOf(Buffer.from(before).toString('utf8'), Buffer.from(after).toString('utf8'), CONTEXT);
    if (hunks.length === 0)
        return (0,sink/* exact */.e0)('');
    const [old, next] = [quoted(`a/${path}`), quoted(`b/${path}`)];
    const lines = [
        `diff --git ${old} ${next}`,
        `--- ${old}`,
        `+++ ${next}`,
        ...hunks.flatMap((hunk) => [headOf(hunk), ...hunk.lines]),
    ];
    return (0,sink/* exact */.e0)(lines.map((line) => `${line}\n`).join(''));
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
    const bytes = [...(0,model_path.bytesOfName)(name)].map((byte) => {
        const character = String.fromCharCode(byte);
        return /[\w./+@%=~ -]/.test(character) ? character : `\\${byte.toString(8).padStart(3, '0')}`;
    });
    return `"${bytes.join('')}"`;
}
const FAR_APART = 2000;
const NO_LINE_END = '\\ No newline at end of file';
function hunksOf(old, next, context) {
    const found = (0,create/* structuredPatch */.YB)('', '', old, next, undefined, undefined, { context, maxEditLength: FAR_APART });
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

// EXTERNAL MODULE: ./src/tree/regular-file.ts
var regular_file = __webpack_require__(98951);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(86270);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(55665);
// EXTERNAL MODULE: ./src/model/report.ts
var report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/cli/no-returns.ts
var no_returns = __webpack_require__(29553);
// EXTERNAL MODULE: ./src/cli/terminal/caller.ts
var terminal_caller = __webpack_require__(17700);
;// CONCATENATED MODULE: ./src/cli/commands/write-files.ts













function replaceContent(root, { file, before, after }, project) {
    const path = (0,external_node_path_.join)((0,external_node_path_.resolve)(root), file);
    try {
        const place = (0,write_place/* placeOf */.$t)(path, project);
        if (place.kind !== 'file' || place.mode === null)
            return changed('It is no longer there');
        const there = (0,model_path.bytesOfName)(place.path);
        const mayReplace = () => (0,regular_file/* readRegularFile */.XF)(there, before.length + 1)?.bytes.equals(before) === true;
        const isWritten = (0,write_file/* writeFile */._h)(path, [after], { project, durable: true, mayReplace });
        return isWritten ? { kind: 'written' } : changed('It changed while it was being worked on');
    }
    catch (error) {
        const isOfProject = error instanceof write_place/* RefusedPlace */.QE && error.refusal !== 'git' && (0,inside/* relativeWithin */.Qs)((0,external_node_fs_.realpathSync)(root), error.at) !== null;
        if (isOfProject)
            return changed('It is no longer a file of its own');
        return { kind: 'failed', reason: (0,model_text.reasonOf)(error) };
    }
}
function changed(what) {
    return { kind: 'changed', reason: `${what}: it was left as it is. Run the command again.` };
}
function showAll(files, { mode, tree, root, paint, totals }, caller) {
    const { stdout, stderr } = caller;
    const project = (0,write_place/* projectOf */.v8)([root, '.']);
    const messages = mode === 'patch' ? stderr : stdout;
    return files.filter((one) => {
        const { file, before, after, changes, done, left } = one;
        const warn = (why) => {
            (0,terminal_caller/* note */.N4)(caller, (0,sink/* terminal */.Fo) `${file}: ${why}`);
        };
        let isDone = changes > 0;
        if (changes > 0 && mode === 'write') {
            const outcome = replaceContent(root, one, project);
            isDone = outcome.kind === 'written';
            if (outcome.kind === 'written')
                messages.write((0,sink/* terminal */.Fo) `${done}`.text);
            else
                warn(`${outcome.kind === 'failed' ? 'It could not be written: ' : ''}${outcome.reason}`);
            if (outcome.kind === 'failed')
                totals.failed++;
            if (outcome.kind === 'changed')
                totals.waiting++;
        }
        else if (changes > 0 && mode === 'patch') {
            const patch = patchOf({ path: (0,model_path.pathIn)(tree.root, file), before, after });
            isDone = patch !== null;
            if (patch !== null)
                stdout.write(patch);
            else {
                warn(NOT_IN_A_PATCH);
                totals.waiting++;
            }
        }
        else if (changes > 0)
            stdout.write(unifiedDiff(file, before, after, paint));
        for (const { text, ...range } of left) {
            const place = placeIn(file, isDone && mode === 'write' ? range.after : range.before);
            messages.write((0,sink/* terminal */.Fo) `${place}: ${paint('yellow', (0,sink/* terminal */.Fo) `left`)}: ${text}\n`.text);
        }
        totals.left += left.length;
        if (isDone) {
            totals.files++;
            totals.changes += changes;
        }
        return isDone;
    });
}
const NOT_IN_A_PATCH = 'It is not in the patch, which would hold characters that a terminal or a log must not be shown. Fix it with --write.';
function placeIn(file, range) {
    return range === null ? file : `${file}:${String(range.startLine)}:${String(range.startColumn)}`;
}
function statusOf({ changes, waiting, failed }, mode) {
    if (failed > 0)
        return report/* EXIT */.dc.internal;
    return waiting > 0 || (changes > 0 && mode !== 'write') ? report/* EXIT */.dc.failed : report/* EXIT */.dc.passed;
}
async function nothingFound(tree, patterns, caller) {
    const where = patterns.length === 0 ? 'in the usual places' : `by ${patterns.join(', ')}`;
    (0,terminal_caller/* note */.N4)(caller, (0,sink/* terminal */.Fo) `No return was found ${where}.`);
    await (0,no_returns/* warnUnmatched */.O)(tree, patterns, caller);
    return report/* EXIT */.dc.empty;
}
const write_files_CONTEXT = 3;
const LONGEST_LINE = 10_000;
function unifiedDiff(file, before, after, paint) {
    const [old, next] = [before, after].map((bytes) => Buffer.from(bytes).toString('utf8'));
    const lines = [
        paint('bold', (0,sink/* terminal */.Fo) `--- a/${file}`),
        paint('bold', (0,sink/* terminal */.Fo) `+++ b/${file}`),
        ...hunksOf(old ?? '', next ?? '', write_files_CONTEXT).flatMap((hunk) => [
            write_files_headOf(hunk, paint),
            ...hunk.lines.map((line) => diffLine(line, paint)),
        ]),
    ];
    return (0,sink/* concat */.xW)(lines.map((line) => (0,sink/* terminal */.Fo) `${line}\n`.text));
}
function write_files_headOf({ oldStart, oldLines, newStart, newLines }, paint) {
    return paint('cyan', (0,sink/* terminal */.Fo) `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`);
}
const STYLES = { '-': 'red', '+': 'green' };
function diffLine(line, paint) {
    const parts = line.replace(/\r$/, '').split('\t');
    const text = parts.flatMap((part, n) => [...(n === 0 ? [] : [(0,sink/* terminal */.Fo) `\t`]), (0,sink/* terminalText */.eR)(part, LONGEST_LINE)]);
    const style = STYLES[line.charAt(0)];
    return style === undefined ? (0,sink/* terminal */.Fo) `${text}` : paint(style, (0,sink/* terminal */.Fo) `${text}`);
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

/***/ 9404:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UW: () => (/* binding */ artifactRules),
/* harmony export */   eu: () => (/* binding */ typeOfFolder),
/* harmony export */   hQ: () => (/* binding */ plainSummary),
/* harmony export */   mL: () => (/* binding */ tellingFolder),
/* harmony export */   wo: () => (/* binding */ typeNamed)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_fix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91810);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87979);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33870);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8664);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71799);
/* harmony import */ var _text_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38363);








const artifactRules = (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_5__.rulesOnReturns)('artifacts', {
    'artifact-object': {
        supersedes: ['field-type'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'Every artifact is an object',
            rationale: 'Callers read the type and the path of each artifact. A bare path has no such fields, so the file is never linked. All such elements of a list are one finding.',
            remedy: 'Replace it with an object that has the type, the path and the summary of the file.',
            fixes: [
                {
                    safety: 'unsafe',
                    does: 'writes bare paths as objects, if the folders of all of them below `specs/` show the type; the summary is made of type and file name',
                },
            ],
            sources: ['000 artifacts (required)', '001 artifacts (required)', '003 artifacts (required)'],
            bad: { set: { '/artifacts/0': 'specs/7_parse_dates/plans/01_parse-dates.md' } },
        }),
        check(subject) {
            const artifacts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.listField)(subject.value, 'artifacts');
            const fields = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.listOf)(subject.standard.shape.fields['/artifacts/*'] ?? ['type', 'path'], 'and');
            const wrong = [];
            for (let index = 0; index < artifacts.length; index++) {
                const written = artifacts[index];
                if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isObject)(written))
                    continue;
                wrong.push({ index, written, edit: editToObject(written, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__.join)('', 'artifacts', index), subject.standard) });
            }
            const [first] = wrong;
            return first === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__.NOTHING : [notObjects(first, wrong, fields, subject)];
        },
    },
    'artifact-type': {
        severity: 'error',
        structural: true,
        about: () => ({
            summary: "An artifact's type is one of the values that the standard lists",
            rationale: 'The type decides where a caller links the file. A file with an unknown type is silently left out of the task.',
            remedy: 'Write one of the listed types, in exactly that letter case.',
            fixes: [
                { safety: 'safe', does: 'writes the listed type for a word that is known to mean it' },
                { safety: 'unsafe', does: 'writes the listed type that is nearest to a misspelled one' },
            ],
            sources: ['000 artifacts (required)', '001 artifacts (required)', '003 artifacts (required)'],
            bad: { set: { '/artifacts/0/type': 'analysis' } },
        }),
        check: (0,_text_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .eachText */ .hj)((0,_text_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .textsOfArtifacts */ .nn)('type'), (found, subject) => {
            const { artifactTypes } = subject.standard;
            if (artifactTypes.includes(found.text))
                return null;
            const { instead, known } = (0,_model_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestArtifactType */ .fI)(subject, found.text);
            const message = `Artifact type ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(found.text)} is not one of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.listOf)(artifactTypes)}.`;
            if (instead === undefined)
                return { message, recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: use a listed artifact type.` };
            return {
                message,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(instead)}.`,
                fix: (0,_model_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .setFix */ .sS)((0,_text_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOfText */ .KD)(found), instead, known ? 'safe' : 'unsafe', 'the type '),
            };
        }),
    },
    'artifact-type-path': {
        severity: 'notice',
        about: () => ({
            summary: "An artifact's type agrees with its folder in the task",
            rationale: 'The folders of a task are named after their content. If type and folder differ, one of them is wrong, and callers may link the file in the wrong place.',
            remedy: 'Correct the type, or put the file into the folder of its type.',
            sources: ['001 Examples'],
            bad: { set: { '/artifacts/0/type': 'report' } },
            good: {
                set: { '/artifacts/0': { type: 'implementation', path: 'src/plans/parse.ts', summary: 'Parser of plans' } },
                tree: { 'src/plans/parse.ts': 'export {};\n' },
            },
        }),
        check(subject) {
            return (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.artifactsOf)(subject).flatMap(({ pointer, type, path, plainPath }) => {
                if (type === undefined || path === undefined || plainPath === null)
                    return _model_rule_js__WEBPACK_IMPORTED_MODULE_5__.NOTHING;
                const usual = tellingFolder(plainPath);
                if (usual === undefined || usual.type === type || !subject.standard.artifactTypes.includes(type))
                    return _model_rule_js__WEBPACK_IMPORTED_MODULE_5__.NOTHING;
                if (!subject.standard.artifactTypes.includes(usual.type))
                    return _model_rule_js__WEBPACK_IMPORTED_MODULE_5__.NOTHING;
                return {
                    pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__.join)(pointer, 'type'),
                    message: `Artifact type ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(type)} does not agree with the folder ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(`${usual.folder}/`)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(path, 200)}, which holds files of type ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(usual.type)}.`,
                    recommendation: `Write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(usual.type)}, or put the file into the folder of its type.`,
                };
            });
        },
    },
    'artifact-duplicate': {
        severity: 'error',
        about: () => ({
            summary: 'No two artifacts of a return name the same file',
            rationale: 'A file that is listed twice is linked twice and counted as two pieces of work. Two spellings of one path hide it.',
            remedy: 'Keep one artifact for the file.',
            sources: ['000 artifacts (required)'],
            bad: {
                set: {
                    '/artifacts/-': {
                        type: 'plan',
                        path: 'specs/7_parse_dates/plans/01_parse-dates.md',
                        summary: 'The same plan once more',
                    },
                },
            },
            good: {
                set: {
                    '/artifacts/-': {
                        type: 'summary',
                        path: 'specs/7_parse_dates/summaries/01_parse-dates.md',
                        summary: 'Overview of the plan',
                    },
                },
                tree: { 'specs/7_parse_dates/summaries/01_parse-dates.md': '# Overview\n' },
            },
        }),
        check(subject) {
            const artifacts = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.artifactsOf)(subject);
            if (artifacts.length < 2)
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_5__.NOTHING;
            const problems = [];
            const first = new Map();
            for (const { pointer, path, plainPath } of artifacts) {
                if (path === undefined || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.isBlank)(path))
                    continue;
                const key = plainPath ?? `/${path}`;
                const place = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__.join)(pointer, 'path');
                const earlier = first.get(key);
                if (earlier === undefined) {
                    first.set(key, place);
                    continue;
                }
                problems.push({
                    pointer: place,
                    message: `Artifact path ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(path, 200)} names the same file as ${earlier}; each file is listed once.`,
                    recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: keep one artifact for the file.`,
                });
            }
            return problems;
        },
    },
    'artifact-summary': {
        severity: 'warning',
        about: () => ({
            summary: 'Every artifact has a summary',
            rationale: "The orchestrator does not open the files that it passes on. Without a summary it only knows an artifact's name.",
            remedy: 'Add a summary that says in one sentence what the file holds.',
            sources: ['003 artifacts (required)'],
            bad: [
                { families: ['subagent-return'], remove: ['/artifacts/0/summary'] },
                { set: { '/artifacts/0/summary': ' ' } },
            ],
        }),
        requires: ['/artifacts/summary'],
        check(subject) {
            const problems = [];
            const isRequired = subject.standard.shape.required['/artifacts/*']?.includes('summary') === true;
            for (const { pointer, value, path } of (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.artifactsOf)(subject)) {
                const summary = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.field)(value, 'summary');
                const isBlankText = typeof summary === 'string' && (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.isBlank)(summary);
                if (summary === undefined ? isRequired : !isBlankText)
                    continue;
                const name = path === undefined ? 'The artifact' : `Artifact ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(path, 200)}`;
                problems.push({
                    ...(isBlankText ? { pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__.join)(pointer, 'summary') } : { pointer, property: 'summary' }),
                    message: `${name} has ${isBlankText ? 'a blank' : 'no'} summary.`,
                    recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: ${isBlankText ? 'say in the summary' : 'add a "summary" that says'} what the file holds.`,
                });
            }
            return problems;
        },
    },
    'artifact-summary-sentence': {
        severity: 'notice',
        about: () => ({
            summary: "An artifact's summary is one sentence",
            rationale: 'The summary is one line in a list of files. A second sentence is lost there, and belongs in the file.',
            remedy: 'Say what the file holds in one sentence.',
            sources: ['000 artifacts (required)', '001 artifacts (required)'],
            bad: { set: { '/artifacts/0/summary': 'Plan for parsing dates. It has three phases.' } },
            good: { set: { '/artifacts/0/summary': 'Plan for parsing dates, with three phases.' } },
        }),
        check: (0,_text_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .eachText */ .hj)((0,_text_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .textsOfArtifacts */ .nn)('summary'), ({ text }) => {
            const found = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.otherSentences)(text, 0, 1);
            return found === null
                ? null
                : { message: `The artifact's summary has ${found}; one was expected: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)}.` };
        }),
    },
});
const MOST_SHOWN = 3;
function notObjects(first, wrong, fields, subject) {
    const listed = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.listOfFew)(wrong.map(({ written }) => elementInWords(written)), MOST_SHOWN);
    const edits = wrong.flatMap(({ edit }) => edit ?? []);
    const does = `write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.count)(edits.length, 'bare path')} as ${edits.length === 1 ? 'an object' : 'objects'} with type, path and summary`;
    return {
        pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__.join)('', 'artifacts', first.index),
        ...(edits.length < wrong.length ? {} : { fix: { safety: 'unsafe', does, edits } }),
        message: wrong.length === 1
            ? `Artifact ${String(first.index + 1)} is ${listed}; an object with ${fields} was expected.`
            : `${String(wrong.length)} artifacts are not objects: ${listed}; objects with ${fields} were expected.`,
        recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: write each artifact as an object with ${fields}.`,
    };
}
function elementInWords(written) {
    return typeof written === 'string' ? `the bare string ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(written, 200)}` : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.describeValue)(written);
}
function editToObject(written, pointer, standard) {
    const path = typeof written === 'string' ? (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__.normalisePath)(written.replaceAll('\\', '/')) : null;
    const type = path === null ? undefined : typeOfFolder(path, standard);
    if (path === null || type === undefined)
        return null;
    return { kind: 'set', pointer, value: { type, path, summary: plainSummary(type, path) } };
}
const FOLDERS = new Map([
    ['reports', 'report'],
    ['plans', 'plan'],
    ['summaries', 'summary'],
    ['handoffs', 'handoff'],
]);
function tellingFolder(plain) {
    for (let end = plain.lastIndexOf('/'); end > 0;) {
        const slash = plain.lastIndexOf('/', end - 1);
        const folder = plain.slice(slash + 1, end);
        const type = FOLDERS.get(folder);
        if (type !== undefined)
            return /(?:^|\/)specs\//.test(plain.slice(0, slash + 1)) ? { folder, type } : undefined;
        end = slash;
    }
    return undefined;
}
function typeNamed(word, { artifactTypes, confusions }) {
    const lower = word.trim().toLowerCase();
    if (artifactTypes.includes(lower))
        return lower;
    const instead = confusions.artifactType.get(lower)?.instead;
    return typeof instead === 'string' ? instead : undefined;
}
function typeOfFolder(path, standard) {
    const folder = tellingFolder((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__.normalisePath)(path) ?? '');
    return folder === undefined ? undefined : typeNamed(folder.type, standard);
}
const LONGEST_NAME = 120;
function plainSummary(type, path) {
    const name = path.split(/[/\\]/).findLast((segment) => segment !== '') ?? path;
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.capital)(type)} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.cut)(name, LONGEST_NAME)}`;
}


/***/ }),

/***/ 38363:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   J5: () => (/* binding */ listUnderStatus),
/* harmony export */   KD: () => (/* binding */ placeOfText),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   Kg: () => (/* binding */ isString),
/* harmony export */   Te: () => (/* binding */ estimatedTokens),
/* harmony export */   _1: () => (/* binding */ textsOfList),
/* harmony export */   bo: () => (/* binding */ noBlankText),
/* harmony export */   eG: () => (/* binding */ otherElements),
/* harmony export */   hS: () => (/* binding */ estimatedTokensInWords),
/* harmony export */   hj: () => (/* binding */ eachText),
/* harmony export */   nn: () => (/* binding */ textsOfArtifacts),
/* harmony export */   oV: () => (/* binding */ allSummaries),
/* harmony export */   r4: () => (/* binding */ sentenceCount),
/* harmony export */   sc: () => (/* binding */ textLength)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87979);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);






function textAt(...way) {
    const outer = way.slice(0, -1);
    const [parent, name] = [(0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)('', ...outer), (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(way, outer.length)];
    return ({ value }) => {
        let holder = value;
        for (const key of outer)
            holder = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(holder, key);
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.stringField)(holder, name);
        return text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING : [{ parent, field: name, text }];
    };
}
function textsOfArtifacts(name) {
    return (subject) => {
        const texts = [];
        for (const { pointer, [name]: text } of (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.artifactsOf)(subject)) {
            if (text !== undefined)
                texts.push({ parent: pointer, field: name, text });
        }
        return texts;
    };
}
function allSummaries(subject) {
    return [...textAt('summary')(subject), ...textsOfArtifacts('summary')(subject)];
}
function placeOfText({ parent, field: name }) {
    return (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)(parent, name);
}
function textsOfList(list, ...names) {
    return (subject) => (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.objectsOf)(subject, list).flatMap(({ pointer, value }) => names.flatMap((name) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.stringField)(value, name);
        return text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING : { parent: pointer, field: name, text };
    }));
}
function eachText(texts, problemIn) {
    return (subject, _context, params) => {
        let problems;
        for (const found of texts(subject)) {
            const words = problemIn(found, subject, params);
            if (words !== null)
                (problems ??= []).push({ pointer: placeOfText(found), ...words });
        }
        return problems ?? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
    };
}
function noBlankText(texts, problem) {
    return eachText(texts, (found, subject) => ((0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.isBlank)(found.text) ? problem(found, subject) : null));
}
function textLength(texts, { name, min, max, advice }) {
    const expected = min === undefined ? `at most ${String(max)} are allowed` : `${String(min)} to ${String(max)} were expected`;
    return eachText(texts, ({ text: { length } }, subject) => length >= (min ?? 0) && length <= max
        ? null
        : {
            message: `${name} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(length, 'character')}; ${expected}.`,
            recommendation: advice(length, subject),
        });
}
function sentenceCount(texts, { name, min, max: usualMax, advice }) {
    return eachText(texts, ({ text }, subject, params) => {
        const max = Number(params.max ?? usualMax);
        const found = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.isBlank)(text) ? null : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.otherSentences)(text, min, max);
        if (found === null)
            return null;
        const bounds = `${String(min)} to ${String(max)}`;
        return {
            message: `${name} has ${found}; ${bounds} were expected.`,
            recommendation: advice(`${bounds} sentences`, subject),
        };
    });
}
const CHARACTERS_PER_TOKEN = 4;
function estimatedTokens(length) {
    return Math.ceil(length / CHARACTERS_PER_TOKEN);
}
function estimatedTokensInWords(length) {
    return `an estimated ${String(estimatedTokens(length))} tokens (${String(length)} characters, ${String(CHARACTERS_PER_TOKEN)} a token)`;
}
function otherElements(list, fits, pointer, words) {
    return list.flatMap((element, n) => (fits(element) ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING : { pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)(pointer, n), ...words(element, n) }));
}
function listUnderStatus(statuses, name, noun, advice) {
    return (subject) => {
        const status = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.statusOf)(subject);
        if (status === undefined || !statuses.includes(status))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(subject.value, name) ?? null;
        if (list !== null && !((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.isArray)(list) && list.length === 0))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
        const isAbsent = !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.has)(subject.value, name);
        return {
            ...(isAbsent ? { pointer: '', property: name } : { pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)('', name) }),
            message: `Status is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(status)} but ${name} is ${isAbsent ? 'absent' : list === null ? 'null' : 'empty'}; at least one ${noun} was expected.`,
            recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: ${advice}.`,
        };
    };
}
function isString(value) {
    return typeof value === 'string';
}
function isText(value) {
    return isString(value) && !(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.isBlank)(value);
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
    const none = { state: 'none', lines: [], indent: 0, opening: null, body: start };
    if (ownKey === null && !/^\s*(?:---|<!--)/.test(text))
        return none;
    const lines = (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .linesFrom */ .K0)(text, start);
    const first = firstContent(lines);
    const opening = lines[first];
    if (opening?.text.trim() !== '---') {
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
/* harmony export */   kb: () => (/* binding */ jsonOfMember),
/* harmony export */   m2: () => (/* binding */ closingQuote),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   ol: () => (/* binding */ scalarOf),
/* harmony export */   w7: () => (/* binding */ firstLineIn),
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
        return node.items.map((item, index) => jsonOf(item, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, index), places));
    const members = new Map();
    for (const { key, value } of node.members) {
        if (!members.has(key))
            members.set(key, jsonOf(value, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(pointer, key), places));
    }
    return Object.fromEntries(members);
}
function jsonOfMember({ at, value }, pointer, places) {
    const json = jsonOf(value, pointer, places);
    if (value.source.text === '' || value.kind !== 'scalar')
        places.set(pointer, at);
    return json;
}
function linesFrom(text, offset) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpans */ .U)(text, offset).map(({ start, end }) => ({ text: text.slice(start, end), start }));
}
function trimmed({ text, start }, from = 0, to = text.length) {
    const part = text.slice(from, to);
    const inner = part.trimStart();
    return { text: inner.trimEnd(), start: start + from + part.length - inner.length };
}
function firstLineIn(text) {
    const end = text.search(/[\r\n]/);
    return end < 0 ? text : text.slice(0, end);
}


/***/ }),

/***/ 93163:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ isFixable),
/* harmony export */   oZ: () => (/* binding */ fixTree)
/* harmony export */ });
/* unused harmony export isLess */
/* harmony import */ var _engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68625);
/* harmony import */ var _families_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31895);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54960);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6644);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5086);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20935);
/* harmony import */ var _migration_step_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75735);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__, _json_file_js__WEBPACK_IMPORTED_MODULE_6__]);
([_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__, _json_file_js__WEBPACK_IMPORTED_MODULE_6__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);









function isFixable(finding) {
    return finding.fix !== undefined;
}
const BATCH = 500;
const TRIES = 64;
const OF_THE_RUN = new Set(_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__.rules.filter(({ scope }) => scope === 'run').map(({ id }) => id));
async function* fixTree(tree, files, { unsafe, maxFileSize, check }) {
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .classifier */ .kd)({ named: () => true });
    const findingsIn = async (contents) => {
        const overlaid = new Map([...contents].map(([file, bytes]) => [file, { kind: 'bytes', bytes }]));
        const { findings } = await check((0,_engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .overlay */ .Lw)(tree, overlaid));
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(findings.filter(({ rule }) => !OF_THE_RUN.has(rule)), ({ file }) => file);
    };
    for (const batch of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_7__/* .batchesOf */ .cS)(files, BATCH)) {
        const contents = await (0,_json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readFiles */ .U)(tree, batch, maxFileSize);
        const before = await findingsIn(contents);
        const opened = [...contents].map(([file, bytes]) => {
            const json = new _json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .JsonFile */ .x(bytes, classify(file).form);
            return openFile(file, bytes, json, before.get(file) ?? [], unsafe);
        });
        for (;;) {
            const tried = opened.filter(({ fixers }) => fixers.some(({ step }) => step.done !== true));
            if (tried.length === 0)
                break;
            const found = await findingsIn(new Map(tried.map((one) => [one.file, contentsOf(one)])));
            for (const { file, fixers } of tried) {
                const findings = found.get(file) ?? [];
                for (const one of fixers)
                    if (one.step.done !== true)
                        one.step = one.steps.next(ofReturn(findings, one.index));
            }
        }
        const after = await findingsIn(new Map(opened.map((one) => [one.file, contentsOf(one)])));
        yield opened.map((one) => resultOf(one, after.get(one.file) ?? [], unsafe));
    }
}
function openFile(file, before, json, findings, unsafe) {
    const fixers = [null, ...json.returns].map((found) => {
        const index = found?.index ?? null;
        const steps = fixReturn(found, ofReturn(findings, index), unsafe);
        return { index, steps, step: steps.next() };
    });
    return { file, before, json, findings, fixers };
}
function ofReturn(findings, of) {
    return findings.filter(({ index }) => index === null || index === of);
}
function contentsOf({ before, json, fixers }) {
    const changed = fixers.map(({ step }) => step.value).filter(({ applied }) => applied.length > 0);
    if (changed.length === 0)
        return before;
    const values = changed.flatMap(({ index, value }) => (index === null ? [] : [[index, value]]));
    return json.withValues(new Map(values), { dropMark: changed.some(({ index }) => index === null) });
}
function resultOf(open, after, unsafe) {
    const { file, before, findings, fixers } = open;
    const outcomes = fixers.flatMap(({ step }) => (step.done === true ? [step.value] : []));
    const applied = outcomes.flatMap((outcome) => outcome.applied);
    const added = newFindings(findings, after);
    const withdrawn = added.length === 0 ? [] : applied.map((finding) => ({ finding, why: whyNot(added) }));
    const isKept = withdrawn.length === 0;
    const rangeIn = (list, { fingerprint, range }) => list.find((other) => other.fingerprint === fingerprint)?.range ?? range;
    const left = [...outcomes.flatMap((outcome) => outcome.left), ...withdrawn].map(({ finding, why }) => ({
        finding: { ...finding, range: rangeIn(after, finding) },
        origin: rangeIn(findings, finding),
        why,
    }));
    return {
        file,
        before,
        after: isKept ? contentsOf(open) : before,
        applied: isKept ? applied : [],
        left,
        unsafe: unsafe ? 0 : after.filter(({ fix }) => fix?.safety === 'unsafe').length,
        findings: { before: findings, after: isKept ? after : findings },
    };
}
function* fixReturn(found, before, unsafe) {
    const index = found?.index ?? null;
    const left = new Map();
    let findings = before;
    let present = { index, value: found?.value ?? {}, applied: [] };
    let tries = 0;
    const leave = (fixes, why) => {
        for (const finding of fixes)
            left.set(finding.fingerprint, { finding, why });
    };
    function* attempt(fixes) {
        if (tries++ >= TRIES) {
            leave(fixes, `It was not tried: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__.count)(TRIES, 'trial')} did not show which fixes of this return fit.`);
            return;
        }
        const tried = { index, value: withFixes(present.value, fixes), applied: [...present.applied, ...fixes] };
        const now = yield tried;
        const added = newFindings(findings, now);
        if (added.length === 0 && isLess(now, findings)) {
            findings = now;
            present = tried;
        }
        else if (fixes.length === 1) {
            leave(fixes, whyNot(added));
        }
        else {
            const half = Math.ceil(fixes.length / 2);
            yield* attempt(fixes.slice(0, half));
            yield* attempt(fixes.slice(half));
        }
    }
    for (;;) {
        const offered = findings.filter(isFixable).filter((finding) => {
            const isAllowed = unsafe || finding.fix.safety === 'safe';
            return isAllowed && finding.index === index && !left.has(finding.fingerprint);
        });
        if (offered.length === 0)
            return { ...present, left: [...left.values()] };
        const { applied } = present;
        const obstacle = found?.obstacle ?? null;
        if (obstacle === null)
            yield* attempt(independent(offered));
        else
            leave(offered, obstacle);
        if (present.applied !== applied)
            left.clear();
    }
}
function whyNot(added) {
    if (added.length === 0)
        return 'It was withdrawn: as many findings would remain.';
    const names = [...new Set(added.map(({ rule }) => rule))];
    return `It was withdrawn, since it would make ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__.count)(added.length, 'new finding')}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__.listOf)(names, 'and')}.`;
}
function independent(findings) {
    const places = new Set();
    const around = new Set();
    return findings.filter(({ fix }) => {
        const touched = fix.edits.flatMap((one) => {
            if (one.kind === 'byte-order-mark')
                return [];
            const pointers = one.kind === 'move' ? [one.from, one.to] : [one.pointer];
            return pointers.map((pointer) => outwards(pointer));
        });
        const isFree = touched.every(([place = '', ...outer]) => !around.has(place) && !outer.some((one) => places.has(one)));
        for (const [place = '', ...outer] of isFree ? touched : []) {
            places.add(place);
            for (const one of [place, ...outer])
                around.add(one);
        }
        return isFree;
    });
}
function outwards(pointer) {
    return pointer === '' ? [''] : [pointer, ...outwards(pointer.slice(0, pointer.lastIndexOf('/')))];
}
function withFixes(value, fixes) {
    const edits = fixes.flatMap(({ fix }) => fix.edits);
    const remove = [];
    const set = {};
    for (const one of edits) {
        if (one.kind === 'set')
            set[one.pointer] = one.value;
        else if (one.kind === 'remove')
            remove.push(one.pointer);
        else if (one.kind === 'move') {
            remove.push(one.from);
            set[one.to] = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__.valueAt)(value, one.from) ?? null;
        }
    }
    const result = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__.edit)(value, { remove, set });
    for (const one of edits) {
        if (one.kind !== 'rename')
            continue;
        const holder = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__.valueAt)(result, one.pointer.slice(0, one.pointer.lastIndexOf('/')));
        (0,_migration_step_js__WEBPACK_IMPORTED_MODULE_8__/* .rename */ .$w)(holder, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__.tokens)(one.pointer).at(-1) ?? '', one.key);
    }
    return result;
}
function newFindings(before, after) {
    const known = new Map();
    for (const finding of before) {
        for (const place of (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__.placesOf)(finding)) {
            const key = keyOf(finding, place);
            known.set(key, Math.min(known.get(key) ?? Infinity, (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__.rank)(finding.severity)));
        }
    }
    const isKnown = (finding, place) => (known.get(keyOf(finding, place)) ?? Infinity) <= (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__.rank)(finding.severity) ||
        (place !== '' && isKnown(finding, place.slice(0, place.lastIndexOf('/'))));
    return after.filter((finding) => !(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__.placesOf)(finding).every((place) => isKnown(finding, place)));
}
function isLess(after, before) {
    if (after.length !== before.length)
        return after.length < before.length;
    const absent = (finding) => keyOf(finding, JSON.stringify((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__.placesOf)(finding)));
    const known = new Set(before.map(absent));
    return after.some((finding) => finding.property !== undefined && !known.has(absent(finding)));
}
function keyOf({ rule, index }, place) {
    return `${String(index)} ${rule} ${place}`;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 20935:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readFiles),
/* harmony export */   x: () => (/* binding */ JsonFile)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _families_all_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8175);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87979);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69897);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60771);
/* harmony import */ var _read_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39191);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_all_js__WEBPACK_IMPORTED_MODULE_2__]);
_families_all_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];







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
        this.#lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .Lines */ .q(this.#text);
        const { problems, returns } = (0,_read_read_js__WEBPACK_IMPORTED_MODULE_4__/* .read */ .L)(bytes, form, _families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .READERS */ .Hk);
        this.problems = problems;
        const roots = new Map();
        this.returns = returns.map((found) => ({ ...found, obstacle: this.#find(found, form, roots) }));
    }
    withValues(values, { dropMark = false } = {}) {
        const edits = [...values].flatMap(([index, value]) => {
            const place = this.#places.get(index);
            if (place === undefined)
                throw new Error(`return ${String(index)} cannot be edited`);
            const found = editsOf(place.node, value, place.node.offset, layoutOf(place.text));
            return [...found].map((edit) => ({ ...edit, offset: place.start + edit.offset }));
        });
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
        const node = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.findNodeAtOffset)(root, offset);
        if (node?.type !== 'object' || node.offset !== offset)
            return 'It is in a transcript, where an edit is not safe.';
        if (hasLongNumber(node))
            return 'It has a number with too many digits, which an edit would round.';
        this.#places.set(found.index, { start, text, node });
        return null;
    }
}
function parseStrict(text) {
    const errors = [];
    try {
        const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.parseTree)(text, errors, {
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
function hasLongNumber({ type, value, children = [] }) {
    return (type === 'number' && Math.abs(Number(value)) > Number.MAX_SAFE_INTEGER) || children.some(hasLongNumber);
}
function layoutOf(text) {
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
    return { text, lineEnd, unit: /\n([ \t]+)/.exec(text)?.[1] ?? '  ', isSpaced: /":\s?/.exec(text)?.[0] !== '":' };
}
function entriesOf({ type, children = [] }) {
    return children.flatMap((child, n) => {
        const [key, value] = type === 'array' ? [undefined, child] : [child.children?.[0], child.children?.[1]];
        const name = key === undefined ? String(n) : String(key.value);
        return value === undefined ? [] : [{ name, key, value, start: child.offset, end: child.offset + child.length }];
    });
}
function* editsOf(node, value, start, layout) {
    const { text } = layout;
    const replace = ({ offset, length }, content) => ({ offset, length, content });
    const isContainer = node.type === 'object' ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.isObject)(value) : node.type === 'array' && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.isArray)(value);
    if (!isContainer) {
        if (node.value !== value)
            yield replace(node, print(value, indentAt(start, layout), layout));
        return;
    }
    const old = entriesOf(node);
    const next = Object.entries(value ?? {});
    const stays = ({ name }) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.isArray)(value) ? Number(name) < value.length : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.has)(value, name));
    const kept = new Map(old.filter(stays).map((entry) => [entry.name, entry]));
    for (const [name, inner] of (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.isObject)(value) ? next : []) {
        const renamed = old.find((entry) => !kept.has(entry.name) && isSame(entry, inner, text));
        if (kept.has(name) || renamed?.key === undefined)
            continue;
        kept.set(name, renamed).set(renamed.name, renamed);
        yield replace(renamed.key, JSON.stringify(name));
    }
    const last = old.at(-1);
    if (last === undefined || kept.size === 0) {
        if (next.length > 0 || last !== undefined)
            yield replace(node, print(value, indentAt(start, layout), layout));
        return;
    }
    yield* removals(old, new Set(kept.values()));
    const indent = indentAt(last.start, layout);
    const before = old.at(-2);
    const own = indent === null ? (layout.isSpaced ? ', ' : ',') : `,${text.slice(node.offset + 1, last.start)}`;
    const separator = before === undefined ? own : text.slice(before.end, last.start);
    const added = [];
    for (const [name, inner] of next) {
        const entry = kept.get(name);
        if (entry !== undefined)
            yield* editsOf(entry.value, inner, entry.start, layout);
        else {
            const key = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.isArray)(value) ? '' : JSON.stringify(name) + (layout.isSpaced ? ': ' : ':');
            added.push(separator + key + print(inner, indent, layout));
        }
    }
    if (added.length > 0)
        yield { offset: last.end, length: 0, content: added.join('') };
}
function isSame({ value: { offset, length } }, value, text) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(JSON.parse(text.slice(offset, offset + length)), value);
}
function* removals(old, kept) {
    let start;
    for (const [n, entry] of old.entries()) {
        const offset = start ?? entry.start;
        const end = start === undefined ? (old[n + 1]?.start ?? entry.end) : entry.end;
        if (!kept.has(entry))
            yield { offset, length: end - offset, content: '' };
        if (start !== undefined || kept.has(entry))
            start = entry.end;
    }
}
function indentAt(offset, { text }) {
    const indent = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    return text.includes('\n') && indent.trim() === '' ? indent : null;
}
function print(value, indent, { unit, lineEnd, isSpaced }) {
    if (indent === null && !isSpaced)
        return JSON.stringify(value);
    const joined = (text) => text.replace(/,\n\s*/g, ', ').replace(/\n\s*/g, '');
    const printed = JSON.stringify(value, null, unit);
    if (indent === null)
        return joined(printed);
    return printed.replace(/\[\n[^[\]{}]*?\n\s*\]/g, joined).replaceAll('\n', lineEnd + indent);
}
async function readFiles(tree, files, limit) {
    const references = files.flatMap((path) => (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .fileAt */ .Wd)(tree, path) ?? []);
    const found = new Map();
    for await (const [{ path }, content] of (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .readEach */ .e2)(tree, references, limit)) {
        if (content.kind === 'bytes')
            found.set(path, content.bytes);
    }
    return found;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 97934:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ migrateValue)
});

// EXTERNAL MODULE: ./src/model/fix.ts
var fix = __webpack_require__(91810);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/families/json/rules/artifacts.ts
var artifacts = __webpack_require__(9404);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
// EXTERNAL MODULE: ./src/rewrite/migration-step.ts
var migration_step = __webpack_require__(75735);
;// CONCATENATED MODULE: ./src/rewrite/migrate-artifacts.ts







const FORMER_NAMES = [
    'artifact',
    'artifact_path',
    'artifact_paths',
    'files_created',
    'created_files',
    'output_files',
    'files',
];
const FORMER_PATHS = [
    ['report_path', 'report', 'research'],
    ['research_path', 'report', 'research'],
    ['plan_path', 'plan', 'plan'],
    ['summary_path', 'summary', null],
];
const PATHS = ['file', 'file_path', 'filepath', 'filename', 'location', 'artifact_path'];
const SUMMARIES = ['description', 'desc', 'title'];
const TYPES = ['kind', 'artifact_type', 'category'];
const MODIFIED = 'modified_files';
const migrateArtifacts = (value, target, notes) => {
    const { standard, guesses } = target;
    const untyped = untypedField(value, target);
    if (untyped !== null) {
        const write = 'Write each file as an artifact with its type';
        notes.push({
            pointer: (0,pointer.join)('', untyped),
            part: 'key',
            message: `Field ${(0,model_text.quote)(untyped)} lists files, and the type of some is unknown.`,
            recommendation: guesses ? `${write}.` : `${write}; with --unsafe the type is guessed by the agent's name.`,
        });
        return;
    }
    takeArtifacts(value, target);
    const artifacts = (0,json.field)(value, 'artifacts');
    const modified = (0,json.field)(artifacts, MODIFIED);
    const isApart = isPaths(modified) && (0,migration_step/* topFields */.ZC)(standard).includes(MODIFIED) && !(0,json.has)(value, MODIFIED);
    const list = artifacts === undefined ? null : artifactsIn(artifacts, knownOf(value, target), isApart);
    if (list === null)
        return;
    (0,migration_step/* put */.yJ)(value, 'artifacts', list);
    if (isApart)
        (0,migration_step/* put */.yJ)(value, MODIFIED, modified);
    if (!wantsSummary(standard))
        return;
    for (const [n, artifact] of list.entries()) {
        const path = (0,json.stringField)(artifact, 'path');
        if (path === undefined || (0,json.has)(artifact, 'summary') || (0,json.stringField)(artifact, 'type') === undefined)
            continue;
        notes.push({
            pointer: (0,pointer.join)('/artifacts', n),
            message: `Artifact ${(0,model_text.quote)(path, 200)} has no summary.`,
            recommendation: 'Say in one sentence what the file holds; with --unsafe it is made of type and file name.',
        });
    }
};
function knownOf(value, { standard, guesses }) {
    return { standard, guesses, work: (0,fix/* workOf */.LT)(value) };
}
function isUntyped(name, value, target) {
    const isFormer = FORMER_NAMES.includes(name) || FORMER_PATHS.some(([path]) => path === name);
    return isFormer && untypedField(value, target) !== null;
}
function formerField(value, standard) {
    if (((0,json.field)(value, 'artifacts') ?? null) !== null)
        return undefined;
    return FORMER_NAMES.find((name) => {
        const given = (0,json.field)(value, name);
        const lists = (0,json.isArray)(given) || (0,json.isObject)(given) || (typeof given === 'string' && looksLikePath(given));
        return lists && !(0,migration_step/* topFields */.ZC)(standard).includes(name);
    });
}
function untypedField(value, target) {
    const name = formerField(value, target.standard);
    const given = name === undefined ? undefined : (0,json.field)(value, name);
    if (name === undefined || given === undefined)
        return null;
    const list = artifactsIn(structuredClone(given), knownOf(value, target), (0,json.has)(given, MODIFIED));
    const isTyped = (made) => (0,json.stringField)(made, 'path') !== undefined && (0,json.stringField)(made, 'type') !== undefined;
    return list?.every(isTyped) === true ? null : name;
}
function takeArtifacts(value, target) {
    const { standard } = target;
    if (((0,json.field)(value, 'artifacts') ?? null) !== null)
        return;
    const from = formerField(value, standard);
    if (from !== undefined) {
        (0,migration_step/* remove */.TF)(value, 'artifacts');
        (0,migration_step/* rename */.$w)(value, from, 'artifacts');
        return;
    }
    const known = knownOf(value, target);
    const made = [];
    for (const [name, type, work] of FORMER_PATHS) {
        const path = (0,json.stringField)(value, name);
        if (path === undefined || (work !== null && work !== known.work) || (0,migration_step/* topFields */.ZC)(standard).includes(name))
            continue;
        const artifact = artifactOf(path, type, known);
        if (artifact === null)
            continue;
        made.push(artifact);
        (0,migration_step/* remove */.TF)(value, name);
    }
    const status = (0,json.stringField)(value, 'status') ?? '';
    const isEnded = standard.statuses.includes(status) && !standard.success.includes(status);
    if (made.length > 0 || (isEnded && (0,migration_step/* lacks */.pO)(value, target, '', 'artifacts')))
        (0,migration_step/* put */.yJ)(value, 'artifacts', made);
}
function artifactsIn(held, known, isApart) {
    if ((0,json.isArray)(held))
        return held.map((artifact) => artifactFrom(artifact, known));
    if (held === null || held === '')
        return [];
    if (typeof held === 'string') {
        const made = artifactOf(held, null, known);
        return made === null ? null : [made];
    }
    if (!(0,json.isObject)(held))
        return null;
    if (['path', ...PATHS].some((name) => (0,json.stringField)(held, name) !== undefined))
        return [artifactFrom(held, known)];
    const list = Object.entries(held).map(([name, inner]) => isApart && name === MODIFIED ? [] : artifactsUnder(name, inner, known));
    return list.includes(null) ? null : list.flatMap((made) => made ?? []);
}
function artifactFrom(artifact, known) {
    if (typeof artifact === 'string')
        return artifactOf(artifact, null, known) ?? artifact;
    if (!(0,json.isObject)(artifact))
        return artifact;
    const isText = (held) => typeof held === 'string';
    (0,migration_step/* adopt */.di)(artifact, 'path', PATHS, isText);
    (0,migration_step/* adopt */.di)(artifact, 'type', TYPES, isText);
    (0,migration_step/* adopt */.di)(artifact, 'summary', SUMMARIES, isText);
    const path = (0,json.stringField)(artifact, 'path');
    const written = (0,json.stringField)(artifact, 'type');
    const type = written === undefined ? typeOf(path, null, known) : ((0,artifacts/* typeNamed */.wo)(written, known.standard) ?? written);
    if (type !== undefined && type !== written)
        (0,migration_step/* put */.yJ)(artifact, 'type', type);
    const isLacking = (0,json.stringField)(artifact, 'summary') === undefined && known.guesses && wantsSummary(known.standard);
    if (isLacking && type !== undefined && path !== undefined)
        (0,migration_step/* put */.yJ)(artifact, 'summary', (0,artifacts/* plainSummary */.hQ)(type, path));
    return artifact;
}
function artifactsUnder(name, held, known) {
    if (typeof held === 'string' && !looksLikePath(held) && looksLikePath(name)) {
        const made = artifactOf(name, null, known);
        return made === null || (0,model_text.isBlank)(held) ? null : [{ ...made, summary: held }];
    }
    const made = ((0,json.isArray)(held) ? held : [held]).map((one) => {
        if (typeof one === 'string')
            return artifactOf(one, name, known);
        const path = (0,json.stringField)(one, 'path');
        const plain = path === undefined ? null : artifactOf(path, (0,json.stringField)(one, 'type') ?? name, known);
        return plain === null || !(0,json.isObject)(one) ? null : { ...plain, ...one, type: plain.type ?? '' };
    });
    return made.includes(null) ? null : made.filter((one) => one !== null);
}
function artifactOf(path, hint, known) {
    const type = looksLikePath(path) ? typeOf(path, hint, known) : undefined;
    if (type === undefined)
        return null;
    const isLacking = known.guesses && wantsSummary(known.standard);
    return { type, path, ...(isLacking ? { summary: (0,artifacts/* plainSummary */.hQ)(type, path) } : {}) };
}
function typeOf(path, hint, { standard, work, guesses }) {
    if (path === undefined || (0,model_text.isBlank)(path))
        return undefined;
    const type = (hint === null ? undefined : (0,artifacts/* typeNamed */.wo)(hint, standard)) ?? (0,artifacts/* typeOfFolder */.eu)(path, standard);
    if (type !== undefined || work === null || !guesses)
        return type;
    const segments = ((0,model_path.normalisePath)(path) ?? '').split('/');
    if (segments.includes('specs'))
        return undefined;
    if (work !== 'implement')
        return (0,artifacts/* typeNamed */.wo)(work, standard);
    const isTest = segments.some((segment) => /^(?:tests?|__tests__)$|[._-](?:test|spec)\.\w+$/i.test(segment));
    if (isTest)
        return (0,artifacts/* typeNamed */.wo)('test', standard);
    return (0,artifacts/* typeNamed */.wo)(/\.(?:md|markdown|rst|adoc)$/i.test(path) ? 'documentation' : 'implementation', standard);
}
function wantsSummary({ family, rules }) {
    return family === 'return-meta' || rules.some(({ rule }) => rule.id === 'artifact-summary');
}
function looksLikePath(text) {
    const isOneWord = /^\S+$/.test(text);
    return !/[\r\n]/.test(text) && ((isOneWord && /[/\\]|^\.\w/.test(text)) || /\w\.\w{1,8}$/.test(text));
}
function isPaths(value) {
    return (0,json.isArray)(value) && value.every((path) => typeof path === 'string' && looksLikePath(path));
}

;// CONCATENATED MODULE: ./src/rewrite/migrate-steps.ts







const ROUNDS = 8;
function migrateValue(value, target) {
    const draft = structuredClone(value);
    let notes = [];
    let before = '';
    for (let round = 0, now = JSON.stringify(draft); round < ROUNDS && now !== before; round++) {
        before = now;
        notes = [];
        for (const step of STEPS)
            step(draft, target, notes);
        now = JSON.stringify(draft);
    }
    return { value: draft, notes: [...new Map(notes.map((note) => [note.pointer, note])).values()] };
}
const SCHEMA_FILE = /^(.*?)([^/]+)(\.schema\.json)$/;
const migrateSchema = (value, { standard, older, newer }) => {
    const [, folder = '', id = '', end = ''] = SCHEMA_FILE.exec((0,json.stringField)(value, '$schema') ?? '') ?? [];
    if ([...older, ...newer].some((other) => other.id === id))
        (0,migration_step/* put */.yJ)(value, '$schema', folder + standard.id + end);
};
const FORMER_METADATA = new Map([
    ['session', ['session_id', 'string']],
    ['sessionId', ['session_id', 'string']],
    ['agent', ['agent_type', 'string']],
    ['agent_name', ['agent_type', 'string']],
    ['agentType', ['agent_type', 'string']],
    ['duration', ['duration_seconds', 'number']],
    ['durationSeconds', ['duration_seconds', 'number']],
    ['delegationDepth', ['delegation_depth', 'number']],
    ['delegationPath', ['delegation_path', 'list']],
]);
const migrateMetadata = (value, { standard }, notes) => {
    if ((0,json.field)(value, 'metadata') === null)
        (0,migration_step/* put */.yJ)(value, 'metadata', {});
    const metadata = (0,migration_step/* objectIn */.D7)(value, 'metadata');
    const known = standard.shape.fields['/metadata'] ?? [];
    const top = (0,migration_step/* topFields */.ZC)(standard);
    for (const [key, held] of Object.entries(value)) {
        const name = currentName(key, held);
        if (!top.includes(key) && known.includes(name))
            moveToMetadata(value, '', key, notes, name);
    }
    for (const [key, held] of Object.entries(metadata ?? {})) {
        const name = currentName(key, held);
        if (metadata !== null && known.includes(name) && !(0,json.has)(metadata, name))
            (0,migration_step/* rename */.$w)(metadata, key, name);
    }
};
function currentName(key, value) {
    const [name, type] = FORMER_METADATA.get(key) ?? [];
    return name !== undefined && type === ((0,json.isArray)(value) ? 'list' : typeof value) ? name : key;
}
function moveToMetadata(value, holder, key, notes, name = key) {
    const from = holder === '' ? value : (0,migration_step/* objectIn */.D7)(value, holder.slice(1));
    const metadata = (0,migration_step/* objectIn */.D7)(value, 'metadata');
    const moved = (0,json.field)(from ?? {}, key);
    if (from === null || metadata === null || moved === undefined)
        return;
    if (!(0,json.has)(metadata, name)) {
        (0,migration_step/* put */.yJ)(metadata, name, moved);
        (0,migration_step/* put */.yJ)(value, 'metadata', metadata);
    }
    else if (!(0,external_node_util_.isDeepStrictEqual)(metadata[name], moved)) {
        notes.push({
            pointer: (0,pointer.join)(holder, key),
            part: 'key',
            message: `Field ${(0,model_text.quote)(key)} has another value in metadata${name === key ? '' : `, under ${(0,model_text.quote)(name)}`}.`,
            recommendation: 'Keep one of the two, in metadata.',
        });
        return;
    }
    (0,migration_step/* remove */.TF)(from, key);
}
const OUTCOMES = ['outcome', 'result', 'state'];
const migrateStatus = (value, { standard }, notes) => {
    const isOutcome = (held) => typeof held === 'string' && wordFor(held, value, standard) !== undefined;
    const success = (0,json.field)(value, 'success');
    if (!(0,migration_step/* adopt */.di)(value, 'status', OUTCOMES, isOutcome, (0,migration_step/* topFields */.ZC)(standard)) && typeof success === 'boolean') {
        (0,migration_step/* put */.yJ)(value, 'status', success ? 'completed' : 'failed');
    }
    const status = (0,json.stringField)(value, 'status');
    if (status === undefined || standard.statuses.includes(status))
        return;
    const word = wordFor(status, value, standard);
    if (typeof word === 'string') {
        (0,migration_step/* put */.yJ)(value, 'status', word);
        return;
    }
    const message = word === undefined
        ? `Status ${(0,model_text.quote)(status)} has no counterpart.`
        : `Status ${(0,model_text.quote)(status)} is success, and neither the agent's name nor its artifacts tell of what kind.`;
    const words = word === undefined ? standard.statuses : standard.success;
    notes.push({ pointer: '/status', message, recommendation: `Write one of ${(0,model_text.listOf)(words)}.` });
};
function wordFor(status, value, standard) {
    const lower = status.trim().toLowerCase();
    if (standard.statuses.includes(lower))
        return lower;
    const instead = standard.confusions.status.get(lower)?.instead;
    if (instead === undefined || typeof instead === 'string')
        return instead;
    const work = (0,fix/* workOf */.LT)(value);
    return work === null ? ((0,migration_step/* otherSuccess */.Kc)(value, standard.success) ?? null) : instead[work];
}
const DESCRIPTIONS = ['description', 'result_summary', 'work_summary', 'message'];
const migrateSummary = (value, target) => {
    (0,migration_step/* adopt */.di)(value, 'summary', DESCRIPTIONS, isText, (0,migration_step/* topFields */.ZC)(target.standard));
    const summary = (0,json.field)(value, 'summary');
    if (isTexts(summary))
        (0,migration_step/* put */.yJ)(value, 'summary', summary.join(' '));
    const completed = (0,json.stringField)((0,json.field)(value, 'completion_data'), 'completion_summary');
    if (completed !== undefined && summary === undefined && (0,migration_step/* lacks */.pO)(value, target, '', 'summary')) {
        (0,migration_step/* put */.yJ)(value, 'summary', completed);
    }
};
const NEXT = ['next_step', 'nextSteps', 'next_actions', 'recommended_next_steps', 'recommendations'];
const migrateNextSteps = (value, { standard }) => {
    (0,migration_step/* adopt */.di)(value, 'next_steps', NEXT, isText, (0,migration_step/* topFields */.ZC)(standard));
    const next = (0,json.field)(value, 'next_steps');
    const isRefused = () => standard.validate(value).some(({ keyword, pointer }) => keyword === 'type' && pointer === '/next_steps');
    if (isTexts(next))
        (0,migration_step/* put */.yJ)(value, 'next_steps', next.join('; '));
    else if (next === null && isRefused())
        (0,migration_step/* remove */.TF)(value, 'next_steps');
};
function isText(value) {
    return typeof value === 'string' ? !(0,model_text.isBlank)(value) : isTexts(value);
}
function isTexts(value) {
    return (0,json.isArray)(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}
const FORMER_ERRORS = ['error', 'error_message', 'errorMessage'];
const MESSAGES = ['msg', 'error', 'text', 'description', 'detail'];
const migrate_steps_TYPES = ['kind', 'category', 'error_type'];
const GENERIC = 'execution';
const migrateErrors = (value, target) => {
    const before = (0,json.field)(value, 'errors');
    if ((0,json.isArray)(before) && before.length === 0)
        (0,migration_step/* put */.yJ)(value, 'errors', null);
    const isReport = (held) => typeof held === 'string' ? !(0,model_text.isBlank)(held) : (0,json.isObject)(held) || (0,json.isArray)(held);
    (0,migration_step/* adopt */.di)(value, 'errors', FORMER_ERRORS, isReport, (0,migration_step/* topFields */.ZC)(target.standard));
    const errors = (0,json.field)(value, 'errors');
    const list = errors === undefined ? null : errorsIn(errors);
    if (list === null)
        return;
    (0,migration_step/* put */.yJ)(value, 'errors', list.map((error) => errorObject(error, target)));
    completeErrors(value, target);
};
function errorsIn(errors) {
    if ((0,json.isArray)(errors))
        return errors;
    if (errors === null)
        return [];
    if (typeof errors === 'string')
        return (0,model_text.isBlank)(errors) ? [] : [errors];
    if (!(0,json.isObject)(errors))
        return null;
    if (['type', 'message', ...MESSAGES, ...migrate_steps_TYPES].some((name) => (0,json.has)(errors, name)))
        return [errors];
    const texts = Object.entries(errors).flatMap(([name, text]) => (typeof text === 'string' ? `${name}: ${text}` : []));
    const isEach = texts.length > 0 && texts.length === Object.keys(errors).length;
    return isEach ? texts.map((message) => ({ message })) : null;
}
function errorObject(error, target) {
    if (typeof error === 'string' && !(0,model_text.isBlank)(error)) {
        const type = errorType(error, target);
        return { ...(type === undefined ? {} : { type }), message: error };
    }
    if ((0,json.isObject)(error)) {
        (0,migration_step/* adopt */.di)(error, 'message', MESSAGES, (held) => typeof held === 'string');
        (0,migration_step/* adopt */.di)(error, 'type', migrate_steps_TYPES, (held) => typeof held === 'string');
    }
    return error;
}
function completeErrors(value, target) {
    const next = (0,json.stringField)(value, 'next_steps');
    for (const { keyword, pointer, detail } of target.standard.validate(value)) {
        if (keyword !== 'required' || !pointer.startsWith('/errors/'))
            continue;
        const error = (0,json.listField)(value, 'errors')[Number(pointer.slice('/errors/'.length))];
        const message = (0,json.stringField)(error, 'message');
        if (!(0,json.isObject)(error) || message === undefined)
            continue;
        let added;
        if (detail === 'type')
            added = errorType(message, target);
        if (detail === 'recoverable' && target.guesses)
            added = false;
        if (detail === 'recommendation' && next !== undefined && !(0,model_text.isBlank)(next))
            added = next;
        if (added !== undefined)
            (0,migration_step/* put */.yJ)(error, detail, added);
    }
}
function errorType(message, { guesses }) {
    if (/\btim(?:e|ed)[ -]?out\b/i.test(message))
        return 'timeout';
    return guesses ? GENERIC : undefined;
}
const SUMMARY = 'completion_summary';
const migrateCompletion = (value, target) => {
    const names = target.standard.shape.fields['/completion_data'] ?? [];
    const data = (0,migration_step/* objectIn */.D7)(value, 'completion_data');
    if (names.length === 0 || data === null)
        return;
    for (const name of names) {
        const held = (0,json.field)(value, name);
        if (held === undefined || (0,migration_step/* topFields */.ZC)(target.standard).includes(name) || (0,json.has)(data, name))
            continue;
        (0,migration_step/* remove */.TF)(value, name);
        (0,migration_step/* put */.yJ)(data, name, held);
        (0,migration_step/* put */.yJ)(value, 'completion_data', data);
    }
    const summary = (0,json.stringField)(value, 'summary');
    const isLacking = (0,json.has)(value, 'completion_data')
        ? (0,migration_step/* lacks */.pO)(value, target, '/completion_data', SUMMARY)
        : (0,migration_step/* lacks */.pO)(value, target, '', 'completion_data');
    if (summary !== undefined && !(0,model_text.isBlank)(summary) && isLacking) {
        (0,migration_step/* put */.yJ)(data, SUMMARY, summary);
        (0,migration_step/* put */.yJ)(value, 'completion_data', data);
    }
};
const migrateProgress = (value, { standard }, notes) => {
    const status = (0,json.stringField)(value, 'status') ?? '';
    const isBound = standard.rules.some(({ rule }) => rule.id === 'partial-progress-leftover');
    const goesOn = status === 'in_progress' || status === 'partial';
    if (isBound && !goesOn && standard.statuses.includes(status))
        moveToMetadata(value, '', 'partial_progress', notes);
};
const migrateDroppedFields = (value, { standard, older }, notes) => {
    for (const [holder, names] of Object.entries(standard.shape.fields)) {
        if (holder === '' || holder === '/metadata' || holder.includes('*'))
            continue;
        const former = new Set(older.flatMap(({ shape }) => shape.fields[holder] ?? []));
        for (const key of Object.keys((0,migration_step/* objectIn */.D7)(value, holder.slice(1)) ?? {})) {
            if (former.has(key) && !names.includes(key))
                moveToMetadata(value, holder, key, notes);
        }
    }
};
const migrateCustomFields = (value, target, notes) => {
    const named = new Set([target.standard, ...target.newer].flatMap(migration_step/* topFields */.ZC));
    for (const key of Object.keys(value)) {
        if (!named.has(key) && !isUntyped(key, value, target))
            moveToMetadata(value, '', key, notes);
    }
};
const STEPS = [
    migrateSchema,
    migrateMetadata,
    migrateStatus,
    migrateSummary,
    migrateNextSteps,
    migrateArtifacts,
    migrateErrors,
    migrateCompletion,
    migrateProgress,
    migrateDroppedFields,
    migrateCustomFields,
];


/***/ }),

/***/ 83189:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ openMigration),
/* harmony export */   RH: () => (/* binding */ isMigratable),
/* harmony export */   au: () => (/* binding */ migrateFile)
/* harmony export */ });
/* harmony import */ var _engine_evaluate_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85055);
/* harmony import */ var _engine_evaluate_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48229);
/* harmony import */ var _families_all_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8175);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82959);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5086);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20935);
/* harmony import */ var _migrate_steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97934);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_all_js__WEBPACK_IMPORTED_MODULE_2__, _json_file_js__WEBPACK_IMPORTED_MODULE_6__]);
([_families_all_js__WEBPACK_IMPORTED_MODULE_2__, _json_file_js__WEBPACK_IMPORTED_MODULE_6__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);








const WAYS = new Map(_families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .CW.flatMap(({ migrations }) => [...(migrations ?? [])]));
function isMigratable(family) {
    return [...WAYS.values()].some((families) => families.includes(family));
}
function openMigration(standard, context, { guesses } = { guesses: false }) {
    const others = _families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .tO
        .filter(({ family, id }) => family === standard.family && id !== standard.id)
        .sort((a, b) => compareVersions(a, b));
    const target = {
        standard,
        older: others.filter((other) => compareVersions(other, standard) < 0),
        newer: others.filter((other) => compareVersions(other, standard) > 0),
        guesses,
    };
    const family = _families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .CW.find(({ standards: own }) => own.includes(standard));
    return { target, rules: (0,_engine_evaluate_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleSet */ .nP)(standard, new Map()), context, rewriteMarkdown: family?.rewriteMarkdown };
}
function compareVersions(a, b) {
    return a.version.localeCompare(b.version, 'en', { numeric: true });
}
function migrateFile(name, bytes, gathered, migration) {
    if (gathered.form === 'markdown' && migration.rewriteMarkdown !== undefined) {
        return migrateMarkdown(name, bytes, gathered, migration, migration.rewriteMarkdown);
    }
    const file = new _json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .JsonFile */ .x(bytes, gathered.form);
    const left = problemsOf(name, gathered, file.problems, migration);
    const migrated = new Map();
    const changed = new Map();
    let foreign = 0;
    for (const found of file.returns) {
        const refused = refusal(found, gathered, migration.target);
        if (refused !== null) {
            const range = found.locate('');
            left.push({ text: refused.why, before: range, after: range });
            if (refused.isForeign)
                foreign++;
            continue;
        }
        const result = (0,_migrate_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .migrateValue */ .B)(found.value, migration.target);
        migrated.set(found.index, result);
        if (JSON.stringify(result.value) !== JSON.stringify(found.value))
            changed.set(found.index, result.value);
    }
    const after = changed.size === 0 ? bytes : file.withValues(changed);
    const now = changed.size === 0 ? file : new _json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .JsonFile */ .x(after, gathered.form);
    for (const [index, { value, notes }] of migrated) {
        const [before, present] = [file.returns[index], now.returns[index]];
        left.push(...[...notes, ...remaining(name, index, value, notes, migration)].map((note) => remainder(note, before, present)));
    }
    const elsewhere = gathered.family !== null && gathered.family !== migration.target.standard.family;
    return { after, changed: changed.size, returns: file.returns.length, left, foreign, elsewhere };
}
function migrateMarkdown(name, bytes, gathered, migration, rewrite) {
    const open = (text) => new _json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .JsonFile */ .x(text, 'markdown');
    const { after, changed, before, now, left: unsure } = rewrite(bytes, migration.target.standard, open);
    const left = problemsOf(name, gathered, before.problems, migration);
    const composed = before.returns.filter((found) => found.composed !== null);
    for (const { index, locate } of composed) {
        const found = now.returns[index];
        if (unsure.has(index)) {
            const range = locate('');
            const text = 'In the form of the newer version it would not say the same. Migrate it by hand.';
            left.push({ text, before: range, after: found?.locate('') ?? range });
        }
        else if (found !== undefined) {
            const notes = remaining(name, index, found.value, [], migration);
            left.push(...notes.map((note) => remainder(note, { locate }, found)));
        }
    }
    return { after, changed, returns: composed.length, left, foreign: 0, elsewhere: false };
}
function remainder({ pointer, part, message, recommendation }, before, now) {
    return {
        text: `${message} ${recommendation}`,
        before: before?.locate(pointer, part) ?? _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__.FILE_START,
        after: now?.locate(pointer, part) ?? _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__.FILE_START,
    };
}
function refusal({ value, obstacle }, place, { standard, newer }) {
    const isForeign = (family) => WAYS.get(family)?.includes(standard.family) !== true;
    const left = (why) => ({ why, isForeign: false });
    const { family, reduced } = place;
    if (family !== null && isForeign(family))
        return otherFamily(family, standard);
    if (obstacle !== null)
        return left(`${obstacle} Migrate it by hand.`);
    if (reduced)
        return left('It describes several tasks, and no version has a form for that. Migrate it by hand.');
    if (standard.isMarkdown === true)
        return left(`It is JSON, and ${standard.id} is Markdown. Name a version in JSON.`);
    if (accepts(standard, value))
        return null;
    const later = newer.find((other) => accepts(other, value));
    if (later !== undefined) {
        return left(`It is a return of ${later.id}, which is newer than ${standard.id}. Name that one, or leave it.`);
    }
    const likely = family ?? (0,_families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .familyOf */ .Ap)(value, (0,_families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .chosenFor */ .g6)(standard.id));
    const others = isForeign(likely) ? _families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .tO.filter((other) => other.family === likely && !other.isMarkdown) : [];
    return others.some((other) => accepts(other, value)) ? otherFamily(likely, standard) : null;
}
function accepts({ validate, shape }, value) {
    return !(0,_model_return_js__WEBPACK_IMPORTED_MODULE_4__.breaksShape)(validate(value), value, shape);
}
function otherFamily(family, { id }) {
    const ways = WAYS.get(family) ?? [];
    const what = `It is a return of ${family}, which cannot be migrated to ${id}`;
    const why = ways.length === 0
        ? `${what}, nor to any other version. Leave it out.`
        : `${what}, only to a version of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__.listOf)(ways, 'or')}. Name one of those, or leave it out.`;
    return { why, isForeign: true };
}
function problemsOf(file, { form }, problems, { target: { standard }, rules, context }) {
    const raised = (0,_engine_evaluate_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateDocument */ .l3)({ file, form, standard, problems }, rules, context, null);
    return raised.filter(isError).map((one) => {
        const { message, range = _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__.FILE_START } = one.problem;
        return { text: `${message} ${(0,_engine_evaluate_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .recommendationOf */ .Nz)(one)}`, before: range, after: range };
    });
}
function remaining(file, index, value, notes, { target: { standard }, rules, context }) {
    const subject = {
        file,
        index,
        standard,
        value,
        shapeErrors: standard.validate(value),
        claims: 0,
        beside: new Map(),
        returnsBeside: new Map(),
        satisfies: null,
    };
    const noted = new Set(notes.map(({ pointer }) => pointer));
    return (0,_engine_evaluate_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateReturn */ .CG)(subject, rules.return, context)
        .filter(isError)
        .filter(({ problem }) => !noted.has(problem.pointer ?? ''))
        .map(({ active, problem }) => {
        const { pointer = '', part, message } = problem;
        const recommendation = (0,_engine_evaluate_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .recommendationOf */ .Nz)({ active, problem });
        return { pointer, ...(part === undefined ? {} : { part }), message, recommendation };
    });
}
function isError({ active, problem }) {
    return active.severity === 'error' && (problem.severity ?? 'error') === 'error';
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 75735:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ rename),
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   Kc: () => (/* binding */ otherSuccess),
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
    if (((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.field)(holder, name) ?? null) !== null)
        return true;
    const from = others.find((other) => {
        const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.field)(holder, other);
        return value !== undefined && isSuch(value) && !named.includes(other);
    });
    if (from === undefined)
        return false;
    remove(holder, name);
    rename(holder, from, name);
    return true;
}
function objectIn(holder, name) {
    const held = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.field)(holder, name) ?? (Object.hasOwn(holder, name) ? null : {});
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.isObject)(held ?? undefined) ? held : null;
}
function topFields({ shape }) {
    return shape.fields[''] ?? [];
}
function lacks(value, { standard }, pointer, name) {
    const errors = standard.validate(value);
    return errors.some((error) => error.keyword === 'required' && error.pointer === pointer && error.detail === name);
}
const OTHER_WORK = [
    ['committed', /commit|\bgit\b/i],
    ['synced', /sync/i],
    ['linked', /link/i],
    ['tasks_created', /task-?creat|\bmeta\b/i],
];
function otherSuccess(value, words) {
    const agent = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.stringField)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.field)(value, 'metadata'), 'agent_type') ?? '';
    return OTHER_WORK.find(([word, pattern]) => words.includes(word) && pattern.test(agent))?.[0];
}


/***/ })

};
;