"use strict";
exports.id = 9980;
exports.ids = [9980];
exports.modules = {

/***/ 65040:
/***/ (function(__unused_webpack_module, __unused_webpack___webpack_exports__, __webpack_require__) {


// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./src/compare/compare.ts
var compare = __webpack_require__(66832);
// EXTERNAL MODULE: ./src/action/earlier-report.ts
var earlier_report = __webpack_require__(85025);
// EXTERNAL MODULE: ./src/gather/glob.ts
var glob = __webpack_require__(72825);
// EXTERNAL MODULE: ./src/github/event.ts
var github_event = __webpack_require__(85015);
// EXTERNAL MODULE: ./src/github/platform.ts
var platform = __webpack_require__(41376);
// EXTERNAL MODULE: ./src/merge/merge.ts + 3 modules
var merge = __webpack_require__(19839);
// EXTERNAL MODULE: ./src/model/report.ts
var report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/model/version.ts
var version = __webpack_require__(52621);
// EXTERNAL MODULE: ./src/tree/report-files.ts
var report_files = __webpack_require__(12790);
// EXTERNAL MODULE: ./src/action/publish-report.ts
var publish_report = __webpack_require__(39312);
// EXTERNAL MODULE: ./src/action/publish.ts
var publish = __webpack_require__(74001);
// EXTERNAL MODULE: ./src/action/inputs.ts
var action_inputs = __webpack_require__(81729);
// EXTERNAL MODULE: ./src/action/failed.ts
var failed = __webpack_require__(53389);
;// CONCATENATED MODULE: ./src/action/merge/run.ts















async function runMergeStep(env) {
    try {
        return report/* EXIT */.dc[await runMerge((0,action_inputs/* readMergeInputs */.yD)(core.getInput), env)];
    }
    catch (error) {
        return (0,failed/* failed */.g)(error, env);
    }
}
async function runMerge(inputs, env) {
    const { annotations, comment, perType, jobSummary } = (0,publish_report/* readAudience */.hZ)(inputs);
    const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
    const patterns = (0,glob/* cleanPatterns */.vR)([inputs.reports]);
    if (patterns.length === 0) {
        throw new usage/* UsageError */.e('The input reports is empty: name the JSON reports of all shards, such as reports/**/*.json.');
    }
    const files = await (0,earlier_report/* matchingFiles */.VS)({ name: 'reports', example: 'reports/**/*.json' }, patterns, workspace);
    if (files.length === 0) {
        throw new usage/* UsageError */.e(`The input reports finds no file by ${patterns.join(', ')}: download the reports of all shards before this step.`);
    }
    const displayName = (path) => (0,earlier_report/* nameInWorkspace */._$)(path, workspace);
    const event = (0,action_inputs/* readEvent */.j_)(env);
    const texts = (0,report_files/* readReportFiles */.Ak)(files, { displayName });
    const earlier = await (0,earlier_report/* earlierReport */.Zk)(inputs, workspace);
    const { report: joined, changes } = await (0,merge/* mergeReports */.C)(texts, { name: 'return-gate', version: version/* VERSION */.x });
    const head = joined.source.revision === env.GITHUB_SHA ? (0,github_event/* pullRequestHead */.Ju)(event) : undefined;
    const report = (0,publish_report/* withHead */.V5)((0,compare/* withTrend */.M)(joined, earlier), head);
    const remarks = (0,platform/* remarksOf */.r)('warning', inputs.removed);
    for (const one of remarks)
        (0,publish/* remark */.Vg)(one);
    (0,publish/* note */.N4)(`Joined ${String(files.length)} reports.`);
    const subject = JSON.stringify({ ...inputs, githubToken: '' });
    const changedFirst = new Set(changes?.changed);
    const asked = { annotations, comment, token: inputs.githubToken, env, event, subject, changedFirst };
    return (0,publish_report/* publishReport */.S3)(report, { inputs, env, workspace, folders: [workspace] }, (links, unwritten) => (0,publish/* showOnGitHub */.k6)(report, { request: { ...asked, links }, written: [...remarks, ...unwritten], perType, jobSummary }));
}

;// CONCATENATED MODULE: ./src/action/merge/main.ts

void runMergeStep(process.env).then((status) => {
    process.exitCode = status;
});


/***/ }),

/***/ 84595:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ startGit),
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   XS: () => (/* reexport safe */ _git_error_js__WEBPACK_IMPORTED_MODULE_4__.XS),
/* harmony export */   gk: () => (/* reexport safe */ _git_error_js__WEBPACK_IMPORTED_MODULE_4__.gk)
/* harmony export */ });
/* unused harmony exports environment, findGit, lookUp */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70440);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66034);








