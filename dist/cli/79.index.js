"use strict";
exports.id = 79;
exports.ids = [79,7474,1443];
exports.modules = {

/***/ 3678:
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

/***/ 3380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ logErrors),
/* harmony export */   T: () => (/* binding */ readOptions)
/* harmony export */ });
/* harmony import */ var _config_one_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3278);
/* harmony import */ var _engine_validate_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9612);
/* harmony import */ var _report_errors_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7562);
/* harmony import */ var _tree_append_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8256);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6013);





async function logErrors({ records, drafts }, { errorsFile, now, root }) {
    if (errorsFile === null)
        return;
    const findings = drafts.map(({ finding }) => finding);
    const found = { findings, returns: records, failOn: 'error', clock: now };
    await (0,_tree_append_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .appendErrors */ .G)(errorsFile, (0,_report_errors_file_js__WEBPACK_IMPORTED_MODULE_2__/* .errorObjects */ .h)(found), (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .projectOf */ .v8)([root, '.']));
}
function readOptions({ values, rest }) {
    const value = (name) => values.get(name)?.[0];
    const settings = (0,_engine_validate_return_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .s)({
        root: value('root'),
        standard: value('standard'),
        expectSession: value('expect-session'),
        staleAfter: value('stale-after'),
        maxFileSize: value('max-file-size'),
        now: value('now'),
        clock: Date.now(),
        file: rest[0],
    }, (setting) => `--${setting}`);
    return {
        ...settings,
        agent: value('agent') ?? null,
        format: (0,_config_one_of_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .y)('--format', value('format') ?? 'text', ['text', 'json']),
        errorsFile: value('errors-file') ?? null,
    };
}


/***/ }),

/***/ 79:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: ./src/cli/commands/validate-options.ts
var validate_options = __webpack_require__(3380);
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

// EXTERNAL MODULE: ./src/report/json.ts
var json = __webpack_require__(8270);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8957);
// EXTERNAL MODULE: ./src/report/validation.ts
var report_validation = __webpack_require__(4183);
// EXTERNAL MODULE: ./src/tree/disk.ts
var disk = __webpack_require__(1807);
// EXTERNAL MODULE: ./src/engine/six-steps.ts
var six_steps = __webpack_require__(884);
// EXTERNAL MODULE: ./src/engine/validate-return.ts + 1 modules
var validate_return = __webpack_require__(9612);
// EXTERNAL MODULE: ./src/cli/terminal/color.ts
var terminal_color = __webpack_require__(3428);
// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(5932);
// EXTERNAL MODULE: ./src/cli/terminal/stdin.ts
var stdin = __webpack_require__(2153);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(5708);
// EXTERNAL MODULE: ./src/cli/terminal/stdout.ts
var stdout = __webpack_require__(2916);
;// CONCATENATED MODULE: ./src/cli/commands/validate.ts













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
${(0,options/* optionHelp */.L)(OPTIONS)}
`;
async function validate(args) {
    if (args.includes('--help') || args.includes('-h')) {
        (0,stdout/* say */.cv)(1, USAGE);
        return exit_status/* EXIT */.d.passed;
    }
    if (args.some((arg) => arg === '--hook' || arg.startsWith('--hook='))) {
        const { runHook } = await __webpack_require__.e(/* import() */ 5478).then(__webpack_require__.bind(__webpack_require__, 5478));
        return runHook(() => (0,options/* readCall */.D)(args, OPTIONS));
    }
    const call = (0,options/* readCall */.D)(args, OPTIONS);
    const settings = (0,validate_options/* readOptions */.T)(call);
    const [file = '-', ...more] = call.rest;
    if (more.length > 0)
        throw new usage_error/* UsageError */.e(`validate takes one FILE, and ${String(call.rest.length)} were given.`);
    const tree = (0,disk/* openDisk */.U)(settings.root);
    const handed = file === '-' ? (0,stdin/* readStdin */.v)(settings.limit) : (0,stdin/* readFileIn */.G)(settings.root, file, settings.limit);
    const judgement = await (0,validate_return/* judgeReturn */.U)(handed, tree, settings);
    const validation = (0,six_steps/* stepsOf */.B_)(judgement, settings.expectedSession, settings.agent);
    if (settings.format === 'json') {
        (0,stdout/* sayAll */.jO)(1, (0,json.render)(reportOfOne(judgement, tree, settings.now)));
    }
    else {
        const color = !call.switches.has('no-color') && (0,terminal_color/* wantsColor */.z)();
        (0,stdout/* sayAll */.jO)(1, (0,report_validation/* render */.X)(validation, { color, failuresOnly: false }));
    }
    await (0,validate_options/* logErrors */.G)(judgement, settings);
    return validation.passed ? exit_status/* EXIT */.d.passed : exit_status/* EXIT */.d.failed;
}


/***/ }),

/***/ 5708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readCall),
/* harmony export */   L: () => (/* binding */ optionHelp)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7474);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8957);



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
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(unknown(token.rawName, specs));
        if (spec.value === undefined) {
            if (token.value !== undefined)
                throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} takes no value: write it alone.`);
            switches.add(spec.name);
            continue;
        }
        if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
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
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name.replace(/^-+/, ''), specs.map((spec) => spec.name), 3);
    return `There is no option ${name}.${meant === undefined ? ' See --help.' : ` Did you mean --${meant}?`}`;
}
function optionHelp(specs) {
    const heads = specs.map(({ name, value }) => `--${name}${value === undefined ? '' : ` ${value}`}`);
    const width = Math.max(...heads.map((head) => head.length)) + 2;
    return specs.map(({ help }, n) => `  ${(heads[n] ?? '').padEnd(width)}${help}`).join('\n');
}


