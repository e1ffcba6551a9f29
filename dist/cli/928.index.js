export const id = 928;
export const ids = [928,86];
export const modules = {

/***/ 916:
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

/***/ 928:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
// EXTERNAL MODULE: ./src/tree/git.ts
var git = __webpack_require__(64);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(573);
;// CONCATENATED MODULE: ./src/tree/names.ts

const NOT_ASCII = /[^\0-\x7f]/;
/**
 * A name read byte by byte (`latin1`) as text. A byte that is no UTF-8 becomes the lone surrogate U+DC00 + byte, as in
 * Python's `surrogateescape` (PEP 383), so that no two names are ever the same text.
 */
function nameOf(binary) {
    if (!NOT_ASCII.test(binary))
        return binary;
    const bytes = Buffer.from(binary, 'latin1');
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return bytes.toString('utf8');
    let text = '';
    for (let i = 0; i < bytes.length;) {
        const length = sequenceLength(bytes, i);
        text += length === 0 ? String.fromCharCode(0xdc00 + (bytes[i] ?? 0)) : bytes.toString('utf8', i, i + length);
        i += Math.max(length, 1);
    }
    return text;
}
/** The length of the UTF-8 sequence that starts at an offset; 0 where none does. */
function sequenceLength(bytes, start) {
    for (let length = 1; length <= 4 && start + length <= bytes.length; length++) {
        if ((0,external_node_buffer_.isUtf8)(bytes.subarray(start, start + length)))
            return length;
    }
    return 0;
}

;// CONCATENATED MODULE: ./src/tree/listing.ts

const MODE_LENGTH = 6;
/**
 * The answer of `git ls-tree -r -z`, kept as one string: each entry `mode SP type SP id TAB path NUL`. Entries are made
 * when they are asked for; of the other files of a large repository only an offset is kept.
 */
class Listing {
    #text;
    /** Offset of the entry's mode, by path. */
    #offsets = new Map();
    #directories;
    #folded;
    constructor(stdout) {
        // One byte a character, so that nothing is lost in names that are no UTF-8.
        this.#text = stdout.toString('latin1');
        const text = this.#text;
        for (let start = 0; start < text.length;) {
            const tab = text.indexOf('\t', start);
            const nul = text.indexOf('\0', tab);
            if (tab < 0 || nul < 0)
                break;
            this.#offsets.set(nameOf(text.slice(tab + 1, nul)), start);
            start = nul + 1;
        }
    }
    /** The files and links that are wanted, in the order of their paths. */
    list(matches) {
        const found = [];
        for (const [path, offset] of this.#offsets) {
            if (!matches(path))
                continue;
            const entry = this.#entryAt(offset);
            if (entry.kind === 'file' || entry.kind === 'link')
                found.push({ path, id: entry.id, link: entry.kind === 'link' });
        }
        return found.sort((a, b) => (a.path < b.path ? -1 : 1));
    }
    find(path) {
        const offset = this.#offsets.get(path);
        if (offset !== undefined)
            return this.#entryAt(offset);
        return path === '' || this.#allDirectories().has(path) ? { kind: 'directory' } : undefined;
    }
    /** A path of a file that differs in letter case only. */
    findOtherCase(path) {
        if (this.#folded === undefined) {
            this.#folded = new Map();
            for (const known of this.#offsets.keys())
                this.#folded.set(known.toLowerCase(), known);
        }
        const found = this.#folded.get(path.toLowerCase());
        return found === path ? undefined : found;
    }
    #entryAt(offset) {
        const mode = this.#text.slice(offset, offset + MODE_LENGTH);
        if (mode === '160000')
            return { kind: 'submodule' };
        const idStart = this.#text.indexOf(' ', offset + MODE_LENGTH + 1) + 1;
        const id = this.#text.slice(idStart, this.#text.indexOf('\t', idStart));
        return { kind: mode === '120000' ? 'link' : 'file', id };
    }
    /** Trees are not listed, so they are known from what lies in them: made once, when a path is not found. */
    #allDirectories() {
        if (this.#directories === undefined) {
            this.#directories = new Set();
            for (const path of this.#offsets.keys()) {
                for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
                    const directory = path.slice(0, end);
                    if (this.#directories.has(directory))
                        break;
                    this.#directories.add(directory);
                }
            }
        }
        return this.#directories;
    }
}

;// CONCATENATED MODULE: ./src/tree/objects.ts

const LF = 0x0a;
/** git's exit status for an option that it does not know. */
const USAGE = 129;
/**
 * Objects of a repository by id, through one long-running `git cat-file --batch-command` (git 2.36 or later; an older
 * one is given `--batch` and `--batch-check`). Requests are answered in their order.
 */
