"use strict";
exports.id = 2689;
exports.ids = [2689,5086,6443];
exports.modules = {

/***/ 1916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 2477:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ wantsColor)
/* harmony export */ });
/* harmony import */ var _is_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7757);

function wantsColor() {
    if ((process.env.NO_COLOR ?? '') !== '')
        return false;
    const forced = process.env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return process.env.TERM !== 'dumb' && (0,_is_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .isTerminal */ .H)(1);
}


/***/ }),

/***/ 8236:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readFileIn),
/* harmony export */   v: () => (/* binding */ readStdin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _below_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6166);
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6748);
/* harmony import */ var _say_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5181);





const STDIN_NAME = '<stdin>';
async function readStdin(limit) {
    if (await isTerminal())
        throw new _call_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CallError */ .R(`No return was given: ${ASK}.`);
    const content = readAll(0, limit, 'Standard input');
    if (content.kind === 'bytes' && Buffer.from(content.bytes).toString('latin1').trim() === '') {
        throw new _call_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CallError */ .R(`Standard input is empty: ${ASK}.`);
    }
    return { name: STDIN_NAME, isPlaced: false, content };
}
const ASK = 'name a FILE, or hand the return over on standard input';
async function isTerminal() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(0).isCharacterDevice() && (await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7066, 23))).isatty(0);
}
function readFileIn(root, file, limit) {
    return tellingOf(file, () => {
        const { name, place } = locate(root, file);
        const special = { name, isPlaced: true, content: null };
        if (place === 'linked-out')
            return special;
        const inside = place === 'inside';
        const found = inside ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file) : undefined;
        if (found?.isSymbolicLink() === true)
            return special;
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (inside ? node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK : 0));
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(opened);
            if (stats.isDirectory())
                throw new _call_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CallError */ .R(`${file} is a directory: name the file that holds the return.`);
            if (inside && !stats.isFile())
                return special;
            return { name, isPlaced: inside, content: readAll(opened, limit, file) };
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(opened);
        }
    });
}
function locate(root, file) {
    const written = (0,_below_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .G)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file));
    const real = (0,_below_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .G)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file)));
    if (real !== null)
        return { name: written ?? real, place: 'inside' };
    if (written !== null)
        return { name: written, place: 'linked-out' };
    return { name: file.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'), place: 'outside' };
}
function tellingOf(file, read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof _call_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CallError */ .R)
            throw error;
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
            throw new _call_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CallError */ .R(`There is no file ${file}: name the file that holds the return, or - for standard input.`);
        }
        throw new _call_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CallError */ .R(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
}
const CHUNK = 64 * 1024;
function readAll(descriptor, limit, name) {
    const chunks = [];
    let size = 0;
    for (;;) {
        const chunk = Buffer.allocUnsafe(CHUNK);
        const length = tellingOf(name, () => readChunk(descriptor, chunk));
        if (length === 0)
            break;
        size += length;
        if (size <= limit)
            chunks.push(chunk.subarray(0, length));
    }
    return size > limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes: Buffer.concat(chunks) };
}
function readChunk(descriptor, chunk) {
    for (;;) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk);
        }
        catch (error) {
            const code = error instanceof Error && 'code' in error ? error.code : undefined;
            if (code === 'EOF')
                return 0;
            if (code !== 'EAGAIN')
                throw error;
            (0,_say_js__WEBPACK_IMPORTED_MODULE_3__/* .pause */ .v7)();
        }
    }
}


/***/ }),

/***/ 776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readCall),
/* harmony export */   L: () => (/* binding */ optionHelp)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6748);



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
        if (token.kind === 'positional')
            rest.push(token.value);
        if (token.kind !== 'option')
            continue;
        const spec = specs.find(({ name }) => token.rawName === `--${name}`);
        if (spec === undefined)
            throw new _call_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(unknown(token.rawName, specs));
        if (spec.value === undefined) {
            if (token.value !== undefined)
                throw new _call_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(`--${spec.name} takes no value: write it alone.`);
            switches.add(spec.name);
            continue;
        }
        if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
            throw new _call_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`);
        }
        const earlier = values.get(spec.name);
        if (earlier === undefined)
            values.set(spec.name, [token.value]);
        else if (spec.repeatable === true)
            earlier.push(token.value);
        else
            throw new _call_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CallError */ .R(`--${spec.name} is given twice: give it once.`);
    }
    return { values, switches, rest };
}
function unknown(name, specs) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name.replace(/^-+/, ''), specs.map((spec) => spec.name), 3);
    return `There is no option ${name}.${meant === undefined ? ' See --help.' : ` Did you mean --${meant}?`}`;
}
function optionHelp(specs) {
    const heads = specs.map(({ name, value }) => `--${name}${value === undefined ? '' : ` ${value}`}`);
    const width = Math.max(...heads.map((head) => head.length)) + 2;
    return specs.map(({ help }, n) => `  ${(heads[n] ?? '').padEnd(width)}${help}`).join('\n');
}


/***/ }),

/***/ 4446:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   logErrors: () => (/* binding */ logErrors),
/* harmony export */   readOptions: () => (/* binding */ readOptions),
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6748);
/* harmony import */ var _one_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _report_validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7715);
/* harmony import */ var _tree_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5875);
/* harmony import */ var _validate_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4881);
/* harmony import */ var _validate_return_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6907);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1258);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2477);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7632);
/* harmony import */ var _handed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8236);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(776);
/* harmony import */ var _say_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5181);












const OPTIONS = [
    {
        name: 'standard',
        value: 'ID',
        help: 'the version to judge by, or auto, which takes it from the shape (default: that of console returns)',
    },
    { name: 'expect-session', value: 'ID', help: 'the session id that the return must echo (step 4)' },
    { name: 'root', value: 'DIR', help: 'the project root that claims are relative to (default: the current directory)' },
    { name: 'agent', value: 'NAME', help: 'whom recommendations name where the return names no agent' },
    { name: 'format', value: 'NAME', help: 'text, or json: the report of check (default: text)' },
    {
        name: 'stale-after',
        value: 'DURATION',
        help: 'how old an in_progress return may be, such as 90m or 7d (default: 24h)',
    },
    { name: 'max-file-size', value: 'SIZE', help: 'a larger return is not read, such as 500KB (default: 1MiB)' },
    { name: 'errors-file', value: 'FILE', help: 'append what fails to FILE, as error objects of the standard' },
    { name: 'hook', value: 'NAME', help: 'claude: be a SubagentStop hook of Claude Code (see prompt --hook)' },
    { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'help', help: 'this help' },
];
const USAGE = `Usage: return-gate validate [options] [FILE|-]

