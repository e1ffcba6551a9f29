"use strict";
exports.id = 8116;
exports.ids = [8116];
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

/***/ 7568:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ withTrend),
/* harmony export */   c: () => (/* binding */ earlierReports)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1659);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9288);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8473);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5340);
/* harmony import */ var _report_trend_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1601);
/* harmony import */ var _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2083);
/* harmony import */ var _tree_report_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2790);
/* harmony import */ var _trend_read_earlier_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4181);
/* harmony import */ var _trend_trend_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2559);
/* harmony import */ var _matching_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4001);











async function earlierReports({ compare, mode = 'all', shard = '' }, workspace) {
    const patterns = (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanPatterns */ .vR)([compare]);
    if (patterns.length === 0)
        return { earlier: null, warnings: [] };
    if (mode === 'changed') {
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UsageError */ .e('The input compare sets whole runs side by side, and the input mode is changed: leave one of them out.');
    }
    if (shard !== '') {
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UsageError */ .e('The input compare sets whole runs side by side, and the input shard judges a part: give compare to return-gate/merge.');
    }
    const files = (await (0,_matching_files_js__WEBPACK_IMPORTED_MODULE_8__/* .matchingFiles */ .V)({ name: 'compare', example: 'earlier/*.json' }, patterns, workspace)).filter((file) => file.endsWith('.json'));
    if (files.length === 0) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `No earlier report matches ${patterns.join(', ')}: there is nothing to compare with yet.`.text);
    }
    const distinct = (0,_tree_report_files_js__WEBPACK_IMPORTED_MODULE_5__/* .distinctFiles */ .EV)(files);
    const displayName = (file) => (0,_matching_files_js__WEBPACK_IMPORTED_MODULE_8__/* .nameInWorkspace */ ._)(file, workspace);
    const texts = (0,_tree_report_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readReportFiles */ .Ak)(distinct, { displayName });
    const earlier = (0,_trend_read_earlier_js__WEBPACK_IMPORTED_MODULE_6__/* .readEarlier */ .l)({ asked: 'The input compare', names: distinct.map(displayName), files: texts }, _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .CLAIM_RULES */ .nC);
    const leftOut = (0,_report_trend_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutInWords */ .Er)(earlier.leftOut);
    return { earlier, warnings: leftOut === '' ? [] : [`The input compare: ${leftOut}.`] };
}
function withTrend(report, earlier) {
    if (earlier === null)
        return report;
    const trend = (0,_trend_trend_js__WEBPACK_IMPORTED_MODULE_7__/* .trendOf */ .RS)(earlier, report, _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .CLAIM_RULES */ .nC, 'The input compare');
    const leftOut = (0,_report_trend_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutInWords */ .Er)(trend.leftOut.slice(earlier.leftOut.length));
    if (leftOut !== '')
        (0,_publish_js__WEBPACK_IMPORTED_MODULE_9__/* .warn */ .R8)(`The input compare: ${leftOut}.`);
    return { ...report, trend };
}


/***/ }),

/***/ 3389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1659);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8004);
/* harmony import */ var _model_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4536);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8473);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5340);
/* harmony import */ var _tree_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5996);






function failed(error) {
    if (error instanceof _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL) {
        const lines = error.lines.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `\n${line}`);
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.setFailed((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `The configuration cannot be followed:${lines}`.text);
        return _model_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.usage;
    }
    const usage = error instanceof _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e;
    const message = error instanceof Error ? messageOf(error) : String(error);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.setFailed((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${usage ? '' : 'internal error: '}${message}`.text);
    if (!usage && error instanceof Error)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.debug((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${error.stack ?? ''}`.text);
    return usage ? _model_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.usage : _model_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.internal;
}
const CHECKOUT = 'add "- uses: actions/checkout@v6" before this step';
const ADVICE = {
    'no-git': 'install git on the runner, or set the input source to workspace.',
    'no-repository': `No repository is checked out: ${CHECKOUT}, or set the input source to workspace.`,
    'no-commit': 'Commit first, or set the input source to workspace.',
    'no-directory': `The input working-directory names no folder: correct it, or if nothing is checked out, ${CHECKOUT}.`,
    other: undefined,
};
function messageOf(error) {
    if (!(error instanceof _tree_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS))
        return error.message;
    const advice = ADVICE[error.kind];
    return advice === undefined ? error.message : `${error.what} ${advice}`;
}


/***/ }),

/***/ 6561:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ NO_FIXES),
/* harmony export */   MB: () => (/* binding */ fixesRemark),
/* harmony export */   YB: () => (/* binding */ withTaken),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   lr: () => (/* binding */ fixesToApply)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _report_replacements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4461);


