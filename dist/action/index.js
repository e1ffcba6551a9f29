/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 7469:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ FILE_FORMATS),
/* harmony export */   Q8: () => (/* binding */ readGiven),
/* harmony export */   Ui: () => (/* binding */ readActionInputs)
/* harmony export */ });
const FILE_FORMATS = ['json', 'sarif', 'junit', 'html'];
function readGiven(input) {
    const optional = (name) => input(name) || undefined;
    const lines = (name) => input(name).split('\n');
    return {
        patterns: lines('paths'),
        ignore: lines('ignore'),
        standard: optional('standard'),
        failOn: optional('fail-on'),
        ifNoReturns: optional('if-no-returns'),
        staleAfter: optional('stale-after'),
        maxFileSize: undefined,
        expectSession: optional('expect-session'),
        agentBranchesRequire: optional('agent-branches-require'),
        now: undefined,
        clock: Date.now(),
    };
}
function readActionInputs(input) {
    return {
        workingDirectory: input('working-directory') || '.',
        source: input('source') || 'commit',
        config: input('config'),
        baseline: input('baseline'),
        base: input('base'),
        mode: input('mode') || 'all',
        agentBranches: input('agent-branches'),
        maxAnnotations: input('max-annotations') || '10',
        jobSummary: input('job-summary') || 'true',
        annotations: input('annotations') || 'commands',
        comment: input('comment') || 'never',
        githubToken: input('github-token'),
        errorsFile: input('errors-file'),
        files: {
            json: input('json-file'),
            sarif: input('sarif-file'),
            junit: input('junit-file'),
            html: input('html-file'),
        },
    };
}


/***/ }),

/***/ 2587:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ refuseSubmodule),
/* harmony export */   Y: () => (/* binding */ projectRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _tree_relative_within_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4812);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8957);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7678);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3426);
/* harmony import */ var _tree_git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9998);







function projectRoot(workspace, workingDirectory) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, workingDirectory);
    for (const start of [workspace, (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .M)(workspace)]) {
        const way = (0,_tree_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(start, root);
        if (way === null)
            continue;
        let folder = start;
        for (const name of way.split('/')) {
            folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, name);
            if (isLink(folder))
                throw linked(start, way, folder);
        }
    }
    return root;
}
function refuseSubmodule(root) {
    const top = (0,_tree_root_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryOf */ ._M)(root);
    const around = top === undefined ? undefined : (0,_tree_root_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryOf */ ._M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top));
    if (top === undefined || around === undefined || around === top)
        return;
    const [own, outer] = [(0,_tree_git_store_js__WEBPACK_IMPORTED_MODULE_5__/* .gitFolderOf */ .qb)(top), (0,_tree_git_store_js__WEBPACK_IMPORTED_MODULE_5__/* .gitFolderOf */ .qb)(around)];
    if (own === undefined || outer === undefined || !(0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .F)((0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .M)(own), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .M)(outer), 'modules')))
        return;
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The working directory lies in a submodule of ${around}, ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(around, top)}: a branch chooses its commits and where they come from. Judge it in the workflows of its own repository.`);
}
function isLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink();
    }
    catch {
        return false;
    }
}
function linked(workspace, way, link) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The input working-directory is "${way}", and ${(0,_tree_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(workspace, link) ?? link} is a symbolic link to ${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(link)}, which a branch can change: write the folder itself, ${instead(workspace, link)}.`);
}
function instead(workspace, link) {
    const target = (0,_tree_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)((0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .M)(workspace), (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .M)(link));
    return target === null || target === (0,_tree_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(workspace, link) ? 'below the workspace' : `such as ${target}`;
}


/***/ }),

/***/ 3048:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ problemOfFile),
/* harmony export */   Ki: () => (/* binding */ MOST_SHOWN),
/* harmony export */   xL: () => (/* binding */ ConfigError)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8957);

const MOST_SHOWN = 100;
class ConfigError extends _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
    file;
    problems;
    name = 'ConfigError';
    lines;
    constructor(file, problems, unshown = 0) {
        const shown = problems.map(({ line, column, message }) => `${file}:${String(line)}:${String(column)} ${message}`);
        const lines = unshown === 0 ? shown : [...shown, `${file}: ${String(unshown)} more errors are not shown.`];
        super(lines.join('\n'));
        this.file = file;
        this.problems = problems;
        this.lines = lines;
    }
}
function problemOfFile(message) {
    return { line: 1, column: 1, message };
}


/***/ }),

/***/ 110:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ nameOf),
/* harmony export */   q: () => (/* binding */ bytesOfName)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const NOT_ASCII = /[^\0-\x7f]/;
function nameOf(binary) {
    if (!NOT_ASCII.test(binary))
        return binary;
    const bytes = Buffer.from(binary, 'latin1');
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString('utf8');
    let text = '';
    for (let i = 0; i < bytes.length;) {
        const length = sequenceLength(bytes, i);
        text += length === 0 ? String.fromCharCode(0xdc00 + (bytes[i] ?? 0)) : bytes.toString('utf8', i, i + length);
        i += Math.max(length, 1);
    }
    return text;
}
function sequenceLength(bytes, start) {
    for (let length = 1; length <= 4 && start + length <= bytes.length; length++) {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, start + length)))
            return length;
    }
    return 0;
}
function bytesOfName(name) {
    if (!/[\udc80-\udcff]/.test(name))
        return Buffer.from(name);
    const parts = [];
    for (const character of name) {
        const code = character.codePointAt(0) ?? 0;
        parts.push(code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character));
    }
    return Buffer.concat(parts);
}


/***/ }),

/***/ 8957:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
class UsageError extends Error {
    name = 'UsageError';
}


/***/ }),

/***/ 8782:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ isCommitTree),
  C: () => (/* binding */ openCommit)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./src/tree/git/git-error.ts
var git_error = __nccwpck_require__(9268);
// EXTERNAL MODULE: ./src/tree/git/git.ts + 4 modules
var git_git = __nccwpck_require__(2668);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __nccwpck_require__(7678);
// EXTERNAL MODULE: ./src/model/name.ts
var model_name = __nccwpck_require__(110);
// EXTERNAL MODULE: ./src/tree/git/damaged-tree.ts
var damaged_tree = __nccwpck_require__(6241);
// EXTERNAL MODULE: ./src/tree/other-case.ts
var other_case = __nccwpck_require__(3599);
;// CONCATENATED MODULE: ./src/tree/git/listing.ts




