"use strict";
exports.id = 7208;
exports.ids = [7208];
exports.modules = {

/***/ 7238:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ tokenOwner),
/* harmony export */   x: () => (/* binding */ writtenBy)
/* harmony export */ });
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

/***/ 96584:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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

/***/ 77208:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  suggestOn: () => (/* binding */ suggestOn)
});

// UNUSED EXPORTS: MOST_SUGGESTIONS, writeReview

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/report/replacements.ts
var replacements = __webpack_require__(74461);
// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
;// CONCATENATED MODULE: ./src/report/suggestion.ts

const LIMIT = 65_536;
const MOST_NAMED = 5;
const MARKER = /^<!-- return-gate:suggestion:([0-9a-f]+) -->/;
function suggestionIn(body) {
    return MARKER.exec(body)?.[1];
}
function suggestionBody({ replacement, fixes, id }) {
    const text = (0,sink/* exact */.e0)(replacement.added.join(''));
    if (text === null)
        return null;
    const named = fixes.slice(0, MOST_NAMED).map(({ rule, does }) => (0,sink/* gfm */.Te) `- ${does} (${(0,sink/* code */.aY)(rule)})\n`);
    const more = fixes.length > MOST_NAMED ? (0,sink/* gfm */.Te) `- and ${fixes.length - MOST_NAMED} more\n` : (0,sink/* gfm */.Te) ``;
    const head = (0,sink/* gfm */.Te) `return-gate can fix this return without changing what it says:\n\n${named}${more}\n`;
    const body = (0,sink/* concat */.xW)([marker(id), head.text, (0,sink/* codeBlock */.DV)('suggestion', text).text]);
    return body.length > LIMIT ? null : body;
}
function marker(id) {
    return (0,sink/* exact */.e0)(`<!-- return-gate:suggestion:${id} -->\n`) ?? (0,sink/* concat */.xW)([]);
}
function reviewBody(suggestions) {
    const what = suggestions === 1 ? 'A safe fix of a return' : `${String(suggestions)} safe fixes of returns`;
    return (0,sink/* gfm */.Te) `${what}, to be accepted one by one or together: nothing that a return says changes.\n`;
}

// EXTERNAL MODULE: ./src/github/authorship.ts
var authorship = __webpack_require__(7238);
// EXTERNAL MODULE: ./src/github/client.ts
var github_client = __webpack_require__(96584);
;// CONCATENATED MODULE: ./src/github/diff-lines.ts
const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/;
function linesShown(patch) {
    return (patch ?? '').split('\n').flatMap((line) => {
        const [, start, length = '1'] = HUNK.exec(line) ?? [];
        if (start === undefined)
            return [];
        const first = Number(start);
        return [{ first, last: first + Number(length) - 1 }];
    });
}
function isShown({ shown }, first, last) {
    return shown.some((hunk) => hunk.first <= first && last <= hunk.last);
}

// EXTERNAL MODULE: ./src/github/event.ts
var github_event = __webpack_require__(85015);
// EXTERNAL MODULE: ./src/github/problem.ts
var problem = __webpack_require__(88792);
;// CONCATENATED MODULE: ./src/github/review.ts








