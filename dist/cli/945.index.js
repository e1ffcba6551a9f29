"use strict";
exports.id = 945;
exports.ids = [945];
exports.modules = {

/***/ 7945:
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
// EXTERNAL MODULE: ./src/tree/git/git.ts + 2 modules
var git = __webpack_require__(5996);
// EXTERNAL MODULE: ./src/model/path-bytes.ts
var path_bytes = __webpack_require__(3020);
// EXTERNAL MODULE: ./src/tree/git/other-commit.ts + 1 modules
var other_commit = __webpack_require__(4601);
// EXTERNAL MODULE: ./src/tree/git/repository-files.ts
var repository_files = __webpack_require__(5217);
;// CONCATENATED MODULE: ./src/tree/git/changes.ts




const COMPARE = [
    'diff-tree',
    '-r',
    '-z',
    '--raw',
    '--no-renames',
    '--no-relative',
    '--ignore-submodules=none',
    '--no-ext-diff',
    '--no-textconv',
];
const GITLINK = '160000';
const EMPTY_TREES = new Map([
    [40, '4b825dc642cb6eb9a060e54bf8d69288fbee4904'],
    [64, '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321'],
]);
async function changesBetween(repository, base, commit, label) {
    const changed = new Set();
    const deleted = new Set();
    const newSubmodules = new Set();
    const differences = await differencesBetween(repository, base, commit, label);
    const gone = new Set(differences.flatMap(({ status, id }) => (status === 'D' ? [id] : [])));
    const moved = new Set();
    for (const { path, status, mode, newMode, newId } of differences) {
        (status === 'D' ? deleted : changed).add(path);
        if (status === 'A' && gone.has(newId))
            moved.add(path);
        if (newMode === GITLINK && mode !== GITLINK)
            newSubmodules.add(path);
    }
    for (const path of await namedSince(repository, base, commit))
        newSubmodules.add(path);
    return { base: label, changed, deleted, moved, newSubmodules };
}
async function namedSince(repository, base, commit) {
    const names = [base, commit].map((revision) => `${revision}:.gitmodules`);
    const [before, after] = await repository.objects.describe(names);
    if (typeof after?.id !== 'string' || before?.id === after.id)
        return [];
    const [known, now] = [await (0,repository_files/* submodulesOf */.P)(repository, base), await (0,repository_files/* submodulesOf */.P)(repository, commit)];
    return [...now].filter((path) => !known.has(path));
}
async function differencesBetween(repository, base, commit, label) {
    const [before, after] = [await projectTree(repository, base), await projectTree(repository, commit)];
    if (before === after)
        return [];
    const { status, stdout, stderr } = await (0,git/* runGit */.EO)(repository.git, [...COMPARE, before, after]);
    if (status !== 0)
        throw (0,git/* gitFailed */.gk)(`compare with ${label}`, stderr);
    const fields = stdout.toString('latin1').split('\0');
    const found = [];
    for (let n = 0; n + 1 < fields.length; n += 2) {
        const [mode = '', newMode = '', id = '', newId = '', letter = ''] = (fields[n] ?? '').slice(1).split(' ');
        found.push({ path: (0,path_bytes/* decodePathBytes */.j)(fields[n + 1] ?? ''), status: letter, mode, newMode, id, newId });
    }
    return found;
}
async function projectTree(repository, commit) {
    const [whole, place] = await (0,other_commit/* treesAt */.n8)(repository, commit, repository.prefix);
    if (whole === undefined)
        throw new git/* GitError */.XS(`The repository lacks the tree of ${commit}: fetch it again without a filter.`);
    return place ?? EMPTY_TREES.get(commit.length) ?? whole;
}

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
        if (error instanceof git/* GitError */.XS && error.kind === 'other')
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
    const changes = await changesBetween(repository, commit, judged, label);
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
    const { status, stdout } = await (0,git/* runGit */.EO)(repository.git, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
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
    const { status, stdout, stderr } = await (0,git/* runGit */.EO)(remotely, [...remote/* ALONE */.qY, ...ask]);
    if (status !== 0)
        return refused(`${remote/* REMOTE */.Bn} could not be asked for ${name}: ${(0,remote/* lastWords */.aN)(stderr)}`);
    const lines = stdout.toString('utf8').split('\n');
    const found = wanted.map((ref) => lines.find((line) => line.endsWith(`\t${ref}`))).find((line) => line !== undefined);
    return found?.split('\t')[0] ?? refused(`Neither the clone nor ${remote/* REMOTE */.Bn} has a branch or a tag ${name}.`);
}
async function fetchCommit(repository, remotely, id) {
    const depth = (await (0,ancestry/* endsEarly */.c2)(repository.git)) ? ['--depth=1'] : [];
    const { status, stderr } = await (0,git/* runGit */.EO)(remotely, (0,remote/* fetchArguments */.lO)(depth, id));
    if (status !== 0)
        return refused(`${id} is not in the clone, and could not be fetched: ${(0,remote/* lastWords */.aN)(stderr)}`);
    return (await resolveCommit(repository, id)) ?? refused(`${id} is no commit.`);
}
async function partedAt(repository, base, judged) {
    if ((await parentsOf(repository, judged)).includes(base))
        return base;
    const { status, stdout } = await (0,git/* runGit */.EO)(repository.git, ['merge-base', base, judged]);
    return status === 0 ? stdout.toString('latin1').split('\n')[0] : undefined;
}

;// CONCATENATED MODULE: ./src/tree/git/before.ts


const BATCH = 40;
const REGULAR = '100';
async function openBefore({ repository, revision }, { commit, tip }) {
    const differing = new Set();
    const filesOf = async (base) => {
        const files = new Map();
        for (const { path, mode, id } of await differencesBetween(repository, base, revision, base)) {
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
        read: (wanted, limit) => readBatches(repository, wanted, limit),
    };
}
async function* readBatches(repository, files, limit) {
    for (let start = 0; start < files.length; start += BATCH) {
        const ids = files.slice(start, start + BATCH).map(({ id }) => id);
        yield await (0,other_commit/* contentsOf */.KD)(repository, ids, limit);
    }
}

// EXTERNAL MODULE: ./src/tree/commit.ts + 11 modules
var tree_commit = __webpack_require__(4445);
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

// EXTERNAL MODULE: ./src/report/errors-file.ts
var errors_file = __webpack_require__(5150);
// EXTERNAL MODULE: ./src/tree/append-errors.ts
var append_errors = __webpack_require__(4676);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/config/load.ts + 6 modules
var load = __webpack_require__(2383);
// EXTERNAL MODULE: ./src/engine/judge-tree.ts + 29 modules
var judge_tree = __webpack_require__(3194);
// EXTERNAL MODULE: ./src/model/baseline.ts
var baseline = __webpack_require__(782);
// EXTERNAL MODULE: ./src/baseline/baseline.ts
var baseline_baseline = __webpack_require__(6360);
// EXTERNAL MODULE: ./src/tree/link-below.ts
var link_below = __webpack_require__(5674);
// EXTERNAL MODULE: ./src/tree/regular-file.ts
var regular_file = __webpack_require__(8951);
;// CONCATENATED MODULE: ./src/baseline/load.ts






const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = baseline/* BASELINE_FILE */.t } = source;
    const found = await findBaseline(source);
    const text = typeof base === 'object' ? base.text : null;
    if (found === undefined && text === null)
        return undefined;
    const own = found === undefined ? undefined : (0,baseline_baseline/* readBaseline */.mF)(found.text, found.name);
    const theirs = text === null ? undefined : (0,baseline_baseline/* readBaseline */.mF)(text, `${place} of the base`);
    return (0,baseline_baseline/* baselineOf */.Bv)({
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
    if (onDisk && (0,regular_file/* standsOnDisk */.iK)(file)) {
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
        throw new usage_error/* UsageError */.e(`${place} is no regular file: commit the file itself.`);
    const committed = { path: place, id: entry.id, link: false };
    let content;
    for await (const [one] of tree.read([committed], MAX_BASELINE_SIZE))
        content = one;
    return { name: place, text: baselineText(content, place) };
}
function baselineText(content, name) {
    if (content?.kind === 'bytes')
        return Buffer.from(content.bytes).toString('utf8');
    throw tooLarge(name);
}
function tooLarge(name) {
    return new usage_error/* UsageError */.e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules that most of its findings are of, or leave old returns out (paths, ignore), and write it anew.`);
}
function readBaselineFile(file) {
    const found = (0,regular_file/* readRegularFile */.XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw tooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
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
    return new usage_error/* UsageError */.e(`The baseline is not read through ${link}, a symbolic link, which leads wherever a branch wants it to: name the file itself.`);
}
function readNamed(root, file) {
    const link = (0,link_below/* linkBelow */.yZ)([root], file);
    if (link !== undefined)
        throw linked(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof usage_error/* UsageError */.e)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new usage_error/* UsageError */.e(`The baseline could not be read: ${reason}. Write one: return-gate check --update-baseline.`);
    }
    throw new usage_error/* UsageError */.e(`The baseline ${file} is no regular file: name the file itself.`);
}
function placeIn(root, file) {
    const place = (0,external_node_path_.relative)((0,external_node_path_.resolve)(root), (0,external_node_path_.resolve)(file)).split(external_node_path_.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(external_node_path_.sep).join('/') : place;
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/json.ts
var json = __webpack_require__(2794);
// EXTERNAL MODULE: ./src/report/batches.ts
var batches = __webpack_require__(5026);
;// CONCATENATED MODULE: ./src/report/jsonl.ts



const SCHEMA = 'return-gate/report-lines@1';
function line(type, record) {
    return (0,sink/* jsonFrame */.Gm) `${(0,sink/* json */.Pq)({ type, ...record })}\n`;
}
function* lines(report) {
    yield line('report', { schema: SCHEMA, ...(0,json/* originRecord */.ih)(report) });
    for (const record of report.returns)
        yield line('return', (0,json/* returnRecord */.MY)(record));
    for (const finding of report.findings)
        yield line('finding', (0,json/* findingRecord */.vU)(finding));
    yield line('conclusion', { conclusion: report.conclusion, counts: (0,json/* countsRecord */.cR)(report) });
}
function render(report) {
    return (0,batches/* joined */.o)(lines(report));
}

// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
;// CONCATENATED MODULE: ./src/report/formats.ts



const FORMAT_NAMES = ['text', 'json', 'jsonl', 'sarif', 'junit', 'markdown', 'github', 'html'];
const FORMATS = {
    text: () => Promise.resolve(report_text/* render */.XX),
    json: () => Promise.resolve(json/* render */.XX),
    jsonl: () => Promise.resolve(render),
    sarif: async () => (await __webpack_require__.e(/* import() */ 643).then(__webpack_require__.bind(__webpack_require__, 643))).render,
    junit: async () => (await __webpack_require__.e(/* import() */ 998).then(__webpack_require__.bind(__webpack_require__, 2998))).render,
    markdown: async () => (await __webpack_require__.e(/* import() */ 741).then(__webpack_require__.bind(__webpack_require__, 7741))).render,
    github: async () => (await __webpack_require__.e(/* import() */ 611).then(__webpack_require__.bind(__webpack_require__, 7611))).render,
    html: async () => (await __webpack_require__.e(/* import() */ 248).then(__webpack_require__.bind(__webpack_require__, 2248))).render,
};
function loadFormat(name) {
    return FORMATS[name]();
}

// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(6270);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(5665);
;// CONCATENATED MODULE: ./src/tree/write-report.ts



function writeReport(asked, file, chunks, project) {
    try {
        (0,write_file/* writeFile */._)(file, chunks, { project });
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
;// CONCATENATED MODULE: ./src/cli/commands/update-baseline.ts







function updateBaseline(file, project) {
    const held = told(() => {
        const place = (0,write_place/* placeOf */.$t)(file, project);
        return place.kind === 'file' && place.mode !== null ? readBaselineFile(place.path) : null;
    });
    const before = held === null ? [] : (0,baseline_baseline/* readBaseline */.mF)(held, file);
    let entries = [];
    return {
        baseline: (0,baseline_baseline/* baselineOfAll */.aR)((found) => {
            entries = found;
        }),
        write: () => {
            const text = (0,baseline_baseline/* renderBaseline */.qL)(entries);
            demandReadable(text, entries);
            told(() => (0,write_file/* writeFile */._)(file, [text], { project }));
            return (0,sink/* terminal */.Fo) `${file} now holds ${(0,model_text/* count */.U9)(sum(entries), 'known finding')}, ${difference(before, entries)}. Commit it.`
                .text;
        },
    };
}
function demandReadable(text, entries) {
    const size = Buffer.byteLength(text);
    if (size <= MAX_BASELINE_SIZE)
        return;
    throw new usage_error/* UsageError */.e(`--update-baseline: a baseline of ${(0,model_text/* count */.U9)(sum(entries), 'known finding')} would take ${String(size)} bytes, more than the limit of ${String(MAX_BASELINE_SIZE)}: turn off the rules that most of them are of, or leave old returns out (paths, ignore).`);
}
function told(write) {
    try {
        return write();
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new usage_error/* UsageError */.e(`--update-baseline: the baseline could not be written: ${reason}`);
    }
}
function sum(entries) {
    return entries.reduce((total, entry) => total + entry.count, 0);
}
function difference(before, after) {
    const had = new Map(before.map((entry) => [entry.fingerprint, entry.count]));
    let added = 0;
    for (const { fingerprint, count: now } of after)
        added += Math.max(0, now - (had.get(fingerprint) ?? 0));
    const gone = sum(before) + added - sum(after);
    return `${String(added)} more and ${String(gone)} fewer than before`;
}

;// CONCATENATED MODULE: ./src/cli/commands/check-run.ts





















async function runCheck(call, opening, caller) {
    const value = (name) => call.values.get(name)?.[0];
    const format = (0,parse_option/* parseChoice */.H)('--format', value('format') ?? 'text', FORMAT_NAMES);
    const outputs = (call.values.get('output') ?? []).map(readOutput);
    const quiet = call.switches.has('quiet');
    const base = readBase(call);
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
    const baseline = update?.baseline ?? (await check_run_findBaseline(call, { tree, settings, base: compared === null ? undefined : 'own' }));
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
    (0,terminal_caller/* writeChunks */.a7)(caller.stdout, render(report, { ...options, color }));
    if (update !== undefined && report.conclusion !== 'empty')
        caller.stderr.write(`${update.write()}\n`);
    const errorsFile = value('errors-file');
    if (errorsFile !== undefined)
        await (0,append_errors/* appendErrors */.G)(errorsFile, (0,errors_file/* errorObjects */.h)(report), project);
    return exit_status/* EXIT */.d[report.conclusion];
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
        throw new usage_error/* UsageError */.e(`--output is "${text}": write NAME=FILE, such as json=report.json.`);
    return { name: (0,parse_option/* parseChoice */.H)('--output', name, FORMAT_NAMES), file };
}

// EXTERNAL MODULE: ./src/tree/workspace.ts
var workspace = __webpack_require__(6825);
;// CONCATENATED MODULE: ./src/cli/commands/check-options.ts

const CHECK_OPTIONS = [
    { name: 'root', value: 'DIR', help: 'the project root that claims are relative to (default: the current directory)' },
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
    { name: 'output', value: 'NAME=FILE', repeatable: true, help: 'any of these into a file (repeatable)' },
    {
        name: 'baseline',
        value: 'FILE',
        help: 'known findings, which do not fail (default: .return-gate-baseline.json at the root)',
    },
    { name: 'update-baseline', help: 'write what is found as the baseline' },
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
Patterns have the semantics of @actions/glob and replace the default places.

Options
${(0,options/* optionHelp */.L)(CHECK_OPTIONS)}
`;
async function check(args, caller) {
    if (args.includes('--help') || args.includes('-h')) {
        caller.stdout.write(USAGE);
        return exit_status/* EXIT */.d.passed;
    }
    const call = (0,options/* readCall */.D)(args, CHECK_OPTIONS);
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
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5821);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);


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
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(batch.map((record, i) => start + i === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `\n    ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(shape(record))}` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `,\n    ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(shape(record))}`));
    }
    if (records.length > 0)
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `\n  `;
}
function originRecord({ tool, source }) {
    return {
        tool: { name: tool.name, version: tool.version },
        source: { kind: source.kind, revision: source.revision, root: source.root, shard: source.shard },
    };
}
function countsRecord({ counts }) {
    const { files, returns, claims, errors, warnings, notices, baselined, preexisting } = counts;
    const verdicts = Object.fromEntries(_model_claim_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .b.map((name) => [name, counts.verdicts[name]]));
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
    const head = Object.entries(headRecord(report)).map(([key, value]) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `\n  ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(key)}: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(value)},`);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `{${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(head)}
  "returns": [`;
    yield* list(report.returns, returnRecord);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `],
  "findings": [`;
    yield* list(report.findings, findingRecord);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `]
}
`;
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
/* harmony import */ var proper_lockfile__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3648);
/* harmony import */ var proper_lockfile__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(proper_lockfile__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8473);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8951);
/* harmony import */ var _write_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6270);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5665);







