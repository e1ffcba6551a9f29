"use strict";
exports.id = 5723;
exports.ids = [5723];
exports.modules = {

/***/ 55625:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* reexport */ check),
  validate: () => (/* reexport */ validate)
});

// EXTERNAL MODULE: ./src/tree/workspace.ts
var tree_workspace = __webpack_require__(16825);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(61036);
// EXTERNAL MODULE: ./src/engine/run/form-files.ts
var form_files = __webpack_require__(53486);
// EXTERNAL MODULE: ./src/engine/run/check-tree.ts + 24 modules
var check_tree = __webpack_require__(68625);
// EXTERNAL MODULE: ./src/baseline/load.ts
var baseline_load = __webpack_require__(47663);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
;// CONCATENATED MODULE: ./src/library/types.ts


function optionName(setting) {
    return `The option ${setting.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`;
}
function settingTexts({ now, ...options }) {
    if (now instanceof Date && Number.isNaN(now.getTime())) {
        throw new usage/* UsageError */.e('The option now is an invalid date: give a time.');
    }
    const given = Object.entries({ ...options, now: now instanceof Date ? now.toISOString() : now });
    const settings = given.filter(([, value]) => (value ?? undefined) !== undefined);
    return new Map(settings.map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), String(value)]));
}
function demandKnown(options, names) {
    for (const name of Object.keys(options)) {
        if (names.includes(name))
            continue;
        const meant = (0,model_text.nearest)(name, names);
        throw new usage/* UsageError */.e(`There is no option ${name}.${meant === undefined ? ` There are ${names.join(', ')}.` : ` Did you mean ${meant}?`}`);
    }
}

// EXTERNAL MODULE: ./src/report/json.ts
var json = __webpack_require__(32794);
// EXTERNAL MODULE: ./src/config/settings.ts
var config_settings = __webpack_require__(54661);
// EXTERNAL MODULE: ./src/tree/commit.ts + 4 modules
var commit = __webpack_require__(14764);
;// CONCATENATED MODULE: ./src/library/check.ts










const OPTIONS = [
    ...['root', 'at', 'workspace', 'config', 'patterns', 'ignore', 'standard', 'failOn', 'archived', 'ifNoReturns'],
    ...['staleAfter', 'maxFileSize', 'maxReturns', 'maxClaims', 'expectSession', 'now', 'baseline'],
];
async function check(options = {}) {
    demandKnown(options, OPTIONS);
    const { root = '.', patterns = [], ignore = [] } = options;
    const settingsFor = (0,config_settings/* readOptions */.Tt)({ patterns, ignore, texts: settingTexts(options), clock: Date.now() }, optionName);
    const { config } = options;
    const named = config === undefined ? null : await (0,load/* readConfigFile */.RG)({ path: config, shown: config, root });
    const tree = await check_open(options);
    try {
        const settings = settingsFor(named ?? (await (0,load/* readConfig */.Xg)(tree)));
        await (0,form_files/* formRemarks */.G)(settings, tree);
        const whole = patterns.length === 0 && ignore.length === 0;
        const ofConfiguration = settings.baselineFile === null ? null : (0,external_node_path_.join)(root, settings.baselineFile);
        const baseline = await (0,baseline_load/* openBaseline */.Eg)({
            tree,
            root,
            named: options.baseline ?? ofConfiguration,
            onDisk: true,
            base: null,
            whole,
        });
        return (0,json/* reportJson */.l4)(await (0,check_tree/* checkTree */.RX)(tree, settings, { baseline }));
    }
    finally {
        tree.close();
    }
}
async function check_open({ root = '.', at, workspace = false }) {
    if (!workspace)
        return (0,commit.openCommit)({ root, revision: at ?? 'HEAD' });
    if (at !== undefined)
        throw new TypeError('`at` names a commit and `workspace` the files on disk: use one of them.');
    return (0,tree_workspace/* openWorkspace */.OH)(root);
}

// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(66034);
// EXTERNAL MODULE: ./src/engine/run/validate-return.ts
var validate_return = __webpack_require__(5475);
;// CONCATENATED MODULE: ./src/library/validate.ts








const NAMELESS = '<return>';
const validate_OPTIONS = ['root', 'file', 'standard', 'expectSession', 'agent', 'staleAfter', 'maxFileSize', 'now'];
async function validate(content, options = {}) {
    demandKnown(options, validate_OPTIONS);
    const { root = '.', file } = options;
    if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
        throw new usage/* UsageError */.e('The return to validate is neither text nor bytes: give it as it was written, not parsed.');
    }
    const texts = settingTexts(options);
    const settings = (0,config_settings/* readSettings */.sb)({ patterns: [], ignore: [], texts, clock: Date.now(), single: { file } }, optionName);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const top = (0,external_node_path_.resolve)(root);
    const place = file === undefined ? null : (0,inside/* relativeWithin */.Qs)(top, (0,external_node_path_.resolve)(top, file));
    const agent = options.agent ?? null;
    const input = {
        name: place ?? file ?? NAMELESS,
        isPlaced: place !== null,
        content: { kind: 'bytes', bytes },
        agent,
    };
    const tree = (0,tree_workspace/* openWorkspace */.OH)(root);
    try {
        const { report } = await (0,validate_return/* validateReturn */.L)(input, tree, settings);
        return (0,json/* reportJson */.l4)(report);
    }
    finally {
        tree.close();
    }
}

;// CONCATENATED MODULE: ./scripts/bundle/library.ts




/***/ }),

/***/ 47663:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ baselineText),
/* harmony export */   Eg: () => (/* binding */ openBaseline),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   lh: () => (/* binding */ MAX_BASELINE_SIZE),
/* harmony export */   s$: () => (/* binding */ readBaselineFile)
/* harmony export */ });
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69897);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49710);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41300);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26360);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98951);








