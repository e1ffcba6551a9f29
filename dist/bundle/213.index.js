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
// EXTERNAL MODULE: ./src/config/load.ts
var config_load = __webpack_require__(61036);
// EXTERNAL MODULE: ./src/config/loosened.ts
var loosened = __webpack_require__(40097);
// EXTERNAL MODULE: ./src/engine/run/form-files.ts
var form_files = __webpack_require__(53486);
// EXTERNAL MODULE: ./src/config/policy.ts
var config_policy = __webpack_require__(99706);
// EXTERNAL MODULE: ./src/config/settings.ts
var config_settings = __webpack_require__(54661);
// EXTERNAL MODULE: ./src/engine/run/check-tree.ts + 24 modules
var check_tree = __webpack_require__(68625);
// EXTERNAL MODULE: ./src/model/report.ts
var model_report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(58853);
// EXTERNAL MODULE: ./src/report/describe/notes.ts
var notes = __webpack_require__(2483);
// EXTERNAL MODULE: ./src/tree/commit.ts + 4 modules
var tree_commit = __webpack_require__(14764);
// EXTERNAL MODULE: ./src/tree/git/other-commit.ts
var other_commit = __webpack_require__(687);
// EXTERNAL MODULE: ./src/tree/git/uncommitted.ts
var uncommitted = __webpack_require__(11940);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(55665);
// EXTERNAL MODULE: ./src/cli/terminal/caller.ts
var terminal_caller = __webpack_require__(17700);
// EXTERNAL MODULE: ./src/cli/no-returns.ts
var no_returns = __webpack_require__(29553);
// EXTERNAL MODULE: ./src/cli/commands/show-report.ts
var show_report = __webpack_require__(73543);
// EXTERNAL MODULE: ./src/cli/commands/update-baseline.ts
var update_baseline = __webpack_require__(12274);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/tree/git/base.ts
var git_base = __webpack_require__(88942);
;// CONCATENATED MODULE: ./src/cli/commands/check-run.ts

























