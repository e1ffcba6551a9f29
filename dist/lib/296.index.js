export const id = 296;
export const ids = [296,158];
export const modules = {

/***/ 9158:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withFingerprints: () => (/* binding */ withFingerprints)
/* harmony export */ });
/* unused harmony export fingerprint */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _home_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(395);


function withFingerprints(drafts) {
    return drafts.map(({ finding, identity }) => ({ ...finding, fingerprint: fingerprint(identity), baselined: false }));
}
function fingerprint({ rule, file, index, pointer, value }) {
    const parts = [rule, file === null ? null : (0,_home_js__WEBPACK_IMPORTED_MODULE_1__/* .homeOf */ .l)(file), index, pointer, value];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}


/***/ }),

/***/ 5875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ referencesTo),
/* harmony export */   U: () => (/* binding */ openDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(810);
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3303);
/* harmony import */ var _other_case_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4419);
/* harmony import */ var _own_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3518);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2102);
/* harmony import */ var _submodules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7345);








const BATCH = 200;
const PIECE = 64 * 1024;
function openDisk(directory) {
    (0,_root_js__WEBPACK_IMPORTED_MODULE_3__/* .demandDirectory */ .zb)(directory);
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory));
    const prefix = (0,_root_js__WEBPACK_IMPORTED_MODULE_3__/* .placeInRepository */ .vO)(root) ?? '';
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
    const otherCase = new _other_case_js__WEBPACK_IMPORTED_MODULE_5__/* .OtherCase */ .d({ find, namesIn: (folder) => folderAt(folder)?.entries.keys() });
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
                yield await Promise.all(files.slice(start, start + BATCH).map((file) => readOne(root, file, limit)));
            }
        },
        sizes: (ids) => Promise.resolve(ids.map((id) => sizeOf(root, id))),
        contents: (ids) => Promise.resolve(ids.map((id) => contentOf(root, id))),
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
            const text = textAt((0,_root_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._M)(root) ?? root, '.gitmodules');
            return Promise.resolve((0,_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .belowRoot */ .I)((0,_submodules_js__WEBPACK_IMPORTED_MODULE_4__/* .submodulePaths */ .X)(text ?? ''), prefix));
        },
        inLfs: async (paths) => {
            const whole = paths.map((path) => (prefix === '' ? path : `${prefix}/${path}`));
            const repository = (0,_root_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._M)(root) ?? root;
            const textIn = (folder) => textAt(repository, folder === '' ? '.gitattributes' : `${folder}/.gitattributes`);
            return (0,_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .belowRoot */ .I)(await (0,_attributes_js__WEBPACK_IMPORTED_MODULE_7__/* .sentToLfs */ .J)(whole, (folder) => Promise.resolve(textIn(folder))), prefix);
        },
        explainAbsent: () => Promise.resolve(new Map()),
        close: () => undefined,
    };
}
function referencesTo(paths, find) {
    const files = paths.map((path) => ({ path, id: path, link: find(path)?.kind !== 'file' }));
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function placeOf(root, path) {
    return Buffer.concat([Buffer.from(path === '' ? root : `${root}/`), (0,_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .q)(path)]);
}
function readFolder(root, path) {
    const entries = new Map();
    let isRepository = false;
    for (const entry of entriesOf(placeOf(root, path))) {
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
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(placeOf(root, path));
}
function sizeOf(root, path) {
    const { size } = statOf(root, path);
    return { bytes: size, telling: size > 0 };
}
async function readOne(root, file, limit) {
    if (file.link)
        return { kind: 'bytes', bytes: new Uint8Array() };
    const { size } = statOf(root, file.path);
    return size > limit
        ? { kind: 'too-large', size }
        : { kind: 'bytes', bytes: await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readFile(placeOf(root, file.path)) };
}
function contentOf(root, path) {
    const place = placeOf(root, path);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place, { encoding: 'buffer' }) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(place);
}
function showTo(viewer, root, path, piece) {
    const place = placeOf(root, path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isSymbolicLink()) {
        viewer((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place, { encoding: 'buffer' }));
        return;
    }
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, 'r');
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
    const place = placeOf(repository, path);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place);
        return !stats.isFile() || stats.size > _own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .LARGEST */ .b ? null : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(place, 'utf8');
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 6296:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateText: () => (/* binding */ validateText)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/below.ts