class Objects {
    #options;
    #command;
    #contents;
    #info;
    constructor(options) {
        this.#options = options;
        this.#command = new Pipe(options, ['cat-file', '--batch-command', '--buffer'], 'command', (unanswered) => {
            this.#fallBack(unanswered);
        });
    }
    /** The objects' bytes, except of those larger than the limit (bytes). */
    contents(ids, limit) {
        return this.#ask('contents', ids, limit);
    }
    sizes(ids) {
        return this.#ask('info', ids, 0);
    }
    async close() {
        await Promise.all([this.#command, this.#contents, this.#info].map((pipe) => pipe?.close()));
    }
    #ask(question, ids, limit) {
        if (ids.length === 0)
            return Promise.resolve([]);
        return new Promise((resolve, reject) => {
            this.#send({ question, ids, limit, answers: [], resolve, reject });
        });
    }
    #send(request) {
        if (this.#command !== undefined)
            this.#command.send(request);
        else if (request.question === 'contents') {
            (this.#contents ??= new Pipe(this.#options, ['cat-file', '--batch'], 'plain')).send(request);
        }
        else {
            (this.#info ??= new Pipe(this.#options, ['cat-file', '--batch-check'], 'plain')).send(request);
        }
    }
    #fallBack(unanswered) {
        this.#command = undefined;
        for (const request of unanswered)
            this.#send(request);
    }
}
/** One cat-file process: questions in, answers out in the same order. */
class Pipe {
    #child;
    #dialect;
    #queue = [];
    #closed;
    #unknown;
    #pending = Buffer.alloc(0);
    /** What is left of a body that is being read or passed over, its closing line feed included. */
    #body;
    #stderr = '';
    #failure;
    constructor(options, args, dialect, unknown) {
        this.#child = (0,git/* startGit */.BE)(options, args);
        this.#dialect = dialect;
        this.#unknown = unknown;
        this.#child.stdout.on('data', (chunk) => {
            this.#receive(chunk);
        });
        this.#child.stderr.on('data', (chunk) => {
            this.#stderr += chunk.toString('utf8');
        });
        // A process that has died is told of by its end.
        this.#child.stdin.on('error', () => undefined);
        this.#closed = new Promise((resolve) => {
            this.#child.on('error', (error) => {
                this.#fail((0,git/* notStarted */.DY)(error));
                resolve();
            });
            this.#child.on('close', (status) => {
                this.#ended(status);
                resolve();
            });
        });
    }
    send(request) {
        if (this.#failure !== undefined) {
            request.reject(this.#failure);
            return;
        }
        this.#queue.push(request);
        const { ids, question } = request;
        this.#child.stdin.write(this.#dialect === 'plain' ? `${ids.join('\n')}\n` : `${ids.map((id) => `${question} ${id}\n`).join('')}flush\n`);
    }
    async close() {
        this.#child.stdin.end();
        await this.#closed;
    }
    #ended(status) {
        if (status === USAGE && this.#unknown !== undefined)
            this.#unknown(this.#queue.splice(0));
        else
            this.#fail(new git/* GitError */.XS(`git stopped while objects were read: ${this.#stderr.trim() || 'it gave no reason'}`));
    }
    #fail(error) {
        this.#failure ??= error;
        for (const request of this.#queue.splice(0))
            request.reject(this.#failure);
    }
    #receive(chunk) {
        let data = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
        this.#pending = Buffer.alloc(0);
        while (data.length > 0) {
            if (this.#body !== undefined) {
                const { keep, parts, left } = this.#body;
                const taken = data.subarray(0, left);
                if (keep)
                    parts.push(taken);
                this.#body.left -= taken.length;
                data = data.subarray(taken.length);
                if (this.#body.left > 0)
                    return;
                this.#endBody();
                continue;
            }
            const end = data.indexOf(LF);
            if (end < 0) {
                this.#pending = data;
                return;
            }
            this.#header(data.toString('latin1', 0, end));
            data = data.subarray(end + 1);
        }
    }
    /** `<id> <type> <size>`, or `<id> missing`. */
    #header(line) {
        const request = this.#queue[0];
        if (request === undefined)
            return;
        const size = Number(line.slice(line.lastIndexOf(' ') + 1));
        if (!Number.isInteger(size))
            this.#answer({ size: null, bytes: null });
        else if (request.question === 'info')
            this.#answer({ size, bytes: null });
        else
            this.#body = { size, keep: size <= request.limit, parts: [], left: size + 1 };
    }
    #endBody() {
        const body = this.#body;
        if (body === undefined)
            return;
        this.#body = undefined;
        const [first] = body.parts;
        const whole = body.parts.length === 1 && first !== undefined ? first : Buffer.concat(body.parts);
        this.#answer({ size: body.size, bytes: body.keep ? whole.subarray(0, body.size) : null });
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

;// CONCATENATED MODULE: ./src/tree/commit.ts





/** How many files are asked for at once: enough to keep git busy, few enough to bound what is held. */
const BATCH = 1_000;
/**
 * Opens the tree of a commit, at the project root's place in it. Three git processes in all: one resolves the commit,
 * one lists the tree, one reads objects. Throws `GitError` with what to do about it.
 */
async function openCommit({ root, revision, ...trust }) {
    const cwd = (0,external_node_path_.resolve)(root);
    if (!(0,external_node_fs_.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory()) {
        throw new git/* GitError */.XS(`The root ${root} is not a directory: name the folder that claims are relative to.`);
    }
    if (revision.startsWith('-') || revision.trim() === '') {
        throw new git/* GitError */.XS(`"${revision}" is not a revision: name a branch, a tag or a commit.`);
    }
    const options = { cwd, ...trust };
    const objects = new Objects(options);
    try {
        const place = await resolveCommit(options, root, revision);
        const listed = await (0,git/* runGit */.EO)(options, ['ls-tree', '-r', '-z', place.commit]);
        if (listed.status !== 0)
            throw new git/* GitError */.XS(`git could not list ${revision}: ${listed.stderr}`);
        return commitTree(place, new Listing(listed.stdout), objects);
    }
    catch (error) {
        await objects.close();
        throw error;
    }
}
async function resolveCommit(options, root, revision) {
    const wanted = ['rev-parse', '--show-prefix', '--is-shallow-repository', `${revision}^{commit}`];
    const { status, stdout, stderr } = await (0,git/* runGit */.EO)(options, wanted);
    const [prefix = '', shallow = '', commit = ''] = stdout.toString('utf8').split('\n');
    if (status !== 0 || !/^[0-9a-f]{40,64}$/.test(commit))
        throw new git/* GitError */.XS(explain(root, revision, stderr));
    return { commit, prefix: prefix.replace(/\/$/, ''), isShallow: shallow === 'true' };
}
/** git's own words for what goes wrong most, and what to do about each. */
function explain(root, revision, stderr) {
    if (/dubious ownership/.test(stderr)) {
        return `git refuses ${root}, because it belongs to another user. If you trust it: git config --global --add safe.directory "$(cd "${root}" && pwd)"`;
    }
    if (/not a git repository/.test(stderr)) {
        return `${root} is not in a git repository: check the repository out first, or judge the files as they lie on disk with --workspace.`;
    }
    if (revision === 'HEAD') {
        return `${root} is a git repository without a commit: commit first, or judge the files as they lie on disk with --workspace.`;
    }
    return `git does not know the revision "${revision}": name a branch, a tag or a commit that has been fetched.`;
}
function commitTree(place, listing, objects) {
    return {
        kind: 'commit',
        revision: place.commit,
        root: place.prefix,
        isShallow: place.isShallow,
        list: ({ matches }) => Promise.resolve(listing.list(matches)),
        find: (path) => listing.find(path),
        findOtherCase: (path) => listing.findOtherCase(path),
        read: (files, limit) => readBatches(objects, files, limit),
        sizes: async (ids) => (await objects.sizes(ids)).map(({ size }) => size),
        contents: async (ids) => (await objects.contents(ids, Number.MAX_SAFE_INTEGER)).map(({ bytes }, n) => bytes ?? absent(ids[n] ?? '')),
        close: () => objects.close(),
    };
}
async function* readBatches(objects, files, limit) {
    const ask = (start) => {
        const batch = files.slice(start, start + BATCH);
        if (batch.length === 0)
            return undefined;
        return objects
            .contents(batch.map(({ id }) => id), limit)
            .then((answers) => answers.map(({ bytes, size }, n) => {
            if (bytes !== null)
                return { kind: 'bytes', bytes };
            return size === null ? absent(batch[n]?.id ?? '') : { kind: 'too-large', size };
        }));
    };
    // The next batch is under way while its predecessor is judged.
    let next = ask(0);
    for (let start = BATCH; next !== undefined; start += BATCH) {
        const current = next;
        next = ask(start);
        next?.catch(() => undefined);
        yield await current;
    }
}
function absent(id) {
    throw new git/* GitError */.XS(`The repository lacks the object ${id}: fetch it again without a filter.`);
}

;// CONCATENATED MODULE: ./src/cli/check-options.ts
/** The options of `return-gate check`, in the order of its help. */
const CHECK_OPTIONS = [
    { name: 'root', value: 'DIR', help: 'the project root that claims are relative to (default: the current directory)' },
    { name: 'at', value: 'REV', help: 'judge this commit (default: HEAD)' },
    { name: 'workspace', help: 'judge the files as they lie on disk instead of a commit' },
    { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
    { name: 'standard', value: 'LIST', help: 'auto, or ids such as return-meta@1.2, at most one a family (default: auto)' },
    { name: 'expect-session', value: 'ID', help: 'the session id that the judged return must echo' },
    { name: 'fail-on', value: 'LEVEL', help: 'error, warning, notice or never (default: error)' },
    { name: 'if-no-returns', value: 'LEVEL', help: 'error, warning or ignore (default: error, exit status 3)' },
    { name: 'stale-after', value: 'DURATION', help: 'how old an in_progress return may be, such as 90m or 7d (default: 24h)' },
    { name: 'max-file-size', value: 'SIZE', help: 'larger files are not read, such as 500KB (default: 1MiB)' },
    { name: 'format', value: 'NAME', help: 'what standard output shows: text, json, github, markdown (default: text)' },
    { name: 'output', value: 'NAME=FILE', repeatable: true, help: 'any of these into a file (repeatable)' },
    { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    { name: 'progress', value: 'WHEN', help: 'auto or never (default: auto, on a terminal only)' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'quiet', help: 'errors and the last line only' },
    { name: 'help', help: 'this help' },
];

// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __webpack_require__(632);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(776);
;// CONCATENATED MODULE: ./src/cli/check.ts




const check_USAGE = `Usage: return-gate check [options] [PATTERN...]

Judges the returns that the repository at --root has committed, and proves every artifact that they claim.
Patterns have the semantics of @actions/glob and replace the default places.

Options
${(0,options/* optionHelp */.L)(CHECK_OPTIONS)}
`;
/**
 * The main job. git starts at once, and the gate itself is loaded while it works. Resolves to the exit status; rejects
 * with an error of usage, or of git.
 */
async function check(args) {
    if (args.includes('--help') || args.includes('-h')) {
        process.stdout.write(check_USAGE);
        return exit/* EXIT */.d.passed;
    }
    const call = (0,options/* readCall */.D9)(args, CHECK_OPTIONS);
    const opening = check_open(call);
    // An error of the options may come first: that of git then has nobody who waits for it.
    opening.catch(() => undefined);
    const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(581), __webpack_require__.e(547), __webpack_require__.e(311)]).then(__webpack_require__.bind(__webpack_require__, 692));
    return runCheck(call, opening);
}
async function check_open({ values, switches }) {
    const root = values.get('root')?.[0] ?? '.';
    const at = values.get('at')?.[0];
    if (!switches.has('workspace'))
        return openCommit({ root, revision: at ?? 'HEAD' });
    if (at !== undefined)
        throw new exit/* CallError */.R('--at names a commit and --workspace the files on disk: use one of them.');
    const { openWorkspace } = await __webpack_require__.e(/* import() */ 825).then(__webpack_require__.bind(__webpack_require__, 825));
    return openWorkspace(root);
}


/***/ }),