const NO_FIXES = { files: [], more: 0 };
function fixesToApply({ files, more }, placed) {
    const changes = files.flatMap(({ path, before, suggestions }) => {
        const left = suggestions.filter(({ id }) => !placed.has(id)).map(({ replacement }) => replacement);
        return left.length === 0 ? [] : [{ path, before, after: withTaken(before, left) }];
    });
    return { changes, suggested: placed.size, more };
}
function fixesRemark({ changes, more }) {
    const files = changes.length + more;
    if (files === 0)
        return [];
    const text = `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(files, 'file')} can be mended, or may be, without changing what a return says: return-gate fix shows how, and return-gate fix --write does it.`;
    return [{ level: 'notice', text }];
}
function withTaken(before, replacements) {
    return Buffer.from((0,_report_replacements_js__WEBPACK_IMPORTED_MODULE_1__/* .withReplacements */ .Af)(decodeText(before), replacements));
}
function decodeText(bytes) {
    return Buffer.from(bytes).toString('utf8');
}


/***/ }),

/***/ 1729:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ FILE_FORMATS),
/* harmony export */   Ui: () => (/* binding */ readActionInputs),
/* harmony export */   Ul: () => (/* binding */ readFiles),
/* harmony export */   _0: () => (/* binding */ readCount),
/* harmony export */   rV: () => (/* binding */ readRawOptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8473);


