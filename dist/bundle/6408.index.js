exports.id = 6408;
exports.ids = [6408];
exports.modules = {

/***/ 13227:
/***/ (function(__unused_webpack_module, exports, __webpack_require__) {

exports.fetch = __webpack_require__(29908).fetch;
exports.ProxyAgent = __webpack_require__(28870);
// The proxy is asked for a tunnel by a method that undici adds when it is loaded as a whole.
(__webpack_require__(39473).prototype).connect = __webpack_require__(22326);


/***/ }),

/***/ 96584:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ openClient)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61351);
/* harmony import */ var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48282);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86856);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88792);






const LONGEST_TRY = 15_000;
const RETRIES = 2;
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];
const silent = () => undefined;
const LOG = { debug: silent, info: silent, warn: silent, error: silent };
function openClient({ token, url, patience, second = 1000 }) {
    const end = Date.now() + patience;
    const over = new AbortController();
    setTimeout(() => {
        over.abort();
    }, patience).unref();
    const wait = (seconds, _options, _client, tries) => tries < RETRIES && Date.now() + seconds * second < end;
    const send = _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_2__/* .defaults */ .NT.request?.fetch;
    const options = {
        ...(url === undefined || url === '' ? {} : { baseUrl: url.replace(/\/+$/, '') }),
        userAgent: 'return-gate',
        log: LOG,
        retry: { retries: RETRIES, retryAfterBaseValue: second, doNotRetry: FINAL },
        throttle: {
            id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
            retryAfterBaseValue: second,
            onRateLimit: wait,
            onSecondaryRateLimit: wait,
        },
        request: {
            ..._actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_2__/* .defaults */ .NT.request,
            log: LOG,
            fetch: async (input, init) => {
                try {
                    return await send(input, {
                        ...init,
                        signal: AbortSignal.any([over.signal, AbortSignal.timeout(LONGEST_TRY)]),
                    });
                }
                catch (error) {
                    throw over.signal.aborted ? new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .OverdueError */ .zG() : error;
                }
            },
        },
    };
    const client = (0,_actions_github__WEBPACK_IMPORTED_MODULE_1__/* .getOctokit */ .Q)(token, options, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_4__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_5__/* .throttling */ .A);
    client.hook.after('request', ({ data }, { method }) => {
        if (method !== 'DELETE' && (typeof data !== 'object' || data === null))
            throw new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .UnexpectedAnswerError */ .qx();
    });
    return client;
}


/***/ }),

/***/ 52954:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   comparisonByApi: () => (/* binding */ comparisonByApi)
/* harmony export */ });
/* unused harmony export compareCommits */
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96584);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88792);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85015);



const MOST_FILES = 300;
const REPLACEMENT = '\u{FFFD}';
async function compareCommits(client, repository, base, head, root = '') {
    const { data } = await client.rest.repos.compareCommitsWithBasehead({
        ...repository,
        basehead: `${base}...${head}`,
        per_page: 1,
        page: 1,
    });
    const { files, base_commit } = data;
    if (!Array.isArray(files) || files.length >= MOST_FILES)
        return undefined;
    (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .requireFields */ .z3)(files, { filename: 'string', status: 'string' });
    (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .requireFields */ .z3)([base_commit], { sha: 'string' });
    const prefix = root === '' ? '' : `${root}/`;
    const changed = new Set();
    const deleted = new Set();
    const added = new Set();
    const moved = new Map();
    const movedAway = new Set();
    const newSubmodules = new Set();
    for (const { filename, previous_filename, status, changes } of files) {
        if (`${filename}${previous_filename ?? ''}`.includes(REPLACEMENT))
            return undefined;
        if (status === 'renamed' && previous_filename === undefined)
            return undefined;
        if (status === 'unchanged')
            continue;
        if (status === 'removed')
            add(deleted, filename, prefix);
        else
            add(changed, filename, prefix);
        if (status === 'added' || status === 'copied' || status === 'renamed')
            add(added, filename, prefix);
        if (status !== 'removed' && status !== 'modified')
            add(newSubmodules, filename, prefix);
        if (status === 'renamed') {
            add(deleted, previous_filename, prefix);
            add(movedAway, previous_filename, prefix);
            const [to, from] = [relativeTo(prefix, filename), relativeTo(prefix, previous_filename)];
            if (changes === 0 && to !== undefined && from !== undefined)
                moved.set(to, from);
        }
    }
    for (const path of changed) {
        if (!deleted.delete(path))
            continue;
        added.delete(path);
        moved.delete(path);
    }
    return { base: base_commit.sha, changed, deleted, added, moved, movedAway, newSubmodules };
}
function add(paths, path, prefix) {
    const within = relativeTo(prefix, path);
    if (within !== undefined)
        paths.add(within);
}
function relativeTo(prefix, path) {
    return path?.startsWith(prefix) === true ? path.slice(prefix.length) : undefined;
}
const PATIENCE = 30_000;
function comparisonByApi({ token, env, root }) {
    const repository = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryOf */ ._M)(env);
    if (token === '' || repository === undefined)
        return undefined;
    return async (base, head) => {
        const client = (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .openClient */ .M)({ token, url: env.GITHUB_API_URL, patience: PATIENCE });
        return compareCommits(client, repository, base, head, root);
    };
}


/***/ })

};
;