/***/ 776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ readCall),
/* harmony export */   L: () => (/* binding */ optionHelp),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(632);



/** Reads arguments by a command's options. Throws `CallError` for an unknown option, a missing value, or one given twice. */
function readCall(args, specs) {
    const options = Object.fromEntries(specs.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string', multiple: true }]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
    const values = new Map();
    const switches = new Set();
    const rest = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            rest.push(token.value);
        if (token.kind !== 'option')
            continue;
        const spec = specs.find(({ name }) => token.rawName === `--${name}`);
        if (spec === undefined)
            throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(unknown(token.rawName, specs));
        if (spec.value === undefined) {
            if (token.value !== undefined)
                throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(`--${spec.name} takes no value: write it alone.`);
            switches.add(spec.name);
            continue;
        }
        if (token.value === undefined || (token.inlineValue === false && token.value.startsWith('--'))) {
            throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`);
        }
        const earlier = values.get(spec.name);
        if (earlier === undefined)
            values.set(spec.name, [token.value]);
        else if (spec.repeatable === true)
            earlier.push(token.value);
        else
            throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(`--${spec.name} is given twice: give it once.`);
    }
    return { values, switches, rest };
}
function unknown(name, specs) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name.replace(/^-+/, ''), specs.map((spec) => spec.name), 3);
    return `There is no option ${name}.${meant === undefined ? ' See --help.' : ` Did you mean --${meant}?`}`;
}
/** The lines of `--help` for a command's options, aligned. */
function optionHelp(specs) {
    const heads = specs.map(({ name, value }) => `--${name}${value === undefined ? '' : ` ${value}`}`);
    const width = Math.max(...heads.map((head) => head.length)) + 2;
    return specs.map(({ help }, n) => `  ${(heads[n] ?? '').padEnd(width)}${help}`).join('\n');
}
/** One of a closed list of words. Throws `CallError`. */
function oneOf(option, given, words) {
    const found = words.find((word) => word === given);
    if (found !== undefined)
        return found;
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(given, words);
    throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(`${option} is "${given}": write one of ${words.join(', ')}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`);
}


/***/ }),

/***/ 86:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UW: () => (/* binding */ sentencesWithin),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hC: () => (/* binding */ sentences),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   nearest: () => (/* binding */ nearest),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(916);

/** Quotes a value for a message, cut to a readable length. Making it harmless is the business of `report/`. */
function quote(text, limit = 80) {
    const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
    return `"${cut}"`;
}
/** `a, b or c`. */
function listOf(words, last = 'or') {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1] ?? ''}`;
}
function isBlank(text) {
    return text.trim() === '';
}
/** The word of a list that is nearest to what was written (case aside), if it is near enough to be meant. */
function nearest(word, list, within = 2) {
    const lower = word.toLowerCase();
    if (lower.length > 64)
        return undefined;
    let best;
    let bestDistance = within + 1;
    for (const candidate of list) {
        const d = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(lower, candidate.toLowerCase());
        if (d < bestDistance && d < candidate.length) {
            best = candidate;
            bestDistance = d;
        }
    }
    return best;
}
/** 1 word, 2 words. */
function count(n, word, plural = `${word}s`) {
    return `${String(n)} ${n === 1 ? word : plural}`;
}
/**
 * How many sentences a text has (UAX #29, by `Intl.Segmenter`).
 */
let segmenter;
function sentences(text) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
    let n = 0;
    for (const { segment } of segmenter.segment(text))
        if (segment.trim() !== '')
            n++;
    return n;
}
/**
 * Whether a text has at least `min` and at most `max` sentences, without segmenting where plain signs decide: a
 * full stop, question or exclamation mark, a space and an ASCII capital always end a sentence (UAX #29 SB11), and no
 * sentence ends without a terminator or a line break.
 */
function sentencesWithin(text, min, max) {
    const sure = 1 + (text.trim().match(/[.?!] +(?=[A-Z])/g)?.length ?? 0);
    if (sure >= min) {
        const atMost = 1 + (text.trim().match(/[^\w\s,;:'"()/-]+|[\n\r\u0085\u2028\u2029]+/g)?.length ?? 0);
        if (atMost <= max)
            return true;
    }
    const n = sentences(text);
    return n >= min && n <= max;
}


/***/ }),

/***/ 64:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ startGit),
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   XS: () => (/* binding */ GitError)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);