const FILE_FORMATS = ['json', 'sarif', 'junit', 'html', 'badge'];
function readRawOptions(input) {
    const optional = (name) => input(name) || undefined;
    const lines = (name) => input(name).split('\n');
    return {
        patterns: lines('paths'),
        ignore: lines('ignore'),
        standard: optional('standard'),
        failOn: optional('fail-on'),
        ifNoReturns: optional('if-no-returns'),
        staleAfter: optional('stale-after'),
        expectSession: optional('expect-session'),
        agentBranchesRequire: optional('agent-branches-require'),
        mode: optional('mode'),
        shard: optional('shard'),
        now: optional('now'),
        clock: Date.now(),
    };
}
function readFiles(input) {
    const files = Object.fromEntries(FILE_FORMATS.map((name) => [name, input(`${name}-file`)]));
    const named = FILE_FORMATS.filter((name) => files[name] !== '');
    for (const [n, name] of named.entries()) {
        const before = named.slice(0, n).find((other) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(files[other]) === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(files[name]));
        if (before === undefined)
            continue;
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`The inputs ${before}-file and ${name}-file both name ${files[name]}: name a file for each report.`);
    }
    return files;
}
function readActionInputs(input) {
    return {
        workingDirectory: input('working-directory') || '.',
        source: input('source') || 'commit',
        config: input('config'),
        baseline: input('baseline'),
        base: input('base'),
        mode: input('mode') || 'all',
        history: input('history') || 'auto',
        agentBranches: input('agent-branches'),
        shard: input('shard'),
        maxAnnotations: input('max-annotations') || '10',
        jobSummary: input('job-summary') || 'true',
        annotations: input('annotations') || 'commands',
        comment: input('comment') || 'never',
        githubToken: input('github-token'),
        compare: input('compare'),
        errorsFile: input('errors-file'),
        files: readFiles(input),
    };
}
function readCount(name, given) {
    if (/^\d{1,4}$/.test(given))
        return Number(given);
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${name} is "${given}": write a number, such as 10; 0 turns annotations off.`);
}


/***/ }),

/***/ 73:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ matchingFiles),
/* harmony export */   _: () => (/* binding */ nameInWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8473);
/* harmony import */ var _tree_report_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2790);



async function matchingFiles(input, patterns, workspace) {
    let reason = 'there is a file among them whose name is no UTF-8.';
    try {
        const files = await (0,_tree_report_files_js__WEBPACK_IMPORTED_MODULE_1__/* .filesMatching */ .NP)(workspace, patterns);
        if (files !== undefined)
            return files;
    }
    catch (error) {
        reason = error instanceof Error ? error.message : String(error);
    }
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`The input ${input.name}: ${reason} Write patterns such as ${input.example}.`);
}
function nameInWorkspace(file, workspace) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, file);
    return place.startsWith('..') ? file : place;
}


/***/ }),

/***/ 5528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ publishReport),
  h: () => (/* binding */ readAudience)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(3691);
// EXTERNAL MODULE: ./src/github/event.ts
var github_event = __webpack_require__(5015);
// EXTERNAL MODULE: ./src/report/errors-file.ts
var errors_file = __webpack_require__(5150);
// EXTERNAL MODULE: ./src/tree/append-errors.ts + 1 modules
var append_errors = __webpack_require__(3219);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(5665);
// EXTERNAL MODULE: ./src/action/inputs.ts
var action_inputs = __webpack_require__(1729);
// EXTERNAL MODULE: ./src/action/publish.ts
var publish = __webpack_require__(4001);
// EXTERNAL MODULE: ./src/report/formats.ts + 1 modules
var formats = __webpack_require__(4408);
// EXTERNAL MODULE: ./src/tree/write-report.ts
var write_report = __webpack_require__(4406);
;// CONCATENATED MODULE: ./src/action/write-reports.ts





async function writeReports(report, { paths, workspace, project, env, links }) {
    const temporary = env.RUNNER_TEMP ?? '';
    const unasked = temporary === '' ? undefined : (0,external_node_path_.join)(temporary, 'return-gate', 'report.json');
    const files = { ...paths, json: paths.json === '' ? unasked : (0,external_node_path_.resolve)(workspace, paths.json) };
    const options = { color: false, quiet: false, links, rulePages: (0,github_event/* rulePagesOf */.Ix)(env) };
    for (const name of action_inputs/* FILE_FORMATS */.GM) {
        const file = files[name];
        if (file === undefined || file === '')
            continue;
        const render = await (0,formats/* loadFormat */.M6)(name);
        const rules = (0,formats/* explainsRules */.Ex)(name) ? (await Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(6899), __webpack_require__.e(7571), __webpack_require__.e(8008), __webpack_require__.e(2146), __webpack_require__.e(6654), __webpack_require__.e(3119), __webpack_require__.e(7720), __webpack_require__.e(6112), __webpack_require__.e(2323)]).then(__webpack_require__.bind(__webpack_require__, 1895))).rules : [];
        (0,write_report/* writeReport */.u)(`The input ${name}-file`, (0,external_node_path_.resolve)(workspace, file), render(report, { ...options, rules }), project);
    }
    return files.json;
}

;// CONCATENATED MODULE: ./src/action/publish-report.ts









function readAudience(inputs) {
    return {
        jobSummary: (0,parse_option/* parseChoice */.H)('The input job-summary', inputs.jobSummary, ['true', 'false']) === 'true',
        perType: (0,action_inputs/* readCount */._0)('The input max-annotations', inputs.maxAnnotations),
        annotations: (0,parse_option/* parseChoice */.H)('The input annotations', inputs.annotations, ['commands', 'check']),
    };
}
async function publishReport(report, { inputs, env, workspace, folders }, tell) {
    const links = (0,github_event/* linksOf */.hP)(env, report.source.revision);
    const project = (0,write_place/* projectOf */.v8)([...folders, env.RUNNER_TEMP ?? '']);
    const file = await writeReports(report, { paths: inputs.files, workspace, project, env, links });
    (0,publish/* announce */.iP)(report);
    (0,publish/* publishOutputs */.eB)(report, file);
    await tell(links);
    (0,publish/* logReport */.TO)(report);
    if (inputs.errorsFile !== '') {
        await (0,append_errors/* appendErrors */.G)((0,external_node_path_.resolve)(workspace, inputs.errorsFile), (0,errors_file/* errorObjects */.h)(report), project);
    }
    return report.conclusion;
}


/***/ }),

/***/ 4001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ leaveToMerge),
/* harmony export */   Iv: () => (/* binding */ publishSummary),
/* harmony export */   N4: () => (/* binding */ note),
/* harmony export */   R8: () => (/* binding */ warn),
/* harmony export */   TO: () => (/* binding */ logReport),
/* harmony export */   Vg: () => (/* binding */ remark),
/* harmony export */   eB: () => (/* binding */ publishOutputs),
/* harmony export */   fz: () => (/* binding */ annotate),
/* harmony export */   iP: () => (/* binding */ announce)
/* harmony export */ });
/* harmony import */ var _model_place_key_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6200);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3031);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6239);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1659);
/* harmony import */ var _model_shard_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8553);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _model_truth_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6800);
/* harmony import */ var _report_annotations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(856);
/* harmony import */ var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4359);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5340);
/* harmony import */ var _report_truth_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3943);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5015);












const WRITERS = _actions_core__WEBPACK_IMPORTED_MODULE_2__;
const MOST_IN_LOG = 200;
function warn(message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_2__.warning((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `${message}`.text, { title: 'return-gate' });
}
function note(message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_2__.info((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `${message}`.text);
}
function leaveToMerge(shard) {
    _actions_core__WEBPACK_IMPORTED_MODULE_2__.info((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `Shard ${(0,_model_shard_js__WEBPACK_IMPORTED_MODULE_10__/* .shardName */ .A)(shard)}: annotations, comment and job summary are left to return-gate/merge, which joins the JSON reports of all shards.`
        .text);
}
function remark({ level, text }) {
    const message = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `${text}`.text;
    if (level === 'info')
        _actions_core__WEBPACK_IMPORTED_MODULE_2__.info(message);
    else
        WRITERS[level](message, { title: 'return-gate' });
}
function annotate(report, budget) {
    for (const { level, title, message, file, startLine, startColumn, endColumn } of (0,_report_annotations_js__WEBPACK_IMPORTED_MODULE_5__/* .planAnnotations */ .m)(report, budget)) {
        WRITERS[level](message, {
            title,
            ...(file === null ? {} : { file }),
            ...(startLine === null ? {} : { startLine, endLine: startLine }),
            ...(startColumn === null ? {} : { startColumn }),
            ...(endColumn === null ? {} : { endColumn }),
        });
    }
}
function publishOutputs(report, file) {
    const { files, returns, claims, errors, warnings, notices } = report.counts;
    const outputs = {
        conclusion: report.conclusion,
        files,
        returns,
        claims,
        findings: report.findings.length,
        errors,
        warnings,
        notices,
        'phantom-claims': phantomClaims(report),
        report: file ?? '',
    };
    for (const [name, value] of Object.entries(outputs))
        _actions_core__WEBPACK_IMPORTED_MODULE_2__.setOutput(name, value);
}
const PHANTOM = ['missing', 'empty'];
function phantomClaims({ returns, findings }) {
    const earlier = new Set(findings.filter(({ preexisting }) => preexisting).map(_model_place_key_js__WEBPACK_IMPORTED_MODULE_11__/* .placeKey */ .r));
    const isPhantom = (verified, record) => PHANTOM.includes(verified.verdict.name) &&
        (0,_model_truth_js__WEBPACK_IMPORTED_MODULE_4__/* .isUntrue */ .cO)(verified, record) &&
        !earlier.has((0,_model_place_key_js__WEBPACK_IMPORTED_MODULE_11__/* .placeKey */ .r)({ ...record, pointer: verified.claim.pointer }));
    return returns.reduce((sum, record) => sum + record.claims.filter((verified) => isPhantom(verified, record)).length, 0);
}
async function publishSummary(report, { links, env, fixes }) {
    if ((env.GITHUB_STEP_SUMMARY ?? '') === '') {
        _actions_core__WEBPACK_IMPORTED_MODULE_2__.info('This runner takes no job summary.');
        return;
    }
    const options = { links, limit: _report_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .SUMMARY_LIMIT */ .J, fixes, rulePages: (0,_github_event_js__WEBPACK_IMPORTED_MODULE_9__/* .rulePagesOf */ .Ix)(env) };
    await _actions_core__WEBPACK_IMPORTED_MODULE_2__.summary.addRaw((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .concat */ .xW)([...(0,_report_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSummary */ .B)(report, options)])).write();
}
function announce(report) {
    _actions_core__WEBPACK_IMPORTED_MODULE_2__.info((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `${(0,_report_truth_js__WEBPACK_IMPORTED_MODULE_8__/* .firstLine */ .TM)(report)}`.text);
    const compared = (0,_report_truth_js__WEBPACK_IMPORTED_MODULE_8__/* .comparisonInWords */ .aM)(report);
    if (compared !== '')
        _actions_core__WEBPACK_IMPORTED_MODULE_2__.info((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `Judged ${compared}.`.text);
}
function logReport(report) {
    const { findings } = report;
    if (findings.length > 0) {
        const statistics = findings.length > MOST_IN_LOG;
        _actions_core__WEBPACK_IMPORTED_MODULE_2__.startGroup((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `return-gate: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(findings.length, 'finding')}`.text);
        for (const chunk of (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .render */ .XX)(report, { color: false, quiet: false, statistics }))
            process.stdout.write(chunk);
        process.stdout.write('\n');
        _actions_core__WEBPACK_IMPORTED_MODULE_2__.endGroup();
    }
    _actions_core__WEBPACK_IMPORTED_MODULE_2__.info((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `return-gate ${(0,_report_conclusion_js__WEBPACK_IMPORTED_MODULE_6__/* .conclusionLine */ .ET)(report)}`.text);
}


/***/ }),

/***/ 1001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8473);


function readEvent(env) {
    const path = env.GITHUB_EVENT_PATH;
    if (path === undefined || path === '')
        return null;
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch (error) {
        const why = error instanceof SyntaxError ? 'it is no JSON' : error instanceof Error ? error.message : String(error);
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`The event file that GITHUB_EVENT_PATH names cannot be read: ${why}. Give it back the value that the runner sets.`);
    }
}


/***/ }),

/***/ 2038:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ showOnGitHub)
});

;// CONCATENATED MODULE: ./src/github/platform.ts
async function askPlatform(report, request) {
    const remarks = [];
    let annotated = false;
    if (request.annotations === 'check') {
        const { checkRun } = await Promise.all(/* import() */[__webpack_require__.e(4392), __webpack_require__.e(6250)]).then(__webpack_require__.bind(__webpack_require__, 6250));
        const result = await checkRun(report, request);
        annotated = result.annotated;
        remarks.push(...result.remarks);
    }
    if (request.comment !== 'never') {
        const { commentOn } = await Promise.all(/* import() */[__webpack_require__.e(4392), __webpack_require__.e(7318)]).then(__webpack_require__.bind(__webpack_require__, 7318));
        const mode = request.comment === 'suggestions' ? 'auto' : request.comment;
        remarks.push(...(await commentOn(report, { ...request, mode })));
    }
    let placed = new Set();
    if (request.fixes.length > 0) {
        const { suggestOn } = await Promise.all(/* import() */[__webpack_require__.e(4392), __webpack_require__.e(7208)]).then(__webpack_require__.bind(__webpack_require__, 7208));
        const result = await suggestOn(request.fixes, request);
        placed = result.placed;
        remarks.push(...result.remarks);
    }
    return { annotated, placed, remarks };
}

// EXTERNAL MODULE: ./src/model/severity.ts
var severity = __webpack_require__(1502);
// EXTERNAL MODULE: ./src/report/annotations.ts
var annotations = __webpack_require__(856);
// EXTERNAL MODULE: ./src/action/fixes-to-apply.ts
var fixes_to_apply = __webpack_require__(6561);
// EXTERNAL MODULE: ./src/action/publish.ts
var publish = __webpack_require__(4001);
;// CONCATENATED MODULE: ./src/action/show-on-github.ts





async function showOnGitHub(report, { request, fixes, uncommitted = [], warnings, perType, jobSummary }) {
    const { annotated, placed, remarks } = await askPlatform(report, request);
    const toApply = fixes === undefined ? undefined : (0,fixes_to_apply/* fixesToApply */.lr)(fixes, placed);
    const left = jobSummary || toApply === undefined ? [] : (0,fixes_to_apply/* fixesRemark */.MB)(toApply);
    const given = [...uncommitted, ...remarks, ...left];
    for (const one of given)
        (0,publish/* remark */.Vg)(one);
    const budget = {
        ...annotations/* DEFAULT_BUDGET */.s,
        perType,
        spent: spentOn([...warnings.map(() => 'warning'), ...given.map(({ level }) => level)]),
        changedFirst: request.changedFirst,
    };
    const toAnnotate = annotated ? { ...report, findings: report.findings.filter(({ file }) => file === null) } : report;
    (0,publish/* annotate */.fz)(toAnnotate, { ...budget, elsewhere: jobSummary ? undefined : 'the JSON report' });
    if (!jobSummary)
        return;
    const { links, env } = request;
    await (0,publish/* publishSummary */.Iv)(report, { links, env, fixes: toApply });
}
function spentOn(levels) {
    return Object.fromEntries(severity/* SEVERITIES */.oC.map((severity) => [severity, levels.filter((level) => level === severity).length]));
}


/***/ }),

/***/ 8004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ problemOfFile),
/* harmony export */   Ki: () => (/* binding */ MOST_SHOWN),
/* harmony export */   xL: () => (/* binding */ ConfigError)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8473);

const MOST_SHOWN = 100;
class ConfigError extends _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
    file;
    problems;
    name = 'ConfigError';
    lines;
    constructor(file, problems, unshown = 0) {
        const shown = problems.map(({ line, column, message }) => `${file}:${String(line)}:${String(column)} ${message}`);
        const lines = unshown === 0 ? shown : [...shown, `${file}: ${String(unshown)} more errors are not shown.`];
        super(lines.join('\n'));
        this.file = file;
        this.problems = problems;
        this.lines = lines;
    }
}
function problemOfFile(message) {
    return { line: 1, column: 1, message };
}


/***/ }),

/***/ 5015:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ rulePagesOf),
/* harmony export */   Ju: () => (/* binding */ pullRequestHead),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   hP: () => (/* binding */ linksOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5340);


function linksOf(env, revision) {
    const server = env.GITHUB_SERVER_URL;
    const repository = env.GITHUB_REPOSITORY;
    if (server === undefined || repository === undefined || revision === null)
        return null;
    return { server, repository, revision };
}
function rulePagesOf(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env;
    if (server !== 'https://github.com' || repository === '' || ref === '')
        return undefined;
    const encoded = (path) => path.split('/').map(_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/');
    return `${server}/${encoded(repository)}/blob/${encoded(ref)}/docs/rules`;
}
function pullRequestHead(event) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(event, 'pull_request'), 'head'), 'sha');
}
function pullRequestNumber(event) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .numberField */ .sJ)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(event, 'pull_request'), 'number');
}
function repositoryOf(env) {
    const [owner, repo, ...rest] = (env.GITHUB_REPOSITORY ?? '').split('/');
    if (owner === undefined || owner === '' || repo === undefined || repo === '' || rest.length > 0)
        return undefined;
    return { owner, repo };
}


/***/ }),

/***/ 4536:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
const EXIT = {
    passed: 0,
    failed: 1,
    usage: 2,
    empty: 3,
    internal: 4,
};


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

/***/ 5086:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UW: () => (/* binding */ sentencesWithin),
/* harmony export */   Vl: () => (/* binding */ sentencesInWords),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* unused harmony export sentences */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(323);


function quote(text, limit = 80) {
    return `"${cut(text, limit)}"`;
}
function cut(text, limit) {
    return text.length > limit ? `${text.slice(0, limit)}\u2026` : text;
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
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function count(n, word, plural = `${word}s`) {
    return `${String(n)} ${n === 1 ? word : plural}`;
}
let segmenter;
const SPACES = /[^\S\uFEFF]{2,}/g;
const PARAGRAPH = /[\n\r\u2028\u2029]/;
function sentences(text, limit) {
    const { least, most } = sentenceBounds(text);
    return least === most || least >= limit ? Math.min(least, limit) : segments(text, limit);
}
function segments(text, limit) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
    const plain = text.replace(SPACES, (run) => (PARAGRAPH.test(run) ? '\n' : ' '));
    let n = 0;
    for (const { segment } of segmenter.segment(plain)) {
        if (segment.trim() !== '' && ++n >= limit)
            break;
    }
    return n;
}
const SURE_END = /[.?!] +(?=[A-Z])/g;
const MAY_END = /[?!]+|\.(?![0-9,:-]| *[a-z])|[\n\r]+|[^\0-\x7f\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2192]+/g;
function sentenceBounds(text) {
    const trimmed = text.trim();
    if (trimmed === '')
        return { least: 0, most: 0 };
    const most = 1 + matchesIn(trimmed.slice(0, endOf(trimmed)), MAY_END);
    return { least: most === 1 ? 1 : 1 + matchesIn(trimmed, SURE_END), most };
}
function matchesIn(text, signs) {
    return text.match(signs)?.length ?? 0;
}
const LAST_MARKS = new Set('.?!');
const LAST_CLOSES = new Set('"\')]}');
function endOf(text) {
    let end = text.length;
    while (end > 0 && LAST_CLOSES.has(text.charAt(end - 1)))
        end--;
    const marks = end;
    while (end > 0 && LAST_MARKS.has(text.charAt(end - 1)))
        end--;
    return end === marks ? text.length : end;
}
const MANY_SENTENCES = 100;
const ABBREVIATIONS = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .pattern */ .T)(String.raw `(?<![\p{L}\p{N}])(?:w\.r\.t|e\.g|i\.e|a\.k\.a|vs|cf|etc|et al|al|viz|resp|approx|incl|ca|nos?(?=\.\s*\d)|fig|sec|vol|dr|mr|mrs|ms|prof|inc|ltd|\p{L}|\d+)\.`, 'giu');
const UNSURE_ENDS = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .pattern */ .T)('`[^`\\n]*`|\\.{2,}|\\u2026|(?<![?!])[?!]+(?![?!])(?=[^\\s?!.)"\'\\]]|["\')\\]]*\\s+\\p{Ll})', 'gu');
const ENDS = /[.?!\u2026]/g;
function withSureEnds(text) {
    const unended = (found) => found.replace(ENDS, '\u00B7');
    return text.replace(UNSURE_ENDS(), unended).replace(ABBREVIATIONS(), unended).replace(/\s+/g, ' ');
}
function sentencesInWords(text, max) {
    const sure = sentences(withSureEnds(text), MANY_SENTENCES + 1);
    const n = sure > max ? sure : sentences(text, MANY_SENTENCES + 1);
    return n > MANY_SENTENCES ? `more than ${String(MANY_SENTENCES)} sentences` : count(n, 'sentence');
}
function sentencesWithin(text, min, max) {
    const n = sentences(text, max + 1);
    if (n <= max)
        return n >= min;
    return sentences(withSureEnds(text), max + 1) <= max;
}
function compareText(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}
function shortId(id) {
    return id.slice(0, 12);
}


/***/ }),

