"use strict";
exports.id = 9466;
exports.ids = [9466,3019];
exports.modules = {

/***/ 99466:
/***/ (function(__unused_webpack_module, __unused_webpack___webpack_exports__, __webpack_require__) {


// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(13691);
// EXTERNAL MODULE: ./src/compare/compare.ts
var compare = __webpack_require__(66832);
// EXTERNAL MODULE: ./src/engine/run/check-tree.ts + 24 modules
var check_tree = __webpack_require__(68625);
// EXTERNAL MODULE: ./src/github/platform.ts
var platform = __webpack_require__(41376);
// EXTERNAL MODULE: ./src/model/report.ts
var report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/config/policy.ts
var config_policy = __webpack_require__(99706);
// EXTERNAL MODULE: ./src/config/settings.ts
var config_settings = __webpack_require__(54661);
// EXTERNAL MODULE: ./src/engine/run/form-files.ts
var form_files = __webpack_require__(53486);
// EXTERNAL MODULE: ./src/gather/glob.ts
var glob = __webpack_require__(72825);
// EXTERNAL MODULE: ./src/github/event.ts
var github_event = __webpack_require__(85015);
// EXTERNAL MODULE: ./src/tree/commit.ts + 4 modules
var tree_commit = __webpack_require__(14764);
// EXTERNAL MODULE: ./src/tree/git/base.ts
var git_base = __webpack_require__(88942);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/github/problem.ts
var problem = __webpack_require__(88792);
;// CONCATENATED MODULE: ./src/github/base.ts


const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const NO_COMMIT = /^0+$/;
function baseOf(situation) {
    const { env, event, input } = situation;
    if (input !== '') {
        if (NO_COMMIT.test(input))
            return none('the input base names no commit');
        return { kind: 'base', revision: input, label: nameOfRevision(input), relation: 'branch' };
    }
    const name = env.GITHUB_EVENT_NAME ?? '';
    if (name.startsWith('pull_request'))
        return baseOfPullRequest(situation);
    if (name === 'merge_group') {
        const group = (0,json.field)(event, 'merge_group');
        return before((0,json.stringField)(group, 'base_sha'), (0,json.stringField)(group, 'base_ref')?.replace(/^refs\/heads\//, ''));
    }
    if (name === 'push')
        return baseOfPush(event);
    return none(`the event ${name === '' ? 'of the run' : name} has no base`);
}
function baseOfPullRequest({ env, event, head, parents }) {
    const pull = (0,json.field)(event, 'pull_request');
    const base = (0,json.field)(pull, 'base');
    const label = (0,json.stringField)(base, 'ref');
    const isMerge = parents[1] !== undefined && parents[1] === (0,json.stringField)((0,json.field)(pull, 'head'), 'sha');
    const isEvents = env.GITHUB_EVENT_NAME !== 'pull_request_target' && head === env.GITHUB_SHA && parents.length > 1;
    if (isMerge || isEvents)
        return before(parents[0], label);
    const id = (0,json.stringField)(base, 'sha');
    return isCommit(id) ? { kind: 'base', revision: id, label: label ?? nameOfRevision(id), relation: 'branch' } : noBase;
}
function baseOfPush(event) {
    const id = (0,json.stringField)(event, 'before');
    if (id !== undefined && !NO_COMMIT.test(id))
        return before(id, undefined);
    const ref = (0,json.stringField)(event, 'ref') ?? '';
    const main = (0,json.stringField)((0,json.field)(event, 'repository'), 'default_branch') ?? '';
    if (id === undefined || !ref.startsWith('refs/heads/') || main === '' || ref === `refs/heads/${main}`) {
        return none('the push names no commit that it started from');
    }
    return { kind: 'base', revision: `origin/${main}`, label: main, relation: 'branch' };
}
const noBase = none('the event names no base');
function none(why) {
    return { kind: 'none', why };
}
function before(id, label) {
    return isCommit(id) ? { kind: 'base', revision: id, label: label ?? nameOfRevision(id), relation: 'before' } : noBase;
}
function isCommit(id) {
    return id !== undefined && OBJECT_ID.test(id) && !NO_COMMIT.test(id);
}
const SHORT_ID = 12;
function nameOfRevision(revision) {
    return OBJECT_ID.test(revision) ? revision.slice(0, SHORT_ID) : revision;
}
const DEEPEN = 'let the checkout fetch all of it (fetch-depth: 0 of actions/checkout)';
async function compareWith(base, head, { git, api }) {
    const byGit = await git(base);
    const isExact = byGit.kind === 'compared' && byGit.changes.approximate !== true;
    const byApi = isExact || api === undefined ? undefined : await askApi(api, base, head);
    const ofApi = typeof byApi === 'object' ? { ...byApi, base: base.label } : null;
    if (byGit.kind === 'compared') {
        const { changes, commit, tip, remark } = byGit;
        const what = `History is too shallow to tell where the branch left ${base.label}, so it is compared with ${base.label} as it is now: what changed there since counts, too.`;
        const warning = isExact || ofApi !== null ? null : `${what} To fix this, ${DEEPEN}.`;
        return { changes: ofApi ?? changes, commit, tip, unread: null, warning, remark };
    }
    const nothing = { commit: null, tip: null };
    if (ofApi !== null)
        return { ...nothing, changes: ofApi, unread: byGit.reason, warning: null };
    const reason = byGit.reason.endsWith('.') ? byGit.reason : `${byGit.reason}.`;
    const unread = typeof byApi === 'string' ? `${reason} ${byApi}` : reason;
    return {
        ...nothing,
        changes: null,
        unread,
        warning: `What changed since ${base.label} is not known, so the whole tree is checked, and nothing is compared. ${unread} To fix this, ${DEEPEN}.`,
    };
}
async function askApi(api, { revision }, head) {
    try {
        return await api(revision.replace(/^origin\//, ''), head);
    }
    catch (error) {
        return `GitHub's API could not compare either: ${(0,problem/* problemOf */.Zw)(error).why}.`;
    }
}
function branchOf(env) {
    if ((env.GITHUB_HEAD_REF ?? '') !== '')
        return env.GITHUB_HEAD_REF;
    const ref = env.GITHUB_REF ?? '';
    if (ref.startsWith('refs/heads/'))
        return ref.slice('refs/heads/'.length);
    const name = env.GITHUB_REF_NAME ?? '';
    return ref === '' && name !== '' ? name : undefined;
}

// EXTERNAL MODULE: ./src/tree/git/git.ts
var git = __webpack_require__(84595);
;// CONCATENATED MODULE: ./src/action/base.ts






function readBaseOptions({ base, source, 'agent-branches': agentBranches }, mode) {
    const baseOptions = { base, mode, isAgentBranch: readBranches(agentBranches) };
    const given = [
        ['base', base],
        ['mode', mode === 'all' ? '' : mode],
        ['agent-branches', agentBranches],
    ];
    const [asked] = given.find(([, value]) => value !== '') ?? [];
    if (source === 'workspace' && asked !== undefined) {
        throw new usage/* UsageError */.e(`The input ${asked} compares two commits, and the input source is workspace: leave one of them out.`);
    }
    return baseOptions;
}
function readBranches(text) {
    const patterns = (0,glob/* cleanPatterns */.vR)([text]);
    const whole = patterns.find((pattern) => /^!*\s*refs\//.test(pattern));
    if (whole !== undefined) {
        throw new usage/* UsageError */.e(`The input agent-branches has the pattern "${whole}": write a branch without refs/heads/, such as agent/**.`);
    }
    try {
        return (0,glob/* compilePatterns */.xi)(patterns);
    }
    catch (error) {
        if (!(error instanceof glob/* PatternError */.JM))
            throw error;
        throw new usage/* UsageError */.e(`The input agent-branches: ${error.message}`);
    }
}
const NO_BASE = {
    changes: null,
    commit: null,
    tip: null,
    unread: null,
    warning: null,
    branch: null,
};
async function answerBase({ baseOptions, env, event, token }, tree) {
    const branch = branchOf(env) ?? null;
    const { revision: head, repository } = tree;
    const parents = await (0,git_base/* parentsOf */.fY)(repository, head);
    const wanted = baseOf({ env, event, head, parents, input: baseOptions.base });
    if (wanted.kind === 'base') {
        const api = token === '' ? undefined : apiOf(token, env, tree.root);
        const comparison = await compareWith(wanted, head, { git: (base) => (0,git_base/* compareByGit */.$0)(tree, base, 'fetching'), api });
        return { ...comparison, branch };
    }
    const warning = baseOptions.mode === 'changed'
        ? `The input mode is changed, but ${wanted.why}, so the whole tree is checked. To fix this, name a commit by the input base, or leave mode out.`
        : null;
    return { ...NO_BASE, unread: `${(0,model_text.capital)(wanted.why)}.`, warning, branch };
}
async function baseBehindWorkspace(question, openCheckout) {
    try {
        const committed = await openCheckout();
        return { committed, base: await answerBase(question, committed) };
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS) || error.kind === 'other')
            throw error;
        return { committed: null, base: { ...NO_BASE, unread: error.what } };
    }
}
function apiOf(token, env, root) {
    return async (base, head) => {
        const { comparisonByApi } = await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(6408)]).then(__webpack_require__.bind(__webpack_require__, 52954));
        return comparisonByApi({ token, env, root })?.(base, head);
    };
}

// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/config/at-commit.ts
var at_commit = __webpack_require__(13019);
// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(61036);
// EXTERNAL MODULE: ./src/baseline/load.ts
var baseline_load = __webpack_require__(47663);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/config/error.ts
var error = __webpack_require__(28004);
// EXTERNAL MODULE: ./src/config/loosened.ts
var loosened = __webpack_require__(40097);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(66034);
// EXTERNAL MODULE: ./src/tree/git/other-commit.ts
var other_commit = __webpack_require__(687);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(12102);
;// CONCATENATED MODULE: ./src/action/base-rules.ts















function isProposal(env, event, { base }) {
    const name = env.GITHUB_EVENT_NAME ?? '';
    if (name.startsWith('pull_request') || name === 'merge_group')
        return true;
    const main = (0,json.stringField)((0,json.field)(event, 'repository'), 'default_branch');
    return base !== '' && !(name === 'push' && main !== undefined && env.GITHUB_REF === `refs/heads/${main}`);
}
function undoubted(value, warnings = []) {
    return { value, warnings, doubt: null };
}
async function actionConfig(sides) {
    const { inputs, tree, proposal } = sides;
    if (inputs.config !== '')
        return namedConfig(sides);
    return proposal === null ? undoubted(await (0,load/* readConfig */.Xg)(tree)) : usualConfig(tree, proposal);
}
async function formsLoosened({ inputs, tree, proposal }, base) {
    if (base === null || base.forms.length === 0 || proposal === null || inputs.config !== '')
        return [];
    const [touched] = load/* CONFIG_FILES */.n0.filter((place) => isTouched(proposal.base, place));
    if (touched === undefined)
        return [];
    try {
        return (0,loosened/* loosenedForms */.l)(base.forms, (await (0,load/* readConfig */.Xg)(tree))?.forms ?? [], touched);
    }
    catch (error) {
        if (error instanceof usage/* UsageError */.e)
            return [];
        throw error;
    }
}
async function usualConfig(checked, { committed: tree, base }) {
    const own = (0,load/* findConfig */.u0)(checked);
    const touched = load/* CONFIG_FILES */.n0.filter((place) => isTouched(base, place));
    if (base.tip === null || tree === null) {
        if (tree !== null && base.changes !== null && touched.length === 0)
            return undoubted(await (0,load/* readConfig */.Xg)(tree));
        if (base.changes !== null || own !== null)
            throw unreadable(base, touched[0] ?? own?.path ?? load/* CONFIG_FILES */.n0[0]);
        const doubt = 'The branch has no configuration, so it is checked by the defaults; a configuration that it deleted is unknown.';
        return { value: null, warnings: [], doubt };
    }
    const warnings = touched.length === 0 ? [] : [changeWaits(touched)];
    return undoubted(await (0,at_commit.configOfCommit)(tree, base.tip, ofBase), warnings);
}
async function namedConfig({ inputs, workspace, root, proposal }) {
    const shown = inputs.config;
    const path = (0,external_node_path_.resolve)(workspace, shown);
    const onDisk = async () => undoubted(await (0,load/* readConfigFile */.RG)({ path, shown, root: workspace }));
    const top = (0,tree_root/* repositoryOf */._M)(root);
    const place = top === undefined ? null : (0,inside/* placeIn */.VV)(top, path);
    if (place === null && top !== undefined && (0,inside/* leadsInto */.gA)(top, path)) {
        throw new error/* ConfigError */.xL(shown, ['It leads into the repository by a symbolic link: name the file itself.']);
    }
    if (proposal === null || place === null)
        return onDisk();
    const { committed: tree, base } = proposal;
    if (tree === null)
        throw unreadable(base, shown);
    const own = await fileAt(tree, tree.revision, place, shown);
    if (base.tip === null) {
        if (own === undefined)
            return onDisk();
        const inRoot = (0,model_path.pathBelow)(tree.root, place);
        if (inRoot === null || base.changes === null || isTouched(base, inRoot))
            throw unreadable(base, shown);
        return undoubted(await (0,at_commit/* configAt */.E)(tree, own, shown, tree.revision));
    }
    const theirs = await fileAt(tree, base.tip, place, ofBase(shown));
    if (theirs !== undefined) {
        const earlier = base.commit === null ? theirs : await fileAt(tree, base.commit, place, ofBase(shown));
        return undoubted(await (0,at_commit/* configAt */.E)(tree, theirs, ofBase(shown), base.tip), earlier === own ? [] : [changeWaits([shown])]);
    }
    if (own === undefined)
        return onDisk();
    throw new error/* ConfigError */.xL(shown, [
        'The base does not have it, so the configuration for this branch is unknown. Commit it to the base before a workflow names it.',
    ]);
}
async function fileAt({ repository }, commit, place, shown) {
    const entry = await (0,other_commit/* entryAt */._f)(repository, commit, place);
    return entry === undefined ? undefined : (0,load/* demandFile */.Ml)(entry, shown).id;
}
function isTouched({ changes }, place) {
    return changes?.changed.has(place) === true || changes?.deleted.has(place) === true;
}
function ofBase(place) {
    return `${place} of the base`;
}
function changeWaits(places) {
    return `This branch changes ${places.join(', ')}. It is checked by the configuration of its base; the change counts once it is merged.`;
}
function unreadable({ changes, unread }, place) {
    const what = changes === null ? 'may have changed' : 'changes';
    return new usage/* UsageError */.e(`The configuration for this branch is unknown: it ${what} ${place}, and the base's could not be read. ${unread ?? ''} To fix this, ${DEEPEN}.`);
}
async function actionBaseline({ root, tree, proposal }, { named, whole, hidesNoClaims }) {
    const place = named === null ? finding.BASELINE_FILE : (0,inside/* relativeWithin */.Qs)(root, (0,external_node_path_.resolve)(root, named));
    if (place === null) {
        throw new error/* ConfigError */.xL(named ?? '', ['The baseline is outside the project. Move it into the project.']);
    }
    const source = { tree, root, named: null, onDisk: false, place, base: null, whole, hidesNoClaims };
    if (proposal === null)
        return demandNamed(await (0,baseline_load/* openBaseline */.Eg)(source), named);
    const { committed, base } = proposal;
    if (base.tip === null || committed === null) {
        if (base.changes !== null && !isTouched(base, place))
            return (0,baseline_load/* openBaseline */.Eg)({ ...source, base: 'own' });
        if (tree.find(place) === undefined)
            return null;
        throw unreadable(base, place);
    }
    const entry = await (0,other_commit/* entryAt */._f)(committed.repository, base.tip, (0,model_path.pathIn)(committed.root, place));
    if (entry === undefined) {
        return (0,tree_commit.isCommitTree)(tree) ? demandNamed(await (0,baseline_load/* openBaseline */.Eg)({ ...source, base: { text: null } }), named) : null;
    }
    if (entry.kind !== 'file')
        throw new usage/* UsageError */.e(`${ofBase(place)} is not a regular file: commit the file itself.`);
    const [content] = await (0,other_commit/* contentsOf */.KD)(committed.repository, [entry.id], baseline_load/* MAX_BASELINE_SIZE */.lh);
    return (0,baseline_load/* openBaseline */.Eg)({ ...source, base: { text: (0,baseline_load/* baselineText */.BW)(content, ofBase(place)) } });
}
function demandNamed(found, named) {
    if (found === null && named !== null) {
        throw new usage/* UsageError */.e(`There is no baseline ${named}: write it with return-gate check --update-baseline, and commit it, or name none.`);
    }
    return found;
}

// EXTERNAL MODULE: ./src/action/inputs.ts
var action_inputs = __webpack_require__(81729);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/tree/git/store.ts
var store = __webpack_require__(49458);
;// CONCATENATED MODULE: ./src/action/working-directory.ts






function projectRoot(workspace, workingDirectory) {
    const root = (0,external_node_path_.resolve)(workspace, workingDirectory);
    for (const start of [workspace, (0,inside/* realOf */.MN)(workspace)]) {
        const way = (0,inside/* relativeWithin */.Qs)(start, root);
        if (way === null)
            continue;
        let folder = start;
        for (const name of way.split('/')) {
            folder = (0,external_node_path_.resolve)(folder, name);
            if (isLink(folder))
                throw folderIsLink(start, way, folder);
        }
    }
    return root;
}
function refuseSubmodule(root) {
    const top = (0,tree_root/* repositoryOf */._M)(root);
    const around = top === undefined ? undefined : (0,tree_root/* repositoryOf */._M)((0,external_node_path_.dirname)(top));
    if (top === undefined || around === undefined || around === top)
        return;
    const [own, outer] = [(0,store/* gitFolderOf */.qb)(top), (0,store/* gitFolderOf */.qb)(around)];
    if (own === undefined || outer === undefined || !(0,inside/* isInside */.FK)((0,inside/* realOf */.MN)(own), (0,external_node_path_.join)((0,inside/* realOf */.MN)(outer), 'modules')))
        return;
    throw new usage/* UsageError */.e(`The working directory is in a submodule of ${around}, ${(0,external_node_path_.relative)(around, top)}: a branch chooses its commits and where they come from. Check it in the workflows of its own repository.`);
}
function isLink(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path).isSymbolicLink();
    }
    catch {
        return false;
    }
}
function folderIsLink(workspace, way, link) {
    return new usage/* UsageError */.e(`The input working-directory is "${way}", and ${(0,inside/* relativeWithin */.Qs)(workspace, link) ?? link} is a symbolic link to ${(0,external_node_fs_.readlinkSync)(link)}, which a branch can change: write the folder itself, ${instead(workspace, link)}.`);
}
function instead(workspace, link) {
    const target = (0,inside/* relativeWithin */.Qs)((0,inside/* realOf */.MN)(workspace), (0,inside/* realOf */.MN)(link));
    return target === null || target === (0,inside/* relativeWithin */.Qs)(workspace, link) ? 'below the workspace' : `such as ${target}`;
}

// EXTERNAL MODULE: ./src/tree/git/commit-graph.ts
var commit_graph = __webpack_require__(56879);
// EXTERNAL MODULE: ./src/tree/workspace.ts
var tree_workspace = __webpack_require__(16825);
// EXTERNAL MODULE: ./src/action/publish-report.ts
var publish_report = __webpack_require__(39312);
;// CONCATENATED MODULE: ./src/action/prepare-check.ts


















const nameOfInput = (setting) => `The input ${setting}`;
function readStep(input, env) {
    const inputs = (0,action_inputs/* readActionInputs */.Ui)(input);
    const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
    return {
        inputs,
        raw: (0,action_inputs/* readRawOptions */.rV)(input),
        workspace,
        root: projectRoot(workspace, inputs['working-directory']),
        env,
    };
}
function readRequest(step) {
    const { inputs, raw } = step;
    const settings = (0,config_settings/* readOptions */.Tt)(raw, nameOfInput);
    (0,parse_option/* parseChoice */.HU)('The input source', inputs.source, ['commit', 'workspace']);
    (0,parse_option/* parseChoice */.HU)('The input history', inputs.history, ['auto', 'never']);
    return {
        ...step,
        ...(0,publish_report/* readAudience */.hZ)(inputs),
        baseOptions: readBaseOptions(inputs, settings(null).mode),
        settings,
    };
}
async function prepareCheck(request, { opening, openCheckout }) {
    const { inputs, raw, workspace, root, env, baseOptions } = request;
    const event = (0,action_inputs/* readEvent */.j_)(env);
    const tree = await opening;
    const head = (0,github_event/* pullRequestHead */.Ju)(event);
    await refuseForeignHead(env, head, workspace, root);
    const isProposed = isProposal(env, event, inputs);
    if (isProposed)
        refuseSubmodule(root);
    const question = { baseOptions, env, event, token: inputs['github-token'] };
    const base = (0,tree_commit.isCommitTree)(tree) ? await answerBase(question, tree) : NO_BASE;
    let proposal = null;
    if (isProposed) {
        proposal = (0,tree_commit.isCommitTree)(tree) ? { committed: tree, base } : await baseBehindWorkspace(question, openCheckout);
    }
    const committed = proposal?.committed ?? null;
    const other = committed === null ? null : otherCommit(env, head, await commitOf(committed));
    const sides = { inputs, workspace, root, tree, proposal };
    const config = await actionConfig(sides);
    const policy = inputs.policy === ''
        ? null
        : await (0,config_policy/* readPolicy */.T4)({ shown: inputs.policy, folder: workspace, root, tree, nameOfSetting: nameOfInput });
    const settings = request.settings(config.value, policy);
    const isNamed = (inputs['agent-branches'] === '' ? settings.isAgentBranch : null) ?? baseOptions.isAgentBranch;
    const isOfPolicy = (0,glob/* compilePatterns */.xi)(policy?.agentBranches ?? []);
    const isAgentBranch = (branch) => isNamed(branch) || isOfPolicy(branch);
    const mayNameBaseline = (policy?.baseline ?? null) === null;
    const baseline = await actionBaseline(sides, {
        named: inputs.baseline === '' || !mayNameBaseline ? settings.baselineFile : inputs.baseline,
        whole: settings.mode === 'all' && [...raw.patterns, ...raw.ignore].every((line) => line.trim() === ''),
        hidesNoClaims: policy !== null && mayNameBaseline,
    });
    const overruled = (0,config_policy/* overruledInWords */.xW)(inputs.policy, settings.readFrom.policy?.overruled ?? []);
    const compared = proposal?.base ?? base;
    const doubts = [compared.warning, config.doubt].filter((doubt) => doubt !== null);
    return {
        tree,
        event,
        settings,
        found: {
            changes: base.changes,
            before: await filesBefore(tree, base),
            failOnScope: isProposed || settings.mode === 'changed' ? 'changes' : 'all',
            agentBranch: base.branch !== null && isAgentBranch(base.branch) ? base.branch : null,
            baseline,
            loosenedForms: await formsLoosened(sides, config.value),
        },
        head: other === null ? head : undefined,
        remarks: [
            ...(0,platform/* remarksOf */.r)('warning', [...(doubts.length === 0 ? [] : [doubts.join(' ')]), ...config.warnings]),
            ...(0,platform/* remarksOf */.r)('warning', [config.value, policy].flatMap((one) => one?.warnings ?? [])),
            ...(0,platform/* remarksOf */.r)('notice', [...(other === null ? [] : [other]), ...(await (0,form_files/* formRemarks */.G)(settings, tree))]),
            ...(0,platform/* remarksOf */.r)('info', [compared.remark ?? '', overruled]),
        ],
    };
}
async function commitOf({ repository, revision }) {
    return { id: revision, parents: await (0,git_base/* parentsOf */.fY)(repository, revision) };
}
async function filesBefore(tree, { commit, tip }) {
    return commit === null || !(0,tree_commit.isCommitTree)(tree) ? null : (0,git_base/* openBefore */.wq)(tree, { commit, tip: tip ?? commit });
}
const TARGET = 'pull_request_target';
async function refuseForeignHead(env, head, workspace, root) {
    if (env.GITHUB_EVENT_NAME !== TARGET)
        return;
    const options = (0,tree_root/* gitAt */.c8)((0,tree_root/* locate */.x5)(root), { safeDirectories: (0,tree_root/* trustedFolders */.hA)([workspace, root]) });
    const checkedOut = await (0,commit_graph/* headOf */.Uo)(options);
    if (head !== undefined && checkedOut !== undefined && (await (0,commit_graph/* contains */.gR)(options, checkedOut, head)))
        return;
    throw new usage/* UsageError */.e('Under pull_request_target the base is checked out, not the pull request: use the event pull_request, or check out the head of the pull request.');
}
function otherCommit(env, head, { id, parents }) {
    const name = env.GITHUB_EVENT_NAME ?? '';
    if (head === undefined || !name.startsWith('pull_request') || name === TARGET)
        return null;
    const isMerge = parents.length > 1;
    if (id === head || (isMerge && parents.includes(head)))
        return null;
    if (isMerge && id === env.GITHUB_SHA) {
        throw new usage/* UsageError */.e(`The merge ref of the pull request is stale: ${id} does not contain ${head}, the head that the result is reported for. Running this again checks the same commit. Push to the branch, or close and reopen the pull request, for a new merge ref.`);
    }
    return `The checked commit ${id} is neither ${head}, the head of the pull request, nor its merge commit. The result is that of the checked commit.`;
}
function openTrees({ inputs, workspace, root, env }) {
    const safeDirectories = (0,tree_root/* trustedFolders */.hA)([workspace, root]);
    const server = env.GITHUB_SERVER_URL ?? 'https://github.com';
    const fetchHistory = inputs.history === 'never' ? null : { token: inputs['github-token'], server };
    const opened = [];
    const keep = (opening) => {
        opening.catch(() => undefined);
        opened.push(opening);
        return opening;
    };
    const openCheckout = () => keep((0,tree_commit.openCommit)({ root, revision: 'HEAD', of: 'checkout', safeDirectories, fetchHistory }));
    return {
        opening: inputs.source === 'workspace' ? keep(Promise.resolve((0,tree_workspace/* openWorkspace */.OH)(root, { safeDirectories }))) : openCheckout(),
        openCheckout,
        close: async () => {
            for (const tree of await Promise.allSettled(opened))
                if (tree.status === 'fulfilled')
                    tree.value.close();
        },
    };
}

// EXTERNAL MODULE: ./src/action/earlier-report.ts
var earlier_report = __webpack_require__(85025);
// EXTERNAL MODULE: ./src/action/publish.ts
var publish = __webpack_require__(74001);
// EXTERNAL MODULE: ./src/action/failed.ts
var failed = __webpack_require__(53389);
;// CONCATENATED MODULE: ./src/action/run.ts











async function runStep(env) {
    try {
        const step = readStep(core.getInput, env);
        const trees = openTrees(step);
        try {
            return report/* EXIT */.dc[await runAction(readRequest(step), trees)];
        }
        finally {
            await trees.close();
        }
    }
    catch (error) {
        return (0,failed/* failed */.g)(error, env);
    }
}
const OWN_CLOCK = 'Shards are joined only where they have one clock: give every job of the matrix the same input now, which a job before it printed.';
async function runAction(request, trees) {
    const { inputs, raw, workspace, root, env } = request;
    const { shard } = request.settings(null);
    const earlier = await (0,earlier_report/* earlierReport */.Zk)(inputs, workspace);
    const prepared = await prepareCheck(request, trees);
    const { tree, event, head, settings, found } = prepared;
    const clock = shard !== null && raw.texts?.has('now') !== true ? [OWN_CLOCK] : [];
    const remarks = [...(0,platform/* remarksOf */.r)('warning', [...clock, ...(0,parse_option/* removedInputs */.AG)(core.getInput)]), ...prepared.remarks];
    for (const one of remarks) {
        if (shard === null || shard.part === 1)
            (0,publish/* remark */.Vg)(one);
        else
            (0,publish/* note */.N4)(one.text);
    }
    const report = (0,publish_report/* withHead */.V5)((0,compare/* withTrend */.M)(await (0,check_tree/* checkTree */.RX)(tree, settings, found), earlier), head);
    return (0,publish_report/* publishReport */.S3)(report, {
        inputs,
        audience: request,
        env,
        event,
        workspace,
        folders: [workspace, root],
        subject: JSON.stringify([
            { ...raw, texts: [...(raw.texts ?? [])], clock: 0 },
            { ...inputs, 'github-token': '' },
        ]),
        changedFirst: found.changes?.changed ?? new Set(),
        written: remarks,
        shard,
    });
}

;// CONCATENATED MODULE: ./src/action/main.ts

void runStep(process.env).then((status) => {
    process.exitCode = status;
});


/***/ }),

