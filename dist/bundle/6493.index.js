"use strict";
exports.id = 6493;
exports.ids = [6493];
exports.modules = {

/***/ 47663:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ baselineText),
/* harmony export */   Eg: () => (/* binding */ openBaseline),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   lh: () => (/* binding */ MAX_BASELINE_SIZE),
/* harmony export */   s$: () => (/* binding */ readBaselineFile)
/* harmony export */ });
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69897);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49710);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41300);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26360);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98951);








const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu, hidesNoClaims = false } = source;
    const found = await findBaseline(source);
    const text = base === null || base === 'own' ? null : base.text;
    if (found === undefined && text === null)
        return null;
    const own = found === undefined ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseline */ .mF)(found.text, found.name);
    return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineOf */ .Bv)({
        file: found?.name ?? place,
        entries: own,
        hiding: text === null ? own : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseline */ .mF)(text, `${place} of the base`),
        reach: reachOf(base),
        whole,
        hidesNoClaims: hidesNoClaims || undefined,
    });
}
function reachOf(base) {
    if (base === null)
        return 'everything';
    return base === 'own' || base.text !== null ? 'unless-restated' : 'left-alone';
}
async function findBaseline({ tree, root, named, onDisk, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu, }) {
    if (named !== null)
        return { name: placeIn(root, named), text: readNamed(root, named) };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, place);
    if (onDisk && (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .standsOnDisk */ .iK)(file)) {
        return { name: place, text: readNamed(root, file) };
    }
    const entry = tree.find(place);
    if (entry === undefined) {
        const link = linkOnTheWay(tree, place);
        if (link !== undefined)
            throw baselineIsLink(link);
        return undefined;
    }
    if (entry.kind !== 'file')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${place} is no regular file: commit the file itself.`);
    const committed = { path: place, id: entry.id, link: false };
    let content;
    for await (const [one] of tree.read([committed], MAX_BASELINE_SIZE))
        content = one;
    return { name: place, text: baselineText(content, place) };
}
function baselineText(content, name) {
    if (content?.kind === 'bytes')
        return Buffer.from(content.bytes).toString('utf8');
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .lackingInWords */ .u)(name, content.id));
    throw baselineTooLarge(name);
}
function baselineTooLarge(name) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules with most findings, or leave out old returns (paths, ignore), and write it again.`);
}
function readBaselineFile(file) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegularFile */ .XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw baselineTooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
}
function baselinePath(root, named) {
    return named ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function baselineIsLink(link) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline is not read through ${link}, a symbolic link, which leads wherever a branch wants it to: name the file itself.`);
}
function readNamed(root, file) {
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .linkBelow */ .yZ)([root], file);
    if (link !== undefined)
        throw baselineIsLink(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e)
            throw error;
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline ${file} could not be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}. Write it: return-gate check --baseline ${file} --update-baseline.`);
    }
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline ${file} is no regular file: name the file itself.`);
}
function placeIn(root, file) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : place;
}


/***/ }),

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   m6: () => (/* binding */ faultOfPattern),
/* harmony export */   vG: () => (/* binding */ MAX_SCHEMA_SIZE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49710);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72825);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(69897);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28004);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45023);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33870);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60771);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22003);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12102);














const MAX_SCHEMA_SIZE = 64 * 1024;
const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = (0,_find_js__WEBPACK_IMPORTED_MODULE_5__/* .findConfig */ .u0)(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes, (path) => fileOf(tree, path));
}
async function fileOf(tree, path) {
    const entry = tree.find((0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalisePath */ .qb)(path) ?? '');
    if (entry?.kind !== 'file')
        return null;
    for await (const [content] of tree.read([{ path, id: entry.id, link: false }], MAX_SCHEMA_SIZE))
        return content ?? null;
    return null;
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, repositoryAround(root)];
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(shown, [
            (0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL)
            throw error;
        const reason = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error);
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    const folder = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(root, path) === null ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : root;
    return configOf(shown, bytes, (file) => Promise.resolve(fileBelow(folder, file)));
}
function fileBelow(folder, file) {
    const place = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalisePath */ .qb)(file) ?? '';
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, place);
    if (place === '' || (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)([folder], path) !== undefined || !(0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(path))
        return null;
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_SCHEMA_SIZE);
    if (found === null)
        return null;
    const { size, bytes } = found;
    return size > MAX_SCHEMA_SIZE ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}
function repositoryAround(root) {
    return (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryOf */ ._M)(root) ?? root) : root;
}
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)('This is no regular file: name the file itself.')]);
    if (found.size > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return found.bytes;
}
function configTooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(file, [
        (0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes, readFile = () => Promise.resolve(null)) {
    const { text, problems } = (0,_read_source_js__WEBPACK_IMPORTED_MODULE_7__/* .decode */ .D4)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(file, wrong);
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_13__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(5341), __webpack_require__.e(8931)]).then(__webpack_require__.bind(__webpack_require__, 58353));
    return parseConfig({
        file,
        text,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            return { line, column: offset - lines.startOf(line) + 1 };
        },
        faultOfPattern,
        readFile,
    });
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_START */ .WS;
    return { line: startLine, column: startColumn, message: wordsOf(problem) };
}
function wordsOf(problem) {
    if (problem.kind === 'byte-order-mark')
        return 'The file starts with a byte order mark: save it without one.';
    if (problem.kind === 'encoding' && problem.reason === 'utf-16')
        return 'The file is in UTF-16: save it as UTF-8.';
    return 'This is no UTF-8: save the file as UTF-8.';
}
function faultOfPattern(pattern) {
    try {
        (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compilePatterns */ .xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .PatternError */ .JM)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 90483:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ overruledInWords),
  T: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/tree/commit.ts + 7 modules
var commit = __webpack_require__(2702);
// EXTERNAL MODULE: ./src/tree/git/other-commit.ts
var other_commit = __webpack_require__(687);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(66034);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(12102);
;// CONCATENATED MODULE: ./src/tree/checked-file.ts






async function isCheckedFile(tree, root, path) {
    if (!(0,tree_root/* isDirectory */.wd)(root))
        return false;
    const top = (0,tree_root/* repositoryOf */._M)(root) ?? (0,inside/* realOf */.MN)((0,external_node_path_.resolve)(root));
    const place = (0,inside/* placeIn */.VV)(top, path);
    if (place === null)
        return (0,inside/* leadsInto */.gA)(top, path);
    if ((0,commit.isCommitTree)(tree))
        return (await (0,other_commit/* entryAt */._f)(tree.repository, tree.revision, place)) !== undefined;
    const folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(path));
    const around = (0,tree_root/* isDirectory */.wd)(folder) ? (0,tree_root/* repositoryOf */._M)(folder) : undefined;
    return around === undefined || around === (0,inside/* realOf */.MN)(top) || !(0,external_node_fs_.statSync)((0,external_node_path_.join)(around, '.git')).isDirectory();
}

// EXTERNAL MODULE: ./src/config/error.ts
var error = __webpack_require__(28004);
// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(61036);
;// CONCATENATED MODULE: ./src/config/policy-file.ts





async function readPolicy({ shown, folder, root, tree, nameOfSetting }) {
    const path = (0,external_node_path_.resolve)(folder, shown);
    if (await isCheckedFile(tree, root, path)) {
        throw new usage/* UsageError */.e(`${nameOfSetting('policy')} is ${shown}, a file of the checked repository, which a pull request can change: name a file of another checkout, such as that of a repository for policies. A configuration of this repository belongs in ${nameOfSetting('config').replace(/^The/, 'the')}, or at the project root.`);
    }
    const config = await (0,load/* readConfigFile */.RG)({ path, shown, root, what: 'policy' });
    const refused = [
        ...(config.overrides.length === 0 ? [] : ['A policy has no overrides: it holds for all files. Set rules.']),
        ...OF_EACH_PROJECT.filter(({ key }) => config[key] !== undefined).map(({ name }) => `A policy does not set ${name}: each project does.`),
    ];
    if (refused.length === 0)
        return config;
    throw new error/* ConfigError */.xL(shown, refused.map(error/* problemOfFile */.DE));
}
const OF_EACH_PROJECT = [
    { key: 'maxFileSize', name: 'max-file-size' },
    { key: 'maxReturns', name: 'max-returns' },
    { key: 'maxClaims', name: 'max-claims' },
];
function overruledInWords(shown, overruled) {
    if (overruled.length === 0)
        return '';
    return `The policy ${shown} is stricter than this project's settings, which do not count here: ${overruled.join(', ')}.`;
}


