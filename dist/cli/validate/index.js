/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

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

/***/ 6748:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ CallError)
/* harmony export */ });
class CallError extends Error {
    name = 'CallError';
}


/***/ }),

/***/ 1432:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  M: () => (/* binding */ verify)
});

// EXTERNAL MODULE: ./src/model/name.ts
var model_name = __nccwpck_require__(810);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __nccwpck_require__(3870);
;// CONCATENATED MODULE: ./src/claims/content.ts
const LFS_VERSION = 'version https://git-lfs.github.com/spec/v1\n';
function inspect(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const size = text.startsWith(LFS_VERSION) ? /^size (\d+)$/m.exec(text)?.[1] : undefined;
    return { blank: text.trim() === '', lfsSize: size === undefined ? null : Number(size) };
}

;// CONCATENATED MODULE: ./src/claims/relocation.ts
const STORES = new Set(['archive', 'vault']);
function movedWith(path, returnFile) {
    const claimed = path.split('/');
    const folders = returnFile.split('/').slice(0, -1);
    const store = folders.findIndex((folder) => STORES.has(folder));
    if (store < 0 || folders.slice(0, store).some((folder, n) => claimed[n] !== folder))
        return [];
    const candidates = [];
    for (let at = folders.length - 1; at > store; at--) {
        const task = folders[at] ?? '';
        const same = claimed.indexOf(task, store);
        const home = same < 0 ? claimed.indexOf(withoutDate(task), store) : same;
        if (home < 0 || home === claimed.length - 1)
            continue;
        if (home > store && !STORES.has(claimed[store] ?? ''))
            continue;
        const candidate = [...folders.slice(0, at + 1), ...claimed.slice(home + 1)].join('/');
        if (candidate !== path)
            candidates.push(candidate);
    }
    return candidates;
}
function withoutDate(folder) {
    return folder.replace(/^\d{4}-\d{2}-\d{2}-/, '');
}

;// CONCATENATED MODULE: ./src/claims/resolve.ts
const MAX_LINKS = 40;
const MAX_TARGET = 4_096;
function resolvePath(path, tree, targets) {
    const direct = tree.find(path);
    if (direct !== undefined && direct.kind !== 'link')
        return { kind: 'found', path, entry: direct, linked: false };
    const left = path.split('/').reverse();
    const reached = [];
    let links = 0;
    let link = path;
    for (let step = left.pop(); step !== undefined; step = left.pop()) {
        if (step === '' || step === '.')
            continue;
        if (step === '..') {
            if (reached.pop() === undefined)
                return { kind: 'outside', link };
            continue;
        }
        const at = [...reached, step].join('/');
        const entry = tree.find(at);
        if (entry === undefined)
            return { kind: 'absent', linked: links > 0 };
        if (entry.kind === 'submodule')
            return { kind: 'found', path: at, entry, linked: links > 0 };
        if (entry.kind === 'file') {
            return left.length > 0
                ? { kind: 'absent', linked: links > 0 }
                : { kind: 'found', path: at, entry, linked: links > 0 };
        }
        if (entry.kind === 'directory') {
            reached.push(step);
            continue;
        }
        const target = targets.get(entry.id);
        if (target === undefined)
            return { kind: 'unread', link: { path: at, id: entry.id } };
        if (target === '' || target.length > MAX_TARGET)
            return { kind: 'absent', linked: true };
        if (target.startsWith('/') || /^[A-Za-z]:/.test(target))
            return { kind: 'outside', link: at };
        if (++links > MAX_LINKS)
            return { kind: 'absent', linked: true };
        link = at;
        left.push(...target.split('/').reverse());
    }
    return { kind: 'found', path: reached.join('/'), entry: { kind: 'directory' }, linked: links > 0 };
}

;// CONCATENATED MODULE: ./src/claims/verify.ts





async function verify(claims, tree) {
    const targets = new Map();
    let drafts = claims.map((claim) => draft(claim, tree, targets));
    for (;;) {
        const unread = new Map();
        for (const item of drafts)
            if (item.kind === 'unread')
                unread.set(item.link.id, item.link.path);
        if (unread.size === 0)
            break;
        const ids = [...unread.keys()];
        const contents = await tree.contents(ids);
        ids.forEach((id, n) => targets.set(id, (0,model_name/* nameOf */.V)(Buffer.from(contents[n] ?? []).toString('latin1'))));
        drafts = drafts.map((item, n) => {
            const claim = claims[n];
            return item.kind === 'unread' && claim !== undefined ? draft(claim, tree, targets) : item;
        });
    }
    const files = await measure(drafts, tree);
    return drafts.map((item) => finish(item, files));
}
function draft({ claim, returnFile }, tree, targets) {
    if (claim.kind === 'observation')
        return settled('unverifiable', { detail: 'It is an Engram observation.' });
    const path = (0,model_path/* normalisePath */.q)(claim.path);
    if (path === null)
        return settled('outside', { detail: whyOutside(claim.path) });
    const found = resolvePath(path, tree, targets);
    if (found.kind !== 'absent')
        return ofResolution(found, path, false);
    for (const candidate of movedWith(path, returnFile)) {
        const moved = resolvePath(candidate, tree, targets);
        if (moved.kind === 'unread')
            return moved;
        if (moved.kind !== 'found')
            continue;
        if (moved.entry.kind === 'directory')
            return settled('relocated', { foundAt: candidate });
        return ofResolution(moved, candidate, true);
    }
    const other = tree.findOtherCase(path);
    if (other !== undefined)
        return settled('case-mismatch', { foundAt: other });
    return settled('missing', { detail: found.linked ? 'The link on its way leads nowhere.' : null });
}
function ofResolution(found, asked, relocated) {
    if (found.kind === 'unread')
        return found;
    if (found.kind === 'outside') {
        return settled('outside', { detail: `The symbolic link ${found.link} leaves the project root.` });
    }
    const { entry, path } = found;
    if (entry.kind === 'submodule')
        return settled('unverifiable', { detail: `${path} is a submodule.` });
    if (entry.kind === 'directory')
        return settled('directory', {});
    return { kind: 'file', id: entry.id, foundAt: relocated ? asked : path === asked ? null : path, relocated };
}
function settled(name, known) {
    return { kind: 'settled', verdict: { name, size: null, foundAt: null, detail: null, blank: false, ...known } };
}
const WORTH_KEEPING = 4_096;
const inspections = new WeakMap();
function inspectedIn(tree) {
    const known = inspections.get(tree) ?? new Map();
    inspections.set(tree, known);
    return known;
}
async function measure(drafts, tree) {
    const asked = new Set();
    for (const item of drafts)
        if (item.kind === 'file')
            asked.add(item.id);
    const ids = [...asked];
    const sizes = await tree.sizes(ids);
    const files = new Map();
    const telling = [];
    ids.forEach((id, n) => {
        const size = sizes[n];
        files.set(id, { size: size?.bytes ?? null, content: null });
        if (size?.telling === true)
            telling.push(id);
    });
    if (telling.length === 0)
        return files;
    const known = inspectedIn(tree);
    const unread = telling.filter((id) => !known.has(id));
    const contents = await tree.contents(unread);
    const inspected = new Map(unread.map((id, n) => [id, inspect(contents[n] ?? new Uint8Array())]));
    for (const id of telling) {
        const content = known.get(id) ?? inspected.get(id) ?? null;
        const size = files.get(id)?.size ?? null;
        files.set(id, { size, content });
        if (content !== null && size !== null && size > WORTH_KEEPING)
            known.set(id, content);
    }
    return files;
}
function finish(item, files) {
    if (item.kind === 'settled')
        return item.verdict;
    if (item.kind === 'unread')
        throw new Error(`the link ${item.link.path} was never read`);
    const measured = files.get(item.id);
    const size = measured?.content?.lfsSize ?? measured?.size ?? null;
    const name = size === 0 ? 'empty' : item.relocated ? 'relocated' : 'present';
    return { name, size, foundAt: item.foundAt, detail: null, blank: size !== 0 && measured?.content?.blank === true };
}
function whyOutside(path) {
    if (/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(path))
        return 'It is a URL.';
    if (/^[A-Za-z]:/.test(path))
        return 'It starts with a drive letter.';
    if (path.startsWith('~'))
        return 'It starts in a home directory.';
    return /^[/\\]/.test(path) ? 'It is absolute.' : 'It leaves the project root.';
}


/***/ }),

/***/ 7632:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
const EXIT = {
    passed: 0,
    failed: 1,
    usage: 2,
    empty: 3,
    internal: 4,
};


/***/ }),

/***/ 8780:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  G: () => (/* binding */ readFileIn),
  v: () => (/* binding */ readStdin)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./src/below.ts

function below(folder, file) {
    const path = (0,external_node_path_.relative)(folder, file);
    const isOutside = path === '' || path === '..' || path.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(path);
    return isOutside ? null : path.split(external_node_path_.sep).join('/');
}

// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __nccwpck_require__(6748);
// EXTERNAL MODULE: ./src/cli/say.ts
var say = __nccwpck_require__(5181);
;// CONCATENATED MODULE: ./src/cli/handed.ts





const STDIN_NAME = '<stdin>';
async function readStdin(limit) {
    if (await isTerminal())
        throw new call_error/* CallError */.R(`No return was given: ${ASK}.`);
    const content = readAll(0, limit, 'Standard input');
    if (content.kind === 'bytes' && Buffer.from(content.bytes).toString('latin1').trim() === '') {
        throw new call_error/* CallError */.R(`Standard input is empty: ${ASK}.`);
    }
    return { name: STDIN_NAME, isPlaced: false, content };
}
const ASK = 'name a FILE, or hand the return over on standard input';
async function isTerminal() {
    return (0,external_node_fs_.fstatSync)(0).isCharacterDevice() && (await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 7066, 23))).isatty(0);
}
function readFileIn(root, file, limit) {
    return tellingOf(file, () => {
        const { name, place } = locate(root, file);
        const special = { name, isPlaced: true, content: null };
        if (place === 'linked-out')
            return special;
        const inside = place === 'inside';
        const found = inside ? (0,external_node_fs_.lstatSync)(file) : undefined;
        if (found?.isSymbolicLink() === true)
            return special;
        const opened = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | (inside ? external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK : 0));
        try {
            const stats = (0,external_node_fs_.fstatSync)(opened);
            if (stats.isDirectory())
                throw new call_error/* CallError */.R(`${file} is a directory: name the file that holds the return.`);
            if (inside && !stats.isFile())
                return special;
            return { name, isPlaced: inside, content: readAll(opened, limit, file) };
        }
        finally {
            (0,external_node_fs_.closeSync)(opened);
        }
    });
}
function locate(root, file) {
    const written = below((0,external_node_path_.resolve)(root), (0,external_node_path_.resolve)(file));
    const real = below((0,external_node_fs_.realpathSync)(root), (0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(file)), (0,external_node_path_.basename)(file)));
    if (real !== null)
        return { name: written ?? real, place: 'inside' };
    if (written !== null)
        return { name: written, place: 'linked-out' };
    return { name: file.split(external_node_path_.sep).join('/'), place: 'outside' };
}
function tellingOf(file, read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof call_error/* CallError */.R)
            throw error;
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
            throw new call_error/* CallError */.R(`There is no file ${file}: name the file that holds the return, or - for standard input.`);
        }
        throw new call_error/* CallError */.R(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
}
const CHUNK = 64 * 1024;
function readAll(descriptor, limit, name) {
    const chunks = [];
    let size = 0;
    for (;;) {
        const chunk = Buffer.allocUnsafe(CHUNK);
        const length = tellingOf(name, () => readChunk(descriptor, chunk));
        if (length === 0)
            break;
        size += length;
        if (size <= limit)
            chunks.push(chunk.subarray(0, length));
    }
    return size > limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes: Buffer.concat(chunks) };
}
function readChunk(descriptor, chunk) {
    for (;;) {
        try {
            return (0,external_node_fs_.readSync)(descriptor, chunk);
        }
        catch (error) {
            const code = error instanceof Error && 'code' in error ? error.code : undefined;
            if (code === 'EOF')
                return 0;
            if (code !== 'EAGAIN')
                throw error;
            (0,say/* pause */.v7)();
        }
    }
}


/***/ }),

/***/ 7757:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isTerminal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);