/***/ 8473:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
class UsageError extends Error {
    name = 'UsageError';
}


/***/ }),

/***/ 2621:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const REPOSITORY = 'https://github.com/return-gate/return-gate';


/***/ }),

/***/ 856:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ planAnnotations),
/* harmony export */   s: () => (/* binding */ DEFAULT_BUDGET)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1300);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3870);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1502);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _finding_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7855);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5340);






const DEFAULT_BUDGET = { perType: 10, total: 50 };
const MESSAGE_LIMIT = 4096;
function candidates(findings, changed) {
    const seen = new Map();
    const list = findings.map((finding) => {
        const round = seen.get(finding.file) ?? 0;
        seen.set(finding.file, round + 1);
        const { file, untrue = false } = finding;
        const tier = untrue ? 0 : file === null ? 1 : changed.has(file) ? 2 : 3;
        return { finding, tier, round };
    });
    return list.sort((a, b) => a.tier - b.tier || a.round - b.round).map(({ finding }) => finding);
}
function annotate(finding, root) {
    const { range } = finding;
    const words = (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_1__/* .findingWords */ .Hu)(finding, root);
    return {
        level: words.severity,
        title: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${words.rule}`.text,
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalText */ .eR)((0,_finding_words_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(words) + (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_1__/* .fixable */ .C2)(words), MESSAGE_LIMIT).text,
        file: words.file === null ? null : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalText */ .eR)(words.file, _model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_PATH */ .fN).text,
        startLine: words.line,
        startColumn: words.column,
        endColumn: range !== null && range.startLine === range.endLine ? range.endColumn : null,
    };
}
function remainder(level, hidden, shown, elsewhere = 'the job summary') {
    const more = shown === 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(hidden, level) : `${String(hidden)} more ${hidden === 1 ? level : `${level}s`}`;
    return {
        level,
        title: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `return-gate`.text,
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${more} in ${elsewhere}: GitHub shows only a few annotations a step.`.text,
        file: null,
        startLine: null,
        startColumn: null,
        endColumn: null,
    };
}
function left({ perType, spent = {} }, level) {
    return perType === 0 ? 0 : Math.max(1, perType - (spent[level] ?? 0));
}
function planAnnotations(report, budget = DEFAULT_BUDGET) {
    const planned = [];
    for (const level of _model_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC) {
        const places = Math.min(left(budget, level), budget.total - planned.length);
        if (places < 1)
            continue;
        const found = candidates(report.findings.filter((finding) => finding.severity === level && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .isActive */ .$m)(finding)), budget.changedFirst ?? new Set());
        const shown = found.length <= places ? found.length : places - 1;
        for (const finding of found.slice(0, shown))
            planned.push(annotate(finding, report.source.root));
        if (shown < found.length)
            planned.push(remainder(level, found.length - shown, shown, budget.elsewhere));
    }
    return planned;
}


