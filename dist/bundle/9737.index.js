"use strict";
exports.id = 9737;
exports.ids = [9737];
exports.modules = {

/***/ 47366:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ds: () => (/* binding */ PATTERN_HELP),
  VV: () => (/* binding */ ROOT_OPTION),
  nO: () => (/* binding */ inProject),
  Lf: () => (/* binding */ withRoot)
});

// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(45023);
;// CONCATENATED MODULE: ./src/gather/place.ts
function patternFrom(place, pattern) {
    if (place === '')
        return pattern;
    const own = pattern.replace(/^[!\s]+/, '');
    const negations = pattern.slice(0, pattern.length - own.length);
    if (own === '' || own.startsWith('#') || /^(?:[/~]|[A-Za-z]:)/.test(own))
        return pattern;
    const folders = place.split('/').map(literally);
    const segments = own.split('/');
    const start = segments.findIndex((segment) => segment !== '.' && segment !== '..');
    const named = start < 0 ? [] : segments.slice(start);
    const up = segments.slice(0, segments.length - named.length).filter((segment) => segment === '..').length;
    if (up > folders.length)
        return pattern;
    const joined = [...folders.slice(0, folders.length - up), ...named].join('/');
    return `${negations}${joined === '' ? '.' : joined}`;
}
function literally(name) {
    return name.replace(/[[?*]/g, (sign) => `[${sign}]`);
}

// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(12102);
;// CONCATENATED MODULE: ./src/cli/in-project.ts




const ROOT_OPTION = {
    name: 'root',
    value: 'DIR',
    help: 'project root that claims are relative to (default: the nearest folder upwards with a configuration, else the top of the repository, else the current directory)',
};
const PATTERN_HELP = 'PATTERN replaces the usual places. It is relative to the current directory, or to --root, and has the semantics of @actions/glob. A folder means the usual places below it; "folder/**" means all its files.';
function inProject(call, caller) {
    if (call.values.has('root'))
        return call;
    const { path, place } = findRoot(call, caller);
    const placed = (patterns) => patterns.map((pattern) => patternFrom(place, pattern));
    const ignore = call.values.get('ignore');
    const values = new Map([
        ...call.values,
        ['root', [path]],
        ...(ignore === undefined ? [] : [['ignore', placed(ignore)]]),
    ]);
    return { ...call, values, rest: placed(call.rest) };
}
function withRoot(call, caller) {
    if (call.values.has('root'))
        return call;
    return { ...call, values: new Map([...call.values, ['root', [findRoot(call, caller).path]]]) };
}
function findRoot({ switches }, { stderr }) {
    const root = (0,tree_root/* projectRootOf */.zu)('.', find/* CONFIG_FILES */.n0);
    if (root.because !== 'current' && !switches.has('quiet')) {
        const why = root.because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
        stderr.write((0,sink/* terminal */.Fo) `return-gate: The project root is ${root.path}, ${why}.`.text + '\n');
    }
    return root;
}


/***/ }),

/***/ 60776:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readCall)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78473);