Judges one return, from a file or from standard input, by the six steps of document 002: structure, fields, status,
session, artifacts, summary. All failures are told, each with what to do. Claims are held against the files below
--root as they lie on disk; git is not asked, and no configuration is read.

Exit status: 0 valid, 1 not valid, 2 bad usage.

Options
${(0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .optionHelp */ .L)(OPTIONS)}
`;
async function validate(args) {
    if (args.includes('--help') || args.includes('-h')) {
        (0,_say_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv)(1, USAGE);
        return _exit_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .d.passed;
    }
    if (args.some((arg) => arg === '--hook' || arg.startsWith('--hook='))) {
        const { runHook } = await __webpack_require__.e(/* import() */ 2417).then(__webpack_require__.bind(__webpack_require__, 2417));
        return runHook(() => (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .readCall */ .D)(args, OPTIONS));
    }
    const call = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .readCall */ .D)(args, OPTIONS);
    const settings = await readOptions(call);
    const [file = '-', ...more] = call.rest;
    if (more.length > 0)
        throw new _call_error_js__WEBPACK_IMPORTED_MODULE_11__/* .CallError */ .R(`validate takes one FILE, and ${String(call.rest.length)} were given.`);
    const tree = (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .openDisk */ .U)(settings.root);
    const handed = file === '-' ? await (0,_handed_js__WEBPACK_IMPORTED_MODULE_8__/* .readStdin */ .v)(settings.limit) : (0,_handed_js__WEBPACK_IMPORTED_MODULE_8__/* .readFileIn */ .G)(settings.root, file, settings.limit);
    const judgement = await (0,_validate_return_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeReturn */ .U)(handed, tree, settings);
    const validation = (0,_validate_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .stepsOf */ .B_)(judgement, settings.expectedSession, settings.agent);
    if (settings.format === 'json') {
        const { jsonReport } = await __webpack_require__.e(/* import() */ 3727).then(__webpack_require__.bind(__webpack_require__, 3727));
        (0,_say_js__WEBPACK_IMPORTED_MODULE_10__/* .sayAll */ .jO)(1, jsonReport(judgement, tree, settings));
    }
    else {
        const color = !call.switches.has('no-color') && (0,_color_js__WEBPACK_IMPORTED_MODULE_6__/* .wantsColor */ .z)();
        (0,_say_js__WEBPACK_IMPORTED_MODULE_10__/* .sayAll */ .jO)(1, (0,_report_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .render */ .X)(validation, { color, failuresOnly: false }));
    }
    await logErrors(judgement, settings);
    return validation.passed ? _exit_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .d.passed : _exit_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .d.failed;
}
async function logErrors({ records, drafts }, { errorsFile, now, root }) {
    if (errorsFile === null)
        return;
    const { appendErrors } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3648), __webpack_require__.e(1974)]).then(__webpack_require__.bind(__webpack_require__, 9593));
    const findings = drafts.map(({ finding }) => finding);
    const found = { findings, returns: records, failOn: 'error', clock: now };
    await appendErrors(errorsFile, found, (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .projectOf */ .v8)([root, '.']));
}
async function readOptions({ values, rest }) {
    const value = (name) => values.get(name)?.[0];
    const settings = await (0,_validate_return_js__WEBPACK_IMPORTED_MODULE_4__/* .readSettings */ .s)({
        root: value('root'),
        standard: value('standard'),
        expectSession: value('expect-session'),
        staleAfter: value('stale-after'),
        maxFileSize: value('max-file-size'),
        now: value('now'),
        file: rest[0],
    }, (setting) => `--${setting}`);
    return {
        ...settings,
        agent: value('agent') ?? null,
        format: (0,_one_of_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .y)('--format', value('format') ?? 'text', ['text', 'json']),
        errorsFile: value('errors-file') ?? null,
    };
}


/***/ }),

/***/ 5821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MOST_CLAIMS),
/* harmony export */   b: () => (/* binding */ VERDICTS)
/* harmony export */ });
const VERDICTS = [
    'present',
    'empty',
    'missing',
    'relocated',
    'removed',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
    'unverifiable',
];
const MOST_CLAIMS = 10_000;


/***/ }),

/***/ 9244:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseIso8601),
/* harmony export */   n: () => (/* binding */ WIDEST_OFFSET)
/* harmony export */ });
const WIDEST_OFFSET = 14 * 3_600_000;
const FORM = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
function parseIso8601(text) {
    const match = FORM.exec(text);
    if (match === null)
        return null;
    const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
    const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day))
        return null;
    const time = clock(Number(hour), Number(minute), Number(second), fraction);
    const offset = zone === undefined ? 0 : offsetOf(zone);
    if (time === null || offset === null)
        return null;
    return { at: midnight + time - offset, zoned: zone !== undefined };
}
function clock(hour, minute, second, fraction) {
    const milliseconds = Math.trunc(Number(`0.${fraction.slice(0, 9)}`) * 1000);
    if (minute > 59 || second > 59 || hour > 24)
        return null;
    if (hour === 24 && minute + second + Number(`0.${fraction.slice(0, 9)}`) > 0)
        return null;
    return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}
function offsetOf(zone) {
    if (zone === 'Z')
        return 0;
    const hours = Number(zone.slice(1, 3));
    const minutes = zone.length > 3 ? Number(zone.slice(-2)) : 0;
    if (hours > 23 || minutes > 59)
        return null;
    const size = (hours * 60 + minutes) * 60_000;
    return zone.startsWith('-') ? -size : size;
}


/***/ }),

/***/ 7979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ listField),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   OM: () => (/* binding */ stringField),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   sJ: () => (/* binding */ numberField),
/* harmony export */   zy: () => (/* binding */ has)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
function field(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function has(value, key) {
    return isObject(value) && Object.hasOwn(value, key);
}
function stringField(value, key) {
    const found = field(value, key);
    return typeof found === 'string' ? found : undefined;
}
function numberField(value, key) {
    const found = field(value, key);
    return typeof found === 'number' ? found : undefined;
}
function listField(value, key) {
    const found = field(value, key);
    return isArray(found) ? found : [];
}


/***/ }),

/***/ 817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ MOST_ELEMENTS),
/* harmony export */   x: () => (/* binding */ countElements)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

const MOST_ELEMENTS = 20_000;
function countElements(value) {
    let count = 0;
    const pending = [value];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(next))
            count += next.length;
        else if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(next))
            continue;
        for (const inner of Object.values(next))
            if (typeof inner === 'object' && inner !== null)
                pending.push(inner);
    }
    return count;
}


/***/ }),

/***/ 810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ nameOf),
/* harmony export */   q: () => (/* binding */ bytesOfName)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const NOT_ASCII = /[^\0-\x7f]/;
function nameOf(binary) {
    if (!NOT_ASCII.test(binary))
        return binary;
    const bytes = Buffer.from(binary, 'latin1');
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString('utf8');
    let text = '';
    for (let i = 0; i < bytes.length;) {
        const length = sequenceLength(bytes, i);
        text += length === 0 ? String.fromCharCode(0xdc00 + (bytes[i] ?? 0)) : bytes.toString('utf8', i, i + length);
        i += Math.max(length, 1);
    }
    return text;
}
function sequenceLength(bytes, start) {
    for (let length = 1; length <= 4 && start + length <= bytes.length; length++) {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, start + length)))
            return length;
    }
    return 0;
}
function bytesOfName(name) {
    if (!/[\udc80-\udcff]/.test(name))
        return Buffer.from(name);
    const parts = [];
    for (const character of name) {
        const code = character.codePointAt(0) ?? 0;
        parts.push(code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character));
    }
    return Buffer.concat(parts);
}


/***/ }),

/***/ 3870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   qb: () => (/* binding */ normalisePath),
/* harmony export */   z0: () => (/* binding */ namesFolder)
/* harmony export */ });
const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;
const LONGEST_PATH = 4_096;
function isTooLong(path) {
    return path.length > LONGEST_PATH || (path.length > LONGEST_PATH / 3 && Buffer.byteLength(path) > LONGEST_PATH);
}
function namesFolder(path) {
    return /(?:^|\/)\.{0,2}$/.test(path);
}
function mayBeUntidy(path) {
    return path === '' || path.startsWith('.') || path.endsWith('/') || path.includes('//') || path.includes('/.');
}
function normalisePath(path) {
    if (ROOTED.test(path))
        return null;
    if (!mayBeUntidy(path))
        return path;
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return null;
    }
    return segments.join('/');
}


/***/ }),

/***/ 323:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ pattern)
/* harmony export */ });
function pattern(source, flags) {
    let made;
    return () => (made ??= new RegExp(source, flags));
}


/***/ }),

/***/ 8664:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   fj: () => (/* binding */ join)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

function join(pointer, ...tokens) {
    let result = pointer;
    for (const token of tokens) {
        result += `/${typeof token === 'number' ? String(token) : escape(token)}`;
    }
    return result;
}
function escape(token) {
    if (!token.includes('~') && !token.includes('/'))
        return token;
    return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
function tokens(pointer) {
    if (pointer === '')
        return [];
    return pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function valueAt(value, pointer) {
    let current = value;
    for (const token of tokens(pointer)) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(current))
            current = /^(0|[1-9]\d*)$/.test(token) ? current[Number(token)] : undefined;
        else
            current = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(current, token);
        if (current === undefined)
            return undefined;
    }
    return current;
}


/***/ }),

/***/ 2778:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ FILE_START)
/* harmony export */ });
const FILE_START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };


/***/ }),

/***/ 2959:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ fixFormat),
/* harmony export */   Lp: () => (/* binding */ agentName),
/* harmony export */   MC: () => (/* binding */ sessionOf),
/* harmony export */   Nk: () => (/* binding */ metadataOf),
/* harmony export */   SF: () => (/* binding */ delegationOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dR: () => (/* binding */ isFinal),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   yA: () => (/* binding */ UNFINISHED)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);


const LONGEST_NAME = 80;
function statusOf(subject) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(subject.value, 'status');
}
function isSuccess(subject) {
    const status = statusOf(subject);
    return status !== undefined && subject.standard.success.includes(status);
}
const UNFINISHED = 'in_progress';
function isFinal(status, { statuses }) {
    return status !== null && status !== UNFINISHED && statuses.includes(status);
}
function metadataOf({ value }) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(value, 'metadata');
}
function agentOf(subject) {
    const agent = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(metadataOf(subject), 'agent_type');
    return agent === undefined || agent.trim() === '' ? null : agent;
}
function agentName(subject) {
    return shortened(agentOf(subject) ?? 'subagent');
}
function fixFormat(subject) {
    const agent = agentOf(subject);
    return agent === null ? 'Fix subagent return format' : `Fix ${shortened(agent)} subagent return format`;
}
function shortened(name) {
    return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}\u2026` : name;
}
function sessionOf(subject) {
    const session = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(metadataOf(subject), 'session_id');
    return session === undefined || session.trim() === '' ? null : session;
}
const NO_NAMES = [];
function delegationOf(subject) {
    const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(metadataOf(subject), 'delegation_path');
    return path.length > 0 && path.every((name) => typeof name === 'string') ? known(path) : NO_NAMES;
}
const paths = new Map();
const PATHS_UP_TO = 1024;
const LONGEST_KEY = 1024;
function known(path) {
    const key = JSON.stringify(path);
    const before = paths.get(key);
    if (before !== undefined)
        return before;
    if (paths.size < PATHS_UP_TO && key.length <= LONGEST_KEY)
        paths.set(key, path);
    return path;
}
function objectsOf(subject, key) {
    const found = [];
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(subject.value, key);
    for (let index = 0; index < list.length; index++) {
        const value = list[index];
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            found.push({ pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)('', key, index), value });
    }
    return found;
}


