"use strict";
exports.id = 5040;
exports.ids = [5040];
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
// EXTERNAL MODULE: ./src/merge/merge.ts + 2 modules
var merge = __webpack_require__(93743);
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


/***/ })

};
;