"use strict";
exports.id = 7835;
exports.ids = [7835];
exports.modules = {

/***/ 85025:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VS: () => (/* binding */ matchingFiles),
/* harmony export */   Zk: () => (/* binding */ earlierReport),
/* harmony export */   _$: () => (/* binding */ nameInWorkspace)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _compare_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66832);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72825);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49710);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58853);
/* harmony import */ var _tree_report_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12790);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5086);








async function earlierReport({ compare, mode = 'all', shard = '' }, workspace) {
    const patterns = (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanPatterns */ .vR)([compare]);
    if (patterns.length === 0)
        return null;
    if (mode === 'changed') {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e('The input compare sets whole runs side by side, and the input mode is changed: leave one of them out.');
    }
    if (shard !== '') {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e('The input compare needs a whole run, and the input shard checks only a part. Set compare on return-gate/merge instead.');
    }
    const found = await matchingFiles({ name: 'compare', example: 'earlier/*.json' }, patterns, workspace);
    const names = (0,_tree_report_files_js__WEBPACK_IMPORTED_MODULE_5__/* .distinctFiles */ .EV)(found.filter((file) => file.endsWith('.json')));
    if (names.length === 0) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `No earlier report matches ${patterns.join(', ')}: there is nothing to compare with yet.`.text);
    }
    const displayName = (file) => nameInWorkspace(file, workspace);
    const [last] = (0,_tree_report_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readReportFiles */ .Ak)(names.slice(-1), { displayName });
    return (0,_compare_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .readEarlier */ .l)('The input compare', names.map(displayName), last);
}
async function matchingFiles(input, patterns, workspace) {
    let reason = 'there is a file among them whose name is not UTF-8.';
    try {
        const files = await (0,_tree_report_files_js__WEBPACK_IMPORTED_MODULE_5__/* .filesMatching */ .NP)(workspace, patterns);
        if (files !== undefined)
            return files;
    }
    catch (error) {
        reason = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__.reasonOf)(error);
    }
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`The input ${input.name}: ${reason} Write patterns such as ${input.example}.`);
}
function nameInWorkspace(file, workspace) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, file);
    return place.startsWith('..') ? file : place;
}


/***/ }),

/***/ 53389:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12102);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28004);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55235);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49710);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58853);
/* harmony import */ var _tree_git_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84595);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98951);









function failed(error, { GITHUB_WORKSPACE: workspace = process.cwd() }) {
    if (error instanceof _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL) {
        const lines = error.lines.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `\n${line}`);
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.setFailed((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `The configuration cannot be followed:${lines}`.text);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.usage;
    }
    const system = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .systemFailure */ .oM)(error);
    const usage = error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e || system !== undefined;
    const message = system ?? (error instanceof Error ? messageOf(error, workspace) : String(error));
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.setFailed((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${usage ? '' : 'internal error: '}${message}`.text);
    if (!(error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e) && error instanceof Error)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.debug((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${error.stack ?? ''}`.text);
    return usage ? _model_report_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.usage : _model_report_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.internal;
}
const CHECKOUT = 'add "- uses: actions/checkout@v6" before this step';
const ADVICE = {
    'no-git': 'install git on the runner, or set the input source to workspace.',
    'no-repository': `No repository is checked out: ${CHECKOUT}, or set the input source to workspace.`,
    'no-commit': 'Commit first, or set the input source to workspace.',
    'no-directory': `The input working-directory names no folder: correct it, or if nothing is checked out, ${CHECKOUT}.`,
    other: undefined,
};
function messageOf(error, workspace) {
    if (!(error instanceof _tree_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .GitError */ .XS))
        return error.message;
    const isElsewhere = error.kind === 'no-repository' || error.kind === 'no-directory';
    const [place, ...others] = isElsewhere ? (0,_tree_root_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoriesBelow */ .ww)(workspace) : [];
    if (place !== undefined) {
        return others.length === 0
            ? `${error.what} The checkout is in ${place}: set the input working-directory to ${place}.`
            : `${error.what} Checkouts are in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.listOf)([place, ...others], 'and')}: set the input working-directory to the one to check.`;
    }
    const advice = ADVICE[error.kind];
    return advice === undefined ? error.message : `${error.what} ${advice}`;
}


/***/ }),

/***/ 81729:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ FILE_FORMATS),
/* harmony export */   Ui: () => (/* binding */ readActionInputs),
/* harmony export */   _0: () => (/* binding */ readCount),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   rV: () => (/* binding */ readRawOptions),
/* harmony export */   yD: () => (/* binding */ readMergeInputs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49710);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);