/***/ }),

/***/ 1502:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tm: () => (/* binding */ rank),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const SEVERITIES = ['error', 'warning', 'notice'];
function rank(severity) {
    return SEVERITIES.indexOf(severity);
}
function isAtLeast(severity, threshold) {
    return rank(severity) <= rank(threshold);
}


/***/ }),

/***/ 5086:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UW: () => (/* binding */ sentencesWithin),
/* harmony export */   Vl: () => (/* binding */ sentencesInWords),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   nearest: () => (/* binding */ nearest),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* unused harmony export sentences */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);

function quote(text, limit = 80) {
    const cut = text.length > limit ? `${text.slice(0, limit)}\u2026` : text;
    return `"${cut}"`;
}
function listOf(words, last = 'or') {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1] ?? ''}`;
}
function isBlank(text) {
    return text.trim() === '';
}
function nearest(word, list, within = 2) {
    const lower = word.toLowerCase();
    if (lower.length > 64)
        return undefined;
    let best;
    let bestDistance = within + 1;
    for (const candidate of list) {
        const d = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(lower, candidate.toLowerCase());
        if (d < bestDistance && d < candidate.length) {
            best = candidate;
            bestDistance = d;
        }
    }
    return best;
}
function count(n, word, plural = `${word}s`) {
    return `${String(n)} ${n === 1 ? word : plural}`;
}
let segmenter;
const SPACES = /[^\S\uFEFF]{2,}/g;
const PARAGRAPH = /[\n\r\u2028\u2029]/;
function sentences(text, limit) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
    const plain = text.replace(SPACES, (run) => (PARAGRAPH.test(run) ? '\n' : ' '));
    let n = 0;
    for (const { segment } of segmenter.segment(plain)) {
        if (segment.trim() !== '' && ++n >= limit)
            break;
    }
    return n;
}
const MANY_SENTENCES = 100;
function sentencesInWords(text) {
    const n = sentences(text, MANY_SENTENCES + 1);
    return n > MANY_SENTENCES ? `more than ${String(MANY_SENTENCES)} sentences` : count(n, 'sentence');
}
const MAY_END = /[^\w\s,;:'"()/-]+|[\n\r\u0085\u2028\u2029]+/g;
function sentencesWithin(text, min, max) {
    const trimmed = text.trim();
    const atMost = 1 + (trimmed.match(MAY_END)?.length ?? 0);
    const atLeast = (trimmed === '' ? 0 : 1) + (trimmed.match(/[.?!] +(?=[A-Z])/g)?.length ?? 0);
    if (atLeast >= min && atMost <= max)
        return true;
    if (atLeast > max)
        return false;
    const n = sentences(text, max + 1);
    return n >= min && n <= max;
}


/***/ }),

/***/ 314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ STEPS)
/* harmony export */ });
const STEPS = ['structure', 'fields', 'status', 'session', 'artifacts'];


/***/ }),

/***/ 4105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6748);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


function oneOf(setting, given, words) {
    const found = words.find((word) => word === given);
    if (found !== undefined)
        return found;
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(given, words);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new _call_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CallError */ .R(`${setting} is "${given}": write one of ${words.join(', ')}.${hint}`);
}


/***/ }),

/***/ 6443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ htmlLink),
/* harmony export */   Gm: () => (/* binding */ jsonFrame),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   Jy: () => (/* binding */ sarifMessage),
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   NL: () => (/* binding */ urlSegment),
/* harmony export */   PT: () => (/* binding */ markup),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   S2: () => (/* binding */ htmlAsset),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   W$: () => (/* binding */ TEXT_LIMIT),
/* harmony export */   _b: () => (/* binding */ mermaidLabel),
/* harmony export */   _n: () => (/* binding */ xml),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   eR: () => (/* binding */ terminalText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   o8: () => (/* binding */ htmlJson),
/* harmony export */   terminal: () => (/* binding */ terminal),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(323);

class Fragment {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
}
const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
const HIDDEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
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
function breakCommands(text) {
    let result = text;
    if (result.includes('::'))
        result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
    if (result.includes('##'))
        result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
    return result;
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
function escapeTerminal(text) {
    return visible(cut(text, TEXT_LIMIT));
}
function terminal(statics, ...values) {
    return new Fragment('terminal', fill(statics, values, escapeTerminal));
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
function escapeVisibleMarkdown(shown) {
    let text = shown;
    if (MAY_BREAK.test(text)) {
        for (const [pattern, replacement] of BREAKS)
            text = text.replace(pattern, replacement);
        text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
    }
    return text
        .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
        .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space, mark) => /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`);
}
function escapeMarkdown(text) {
    return escapeVisibleMarkdown(visible(cut(text, TEXT_LIMIT)));
}
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, escapeMarkdown));
}
function code(text, limit = TEXT_LIMIT) {
    const shown = visible(cut(text, limit));
    if (shown === '')
        return gfm ``;
    if (/[`|]|\]:|##(?:\[|vso\[)/i.test(shown)) {
        return gfm `<code>${new Fragment('markdown', escapeVisibleMarkdown(shown))}</code>`;
    }
    const pad = /^ .*[^ ].* $/.test(shown) ? ' ' : '';
    return new Fragment('markdown', `\`${pad}${shown}${pad}\``);
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
function link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    const target = percentEncode(url, /[\w.~:/?#%=+,;@-]/);
    return new Fragment('markdown', `[${label.text}](${target})`);
}
const XML = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
function escapeXml(text) {
    return visible(cut(text, TEXT_LIMIT)).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}
function xml(statics, ...values) {
    return new Fragment('xml', fill(statics, values, escapeXml));
}
function sarifMessage(text, limit = TEXT_LIMIT) {
    const shown = breakCommands(visible(cut(text, limit)));
    return shown.replace(/\](?=\()/g, ']\\').replace(/[{}]/g, '$&$&');
}
function markup(statics, ...values) {
    return new Fragment('html', fill(statics, values, escapeXml));
}
function htmlLink(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return markup `<a href="${new Fragment('html', percentEncode(url, /[\w.~:/?#%=+,;@-]/))}">${label}</a>`;
}
function shown(text, limit = TEXT_LIMIT) {
    return visible(cut(text, limit));
}
function htmlJson(value) {
    return json(value).replace(/[<>&]/g, (character) => character === '<' ? '\\u003c' : character === '>' ? '\\u003e' : '\\u0026');
}
function htmlAsset(element, content) {
    if (/<\/|<!--|<script/i.test(content) || breakCommands(content) !== content) {
        throw new Error(`The ${element} cannot stand in a page as it is.`);
    }
    return markup `<${element}>${new Fragment('html', content)}</${element}>\n`;
}
const NO_WORDS = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[^\p{L}\p{N} ]`, 'gu');
function mermaidLabel(text, limit) {
    const spaced = visible(cut(text, limit)).replace(/\$(?=\$)/g, '$ ');
    const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
    return new Fragment('markdown', codes);
}
function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
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
function concat(texts) {
    return texts.join('');
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


/***/ }),

/***/ 7715:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1502);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_validation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(314);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6443);





const STYLES = { PASS: 'green', FAIL: 'red', INFO: 'cyan' };
const TITLES = {
    structure: 'structure',
    fields: 'required fields',
    status: 'status',
    session: 'session',
    artifacts: 'artifacts',
};
function* render(validation, { color, failuresOnly }) {
    for (const [n, step] of validation.steps.entries()) {
        for (const line of linesOf(step, validation)) {
            if (failuresOnly && line.mark !== 'FAIL')
                continue;
            yield shown(line, `Step ${String(n + 1)}, ${TITLES[step.name]}`, color).text;
        }
    }
    const last = validation.passed
        ? { mark: 'PASS', text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `the return is valid: ${whatPassed(validation)}` }
        : { mark: 'FAIL', text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `the return is not valid: ${whatFailed(validation)}` };
    yield shown(last, `Step ${String(_model_validation_js__WEBPACK_IMPORTED_MODULE_3__/* .STEPS */ .U.length + 1)}, summary`, color).text;
}
function shown({ mark, text, recommendation }, step, color) {
    const label = color ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)(STYLES[mark], (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `[${mark}]`) : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `[${mark}]`;
    const advice = recommendation === undefined ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `       Recommendation: ${recommendation}\n`;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${label} ${step}: ${text}\n${advice}`;
}
function linesOf(step, validation) {
    const failed = step.outcome.kind === 'failed';
    const { agent } = validation;
    const remarks = step.remarks.map((remark) => {
        const isError = remark.severity === 'error';
        return {
            mark: isError ? 'FAIL' : 'INFO',
            text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${remark.message} (${remark.rule}${placeOf(remark.range)})`,
            recommendation: isError ? named(remark.recommendation, agent) : remark.recommendation,
        };
    });
    const claims = step.name === 'artifacts' ? validation.returns.flatMap((record) => record.claims.map(claimLine)) : [];
    const own = failed ? [] : [outcomeLine(step.name, step.outcome, validation)];
    return [...claims.flatMap((line) => line ?? []), ...own, ...remarks];
}
function claimLine({ claim, verdict }) {
    if (verdict.name !== 'present' || verdict.size === null)
        return undefined;
    const bytes = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(verdict.size, 'byte');
    return { mark: 'PASS', text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(claim.path, PATH)} exists and holds ${bytes}` };
}
const PATH = 200;
function outcomeLine(name, outcome, validation) {
    if (outcome.kind === 'unchecked')
        return { mark: 'INFO', text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${why(name, outcome, validation)}` };
    return { mark: 'PASS', text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${achievement(name, validation)}` };
}
function why(name, { because }, { standard, returns }) {
    switch (because) {
        case 'no-return':
            return 'not checked, since no return could be read';
        case 'no-status':
            return `not checked, since the return has no status; one of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(standard.statuses)} was expected`;
        case 'no-session':
            return 'not compared, since the return has no session id';
        case 'none-expected':
            return 'not compared, since no expected session was given (--expect-session)';
        case 'no-success':
            return `not demanded, since the status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(returns[0]?.status ?? '')} is no success`;
    }
}
function achievement(name, { standard, returns }) {
    const [first] = returns;
    switch (name) {
        case 'structure':
            return standard.family === 'result-envelope' ? 'one result envelope' : 'one JSON object and nothing around it';
        case 'fields':
            return `every field that ${standard.id} requires is there, and well formed`;
        case 'status':
            return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(first?.status ?? '')} is a status of ${standard.id}`;
        case 'session':
            return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(first?.session ?? '', PATH)} is the expected session`;
        case 'artifacts':
            return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(claimsIn(returns), 'artifact')} validated`;
    }
}
function claimsIn(returns) {
    return returns.reduce((sum, { claims }) => sum + claims.length, 0);
}
function whatPassed({ returns, standard }) {
    return `${standard.id}, status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(returns[0]?.status ?? '')}, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(claimsIn(returns), 'artifact')}`;
}
function whatFailed({ steps }) {
    const all = steps.flatMap(({ remarks }) => remarks);
    const numbers = _model_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC.map((severity) => ({
        severity,
        n: all.filter((found) => found.severity === severity).length,
    }));
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(numbers.filter(({ n }) => n > 0).map(({ severity, n }) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(n, severity)), 'and');
}
function placeOf(range) {
    return range === null ? '' : `, line ${String(range.startLine)} column ${String(range.startColumn)}`;
}
const NAMELESS = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)({ value: {} });
function named(recommendation, agent) {
    const fix = agent === null ? NAMELESS : (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)({ value: { metadata: { agent_type: agent } } });
    if (recommendation.startsWith(NAMELESS))
        return fix + recommendation.slice(NAMELESS.length);
    if (/^(?:Fix|Verify) /.test(recommendation) || (agent !== null && recommendation.includes(agent))) {
        return recommendation;
    }
    return `${fix}: ${recommendation.charAt(0).toLowerCase()}${recommendation.slice(1)}`;
}


/***/ }),

/***/ 3303:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ sentToLfs)
/* harmony export */ });
const LONGEST_PATTERN = 256;
const MOST_LINES = 1_000;
const MOST_WILDCARDS = 100;
function filterRules(text) {
    const rules = [];
    let wildcards = 0;
    for (const line of text.split('\n')) {
        const [pattern = '', ...attributes] = line.trim().split(/[ \t\r]+/);
        const filter = attributes.findLast((attribute) => /^[-!]?filter(?:=|$)/.test(attribute));
        if (filter === undefined || pattern.length > LONGEST_PATTERN || /^[#!"]|^\[attr\]|\/$/.test(pattern))
            continue;
        const plain = plainMatcher(pattern);
        if (plain === undefined)
            wildcards++;
        if (rules.length === MOST_LINES || wildcards > MOST_WILDCARDS)
            return [];
        rules.push({ matches: plain ?? matcher(pattern), isLfs: filter === 'filter=lfs' });
    }
    return rules;
}
function plainMatcher(pattern) {
    const [, star, rest, inside] = /^(\*)?([^*?[\\]+?)(\/\*\*)?$/.exec(pattern) ?? [];
    if (rest === undefined)
        return undefined;
    if (inside === undefined && !rest.includes('/')) {
        return star === undefined
            ? ({ path }) => path === rest || path.endsWith(`/${rest}`)
            : ({ path }) => path.endsWith(rest);
    }
    if (star !== undefined)
        return undefined;
    const place = rest.replace(/^\//, '');
    return inside === undefined ? ({ path }) => path === place : ({ path }) => path.startsWith(`${place}/`);
}
function matcher(pattern) {
    if (!pattern.includes('/')) {
        const name = wildcard(pattern);
        return ({ steps }) => name(steps.at(-1) ?? []);
    }
    const segments = pattern
        .replace(/^\//, '')
        .split('/')
        .map((segment) => (segment === '**' ? null : wildcard(segment)));
    return ({ steps }) => {
        const isInside = segments.at(-1) === null;
        if (isInside && steps.length <= segments.filter((segment) => segment !== null).length)
            return false;
        return isMatch(segments, steps, (test, step) => test(step));
    };
}
function wildcard(pattern) {
    const parts = pattern.match(PART) ?? [];
    if (parts.join('') !== pattern)
        return () => false;
    const tests = parts.map((part) => (/^\*+$/.test(part) ? null : letterTest(part)));
    return (name) => isMatch(tests, name, (test, letter) => test(letter));
}
const PART = /\*+|\\[^]|\[[!^]?\]?(?:\[:[a-z]+:\]|[^\]])*\]|[^\\[]/gu;
function letterTest(part) {
    if (part === '?')
        return () => true;
    if (part === '[[:space:]]')
        return (letter) => /^\s$/.test(letter);
    const set = /^\[([!^]?)([^[\\]+)\]$/.exec(part);
    if (set !== null) {
        const [, not, members = ''] = set;
        const ranges = members.match(/[^]-[^]|[^]/gu) ?? [];
        return (letter) => ranges.some((range) => isWithin(letter, range)) === (not === '');
    }
    const letter = part.startsWith('\\') ? part.slice(1) : part;
    return part.startsWith('[') ? () => false : (other) => other === letter;
}
function isWithin(letter, range) {
    const [first = '', dash, last] = Array.from(range);
    return dash === undefined || last === undefined ? letter === first : letter >= first && letter <= last;
}
function isMatch(tests, items, holds) {
    let at = 0;
    let n = 0;
    let back;
    while (n < items.length) {
        const test = tests[at];
        const item = items[n];
        if (test === null)
            back = { at: at++, n };
        else if (test !== undefined && item !== undefined && holds(test, item)) {
            at++;
            n++;
        }
        else if (back === undefined)
            return false;
        else {
            back.n++;
            n = back.n;
            at = back.at + 1;
        }
    }
    return tests.slice(at).every((test) => test === null);
}
async function sentToLfs(paths, textOf) {
    const known = new Map();
    const rulesIn = async (folder) => {
        const before = known.get(folder);
        if (before !== undefined)
            return before;
        if (known.size === MOST_KNOWN)
            known.clear();
        const rules = filterRules((await textOf(folder)) ?? '');
        known.set(folder, rules);
        return rules;
    };
    const found = [];
    for (const path of paths) {
        let rule;
        for (let end = path.lastIndexOf('/'); rule === undefined; end = path.lastIndexOf('/', end - 1)) {
            const rules = await rulesIn(path.slice(0, Math.max(end, 0)));
            const inFolder = stepsOf(path.slice(end + 1));
            rule = rules.findLast(({ matches }) => matches(inFolder));
            if (end <= 0)
                break;
        }
        if (rule?.isLfs === true)
            found.push(path);
    }
    return found;
}
const MOST_KNOWN = 100;
function stepsOf(path) {
    let steps;
    return {
        path,
        get steps() {
            return (steps ??= path.split('/').map((step) => Array.from(step)));
        },
    };
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

/***/ 8539:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   YE: () => (/* binding */ brokenConfiguration),
/* harmony export */   gk: () => (/* binding */ gitFailed)
/* harmony export */ });
class GitError extends Error {
    what;
    kind;
    hint;
    name = 'GitError';
    constructor(what, kind = 'other', hint = '') {
        super(hint === '' ? what : `${what} ${hint}`);
        this.what = what;
        this.kind = kind;
        this.hint = hint;
    }
}
const BROKEN_CONFIGURATION = /bad config |bad \w+ config value|GIT_CONFIG_|command-line config|maximum include depth|failed to expand user dir|unable to access '(?!\w+:\/\/)[^']*config'|while reading the configuration/;
function gitFailed(doing, stderr) {
    return brokenConfiguration(stderr) ?? new GitError(`git could not ${doing}: ${stderr.trim() || 'it gave no reason'}`);
}
function brokenConfiguration(stderr) {
    const line = stderr.split('\n').find((said) => BROKEN_CONFIGURATION.test(said));
    if (line === undefined)
        return undefined;
    return new GitError(`git's configuration is broken: ${line.replace(/^(?:fatal|error|warning): /, '').trim()}.`, 'other', 'Mend it where it stands; git config --list --show-origin tells which file says what.');
}


/***/ }),