const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_3__.BASELINE_FILE, hidesNoClaims = false } = source;
    const found = await findBaseline(source);
    const text = base === null || base === 'own' ? null : base.text;
    if (found === undefined && text === null)
        return null;
    const own = found === undefined ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .readBaseline */ .mF)(found.text, found.name);
    return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineOf */ .Bv)({
        file: found?.name ?? place,
        entries: own,
        hiding: text === null ? own : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .readBaseline */ .mF)(text, `${place} of the base`),
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
async function findBaseline({ tree, root, named, onDisk, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_3__.BASELINE_FILE, }) {
    if (named !== null)
        return { name: placeIn(root, named), text: readNamed(root, named) };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, place);
    if (onDisk && (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .standsOnDisk */ .iK)(file)) {
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
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`${place} is not a regular file: commit the file itself.`);
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
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .lackingInWords */ .u)(name, content.id));
    throw baselineTooLarge(name);
}
function baselineTooLarge(name) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules with most findings, or leave out old returns (paths, ignore), and write it again.`);
}
function readBaselineFile(file) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw baselineTooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
}
function baselinePath(root, named) {
    return named ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, _model_finding_js__WEBPACK_IMPORTED_MODULE_3__.BASELINE_FILE);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function baselineIsLink(link) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`The baseline is not read through ${link}, a symbolic link, whose target a branch can choose: name the file itself.`);
}
function readNamed(root, file) {
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .linkBelow */ .yZ)([root], file);
    if (link !== undefined)
        throw baselineIsLink(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e)
            throw error;
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`The baseline ${file} could not be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.reasonOf)(error)}. Write it: return-gate check --baseline ${file} --update-baseline.`);
    }
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`The baseline ${file} is not a regular file: name the file itself.`);
}
function placeIn(root, file) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') : place;
}


/***/ }),

/***/ 28004:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ MOST_SHOWN),
/* harmony export */   r4: () => (/* binding */ inWords),
/* harmony export */   xL: () => (/* binding */ ConfigError)
/* harmony export */ });
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49710);

const MOST_SHOWN = 100;
class ConfigError extends _model_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
    file;
    name = 'ConfigError';
    lines;
    problems;
    constructor(file, wrong, unshown = 0) {
        const problems = wrong.map((one) => (typeof one === 'string' ? { line: 1, column: 1, message: one } : one));
        const shown = problems.map((problem) => inWords(file, problem));
        const lines = unshown === 0 ? shown : [...shown, `${file}: ${String(unshown)} more errors are not shown.`];
        super(lines.join('\n'));
        this.file = file;
        this.lines = lines;
        this.problems = problems;
    }
}
function inWords(file, { line, column, message }) {
    return `${file}:${String(line)}:${String(column)} ${message}`;
}


/***/ }),

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ demandFile),
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   Zq: () => (/* binding */ tryForms),
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES),
/* harmony export */   u0: () => (/* binding */ findConfig),
/* harmony export */   vG: () => (/* binding */ MAX_SCHEMA_SIZE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49710);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72825);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69897);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28004);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33870);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60771);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22003);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12102);













const MAX_SCHEMA_SIZE = 64 * 1024;
const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = findConfig(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes, (path) => fileOf(tree, path));
}
async function fileOf(tree, path) {
    const file = (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAt */ .Wd)(tree, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__.normalisePath)(path) ?? '');
    if (file === undefined)
        return null;
    for await (const [, content] of (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readEach */ .e2)(tree, [file], MAX_SCHEMA_SIZE))
        return content;
    return null;
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryOf */ ._M)(root) ?? root) : root];
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(shown, [
            `${link} is a symbolic link, whose target a branch can choose: name the file itself.`,
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL)
            throw error;
        const reason = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.reasonOf)(error);
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    const folder = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(root, path) === null ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : root;
    return configOf(shown, bytes, (file) => Promise.resolve(fileBelow(folder, file)));
}
function fileBelow(folder, file) {
    const place = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__.normalisePath)(file) ?? '';
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, place);
    if (place === '' || (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)([folder], path) !== undefined || !(0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(path))
        return null;
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_SCHEMA_SIZE);
    if (found === null)
        return null;
    const { size, bytes } = found;
    return size > MAX_SCHEMA_SIZE ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(shown, ['This is not a regular file: name the file itself.']);
    if (found.size > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return found.bytes;
}
function configTooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(file, [`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`]);
}
async function configOf(file, bytes, readFile = () => Promise.resolve(null)) {
    const { text, problems } = (0,_read_source_js__WEBPACK_IMPORTED_MODULE_7__/* .decode */ .D4)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(file, wrong);
    return parsed(file, text, readFile, (line, column) => ({ line, column }));
}
async function parsed(file, text, readFile, placeOf) {
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4965), __webpack_require__.e(8353)]).then(__webpack_require__.bind(__webpack_require__, 58353));
    const place = (offset) => {
        const line = lines.lineAt(offset);
        return placeOf(line, offset - lines.startOf(line) + 1);
    };
    return parseConfig({ file, text, placeOf: place, faultOfPattern, readFile });
}
const WHOLE = /^(?:\s*\{\s*)?["']?forms["']?\s*:/m;
const MARGIN = '  ';
async function tryForms(shown, text, tree) {
    const isWhole = WHOLE.test(text);
    const whole = isWhole ? text : `forms:\n${text.replace(/^(?=.)/gm, MARGIN)}`;
    const [above, before] = isWhole ? [0, 0] : [1, MARGIN.length];
    const { forms } = await parsed(shown, whole, (path) => fileOf(tree, path), (line, column) => ({ line: Math.max(line - above, 1), column: Math.max(column - before, 1) }));
    return forms;
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__.FILE_START;
    return { line: startLine, column: startColumn, message: wordsOf(problem) };
}
function wordsOf(problem) {
    if (problem.kind === 'byte-order-mark')
        return 'The file starts with a byte order mark: save it without one.';
    if (problem.kind === 'encoding' && problem.reason === 'utf-16')
        return 'The file is in UTF-16: save it as UTF-8.';
    return 'This is not UTF-8: save the file as UTF-8.';
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
const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'];
const KIND = {
    link: 'a symbolic link',
    directory: 'a folder',
    submodule: 'a submodule',
};
function demandFile(entry, shown) {
    if (entry.kind === 'file')
        return entry;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(shown, [`This is ${KIND[entry.kind]}: commit the file itself.`]);
}
function findConfig(tree) {
    let found = null;
    for (const path of CONFIG_FILES) {
        const entry = tree.find(path);
        if (entry === undefined) {
            const other = tree.findOtherCase(path);
            if (other !== undefined) {
                throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(other, [`This name is ignored: call it ${path}.`]);
            }
            continue;
        }
        const { id } = demandFile(entry, path);
        if (found !== null) {
            throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(path, [`There is ${found.path} as well: keep one of the two.`]);
        }
        found = { path, id, link: false };
    }
    return found;
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
                    `All files of the form ${form} are ${what}: remove the form, or change its files.`,
                ]);
            }
            remarks.push(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(taken.length, 'file')} of the form ${form} ${taken.length === 1 ? 'is' : 'are'} ${what}: ${taken[0]?.path ?? ''}${taken.length > 1 ? ' and others' : ''}.`);
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