/***/ }),

/***/ 4461:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   Af: () => (/* binding */ withReplacements),
/* harmony export */   P1: () => (/* binding */ replacementsOf),
/* harmony export */   oR: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _hunks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6007);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5340);


function replacementsOf(before, after) {
    const [old, next] = [wholeLines(before), wholeLines(after)];
    const replacements = [];
    for (const { oldStart, oldLines, newStart, newLines } of (0,_hunks_js__WEBPACK_IMPORTED_MODULE_1__/* .hunksOf */ .H)(before, after, 0)) {
        const replacement = anchored(old, {
            line: oldStart,
            removed: old.slice(oldStart - 1, oldStart - 1 + oldLines),
            added: next.slice(newStart - 1, newStart - 1 + newLines),
        });
        const last = replacements.at(-1);
        if (last !== undefined && replacement.line < last.line + last.removed.length) {
            replacements[replacements.length - 1] = spanOf(old, [last, replacement]);
        }
        else
            replacements.push(replacement);
    }
    return replacements;
}
function joined(before, replacements) {
    return replacements.length < 2 ? replacements : [spanOf(wholeLines(before), replacements)];
}
function withReplacements(before, replacements) {
    const lines = wholeLines(before);
    let text = '';
    let done = 0;
    for (const { line, removed, added } of [...replacements].sort((a, b) => a.line - b.line)) {
        text += [...lines.slice(done, line - 1), ...added].join('');
        done = line - 1 + removed.length;
    }
    return text + lines.slice(done).join('');
}
function isPlain({ removed, added }) {
    return [...removed, ...added].every(isPlainLine) && (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(added.join('')) !== null;
}
function isPlainLine(line) {
    return line.endsWith('\n') && !/[\r\uFEFF]/.test(line);
}
function wholeLines(text) {
    return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function anchored(lines, { line, removed, added }) {
    if (removed.length > 0 || lines.length === 0)
        return { line, removed, added };
    const [previous, next] = [lines[line - 2], lines[line - 1]];
    if (previous !== undefined)
        return { line: line - 1, removed: [previous], added: [previous, ...added] };
    return next === undefined ? { line, removed, added } : { line, removed: [next], added: [...added, next] };
}
function spanOf(lines, replacements) {
    const first = Math.min(...replacements.map(({ line }) => line));
    const end = Math.max(...replacements.map(({ line, removed }) => line + removed.length));
    const added = [];
    let done = first;
    for (const replacement of replacements) {
        const shared = Math.max(0, done - replacement.line);
        added.push(...lines.slice(done - 1, replacement.line - 1), ...replacement.added.slice(shared));
        done = replacement.line + replacement.removed.length;
    }
    added.push(...lines.slice(done - 1, end - 1));
    return { line: first, removed: lines.slice(first - 1, end - 1), added };
}


/***/ }),