function isTerminal(channel) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(channel);
    if (!stats.isCharacterDevice() || stats.rdev === (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(node_os__WEBPACK_IMPORTED_MODULE_1__.devNull, { throwIfNoEntry: false })?.rdev)
        return false;
    return (channel === 1 ? process.stdout : process.stderr).isTTY;
}


/***/ }),

/***/ 5181:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   jO: () => (/* binding */ sayAll),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _is_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7757);


class OutputError extends Error {
    name = 'OutputError';
}
const NAMES = { 1: 'standard output', 2: 'standard error' };
function say(channel, text) {
    write(channel, text);
}
function write(channel, text) {
    if (process.platform === 'win32' && (0,_is_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .isTerminal */ .H)(channel)) {
        (channel === 1 ? process.stdout : process.stderr).write(text);
        return;
    }
    let left = Buffer.from(text);
    while (left.length > 0) {
        try {
            left = left.subarray((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(channel, left));
        }
        catch (error) {
            const code = error instanceof Error && 'code' in error ? error.code : undefined;
            if (code === 'EPIPE')
                return;
            if (code !== 'EAGAIN')
                throw new OutputError(`${NAMES[channel]} cannot be written: ${String(code ?? error)}`);
            pause();
        }
    }
}
const MUCH = 64 * 1024;
function sayAll(channel, chunks) {
    let held = [];
    let length = 0;
    const flush = () => {
        write(channel, held.join(''));
        held = [];
        length = 0;
    };
    for (const chunk of chunks) {
        held.push(chunk);
        length += chunk.length;
        if (length >= MUCH)
            flush();
    }
    flush();
}
function told(status, text) {
    try {
        say(2, text);
    }
    catch (error) {
        if (!(error instanceof OutputError))
            throw error;
    }
    return status;
}
const MOMENT = 5;
function pause() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOMENT);
}


/***/ }),

/***/ 9032:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  logErrors: () => (/* binding */ logErrors),
  readOptions: () => (/* binding */ readOptions),
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __nccwpck_require__(6748);
// EXTERNAL MODULE: ./src/one-of.ts
var one_of = __nccwpck_require__(4105);
// EXTERNAL MODULE: ./src/report/validation.ts
var report_validation = __nccwpck_require__(7715);
// EXTERNAL MODULE: ./src/tree/disk.ts + 2 modules
var disk = __nccwpck_require__(6219);
// EXTERNAL MODULE: ./src/validate/steps.ts
var steps = __nccwpck_require__(4881);
// EXTERNAL MODULE: ./src/validate-return.ts + 16 modules
var validate_return = __nccwpck_require__(4286);
// EXTERNAL MODULE: ./src/cli/is-terminal.ts
var is_terminal = __nccwpck_require__(7757);
;// CONCATENATED MODULE: ./src/cli/color.ts

function wantsColor() {
    if ((process.env.NO_COLOR ?? '') !== '')
        return false;
    const forced = process.env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return process.env.TERM !== 'dumb' && (0,is_terminal/* isTerminal */.H)(1);
}

// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __nccwpck_require__(7632);
// EXTERNAL MODULE: ./src/cli/handed.ts + 1 modules
var cli_handed = __nccwpck_require__(8780);
;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = require("node:util");
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __nccwpck_require__(5086);
;// CONCATENATED MODULE: ./src/cli/options.ts



function readCall(args, specs) {
    const options = Object.fromEntries(specs.map(({ name, value }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', multiple: true },
    ]));
    const { tokens } = (0,external_node_util_namespaceObject.parseArgs)({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
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
            throw new call_error/* CallError */.R(unknown(token.rawName, specs));
        if (spec.value === undefined) {
            if (token.value !== undefined)
                throw new call_error/* CallError */.R(`--${spec.name} takes no value: write it alone.`);
            switches.add(spec.name);
            continue;
        }
        if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
            throw new call_error/* CallError */.R(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`);
        }
        const earlier = values.get(spec.name);
        if (earlier === undefined)
            values.set(spec.name, [token.value]);
        else if (spec.repeatable === true)
            earlier.push(token.value);
        else
            throw new call_error/* CallError */.R(`--${spec.name} is given twice: give it once.`);
    }
    return { values, switches, rest };
}
function unknown(name, specs) {
    const meant = (0,model_text/* nearest */.pA)(name.replace(/^-+/, ''), specs.map((spec) => spec.name), 3);
    return `There is no option ${name}.${meant === undefined ? ' See --help.' : ` Did you mean --${meant}?`}`;
}
function optionHelp(specs) {
    const heads = specs.map(({ name, value }) => `--${name}${value === undefined ? '' : ` ${value}`}`);
    const width = Math.max(...heads.map((head) => head.length)) + 2;
    return specs.map(({ help }, n) => `  ${(heads[n] ?? '').padEnd(width)}${help}`).join('\n');
}

// EXTERNAL MODULE: ./src/cli/say.ts
var say = __nccwpck_require__(5181);
;// CONCATENATED MODULE: ./src/cli/validate.ts











const OPTIONS = [
    {
        name: 'standard',
        value: 'ID',
        help: 'the version to judge by, or auto, which takes it from the shape (default: that of console returns)',
    },
    { name: 'expect-session', value: 'ID', help: 'the session id that the return must echo (step 4)' },
    { name: 'root', value: 'DIR', help: 'the project root that claims are relative to (default: the current directory)' },
    { name: 'agent', value: 'NAME', help: 'whom recommendations name where the return names no agent' },
    { name: 'format', value: 'NAME', help: 'text, or json: the report of check (default: text)' },
    {
        name: 'stale-after',
        value: 'DURATION',
        help: 'how old an in_progress return may be, such as 90m or 7d (default: 24h)',
    },
    { name: 'max-file-size', value: 'SIZE', help: 'a larger return is not read, such as 500KB (default: 1MiB)' },
    { name: 'errors-file', value: 'FILE', help: 'append what fails to FILE, as error objects of the standard' },
    { name: 'hook', value: 'NAME', help: 'claude: be a SubagentStop hook of Claude Code (see prompt --hook)' },
    { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'help', help: 'this help' },
];
const USAGE = `Usage: return-gate validate [options] [FILE|-]

Judges one return, from a file or from standard input, by the six steps of document 002: structure, fields, status,
session, artifacts, summary. All failures are told, each with what to do. Claims are held against the files below
--root as they lie on disk; git is not asked, and no configuration is read.

Exit status: 0 valid, 1 not valid, 2 bad usage.

Options
${optionHelp(OPTIONS)}
`;
async function validate(args) {
    if (args.includes('--help') || args.includes('-h')) {
        (0,say/* say */.cv)(1, USAGE);
        return exit/* EXIT */.d.passed;
    }
    if (args.some((arg) => arg === '--hook' || arg.startsWith('--hook='))) {
        const { runHook } = await __nccwpck_require__.e(/* import() */ 417).then(__nccwpck_require__.bind(__nccwpck_require__, 2417));
        return runHook(() => readCall(args, OPTIONS));
    }
    const call = readCall(args, OPTIONS);
    const settings = await readOptions(call);
    const [file = '-', ...more] = call.rest;
    if (more.length > 0)
        throw new call_error/* CallError */.R(`validate takes one FILE, and ${String(call.rest.length)} were given.`);
    const tree = (0,disk/* openDisk */.U)(settings.root);
    const handed = file === '-' ? await (0,cli_handed/* readStdin */.v)(settings.limit) : (0,cli_handed/* readFileIn */.G)(settings.root, file, settings.limit);
    const judgement = await (0,validate_return/* judgeReturn */.U)(handed, tree, settings);
    const validation = (0,steps/* stepsOf */.B_)(judgement, settings.expectedSession, settings.agent);
    if (settings.format === 'json') {
        const { jsonReport } = await __nccwpck_require__.e(/* import() */ 813).then(__nccwpck_require__.bind(__nccwpck_require__, 813));
        (0,say/* sayAll */.jO)(1, jsonReport(judgement, tree, settings));
    }
    else {
        const color = !call.switches.has('no-color') && wantsColor();
        (0,say/* sayAll */.jO)(1, (0,report_validation/* render */.X)(validation, { color, failuresOnly: false }));
    }
    await logErrors(judgement, settings);
    return validation.passed ? exit/* EXIT */.d.passed : exit/* EXIT */.d.failed;
}
async function logErrors({ records, drafts }, { errorsFile, now }) {
    if (errorsFile === null)
        return;
    const { appendErrors } = await Promise.all(/* import() */[__nccwpck_require__.e(547), __nccwpck_require__.e(648), __nccwpck_require__.e(295)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8295));
    const findings = drafts.map(({ finding }) => finding);
    await appendErrors(errorsFile, { findings, returns: records, failOn: 'error', clock: now });
}
async function readOptions({ values, rest }) {
    const value = (name) => values.get(name)?.[0];
    const settings = await (0,validate_return/* readSettings */.s)({
        root: value('root'),
        standard: value('standard'),
        expectSession: value('expect-session'),
        staleAfter: value('stale-after'),
        maxFileSize: value('max-file-size'),
        now: value('now'),
        file: rest[0],
    }, (setting) => `--${setting}`);
    return {
        ...settings,
        agent: value('agent') ?? null,
        format: (0,one_of/* oneOf */.y)('--format', value('format') ?? 'text', ['text', 'json']),
        errorsFile: value('errors-file') ?? null,
    };
}


/***/ }),

/***/ 4896:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GJ: () => (/* binding */ claimRules),
/* harmony export */   UO: () => (/* binding */ judgeReturn),
/* harmony export */   h8: () => (/* binding */ judgeDocument),
/* harmony export */   is: () => (/* binding */ isHard),
/* harmony export */   nP: () => (/* binding */ ruleSet),
/* harmony export */   p7: () => (/* binding */ satisfied)
/* harmony export */ });
/* unused harmony export activeIn */
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8664);

function ruleSet(standard, levels, overrides = null) {
    const active = standard.rules
        .map(({ rule, severity, params }) => ({
        rule,
        severity: levels.get(rule.id) ?? severity ?? rule.severity,
        params: { ...rule.params, ...params },
    }))
        .filter(({ rule, severity }) => severity !== 'off' || overrides?.switchedOn.has(rule.id) === true);
    const of = (scope) => active.filter((item) => item.rule.scope === scope);
    return { document: of('document'), return: of('return'), claim: byVerdict(of('claim')), run: of('run') };
}
function byVerdict(rules) {
    const sorted = new Map();
    for (const active of rules) {
        const { verdict } = active.rule;
        sorted.set(verdict, [...(sorted.get(verdict) ?? []), active]);
    }
    return sorted;
}
function claimRules({ claim }, verdict, file, overrides) {
    const rules = claim.get(verdict) ?? NO_RULES;
    return overrides === null ? rules : rules.flatMap((active) => activeIn(active, file, overrides) ?? []);
}
const NONE = [];
const NO_RULES = [];
function activeIn(active, file, overrides) {
    if (overrides === null)
        return active;
    const level = file === null ? undefined : overrides.levelAt(active.rule.id, file);
    const severity = level ?? active.severity;
    if (severity === 'off')
        return undefined;
    return severity === active.severity ? active : { ...active, severity };
}
function inFile(raised, file, overrides) {
    if (overrides === null)
        return raised;
    return raised.flatMap(({ active, problem }) => {
        const here = activeIn(active, file, overrides);
        return here === undefined ? [] : [{ active: here, problem }];
    });
}
function judgeDocument(subject, rules, context, overrides) {
    if (subject.problems.length === 0)
        return NONE;
    const raised = rules.document.flatMap((active) => active.rule.check(subject, context, active.params).map((problem) => ({ active, problem })));
    return inFile(raised, subject.file, overrides);
}
function judgeReturn(subject, rules, context, overrides = null) {
    let raised;
    for (const active of rules) {
        const problems = active.rule.check(subject, context, active.params);
        if (problems.length === 0)
            continue;
        for (const problem of problems)
            (raised ??= []).push({ active, problem });
    }
    return raised === undefined ? NONE : withoutSuperseded(inFile(raised, subject.file, overrides));
}
function satisfied(value, others) {
    return others.find(({ validate }) => !validate(value).some(isHard))?.standard.id ?? null;
}
function isHard(error) {
    return !error.advisory;
}
function withoutSuperseded(raised) {
    const places = new Map();
    for (const { active, problem } of raised) {
        for (const id of active.rule.supersedes ?? []) {
            const known = places.get(id) ?? new Set();
            places.set(id, known.add(place(problem)));
        }
    }
    if (places.size === 0)
        return raised;
    return raised.filter(({ active, problem }) => {
        const superseded = places.get(active.rule.id);
        return superseded === undefined || !isAtOrBelow(place(problem), superseded);
    });
}
function place({ pointer = '', property }) {
    return property === undefined ? pointer : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, property);
}
function isAtOrBelow(inner, places) {
    for (let at = inner;; at = at.slice(0, at.lastIndexOf('/'))) {
        if (places.has(at))
            return true;
        if (at === '')
            return false;
    }
}


/***/ }),

/***/ 9244:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseIso8601),
/* harmony export */   n: () => (/* binding */ WIDEST_OFFSET)
/* harmony export */ });
const WIDEST_OFFSET = 14 * 3_600_000;
const FORM = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
function parseIso8601(text) {
    const match = FORM.exec(text);
    if (match === null)
        return null;
    const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
    const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day))
        return null;
    const time = clock(Number(hour), Number(minute), Number(second), fraction);
    const offset = zone === undefined ? 0 : offsetOf(zone);
    if (time === null || offset === null)
        return null;
    return { at: midnight + time - offset, zoned: zone !== undefined };
}
function clock(hour, minute, second, fraction) {
    const milliseconds = Math.trunc(Number(`0.${fraction.slice(0, 9)}`) * 1000);
    if (minute > 59 || second > 59 || hour > 24)
        return null;
    if (hour === 24 && minute + second + Number(`0.${fraction.slice(0, 9)}`) > 0)
        return null;
    return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}
function offsetOf(zone) {
    if (zone === 'Z')
        return 0;
    const hours = Number(zone.slice(1, 3));
    const minutes = zone.length > 3 ? Number(zone.slice(-2)) : 0;
    if (hours > 23 || minutes > 59)
        return null;
    const size = (hours * 60 + minutes) * 60_000;
    return zone.startsWith('-') ? -size : size;
}


/***/ }),

/***/ 7979:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ listField),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   OM: () => (/* binding */ stringField),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   sJ: () => (/* binding */ numberField),
/* harmony export */   zy: () => (/* binding */ has)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
function field(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function has(value, key) {
    return isObject(value) && Object.hasOwn(value, key);
}
function stringField(value, key) {
    const found = field(value, key);
    return typeof found === 'string' ? found : undefined;
}
function numberField(value, key) {
    const found = field(value, key);
    return typeof found === 'number' ? found : undefined;
}
function listField(value, key) {
    const found = field(value, key);
    return isArray(found) ? found : [];
}


/***/ }),

/***/ 810:
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

/***/ 3870:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ normalisePath)
/* harmony export */ });
const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;
function mayBeUntidy(path) {
    return path === '' || path.startsWith('.') || path.endsWith('/') || path.includes('//') || path.includes('/.');
}
function normalisePath(path) {
    if (ROOTED.test(path))
        return null;
    if (!mayBeUntidy(path))
        return path;
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return null;
    }
    return segments.join('/');
}


/***/ }),

/***/ 323:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ pattern)
/* harmony export */ });
function pattern(source, flags) {
    let made;
    return () => (made ??= new RegExp(source, flags));
}


/***/ }),

/***/ 8664:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   fj: () => (/* binding */ join)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7979);

function join(pointer, ...tokens) {
    let result = pointer;
    for (const token of tokens) {
        result += `/${typeof token === 'number' ? String(token) : escape(token)}`;
    }
    return result;
}
function escape(token) {
    if (!token.includes('~') && !token.includes('/'))
        return token;
    return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
function tokens(pointer) {
    if (pointer === '')
        return [];
    return pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function valueAt(value, pointer) {
    let current = value;
    for (const token of tokens(pointer)) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(current))
            current = /^(0|[1-9]\d*)$/.test(token) ? current[Number(token)] : undefined;
        else
            current = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(current, token);
        if (current === undefined)
            return undefined;
    }
    return current;
}


/***/ }),

/***/ 2778:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ FILE_START)
/* harmony export */ });
const FILE_START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };


/***/ }),

/***/ 2959:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ fixFormat),
/* harmony export */   Lp: () => (/* binding */ agentName),
/* harmony export */   MC: () => (/* binding */ sessionOf),
/* harmony export */   Nk: () => (/* binding */ metadataOf),
/* harmony export */   SF: () => (/* binding */ delegationOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7979);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8664);


const LONGEST_NAME = 80;
function statusOf(subject) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(subject.value, 'status');
}
function isSuccess(subject) {
    const status = statusOf(subject);
    return status !== undefined && subject.standard.success.includes(status);
}
function metadataOf({ value }) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(value, 'metadata');
}
function agentOf(subject) {
    const agent = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(metadataOf(subject), 'agent_type');
    return agent === undefined || agent.trim() === '' ? null : agent;
}
function agentName(subject) {
    return shortened(agentOf(subject) ?? 'subagent');
}
function fixFormat(subject) {
    const agent = agentOf(subject);
    return agent === null ? 'Fix subagent return format' : `Fix ${shortened(agent)} subagent return format`;
}
function shortened(name) {
    return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}\u2026` : name;
}
function sessionOf(subject) {
    const session = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(metadataOf(subject), 'session_id');
    return session === undefined || session.trim() === '' ? null : session;
}
const NO_NAMES = [];
function delegationOf(subject) {
    const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(metadataOf(subject), 'delegation_path');
    return path.length > 0 && path.every((name) => typeof name === 'string') ? known(path) : NO_NAMES;
}
const paths = new Map();
const PATHS_UP_TO = 1024;
const LONGEST_KEY = 1024;
function known(path) {
    const key = JSON.stringify(path);
    const before = paths.get(key);
    if (before !== undefined)
        return before;
    if (paths.size < PATHS_UP_TO && key.length <= LONGEST_KEY)
        paths.set(key, path);
    return path;
}
function objectsOf(subject, key) {
    const found = [];
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(subject.value, key);
    for (let index = 0; index < list.length; index++) {
        const value = list[index];
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            found.push({ pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)('', key, index), value });
    }
    return found;
}


/***/ }),

