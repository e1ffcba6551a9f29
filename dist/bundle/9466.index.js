"use strict";
exports.id = 9466;
exports.ids = [9466,3019];
exports.modules = {

/***/ 99466:
/***/ (function(__unused_webpack_module, __unused_webpack___webpack_exports__, __webpack_require__) {


// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./src/compare/compare.ts
var compare = __webpack_require__(66832);
// EXTERNAL MODULE: ./src/engine/run/check-tree.ts + 26 modules
var check_tree = __webpack_require__(82636);
// EXTERNAL MODULE: ./src/github/platform.ts
var platform = __webpack_require__(41376);
// EXTERNAL MODULE: ./src/model/report.ts
var report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/config/policy-file.ts + 1 modules
var policy_file = __webpack_require__(90483);
// EXTERNAL MODULE: ./src/config/settings.ts + 1 modules
var config_settings = __webpack_require__(2275);
// EXTERNAL MODULE: ./src/engine/run/form-files.ts
var form_files = __webpack_require__(53486);
// EXTERNAL MODULE: ./src/gather/glob.ts
var glob = __webpack_require__(72825);
// EXTERNAL MODULE: ./src/github/event.ts
var github_event = __webpack_require__(85015);
// EXTERNAL MODULE: ./src/tree/commit.ts + 7 modules
var tree_commit = __webpack_require__(2702);
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
        const group = (0,json/* field */.ZZ)(event, 'merge_group');
        return before((0,json/* stringField */.OM)(group, 'base_sha'), (0,json/* stringField */.OM)(group, 'base_ref')?.replace(/^refs\/heads\//, ''));
    }
    if (name === 'push')
        return baseOfPush(event);
    return none(`the event ${name === '' ? 'of the run' : name} has no base`);
}
function baseOfPullRequest({ env, event, head, parents }) {
    const pull = (0,json/* field */.ZZ)(event, 'pull_request');
    const base = (0,json/* field */.ZZ)(pull, 'base');
    const label = (0,json/* stringField */.OM)(base, 'ref');
    const isMerge = parents[1] !== undefined && parents[1] === (0,json/* stringField */.OM)((0,json/* field */.ZZ)(pull, 'head'), 'sha');
    const isEvents = env.GITHUB_EVENT_NAME !== 'pull_request_target' && head === env.GITHUB_SHA && parents.length > 1;
    if (isMerge || isEvents)
        return before(parents[0], label);
    const id = (0,json/* stringField */.OM)(base, 'sha');
    return isCommit(id) ? { kind: 'base', revision: id, label: label ?? nameOfRevision(id), relation: 'branch' } : noBase;
}
function baseOfPush(event) {
    const id = (0,json/* stringField */.OM)(event, 'before');
    if (id !== undefined && !NO_COMMIT.test(id))
        return before(id, undefined);
    const ref = (0,json/* stringField */.OM)(event, 'ref') ?? '';
    const main = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(event, 'repository'), 'default_branch') ?? '';
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
    if (byGit.kind === 'compared' && byGit.changes.approximate !== true) {
        const { changes, commit, tip, remark } = byGit;
        return { changes, commit, tip, unread: null, warning: null, remark };
    }
    const byApi = api === undefined ? undefined : await askApi(api, base, head);
    if (typeof byApi === 'object') {
        const held = byGit.kind === 'compared'
            ? { commit: byGit.commit, tip: byGit.tip, unread: null, remark: byGit.remark }
            : { commit: null, tip: null, unread: byGit.reason };
        return { changes: { ...byApi, base: base.label }, ...held, warning: null };
    }
    if (byGit.kind === 'compared') {
        const { changes, commit, tip, remark } = byGit;
        const what = `History is too shallow to tell where the branch left ${base.label}, so it is compared with ${base.label} as it is now: what changed there since counts, too.`;
        return { changes, commit, tip, unread: null, warning: `${what} To fix this, ${DEEPEN}.`, remark };
    }
    const reasons = byApi === undefined ? sentence(byGit.reason) : `${sentence(byGit.reason)} ${byApi}`;
    return {
        changes: null,
        commit: null,
        tip: null,
        unread: reasons,
        warning: `What changed since ${base.label} is not known, so the whole tree is checked, and nothing is compared. ${reasons} To fix this, ${DEEPEN}.`,
    };
}
function sentence(reason) {
    return reason.endsWith('.') ? reason : `${reason}.`;
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






function readBaseOptions({ base, agentBranches, source }, mode) {
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
    return { ...NO_BASE, unread: `${(0,model_text/* capital */.Nx)(wanted.why)}.`, warning, branch };
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
        const { comparisonByApi } = await Promise.all(/* import() */[__webpack_require__.e(4392), __webpack_require__.e(2954)]).then(__webpack_require__.bind(__webpack_require__, 52954));
        return comparisonByApi({ token, env, root })?.(base, head);
    };
}

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
// EXTERNAL MODULE: ./src/report/links.ts
var links = __webpack_require__(83303);
// EXTERNAL MODULE: ./src/config/error.ts
var error = __webpack_require__(28004);
// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(45023);
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
    const main = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(event, 'repository'), 'default_branch');
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
    const [touched] = find/* CONFIG_FILES */.n0.filter((place) => isTouched(proposal.base, place));
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
    const own = (0,find/* findConfig */.u0)(checked);
    const touched = find/* CONFIG_FILES */.n0.filter((place) => isTouched(base, place));
    if (base.tip === null || tree === null) {
        if (tree !== null && base.changes !== null && touched.length === 0)
            return undoubted(await (0,load/* readConfig */.Xg)(tree));
        if (base.changes !== null || own !== null)
            throw unreadable(base, touched[0] ?? own?.path ?? find/* CONFIG_FILES */.n0[0]);
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
        throw new error/* ConfigError */.xL(shown, [
            (0,error/* problemOfFile */.DE)('It leads into the repository by a symbolic link: name the file itself.'),
        ]);
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
        const inRoot = relativeTo(tree.root, place);
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
        (0,error/* problemOfFile */.DE)('The base does not have it, so the configuration for this branch is unknown. Commit it to the base before a workflow names it.'),
    ]);
}
async function fileAt({ repository }, commit, place, shown) {
    const entry = await (0,other_commit/* entryAt */._f)(repository, commit, place);
    return entry === undefined ? undefined : (0,find/* demandFile */.Ml)(entry, shown).id;
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
function relativeTo(root, place) {
    if (root === '')
        return place;
    return place.startsWith(`${root}/`) ? place.slice(root.length + 1) : null;
}
async function actionBaseline({ root, tree, proposal }, { named, whole, hidesNoClaims }) {
    const place = named === null ? finding/* BASELINE_FILE */.tu : (0,inside/* relativeWithin */.Qs)(root, (0,external_node_path_.resolve)(root, named));
    if (place === null) {
        throw new error/* ConfigError */.xL(named ?? '', [
            (0,error/* problemOfFile */.DE)('The baseline is outside the project. Move it into the project.'),
        ]);
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
    const entry = await (0,other_commit/* entryAt */._f)(committed.repository, base.tip, (0,links/* inRepository */.yJ)(committed.root, place));
    if (entry === undefined) {
        return (0,tree_commit.isCommitTree)(tree) ? demandNamed(await (0,baseline_load/* openBaseline */.Eg)({ ...source, base: { text: null } }), named) : null;
    }
    if (entry.kind !== 'file')
        throw new usage/* UsageError */.e(`${ofBase(place)} is no regular file: commit the file itself.`);
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
// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(13691);
// EXTERNAL MODULE: ./src/action/publish-report.ts
var publish_report = __webpack_require__(39312);
;// CONCATENATED MODULE: ./src/action/prepare-check.ts


















const nameOfInput = (setting) => `The input ${setting}`;
function readStep(input, env) {
    const inputs = (0,action_inputs/* readActionInputs */.Ui)(input);
    const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
    return { inputs, raw: (0,action_inputs/* readRawOptions */.rV)(input), workspace, root: projectRoot(workspace, inputs.workingDirectory), env };
}
function readRequest(step) {
    const { inputs, raw } = step;
    const settings = (0,config_settings/* readOptions */.T)(raw, nameOfInput);
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
    const question = { baseOptions, env, event, token: inputs.githubToken };
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
        : await (0,policy_file/* readPolicy */.T)({ shown: inputs.policy, folder: workspace, root, tree, nameOfSetting: nameOfInput });
    const settings = request.settings(config.value, policy);
    const isNamed = (inputs.agentBranches === '' ? settings.isAgentBranch : null) ?? baseOptions.isAgentBranch;
    const isOfPolicy = (0,glob/* compilePatterns */.xi)(policy?.agentBranches ?? []);
    const isAgentBranch = (branch) => isNamed(branch) || isOfPolicy(branch);
    const mayNameBaseline = (policy?.baseline ?? null) === null;
    const baseline = await actionBaseline(sides, {
        named: inputs.baseline === '' || !mayNameBaseline ? settings.baselineFile : inputs.baseline,
        whole: settings.mode === 'all' && [...raw.patterns, ...raw.ignore].every((line) => line.trim() === ''),
        hidesNoClaims: policy !== null && mayNameBaseline,
    });
    const overruled = (0,policy_file/* overruledInWords */.x)(inputs.policy, settings.readFrom.policy?.overruled ?? []);
    const compared = proposal?.base ?? base;
    const doubts = [compared.warning, config.doubt].filter((doubt) => doubt !== null);
    return {
        tree,
        event,
        settings,
        found: {
            changes: base.changes,
            before: await filesBefore(tree, base),
            answersFor: isProposed || settings.mode === 'changed' ? 'changes' : 'all',
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
    const fetchHistory = inputs.history === 'never' ? null : { token: inputs.githubToken, server };
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
    const clock = shard !== null && raw.now === undefined ? [OWN_CLOCK] : [];
    const remarks = [...(0,platform/* remarksOf */.r)('warning', [...clock, ...inputs.removed]), ...prepared.remarks];
    for (const one of remarks) {
        if (shard === null || shard.part === 1)
            (0,publish/* remark */.Vg)(one);
        else
            (0,publish/* note */.N4)(one.text);
    }
    const report = (0,publish_report/* withHead */.V5)((0,compare/* withTrend */.M)(await (0,check_tree/* checkTree */.RX)(tree, settings, found), earlier), head);
    return (0,publish_report/* publishReport */.S3)(report, { inputs, env, workspace, folders: [workspace, root] }, async (links, unwritten) => {
        if (shard !== null) {
            (0,publish/* leaveToMerge */.Bv)(shard);
            return;
        }
        const { annotations, comment, perType, jobSummary } = request;
        const written = [...remarks, ...unwritten];
        const platformRequest = {
            annotations,
            comment,
            token: inputs.githubToken,
            env,
            event,
            links,
            subject: JSON.stringify([
                { ...raw, clock: 0 },
                { ...inputs, githubToken: '' },
            ]),
            changedFirst: found.changes?.changed ?? new Set(),
        };
        await (0,publish/* showOnGitHub */.k6)(report, { request: platformRequest, written, perType, jobSummary });
    });
}

;// CONCATENATED MODULE: ./src/action/main.ts

void runStep(process.env).then((status) => {
    process.exitCode = status;
});


/***/ }),

/***/ 13019:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ configAt),
/* harmony export */   configOfCommit: () => (/* binding */ configOfCommit)
/* harmony export */ });
/* harmony import */ var _tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(687);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28004);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45023);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61036);