/***/ 5475:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ validateReturn)
/* harmony export */ });
/* harmony import */ var _check_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68625);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6644);
/* harmony import */ var _read_extract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65933);
/* harmony import */ var _read_transcript_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57360);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30783);
/* harmony import */ var _families_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20160);
/* harmony import */ var _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32083);
/* harmony import */ var _complete_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47429);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82959);









const IN_PROGRESS = 'status-in-progress';
async function validateReturn({ name, isPlaced, content, agent = null, lastMessage = null, hasEnded = false }, tree, settings) {
    const standards = await versionsFor(settings.standards, content);
    const gathered = readAs(standards, content, name);
    const called = agent === null || agent.trim() === '' ? null : agent;
    const levels = new Map([
        ...settings.levels,
        ...(isPlaced ? [] : _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACE_RULES */ .Uv.map((id) => [id, 'off'])),
        ...(hasEnded ? [[IN_PROGRESS, 'error']] : []),
    ]);
    const checked = await (0,_check_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .checkTree */ .RX)((0,_check_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .overlay */ .Lw)(tree, new Map([[name, content]])), { ...settings, standards, levels }, {
        single: gathered,
        lastMessage: lastMessage === null ? null : (0,_read_transcript_js__WEBPACK_IMPORTED_MODULE_2__/* .messageForm */ .q5)(lastMessage),
        calledAgent: called,
        stage: hasEnded ? 'ended' : (0,_complete_run_js__WEBPACK_IMPORTED_MODULE_6__/* .stageIn */ .kK)(tree),
    });
    const report = nameAgent(checked, called);
    const standard = await (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .loadStandard */ .Cm)(versionOf(report, gathered, standards), settings.vocabulary);
    return { report, standard, apparent: await apparentVersion(gathered, report, content) };
}
async function apparentVersion(gathered, report, content) {
    const text = contentText(content);
    const read = { form: gathered.form, found: report.returns.length };
    for (const { mark, loose, load } of _families_index_js__WEBPACK_IMPORTED_MODULE_4__/* .families */ .T) {
        if (mark?.(text) === false)
            continue;
        if (mark === undefined && loose?.form !== 'markdown')
            continue;
        const found = (await load()).recognise?.(text, read) ?? null;
        if (found !== null)
            return (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .standardNamed */ .jv)(found) ?? null;
    }
    return null;
}
async function versionsFor(chosen, content) {
    return (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .versionsOfText */ ._D)(chosen, await takerOf(contentText(content)));
}
async function takerOf(text) {
    for (const family of _families_index_js__WEBPACK_IMPORTED_MODULE_4__/* .families */ .T) {
        if (family.mark?.(text) === true && (await family.load()).takesAlone?.(text) === true)
            return family;
    }
    return null;
}
function contentText(content) {
    return content?.kind === 'bytes'
        ? Buffer.from(content.bytes)
            .toString('utf8')
            .replace(/^\uFEFF/, '')
        : '';
}
function readAs(chosen, content, name) {
    const text = contentText(content);
    const [only, ...others] = Object.values(chosen).filter((version) => version !== undefined);
    const isOfOne = others.every(({ family }) => only !== undefined && (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .familyNamed */ .sE)(family).families.includes(only.family));
    if (only !== undefined && isOfOne && (others.length === 0 || (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .familyOfVersion */ .a)(only).form === 'whole')) {
        const { family } = only;
        const form = only.declaredBy === undefined ? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .familyNamed */ .sE)(family).form : formOfText(only.declaredBy, name, text);
        if (only.declaredBy !== undefined)
            return { form, family, reduced: false, single: true, isDeclared: true };
        return { form: form === 'whole' && text.trim() === '' ? 'markdown' : form, family, reduced: false, single: true };
    }
    const isJson = /^\s*(?:[{[]|$)/.test(text) || (0,_read_extract_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsReturn */ .vY)(text);
    return { form: isJson ? 'json' : 'markdown', family: null, reduced: false, single: true };
}
function formOfText({ places, declaration }, name, text) {
    const formOf = (path) => places.find(({ isOne }) => isOne?.(path) === true)?.form ?? 'whole';
    if (/\.[^./]+$/.test(name))
        return formOf(name);
    const [only, ...others] = new Set(declaration.files.map(formOf));
    if (only !== undefined && others.length === 0)
        return only;
    return formOf(/^\s*[{[]/.test(text) ? 'return.json' : 'return.md');
}
function versionOf({ returns }, { form, family }, chosen) {
    const used = Object.values(chosen).find((version) => version?.id === returns[0]?.standard);
    const usual = chosen[family ?? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .looseFamily */ .LZ)(form === 'json' ? 'json' : 'markdown')];
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .elementAt */ .s2)([used, usual].filter((version) => version !== undefined), 0);
}
const NAMELESS = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_7__.fixFormatFor)(null);
function nameAgent(report, called) {
    const known = called ?? report.returns.find((record) => record.agent !== null)?.agent ?? null;
    if (known === null)
        return report;
    const fix = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_7__.fixFormatFor)(known);
    return {
        ...report,
        findings: report.findings.map((finding) => {
            const { recommendation } = finding;
            if (!recommendation.startsWith(NAMELESS))
                return finding;
            return { ...finding, recommendation: fix + recommendation.slice(NAMELESS.length) };
        }),
    };
}