const FILE_FORMATS = ['json', 'sarif', 'junit', 'html'];
const REPORT_INPUTS = {
    'max-annotations': '10',
    'job-summary': 'true',
    annotations: 'commands',
    comment: 'never',
    'github-token': '',
    compare: '',
    'errors-file': '',
    'json-file': '',
    'sarif-file': '',
    'junit-file': '',
    'html-file': '',
};
const ACTION_INPUTS = {
    ...REPORT_INPUTS,
    'working-directory': '.',
    source: 'commit',
    config: '',
    baseline: '',
    policy: '',
    base: '',
    mode: 'all',
    history: 'auto',
    'agent-branches': '',
    shard: '',
};
const MERGE_INPUTS = { ...REPORT_INPUTS, reports: '' };
const SETTINGS = [
    'standard',
    'fail-on',
    'if-no-returns',
    'stale-after',
    'expect-session',
    'agent-branches-require',
    'archived',
    'mode',
    'shard',
    'now',
];
function readRawOptions(input) {
    const lines = (name) => input(name).split('\n');
    const texts = new Map(SETTINGS.map((name) => [name, input(name)]).filter(([, text]) => text !== ''));
    return { patterns: lines('paths'), ignore: lines('ignore'), texts, clock: Date.now() };
}
function readActionInputs(input) {
    return readInputs(input, ACTION_INPUTS);
}
function readMergeInputs(input) {
    return readInputs(input, MERGE_INPUTS);
}
function readInputs(input, usual) {
    const inputs = Object.fromEntries(Object.entries(usual).map(([name, text]) => [name, input(name) || text]));
    const named = FILE_FORMATS.map((format) => `${format}-file`).filter((name) => inputs[name] !== '');
    for (const [n, name] of named.entries()) {
        const before = named.slice(0, n).find((other) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(inputs[other]) === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(inputs[name]));
        if (before === undefined)
            continue;
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`The inputs ${before} and ${name} both name ${inputs[name]}: name a file for each report.`);
    }
    return inputs;
}
function readCount(name, given) {
    if (/^\d{1,4}$/.test(given))
        return Number(given);
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${name} is "${given}": write a number, such as 10; 0 turns annotations off.`);
}
function readEvent(env) {
    const path = env.GITHUB_EVENT_PATH;
    if (path === undefined || path === '')
        return null;
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'));
    }
    catch (error) {
        const why = error instanceof SyntaxError ? 'it is not JSON' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.reasonOf)(error);
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`The event file that GITHUB_EVENT_PATH names cannot be read: ${why}. Give it back the value that the runner sets.`);
    }
}


/***/ }),

/***/ 39312:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S3: () => (/* binding */ publishReport),
/* harmony export */   V5: () => (/* binding */ withHead),
/* harmony export */   hZ: () => (/* binding */ readAudience)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_parse_option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13691);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85015);
/* harmony import */ var _github_platform_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41376);
/* harmony import */ var _report_logs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20271);
/* harmony import */ var _tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86270);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55665);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81729);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74001);
/* harmony import */ var _report_formats_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5226);










function readAudience(inputs) {
    return {
        jobSummary: (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_1__/* .parseChoice */ .HU)('The input job-summary', inputs['job-summary'], ['true', 'false']) === 'true',
        perType: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .readCount */ ._0)('The input max-annotations', inputs['max-annotations']),
        annotations: (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_1__/* .parseChoice */ .HU)('The input annotations', inputs.annotations, ['commands', 'check']),
        comment: (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_1__/* .parseChoice */ .HU)('The input comment', inputs.comment, ['auto', 'never', 'always']),
    };
}
async function publishReport(report, publication) {
    const { inputs, audience, env, event, workspace, folders, subject, changedFirst, written, shard } = publication;
    const links = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_2__/* .linksOf */ .hP)(env, report.source.revision);
    const project = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .projectOf */ .v8)([...folders, env.RUNNER_TEMP ?? '']);
    const { json, warnings } = await writeReports(report, publication, links, project);
    (0,_publish_js__WEBPACK_IMPORTED_MODULE_7__/* .announce */ .iP)(report);
    const remarks = (0,_github_platform_js__WEBPACK_IMPORTED_MODULE_9__/* .remarksOf */ .r)('warning', [...warnings, ...(0,_publish_js__WEBPACK_IMPORTED_MODULE_7__/* .publishOutputs */ .eB)(report, json)]);
    for (const one of remarks)
        (0,_publish_js__WEBPACK_IMPORTED_MODULE_7__/* .remark */ .Vg)(one);
    if (shard === null) {
        const request = { ...audience, token: inputs['github-token'], env, event, links, subject, changedFirst };
        await (0,_publish_js__WEBPACK_IMPORTED_MODULE_7__/* .showOnGitHub */ .k6)(report, request, [...written, ...remarks]);
    }
    else
        (0,_publish_js__WEBPACK_IMPORTED_MODULE_7__/* .leaveToMerge */ .Bv)(shard);
    (0,_publish_js__WEBPACK_IMPORTED_MODULE_7__/* .logReport */ .TO)(report);
    if (inputs['errors-file'] !== '') {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, inputs['errors-file']);
        const append = () => {
            (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .appendErrors */ .Gb)(path, (0,_report_logs_js__WEBPACK_IMPORTED_MODULE_3__/* .errorObjects */ .h)(report), project);
        };
        (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .unwrittenBy */ .Qb)(append).forEach(_publish_js__WEBPACK_IMPORTED_MODULE_7__/* .warn */ .R8);
    }
    return report.conclusion;
}
async function writeReports(report, { inputs, workspace, env }, links, project) {
    const temporary = env.RUNNER_TEMP ?? '';
    const unasked = temporary === '' ? '' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(temporary, 'return-gate', 'report.json');
    const options = { color: false, quiet: false, links, rulePages: (0,_github_event_js__WEBPACK_IMPORTED_MODULE_2__/* .rulePagesOf */ .Ix)(env) };
    const warnings = [];
    let json;
    for (const name of _inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_FORMATS */ .GM) {
        const asked = inputs[`${name}-file`];
        const file = asked === '' && name === 'json' ? unasked : asked;
        if (file === '')
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, file);
        const render = await (0,_report_formats_js__WEBPACK_IMPORTED_MODULE_8__/* .loadFormat */ .M6)(name);
        const rules = (0,_report_formats_js__WEBPACK_IMPORTED_MODULE_8__/* .explainsRules */ .Ex)(name) ? (await __webpack_require__.e(/* import() */ 1895).then(__webpack_require__.bind(__webpack_require__, 31895))).rules : [];
        const chunks = render(report, { ...options, rules });
        const unwritten = (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .unwrittenBy */ .Qb)(() => {
            (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeReport */ .u5)(`The input ${name}-file`, path, chunks, project);
        });
        warnings.push(...unwritten);
        if (name === 'json' && unwritten.length === 0)
            json = path;
    }
    return { json, warnings };
}
function withHead(report, head) {
    return head === undefined || report.source.revision === null || head === report.source.revision
        ? report
        : { ...report, head };
}


/***/ }),

/***/ 74001:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ leaveToMerge),
/* harmony export */   N4: () => (/* binding */ note),
/* harmony export */   R8: () => (/* binding */ warn),
/* harmony export */   TO: () => (/* binding */ logReport),
/* harmony export */   Vg: () => (/* binding */ remark),
/* harmony export */   eB: () => (/* binding */ publishOutputs),
/* harmony export */   iP: () => (/* binding */ announce),
/* harmony export */   k6: () => (/* binding */ showOnGitHub)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3744);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65655);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25821);
/* harmony import */ var _model_report_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6058);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5086);
/* harmony import */ var _report_annotations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(856);
/* harmony import */ var _report_describe_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80246);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58853);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85015);
/* harmony import */ var _github_platform_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41376);












const WRITERS = _actions_core__WEBPACK_IMPORTED_MODULE_0__;
const MOST_IN_LOG = 200;
function warn(message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.warning((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `${message}`.text, { title: 'return-gate' });
}
function note(message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `${message}`.text);
}
function leaveToMerge(shard) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `Shard ${(0,_model_report_json_js__WEBPACK_IMPORTED_MODULE_10__/* .shardName */ .A)(shard)}: annotations, comment and job summary are left to return-gate/merge, which joins the JSON reports of all shards.`
        .text);
}
function remark({ level, text }) {
    const message = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `${text}`.text;
    if (level === 'info')
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.info(message);
    else
        WRITERS[level](message, { title: 'return-gate' });
}
function annotate(report, budget) {
    for (const { level, title, message, file, startLine, startColumn, endColumn } of (0,_report_annotations_js__WEBPACK_IMPORTED_MODULE_6__/* .planAnnotations */ .m)(report, budget)) {
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
    try {
        for (const [name, value] of Object.entries(outputs))
            _actions_core__WEBPACK_IMPORTED_MODULE_0__.setOutput(name, value);
        return [];
    }
    catch (error) {
        return [`The outputs of the step could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__.reasonOf)(error)}`];
    }
}
const PHANTOM = ['missing', 'empty'];
function phantomClaims({ returns, findings }) {
    const earlier = new Set(findings.filter(({ preexisting }) => preexisting).map(_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.placeKey));
    const isPhantom = (verified, record) => PHANTOM.includes(verified.verdict.name) &&
        (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_4__.isUntrue)(verified, record) &&
        !earlier.has((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.placeKey)({ ...record, pointer: verified.claim.pointer }));
    return returns.reduce((sum, record) => sum + record.claims.filter((verified) => isPhantom(verified, record)).length, 0);
}
async function publishSummary(report, { links, env }) {
    if ((env.GITHUB_STEP_SUMMARY ?? '') === '') {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.info('This runner takes no job summary.');
        return;
    }
    const options = { links, limit: _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.SUMMARY_LIMIT, rulePages: (0,_github_event_js__WEBPACK_IMPORTED_MODULE_9__/* .rulePagesOf */ .Ix)(env) };
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.summary.addRaw((0,_report_summary_js__WEBPACK_IMPORTED_MODULE_2__.renderSummary)(report, options));
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_0__.summary.write();
    }
    catch (error) {
        warn(`The job summary could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__.reasonOf)(error)}`);
    }
}
function announce(report) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `${(0,_report_describe_answer_js__WEBPACK_IMPORTED_MODULE_7__/* .firstLine */ .TM)(report)}`.text);
    const compared = (0,_report_describe_answer_js__WEBPACK_IMPORTED_MODULE_7__/* .comparisonInWords */ .aM)(report);
    if (compared !== '')
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `Checked ${compared}.`.text);
}
function logReport(report) {
    const { findings } = report;
    if (findings.length > 0) {
        const statistics = findings.length > MOST_IN_LOG;
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.startGroup((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `return-gate: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__.count)(findings.length, 'finding')}`.text);
        for (const chunk of (0,_report_text_js__WEBPACK_IMPORTED_MODULE_3__/* .render */ .X)(report, { color: false, quiet: false, statistics, isInner: true }))
            process.stdout.write(chunk);
        process.stdout.write('\n');
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.endGroup();
    }
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .Fo) `return-gate ${(0,_report_describe_answer_js__WEBPACK_IMPORTED_MODULE_7__/* .lastLine */ .fM)(report)}`.text);
}
async function showOnGitHub(report, request, written) {
    const { perType, jobSummary, env, changedFirst } = request;
    const { annotated, remarks } = await (0,_github_platform_js__WEBPACK_IMPORTED_MODULE_11__/* .askPlatform */ .x)(report, request);
    for (const one of remarks)
        remark(one);
    const budget = {
        ..._report_annotations_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_BUDGET */ .s,
        perType,
        spent: spentOn([...written, ...remarks].map(({ level }) => level)),
        changedFirst,
        rulePages: (0,_github_event_js__WEBPACK_IMPORTED_MODULE_9__/* .rulePagesOf */ .Ix)(env),
    };
    const toAnnotate = annotated ? { ...report, findings: report.findings.filter(({ file }) => file === null) } : report;
    annotate(toAnnotate, { ...budget, elsewhere: jobSummary ? undefined : 'the JSON report' });
    if (jobSummary)
        await publishSummary(report, request);
}
function spentOn(levels) {
    return Object.fromEntries(_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.SEVERITIES.map((severity) => [severity, levels.filter((level) => level === severity).length]));
}


/***/ }),

/***/ 66832:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ withTrend),
/* harmony export */   l: () => (/* binding */ readEarlier)
/* harmony export */ });
/* harmony import */ var _families_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72530);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49710);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87979);






const NOTHING = { against: null, added: [], fixed: [], unchanged: 0, updated: [], doubts: [] };
function withTrend(report, earlier) {
    if (earlier === null)
        return report;
    return { ...report, trend: earlier.report === null ? NOTHING : compare(earlier, earlier.report, report) };
}
function compare({ asked, label, given }, before, report) {
    demandSameSource(`${asked}: the report ${label}`, before.source, report.source);
    const left = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(before.findings.toReversed(), ({ fingerprint }) => fingerprint);
    const pairs = report.findings.map((now) => {
        const { fingerprint, formerFingerprint = fingerprint } = now;
        return { now, then: left.get(fingerprint)?.pop() ?? left.get(formerFingerprint)?.pop() };
    });
    const added = pairs.filter(({ then }) => then === undefined).map(({ now }) => now);
    const updated = pairs.filter(({ now, then = now }) => then.severity !== now.severity || then.message !== now.message);
    const unpaired = new Set([...left.values()].flat());
    const standing = new Set([...report.returns, ...report.findings].map(({ file }) => (0,_families_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .stableFilePath */ .Rh)(file ?? '')));
    const several = `${String(given)} reports were named, and ${label} is the last of them.`;
    return {
        against: { report: label, revision: before.source.revision },
        added: added.sort((a, b) => Number((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.isActive)(b)) - Number((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.isActive)(a)) || (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.rank)(a.severity) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.rank)(b.severity)),
        fixed: before.findings
            .filter((finding) => unpaired.has(finding))
            .map((finding) => ({ ...finding, gone: finding.file !== null && !standing.has((0,_families_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .stableFilePath */ .Rh)(finding.file)) }))
            .sort((a, b) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.rank)(a.severity) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.rank)(b.severity)),
        unchanged: pairs.length - added.length,
        updated: updated.map(({ now }) => now),
        doubts: [...(given > 1 ? [several] : []), ...doubtsOf(before, report)],
    };
}
function demandSameSource(what, then, now) {
    const place = (root) => (root === '' ? 'the whole repository' : root);
    const part = (shard) => (shard === null ? 'all files' : `shard ${shard}`);
    const differs = (before, after) => `${what} is of ${before}, and this run is of ${after}`;
    if (then.root !== now.root) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`${differs(place(then.root), place(now.root))}. Use a report of the same project root.`);
    }
    if (then.shard === now.shard)
        return;
    const instead = 'Use a report of the same part: merge the reports of shards first.';
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`${differs(part(then.shard), part(now.shard))}. ${instead}`);
}
function doubtsOf({ tool, source, returns }, now) {
    const identity = ({ file, index }) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.returnKey)({ file: (0,_families_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .stableFilePath */ .Rh)(file), index });
    const standards = new Map(returns.map((one) => [identity(one), one.standard]));
    const others = now.returns.filter((one) => (standards.get(identity(one)) ?? one.standard) !== one.standard).length;
    const kind = (of) => (of === 'commit' ? 'a commit' : 'the files on disk');
    const doubts = [
        [
            tool.version !== now.tool.version,
            `It was made by version ${tool.version} of the tool, this one by ${now.tool.version}: rules may have changed.`,
        ],
        [source.kind !== now.source.kind, `It is of ${kind(source.kind)}, this one of ${kind(now.source.kind)}.`],
        [
            others > 0,
            `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.count)(others, 'return')} ${others === 1 ? 'was' : 'were'} checked against another version of the standard then.`,
        ],
    ];
    return doubts.filter(([isSo]) => isSo).map(([, words]) => words);
}
function readEarlier(asked, names, file) {
    const labels = names.map((name) => name.replace(/\.json$/i, '').replace(/^.*[\\/]/s, ''));
    const last = labels.at(-1) ?? '';
    const label = labels.indexOf(last) === labels.length - 1 ? last : (names.at(-1) ?? '');
    if (file === undefined)
        return { asked, label, given: 0, report: null };
    const read = 'problem' in file ? file.problem : earlierReport(file.text);
    if (typeof read !== 'string')
        return { asked, label, given: names.length, report: read };
    const instead = 'Use a file from --format json, --output json=FILE or the input json-file.';
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`${asked}: ${file.name} ${read}. ${instead}`);
}
const SCHEMA = 'return-gate/report@1';
const FINDING = {
    rule: 'name',
    message: 'name',
    file: 'name?',
    index: 'number?',
    startLine: 'number?',
    fingerprint: 'name',
};
const RETURN = { file: 'text', index: 'number', standard: 'text' };
const SOURCE = { kind: 'text', revision: 'name?', root: 'text', shard: 'text?' };
function earlierReport(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return `${NO_REPORT}: it is cut off, or no JSON at all`;
    }
    const flaw = flawOf(value);
    return flaw === undefined ? (partOf(value) ?? value) : `${NO_REPORT}: ${flaw}`;
}
const NO_REPORT = 'is not a JSON report of return-gate';
function flawOf(value) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.stringField)(value, 'schema') !== SCHEMA)
        return `it has no schema "${SCHEMA}"`;
    const flaw = wrongMember((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(value, 'tool'), { version: 'text' }, 'tool') ??
        wrongMember((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(value, 'source'), SOURCE, 'source');
    if (flaw !== undefined)
        return flaw;
    if (/[^0-9a-f]/.test((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.stringField)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(value, 'source'), 'revision') ?? ''))
        return 'its revision is not a commit';
    for (const [key, types] of Object.entries({ returns: RETURN, findings: FINDING })) {
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(value, key);
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.isArray)(list))
            return `${key} is not a list`;
        for (const [n, item] of list.entries()) {
            const place = `${key}/${String(n)}`;
            const wrong = wrongMember(item, types, place);
            if (wrong !== undefined)
                return wrong;
            const isSevere = _model_finding_js__WEBPACK_IMPORTED_MODULE_1__.SEVERITIES.some((severity) => severity === (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(item, 'severity'));
            if (key === 'findings' && !isSevere)
                return `${place}/severity is not ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.SEVERITIES)}`;
        }
    }
    return undefined;
}
function wrongMember(value, types, place) {
    for (const [key, type] of Object.entries(types)) {
        const found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(value, key);
        if (type.endsWith('?') && found === null)
            continue;
        const isNumber = typeof found === 'number' && Number.isSafeInteger(found) && found >= 0;
        const isText = typeof found === 'string' && (found !== '' || type.startsWith('text'));
        if (type.startsWith('number') ? isNumber : isText)
            continue;
        return `${place}/${key} is not a ${type.startsWith('number') ? 'whole number' : 'text'}`;
    }
    return undefined;
}
function partOf(value) {
    const counts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(value, 'counts');
    const listed = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.listField)(value, 'findings').length;
    const all = ['errors', 'warnings', 'notices', 'baselined', 'preexisting']
        .map((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.numberField)(counts, key) ?? 0)
        .reduce((sum, n) => sum + n);
    if (counts !== undefined && listed !== all) {
        return `lists ${String(listed)} of its ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.count)(all, 'finding')}, as with --rule`;
    }
    const skipped = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.numberField)(counts, 'passedOver') ?? 0;
    return skipped > 0 ? `leaves out ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.count)(skipped, 'return')} that its change does not affect` : undefined;
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

/***/ 85015:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ rulePagesOf),
/* harmony export */   Ju: () => (/* binding */ pullRequestHead),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   hP: () => (/* binding */ linksOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58853);


function linksOf(env, revision) {
    const server = env.GITHUB_SERVER_URL;
    const repository = env.GITHUB_REPOSITORY;
    if (server === undefined || repository === undefined || revision === null)
        return null;
    const pull = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1];
    return { server, repository, revision, ...(pull === undefined ? {} : { pull: Number(pull) }) };
}
function rulePagesOf(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env;
    if (server !== 'https://github.com' || repository === '' || ref === '')
        return undefined;
    const encoded = (path) => path.split('/').map(_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/');
    return `${server}/${encoded(repository)}/blob/${encoded(ref)}/docs/rules`;
}
function pullRequestHead(event) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(event, 'pull_request'), 'head'), 'sha');
}
function pullRequestNumber(event) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.numberField)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(event, 'pull_request'), 'number');
}
function repositoryOf(env) {
    const [owner, repo, ...rest] = (env.GITHUB_REPOSITORY ?? '').split('/');
    if (owner === undefined || owner === '' || repo === undefined || repo === '' || rest.length > 0)
        return undefined;
    return { owner, repo };
}


/***/ }),

/***/ 41376:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ remarksOf),
/* harmony export */   x: () => (/* binding */ askPlatform)
/* harmony export */ });
function remarksOf(level, texts) {
    return texts.filter((text) => text !== '').map((text) => ({ level, text }));
}
async function askPlatform(report, request) {
    const remarks = [];
    let annotated = false;
    if (request.annotations === 'check') {
        const { checkRun } = await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(776)]).then(__webpack_require__.bind(__webpack_require__, 36250));
        const result = await checkRun(report, request);
        annotated = result.annotated;
        remarks.push(...result.remarks);
    }
    if (request.comment !== 'never') {
        const { commentOn } = await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(3692)]).then(__webpack_require__.bind(__webpack_require__, 47318));
        remarks.push(...(await commentOn(report, { ...request, mode: request.comment })));
    }
    return { annotated, remarks };
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

/***/ 856:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ planAnnotations),
/* harmony export */   s: () => (/* binding */ DEFAULT_BUDGET)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _describe_claims_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85573);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20431);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83303);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58853);







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
const TITLE_LIMIT = 200;
function titleOf(finding, claim) {
    if (claim !== undefined)
        return [(0,_describe_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)((0,_describe_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .accusation */ .jS)(claim)), claim.checked.verdict.detail ?? ''];
    const [first, rest] = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencesOf */ .cj)(finding.message);
    return [first.replace(/\.$/, ''), first.length > TITLE_LIMIT ? finding.message : rest];
}
function annotate(finding, { root, claimOf, rulePages }) {
    const { range } = finding;
    const words = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingWords */ .Hu)(finding, root);
    const [title, cause] = titleOf(finding, claimOf(finding));
    const page = (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .rulePage */ .gd)(words.rule, rulePages);
    const advised = cause === '' ? words.fix : (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)({ ...words, message: cause });
    const said = `${advised}${(0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .fixable */ .C2)(words)}`.trimStart();
    const cut = (0,_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalText */ .eR)(said, MESSAGE_LIMIT - page.length - 1);
    return {
        level: words.severity,
        title: (0,_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalText */ .eR)(title, TITLE_LIMIT).text,
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${cut}${said === '' ? '' : ' '}${page}`.text,
        file: words.file === null ? null : (0,_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalText */ .eR)(words.file, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.LONGEST_PATH).text,
        startLine: words.line,
        startColumn: words.column,
        endColumn: range !== null && range.startLine === range.endLine ? range.endColumn : null,
    };
}
function remainder(level, hidden, shown, elsewhere = 'the job summary') {
    const more = shown === 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.count)(hidden, level) : `${String(hidden)} more ${hidden === 1 ? level : `${level}s`}`;
    return {
        level,
        title: (0,_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `return-gate`.text,
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${more} in ${elsewhere}: GitHub shows only a few annotations a step.`.text,
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
    const claims = new Map((0,_describe_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .falseClaims */ .bL)(report).flatMap((claim) => claim.findings.map((finding) => [finding, claim])));
    const material = {
        root: report.source.root,
        claimOf: (finding) => claims.get(finding),
        rulePages: budget.rulePages,
    };
    for (const level of _model_finding_js__WEBPACK_IMPORTED_MODULE_0__.SEVERITIES) {
        const places = Math.min(left(budget, level), budget.total - planned.length);
        if (places < 1)
            continue;
        const found = candidates(report.findings.filter((finding) => finding.severity === level && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isActive)(finding)), budget.changedFirst ?? new Set());
        const shown = found.length <= places ? found.length : places - 1;
        for (const finding of found.slice(0, shown))
            planned.push(annotate(finding, material));
        if (shown < found.length)
            planned.push(remainder(level, found.length - shown, shown, budget.elsewhere));
    }
    return planned;
}


/***/ }),

/***/ 20271:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ logEntry),
/* harmony export */   h: () => (/* binding */ errorObjects)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20431);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);



const SEVERITIES = { error: 'high', warning: 'medium', notice: 'low' };
const LONGEST = 500;
function errorObjects({ findings, returns, failOn, clock, ...called }) {
    const threshold = failOn === 'never' ? 'error' : failOn;
    const byPlace = new Map(returns.map((record) => [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)(record), record]));
    const seen = new Map();
    return findings
        .filter(({ severity, baselined = false, preexisting = false }) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isActive)({ baselined, preexisting }) && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isAtLeast)(severity, threshold))
        .map((finding) => {
        const base = `error_${clock === null ? '' : `${String(Math.floor(clock / 1000))}_`}${finding.fingerprint.slice(0, 12)}`;
        const n = (seen.get(base) ?? 0) + 1;
        seen.set(base, n);
        const id = n === 1 ? base : `${base}_${String(n)}`;
        const record = byPlace.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)(finding));
        const agent = record?.agent ?? called.agent ?? null;
        const session = record?.session ?? called.session ?? null;
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(errorObject(id, finding, { session, agent }, clock));
    });
}
function errorObject(id, finding, { session, agent }, clock) {
    const { severity, rule, message, file, position, line, column } = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingWords */ .Hu)(finding);
    const place = file === null ? '' : `${file}${position === '' ? '' : `:${position}`}: `;
    return {
        id,
        ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
        type: 'validation',
        severity: SEVERITIES[severity],
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(`${place}${message}`, LONGEST),
        context: {
            ...(session === null ? {} : { session_id: session }),
            ...(agent === null ? {} : { agent }),
            ...(file === null ? {} : { file }),
            ...(line === null ? {} : { line, column }),
            rule,
        },
        recovery: finding.recommendation,
        fix_status: 'not_addressed',
    };
}
function logEntry({ name, content }, { clock, conclusion, returns }, { agent, session }) {
    const [first] = returns;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)({
        ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
        file: name,
        agent: first?.agent ?? agent,
        session_id: first?.session ?? session,
        conclusion,
        ...contentFields(content),
    });
}
function contentFields(content) {
    if (content === null || content.kind === 'lacking')
        return { return: null };
    if (content.kind === 'too-large')
        return { return: null, bytes: content.size };
    const bytes = Buffer.from(content.bytes);
    const text = bytes.toString('utf8');
    return Buffer.from(text).equals(bytes) ? { return: text } : { base64: bytes.toString('base64') };
}


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

/***/ 15030:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ widest),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   YB: () => (/* binding */ columns)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

const WIDE = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0x4dbf],
    [0x4e00, 0xa4cf],
    [0xa960, 0xa97c],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe10, 0xfe19],
    [0xfe30, 0xfe6f],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x17000, 0x18cff],
    [0x1b000, 0x1b2ff],
    [0x1f200, 0x1f2ff],
    [0x20000, 0x3fffd],
];
const TAKES_NONE = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.pattern)(String.raw `[\p{Mn}\p{Me}\p{Cf}]`, 'u');
const PICTURE = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.pattern)(String.raw `\p{Emoji_Presentation}`, 'u');
const LAST_ASCII = 0x7f;
function columns(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let n = 0;
    for (const character of text) {
        const code = character.codePointAt(0) ?? 0;
        if (code <= LAST_ASCII) {
            n++;
            continue;
        }
        if (TAKES_NONE().test(character))
            continue;
        const isWide = WIDE.some(([first, last]) => code >= first && code <= last);
        n += isWide || PICTURE().test(character) ? 2 : 1;
    }
    return n;
}
function wrap(text, first, others = first) {
    if (columns(text) <= first)
        return [text];
    const lines = [];
    let line = '';
    let taken = 0;
    for (const word of text.split(' ')) {
        const width = columns(word);
        const room = lines.length === 0 ? first : others;
        if (line === '')
            [line, taken] = [word, width];
        else if (taken + 1 + width <= room)
            [line, taken] = [`${line} ${word}`, taken + 1 + width];
        else {
            lines.push(line);
            [line, taken] = [word, width];
        }
    }
    const [start, ...more] = lines;
    return start === undefined ? [line] : [start, ...more, line];
}
function widest(widths) {
    let most = 0;
    for (const width of widths)
        most = Math.max(most, width);
    return most;
}


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


/***/ }),

/***/ 12790:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: () => (/* binding */ readReportFiles),
/* harmony export */   EV: () => (/* binding */ distinctFiles),
/* harmony export */   F9: () => (/* binding */ jsonFilesAt),
/* harmony export */   NP: () => (/* binding */ filesMatching)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _model_report_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6058);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98951);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16825);







function jsonFilesAt(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
        return [path];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(path, { recursive: true, withFileTypes: true, encoding: 'utf8' });
    const files = names.filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
    return inOrder(files.map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(entry.parentPath, entry.name)));
}
async function filesMatching(folder, patterns, home = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)()) {
    const found = await (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .walk */ .GG)(folder, patterns.map((pattern) => pattern.replace(/^([!\s]*)~(?=\/|$)/, (_, negations) => negations + home)));
    return found === undefined ? undefined : inOrder(found);
}
function inOrder(files) {
    return [...files].sort(_model_text_js__WEBPACK_IMPORTED_MODULE_0__.compareNatural);
}
function distinctFiles(files) {
    const seen = new Set();
    return files.filter((file) => seen.size < seen.add((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(file)).size);
}
function* readReportFiles(files, { limit = _model_report_json_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_REPORT_SIZE */ .G, displayName = (file) => file } = {}) {
    for (const file of files)
        yield { name: displayName(file), ...readText(file, limit) };
}
const UTF_16 = [
    [0xff, 0xfe],
    [0xfe, 0xff],
];
function readText(file, limit) {
    let found;
    try {
        found = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(file, limit);
    }
    catch (error) {
        return { problem: `could not be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.reasonOf)(error)}` };
    }
    if (found === null)
        return { problem: 'is not a regular file' };
    if (found.size > limit) {
        return { problem: `has ${String(found.size)} bytes; the limit is ${String(limit)}` };
    }
    if (UTF_16.some((mark) => mark.every((byte, n) => found.bytes[n] === byte))) {
        return { problem: 'is in UTF-16, as some shells write piped output: use --output json=FILE instead' };
    }
    return { text: new TextDecoder().decode(found.bytes) };
}


/***/ }),

/***/ 96778:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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

/***/ 60894:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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