"use strict";
exports.id = 3537;
exports.ids = [3537];
exports.modules = {

/***/ 1916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 3350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./src/tree/commit.ts + 1 modules
var commit = __webpack_require__(4789);
;// CONCATENATED MODULE: ./src/likely.ts
function likely({ patterns, ignore }) {
    return async () => {
        const { selection } = await __webpack_require__.e(/* import() */ 7506).then(__webpack_require__.bind(__webpack_require__, 7506));
        return selection(patterns, ignore);
    };
}

// EXTERNAL MODULE: ./src/report/formats.ts
var formats = __webpack_require__(5226);
;// CONCATENATED MODULE: ./src/cli/check-options.ts

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
    { name: 'format', value: 'NAME', help: `what standard output shows: ${formats/* FORMAT_NAMES */.BU.join(', ')} (default: text)` },
    { name: 'output', value: 'NAME=FILE', repeatable: true, help: 'any of these into a file (repeatable)' },
    {
        name: 'baseline',
        value: 'FILE',
        help: 'known findings, which do not fail (default: .return-gate-baseline.json at the root)',
    },
    { name: 'update-baseline', help: 'write what is found as the baseline' },
    { name: 'errors-file', value: 'FILE', help: 'append what fails to FILE, as error objects of the standard' },
    { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    { name: 'progress', value: 'WHEN', help: 'auto or never (default: auto, on a terminal only)' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'quiet', help: 'errors and the last line only' },
    { name: 'help', help: 'this help' },
];

// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __webpack_require__(7632);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/say.ts
var say = __webpack_require__(5181);
;// CONCATENATED MODULE: ./src/cli/check.ts







const USAGE = `Usage: return-gate check [options] [PATTERN...]

Judges the returns that the repository at --root has committed, and proves every artifact that they claim.
Patterns have the semantics of @actions/glob and replace the default places.

Options
${(0,options/* optionHelp */.L)(CHECK_OPTIONS)}
`;
async function check(args) {
    if (args.includes('--help') || args.includes('-h')) {
        (0,say/* say */.cv)(1, USAGE);
        return exit/* EXIT */.d.passed;
    }
    const call = (0,options/* readCall */.D)(args, CHECK_OPTIONS);
    const opening = check_open(call);
    opening.catch(() => undefined);
    try {
        const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(3119), __webpack_require__.e(2610), __webpack_require__.e(233), __webpack_require__.e(7061), __webpack_require__.e(8647), __webpack_require__.e(8139), __webpack_require__.e(3688), __webpack_require__.e(9993), __webpack_require__.e(6845), __webpack_require__.e(9230), __webpack_require__.e(8751), __webpack_require__.e(5437)]).then(__webpack_require__.bind(__webpack_require__, 5437));
        return await runCheck(call, opening);
    }
    finally {
        await opening
            .then((tree) => {
            tree.close();
        })
            .catch(() => undefined);
    }
}
async function check_open({ values, switches, rest }) {
    const root = values.get('root')?.[0] ?? '.';
    const at = values.get('at')?.[0];
    if (!switches.has('workspace')) {
        const given = { patterns: rest, ignore: values.get('ignore') ?? [] };
        return (0,commit/* openCommit */.C)({ root, revision: at ?? 'HEAD', likely: likely(given) });
    }
    if (at !== undefined)
        throw new call_error/* CallError */.R('--at names a commit and --workspace the files on disk: use one of them.');
    const { openWorkspace } = await __webpack_require__.e(/* import() */ 6825).then(__webpack_require__.bind(__webpack_require__, 6825));
    return openWorkspace(root);
}


/***/ }),

/***/ 5226:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ FORMAT_NAMES),
/* harmony export */   Fx: () => (/* binding */ formats),
/* harmony export */   Qx: () => (/* binding */ EXPLAINING)
/* harmony export */ });
const FORMAT_NAMES = ['text', 'json', 'jsonl', 'sarif', 'junit', 'markdown', 'github', 'html'];
const EXPLAINING = new Set(['sarif']);
const formats = {
    text: async () => (await __webpack_require__.e(/* import() */ 5655).then(__webpack_require__.bind(__webpack_require__, 5655))).render,
    json: async () => (await __webpack_require__.e(/* import() */ 2794).then(__webpack_require__.bind(__webpack_require__, 2794))).render,
    jsonl: async () => (await __webpack_require__.e(/* import() */ 8868).then(__webpack_require__.bind(__webpack_require__, 8868))).render,
    sarif: async () => (await __webpack_require__.e(/* import() */ 643).then(__webpack_require__.bind(__webpack_require__, 643))).render,
    junit: async () => (await __webpack_require__.e(/* import() */ 2998).then(__webpack_require__.bind(__webpack_require__, 2998))).render,
    markdown: async () => (await __webpack_require__.e(/* import() */ 7741).then(__webpack_require__.bind(__webpack_require__, 7741))).render,
    github: async () => (await __webpack_require__.e(/* import() */ 7611).then(__webpack_require__.bind(__webpack_require__, 7611))).render,
    html: async () => (await __webpack_require__.e(/* import() */ 2248).then(__webpack_require__.bind(__webpack_require__, 2248))).render,
};