/***/ }),

/***/ 55235:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UT: () => (/* binding */ STEPS),
/* harmony export */   _6: () => (/* binding */ countUnchecked),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   js: () => (/* binding */ TOOL)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52621);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


const TOOL = { name: 'return-gate', version: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x };
const EXIT = {
    passed: 0,
    failed: 1,
    usage: 2,
    empty: 3,
    internal: 4,
};
function countUnchecked(all) {
    const sums = new Map();
    for (const { one, many, files } of all)
        sums.set(one, { one, many, files: files + (sums.get(one)?.files ?? 0) });
    return [...sums.values()].sort((a, b) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__.compareText)(a.one, b.one));
}
const STEPS = ['structure', 'fields', 'status', 'session', 'artifacts'];


/***/ }),

/***/ 49710:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ UnwrittenFile),
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
class UsageError extends Error {
    name = 'UsageError';
}
class UnwrittenFile extends UsageError {
}


/***/ }),

/***/ 52621:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const REPOSITORY = 'https://github.com/return-gate/return-gate';


/***/ }),

/***/ 58853:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W$: () => (/* reexport */ TEXT_LIMIT),
  aY: () => (/* reexport */ code),
  xW: () => (/* reexport */ concat),
  Jj: () => (/* reexport */ cut),
  e0: () => (/* reexport */ exact),
  OF: () => (/* reexport */ fenced),
  Te: () => (/* reexport */ gfm),
  Ar: () => (/* reexport */ htmlLink),
  n5: () => (/* reexport */ htmlSegment),
  ZY: () => (/* reexport */ htmlStyle),
  oR: () => (/* reexport */ joined),
  Pq: () => (/* reexport */ json),
  Gm: () => (/* reexport */ jsonFrame),
  nf: () => (/* reexport */ markdown_link),
  q: () => (/* reexport */ linked),
  PT: () => (/* reexport */ markup),
  C2: () => (/* reexport */ painter),
  Jy: () => (/* reexport */ sarifMessage),
  Ci: () => (/* reexport */ separated),
  I4: () => (/* reexport */ styled),
  Fo: () => (/* reexport */ terminal),
  eR: () => (/* reexport */ terminalText),
  CB: () => (/* reexport */ textsOf),
  NL: () => (/* reexport */ urlSegment),
  NA: () => (/* reexport */ workflowCommand),
  i8: () => (/* reexport */ wrappingCode),
  _n: () => (/* reexport */ xml)
});

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
;// CONCATENATED MODULE: ./src/report/sink/safe-text.ts