const OWN_CLOCK = 'Shards are joined only where they have one clock: hand the same --now to each, such as --now 2026-01-28T12:00:00Z.';
async function runCheck(asked, opening, readEarlier, caller) {
    const { call, shown } = asked;
    const { root } = call;
    const say = (text) => {
        if (!shown.quiet)
            (0,terminal_caller/* note */.N4)(caller, text);
    };
    const configFile = call.value('config');
    const named = configFile === undefined ? null : await (0,config_load/* readConfigFile */.RG)({ path: configFile, shown: configFile, root });
    if (call.has('shard') && !call.has('now'))
        say(OWN_CLOCK);
    const earlier = readEarlier();
    const tree = await opening;
    const project = (0,write_place/* projectOf */.v8)([root, '.']);
    const config = named ?? (await (0,config_load/* readConfig */.Xg)(tree));
    const policyFile = call.value('policy');
    const settings = asked.settings(config, policyFile === undefined
        ? null
        : await (0,config_policy/* readPolicy */.T4)({ shown: policyFile, folder: '.', root, tree, nameOfSetting: check_call/* nameOfOption */.g4 }));
    if (asked.explains === 'files')
        return (await __webpack_require__.e(/* import() */ 6127).then(__webpack_require__.bind(__webpack_require__, 86127))).listFiles(tree, settings, shown.format === 'json', caller);
    if (asked.explains !== null) {
        const { showConfig } = await __webpack_require__.e(/* import() */ 8355).then(__webpack_require__.bind(__webpack_require__, 78355));
        const name = configFile ?? (0,config_load/* findConfig */.u0)(tree)?.path ?? null;
        return showConfig({ asked, settings, withoutPolicy: asked.settings(config), configFile: name }, caller);
    }
    const { policy } = settings.readFrom;
    for (const warning of [config, policy?.config].flatMap((one) => one?.warnings ?? [])) {
        say((0,sink/* terminal */.Fo) `warning: ${warning}`);
    }
    const overruled = (0,config_policy/* overruledInWords */.xW)(policyFile ?? '', policy?.overruled ?? []);
    if (overruled !== '')
        say(overruled);
    const mayName = policy === undefined || policy.config.baseline === null;
    const ofConfig = settings.baselineFile === null ? null : (0,external_node_path_.join)(root, settings.baselineFile);
    const baselineFile = (mayName ? call.value('baseline') : undefined) ?? ofConfig;
    const update = asked.update === null ? null : (0,update_baseline/* updateBaseline */.Rz)((0,load/* baselinePath */.XB)(root, baselineFile), project, asked.update);
    const base = call.value('base');
    const compared = base === undefined ? null : await compareWithBase(base, tree, caller);
    const mayChange = compared !== null && configFile === undefined;
    if (mayChange)
        warnChangedConfig(compared.changes, caller);
    const droppedForms = mayChange ? await formsLoosened(compared, tree, config) : [];
    for (const remark of await (0,form_files/* formRemarks */.G)(settings, tree))
        say((0,sink/* terminal */.Fo) `notice: ${remark}`);
    const baseline = update?.baseline ??
        (await (0,load/* openBaseline */.Eg)({
            tree,
            root,
            named: baselineFile,
            onDisk: true,
            base: compared === null ? null : 'own',
            whole: asked.isWhole,
            hidesNoClaims: policy !== undefined && mayName,
        }));
    const progress = progressLine(caller.stderr, !shown.quiet && call.value('progress') !== 'never');
    const found = { ...compared, baseline, loosenedForms: droppedForms };
    const checked = await (0,check_tree/* checkTree */.RX)(tree, settings, { ...found, onProgress: progress.show }).finally(progress.clear);
    const report = (0,compare/* withTrend */.M)(checked, earlier);
    const unwritten = await (0,show_report/* showReport */.UY)(report, shown, project, caller);
    if (update !== null && report.conclusion !== 'empty')
        caller.stderr.write(`${update.write()}\n`);
    if (call.rest.length > 0)
        await (0,no_returns/* warnUnmatched */.O)(tree, call.rest, caller);
    if (report.conclusion === 'failed' && !shown.quiet)
        await sayElsewhere(tree, report, caller);
    const hasUncommitted = !shown.quiet && (await warnUncommitted(asked, tree, settings, report, caller));
    if (report.conclusion === 'empty' && shown.format === 'text' && !shown.quiet && !hasUncommitted) {
        const { options, config: ofProject } = settings.readFrom;
        caller.stderr.write((0,sink/* terminal */.Fo) `\n${(0,no_returns/* explainNoReturns */.I)(tree, (0,config_settings/* patternsThatCount */.WN)(options, ofProject).paths)}`.text);
    }
    for (const message of unwritten)
        (0,terminal_caller/* note */.N4)(caller, (0,sink/* terminal */.Fo) `warning: ${message}`);
    return model_report/* EXIT */.dc[report.conclusion];
}
function warnChangedConfig({ base, changed, deleted }, caller) {
    const touched = config_load/* CONFIG_FILES */.n0.filter((place) => changed.has(place) || deleted.has(place));
    if (touched.length === 0)
        return;
    const files = (0,model_text.listOf)(touched, 'and');
    const what = 'counts here as it is now; on a pull request the action takes that of the base.';
    (0,terminal_caller/* note */.N4)(caller, (0,sink/* terminal */.Fo) `warning: ${files} changed since ${base} and ${what}`);
}
async function formsLoosened({ changes, before }, tree, config) {
    const [touched] = config_load/* CONFIG_FILES */.n0.filter((place) => changes.changed.has(place) || changes.deleted.has(place));
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
async function sayElsewhere(tree, { returns }, caller) {
    if (!(0,tree_commit.isCommitTree)(tree))
        return;
    const missing = returns.flatMap((record) => record.claims.flatMap((one) => (one.verdict.name === 'missing' && (0,claim.isUntrue)(one, record) ? [one.claim.path] : [])));
    const branches = await (0,other_commit/* branchesWith */.zD)(tree, [...new Set(missing)]);
    if (branches.size > 0)
        (0,terminal_caller/* note */.N4)(caller, (0,notes/* elsewhereNote */.$Y)(branches));
}
async function warnUncommitted({ call, given }, tree, { selection }, report, caller) {
    const { root } = call;
    const isCheckedOut = (given.value('at') ?? 'HEAD') === 'HEAD';
    if (!(0,tree_commit.isCommitTree)(tree) || !isCheckedOut || tree.repository.git.bare === true)
        return false;
    const config = call.has('config') ? [] : [(0,config_load/* findConfig */.u0)(tree)?.path ?? config_load/* CONFIG_FILES */.n0].flat();
    const edited = config.filter((path) => (0,uncommitted/* isUnlikeCommit */.MJ)(tree, root, path, 'same'));
    const named = (0,notes/* namedInFindings */.L6)(report);
    const others = report.conclusion === 'passed'
        ? []
        : await (0,uncommitted/* filesUnlikeCommit */.F8)(tree, root, (path) => selection.matches(path) || named.has(path));
    const files = [...new Set([...edited, ...others])];
    if (files.length > 0)
        (0,terminal_caller/* note */.N4)(caller, (0,notes/* uncommittedNote */.sJ)(files));
    return others.some((path) => selection.matches(path));
}
async function compareWithBase(base, tree, caller) {
    if (!(0,tree_commit.isCommitTree)(tree)) {
        throw new usage/* UsageError */.e('--base compares two commits: leave out --workspace, and commit what is to be checked.');
    }
    const found = await (0,git_base/* compareByGit */.$0)(tree, { revision: base, label: base, relation: 'branch' }, 'local');
    if (found.kind === 'refused')
        throw new usage/* UsageError */.e(`--base: ${found.reason}`);
    const { changes, commit, tip, remark } = found;
    if (remark !== undefined)
        (0,terminal_caller/* note */.N4)(caller, remark);
    if (changes.approximate === true) {
        const what = `history is too shallow to tell where the checked commit left ${base}, so it is compared with ${base} as it is: what changed there since counts, too. Fetch more of it (git fetch --unshallow).`;
        (0,terminal_caller/* note */.N4)(caller, (0,sink/* terminal */.Fo) `warning: ${what}`);
    }
    return { changes, before: await (0,git_base/* openBefore */.wq)(tree, { commit, tip }), failOnScope: 'changes' };
}
const EVERY = 100;
const AFTER = 500;
const CLEAR = '\r\u001B[K';
function progressLine(stderr, wanted) {
    const isShown = wanted && stderr.isTerminal;
    const started = performance.now();
    let drawn = 0;
    return {
        show: (done, total) => {
            const now = performance.now();
            if (!isShown || now - started < AFTER || now - drawn < EVERY)
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

// EXTERNAL MODULE: ./src/tree/workspace.ts
var workspace = __webpack_require__(16825);
// EXTERNAL MODULE: ./src/cli/in-project.ts
var in_project = __webpack_require__(57655);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(60776);
;// CONCATENATED MODULE: ./src/cli/commands/check.ts








const check = (0,options/* command */.G5)({
    usage: 'return-gate check [options] [PATTERN...]',
    about: 'Checks the returns that the repository has committed: every file that they claim must exist in the checked commit and must not be empty.',
    details: [in_project/* PATTERN_HELP */.d],
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
}, async (given, caller) => {
    const call = (0,in_project/* inProject */.n)(given, caller);
    const opening = check_open(call);
    opening.catch(() => undefined);
    try {
        return await runCheck((0,check_call/* readCheckCall */.VH)(call, caller.now(), given), opening, () => (0,show_report/* earlierReport */.Zk)(call, caller), caller);
    }
    finally {
        await opening
            .then((tree) => {
            tree.close();
        })
            .catch(() => undefined);
    }
});
async function check_open(call) {
    const { root } = call;
    const at = call.value('at');
    if (!call.has('workspace'))
        return (0,tree_commit.openCommit)({ root, revision: at ?? 'HEAD' });
    if (at !== undefined)
        throw new usage/* UsageError */.e('--at names a commit and --workspace the files on disk: use one of them.');
    return (0,workspace/* openWorkspace */.OH)(root);
}


/***/ }),

/***/ 53486:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ formRemarks),
/* harmony export */   n: () => (/* binding */ filesOfForm)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28004);
/* harmony import */ var _families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58952);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54960);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);