/***/ 5340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W$: () => (/* reexport */ TEXT_LIMIT),
  aY: () => (/* reexport */ code),
  DV: () => (/* reexport */ codeBlock),
  xW: () => (/* reexport */ concat),
  e0: () => (/* reexport */ exact),
  Te: () => (/* reexport */ gfm),
  S2: () => (/* reexport */ htmlAsset),
  o8: () => (/* reexport */ htmlJson),
  Ar: () => (/* reexport */ htmlLink),
  Pq: () => (/* reexport */ json),
  Gm: () => (/* reexport */ jsonFrame),
  nf: () => (/* reexport */ markdown_link),
  PT: () => (/* reexport */ markup),
  _b: () => (/* reexport */ mermaidLabel),
  Jy: () => (/* reexport */ sarifMessage),
  SP: () => (/* reexport */ shown),
  I4: () => (/* reexport */ styled),
  Fo: () => (/* reexport */ terminal),
  eR: () => (/* reexport */ terminalText),
  NL: () => (/* reexport */ urlSegment),
  NA: () => (/* reexport */ workflowCommand),
  _n: () => (/* reexport */ xml)
});

// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(323);
;// CONCATENATED MODULE: ./src/report/sink/runner-command.ts
function breakCommands(text) {
    let result = text;
    if (result.includes('::'))
        result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
    if (result.includes('##'))
        result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
    return result;
}

