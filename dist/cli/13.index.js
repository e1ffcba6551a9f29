"use strict";
exports.id = 13;
exports.ids = [13];
exports.modules = {

/***/ 13:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareWithBase: () => (/* binding */ compareWithBase)
});

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8957);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6183);
// EXTERNAL MODULE: ./src/tree/git/ancestry.ts
var ancestry = __webpack_require__(4782);
// EXTERNAL MODULE: ./src/tree/git/git.ts + 2 modules
var git = __webpack_require__(7172);
// EXTERNAL MODULE: ./src/model/name.ts
var model_name = __webpack_require__(110);
// EXTERNAL MODULE: ./src/tree/git/other-commit.ts + 1 modules
var other_commit = __webpack_require__(2689);
// EXTERNAL MODULE: ./src/tree/git/repository-files.ts
var repository_files = __webpack_require__(1789);
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
    for (const { path, status, mode, newMode } of await differencesBetween(repository, base, commit, label)) {
        (status === 'D' ? deleted : changed).add(path);
        if (newMode === GITLINK && mode !== GITLINK)
            newSubmodules.add(path);
    }
    for (const path of await namedSince(repository, base, commit))
        newSubmodules.add(path);
    return { base: label, changed, deleted, newSubmodules };
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
        const [mode = '', newMode = '', id = '', , letter = ''] = (fields[n] ?? '').slice(1).split(' ');
        found.push({ path: (0,model_name/* nameOf */.V)(fields[n + 1] ?? ''), status: letter, mode, newMode, id });
    }
    return found;
}
async function projectTree(repository, commit) {
    const [whole, place] = await (0,other_commit/* treesAt */.n8)(repository, commit, repository.prefix);
    if (whole === undefined)
        throw new git/* GitError */.XS(`The repository lacks the tree of ${commit}: fetch it again without a filter.`);
    return place ?? EMPTY_TREES.get(commit.length) ?? whole;
}

// EXTERNAL MODULE: ./src/tree/git/promised.ts
var promised = __webpack_require__(3600);
// EXTERNAL MODULE: ./src/tree/git/remote.ts
var remote = __webpack_require__(7093);
;// CONCATENATED MODULE: ./src/tree/git/base.ts