const MOST_BYTES = 2 ** 30;
const MOST_ENTRIES = 5_000_000;
const FEW = 500;
const SLASH = '/';
const AFTER_SLASH = '0';
const LETTER_B = 0x62;
const LETTER_C = 0x63;
const LETTER_T = 0x74;
const DIGIT_2 = 0x32;
const MODE = 6;
const BLOB = ' blob '.length;
const COMMIT = ' commit '.length;
class Listing {
    #data;
    #paths;
    #idLength;
    #otherCase = new other_case/* OtherCase */.d({
        find: (path) => this.find(path),
        namesIn: (folder) => this.#namesIn(folder),
    });
    #last = 0;
    constructor(data, paths, idLength) {
        this.#data = data;
        this.#paths = paths;
        this.#idLength = idLength;
    }
    static async read(options, tree) {
        const entries = new Entries(tree.length);
        await list(options, tree, (chunk) => {
            entries.take(chunk);
        });
        return new Listing(entries.data(), Uint32Array.from(entries.paths), tree.length);
    }
    get isSmall() {
        return this.#count <= FEW;
    }
    list({ matches }) {
        const found = [];
        for (let n = 0; n < this.#count; n++) {
            const path = (0,model_name/* nameOf */.V)(this.#path(n));
            if (!matches(path))
                continue;
            const entry = this.#entry(n);
            if (entry.kind !== 'submodule')
                found.push({ path, id: entry.id, link: entry.kind === 'link' });
        }
        return found.sort((a, b) => (a.path < b.path ? -1 : 1));
    }
    find(path) {
        if (path === '')
            return { kind: 'directory' };
        const wanted = bytesOf(path);
        if (wanted === undefined)
            return undefined;
        const n = this.#place(wanted);
        const entry = n < this.#count && this.#compare(n, wanted) === 0 ? this.#entry(n) : undefined;
        if (!this.#startsWith(entry === undefined ? n : n + 1, wanted))
            return entry;
        return this.#startsWith(this.#place(wanted + SLASH), wanted + SLASH) ? { kind: 'directory' } : entry;
    }
    findOtherCase(path) {
        return this.#otherCase.find(path);
    }
    get #count() {
        return this.#paths.length - 1;
    }
    *#namesIn(folder) {
        const prefix = folder === '' ? '' : (0,model_name/* bytesOfName */.q)(folder).toString('latin1') + SLASH;
        for (let n = this.#place(prefix); this.#startsWith(n, prefix);) {
            const rest = this.#path(n).slice(prefix.length);
            const slash = rest.indexOf(SLASH);
            const name = slash < 0 ? rest : rest.slice(0, slash);
            yield (0,model_name/* nameOf */.V)(name);
            n = slash < 0 ? n + 1 : this.#place(prefix + name + AFTER_SLASH);
        }
    }
    #place(wanted) {
        let low = 0;
        let high = this.#count;
        const start = Math.min(this.#last, high);
        if (start < high && this.#compare(start, wanted) < 0) {
            low = start + 1;
            for (let stride = 1; low < high; stride *= 2) {
                const next = low + stride;
                if (next >= high || this.#compare(next, wanted) >= 0) {
                    high = Math.min(next, high);
                    break;
                }
                low = next + 1;
            }
        }
        else {
            high = start;
            for (let stride = 1; high > low; stride *= 2) {
                const next = high - stride;
                if (next < low || this.#compare(next, wanted) < 0) {
                    low = Math.max(next + 1, low);
                    break;
                }
                high = next;
            }
        }
        while (low < high) {
            const middle = (low + high) >>> 1;
            if (this.#compare(middle, wanted) < 0)
                low = middle + 1;
            else
                high = middle;
        }
        this.#last = low;
        return low;
    }
    #compare(n, wanted) {
        const data = this.#data;
        let at = this.#paths[n] ?? 0;
        for (let k = 0; k < wanted.length; k++) {
            const byte = data[at++] ?? 0;
            if (byte === 0)
                return -1;
            const difference = byte - wanted.charCodeAt(k);
            if (difference !== 0)
                return difference;
        }
        return data[at] ?? 0;
    }
    #startsWith(n, prefix) {
        if (n >= this.#count)
            return false;
        const at = this.#paths[n] ?? 0;
        for (let k = 0; k < prefix.length; k++) {
            if (this.#data[at + k] !== prefix.charCodeAt(k) || this.#data[at + k] === 0)
                return false;
        }
        return true;
    }
    #path(n) {
        const start = this.#paths[n] ?? 0;
        return this.#data.toString('latin1', start, this.#data.indexOf(0, start));
    }
    #entry(n) {
        const path = this.#paths[n] ?? 0;
        const kind = kindOf(this.#data, path, this.#idLength);
        return kind === 'submodule' ? { kind } : { kind, id: idOf(this.#data, path, this.#idLength) };
    }
}
class Entries {
    paths = [];
    #parts = [];
    #idLength;
    #passed = 0;
    #rest = [];
    #previous = '';
    #folders = new Set(['']);
    #folder = '';
    #files = [];
    constructor(idLength) {
        this.#idLength = idLength;
    }
    take(chunk) {
        this.#parts.push(chunk);
        let end = chunk.indexOf(0);
        let start = 0;
        if (end >= 0 && this.#rest.length > 0) {
            const first = Buffer.concat([...this.#rest, chunk.subarray(0, end)]);
            this.#rest = [];
            this.#entry(first, 0, first.length);
            this.#passed += first.length + 1;
            start = end + 1;
            end = chunk.indexOf(0, start);
        }
        const from = start;
        for (; end >= 0; end = chunk.indexOf(0, start)) {
            this.#entry(chunk, start, end, from);
            start = end + 1;
        }
        this.#passed += start - from;
        if (start < chunk.length)
            this.#rest.push(chunk.subarray(start));
    }
    data() {
        if (this.#rest.length > 0)
            throw new git_git/* GitError */.XS('git stopped in the middle of the list of files.');
        this.paths.push(this.#passed);
        return Buffer.concat(this.#parts);
    }
    #demandOrder(path, isFolder) {
        const slash = path.lastIndexOf(SLASH);
        const folder = slash < 0 ? '' : path.slice(0, slash);
        if (folder !== this.#folder && !this.#folders.has(folder))
            (0,damaged_tree/* demandEntryName */.JI)(path, '');
        this.#folder = folder;
        (0,damaged_tree/* demandEntryName */.JI)(path.slice(slash + 1), folder);
        while (this.#files.length > 0 && !path.startsWith(this.#files.at(-1) ?? ''))
            this.#files.pop();
        if (!isFolder)
            this.#files.push(path);
        else if (this.#files.at(-1) === path || this.#folders.has(path))
            throw (0,damaged_tree/* twice */.P4)((0,model_name/* nameOf */.V)(path));
        else
            this.#folders.add(path);
    }
    #entry(data, start, end, from = 0) {
        if (this.paths.length === MOST_ENTRIES) {
            throw new git_git/* GitError */.XS(`The tree has more than ${String(MOST_ENTRIES)} entries.`);
        }
        const letter = data[start + MODE + 1];
        const type = letter === LETTER_C ? COMMIT : BLOB;
        const at = start + MODE + type + this.#idLength + 1;
        const path = data.toString('latin1', at, end);
        this.#demandOrder(path, letter === LETTER_T);
        if (letter === LETTER_T)
            return;
        this.paths.push(this.#passed + at - from);
        if (path <= this.#previous)
            throw (0,damaged_tree/* damagedTree */.Kq)(`${(0,model_name/* nameOf */.V)(path)} stands in the wrong place`);
        this.#previous = path;
    }
}
function kindOf(data, path, idLength) {
    const id = path - 1 - idLength;
    if (data[id - 2] !== LETTER_B)
        return 'submodule';
    return data[id - BLOB - MODE + 1] === DIGIT_2 ? 'link' : 'file';
}
function idOf(data, path, idLength) {
    return data.toString('latin1', path - 1 - idLength, path - 1);
}
function bytesOf(path) {
    if (!/[^\0-\x7f]/.test(path))
        return path;
    const bytes = (0,model_name/* bytesOfName */.q)(path).toString('latin1');
    return (0,model_name/* nameOf */.V)(bytes) === path ? bytes : undefined;
}
function list(options, tree, take) {
    return new Promise((resolve, reject) => {
        const child = (0,git_git/* startGit */.BE)(options, ['ls-tree', '-r', '-t', '-z', '--full-tree', tree]);
        let bytes = 0;
        let stderr = '';
        child.stdout.on('data', (chunk) => {
            bytes += chunk.length;
            try {
                if (bytes > MOST_BYTES)
                    throw new git_git/* GitError */.XS(`The list of files has more than ${String(MOST_BYTES)} bytes.`);
                take(chunk);
            }
            catch (error) {
                child.stdout.destroy();
                child.kill();
                reject(error instanceof Error ? error : new Error(String(error)));
            }
        });
        child.stderr.on('data', (chunk) => {
            stderr += chunk.toString('utf8');
        });
        child.on('error', (error) => {
            reject((0,git_git/* notStarted */.DY)(error));
        });
        child.on('close', (status) => {
            if (status === 0)
                resolve();
            else
                reject((0,git_git/* gitFailed */.gk)('list the tree', stderr));
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end();
    });
}

// EXTERNAL MODULE: ./src/tree/git/locate.ts
var locate = __nccwpck_require__(5201);
// EXTERNAL MODULE: ./src/tree/git/objects.ts
var git_objects = __nccwpck_require__(2315);
// EXTERNAL MODULE: ./src/tree/git/own-files.ts
var own_files = __nccwpck_require__(9989);
// EXTERNAL MODULE: ./src/tree/git/promised.ts
var git_promised = __nccwpck_require__(3600);
// EXTERNAL MODULE: ./src/tree/git/repository-files.ts
var repository_files = __nccwpck_require__(1789);
// EXTERNAL MODULE: ./src/tree/git/store.ts
var store = __nccwpck_require__(9998);
;// CONCATENATED MODULE: ./src/tree/commit.ts











const BATCH = 40;
function isCommitTree(tree) {
    return 'repository' in tree;
}
async function openCommit({ root, revision, of = 'any', ...trust }) {
    const location = (0,locate/* locate */.x)(root);
    if (of === 'checkout' && location.kind === 'bare') {
        throw new git_git/* GitError */.XS(`${root} is a bare repository, without a checkout.`, 'no-repository');
    }
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        throw new git_git/* GitError */.XS(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const git = (0,locate/* gitAt */.c)(location, trust);
    const objects = new git_objects/* Objects */.Rb(git);
    try {
        const clone = (0,store/* isPartial */.mt)((0,store/* storeOf */.xX)(location.top) ?? '') ? 'partial' : 'whole';
        if (clone === 'partial')
            await bringOwnFolders(objects, git, revision);
        const place = (await guessPlace(objects, location, revision)) ?? (await askPlace(objects, git, location, root, revision));
        const repository = { git, objects, prefix: place.prefix, clone };
        const promised = place.tree === null || clone === 'whole' ? null : new git_promised/* Promised */.As(git, place.tree);
        const source = { objects, promised };
        const listing = place.tree === null ? null : await Listing.read(git, place.tree);
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
        await (0,git_promised/* bringFolders */.cp)(git, commit, 'its');
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
    const { status, stdout, stderr } = await (0,git_git/* runGit */.EO)(git, ['rev-parse', `${revision}^{commit}`]);
    const commit = stdout.toString('latin1').trimEnd();
    if (status !== 0 || !/^[0-9a-f]{40,64}$/.test(commit))
        throw explain(root, location, revision, stderr);
    const prefix = location.kind === 'bare' ? '' : await prefixIn(git, location);
    const listed = await (0,git_git/* runGit */.EO)(git, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}`]);
    const tree = listed.stdout.toString('utf8').trim();
    if (listed.status > 1 || listed.status < 0)
        throw (0,git_git/* gitFailed */.gk)(`read ${commit}`, listed.stderr);
    const [known] = tree === '' ? [] : await objects.types([tree]);
    return { commit, prefix, tree: known === 'tree' ? tree : null };
}
async function prefixIn(git, { top, prefix }) {
    const { status, stdout } = await (0,git_git/* runGit */.EO)(git, ['rev-parse', '--show-toplevel']);
    if (status !== 0)
        return '';
    const named = stdout.toString('utf8').replace(/\n$/, '');
    if ((0,external_node_path_.relative)((0,inside/* realOf */.M)(named), top) === '')
        return prefix;
    throw new git_git/* GitError */.XS(`The files of the repository ${top} lie in ${named}, as its setting core.worktree has it, so that nothing tells which of them are meant.`, 'other', 'Take the setting out, or add a worktree (git worktree add) and judge that.');
}
function explain(root, { top }, revision, stderr) {
    const broken = (0,git_error/* brokenConfiguration */.YE)(stderr);
    if (broken !== undefined)
        return broken;
    if (stderr.includes('dubious ownership')) {
        return new git_git/* GitError */.XS(`git refuses ${root}, because it belongs to another user.`, 'other', `If you trust it: git config --global --add safe.directory '${top}'`);
    }
    if (stderr.includes('not a git repository')) {
        const hint = 'Check the repository out first, or judge the files as they lie on disk with --workspace.';
        return new git_git/* GitError */.XS(`${root} is not in a git repository.`, 'no-repository', hint);
    }
    if (revision === 'HEAD') {
        const hint = 'Commit first, or judge the files as they lie on disk with --workspace.';
        return new git_git/* GitError */.XS(`${root} is a git repository without a commit.`, 'no-commit', hint);
    }
    return new git_git/* GitError */.XS(`git does not know the revision "${revision}": name a branch, a tag or a commit that has been fetched.`);
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
        show: async (ids, viewers) => {
            if (source.promised !== null)
                await source.promised.bring(ids);
            (await objects.show(ids, viewers)).forEach((object, n) => fileOf(object, ids[n] ?? ''));
        },
        submodules: () => (submodules ??= (0,repository_files/* submodulesOf */.P)(repository, place.commit)),
        inLfs: (paths) => (0,repository_files/* inLfs */.d)(repository, place.commit, paths, {
            find: (path) => listing?.find(path),
            textOf: (id) => textOf(source, id, own_files/* LARGEST */.b),
        }),
        explainAbsent: async (paths, exists) => {
            const [{ explainByHistory }, { explainByWorkspace }] = await Promise.all([
                __nccwpck_require__.e(/* import() */ 975).then(__nccwpck_require__.bind(__nccwpck_require__, 9975)),
                __nccwpck_require__.e(/* import() */ 440).then(__nccwpck_require__.bind(__nccwpck_require__, 9440)),
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
    const known = new Map(here.map((id, n) => [id, sizeOf(answers[n] ?? git_objects/* MISSING */.lV, id, all)]));
    return ids.map((id) => known.get(id) ?? { bytes: (0,git_promised/* isEmptyBlob */.Vq)(id) ? 0 : null, telling: false });
}
const LARGE = 8 * 1024 * 1024;
function sizeOf(object, id, all) {
    const { size, stored } = fileOf(object, id);
    if (size === null || stored === null)
        return (0,git_objects/* absent */.Ge)(id);
    const isDense = (!all || size > LARGE) && stored > 64 + size / 5;
    return { bytes: size, telling: size > 0 && (size < SMALL || !isDense) };
}
async function textOf({ objects, promised }, id, limit) {
    if (promised !== null)
        await promised.bring([id]);
    const [answer = git_objects/* MISSING */.lV] = await objects.contents([id], limit);
    return fileOf(answer, id).bytes?.toString('utf8') ?? null;
}
function fileOf(object, id) {
    return (0,git_objects/* demandType */.EY)(object, id, 'blob');
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
            return size === null ? (0,git_objects/* absent */.Ge)(id) : { kind: 'too-large', size };
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


/***/ }),

/***/ 1290:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ sentToLfs)
/* harmony export */ });
const LONGEST_PATTERN = 256;
const MOST_LINES = 1_000;
const MOST_WILDCARDS = 100;
function filterRules(text) {
    const rules = [];
    let wildcards = 0;
    for (const line of text.split('\n')) {
        const [pattern = '', ...attributes] = line.trim().split(/[ \t\r]+/);
        const filter = attributes.findLast((attribute) => /^[-!]?filter(?:=|$)/.test(attribute));
        if (filter === undefined || pattern.length > LONGEST_PATTERN || /^[#!"]|^\[attr\]|\/$/.test(pattern))
            continue;
        const plain = plainMatcher(pattern);
        if (plain === undefined)
            wildcards++;
        if (rules.length === MOST_LINES || wildcards > MOST_WILDCARDS)
            return [];
        rules.push({ matches: plain ?? matcher(pattern), isLfs: filter === 'filter=lfs' });
    }
    return rules;
}
function plainMatcher(pattern) {
    const [, star, rest, inside] = /^(\*)?([^*?[\\]+?)(\/\*\*)?$/.exec(pattern) ?? [];
    if (rest === undefined)
        return undefined;
    if (inside === undefined && !rest.includes('/')) {
        return star === undefined
            ? ({ path }) => path === rest || path.endsWith(`/${rest}`)
            : ({ path }) => path.endsWith(rest);
    }
    if (star !== undefined)
        return undefined;
    const place = rest.replace(/^\//, '');
    return inside === undefined ? ({ path }) => path === place : ({ path }) => path.startsWith(`${place}/`);
}
function matcher(pattern) {
    if (!pattern.includes('/')) {
        const name = wildcard(pattern);
        return ({ steps }) => name(steps.at(-1) ?? []);
    }
    const segments = pattern
        .replace(/^\//, '')
        .split('/')
        .map((segment) => (segment === '**' ? null : wildcard(segment)));
    return ({ steps }) => {
        const isInside = segments.at(-1) === null;
        if (isInside && steps.length <= segments.filter((segment) => segment !== null).length)
            return false;
        return isMatch(segments, steps, (test, step) => test(step));
    };
}
function wildcard(pattern) {
    const parts = pattern.match(PART) ?? [];
    if (parts.join('') !== pattern)
        return () => false;
    const tests = parts.map((part) => (/^\*+$/.test(part) ? null : letterTest(part)));
    return (name) => isMatch(tests, name, (test, letter) => test(letter));
}
const PART = /\*+|\\[^]|\[[!^]?\]?(?:\[:[a-z]+:\]|[^\]])*\]|[^\\[]/gu;
function letterTest(part) {
    if (part === '?')
        return () => true;
    if (part === '[[:space:]]')
        return (letter) => /^\s$/.test(letter);
    const set = /^\[([!^]?)([^[\\]+)\]$/.exec(part);
    if (set !== null) {
        const [, not, members = ''] = set;
        const ranges = members.match(/[^]-[^]|[^]/gu) ?? [];
        return (letter) => ranges.some((range) => isWithin(letter, range)) === (not === '');
    }
    const letter = part.startsWith('\\') ? part.slice(1) : part;
    return part.startsWith('[') ? () => false : (other) => other === letter;
}
function isWithin(letter, range) {
    const [first = '', dash, last] = Array.from(range);
    return dash === undefined || last === undefined ? letter === first : letter >= first && letter <= last;
}
function isMatch(tests, items, holds) {
    let at = 0;
    let n = 0;
    let back;
    while (n < items.length) {
        const test = tests[at];
        const item = items[n];
        if (test === null)
            back = { at: at++, n };
        else if (test !== undefined && item !== undefined && holds(test, item)) {
            at++;
            n++;
        }
        else if (back === undefined)
            return false;
        else {
            back.n++;
            n = back.n;
            at = back.at + 1;
        }
    }
    return tests.slice(at).every((test) => test === null);
}
async function sentToLfs(paths, textOf) {
    const known = new Map();
    const rulesIn = async (folder) => {
        const before = known.get(folder);
        if (before !== undefined)
            return before;
        if (known.size === MOST_KNOWN)
            known.clear();
        const rules = filterRules((await textOf(folder)) ?? '');
        known.set(folder, rules);
        return rules;
    };
    const found = [];
    for (const path of paths) {
        let rule;
        for (let end = path.lastIndexOf('/'); rule === undefined; end = path.lastIndexOf('/', end - 1)) {
            const rules = await rulesIn(path.slice(0, Math.max(end, 0)));
            const inFolder = stepsOf(path.slice(end + 1));
            rule = rules.findLast(({ matches }) => matches(inFolder));
            if (end <= 0)
                break;
        }
        if (rule?.isLfs === true)
            found.push(path);
    }
    return found;
}
const MOST_KNOWN = 100;
function stepsOf(path) {
    let steps;
    return {
        path,
        get steps() {
            return (steps ??= path.split('/').map((step) => Array.from(step)));
        },
    };
}


/***/ }),

/***/ 6241:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JI: () => (/* binding */ demandEntryName),
/* harmony export */   Kq: () => (/* binding */ damagedTree),
/* harmony export */   P4: () => (/* binding */ twice)
/* harmony export */ });
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9268);

function damagedTree(what) {
    return new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`The tree of the commit is damaged: ${what}.`, 'other', 'Commit the files anew; git fsck shows what is damaged.');
}
function demandEntryName(name, folder) {
    if (name !== '' && !name.startsWith('.') && !name.includes('/'))
        return;
    if (name === '' || name.includes('/') || /^\.(?:\.?|git)$/i.test(name)) {
        throw damagedTree(`${folder === '' ? 'its top' : folder} has an entry of the name ${JSON.stringify(name)}`);
    }
}
function twice(path) {
    return damagedTree(`it has ${path} twice`);
}


/***/ }),

/***/ 9268:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   YE: () => (/* binding */ brokenConfiguration),
/* harmony export */   gk: () => (/* binding */ gitFailed)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8957);

class GitError extends _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
    what;
    kind;
    hint;
    name = 'GitError';
    constructor(what, kind = 'other', hint = '') {
        super(hint === '' ? what : `${what} ${hint}`);
        this.what = what;
        this.kind = kind;
        this.hint = hint;
    }
}
const BROKEN_CONFIGURATION = /bad config |bad \w+ config value|GIT_CONFIG_|command-line config|maximum include depth|failed to expand user dir|unable to access '(?!\w+:\/\/)[^']*config'|while reading the configuration/;
function gitFailed(doing, stderr) {
    return brokenConfiguration(stderr) ?? new GitError(`git could not ${doing}: ${stderr.trim() || 'it gave no reason'}`);
}
function brokenConfiguration(stderr) {
    const line = stderr.split('\n').find((said) => BROKEN_CONFIGURATION.test(said));
    if (line === undefined)
        return undefined;
    return new GitError(`git's configuration is broken: ${line.replace(/^(?:fatal|error|warning): /, '').trim()}.`, 'other', 'Mend it where it stands; git config --list --show-origin tells which file says what.');
}


/***/ }),

/***/ 2668:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  XS: () => (/* reexport */ git_error/* GitError */.XS),
  gk: () => (/* reexport */ git_error/* gitFailed */.gk),
  DY: () => (/* binding */ notStarted),
  EO: () => (/* binding */ runGit),
  BE: () => (/* binding */ startGit)
});

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = require("node:child_process");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = require("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./src/tree/git/environment.ts


const HEEDED = /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|EXEC_PATH|SSH(?:_COMMAND|_VARIANT)?|SSL_\w+|PROXY_SSL_\w+|HTTP_PROXY_AUTHMETHOD|TEST_ASSUME_DIFFERENT_OWNER)$/;
const OF_A_PUSH = ['GIT_QUARANTINE_PATH', 'GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'];
function environment({ path, ceiling, protocols, patterns }) {
    const caller = process.env;
    const kept = Object.entries(caller).filter(([name]) => !isOfGit(name) || HEEDED.test(name.toUpperCase()));
    const push = caller.GIT_QUARANTINE_PATH === undefined ? [] : OF_A_PUSH.map((name) => [name, caller[name]]);
    const trace = caller.GIT_TRACE2_EVENT ?? '';
    const env = {
        ...Object.fromEntries([...kept.filter(([name]) => name.toUpperCase() !== 'PATH'), ...push]),
        PATH: path,
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_CEILING_DIRECTORIES: ceiling,
        GIT_GRAFT_FILE: external_node_os_namespaceObject.devNull,
        GIT_LITERAL_PATHSPECS: patterns ? '0' : '1',
        GIT_TRACE2: '0',
        GIT_TRACE2_PERF: '0',
        GIT_TRACE2_EVENT: (0,external_node_path_.isAbsolute)(trace) ? trace : '0',
        GIT_ALLOW_PROTOCOL: allowed(protocols ?? [], caller.GIT_ALLOW_PROTOCOL).join(':'),
    };
    if (protocols === undefined || caller.GIT_NO_LAZY_FETCH !== undefined)
        env.GIT_NO_LAZY_FETCH = '1';
    return env;
}
function isOfGit(name) {
    return name.toUpperCase().startsWith('GIT_');
}
function allowed(protocols, byCaller) {
    const theirs = byCaller?.split(':');
    return protocols.filter((protocol) => theirs?.includes(protocol) ?? true);
}

// EXTERNAL MODULE: ./src/tree/git/git-error.ts
var git_error = __nccwpck_require__(9268);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __nccwpck_require__(7678);
;// CONCATENATED MODULE: ./src/tree/git/program.ts




const WINDOWS = process.platform === 'win32';
const NAME = WINDOWS ? 'git.exe' : 'git';
const known = new Map();
function findGit(project) {
    const given = process.env.PATH ?? '';
    const key = `${project}\0${given}`;
    const found = known.get(key) ?? lookUp(given, project);
    known.set(key, found);
    return found;
}
function lookUp(given, project) {
    const named = given.split(external_node_path_.delimiter).map((entry) => (WINDOWS ? entry.replace(/^"(.*)"$/, '$1') : entry));
    const taken = named.filter((folder) => isOutside(folder, project));
    const file = taken.map((folder) => (0,external_node_path_.join)(folder, NAME)).find(isProgram);
    if (file !== undefined)
        return { file, path: taken.join(external_node_path_.delimiter) };
    const passedOver = named.map((folder) => (0,external_node_path_.join)(folder, NAME)).find(isProgram);
    const but = passedOver === undefined
        ? ''
        : ` but as ${passedOver}, and none is started that lies in the project or that PATH names by a relative folder`;
    throw new git_error/* GitError */.XS(`git was not found on this machine${but}:`, 'no-git', 'install git, or judge the files as they lie on disk with --workspace.');
}
function isOutside(folder, project) {
    if (!(0,external_node_path_.isAbsolute)(folder) || (WINDOWS && (0,external_node_path_.parse)(folder).root.length < 3))
        return false;
    if ((0,external_node_path_.parse)(project).root === project)
        return true;
    try {
        return !(0,inside/* isInside */.F)(folder, project) && !(0,inside/* isInside */.F)((0,external_node_fs_.realpathSync)(folder), project);
    }
    catch {
        return false;
    }
}
function isProgram(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/tree/git/git.ts







const SAFE = [
    '--no-optional-locks',
    '--no-replace-objects',
    '-c',
    'core.fsmonitor=false',
    '-c',
    `core.hooksPath=${external_node_os_namespaceObject.devNull}`,
    '-c',
    'diff.external=',
    '-c',
    'protocol.ext.allow=never',
    '-c',
    'advice.graftFileDeprecated=false',
];
function startGit(options, args) {
    const { cwd, bare = false, safeDirectories = [], protocols, limit } = options;
    const git = findGit(cwd);
    const own = ['-c', `safe.bareRepository=${bare ? 'all' : 'explicit'}`];
    const trusted = safeDirectories.flatMap((directory) => ['-c', `safe.directory=${directory}`]);
    return (0,external_node_child_process_namespaceObject.spawn)(git.file, [...SAFE, ...own, ...trusted, ...args], {
        cwd,
        env: environment({ path: git.path, ceiling: (0,external_node_path_.dirname)(cwd), protocols, patterns: args[0] === 'check-ignore' }),
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
        detached: limit !== undefined && process.platform !== 'win32',
    });
}
function runGit(options, args, input = '') {
    return new Promise((resolve, reject) => {
        const child = startGit(options, args);
        const out = [];
        const err = [];
        child.stdout.on('data', (chunk) => out.push(chunk));
        child.stderr.on('data', (chunk) => err.push(chunk));
        const timer = options.limit === undefined ? undefined : setTimeout(end, options.limit);
        function end() {
            endWhole(child);
            err.push(Buffer.from(`\nIt took longer than ${String((options.limit ?? 0) / 1_000)} seconds.`));
        }
        child.on('error', (error) => {
            clearTimeout(timer);
            reject(notStarted(error));
        });
        child.on('close', (status) => {
            clearTimeout(timer);
            resolve({ status: status ?? -1, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8').trim() });
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
    });
}
function endWhole(child) {
    child.stdout.destroy();
    child.stderr.destroy();
    if (child.pid === undefined || process.platform === 'win32') {
        child.kill();
        return;
    }
    try {
        process.kill(-child.pid);
    }
    catch {
    }
}
function notStarted(error) {
    return new git_error/* GitError */.XS(`git could not be started: ${error.message}`);
}


/***/ }),

/***/ 5201:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gitAt),
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9268);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7678);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3426);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9998);






function locate(root) {
    (0,_root_js__WEBPACK_IMPORTED_MODULE_4__/* .demandDirectory */ .zb)(root);
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root));
    const top = (0,_root_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryOf */ ._M)(real);
    if (top === undefined)
        return bare(root, real);
    const own = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .gitFolderOf */ .qb)(top);
    if (own === undefined || !(0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .isRepository */ .Z6)(own)) {
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`${root} is not in a git repository that can be read: ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git')} leads to none with a HEAD, objects and refs.`, 'no-repository', 'Check the repository out anew, or judge the files as they lie on disk with --workspace.');
    }
    if ((0,_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .F)(real, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git')))
        return bare(root, real);
    const within = ancestry(real, top).find(_store_js__WEBPACK_IMPORTED_MODULE_5__/* .resemblesRepository */ .vb);
    if (within !== undefined)
        throw planted(within, top);
    return { kind: 'work-tree', top, root: real, prefix: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') };
}
function ancestry(folder, end) {
    const found = [];
    for (let above = folder; above !== end; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)) {
        found.push(above);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above) === above)
            break;
    }
    return found;
}
function bare(root, real) {
    if ((0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .isRepository */ .Z6)(real))
        return { kind: 'bare', top: real, root: real, prefix: '' };
    const around = ancestry(real).find(_store_js__WEBPACK_IMPORTED_MODULE_5__/* .resemblesRepository */ .vb);
    if (around !== undefined) {
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`${root} lies in what looks like the bare repository ${around}.`, 'no-repository', 'Name that repository itself, or judge the files as they lie on disk with --workspace.');
    }
    throw new _git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`${root} is not in a git repository.`, 'no-repository', 'Check the repository out first, or judge the files as they lie on disk with --workspace.');
}
function planted(folder, top) {
    return new _git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`${folder} looks like a git repository of its own (HEAD, objects, refs) among the files of ${top}: whoever committed it would choose which commits are judged.`, 'other', `Take its HEAD out of the project, or judge ${top} instead. A bare repository is judged where nothing above it is a work tree.`);
}
function gitAt({ kind, top }, trust = {}) {
    return { cwd: top, bare: kind === 'bare', ...trust };
}