class Fragment {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
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
function concat(texts) {
    return texts.join('');
}
function breakCommands(text) {
    let result = text;
    if (result.includes('::'))
        result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
    if (result.includes('##'))
        result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
    return result;
}
const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
const HIDDEN = (0,model_text.pattern)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
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
function shown(text, limit = TEXT_LIMIT) {
    return visible(cut(text, limit));
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
function encodeAddress(url) {
    return percentEncode(url, /[\w.~:/?#%=+,;@-]/);
}
const BATCH = 256;
function* joined(texts) {
    for (const batch of (0,collections/* batchesOf */.cS)(texts, BATCH))
        yield concat(batch);
}
function* textsOf(fragments) {
    for (const { text } of fragments)
        yield text;
}
function separated(items, { render, before, between, }) {
    return joined((function* () {
        let separator = before;
        for (const item of items) {
            yield separator;
            yield render(item);
            separator = between;
        }
    })());
}

;// CONCATENATED MODULE: ./src/report/sink/json.ts


function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,model_text.pattern)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
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
function sarifMessage(text, limit = TEXT_LIMIT) {
    return breakCommands(shown(text, limit))
        .replace(/\](?=\()/g, ']\\')
        .replace(/[{}]/g, '$&$&');
}

;// CONCATENATED MODULE: ./src/report/sink/markdown.ts

const BREAKS = [
    [/@/g, '@\u{200B}'],
    [/#(?=\d)/g, '#\u{200B}'],
    [/gh-(?=\d)/gi, '$&\u{200B}'],
    [/:(?=\/\/)/g, ':\u{200B}'],
    [/www(?=\.)/gi, '$&\u{200B}'],
    [/:(?=[\w+-]+:)/g, ':\u{200B}'],
];
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
function escapeVisible(seen, isCode = false) {
    let text = seen;
    if (MAY_BREAK.test(text)) {
        for (const [pattern, replacement] of BREAKS)
            text = text.replace(pattern, replacement);
        if (!isCode)
            text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
    }
    return text
        .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
        .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space, mark) => /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`);
}
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, (text) => escapeVisible(shown(text))));
}
function code(text, limit = TEXT_LIMIT) {
    const seen = shown(text, limit);
    if (seen === '')
        return gfm ``;
    if (/[`|]|\]:|##(?:\[|vso\[)/i.test(seen)) {
        return gfm `<code>${new Fragment('markdown', escapeVisible(seen, true))}</code>`;
    }
    const pad = /^ .*[^ ].* $/.test(seen) ? ' ' : '';
    return new Fragment('markdown', `\`${pad}${seen}${pad}\``);
}
function wrappingCode(pieces) {
    const seen = pieces.map((piece) => escapeVisible(shown(piece), true));
    return gfm `<code>${new Fragment('markdown', seen.join('<wbr>'))}</code>`;
}
function fenced(lines, language = 'text') {
    const text = lines.map((line) => shown(line)).join('\n');
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return new Fragment('markdown', breakCommands(`${fence}${language}\n${text}\n${fence}\n`));
}
function markdown_link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return new Fragment('markdown', `[${label.text}](${encodeAddress(url)})`);
}