function below(folder, file) {
    const path = (0,external_node_path_.relative)(folder, file);
    const isOutside = path === '' || path === '..' || path.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(path);
    return isOutside ? null : path.split(external_node_path_.sep).join('/');
}

// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/library-options.ts
var library_options = __webpack_require__(8543);
// EXTERNAL MODULE: ./src/tree/disk.ts
var disk = __webpack_require__(5875);
// EXTERNAL MODULE: ./src/measured.ts
var measured = __webpack_require__(3463);
// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(9244);
// EXTERNAL MODULE: ./src/policy/units.ts
var units = __webpack_require__(2233);
// EXTERNAL MODULE: ./src/roadmap.ts
var roadmap = __webpack_require__(15);
// EXTERNAL MODULE: ./src/model/standard.ts
var standard = __webpack_require__(1900);
// EXTERNAL MODULE: ./src/standards/choice.ts
var choice = __webpack_require__(4647);
;// CONCATENATED MODULE: ./src/standards/shelf.ts
const shelf = [
    {
        id: 'result-envelope@1',
        family: 'result-envelope',
        isDefault: true,
        load: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7061))).standard,
    },
    {
        id: 'result-envelope@4',
        family: 'result-envelope',
        isDefault: false,
        load: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7823))).standard,
    },
    {
        id: 'return-meta@1.2',
        family: 'return-meta',
        isDefault: true,
        load: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3780))).standard,
    },
    {
        id: 'return-meta@1.4',
        family: 'return-meta',
        isDefault: false,
        load: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1176))).standard,
    },
    {
        id: 'return-meta@2.1',
        family: 'return-meta',
        isDefault: false,
        load: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8139))).standard,
    },
    {
        id: 'subagent-return@1.0',
        family: 'subagent-return',
        isDefault: false,
        load: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8647))).standard,
    },
    {
        id: 'subagent-return@1.2',
        family: 'subagent-return',
        isDefault: true,
        load: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 2162))).standard,
    },
    {
        id: 'subagent-return@2.0',
        family: 'subagent-return',
        isDefault: false,
        load: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6795))).standard,
    },
];

;// CONCATENATED MODULE: ./src/standards/take.ts



