"use strict";
exports.id = 3988;
exports.ids = [3988,5086];
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

/***/ 776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readCall),
/* harmony export */   L: () => (/* binding */ optionHelp)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6748);



function readCall(args, specs) {
    const options = Object.fromEntries(specs.map(({ name, value }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', multiple: true },
    ]));
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
            throw new _call_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(unknown(token.rawName, specs));
        if (spec.value === undefined) {
            if (token.value !== undefined)
                throw new _call_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(`--${spec.name} takes no value: write it alone.`);
            switches.add(spec.name);
            continue;
        }
        if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
            throw new _call_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`);
        }
        const earlier = values.get(spec.name);
        if (earlier === undefined)
            values.set(spec.name, [token.value]);
        else if (spec.repeatable === true)
            earlier.push(token.value);
        else
            throw new _call_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(`--${spec.name} is given twice: give it once.`);
    }
    return { values, switches, rest };
}
function unknown(name, specs) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name.replace(/^-+/, ''), specs.map((spec) => spec.name), 3);
    return `There is no option ${name}.${meant === undefined ? ' See --help.' : ` Did you mean --${meant}?`}`;
}
function optionHelp(specs) {
    const heads = specs.map(({ name, value }) => `--${name}${value === undefined ? '' : ` ${value}`}`);
    const width = Math.max(...heads.map((head) => head.length)) + 2;
    return specs.map(({ help }, n) => `  ${(heads[n] ?? '').padEnd(width)}${help}`).join('\n');
}


/***/ }),

/***/ 810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ nameOf),
/* harmony export */   q: () => (/* binding */ bytesOfName)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

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

/***/ 5086:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UW: () => (/* binding */ sentencesWithin),
/* harmony export */   Vl: () => (/* binding */ sentencesInWords),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   nearest: () => (/* binding */ nearest),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* unused harmony export sentences */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);

function quote(text, limit = 80) {
    const cut = text.length > limit ? `${text.slice(0, limit)}\u2026` : text;
    return `"${cut}"`;
}
function listOf(words, last = 'or') {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1] ?? ''}`;
}
function isBlank(text) {
    return text.trim() === '';
}
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
function count(n, word, plural = `${word}s`) {
    return `${String(n)} ${n === 1 ? word : plural}`;
}
let segmenter;
const SPACES = /[^\S\uFEFF]{2,}/g;
const PARAGRAPH = /[\n\r\u2028\u2029]/;
function sentences(text, limit) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
    const plain = text.replace(SPACES, (run) => (PARAGRAPH.test(run) ? '\n' : ' '));
    let n = 0;
    for (const { segment } of segmenter.segment(plain)) {
        if (segment.trim() !== '' && ++n >= limit)
            break;
    }
    return n;
}
const MANY_SENTENCES = 100;
function sentencesInWords(text) {
    const n = sentences(text, MANY_SENTENCES + 1);
    return n > MANY_SENTENCES ? `more than ${String(MANY_SENTENCES)} sentences` : count(n, 'sentence');
}
const MAY_END = /[^\w\s,;:'"()/-]+|[\n\r\u0085\u2028\u2029]+/g;
function sentencesWithin(text, min, max) {
    const trimmed = text.trim();
    const atMost = 1 + (trimmed.match(MAY_END)?.length ?? 0);
    const atLeast = (trimmed === '' ? 0 : 1) + (trimmed.match(/[.?!] +(?=[A-Z])/g)?.length ?? 0);
    if (atLeast >= min && atMost <= max)
        return true;
    if (atLeast > max)
        return false;
    const n = sentences(text, max + 1);
    return n >= min && n <= max;
}


/***/ }),

