#!/usr/bin/env node
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

/***/ 6873:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  L: () => (/* binding */ optionHelp),
  D: () => (/* binding */ readCall)
});

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = require("node:util");
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __nccwpck_require__(5086);
// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __nccwpck_require__(6748);
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
    const meant = (0,model_text.nearest)(name.replace(/^-+/, ''), specs.map((spec) => spec.name), 3);
    return `There is no option ${name}.${meant === undefined ? ' See --help.' : ` Did you mean --${meant}?`}`;
}
function optionHelp(specs) {
    const heads = specs.map(({ name, value }) => `--${name}${value === undefined ? '' : ` ${value}`}`);
    const width = Math.max(...heads.map((head) => head.length)) + 2;
    return specs.map(({ help }, n) => `  ${(heads[n] ?? '').padEnd(width)}${help}`).join('\n');
}


/***/ }),

/***/ 5086:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UW: () => (/* binding */ sentencesWithin),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hC: () => (/* binding */ sentences),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   nearest: () => (/* binding */ nearest),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1916);

function quote(text, limit = 80) {
    const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
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
function sentences(text) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
    let n = 0;
    for (const { segment } of segmenter.segment(text))
        if (segment.trim() !== '')
            n++;
    return n;
}
function sentencesWithin(text, min, max) {
    const sure = (/\S/.test(text) ? 1 : 0) + (text.trim().match(/[.?!] +(?=[A-Z])/g)?.length ?? 0);
    if (sure >= min) {
        const atMost = 1 + (text.trim().match(/[^\w\s,;:'"()/-]+|[\n\r\u0085\u2028\u2029]+/g)?.length ?? 0);
        if (atMost <= max)
            return true;
    }
    const n = sentences(text);
    return n >= min && n <= max;
}


/***/ }),

/***/ 9424:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  XS: () => (/* binding */ GitError),
  DY: () => (/* binding */ notStarted),
  EO: () => (/* binding */ runGit),
  BE: () => (/* binding */ startGit)
});

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = require("node:child_process");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = require("node:os");
;// CONCATENATED MODULE: ./src/tree/git.ts


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
    return (0,external_node_child_process_namespaceObject.spawn)('git', [...SAFE, ...trusted, ...args], {
        cwd: options.cwd,
        env: {
            ...withoutRepository(process.env),
            LC_ALL: 'C',
            GIT_TERMINAL_PROMPT: '0',
            GIT_LITERAL_PATHSPECS: args[0] === 'check-ignore' ? '0' : '1',
        },
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
}
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
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
    });
}
function notStarted(error) {
    const missing = 'code' in error && error.code === 'ENOENT';
    if (!missing)
        return new GitError(`git could not be started: ${error.message}`);
    return new GitError('git was not found on this machine:', 'no-git', 'install git, or judge the files as they lie on disk with --workspace.');
}


/***/ }),

/***/ 7208:
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

/***/ 2102:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   vO: () => (/* binding */ placeInRepository),
/* harmony export */   zb: () => (/* binding */ demandDirectory)
/* harmony export */ });
/* unused harmony export trustedFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9424);



function demandDirectory(root) {
    if (isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)))
        return;
    throw new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`The root ${root} is not a directory.`, 'no-directory', 'Name the folder that claims are relative to.');
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

/***/ 311:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = require("child_process");

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

/***/ 1455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = require("timers");

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
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./src/tree/git.ts + 2 modules
var git = __nccwpck_require__(9424);
// EXTERNAL MODULE: ./src/tree/names.ts
var names = __nccwpck_require__(7208);
;// CONCATENATED MODULE: ./src/tree/listing.ts