/***/ 47663:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ baselineText),
/* harmony export */   Eg: () => (/* binding */ openBaseline),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   lh: () => (/* binding */ MAX_BASELINE_SIZE),
/* harmony export */   s$: () => (/* binding */ readBaselineFile)
/* harmony export */ });
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69897);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49710);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41300);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26360);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98951);








const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_3__.BASELINE_FILE, hidesNoClaims = false } = source;
    const found = await findBaseline(source);
    const text = base === null || base === 'own' ? null : base.text;
    if (found === undefined && text === null)
        return null;
    const own = found === undefined ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .readBaseline */ .mF)(found.text, found.name);
    return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineOf */ .Bv)({
        file: found?.name ?? place,
        entries: own,
        hiding: text === null ? own : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .readBaseline */ .mF)(text, `${place} of the base`),
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
async function findBaseline({ tree, root, named, onDisk, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_3__.BASELINE_FILE, }) {
    if (named !== null)
        return { name: placeIn(root, named), text: readNamed(root, named) };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, place);
    if (onDisk && (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .standsOnDisk */ .iK)(file)) {
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
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`${place} is not a regular file: commit the file itself.`);
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
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .lackingInWords */ .u)(name, content.id));
    throw baselineTooLarge(name);
}
function baselineTooLarge(name) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules with most findings, or leave out old returns (paths, ignore), and write it again.`);
}
function readBaselineFile(file) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw baselineTooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
}
function baselinePath(root, named) {
    return named ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, _model_finding_js__WEBPACK_IMPORTED_MODULE_3__.BASELINE_FILE);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function baselineIsLink(link) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`The baseline is not read through ${link}, a symbolic link, whose target a branch can choose: name the file itself.`);
}
function readNamed(root, file) {
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .linkBelow */ .yZ)([root], file);
    if (link !== undefined)
        throw baselineIsLink(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e)
            throw error;
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`The baseline ${file} could not be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.reasonOf)(error)}. Write it: return-gate check --baseline ${file} --update-baseline.`);
    }
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`The baseline ${file} is not a regular file: name the file itself.`);
}
function placeIn(root, file) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') : place;
}


/***/ }),

/***/ 13019:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ configAt),
/* harmony export */   configOfCommit: () => (/* binding */ configOfCommit)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(687);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28004);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61036);




async function configOfCommit(tree, commit, shown) {
    const found = [];
    for (const place of _load_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_FILES */ .n0) {
        const entry = await (0,_tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .entryAt */ ._f)(tree.repository, commit, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(tree.root, place));
        if (entry !== undefined)
            found.push({ place, id: (0,_load_js__WEBPACK_IMPORTED_MODULE_3__/* .demandFile */ .Ml)(entry, shown(place)).id });
    }
    const [one, other] = found;
    if (one === undefined)
        return null;
    if (other === undefined)
        return configAt(tree, one.id, shown(one.place), commit);
    throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL(shown(one.place), [`There is ${other.place} as well: keep one of the two.`]);
}
async function configAt(tree, id, shown, commit) {
    const { repository } = tree;
    const readFile = async (path) => {
        const entry = await (0,_tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .entryAt */ ._f)(repository, commit, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(tree.root, path));
        if (entry?.kind !== 'file')
            return null;
        const [file] = await (0,_tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .contentsOf */ .KD)(repository, [entry.id], _load_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SCHEMA_SIZE */ .vG);
        return file ?? null;
    };
    const [content] = await (0,_tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .contentsOf */ .KD)(repository, [id], _load_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_CONFIG_SIZE */ .S6);
    if (content?.kind === 'bytes')
        return (0,_load_js__WEBPACK_IMPORTED_MODULE_3__/* .configOf */ .W1)(shown, content.bytes, readFile);
    throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL(shown, ['The file is too large for a configuration.']);
}


/***/ }),

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ demandFile),
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   Zq: () => (/* binding */ tryForms),
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES),
/* harmony export */   u0: () => (/* binding */ findConfig),
/* harmony export */   vG: () => (/* binding */ MAX_SCHEMA_SIZE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49710);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72825);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69897);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28004);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33870);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60771);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22003);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12102);













const MAX_SCHEMA_SIZE = 64 * 1024;
const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = findConfig(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes, (path) => fileOf(tree, path));
}
async function fileOf(tree, path) {
    const file = (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAt */ .Wd)(tree, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__.normalisePath)(path) ?? '');
    if (file === undefined)
        return null;
    for await (const [, content] of (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readEach */ .e2)(tree, [file], MAX_SCHEMA_SIZE))
        return content;
    return null;
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryOf */ ._M)(root) ?? root) : root];
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(shown, [
            `${link} is a symbolic link, whose target a branch can choose: name the file itself.`,
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL)
            throw error;
        const reason = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.reasonOf)(error);
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    const folder = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(root, path) === null ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : root;
    return configOf(shown, bytes, (file) => Promise.resolve(fileBelow(folder, file)));
}
function fileBelow(folder, file) {
    const place = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__.normalisePath)(file) ?? '';
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, place);
    if (place === '' || (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)([folder], path) !== undefined || !(0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(path))
        return null;
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_SCHEMA_SIZE);
    if (found === null)
        return null;
    const { size, bytes } = found;
    return size > MAX_SCHEMA_SIZE ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(shown, ['This is not a regular file: name the file itself.']);
    if (found.size > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return found.bytes;
}
function configTooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(file, [`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`]);
}
async function configOf(file, bytes, readFile = () => Promise.resolve(null)) {
    const { text, problems } = (0,_read_source_js__WEBPACK_IMPORTED_MODULE_7__/* .decode */ .D4)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(file, wrong);
    return parsed(file, text, readFile, (line, column) => ({ line, column }));
}
async function parsed(file, text, readFile, placeOf) {
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4965), __webpack_require__.e(8353)]).then(__webpack_require__.bind(__webpack_require__, 58353));
    const place = (offset) => {
        const line = lines.lineAt(offset);
        return placeOf(line, offset - lines.startOf(line) + 1);
    };
    return parseConfig({ file, text, placeOf: place, faultOfPattern, readFile });
}
const WHOLE = /^(?:\s*\{\s*)?["']?forms["']?\s*:/m;
const MARGIN = '  ';
async function tryForms(shown, text, tree) {
    const isWhole = WHOLE.test(text);
    const whole = isWhole ? text : `forms:\n${text.replace(/^(?=.)/gm, MARGIN)}`;
    const [above, before] = isWhole ? [0, 0] : [1, MARGIN.length];
    const { forms } = await parsed(shown, whole, (path) => fileOf(tree, path), (line, column) => ({ line: Math.max(line - above, 1), column: Math.max(column - before, 1) }));
    return forms;
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__.FILE_START;
    return { line: startLine, column: startColumn, message: wordsOf(problem) };
}
function wordsOf(problem) {
    if (problem.kind === 'byte-order-mark')
        return 'The file starts with a byte order mark: save it without one.';
    if (problem.kind === 'encoding' && problem.reason === 'utf-16')
        return 'The file is in UTF-16: save it as UTF-8.';
    return 'This is not UTF-8: save the file as UTF-8.';
}
function faultOfPattern(pattern) {
    try {
        (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compilePatterns */ .xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .PatternError */ .JM)
            return error.message;
        throw error;
    }
}
const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'];
const KIND = {
    link: 'a symbolic link',
    directory: 'a folder',
    submodule: 'a submodule',
};
function demandFile(entry, shown) {
    if (entry.kind === 'file')
        return entry;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(shown, [`This is ${KIND[entry.kind]}: commit the file itself.`]);
}
function findConfig(tree) {
    let found = null;
    for (const path of CONFIG_FILES) {
        const entry = tree.find(path);
        if (entry === undefined) {
            const other = tree.findOtherCase(path);
            if (other !== undefined) {
                throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(other, [`This name is ignored: call it ${path}.`]);
            }
            continue;
        }
        const { id } = demandFile(entry, path);
        if (found !== null) {
            throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(path, [`There is ${found.path} as well: keep one of the two.`]);
        }
        found = { path, id, link: false };
    }
    return found;
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

/***/ 88792:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   qx: () => (/* binding */ UnexpectedAnswerError),
/* harmony export */   z3: () => (/* binding */ requireFields),
/* harmony export */   zG: () => (/* binding */ OverdueError)
/* harmony export */ });
class OverdueError extends Error {
    name = 'AbortError';
    constructor() {
        super('GitHub took too long to answer');
    }
}
class UnexpectedAnswerError extends Error {
    name = 'UnexpectedAnswerError';
    constructor() {
        super("the answer is not what GitHub's API documents; a proxy may have sent it");
    }
}
function requireFields(answers, fields) {
    const isWhole = (answer) => typeof answer === 'object' &&
        answer !== null &&
        Object.entries(fields).every(([name, type]) => typeof Reflect.get(answer, name) === type);
    if (!answers.every(isWhole))
        throw new UnexpectedAnswerError();
}
function problemOf(error) {
    if (!(error instanceof Error))
        return { kind: 'failed', why: String(error) };
    if (error instanceof OverdueError)
        return { kind: 'failed', why: error.message };
    const status = statusOf(error);
    if (status === undefined || !('response' in error) || error.response === undefined) {
        return { kind: 'failed', why: error.message };
    }
    const refused = status === 403 && !isRateLimit(error);
    const words = isMessage(error.message) ? error.message : 'no message';
    return { kind: refused ? 'refused' : 'failed', why: `${words} (HTTP ${String(status)})` };
}
function isMessage(text) {
    return /^\s*[^<\s]/.test(text);
}
function statusOf(error) {
    if (!(error instanceof Error) || !('status' in error))
        return undefined;
    return typeof error.status === 'number' ? error.status : undefined;
}
function isRateLimit(error) {
    return /\brate limit/i.test(error.message);
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