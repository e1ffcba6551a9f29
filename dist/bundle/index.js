/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 42613:
/***/ (function(module) {

module.exports = require("assert");

/***/ }),

/***/ 20181:
/***/ (function(module) {

module.exports = require("buffer");

/***/ }),

/***/ 35317:
/***/ (function(module) {

module.exports = require("child_process");

/***/ }),

/***/ 76982:
/***/ (function(module) {

module.exports = require("crypto");

/***/ }),

/***/ 24434:
/***/ (function(module) {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ (function(module) {

module.exports = require("fs");

/***/ }),

/***/ 58611:
/***/ (function(module) {

module.exports = require("http");

/***/ }),

/***/ 65692:
/***/ (function(module) {

module.exports = require("https");

/***/ }),

/***/ 69278:
/***/ (function(module) {

module.exports = require("net");

/***/ }),

/***/ 34589:
/***/ (function(module) {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ (function(module) {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function(module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 31421:
/***/ (function(module) {

module.exports = require("node:child_process");

/***/ }),

/***/ 77598:
/***/ (function(module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 53053:
/***/ (function(module) {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 78474:
/***/ (function(module) {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ (function(module) {

module.exports = require("node:fs");

/***/ }),

/***/ 37067:
/***/ (function(module) {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ (function(module) {

module.exports = require("node:http2");

/***/ }),

/***/ 77030:
/***/ (function(module) {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ (function(module) {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ (function(module) {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function(module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 41792:
/***/ (function(module) {

module.exports = require("node:querystring");

/***/ }),

/***/ 57075:
/***/ (function(module) {

module.exports = require("node:stream");

/***/ }),

/***/ 58500:
/***/ (function(module) {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ (function(module) {

module.exports = require("node:tls");

/***/ }),

/***/ 7066:
/***/ (function(module) {

module.exports = require("node:tty");

/***/ }),

/***/ 73136:
/***/ (function(module) {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ (function(module) {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ (function(module) {

module.exports = require("node:util/types");

/***/ }),

/***/ 75919:
/***/ (function(module) {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ (function(module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 70857:
/***/ (function(module) {

module.exports = require("os");

/***/ }),

/***/ 16928:
/***/ (function(module) {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ (function(module) {

module.exports = require("process");

/***/ }),

/***/ 2203:
/***/ (function(module) {

module.exports = require("stream");

/***/ }),

/***/ 13193:
/***/ (function(module) {

module.exports = require("string_decoder");

/***/ }),

/***/ 53557:
/***/ (function(module) {

module.exports = require("timers");

/***/ }),

/***/ 64756:
/***/ (function(module) {

module.exports = require("tls");

/***/ }),

/***/ 39023:
/***/ (function(module) {

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
/******/ 	/* webpack/runtime/async module */
/******/ 	(() => {
/******/ 		var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 		var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 		var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 		var resolveQueue = (queue) => {
/******/ 			if(queue && queue.d < 1) {
/******/ 				queue.d = 1;
/******/ 				queue.forEach((fn) => (fn.r--));
/******/ 				queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 			}
/******/ 		}
/******/ 		var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 			if(dep !== null && typeof dep === "object") {
/******/ 				if(dep[webpackQueues]) return dep;
/******/ 				if(dep.then) {
/******/ 					var queue = [];
/******/ 					queue.d = 0;
/******/ 					dep.then((r) => {
/******/ 						obj[webpackExports] = r;
/******/ 						resolveQueue(queue);
/******/ 					}, (e) => {
/******/ 						obj[webpackError] = e;
/******/ 						resolveQueue(queue);
/******/ 					});
/******/ 					var obj = {};
/******/ 					obj[webpackQueues] = (fn) => (fn(queue));
/******/ 					return obj;
/******/ 				}
/******/ 			}
/******/ 			var ret = {};
/******/ 			ret[webpackQueues] = x => {};
/******/ 			ret[webpackExports] = dep;
/******/ 			return ret;
/******/ 		}));
/******/ 		__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 			var queue;
/******/ 			hasAwait && ((queue = []).d = -1);
/******/ 			var depQueues = new Set();
/******/ 			var exports = module.exports;
/******/ 			var currentDeps;
/******/ 			var outerResolve;
/******/ 			var reject;
/******/ 			var promise = new Promise((resolve, rej) => {
/******/ 				reject = rej;
/******/ 				outerResolve = resolve;
/******/ 			});
/******/ 			promise[webpackExports] = exports;
/******/ 			promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 			module.exports = promise;
/******/ 			body((deps) => {
/******/ 				currentDeps = wrapDeps(deps);
/******/ 				var fn;
/******/ 				var getResult = () => (currentDeps.map((d) => {
/******/ 					if(d[webpackError]) throw d[webpackError];
/******/ 					return d[webpackExports];
/******/ 				}))
/******/ 				var promise = new Promise((resolve) => {
/******/ 					fn = () => (resolve(getResult));
/******/ 					fn.r = 0;
/******/ 					var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 					currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 				});
/******/ 				return fn.r ? promise : getResult();
/******/ 			}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 			queue && queue.d < 0 && (queue.d = 0);
/******/ 		};
/******/ 	})();
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
__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   loadLibrary: () => (/* binding */ loadLibrary),
/* harmony export */   startAction: () => (/* binding */ startAction),
/* harmony export */   startCommandLine: () => (/* binding */ startCommandLine),
/* harmony export */   startMerge: () => (/* binding */ startMerge)
/* harmony export */ });
const startCommandLine = () => Promise.all(/* import() */[__nccwpck_require__.e(7046), __nccwpck_require__.e(353)]).then(__nccwpck_require__.bind(__nccwpck_require__, 20353));
const startAction = () => Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(3581), __nccwpck_require__.e(1659), __nccwpck_require__.e(4937), __nccwpck_require__.e(4865), __nccwpck_require__.e(4266), __nccwpck_require__.e(7939), __nccwpck_require__.e(8098), __nccwpck_require__.e(1741), __nccwpck_require__.e(7046), __nccwpck_require__.e(3744), __nccwpck_require__.e(1042), __nccwpck_require__.e(9466)]).then(__nccwpck_require__.bind(__nccwpck_require__, 99466));
const startMerge = () => Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(3581), __nccwpck_require__.e(1659), __nccwpck_require__.e(4937), __nccwpck_require__.e(4865), __nccwpck_require__.e(4266), __nccwpck_require__.e(7939), __nccwpck_require__.e(1741), __nccwpck_require__.e(7046), __nccwpck_require__.e(3744), __nccwpck_require__.e(1042), __nccwpck_require__.e(5040)]).then(__nccwpck_require__.bind(__nccwpck_require__, 65040));
const loadLibrary = () => Promise.all(/* import() */[__nccwpck_require__.e(9547), __nccwpck_require__.e(3581), __nccwpck_require__.e(4937), __nccwpck_require__.e(4865), __nccwpck_require__.e(4266), __nccwpck_require__.e(7939), __nccwpck_require__.e(8098), __nccwpck_require__.e(7046), __nccwpck_require__.e(5625)]).then(__nccwpck_require__.bind(__nccwpck_require__, 55625));

module.exports = __webpack_exports__;
/******/ })()
;