/***/ 4419:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ OtherCase)
/* harmony export */ });
class OtherCase {
    #names;
    #lower = new Map();
    #folders = new Map();
    constructor(names) {
        this.#names = names;
    }
    find(path) {
        const slash = path.lastIndexOf('/');
        const asked = path.slice(0, Math.max(slash, 0));
        let folder = this.#folders.get(asked);
        if (folder === undefined) {
            folder = this.#folder(asked);
            this.#folders.set(asked, folder);
        }
        const actual = folder === null ? undefined : this.#step(folder, path.slice(slash + 1));
        return actual === undefined || actual === path || this.#names.find(actual)?.kind !== 'file' ? undefined : actual;
    }
    #folder(asked) {
        let actual = '';
        if (asked === '')
            return actual;
        for (const segment of asked.split('/')) {
            actual = this.#step(actual, segment);
            if (actual === undefined)
                return null;
        }
        return actual;
    }
    #step(folder, segment) {
        const same = under(folder, segment);
        if (this.#names.find(same) !== undefined)
            return same;
        const name = this.#lowerIn(folder).get(segment.toLowerCase());
        return name === undefined ? undefined : under(folder, name);
    }
    #lowerIn(folder) {
        const known = this.#lower.get(folder);
        if (known !== undefined)
            return known;
        const lower = new Map();
        for (const name of this.#names.namesIn(folder) ?? []) {
            const key = name.toLowerCase();
            if (!lower.has(key))
                lower.set(key, name);
        }
        this.#lower.set(folder, lower);
        return lower;
    }
}
function under(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}