/***/ }),

/***/ 2315:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ demandType),
/* harmony export */   Ge: () => (/* binding */ absent),
/* harmony export */   Rb: () => (/* binding */ Objects),
/* harmony export */   lV: () => (/* binding */ MISSING)
/* harmony export */ });
/* harmony import */ var _damaged_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6241);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9268);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2668);



function demandType(object, id, wanted) {
    if (object.size === null)
        return absent(id);
    if (object.type === wanted)
        return object;
    const as = wanted === 'blob' ? 'file' : 'folder';
    throw (0,_damaged_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .damagedTree */ .Kq)(`it has the object ${id} as a ${as}, but that is a ${object.type ?? 'thing unknown'}`);
}
function absent(id) {
    throw new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`The repository lacks the object ${id}: fetch it again without a filter.`);
}
const MISSING = { id: null, type: null, size: null, stored: null, bytes: null };
const ANSWER = '%(objectname) %(objecttype) %(objectsize) %(objectsize:disk)';
const LF = 0x0a;
const SPACE = 0x20;
const LETTER_A = 0x61;
const LETTER_B = 0x62;
const LETTER_C = 0x63;
const LETTER_T = 0x74;
const NO_BYTES = Buffer.alloc(0);
const USAGE = 129;
class Objects {
    #options;
    #command;
    #contents;
    #info;
    #closed = false;
    constructor(options) {
        this.#options = options;
        this.#command = this.#open();
    }
    contents(ids, limit) {
        return this.#ask('contents', ids, limit, false);
    }
    show(ids, viewers) {
        return this.#ask('contents', ids, -1, false, viewers);
    }
    sizes(ids) {
        return this.#ask('info', ids, 0, false);
    }
    async resolve(names) {
        return (await this.#ask('info', names, 0, true)).map(({ id }) => id ?? undefined);
    }
    describe(names) {
        return this.#ask('info', names, 0, true);
    }
    async types(ids) {
        return (await this.#ask('info', ids, 0, false)).map(({ type }) => type);
    }
    close() {
        this.#closed = true;
        for (const pipe of [this.#command, this.#contents, this.#info])
            pipe?.close();
    }
    #ask(question, ids, limit, named, viewers = []) {
        if (ids.length === 0)
            return Promise.resolve([]);
        if (this.#closed)
            return Promise.reject(new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS('The repository was asked for objects after it was closed.'));
        return new Promise((resolve, reject) => {
            this.#send({ question, ids, limit, named, viewers, answers: [], resolve, reject });
        });
    }
    #open() {
        const args = ['cat-file', `--batch-command=${ANSWER}`, '--buffer'];
        return new Pipe(this.#options, args, 'command', (unanswered) => {
            this.#fallBack(unanswered);
        });
    }
    #send(request) {
        if (this.#command !== undefined) {
            if (this.#command.failed)
                this.#command = this.#open();
            this.#command.send(request);
            return;
        }
        const plain = (known, option) => known === undefined || known.failed
            ? new Pipe(this.#options, ['cat-file', `${option}=${ANSWER}`], 'plain')
            : known;
        if (request.question === 'contents')
            (this.#contents = plain(this.#contents, '--batch')).send(request);
        else
            (this.#info = plain(this.#info, '--batch-check')).send(request);
    }
    #fallBack(unanswered) {
        this.#command = undefined;
        for (const request of unanswered)
            this.#send(request);
    }
}
class Pipe {
    #child;
    #dialect;
    #queue = [];
    #unknown;
    #pending = NO_BYTES;
    #body;
    #stderr = '';
    #failure;
    constructor(options, args, dialect, unknown) {
        this.#child = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .startGit */ .BE)(options, args);
        this.#dialect = dialect;
        this.#unknown = unknown;
        this.#child.stdout.on('data', (chunk) => {
            this.#receive(chunk);
        });
        this.#child.stderr.on('data', (chunk) => {
            this.#stderr += chunk.toString('utf8');
        });
        this.#child.stdin.on('error', () => undefined);
        this.#child.on('error', (error) => {
            this.#fail((0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .notStarted */ .DY)(error));
        });
        this.#child.on('close', (status) => {
            this.#ended(status);
        });
    }
    get failed() {
        return this.#failure !== undefined;
    }
    send(request) {
        this.#queue.push(request);
        const { ids, question } = request;
        this.#child.stdin.write(this.#dialect === 'plain' ? `${ids.join('\n')}\n` : `${ids.map((id) => `${question} ${id}\n`).join('')}flush\n`);
    }
    close() {
        this.#child.stdin.destroy();
        this.#child.stdout.destroy();
        this.#child.stderr.destroy();
        this.#child.kill();
        this.#child.unref();
    }
    #ended(status) {
        if (status === USAGE && this.#unknown !== undefined)
            this.#unknown(this.#queue.splice(0));
        else
            this.#fail(stopped(this.#stderr));
    }
    #fail(error) {
        this.#failure ??= error;
        for (const request of this.#queue.splice(0))
            request.reject(this.#failure);
    }
    #receive(chunk) {
        const data = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
        this.#pending = NO_BYTES;
        for (let at = 0; at < data.length;) {
            const body = this.#body;
            if (body !== undefined) {
                const end = Math.min(at + body.left, data.length);
                const whole = end - at > body.size;
                const piece = data.subarray(at, Math.min(end, at + body.left - 1));
                if (piece.length > 0 && body.viewer?.(piece) === false)
                    body.viewer = undefined;
                if (whole)
                    this.#endBody(piece);
                else if (body.keep)
                    body.parts.push(data.subarray(at, end));
                body.left -= end - at;
                at = end;
                if (!whole && body.left === 0)
                    this.#endBody(Buffer.concat(body.parts).subarray(0, body.size));
                continue;
            }
            const end = data.indexOf(LF, at);
            if (end < 0) {
                this.#pending = data.subarray(at);
                return;
            }
            this.#header(data, at, end);
            at = end + 1;
        }
    }
    #header(data, start, end) {
        const request = this.#queue[0];
        if (request === undefined)
            return;
        const beforeStored = data.lastIndexOf(SPACE, end - 1);
        const beforeSize = data.lastIndexOf(SPACE, beforeStored - 1);
        const beforeType = data.lastIndexOf(SPACE, beforeSize - 1);
        const type = typeAt(data, beforeType + 1);
        const stored = numberIn(data, beforeStored + 1, end);
        const size = numberIn(data, beforeSize + 1, beforeStored);
        if (beforeType <= start || stored === null || size === null) {
            this.#answer(MISSING);
            return;
        }
        if (request.question === 'contents') {
            const viewer = request.viewers[request.answers.length];
            this.#body = { type, size, stored, keep: size <= request.limit, parts: [], viewer, left: size + 1 };
            return;
        }
        const id = request.named ? data.toString('latin1', start, beforeType) : null;
        this.#answer({ id, type, size, stored, bytes: null });
    }
    #endBody(bytes) {
        const body = this.#body;
        if (body === undefined)
            return;
        this.#body = undefined;
        const { type, size, stored, keep } = body;
        this.#answer({ id: null, type, size, stored, bytes: keep ? bytes : null });
    }
    #answer(object) {
        const request = this.#queue[0];
        if (request === undefined)
            return;
        request.answers.push(object);
        if (request.answers.length < request.ids.length)
            return;
        this.#queue.shift();
        request.resolve(request.answers);
    }
}
function stopped(stderr) {
    const reason = stderr.trim() || 'it gave no reason';
    return (0,_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenConfiguration */ .YE)(stderr) ?? new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`git stopped while objects were read: ${reason}`);
}
function typeAt(data, at) {
    if (data[at] === LETTER_B)
        return 'blob';
    if (data[at] === LETTER_C)
        return 'commit';
    if (data[at] === LETTER_T)
        return data[at + 1] === LETTER_A ? 'tag' : 'tree';
    return null;
}
function numberIn(data, start, end) {
    let value = 0;
    for (let at = start; at < end; at++) {
        const digit = (data[at] ?? 0) - 0x30;
        if (digit < 0 || digit > 9)
            return null;
        value = value * 10 + digit;
    }
    return end > start ? value : null;
}