/***/ 263:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ isCommitTree),
  C: () => (/* binding */ openCommit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/tree/git.ts
var git = __webpack_require__(5064);
// EXTERNAL MODULE: ./src/tree/listing.ts
var listing = __webpack_require__(3172);
;// CONCATENATED MODULE: ./src/tree/objects.ts

const MISSING = { id: null, type: null, size: null, stored: null, bytes: null };
const ANSWER = '%(objectname) %(objecttype) %(objectsize) %(objectsize:disk)';
const LF = 0x0a;
const SPACE = 0x20;
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
        return (await this.#ask('info', ids, 0, true)).map(({ type }) => type);
    }
    close() {
        this.#closed = true;
        for (const pipe of [this.#command, this.#contents, this.#info])
            pipe?.close();
    }
    #ask(question, ids, limit, named) {
        if (ids.length === 0)
            return Promise.resolve([]);
        if (this.#closed)
            return Promise.reject(new git/* GitError */.XS('The repository was asked for objects after it was closed.'));
        return new Promise((resolve, reject) => {
            this.#send({ question, ids, limit, named, answers: [], resolve, reject });
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
        this.#child = (0,git/* startGit */.BE)(options, args);
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
            this.#fail((0,git/* notStarted */.DY)(error));
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
            this.#fail(new git/* GitError */.XS(`git stopped while objects were read: ${this.#stderr.trim() || 'it gave no reason'}`));
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
                if (whole)
                    this.#endBody(data.subarray(at, at + body.size));
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
        const stored = numberIn(data, beforeStored + 1, end);
        const size = numberIn(data, beforeSize + 1, beforeStored);
        if (beforeSize <= start || stored === null || size === null) {
            this.#answer(MISSING);
            return;
        }
        if (request.question === 'contents') {
            this.#body = { size, stored, keep: size <= request.limit, parts: [], left: size + 1 };
            return;
        }
        const [id = null, type = null] = request.named ? data.toString('latin1', start, beforeSize).split(' ') : [];
        this.#answer({ id, type, size, stored, bytes: null });
    }
    #endBody(bytes) {
        const body = this.#body;
        if (body === undefined)
            return;
        this.#body = undefined;
        const { size, stored, keep } = body;
        this.#answer({ id: null, type: null, size, stored, bytes: keep ? bytes : null });
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

// EXTERNAL MODULE: ./src/tree/promised.ts
var tree_promised = __webpack_require__(3005);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(2102);
// EXTERNAL MODULE: ./src/tree/store.ts
var tree_store = __webpack_require__(5341);
;// CONCATENATED MODULE: ./src/tree/commit.ts








const BATCH = 40;
function isCommitTree(tree) {
    return 'repository' in tree;
}
async function openCommit({ root, revision, likely, ...trust }) {
    const cwd = (0,external_node_path_.resolve)(root);
    (0,tree_root/* demandDirectory */.zb)(root);
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        throw new git/* GitError */.XS(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const options = { cwd, ...trust };
    const objects = new Objects(options);
    try {
        const place = (await guessPlace(objects, cwd, revision)) ?? (await askPlace(objects, options, root, revision));
        const source = { objects, promised: promisedBelow(place, options) };
        const listing = place.tree === null ? null : await listingOf(place.tree, source, options, likely);
        return commitTree(place, listing, source, options);
    }
    catch (error) {
        objects.close();
        throw error;
    }
}
async function guessPlace(objects, cwd, revision) {
    const prefix = (0,tree_root/* placeInRepository */.vO)(cwd);
    if (prefix === undefined || /[\n\r]/.test(prefix))
        return undefined;
    const names = [`${revision}^{commit}`, `${revision}^{commit}:./`, `${revision}^{commit}:${prefix}`];
    const [commit, here, guessed] = await objects.resolve(names).catch(() => []);
    if (commit === undefined || here === undefined || here !== guessed)
        return undefined;
    return { commit, prefix, tree: here };
}
async function askPlace(objects, options, root, revision) {
    const wanted = ['rev-parse', '--show-prefix', `${revision}^{commit}`];
    const { status, stdout, stderr } = await (0,git/* runGit */.EO)(options, wanted);
    const lines = stdout.toString('utf8').trimEnd().split('\n');
    const commit = lines.pop() ?? '';
    if (status !== 0 || !/^[0-9a-f]{40,64}$/.test(commit))
        throw explain(root, revision, stderr);
    const prefix = lines.join('\n').replace(/\/$/, '');
    const listed = await (0,git/* runGit */.EO)(options, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}`]);
    const tree = listed.stdout.toString('utf8').trim();
    if (listed.status > 1 || listed.status < 0)
        throw new git/* GitError */.XS(`git could not read ${commit}: ${listed.stderr}`);
    const [known] = tree === '' ? [] : await objects.types([tree]);
    return { commit, prefix, tree: known === 'tree' ? tree : null };
}
function explain(root, revision, stderr) {
    if (stderr.includes('dubious ownership')) {
        const folder = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(root));
        return new git/* GitError */.XS(`git refuses ${root}, because it belongs to another user.`, 'other', `If you trust it: git config --global --add safe.directory '${(0,tree_root/* repositoryOf */._M)(folder) ?? folder}'`);
    }
    if (stderr.includes('not a git repository')) {
        const hint = 'Check the repository out first, or judge the files as they lie on disk with --workspace.';
        return new git/* GitError */.XS(`${root} is not in a git repository.`, 'no-repository', hint);
    }
    if (revision === 'HEAD') {
        const hint = 'Commit first, or judge the files as they lie on disk with --workspace.';
        return new git/* GitError */.XS(`${root} is a git repository without a commit.`, 'no-commit', hint);
    }
    return new git/* GitError */.XS(`git does not know the revision "${revision}": name a branch, a tag or a commit that has been fetched.`);
}
function promisedBelow({ tree }, options) {
    const store = tree === null ? undefined : (0,tree_store/* storeOf */.xX)(options.cwd);
    return tree === null || store === undefined || !(0,tree_store/* isPartial */.mt)(store) ? null : new tree_promised/* Promised */.As(options, tree);
}
function listingOf(tree, source, options, likely) {
    const readWhole = async () => {
        if (source.promised !== null)
            return null;
        const { FlatListing } = await __webpack_require__.e(/* import() */ 1564).then(__webpack_require__.bind(__webpack_require__, 1564));
        return FlatListing.read(options, tree, (await likely?.()) ?? null);
    };
    return (0,listing/* readListing */.vS)(tree, (ids) => readAll(source, ids), readWhole);
}
function commitTree(place, listing, source, options) {
    const { objects } = source;
    return {
        kind: 'commit',
        revision: place.commit,
        repository: { git: options, objects, prefix: place.prefix },
        root: place.prefix,
        list: (selection) => Promise.resolve(listing?.list(selection) ?? []),
        find: (path) => listing?.find(path),
        findOtherCase: (path) => listing?.findOtherCase(path),
        read: (files, limit) => readBatches(source, files, limit),
        sizes: (ids) => sizesOf(source, ids),
        contents: (ids) => readAll(source, ids),
        explainAbsent: async (paths, exists) => {
            const [{ explainByHistory }, { explainByWorkspace }] = await Promise.all([
                __webpack_require__.e(/* import() */ 6724).then(__webpack_require__.bind(__webpack_require__, 6724)),
                __webpack_require__.e(/* import() */ 6583).then(__webpack_require__.bind(__webpack_require__, 6583)),
            ]);
            const past = {
                git: options,
                commit: place.commit,
                clone: source.promised === null ? 'whole' : 'partial',
            };
            const before = await explainByHistory(past, paths, exists);
            const left = paths.filter((path) => before.get(path)?.kind !== 'moved');
            const [head] = await objects.resolve(['HEAD^{commit}']);
            const here = head === place.commit ? await explainByWorkspace(options, left) : new Map();
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
async function sizesOf({ objects, promised }, ids) {
    if (promised === null)
        return (await objects.sizes(ids)).map((object, n) => sizeOf(object, ids[n] ?? ''));
    const lacking = await promised.lacking();
    const here = ids.filter((id) => !lacking.has(id));
    const answers = await objects.sizes(here);
    const known = new Map(here.map((id, n) => [id, sizeOf(answers[n] ?? MISSING, id)]));
    return ids.map((id) => known.get(id) ?? { bytes: (0,tree_promised/* isEmptyBlob */.Vq)(id) ? 0 : null, telling: false });
}
function sizeOf({ size, stored }, id) {
    if (size === null || stored === null)
        return absent(id);
    const telling = size > 0 && (size < SMALL || stored < 64 + size / 256);
    return { bytes: size, telling: telling && size <= READABLE };
}
const READABLE = 8 * 1024 * 1024;
async function readAll({ objects, promised }, ids) {
    if (promised !== null)
        await promised.bring(ids);
    const answers = await objects.contents(ids, Number.MAX_SAFE_INTEGER);
    return answers.map(({ bytes }, n) => bytes ?? absent(ids[n] ?? ''));
}
async function* readBatches({ objects, promised }, files, limit) {
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
function absent(id) {
    throw new git/* GitError */.XS(`The repository lacks the object ${id}: fetch it again without a filter.`);
}


/***/ }),

/***/ 8539:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ GitError)
/* harmony export */ });
class GitError extends Error {
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


/***/ }),

/***/ 5064:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ startGit),
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   XS: () => (/* reexport safe */ _git_error_js__WEBPACK_IMPORTED_MODULE_2__.X)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8539);




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
    '-c',
    'advice.graftFileDeprecated=false',
];
const OF_ANOTHER_REPOSITORY = [
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_COMMON_DIR',
    'GIT_INDEX_FILE',
    'GIT_PREFIX',
    'GIT_NAMESPACE',
    'GIT_GRAFT_FILE',
    'GIT_SHALLOW_FILE',
    'GIT_REPLACE_REF_BASE',
];
const OF_A_PUSH = ['GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'];
function withoutRepository(env) {
    const left = { ...env };
    const away = env.GIT_QUARANTINE_PATH === undefined ? [...OF_ANOTHER_REPOSITORY, ...OF_A_PUSH] : OF_ANOTHER_REPOSITORY;
    for (const name of away)
        Reflect.deleteProperty(left, name);
    return left;
}
function startGit(options, args) {
    const trusted = (options.safeDirectories ?? []).flatMap((directory) => ['-c', `safe.directory=${directory}`]);
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...SAFE, ...trusted, ...args], {
        cwd: options.cwd,
        env: {
            ...withoutRepository(process.env),
            LC_ALL: 'C',
            GIT_TERMINAL_PROMPT: '0',
            GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
            GIT_LITERAL_PATHSPECS: args[0] === 'check-ignore' ? '0' : '1',
            ...options.env,
        },
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
        detached: options.limit !== undefined && process.platform !== 'win32',
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
    const missing = 'code' in error && error.code === 'ENOENT';
    if (!missing)
        return new _git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X(`git could not be started: ${error.message}`);
    return new _git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X('git was not found on this machine:', 'no-git', 'install git, or judge the files as they lie on disk with --workspace.');
}


/***/ }),

/***/ 3172:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   V0: () => (/* binding */ MOST_ENTRIES),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   vS: () => (/* binding */ readListing),
/* harmony export */   wl: () => (/* binding */ fileOfOtherCase)
/* harmony export */ });
/* unused harmony export entriesOf */
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5064);
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(810);


const BATCH = 2_000;
const MANY = 1_000;
const LARGE = 256 * 1_024;
const SMALL = 1_024;
const MOST_ENTRIES = 5_000_000;
const KINDS = new Map([
    [0o040000, 'directory'],
    [0o100000, 'file'],
    [0o120000, 'link'],
]);
const KIND_BITS = 0o170000;
async function readListing(root, readTrees, readWhole) {
    const listing = new FolderListing(root.length / 2);
    const whole = await listing.read(root, readTrees, readWhole);
    return whole ?? listing;
}
class FolderListing {
    #folders = new Map();
    #opened = new Map();
    #idBytes;
    constructor(idBytes) {
        this.#idBytes = idBytes;
    }
    async read(root, readTrees, readWhole) {
        let asked = false;
        const atOnce = async () => {
            if (asked)
                return null;
            asked = true;
            return readWhole();
        };
        let bytes = 0;
        let level = [{ path: '', id: root }];
        let entries = 0;
        while (level.length > 0) {
            const next = [];
            const batches = split(level, BATCH).map((batch) => ({ batch, answer: readTrees(batch.map(({ id }) => id)) }));
            for (const { answer } of batches)
                answer.catch(() => undefined);
            for (const { batch, answer } of batches) {
                const trees = await answer;
                for (const tree of trees)
                    bytes += tree.length;
                const whole = bytes > LARGE ? await atOnce() : null;
                if (whole !== null)
                    return whole;
                batch.forEach(({ path }, n) => {
                    const raw = trees[n]?.toString('latin1') ?? '';
                    this.#folders.set(path, raw);
                    forEachEntry(raw, this.#idBytes, (mode, name, id) => {
                        entries++;
                        if (kindOf(mode) === 'directory')
                            next.push({ path: under(path, (0,_model_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(name)), id: hex(id) });
                    });
                });
                if (entries > MOST_ENTRIES)
                    throw tooMany();
            }
            const whole = next.length > MANY ? await atOnce() : null;
            if (whole !== null)
                return whole;
            level = next;
        }
        return null;
    }
    list({ matches }) {
        const found = [];
        for (const [folder, raw] of this.#folders) {
            const prefix = folder === '' ? '' : `${folder}/`;
            forEachEntry(raw, this.#idBytes, (mode, name, id) => {
                const kind = kindOf(mode);
                if (kind !== 'file' && kind !== 'link')
                    return;
                const path = prefix + (0,_model_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(name);
                if (matches(path))
                    found.push({ path, id: hex(id), link: kind === 'link' });
            });
        }
        return inOrder(found);
    }
    find(path) {
        if (path === '')
            return { kind: 'directory' };
        const slash = path.lastIndexOf('/');
        const folder = slash < 0 ? '' : path.slice(0, slash);
        const name = path.slice(slash + 1);
        const raw = this.#folders.get(folder);
        if (raw === undefined)
            return undefined;
        return raw.length < SMALL ? this.#scan(raw, name) : this.#open(folder)?.get(name);
    }
    findOtherCase(path) {
        return fileOfOtherCase(path, (actual) => this.find(actual), (folder) => this.#open(folder));
    }
    #scan(raw, name) {
        let found;
        forEachEntry(raw, this.#idBytes, (mode, binary, id) => {
            if ((0,_model_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(binary) === name)
                found = entryOf({ mode, name, id });
        });
        return found;
    }
    #open(folder) {
        const known = this.#opened.get(folder);
        if (known !== undefined)
            return known;
        const raw = this.#folders.get(folder);
        if (raw === undefined)
            return undefined;
        const entries = entriesOf(raw, this.#idBytes);
        this.#opened.set(folder, entries);
        return entries;
    }
}
function fileOfOtherCase(path, find, namesIn) {
    let actual = '';
    for (const segment of path.split('/')) {
        const names = namesIn(actual);
        const lower = segment.toLowerCase();
        const name = names?.has(segment) === true
            ? segment
            : [...(names?.keys() ?? [])].find((known) => known.toLowerCase() === lower);
        if (name === undefined)
            return undefined;
        actual = under(actual, name);
    }
    return actual === path || find(actual)?.kind !== 'file' ? undefined : actual;
}
function entriesOf(raw, idBytes) {
    const entries = new Map();
    forEachEntry(raw, idBytes, (mode, name, id) => {
        entries.set((0,_model_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(name), entryOf({ mode, name, id }));
    });
    return entries;
}
function entryOf({ mode, id }) {
    const kind = kindOf(mode);
    return kind === 'file' || kind === 'link' ? { kind, id: hex(id) } : { kind };
}
function kindOf(mode) {
    return KINDS.get(parseInt(mode, 8) & KIND_BITS) ?? 'submodule';
}
function forEachEntry(raw, idBytes, visit) {
    for (let start = 0; start < raw.length;) {
        const space = raw.indexOf(' ', start);
        const nul = raw.indexOf('\0', space);
        if (space < 0 || nul < 0)
            return;
        const end = nul + 1 + idBytes;
        visit(raw.slice(start, space), raw.slice(space + 1, nul), raw.slice(nul + 1, end));
        start = end;
    }
}
function tooMany() {
    return new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`The tree has more than ${String(MOST_ENTRIES)} entries.`);
}
function inOrder(files) {
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function hex(bytes) {
    return Buffer.from(bytes, 'latin1').toString('hex');
}
function under(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
function split(list, size) {
    const parts = [];
    for (let start = 0; start < list.length; start += size)
        parts.push(list.slice(start, start + size));
    return parts;
}


/***/ }),

/***/ 3005:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ Promised),
/* harmony export */   Vq: () => (/* binding */ isEmptyBlob),
/* harmony export */   _i: () => (/* binding */ fetchPromised)
/* harmony export */ });
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8539);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5064);


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
        this.#lacking ??= lackedBy(this.#options, this.#tree);
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
async function lackedBy(options, tree) {
    const list = ['rev-list', '--objects', '--quiet', '--no-walk', '--missing=print', tree];
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(options, list);
    if (status !== 0)
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`git could not tell what this partial clone lacks: ${stderr}`);
    const lines = stdout.toString('latin1').split('\n');
    return new Set(lines.flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : [])));
}
function fetchPromised(options, ids) {
    const quietly = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'credential.interactive=false'];
    const pack = ['pack-objects', '--stdout', '--quiet', '--window=0'];
    return new Promise((resolve, reject) => {
        const child = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .startGit */ .BE)({ ...options, env: { ...options.env, GIT_ASKPASS: '' } }, [...quietly, ...pack]);
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
    return new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`This partial clone lacks ${String(count)} objects that are to be read, and they could not be fetched (${reason.trim()}).`, 'other', 'Let git reach the remote (persist-credentials of actions/checkout), or clone without a filter.');
}


/***/ }),

/***/ 2102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   vO: () => (/* binding */ placeInRepository),
/* harmony export */   zb: () => (/* binding */ demandDirectory)
/* harmony export */ });
/* unused harmony export trustedFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8539);



function demandDirectory(root) {
    if (isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)))
        return;
    throw new _git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X(`The root ${root} is not a directory.`, 'no-directory', 'Name the folder that claims are relative to.');
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
        trusted.add(realpathSync(folder));
        const repository = repositoryOf(folder);
        if (repository !== undefined)
            trusted.add(repository);
    }
    return [...trusted];
}


/***/ }),

/***/ 5341:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   xX: () => (/* binding */ storeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


function storeOf(folder) {
    try {
        for (let above = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)) {
            const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, '.git');
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(inside))
                return common(isFile(inside) ? named(inside, above) : inside);
            if (isStore(above) && isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, 'HEAD')))
                return above;
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above) === above)
                return undefined;
        }
    }
    catch {
        return undefined;
    }
}
function named(file, above) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(above, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')
        .replace(/^gitdir: /, '')
        .trimEnd());
}
function common(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'commondir');
    const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').trimEnd()) : folder;
    return isStore(shared) ? shared : undefined;
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


/***/ })

};
;