exports.id = 3692;
exports.ids = [3692];
exports.modules = {

/***/ 13227:
/***/ (function(__unused_webpack_module, exports, __webpack_require__) {

exports.fetch = __webpack_require__(29908).fetch;
exports.ProxyAgent = __webpack_require__(28870);
// The proxy is asked for a tunnel by a method that undici adds when it is loaded as a whole.
(__webpack_require__(39473).prototype).connect = __webpack_require__(22326);


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

/***/ 47318:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentOn: () => (/* binding */ commentOn)
/* harmony export */ });
/* unused harmony exports commentPlace, writeComment */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54231);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96584);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88792);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85015);






const LOOKS = 4;
const PAUSE = 2000;
const PER_PAGE = 100;
const TRIES = 3;
function commentPlace(env, subject) {
    const file = env.GITHUB_WORKFLOW_REF?.replace(/@[^@]*$/, '') ?? '';
    const run = Number(env.GITHUB_RUN_ID);
    return {
        id: digest([env.GITHUB_WORKFLOW ?? '', file, env.GITHUB_JOB ?? '']),
        run: Number.isSafeInteger(run) ? run : 0,
        key: digest([subject]),
    };
}
function digest(words) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.sha256)(JSON.stringify(words), 16);
}
async function writeComment(target, options, tries = 1) {
    const { client, create, render } = options;
    const marked = await markedComments(client, target);
    const owner = marked.length === 0 ? null : await tokenOwner(client, target);
    const [oldest, ...others] = owner === null ? [] : writtenBy(marked, owner.id);
    if (oldest !== undefined) {
        if (isOutdated(target.commit, owner?.head ?? null))
            return 'overtaken';
        for (const { number, content } of others) {
            if (content.run !== target.run)
                await remove(client, target.repository, number);
        }
        return mergePart(target, options, oldest, others.length > 0);
    }
    if (!create)
        return 'unneeded';
    const created = await createComment(client, target, render([])).catch(async (error) => {
        if (((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(error) ?? 500) < 500 || tries === TRIES)
            throw error;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(options.pause ?? PAUSE);
        return null;
    });
    if (created === null)
        return writeComment(target, options, tries + 1);
    const [first] = writtenBy(await markedComments(client, target), created.user?.id);
    if (first === undefined || first.number >= created.id)
        return 'created';
    const outcome = await mergePart(target, options, first, true);
    await remove(client, target.repository, created.id);
    return outcome;
}
async function createComment(client, target, body) {
    const { data } = await client.rest.issues.createComment({
        ...target.repository,
        issue_number: target.pullRequest,
        body,
        request: { retries: 0 },
    });
    (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .requireFields */ .z3)([data], { id: 'number' });
    return { id: data.id, user: data.user };
}
function isOutdated(commit, head) {
    return commit !== null && head !== null && commit !== head;
}
async function markedComments(client, { repository, pullRequest, id }) {
    const all = await client.paginate(client.rest.issues.listComments, {
        ...repository,
        issue_number: pullRequest,
        per_page: PER_PAGE,
    });
    (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .requireFields */ .z3)(all, { id: 'number' });
    const found = all.flatMap(({ id: number, user, body }) => {
        if (typeof body !== 'string')
            return [];
        const content = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .readComment */ .W3)(body, id);
        return content === undefined ? [] : [{ number, user, body, content }];
    });
    return found.sort((a, b) => a.number - b.number);
}
async function mergePart(target, { client, render, pause = PAUSE }, { number, body, content }, hasOthers) {
    const place = { ...target.repository, comment_id: number };
    let current = body;
    let known = content;
    let outcome = 'unchanged';
    for (let look = 1;; look++) {
        if (look > 1 && known !== undefined && known.run !== target.run)
            return outcome;
        const parts = known?.run === target.run ? known.parts : [];
        const text = render(parts);
        if (isSameText(text, current))
            return outcome;
        const { data } = await client.rest.issues.updateComment({ ...place, body: text });
        (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .requireFields */ .z3)([data], { id: 'number' });
        outcome = 'updated';
        if (!(hasOthers || parts.length > 0 || (known?.parts.length ?? 0) > 1) || look === LOOKS)
            return outcome;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause);
        const { data: stored } = await client.rest.issues.getComment(place);
        (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .requireFields */ .z3)([stored], { id: 'number' });
        current = typeof stored.body === 'string' ? stored.body : '';
        known = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .readComment */ .W3)(current, target.id);
        const written = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .readComment */ .W3)(text, target.id)?.parts.find(({ key }) => key === target.key);
        if (written !== undefined && known?.run === target.run && (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .isKept */ .t8)(written, known))
            return outcome;
    }
}
function isSameText(text, stored) {
    return text.trimEnd() === stored.replaceAll('\r\n', '\n').trimEnd();
}
async function remove(client, repository, number) {
    try {
        await client.rest.issues.deleteComment({ ...repository, comment_id: number });
    }
    catch (error) {
        if ((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(error) !== 404)
            throw error;
    }
}
const PATIENCE = 90_000;
async function commentOn(report, request) {
    const { mode, token, env, event, links, subject } = request;
    const pullRequest = (0,_event_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestNumber */ .Kd)(event);
    const repository = (0,_event_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(env);
    if (pullRequest === undefined || repository === undefined)
        return [];
    if (token === '')
        return [{ level: 'notice', text: 'No comment was written: the input github-token is empty.' }];
    const place = commentPlace(env, subject);
    try {
        const client = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .openClient */ .M)({ token, url: env.GITHUB_API_URL, patience: PATIENCE });
        const outcome = await writeComment({ ...place, repository, pullRequest, commit: (0,_event_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestHead */ .Ju)(event) ?? null }, {
            client,
            create: mode === 'always' || isWorthSaying(report),
            render: (parts) => (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .renderComment */ .wQ)(place, report, { links, parts }),
        });
        return outcome === 'overtaken'
            ? [
                {
                    level: 'info',
                    text: 'No comment was written: the pull request has newer commits, and a later run writes it.',
                },
            ]
            : [];
    }
    catch (error) {
        return [remarkOn((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOf */ .Zw)(error))];
    }
}
function isWorthSaying({ conclusion, counts }) {
    return conclusion !== 'passed' || counts.errors + counts.warnings > 0;
}
function remarkOn({ kind, why }) {
    if (kind === 'failed') {
        return {
            level: 'warning',
            text: `The comment on the pull request could not be written, which changes no result: ${why}`,
        };
    }
    return {
        level: 'notice',
        text: `No comment was written, for the token may not: ${why}. Give the job the permission pull-requests: write, which pull requests from forks never have, or leave out the input comment.`,
    };
}
const QUERY = `query ($owner: String!, $repo: String!, $pullRequest: Int!) {
  viewer { databaseId }
  repository(owner: $owner, name: $repo) { pullRequest(number: $pullRequest) { headRefOid } }
}`;
async function tokenOwner(client, { repository, pullRequest }) {
    const { viewer, repository: seen } = await ask(client, { ...repository, pullRequest });
    const id = viewer?.databaseId;
    if (typeof id !== 'number')
        throw new Error('GitHub did not say whom the token belongs to');
    return { id, head: seen?.pullRequest?.headRefOid ?? null };
}
async function ask(client, variables) {
    try {
        return await client.graphql(QUERY, variables);
    }
    catch (error) {
        const isPartial = error instanceof Error && error.name === 'GraphqlResponseError' && 'data' in error;
        const data = isPartial ? error.data : undefined;
        if (typeof data?.viewer?.databaseId === 'number')
            return data;
        throw error;
    }
}
function writtenBy(texts, account) {
    return texts.filter(({ user }) => user !== null && user.id === account);
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