/***/ }),

/***/ 2689:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  KD: () => (/* binding */ contentsOf),
  _f: () => (/* binding */ entryAt),
  n8: () => (/* binding */ treesAt)
});

// EXTERNAL MODULE: ./src/tree/git/git.ts + 4 modules
var git_git = __nccwpck_require__(2668);
// EXTERNAL MODULE: ./src/model/name.ts
var model_name = __nccwpck_require__(110);
// EXTERNAL MODULE: ./src/tree/git/damaged-tree.ts
var damaged_tree = __nccwpck_require__(6241);
;// CONCATENATED MODULE: ./src/tree/git/tree-object.ts


const KINDS = new Map([
    [0o040000, 'directory'],
    [0o100000, 'file'],
    [0o120000, 'link'],
]);
const KIND_BITS = 0o170000;
function entriesOf(raw, idBytes) {
    const entries = new Map();
    for (let start = 0; start < raw.length;) {
        const space = raw.indexOf(' ', start);
        const nul = raw.indexOf('\0', space);
        const end = nul + 1 + idBytes;
        if (space < 0 || nul < 0 || end > raw.length)
            throw (0,damaged_tree/* damagedTree */.Kq)('a folder ends in the middle of an entry');
        const kind = kindOf(raw.slice(start, space));
        const id = Buffer.from(raw.slice(nul + 1, end), 'latin1').toString('hex');
        entries.set((0,model_name/* nameOf */.V)(raw.slice(space + 1, nul)), kind === 'file' || kind === 'link' ? { kind, id } : { kind });
        start = end;
    }
    return entries;
}
function kindOf(mode) {
    return KINDS.get(parseInt(mode, 8) & KIND_BITS) ?? 'submodule';
}

// EXTERNAL MODULE: ./src/tree/git/objects.ts
var objects = __nccwpck_require__(2315);
// EXTERNAL MODULE: ./src/tree/git/promised.ts
var promised = __nccwpck_require__(3600);
;// CONCATENATED MODULE: ./src/tree/git/other-commit.ts




async function entryAt(repository, commit, place) {
    const slash = place.lastIndexOf('/');
    const folder = place.slice(0, Math.max(slash, 0));
    const [, tree] = await treesAt(repository, commit, folder);
    if (tree === undefined) {
        const above = folder === '' ? undefined : await entryAt(repository, commit, folder);
        return above?.kind === 'link' || above?.kind === 'submodule' ? above : undefined;
    }
    const [listed] = await repository.objects.contents([tree], Number.MAX_SAFE_INTEGER);
    return entriesOf(listed?.bytes?.toString('latin1') ?? '', tree.length / 2).get(place.slice(slash + 1));
}
async function contentsOf({ objects, git, clone }, ids, limit) {
    if (clone === 'partial' && ids.length > 0)
        await (0,promised/* fetchPromised */._i)(git, [...new Set(ids)]);
    return (await objects.contents(ids, limit)).map((object, n) => contentOf(object, ids[n] ?? ''));
}
function contentOf(object, id) {
    const { bytes, size } = (0,objects/* demandType */.EY)(object, id, 'blob');
    return bytes === null ? { kind: 'too-large', size: size ?? 0 } : { kind: 'bytes', bytes };
}
async function treesAt({ objects, git }, commit, path) {
    const name = `${commit}:${path}`;
    const here = /[\n\r]/.test(path)
        ? (await (0,git_git/* runGit */.EO)(git, ['rev-parse', '--verify', '--quiet', name])).stdout.toString('latin1').trim() || commit
        : name;
    const answers = await objects.describe([`${commit}^{tree}`, here]);
    const [whole, place] = answers.map(({ id, type }) => (type === 'tree' && id !== null ? id : undefined));
    return [whole, place];
}


/***/ }),

/***/ 9989:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ belowRoot),
/* harmony export */   b: () => (/* binding */ LARGEST)
/* harmony export */ });
const LARGEST = 64 * 1024;
function belowRoot(paths, prefix) {
    const root = prefix === '' ? '' : `${prefix}/`;
    return new Set([...paths].flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : [])));
}


/***/ }),

/***/ 3600:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ Promised),
/* harmony export */   Vq: () => (/* binding */ isEmptyBlob),
/* harmony export */   _i: () => (/* binding */ fetchPromised),
/* harmony export */   cp: () => (/* binding */ bringFolders)
/* harmony export */ });
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9268);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2668);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7093);



const EMPTY_BLOBS = new Set([
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);
function isEmptyBlob(id) {
    return EMPTY_BLOBS.has(id);
}
class Promised {
    #options;
    #tree;
    #lacking;
    constructor(options, tree) {
        this.#options = options;
        this.#tree = tree;
    }
    lacking() {
        this.#lacking ??= lackedBy(this.#options, this.#tree, ['--no-walk']);
        return this.#lacking;
    }
    async bring(ids) {
        const lacking = await this.lacking();
        const wanted = [...new Set(ids)].filter((id) => lacking.has(id));
        if (wanted.length === 0)
            return;
        await fetchPromised(this.#options, wanted);
        this.#lacking = undefined;
    }
}
async function lackedBy(options, tip, narrowed) {
    const list = ['rev-list', '--objects', '--quiet', '--missing=print', ...narrowed, tip];
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(options, list);
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailed */ .gk)('tell what this partial clone lacks', stderr);
    const lines = stdout.toString('latin1').split('\n');
    return new Set(lines.flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : [])));
}
const MOST_ROUNDS = 100;
async function bringFolders(options, commit, which) {
    const narrowed = ['--filter=blob:none', ...(which === 'its' ? ['--no-walk'] : [])];
    for (let round = 0; round < MOST_ROUNDS; round++) {
        const lacking = await lackedBy(options, commit, narrowed);
        if (lacking.size === 0)
            return;
        await fetchPromised(options, [...lacking]);
    }
    throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('This partial clone still lacks folders after they were fetched: fetch it again without a filter.');
}
async function fetchPromised(options, ids) {
    const settings = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettings */ .sb)(options);
    const promisors = (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .promisorsOf */ .uD)(settings);
    const program = promisors.flatMap((remote) => settings.get(`remote.${remote}.uploadpack`) ?? [])[0] ?? _remote_js__WEBPACK_IMPORTED_MODULE_2__/* .UPLOAD_PACK */ .I3;
    if (program !== _remote_js__WEBPACK_IMPORTED_MODULE_2__/* .UPLOAD_PACK */ .I3)
        throw notFetched(ids.length, `fatal: the configuration names the program ${program}`);
    const fetching = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .toFetch */ .qU)(options, promisors);
    const quietly = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'credential.interactive=false'];
    const pack = ['pack-objects', '--stdout', '--quiet', '--window=0'];
    return new Promise((resolve, reject) => {
        const child = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .startGit */ .BE)(fetching, [...quietly, ...pack]);
        const said = [];
        child.stdout.resume();
        child.stderr.on('data', (chunk) => said.push(chunk));
        child.on('error', (error) => {
            reject((0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .notStarted */ .DY)(error));
        });
        child.on('close', (status) => {
            if (status === 0)
                resolve();
            else
                reject(notFetched(ids.length, Buffer.concat(said).toString('utf8')));
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(ids.map((id) => `${id}\n`).join(''));
    });
}
function notFetched(count, said) {
    const reasons = said.replace(/\/\/[^/@\s]*@/g, '//').split('\n');
    const reason = reasons.find((line) => /^(?:fatal|error): /.test(line)) ?? 'git gave no reason';
    return new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`This partial clone lacks ${String(count)} objects that are to be read, and they could not be fetched (${reason.trim()}).`, 'other', 'Let git reach the remote (persist-credentials of actions/checkout), or clone without a filter.');
}


