"use strict";
exports.id = 610;
exports.ids = [610];
exports.modules = {

/***/ 6610:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8473);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
// EXTERNAL MODULE: ./src/tree/git/ancestry.ts
var ancestry = __webpack_require__(4538);
// EXTERNAL MODULE: ./src/tree/git/changes.ts
var git_changes = __webpack_require__(7134);
// EXTERNAL MODULE: ./src/tree/git/git.ts + 2 modules
var git_git = __webpack_require__(5996);
// EXTERNAL MODULE: ./src/tree/git/partial-clone.ts
var partial_clone = __webpack_require__(5166);
// EXTERNAL MODULE: ./src/tree/git/remote.ts
var remote = __webpack_require__(2769);
;// CONCATENATED MODULE: ./src/tree/git/base.ts





const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const REMOTE_LIMIT = 60_000;
async function compareByGit(tree, asked, fetching) {
    try {
        return await compare(tree, asked, fetching === 'fetching');
    }
    catch (error) {
        if (error instanceof git_git/* GitError */.XS && error.kind === 'other')
            return refused(error.message);
        throw error;
    }
}
async function compare({ repository, revision: judged }, asked, fetching) {
    const { revision, relation, label } = asked;
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        return refused(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const known = await namedCommit(repository, revision);
    const found = known ?? (fetching ? await fromRemote(repository, revision) : await unknown(repository, revision));
    if (typeof found !== 'string')
        return found;
    const parted = relation === 'before' ? found : await partedAt(repository, found, judged);
    const commit = parted ?? found;
    if (repository.clone === 'partial') {
        for (const lacking of new Set([commit, found]))
            await (0,partial_clone/* bringFolders */.cp)(repository.git, lacking, 'its');
    }
    const changes = await (0,git_changes/* changesBetween */.iv)(repository, commit, judged, label);
    const approximate = parted === undefined && (await (0,ancestry/* endsEarly */.c2)(repository.git));
    return { kind: 'compared', changes: { ...changes, approximate }, commit, tip: found };
}
async function parentsOf({ objects }, commit) {
    const [object] = await objects.contents([commit], Number.MAX_SAFE_INTEGER);
    const [header = ''] = object?.bytes?.toString('latin1').split('\n\n') ?? [];
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}
async function namedCommit(repository, revision) {
    if (OBJECT_ID.test(revision))
        return resolveCommit(repository, revision);
    const { status, stdout } = await (0,git_git/* runGit */.EO)(repository.git, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
    return status === 0 ? stdout.toString('latin1').trim() : undefined;
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
    const branch = `${remote/* REMOTE */.Bn}/${revision}`;
    const isBranch = (await namedCommit(repository, `refs/remotes/${branch}`)) !== undefined;
    const hint = isBranch ? `Did you mean ${branch}?` : 'Name a branch, a tag or a commit that has been fetched.';
    return refused(`git does not know the revision "${revision}". ${hint}`);
}
async function fromRemote(repository, revision) {
    const { git } = repository;
    const branch = revision.replace(/^(?:refs\/remotes\/)?origin\//, '');
    const tracked = await namedCommit(repository, `refs/remotes/${remote/* REMOTE */.Bn}/${branch}`);
    if (tracked !== undefined && !OBJECT_ID.test(revision))
        return tracked;
    const settings = await (0,remote/* readSettings */.sb)(git);
    if (!settings.has(`remote.${remote/* REMOTE */.Bn}.url`)) {
        return refused(`${revision} is not in the clone, which has no remote ${remote/* REMOTE */.Bn} to fetch from.`);
    }
    const remotely = { ...(await (0,remote/* toFetch */.qU)(git, [remote/* REMOTE */.Bn])), limit: REMOTE_LIMIT };
    const id = OBJECT_ID.test(revision) ? revision : await askRemote(remotely, branch);
    if (typeof id !== 'string')
        return id;
    return (await resolveCommit(repository, id)) ?? fetchCommit(repository, remotely, id);
}
async function askRemote(remotely, name) {
    const wanted = [`refs/heads/${name}`, `refs/tags/${name}^{}`, `refs/tags/${name}`];
    const ask = ['ls-remote', '--quiet', `--upload-pack=${remote/* UPLOAD_PACK */.I3}`, remote/* REMOTE */.Bn, ...wanted];
    const { status, stdout, stderr } = await (0,git_git/* runGit */.EO)(remotely, [...remote/* ALONE */.qY, ...ask]);
    if (status !== 0)
        return refused(`${remote/* REMOTE */.Bn} could not be asked for ${name}: ${(0,remote/* lastWords */.aN)(stderr)}`);
    const lines = stdout.toString('utf8').split('\n');
    const found = wanted.map((ref) => lines.find((line) => line.endsWith(`\t${ref}`))).find((line) => line !== undefined);
    return found?.split('\t')[0] ?? refused(`Neither the clone nor ${remote/* REMOTE */.Bn} has a branch or a tag ${name}.`);
}
async function fetchCommit(repository, remotely, id) {
    const depth = (await (0,ancestry/* endsEarly */.c2)(repository.git)) ? ['--depth=1'] : [];
    const { status, stderr } = await (0,git_git/* runGit */.EO)(remotely, (0,remote/* fetchArguments */.lO)(depth, id));
    if (status !== 0)
        return refused(`${id} is not in the clone, and could not be fetched: ${(0,remote/* lastWords */.aN)(stderr)}`);
    return (await resolveCommit(repository, id)) ?? refused(`${id} is no commit.`);
}
async function partedAt(repository, base, judged) {
    if ((await parentsOf(repository, judged)).includes(base))
        return base;
    const { status, stdout } = await (0,git_git/* runGit */.EO)(repository.git, ['merge-base', base, judged]);
    return status === 0 ? stdout.toString('latin1').split('\n')[0] : undefined;
}

// EXTERNAL MODULE: ./src/tree/git/other-commit.ts
var other_commit = __webpack_require__(687);
// EXTERNAL MODULE: ./src/tree/git/renames.ts
var renames = __webpack_require__(4620);
;// CONCATENATED MODULE: ./src/tree/git/before.ts



const REGULAR = '100';
async function openBefore({ repository, revision }, { commit, tip }) {
    const differing = new Set();
    const filesOf = async (base) => {
        const files = new Map();
        for (const { path, mode, id } of await (0,git_changes/* differencesBetween */.F0)(repository, base, revision, base)) {
            if (base === commit)
                differing.add(path);
            if (mode.startsWith(REGULAR))
                files.set(path, { path, id, link: false });
        }
        return files;
    };
    const files = await filesOf(commit);
    return {
        commit,
        differs: (path) => differing.has(path),
        files,
        since: tip === commit ? new Map() : await filesOf(tip),
        read: (wanted, limit) => (0,other_commit/* readContents */.r0)(repository, wanted, limit),
        movedAway: () => movedAway(repository, commit, revision),
    };
}
async function movedAway(repository, base, judged) {
    const moved = new Set();
    const differences = await (0,git_changes/* differencesBetween */.F0)(repository, base, judged, base);
    const now = new Set(differences.flatMap(({ status, newId }) => (status === 'D' ? [] : [newId])));
    const gone = differences.filter(({ status }) => status === 'D');
    for (const { path, id } of gone)
        if (now.has(id))
            moved.add(path);
    if (gone.length === moved.size)
        return moved;
    const { passedOver } = await (0,renames/* renamesWithEdits */.r)(repository, [{ commit: null, base, judged }], ({ status, path }) => {
        if (status === 'renamed')
            moved.add(path);
        return true;
    });
    return passedOver.size === 0 ? moved : new Set(gone.map(({ path }) => path));
}

// EXTERNAL MODULE: ./src/tree/commit.ts + 16 modules
var tree_commit = __webpack_require__(1615);
;// CONCATENATED MODULE: ./src/cli/commands/base.ts





async function compareWithBase(base, tree, { stderr }) {
    if (!(0,tree_commit/* isCommitTree */.Q)(tree)) {
        throw new usage_error/* UsageError */.e('--base compares two commits: leave out --workspace, and commit what is to be judged.');
    }
    const found = await compareByGit(tree, { revision: base, label: base, relation: 'branch' }, 'local');
    if (found.kind === 'refused')
        throw new usage_error/* UsageError */.e(`--base: ${found.reason}`);
    const { changes, commit, tip } = found;
    if (changes.approximate === true) {
        const what = `history is too shallow to tell where the judged commit left ${base}, so it is compared with ${base} as it is: what changed there since counts, too. Fetch more of it (git fetch --unshallow).`;
        stderr.write((0,sink/* terminal */.Fo) `return-gate: warning: ${what}`.text + '\n');
    }
    return { changes, openBefore: () => openBefore(tree, { commit, tip }) };
}

// EXTERNAL MODULE: ./src/cli/commands/write-files.ts + 1 modules
var write_files = __webpack_require__(3407);
// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(5023);
;// CONCATENATED MODULE: ./src/report/uncommitted.ts
const MOST_NAMED = 5;
function uncommittedNote(files, advice) {
    const named = files.slice(0, MOST_NAMED);
    const more = files.length - named.length;
    const listed = more > 0 ? `${named.join(', ')} and ${String(more)} more` : named.join(', ');
    return `On disk, but not committed, and so not counted: ${listed}. ${advice}`;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/model/path-bytes.ts
var path_bytes = __webpack_require__(3020);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/tree/regular-file.ts
var regular_file = __webpack_require__(8951);
;// CONCATENATED MODULE: ./src/tree/git/untracked.ts





const LIMIT = 5_000;
const QUESTIONS = [
    ['ls-files', '--others', '--exclude-standard', '-z'],
    ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'],
    ['diff-index', '--cached', '--name-only', '--no-renames', '--diff-filter=A', '-z', 'HEAD'],
];
async function uncommittedFiles(tree, { root, compared }) {
    const { git, objects, prefix } = tree.repository;
    if (git.bare === true)
        return [];
    const [head] = await objects.resolve(['HEAD^{commit}']).catch(() => []);
    if (head !== tree.revision)
        return [];
    const below = prefix === '' ? [] : ['--', prefix];
    const answers = await Promise.all(QUESTIONS.map((question) => (0,git_git/* runGit */.EO)({ ...git, limit: LIMIT }, [...question, ...below])));
    const listed = answers.flatMap(({ status, stdout }) => status === 0 ? stdout.toString('latin1').split('\0').map(path_bytes/* decodePathBytes */.j) : []);
    const start = prefix === '' ? 0 : prefix.length + 1;
    const files = listed.filter((path) => path !== '' && !path.endsWith('/')).map((path) => path.slice(start));
    const edited = [];
    for (const path of compared)
        if (await isEdited(tree, root, path))
            edited.push(path);
    return [...new Set([...files, ...edited])].sort(model_text/* compareText */.n6);
}
const LARGEST = 1024 * 1024;
async function isEdited(tree, root, path) {
    const entry = tree.find(path);
    if (entry?.kind !== 'file')
        return false;
    let committed;
    for await (const [one] of tree.read([{ path, id: entry.id, link: false }], LARGEST))
        committed = one;
    const onDisk = tellsOf((0,external_node_path_.join)(root, path));
    if (committed?.kind !== 'bytes' || onDisk === null)
        return false;
    return unixLines(Buffer.from(committed.bytes)) !== unixLines(onDisk);
}
function tellsOf(file) {
    try {
        const found = (0,regular_file/* readRegularFile */.XF)(file, LARGEST);
        return found === null || found.size > LARGEST ? null : found.bytes;
    }
    catch {
        return null;
    }
}
function unixLines(bytes) {
    return bytes.toString('latin1').replaceAll('\r\n', '\n');
}

// EXTERNAL MODULE: ./src/report/errors-file.ts
var errors_file = __webpack_require__(5150);
// EXTERNAL MODULE: ./src/tree/append-errors.ts
var append_errors = __webpack_require__(4676);
// EXTERNAL MODULE: ./src/config/load.ts + 6 modules
var load = __webpack_require__(2383);
// EXTERNAL MODULE: ./src/engine/judge-tree.ts + 41 modules
var judge_tree = __webpack_require__(9998);
// EXTERNAL MODULE: ./src/baseline/load.ts
var baseline_load = __webpack_require__(7663);
// EXTERNAL MODULE: ./src/report/json.ts
var json = __webpack_require__(2794);
// EXTERNAL MODULE: ./src/report/batches.ts
var batches = __webpack_require__(5026);
;// CONCATENATED MODULE: ./src/report/jsonl.ts



const SCHEMA = 'return-gate/report-lines@1';
function line(type, record) {
    return (0,sink/* jsonFrame */.Gm) `${(0,sink/* json */.Pq)({ type, ...record })}\n`;
}
function keyOf({ file, index }) {
    return JSON.stringify([file, index]);
}
function firstOf(all, isFirst) {
    return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}
function* lines(report) {
    yield line('report', { schema: SCHEMA, ...(0,json/* originRecord */.ih)(report) });
    const findings = firstOf(report.findings, (finding) => finding.untrue === true);
    const untrue = new Set(findings.flatMap((finding) => (finding.untrue === true ? [keyOf(finding)] : [])));
    for (const record of firstOf(report.returns, (record) => untrue.has(keyOf(record)))) {
        yield line('return', (0,json/* returnRecord */.MY)(record));
    }
    for (const finding of findings)
        yield line('finding', (0,json/* findingRecord */.vU)(finding));
    yield line('conclusion', { conclusion: report.conclusion, counts: (0,json/* countsRecord */.cR)(report) });
}
function render(report) {
    return (0,batches/* joined */.o)(lines(report));
}

// EXTERNAL MODULE: ./src/report/text.ts + 1 modules
var report_text = __webpack_require__(3718);
;// CONCATENATED MODULE: ./src/report/formats.ts



const FORMAT_NAMES = [
    'text',
    'concise',
    'json',
    'jsonl',
    'sarif',
    'junit',
    'markdown',
    'github',
    'html',
];
const FORMATS = {
    text: () => Promise.resolve(report_text/* render */.XX),
    concise: async () => (await __webpack_require__.e(/* import() */ 950).then(__webpack_require__.bind(__webpack_require__, 8950))).render,
    json: () => Promise.resolve(json/* render */.XX),
    jsonl: () => Promise.resolve(render),
    sarif: async () => (await __webpack_require__.e(/* import() */ 643).then(__webpack_require__.bind(__webpack_require__, 643))).render,
    junit: async () => (await __webpack_require__.e(/* import() */ 998).then(__webpack_require__.bind(__webpack_require__, 2998))).render,
    markdown: async () => (await __webpack_require__.e(/* import() */ 322).then(__webpack_require__.bind(__webpack_require__, 6322))).render,
    github: async () => (await __webpack_require__.e(/* import() */ 611).then(__webpack_require__.bind(__webpack_require__, 7611))).render,
    html: async () => (await __webpack_require__.e(/* import() */ 21).then(__webpack_require__.bind(__webpack_require__, 4021))).render,
};
function loadFormat(name) {
    return FORMATS[name]();
}

// EXTERNAL MODULE: ./src/report/of-rules.ts
var of_rules = __webpack_require__(9311);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(6270);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(5665);
;// CONCATENATED MODULE: ./src/tree/write-report.ts



function writeReport(asked, file, chunks, project) {
    try {
        (0,write_file/* writeFile */._h)(file, chunks, { project });
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
var catalog = __webpack_require__(7713);
// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(3691);
// EXTERNAL MODULE: ./src/config/settings.ts + 1 modules
var config_settings = __webpack_require__(6527);
// EXTERNAL MODULE: ./src/cli/terminal/color.ts
var terminal_color = __webpack_require__(5696);
// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
;// CONCATENATED MODULE: ./src/cli/terminal/columns.ts

function terminalColumns() {
    if (!(0,external_node_tty_.isatty)(1))
        return undefined;
    const { columns } = process.stdout;
    return columns > 0 ? columns : undefined;
}

// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(4536);
;// CONCATENATED MODULE: ./src/cli/terminal/progress.ts
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
            stderr.write(`${CLEAR}judged ${String(done)} of ${String(total)} files (${String(percent)}%)`);
        },
        clear: () => {
            if (drawn > 0)
                stderr.write(CLEAR);
        },
    };
}

// EXTERNAL MODULE: ./src/cli/terminal/caller.ts
var terminal_caller = __webpack_require__(7700);
// EXTERNAL MODULE: ./src/cli/commands/update-baseline.ts
var update_baseline = __webpack_require__(2274);
;// CONCATENATED MODULE: ./src/cli/commands/check-run.ts





























async function runCheck(call, opening, caller) {
    const value = (name) => call.values.get(name)?.[0];
    const format = (0,parse_option/* parseChoice */.H)('--format', value('format') ?? 'text', FORMAT_NAMES);
    const outputs = (call.values.get('output') ?? []).map(readOutput);
    const quiet = call.switches.has('quiet');
    const only = (call.values.get('rule') ?? []).map(readRule);
    const statistics = call.switches.has('statistics');
    if (statistics && format !== 'text')
        throw new usage_error/* UsageError */.e('--statistics is a table of the format text: leave out --format.');
    const base = readBase(call);
    if (call.switches.has(update_baseline/* INCLUDE_UNTRUE */.f.name) && !call.switches.has('update-baseline')) {
        throw new usage_error/* UsageError */.e(`--${update_baseline/* INCLUDE_UNTRUE */.f.name} is about what --update-baseline writes: add that, or leave it out.`);
    }
    const progressWhen = (0,parse_option/* parseChoice */.H)('--progress', value('progress') ?? 'auto', ['auto', 'never']);
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
        clock: caller.now(),
    };
    const nameOf = (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`);
    const unconfigured = (0,config_settings/* readSettings */.s)(given, nameOf);
    const root = value('root') ?? '.';
    const file = value('config');
    const named = file === undefined ? undefined : await (0,load/* readConfigFile */.RG)({ path: file, shown: file, root });
    const rendering = loadFormat(format);
    const tree = await opening;
    const project = (0,write_place/* projectOf */.v8)([value('root') ?? '.', '.']);
    const config = named ?? (await (0,load/* readConfig */.Xg)(tree));
    const settings = config === null ? unconfigured : (0,config_settings/* readSettings */.s)(given, nameOf, config);
    const update = call.switches.has('update-baseline') ? startUpdate(call, settings, project) : undefined;
    const compared = base === undefined ? null : await compareWithBase(base, tree, caller);
    const baseline = update?.baseline ?? (await findBaseline(call, { tree, settings, base: compared === null ? undefined : 'own' }));
    let report;
    const progress = progressLine(caller.stderr, progressWhen === 'auto' && !quiet);
    try {
        report = await (0,judge_tree/* judgeTree */.g)(tree, settings, {
            onProgress: progress.show,
            changes: compared?.changes ?? null,
            answersFor: compared === null ? 'all' : 'changes',
            before: (await compared?.openBefore()) ?? null,
            mode: call.switches.has('changed-only') ? 'changed' : 'all',
            ...(baseline === undefined ? {} : { baseline }),
        });
    }
    finally {
        progress.clear();
    }
    const options = { color: false, quiet, links: null, rules: catalog/* rules */.aO };
    for (const { name, file } of outputs) {
        writeReport('--output', file, (await loadFormat(name))(report, options), project);
    }
    const color = !call.switches.has('no-color') && (0,terminal_color/* wantsColor */.z)(caller);
    const render = await rendering;
    const width = caller.stdout.isTerminal ? terminalColumns() : undefined;
    const onTerminal = { color, statistics, ...(width === undefined ? {} : { columns: width }) };
    const shown = (0,of_rules/* ofRules */.V)(report, only);
    (0,terminal_caller/* writeChunks */.a7)(caller.stdout, render(shown, { ...options, ...onTerminal }));
    const withheld = (0,of_rules/* withheldInWords */.s)(shown);
    if (format !== 'text' && withheld !== '')
        caller.stderr.write((0,sink/* terminal */.Fo) `return-gate: ${withheld}\n`.text);
    if (update !== undefined && report.conclusion !== 'empty')
        caller.stderr.write(`${update.write()}\n`);
    if (call.rest.length > 0)
        await (0,write_files/* tellUnmatched */.t1)(tree, call.rest, caller);
    if (!quiet)
        await tellUncommitted(call, tree, settings, caller);
    const errorsFile = value('errors-file');
    if (errorsFile !== undefined)
        await (0,append_errors/* appendErrors */.G)(errorsFile, (0,errors_file/* errorObjects */.h)(report), project);
    return exit_status/* EXIT */.d[report.conclusion];
}
async function tellUncommitted({ values }, tree, { selection }, { stderr }) {
    if (!(0,tree_commit/* isCommitTree */.Q)(tree))
        return;
    const configs = values.has('config') ? [] : find/* CONFIG_FILES */.n0;
    const lying = await uncommittedFiles(tree, { root: values.get('root')?.[0] ?? '.', compared: configs });
    const files = lying.filter((path) => configs.includes(path) || selection.matches(path));
    if (files.length === 0)
        return;
    const advice = 'Commit what belongs to the work, or judge the files on disk with --workspace.';
    stderr.write(`${(0,sink/* terminal */.Fo) `return-gate: ${uncommittedNote(files, advice)}`.text}\n`);
}
function readRule(id) {
    const ids = catalog/* rules */.aO.map((rule) => rule.id);
    if (ids.includes(id))
        return id;
    const meant = (0,model_text/* nearest */.pA)(id, ids, 3);
    throw new usage_error/* UsageError */.e(`--rule is "${id}", which is no rule.${meant === undefined ? ' See return-gate rules.' : ` Did you mean ${meant}?`}`);
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
function startUpdate(call, settings, project) {
    if (!isWhole(call)) {
        throw new usage_error/* UsageError */.e(`--update-baseline writes what a whole run finds: leave out PATTERN, ${(0,model_text/* listOf */.c3)(NARROWING.map((name) => `--${name}`), 'and')}.`);
    }
    const file = (0,baseline_load/* baselinePath */.XB)(call.values.get('root')?.[0] ?? '.', namedBaseline(call, settings));
    return (0,update_baseline/* updateBaseline */.R)(file, project, call.switches.has(update_baseline/* INCLUDE_UNTRUE */.f.name) ? 'included' : 'left-out');
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
    return { name: (0,parse_option/* parseChoice */.H)('--output', name, FORMAT_NAMES), file };
}

// EXTERNAL MODULE: ./src/tree/workspace.ts + 1 modules
var workspace = __webpack_require__(4173);
// EXTERNAL MODULE: ./src/cli/in-project.ts + 1 modules
var in_project = __webpack_require__(7366);
;// CONCATENATED MODULE: ./src/cli/commands/check-options.ts



const CHECK_OPTIONS = [
    in_project/* ROOT_OPTION */.VV,
    { name: 'at', value: 'REV', help: 'judge this commit (default: HEAD)' },
    { name: 'workspace', help: 'judge the files as they lie on disk instead of a commit' },
    { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
    {
        name: 'standard',
        value: 'LIST',
        help: 'auto, or ids such as return-meta@1.2, at most one a family (default: auto)',
    },
    {
        name: 'config',
        value: 'FILE',
        help: 'the configuration (default: .return-gate.yml, .yaml or .json at the root of what is judged)',
    },
    {
        name: 'base',
        value: 'REV',
        help: 'compare with this commit: tells what changed, and turns on the rules on changes',
    },
    { name: 'changed-only', help: 'judge only returns that changed since --base, or claim a file that did' },
    { name: 'expect-session', value: 'ID', help: 'the session id that the judged return must echo' },
    { name: 'fail-on', value: 'LEVEL', help: 'error, warning, notice or never (default: error)' },
    { name: 'if-no-returns', value: 'LEVEL', help: 'error, warning or ignore (default: error, exit status 3)' },
    {
        name: 'stale-after',
        value: 'DURATION',
        help: 'how old an in_progress return may be, such as 90m or 7d (default: 24h)',
    },
    { name: 'max-file-size', value: 'SIZE', help: 'larger files are not read, such as 500KB (default: 1MiB)' },
    { name: 'format', value: 'NAME', help: `what standard output shows: ${FORMAT_NAMES.join(', ')} (default: text)` },
    { name: 'rule', value: 'ID', repeatable: true, help: 'show the findings of this rule alone; all count (repeatable)' },
    { name: 'statistics', help: 'show how many findings each rule has, instead of the findings' },
    { name: 'output', value: 'NAME=FILE', repeatable: true, help: 'any of these into a file (repeatable)' },
    {
        name: 'baseline',
        value: 'FILE',
        help: 'known findings, which do not fail (default: .return-gate-baseline.json at the root)',
    },
    {
        name: 'update-baseline',
        help: 'write what is found as the baseline; claims that are not true stay out unless they were known',
    },
    { ...update_baseline/* INCLUDE_UNTRUE */.f, help: `with --update-baseline: ${update_baseline/* INCLUDE_UNTRUE */.f.help}` },
    { name: 'errors-file', value: 'FILE', help: 'append what fails to FILE, an errors.json of the standard' },
    { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    { name: 'progress', value: 'WHEN', help: 'auto or never (default: auto, on a terminal only)' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'quiet', help: 'errors and the last line only' },
    { name: 'help', help: 'this help' },
];

// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(776);
;// CONCATENATED MODULE: ./src/cli/commands/check.ts








const USAGE = `Usage: return-gate check [options] [PATTERN...]

Judges the returns that the repository at --root has committed, and proves every artifact that they claim.

${in_project/* PATTERN_HELP */.ds}

Options
${(0,options/* optionHelp */.L)(CHECK_OPTIONS)}
`;
async function check(args, caller) {
    if (args.includes('--help') || args.includes('-h')) {
        caller.stdout.write(USAGE);
        return exit_status/* EXIT */.d.passed;
    }
    const call = (0,in_project/* inProject */.nO)((0,options/* readCall */.D)(args, CHECK_OPTIONS), caller);
    const opening = check_open(call);
    opening.catch(() => undefined);
    try {
        return await runCheck(call, opening, caller);
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
        return (0,tree_commit/* openCommit */.C)({ root, revision: at ?? 'HEAD' });
    if (at !== undefined)
        throw new usage_error/* UsageError */.e('--at names a commit and --workspace the files on disk: use one of them.');
    return (0,workspace/* openWorkspace */.O)(root);
}


/***/ }),

/***/ 3407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sb: () => (/* binding */ nothingFound),
  Ul: () => (/* binding */ readFiles),
  t1: () => (/* binding */ tellUnmatched),
  f4: () => (/* binding */ writeAll)
});

// UNUSED EXPORTS: replaceContent

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/tree/relative-within.ts
var relative_within = __webpack_require__(7896);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/gather/glob.ts + 1 modules
var glob = __webpack_require__(9288);
// EXTERNAL MODULE: ./src/gather/gather.ts + 1 modules
var gather = __webpack_require__(7506);
;// CONCATENATED MODULE: ./src/gather/unmatched.ts




const MOST_PATTERNS = 50;
async function unmatchedPatterns(tree, patterns) {
    const positive = (0,glob/* cleanPatterns */.vR)(patterns).filter((pattern) => !pattern.startsWith('!'));
    const found = [];
    for (const pattern of positive.slice(0, MOST_PATTERNS)) {
        if ((await tree.list((0,gather/* selection */.r)([pattern], []))).length > 0)
            continue;
        found.push({ pattern, hint: await hintFor(tree, pattern) });
    }
    return found;
}
async function hintFor(tree, pattern) {
    const slashed = pattern.replaceAll('\\', '/');
    if (slashed !== pattern)
        return `Write "/" for "\\": "${slashed}".`;
    if (/[*?[]/.test(pattern))
        return null;
    const path = external_node_path_.posix.normalize(pattern).replace(/\/$/, '');
    if (tree.find(path)?.kind === 'directory') {
        return `No file in a usual place lies below it: "${path}/**" takes all its files.`;
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
    const below = folder === '' ? '' : `${folder}/`;
    const all = await tree.list({ patterns: ['**'], matches: (file) => file.startsWith(below), anyCase: true });
    const names = new Set(all.map(({ path: file }) => file.slice(below.length).split('/')[0] ?? ''));
    const name = (0,model_text/* nearest */.pA)(segments[at] ?? '', [...names]);
    if (name === undefined)
        return null;
    const meant = [...segments.slice(0, at), name, ...segments.slice(at + 1)].join('/');
    return tree.find(meant) === undefined ? `${below}${name}` : meant;
}

// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
// EXTERNAL MODULE: ./src/tree/regular-file.ts
var regular_file = __webpack_require__(8951);
// EXTERNAL MODULE: ./src/model/path-bytes.ts
var path_bytes = __webpack_require__(3020);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(6270);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(5665);
// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(4536);
;// CONCATENATED MODULE: ./src/cli/commands/write-files.ts










function replaceContent(root, { file, before, after }, project) {
    const path = (0,external_node_path_.join)((0,external_node_path_.resolve)(root), file);
    try {
        const place = (0,write_place/* placeOf */.$t)(path, project);
        if (place.kind !== 'file' || place.mode === null)
            return changed('It is no longer there');
        const there = (0,path_bytes/* bytesOfName */.q)(place.path);
        const mayReplace = () => (0,regular_file/* readRegularFile */.XF)(there, before.length + 1)?.bytes.equals(before) === true;
        const isWritten = (0,write_file/* writeFile */._h)(path, [after], { project, durable: true, mayReplace });
        return isWritten ? { kind: 'written' } : changed('It changed while it was being worked on');
    }
    catch (error) {
        if (error instanceof write_place/* RefusedPlace */.QE && hasCome(root, error))
            return changed('It is no longer a file of its own');
        return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
}
function hasCome(root, { refusal, at }) {
    return refusal !== 'git' && (0,relative_within/* relativeWithin */.Q)((0,external_node_fs_.realpathSync)(root), at) !== null;
}
function changed(what) {
    return { kind: 'changed', reason: `${what}: it was left as it is. Run the command again.` };
}
function writeAll(root, files, { stderr }) {
    const project = (0,write_place/* projectOf */.v8)([root, '.']);
    const outcomes = new Map();
    for (const replacement of files) {
        const outcome = replaceContent(root, replacement, project);
        outcomes.set(replacement.file, outcome.kind);
        if (outcome.kind === 'written')
            continue;
        const what = outcome.kind === 'failed' ? 'It could not be written: ' : '';
        stderr.write((0,sink/* terminal */.Fo) `return-gate: ${replacement.file}: ${what}${outcome.reason}`.text + '\n');
    }
    return outcomes;
}
async function readFiles(tree, files, limit) {
    const references = files.map((path) => ({ path, id: path, link: false }));
    const found = new Map();
    let next = 0;
    for await (const contents of tree.read(references, limit)) {
        for (const content of contents) {
            const file = files[next++];
            if (file !== undefined && content.kind === 'bytes')
                found.set(file, content.bytes);
        }
    }
    return found;
}
async function nothingFound(tree, patterns, caller) {
    const where = patterns.length === 0 ? 'in the usual places' : `by ${patterns.join(', ')}`;
    caller.stderr.write((0,sink/* terminal */.Fo) `return-gate: No return was found ${where}.`.text + '\n');
    await tellUnmatched(tree, patterns, caller);
    return exit_status/* EXIT */.d.empty;
}
async function tellUnmatched(tree, patterns, { stderr }) {
    for (const { pattern, hint } of await unmatchedPatterns(tree, patterns)) {
        const line = (0,sink/* terminal */.Fo) `return-gate: The pattern "${pattern}" finds no file.${hint === null ? '' : ` ${hint}`}`;
        stderr.write(line.text + '\n');
    }
}


/***/ }),

/***/ 5026:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ batchesOf),
/* harmony export */   o: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);

const BATCH = 256;
function* batchesOf(items) {
    let batch = [];
    for (const item of items) {
        batch.push(item);
        if (batch.length < BATCH)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
function* joined(texts) {
    for (const batch of batchesOf(texts))
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(batch);
}


/***/ }),

/***/ 4359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ conclusionLine),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Q5: () => (/* binding */ unsuccessful),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   bu: () => (/* binding */ outcome),
/* harmony export */   l: () => (/* binding */ reason)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1502);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


function totals(report) {
    const { errors, warnings, notices } = report.counts;
    const by = { error: errors, warning: warnings, notice: notices };
    return _model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.map((severity) => [severity, by[severity]]);
}
function tally(numbers) {
    return numbers
        .filter(([, n]) => n > 0)
        .map(([severity, n]) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(n, severity))
        .join(', ');
}
function scope(report) {
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(report.counts.returns, 'return')}, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(report.counts.claims, 'claim')}`;
}
function reason(report) {
    return [outcome(report), ...unsuccessful(report)].join('; ');
}
function unsuccessful({ unsuccessful: counts }) {
    const said = counts.map(({ status, returns }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`);
    return said.length === 0 ? [] : [said.join(', ')];
}
function outcome(report) {
    if (report.conclusion === 'empty')
        return 'no returns found';
    const found = tally(totals(report));
    const threshold = report.failOn === 'never' ? 'never fails' : `fails on ${report.failOn}`;
    if (found !== '')
        return `${found} (${threshold})`;
    if (report.conclusion === 'failed')
        return threshold;
    return report.counts.returns === 0
        ? 'no returns to judge'
        : `${scope(report)}, no ${report.counts.baselined + report.counts.preexisting > 0 ? 'new ' : ''}findings`;
}
function conclusionLine(report) {
    return `${report.conclusion.toUpperCase()}: ${reason(report)}`;
}


/***/ }),

/***/ 5150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ errorObjects)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1300);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1502);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);



const SEVERITIES = { error: 'high', warning: 'medium', notice: 'low' };
const LONGEST = 500;
function errorObjects({ findings, returns, failOn, clock, agent = null }) {
    const threshold = failOn === 'never' ? 'error' : failOn;
    const byPlace = new Map(returns.map((record) => [keyOf(record), record]));
    const seen = new Map();
    return findings
        .filter(({ severity, baselined = false, preexisting = false }) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$)({ baselined, preexisting }) && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtLeast */ .du)(severity, threshold))
        .map((finding) => {
        const base = `error_${clock === null ? '' : `${String(Math.floor(clock / 1000))}_`}${finding.fingerprint.slice(0, 12)}`;
        const n = (seen.get(base) ?? 0) + 1;
        seen.set(base, n);
        const id = n === 1 ? base : `${base}_${String(n)}`;
        const { session, ...record } = byPlace.get(keyOf(finding)) ?? { session: null, agent: null };
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(errorObject(id, finding, { session, agent: record.agent ?? agent }, clock));
    });
}
function keyOf({ file, index }) {
    return JSON.stringify([file, index]);
}
function errorObject(id, { rule, severity, message, recommendation, file, range }, { session, agent }, clock) {
    const place = file === null ? '' : `${file}${range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`}: `;
    return {
        id,
        ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
        type: 'validation',
        severity: SEVERITIES[severity],
        message: cut(`${place}${message}`),
        context: {
            ...(session === null ? {} : { session_id: session }),
            ...(agent === null ? {} : { agent }),
            ...(file === null ? {} : { file }),
            ...(range === null ? {} : { line: range.startLine, column: range.startColumn }),
            rule,
        },
        recovery: recommendation,
        fix_status: 'not_addressed',
    };
}
function cut(text) {
    return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}


/***/ }),

/***/ 6177:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ fixable),
/* harmony export */   L: () => (/* binding */ fixableMark)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);

function fixable(finding) {
    const command = commandFor(finding);
    return command === null ? '' : ` (fixable: ${command})`;
}
function fixableMark(finding) {
    const command = commandFor(finding);
    return command === null ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) ` (fixable: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(command)})`;
}
function commandFor({ fix }) {
    if (fix === undefined)
        return null;
    return fix.safety === 'safe' ? 'return-gate fix' : 'return-gate fix --unsafe';
}


/***/ }),