const METADATA_FILE = /(?:^|[/\\])(?:[^/\\]*return-meta|\.return-meta-[^/\\]*)\.json$/i;
async function takeStandards(list, file) {
    const named = list === undefined ? new Map() : (0,choice/* namedIn */.$)(list, shelf);
    const usual = METADATA_FILE.test(file ?? '') ? 'return-meta' : 'subagent-return';
    const isOpen = list === 'auto' || named.size > 1;
    const entries = standard/* FAMILIES */.B.map(async (family) => {
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

// EXTERNAL MODULE: ./src/policy/finding-list.ts
var finding_list = __webpack_require__(6752);
// EXTERNAL MODULE: ./src/judge/batch.ts + 2 modules
var batch = __webpack_require__(9643);
// EXTERNAL MODULE: ./src/judge/rules.ts
var judge_rules = __webpack_require__(4896);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
// EXTERNAL MODULE: ./src/policy/finding.ts + 1 modules
var finding = __webpack_require__(5165);
// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(5933);
// EXTERNAL MODULE: ./src/read/needed.ts
var needed = __webpack_require__(8699);
// EXTERNAL MODULE: ./src/read/source.ts
var source = __webpack_require__(2003);
// EXTERNAL MODULE: ./src/read/transcript.ts
var transcript = __webpack_require__(7360);
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
        const { records, drafts, absent } = await (0,batch/* judgeBatch */.Ce)([{ file: { path: name, id: name, link: content === null }, gathered }], [content ?? { kind: 'bytes', bytes: new Uint8Array() }], {
            tree: options.tree,
            chosenAt: () => options.chosen,
            benches,
            overrides: null,
            context: options.context,
            maxFileSize: options.maxFileSize,
            mostFindings: finding_list/* MOST_FINDINGS */.V,
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
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 390).then(__webpack_require__.bind(__webpack_require__, 6390));
    return settleAbsent(absent, tree, context, null, finding_list/* MOST_FINDINGS */.V);
}
function noMarkdown() {
    return source/* NO_PARTS */.lv;
}
async function withAid(aids, parser, loaded, { siblings }) {
    if (parser === 'markdown') {
        const { parseMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(814)]).then(__webpack_require__.bind(__webpack_require__, 3814));
        return { ...aids, markdown: parseMarkdown };
    }
    const { Locator } = await Promise.all(/* import() */[__webpack_require__.e(547), __webpack_require__.e(642)]).then(__webpack_require__.bind(__webpack_require__, 6642));
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
        const raised = (0,judge_rules/* judgeDocument */.h8)({ file: name, form, standard, problems: [problem] }, rules, context, null);
        return raised.map((said) => (0,finding/* draft */.K4)(said, spot));
    }
    const problem = form === 'markdown' ? countProblem(records.length, drafts.length) : null;
    const active = rules.run.find(({ rule }) => rule.id === 'no-returns');
    return problem === null || active === undefined ? [] : [(0,finding/* draft */.K4)({ active, problem }, spot)];
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

;// CONCATENATED MODULE: ./src/validate-return.ts







async function readSettings(given, nameOf) {
    const { now, expectSession: expectedSession = null } = given;
    const settings = {
        root: given.root ?? '.',
        expectedSession,
        staleAfter: (0,measured/* measured */.j)(nameOf('stale-after'), given.staleAfter ?? '24h', units/* parseDuration */.E, 'a duration such as 90m, 24h or 7d'),
        limit: (0,measured/* measured */.j)(nameOf('max-file-size'), given.maxFileSize ?? '1MiB', units/* parseSize */.D, 'a size such as 500KB or 1MiB'),
        now: now === undefined
            ? Date.now()
            : (0,measured/* measured */.j)(nameOf('now'), now, (text) => (0,iso_8601/* parseIso8601 */.I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
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
            roadmap: mentionsRoadmap(handed) ? await (0,roadmap/* readRoadmap */.x)(tree) : null,
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

// EXTERNAL MODULE: ./src/report/json.ts + 1 modules
var report_json = __webpack_require__(4108);
// EXTERNAL MODULE: ./src/policy/conclude.ts
var conclude = __webpack_require__(7093);
// EXTERNAL MODULE: ./src/policy/fingerprint.ts
var fingerprint = __webpack_require__(9158);
// EXTERNAL MODULE: ./src/policy/order.ts
var order = __webpack_require__(762);
// EXTERNAL MODULE: ./src/policy/tally.ts
var tally = __webpack_require__(2720);
;// CONCATENATED MODULE: ./src/validate/report-of.ts




function reportOf({ records, drafts }, { tool, source, clock }) {
    const findings = [...(0,fingerprint.withFingerprints)(drafts)].sort(order/* byPlace */.h);
    return {
        tool,
        source,
        conclusion: (0,conclude/* conclude */.E)(1, findings, { failOn: 'error', ifNoReturns: 'error' }),
        clock,
        failOn: 'error',
        counts: (0,tally/* tally */.N)(1, records, findings),
        unsuccessful: [],
        returns: records,
        findings,
    };
}

// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
;// CONCATENATED MODULE: ./src/validation-report.ts



function jsonReport(judgement, tree, { now }) {
    const { kind, revision, root } = tree;
    const report = reportOf(judgement, {
        tool: { name: 'return-gate', version: version/* VERSION */.x },
        source: { kind, revision, root, shard: null },
        clock: now,
    });
    return (0,report_json/* render */.XX)(report);
}

;// CONCATENATED MODULE: ./src/validate-text.ts







const NAMELESS = '<return>';
async function validateText(content, options) {
    const { now, file, ...given } = options;
    if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
        throw new call_error/* CallError */.R('The return to validate is neither text nor bytes: give it as it was written, not parsed.');
    }
    const settings = await readSettings({ ...given, file, now: (0,library_options/* momentOf */.E)(now) }, library_options/* optionName */.f);
    const tree = (0,disk/* openDisk */.U)(settings.root);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const size = bytes.length;
    const root = (0,external_node_path_.resolve)(settings.root);
    const place = file === undefined ? null : below(root, (0,external_node_path_.resolve)(root, file));
    const judgement = await judgeReturn({
        name: place ?? file ?? NAMELESS,
        isPlaced: place !== null,
        content: size > settings.limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes },
    }, tree, settings);
    return JSON.parse([...jsonReport(judgement, tree, settings)].join(''));
}


/***/ })

};