/***/ }),

/***/ 7093:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ UPLOAD_PACK),
/* harmony export */   qU: () => (/* binding */ toFetch),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   uD: () => (/* binding */ promisorsOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2668);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7678);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9998);




const PROTOCOLS = ['git', 'http', 'https', 'ssh'];
const UPLOAD_PACK = 'git-upload-pack';
async function readSettings(git) {
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, ['config', '--list', '--show-origin', '-z']);
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailed */ .gk)('read its configuration', stderr);
    const settings = new Map();
    const fields = stdout.toString('utf8').split('\0');
    const files = new Set();
    for (let n = 0; n + 1 < fields.length; n += 2) {
        const [origin = '', setting = ''] = fields.slice(n, n + 2);
        if (origin.startsWith('file:'))
            files.add(origin.slice('file:'.length));
        const [name = '', ...value] = setting.split('\n');
        const known = settings.get(name) ?? [];
        known.push(value.join('\n'));
        settings.set(name, known);
    }
    const ofProject = [...files].find((file) => isOfProject((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(git.cwd, file), git));
    if (ofProject !== undefined) {
        throw new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`git's configuration takes in ${ofProject}, a file of the project, which could name programs to run: nothing is fetched with it.`, 'other', 'Take the include out, or set HOME to a folder outside of the project.');
    }
    return settings;
}
function isOfProject(path, { cwd, bare }) {
    if (bare === true)
        return false;
    const real = (0,_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .realOf */ .M)(path);
    const own = [(0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .gitFolderOf */ .qb)(cwd), (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .storeOf */ .xX)(cwd)].flatMap((folder) => (folder === undefined ? [] : [(0,_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .realOf */ .M)(folder)]));
    return (0,_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(real, cwd) && !own.some((folder) => (0,_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(real, folder));
}
function promisorsOf(settings) {
    const named = settings.get('extensions.partialclone') ?? [];
    const marked = [...settings].flatMap(([name, values]) => {
        const [, remote] = /^remote\.(.+)\.promisor$/s.exec(name) ?? [];
        return remote === undefined || values.at(-1) === 'false' ? [] : [remote];
    });
    return [...new Set([...named, ...marked])];
}
async function toFetch(git, remotes) {
    const addresses = await Promise.all(remotes.map((remote) => addressOf(git, remote)));
    const folders = addresses.flatMap((address) => folderOf(address) ?? []);
    const isSafe = folders.length > 0 && folders.every((folder) => !isOfProject((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(git.cwd, folder), git));
    return { ...git, protocols: isSafe ? [...PROTOCOLS, 'file'] : PROTOCOLS };
}
async function addressOf(git, remote) {
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, ['ls-remote', '--get-url', '--', remote]);
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailed */ .gk)(`tell the address of ${remote}`, stderr);
    return stdout.toString('utf8').trimEnd();
}
function folderOf(address) {
    const [, local] = /^file:\/\/(.*)$/s.exec(address) ?? [];
    if (local !== undefined)
        return decoded(local).replace(/^\/(?=[A-Za-z]:)/, '');
    const isLocal = !/^[^/]*:/.test(address) || /^[A-Za-z]:[\\/]/.test(address);
    return isLocal ? address : undefined;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 1789:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ submodulesOf),
/* harmony export */   d: () => (/* binding */ inLfs)
/* harmony export */ });
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1290);
/* harmony import */ var _other_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2689);
/* harmony import */ var _own_files_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9989);
/* harmony import */ var _submodules_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7332);




const ATTRIBUTES = '.gitattributes';
async function submodulesOf(repository, commit) {
    const text = await textAt(repository, commit, '.gitmodules');
    return (0,_own_files_js__WEBPACK_IMPORTED_MODULE_2__/* .belowRoot */ .I)((0,_submodules_js__WEBPACK_IMPORTED_MODULE_1__/* .submodulePaths */ .X)(text ?? ''), repository.prefix);
}
async function inLfs(repository, commit, paths, { find, textOf }) {
    const root = repository.prefix === '' ? '' : `${repository.prefix}/`;
    const found = await (0,_attributes_js__WEBPACK_IMPORTED_MODULE_3__/* .sentToLfs */ .J)(paths.map((path) => root + path), async (folder) => {
        const file = folder === '' ? ATTRIBUTES : `${folder}/${ATTRIBUTES}`;
        if (!file.startsWith(root))
            return textAt(repository, commit, file);
        const entry = find(file.slice(root.length));
        return entry?.kind === 'file' ? textOf(entry.id) : null;
    });
    return (0,_own_files_js__WEBPACK_IMPORTED_MODULE_2__/* .belowRoot */ .I)(found, repository.prefix);
}
async function textAt(repository, commit, path) {
    const entry = await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(repository, commit, path);
    if (entry?.kind !== 'file')
        return null;
    const [content] = await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .contentsOf */ .KD)(repository, [entry.id], _own_files_js__WEBPACK_IMPORTED_MODULE_2__/* .LARGEST */ .b);
    return content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
}


/***/ }),

/***/ 9998:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   qb: () => (/* binding */ gitFolderOf),
/* harmony export */   vb: () => (/* binding */ resemblesRepository),
/* harmony export */   xX: () => (/* binding */ storeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5275);



const LONGEST = 8 * 1024;
function storeOf(folder) {
    try {
        for (let above = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)) {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, '.git'))) {
                const own = gitFolderOf(above);
                return own === undefined ? undefined : common(own);
            }
            if (isRepository(above))
                return above;
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above) === above)
                return undefined;
        }
    }
    catch {
        return undefined;
    }
}
function gitFolderOf(top) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git');
    try {
        const named = isFile(inside) ? startOf(inside) : null;
        return named === null ? inside : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, named.replace(/^gitdir: /, '').trimEnd());
    }
    catch {
        return undefined;
    }
}
function isRepository(folder) {
    try {
        return hasHead(folder) && common(folder) !== undefined;
    }
    catch {
        return false;
    }
}
function resemblesRepository(folder) {
    return holds(folder, 'HEAD') && (holds(folder, 'commondir') || (holds(folder, 'objects') && holds(folder, 'refs')));
}
function holds(folder, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
function hasHead(folder) {
    const head = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD');
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(head, { throwIfNoEntry: false });
    if (found?.isSymbolicLink() === true)
        return true;
    return found?.isFile() === true && /^(?:ref:\s*refs\/|[0-9a-f]{40})/.test(startOf(head) ?? '');
}
function common(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'commondir');
    const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, (startOf(file) ?? '').trimEnd()) : folder;
    return isStore(shared) ? shared : undefined;
}
function startOf(file) {
    return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(file, LONGEST)?.bytes.toString('utf8') ?? null;
}
function isStore(folder) {
    return ['objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { throwIfNoEntry: false })?.isDirectory());
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
function isPartial(store) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'objects', 'pack')).some((name) => name.endsWith('.promisor'));
    }
    catch {
        return false;
    }
}
function isShallow(store) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'shallow'));
}


/***/ }),

/***/ 7332:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ submodulePaths)
/* harmony export */ });
const HEAD = /\[[^\S\n]*([-.a-zA-Z0-9]+)(?:[^\S\n]+"((?:[^"\\\n]|\\[^\n])*)")?\]/y;
const KEY = /([a-zA-Z][-a-zA-Z0-9]*)[^\S\n]*(=|(?=[#;\n])|$)[^\S\n]*/y;
const SPACE_OR_COMMENT = /(?:\s|[#;][^\n]*)*/y;
const PART = /[^\s"\\#;]+|\\(?:[^\n]|\n)|[^\S\n]+|["#;]/y;
const ESCAPED = new Map([
    ['"', '"'],
    ['\\', '\\'],
    ['n', '\n'],
    ['t', '\t'],
    ['b', '\b'],
    ['\n', ''],
]);
const NONE = new Set();
function submodulePaths(text) {
    const paths = new Set();
    const cursor = new Cursor(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
    let inSubmodule = false;
    for (cursor.take(SPACE_OR_COMMENT); !cursor.atEnd; cursor.take(SPACE_OR_COMMENT)) {
        const head = cursor.take(HEAD);
        if (head !== null) {
            const [, section = '', name] = head;
            inSubmodule = name === undefined ? /^submodule\../i.test(section) : /^submodule$/i.test(section);
            continue;
        }
        const key = cursor.take(KEY);
        if (key === null)
            return NONE;
        const [, name = '', equals] = key;
        const value = equals === '=' ? valueAt(cursor) : '';
        if (value === undefined)
            return NONE;
        if (inSubmodule && equals === '=' && name.toLowerCase() === 'path')
            paths.add(value.replace(/\/+$/, ''));
    }
    return paths;
}
function valueAt(cursor) {
    let value = '';
    let spaces = '';
    let quoted = false;
    for (;;) {
        const [part = ''] = cursor.take(PART) ?? [];
        if (part === '')
            return quoted ? undefined : value;
        if (part === '"')
            quoted = !quoted;
        else if ((part === '#' || part === ';') && !quoted) {
            cursor.take(/[^\n]*/y);
            return value;
        }
        else if (/^\s/.test(part) && !quoted)
            spaces += part;
        else {
            const plain = part.startsWith('\\') ? ESCAPED.get(part.slice(1)) : part;
            if (plain === undefined)
                return undefined;
            value += spaces + plain;
            spaces = '';
        }
    }
}
class Cursor {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    get atEnd() {
        return this.#at === this.#text.length;
    }
    take(pattern) {
        pattern.lastIndex = this.#at;
        const match = pattern.exec(this.#text);
        if (match !== null)
            this.#at = pattern.lastIndex;
        return match;
    }
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   M: () => (/* binding */ realOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


function isInside(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function realOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 3599:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ OtherCase)
/* harmony export */ });
class OtherCase {
    #names;
    #lower = new Map();
    #folders = new Map();
    constructor(names) {
        this.#names = names;
    }
    find(path) {
        const slash = path.lastIndexOf('/');
        const asked = path.slice(0, Math.max(slash, 0));
        let folder = this.#folders.get(asked);
        if (folder === undefined) {
            folder = this.#folder(asked);
            this.#folders.set(asked, folder);
        }
        const actual = folder === null ? undefined : this.#step(folder, path.slice(slash + 1));
        return actual === undefined || actual === path || this.#names.find(actual)?.kind !== 'file' ? undefined : actual;
    }
    #folder(asked) {
        let actual = '';
        if (asked === '')
            return actual;
        for (const segment of asked.split('/')) {
            actual = this.#step(actual, segment);
            if (actual === undefined)
                return null;
        }
        return actual;
    }
    #step(folder, segment) {
        const same = under(folder, segment);
        if (this.#names.find(same) !== undefined)
            return same;
        const name = this.#lowerIn(folder).get(segment.toLowerCase());
        return name === undefined ? undefined : under(folder, name);
    }
    #lowerIn(folder) {
        const known = this.#lower.get(folder);
        if (known !== undefined)
            return known;
        const lower = new Map();
        for (const name of this.#names.namesIn(folder) ?? []) {
            const key = name.toLowerCase();
            if (!lower.has(key))
                lower.set(key, name);
        }
        this.#lower.set(folder, lower);
        return lower;
    }
}
function under(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}


/***/ }),

/***/ 5275:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   iK: () => (/* binding */ standsOnDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openRegularFile(path, lastLink) {
    const place = typeof path === 'string' ? path : Buffer.from(path);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, O_RDONLY | O_NONBLOCK | (lastLink === 'refused' ? O_NOFOLLOW : 0));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
        return file;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    return null;
}
function readRegularFile(path, limit, lastLink = 'followed') {
    const file = openRegularFile(path, lastLink);
    if (file === null)
        return null;
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        let bytes = readInto(file, Buffer.allocUnsafe(Math.min(size, limit) + 1));
        if (bytes.length > size && size < limit) {
            bytes = Buffer.concat([bytes, readInto(file, Buffer.allocUnsafe(limit - size))]);
        }
        return { bytes: bytes.subarray(0, limit), size: Math.max(size, bytes.length) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readInto(file, room) {
    let length = 0;
    for (let got = -1; got !== 0 && length < room.length; length += got) {
        got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, room, length, room.length - length, null);
    }
    return room.subarray(0, length);
}
function readStart(path, limit) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        return readInto(file, Buffer.alloc(limit));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function standsOnDisk(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}


/***/ }),

/***/ 4812:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ relativeWithin)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

function relativeWithin(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, file);
    const isOutside = path === '' || path === '..' || path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
    return isOutside ? null : path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ }),