/***/ 2794:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MY: () => (/* binding */ returnRecord),
/* harmony export */   XX: () => (/* binding */ render),
/* harmony export */   cR: () => (/* binding */ countsRecord),
/* harmony export */   ih: () => (/* binding */ originRecord),
/* harmony export */   vU: () => (/* binding */ findingRecord)
/* harmony export */ });
/* unused harmony export reportJson */
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5821);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6443);


const SCHEMA = 'return-gate/report@1';
const BATCH = 256;
function claimRecord({ claim, verdict }) {
    return {
        path: claim.path,
        pointer: claim.pointer,
        type: claim.type,
        verdict: verdict.name,
        size: verdict.size,
        foundAt: verdict.foundAt,
        detail: verdict.detail,
        kind: (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(claim),
    };
}
function returnRecord(record) {
    const { file, index, line, standard, status, agent, session, delegation, startedAt, claims } = record;
    const known = { file, index, line, standard, status, agent, session, delegation, startedAt };
    return { ...known, claims: claims.map(claimRecord) };
}
function findingRecord(finding) {
    const { rule, severity, message, recommendation, file, index, pointer, range, fingerprint, baselined, preexisting } = finding;
    return {
        rule,
        severity,
        message,
        recommendation,
        file,
        index,
        pointer,
        startLine: range?.startLine ?? null,
        startColumn: range?.startColumn ?? null,
        endLine: range?.endLine ?? null,
        endColumn: range?.endColumn ?? null,
        fingerprint,
        baselined,
        preexisting,
    };
}
function* list(records, shape) {
    for (let start = 0; start < records.length; start += BATCH) {
        const batch = records.slice(start, start + BATCH);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .concat */ .xW)(batch.map((record, i) => start + i === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFrame */ .Gm) `\n    ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq)(shape(record))}` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFrame */ .Gm) `,\n    ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq)(shape(record))}`));
    }
    if (records.length > 0)
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFrame */ .Gm) `\n  `;
}
function originRecord({ tool, source }) {
    return {
        tool: { name: tool.name, version: tool.version },
        source: { kind: source.kind, revision: source.revision, root: source.root, shard: source.shard },
    };
}
function countsRecord({ counts }) {
    const { files, returns, claims, errors, warnings, notices, baselined, preexisting } = counts;
    const verdicts = Object.fromEntries(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICTS */ .bk.map((name) => [name, counts.verdicts[name]]));
    return { files, returns, claims, errors, warnings, notices, baselined, preexisting, verdicts };
}
function headRecord(report) {
    return {
        schema: SCHEMA,
        ...originRecord(report),
        conclusion: report.conclusion,
        counts: countsRecord(report),
    };
}
function reportJson(report) {
    return {
        ...headRecord(report),
        returns: report.returns.map(returnRecord),
        findings: report.findings.map(findingRecord),
    };
}
function* render(report) {
    const head = Object.entries(headRecord(report)).map(([key, value]) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFrame */ .Gm) `\n  ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq)(key)}: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq)(value)},`);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFrame */ .Gm) `{${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .concat */ .xW)(head)}
  "returns": [`;
    yield* list(report.returns, returnRecord);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFrame */ .Gm) `],
  "findings": [`;
    yield* list(report.findings, findingRecord);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFrame */ .Gm) `]
}
`;
}