/***/ }),

/***/ 53486:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ formRemarks),
/* harmony export */   n: () => (/* binding */ filesOfForm)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28004);
/* harmony import */ var _families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58952);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54960);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);





async function filesOfForm(form, tree) {
    const declared = (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOfForms */ .$m)((0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .versionsOfForms */ .I$)([form]));
    const { matches } = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .selection */ .r1)([], [], declared);
    const isOfForm = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .inDeclared */ .OU)(declared);
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .classifier */ .kd)({}, declared);
    const wanted = (path) => isOfForm(path) && matches(path) && classify(path).family === form.name;
    return (await tree.findAll({ patterns: ['**'], matches: wanted, anyCase: true })).map(({ path }) => path);
}
async function formRemarks({ standards, readFrom }, tree) {
    const declared = (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOfForms */ .$m)(standards);
    if (declared.length === 0)
        return [];
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .classifier */ .kd)({}, declared);
    const remarks = [];
    for (const [form, places] of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(declared, ({ family }) => family ?? '')) {
        const files = await tree.findAll({ patterns: ['**'], matches: (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .inDeclared */ .OU)(places), anyCase: true });
        const byFamily = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(files, ({ path }) => classify(path).family ?? 'a built-in family');
        for (const [family, taken] of byFamily) {
            if (family === form)
                continue;
            const what = `read as ${family}, and not by the form`;
            if (byFamily.size === 1) {
                const file = readFrom.config?.file ?? readFrom.policy?.config.file ?? '';
                throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(file, [
                    (0,_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`All files of the form ${form} are ${what}: remove the form, or change its files.`),
                ]);
            }
            remarks.push(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(taken.length, 'file')} of the form ${form} ${taken.length === 1 ? 'is' : 'are'} ${what}: ${taken[0]?.path ?? ''}${taken.length > 1 ? ' and others' : ''}.`);
        }
    }
    for (const { name, schema } of (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .declarationsOf */ .RK)(standards)) {
        if (schema?.hasPatterns !== true)
            continue;
        remarks.push(`The form ${name} is checked by ${schema.file} without its pattern and patternProperties, which are not run.`);
    }
    return remarks;
}


/***/ }),

/***/ 88942:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ compareByGit),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   wq: () => (/* binding */ openBefore)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _commit_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56879);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47134);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84595);
/* harmony import */ var _partial_clone_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55166);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62769);
/* harmony import */ var _other_commit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(687);
/* harmony import */ var _renames_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64620);








const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const REMOTE_LIMIT = 60_000;
async function compareByGit(tree, asked, fetching) {
    try {
        return await compare(tree, asked, fetching === 'fetching');
    }
    catch (error) {
        if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS && error.kind === 'other')
            return refused(error.message);
        throw error;
    }
}
async function compare({ repository, revision: checked }, asked, fetching) {
    const { revision, relation, label } = asked;
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        return refused(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const base = await findBase(repository, revision, fetching);
    if ('kind' in base)
        return base;
    const { id: found, remark } = base;
    const parted = relation === 'before' ? found : await partedAt(repository, found, checked);
    const commit = parted ?? found;
    if (repository.clone === 'partial') {
        for (const lacking of new Set([commit, found]))
            await (0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_4__/* .bringFolders */ .cp)(repository.git, lacking, 'its');
    }
    const changes = await (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changesBetween */ .iv)(repository, commit, checked, label);
    const approximate = parted === undefined && (await (0,_commit_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .endsEarly */ .c2)(repository.git));
    return { kind: 'compared', changes: { ...changes, approximate }, commit, tip: found, remark };
}
async function parentsOf({ objects }, commit) {
    const found = await objects.contents([commit], Number.MAX_SAFE_INTEGER);
    return found.flatMap(({ bytes }) => (bytes === null ? [] : (0,_commit_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .parentsOf */ .fY)(bytes)));
}
const EXPRESSION = /[\^~:]|@\{/;
async function findBase(repository, revision, fetching) {
    const name = fetching ? remoteBranch(revision) : revision;
    const tracked = `refs/remotes/${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn}/${name}`;
    const isExpression = EXPRESSION.test(name);
    if (isExpression || OBJECT_ID.test(name) || name === 'HEAD' || name.startsWith('refs/')) {
        const ofRemote = async () => fetching && isExpression ? namedCommit(repository, tracked) : undefined;
        const known = (await namedCommit(repository, revision)) ?? (await ofRemote());
        if (known !== undefined)
            return { id: known };
        return fetching ? fromRemote(repository, revision) : unknown(repository, revision);
    }
    const branches = fetching ? [tracked, `refs/heads/${name}`] : [`refs/heads/${name}`, `refs/remotes/${name}`, tracked];
    const tags = [...new Set([name, revision])].map((tag) => `refs/tags/${tag}`);
    const refs = await commitsOfRefs(repository, [...branches, ...tags]);
    const asBranch = (id) => {
        const others = tags.filter((tag) => (refs.get(tag) ?? id) !== id).map((tag) => tag.replace('refs/tags/', ''));
        const remark = `The base is the branch ${name}, and not the tag ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(others)}, which is another commit.`;
        return { id, remark: others.length === 0 ? undefined : remark };
    };
    const [branch] = branches.flatMap((ref) => refs.get(ref) ?? []);
    if (branch !== undefined)
        return asBranch(branch);
    const remote = fetching ? await fromRemote(repository, revision) : undefined;
    if (remote !== undefined && 'id' in remote)
        return remote.isBranch === true ? asBranch(remote.id) : remote;
    const known = name === revision ? await namedCommit(repository, revision) : undefined;
    return known === undefined ? (remote ?? unknown(repository, revision)) : { id: known };
}
function remoteBranch(revision) {
    return revision.replace(/^(?:refs\/remotes\/)?origin\//, '');
}
async function commitsOfRefs(repository, names) {
    const list = ['for-each-ref', '--format=%(objectname) %(refname)', '--', ...names];
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.git, list);
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitFailed */ .gk)('look up the base', stderr);
    const commits = new Map();
    for (const line of stdout.toString('utf8').split('\n')) {
        const [id = '', ref = ''] = line.split(' ');
        const commit = names.includes(ref) ? await resolveCommit(repository, id) : undefined;
        if (commit !== undefined)
            commits.set(ref, commit);
    }
    return commits;
}
async function namedCommit(repository, revision) {
    if (OBJECT_ID.test(revision))
        return resolveCommit(repository, revision);
    const { status, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.git, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
    return status === 0 ? (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .printedId */ .I7)(stdout, `find the revision ${revision}`) : undefined;
}
async function resolveCommit({ objects, clone }, id) {
    const asked = objects.describe([`${id}^{commit}`]);
    const [found] = clone === 'partial' ? await asked.catch(() => []) : await asked;
    return found?.id ?? undefined;
}
function refused(reason) {
    return { kind: 'refused', reason };
}
async function unknown(repository, revision) {
    const branch = `${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn}/${revision}`;
    const isBranch = (await namedCommit(repository, `refs/remotes/${branch}`)) !== undefined;
    const hint = isBranch ? `Did you mean ${branch}?` : 'Name a branch, a tag or a commit that has been fetched.';
    return refused(`git does not know the revision "${revision}". ${hint}`);
}
async function fromRemote(repository, revision) {
    const { git } = repository;
    const settings = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .readGitSettings */ .kS)(git);
    if (!settings.has(`remote.${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn}.url`)) {
        return refused(`${revision} is not in the clone, which has no remote ${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn} to fetch from.`);
    }
    const remotely = { ...(await (0,_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .toFetch */ .qU)(git, [_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn], settings)), limit: REMOTE_LIMIT };
    const asked = OBJECT_ID.test(revision) ? { id: revision } : await askRemote(remotely, remoteBranch(revision));
    if ('kind' in asked)
        return asked;
    const commit = (await resolveCommit(repository, asked.id)) ?? (await fetchCommit(repository, remotely, asked.id));
    return typeof commit === 'string' ? { ...asked, id: commit } : commit;
}
async function askRemote(remotely, name) {
    const wanted = [`refs/heads/${name}`, `refs/tags/${name}^{}`, `refs/tags/${name}`];
    const ask = ['ls-remote', '--quiet', `--upload-pack=${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .UPLOAD_PACK */ .I3}`, _remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn, ...wanted];
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(remotely, [..._remote_js__WEBPACK_IMPORTED_MODULE_5__/* .ALONE */ .qY, ...ask]);
    if (status !== 0)
        return refused(`${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn} could not be asked for ${name}: ${(0,_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .lastWords */ .aN)(stderr)}`);
    const lines = stdout.toString('utf8').split('\n');
    const found = wanted.map((ref) => lines.find((line) => line.endsWith(`\t${ref}`))).find((line) => line !== undefined);
    const [id = '', ref = ''] = found?.split('\t') ?? [];
    if (id === '')
        return refused(`Neither the clone nor ${_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .REMOTE */ .Bn} has a branch or a tag ${name}.`);
    return { id, isBranch: ref.startsWith('refs/heads/') };
}
async function fetchCommit(repository, remotely, id) {
    const depth = (await (0,_commit_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .endsEarly */ .c2)(repository.git)) ? ['--depth=1'] : [];
    const { status, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(remotely, (0,_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .fetchArguments */ .lO)(depth, id));
    if (status !== 0)
        return refused(`${id} is not in the clone, and could not be fetched: ${(0,_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .lastWords */ .aN)(stderr)}`);
    return (await resolveCommit(repository, id)) ?? refused(`${id} is no commit.`);
}
async function partedAt(repository, base, checked) {
    if ((await parentsOf(repository, checked)).includes(base))
        return base;
    const { status, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.git, ['merge-base', base, checked]);
    return status === 0 ? (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .printedId */ .I7)(stdout, 'find where the branch started') : undefined;
}
const REGULAR = '100';
const GITLINK = '160000';
async function openBefore({ repository, revision }, { commit, tip }) {
    const differing = new Set();
    const filesOf = async (base) => {
        const files = new Map();
        for (const { path, mode, id } of await (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .differencesBetween */ .F0)(repository, base, revision, base)) {
            if (base === commit)
                differing.add(path);
            if (mode.startsWith(REGULAR))
                files.set(path, { path, id, link: false });
        }
        return files;
    };
    const files = await filesOf(commit);
    if (repository.clone === 'partial') {
        repository.objects.expect(askedAbout(await (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .differencesBetween */ .F0)(repository, commit, revision, commit)));
    }
    let renamed;
    const renames = () => (renamed ??= renamesBetween(repository, commit, revision));
    return {
        commit,
        differs: (path) => differing.has(path),
        files,
        since: tip === commit ? new Map() : await filesOf(tip),
        read: (wanted, limit) => (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_6__/* .readContents */ .r0)(repository, wanted, limit),
        movedAway: async () => movedAway(repository, commit, revision, renames),
        editedRenames: async () => (await renames()).byTarget,
    };
}
const DOCUMENT = /\.(?:jsonl?|md|markdown|ya?ml)$/i;
function askedAbout(differences) {
    const sides = ({ status, mode, newMode, id, newId }) => [
        ...(status === 'A' || mode === GITLINK ? [] : [id]),
        ...(status === 'D' || newMode === GITLINK ? [] : [newId]),
    ];
    const documents = differences.filter(({ path }) => DOCUMENT.test(path));
    const gone = differences.filter(({ status }) => status === 'D');
    const added = differences.filter(({ status }) => status === 'A');
    const [before, now] = [new Set(gone.map(({ id }) => id)), new Set(added.map(({ newId }) => newId))];
    const left = gone.filter(({ id }) => !now.has(id));
    const places = added.filter(({ newId }) => !before.has(newId));
    const renamed = left.length === 0 || places.length === 0 ? [] : [...left, ...places];
    return [...documents, ...renamed].flatMap(sides);
}
async function renamesBetween(repository, base, checked) {
    const byTarget = new Map();
    const { skipped } = await (0,_renames_js__WEBPACK_IMPORTED_MODULE_7__/* .renamesWithEdits */ .rb)(repository, [{ commit: null, base, checked }], ({ to, path }) => {
        byTarget.set(to, path);
    });
    return { byTarget, isCut: skipped.size > 0 };
}
async function movedAway(repository, base, checked, renames) {
    const moved = new Set();
    const differences = await (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .differencesBetween */ .F0)(repository, base, checked, base);
    const now = new Set(differences.map(({ newId }) => newId));
    const gone = differences.filter(({ status }) => status === 'D');
    for (const { path, id } of gone)
        if (now.has(id))
            moved.add(path);
    if (gone.length === moved.size)
        return moved;
    const { byTarget, isCut } = await renames();
    for (const path of byTarget.values())
        moved.add(path);
    return isCut ? new Set(gone.map(({ path }) => path)) : moved;
}


/***/ })

};
;