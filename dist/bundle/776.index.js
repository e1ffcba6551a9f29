exports.id = 776;
exports.ids = [776];
exports.modules = {

/***/ 13227:
/***/ (function(__unused_webpack_module, exports, __webpack_require__) {

exports.fetch = __webpack_require__(29908).fetch;
exports.ProxyAgent = __webpack_require__(28870);
// The proxy is asked for a tunnel by a method that undici adds when it is loaded as a whole.
(__webpack_require__(39473).prototype).connect = __webpack_require__(22326);


/***/ }),

/***/ 36250:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkRun: () => (/* binding */ checkRun)
/* harmony export */ });
/* unused harmony export writeCheckRun */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _report_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(856);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54231);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58853);
/* harmony import */ var _report_describe_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80246);
/* harmony import */ var _report_describe_claims_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85573);
/* harmony import */ var _report_describe_loosened_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39829);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96584);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88792);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85015);










const PER_REQUEST = 50;
const MOST_ANNOTATIONS = 5000;
const CHECK_SUMMARY_LIMIT = 65_535;
const LONGEST_TITLE = 255;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
async function writeCheckRun(client, run) {
    const annotations = run.annotations.flatMap(ofFile);
    const batches = inBatches(annotations);
    const output = { title: run.title, summary: run.summary };
    const { data } = await client.rest.checks.create({
        ...run.repository,
        name: run.name,
        head_sha: run.commit,
        status: 'completed',
        conclusion: run.conclusion === 'passed' ? 'success' : 'failure',
        ...(run.url === null ? {} : { details_url: run.url }),
        output: { ...output, annotations: batches[0] ?? [] },
    });
    (0,_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .requireFields */ .z3)([data], { id: 'number' });
    let sent = batches[0]?.length ?? 0;
    for (const batch of batches.slice(1)) {
        try {
            const { data: updated } = await client.rest.checks.update({
                ...run.repository,
                check_run_id: data.id,
                output: { ...output, annotations: batch },
            });
            (0,_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .requireFields */ .z3)([updated], { id: 'number' });
        }
        catch (error) {
            return { sent, all: annotations.length, error };
        }
        sent += batch.length;
    }
    return { sent, all: annotations.length, error: undefined };
}
function ofFile({ level, title, message, file, startLine, startColumn, endColumn }) {
    if (file === null)
        return [];
    const line = startLine ?? 1;
    const columns = startColumn === null || endColumn === null ? {} : { start_column: startColumn, end_column: endColumn };
    return [
        { path: file, start_line: line, end_line: line, ...columns, annotation_level: LEVELS[level], message, title },
    ];
}
function inBatches(annotations) {
    return Array.from({ length: Math.ceil(annotations.length / PER_REQUEST) }, (_, i) => annotations.slice(i * PER_REQUEST, (i + 1) * PER_REQUEST));
}
const PATIENCE = 240_000;
async function checkRun(report, request) {
    const { token, env, event, links, changedFirst } = request;
    const repository = (0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryOf */ ._M)(env);
    const commit = (0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .pullRequestHead */ .Ju)(event) ?? env.GITHUB_SHA ?? '';
    if (token === '' || repository === undefined || commit === '') {
        return unmade({ kind: 'refused', why: 'the input github-token is empty, or GitHub is not there' });
    }
    const rulePages = (0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .rulePagesOf */ .Ix)(env);
    const budget = { perType: MOST_ANNOTATIONS, total: MOST_ANNOTATIONS, changedFirst, rulePages };
    const run = {
        repository,
        name: checkRunName(report, env),
        commit,
        conclusion: report.conclusion,
        title: (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalText */ .eR)([(0,_report_describe_claims_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)((0,_report_describe_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .title */ .DD)(report)), (0,_report_describe_loosened_js__WEBPACK_IMPORTED_MODULE_6__/* .loosenedInWords */ .y)(report)].filter((part) => part !== '').join('; '), LONGEST_TITLE).text,
        summary: (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryWithin */ .uo)(CHECK_SUMMARY_LIMIT, report, links),
        url: runUrl(env),
        annotations: (0,_report_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .planAnnotations */ .m)(report, budget),
    };
    try {
        const client = (0,_client_js__WEBPACK_IMPORTED_MODULE_7__/* .openClient */ .M)({ token, url: env.GITHUB_API_URL, patience: PATIENCE });
        const { sent, error } = await writeCheckRun(client, run);
        const all = report.findings.filter((finding) => finding.file !== null && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isActive)(finding)).length;
        return { annotated: true, remarks: sent === all ? [] : [incomplete(sent, all, error)] };
    }
    catch (error) {
        return unmade((0,_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .problemOf */ .Zw)(error));
    }
}
function checkRunName({ source: { root, shard } }, env) {
    const words = [env.GITHUB_JOB ?? '', root, shard === null ? '' : `shard ${shard}`].filter((word) => word !== '');
    return words.length === 0
        ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `return-gate annotations`.text
        : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `return-gate annotations (${words.join(', ')})`.text;
}
function runUrl({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run, }) {
    if (server === undefined || repository === undefined || run === undefined)
        return null;
    return `${server.replace(/\/+$/, '')}/${repository.split('/').map(_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .urlSegment */ .NL).join('/')}/actions/runs/${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .urlSegment */ .NL)(run)}`;
}
function unmade({ kind, why }) {
    const permission = 'It needs the permission checks: write, which pull requests from forks never have.';
    const text = `No check run was made, so that commands annotate: ${why}.${kind === 'refused' ? ` ${permission}` : ''}`;
    return { annotated: false, remarks: [{ level: 'warning', text }] };
}
function incomplete(sent, all, error) {
    const why = error === undefined ? 'it takes no more' : (0,_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .problemOf */ .Zw)(error).why;
    return {
        level: 'warning',
        text: `The check run shows ${String(sent)} of ${String(all)} findings: ${why}. The job summary has the others.`,
    };
}