/***/ }),

/***/ 3518:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ belowRoot),
/* harmony export */   b: () => (/* binding */ LARGEST)
/* harmony export */ });
const LARGEST = 64 * 1024;
function belowRoot(paths, prefix) {
    const root = prefix === '' ? '' : `${prefix}/`;
    return new Set([...paths].flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : [])));
}


/***/ }),

/***/ 2102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   vO: () => (/* binding */ placeInRepository),
/* harmony export */   zb: () => (/* binding */ demandDirectory)
/* harmony export */ });
/* unused harmony export trustedFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8539);



function demandDirectory(root) {
    if (isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)))
        return;
    throw new _git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`The root ${root} is not a directory.`, 'no-directory', 'Name the folder that claims are relative to.');
}
function isDirectory(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
function repositoryOf(folder) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    for (let above = root;; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, '.git')))
            return above;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above) === above)
            return undefined;
    }
}
function placeInRepository(folder) {
    const repository = repositoryOf(folder);
    return repository === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
function trustedFolders(folders) {
    const trusted = new Set();
    for (const folder of folders) {
        trusted.add(folder);
        if (!isDirectory(folder))
            continue;
        trusted.add(realpathSync(folder));
        const repository = repositoryOf(folder);
        if (repository !== undefined)
            trusted.add(repository);
    }
    return [...trusted];
}


/***/ }),