/***/ }),

/***/ 2153:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readFileIn),
/* harmony export */   v: () => (/* binding */ readStdin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7066);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_tty__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _tree_relative_within_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4812);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8957);
/* harmony import */ var _stdout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2916);






const STDIN_NAME = '<stdin>';
function readStdin(limit) {
    if ((0,node_tty__WEBPACK_IMPORTED_MODULE_1__.isatty)(0))
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`No return was given: ${ASK}.`);
    const content = readAll(0, limit, 'Standard input');
    if (content.kind === 'bytes' && Buffer.from(content.bytes).toString('latin1').trim() === '') {
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`Standard input is empty: ${ASK}.`);
    }
    return { name: STDIN_NAME, isPlaced: false, content };
}
const ASK = 'name a FILE, or hand the return over on standard input';
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
                throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`${file} is a directory: name the file that holds the return.`);
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
    const written = (0,_tree_relative_within_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeWithin */ .Q)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(file));
    const real = (0,_tree_relative_within_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeWithin */ .Q)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file)));
    if (real !== null)
        return { name: written ?? real, place: 'inside' };
    if (written !== null)
        return { name: written, place: 'linked-out' };
    return { name: file.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'), place: 'outside' };
}
function tellingOf(file, read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e)
            throw error;
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`There is no file ${file}: name the file that holds the return, or - for standard input.`);
        }
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
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
            (0,_stdout_js__WEBPACK_IMPORTED_MODULE_4__/* .pause */ .v7)();
        }
    }
}


/***/ }),

/***/ 884:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf)
/* harmony export */ });
/* unused harmony exports OF_RULE, stepOf */
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5834);
/* harmony import */ var _model_validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6870);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2130);



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
    const said = new Map(_model_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .STEPS */ .U.map((name) => [name, []]));
    for (const { finding } of drafts) {
        const rule = rules.get(finding.rule);
        if (rule === undefined)
            throw new Error(`${standard.id} has no rule ${finding.rule}`);
        said.get(stepOf(rule))?.push(finding);
    }
    const steps = _model_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .STEPS */ .U.map((name) => {
        const remarks = (said.get(name) ?? []).sort((a, b) => (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .rank */ .Tm)(a.severity) - (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .rank */ .Tm)(b.severity) || (0,_order_js__WEBPACK_IMPORTED_MODULE_0__/* .byPlace */ .h)(a, b));
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


/***/ }),