/***/ }),

/***/ 9450:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ compareNatural)
/* harmony export */ });
function isDigit(text, at) {
    const code = text.charCodeAt(at);
    return code >= 48 && code <= 57;
}
function endOfDigits(text, from) {
    let at = from;
    while (isDigit(text, at))
        at++;
    return at;
}
function startOfNumber(text, from, end) {
    let at = from;
    while (at < end - 1 && text.charAt(at) === '0')
        at++;
    return at;
}
function byUnits(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}
function compareNatural(a, b) {
    let i = 0;
    let j = 0;
    while (i < a.length && j < b.length) {
        if (isDigit(a, i) && isDigit(b, j)) {
            const endA = endOfDigits(a, i);
            const endB = endOfDigits(b, j);
            const numberA = a.slice(startOfNumber(a, i, endA), endA);
            const numberB = b.slice(startOfNumber(b, j, endB), endB);
            const difference = numberA.length - numberB.length || byUnits(numberA, numberB);
            if (difference !== 0)
                return difference;
            i = endA;
            j = endB;
            continue;
        }
        const difference = a.charCodeAt(i) - b.charCodeAt(j);
        if (difference !== 0)
            return difference;
        i++;
        j++;
    }
    return a.length - i - (b.length - j) || byUnits(a, b);
}