;// CONCATENATED MODULE: ./src/report/sink/visible.ts

const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
const HIDDEN = (0,pattern/* pattern */.T)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
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

;// CONCATENATED MODULE: ./src/report/sink/exact.ts



const KEPT = (0,pattern/* pattern */.T)(String.raw `^[ +-]?\uFEFF+|\r$|\t`, 'gm');
function exact(text) {
    const rest = text.replace(KEPT(), '');
    const isHarmless = rest.split('\n').every((line) => visible(line) === line) && breakCommands(rest) === rest;
    return isHarmless ? text : null;
}

;// CONCATENATED MODULE: ./src/report/sink/json.ts


function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,pattern/* pattern */.T)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
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

;// CONCATENATED MODULE: ./src/report/sink/url.ts
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

;// CONCATENATED MODULE: ./src/report/sink/xml.ts


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

;// CONCATENATED MODULE: ./src/report/sink/html.ts





function markup(statics, ...values) {
    return new Fragment('html', fill(statics, values, escapeXml));
}
function htmlLink(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return markup `<a href="${new Fragment('html', encodeAddress(url))}">${label}</a>`;
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
function escapeVisible(seen) {
    let text = seen;
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
    return escapeVisible(shown(text));
}
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, escapeMarkdown));
}
function code(text, limit = TEXT_LIMIT) {
    const seen = shown(text, limit);
    if (seen === '')
        return gfm ``;
    if (/[`|]|\]:|##(?:\[|vso\[)/i.test(seen)) {
        return gfm `<code>${new Fragment('markdown', escapeVisible(seen))}</code>`;
    }
    const pad = /^ .*[^ ].* $/.test(seen) ? ' ' : '';
    return new Fragment('markdown', `\`${pad}${seen}${pad}\``);
}
function markdown_link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return new Fragment('markdown', `[${label.text}](${encodeAddress(url)})`);
}
function codeBlock(language, text) {
    const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    const end = text === '' || text.endsWith('\n') ? '' : '\n';
    return new Fragment('markdown', `${fence}${language}\n${text}${end}${fence}\n`);
}