/***/ 1502:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Tm: () => (/* binding */ rank),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const SEVERITIES = ['error', 'warning', 'notice'];
function rank(severity) {
    return SEVERITIES.indexOf(severity);
}
function isAtLeast(severity, threshold) {
    return rank(severity) <= rank(threshold);
}


/***/ }),

/***/ 5086:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UW: () => (/* binding */ sentencesWithin),
/* harmony export */   Vl: () => (/* binding */ sentencesInWords),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* unused harmony export sentences */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1916);

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

/***/ 314:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ STEPS)
/* harmony export */ });
const STEPS = ['structure', 'fields', 'status', 'session', 'artifacts'];


/***/ }),

/***/ 4105:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6748);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5086);


function oneOf(setting, given, words) {
    const found = words.find((word) => word === given);
    if (found !== undefined)
        return found;
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(given, words);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new _call_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CallError */ .R(`${setting} is "${given}": write one of ${words.join(', ')}.${hint}`);
}


/***/ }),

/***/ 5165:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  K: () => (/* binding */ draft),
  z: () => (/* binding */ excerptOf)
});

;// CONCATENATED MODULE: ./src/model/fix.ts
function concernsFile(fix) {
    return fix.edits.every(({ kind }) => kind === 'byte-order-mark');
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __nccwpck_require__(7979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __nccwpck_require__(8664);
// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __nccwpck_require__(1502);
;// CONCATENATED MODULE: ./src/policy/finding.ts




function draft({ active, problem }, spot) {
    const { file, index, pointer, range, excerpt } = spot;
    const value = problem.value ?? problem.property ?? (spot.value === undefined ? undefined : (0,model_pointer/* valueAt */.fK)(spot.value, pointer ?? ''));
    const rule = active.rule.id;
    return {
        finding: {
            rule,
            severity: severityOf(active, problem),
            message: problem.message,
            recommendation: problem.recommendation,
            file,
            index,
            pointer,
            ...(problem.property === undefined ? {} : { property: problem.property }),
            range,
            excerpt,
            ...(problem.fix === undefined || !fits(problem.fix, spot) ? {} : { fix: problem.fix }),
        },
        identity: {
            rule,
            file,
            index,
            pointer: problem.property === undefined ? pointer : (0,model_pointer/* join */.fj)(pointer ?? '', problem.property),
            value: typeof value === 'object' && value !== null ? ((0,json/* isArray */.cy)(value) ? '[]' : '{}') : (value ?? null),
        },
    };
}
function fits(fix, { file, verbatim }) {
    return file !== null && (verbatim || concernsFile(fix));
}
function severityOf({ severity }, problem) {
    const set = severity === 'off' ? 'notice' : severity;
    if (problem.severity === undefined)
        return set;
    return (0,model_severity/* rank */.Tm)(problem.severity) > (0,model_severity/* rank */.Tm)(set) ? problem.severity : set;
}
const CONTEXT_BEFORE = 40;
const LONGEST = 160;
function excerptOf(line, { startColumn }) {
    if (line.length <= LONGEST)
        return { text: ownCopy(line), cut: 0 };
    const cut = Math.max(0, Math.min(startColumn - 1 - CONTEXT_BEFORE, line.length - LONGEST));
    return { text: ownCopy(line.slice(cut, cut + LONGEST)), cut };
}
function ownCopy(text) {
    return JSON.parse(JSON.stringify(text));
}


/***/ }),

/***/ 762:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ byPlace)
/* harmony export */ });
function byPlace(a, b) {
    if (a.file !== b.file) {
        if (a.file === null)
            return 1;
        if (b.file === null)
            return -1;
        return a.file < b.file ? -1 : 1;
    }
    return ((a.range?.startLine ?? 0) - (b.range?.startLine ?? 0) ||
        (a.range?.startColumn ?? 0) - (b.range?.startColumn ?? 0) ||
        compare(a.rule, b.rule) ||
        (a.index ?? -1) - (b.index ?? -1) ||
        compare(a.pointer ?? '', b.pointer ?? '') ||
        compare(a.message, b.message));
}
function compare(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}


/***/ }),

/***/ 5933:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ extract)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7979);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9295);


const TRIES = 50;
function extract(text, isReturn = mayBeReturn) {
    const startsAsJson = /^\s*[{[]/.test(text);
    let start = text.indexOf('{');
    for (let tries = 0; start >= 0 && tries < TRIES; tries++) {
        const end = balancedEnd(text, start);
        if (end > 0 && isReturnText(text.slice(start, end), isReturn))
            return { start, end, by: isFenced(text, start) ? 'fence' : 'prose' };
        if (startsAsJson)
            return null;
        start = text.indexOf('{', start + 1);
    }
    return null;
}
function isReturnText(text, isReturn) {
    try {
        return isReturn(JSON.parse(text));
    }
    catch {
        return false;
    }
}
function mayBeReturn(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'status') || ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'artifacts') && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'metadata'));
}
function isFenced(text, start) {
    const before = text.slice(0, start).trimEnd();
    return /^[ \t]*(?:`{3,}|~{3,})[^\n`]*$/.test(before.slice(before.lastIndexOf('\n') + 1));
}
function balancedEnd(text, start) {
    let depth = 0;
    for (let i = start; i < text.length; i++) {
        const c = text[i];
        if (c === '"')
            i = (0,_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .stringEnd */ .VS)(text, i);
        else if (c === '{' || c === '[') {
            if (++depth > _scan_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr)
                return -1;
        }
        else if ((c === '}' || c === ']') && --depth === 0)
            return i + 1;
    }
    return -1;
}


/***/ }),

/***/ 3636:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ returnsOf),
/* harmony export */   MC: () => (/* binding */ elementOf),
/* harmony export */   _t: () => (/* binding */ looksLikeReturn),
/* harmony export */   jw: () => (/* binding */ STATUS_KEY),
/* harmony export */   ln: () => (/* binding */ looksLikeBrokenReturn),
/* harmony export */   qg: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7979);
/* harmony import */ var _needed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8699);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9295);