/***/ 7345:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ submodulePaths)
/* harmony export */ });
const HEAD = /\[[^\S\n]*([-.a-zA-Z0-9]+)(?:[^\S\n]+"((?:[^"\\\n]|\\[^\n])*)")?\]/y;
const KEY = /([a-zA-Z][-a-zA-Z0-9]*)[^\S\n]*(=|(?=[#;\n])|$)[^\S\n]*/y;
const SPACE_OR_COMMENT = /(?:\s|[#;][^\n]*)*/y;
const PART = /[^\s"\\#;]+|\\(?:[^\n]|\n)|[^\S\n]+|["#;]/y;
const ESCAPED = new Map([
    ['"', '"'],
    ['\\', '\\'],
    ['n', '\n'],
    ['t', '\t'],
    ['b', '\b'],
    ['\n', ''],
]);
const NONE = new Set();
function submodulePaths(text) {
    const paths = new Set();
    const cursor = new Cursor(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
    let inSubmodule = false;
    for (cursor.take(SPACE_OR_COMMENT); !cursor.atEnd; cursor.take(SPACE_OR_COMMENT)) {
        const head = cursor.take(HEAD);
        if (head !== null) {
            const [, section = '', name] = head;
            inSubmodule = name === undefined ? /^submodule\../i.test(section) : /^submodule$/i.test(section);
            continue;
        }
        const key = cursor.take(KEY);
        if (key === null)
            return NONE;
        const [, name = '', equals] = key;
        const value = equals === '=' ? valueAt(cursor) : '';
        if (value === undefined)
            return NONE;
        if (inSubmodule && equals === '=' && name.toLowerCase() === 'path')
            paths.add(value.replace(/\/+$/, ''));
    }
    return paths;
}
function valueAt(cursor) {
    let value = '';
    let spaces = '';
    let quoted = false;
    for (;;) {
        const [part = ''] = cursor.take(PART) ?? [];
        if (part === '')
            return quoted ? undefined : value;
        if (part === '"')
            quoted = !quoted;
        else if ((part === '#' || part === ';') && !quoted) {
            cursor.take(/[^\n]*/y);
            return value;
        }
        else if (/^\s/.test(part) && !quoted)
            spaces += part;
        else {
            const plain = part.startsWith('\\') ? ESCAPED.get(part.slice(1)) : part;
            if (plain === undefined)
                return undefined;
            value += spaces + plain;
            spaces = '';
        }
    }
}
class Cursor {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    get atEnd() {
        return this.#at === this.#text.length;
    }
    take(pattern) {
        pattern.lastIndex = this.#at;
        const match = pattern.exec(this.#text);
        if (match !== null)
            this.#at = pattern.lastIndex;
        return match;
    }
}


/***/ }),

/***/ 6907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ judgeReturn),
  s: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
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
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3119), __webpack_require__.e(7061)]).then(__webpack_require__.bind(__webpack_require__, 7061))).standard,
    },
    {
        id: 'result-envelope@4',
        family: 'result-envelope',
        isDefault: false,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3119), __webpack_require__.e(7823)]).then(__webpack_require__.bind(__webpack_require__, 7823))).standard,
    },
    {
        id: 'return-meta@1.2',
        family: 'return-meta',
        isDefault: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3119), __webpack_require__.e(2610), __webpack_require__.e(233), __webpack_require__.e(3780)]).then(__webpack_require__.bind(__webpack_require__, 3780))).standard,
    },
    {
        id: 'return-meta@1.4',
        family: 'return-meta',
        isDefault: false,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3119), __webpack_require__.e(2610), __webpack_require__.e(233), __webpack_require__.e(1176)]).then(__webpack_require__.bind(__webpack_require__, 1176))).standard,
    },
    {
        id: 'return-meta@2.1',
        family: 'return-meta',
        isDefault: false,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3119), __webpack_require__.e(2610), __webpack_require__.e(233), __webpack_require__.e(8139)]).then(__webpack_require__.bind(__webpack_require__, 8139))).standard,
    },
    {
        id: 'subagent-return@1.0',
        family: 'subagent-return',
        isDefault: false,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3119), __webpack_require__.e(2610), __webpack_require__.e(8647), __webpack_require__.e(3976)]).then(__webpack_require__.bind(__webpack_require__, 8647))).standard,
    },
    {
        id: 'subagent-return@1.2',
        family: 'subagent-return',
        isDefault: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3119), __webpack_require__.e(2610), __webpack_require__.e(2162)]).then(__webpack_require__.bind(__webpack_require__, 2162))).standard,
    },
    {
        id: 'subagent-return@2.0',
        family: 'subagent-return',
        isDefault: false,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3119), __webpack_require__.e(2610), __webpack_require__.e(6795)]).then(__webpack_require__.bind(__webpack_require__, 6795))).standard,
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
// EXTERNAL MODULE: ./src/judge/batch.ts + 1 modules
var batch = __webpack_require__(9486);
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
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 6390).then(__webpack_require__.bind(__webpack_require__, 6390));
    return settleAbsent(absent, tree, context, null, finding_list/* MOST_FINDINGS */.V);
}
function noMarkdown() {
    return source/* NO_PARTS */.lv;
}
async function withAid(aids, parser, loaded, { siblings }) {
    if (parser === 'markdown') {
        const { parseMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(3814)]).then(__webpack_require__.bind(__webpack_require__, 3814));
        return { ...aids, markdown: parseMarkdown };
    }
    const { Locator } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(6642)]).then(__webpack_require__.bind(__webpack_require__, 6642));
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