/***/ }),

/***/ 4789:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ isCommitTree),
  C: () => (/* binding */ openCommit)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/tree/git-error.ts
var git_error = __webpack_require__(8539);
// EXTERNAL MODULE: ./src/tree/git.ts + 2 modules
var tree_git = __webpack_require__(3743);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(6034);
// EXTERNAL MODULE: ./src/tree/listing.ts
var listing = __webpack_require__(3172);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(2102);
// EXTERNAL MODULE: ./src/tree/store.ts
var store = __webpack_require__(5341);
;// CONCATENATED MODULE: ./src/tree/locate.ts






function locate(root) {
    (0,tree_root/* demandDirectory */.zb)(root);
    const real = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(root));
    const top = (0,tree_root/* repositoryOf */._M)(real);
    if (top === undefined)
        return bare(root, real);
    const own = (0,store/* gitFolderOf */.qb)(top);
    if (own === undefined || !(0,store/* isRepository */.Z6)(own)) {
        throw new git_error/* GitError */.XS(`${root} is not in a git repository that can be read: ${(0,external_node_path_.join)(top, '.git')} leads to none with a HEAD, objects and refs.`, 'no-repository', 'Check the repository out anew, or judge the files as they lie on disk with --workspace.');
    }
    if ((0,inside/* isInside */.F)(real, (0,external_node_path_.join)(top, '.git')))
        return bare(root, real);
    const within = ancestry(real, top).find(store/* resemblesRepository */.vb);
    if (within !== undefined)
        throw planted(within, top);
    return { kind: 'work-tree', top, root: real, prefix: (0,external_node_path_.relative)(top, real).split(external_node_path_.sep).join('/') };
}
function ancestry(folder, end) {
    const found = [];
    for (let above = folder; above !== end; above = (0,external_node_path_.dirname)(above)) {
        found.push(above);
        if ((0,external_node_path_.dirname)(above) === above)
            break;
    }
    return found;
}
function bare(root, real) {
    if ((0,store/* isRepository */.Z6)(real))
        return { kind: 'bare', top: real, root: real, prefix: '' };
    const around = ancestry(real).find(store/* resemblesRepository */.vb);
    if (around !== undefined) {
        throw new git_error/* GitError */.XS(`${root} lies in what looks like the bare repository ${around}.`, 'no-repository', 'Name that repository itself, or judge the files as they lie on disk with --workspace.');
    }
    throw new git_error/* GitError */.XS(`${root} is not in a git repository.`, 'no-repository', 'Check the repository out first, or judge the files as they lie on disk with --workspace.');
}
function planted(folder, top) {
    return new git_error/* GitError */.XS(`${folder} looks like a git repository of its own (HEAD, objects, refs) among the files of ${top}: whoever committed it would choose which commits are judged.`, 'other', `Take its HEAD out of the project, or judge ${top} instead. A bare repository is judged where nothing above it is a work tree.`);
}
function gitAt({ kind, top }, trust = {}) {
    return { cwd: top, bare: kind === 'bare', ...trust };
}

// EXTERNAL MODULE: ./src/tree/objects.ts
var tree_objects = __webpack_require__(8296);
// EXTERNAL MODULE: ./src/tree/promised.ts
var tree_promised = __webpack_require__(3005);
// EXTERNAL MODULE: ./src/tree/repository-files.ts
var repository_files = __webpack_require__(9432);
;// CONCATENATED MODULE: ./src/tree/commit.ts