/** git said no, or is not there: what it said, for people, and what to do about it. */
class GitError extends Error {
    name = 'GitError';
}
/**
 * Settings that keep a repository from running anything: its file system monitor, hooks, external diff and text
 * conversion programs. Replacement objects would show other content than the commit's.
 */
const SAFE = [
    '--no-optional-locks',
    '--no-replace-objects',
    '-c',
    'core.fsmonitor=false',
    '-c',
    `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`,
    '-c',
    'diff.external=',
    '-c',
    'protocol.ext.allow=never',
];
/** Starts git with an argument list, never through a shell. */
function startGit(options, args) {
    const trusted = (options.safeDirectories ?? []).flatMap((directory) => ['-c', `safe.directory=${directory}`]);
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...SAFE, ...trusted, ...args], {
        cwd: options.cwd,
        env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1' },
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
}
/** Runs git to its end. Rejects with `GitError` only when git cannot be started. */
function runGit(options, args, input = '') {
    return new Promise((resolve, reject) => {
        const child = startGit(options, args);
        const out = [];
        const err = [];
        child.stdout.on('data', (chunk) => out.push(chunk));
        child.stderr.on('data', (chunk) => err.push(chunk));
        child.on('error', (error) => {
            reject(notStarted(error));
        });
        child.on('close', (status) => {
            resolve({ status: status ?? -1, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8').trim() });
        });
        // A process that ends before it has read its input is told of by its status.
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
    });
}
/** git could not be started at all. */
function notStarted(error) {
    const missing = 'code' in error && error.code === 'ENOENT';
    return new GitError(missing
        ? 'git was not found on this machine: install git, or judge the files as they lie on disk with --workspace.'
        : `git could not be started: ${error.message}`);
}


/***/ })

};