const BATCH = 2_000;
const SMALL = 1_024;
const MOST_ENTRIES = 20_000_000;
const FOLDER = '40000';
const LINK = '120000';
const SUBMODULE = '160000';
class Listing {
    #folders = new Map();
    #opened = new Map();
    #idBytes;
    constructor(idBytes) {
        this.#idBytes = idBytes;
    }
    static async read(root, readTrees) {
        const listing = new Listing(root.length / 2);
        let level = [{ path: '', id: root }];
        let entries = 0;
        while (level.length > 0) {
            const next = [];
            const batches = split(level, BATCH).map((batch) => ({ batch, answer: readTrees(batch.map(({ id }) => id)) }));
            for (const { answer } of batches)
                answer.catch(() => undefined);
            for (const { batch, answer } of batches) {
                const trees = await answer;
                batch.forEach(({ path }, n) => {
                    const raw = trees[n]?.toString('latin1') ?? '';
                    listing.#folders.set(path, raw);
                    forEachEntry(raw, listing.#idBytes, (mode, name, id) => {
                        entries++;
                        if (mode === FOLDER)
                            next.push({ path: under(path, (0,names/* nameOf */.V)(name)), id: hex(id) });
                    });
                });
                if (entries > MOST_ENTRIES)
                    throw new git/* GitError */.XS(`The tree has more than ${String(MOST_ENTRIES)} entries.`);
            }
            level = next;
        }
        return listing;
    }
    list(matches) {
        const found = [];
        for (const [folder, raw] of this.#folders) {
            const prefix = folder === '' ? '' : `${folder}/`;
            forEachEntry(raw, this.#idBytes, (mode, name, id) => {
                if (mode === FOLDER || mode === SUBMODULE)
                    return;
                const path = prefix + (0,names/* nameOf */.V)(name);
                if (matches(path))
                    found.push({ path, id: hex(id), link: mode === LINK });
            });
        }
        return found.sort((a, b) => (a.path < b.path ? -1 : 1));
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
        let actual = '';
        let entry;
        for (const segment of path.split('/')) {
            const folder = this.#open(actual);
            if (folder === undefined)
                return undefined;
            const lower = segment.toLowerCase();
            const name = folder.has(segment) ? segment : [...folder.keys()].find((known) => known.toLowerCase() === lower);
            if (name === undefined)
                return undefined;
            actual = under(actual, name);
            entry = folder.get(name);
        }
        return actual === path || entry?.kind !== 'file' ? undefined : actual;
    }
    #scan(raw, name) {
        let found;
        forEachEntry(raw, this.#idBytes, (mode, binary, id) => {
            if ((0,names/* nameOf */.V)(binary) === name)
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
        const entries = new Map();
        forEachEntry(raw, this.#idBytes, (mode, name, id) => {
            entries.set((0,names/* nameOf */.V)(name), entryOf({ mode, name, id }));
        });
        this.#opened.set(folder, entries);
        return entries;
    }
}
function entryOf({ mode, id }) {
    if (mode === FOLDER)
        return { kind: 'directory' };
    if (mode === SUBMODULE)
        return { kind: 'submodule' };
    return { kind: mode === LINK ? 'link' : 'file', id: hex(id) };
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
    constructor(options) {
        this.#options = options;
        this.#command = new Pipe(options, ['cat-file', `--batch-command=${ANSWER}`, '--buffer'], 'command', (unanswered) => {
            this.#fallBack(unanswered);
        });
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
    async types(ids) {
        return (await this.#ask('info', ids, 0, true)).map(({ type }) => type);
    }
    close() {
        for (const pipe of [this.#command, this.#contents, this.#info])
            pipe?.close();
    }
    #ask(question, ids, limit, named) {
        if (ids.length === 0)
            return Promise.resolve([]);
        return new Promise((resolve, reject) => {
            this.#send({ question, ids, limit, named, answers: [], resolve, reject });
        });
    }
    #send(request) {
        if (this.#command !== undefined)
            this.#command.send(request);
        else if (request.question === 'contents') {
            (this.#contents ??= new Pipe(this.#options, ['cat-file', `--batch=${ANSWER}`], 'plain')).send(request);
        }
        else {
            (this.#info ??= new Pipe(this.#options, ['cat-file', `--batch-check=${ANSWER}`], 'plain')).send(request);
        }
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
    send(request) {
        if (this.#failure !== undefined) {
            request.reject(this.#failure);
            return;
        }
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
            if (this.#body !== undefined) {
                const end = Math.min(at + this.#body.left, data.length);
                if (this.#body.keep)
                    this.#body.parts.push(data.subarray(at, end));
                this.#body.left -= end - at;
                at = end;
                if (this.#body.left > 0)
                    return;
                this.#endBody();
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
    #endBody() {
        const body = this.#body;
        if (body === undefined)
            return;
        this.#body = undefined;
        const { size, stored, keep, parts } = body;
        const [first] = parts;
        const whole = parts.length === 1 && first !== undefined ? first : Buffer.concat(parts);
        this.#answer({ id: null, type: null, size, stored, bytes: keep ? whole.subarray(0, size) : null });
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

// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __nccwpck_require__(2102);
;// CONCATENATED MODULE: ./src/tree/commit.ts






const commit_BATCH = 500;
async function openCommit({ root, revision, ...trust }) {
    const cwd = (0,external_node_path_.resolve)(root);
    (0,tree_root/* demandDirectory */.zb)(root);
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        throw new git/* GitError */.XS(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const options = { cwd, ...trust };
    const objects = new Objects(options);
    try {
        const place = (await guessPlace(objects, cwd, revision)) ?? (await askPlace(objects, options, root, revision));
        const listing = place.tree === null ? null : await Listing.read(place.tree, (ids) => readAll(objects, ids));
        return commitTree(place, listing, objects, options);
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
function commitTree(place, listing, objects, options) {
    return {
        kind: 'commit',
        revision: place.commit,
        root: place.prefix,
        list: ({ matches }) => Promise.resolve(listing?.list(matches) ?? []),
        find: (path) => listing?.find(path),
        findOtherCase: (path) => listing?.findOtherCase(path),
        read: (files, limit) => readBatches(objects, files, limit),
        sizes: async (ids) => (await objects.sizes(ids)).map((object, n) => sizeOf(object, ids[n] ?? '')),
        contents: (ids) => readAll(objects, ids),
        explainAbsent: async (paths, exists) => {
            const [{ explainByHistory }, { explainByWorkspace }] = await Promise.all([
                __nccwpck_require__.e(/* import() */ 724).then(__nccwpck_require__.bind(__nccwpck_require__, 6724)),
                __nccwpck_require__.e(/* import() */ 583).then(__nccwpck_require__.bind(__nccwpck_require__, 6583)),
            ]);
            const past = await explainByHistory(options, place.commit, paths, exists);
            const left = paths.filter((path) => past.get(path)?.kind !== 'moved');
            return new Map([...past, ...(await explainByWorkspace(options, place.commit, left))]);
        },
        close: () => {
            objects.close();
        },
    };
}
const commit_SMALL = 1_024;
function sizeOf({ size, stored }, id) {
    if (size === null || stored === null)
        return absent(id);
    const telling = size > 0 && (size < commit_SMALL || stored < 64 + size / 256);
    return { bytes: size, telling: telling && size <= READABLE };
}
const READABLE = 8 * 1024 * 1024;
async function readAll(objects, ids) {
    const answers = await objects.contents(ids, Number.MAX_SAFE_INTEGER);
    return answers.map(({ bytes }, n) => bytes ?? absent(ids[n] ?? ''));
}
async function* readBatches(objects, files, limit) {
    const ask = (start) => {
        const batch = files.slice(start, start + commit_BATCH);
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
    let next = ask(0);
    for (let start = commit_BATCH; next !== undefined; start += commit_BATCH) {
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
    { name: 'expect-session', value: 'ID', help: 'the session id that the judged return must echo' },
    { name: 'fail-on', value: 'LEVEL', help: 'error, warning, notice or never (default: error)' },
    { name: 'if-no-returns', value: 'LEVEL', help: 'error, warning or ignore (default: error, exit status 3)' },
    {
        name: 'stale-after',
        value: 'DURATION',
        help: 'how old an in_progress return may be, such as 90m or 7d (default: 24h)',
    },
    { name: 'max-file-size', value: 'SIZE', help: 'larger files are not read, such as 500KB (default: 1MiB)' },
    { name: 'format', value: 'NAME', help: 'what standard output shows: text, json, github, markdown (default: text)' },
    { name: 'output', value: 'NAME=FILE', repeatable: true, help: 'any of these into a file (repeatable)' },
    { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    { name: 'progress', value: 'WHEN', help: 'auto or never (default: auto, on a terminal only)' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'quiet', help: 'errors and the last line only' },
    { name: 'help', help: 'this help' },
];

// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __nccwpck_require__(6748);
// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __nccwpck_require__(7632);
// EXTERNAL MODULE: ./src/cli/options.ts + 1 modules
var options = __nccwpck_require__(6873);
;// CONCATENATED MODULE: ./src/cli/check.ts





const check_USAGE = `Usage: return-gate check [options] [PATTERN...]

Judges the returns that the repository at --root has committed, and proves every artifact that they claim.
Patterns have the semantics of @actions/glob and replace the default places.

Options
${(0,options/* optionHelp */.L)(CHECK_OPTIONS)}
`;
async function check(args) {
    if (args.includes('--help') || args.includes('-h')) {
        process.stdout.write(check_USAGE);
        return exit/* EXIT */.d.passed;
    }
    const call = (0,options/* readCall */.D)(args, CHECK_OPTIONS);
    const loading = Promise.all(/* import() */[__nccwpck_require__.e(605), __nccwpck_require__.e(182)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6182));
    const opening = check_open(call);
    opening.catch(() => undefined);
    try {
        const { runCheck } = await loading;
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
async function check_open({ values, switches }) {
    const root = values.get('root')?.[0] ?? '.';
    const at = values.get('at')?.[0];
    if (!switches.has('workspace'))
        return openCommit({ root, revision: at ?? 'HEAD' });
    if (at !== undefined)
        throw new call_error/* CallError */.R('--at names a commit and --workspace the files on disk: use one of them.');
    const { openWorkspace } = await __nccwpck_require__.e(/* import() */ 825).then(__nccwpck_require__.bind(__nccwpck_require__, 6825));
    return openWorkspace(root);
}

;// CONCATENATED MODULE: ./src/cli/help.ts
const HELP = `return-gate: proof for the work of agents

Usage
  return-gate check [options] [PATTERN...]    judge the returns of a repository
  return-gate check --help                    all options
  return-gate explain RULE                    what a rule demands, why, and how to mend it
  return-gate rules                           all rules
  return-gate standards                       all versions of the standards, with their words
  return-gate schema NAME                     a JSON Schema: of a version, config or report
  return-gate --version

Exit status
  0 passed   1 findings at or above --fail-on   2 bad usage or configuration
  3 nothing found where that is an error        4 internal error
`;

// EXTERNAL MODULE: ./src/version.ts
var version = __nccwpck_require__(311);
;// CONCATENATED MODULE: ./src/cli.ts





const COMMANDS = {
    check: () => Promise.resolve(check),
    explain: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(605), __nccwpck_require__.e(796)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1796))).explain,
    rules: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(605), __nccwpck_require__.e(293)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6293))).rules,
    standards: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(605), __nccwpck_require__.e(900)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2900))).standards,
    schema: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(605), __nccwpck_require__.e(683)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7683))).schema,
};
async function main(args) {
    const [first, ...rest] = args;
    if (first === '--version' || first === '-v') {
        process.stdout.write(`return-gate ${version/* VERSION */.x}\n`);
        return exit/* EXIT */.d.passed;
    }
    if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
        (first === undefined ? process.stderr : process.stdout).write(HELP);
        return first === undefined ? exit/* EXIT */.d.usage : exit/* EXIT */.d.passed;
    }
    const load = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
    if (load === undefined)
        throw new call_error/* CallError */.R(await unknownCommand(first));
    const command = await load();
    return command(rest);
}
async function unknownCommand(given) {
    const { nearest } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 5086));
    const meant = given.startsWith('-') ? undefined : nearest(given, Object.keys(COMMANDS));
    if (meant !== undefined)
        return `There is no command "${given}". Did you mean ${meant}?`;
    return `"${given}" is no command: write return-gate check ${given}, or see return-gate --help.`;
}
async function failed(error) {
    const { terminal } = await __nccwpck_require__.e(/* import() */ 443).then(__nccwpck_require__.bind(__nccwpck_require__, 6443));
    const message = error instanceof Error ? error.message : String(error);
    const usage = error instanceof Error && USAGE_ERRORS.has(error.name);
    process.stderr.write(terminal `return-gate: ${usage ? '' : 'internal error: '}${message}`.text + '\n');
    if (!usage && error instanceof Error && process.env.RETURN_GATE_DEBUG !== undefined) {
        process.stderr.write(terminal `${error.stack ?? ''}`.text + '\n');
    }
    return usage ? exit/* EXIT */.d.usage : exit/* EXIT */.d.internal;
}
const USAGE_ERRORS = new Set(['CallError', 'UsageError', 'GitError', 'PatternError', 'StandardError']);
process.stdout.on('error', (error) => {
    if (error.code === 'EPIPE')
        return;
    process.stderr.write(`return-gate: standard output cannot be written: ${error.code ?? error.message}\n`);
    process.exit(exit/* EXIT */.d.internal);
});
void main(process.argv.slice(2))
    .catch(failed)
    .then((status) => {
    process.exitCode = status;
});

module.exports = __webpack_exports__;
/******/ })()
;