/***/ }),

/***/ 9311:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ ofRules),
/* harmony export */   s: () => (/* binding */ withheldInWords)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

function ofRules(report, rules) {
    if (rules.length === 0)
        return report;
    const isAsked = ({ rule }) => rules.includes(rule);
    return {
        ...report,
        findings: report.findings.filter(isAsked),
        withheld: report.findings.filter((finding) => !isAsked(finding)),
    };
}
function withheldInWords({ withheld = [] }) {
    if (withheld.length === 0)
        return '';
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(withheld.length, 'finding')} of other rules ${withheld.length === 1 ? 'is' : 'are'} not shown; all of them count.`;
}


/***/ }),

/***/ 7235:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ inReadingOrder),
/* harmony export */   y: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _natural_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9450);

function inReadingOrder(findings) {
    return [...findings].sort((a, b) => Number(b.untrue ?? false) - Number(a.untrue ?? false) || byFile(a.file, b.file));
}
function byFile(a, b) {
    if (a === b)
        return 0;
    if (a === null)
        return 1;
    return b === null ? -1 : (0,_natural_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareNatural */ .d)(a, b);
}


/***/ }),

/***/ 9314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: () => (/* binding */ agentsInWords),
/* harmony export */   iw: () => (/* binding */ agentsIn),
/* harmony export */   sj: () => (/* binding */ separate)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1502);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);



const NAMELESS = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)({ value: {} });
const REPEATS_FROM = 4;
function agentsIn(returns) {
    const agents = new Map(returns.map(({ file, index, agent }) => [`${String(index)}:${file}`, agent]));
    return ({ file, index }) => file === null || index === null ? null : (agents.get(`${String(index)}:${file}`) ?? null);
}
function separate(findings, agentOf) {
    const groups = new Map();
    for (const finding of findings) {
        if (finding.untrue === true)
            continue;
        const key = keyOf(finding);
        const known = groups.get(key);
        if (known === undefined)
            groups.set(key, [finding]);
        else
            known.push(finding);
    }
    const repeats = [...groups.values()]
        .filter(({ length }) => length >= REPEATS_FROM)
        .flatMap((all) => repeatOf(all, agentOf));
    const repeated = new Set(repeats.flatMap((repeat) => repeat.findings));
    return {
        repeats: repeats.sort((a, b) => (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .rank */ .Tm)(a.severity) - (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .rank */ .Tm)(b.severity) ||
            b.findings.length - a.findings.length ||
            (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.rule, b.rule) ||
            (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.message, b.message)),
        single: findings.filter((finding) => !repeated.has(finding)),
    };
}
function keyOf({ rule, severity, message }) {
    return JSON.stringify([rule, severity, message]);
}
function repeatOf(findings, agentOf) {
    const [first] = findings;
    if (first === undefined)
        return [];
    const agents = new Map();
    for (const finding of findings) {
        const agent = agentOf(finding);
        if (agent !== null && agent !== '')
            agents.set(agent, (agents.get(agent) ?? 0) + 1);
    }
    const { rule, severity, message } = first;
    const advices = new Set(findings.map(({ recommendation }) => recommendation));
    const general = new Set(findings.map((finding) => withoutName(finding.recommendation, agentOf(finding))));
    const [recommendation = ''] = advices.size > 1 ? general : advices;
    const byNumber = [...agents].sort(([a, n], [b, m]) => m - n || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a, b));
    return [{ rule, severity, message, recommendation, findings, agents: byNumber }];
}
function withoutName(recommendation, agent) {
    if (agent === null)
        return recommendation;
    const named = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)({ value: { metadata: { agent_type: agent } } });
    return recommendation.startsWith(named) ? NAMELESS + recommendation.slice(named.length) : recommendation;
}
function agentsInWords({ agents, findings }, most = 3) {
    const [only] = agents;
    if (only !== undefined && agents.length === 1 && only[1] === findings.length)
        return only[0];
    const shown = agents.slice(0, most).map(([agent, n]) => `${agent} (${String(n)})`);
    const more = agents.length - shown.length;
    const nameless = findings.length - agents.reduce((sum, [, n]) => sum + n, 0);
    return [
        ...shown,
        ...(more === 0 ? [] : [`${String(more)} more`]),
        ...(nameless === 0 || agents.length === 0 ? [] : [`no name (${String(nameless)})`]),
    ].join(', ');
}


/***/ }),

/***/ 5859:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ statisticsOf),
/* harmony export */   k: () => (/* binding */ byRule)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1300);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1502);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);



function byRule(findings) {
    return statisticsOf(findings.filter(_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$));
}
function statisticsOf(findings) {
    const rules = new Map();
    for (const { rule, severity, baselined, preexisting } of findings) {
        const of = rules.get(rule) ?? { numbers: { error: 0, warning: 0, notice: 0 }, known: 0, preexisting: 0 };
        rules.set(rule, of);
        if (baselined)
            of.known++;
        else if (preexisting)
            of.preexisting++;
        else
            of.numbers[severity]++;
    }
    return [...rules]
        .map(([rule, of]) => ({ rule, ...of }))
        .sort((a, b) => {
        for (const severity of _model_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC) {
            const difference = b.numbers[severity] - a.numbers[severity];
            if (difference !== 0)
                return difference;
        }
        return b.known + b.preexisting - (a.known + a.preexisting) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.rule, b.rule);
    });
}


/***/ }),

/***/ 3718:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aJ: () => (/* binding */ isShown),
  fM: () => (/* binding */ lastLine),
  XX: () => (/* binding */ render)
});

// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(1300);
// EXTERNAL MODULE: ./src/model/severity.ts
var severity = __webpack_require__(1502);
// EXTERNAL MODULE: ./src/report/conclusion.ts
var conclusion = __webpack_require__(4359);
// EXTERNAL MODULE: ./src/report/paint.ts
var report_paint = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/report/of-rules.ts
var of_rules = __webpack_require__(9311);
// EXTERNAL MODULE: ./src/report/reading-order.ts
var reading_order = __webpack_require__(7235);
// EXTERNAL MODULE: ./src/report/repeats.ts
var report_repeats = __webpack_require__(9314);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
// EXTERNAL MODULE: ./src/report/statistics.ts
var statistics = __webpack_require__(5859);
// EXTERNAL MODULE: ./src/report/fixable.ts
var fixable = __webpack_require__(6177);
// EXTERNAL MODULE: ./src/report/width.ts
var report_width = __webpack_require__(5030);
;// CONCATENATED MODULE: ./src/report/text/findings.ts




const SEVERITY_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan' };
const SEVERITY_WIDTH = 'warning'.length;
const MESSAGE_WIDTH = 72;
const LEAST_MESSAGE = 24;
function widest(widths) {
    let most = 0;
    for (const width of widths)
        most = Math.max(most, width);
    return most;
}
function pad(text, width) {
    return text + ' '.repeat(Math.max(0, width - (0,report_width/* columns */.Y)(text)));
}
function level(severity, paint) {
    return paint(SEVERITY_STYLE[severity], (0,sink/* terminal */.Fo) `${severity.padEnd(SEVERITY_WIDTH)}`);
}
const BEFORE = 20;
function windowOf(source, start, end, room) {
    const fits = (from, to) => (0,report_width/* columns */.Y)((0,sink/* terminal */.Fo) `${source.slice(from, to)}`.text) <= room - 2;
    if ((0,report_width/* columns */.Y)((0,sink/* terminal */.Fo) `${source}`.text) <= room)
        return { from: 0, to: source.length };
    let from = fits(0, end) ? 0 : Math.max(0, Math.min(start, start - BEFORE));
    let to = source.length;
    while (to > start + 1 && !fits(from, to))
        to--;
    while (from < start && !fits(from, to))
        from++;
    if (isTail(source, from))
        from++;
    if (isTail(source, to))
        to--;
    return { from, to };
}
function isTail(text, at) {
    return at > 0 && at < text.length && /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1));
}
function quoteSource(excerpt, range, room) {
    const whole = excerpt.text.replaceAll('\t', ' ').trimEnd();
    const inside = (column) => Math.min(Math.max(0, column - 1 - excerpt.cut), whole.length);
    const startOfRange = inside(range.startColumn);
    const indent = Math.min(startOfRange, whole.length - whole.trimStart().length);
    const source = whole.slice(indent);
    const start = startOfRange - indent;
    const end = range.endLine === range.startLine ? Math.max(start, inside(range.endColumn) - indent) : source.length;
    const { from, to } = windowOf(source, start, end, room - (excerpt.cut > 0 ? 1 : 0));
    const shown = (first, last) => (0,sink/* terminal */.Fo) `${source.slice(first, last)}`;
    const lead = excerpt.cut > 0 || from > 0 ? (0,sink/* terminal */.Fo) `…` : (0,sink/* terminal */.Fo) ``;
    const tail = to < source.length ? (0,sink/* terminal */.Fo) `…` : (0,sink/* terminal */.Fo) ``;
    const before = (0,report_width/* columns */.Y)(lead.text) + (0,report_width/* columns */.Y)(shown(from, start).text);
    const length = Math.max(1, (0,report_width/* columns */.Y)(shown(start, Math.min(end, to)).text));
    return [(0,sink/* terminal */.Fo) `${lead}${shown(from, to)}${tail}`, (0,sink/* terminal */.Fo) `${' '.repeat(before)}^${'~'.repeat(length - 1)}`];
}
function place(finding) {
    return finding.range === null ? '' : `${String(finding.range.startLine)}:${String(finding.range.startColumn)}`;
}
function hanging(lines, margin) {
    return (0,sink/* terminal */.Fo) `${lines.map((line) => (0,sink/* terminal */.Fo) `${margin}${line}\n`)}`;
}
function advice(text, margin, { paint, width }) {
    const label = 'fix: ';
    const [first, ...more] = (0,report_width/* wrap */.L)((0,sink/* terminal */.Fo) `${text}`.text, width - margin.length - label.length);
    return (0,sink/* terminal */.Fo) `${margin}${paint('green', (0,sink/* terminal */.Fo) `fix:`)} ${first}\n${hanging(more, margin + ' '.repeat(label.length))}`;
}
function source({ excerpt, range, severity }, margin, { paint, width }) {
    if (excerpt === null || range === null || excerpt.text.trim() === '')
        return (0,sink/* terminal */.Fo) ``;
    const [line, marks] = quoteSource(excerpt, range, width - margin.length - 2);
    const bar = paint('dim', (0,sink/* terminal */.Fo) `|`);
    return (0,sink/* terminal */.Fo) `${margin}${bar} ${line}\n${margin}${bar} ${paint(SEVERITY_STYLE[severity], marks)}\n`;
}
function* findingLines(file, findings, layout) {
    const { paint, width } = layout;
    const placeWidth = widest(findings.map((finding) => place(finding).length));
    const lead = (placeWidth === 0 ? 2 : placeWidth + 4) + SEVERITY_WIDTH + 2;
    const ruleWidth = widest(findings.map(({ rule }) => (0,report_width/* columns */.Y)((0,sink/* terminal */.Fo) `${rule}`.text)));
    const room = width - lead - ruleWidth - 2;
    const aside = room >= LEAST_MESSAGE;
    const messages = findings.map(({ message, rule }) => (aside ? (0,sink/* terminal */.Fo) `${message}` : (0,sink/* terminal */.Fo) `${message} (${rule})`).text);
    const messageWidth = aside ? Math.min(MESSAGE_WIDTH, room, widest(messages.map(report_width/* columns */.Y))) : width - lead;
    const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);
    yield (0,sink/* terminal */.Fo) `${file === null ? paint('bold', (0,sink/* terminal */.Fo) `the whole run`) : paint('bold', paint('underline', (0,sink/* terminal */.Fo) `${file}`))}\n`;
    for (const [i, finding] of findings.entries()) {
        const { severity, rule, recommendation } = finding;
        const location = placeWidth === 0 ? (0,sink/* terminal */.Fo) `` : (0,sink/* terminal */.Fo) `${place(finding).padStart(placeWidth)}  `;
        const [first, ...more] = (0,report_width/* wrap */.L)(messages[i] ?? '', messageWidth, Math.max(messageWidth, width - lead));
        yield (0,sink/* terminal */.Fo) `  ${location}${level(severity, paint)}  ${aside ? pad(first, messageWidth) : first}${aside ? (0,sink/* terminal */.Fo) `  ${paint('dim', (0,sink/* terminal */.Fo) `${rule}`)}` : (0,sink/* terminal */.Fo) ``}\n`;
        yield hanging(more, ' '.repeat(lead));
        yield source(finding, margin, layout);
        if (recommendation !== '')
            yield advice(recommendation + (0,fixable/* fixable */.C)(finding), margin, layout);
    }
    yield (0,sink/* terminal */.Fo) `\n`;
}
const MOST_PLACES = 3;
function* repeatLines(repeat, layout) {
    const { rule, severity, message, findings } = repeat;
    const { paint, width } = layout;
    const margin = '  ';
    const times = `${String(findings.length)} x ${rule}`;
    yield (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `${times}`)}\n`;
    const lead = margin.length + SEVERITY_WIDTH + 2;
    const [start, ...more] = (0,report_width/* wrap */.L)((0,sink/* terminal */.Fo) `${message}`.text, width - lead);
    yield (0,sink/* terminal */.Fo) `${margin}${level(severity, paint)}  ${start}\n${hanging(more, ' '.repeat(lead))}`;
    const agents = (0,report_repeats/* agentsInWords */.Ni)(repeat);
    if (agents !== '')
        yield hanging((0,report_width/* wrap */.L)((0,sink/* terminal */.Fo) `by ${agents}`.text, width - margin.length), margin);
    for (const finding of findings.slice(0, MOST_PLACES)) {
        const at = place(finding);
        yield (0,sink/* terminal */.Fo) `${margin}at ${finding.file ?? 'the whole run'}${at === '' ? '' : `:${at}`}\n`;
    }
    const hidden = findings.length - MOST_PLACES;
    if (hidden > 0)
        yield (0,sink/* terminal */.Fo) `${margin}and ${hidden} more: --rule ${rule} shows each\n`;
    if (repeat.recommendation !== '') {
        const [first] = findings;
        yield advice(repeat.recommendation + (first === undefined ? '' : (0,fixable/* fixable */.C)(first)), margin, layout);
    }
    yield (0,sink/* terminal */.Fo) `\n`;
}