const NO_PROBLEMS = [];
const STATUS_KEY = '"status"';
function parse(source, start = 0, end = source.text.length) {
    const text = start === 0 && end === source.text.length ? source.text : source.text.slice(start, end);
    const tooDeepAt = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .isShallow */ .fE)(text) ? -1 : (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scan */ .SQ)(text).tooDeepAt;
    if (tooDeepAt >= 0) {
        const at = start + tooDeepAt;
        return {
            kind: 'problem',
            deep: true,
            problem: () => ({ kind: 'too-deep', limit: _scan_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr, range: source.range(at, at + 1) }),
        };
    }
    const stretch = { text: source.text, start, end };
    let made;
    const locator = () => {
        if (source.parsers.positions === null)
            throw new _needed_js__WEBPACK_IMPORTED_MODULE_1__/* .PositionsNeeded */ .UA();
        return (made ??= source.parsers.positions(stretch, source.range));
    };
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return { kind: 'problem', deep: false, problem: () => syntaxProblem(source, start, locator(), error) };
    }
    const duplicates = () => {
        const keys = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .countKeys */ .GO)(value);
        if ((0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .keysAtMost */ .d3)(text) === keys || (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scan */ .SQ)(text).keys === keys)
            return NO_PROBLEMS;
        return locator()
            .duplicates()
            .map((duplicate) => ({ kind: 'duplicate-key', ...duplicate }));
    };
    return { kind: 'value', value, start, locator, duplicates };
}
function syntaxProblem(source, start, locator, error) {
    const found = locator.firstError();
    if (found !== undefined)
        return { kind: 'syntax', ...found };
    const message = error instanceof Error ? error.message : '';
    const at = start + Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    return { kind: 'syntax', reason: 'not strict JSON', range: source.range(at, at + 1) };
}
function returnsOf(source, parsed) {
    const { value, locator } = parsed;
    const duplicates = parsed.duplicates();
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return { problems: duplicates, returns: [pieceOf(source, parsed, value)] };
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(value)) {
        return { problems: [...duplicates, { kind: 'not-object', value, range: locator().locate('') }], returns: [] };
    }
    if (value.length === 0)
        return { problems: [...duplicates, { kind: 'no-return', range: locator().locate('') }], returns: [] };
    const problems = [...duplicates];
    const returns = [];
    value.forEach((element, position) => {
        const base = `/${String(position)}`;
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(element))
            returns.push(elementOf(parsed, element, base));
        else
            problems.push({ kind: 'not-object', value: element, range: locator().locate(base) });
    });
    return { problems, returns };
}
function pieceOf(source, { start, locator }, value) {
    return {
        making: 'json',
        value,
        verbatim: true,
        startLine: source.lineAt(firstLetter(source.text, start)),
        locate: (pointer, part) => locator().locate(pointer, part),
    };
}
function elementOf({ locator }, value, base) {
    return {
        making: 'json',
        value,
        verbatim: true,
        startLine: locator().locate(base).startLine,
        locate: (pointer, part) => locator().locate(base + pointer, part),
    };
}
function firstLetter(text, start) {
    if (text[start] === '{')
        return start;
    const letter = /\S/g;
    letter.lastIndex = start;
    return letter.exec(text)?.index ?? start;
}
function looksLikeReturn(value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'status'))
        return false;
    const { status } = value;
    return !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(status) && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(status) && ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'artifacts') || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'metadata'));
}
function looksLikeBrokenReturn(text) {
    return (/^\s*\{/.test(text) && text.includes('"status"') && (text.includes('"artifacts"') || text.includes('"metadata"')));
}


/***/ }),

/***/ 8699:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Rr: () => (/* binding */ ParserNeeded),
/* harmony export */   UA: () => (/* binding */ PositionsNeeded),
/* harmony export */   jF: () => (/* binding */ MarkdownNeeded)
/* harmony export */ });
class ParserNeeded extends Error {
}
class PositionsNeeded extends ParserNeeded {
    name = 'PositionsNeeded';
    parser = 'positions';
}
class MarkdownNeeded extends ParserNeeded {
    name = 'MarkdownNeeded';
    parser = 'markdown';
}


/***/ }),

/***/ 9295:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ countKeys),
/* harmony export */   SQ: () => (/* binding */ scan),
/* harmony export */   VS: () => (/* binding */ stringEnd),
/* harmony export */   d3: () => (/* binding */ keysAtMost),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
const MAX_DEPTH = 100;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
function scan(text) {
    let keys = 0;
    let depth = 0;
    for (let i = 0; i < text.length; i++) {
        const c = text.charCodeAt(i);
        if (c === QUOTE) {
            i = stringEnd(text, i);
            let next = i + 1;
            while (isSpace(text.charCodeAt(next)))
                next++;
            if (text.charCodeAt(next) === COLON)
                keys++;
        }
        else if (c === 0x7b || c === 0x5b) {
            if (++depth > MAX_DEPTH)
                return { keys, tooDeepAt: i };
        }
        else if (c === 0x7d || c === 0x5d) {
            depth--;
        }
    }
    return { keys, tooDeepAt: -1 };
}
function keysAtMost(text) {
    let keys = 0;
    for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
        let before = colon - 1;
        while (isSpace(text.charCodeAt(before)))
            before--;
        if (text.charCodeAt(before) === QUOTE)
            keys++;
    }
    return keys;
}
function isShallow(text) {
    let left = MAX_DEPTH;
    for (const bracket of ['{', '[']) {
        for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1))
            if (--left < 0)
                return false;
    }
    return true;
}
function stringEnd(text, start) {
    let end = start;
    for (;;) {
        end = text.indexOf('"', end + 1);
        if (end < 0)
            return text.length;
        let slashes = 0;
        while (text.charCodeAt(end - 1 - slashes) === BACKSLASH)
            slashes++;
        if (slashes % 2 === 0)
            return end;
    }
}
function isSpace(c) {
    return c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09;
}
function countKeys(value) {
    if (typeof value !== 'object' || value === null)
        return 0;
    let n = 0;
    if (Array.isArray(value)) {
        for (const element of value)
            if (typeof element === 'object')
                n += countKeys(element);
        return n;
    }
    const record = value;
    for (const key of Object.keys(record)) {
        n++;
        const child = record[key];
        if (typeof child === 'object')
            n += countKeys(child);
    }
    return n;
}


/***/ }),

/***/ 2003:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   lv: () => (/* binding */ NO_PARTS),
/* harmony export */   oR: () => (/* binding */ joined)
/* harmony export */ });
const NO_PARTS = { problems: [], returns: [] };
function quoted({ problems, returns }) {
    return { problems, returns: returns.map((piece) => ({ ...piece, verbatim: false })) };
}
function joined(parts) {
    if (parts.length === 1)
        return parts[0] ?? NO_PARTS;
    return { problems: parts.flatMap(({ problems }) => problems), returns: parts.flatMap(({ returns }) => returns) };
}


/***/ }),

/***/ 6443:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ terminal),
/* harmony export */   Gm: () => (/* binding */ jsonFrame),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* unused harmony exports TEXT_LIMIT, terminalText, gfm, code, urlSegment, link, xml, sarifMessage, markup, htmlLink, shown, htmlJson, htmlAsset, mermaidLabel, workflowCommand */
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(323);

class Fragment {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
}
const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
const HIDDEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
const NAMED = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
function escapeHidden(character) {
    const named = NAMED.get(character);
    if (named !== undefined)
        return named;
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xdc80 && code <= 0xdcff)
        return `\\x${(code - 0xdc00).toString(16)}`;
    if (code >= 0xd800 && code <= 0xdfff)
        return '\u{FFFD}';
    const digits = code.toString(16);
    return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(HIDDEN(), (character, picture) => picture ?? escapeHidden(character));
}
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    if (limit < 1)
        return '';
    const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