const BATCH = 40;
function isCommitTree(tree) {
    return 'repository' in tree;
}
async function openCommit({ root, revision, likely, of = 'any', ...trust }) {
    const location = locate(root);
    if (of === 'checkout' && location.kind === 'bare') {
        throw new tree_git/* GitError */.XS(`${root} is a bare repository, without a checkout.`, 'no-repository');
    }
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        throw new tree_git/* GitError */.XS(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const git = gitAt(location, trust);
    const objects = new tree_objects/* Objects */.Rb(git);
    try {
        const clone = (0,store/* isPartial */.mt)((0,store/* storeOf */.xX)(location.top) ?? '') ? 'partial' : 'whole';
        if (clone === 'partial')
            await bringOwnFolders(objects, git, revision);
        const place = (await guessPlace(objects, location, revision)) ?? (await askPlace(objects, git, location, root, revision));
        const repository = { git, objects, prefix: place.prefix, clone };
        const promised = place.tree === null || clone === 'whole' ? null : new tree_promised/* Promised */.As(git, place.tree);
        const source = { objects, promised };
        const listing = place.tree === null ? null : await listingOf(place.tree, source, git, likely);
        return commitTree(place, listing, source, repository, location);
    }
    catch (error) {
        objects.close();
        throw error;
    }
}
async function bringOwnFolders(objects, git, revision) {
    const [commit] = await objects.resolve([`${revision}^{commit}`]).catch(() => []);
    if (commit !== undefined)
        await (0,tree_promised/* bringFolders */.cp)(git, commit, 'its');
}
async function guessPlace(objects, { kind, prefix }, revision) {
    if (/[\n\r]/.test(prefix))
        return undefined;
    const commit = `${revision}^{commit}`;
    const names = [commit, `${commit}:`, kind === 'bare' ? `${commit}:` : `${commit}:./`, `${commit}:${prefix}`];
    const [found, whole, top, here] = await objects.describe(names).catch(() => []);
    const id = found?.id ?? null;
    if (id === null || whole?.id !== top?.id || here?.type !== 'tree')
        return undefined;
    return { commit: id, prefix, tree: here.id };
}
async function askPlace(objects, git, location, root, revision) {
    const { status, stdout, stderr } = await (0,tree_git/* runGit */.EO)(git, ['rev-parse', `${revision}^{commit}`]);
    const commit = stdout.toString('latin1').trimEnd();
    if (status !== 0 || !/^[0-9a-f]{40,64}$/.test(commit))
        throw explain(root, location, revision, stderr);
    const prefix = location.kind === 'bare' ? '' : await prefixIn(git, location);
    const listed = await (0,tree_git/* runGit */.EO)(git, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}`]);
    const tree = listed.stdout.toString('utf8').trim();
    if (listed.status > 1 || listed.status < 0)
        throw (0,tree_git/* gitFailed */.gk)(`read ${commit}`, listed.stderr);
    const [known] = tree === '' ? [] : await objects.types([tree]);
    return { commit, prefix, tree: known === 'tree' ? tree : null };
}
async function prefixIn(git, { top, prefix }) {
    const { status, stdout } = await (0,tree_git/* runGit */.EO)(git, ['rev-parse', '--show-toplevel']);
    if (status !== 0)
        return '';
    const named = stdout.toString('utf8').replace(/\n$/, '');
    if ((0,external_node_path_.relative)((0,inside/* realOf */.M)(named), top) === '')
        return prefix;
    throw new tree_git/* GitError */.XS(`The files of the repository ${top} lie in ${named}, as its setting core.worktree has it, so that nothing tells which of them are meant.`, 'other', 'Take the setting out, or add a worktree (git worktree add) and judge that.');
}
function explain(root, { top }, revision, stderr) {
    const broken = (0,git_error/* brokenConfiguration */.YE)(stderr);
    if (broken !== undefined)
        return broken;
    if (stderr.includes('dubious ownership')) {
        return new tree_git/* GitError */.XS(`git refuses ${root}, because it belongs to another user.`, 'other', `If you trust it: git config --global --add safe.directory '${top}'`);
    }
    if (stderr.includes('not a git repository')) {
        const hint = 'Check the repository out first, or judge the files as they lie on disk with --workspace.';
        return new tree_git/* GitError */.XS(`${root} is not in a git repository.`, 'no-repository', hint);
    }
    if (revision === 'HEAD') {
        const hint = 'Commit first, or judge the files as they lie on disk with --workspace.';
        return new tree_git/* GitError */.XS(`${root} is a git repository without a commit.`, 'no-commit', hint);
    }
    return new tree_git/* GitError */.XS(`git does not know the revision "${revision}": name a branch, a tag or a commit that has been fetched.`);
}
function listingOf(tree, source, git, likely) {
    const readWhole = async () => {
        if (source.promised !== null)
            return null;
        const { FlatListing } = await __webpack_require__.e(/* import() */ 1564).then(__webpack_require__.bind(__webpack_require__, 1564));
        return FlatListing.read(git, tree, (await likely?.()) ?? null);
    };
    return (0,listing/* readListing */.vS)(tree, (ids) => readAll(source, ids, 'tree'), readWhole);
}
function commitTree(place, listing, source, repository, location) {
    const { git, objects, prefix, clone } = repository;
    let submodules;
    return {
        kind: 'commit',
        revision: place.commit,
        repository,
        root: prefix,
        list: (selection) => Promise.resolve(listing?.list(selection) ?? []),
        find: (path) => listing?.find(path),
        findOtherCase: (path) => listing?.findOtherCase(path),
        read: (files, limit) => readBatches(source, files, limit),
        sizes: (ids) => sizesOf(source, ids, listing?.isSmall === true),
        contents: (ids) => readAll(source, ids, 'blob'),
        show: async (ids, viewers) => {
            if (source.promised !== null)
                await source.promised.bring(ids);
            (await objects.show(ids, viewers)).forEach((object, n) => fileOf(object, ids[n] ?? ''));
        },
        submodules: () => (submodules ??= (0,repository_files/* submodulesOf */.Pu)(repository, place.commit)),
        inLfs: (paths) => (0,repository_files/* inLfs */.dm)(repository, place.commit, paths, (path) => listing?.find(path)),
        explainAbsent: async (paths, exists) => {
            const [{ explainByHistory }, { explainByWorkspace }] = await Promise.all([
                __webpack_require__.e(/* import() */ 6724).then(__webpack_require__.bind(__webpack_require__, 6724)),
                __webpack_require__.e(/* import() */ 6583).then(__webpack_require__.bind(__webpack_require__, 6583)),
            ]);
            const past = { git, commit: place.commit, prefix, objects, clone };
            const before = await explainByHistory(past, paths, exists);
            const left = paths.filter((path) => before.get(path)?.kind !== 'moved');
            const [head] = await objects.resolve(['HEAD^{commit}']);
            const here = head === place.commit ? await explainByWorkspace(git, location, left) : new Map();
            return new Map([
                ...before,
                ...[...here].map(([path, absence]) => [path, withPast(absence, before.get(path))]),
            ]);
        },
        close: () => {
            objects.close();
        },
    };
}
function withPast(here, past) {
    if (here.kind !== 'uncommitted' || past?.kind !== 'removed')
        return here;
    return { ...here, detail: `${here.detail} An earlier commit had it.` };
}
const SMALL = 1_024;
async function sizesOf({ objects, promised }, ids, all) {
    if (promised === null)
        return (await objects.sizes(ids)).map((object, n) => sizeOf(object, ids[n] ?? '', all));
    const lacking = await promised.lacking();
    const here = ids.filter((id) => !lacking.has(id));
    const answers = await objects.sizes(here);
    const known = new Map(here.map((id, n) => [id, sizeOf(answers[n] ?? tree_objects/* MISSING */.lV, id, all)]));
    return ids.map((id) => known.get(id) ?? { bytes: (0,tree_promised/* isEmptyBlob */.Vq)(id) ? 0 : null, telling: false });
}
const LARGE = 8 * 1024 * 1024;
function sizeOf(object, id, all) {
    const { size, stored } = fileOf(object, id);
    if (size === null || stored === null)
        return (0,tree_objects/* absent */.Ge)(id);
    const isDense = size > LARGE ? stored > size / 2 : !all && stored > 64 + size / 5;
    return { bytes: size, telling: size > 0 && (size < SMALL || !isDense) };
}
async function readAll({ objects, promised }, ids, wanted) {
    if (promised !== null)
        await promised.bring(ids);
    const answers = await objects.contents(ids, Number.MAX_SAFE_INTEGER);
    return answers.map((answer, n) => {
        const id = ids[n] ?? '';
        return (0,tree_objects/* demandType */.EY)(answer, id, wanted).bytes ?? (0,tree_objects/* absent */.Ge)(id);
    });
}
function fileOf(object, id) {
    return (0,tree_objects/* demandType */.EY)(object, id, 'blob');
}
async function* readBatches({ objects, promised }, files, limit) {
    const ask = (start) => {
        const batch = files.slice(start, start + BATCH);
        if (batch.length === 0)
            return undefined;
        return objects
            .contents(batch.map(({ id }) => id), limit)
            .then((answers) => answers.map((answer, n) => {
            const id = batch[n]?.id ?? '';
            const { bytes, size } = fileOf(answer, id);
            if (bytes !== null)
                return { kind: 'bytes', bytes };
            return size === null ? (0,tree_objects/* absent */.Ge)(id) : { kind: 'too-large', size };
        }));
    };
    if (promised !== null)
        await promised.bring(files.map(({ id }) => id));
    let next = ask(0);
    for (let start = BATCH; next !== undefined; start += BATCH) {
        const current = next;
        next = ask(start);
        next?.catch(() => undefined);
        yield await current;
    }
}


/***/ })

};
;