/***/ }),

/***/ 4881:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf)
/* harmony export */ });
/* unused harmony exports OF_RULE, stepOf */
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1502);
/* harmony import */ var _model_validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(314);
/* harmony import */ var _policy_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(762);



const OF_AREA = {
    document: 'structure',
    run: 'structure',
    shape: 'fields',
    summary: 'fields',
    metadata: 'fields',
    errors: 'fields',
    'life-cycle': 'fields',
    envelope: 'fields',
    status: 'status',
    artifacts: 'artifacts',
};
const OF_RULE = new Map([
    ['standard-mismatch', 'fields'],
    ['session-id-empty', 'session'],
    ['session-id-format', 'session'],
    ['session-id-mismatch', 'session'],
]);
function stepOf({ id, area }) {
    return OF_RULE.get(id) ?? OF_AREA[area];
}
function stepsOf(judgement, expectedSession, agent) {
    const { standard, records, drafts } = judgement;
    const rules = new Map(standard.rules.map(({ rule }) => [rule.id, rule]));
    const said = new Map(_model_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .STEPS */ .U.map((name) => [name, []]));
    for (const { finding } of drafts) {
        const rule = rules.get(finding.rule);
        if (rule === undefined)
            throw new Error(`${standard.id} has no rule ${finding.rule}`);
        said.get(stepOf(rule))?.push(finding);
    }
    const steps = _model_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .STEPS */ .U.map((name) => {
        const remarks = (said.get(name) ?? []).sort((a, b) => (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(a.severity) - (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(b.severity) || (0,_policy_order_js__WEBPACK_IMPORTED_MODULE_2__/* .byPlace */ .h)(a, b));
        return { name, outcome: outcomeOf(name, remarks, records, expectedSession), remarks };
    });
    return {
        passed: steps.every(({ outcome }) => outcome.kind !== 'failed'),
        standard: { id: standard.id, family: standard.family, statuses: standard.statuses },
        agent: records.find((record) => record.agent !== null)?.agent ?? agent,
        returns: records,
        steps,
    };
}
function outcomeOf(name, remarks, records, expectedSession) {
    if (remarks.some(({ severity }) => severity === 'error'))
        return { kind: 'failed' };
    if (name === 'structure')
        return { kind: 'passed' };
    if (records.length === 0)
        return { kind: 'unchecked', because: 'no-return' };
    if (name === 'status' && records.some(({ status }) => status === null))
        return { kind: 'unchecked', because: 'no-status' };
    if (name === 'session') {
        if (expectedSession === null)
            return { kind: 'unchecked', because: 'none-expected' };
        if (records.some(({ session }) => session === null))
            return { kind: 'unchecked', because: 'no-session' };
    }
    if (name === 'artifacts' && !records.some(({ success }) => success)) {
        return { kind: 'unchecked', because: 'no-success' };
    }
    return { kind: 'passed' };
}


/***/ })

};
;