/***/ 9612:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ judgeReturn),
  s: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8957);
// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(1047);
// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(2064);
// EXTERNAL MODULE: ./src/config/units.ts
var units = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/engine/roadmap.ts
var roadmap = __webpack_require__(9718);
// EXTERNAL MODULE: ./src/standards/choose.ts
var choose = __webpack_require__(8789);
// EXTERNAL MODULE: ./src/engine/finding-list.ts
var finding_list = __webpack_require__(4520);
// EXTERNAL MODULE: ./src/engine/batch.ts + 1 modules
var batch = __webpack_require__(9063);
// EXTERNAL MODULE: ./src/engine/rules.ts
var engine_rules = __webpack_require__(405);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(8599);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(7337);
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
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 9189).then(__webpack_require__.bind(__webpack_require__, 9189));
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


/***/ }),

/***/ 110:
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

/***/ 7474:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UW: () => (/* binding */ sentencesWithin),
/* harmony export */   Vl: () => (/* binding */ sentencesInWords),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   nearest: () => (/* binding */ nearest),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* unused harmony export sentences */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3678);

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
function compareText(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}


/***/ }),

/***/ 6870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ STEPS)
/* harmony export */ });
const STEPS = ['structure', 'fields', 'status', 'session', 'artifacts'];


/***/ }),

/***/ 7562:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ errorObjects)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5834);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);


