"use strict";
exports.id = 102;
exports.ids = [102];
exports.modules = {

/***/ 5102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   comparisonByApi: () => (/* binding */ comparisonByApi)
/* harmony export */ });
/* unused harmony export compareCommits */
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7259);

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
    if (files === undefined || files.length >= MOST_FILES)
        return undefined;
    const prefix = root === '' ? '' : `${root}/`;
    const changed = new Set();
    const deleted = new Set();
    const newSubmodules = new Set();
    for (const { filename, previous_filename, status } of files) {
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
        if (status !== 'removed' && status !== 'modified')
            add(newSubmodules, filename, prefix);
        if (status === 'renamed')
            add(deleted, previous_filename, prefix);
    }
    for (const path of changed)
        deleted.delete(path);
    return { base: base_commit.sha, changed, deleted, newSubmodules };
}
function add(paths, path, prefix) {
    if (path?.startsWith(prefix) === true)
        paths.add(path.slice(prefix.length));
}
const PATIENCE = 30_000;
function comparisonByApi({ token, env, root }) {
    const repository = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryOf */ ._M)(env);
    if (token === '' || repository === undefined)
        return undefined;
    return async (base, head) => {
        const { openClient } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6924));
        const client = await openClient({ token, url: env.GITHUB_API_URL, patience: PATIENCE });
        return compareCommits(client, repository, base, head, root);
    };
}


/***/ })

};
;