/***/ }),

/***/ 96584:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ openClient)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61351);
/* harmony import */ var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48282);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86856);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88792);






const LONGEST_TRY = 15_000;
const RETRIES = 2;
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];
const silent = () => undefined;
const LOG = { debug: silent, info: silent, warn: silent, error: silent };
function openClient({ token, url, patience, second = 1000 }) {
    const end = Date.now() + patience;
    const over = new AbortController();
    setTimeout(() => {
        over.abort();
    }, patience).unref();
    const wait = (seconds, _options, _client, tries) => tries < RETRIES && Date.now() + seconds * second < end;
    const send = _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_2__/* .defaults */ .NT.request?.fetch;
    const options = {
        ...(url === undefined || url === '' ? {} : { baseUrl: url.replace(/\/+$/, '') }),
        userAgent: 'return-gate',
        log: LOG,
        retry: { retries: RETRIES, retryAfterBaseValue: second, doNotRetry: FINAL },
        throttle: {
            id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
            retryAfterBaseValue: second,
            onRateLimit: wait,
            onSecondaryRateLimit: wait,
        },
        request: {
            ..._actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_2__/* .defaults */ .NT.request,
            log: LOG,
            fetch: async (input, init) => {
                try {
                    return await send(input, {
                        ...init,
                        signal: AbortSignal.any([over.signal, AbortSignal.timeout(LONGEST_TRY)]),
                    });
                }
                catch (error) {
                    throw over.signal.aborted ? new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .OverdueError */ .zG() : error;
                }
            },
        },
    };
    const client = (0,_actions_github__WEBPACK_IMPORTED_MODULE_1__/* .getOctokit */ .Q)(token, options, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_4__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_5__/* .throttling */ .A);
    client.hook.after('request', ({ data }, { method }) => {
        if (method !== 'DELETE' && (typeof data !== 'object' || data === null))
            throw new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .UnexpectedAnswerError */ .qx();
    });
    return client;
}


/***/ }),

/***/ 88792:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   qx: () => (/* binding */ UnexpectedAnswerError),
/* harmony export */   z3: () => (/* binding */ requireFields),
/* harmony export */   zG: () => (/* binding */ OverdueError)
/* harmony export */ });
class OverdueError extends Error {
    name = 'AbortError';
    constructor() {
        super('GitHub took too long to answer');
    }
}
class UnexpectedAnswerError extends Error {
    name = 'UnexpectedAnswerError';
    constructor() {
        super("the answer is not what GitHub's API documents; a proxy may have sent it");
    }
}
function requireFields(answers, fields) {
    const isWhole = (answer) => typeof answer === 'object' &&
        answer !== null &&
        Object.entries(fields).every(([name, type]) => typeof Reflect.get(answer, name) === type);
    if (!answers.every(isWhole))
        throw new UnexpectedAnswerError();
}
function problemOf(error) {
    if (!(error instanceof Error))
        return { kind: 'failed', why: String(error) };
    if (error instanceof OverdueError)
        return { kind: 'failed', why: error.message };
    const status = statusOf(error);
    if (status === undefined || !('response' in error) || error.response === undefined) {
        return { kind: 'failed', why: error.message };
    }
    const refused = status === 403 && !isRateLimit(error);
    const words = isMessage(error.message) ? error.message : 'no message';
    return { kind: refused ? 'refused' : 'failed', why: `${words} (HTTP ${String(status)})` };
}
function isMessage(text) {
    return /^\s*[^<\s]/.test(text);
}
function statusOf(error) {
    if (!(error instanceof Error) || !('status' in error))
        return undefined;
    return typeof error.status === 'number' ? error.status : undefined;
}
function isRateLimit(error) {
    return /\brate limit/i.test(error.message);
}