const NOBODY = { session: null, agent: null };
const LONGEST = 500;
function errorObjects({ findings, returns, failOn, clock }) {
    const threshold = failOn === 'never' ? 'error' : failOn;
    const byPlace = new Map(returns.map((record) => [keyOf(record), record]));
    const time = clock === null ? undefined : new Date(clock).toISOString();
    return findings
        .filter(({ severity, baselined }) => baselined !== true && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtLeast */ .du)(severity, threshold))
        .map((finding) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(errorObject(finding, byPlace.get(keyOf(finding)) ?? NOBODY, time)));
}
function keyOf({ file, index }) {
    return JSON.stringify([file, index]);
}
function errorObject({ rule, message, recommendation, file, range }, { session, agent }, timestamp) {
    const place = file === null ? '' : `${file}${range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`}: `;
    return {
        type: 'validation',
        message: cut(`${place}${message}`),
        code: rule.toUpperCase().replaceAll('-', '_'),
        recoverable: true,
        recommendation,
        ...(timestamp === undefined ? {} : { timestamp }),
        context: {
            ...(session === null ? {} : { session_id: session }),
            ...(agent === null ? {} : { agent_type: agent }),
            ...(file === null ? {} : { file }),
            ...(range === null ? {} : { line: range.startLine, column: range.startColumn }),
        },
    };
}
function cut(text) {
    return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}


/***/ }),

/***/ 8270:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   countsRecord: () => (/* binding */ countsRecord),
/* harmony export */   findingRecord: () => (/* binding */ findingRecord),
/* harmony export */   originRecord: () => (/* binding */ originRecord),
/* harmony export */   render: () => (/* binding */ render),
/* harmony export */   reportJson: () => (/* binding */ reportJson),
/* harmony export */   returnRecord: () => (/* binding */ returnRecord)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2897);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);


const SCHEMA = 'return-gate/report@1';
const BATCH = 256;
function claimRecord({ claim, verdict }) {
    return {
        path: claim.path,
        pointer: claim.pointer,
        type: claim.type,
        verdict: verdict.name,
        size: verdict.size,
        foundAt: verdict.foundAt,
        detail: verdict.detail,
    };
}
function returnRecord(record) {
    const { file, index, line, standard, status, agent, session, delegation, startedAt, claims } = record;
    const known = { file, index, line, standard, status, agent, session, delegation, startedAt };
    return { ...known, claims: claims.map(claimRecord) };
}
function findingRecord(finding) {
    const { rule, severity, message, recommendation, file, index, pointer, range, fingerprint, baselined } = finding;
    return {
        rule,
        severity,
        message,
        recommendation,
        file,
        index,
        pointer,
        startLine: range?.startLine ?? null,
        startColumn: range?.startColumn ?? null,
        endLine: range?.endLine ?? null,
        endColumn: range?.endColumn ?? null,
        fingerprint,
        baselined,
    };
}
function* list(records, shape) {
    for (let start = 0; start < records.length; start += BATCH) {
        const batch = records.slice(start, start + BATCH);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(batch.map((record, i) => start + i === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `\n    ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(shape(record))}` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `,\n    ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(shape(record))}`));
    }
    if (records.length > 0)
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `\n  `;
}
function originRecord({ tool, source }) {
    return {
        tool: { name: tool.name, version: tool.version },
        source: { kind: source.kind, revision: source.revision, root: source.root, shard: source.shard },
    };
}
function countsRecord({ counts }) {
    const { files, returns, claims, errors, warnings, notices, baselined } = counts;
    const verdicts = Object.fromEntries(_model_claim_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .b.map((name) => [name, counts.verdicts[name]]));
    return { files, returns, claims, errors, warnings, notices, baselined, verdicts };
}
function headRecord(report) {
    return {
        schema: SCHEMA,
        ...originRecord(report),
        conclusion: report.conclusion,
        counts: countsRecord(report),
    };
}
function reportJson(report) {
    return {
        ...headRecord(report),
        returns: report.returns.map(returnRecord),
        findings: report.findings.map(findingRecord),
    };
}
function* render(report) {
    const head = Object.entries(headRecord(report)).map(([key, value]) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `\n  ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(key)}: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(value)},`);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `{${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(head)}
  "returns": [`;
    yield* list(report.returns, returnRecord);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `],
  "findings": [`;
    yield* list(report.findings, findingRecord);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `]
}
`;
}


/***/ }),

/***/ 4183:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3227);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5834);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7474);
/* harmony import */ var _model_validation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6870);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6183);





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
            text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${remark.message} (${remark.rule}${lineAndColumn(remark.range)})`,
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
function lineAndColumn(range) {
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

/***/ 8256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ appendErrors)
/* harmony export */ });
/* unused harmony export withErrors */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5453);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var proper_lockfile__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4306);
/* harmony import */ var proper_lockfile__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(proper_lockfile__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8957);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5275);
/* harmony import */ var _write_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5386);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6013);







