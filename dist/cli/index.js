#!/usr/bin/env node
/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 2916:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   jO: () => (/* binding */ sayAll),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7066);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_tty__WEBPACK_IMPORTED_MODULE_1__);


class OutputError extends Error {
    name = 'OutputError';
}
const NAMES = { 1: 'standard output', 2: 'standard error' };
function say(channel, text) {
    write(channel, text);
}
function write(channel, text) {
    if (process.platform === 'win32' && (0,node_tty__WEBPACK_IMPORTED_MODULE_1__.isatty)(channel)) {
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

/***/ 5932:
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

/***/ 8957:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
class UsageError extends Error {
    name = 'UsageError';
}


/***/ }),

/***/ 8897:
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

/***/ 181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = require("child_process");

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

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = require("node:child_process");

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

/***/ 7975:
/***/ ((module) => {

module.exports = require("node:util");

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
/******/ 			8792: 1
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

;// CONCATENATED MODULE: ./src/cli/help.ts
const HELP = `return-gate: proof for the work of agents

Usage
  return-gate check [options] [PATTERN...]    judge the returns of a repository
  return-gate check --help                    all options
  return-gate validate [FILE|-]               judge one return by the six steps, as a hook does
  return-gate prompt --standard ID            what to append to the call of a subagent; or a hook
  return-gate init [--write]                  propose configuration, baseline and workflows
  return-gate fix [--write] [PATTERN...]      mend what can be mended for certain
  return-gate migrate --to ID PATTERN...      bring returns to a newer version
  return-gate explain RULE                    what a rule demands, why, and how to mend it
  return-gate rules                           all rules
  return-gate standards                       all versions of the standards, with their words
  return-gate schema NAME                     a JSON Schema: of a version, config, report, errors-file
  return-gate --version

Exit status
  0 passed   1 findings at or above --fail-on   2 bad usage or configuration
  3 nothing found where that is an error        4 internal error
`;

// EXTERNAL MODULE: ./src/cli/terminal/stdout.ts
var stdout = __nccwpck_require__(2916);
// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __nccwpck_require__(5932);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __nccwpck_require__(8957);
// EXTERNAL MODULE: ./src/config/error.ts
var config_error = __nccwpck_require__(3048);
// EXTERNAL MODULE: ./src/model/version.ts
var version = __nccwpck_require__(8897);
;// CONCATENATED MODULE: ./src/cli/main.ts






const COMMANDS = {
    check: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(8780), __nccwpck_require__.e(2870)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2870))).check,
    validate: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(5453), __nccwpck_require__.e(4306), __nccwpck_require__.e(4435), __nccwpck_require__.e(1056), __nccwpck_require__.e(9190), __nccwpck_require__.e(79)]).then(__nccwpck_require__.bind(__nccwpck_require__, 79))).validate,
    init: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(5415), __nccwpck_require__.e(5453), __nccwpck_require__.e(4435), __nccwpck_require__.e(1056), __nccwpck_require__.e(9190), __nccwpck_require__.e(7271), __nccwpck_require__.e(8780), __nccwpck_require__.e(7355)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7355))).init,
    fix: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(5415), __nccwpck_require__.e(5453), __nccwpck_require__.e(5864), __nccwpck_require__.e(8702), __nccwpck_require__.e(4435), __nccwpck_require__.e(1056), __nccwpck_require__.e(9190), __nccwpck_require__.e(5700), __nccwpck_require__.e(7271), __nccwpck_require__.e(1021), __nccwpck_require__.e(5426)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5426))).fix,
    migrate: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(5415), __nccwpck_require__.e(5453), __nccwpck_require__.e(5864), __nccwpck_require__.e(8702), __nccwpck_require__.e(4435), __nccwpck_require__.e(1056), __nccwpck_require__.e(5700), __nccwpck_require__.e(1021), __nccwpck_require__.e(8693)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8693))).migrate,
    prompt: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(4435), __nccwpck_require__.e(5965)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5965))).prompt,
    explain: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(4435), __nccwpck_require__.e(8258), __nccwpck_require__.e(5195)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5195))).explain,
    rules: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(4435), __nccwpck_require__.e(8258), __nccwpck_require__.e(402)]).then(__nccwpck_require__.bind(__nccwpck_require__, 402))).rules,
    standards: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(4435), __nccwpck_require__.e(8258), __nccwpck_require__.e(1911)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1911))).standards,
    schema: async () => (await __nccwpck_require__.e(/* import() */ 7638).then(__nccwpck_require__.bind(__nccwpck_require__, 7638))).schema,
};
const DIRECT = new Set(['check', 'validate']);
async function main(args) {
    const [first, ...rest] = args;
    if (first === '--version' || first === '-v') {
        process.stdout.write(`return-gate ${version/* VERSION */.x}\n`);
        return exit_status/* EXIT */.d.passed;
    }
    if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
        (first === undefined ? process.stderr : process.stdout).write(HELP);
        return first === undefined ? exit_status/* EXIT */.d.usage : exit_status/* EXIT */.d.passed;
    }
    const load = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
    if (load === undefined)
        throw new usage_error/* UsageError */.e(await unknownCommand(first));
    if (!DIRECT.has(first))
        watchOutput();
    const command = await load();
    return command(rest);
}
async function unknownCommand(given) {
    const { nearest } = await __nccwpck_require__.e(/* import() */ 7474).then(__nccwpck_require__.bind(__nccwpck_require__, 7474));
    const meant = given.startsWith('-') ? undefined : nearest(given, Object.keys(COMMANDS));
    if (meant !== undefined)
        return `There is no command "${given}". Did you mean ${meant}?`;
    return `"${given}" is no command: write return-gate check ${given}, or see return-gate --help.`;
}
async function failed(error) {
    const { terminal } = await __nccwpck_require__.e(/* import() */ 6183).then(__nccwpck_require__.bind(__nccwpck_require__, 6183));
    if (error instanceof config_error/* ConfigError */.xL) {
        const lines = error.lines.map((line) => terminal `${line}\n`);
        return (0,stdout/* told */.Ev)(exit_status/* EXIT */.d.usage, terminal `return-gate: the configuration cannot be followed:\n${lines}`.text);
    }
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof Error && error.name === 'OutputError')
        return unwritable(message);
    if (error instanceof usage_error/* UsageError */.e)
        return (0,stdout/* told */.Ev)(exit_status/* EXIT */.d.usage, terminal `return-gate: ${message}\n`.text);
    const stack = error instanceof Error && process.env.RETURN_GATE_DEBUG !== undefined ? `${error.stack ?? ''}\n` : '';
    return (0,stdout/* told */.Ev)(exit_status/* EXIT */.d.internal, terminal `return-gate: internal error: ${message}\n${stack}`.text);
}
async function unwritable(reason) {
    const { terminal } = await __nccwpck_require__.e(/* import() */ 6183).then(__nccwpck_require__.bind(__nccwpck_require__, 6183));
    return (0,stdout/* told */.Ev)(exit_status/* EXIT */.d.internal, terminal `return-gate: ${reason}\n`.text);
}
let isUnwritable = false;
function watchOutput() {
    process.stdout.on('error', (error) => {
        if (error.code === 'EPIPE' || isUnwritable)
            return;
        isUnwritable = true;
        void unwritable(`standard output cannot be written: ${error.code ?? error.message}`).then((status) => {
            process.exitCode = status;
        });
    });
}
void main(process.argv.slice(2))
    .catch(failed)
    .then((status) => {
    if (!isUnwritable)
        process.exitCode = status;
});

module.exports = __webpack_exports__;
/******/ })()
;