;// CONCATENATED MODULE: ./src/report/sink/markup.ts

function markup(statics, ...values) {
    return new Fragment('html', fill(statics, values, escapeXml));
}
function htmlLink(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return markup `<a href="${new Fragment('html', encodeAddress(url))}">${label}</a>`;
}
function htmlSegment(text) {
    return new Fragment('html', urlSegment(shown(text)));
}
function htmlStyle(content) {
    if (/<\/|<!--/.test(content) || breakCommands(content) !== content) {
        throw new Error('The style cannot be in a page as it is.');
    }
    return markup `<style>${new Fragment('html', content)}</style>\n`;
}
const XML = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
function escapeXml(text) {
    return shown(text).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}
function xml(statics, ...values) {
    return new Fragment('xml', fill(statics, values, escapeXml));
}

;// CONCATENATED MODULE: ./src/report/sink/terminal.ts


function terminal(statics, ...values) {
    return new Fragment('terminal', fill(statics, values, shown));
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
function linked(url, fragment) {
    const start = `\u001b]8;;${encodeAddress(url)}\u001b\\`;
    return new Fragment('terminal', `${start}${fragment.text}\u001b]8;;\u001b\\`);
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
const KEPT = (0,model_text.pattern)(String.raw `^[ +-]?\uFEFF+|\r$|\t`, 'gm');
function exact(text) {
    const rest = text.replace(KEPT(), '');
    const isHarmless = rest.split('\n').every((line) => visible(line) === line) && breakCommands(rest) === rest;
    return isHarmless ? text : null;
}
function painter(color) {
    return color ? styled : (_, fragment) => fragment;
}

;// CONCATENATED MODULE: ./src/report/sink.ts







/***/ }),

/***/ 98951:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ readSmallFile),
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   iK: () => (/* binding */ standsOnDisk),
/* harmony export */   oM: () => (/* binding */ systemFailure)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);


const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openRegularFile(path, lastLink) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NONBLOCK | (lastLink === 'refused' ? O_NOFOLLOW : 0));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
        return file;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    return null;
}
function readRegularFile(path, limit, lastLink = 'followed') {
    const file = openRegularFile(path, lastLink);
    if (file === null)
        return null;
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        let bytes = readInto(file, Buffer.allocUnsafe(Math.min(size, limit) + 1));
        if (bytes.length > size && size < limit) {
            bytes = Buffer.concat([bytes, readInto(file, Buffer.allocUnsafe(limit - size))]);
        }
        return { bytes: bytes.subarray(0, limit), size: Math.max(size, bytes.length) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readSmallFile(path, limit) {
    try {
        const found = readRegularFile(path, limit, 'refused');
        return found === null || found.size > limit ? null : found.bytes;
    }
    catch {
        return null;
    }
}
function readInto(file, room) {
    let length = 0;
    let got;
    do {
        got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, room, length, room.length - length, null);
        length += got;
    } while (got > 0);
    return room.subarray(0, length);
}
function readStart(path, limit) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        return readInto(file, Buffer.alloc(limit));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function standsOnDisk(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
function systemFailure(error) {
    if (!(error instanceof Error) || !('code' in error) || !('syscall' in error))
        return undefined;
    const where = 'path' in error ? `${String(error.path)}: ` : '';
    return `${where}${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.reasonOf)(error)}. A file or folder could not be read or written, or it changed meanwhile. Check the disk and the permissions, and run this again.`;
}


/***/ })

};
;