/***/ 3426:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   hA: () => (/* binding */ trustedFolders),
/* harmony export */   vO: () => (/* binding */ placeInRepository),
/* harmony export */   zb: () => (/* binding */ demandDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9268);



function demandDirectory(root) {
    if (isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)))
        return;
    throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`The root ${root} is not a directory.`, 'no-directory', 'Name the folder that claims are relative to.');
}
function isDirectory(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
function repositoryOf(folder) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    for (let above = root;; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, '.git')))
            return above;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above) === above)
            return undefined;
    }
}
function placeInRepository(folder) {
    const repository = repositoryOf(folder);
    return repository === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
function trustedFolders(folders) {
    const trusted = new Set();
    for (const folder of folders) {
        trusted.add(folder);
        if (!isDirectory(folder))
            continue;
        trusted.add((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
        const repository = repositoryOf(folder);
        if (repository !== undefined)
            trusted.add(repository);
    }
    return [...trusted];
}


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 9140:
/***/ ((module) => {

module.exports = require("constants");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = require("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = require("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 8229:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = require("util");

/***/ }),

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  ExitCode: () => (/* binding */ ExitCode),
  addPath: () => (/* binding */ addPath),
  debug: () => (/* binding */ debug),
  endGroup: () => (/* binding */ endGroup),
  error: () => (/* binding */ error),
  exportVariable: () => (/* binding */ exportVariable),
  getBooleanInput: () => (/* binding */ getBooleanInput),
  getIDToken: () => (/* binding */ getIDToken),
  getInput: () => (/* binding */ getInput),
  getMultilineInput: () => (/* binding */ getMultilineInput),
  getState: () => (/* binding */ getState),
  group: () => (/* binding */ group),
  info: () => (/* binding */ info),
  isDebug: () => (/* binding */ isDebug),
  markdownSummary: () => (/* reexport */ markdownSummary),
  notice: () => (/* binding */ notice),
  platform: () => (/* reexport */ platform_namespaceObject),
  saveState: () => (/* binding */ saveState),
  setCommandEcho: () => (/* binding */ setCommandEcho),
  setFailed: () => (/* binding */ setFailed),
  setOutput: () => (/* binding */ setOutput),
  setSecret: () => (/* binding */ setSecret),
  startGroup: () => (/* binding */ startGroup),
  summary: () => (/* reexport */ summary),
  toPlatformPath: () => (/* reexport */ toPlatformPath),
  toPosixPath: () => (/* reexport */ toPosixPath),
  toWin32Path: () => (/* reexport */ toWin32Path),
  warning: () => (/* binding */ warning)
});

// NAMESPACE OBJECT: ../../../work/main/node_modules/@actions/core/lib/platform.js
var platform_namespaceObject = {};
__nccwpck_require__.r(platform_namespaceObject);
__nccwpck_require__.d(platform_namespaceObject, {
  arch: () => (arch),
  getDetails: () => (getDetails),
  isLinux: () => (isLinux),
  isMacOS: () => (isMacOS),
  isWindows: () => (isWindows),
  platform: () => (platform)
});

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ../../../work/main/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __nccwpck_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ../../../work/main/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
    const convertedValue = toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
;// CONCATENATED MODULE: ../../../work/main/stubs/http-client/index.js
const REASON =
  'The gate makes no request through the toolkit: this client stands in for the real one, which would be bundled in vain.';

class HttpClient {
  constructor() {
    throw new Error(REASON);
  }
}

;// CONCATENATED MODULE: ../../../work/main/stubs/http-client/auth.js
const auth_REASON =
  'The gate makes no request through the toolkit: this handler stands in for the real one, which would be bundled in vain.';

class BearerCredentialHandler {
  constructor() {
    throw new Error(auth_REASON);
  }
}

;// CONCATENATED MODULE: ../../../work/main/node_modules/@actions/core/lib/oidc-utils.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



class OidcClient {
    static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
        };
        return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(OidcClient.getRequestToken())], requestOptions);
    }
    static getRequestToken() {
        const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
        if (!token) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
        }
        return token;
    }
    static getIDTokenUrl() {
        const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
        if (!runtimeUrl) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
        }
        return runtimeUrl;
    }
    static getCall(id_token_url) {
        return __awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = OidcClient.createHttpClient();
            const res = yield httpclient
                .getJson(id_token_url)
                .catch(error => {
                throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
                throw new Error('Response json body do not have ID Token field');
            }
            return id_token;
        });
    }
    static getIDToken(audience) {
        return __awaiter(this, void 0, void 0, function* () {
            try {
                // New ID Token is requested from action service
                let id_token_url = OidcClient.getIDTokenUrl();
                if (audience) {
                    const encodedAudience = encodeURIComponent(audience);
                    id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                }
                debug(`ID token url is ${id_token_url}`);
                const id_token = yield OidcClient.getCall(id_token_url);
                setSecret(id_token);
                return id_token;
            }
            catch (error) {
                throw new Error(`Error message: ${error.message}`);
            }
        });
    }
}
//# sourceMappingURL=oidc-utils.js.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = _summary;
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, external_path_.sep);
}
//# sourceMappingURL=path-utils.js.map
// EXTERNAL MODULE: external "string_decoder"
var external_string_decoder_ = __nccwpck_require__(3193);
// EXTERNAL MODULE: external "events"
var external_events_ = __nccwpck_require__(4434);
;// CONCATENATED MODULE: external "child_process"
const external_child_process_namespaceObject = require("child_process");
// EXTERNAL MODULE: external "assert"
var external_assert_ = __nccwpck_require__(2613);
;// CONCATENATED MODULE: ../../../work/main/node_modules/@actions/io/lib/io-util.js
var io_util_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises;
// export const {open} = 'fs'
const IS_WINDOWS = process.platform === 'win32';
/**
 * Custom implementation of readlink to ensure Windows junctions
 * maintain trailing backslash for backward compatibility with Node.js < 24
 *
 * In Node.js 20, Windows junctions (directory symlinks) always returned paths
 * with trailing backslashes. Node.js 24 removed this behavior, which breaks
 * code that relied on this format for path operations.
 *
 * This implementation restores the Node 20 behavior by adding a trailing
 * backslash to all junction results on Windows.
 */
function readlink(fsPath) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        const result = yield fs.promises.readlink(fsPath);
        // On Windows, restore Node 20 behavior: add trailing backslash to all results
        // since junctions on Windows are always directory links
        if (IS_WINDOWS && !result.endsWith('\\')) {
            return `${result}\\`;
        }
        return result;
    });
}
// See https://github.com/nodejs/node/blob/d0153aee367422d0858105abec186da4dff0a0c5/deps/uv/include/uv/win.h#L691
const UV_FS_O_EXLOCK = 0x10000000;
const READONLY = external_fs_.constants.O_RDONLY;
function exists(fsPath) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        try {
            yield stat(fsPath);
        }
        catch (err) {
            if (err.code === 'ENOENT') {
                return false;
            }
            throw err;
        }
        return true;
    });
}
function isDirectory(fsPath_1) {
    return io_util_awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
        const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
        return stats.isDirectory();
    });
}
/**
 * On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
 * \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
 */
function isRooted(p) {
    p = normalizeSeparators(p);
    if (!p) {
        throw new Error('isRooted() parameter "p" cannot be empty');
    }
    if (IS_WINDOWS) {
        return (p.startsWith('\\') || /^[A-Z]:/i.test(p) // e.g. \ or \hello or \\hello
        ); // e.g. C: or C:\hello
    }
    return p.startsWith('/');
}
/**
 * Best effort attempt to determine whether a file exists and is executable.
 * @param filePath    file path to check
 * @param extensions  additional file extensions to try
 * @return if file exists and is executable, returns the file path. otherwise empty string.
 */
function tryGetExecutablePath(filePath, extensions) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        let stats = undefined;
        try {
            // test file exists
            stats = yield stat(filePath);
        }
        catch (err) {
            if (err.code !== 'ENOENT') {
                // eslint-disable-next-line no-console
                console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
            }
        }
        if (stats && stats.isFile()) {
            if (IS_WINDOWS) {
                // on Windows, test for valid extension
                const upperExt = external_path_.extname(filePath).toUpperCase();
                if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                    return filePath;
                }
            }
            else {
                if (isUnixExecutable(stats)) {
                    return filePath;
                }
            }
        }
        // try each extension
        const originalFilePath = filePath;
        for (const extension of extensions) {
            filePath = originalFilePath + extension;
            stats = undefined;
            try {
                stats = yield stat(filePath);
            }
            catch (err) {
                if (err.code !== 'ENOENT') {
                    // eslint-disable-next-line no-console
                    console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                }
            }
            if (stats && stats.isFile()) {
                if (IS_WINDOWS) {
                    // preserve the case of the actual file (since an extension was appended)
                    try {
                        const directory = external_path_.dirname(filePath);
                        const upperName = external_path_.basename(filePath).toUpperCase();
                        for (const actualName of yield readdir(directory)) {
                            if (upperName === actualName.toUpperCase()) {
                                filePath = external_path_.join(directory, actualName);
                                break;
                            }
                        }
                    }
                    catch (err) {
                        // eslint-disable-next-line no-console
                        console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                    }
                    return filePath;
                }
                else {
                    if (isUnixExecutable(stats)) {
                        return filePath;
                    }
                }
            }
        }
        return '';
    });
}
function normalizeSeparators(p) {
    p = p || '';
    if (IS_WINDOWS) {
        // convert slashes on Windows
        p = p.replace(/\//g, '\\');
        // remove redundant slashes
        return p.replace(/\\\\+/g, '\\');
    }
    // remove redundant slashes
    return p.replace(/\/\/+/g, '/');
}
// on Mac/Linux, test the execute bit
//     R   W  X  R  W X R W X
//   256 128 64 32 16 8 4 2 1
function isUnixExecutable(stats) {
    return ((stats.mode & 1) > 0 ||
        ((stats.mode & 8) > 0 &&
            process.getgid !== undefined &&
            stats.gid === process.getgid()) ||
        ((stats.mode & 64) > 0 &&
            process.getuid !== undefined &&
            stats.uid === process.getuid()));
}
// Get the path of cmd.exe in windows
function getCmdPath() {
    var _a;
    return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
//# sourceMappingURL=io-util.js.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@actions/io/lib/io.js
var io_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



/**
 * Copies a file or folder.
 * Based off of shelljs - https://github.com/shelljs/shelljs/blob/9237f66c52e5daa40458f94f9565e18e8132f5a6/src/cp.js
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See CopyOptions.
 */
function cp(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        const { force, recursive, copySourceDirectory } = readCopyOptions(options);
        const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
        // Dest is an existing file, but not forcing
        if (destStat && destStat.isFile() && !force) {
            return;
        }
        // If dest is an existing directory, should copy inside.
        const newDest = destStat && destStat.isDirectory() && copySourceDirectory
            ? path.join(dest, path.basename(source))
            : dest;
        if (!(yield ioUtil.exists(source))) {
            throw new Error(`no such file or directory: ${source}`);
        }
        const sourceStat = yield ioUtil.stat(source);
        if (sourceStat.isDirectory()) {
            if (!recursive) {
                throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
            }
            else {
                yield cpDirRecursive(source, newDest, 0, force);
            }
        }
        else {
            if (path.relative(source, newDest) === '') {
                // a file cannot be copied to itself
                throw new Error(`'${newDest}' and '${source}' are the same file`);
            }
            yield io_copyFile(source, newDest, force);
        }
    });
}
/**
 * Moves a path.
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See MoveOptions.
 */
function mv(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        if (yield ioUtil.exists(dest)) {
            let destExists = true;
            if (yield ioUtil.isDirectory(dest)) {
                // If dest is directory copy src into dest
                dest = path.join(dest, path.basename(source));
                destExists = yield ioUtil.exists(dest);
            }
            if (destExists) {
                if (options.force == null || options.force) {
                    yield rmRF(dest);
                }
                else {
                    throw new Error('Destination already exists');
                }
            }
        }
        yield mkdirP(path.dirname(dest));
        yield ioUtil.rename(source, dest);
    });
}
/**
 * Remove a path recursively with force
 *
 * @param inputPath path to remove
 */
function rmRF(inputPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (ioUtil.IS_WINDOWS) {
            // Check for invalid characters
            // https://docs.microsoft.com/en-us/windows/win32/fileio/naming-a-file
            if (/[*"<>|]/.test(inputPath)) {
                throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
            }
        }
        try {
            // note if path does not exist, error is silent
            yield ioUtil.rm(inputPath, {
                force: true,
                maxRetries: 3,
                recursive: true,
                retryDelay: 300
            });
        }
        catch (err) {
            throw new Error(`File was unable to be removed ${err}`);
        }
    });
}
/**
 * Make a directory.  Creates the full path with folders in between
 * Will throw if it fails
 *
 * @param   fsPath        path to create
 * @returns Promise<void>
 */
function mkdirP(fsPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        ok(fsPath, 'a path argument must be provided');
        yield ioUtil.mkdir(fsPath, { recursive: true });
    });
}
/**
 * Returns path of a tool had the tool actually been invoked.  Resolves via paths.
 * If you check and the tool does not exist, it will throw.
 *
 * @param     tool              name of the tool
 * @param     check             whether to check if tool exists
 * @returns   Promise<string>   path to tool
 */