// EXTERNAL MODULE: ./src/report/truth.ts
var truth = __webpack_require__(3943);
// EXTERNAL MODULE: ./src/report/verdict-counts.ts
var verdict_counts = __webpack_require__(5160);
;// CONCATENATED MODULE: ./src/report/text.ts













const USUAL_COLUMNS = 100;
const FEWEST_COLUMNS = 60;
const MOST_COLUMNS = 140;
function text_widest(widths) {
    let most = 0;
    for (const width of widths)
        most = Math.max(most, width);
    return most;
}
function groupsOf(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const known = groups.get(finding.file);
        if (known === undefined)
            groups.set(finding.file, [finding]);
        else
            known.push(finding);
    }
    return new Map([...groups].sort(([a], [b]) => (0,reading_order/* byFile */.y)(a, b)));
}
function summary(report, width) {
    const { files, returns, claims, errors, warnings, notices, baselined, preexisting } = report.counts;
    const byVerdict = (0,verdict_counts/* verdictCounts */.U)(report)
        .map(({ name, n }) => `${String(n)} ${name}`)
        .join(', ');
    const rows = [
        ['files', files, ''],
        ['returns', returns, ''],
        ['claims', claims, byVerdict],
        ['findings', errors + warnings + notices, (0,conclusion/* tally */.N4)((0,conclusion/* totals */.Sd)(report))],
    ];
    if (baselined > 0)
        rows.push(['baselined', baselined, 'known findings, which do not fail']);
    if (preexisting > 0)
        rows.push(['preexisting', preexisting, 'findings from before this change, which do not fail']);
    const nameWidth = text_widest(rows.map(([name]) => name.length));
    const numberWidth = text_widest(rows.map(([, n]) => String(n).length));
    const margin = nameWidth + numberWidth + 6;
    const lines = rows.map(([name, n, detail]) => {
        const number = String(n).padStart(numberWidth);
        const [first, ...more] = (0,report_width/* wrap */.L)(detail, width - margin);
        const rest = more.map((line) => (0,sink/* terminal */.Fo) `${' '.repeat(margin)}${line}\n`);
        return (0,sink/* terminal */.Fo) `  ${name.padEnd(nameWidth)}  ${number}${first === '' ? '' : `  ${first}`}\n${rest}`;
    });
    return (0,sink/* terminal */.Fo) `${lines}\n`;
}
function lastLine(report, color) {
    const line = (0,sink/* terminal */.Fo) `${(0,conclusion/* conclusionLine */.ET)(report)}`;
    if (!color)
        return line;
    return (0,sink/* styled */.I4)('bold', (0,sink/* styled */.I4)(report.conclusion === 'passed' ? 'green' : 'red', line));
}
function isShown(finding, report, quiet) {
    if (!(0,model_finding/* isActive */.$)(finding))
        return false;
    if (!quiet || finding.severity === 'error')
        return true;
    return report.failOn !== 'never' && (0,severity/* isAtLeast */.du)(finding.severity, report.failOn);
}
function opening(report, width, paint) {
    const { untrue, known, preexisting } = (0,truth/* truthOf */.D)(report);
    const said = (0,report_width/* wrap */.L)((0,sink/* terminal */.Fo) `${(0,truth/* firstLine */.TM)(report)}`.text, width).map((line) => {
        const bold = paint('bold', (0,sink/* terminal */.Fo) `${line}`);
        return (0,sink/* terminal */.Fo) `${untrue > known + preexisting ? paint('red', bold) : bold}\n`;
    });
    const compared = (0,truth/* comparisonInWords */.aM)(report);
    return (0,sink/* terminal */.Fo) `${said}${compared === '' ? '' : (0,sink/* terminal */.Fo) `Judged ${compared}.\n`}\n`;
}
function text_statistics(report) {
    const rules = (0,statistics/* statisticsOf */.j)(report.findings);
    if (rules.length === 0)
        return (0,sink/* terminal */.Fo) ``;
    const table = [
        ['rule', ...severity/* SEVERITIES */.oC.map((severity) => `${severity}s`), 'known', 'before'],
        ...rules.map(({ rule, numbers, known, preexisting }) => [
            rule,
            ...[...severity/* SEVERITIES */.oC.map((severity) => numbers[severity]), known, preexisting].map((n) => n === 0 ? '-' : String(n)),
        ]),
    ];
    const shown = (table[0] ?? []).flatMap((_, n) => n < 4 || table.some((row, at) => at > 0 && row[n] !== '-') ? [n] : []);
    const widths = shown.map((n) => text_widest(table.map((row) => row[n]?.length ?? 0)));
    const lines = table.map((row) => {
        const cells = shown.map((n, at) => {
            const cell = row[n] ?? '';
            return at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
        });
        return (0,sink/* terminal */.Fo) `  ${cells.join('  ')}\n`;
    });
    return (0,sink/* terminal */.Fo) `${lines}\n`;
}
function* render(report, options) {
    const { color, quiet } = options;
    const width = Math.max(FEWEST_COLUMNS, Math.min(options.columns ?? USUAL_COLUMNS, MOST_COLUMNS));
    const paint = (0,report_paint/* painter */.C)(color);
    if (!quiet)
        yield opening(report, width, paint).text;
    if (options.statistics === true)
        yield text_statistics(report).text;
    else
        yield* listed(report, { paint, width, quiet });
    const withheld = (0,of_rules/* withheldInWords */.s)(report);
    if (withheld !== '')
        yield (0,sink/* terminal */.Fo) `${withheld}\n\n`.text;
    if (!quiet)
        yield summary(report, width).text;
    yield (0,sink/* terminal */.Fo) `${lastLine(report, color)}\n`.text;
}
function* listed(report, { paint, width, quiet }) {
    const shown = (0,reading_order/* inReadingOrder */.g)(report.findings.filter((finding) => isShown(finding, report, quiet)));
    const { repeats, single } = report.withheld === undefined ? (0,report_repeats/* separate */.sj)(shown, (0,report_repeats/* agentsIn */.iw)(report.returns)) : { repeats: [], single: shown };
    for (const untrue of [true, false]) {
        for (const [file, findings] of groupsOf(single.filter((finding) => (finding.untrue ?? false) === untrue))) {
            yield (0,sink/* concat */.xW)(Array.from(findingLines(file, findings, { paint, width }), ({ text }) => text));
        }
    }
    for (const repeat of repeats)
        yield (0,sink/* concat */.xW)(Array.from(repeatLines(repeat, { paint, width }), ({ text }) => text));
}


