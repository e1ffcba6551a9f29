export const id = 948;
export const ids = [948,443];
export const modules = {

/***/ 1443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withFingerprints: () => (/* binding */ withFingerprints)
/* harmony export */ });
/* unused harmony export fingerprint */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _stable_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);


function withFingerprints(pending) {
    return pending.map(({ finding, fingerprintInput }) => ({
        ...finding,
        fingerprint: fingerprint(fingerprintInput),
        baselined: false,
    }));
}
function fingerprint({ rule, file, index, pointer, value }) {
    const parts = [rule, file === null ? null : (0,_stable_path_js__WEBPACK_IMPORTED_MODULE_1__/* .homeOf */ .l)(file), index, pointer, value];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}


/***/ }),

/***/ 6948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateText: () => (/* binding */ validateText)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/tree/relative-within.ts
var relative_within = __webpack_require__(4812);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8957);
// EXTERNAL MODULE: ./src/library/options.ts
var library_options = __webpack_require__(3221);
// EXTERNAL MODULE: ./src/tree/disk.ts
var disk = __webpack_require__(1807);
// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(1047);
// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(2064);
// EXTERNAL MODULE: ./src/config/units.ts
var units = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/engine/roadmap.ts
var roadmap = __webpack_require__(7337);
// EXTERNAL MODULE: ./src/standards/choose.ts
var choose = __webpack_require__(8789);
// EXTERNAL MODULE: ./src/engine/finding-list.ts
var finding_list = __webpack_require__(4520);
// EXTERNAL MODULE: ./src/engine/batch.ts + 2 modules
var batch = __webpack_require__(4773);
// EXTERNAL MODULE: ./src/engine/rules.ts
var engine_rules = __webpack_require__(405);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(8599);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(9718);
// EXTERNAL MODULE: ./src/engine/finding.ts + 1 modules
var finding = __webpack_require__(2719);
// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(7081);
// EXTERNAL MODULE: ./src/read/transcript.ts
var transcript = __webpack_require__(1700);
;// CONCATENATED MODULE: ./src/engine/one-return.ts