const LARGEST = 16 * 1024 * 1024;
const STALE = 10_000;
const RETRIES = { retries: 400, factor: 1, minTimeout: 20, maxTimeout: 100, randomize: true };
async function appendErrors(file, errors, project) {
    if (errors.length === 0)
        return;
    try {
        const place = demandFile(file, (0,_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolders */ .w)(file, project));
        demandLock(`${place.path}.lock`);
        const release = await (0,proper_lockfile__WEBPACK_IMPORTED_MODULE_2__.lock)(place.path, { realpath: false, stale: STALE, retries: RETRIES });
        try {
            while (!append(file, errors, project))
                ;
        }
        finally {
            await release();
        }
    }
    catch (error) {
        if (error instanceof _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e)
            throw error;
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file ${file} could not be written, and is as it was: ${reasonOf(error)}`);
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
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file could not be written: its lock ${path} is ${what}. Take that away.`);
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
    return (0,_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFile */ ._)(file, [text], { project, mayReplace: () => readExisting(file, project) === before });
}
function demandFile(file, place) {
    if (place.kind === 'file')
        return place;
    throw notRegular(file);
}
function notRegular(file) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file ${file} is no regular file: name the file itself.`);
}
function tooLarge(file) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`);
}
function readExisting(file, project) {
    const { path, mode } = demandFile(file, (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project));
    if (mode === null)
        return null;
    const found = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)(path, LARGEST);
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
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file ${file} is damaged and was left as it is: ${why}. Mend it, or name another file.`);
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