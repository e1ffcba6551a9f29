"use strict";
exports.id = 5040;
exports.ids = [5040];
exports.modules = {

/***/ 65040:
/***/ (function(__unused_webpack_module, __unused_webpack___webpack_exports__, __webpack_require__) {


// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(13691);
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
// EXTERNAL MODULE: ./src/merge/merge.ts + 1 modules
var merge = __webpack_require__(93278);
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
    const audience = (0,publish_report/* readAudience */.hZ)(inputs);
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
    const remarks = (0,platform/* remarksOf */.r)('warning', (0,parse_option/* removedInputs */.AG)(core.getInput));
    for (const one of remarks)
        (0,publish/* remark */.Vg)(one);
    (0,publish/* note */.N4)(`Joined ${String(files.length)} reports.`);
    return (0,publish_report/* publishReport */.S3)(report, {
        inputs,
        audience,
        env,
        event,
        workspace,
        folders: [workspace],
        subject: JSON.stringify({ ...inputs, 'github-token': '' }),
        changedFirst: new Set(changes?.changed),
        written: remarks,
        shard: null,
    });
}

;// CONCATENATED MODULE: ./src/action/merge/main.ts

void runMergeStep(process.env).then((status) => {
    process.exitCode = status;
});


/***/ }),

/***/ 93278:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ mergeReports)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./src/engine/run/complete-run.ts
var complete_run = __webpack_require__(47429);
// EXTERNAL MODULE: ./src/engine/run/terms-json.ts
var terms_json = __webpack_require__(63058);
// EXTERNAL MODULE: ./src/model/report-json.ts
var report_json = __webpack_require__(6058);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/gather/gather.ts
var gather = __webpack_require__(54960);
// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./src/merge/read-shard.ts