function which(tool, check) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // recursive when check=true
        if (check) {
            const result = yield which(tool, false);
            if (!result) {
                if (IS_WINDOWS) {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                }
                else {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                }
            }
            return result;
        }
        const matches = yield findInPath(tool);
        if (matches && matches.length > 0) {
            return matches[0];
        }
        return '';
    });
}
/**
 * Returns a list of all occurrences of the given tool on the system path.
 *
 * @returns   Promise<string[]>  the paths of the tool
 */
function findInPath(tool) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // build the list of extensions to try
        const extensions = [];
        if (IS_WINDOWS && process.env['PATHEXT']) {
            for (const extension of process.env['PATHEXT'].split(external_path_.delimiter)) {
                if (extension) {
                    extensions.push(extension);
                }
            }
        }
        // if it's rooted, return it if exists. otherwise return empty.
        if (isRooted(tool)) {
            const filePath = yield tryGetExecutablePath(tool, extensions);
            if (filePath) {
                return [filePath];
            }
            return [];
        }
        // if any path separators, return empty
        if (tool.includes(external_path_.sep)) {
            return [];
        }
        // build the list of directories
        //
        // Note, technically "where" checks the current directory on Windows. From a toolkit perspective,
        // it feels like we should not do this. Checking the current directory seems like more of a use
        // case of a shell, and the which() function exposed by the toolkit should strive for consistency
        // across platforms.
        const directories = [];
        if (process.env.PATH) {
            for (const p of process.env.PATH.split(external_path_.delimiter)) {
                if (p) {
                    directories.push(p);
                }
            }
        }
        // find all matches
        const matches = [];
        for (const directory of directories) {
            const filePath = yield tryGetExecutablePath(external_path_.join(directory, tool), extensions);
            if (filePath) {
                matches.push(filePath);
            }
        }
        return matches;
    });
}
function readCopyOptions(options) {
    const force = options.force == null ? true : options.force;
    const recursive = Boolean(options.recursive);
    const copySourceDirectory = options.copySourceDirectory == null
        ? true
        : Boolean(options.copySourceDirectory);
    return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        // Ensure there is not a run away recursive copy
        if (currentDepth >= 255)
            return;
        currentDepth++;
        yield mkdirP(destDir);
        const files = yield ioUtil.readdir(sourceDir);
        for (const fileName of files) {
            const srcFile = `${sourceDir}/${fileName}`;
            const destFile = `${destDir}/${fileName}`;
            const srcFileStat = yield ioUtil.lstat(srcFile);
            if (srcFileStat.isDirectory()) {
                // Recurse
                yield cpDirRecursive(srcFile, destFile, currentDepth, force);
            }
            else {
                yield io_copyFile(srcFile, destFile, force);
            }
        }
        // Change the mode for the newly created directory
        yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
    });
}
// Buffered file copy
function io_copyFile(srcFile, destFile, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
            // unlink/re-link it
            try {
                yield ioUtil.lstat(destFile);
                yield ioUtil.unlink(destFile);
            }
            catch (e) {
                // Try to override file permission
                if (e.code === 'EPERM') {
                    yield ioUtil.chmod(destFile, '0666');
                    yield ioUtil.unlink(destFile);
                }
                // other errors = it doesn't exist, no work to do
            }
            // Copy over symlink
            const symlinkFull = yield ioUtil.readlink(srcFile);
            yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
        }
        else if (!(yield ioUtil.exists(destFile)) || force) {
            yield ioUtil.copyFile(srcFile, destFile);
        }
    });
}
//# sourceMappingURL=io.js.map
;// CONCATENATED MODULE: external "timers"
const external_timers_namespaceObject = require("timers");
;// CONCATENATED MODULE: ../../../work/main/node_modules/@actions/exec/lib/toolrunner.js
var toolrunner_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};







/* eslint-disable @typescript-eslint/unbound-method */
const toolrunner_IS_WINDOWS = process.platform === 'win32';
/*
 * Class for running command line tools. Handles quoting and arg parsing in a platform agnostic way.
 */
class ToolRunner extends external_events_.EventEmitter {
    constructor(toolPath, args, options) {
        super();
        if (!toolPath) {
            throw new Error("Parameter 'toolPath' cannot be null or empty.");
        }
        this.toolPath = toolPath;
        this.args = args || [];
        this.options = options || {};
    }
    _debug(message) {
        if (this.options.listeners && this.options.listeners.debug) {
            this.options.listeners.debug(message);
        }
    }
    _getCommandString(options, noPrefix) {
        const toolPath = this._getSpawnFileName();
        const args = this._getSpawnArgs(options);
        let cmd = noPrefix ? '' : '[command]'; // omit prefix when piped to a second tool
        if (toolrunner_IS_WINDOWS) {
            // Windows + cmd file
            if (this._isCmdFile()) {
                cmd += toolPath;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows + verbatim
            else if (options.windowsVerbatimArguments) {
                cmd += `"${toolPath}"`;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows (regular)
            else {
                cmd += this._windowsQuoteCmdArg(toolPath);
                for (const a of args) {
                    cmd += ` ${this._windowsQuoteCmdArg(a)}`;
                }
            }
        }
        else {
            // OSX/Linux - this can likely be improved with some form of quoting.
            // creating processes on Unix is fundamentally different than Windows.
            // on Unix, execvp() takes an arg array.
            cmd += toolPath;
            for (const a of args) {
                cmd += ` ${a}`;
            }
        }
        return cmd;
    }
    _processLineBuffer(data, strBuffer, onLine) {
        try {
            let s = strBuffer + data.toString();
            let n = s.indexOf(external_os_.EOL);
            while (n > -1) {
                const line = s.substring(0, n);
                onLine(line);
                // the rest of the string ...
                s = s.substring(n + external_os_.EOL.length);
                n = s.indexOf(external_os_.EOL);
            }
            return s;
        }
        catch (err) {
            // streaming lines to console is best effort.  Don't fail a build.
            this._debug(`error processing line. Failed with error ${err}`);
            return '';
        }
    }
    _getSpawnFileName() {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                return process.env['COMSPEC'] || 'cmd.exe';
            }
        }
        return this.toolPath;
    }
    _getSpawnArgs(options) {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
                for (const a of this.args) {
                    argline += ' ';
                    argline += options.windowsVerbatimArguments
                        ? a
                        : this._windowsQuoteCmdArg(a);
                }
                argline += '"';
                return [argline];
            }
        }
        return this.args;
    }
    _endsWith(str, end) {
        return str.endsWith(end);
    }
    _isCmdFile() {
        const upperToolPath = this.toolPath.toUpperCase();
        return (this._endsWith(upperToolPath, '.CMD') ||
            this._endsWith(upperToolPath, '.BAT'));
    }
    _windowsQuoteCmdArg(arg) {
        // for .exe, apply the normal quoting rules that libuv applies
        if (!this._isCmdFile()) {
            return this._uvQuoteCmdArg(arg);
        }
        // otherwise apply quoting rules specific to the cmd.exe command line parser.
        // the libuv rules are generic and are not designed specifically for cmd.exe
        // command line parser.
        //
        // for a detailed description of the cmd.exe command line parser, refer to
        // http://stackoverflow.com/questions/4094699/how-does-the-windows-command-interpreter-cmd-exe-parse-scripts/7970912#7970912
        // need quotes for empty arg
        if (!arg) {
            return '""';
        }
        // determine whether the arg needs to be quoted
        const cmdSpecialChars = [
            ' ',
            '\t',
            '&',
            '(',
            ')',
            '[',
            ']',
            '{',
            '}',
            '^',
            '=',
            ';',
            '!',
            "'",
            '+',
            ',',
            '`',
            '~',
            '|',
            '<',
            '>',
            '"'
        ];
        let needsQuotes = false;
        for (const char of arg) {
            if (cmdSpecialChars.some(x => x === char)) {
                needsQuotes = true;
                break;
            }
        }
        // short-circuit if quotes not needed
        if (!needsQuotes) {
            return arg;
        }
        // the following quoting rules are very similar to the rules that by libuv applies.
        //
        // 1) wrap the string in quotes
        //
        // 2) double-up quotes - i.e. " => ""
        //
        //    this is different from the libuv quoting rules. libuv replaces " with \", which unfortunately
        //    doesn't work well with a cmd.exe command line.
        //
        //    note, replacing " with "" also works well if the arg is passed to a downstream .NET console app.
        //    for example, the command line:
        //          foo.exe "myarg:""my val"""
        //    is parsed by a .NET console app into an arg array:
        //          [ "myarg:\"my val\"" ]
        //    which is the same end result when applying libuv quoting rules. although the actual
        //    command line from libuv quoting rules would look like:
        //          foo.exe "myarg:\"my val\""
        //
        // 3) double-up slashes that precede a quote,
        //    e.g.  hello \world    => "hello \world"
        //          hello\"world    => "hello\\""world"
        //          hello\\"world   => "hello\\\\""world"
        //          hello world\    => "hello world\\"
        //
        //    technically this is not required for a cmd.exe command line, or the batch argument parser.
        //    the reasons for including this as a .cmd quoting rule are:
        //
        //    a) this is optimized for the scenario where the argument is passed from the .cmd file to an
        //       external program. many programs (e.g. .NET console apps) rely on the slash-doubling rule.
        //
        //    b) it's what we've been doing previously (by deferring to node default behavior) and we
        //       haven't heard any complaints about that aspect.
        //
        // note, a weakness of the quoting rules chosen here, is that % is not escaped. in fact, % cannot be
        // escaped when used on the command line directly - even though within a .cmd file % can be escaped
        // by using %%.
        //
        // the saving grace is, on the command line, %var% is left as-is if var is not defined. this contrasts
        // the line parsing rules within a .cmd file, where if var is not defined it is replaced with nothing.
        //
        // one option that was explored was replacing % with ^% - i.e. %var% => ^%var^%. this hack would
        // often work, since it is unlikely that var^ would exist, and the ^ character is removed when the
        // variable is used. the problem, however, is that ^ is not removed when %* is used to pass the args
        // to an external program.
        //
        // an unexplored potential solution for the % escaping problem, is to create a wrapper .cmd file.
        // % can be escaped within a .cmd file.
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\'; // double the slash
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '"'; // double the quote
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _uvQuoteCmdArg(arg) {
        // Tool runner wraps child_process.spawn() and needs to apply the same quoting as
        // Node in certain cases where the undocumented spawn option windowsVerbatimArguments
        // is used.
        //
        // Since this function is a port of quote_cmd_arg from Node 4.x (technically, lib UV,
        // see https://github.com/nodejs/node/blob/v4.x/deps/uv/src/win/process.c for details),
        // pasting copyright notice from Node within this function:
        //
        //      Copyright Joyent, Inc. and other Node contributors. All rights reserved.
        //
        //      Permission is hereby granted, free of charge, to any person obtaining a copy
        //      of this software and associated documentation files (the "Software"), to
        //      deal in the Software without restriction, including without limitation the
        //      rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
        //      sell copies of the Software, and to permit persons to whom the Software is
        //      furnished to do so, subject to the following conditions:
        //
        //      The above copyright notice and this permission notice shall be included in
        //      all copies or substantial portions of the Software.
        //
        //      THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
        //      IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
        //      FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
        //      AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
        //      LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
        //      FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
        //      IN THE SOFTWARE.
        if (!arg) {
            // Need double quotation for empty argument
            return '""';
        }
        if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
            // No quotation needed
            return arg;
        }
        if (!arg.includes('"') && !arg.includes('\\')) {
            // No embedded double quotes or backslashes, so I can just wrap
            // quote marks around the whole thing.
            return `"${arg}"`;
        }
        // Expected input/output:
        //   input : hello"world
        //   output: "hello\"world"
        //   input : hello""world
        //   output: "hello\"\"world"
        //   input : hello\world
        //   output: hello\world
        //   input : hello\\world
        //   output: hello\\world
        //   input : hello\"world
        //   output: "hello\\\"world"
        //   input : hello\\"world
        //   output: "hello\\\\\"world"
        //   input : hello world\
        //   output: "hello world\\" - note the comment in libuv actually reads "hello world\"
        //                             but it appears the comment is wrong, it should be "hello world\\"
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\';
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '\\';
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _cloneExecOptions(options) {
        options = options || {};
        const result = {
            cwd: options.cwd || process.cwd(),
            env: options.env || process.env,
            silent: options.silent || false,
            windowsVerbatimArguments: options.windowsVerbatimArguments || false,
            failOnStdErr: options.failOnStdErr || false,
            ignoreReturnCode: options.ignoreReturnCode || false,
            delay: options.delay || 10000
        };
        result.outStream = options.outStream || process.stdout;
        result.errStream = options.errStream || process.stderr;
        return result;
    }
    _getSpawnOptions(options, toolPath) {
        options = options || {};
        const result = {};
        result.cwd = options.cwd;
        result.env = options.env;
        result['windowsVerbatimArguments'] =
            options.windowsVerbatimArguments || this._isCmdFile();
        if (options.windowsVerbatimArguments) {
            result.argv0 = `"${toolPath}"`;
        }
        return result;
    }
    /**
     * Exec a tool.
     * Output will be streamed to the live console.
     * Returns promise with return code
     *
     * @param     tool     path to tool to exec
     * @param     options  optional exec options.  See ExecOptions
     * @returns   number
     */
    exec() {
        return toolrunner_awaiter(this, void 0, void 0, function* () {
            // root the tool path if it is unrooted and contains relative pathing
            if (!isRooted(this.toolPath) &&
                (this.toolPath.includes('/') ||
                    (toolrunner_IS_WINDOWS && this.toolPath.includes('\\')))) {
                // prefer options.cwd if it is specified, however options.cwd may also need to be rooted
                this.toolPath = external_path_.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
            }
            // if the tool is only a file name, then resolve it from the PATH
            // otherwise verify it exists (add extension on Windows if necessary)
            this.toolPath = yield which(this.toolPath, true);
            return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
                this._debug(`exec tool: ${this.toolPath}`);
                this._debug('arguments:');
                for (const arg of this.args) {
                    this._debug(`   ${arg}`);
                }
                const optionsNonNull = this._cloneExecOptions(this.options);
                if (!optionsNonNull.silent && optionsNonNull.outStream) {
                    optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
                }
                const state = new ExecState(optionsNonNull, this.toolPath);
                state.on('debug', (message) => {
                    this._debug(message);
                });
                if (this.options.cwd && !(yield exists(this.options.cwd))) {
                    return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
                }
                const fileName = this._getSpawnFileName();
                const cp = external_child_process_namespaceObject.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
                let stdbuffer = '';
                if (cp.stdout) {
                    cp.stdout.on('data', (data) => {
                        if (this.options.listeners && this.options.listeners.stdout) {
                            this.options.listeners.stdout(data);
                        }
                        if (!optionsNonNull.silent && optionsNonNull.outStream) {
                            optionsNonNull.outStream.write(data);
                        }
                        stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.stdline) {
                                this.options.listeners.stdline(line);
                            }
                        });
                    });
                }
                let errbuffer = '';
                if (cp.stderr) {
                    cp.stderr.on('data', (data) => {
                        state.processStderr = true;
                        if (this.options.listeners && this.options.listeners.stderr) {
                            this.options.listeners.stderr(data);
                        }
                        if (!optionsNonNull.silent &&
                            optionsNonNull.errStream &&
                            optionsNonNull.outStream) {
                            const s = optionsNonNull.failOnStdErr
                                ? optionsNonNull.errStream
                                : optionsNonNull.outStream;
                            s.write(data);
                        }
                        errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.errline) {
                                this.options.listeners.errline(line);
                            }
                        });
                    });
                }
                cp.on('error', (err) => {
                    state.processError = err.message;
                    state.processExited = true;
                    state.processClosed = true;
                    state.CheckComplete();
                });
                cp.on('exit', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                cp.on('close', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    state.processClosed = true;
                    this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                state.on('done', (error, exitCode) => {
                    if (stdbuffer.length > 0) {
                        this.emit('stdline', stdbuffer);
                    }
                    if (errbuffer.length > 0) {
                        this.emit('errline', errbuffer);
                    }
                    cp.removeAllListeners();
                    if (error) {
                        reject(error);
                    }
                    else {
                        resolve(exitCode);
                    }
                });
                if (this.options.input) {
                    if (!cp.stdin) {
                        throw new Error('child process missing stdin');
                    }
                    cp.stdin.end(this.options.input);
                }
            }));
        });
    }
}
/**
 * Convert an arg string to an array of args. Handles escaping
 *
 * @param    argString   string of arguments
 * @returns  string[]    array of arguments
 */