/***/ }),

/***/ 54231:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   t8: () => (/* binding */ isKept),
/* harmony export */   uo: () => (/* binding */ summaryWithin),
/* harmony export */   wQ: () => (/* binding */ renderComment)
/* harmony export */ });
/* unused harmony export COMMENT_LIMIT */
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58853);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3744);


const COMMENT_LIMIT = 65_536;
const FIRST_LINE = /^<!-- return-gate:([0-9a-f]+) run:(\d+) -->\n/;
const PART_LINE = /^<!-- return-gate:part:([0-9a-f]+) -->\n/m;
function markerLine({ id, run }) {
    return `<!-- return-gate:${id} run:${String(run)} -->\n`;
}
function partLine(key) {
    return `<!-- return-gate:part:${key} -->\n`;
}
function readComment(body, id) {
    const text = body.replaceAll('\r\n', '\n');
    const first = FIRST_LINE.exec(text);
    if (first?.[1] !== id)
        return undefined;
    const [, ...pieces] = text.slice(first[0].length).split(PART_LINE);
    const parts = pieces.flatMap((key, i) => (i % 2 === 0 ? [{ key, text: (pieces[i + 1] ?? '').trim() }] : []));
    return { run: Number(first[2]), parts };
}
function renderComment(place, report, { links, parts }) {
    const frame = markerLine(place).length + partLine(place.key).length + 1;
    const others = shortened(parts.filter(({ key }) => key !== place.key), COMMENT_LIMIT - frame);
    const room = COMMENT_LIMIT - frame - sizeOf(others);
    const own = { key: place.key, text: ownText(report, links, room) };
    const known = parts.some(({ key }) => key === place.key);
    const kept = new Map(others.map((part) => [part.key, part]));
    const all = known
        ? parts.flatMap(({ key }) => (key === place.key ? [own] : (kept.get(key) ?? [])))
        : [...others, own];
    return `${markerLine(place)}${all.map(({ key, text }) => `${partLine(key)}${text}\n`).join('')}`;
}
function sizeOf(parts) {
    return parts.reduce((size, { key, text }) => size + partLine(key).length + text.length + 1, 0);
}
const DETAIL = /^(?:#{4,} |\||<details|```)/;
const REST = 'The job summary has the rest.';
function lead(text) {
    const lines = text.split('\n');
    const end = lines.findIndex((line) => DETAIL.test(line));
    return end < 0 ? text : `${lines.slice(0, end).join('\n').trimEnd()}\n\n${REST}`;
}
function headline(text) {
    const lines = text.split('\n');
    const end = lines.findIndex((line) => line.startsWith('#'));
    return lines.slice(0, Math.max(end, 0) + 1).join('\n');
}
function mark(text) {
    return /^### \S+/m.exec(headline(text))?.[0].concat(' return-gate') ?? '';
}
function isKept(written, { parts }) {
    const { text } = written;
    const found = parts.find(({ key }) => key === written.key)?.text;
    return found !== undefined && [text, lead(text), headline(text), headline(lead(text)), mark(text)].includes(found);
}
function shortened(parts, room) {
    const most = Math.floor((room * parts.length) / (parts.length + 1));
    let result = parts;
    for (const shorten of [lead, headline, mark]) {
        const longest = [...result].sort((a, b) => b.text.length - a.text.length);
        for (const part of longest) {
            if (sizeOf(result) <= most)
                return result;
            result = result.map((one) => (one === part ? { key: one.key, text: shorten(one.text) } : one));
        }
    }
    while (sizeOf(result) > most)
        result = result.slice(1);
    return result;
}
function ownText(report, links, room) {
    const { root, shard } = report.source;
    const where = [root === '' ? [] : [(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `in ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(root)}`], shard === null ? [] : [(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `shard ${shard}`]].flat();
    const label = where.length === 0 ? '' : (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `*Checked ${where.flatMap((one, i) => (i === 0 ? [one] : [(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `, `, one]))}*\n\n`.text;
    return `${label}${summaryWithin(room - label.length, report, links)}`.trim();
}
function summaryWithin(room, report, links) {
    return (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__.renderSummary)(report, { links, limit: room, sizeOf: ({ length }) => length });
}


/***/ })

};
;