async function configOfCommit(tree, commit, shown) {
    const found = [];
    for (const place of _find_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILES */ .n0) {
        const entry = await (0,_tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(tree.repository, commit, inRepository(tree, place));
        if (entry !== undefined)
            found.push({ place, id: (0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .demandFile */ .Ml)(entry, shown(place)).id });
    }
    const [one, other] = found;
    if (one === undefined)
        return null;
    if (other === undefined)
        return configAt(tree, one.id, shown(one.place), commit);
    throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL(shown(one.place), [(0,_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOfFile */ .DE)(`There is ${other.place} as well: keep one of the two.`)]);
}
async function configAt(tree, id, shown, commit) {
    const { repository } = tree;
    const readFile = async (path) => {
        const entry = await (0,_tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(repository, commit, inRepository(tree, path));
        if (entry?.kind !== 'file')
            return null;
        const [file] = await (0,_tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .contentsOf */ .KD)(repository, [entry.id], _load_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SCHEMA_SIZE */ .vG);
        return file ?? null;
    };
    const [content] = await (0,_tree_git_other_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .contentsOf */ .KD)(repository, [id], _load_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_CONFIG_SIZE */ .S6);
    if (content?.kind === 'bytes')
        return (0,_load_js__WEBPACK_IMPORTED_MODULE_3__/* .configOf */ .W1)(shown, content.bytes, readFile);
    throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOfFile */ .DE)('The file is too large for a configuration.')]);
}
function inRepository({ root }, place) {
    return root === '' ? place : `${root}/${place}`;
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


/***/ })

};
;