function readCall(args, specs) {
    const options = Object.fromEntries(specs.map(({ name, value }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', multiple: true },
    ]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
    const values = new Map();
    const switches = new Set();
    const rest = [];
    for (const token of tokens) {
        if (token.kind === 'positional') {
            if (token.value === '')
                throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e('An argument is empty: leave it out, or write what it should name.');
            rest.push(token.value);
        }
        if (token.kind !== 'option')
            continue;
        const spec = specs.find(({ name }) => token.rawName === `--${name}`);
        if (spec === undefined)
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(unknown(token.rawName, specs));
        if (spec.value === undefined) {
            if (token.value !== undefined)
                throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} takes no value: write it alone.`);
            switches.add(spec.name);
            continue;
        }
        if (token.value === undefined || token.value === '' || (!token.inlineValue && token.value.startsWith('--'))) {
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`);
        }
        const earlier = values.get(spec.name);
        if (earlier === undefined)
            values.set(spec.name, [token.value]);
        else if (spec.repeatable === true)
            earlier.push(token.value);
        else
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} is given twice: give it once.`);
    }
    return { values, switches, rest };
}
function unknown(name, specs) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(name.replace(/^-+/, ''), specs.map((spec) => spec.name), 3);
    return `There is no option ${name}.${meant === undefined ? ' See --help.' : ` Did you mean --${meant}?`}`;
}


/***/ }),

/***/ 25696:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ wantsColor)
/* harmony export */ });
function wantsColor({ env, stdout }) {
    if ((env.NO_COLOR ?? '') !== '')
        return false;
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return env.TERM !== 'dumb' && stdout.isTerminal;
}


/***/ }),

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   Xg: () => (/* binding */ readConfig)
/* harmony export */ });
/* harmony import */ var _model_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34909);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78473);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39288);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62778);
/* harmony import */ var _model_lacking_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6826);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28004);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45023);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60771);
/* harmony import */ var _read_utf8_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8145);
/* harmony import */ var _tree_link_below_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35674);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12102);












const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = (0,_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfig */ .u0)(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .e((0,_model_lacking_js__WEBPACK_IMPORTED_MODULE_10__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes);
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, repositoryAround(root)];
    const link = (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_6__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(shown, [
            (0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_6__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL)
            throw error;
        const reason = (0,_model_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error);
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return configOf(shown, bytes);
}
function repositoryAround(root) {
    return (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryOf */ ._M)(root) ?? root) : root;
}
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)('This is no regular file: name the file itself.')]);
    if (found.size > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return found.bytes;
}
function configTooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(file, [
        (0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes) {
    const { text, problems } = (0,_read_utf8_js__WEBPACK_IMPORTED_MODULE_5__/* .decode */ .D)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(file, wrong);
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_11__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5647)]).then(__webpack_require__.bind(__webpack_require__, 55647));
    return parseConfig({
        file,
        text,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            return { line, column: offset - lines.startOf(line) + 1 };
        },
        faultOfPattern,
    });
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_position_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_START */ .W;
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
        (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePatterns */ .xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .PatternError */ .JM)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 8175:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   CW: () => (/* reexport safe */ _registry_js__WEBPACK_IMPORTED_MODULE_1__.C),
/* harmony export */   Hk: () => (/* binding */ READERS),
/* harmony export */   g6: () => (/* binding */ chosenFor),
/* harmony export */   tO: () => (/* reexport safe */ _registry_js__WEBPACK_IMPORTED_MODULE_1__.t)
/* harmony export */ });
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30783);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57765);
/* harmony import */ var _read_markdown_commonmark_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88811);
/* harmony import */ var _model_known_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57342);





function chosenFor(list) {
    const heads = (0,_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseStandards */ .KB)(list);
    return Object.fromEntries(_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_NAMES */ .ME.map((name) => [name, _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .standards */ .t.find(({ id }) => id === heads[name]?.id)]));
}
function familyOf(value, chosen) {
    const asked = _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadedFamilies */ .C.flatMap((family) => family.familyOf ?? []);
    return (0,_model_known_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s)(asked, 0)(value, chosen);
}
const READERS = {
    markdown: (0,_read_markdown_commonmark_js__WEBPACK_IMPORTED_MODULE_2__.markdownReader)(_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadedFamilies */ .C.flatMap(({ loose }) => loose ?? [])),
    rendered: _read_markdown_commonmark_js__WEBPACK_IMPORTED_MODULE_2__.renderedText,
    opening: (source) => firstOf(_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadedFamilies */ .C, ({ readOpening }) => readOpening?.(source, '') ?? null),
    whole: (source) => firstOf(_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadedFamilies */ .C, ({ readWhole }) => readWhole?.(source, '', '') ?? null),
};
function firstOf(list, find) {
    for (const family of list) {
        const found = find(family);
        if (found !== null)
            return found;
    }
    return null;
}


/***/ }),

/***/ 57765:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ loadedFamilies),
/* harmony export */   t: () => (/* binding */ standards)
/* harmony export */ });
/* harmony import */ var _bmad_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27124);
/* harmony import */ var _gsd_family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39251);
/* harmony import */ var _json_family_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32146);
/* harmony import */ var _result_envelope_family_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89168);
/* harmony import */ var _verify_result_family_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16112);





const loadedFamilies = [_bmad_family_js__WEBPACK_IMPORTED_MODULE_0__.loaded, _gsd_family_js__WEBPACK_IMPORTED_MODULE_1__.loaded, _json_family_js__WEBPACK_IMPORTED_MODULE_2__.loaded, _result_envelope_family_js__WEBPACK_IMPORTED_MODULE_3__.loaded, _verify_result_family_js__WEBPACK_IMPORTED_MODULE_4__.loaded];
const standards = loadedFamilies.flatMap(({ versions }) => versions);


/***/ }),

/***/ 60782:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ }),

/***/ 9066:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ painter)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);

function painter(color) {
    return color ? _sink_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I4 : (_, fragment) => fragment;
}


/***/ }),

/***/ 20220:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readFiles)
/* harmony export */ });
async function readFiles(tree, files, limit) {
    const references = files.flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [{ path, id: entry.id, link: false }] : [];
    });
    const found = new Map();
    let next = 0;
    for await (const contents of tree.read(references, limit)) {
        for (const content of contents) {
            const file = references[next++];
            if (file !== undefined && content.kind === 'bytes')
                found.set(file.path, content.bytes);
        }
    }
    return found;
}


/***/ }),

/***/ 57657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ endBetweenWrites)
/* harmony export */ });
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let isSet = false;
function endBetweenWrites() {
    if (isSet)
        return;
    isSet = true;
    for (const signal of SIGNALS) {
        process.once(signal, () => {
            if (process.listenerCount(signal) === 0)
                process.kill(process.pid, signal);
        });
    }
}


/***/ }),

/***/ 35674:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   gA: () => (/* binding */ leadsInto),
/* harmony export */   yZ: () => (/* binding */ linkBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _relative_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17896);



function linkBelow(folders, file) {
    const tops = new Set(folders.flatMap((folder) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), nativePathOf(folder)]));
    for (const top of tops) {
        for (const form of formsOf(file)) {
            const place = (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(top, form);
            const link = place === null ? undefined : firstLink(top, place);
            if (link !== undefined)
                return link;
        }
    }
    return undefined;
}
function placeIn(folder, file) {
    const real = nativePathOf(folder);
    const places = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), real].flatMap((top) => formsOf(file).map((form) => (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(top, form)));
    const place = places.find((one) => one !== null) ?? null;
    const actual = (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(real, nativePathOf(file));
    return place !== null && actual?.toLowerCase() === place.toLowerCase() ? actual : place;
}
function leadsInto(folder, file) {
    return (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(nativePathOf(folder), nativePathOf(file)) !== null;
}
function formsOf(file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    return [path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(nativePathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))];
}
function firstLink(folder, place) {
    const segments = place.split('/');
    for (let n = 1; n <= segments.length; n++) {
        const part = segments.slice(0, n).join('/');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part), { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return part;
    }
    return undefined;
}
function nativePathOf(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    }
    catch {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    }
}


/***/ }),

/***/ 86270:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WZ: () => (/* binding */ appendToFile),
/* harmony export */   _h: () => (/* binding */ writeFile),
/* harmony export */   wZ: () => (/* binding */ makeFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63020);
/* harmony import */ var _end_between_writes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57657);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55665);






function writeFile(file, chunks, { project, durable = false, mayReplace = () => true }) {
    const place = makeFolders(file, project);
    if (place.kind === 'device') {
        writeInto(place, chunks);
        return true;
    }
    const beside = (0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.folder, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.return-gate`));
    let isThere = false;
    (0,_end_between_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .endBetweenWrites */ .g)();
    try {
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(beside, 'wx', place.mode ?? 0o666);
        isThere = true;
        try {
            for (const chunk of chunks)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
            if (place.mode !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(handle, place.mode);
            if (durable)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(handle);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
        if (!mayReplace())
            return false;
        demandSame(file, place, (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, (0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(place.path));
        isThere = false;
        return true;
    }
    finally {
        if (isThere)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
    }
}
const { O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
function appendToFile(file, text, project) {
    const { path } = makeFolders(file, project);
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile())
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedPlace */ .QE('no-file', path, `${path} is no regular file.`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, text);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
function makeFolders(file, project) {
    const place = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project);
    if (place.kind === 'device' || place.lacking.length === 0)
        return place;
    for (const folder of place.lacking)
        makeFolder((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(folder));
    return (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project);
}
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path);
    }
    catch (error) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
            throw error;
    }
}
function demandSame(file, before, now) {
    if (now.kind === 'file' && now.path === before.path && now.key === before.key)
        return;
    throw new _write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedPlace */ .QE('no-folder', before.folder, `${file} was moved while it was written. Run this again.`);
}
function writeInto({ path, isLink }, chunks) {
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, isLink ? 'w' : node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    try {
        if (!isLink && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile()) {
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedPlace */ .QE('no-file', path, `${path} became another file while it was opened. Run this again.`);
        }
        for (const chunk of chunks)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}


/***/ }),