const MOST_SUGGESTIONS = 30;
const PER_PAGE = 100;
async function writeReview(client, target, files) {
    const { repository, pullRequest, commit } = target;
    const pull = { ...repository, pull_number: pullRequest };
    const listed = await listFiles(client, pull);
    const possible = files.flatMap((file) => placeable(file, listed.get(file.path)));
    if (possible.length === 0)
        return { made: new Set(), standing: new Set() };
    const own = ownSuggestions(client, target);
    const known = await own();
    const knownIds = new Set(known.map(({ id }) => id));
    const current = new Set(known.filter(({ isCurrent }) => isCurrent).map(({ id }) => id));
    const standing = new Set(possible.flatMap(({ suggestion: { id } }) => (current.has(id) ? [id] : [])));
    const room = Math.max(0, MOST_SUGGESTIONS - current.size);
    const places = possible.filter(({ suggestion: { id } }) => !knownIds.has(id)).slice(0, room);
    if (places.length === 0)
        return { made: new Set(), standing };
    const made = new Set(places.map(({ suggestion: { id } }) => id));
    const review = await create(client, { ...pull, commit_id: commit }, places).catch(async (error) => {
        const isLost = ((0,problem/* statusOf */.c2)(error) ?? 500) >= 500;
        const there = new Set(isLost ? (await own()).map(({ id }) => id) : []);
        if (![...made].every((id) => there.has(id)))
            throw error;
        return null;
    });
    if (review !== null)
        await removeRepeated(client, pull, review);
    return { made, standing };
}
async function create(client, pull, places) {
    const { data } = await client.rest.pulls.createReview({
        ...pull,
        event: 'COMMENT',
        body: reviewBody(places.length).text,
        comments: places.map(commentAt),
        request: { retries: 0 },
    });
    (0,problem/* requireFields */.z3)([data], { id: 'number' });
    return { id: data.id, user: data.user };
}
function placeable({ path, before, suggestions }, listed) {
    if (listed?.id !== blobId(before))
        return [];
    return suggestions.flatMap((suggestion) => {
        const { first, last } = lineRange(suggestion);
        const body = (0,replacements/* isPlain */.$i)(suggestion.replacement) ? suggestionBody(suggestion) : null;
        return suggestion.path === path && body !== null && isShown(listed, first, last) ? [{ suggestion, body }] : [];
    });
}
function lineRange({ replacement: { line, removed } }) {
    return { first: line, last: line + removed.length - 1 };
}
function blobId(content) {
    return (0,external_node_crypto_.createHash)('sha1')
        .update(`blob ${String(content.length)}\0`)
        .update(content)
        .digest('hex');
}
function commentAt({ suggestion, body }) {
    const { first, last } = lineRange(suggestion);
    const start = first === last ? {} : { start_line: first, start_side: 'RIGHT' };
    return { path: suggestion.path, body, line: last, side: 'RIGHT', ...start };
}
async function listFiles(client, pull) {
    const files = await client.paginate(client.rest.pulls.listFiles, { ...pull, per_page: PER_PAGE });
    (0,problem/* requireFields */.z3)(files, { filename: 'string' });
    return new Map(files.map(({ filename, sha, patch, status }) => [
        filename,
        { id: status === 'removed' ? null : sha, shown: linesShown(patch) },
    ]));
}
function ownSuggestions(client, target) {
    let owner;
    return async () => {
        const marked = await listMarked(client, { ...target.repository, pull_number: target.pullRequest });
        if (marked.length === 0)
            return [];
        owner ??= (0,authorship/* tokenOwner */.n)(client, target).then(({ id }) => id);
        return (0,authorship/* writtenBy */.x)(marked, await owner);
    };
}
async function listMarked(client, pull) {
    const all = await client.paginate(client.rest.pulls.listReviewComments, { ...pull, per_page: PER_PAGE });
    (0,problem/* requireFields */.z3)(all, { id: 'number', body: 'string' });
    return all.flatMap(({ id: number, pull_request_review_id: review, user, body, line }) => {
        const id = suggestionIn(body);
        return id === undefined ? [] : [{ id, number, user, review, isCurrent: typeof line === 'number' }];
    });
}
async function removeRepeated(client, { owner, repo, pull_number }, review) {
    try {
        const comments = (0,authorship/* writtenBy */.x)(await listMarked(client, { owner, repo, pull_number }), review.user?.id);
        const oldest = new Map();
        for (const { id, number } of comments)
            oldest.set(id, Math.min(oldest.get(id) ?? Infinity, number));
        for (const comment of comments) {
            if (comment.review !== review.id || oldest.get(comment.id) === comment.number)
                continue;
            await client.rest.pulls.deleteReviewComment({ owner, repo, comment_id: comment.number });
        }
    }
    catch (error) {
        const isAnswer = error instanceof problem/* OverdueError */.zG || error instanceof problem/* UnexpectedAnswerError */.qx;
        if ((0,problem/* statusOf */.c2)(error) === undefined && !isAnswer)
            throw error;
    }
}
const PATIENCE = 90_000;
async function suggestOn(files, request) {
    const { token, env, event } = request;
    const pullRequest = (0,github_event/* pullRequestNumber */.Kd)(event);
    const repository = (0,github_event/* repositoryOf */._M)(env);
    const commit = (0,github_event/* pullRequestHead */.Ju)(event);
    const none = (...remarks) => ({ placed: new Set(), remarks });
    if (pullRequest === undefined || repository === undefined || commit === undefined || files.length === 0)
        return none();
    if (token === '')
        return none({ level: 'notice', text: 'No fix was suggested: the input github-token is empty.' });
    try {
        const client = (0,github_client/* openClient */.M)({ token, url: env.GITHUB_API_URL, patience: PATIENCE });
        const { made, standing } = await writeReview(client, { repository, pullRequest, commit }, files);
        const placed = new Set([...made, ...standing]);
        if (made.size === 0)
            return { placed, remarks: [] };
        const what = made.size === 1 ? '1 fix was' : `${String(made.size)} fixes were`;
        return { placed, remarks: [{ level: 'info', text: `${what} suggested in a review of the pull request.` }] };
    }
    catch (error) {
        return none(remarkOn((0,problem/* problemOf */.Zw)(error)));
    }
}
function remarkOn({ kind, why }) {
    if (kind === 'failed') {
        return { level: 'warning', text: `No fix could be suggested on the pull request, which changes no result: ${why}` };
    }
    return {
        level: 'notice',
        text: `No fix was suggested, for the token may not: ${why}. Give the job the permission pull-requests: write, which pull requests from forks never have.`,
    };
}


/***/ })

};
;