;// CONCATENATED MODULE: ./src/report/sink/mermaid.ts



const NO_WORDS = (0,pattern/* pattern */.T)(String.raw `[^\p{L}\p{N} ]`, 'gu');
function mermaidLabel(text, limit) {
    const spaced = shown(text, limit).replace(/\$(?=\$)/g, '$ ');
    const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
    return new Fragment('markdown', codes);
}

;// CONCATENATED MODULE: ./src/report/sink/sarif.ts


function sarifMessage(text, limit = TEXT_LIMIT) {
    return breakCommands(shown(text, limit))
        .replace(/\](?=\()/g, ']\\')
        .replace(/[{}]/g, '$&$&');
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

;// CONCATENATED MODULE: ./src/report/sink/workflow-command.ts
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

;// CONCATENATED MODULE: ./src/report/sink.ts














/***/ }),

/***/ 6778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BearerCredentialHandler)
/* harmony export */ });
const REASON =
  'The gate makes no request through the toolkit: this handler stands in for the real one, which would be bundled in vain.';

class BearerCredentialHandler {
  constructor() {
    throw new Error(REASON);
  }
}


/***/ }),

/***/ 894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ HttpClient)
/* harmony export */ });
const REASON =
  'The gate makes no request through the toolkit: this client stands in for the real one, which would be bundled in vain.';

class HttpClient {
  constructor() {
    throw new Error(REASON);
  }
}


/***/ })

};
;