function argStringToArray(argString) {
    const args = [];
    let inQuotes = false;
    let escaped = false;
    let arg = '';
    function append(c) {
        // we only escape double quotes.
        if (escaped && c !== '"') {
            arg += '\\';
        }
        arg += c;
        escaped = false;
    }
    for (let i = 0; i < argString.length; i++) {
        const c = argString.charAt(i);
        if (c === '"') {
            if (!escaped) {
                inQuotes = !inQuotes;
            }
            else {
                append(c);
            }
            continue;
        }
        if (c === '\\' && escaped) {
            append(c);
            continue;
        }
        if (c === '\\' && inQuotes) {
            escaped = true;
            continue;
        }
        if (c === ' ' && !inQuotes) {
            if (arg.length > 0) {
                args.push(arg);
                arg = '';
            }
            continue;
        }
        append(c);
    }
    if (arg.length > 0) {
        args.push(arg.trim());
    }
    return args;
}
class ExecState extends external_events_.EventEmitter {
    constructor(options, toolPath) {
        super();
        this.processClosed = false; // tracks whether the process has exited and stdio is closed
        this.processError = '';
        this.processExitCode = 0;
        this.processExited = false; // tracks whether the process has exited
        this.processStderr = false; // tracks whether stderr was written to
        this.delay = 10000; // 10 seconds
        this.done = false;
        this.timeout = null;
        if (!toolPath) {
            throw new Error('toolPath must not be empty');
        }
        this.options = options;
        this.toolPath = toolPath;
        if (options.delay) {
            this.delay = options.delay;
        }
    }
    CheckComplete() {
        if (this.done) {
            return;
        }
        if (this.processClosed) {
            this._setResult();
        }
        else if (this.processExited) {
            this.timeout = (0,external_timers_namespaceObject.setTimeout)(ExecState.HandleTimeout, this.delay, this);
        }
    }
    _debug(message) {
        this.emit('debug', message);
    }
    _setResult() {
        // determine whether there is an error
        let error;
        if (this.processExited) {
            if (this.processError) {
                error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
            }
            else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
                error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
            }
            else if (this.processStderr && this.options.failOnStdErr) {
                error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
            }
        }
        // clear the timeout
        if (this.timeout) {
            clearTimeout(this.timeout);
            this.timeout = null;
        }
        this.done = true;
        this.emit('done', error, this.processExitCode);
    }
    static HandleTimeout(state) {
        if (state.done) {
            return;
        }
        if (!state.processClosed && state.processExited) {
            const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
            state._debug(message);
        }
        state._setResult();
    }
}
//# sourceMappingURL=toolrunner.js.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@actions/exec/lib/exec.js
var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


/**
 * Exec a command.
 * Output will be streamed to the live console.
 * Returns promise with return code
 *
 * @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
 * @param     args               optional arguments for tool. Escaping is handled by the lib.
 * @param     options            optional exec options.  See ExecOptions
 * @returns   Promise<number>    exit code
 */
function exec(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        const commandArgs = argStringToArray(commandLine);
        if (commandArgs.length === 0) {
            throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
        }
        // Path to tool to execute should be first arg
        const toolPath = commandArgs[0];
        args = commandArgs.slice(1).concat(args || []);
        const runner = new ToolRunner(toolPath, args, options);
        return runner.exec();
    });
}
/**
 * Exec a command and get the output.
 * Output will be streamed to the live console.
 * Returns promise with the exit code and collected stdout and stderr
 *
 * @param     commandLine           command to execute (can include additional args). Must be correctly escaped.
 * @param     args                  optional arguments for tool. Escaping is handled by the lib.
 * @param     options               optional exec options.  See ExecOptions
 * @returns   Promise<ExecOutput>   exit code, stdout, and stderr
 */
function getExecOutput(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        var _a, _b;
        let stdout = '';
        let stderr = '';
        //Using string decoder covers the case where a mult-byte character is split
        const stdoutDecoder = new external_string_decoder_.StringDecoder('utf8');
        const stderrDecoder = new external_string_decoder_.StringDecoder('utf8');
        const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
        const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
        const stdErrListener = (data) => {
            stderr += stderrDecoder.write(data);
            if (originalStdErrListener) {
                originalStdErrListener(data);
            }
        };
        const stdOutListener = (data) => {
            stdout += stdoutDecoder.write(data);
            if (originalStdoutListener) {
                originalStdoutListener(data);
            }
        };
        const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
        const exitCode = yield exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
        //flush any remaining characters
        stdout += stdoutDecoder.end();
        stderr += stderrDecoder.end();
        return {
            exitCode,
            stdout,
            stderr
        };
    });
}
//# sourceMappingURL=exec.js.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout: version } = yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
    });
    const { stdout: name } = yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
    });
    return {
        name: name.trim(),
        version: version.trim()
    };
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    var _a, _b, _c, _d;
    const { stdout } = yield getExecOutput('sw_vers', undefined, {
        silent: true
    });
    const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
    const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
    return {
        name,
        version
    };
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout } = yield getExecOutput('lsb_release', ['-i', '-r', '-s'], {
        silent: true
    });
    const [name, version] = stdout.trim().split('\n');
    return {
        name,
        version
    };
});
const platform = external_os_.platform();
const arch = external_os_.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
    return platform_awaiter(this, void 0, void 0, function* () {
        return Object.assign(Object.assign({}, (yield (isWindows
            ? getWindowsInfo()
            : isMacOS
                ? getMacOsInfo()
                : getLinuxInfo()))), { platform,
            arch,
            isWindows,
            isMacOS,
            isLinux });
    });
}
//# sourceMappingURL=platform.js.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${external_path_.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    issueCommand('set-output', { name }, toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: ../../../work/main/node_modules/@actions/core/lib/core.js + 15 modules
var core = __nccwpck_require__(7751);
// EXTERNAL MODULE: ./src/action/working-directory.ts
var working_directory = __nccwpck_require__(2587);
;// CONCATENATED MODULE: ./src/model/exit-status.ts
const EXIT = {
    passed: 0,
    failed: 1,
    usage: 2,
    empty: 3,
    internal: 4,
};

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __nccwpck_require__(8957);
// EXTERNAL MODULE: ./src/action/inputs.ts
var action_inputs = __nccwpck_require__(7469);
// EXTERNAL MODULE: ./src/config/error.ts
var config_error = __nccwpck_require__(3048);
// EXTERNAL MODULE: ./src/tree/commit.ts + 1 modules
var commit = __nccwpck_require__(8782);
// EXTERNAL MODULE: ./src/tree/git/git.ts + 4 modules
var git = __nccwpck_require__(2668);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __nccwpck_require__(3426);
;// CONCATENATED MODULE: ./src/action/main.ts









async function main() {
    const inputs = (0,action_inputs/* readActionInputs */.Ui)(core.getInput);
    const workspace = process.env.GITHUB_WORKSPACE ?? process.cwd();
    const root = (0,working_directory/* projectRoot */.Y)(workspace, inputs.workingDirectory);
    const given = (0,action_inputs/* readGiven */.Q8)(core.getInput);
    const safeDirectories = (0,tree_root/* trustedFolders */.hA)([workspace, root]);
    const openCheckout = () => (0,commit/* openCommit */.C)({ root, revision: 'HEAD', of: 'checkout', safeDirectories });
    const opened = [];
    const keep = (opening) => {
        opening.catch(() => undefined);
        opened.push(opening);
        return opening;
    };
    const opening = keep(inputs.source === 'workspace' ? openFiles(root) : openCheckout());
    try {
        const { runAction } = await Promise.all(/* import() */[__nccwpck_require__.e(415), __nccwpck_require__.e(349), __nccwpck_require__.e(516)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4516));
        const conclusion = await runAction({
            inputs,
            given,
            workspace,
            root,
            env: process.env,
            opening,
            openCheckout: () => keep(openCheckout()),
        });
        return EXIT[conclusion];
    }
    finally {
        for (const tree of await Promise.allSettled(opened))
            if (tree.status === 'fulfilled')
                tree.value.close();
    }
}
async function openFiles(root) {
    const { openWorkspace } = await __nccwpck_require__.e(/* import() */ 895).then(__nccwpck_require__.bind(__nccwpck_require__, 9895));
    return openWorkspace(root);
}
async function failed(error) {
    const { terminal } = await __nccwpck_require__.e(/* import() */ 183).then(__nccwpck_require__.bind(__nccwpck_require__, 6183));
    if (error instanceof config_error/* ConfigError */.xL) {
        const lines = error.lines.map((line) => terminal `\n${line}`);
        core.setFailed(terminal `The configuration cannot be followed:${lines}`.text);
        return EXIT.usage;
    }
    const usage = error instanceof usage_error/* UsageError */.e;
    const message = error instanceof Error ? messageOf(error) : String(error);
    core.setFailed(terminal `${usage ? '' : 'internal error: '}${message}`.text);
    if (!usage && error instanceof Error)
        core.debug(terminal `${error.stack ?? ''}`.text);
    return usage ? EXIT.usage : EXIT.internal;
}
const CHECKOUT = 'add "- uses: actions/checkout@v6" before this step';
const ADVICE = {
    'no-git': 'install git on the runner, or set the input source to workspace.',
    'no-repository': `No repository is checked out: ${CHECKOUT}, or set the input source to workspace.`,
    'no-commit': 'Commit first, or set the input source to workspace.',
    'no-directory': `The input working-directory names no folder: correct it, or if nothing is checked out, ${CHECKOUT}.`,
    other: undefined,
};
function messageOf(error) {
    if (!(error instanceof git/* GitError */.XS))
        return error.message;
    const advice = ADVICE[error.kind];
    return advice === undefined ? error.message : `${error.what} ${advice}`;
}
void main()
    .catch(failed)
    .then((status) => {
    process.exitCode = status;
});

module.exports = __webpack_exports__;
/******/ })()
;