/***/ 55665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   QE: () => (/* binding */ RefusedPlace),
/* harmony export */   pg: () => (/* binding */ unwritten),
/* harmony export */   v8: () => (/* binding */ projectOf)
/* harmony export */ });
/* unused harmony export namesIn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_known_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57342);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78473);
/* harmony import */ var _relative_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17896);
/* harmony import */ var _model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63020);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12102);







class RefusedPlace extends Error {
    refusal;
    at;
    name = 'RefusedPlace';
    constructor(refusal, at, message) {
        super(message);
        this.refusal = refusal;
        this.at = at;
    }
}
function projectOf(folders) {
    const project = new Set();
    for (const folder of folders) {
        if (!(0,_root_js__WEBPACK_IMPORTED_MODULE_4__/* .isDirectory */ .wd)(folder))
            continue;
        for (const path of [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,_root_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryOf */ ._M)(folder)]) {
            if (path !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path)
                project.add(keyOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true })));
        }
    }
    return project;
}
function keyOf({ dev, ino }) {
    return `${String(dev)}:${String(ino)}`;
}
function unwritten(message, cause) {
    const isForbidden = cause instanceof RefusedPlace && (cause.refusal === 'link' || cause.refusal === 'git');
    return isForbidden ? new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(message) : new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UnwrittenFile */ .$(message);
}
const OF_THE_SYSTEM = /^\/(?:dev(?:\/fd)?$|proc\/)/;
const PERMISSIONS = 4095n;
function placeOf(file, project) {
    const { folders, rest, last } = walk(file, project);
    const folder = (0,_model_known_js__WEBPACK_IMPORTED_MODULE_6__/* .elementAt */ .s)(folders, folders.length - 1);
    if (rest.length === 0)
        throw noFile(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), 'is a folder. Name a file in it');
    refuseGit(file, folders, rest);
    const lacking = rest.slice(0, -1).map((_, n) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.path, ...rest.slice(0, n + 1)));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.path, ...rest);
    if (last?.isDirectory() === true)
        throw noFile(file, path, 'is a folder. Name a file in it');
    if (last?.isSymbolicLink() === true)
        return { kind: 'device', path, isLink: true };
    if (last !== undefined && !last.isFile()) {
        if (folder.isInside)
            throw noFile(file, path, 'is no regular file. Name another');
        return { kind: 'device', path, isLink: false };
    }
    return {
        kind: 'file',
        path,
        folder: lacking.at(-1) ?? folder.path,
        key: lacking.length === 0 ? folder.key : null,
        lacking,
        mode: last === undefined ? null : Number(last.mode & PERMISSIONS),
    };
}
const MOST_LINKS = 40;
function walk(file, project) {
    const open = (path, name, stats, isInside) => {
        const key = keyOf(stats);
        return { path, name, key, isInside: isInside || project.has(key) };
    };
    const top = (path) => open(path, '', (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true }), false);
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    let folders = [top((0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(start).root)];
    let links = 0;
    const todo = namesIn(start).reverse();
    for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
        const above = (0,_model_known_js__WEBPACK_IMPORTED_MODULE_6__/* .elementAt */ .s)(folders, folders.length - 1);
        if (name === '..') {
            if (folders.length > 1)
                folders.pop();
            continue;
        }
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above.path, name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(path), { bigint: true, throwIfNoEntry: false });
        const isLast = todo.length === 0;
        if (stats?.isSymbolicLink() === true && !(isLast && !above.isInside && OF_THE_SYSTEM.test(above.path))) {
            if (above.isInside || isLast || ++links > MOST_LINKS)
                throw throughLink(file, path);
            const target = (0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePathBytes */ .j)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(path), { encoding: 'buffer' }).toString('latin1'));
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target))
                folders = [top((0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(target)).root)];
            todo.push(...namesIn(target).reverse());
            continue;
        }
        if (isLast || stats === undefined) {
            const rest = [name, ...todo.reverse()];
            if (rest.includes('..'))
                throw noFolder(file, path);
            return { folders, rest, last: stats };
        }
        if (!stats.isDirectory())
            throw noFolder(file, path);
        folders.push(open(path, name, stats, above.isInside));
    }
    return { folders, rest: [], last: undefined };
}
function namesIn(path, separator = node_path__WEBPACK_IMPORTED_MODULE_1__.sep) {
    const names = path.slice((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root.length : 0).split(separator === '\\' ? /[\\/]+/ : /\/+/);
    return names.filter((name) => name !== '' && name !== '.');
}
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const GIT_NAME = /^(?:\.git|git~[1-9])[ .]*(?:[:\\]|$)/i;
function refuseGit(file, folders, rest) {
    const first = folders.findIndex(({ isInside }) => isInside);
    const own = folders.slice(Math.max(first, 0));
    let { path } = (0,_model_known_js__WEBPACK_IMPORTED_MODULE_6__/* .elementAt */ .s)(own, 0);
    for (const name of [...own.slice(1).map((folder) => folder.name), ...rest]) {
        path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
        if (GIT_NAME.test(name.replace(IGNORED, '')))
            throw inGit(file, path);
    }
    const kept = own.find((folder) => isGitFolder(folder.path));
    if (kept !== undefined)
        throw inGit(file, kept.path);
}
function isGitFolder(path) {
    const has = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)), { throwIfNoEntry: false }) !== undefined;
    return has('HEAD') && (has('commondir') || (has('objects') && has('refs')));
}
function readable(path) {
    return (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) ?? path;
}
function throughLink(file, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === path ? '' : `${readable(file)}: `;
    return new RefusedPlace('link', path, `${way}${readable(path)} is a symbolic link, and nothing is written through one. Name a path that leads through none, or take the link away.`);
}
function inGit(file, path) {
    const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === path ? '' : ` (${readable(path)})`;
    return new RefusedPlace('git', path, `${readable(file)} is in git's own folder${kept}, where nothing is written. Name a file elsewhere.`);
}
function noFolder(file, path) {
    return new RefusedPlace('no-folder', path, `${readable(file)} is below ${readable(path)}, which is not a folder. Name a file elsewhere.`);
}
function noFile(file, path, what) {
    return new RefusedPlace('no-file', path, `${readable(file)} ${what}.`);
}


/***/ })

};
;