function breakCommands(text) {
    let result = text;
    if (result.includes('::'))
        result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
    if (result.includes('##'))
        result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
    return result;
}
function fill(statics, values, escape) {
    let result = statics[0] ?? '';
    for (let i = 0; i < values.length; i++) {
        const value = values[i];
        if (typeof value === 'string')
            result += escape(value);
        else if (typeof value === 'number')
            result += String(value);
        else if (value instanceof Fragment)
            result += value.text;
        else
            for (const fragment of value ?? [])
                result += fragment.text;
        result += statics[i + 1] ?? '';
    }
    return breakCommands(result);
}
function escapeTerminal(text) {
    return visible(cut(text, TEXT_LIMIT));
}
function terminal(statics, ...values) {
    return new Fragment('terminal', fill(statics, values, escapeTerminal));
}
function terminalText(text, limit) {
    return new Fragment('terminal', cut(breakCommands(visible(cut(text, limit))), limit));
}
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    underline: [4, 24],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
function styled(style, fragment) {
    const [on, off] = STYLES[style];
    return new Fragment('terminal', `\u001b[${String(on)}m${fragment.text}\u001b[${String(off)}m`);
}
const BREAKS = (/* unused pure expression or super */ null && ([
    [/@/g, '@\u{200B}'],
    [/#(?=\d)/g, '#\u{200B}'],
    [/gh-(?=\d)/gi, '$&\u{200B}'],
    [/:(?=\/\/)/g, ':\u{200B}'],
    [/www(?=\.)/gi, '$&\u{200B}'],
    [/:(?=[\w+-]+:)/g, ':\u{200B}'],
]));
const COMMIT = /\b[0-9a-f]{7,40}\b/gi;
const MAY_BREAK = /[@#:]|gh-|www|[0-9a-f]{7}/i;
const MARKDOWN = new Map([
    ...['\\', '`', '*', '_', '[', ']', '~', '#', '!'].map((mark) => [mark, `\\${mark}`]),
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['|', '&#124;'],
    ['$', '<span>$</span>'],
    ['\u{200B}', '&#8203;'],
]);
function escapeVisibleMarkdown(shown) {
    let text = shown;
    if (MAY_BREAK.test(text)) {
        for (const [pattern, replacement] of BREAKS)
            text = text.replace(pattern, replacement);
        text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
    }
    return text
        .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
        .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space, mark) => /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`);
}
function escapeMarkdown(text) {
    return escapeVisibleMarkdown(visible(cut(text, TEXT_LIMIT)));
}
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, escapeMarkdown));
}
function code(text, limit = TEXT_LIMIT) {
    const shown = visible(cut(text, limit));
    if (shown === '')
        return gfm ``;
    if (/[`|]|\]:|##(?:\[|vso\[)/i.test(shown)) {
        return gfm `<code>${new Fragment('markdown', escapeVisibleMarkdown(shown))}</code>`;
    }
    const pad = /^ .*[^ ].* $/.test(shown) ? ' ' : '';
    return new Fragment('markdown', `\`${pad}${shown}${pad}\``);
}
const encoder = new TextEncoder();
function percentEncode(text, accepted) {
    let result = '';
    for (const character of text) {
        const codePoint = character.codePointAt(0) ?? 0;
        if (accepted.test(character))
            result += character;
        else if (codePoint >= 0xdc80 && codePoint <= 0xdcff)
            result += percent(codePoint - 0xdc00);
        else
            for (const byte of encoder.encode(character))
                result += percent(byte);
    }
    return result;
}
function percent(byte) {
    return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
function urlSegment(text) {
    return percentEncode(text, /[\w.~-]/);
}
function link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    const target = percentEncode(url, /[\w.~:/?#%=+,;@-]/);
    return new Fragment('markdown', `[${label.text}](${target})`);
}
const XML = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
function escapeXml(text) {
    return visible(cut(text, TEXT_LIMIT)).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}
function xml(statics, ...values) {
    return new Fragment('xml', fill(statics, values, escapeXml));
}
function sarifMessage(text, limit = TEXT_LIMIT) {
    const shown = breakCommands(visible(cut(text, limit)));
    return shown.replace(/\](?=\()/g, ']\\').replace(/[{}]/g, '$&$&');
}
function markup(statics, ...values) {
    return new Fragment('html', fill(statics, values, escapeXml));
}
function htmlLink(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return markup `<a href="${new Fragment('html', percentEncode(url, /[\w.~:/?#%=+,;@-]/))}">${label}</a>`;
}
function shown(text, limit = TEXT_LIMIT) {
    return visible(cut(text, limit));
}
function htmlJson(value) {
    return json(value).replace(/[<>&]/g, (character) => character === '<' ? '\\u003c' : character === '>' ? '\\u003e' : '\\u0026');
}
function htmlAsset(element, content) {
    if (/<\/|<!--|<script/i.test(content) || breakCommands(content) !== content) {
        throw new Error(`The ${element} cannot stand in a page as it is.`);
    }
    return markup `<${element}>${new Fragment('html', content)}</${element}>\n`;
}
const NO_WORDS = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[^\p{L}\p{N} ]`, 'gu');
function mermaidLabel(text, limit) {
    const spaced = visible(cut(text, limit)).replace(/\$(?=\$)/g, '$ ');
    const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
    return new Fragment('markdown', codes);
}
function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
function escapeJson(text) {
    return text.replace(UNSEEN(), (character) => {
        let escaped = '';
        for (let i = 0; i < character.length; i++) {
            escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
        }
        return escaped;
    });
}
function jsonFrame(statics, ...values) {
    return String.raw({ raw: statics }, ...values);
}
function concat(texts) {
    return texts.join('');
}
function workflowCommand(name, properties, message) {
    const listed = Object.entries(properties)
        .filter(([, value]) => value !== null && value !== '')
        .map(([key, value]) => `${key}=${encodeProperty(String(value))}`);
    return `::${name}${listed.length === 0 ? '' : ' '}${listed.join(',')}::${encodeData(message)}\n`;
}
function encodeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function encodeProperty(text) {
    return encodeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 7715:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2959);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1502);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5086);
/* harmony import */ var _model_validation_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(314);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6443);





const STYLES = { PASS: 'green', FAIL: 'red', INFO: 'cyan' };
const TITLES = {
    structure: 'structure',
    fields: 'required fields',
    status: 'status',
    session: 'session',
    artifacts: 'artifacts',
};
function* render(validation, { color, failuresOnly }) {
    for (const [n, step] of validation.steps.entries()) {
        for (const line of linesOf(step, validation)) {
            if (failuresOnly && line.mark !== 'FAIL')
                continue;
            yield shown(line, `Step ${String(n + 1)}, ${TITLES[step.name]}`, color).text;
        }
    }
    const last = validation.passed
        ? { mark: 'PASS', text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `the return is valid: ${whatPassed(validation)}` }
        : { mark: 'FAIL', text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `the return is not valid: ${whatFailed(validation)}` };
    yield shown(last, `Step ${String(_model_validation_js__WEBPACK_IMPORTED_MODULE_3__/* .STEPS */ .U.length + 1)}, summary`, color).text;
}
function shown({ mark, text, recommendation }, step, color) {
    const label = color ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)(STYLES[mark], (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `[${mark}]`) : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `[${mark}]`;
    const advice = recommendation === undefined ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `       Recommendation: ${recommendation}\n`;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${label} ${step}: ${text}\n${advice}`;
}
function linesOf(step, validation) {
    const failed = step.outcome.kind === 'failed';
    const { agent } = validation;
    const remarks = step.remarks.map((remark) => {
        const isError = remark.severity === 'error';
        return {
            mark: isError ? 'FAIL' : 'INFO',
            text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${remark.message} (${remark.rule}${placeOf(remark.range)})`,
            recommendation: isError ? named(remark.recommendation, agent) : remark.recommendation,
        };
    });
    const claims = step.name === 'artifacts' ? validation.returns.flatMap((record) => record.claims.map(claimLine)) : [];
    const own = failed ? [] : [outcomeLine(step.name, step.outcome, validation)];
    return [...claims.flatMap((line) => line ?? []), ...own, ...remarks];
}
function claimLine({ claim, verdict }) {
    if (verdict.name !== 'present' || verdict.size === null)
        return undefined;
    const bytes = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(verdict.size, 'byte');
    return { mark: 'PASS', text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(claim.path, PATH)} exists and holds ${bytes}` };
}
const PATH = 200;
function outcomeLine(name, outcome, validation) {
    if (outcome.kind === 'unchecked')
        return { mark: 'INFO', text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${why(name, outcome, validation)}` };
    return { mark: 'PASS', text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${achievement(name, validation)}` };
}
function why(name, { because }, { standard, returns }) {
    switch (because) {
        case 'no-return':
            return 'not checked, since no return could be read';
        case 'no-status':
            return `not checked, since the return has no status; one of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(standard.statuses)} was expected`;
        case 'no-session':
            return 'not compared, since the return has no session id';
        case 'none-expected':
            return 'not compared, since no expected session was given (--expect-session)';
        case 'no-success':
            return `not demanded, since the status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(returns[0]?.status ?? '')} is no success`;
    }
}
function achievement(name, { standard, returns }) {
    const [first] = returns;
    switch (name) {
        case 'structure':
            return standard.family === 'result-envelope' ? 'one result envelope' : 'one JSON object and nothing around it';
        case 'fields':
            return `every field that ${standard.id} requires is there, and well formed`;
        case 'status':
            return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(first?.status ?? '')} is a status of ${standard.id}`;
        case 'session':
            return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(first?.session ?? '', PATH)} is the expected session`;
        case 'artifacts':
            return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(claimsIn(returns), 'artifact')} validated`;
    }
}
function claimsIn(returns) {
    return returns.reduce((sum, { claims }) => sum + claims.length, 0);
}
function whatPassed({ returns, standard }) {
    return `${standard.id}, status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(returns[0]?.status ?? '')}, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(claimsIn(returns), 'artifact')}`;
}
function whatFailed({ steps }) {
    const all = steps.flatMap(({ remarks }) => remarks);
    const numbers = _model_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC.map((severity) => ({
        severity,
        n: all.filter((found) => found.severity === severity).length,
    }));
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(numbers.filter(({ n }) => n > 0).map(({ severity, n }) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(n, severity)), 'and');
}
function placeOf(range) {
    return range === null ? '' : `, line ${String(range.startLine)} column ${String(range.startColumn)}`;
}
const NAMELESS = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)({ value: {} });
function named(recommendation, agent) {
    const fix = agent === null ? NAMELESS : (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)({ value: { metadata: { agent_type: agent } } });
    if (recommendation.startsWith(NAMELESS))
        return fix + recommendation.slice(NAMELESS.length);
    if (/^(?:Fix|Verify) /.test(recommendation) || (agent !== null && recommendation.includes(agent))) {
        return recommendation;
    }
    return `${fix}: ${recommendation.charAt(0).toLowerCase()}${recommendation.slice(1)}`;
}


/***/ }),

/***/ 6219:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  U: () => (/* binding */ openDisk)
});

// UNUSED EXPORTS: referencesTo

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./src/model/name.ts
var model_name = __nccwpck_require__(810);
;// CONCATENATED MODULE: ./src/tree/git-error.ts
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

;// CONCATENATED MODULE: ./src/tree/root.ts



function demandDirectory(root) {
    if (isDirectory((0,external_node_path_.resolve)(root)))
        return;
    throw new GitError(`The root ${root} is not a directory.`, 'no-directory', 'Name the folder that claims are relative to.');
}
function isDirectory(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
function repositoryOf(folder) {
    const root = (0,external_node_fs_.realpathSync)(folder);
    for (let above = root;; above = (0,external_node_path_.dirname)(above)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(above, '.git')))
            return above;
        if ((0,external_node_path_.dirname)(above) === above)
            return undefined;
    }
}
function placeInRepository(folder) {
    const repository = repositoryOf(folder);
    return repository === undefined ? undefined : (0,external_node_path_.relative)(repository, (0,external_node_fs_.realpathSync)(folder)).split(external_node_path_.sep).join('/');
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

;// CONCATENATED MODULE: ./src/tree/disk.ts




const BATCH = 200;
const SMALL = 64 * 1024;
function openDisk(directory) {
    demandDirectory(directory);
    const root = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(directory));
    const folders = new Map();
    const open = (path) => {
        let folder = folders.get(path);
        if (folder === undefined) {
            folder = readFolder(root, path);
            folders.set(path, folder);
        }
        return folder;
    };
    const find = (path) => {
        if (path === '')
            return { kind: 'directory' };
        const slash = path.lastIndexOf('/');
        const parent = slash < 0 ? '' : path.slice(0, slash);
        if (find(parent)?.kind !== 'directory')
            return undefined;
        const entry = open(parent).entries.get(path.slice(slash + 1));
        return entry?.kind === 'directory' && open(path).isRepository ? { kind: 'submodule' } : entry;
    };
    const below = function* (path) {
        for (const [name, entry] of open(path).entries) {
            const at = path === '' ? name : `${path}/${name}`;
            if (entry.kind === 'directory')
                yield* below(at);
            else
                yield at;
        }
    };
    return {
        path: root,
        kind: 'workspace',
        revision: null,
        root: placeInRepository(root) ?? '',
        find,
        list: ({ matches }) => Promise.resolve(referencesTo([...below('')].filter(matches), find)),
        findOtherCase: (path) => {
            let actual = '';
            for (const segment of path.split('/')) {
                if (find(actual)?.kind !== 'directory')
                    return undefined;
                const names = [...open(actual).entries.keys()];
                const lower = segment.toLowerCase();
                const same = names.find((name) => name === segment) ?? names.find((name) => name.toLowerCase() === lower);
                if (same === undefined)
                    return undefined;
                actual = actual === '' ? same : `${actual}/${same}`;
            }
            return actual === path || find(actual)?.kind === 'directory' ? undefined : actual;
        },
        read: async function* (files, limit) {
            for (let start = 0; start < files.length; start += BATCH) {
                yield await Promise.all(files.slice(start, start + BATCH).map((file) => readOne(root, file, limit)));
            }
        },
        sizes: (ids) => Promise.resolve(ids.map((id) => sizeOf(root, id))),
        contents: (ids) => Promise.resolve(ids.map((id) => contentOf(root, id))),
        explainAbsent: () => Promise.resolve(new Map()),
        close: () => undefined,
    };
}
function referencesTo(paths, find) {
    const files = paths.map((path) => ({ path, id: path, link: find(path)?.kind !== 'file' }));
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function placeOf(root, path) {
    return Buffer.concat([Buffer.from(path === '' ? root : `${root}/`), (0,model_name/* bytesOfName */.q)(path)]);
}
function readFolder(root, path) {
    const entries = new Map();
    let isRepository = false;
    const found = (0,external_node_fs_.readdirSync)(placeOf(root, path), { withFileTypes: true, encoding: 'buffer' });
    for (const entry of found) {
        const name = (0,model_name/* nameOf */.V)(entry.name.toString('latin1'));
        if (name.toLowerCase() === '.git') {
            isRepository = path !== '';
            continue;
        }
        const id = path === '' ? name : `${path}/${name}`;
        if (entry.isSymbolicLink())
            entries.set(name, { kind: 'link', id });
        else if (entry.isDirectory())
            entries.set(name, { kind: 'directory' });
        else if (entry.isFile())
            entries.set(name, { kind: 'file', id });
    }
    return { entries, isRepository };
}
function statOf(root, path) {
    return (0,external_node_fs_.lstatSync)(placeOf(root, path));
}
function sizeOf(root, path) {
    const { size } = statOf(root, path);
    return { bytes: size, telling: size > 0 && size <= SMALL };
}
async function readOne(root, file, limit) {
    if (file.link)
        return { kind: 'bytes', bytes: new Uint8Array() };
    const { size } = statOf(root, file.path);
    return size > limit
        ? { kind: 'too-large', size }
        : { kind: 'bytes', bytes: await external_node_fs_.promises.readFile(placeOf(root, file.path)) };
}
function contentOf(root, path) {
    const place = placeOf(root, path);
    return (0,external_node_fs_.lstatSync)(place).isSymbolicLink() ? (0,external_node_fs_.readlinkSync)(place, { encoding: 'buffer' }) : (0,external_node_fs_.readFileSync)(place);
}


/***/ }),

/***/ 4286:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  U: () => (/* binding */ judgeReturn),
  s: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __nccwpck_require__(6748);
;// CONCATENATED MODULE: ./src/measured.ts

function measured(name, text, parse, expected) {
    const found = parse(text);
    if (found === undefined)
        throw new call_error/* CallError */.R(`${name} is "${text}": write ${expected}.`);
    return found;
}

// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __nccwpck_require__(9244);
;// CONCATENATED MODULE: ./src/policy/units.ts
const DURATION_UNITS = {
    s: 1_000,
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
    w: 604_800_000,
};
function parseDuration(text) {
    const [, number = '', unit = ''] = /^(\d{1,6})([smhdw])$/.exec(text.trim()) ?? [];
    const factor = DURATION_UNITS[unit];
    return factor === undefined ? undefined : Number(number) * factor;
}
const SIZE_UNITS = {
    '': 1,
    b: 1,
    kb: 1e3,
    mb: 1e6,
    gb: 1e9,
    kib: 1024,
    mib: 1024 ** 2,
    gib: 1024 ** 3,
};
function parseSize(text) {
    const [, number = '', unit = ''] = /^(\d{1,12})\s*([A-Za-z]{0,3})$/.exec(text.trim()) ?? [];
    const factor = SIZE_UNITS[unit.toLowerCase()];
    const bytes = factor === undefined || number === '' ? 0 : Number(number) * factor;
    return bytes > 0 ? bytes : undefined;
}

;// CONCATENATED MODULE: ./src/roadmap.ts
const PLACES = ['', 'specs/', 'docs/'].flatMap((folder) => [`${folder}ROAD_MAP.md`, `${folder}ROADMAP.md`]);
async function readRoadmap(tree) {
    const ids = PLACES.flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [entry.id] : [];
    });
    if (ids.length === 0)
        return null;
    const contents = await tree.contents(ids);
    return contents.map((bytes) => Buffer.from(bytes).toString('utf8')).join('\n');
}

;// CONCATENATED MODULE: ./src/model/standard.ts
const FAMILIES = ['return-meta', 'subagent-return', 'result-envelope'];

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __nccwpck_require__(5086);
;// CONCATENATED MODULE: ./src/standards/choice.ts


class StandardError extends Error {
    name = 'StandardError';
}
function namedIn(list, known) {
    const ids = list.split(',').map((id) => id.trim());
    const chosen = new Map();
    for (const id of ids.length === 1 && ids[0] === 'auto' ? [] : ids) {
        const standard = known.find((version) => version.id === id);
        if (standard === undefined)
            throw new StandardError(unknown(id, known));
        const other = chosen.get(standard.family);
        if (other !== undefined && other !== standard) {
            throw new StandardError(`${other.id} and ${id} are of one family: name one of them.`);
        }
        chosen.set(standard.family, standard);
    }
    return chosen;
}
function unknown(id, known) {
    const ids = FAMILIES.flatMap((family) => known.filter((standard) => standard.family === family)).map(({ id }) => id);
    if (id === 'auto')
        return '"auto" stands alone: leave it out, or leave the ids out.';
    const meant = (0,model_text/* nearest */.pA)(id, ids, 4);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `There is no standard "${id}".${hint} Known are auto, ${(0,model_text/* listOf */.c3)(ids, 'and')}.`;
}

;// CONCATENATED MODULE: ./src/standards/shelf.ts
const shelf = [
    {
        id: 'result-envelope@1',
        family: 'result-envelope',
        isDefault: true,
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(622), __nccwpck_require__.e(61)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7061))).standard,
    },
    {
        id: 'result-envelope@4',
        family: 'result-envelope',
        isDefault: false,
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(622), __nccwpck_require__.e(823)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7823))).standard,
    },
    {
        id: 'return-meta@1.2',
        family: 'return-meta',
        isDefault: true,
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(622), __nccwpck_require__.e(610), __nccwpck_require__.e(233), __nccwpck_require__.e(780)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3780))).standard,
    },
    {
        id: 'return-meta@1.4',
        family: 'return-meta',
        isDefault: false,
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(622), __nccwpck_require__.e(610), __nccwpck_require__.e(233), __nccwpck_require__.e(176)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1176))).standard,
    },
    {
        id: 'return-meta@2.1',
        family: 'return-meta',
        isDefault: false,
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(622), __nccwpck_require__.e(610), __nccwpck_require__.e(233), __nccwpck_require__.e(139)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8139))).standard,
    },
    {
        id: 'subagent-return@1.0',
        family: 'subagent-return',
        isDefault: false,
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(622), __nccwpck_require__.e(610), __nccwpck_require__.e(647)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8647))).standard,
    },
    {
        id: 'subagent-return@1.2',
        family: 'subagent-return',
        isDefault: true,
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(622), __nccwpck_require__.e(610), __nccwpck_require__.e(162)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2162))).standard,
    },
    {
        id: 'subagent-return@2.0',
        family: 'subagent-return',
        isDefault: false,
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(622), __nccwpck_require__.e(610), __nccwpck_require__.e(795)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6795))).standard,
    },
];

;// CONCATENATED MODULE: ./src/standards/take.ts



const METADATA_FILE = /(?:^|[/\\])(?:[^/\\]*return-meta|\.return-meta-[^/\\]*)\.json$/;
async function takeStandards(list, file) {
    const named = list === undefined ? new Map() : namedIn(list, shelf);
    const usual = METADATA_FILE.test(file ?? '') ? 'return-meta' : 'subagent-return';
    const isOpen = list === 'auto' || named.size > 1;
    const entries = FAMILIES.map(async (family) => {
        const isDefault = (entry) => entry.family === family && entry.isDefault;
        const wanted = isOpen || (list === undefined && family === usual);
        const entry = named.get(family) ?? (wanted ? shelf.find(isDefault) : undefined);
        return [family, await entry?.load()];
    });
    return Object.fromEntries(await Promise.all(entries));
}
function siblingsOnShelf(standard) {
    const others = shelf.filter(({ id, family }) => family === standard.family && id !== standard.id);
    return Promise.all(others.map(({ load }) => load()));
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __nccwpck_require__(7979);
;// CONCATENATED MODULE: ./src/claims/claims.ts

function claimsOf(value, fields) {
    const claims = [];
    for (const { pattern, kind } of fields) {
        const before = claims.length;
        const place = placeOf(pattern);
        let holder = value;
        for (const name of place.steps)
            holder = (0,json/* field */.ZZ)(holder, name);
        if (place.member === null)
            claim(holder, place.list, null, claims);
        else if ((0,json/* isArray */.cy)(holder)) {
            for (let index = 0; index < holder.length; index++)
                ofElement(holder[index], place, index, place.member, claims);
        }
        if (kind !== undefined)
            claims.push(...claims.splice(before).map((made) => ({ ...made, kind })));
    }
    return claims;
}
function ofElement(element, place, index, member, claims) {
    if (typeof element === 'string')
        claim(element, pointerTo(place, index, ''), null, claims);
    else if (member !== '') {
        const path = (0,json/* field */.ZZ)(element, member);
        claim(path, pointerTo(place, index, member), (0,json/* stringField */.OM)(element, 'type') ?? null, claims);
    }
}
function claim(path, pointer, type, claims) {
    if (typeof path === 'string' && path.trim() !== '')
        claims.push({ path, pointer, type });
}
const places = new Map();
const MADE_UP_TO = 64;
function placeOf(pattern) {
    const known = places.get(pattern);
    if (known !== undefined)
        return known;
    const star = pattern.indexOf('/*');
    const list = star < 0 ? pattern : pattern.slice(0, star);
    const member = star < 0 ? null : pattern.slice(star + '/*/'.length);
    const place = { list, steps: list.slice(1).split('/'), member, elements: [], members: [] };
    places.set(pattern, place);
    return place;
}
function pointerTo({ list, elements, members }, index, member) {
    const known = (member === '' ? elements : members)[index];
    if (known !== undefined)
        return known;
    const pointer = `${list}/${String(index)}${member === '' ? '' : `/${member}`}`;
    if (index < MADE_UP_TO)
        (member === '' ? elements : members)[index] = pointer;
    return pointer;
}

// EXTERNAL MODULE: ./src/claims/verify.ts + 3 modules
var verify = __nccwpck_require__(1432);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __nccwpck_require__(2778);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __nccwpck_require__(2959);
// EXTERNAL MODULE: ./src/policy/finding.ts + 1 modules
var finding = __nccwpck_require__(5165);
// EXTERNAL MODULE: ./src/read/needed.ts
var needed = __nccwpck_require__(8699);
// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __nccwpck_require__(5933);
// EXTERNAL MODULE: ./src/read/json.ts
var read_json = __nccwpck_require__(3636);
;// CONCATENATED MODULE: ./src/read/lines.ts
class Lines {
    #text;
    #starts = [0];
    constructor(text) {
        this.#text = text;
        for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
            this.#starts.push(i + 1);
    }
    lineAt(offset) {
        let low = 0;
        let high = this.#starts.length;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((this.#starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return low + 1;
    }
    startOf(line) {
        return this.#starts[line - 1] ?? this.#text.length;
    }
    textOf(line) {
        const start = this.#starts[line - 1];
        if (start === undefined)
            return '';
        const next = this.#starts[line];
        const end = next === undefined ? this.#text.length : next - 1;
        return this.#text.slice(start, this.#text[end - 1] === '\r' && end > start ? end - 1 : end);
    }
    range(start, end) {
        const line = this.lineAt(start);
        const column = start - this.startOf(line) + 1;
        const length = this.textOf(line).length;
        const last = Math.min(end - this.startOf(line), length) + 1;
        return { startLine: line, startColumn: column, endLine: line, endColumn: Math.max(last, column + 1) };
    }
}

// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __nccwpck_require__(2003);
;// CONCATENATED MODULE: ./src/read/markdown.ts



function readMarkdown(source) {
    const { text, parsers } = source;
    if (!mayHoldReturn(text))
        return read_source/* NO_PARTS */.lv;
    if (parsers.markdown === null)
        throw new needed/* MarkdownNeeded */.jF();
    return parsers.markdown(source);
}
function mayHoldReturn(text) {
    return text.includes(read_json/* STATUS_KEY */.jw) || /(?:\*\*|__|#[ \t]?)(?:status|artifacts|next)\b/i.test(text);
}

// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __nccwpck_require__(8664);
;// CONCATENATED MODULE: ./src/read/transcript.ts






function finalsOf(value) {
    if ((0,json/* has */.zy)(value, 'toolUseResult'))
        return ofToolUse((0,json/* field */.ZZ)(value, 'toolUseResult'));
    if (isResult(value))
        return ofResult(value);
    const part = (0,json/* field */.ZZ)(value, 'part');
    if ((0,json/* stringField */.OM)(part, 'tool') !== 'task')
        return null;
    const output = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(part, 'state'), 'output');
    return output === undefined ? [] : [{ kind: 'text', pointer: '/part/state/output', text: taskResult(output) }];
}
function ofToolUse(result) {
    const pointer = '/toolUseResult';
    if (typeof result === 'string')
        return [{ kind: 'text', pointer, text: result }];
    if ((0,json/* stringField */.OM)(result, 'status') === 'async_launched')
        return [];
    const content = (0,json/* field */.ZZ)(result, 'content');
    if (typeof content === 'string')
        return [{ kind: 'text', pointer: (0,model_pointer/* join */.fj)(pointer, 'content'), text: content }];
    if (!(0,json/* isArray */.cy)(content))
        return [];
    return content.flatMap((block, n) => {
        const text = (0,json/* stringField */.OM)(block, 'text');
        return text === undefined ? [] : [{ kind: 'text', pointer: (0,model_pointer/* join */.fj)(pointer, 'content', n, 'text'), text }];
    });
}
function isResult(value) {
    const marks = ['subtype', 'is_error', 'result', 'structured_output'];
    return (0,json/* stringField */.OM)(value, 'type') === 'result' && marks.some((key) => (0,json/* has */.zy)(value, key));
}
function ofResult(value) {
    const structured = (0,json/* field */.ZZ)(value, 'structured_output');
    if ((0,json/* isObject */.Gv)(structured))
        return [{ kind: 'value', pointer: '/structured_output', value: structured }];
    const text = (0,json/* stringField */.OM)(value, 'result');
    return text === undefined ? [] : [{ kind: 'text', pointer: '/result', text }];
}
const OPEN = '<task_result>';
const CLOSE = '</task_result>';
function taskResult(output) {
    const start = output.indexOf(OPEN);
    if (start < 0)
        return output;
    const end = output.lastIndexOf(CLOSE);
    return output.slice(start + OPEN.length, end < start ? output.length : end);
}
function isEnding(value) {
    return (0,json/* isObject */.Gv)(value) && !(0,read_json/* looksLikeReturn */._t)(value) && finalsOf(value) !== null;
}
function isEvent(value) {
    if (!(0,json/* isObject */.Gv)(value) || (0,read_json/* looksLikeReturn */._t)(value) || (0,json/* stringField */.OM)(value, 'type') === undefined)
        return false;
    return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) => (0,json/* has */.zy)(value, key));
}
function readEnding(source, parsed, event, base, line) {
    const parts = (finalsOf(event) ?? []).map((final) => {
        const pointer = base + final.pointer;
        if (final.kind === 'value') {
            const found = (0,read_json/* elementOf */.MC)(parsed, final.value, pointer);
            return { problems: [], returns: [found] };
        }
        const place = () => parsed.locator().locate(pointer);
        return (0,read_source/* quoted */.TL)(readText({
            text: final.text,
            range: place,
            lineAt: () => line ?? place().startLine,
            parsers: source.parsers,
        }));
    });
    return (0,read_source/* joined */.oR)(parts);
}
function readText(source) {
    const { text } = source;
    if (text.includes('"status"')) {
        const found = (0,extract/* extract */.o)(text, read_json/* looksLikeReturn */._t);
        if (found !== null) {
            const parsed = (0,read_json/* parse */.qg)(source, found.start, found.end);
            return parsed.kind === 'value' ? (0,read_json/* returnsOf */.Bg)(source, parsed) : { problems: [parsed.problem()], returns: [] };
        }
    }
    return text === '' ? read_source/* NO_PARTS */.lv : readMarkdown(source);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
;// CONCATENATED MODULE: ./src/read/utf8.ts


const BYTE_ORDER_MARK = '\uFEFF';
const CLEAN = [];
function decode(bytes) {
    const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'utf-16', range: position/* FILE_START */.W }] };
    }
    if (!(0,external_node_buffer_.isUtf8)(buffer)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'not-utf-8', range: firstWrongByte(buffer) }] };
    }
    const text = buffer.toString('utf8');
    if (!text.startsWith(BYTE_ORDER_MARK))
        return { text, problems: CLEAN };
    return { text: text.slice(1), problems: [{ kind: 'byte-order-mark', range: position/* FILE_START */.W }] };
}
function firstWrongByte(buffer) {
    let low = 0;
    let high = buffer.length;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((0,external_node_buffer_.isUtf8)(buffer.subarray(0, wholeUpTo(buffer, middle))))
            low = middle;
        else
            high = middle;
    }
    const before = buffer.subarray(0, wholeUpTo(buffer, low)).toString('utf8');
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 };
}
function wholeUpTo(buffer, end) {
    let start = end;
    while (start > 0 && end - start < 4 && ((buffer[start - 1] ?? 0) & 0xc0) === 0x80)
        start--;
    const lead = buffer[start - 1] ?? 0;
    const needs = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    return start > 0 && needs > 1 && end - (start - 1) < needs ? start - 1 : end;
}

;// CONCATENATED MODULE: ./src/read/read.ts









function read(bytes, form, parsers) {
    const { text, problems } = decode(bytes);
    if (text === null)
        return { problems, returns: [], line: () => '' };
    let made;
    const lines = () => (made ??= new Lines(text));
    const source = {
        text,
        range: (start, end) => lines().range(start, end),
        lineAt: (offset) => (offset === 0 ? 1 : lines().lineAt(offset)),
        parsers,
    };
    const parts = READERS[form](source);
    const silent = form === 'markdown' && parts.problems.length === 0 && parts.returns.length === 0;
    return {
        problems: problems.length === 0 || silent ? parts.problems : [...problems, ...parts.problems],
        returns: parts.returns.map(({ making, value, verbatim, startLine, locate }, index) => ({
            index,
            making,
            value,
            verbatim,
            startLine,
            locate,
        })),
        line: (line) => lines().textOf(line),
    };
}
const READERS = {
    json: readWhole,
    jsonl: readLines,
    markdown: (source) => (0,read_source/* quoted */.TL)(readMarkdown(source)),
};
function readWhole(source) {
    const whole = (0,read_json/* parse */.qg)(source);
    if (whole.kind === 'value')
        return valueParts(source, whole);
    if (whole.deep)
        return { problems: [whole.problem()], returns: [] };
    const inner = (0,extract/* extract */.o)(source.text);
    const part = inner === null ? whole : (0,read_json/* parse */.qg)(source, inner.start, inner.end);
    if (inner === null || part.kind !== 'value')
        return { problems: [whole.problem()], returns: [] };
    const wrapped = { kind: 'wrapped', by: inner.by, range: source.range(inner.start, inner.start + 1) };
    const parts = (0,read_json/* returnsOf */.Bg)(source, part);
    return { problems: [wrapped, ...parts.problems], returns: parts.returns };
}
function valueParts(source, parsed) {
    const { value, locator } = parsed;
    let parts;
    if (isEnding(value)) {
        parts = readEnding(source, parsed, value, '', null);
    }
    else if ((0,json/* isArray */.cy)(value) && value.some(isEnding)) {
        parts = (0,read_source/* joined */.oR)(value.map((element, n) => {
            const base = `/${String(n)}`;
            if (isEnding(element))
                return readEnding(source, parsed, element, base, null);
            return (0,read_json/* looksLikeReturn */._t)(element) ? { problems: [], returns: [(0,read_json/* elementOf */.MC)(parsed, element, base)] } : read_source/* NO_PARTS */.lv;
        }));
    }
    else {
        return (0,read_json/* returnsOf */.Bg)(source, parsed);
    }
    if (parts.returns.length > 0 || parts.problems.length > 0)
        return parts;
    return { problems: [{ kind: 'no-return', range: locator().locate('') }], returns: [] };
}
function readLines(source) {
    const lines = parsedLines(source);
    const endings = lines.some((line) => line.kind === 'value' && isEnding(line.value));
    let events = endings;
    const parts = lines.map((line) => {
        if (line.kind === 'problem')
            return { problems: [line.problem()], returns: [] };
        const { value, start } = line;
        if (isEnding(value))
            return readEnding(source, line, value, '', source.lineAt(start));
        if ((0,json/* isObject */.Gv)(value) && !(0,read_json/* looksLikeReturn */._t)(value) && (endings || isEvent(value))) {
            events = true;
            return read_source/* NO_PARTS */.lv;
        }
        return (0,read_json/* returnsOf */.Bg)(source, line);
    });
    const all = (0,read_source/* joined */.oR)(parts);
    if (all.returns.length > 0 || all.problems.length > 0 || events)
        return all;
    return { problems: [{ kind: 'no-return', range: position/* FILE_START */.W }], returns: [] };
}
function parsedLines(source) {
    const { text } = source;
    const parsed = [];
    for (let start = 0; start < text.length;) {
        const lf = text.indexOf('\n', start);
        const end = lf < 0 ? text.length : lf;
        if (text.slice(start, end).trim() !== '')
            parsed.push((0,read_json/* parse */.qg)(source, start, end));
        start = end + 1;
    }
    return parsed;
}

;// CONCATENATED MODULE: ./src/standards/family-of.ts

function familyOf(value, chosen) {
    const status = (0,json/* stringField */.OM)(value, 'status') ?? '';
    const knows = (family) => chosen[family]?.statuses.includes(status) === true;
    if (knows('return-meta') !== knows('subagent-return'))
        return knows('return-meta') ? 'return-meta' : 'subagent-return';
    const fits = (family, other) => {
        const theirs = chosen[other]?.shape.fields[''] ?? [];
        return chosen[family]?.shape.fields['']?.some((field) => (0,json/* has */.zy)(value, field) && !theirs.includes(field)) === true;
    };
    const metadata = fits('return-meta', 'subagent-return');
    if (metadata !== fits('subagent-return', 'return-meta'))
        return metadata ? 'return-meta' : 'subagent-return';
    return (0,json/* has */.zy)(value, 'summary') ? 'subagent-return' : 'return-meta';
}

// EXTERNAL MODULE: ./src/judge/rules.ts
var judge_rules = __nccwpck_require__(4896);
;// CONCATENATED MODULE: ./src/judge/batch.ts










async function judgeBatch(files, contents, options, aids) {
    const judge = new Judge(options, aids);
    const waiting = files.flatMap((file, n) => judge.file(file, contents[n]));
    const claims = waiting.flatMap(({ claims, of }) => claims.map((claim) => ({ claim, returnFile: of.file })));
    const verdicts = await (0,verify/* verify */.M)(claims, options.tree);
    let next = 0;
    for (const item of waiting) {
        judge.conclude(item, verdicts.slice(next, next + item.claims.length));
        next += item.claims.length;
    }
    return judge;
}
class Judge {
    holding = 0;
    records = [];
    drafts = [];
    absent = [];
    #options;
    #aids;
    constructor(options, aids) {
        this.#options = options;
        this.#aids = aids;
    }
    file({ file, gathered }, content) {
        if (content === undefined)
            return [];
        if (file.link)
            return this.#unreadable(file, gathered, { kind: 'link', range: position/* FILE_START */.W });
        if (content.kind === 'too-large') {
            const { size } = content;
            return this.#unreadable(file, gathered, { kind: 'too-large', size, limit: this.#options.maxFileSize });
        }
        const { diagnosis, markdown } = this.#aids;
        const reading = read(content.bytes, gathered.form, { positions: diagnosis?.positions ?? null, markdown });
        if (reading.problems.length > 0 || reading.returns.length > 0)
            this.holding++;
        this.#document(file.path, gathered, reading.problems, reading);
        return reading.returns.flatMap((found) => this.#return(file.path, gathered, reading, found));
    }
    conclude({ of, bench, claims, found, reading }, verdicts) {
        const judged = [];
        const { file, index } = of;
        const { context, overrides } = this.#options;
        claims.forEach((claim, n) => {
            const verdict = verdicts[n];
            if (verdict === undefined)
                return;
            const item = { claim, verdict };
            const { pointer } = claim;
            const spot = () => {
                const range = found.locate(pointer);
                return { file, index, pointer, range, verbatim: found.verbatim, excerpt: excerptAt(reading, range) };
            };
            judged.push(item);
            if (verdict.name === 'missing' || verdict.name === 'case-mismatch') {
                this.absent.push({ judged, at: judged.length - 1, of, rules: bench.rules, spot: spot() });
                return;
            }
            for (const active of (0,judge_rules/* claimRules */.GJ)(bench.rules, verdict.name, file, overrides)) {
                for (const problem of active.rule.check(item, of, context)) {
                    this.drafts.push((0,finding/* draft */.K)({ active, problem }, { ...spot(), value: found.value }));
                }
            }
        });
        this.records.push({
            file: of.file,
            index: of.index,
            line: found.startLine,
            standard: bench.standard.id,
            status: of.status,
            success: of.success,
            agent: (0,model_return/* agentOf */.jk)(found),
            session: (0,model_return/* sessionOf */.MC)(found),
            delegation: (0,model_return/* delegationOf */.SF)(found),
            startedAt: (0,json/* stringField */.OM)(found.value, 'started_at') ?? null,
            claims: judged,
        });
    }
    #unreadable(file, gathered, problem) {
        this.holding++;
        this.#document(file.path, gathered, [problem], null);
        return [];
    }
    #document(file, gathered, problems, reading) {
        if (problems.length === 0)
            return;
        const { form } = gathered;
        const { context, overrides } = this.#options;
        const bench = this.#bench(file, this.#familyOfDocument(file, gathered, problems, reading));
        const subject = { file, form, standard: bench.standard, problems };
        for (const raised of (0,judge_rules/* judgeDocument */.h8)(subject, bench.rules, context, overrides)) {
            const range = raised.problem.range ?? position/* FILE_START */.W;
            const excerpt = excerptAt(reading, range);
            const spot = { file, index: null, pointer: null, range, value: undefined, verbatim: false, excerpt };
            this.drafts.push((0,finding/* draft */.K)(raised, spot));
        }
    }
    #return(file, gathered, reading, found) {
        const { context, overrides } = this.#options;
        const bench = this.#bench(file, this.#familyOf(file, gathered, found));
        const { standard } = bench;
        const { value, index } = found;
        const shapeErrors = bench.validate(value);
        const subject = {
            file,
            index,
            standard,
            value,
            shapeErrors,
            satisfies: this.#satisfies(found, shapeErrors, bench),
        };
        const rules = gathered.reduced ? bench.rules.return.filter(concernsReduced) : bench.rules.return;
        for (const raised of (0,judge_rules/* judgeReturn */.UO)(subject, rules, context, overrides)) {
            const { pointer = '', part } = raised.problem;
            const range = found.locate(pointer, part);
            const excerpt = excerptAt(reading, range);
            this.drafts.push((0,finding/* draft */.K)(raised, { file, index, pointer, range, value, verbatim: found.verbatim, excerpt }));
        }
        const of = {
            file,
            index,
            agent: (0,model_return/* agentName */.Lp)(subject),
            status: (0,model_return/* statusOf */.c2)(subject) ?? null,
            success: (0,model_return/* isSuccess */.oJ)(subject),
        };
        return [{ of, bench, claims: gathered.reduced ? [] : claimsOf(value, standard.claimFields), found, reading }];
    }
    #satisfies(found, errors, { standard }) {
        if (!errors.some(judge_rules/* isHard */.is))
            return null;
        if (this.#aids.diagnosis === null)
            throw new needed/* PositionsNeeded */.UA();
        return (0,judge_rules/* satisfied */.p7)(found.value, this.#aids.diagnosis.siblings.get(standard) ?? []);
    }
    #familyOf(file, gathered, found) {
        return familyOfReturn(gathered, found, this.#options.chosenAt(file));
    }
    #familyOfDocument(file, gathered, problems, reading) {
        const json = reading?.returns.find(({ making }) => making === 'json');
        if (json !== undefined)
            return this.#familyOf(file, gathered, json);
        const ofJson = gathered.form !== 'markdown' || problems.some(({ kind }) => OF_JSON.has(kind));
        return gathered.family ?? (ofJson ? 'subagent-return' : 'result-envelope');
    }
    #bench(file, family) {
        const standard = this.#options.chosenAt(file)[family];
        const bench = standard === undefined ? undefined : this.#options.benches.get(standard);
        if (bench === undefined)
            throw new Error(`no version of ${family} was loaded`);
        return bench;
    }
}
function familyOfReturn({ family }, { making, value }, chosen) {
    return making === 'envelope' ? 'result-envelope' : (family ?? familyOf(value, chosen));
}
const OF_JSON = new Set([
    'syntax',
    'too-deep',
    'duplicate-key',
    'not-object',
    'no-return',
    'link',
]);
function concernsReduced({ rule }) {
    return rule.area === 'status' || rule.id.startsWith('session-id');
}
function excerptAt(reading, range) {
    return reading === null ? null : (0,finding/* excerptOf */.z)(reading.line(range.startLine), range);
}

;// CONCATENATED MODULE: ./src/validate/judge-one.ts









const ON_PLACE = ['return-location', 'task-slug-case', 'envelope-change-folder'];
const NO_LEVELS = new Map();
async function judgeOne(handed, options) {
    const { name, content } = handed;
    const loaded = Object.values(options.chosen).filter((standard) => standard !== undefined);
    const [only, ...others] = loaded;
    const gathered = readAs(others.length === 0 ? only : undefined, content);
    const levels = handed.isPlaced ? NO_LEVELS : new Map(ON_PLACE.map((id) => [id, 'off']));
    const benches = new Map();
    for (const standard of loaded)
        benches.set(standard, { standard, validate: await standard.validator(), rules: (0,judge_rules/* ruleSet */.nP)(standard, levels) });
    const judge = async (aids) => {
        const { records, drafts, absent } = await judgeBatch([{ file: { path: name, id: name, link: content === null }, gathered }], [content ?? { kind: 'bytes', bytes: new Uint8Array() }], {
            tree: options.tree,
            chosenAt: () => options.chosen,
            benches,
            overrides: null,
            context: options.context,
            maxFileSize: options.maxFileSize,
        }, aids);
        const standard = loaded.find(({ id }) => id === records[0]?.standard) ?? standardOf(gathered, options.chosen);
        const bench = benches.get(standard);
        if (bench === undefined)
            throw new Error(`${standard.id} was not loaded`);
        const missing = await settled(absent, options);
        const own = notOne(handed, gathered, bench, records, drafts, options);
        return { standard, records, drafts: [...drafts, ...missing, ...own] };
    };
    let aids = {
        diagnosis: null,
        markdown: gathered.form === 'markdown' || gathered.family === null ? null : noMarkdown,
    };
    for (const asked = new Set();;) {
        try {
            return await judge(aids);
        }
        catch (error) {
            if (!(error instanceof needed/* ParserNeeded */.Rr) || asked.has(error.parser))
                throw error;
            asked.add(error.parser);
            aids = await withAid(aids, error.parser, loaded, options);
        }
    }
}
async function settled(absent, { tree, context }) {
    if (absent.length === 0)
        return [];
    const { settleAbsent } = await __nccwpck_require__.e(/* import() */ 390).then(__nccwpck_require__.bind(__nccwpck_require__, 6390));
    return settleAbsent(absent, tree, context, null);
}
function noMarkdown() {
    return read_source/* NO_PARTS */.lv;
}
async function withAid(aids, parser, loaded, { siblings }) {
    if (parser === 'markdown') {
        const { parseMarkdown } = await Promise.all(/* import() */[__nccwpck_require__.e(962), __nccwpck_require__.e(814)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3814));
        return { ...aids, markdown: parseMarkdown };
    }
    const { Locator } = await Promise.all(/* import() */[__nccwpck_require__.e(547), __nccwpck_require__.e(642)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6642));
    const families = await Promise.all(loaded.map(async (standard) => {
        const others = await siblings(standard);
        const ready = others.map(async (other) => ({
            standard: other,
            validate: await other.validator(),
        }));
        return [standard, await Promise.all(ready)];
    }));
    return {
        ...aids,
        diagnosis: { positions: (stretch, range) => new Locator(stretch, range), siblings: new Map(families) },
    };
}
function readAs(standard, content) {
    if (standard !== undefined) {
        const { family } = standard;
        return { form: family === 'result-envelope' ? 'markdown' : 'json', family, reduced: false };
    }
    const text = content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : '';
    const isJson = /^\uFEFF?\s*(?:[{[]|$)/.test(text) || (0,extract/* extract */.o)(text) !== null;
    return { form: isJson ? 'json' : 'markdown', family: null, reduced: false };
}
function standardOf({ form, family }, chosen) {
    const standard = chosen[family ?? (form === 'json' ? 'subagent-return' : 'result-envelope')];
    if (standard === undefined)
        throw new Error(`no version of ${String(family)} was chosen`);
    return standard;
}
function notOne({ name, content }, { form }, { standard, rules }, records, drafts, { context }) {
    const spot = {
        file: name,
        index: null,
        pointer: null,
        range: position/* FILE_START */.W,
        value: undefined,
        verbatim: false,
        excerpt: null,
    };
    const array = form === 'json' && content?.kind === 'bytes' ? arrayIn(content.bytes) : null;
    if (array !== null) {
        const problem = { kind: 'not-object', value: array, range: position/* FILE_START */.W };
        const raised = (0,judge_rules/* judgeDocument */.h8)({ file: name, form, standard, problems: [problem] }, rules, context, null);
        return raised.map((said) => (0,finding/* draft */.K)(said, spot));
    }
    const problem = form === 'markdown' ? countProblem(records.length, drafts.length) : null;
    const active = rules.run.find(({ rule }) => rule.id === 'no-returns');
    return problem === null || active === undefined ? [] : [(0,finding/* draft */.K)({ active, problem }, spot)];
}
function countProblem(returns, findings) {
    if (returns === 0 && findings === 0) {
        return {
            message: 'The text holds no result envelope; one was expected.',
            recommendation: 'Fix subagent return format: return a result envelope with all of its parts.',
        };
    }
    if (returns < 2)
        return null;
    return {
        message: `The text holds ${String(returns)} returns; one was expected.`,
        recommendation: 'Fix subagent return format: return one result envelope, and quote no other.',
        value: 'several',
    };
}
function arrayIn(bytes) {
    const text = Buffer.from(bytes)
        .toString('utf8')
        .replace(/^\uFEFF/, '');
    if (!/^\s*\[/.test(text))
        return null;
    try {
        const value = JSON.parse(text);
        return (0,json/* isArray */.cy)(value) && !value.some(isEnding) ? value : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./src/validate-return.ts







async function readSettings(given, nameOf) {
    const { now, expectSession: expectedSession = null } = given;
    const settings = {
        root: given.root ?? '.',
        expectedSession,
        staleAfter: measured(nameOf('stale-after'), given.staleAfter ?? '24h', parseDuration, 'a duration such as 90m, 24h or 7d'),
        limit: measured(nameOf('max-file-size'), given.maxFileSize ?? '1MiB', parseSize, 'a size such as 500KB or 1MiB'),
        now: now === undefined
            ? Date.now()
            : measured(nameOf('now'), now, (text) => (0,iso_8601/* parseIso8601 */.I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
        chosen: await takeStandards(given.standard, given.file),
    };
    const { chosen } = settings;
    if (expectedSession !== null && chosen['return-meta'] === undefined && chosen['subagent-return'] === undefined) {
        throw new call_error/* CallError */.R(`${nameOf('expect-session')}: a result envelope carries no session id: leave the option out.`);
    }
    return settings;
}
async function judgeReturn(handed, tree, { chosen, limit, now, staleAfter, expectedSession }) {
    return judgeOne(handed, {
        tree,
        chosen,
        siblings: siblingsOnShelf,
        context: {
            now,
            staleAfter,
            expectedSession,
            expectedIn: null,
            agents: null,
            roadmap: mentionsRoadmap(handed) ? await readRoadmap(tree) : null,
            changes: null,
            ifNoReturns: 'error',
            agentBranch: null,
            envelopeMode: null,
            mayBeUnclaimed: null,
        },
        maxFileSize: limit,
    });
}
function mentionsRoadmap({ content }) {
    return content?.kind === 'bytes' && Buffer.from(content.bytes).includes('roadmap_items');
}


/***/ }),

/***/ 4881:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf)
/* harmony export */ });
/* unused harmony exports OF_RULE, stepOf */
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1502);
/* harmony import */ var _model_validation_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(314);
/* harmony import */ var _policy_order_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(762);



const OF_AREA = {
    document: 'structure',
    run: 'structure',
    shape: 'fields',
    summary: 'fields',
    metadata: 'fields',
    errors: 'fields',
    'life-cycle': 'fields',
    envelope: 'fields',
    status: 'status',
    artifacts: 'artifacts',
};
const OF_RULE = new Map([
    ['standard-mismatch', 'fields'],
    ['session-id-empty', 'session'],
    ['session-id-format', 'session'],
    ['session-id-mismatch', 'session'],
]);
function stepOf({ id, area }) {
    return OF_RULE.get(id) ?? OF_AREA[area];
}
function stepsOf(judgement, expectedSession, agent) {
    const { standard, records, drafts } = judgement;
    const rules = new Map(standard.rules.map(({ rule }) => [rule.id, rule]));
    const said = new Map(_model_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .STEPS */ .U.map((name) => [name, []]));
    for (const { finding } of drafts) {
        const rule = rules.get(finding.rule);
        if (rule === undefined)
            throw new Error(`${standard.id} has no rule ${finding.rule}`);
        said.get(stepOf(rule))?.push(finding);
    }
    const steps = _model_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .STEPS */ .U.map((name) => {
        const remarks = (said.get(name) ?? []).sort((a, b) => (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(a.severity) - (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(b.severity) || (0,_policy_order_js__WEBPACK_IMPORTED_MODULE_2__/* .byPlace */ .h)(a, b));
        return { name, outcome: outcomeOf(name, remarks, records, expectedSession), remarks };
    });
    return {
        passed: steps.every(({ outcome }) => outcome.kind !== 'failed'),
        standard: { id: standard.id, family: standard.family, statuses: standard.statuses },
        agent: records.find((record) => record.agent !== null)?.agent ?? agent,
        returns: records,
        steps,
    };
}
function outcomeOf(name, remarks, records, expectedSession) {
    if (remarks.some(({ severity }) => severity === 'error'))
        return { kind: 'failed' };
    if (name === 'structure')
        return { kind: 'passed' };
    if (records.length === 0)
        return { kind: 'unchecked', because: 'no-return' };
    if (name === 'status' && records.some(({ status }) => status === null))
        return { kind: 'unchecked', because: 'no-status' };
    if (name === 'session') {
        if (expectedSession === null)
            return { kind: 'unchecked', because: 'none-expected' };
        if (records.some(({ session }) => session === null))
            return { kind: 'unchecked', because: 'no-session' };
    }
    if (name === 'artifacts' && !records.some(({ success }) => success)) {
        return { kind: 'unchecked', because: 'no-success' };
    }
    return { kind: 'passed' };
}


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 9140:
/***/ ((module) => {

module.exports = require("constants");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = require("node:tty");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = require("util");

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
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
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
/******/ 	
/******/ 	// startup
/******/ 	// Load entry module and return exports
/******/ 	// This entry module is referenced by other modules so it can't be inlined
/******/ 	var __webpack_exports__ = __nccwpck_require__(9032);
/******/ 	module.exports = __webpack_exports__;
/******/ 	
/******/ })()
;