const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const REMOTE = 'origin';
const REMOTE_LIMIT = 60_000;
const ALONE = ['-c', 'credential.interactive=false', '-c', 'gc.auto=0', '-c', 'maintenance.auto=false'];
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
            await (0,promised/* bringFolders */.cp)(repository.git, lacking, 'its');
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
    const branch = `${REMOTE}/${revision}`;
    const isBranch = (await namedCommit(repository, `refs/remotes/${branch}`)) !== undefined;
    const hint = isBranch ? `Did you mean ${branch}?` : 'Name a branch, a tag or a commit that has been fetched.';
    return refused(`git does not know the revision "${revision}". ${hint}`);
}
async function fromRemote(repository, revision) {
    const { git } = repository;
    const branch = revision.replace(/^(?:refs\/remotes\/)?origin\//, '');
    const tracked = await namedCommit(repository, `refs/remotes/${REMOTE}/${branch}`);
    if (tracked !== undefined && !OBJECT_ID.test(revision))
        return tracked;
    const settings = await (0,remote/* readSettings */.sb)(git);
    if (!settings.has(`remote.${REMOTE}.url`)) {
        return refused(`${revision} is not in the clone, which has no remote ${REMOTE} to fetch from.`);
    }
    const remotely = { ...(await (0,remote/* toFetch */.qU)(git, [REMOTE])), limit: REMOTE_LIMIT };
    const id = OBJECT_ID.test(revision) ? revision : await askRemote(remotely, branch);
    if (typeof id !== 'string')
        return id;
    return (await resolveCommit(repository, id)) ?? fetchCommit(repository, remotely, id);
}
async function askRemote(remotely, name) {
    const wanted = [`refs/heads/${name}`, `refs/tags/${name}^{}`, `refs/tags/${name}`];
    const ask = ['ls-remote', '--quiet', `--upload-pack=${remote/* UPLOAD_PACK */.I3}`, REMOTE, ...wanted];
    const { status, stdout, stderr } = await (0,git/* runGit */.EO)(remotely, [...ALONE, ...ask]);
    if (status !== 0)
        return refused(`${REMOTE} could not be asked for ${name}: ${lastWords(stderr)}`);
    const lines = stdout.toString('utf8').split('\n');
    const found = wanted.map((ref) => lines.find((line) => line.endsWith(`\t${ref}`))).find((line) => line !== undefined);
    return found?.split('\t')[0] ?? refused(`Neither the clone nor ${REMOTE} has a branch or a tag ${name}.`);
}
async function fetchCommit(repository, remotely, id) {
    const depth = (await (0,ancestry/* endsEarly */.c2)(repository.git)) ? ['--depth=1'] : [];
    const quietly = [
        '--quiet',
        '--no-tags',
        '--no-write-fetch-head',
        '--no-recurse-submodules',
        '--no-prune',
        '--refmap=',
        `--upload-pack=${remote/* UPLOAD_PACK */.I3}`,
    ];
    const fetch = ['-c', 'fetch.writeCommitGraph=false', 'fetch', ...depth, ...quietly, REMOTE, id];
    const { status, stderr } = await (0,git/* runGit */.EO)(remotely, [...ALONE, ...fetch]);
    if (status !== 0)
        return refused(`${id} is not in the clone, and could not be fetched: ${lastWords(stderr)}`);
    return (await resolveCommit(repository, id)) ?? refused(`${id} is no commit.`);
}
function lastWords(stderr) {
    const lines = stderr.split('\n').filter((line) => line.trim() !== '');
    const fatal = lines.find((line) => line.startsWith('fatal: ') || line.startsWith('error: ')) ?? lines.at(-1);
    return (fatal ?? 'git gave no reason.').replace(/\/\/[^/@\s]*@/g, '//');
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

// EXTERNAL MODULE: ./src/tree/commit.ts + 2 modules
var tree_commit = __webpack_require__(4905);
;// CONCATENATED MODULE: ./src/cli/commands/base.ts





async function compareWithBase(base, tree) {
    if (!(0,tree_commit/* isCommitTree */.Q)(tree)) {
        throw new usage_error/* UsageError */.e('--base compares two commits: leave out --workspace, and commit what is to be judged.');
    }
    const found = await compareByGit(tree, { revision: base, label: base, relation: 'branch' }, 'local');
    if (found.kind === 'refused')
        throw new usage_error/* UsageError */.e(`--base: ${found.reason}`);
    const { changes, commit, tip } = found;
    if (changes.approximate === true) {
        const what = `history is too shallow to tell where the judged commit left ${base}, so it is compared with ${base} as it is: what changed there since counts, too. Fetch more of it (git fetch --unshallow).`;
        process.stderr.write((0,sink.terminal) `return-gate: warning: ${what}`.text + '\n');
    }
    return { changes, openBefore: () => openBefore(tree, { commit, tip }) };
}


/***/ }),

/***/ 4782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c2: () => (/* binding */ endsEarly)
/* harmony export */ });
/* unused harmony exports contains, headOf */
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7172);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9998);


async function contains(options, commit, wanted) {
    if (!/^[0-9a-f]{40,64}$/.test(wanted))
        return false;
    if (commit === wanted)
        return true;
    const raw = await runGit(options, ['cat-file', 'commit', commit]);
    const [header = ''] = raw.stdout.toString('latin1').split('\n\n');
    if (header.split('\n').includes(`parent ${wanted}`))
        return true;
    return (await runGit(options, ['merge-base', '--is-ancestor', wanted, commit])).status === 0;
}
async function headOf(options) {
    const { status, stdout } = await runGit(options, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    return status === 0 ? stdout.toString('latin1').trim() : undefined;
}
async function endsEarly(git) {
    const store = (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .storeOf */ .xX)(git.cwd);
    if (store !== undefined)
        return (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .fE)(store);
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, ['rev-parse', '--is-shallow-repository']);
    return stdout.toString('latin1').trim() !== 'false';
}


/***/ })

};
;