const ON_PLACE = ['return-location', 'task-slug-case', 'envelope-change-folder'];
const NO_LEVELS = new Map();
async function judgeOne(handed, options) {
    const { name, content } = handed;
    const loaded = Object.values(options.chosen).filter((standard) => standard !== undefined);
    const [only, ...others] = loaded;
    const gathered = readAs(others.length === 0 ? only : undefined, content);
    const levels = handed.isPlaced ? NO_LEVELS : new Map(ON_PLACE.map((id) => [id, 'off']));
    const ruleSets = new Map(loaded.map((standard) => [standard, (0,engine_rules/* ruleSet */.nP)(standard, levels)]));
    const { records, drafts, absent } = await (0,batch/* judgeBatch */.Ce)([{ file: { path: name, id: name, link: content === null }, gathered }], [content ?? { kind: 'bytes', bytes: new Uint8Array() }], {
        tree: options.tree,
        chosenAt: () => options.chosen,
        ruleSets,
        overrides: null,
        context: options.context,
        maxFileSize: options.maxFileSize,
        mostFindings: finding_list/* MOST_FINDINGS */.V,
    });
    const standard = loaded.find(({ id }) => id === records[0]?.standard) ?? standardOf(gathered, options.chosen);
    const rules = ruleSets.get(standard);
    if (rules === undefined)
        throw new Error(`${standard.id} was not chosen`);
    const missing = await settled(absent, options);
    const own = notOne(handed, gathered, { standard, rules }, records, drafts, options);
    return { standard, records, drafts: [...drafts, ...missing, ...own] };
}
async function settled(absent, { tree, context }) {
    if (absent.length === 0)
        return [];
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 189).then(__webpack_require__.bind(__webpack_require__, 9189));
    return settleAbsent(absent, tree, context, null, finding_list/* MOST_FINDINGS */.V);
}
function readAs(standard, content) {
    if (standard !== undefined) {
        const { family } = standard;
        return { form: family === 'result-envelope' ? 'markdown' : 'json', family, reduced: false };
    }
    const text = content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : '';
    const isJson = /^\uFEFF?\s*(?:[{[]|$)/.test(text) || (0,extract/* holdsReturn */.vY)(text);
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
        const raised = (0,engine_rules/* judgeDocument */.h8)({ file: name, form, standard, problems: [problem] }, rules, context, null);
        return raised.map((said) => (0,finding/* pendingFinding */.$z)(said, spot));
    }
    const problem = form === 'markdown' ? countProblem(records.length, drafts.length) : null;
    const active = rules.run.find(({ rule }) => rule.id === 'no-returns');
    return problem === null || active === undefined ? [] : [(0,finding/* pendingFinding */.$z)({ active, problem }, spot)];
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
        return (0,json/* isArray */.cy)(value) && !value.some(transcript/* isEnding */.yp) ? value : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./src/engine/validate-return.ts







function readSettings(given, nameOf) {
    const { now, expectSession: expectedSession = null } = given;
    const settings = {
        root: given.root ?? '.',
        expectedSession,
        staleAfter: (0,parse_option/* measured */.j)(nameOf('stale-after'), given.staleAfter ?? '24h', units/* parseDuration */.E, 'a duration such as 90m, 24h or 7d'),
        limit: (0,parse_option/* measured */.j)(nameOf('max-file-size'), given.maxFileSize ?? '1MiB', units/* parseSize */.D, 'a size such as 500KB or 1MiB'),
        now: now === undefined
            ? given.clock
            : (0,parse_option/* measured */.j)(nameOf('now'), now, (text) => (0,iso_8601/* parseIso8601 */.I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
        chosen: (0,choose/* standardsOfOneReturn */.ki)(given.standard, given.file),
    };
    const { chosen } = settings;
    if (expectedSession !== null && chosen['return-meta'] === undefined && chosen['subagent-return'] === undefined) {
        throw new usage_error/* UsageError */.e(`${nameOf('expect-session')}: a result envelope carries no session id: leave the option out.`);
    }
    return settings;
}
async function judgeReturn(handed, tree, { chosen, limit, now, staleAfter, expectedSession }) {
    return judgeOne(handed, {
        tree,
        chosen,
        context: {
            now,
            staleAfter,
            expectedSession,
            expectedIn: null,
            agents: null,
            roadmap: mentionsRoadmap(handed) ? await (0,roadmap/* readRoadmap */.x)(tree, limit) : null,
            changes: null,
            ifNoReturns: 'error',
            agentBranch: null,
            agentBranchRequires: 'final',
            envelopeMode: null,
            mayBeUnclaimed: null,
        },
        maxFileSize: limit,
    });
}
function mentionsRoadmap({ content }) {
    return content?.kind === 'bytes' && Buffer.from(content.bytes).includes('roadmap_items');
}

// EXTERNAL MODULE: ./src/model/version.ts
var version = __webpack_require__(8897);
// EXTERNAL MODULE: ./src/engine/conclude.ts
var conclude = __webpack_require__(3021);
// EXTERNAL MODULE: ./src/baseline/fingerprint.ts
var fingerprint = __webpack_require__(1443);
// EXTERNAL MODULE: ./src/engine/order.ts
var order = __webpack_require__(2130);
// EXTERNAL MODULE: ./src/engine/tally.ts
var tally = __webpack_require__(8984);
;// CONCATENATED MODULE: ./src/engine/report-of-one.ts





function reportOfOne({ records, drafts }, { kind, revision, root }, now) {
    const findings = [...(0,fingerprint.withFingerprints)(drafts)].sort(order/* byPlace */.h);
    return {
        tool: { name: 'return-gate', version: version/* VERSION */.x },
        source: { kind, revision, root, shard: null },
        conclusion: (0,conclude/* conclude */.E)(1, findings, { failOn: 'error', ifNoReturns: 'error' }),
        clock: now,
        failOn: 'error',
        counts: (0,tally/* tally */.N)(1, records, findings),
        unsuccessful: [],
        returns: records,
        findings,
    };
}

// EXTERNAL MODULE: ./src/report/json.ts + 1 modules
var report_json = __webpack_require__(7631);
;// CONCATENATED MODULE: ./src/library/validate.ts








const NAMELESS = '<return>';
async function validateText(content, options) {
    const { now, file, ...given } = options;
    if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
        throw new usage_error/* UsageError */.e('The return to validate is neither text nor bytes: give it as it was written, not parsed.');
    }
    const settings = readSettings({ ...given, file, now: (0,library_options/* momentOf */.E)(now), clock: Date.now() }, library_options/* optionName */.f);
    const tree = (0,disk/* openDisk */.U)(settings.root);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const size = bytes.length;
    const root = (0,external_node_path_.resolve)(settings.root);
    const place = file === undefined ? null : (0,relative_within/* relativeWithin */.Q)(root, (0,external_node_path_.resolve)(root, file));
    const judgement = await judgeReturn({
        name: place ?? file ?? NAMELESS,
        isPlaced: place !== null,
        content: size > settings.limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes },
    }, tree, settings);
    return (0,report_json/* reportJson */.l4)(reportOfOne(judgement, tree, settings.now));
}


/***/ }),