const SAFE = [
    '--no-optional-locks',
    '--no-replace-objects',
    '-c',
    'core.fsmonitor=false',
    '-c',
    `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`,
    '-c',
    'diff.external=',
    '-c',
    'protocol.ext.allow=never',
    '-c',
    'advice.graftFileDeprecated=false',
];
const ONLY_OWN_RULES = [
    '-c',
    'core.excludesFile=',
    '-c',
    'core.attributesFile=',
    '-c',
    'core.ignoreCase=false',
];
function startGit(options, args) {
    const { cwd, bare = false, apartFrom, safeDirectories = [], protocols, header, limit } = options;
    const git = findGit(apartFrom ?? cwd);
    const own = ['-c', `safe.bareRepository=${bare ? 'all' : 'explicit'}`];
    const trusted = safeDirectories.flatMap((directory) => ['-c', `safe.directory=${directory}`]);
    const rules = apartFrom === undefined ? [] : ONLY_OWN_RULES;
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(git.file, [...SAFE, ...own, ...trusted, ...rules, ...args], {
        cwd,
        env: environment({
            path: git.path,
            ceiling: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(cwd),
            isApart: apartFrom !== undefined,
            protocols,
            header,
            patterns: args[0] === 'check-ignore',
        }),
        windowsHide: true,
        detached: limit !== undefined && process.platform !== 'win32',
    });
}
function runGit(options, args, input = '') {
    return new Promise((resolve, reject) => {
        const child = startGit(options, args);
        const out = [];
        const err = [];
        child.stdout.on('data', (chunk) => out.push(chunk));
        child.stderr.on('data', (chunk) => err.push(chunk));
        const { limit } = options;
        const end = (seconds) => {
            endWhole(child);
            err.push(Buffer.from(`\nIt took longer than ${String(seconds)} seconds.`));
        };
        const timer = limit === undefined ? undefined : setTimeout(end, limit, limit / 1_000);
        child.on('error', (error) => {
            clearTimeout(timer);
            reject(notStarted(error));
        });
        child.on('close', (status) => {
            clearTimeout(timer);
            resolve({ status: status ?? -1, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8').trim() });
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
    });
}
function endWhole(child) {
    child.stdout.destroy();
    child.stderr.destroy();
    if (child.pid === undefined || process.platform === 'win32') {
        child.kill();
        return;
    }
    try {
        process.kill(-child.pid);
    }
    catch {
    }
}
function notStarted(error) {
    return new _git_error_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS(`git could not be started: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error)}`);
}
const HEEDED = /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|EXEC_PATH|SSH(?:_COMMAND|_VARIANT)?|SSL_\w+|PROXY_SSL_\w+|HTTP_PROXY_AUTHMETHOD|TEST_ASSUME_DIFFERENT_OWNER)$/;
const OF_A_PUSH = ['GIT_QUARANTINE_PATH', 'GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'];
function environment({ path, ceiling, protocols, header, isApart, patterns, }) {
    const caller = process.env;
    const kept = Object.entries(caller).filter(([name]) => isKept(name.toUpperCase(), isApart));
    const push = caller.GIT_QUARANTINE_PATH === undefined ? [] : OF_A_PUSH.map((name) => [name, caller[name]]);
    const trace = caller.GIT_TRACE2_EVENT ?? '';
    const env = {
        ...Object.fromEntries([...kept.filter(([name]) => name.toUpperCase() !== 'PATH'), ...push]),
        PATH: path,
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_CEILING_DIRECTORIES: ceiling,
        GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
        GIT_LITERAL_PATHSPECS: patterns ? '0' : '1',
        GIT_TRACE2: '0',
        GIT_TRACE2_PERF: '0',
        GIT_TRACE2_EVENT: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(trace) ? trace : '0',
        GIT_ALLOW_PROTOCOL: allowed(protocols ?? [], caller.GIT_ALLOW_PROTOCOL).join(':'),
    };
    if (protocols === undefined || caller.GIT_NO_LAZY_FETCH !== undefined)
        env.GIT_NO_LAZY_FETCH = '1';
    if (isApart) {
        env.GIT_CONFIG_NOSYSTEM = '1';
        env.GIT_CONFIG_GLOBAL = node_os__WEBPACK_IMPORTED_MODULE_1__.devNull;
        env.GIT_ATTR_NOSYSTEM = '1';
    }
    if (header !== undefined) {
        const count = Number(env.GIT_CONFIG_COUNT ?? '0');
        env.GIT_CONFIG_COUNT = String(count + 1);
        env[`GIT_CONFIG_KEY_${String(count)}`] = `http.${header.server}/.extraheader`;
        env[`GIT_CONFIG_VALUE_${String(count)}`] = header.value;
    }
    return env;
}
function isKept(name, isApart) {
    return !name.startsWith('GIT_') || (HEEDED.test(name) && !(isApart && name.startsWith('GIT_CONFIG_')));
}
function allowed(protocols, byCaller) {
    const theirs = byCaller?.split(':');
    return protocols.filter((protocol) => theirs?.includes(protocol) ?? true);
}
const programs = new Map();
function findGit(project) {
    const { PATH: given = '' } = process.env;
    const key = `${project}\0${given}`;
    const found = programs.get(key) ?? lookUp(given, project);
    programs.set(key, found);
    return found;
}
function lookUp(given, project, platform = process.platform) {
    const isWindows = platform === 'win32';
    const rules = isWindows ? node_path__WEBPACK_IMPORTED_MODULE_2__.win32 : node_path__WEBPACK_IMPORTED_MODULE_2__.posix;
    const { delimiter } = rules;
    const name = isWindows ? 'git.exe' : 'git';
    const named = given.split(delimiter).map((entry) => (isWindows ? entry.replace(/^"(.*)"$/, '$1') : entry));
    const taken = named.filter((folder) => isOutside(folder, project, isWindows));
    const file = taken.map((folder) => rules.join(folder, name)).find(isProgram);
    if (file !== undefined)
        return { file, path: taken.join(delimiter) };
    const skipped = named.map((folder) => rules.join(folder, name)).find(isProgram);
    const but = skipped === undefined
        ? ''
        : ` but as ${skipped}, and none is started from the project or from a relative folder in PATH`;
    throw new _git_error_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS(`git was not found on this machine${but}:`, 'no-git', 'install git, or check the files on disk with --workspace.');
}
function isOutside(folder, project, isWindows) {
    const rules = isWindows ? node_path__WEBPACK_IMPORTED_MODULE_2__.win32 : node_path__WEBPACK_IMPORTED_MODULE_2__.posix;
    if (!rules.isAbsolute(folder) || (isWindows && rules.parse(folder).root.length < 3))
        return false;
    if (rules.parse(project).root === project)
        return true;
    try {
        return !(0,_inside_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .FK)(folder, project) && !(0,_inside_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync)(folder), project);
    }
    catch {
        return false;
    }
}
function isProgram(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}


/***/ })

};
;