async function filesOfForm(form, tree) {
    const declared = (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOfForms */ .$m)((0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .versionsOfForms */ .I$)([form]));
    const { matches } = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .selection */ .r1)([], [], declared);
    const isOfForm = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .inDeclared */ .OU)(declared);
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .classifier */ .kd)({}, declared);
    const wanted = (path) => isOfForm(path) && matches(path) && classify(path).family === form.name;
    return (await tree.findAll({ patterns: ['**'], matches: wanted, anyCase: true })).map(({ path }) => path);
}
async function formRemarks({ standards, readFrom }, tree) {
    const declared = (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOfForms */ .$m)(standards);
    if (declared.length === 0)
        return [];
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .classifier */ .kd)({}, declared);
    const remarks = [];
    for (const [form, places] of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(declared, ({ family }) => family ?? '')) {
        const files = await tree.findAll({ patterns: ['**'], matches: (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .inDeclared */ .OU)(places), anyCase: true });
        const byFamily = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(files, ({ path }) => classify(path).family ?? 'a built-in family');
        for (const [family, taken] of byFamily) {
            if (family === form)
                continue;
            const what = `read as ${family}, and not by the form`;
            if (byFamily.size === 1) {
                const file = readFrom.config?.file ?? readFrom.policy?.config.file ?? '';
                throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(file, [
                    `All files of the form ${form} are ${what}: remove the form, or change its files.`,
                ]);
            }
            remarks.push(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(taken.length, 'file')} of the form ${form} ${taken.length === 1 ? 'is' : 'are'} ${what}: ${taken[0]?.path ?? ''}${taken.length > 1 ? ' and others' : ''}.`);
        }
    }
    for (const { name, schema } of (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .declarationsOf */ .RK)(standards)) {
        if (schema?.hasPatterns !== true)
            continue;
        remarks.push(`The form ${name} is checked by ${schema.file} without its pattern and patternProperties, which are not run.`);
    }
    return remarks;
}


/***/ }),

/***/ 88942:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ compareByGit),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   wq: () => (/* binding */ openBefore)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _commit_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56879);
/* harmony import */ var _raw_commits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20842);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47134);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84595);
/* harmony import */ var _partial_clone_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55166);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62769);
/* harmony import */ var _event_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85732);
/* harmony import */ var _other_commit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(687);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64049);










const REMOTE_LIMIT = 60_000;
async function compareByGit(tree, asked, fetching) {
    try {
        return await compare(tree, asked, fetching === 'fetching');
    }
    catch (error) {
        if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS && error.kind === 'other')
            return refused(error.message);
        throw error;
    }
}
async function compare({ repository, revision: checked }, asked, fetching) {
    const { revision, relation, label } = asked;
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        return refused(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const base = await findBase(repository, revision, fetching);
    if ('kind' in base)
        return base;
    const { id: found, remark } = base;
    const parted = relation === 'before' ? found : await mergeBase(repository, found, checked);
    const commit = parted ?? found;
    if (repository.clone === 'partial') {
        for (const lacking of new Set([commit, found]))
            await (0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchTrees */ .OE)(repository.git, lacking, 'its');
    }
    const changes = await (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changesBetween */ .iv)(repository, commit, checked, label);
    const approximate = parted === undefined && (await (0,_commit_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .fE)(repository.git));
    return { kind: 'compared', changes: { ...changes, approximate }, commit, tip: found, remark };
}
async function parentsOf({ objects }, commit) {
    const found = await objects.contents([commit], Number.MAX_SAFE_INTEGER);
    return found.flatMap(({ bytes }) => (bytes === null ? [] : (0,_raw_commits_js__WEBPACK_IMPORTED_MODULE_9__/* .parentsOf */ .fY)(bytes)));
}
const EXPRESSION = /[\^~:]|@\{/;
async function findBase(repository, revision, fetching) {
    const name = fetching ? remoteBranch(revision) : revision;
    const tracked = `refs/remotes/${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn}/${name}`;
    const isExpression = EXPRESSION.test(name);
    if (isExpression || _git_js__WEBPACK_IMPORTED_MODULE_3__/* .OBJECT_ID */ .SN.test(name) || name === 'HEAD' || name.startsWith('refs/')) {
        const ofRemote = async () => fetching && isExpression ? namedCommit(repository, tracked) : undefined;
        const known = (await namedCommit(repository, revision)) ?? (await ofRemote());
        if (known !== undefined)
            return { id: known };
        return fetching ? fromRemote(repository, revision) : unknown(repository, revision);
    }
    const branches = fetching ? [tracked, `refs/heads/${name}`] : [`refs/heads/${name}`, `refs/remotes/${name}`, tracked];
    const tags = [...new Set([name, revision])].map((tag) => `refs/tags/${tag}`);
    const refs = await commitsOfRefs(repository, [...branches, ...tags]);
    const asBranch = (id) => {
        const others = tags.filter((tag) => (refs.get(tag) ?? id) !== id).map((tag) => tag.replace('refs/tags/', ''));
        const remark = `The base is the branch ${name}, and not the tag ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOf)(others)}, which is another commit.`;
        return { id, remark: others.length === 0 ? undefined : remark };
    };
    const [branch] = branches.flatMap((ref) => refs.get(ref) ?? []);
    if (branch !== undefined)
        return asBranch(branch);
    const remote = fetching ? await fromRemote(repository, revision) : undefined;
    if (remote !== undefined && 'id' in remote)
        return remote.isBranch === true ? asBranch(remote.id) : remote;
    const known = name === revision ? await namedCommit(repository, revision) : undefined;
    return known === undefined ? (remote ?? unknown(repository, revision)) : { id: known };
}
function remoteBranch(revision) {
    return revision.replace(/^(?:refs\/remotes\/)?origin\//, '');
}
async function commitsOfRefs(repository, names) {
    const list = ['for-each-ref', '--format=%(objectname) %(refname)', '--', ...names];
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.git, list);
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitFailed */ .gk)('look up the base', stderr);
    const commits = new Map();
    for (const line of stdout.toString('utf8').split('\n')) {
        const [id = '', ref = ''] = line.split(' ');
        const commit = names.includes(ref) ? await resolveCommit(repository, id) : undefined;
        if (commit !== undefined)
            commits.set(ref, commit);
    }
    return commits;
}
async function namedCommit(repository, revision) {
    if (_git_js__WEBPACK_IMPORTED_MODULE_3__/* .OBJECT_ID */ .SN.test(revision))
        return resolveCommit(repository, revision);
    const { status, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.git, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
    return status === 0 ? (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .printedId */ .I7)(stdout, `find the revision ${revision}`) : undefined;
}
async function resolveCommit({ objects, clone }, id) {
    const asked = objects.describe([`${id}^{commit}`]);
    const [found] = clone === 'partial' ? await asked.catch(() => []) : await asked;
    return found?.id ?? undefined;
}
function refused(reason) {
    return { kind: 'refused', reason };
}
async function unknown(repository, revision) {
    const branch = `${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn}/${revision}`;
    const isBranch = (await namedCommit(repository, `refs/remotes/${branch}`)) !== undefined;
    const hint = isBranch ? `Did you mean ${branch}?` : 'Name a branch, a tag or a commit that has been fetched.';
    return refused(`git does not know the revision "${revision}". ${hint}`);
}
async function fromRemote(repository, revision) {
    const { git } = repository;
    const settings = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .readGitSettings */ .kS)(git);
    if (!settings.has(`remote.${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn}.url`)) {
        return refused(`${revision} is not in the clone, which has no remote ${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn} to fetch from.`);
    }
    const remotely = { ...(await (0,_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .toFetch */ .qU)(git, [_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn], settings)), limit: REMOTE_LIMIT };
    const asked = _git_js__WEBPACK_IMPORTED_MODULE_3__/* .OBJECT_ID */ .SN.test(revision) ? { id: revision } : await askRemote(remotely, remoteBranch(revision));
    if ('kind' in asked)
        return asked;
    const commit = (await resolveCommit(repository, asked.id)) ?? (await fetchCommit(repository, remotely, asked.id));
    return typeof commit === 'string' ? { ...asked, id: commit } : commit;
}
async function askRemote(remotely, name) {
    const wanted = [`refs/heads/${name}`, `refs/tags/${name}^{}`, `refs/tags/${name}`];
    const ask = ['ls-remote', '--quiet', `--upload-pack=${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .UPLOAD_PACK */ .I3}`, _remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn, ...wanted];
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(remotely, [..._remote_js__WEBPACK_IMPORTED_MODULE_5__/* .ALONE */ .qY, ...ask]);
    if (status !== 0)
        return refused(`${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn} could not be asked for ${name}: ${(0,_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .lastWords */ .aN)(stderr)}`);
    const lines = stdout.toString('utf8').split('\n');
    const found = wanted.map((ref) => lines.find((line) => line.endsWith(`\t${ref}`))).find((line) => line !== undefined);
    const [id = '', ref = ''] = found?.split('\t') ?? [];
    if (id === '')
        return refused(`Neither the clone nor ${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn} has a branch or a tag ${name}.`);
    return { id, isBranch: ref.startsWith('refs/heads/') };
}
async function fetchCommit(repository, remotely, id) {
    const depth = (await (0,_commit_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .fE)(repository.git)) ? ['--depth=1'] : [];
    const { status, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(remotely, (0,_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .fetchArguments */ .lO)(depth, id));
    if (status !== 0)
        return refused(`${id} is not in the clone, and could not be fetched: ${(0,_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .lastWords */ .aN)(stderr)}`);
    return (await resolveCommit(repository, id)) ?? refused(`${id} is not a commit.`);
}
async function mergeBase(repository, base, checked) {
    if ((await parentsOf(repository, checked)).includes(base))
        return base;
    const { status, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.git, ['merge-base', base, checked]);
    return status === 0 ? (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .printedId */ .I7)(stdout, 'find where the branch started') : undefined;
}
async function openBefore({ repository, revision }, { commit, tip }) {
    const differing = new Set();
    const filesOf = async (base) => {
        const files = new Map();
        for (const { path, mode, id } of (await (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changeBetween */ .Vz)(repository, base, revision)).events) {
            if (base === commit)
                differing.add(path);
            if ((0,_log_js__WEBPACK_IMPORTED_MODULE_8__/* .isFile */ .fo)(mode))
                files.set(path, { path, id, link: false });
        }
        return files;
    };
    const files = await filesOf(commit);
    if (repository.clone === 'partial') {
        repository.objects.expect(askedAbout((await (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changeBetween */ .Vz)(repository, commit, revision)).events));
    }
    return {
        commit,
        differs: (path) => differing.has(path),
        files,
        since: tip === commit ? new Map() : await filesOf(tip),
        read: (wanted, limit) => (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_7__/* .readBatches */ .Pu)(repository.objects, wanted, limit),
        movedAway: () => movedAway(repository, commit, revision),
        editedRenames: async () => (await renamesBetween(repository, commit, revision)).byTarget,
    };
}
function askedAbout(events) {
    const sides = ({ mode, newMode, id, newId }) => [
        ...(mode === '' || mode === _log_js__WEBPACK_IMPORTED_MODULE_8__/* .GITLINK */ .Rt ? [] : [id]),
        ...(newMode === '' || newMode === _log_js__WEBPACK_IMPORTED_MODULE_8__/* .GITLINK */ .Rt ? [] : [newId]),
    ];
    const documents = events.filter(({ path }) => _event_log_js__WEBPACK_IMPORTED_MODULE_6__/* .DOCUMENT */ .qQ.test(path));
    const gone = events.filter(({ newMode, to }) => newMode === '' && to === null);
    const added = events.filter(({ mode, from }) => mode === '' && from === null);
    const renamed = gone.length === 0 || added.length === 0 ? [] : [...gone, ...added];
    return [...documents, ...renamed].flatMap(sides);
}
async function renamesBetween(repository, base, checked) {
    const skipped = await (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .compareChange */ .Ws)(repository, base, checked);
    const { events } = await (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changeBetween */ .Vz)(repository, base, checked);
    const renamed = events.flatMap(({ path, to }) => (to === null ? [] : [[to.path, path]]));
    return { byTarget: new Map(renamed), isCut: skipped !== undefined };
}
async function movedAway(repository, base, checked) {
    const moved = new Set();
    const { events } = await (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changeBetween */ .Vz)(repository, base, checked);
    const now = new Set(events.map(({ newId }) => newId));
    const gone = events.filter(({ newMode }) => newMode === '');
    for (const { path, id } of gone)
        if (now.has(id))
            moved.add(path);
    if (gone.length === moved.size)
        return moved;
    const { byTarget, isCut } = await renamesBetween(repository, base, checked);
    for (const path of byTarget.values())
        moved.add(path);
    return isCut ? new Set(gone.map(({ path }) => path)) : moved;
}


/***/ })

};
;