/***/ }),

/***/ 3943:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ truthLine),
/* harmony export */   D: () => (/* binding */ truthOf),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   V_: () => (/* binding */ isLog),
/* harmony export */   aM: () => (/* binding */ comparisonInWords)
/* harmony export */ });
/* unused harmony export DOCUMENT_RULES */
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_truth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6800);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4359);



function truthOf({ returns, findings: shown, withheld = [] }) {
    const findings = withheld.length === 0 ? shown : [...shown, ...withheld];
    const numbers = { claims: 0, untrue: 0, known: 0, preexisting: 0, moved: 0, removed: 0 };
    const others = { undetermined: 0, unverifiable: 0, unfinished: 0, notBorneOut: 0, absentCommits: 0, otherwise: 0 };
    const states = statesOfUntrue(findings);
    for (const record of returns) {
        for (const judged of record.claims) {
            const { name } = judged.verdict;
            if (!(0,_model_truth_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompared */ .uQ)(judged))
                continue;
            numbers.claims++;
            if ((0,_model_truth_js__WEBPACK_IMPORTED_MODULE_1__/* .isUntrue */ .cO)(judged, record)) {
                numbers.untrue++;
                const state = states.get(keyOf({ ...record, pointer: judged.claim.pointer }));
                if (state === 'known' || state === 'preexisting')
                    numbers[state]++;
            }
            else if ((0,_model_truth_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsentCommit */ .R2)(judged))
                others.absentCommits++;
            else if ((0,_model_truth_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotBorneOut */ .wp)(judged))
                others.notBorneOut++;
            else if (name === 'relocated')
                numbers.moved++;
            else if (name === 'removed')
                numbers.removed++;
            else if (name === 'undetermined' || name === 'unverifiable')
                others[name]++;
            else if (name !== 'present' && name !== 'agrees') {
                if (record.success)
                    others.otherwise++;
                else
                    others.unfinished++;
            }
        }
    }
    return { ...numbers, ...others, unread: unreadFiles({ returns, findings }) };
}
function statesOfUntrue(findings) {
    const states = new Map();
    for (const finding of findings) {
        if (finding.untrue !== true)
            continue;
        const state = finding.baselined ? 'known' : finding.preexisting ? 'preexisting' : 'active';
        const key = keyOf(finding);
        if (state === 'active' || !states.has(key))
            states.set(key, state);
    }
    return states;
}
function keyOf({ file, index, pointer }) {
    return JSON.stringify([file, index, pointer]);
}
function isLog(file) {
    return /\.jsonl$/i.test(file);
}
const DOCUMENT_RULES = new Set([
    'file-too-large',
    'json-duplicate-key',
    'json-encoding',
    'json-only',
    'json-syntax',
    'return-object',
    'too-many-elements',
    'too-many-returns',
]);
function unreadFiles({ returns, findings }) {
    const read = new Set(returns.map(({ file }) => file));
    const unread = new Set();
    for (const { file, rule } of findings) {
        if (file !== null && DOCUMENT_RULES.has(rule) && (isLog(file) || !read.has(file)))
            unread.add(file);
    }
    return unread.size;
}
function truthInWords(truth, returns) {
    const { claims, moved, removed, undetermined, unverifiable, unfinished, notBorneOut, absentCommits, otherwise, unread, } = truth;
    if (returns === 0 && unread === 0)
        return '';
    const since = [
        ...(moved === 0 ? [] : [`${String(moved)} moved`]),
        ...(removed === 0 ? [] : [`${String(removed)} removed`]),
    ].join(' and ');
    const parts = [
        claims === 0 ? `No claims in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(returns, 'return')}` : untrueInWords(truth),
        ...(absentCommits === 0 ? [] : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(absentCommits, 'commit')} not in the history`]),
        ...(notBorneOut === 0 ? [] : [`${String(notBorneOut)} not borne out`]),
        ...(since === '' ? [] : [`${since} since`]),
        ...(undetermined === 0 ? [] : [`${String(undetermined)} undetermined`]),
        ...(unverifiable === 0 ? [] : [`${String(unverifiable)} cannot be checked here`]),
        ...(otherwise === 0 ? [] : [`${String(otherwise)} not found as written`]),
        ...(unfinished === 0 ? [] : [`${String(unfinished)} absent in unfinished work`]),
    ];
    const files = unread === 0 ? '' : `; ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(unread, 'file')} could not be read in full`;
    return `${parts.join(', ')}${files}`;
}
function untrueInWords(truth) {
    const { claims, untrue, undetermined, unverifiable, unfinished, notBorneOut, absentCommits, otherwise } = truth;
    if (untrue > 0) {
        const what = claims === 1 ? 'The one claim' : `${String(untrue)} of ${String(claims)} claims`;
        return `${what} ${untrue === 1 ? 'is' : 'are'} not true${knownInWords(truth)}`;
    }
    if (undetermined + unverifiable + unfinished + notBorneOut + absentCommits + otherwise > 0)
        return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(claims, 'claim')}, none known to be untrue`;
    const all = claims === 1 ? 'The one claim is' : `All ${String(claims)} claims are`;
    return `${all} true`;
}
function knownInWords({ untrue, known, preexisting }) {
    const parts = [
        [known, 'known'],
        [preexisting, 'from before this change'],
    ];
    const said = parts
        .filter(([n]) => n > 0)
        .map(([n, word]) => (n < untrue ? `${String(n)} ${word}` : untrue === 1 ? word : `all ${word}`));
    return said.length === 0 ? '' : ` (${said.join(', ')})`;
}
function truthLine(report) {
    const truth = truthOfReport(report);
    return truth === '' ? '' : [truth, ...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .unsuccessful */ .Q5)(report)].join('; ');
}
function truthOfReport(report) {
    return truthInWords(truthOf(report), report.returns.length);
}
function firstLine(report) {
    const truth = truthOfReport(report);
    if (truth === '')
        return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .capital */ .Nx)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .reason */ .l)(report));
    const { baselined, preexisting } = report.counts;
    const form = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .totals */ .Sd)(report)) || (baselined + preexisting > 0 ? 'no new findings' : 'no findings');
    return [truth, form, ...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .unsuccessful */ .Q5)(report)].join('; ');
}
const SHORT_ID = 7;
function comparisonInWords({ returns, compared }) {
    if (compared === undefined)
        return '';
    const { base, commit, passedOver } = compared;
    const all = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(returns.length + passedOver, 'return');
    const some = passedOver === 0 ? all : `${String(returns.length)} of ${all}`;
    const short = commit?.slice(0, SHORT_ID) ?? '';
    const against = short === '' || base.startsWith(short) ? base : `${base}@${short}`;
    return `${some}, against ${against}`;
}