function shardOf({ name, shard, json }, pool) {
    const { tool, source, counts, shard: more } = json;
    demandOwnFiles({ name, shard, json });
    const returns = json.returns.map((record, n) => returnOf(record, (0,collections/* elementAt */.s2)(more.returns, n), pool));
    demandCounts(name, counts, (0,complete_run/* tally */.N4)(counts.files, returns, json.findings));
    const findings = json.findings.map((finding, n) => findingOf(finding, (0,collections/* elementAt */.s2)(more.findings, n), pool));
    const { clock, settings, digests, terms } = more;
    return {
        name,
        shard,
        head: { tool, source, clock, settings, digests, terms },
        part: {
            holding: counts.files,
            skippedFiles: more.passedOver,
            skippedReturns: more.returnsPassedOver,
            returns,
            findings,
            unhideable: new Set(findings.filter((_, n) => (0,collections/* elementAt */.s2)(more.findings, n).unknowable === true)),
            unhideablePlaces: more.unknowablePlaces,
            candidates: more.candidates,
            copied: more.copied,
            movedAway: more.movedAway === null ? null : new Set(more.movedAway),
            deletedReturns: more.deletedReturns,
            unchecked: more.unchecked ?? [],
            imported: more.imported ?? [],
            returnsIn: new Map(more.returnsIn.map(({ folder, files }) => [folder, files])),
        },
    };
}
function demandCounts(name, stated, { verdicts, ...found }) {
    const counts = [
        ...Object.entries(found).map(([key, n]) => [key, stated[key], n]),
        ...claim.VERDICTS.map((verdict) => [`verdicts/${verdict}`, stated.verdicts[verdict], verdicts[verdict]]),
    ];
    for (const [key, n, counted] of counts) {
        if (n === counted)
            continue;
        throw new usage/* UsageError */.e(`${name} is damaged: /counts/${key} is ${String(n)}, but the report lists ${String(counted)}. Run the shard again.`);
    }
}
function demandOwnFiles({ name, shard, json }) {
    let known = null;
    for (const list of ['returns', 'findings']) {
        for (const [n, { file }] of json[list].entries()) {
            if (file === known && file !== null)
                continue;
            if (file === null || !(0,gather/* isInShard */.O1)(file, shard)) {
                throw new usage/* UsageError */.e(`${name} is not the report of shard ${(0,report_json/* shardName */.A)(shard)}: /${list}/${String(n)} is about ${file ?? 'no file'}, which belongs to another one.`);
            }
            known = file;
        }
    }
}
function returnOf({ standard, status, agent, delegation, claims, ...record }, { claims: moreOfClaims = {}, ...more }, pool) {
    return {
        ...record,
        standard: pool.text(standard),
        status: pool.text(status),
        success: false,
        agent: pool.text(agent),
        delegation: pool.list(delegation),
        claims: claims.map((claim, n) => claimOf(claim, moreOfClaims[String(n)], pool)),
        restated: false,
        reduced: false,
        ...more,
    };
}
function claimOf({ path, pointer, type, kind, verdict, size, foundAt, detail }, { claim = {}, verdict: ofVerdict = {}, ...more } = {}, pool) {
    return {
        claim: {
            path,
            pointer: pool.text(pointer),
            type: pool.text(type),
            ...(kind === 'file' ? {} : { kind }),
            ...claim,
        },
        verdict: { name: pool.text(verdict), size, foundAt, detail, blank: false, ...ofVerdict },
        ...more,
    };
}
function findingOf({ startLine, startColumn, endLine, endColumn, ...json }, more, pool) {
    const hasPlace = startLine !== null && startColumn !== null && endLine !== null && endColumn !== null;
    const range = hasPlace ? { startLine, startColumn, endLine, endColumn } : null;
    return {
        ...json,
        rule: pool.text(json.rule),
        severity: pool.text(json.severity),
        recommendation: pool.text(json.recommendation),
        pointer: pool.text(json.pointer),
        range,
        baselined: false,
        excerpt: null,
        ...more,
    };
}
const MOST_TEXTS = 10_000;
class StringPool {
    #texts = new Map();
    #lists = new Map();
    text(text) {
        return kept(this.#texts, text, text);
    }
    list(texts) {
        return kept(this.#lists, JSON.stringify(texts), texts);
    }
}
function kept(known, key, value) {
    const before = known.get(key);
    if (before === undefined && known.size < MOST_TEXTS)
        known.set(key, value);
    return before ?? value;
}
const LARGEST_LOCATED = 4 * 1024 * 1024;
const INSTEAD = 'Use the report that return-gate check --shard wrote with --output json=FILE, or the action with json-file.';
function readShardReport(file, validate) {
    const { name } = file;
    if ('problem' in file) {
        throw new usage/* UsageError */.e(`The report ${name} ${file.problem}: name the JSON reports of all shards, each a file.`);
    }
    const unfit = (why, place = '') => new usage/* UsageError */.e(`${name}${place} ${why}`);
    let value;
    try {
        value = JSON.parse(file.text);
    }
    catch {
        const place = file.text.length > LARGEST_LOCATED ? '' : placeOfError(file.text);
        throw unfit(`is not JSON: it was cut off or is damaged. ${INSTEAD}`, place);
    }
    if (!validate(value)) {
        const error = schemaErrorInWords((0,collections/* elementAt */.s2)(validate.errors ?? [], 0));
        throw unfit(`is not a report of this version of return-gate: ${error}. ${INSTEAD}`);
    }
    const { source, shard: details } = value;
    if (source.shard === null)
        throw unfit('reports a whole run, not a shard: there is nothing to join it with.');
    const shard = (0,gather/* parseShard */.uK)(source.shard);
    if (shard === undefined)
        throw unfit(`calls itself the shard ${source.shard}, which does not exist.`);
    if (details === undefined)
        throw unfit(`lacks "shard", which is needed to join it with other shards. ${INSTEAD}`);
    for (const list of ['returns', 'findings']) {
        const [{ length }, { length: other }] = [value[list], details[list]];
        if (length === other)
            continue;
        throw unfit(`is damaged: /shard/${list} has ${String(other)} elements for the ${String(length)} of /${list}.`);
    }
    return { name, shard, json: { ...value, shard: details } };
}
function placeOfError(text) {
    let place;
    try {
        (0,main.visit)(text, {
            onError: (_, _offset, _length, line, character) => {
                place ??= `:${String(line + 1)}:${String(character + 1)}`;
            },
        });
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
    }
    return place ?? '';
}
function schemaErrorInWords({ instancePath, keyword, params }) {
    const place = instancePath === '' ? 'its top' : instancePath;
    switch (keyword) {
        case 'required':
            return `${place} lacks "${String(params.missingProperty)}"`;
        case 'additionalProperties':
            return `${place} has "${String(params.additionalProperty)}", which is not known`;
        case 'type':
            return `${place} is no ${[params.type].flat().map(String).join(' or ')}`;
        case 'const':
            return `${place} is not ${JSON.stringify(params.allowedValue)}`;
        case 'enum':
            return `${place} is not one of the allowed words`;
        default:
            return `${place} is rejected by its schema (${keyword})`;
    }
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/merge/merge.ts







async function mergeReports(files, tool) {
    const pool = new StringPool();
    const validate = (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(454), __webpack_require__.e(8651)]).then(__webpack_require__.bind(__webpack_require__, 18651))).reportValidator();
    const read = [];
    for (const file of files)
        read.push(shardOf(readShardReport(file, validate), pool));
    const shards = shardsOfOneRun(read);
    const [first] = shards;
    demandSameTool(first, tool);
    const terms = termsOf(first);
    const { source, clock } = first.head;
    const report = (0,complete_run/* completeRun */.HS)(await (0,terms_json/* termsFrom */.cV)(terms, { tree: source, now: clock }), shards.map(({ part }) => part));
    return { report, changes: terms.changes };
}
function demandSameTool({ name, head }, tool) {
    if (head.tool.name === tool.name && head.tool.version === tool.version)
        return;
    throw new usage/* UsageError */.e(`${name} was written by ${head.tool.name} ${head.tool.version}, and this is ${tool.name} ${tool.version}: join the shards with the version that checked them.`);
}
function termsOf({ name, head: { terms, digests } }) {
    if (terms !== null && (0,external_node_util_.isDeepStrictEqual)((0,terms_json/* digestsOf */.nw)(terms), digests))
        return terms;
    throw new usage/* UsageError */.e(`${name} is damaged: /shard/terms differs from /shard/digests. Run the shard again.`);
}
const SAME_OPTIONS = 'Run every shard with the same options, on the same checkout.';
const TRAITS = [
    {
        name: 'version of return-gate',
        of: ({ head: { tool } }) => `${tool.name} ${tool.version}`,
        instead: 'Run every shard with the same version.',
    },
    {
        name: 'revision',
        of: ({ head: { source } }) => (source.kind === 'workspace' ? 'the workspace' : (source.revision ?? 'none')),
        instead: 'Run every shard on the same commit.',
    },
    {
        name: 'root',
        of: ({ head: { source } }) => (0,model_text.quote)(source.root, 200),
        instead: 'Run every shard with the same --root, or working-directory.',
    },
    {
        name: 'clock',
        of: ({ head }) => new Date(head.clock).toISOString(),
        instead: 'Pass the same --now to every shard, or the same input now to every job of the matrix: let an earlier job print the time.',
    },
];
function traitOfDigest(key, name) {
    return { name, of: ({ head }) => head.digests[key], instead: SAME_OPTIONS, shown: 'never' };
}
const DIGESTS = [
    traitOfDigest('changes', 'base, or another difference from it'),
    traitOfDigest('baseline', 'baseline'),
    traitOfDigest('rules', 'choice of rules and standards'),
];
const MOST_NAMED = 10;
function shardsOfOneRun(reports) {
    const [first, ...others] = [...reports].sort((a, b) => a.shard.parts - b.shard.parts || a.shard.part - b.shard.part || (0,model_text.compareText)(a.name, b.name));
    if (first === undefined)
        throw new usage/* UsageError */.e('There is no report to join: name those of all shards.');
    let before = first;
    for (const report of others) {
        demandSameRun(first, report);
        if (report.shard.part === before.shard.part) {
            throw new usage/* UsageError */.e(`${before.name} and ${report.name} are both shard ${(0,report_json/* shardName */.A)(report.shard)}: use only one of them.`);
        }
        before = report;
    }
    demandAll([first, ...others]);
    return [first, ...others];
}
function demandSameRun(one, other) {
    if (one.shard.parts !== other.shard.parts) {
        throw new usage/* UsageError */.e(`${one.name} is shard ${(0,report_json/* shardName */.A)(one.shard)} and ${other.name} is shard ${(0,report_json/* shardName */.A)(other.shard)}: they belong to different numbers of shards. Use the reports of one run.`);
    }
    const names = new Set([one, other].flatMap(({ head }) => Object.keys(head.settings)));
    const settings = [...names].sort(model_text.compareText).map((name) => ({
        name,
        of: ({ head: { settings: own } }) => (Object.hasOwn(own, name) ? own[name] : undefined),
        instead: SAME_OPTIONS,
        shown: name === 'configuration' || name === 'policy' ? 'never' : 'quoted',
    }));
    for (const { name, of, instead, shown = 'as they are' } of [...TRAITS, ...settings, ...DIGESTS]) {
        const [own, others] = [of(one), of(other)];
        if (own === others)
            continue;
        const [here, there] = [own, others].map((text = '') => (shown === 'quoted' ? (0,model_text.quote)(text) : text));
        const values = shown === 'never' ? '' : ` (${here ?? ''} and ${there ?? ''})`;
        throw new usage/* UsageError */.e(`${one.name} (shard ${(0,report_json/* shardName */.A)(one.shard)}) and ${other.name} (shard ${(0,report_json/* shardName */.A)(other.shard)}) are from different runs: their ${name}${values} differs. ${instead}`);
    }
}
function demandAll(reports) {
    const [{ shard }] = reports;
    const there = new Set(reports.map((report) => report.shard.part));
    const missing = Array.from({ length: shard.parts }, (_, n) => n + 1).filter((part) => !there.has(part));
    if (missing.length === 0)
        return;
    const names = missing.map((part) => (0,report_json/* shardName */.A)({ ...shard, part }));
    const shown = (0,model_text.listOfFew)(names, MOST_NAMED);
    throw new usage/* UsageError */.e(`${missing.length === 1 ? `The report of shard ${shown} is` : `The reports of the shards ${shown} are`} missing: use those of all ${String(shard.parts)}. A shard that failed with an error has none.`);
}


/***/ })

};
;