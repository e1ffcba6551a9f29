export const id = 724;
export const ids = [724];
export const modules = {

/***/ 6724:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainByHistory: () => (/* binding */ explainByHistory)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5064);

const MOST_PATHS = 10_000;
const MOST_STEPS = 8;
const SHALLOW = 'History is too shallow here to tell whether it ever existed: deepen it (fetch-depth: 0 of actions/checkout, or git fetch --unshallow).';
async function explainByHistory(options, revision, paths, exists) {
    const told = new Map();
    if (paths.length === 0)
        return told;
    const shallow = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(options, ['rev-parse', '--is-shallow-repository']);
    if (shallow.stdout.toString('latin1').trim() === 'true') {
        for (const path of paths)
            told.set(path, { kind: 'unknown', detail: SHALLOW });
        return told;
    }
    const events = new Map();
    let asked = paths.filter(canAsk).slice(0, MOST_PATHS);
    for (let step = 0; step < MOST_STEPS && asked.length > 0; step++) {
        for (const [path, to] of await lastEvents(options, revision, asked))
            if (!events.has(path))
                events.set(path, to);
        asked = [...events.values()].filter((to) => to !== null && !exists(to) && !events.has(to) && canAsk(to));
    }
    for (const path of paths) {
        const last = endOf(path, events, exists);
        if (last !== undefined)
            told.set(path, last);
    }
    return told;
}
function canAsk(path) {
    return path !== '' && !/[\n\r\0]/.test(path);
}
function endOf(path, events, exists) {
    let at = path;
    for (let step = 0; step <= MOST_STEPS; step++) {
        const to = events.get(at);
        if (to === undefined)
            return at === path ? undefined : { kind: 'removed' };
        if (to === null)
            return { kind: 'removed' };
        if (exists(to))
            return { kind: 'moved', to };
        at = to;
    }
    return { kind: 'removed' };
}
async function lastEvents(options, revision, paths) {
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(options, [
        'log',
        '-z',
        '--format=',
        '--name-status',
        '--diff-filter=DR',
        '--find-renames',
        '--full-diff',
        '--full-history',
        '--diff-merges=first-parent',
        '--no-ext-diff',
        '--no-textconv',
        '--relative',
        '--stdin',
    ], `${revision}\n--\n${paths.join('\n')}\n`);
    const events = new Map();
    if (status !== 0)
        throw new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`git could not read the history: ${stderr}`);
    const fields = stdout.toString('utf8').split('\0');
    for (let n = 0; n < fields.length;) {
        const kind = fields[n]?.trim() ?? '';
        const renamed = kind.startsWith('R');
        const from = fields[n + 1];
        const to = renamed ? fields[n + 2] : undefined;
        if (kind !== '' && from !== undefined && !events.has(from))
            events.set(from, to ?? null);
        n += kind === '' ? 1 : renamed ? 3 : 2;
    }
    return events;
}


/***/ })

};