/***/ 1807:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ referencesTo),
/* harmony export */   U: () => (/* binding */ openDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(110);
/* harmony import */ var _git_attributes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1290);
/* harmony import */ var _other_case_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3599);
/* harmony import */ var _git_own_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9989);
/* harmony import */ var _git_git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9268);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5275);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3426);
/* harmony import */ var _git_submodules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7332);










const BATCH = 200;
const PIECE = 64 * 1024;
function openDisk(directory) {
    (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .demandDirectory */ .zb)(directory);
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory));
    const prefix = (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .placeInRepository */ .vO)(root) ?? '';
    let top;
    const open = (folder, name) => {
        const known = folder.below.get(name);
        if (known !== undefined)
            return known;
        const opened = readFolder(root, folder.path === '' ? name : `${folder.path}/${name}`);
        folder.below.set(name, opened);
        return opened;
    };
    const folderAt = (path) => {
        let folder = (top ??= readFolder(root, ''));
        if (path === '')
            return folder;
        for (const name of path.split('/')) {
            if (folder.entries.get(name)?.kind !== 'directory')
                return undefined;
            folder = open(folder, name);
            if (folder.isRepository)
                return undefined;
        }
        return folder;
    };
    const find = (path) => {
        if (path === '')
            return { kind: 'directory' };
        const slash = path.lastIndexOf('/');
        const name = path.slice(slash + 1);
        const folder = folderAt(path.slice(0, Math.max(slash, 0)));
        const entry = folder?.entries.get(name);
        if (folder === undefined || entry?.kind !== 'directory')
            return entry;
        return open(folder, name).isRepository ? { kind: 'submodule' } : entry;
    };
    const below = function* (folder) {
        for (const [name, entry] of folder.entries) {
            if (entry.kind === 'directory')
                yield* below(open(folder, name));
            else
                yield folder.path === '' ? name : `${folder.path}/${name}`;
        }
    };
    const otherCase = new _other_case_js__WEBPACK_IMPORTED_MODULE_7__/* .OtherCase */ .d({ find, namesIn: (folder) => folderAt(folder)?.entries.keys() });
    return {
        path: root,
        kind: 'workspace',
        revision: null,
        root: prefix,
        find,
        list: ({ matches }) => {
            const all = [...below((top ??= readFolder(root, '')))];
            return Promise.resolve(referencesTo(all.filter(matches), find));
        },
        findOtherCase: (path) => otherCase.find(path),
        read: async function* (files, limit) {
            for (let start = 0; start < files.length; start += BATCH) {
                yield await Promise.resolve(files.slice(start, start + BATCH).map((file) => readOne(root, file, limit)));
            }
        },
        sizes: (ids) => Promise.resolve(ids.map((id) => sizeOf(root, id))),
        show: (ids, viewers) => {
            const piece = Buffer.allocUnsafe(PIECE);
            ids.forEach((id, n) => {
                const viewer = viewers[n];
                if (viewer !== undefined)
                    showTo(viewer, root, id, piece);
            });
            return Promise.resolve();
        },
        submodules: () => {
            const text = textAt((0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(root) ?? root, '.gitmodules');
            return Promise.resolve((0,_git_own_files_js__WEBPACK_IMPORTED_MODULE_8__/* .belowRoot */ .I)((0,_git_submodules_js__WEBPACK_IMPORTED_MODULE_6__/* .submodulePaths */ .X)(text ?? ''), prefix));
        },
        inLfs: async (paths) => {
            const whole = paths.map((path) => (prefix === '' ? path : `${prefix}/${path}`));
            const repository = (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(root) ?? root;
            const textIn = (folder) => textAt(repository, folder === '' ? '.gitattributes' : `${folder}/.gitattributes`);
            return (0,_git_own_files_js__WEBPACK_IMPORTED_MODULE_8__/* .belowRoot */ .I)(await (0,_git_attributes_js__WEBPACK_IMPORTED_MODULE_9__/* .sentToLfs */ .J)(whole, (folder) => Promise.resolve(textIn(folder))), prefix);
        },
        explainAbsent: () => Promise.resolve(new Map()),
        close: () => undefined,
    };
}
function referencesTo(paths, find) {
    const files = paths.map((path) => ({ path, id: path, link: find(path)?.kind !== 'file' }));
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function pathOnDisk(root, path) {
    return Buffer.concat([Buffer.from(path === '' ? root : `${root}/`), (0,_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .q)(path)]);
}
function readFolder(root, path) {
    const entries = new Map();
    let isRepository = false;
    for (const entry of entriesOf(pathOnDisk(root, path))) {
        const name = (0,_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .V)(entry.name.toString('latin1'));
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
    return { path, entries, isRepository, below: new Map() };
}
function entriesOf(place) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG')
            return [];
        throw error;
    }
}
function statOf(root, path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(pathOnDisk(root, path));
}
function sizeOf(root, path) {
    const { size } = statOf(root, path);
    return { bytes: size, telling: size > 0 };
}
function readOne(root, file, limit) {
    if (file.link)
        return { kind: 'bytes', bytes: new Uint8Array() };
    const { bytes, size } = fileAt(root, file.path, limit);
    return size > limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}
function fileAt(root, path, limit) {
    return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(pathOnDisk(root, path), limit, 'refused') ?? gone(path);
}
function gone(path) {
    throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`${path} was a file when the folder was read, and is none now.`);
}
function showTo(viewer, root, path, piece) {
    const place = pathOnDisk(root, path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isSymbolicLink()) {
        viewer((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place, { encoding: 'buffer' }));
        return;
    }
    const file = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .openRegularFile */ .ZU)(place, 'refused') ?? gone(path);
    try {
        for (let wantsMore = true; wantsMore;) {
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, piece, 0, piece.length, null);
            wantsMore = length > 0 && viewer(piece.subarray(0, length));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function textAt(repository, path) {
    const place = pathOnDisk(repository, path);
    try {
        const found = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(place, _git_own_files_js__WEBPACK_IMPORTED_MODULE_8__/* .LARGEST */ .b, 'refused');
        return found === null || found.size > _git_own_files_js__WEBPACK_IMPORTED_MODULE_8__/* .LARGEST */ .b ? null : found.bytes.toString('utf8');
    }
    catch {
        return null;
    }
}


/***/ })

};