const LARGEST = 16 * 1024 * 1024;
const STALE = 10_000;
const RETRIES = { retries: 400, factor: 1, minTimeout: 20, maxTimeout: 100, randomize: true };
async function appendErrors(file, errors, project) {
    if (errors.length === 0)
        return;
    try {
        const place = demandFile(file, (0,_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolders */ .w)(file, project));
        demandLock(`${place.path}.lock`);
        const release = await (0,proper_lockfile__WEBPACK_IMPORTED_MODULE_2__.lock)(place.path, { realpath: false, stale: STALE, retries: RETRIES });
        try {
            while (!append(file, errors, project))
                ;
        }
        finally {
            await release();
        }
    }
    catch (error) {
        if (error instanceof _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e)
            throw error;
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file ${file} could not be written, and is as it was: ${reasonOf(error)}`);
    }
}
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const isHeld = 'code' in error && error.code === 'ELOCKED';
    return isHeld ? 'another process holds its lock, the folder of its name that ends in .lock' : error.message;
}
function demandLock(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined || (stats.isDirectory() && isEmpty(path)))
        return;
    const what = stats.isDirectory()
        ? 'a folder that holds files'
        : stats.isSymbolicLink()
            ? 'a symbolic link'
            : 'a file';
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file could not be written: its lock ${path} is ${what}. Take that away.`);
}
function isEmpty(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length === 0;
    }
    catch {
        return true;
    }
}
function append(file, errors, project) {
    const before = readExisting(file, project);
    const text = withErrors(before, errors, file);
    return (0,_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFile */ ._)(file, [text], { project, mayReplace: () => readExisting(file, project) === before });
}
function demandFile(file, place) {
    if (place.kind === 'file')
        return place;
    throw notRegular(file);
}
function notRegular(file) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file ${file} is no regular file: name the file itself.`);
}
function tooLarge(file) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`);
}
function readExisting(file, project) {
    const { path, mode } = demandFile(file, (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project));
    if (mode === null)
        return null;
    const found = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)(path, LARGEST);
    if (found === null)
        throw notRegular(file);
    const { bytes, size } = found;
    if (size > LARGEST)
        throw tooLarge(file);
    const text = bytes.toString('utf8');
    if (!bytes.equals(Buffer.from(text)))
        throw damaged(file, 'it is not UTF-8');
    return text;
}
function damaged(file, why) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The errors file ${file} is damaged and was left as it is: ${why}. Mend it, or name another file.`);
}
function withErrors(text, errors, file) {
    if (text === null)
        return `[\n${errors.map((error) => `  ${error}`).join(',\n')}\n]\n`;
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const body = text.slice(mark.length);
    const array = arrayOf(body, file);
    const last = array.children?.at(-1);
    const eol = body.includes('\r\n') ? '\r\n' : '\n';
    if (last !== undefined) {
        const margin = marginOf(body, last.offset);
        const before = margin === null ? ', ' : `,${eol}${margin}`;
        const end = last.offset + last.length;
        return `${mark}${body.slice(0, end)}${errors.map((error) => before + error).join('')}${body.slice(end)}`;
    }
    const outer = /^[ \t]*/.exec(lineAt(body, array.offset))?.[0] ?? '';
    const inner = outer + (/^[ \t]+(?=\S)/m.exec(body)?.[0] ?? '  ');
    const list = errors.map((error) => `${eol}${inner}${error}`).join(',');
    return `${mark}${body.slice(0, array.offset)}[${list}${eol}${outer}]${body.slice(array.offset + array.length)}`;
}
function arrayOf(body, file) {
    try {
        JSON.parse(body);
    }
    catch (error) {
        throw damaged(file, error instanceof Error ? error.message : String(error));
    }
    const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.parseTree)(body);
    if (root?.type === 'array')
        return root;
    const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
    if (root?.type !== 'object' || member?.type !== 'array') {
        throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
    }
    return member;
}
function marginOf(body, offset) {
    const before = body.slice(body.lastIndexOf('\n', offset - 1) + 1, offset);
    return before.trim() === '' && before.length <= offset - 1 ? before : null;
}
function lineAt(body, offset) {
    return body.slice(body.lastIndexOf('\n', offset - 1) + 1);
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


/***/ }),

/***/ 1290:
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

/***/ 9268:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   YE: () => (/* binding */ brokenConfiguration),
/* harmony export */   gk: () => (/* binding */ gitFailed)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8957);

class GitError extends _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
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

/***/ 9989:
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

/***/ 7332:
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

/***/ 3599:
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

/***/ 5275:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   iK: () => (/* binding */ standsOnDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openRegularFile(path, lastLink) {
    const place = typeof path === 'string' ? path : Buffer.from(path);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, O_RDONLY | O_NONBLOCK | (lastLink === 'refused' ? O_NOFOLLOW : 0));
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
function readInto(file, room) {
    let length = 0;
    for (let got = -1; got !== 0 && length < room.length; length += got) {
        got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, room, length, room.length - length, null);
    }
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


/***/ }),

/***/ 3426:
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
/* harmony import */ var _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9268);



function demandDirectory(root) {
    if (isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)))
        return;
    throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`The root ${root} is not a directory.`, 'no-directory', 'Name the folder that claims are relative to.');
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


/***/ })

};
;