/***/ }),

/***/ 5160:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ NOT_IN_HISTORY),
/* harmony export */   U: () => (/* binding */ verdictCounts)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5821);
/* harmony import */ var _model_truth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6800);


const NOT_IN_HISTORY = 'not in history';
function verdictCounts({ counts: { verdicts }, returns }) {
    const commits = returns.reduce((sum, { claims }) => sum + claims.filter(_model_truth_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsentCommit */ .R2).length, 0);
    return _model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICTS */ .bk.filter((name) => (0,_model_truth_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompared */ .uQ)({ verdict: { name } }))
        .flatMap((name) => name === 'missing'
        ? [
            { name, n: verdicts.missing - commits },
            { name: NOT_IN_HISTORY, n: commits },
        ]
        : [{ name, n: verdicts[name] }])
        .filter(({ n }) => n > 0);
}


/***/ }),

/***/ 4676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ appendErrors)
/* harmony export */ });
/* unused harmony export withErrors */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8473);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8951);
/* harmony import */ var _write_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6270);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5665);






const LARGEST = 16 * 1024 * 1024;
const STALE = 10_000;
const RETRIES = { retries: 400, factor: 1, minTimeout: 20, maxTimeout: 100, randomize: true };
async function appendErrors(file, errors, project) {
    if (errors.length === 0)
        return;
    try {
        const place = demandFile(file, (0,_write_file_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolders */ .wZ)(file, project));
        demandLock(`${place.path}.lock`);
        const { default: lockfile } = await __webpack_require__.e(/* import() */ 648).then(__webpack_require__.t.bind(__webpack_require__, 3648, 23));
        const release = await lockfile.lock(place.path, { realpath: false, stale: STALE, retries: RETRIES });
        try {
            while (!append(file, errors, project))
                ;
        }
        finally {
            await release();
        }
    }
    catch (error) {
        if (error instanceof _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e)
            throw error;
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`The errors file ${file} could not be written, and is as it was: ${reasonOf(error)}`);
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
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`The errors file could not be written: its lock ${path} is ${what}. Take that away.`);
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
    return (0,_write_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFile */ ._h)(file, [text], { project, mayReplace: () => readExisting(file, project) === before });
}
function demandFile(file, place) {
    if (place.kind === 'file')
        return place;
    throw notRegular(file);
}
function notRegular(file) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`The errors file ${file} is no regular file: name the file itself.`);
}
function tooLarge(file) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`);
}
function readExisting(file, project) {
    const { path, mode } = demandFile(file, (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project));
    if (mode === null)
        return null;
    const found = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(path, LARGEST);
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
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`The errors file ${file} is damaged and was left as it is: ${why}. Mend it, or name another file.`);
}
function withErrors(text, errors, file) {
    if (text === null)
        return `{\n  "errors": [\n${errors.map((error) => `    ${error}`).join(',\n')}\n  ]\n}\n`;
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