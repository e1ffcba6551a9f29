"use strict";
exports.id = 2610;
exports.ids = [2610];
exports.modules = {

/***/ 572:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ typeToldByFolder),
/* harmony export */   hQ: () => (/* binding */ plainSummary),
/* harmony export */   mL: () => (/* binding */ tellingFolder)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3870);

const FOLDERS = new Map([
    ['reports', 'report'],
    ['plans', 'plan'],
    ['summaries', 'summary'],
    ['handoffs', 'handoff'],
]);
function tellingFolder(plain) {
    for (let end = plain.lastIndexOf('/'); end > 0;) {
        const slash = plain.lastIndexOf('/', end - 1);
        const folder = plain.slice(slash + 1, end);
        const type = FOLDERS.get(folder);
        if (type !== undefined)
            return isBelowSpecs(plain, slash) ? { folder, type } : undefined;
        end = slash;
    }
    return undefined;
}
function isBelowSpecs(path, end) {
    const above = `/${path.slice(0, Math.max(end, 0))}/`;
    return above.includes('/specs/');
}
function typeToldByFolder(path, standard) {
    const type = tellingFolder((0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(path) ?? '')?.type;
    if (type === undefined || standard.artifactTypes.includes(type))
        return type;
    const instead = standard.confusions.artifactType.get(type)?.instead;
    return typeof instead === 'string' ? instead : undefined;
}
const LONGEST_NAME = 120;
function plainSummary(type, path) {
    const name = path.split(/[/\\]/).findLast((segment) => segment !== '') ?? path;
    const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}\u2026` : name;
    return `${type.charAt(0).toUpperCase()}${type.slice(1)} in ${shown}`;
}


/***/ }),

/***/ 6554:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

function inWords(value) {
    if (typeof value === 'string')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value);
    if (value === undefined)
        return 'nothing';
    if (value === null || typeof value !== 'object')
        return String(value);
    return Array.isArray(value) ? 'an array' : 'an object';
}


/***/ }),

/***/ 8942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ errorType)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);





const KNOWN = [
    'validation',
    'execution',
    'timeout',
    'permission',
    'resource',
    'cycle',
    'mcp_abort_error',
    'delegation_interrupted',
];
const errorType = {
    id: 'error-type',
    area: 'errors',
    scope: 'return',
    severity: 'notice',
    structural: true,
    summary: "An error's type is a known one",
    rationale: 'Callers choose by the type whether to retry, resume or stop. A type that they do not know is handled like any failure, if at all.',
    remedy: 'Write the known type that comes nearest, and what is special in the message.',
    sources: [
        { document: '000', heading: 'errors (optional)' },
        { document: '003', heading: 'errors (optional)' },
        { document: '001', heading: 'Related Documentation' },
    ],
    bad: {
        set: {
            '/status': 'blocked',
            '/artifacts': [],
            '/errors': [
                { type: 'misfortune', message: 'The server is away', recoverable: true, recommendation: 'Try again later' },
            ],
        },
    },
    good: {
        set: {
            '/status': 'blocked',
            '/artifacts': [],
            '/errors': [
                { type: 'resource', message: 'The server is away', recoverable: true, recommendation: 'Try again later' },
            ],
        },
    },
    check(subject) {
        const closed = subject.standard.shape.enums['/errors/*/type'];
        const known = closed ?? KNOWN;
        const problems = [];
        for (const { pointer, value } of (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(subject, 'errors')) {
            const type = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(value, 'type');
            if (type === undefined || known.includes(type))
                continue;
            const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(type.trim(), known);
            problems.push({
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(pointer, 'type'),
                message: `Error type ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(type)} is not ${closed === undefined ? 'a known one, such as' : 'one of'} ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(known)}.`,
                recommendation: meant === undefined
                    ? `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: use a listed type.`
                    : `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(meant)}.`,
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 4199:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ noEmoji)
/* harmony export */ });
/* harmony import */ var _model_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7931);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(323);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8664);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);






const EMOJI = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .pattern */ .T)([
    '\\p{Emoji_Presentation}(?!\\uFE0E)',
    '\\p{Extended_Pictographic}\\uFE0F',
    '[0-9#*]\\uFE0F?\\u20E3',
    '(?=[\\u2600-\\u27A0\\u27A2-\\u27BF\\u{1F000}-\\u{1FAFF}])\\p{Emoji}(?!\\uFE0E)',
].join('|'), 'u');
const ASCII = /^[\0-\x7f]*$/;
const noEmoji = {
    id: 'no-emoji',
    area: 'summary',
    scope: 'return',
    severity: 'notice',
    summary: 'No summary holds an emoji',
    rationale: 'Summaries are read by agents, put into logs and shown in terminals. An emoji costs tokens there, tells nothing that a word does not, and is not shown everywhere.',
    remedy: 'Delete it, or say it in a word.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: { set: { '/summary': 'Planned how dates are parsed \u2705. The plan has three phases.' } },
    good: { set: { '/summary': 'Planned how dates (\u00A92026 #7) are parsed \u2192 3 phases. The plan is ready.' } },
    check(subject) {
        const problems = [];
        inspect((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(subject.value, 'summary'), '', problems);
        for (const { pointer, summary } of (0,_model_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .artifactsOf */ .N)(subject)) {
            inspect(summary, pointer, problems);
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$ : problems;
    },
};
function inspect(summary, pointer, problems) {
    if (summary === undefined || ASCII.test(summary))
        return;
    const emoji = EMOJI().exec(summary)?.[0];
    if (emoji === undefined)
        return;
    const code = (emoji.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    problems.push({
        pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(pointer, 'summary'),
        message: `The summary holds the emoji ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(emoji)} (U+${code}); plain text was expected.`,
        recommendation: 'Delete it, or say it in a word.',
    });
}


/***/ }),

/***/ 8665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ sessionIdFormat)
/* harmony export */ });
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);




const FORMS = {
    session: { written: 'sess_{digits}_{word}', example: 'sess_1736700000_abc123', fits: isSession },
    'agent-task': {
        written: '{agent}_{task}_{timestamp}_{random}',
        example: 'planner_7_20251226T100000_abc123',
        fits: isAgentTask,
    },
};
const sessionIdFormat = {
    id: 'session-id-format',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'The session id has the form that the standard gives',
    rationale: 'The caller makes the id and the agent only echoes it. An id of another form was most likely made up by the agent, and will not lead back to the delegation.',
    remedy: 'Echo the id that the caller handed over, unchanged.',
    sources: [
        { document: '000', heading: 'metadata (required)' },
        { document: '003', heading: 'Schema' },
    ],
    params: { format: 'session' },
    bad: { set: { '/metadata/session_id': 'session-7' } },
    good: {},
    check(subject, _context, params) {
        const session = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .sessionOf */ .MC)(subject);
        if (session === null)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        const form = FORMS[params.format === 'agent-task' ? 'agent-task' : 'session'];
        if (form.fits(session))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        return [
            {
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)('', 'metadata', 'session_id'),
                message: `Session id ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(session)} is not of the form ${form.written}.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: echo the caller's session id, such as ${form.example}.`,
            },
        ];
    },
};
function isSession(id) {
    return /^sess_\d+_\w+$/.test(id);
}
function isAgentTask(id) {
    const parts = id.split('_');
    if (!parts.every((part) => /^[A-Za-z0-9.:+-]+$/.test(part)))
        return false;
    const last = parts.length - 1;
    return (last >= 2 && isTimestamp(parts[last])) || (last >= 3 && isTimestamp(parts[last - 1]));
}
function isTimestamp(part) {
    return (part !== undefined &&
        /^(?:\d{4}-?\d{2}-?\d{2}(?:T?\d{2}:?\d{2}(?::?\d{2})?(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?)?|\d{9,13})$/.test(part));
}


/***/ }),

/***/ 1276:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ summaryLength)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);



const MIN = 10;
const MAX = 500;
const summaryLength = {
    id: 'summary-length',
    area: 'summary',
    scope: 'return',
    severity: 'warning',
    summary: `The summary has ${String(MIN)} to ${String(MAX)} characters`,
    rationale: 'A word or two cannot tell what was done, and a long text fills the context window of the orchestrator that must keep many of them.',
    remedy: 'Say what was accomplished in two to five sentences, and leave the rest to the artifacts.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: [
        { set: { '/summary': 'Done. Ok.' } },
        {
            set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(48)}times.` },
            also: ['summary-tokens'],
        },
    ],
    good: [{}, { set: { '/summary': 'Done. Good' } }],
    check(subject) {
        const length = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(subject.value, 'summary')?.length;
        if (length === undefined || (length >= MIN && length <= MAX))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        return [
            {
                pointer: '/summary',
                message: `The summary has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(length, 'character')}; ${String(MIN)} to ${String(MAX)} were expected.`,
                recommendation: length < MIN
                    ? 'Say what was accomplished in 2 to 5 sentences.'
                    : 'Shorten it to what the caller must know; details belong into the artifacts.',
            },
        ];
    },
};


/***/ }),

/***/ 6586:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ summaryTokens)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1799);


const MAX_TOKENS = 100;
const CHARACTERS_PER_TOKEN = 4;
const summaryTokens = {
    id: 'summary-tokens',
    area: 'summary',
    scope: 'return',
    severity: 'warning',
    summary: `The summary has at most about ${String(MAX_TOKENS)} tokens`,
    rationale: 'An orchestrator keeps the summary of every agent in its context window. The count is an estimate of four characters a token, since each model counts its own.',
    remedy: 'Shorten it to about 400 characters.',
    sources: [
        { document: '000', heading: 'summary (required)' },
        { document: '003', heading: 'summary (required)' },
    ],
    bad: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(37)}times.` } },
    good: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(36)}times.` } },
    check(subject) {
        const length = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(subject.value, 'summary')?.length ?? 0;
        const tokens = Math.ceil(length / CHARACTERS_PER_TOKEN);
        if (tokens <= MAX_TOKENS)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$;
        return [
            {
                pointer: '/summary',
                message: `The summary has an estimated ${String(tokens)} tokens (${String(length)} characters, ${String(CHARACTERS_PER_TOKEN)} a token); at most about ${String(MAX_TOKENS)} were expected.`,
                recommendation: `Shorten it to about ${String(MAX_TOKENS * CHARACTERS_PER_TOKEN)} characters.`,
            },
        ];
    },
};


/***/ }),

/***/ 8440:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ jsonRules)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(1799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/rules/agent-type-empty.ts





const agentTypeEmpty = {
    id: 'agent-type-empty',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "The agent's name is not blank",
    rationale: 'Callers route and debug by the name of the agent. A blank one leaves nobody to ask.',
    remedy: 'Write the name under which the agent is defined.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { set: { '/metadata/agent_type': '' } },
    good: {},
    check(subject) {
        const agent = (0,json/* stringField */.OM)((0,model_return/* metadataOf */.Nk)(subject), 'agent_type');
        if (agent === undefined || !(0,model_text/* isBlank */.z3)(agent))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'agent_type'),
                message: `Field metadata.agent_type is ${(0,model_text/* quote */.hD)(agent)}; the agent's name was expected.`,
                recommendation: "Fix subagent return format: write the agent's own name.",
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/agent-type-unknown.ts




const agentTypeUnknown = {
    id: 'agent-type-unknown',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The agent is one of the configured agents',
    rationale: 'The name of the agent should be the one under which it is defined. An unknown name cannot be routed to, and is often made up. Without a list of agents in the configuration this is not judged.',
    remedy: 'Write the name under which the agent is defined, or add it to the configured agents.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { context: { agents: ['researcher', 'implementer'] } },
    good: { context: { agents: ['planner', 'planner-agent'] } },
    check(subject, { agents }) {
        if (agents === null)
            return rule/* NOTHING */.K$;
        const agent = (0,model_return/* agentOf */.jk)(subject);
        if (agent === null || agents.includes(agent))
            return rule/* NOTHING */.K$;
        const meant = (0,model_text.nearest)(agent, agents);
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'agent_type'),
                message: `Agent ${(0,model_text/* quote */.hD)(agent)} is not among the configured agents.`,
                recommendation: meant === undefined
                    ? 'Write the name under which the agent is defined, or add it to the configured agents.'
                    : `Write ${(0,model_text/* quote */.hD)(meant)}, or add the agent to the configured agents.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/rules/artifact-blank.ts
var artifact_blank = __webpack_require__(4838);
// EXTERNAL MODULE: ./src/rules/artifact-case.ts
var artifact_case = __webpack_require__(1910);
// EXTERNAL MODULE: ./src/rules/artifact-directory.ts
var artifact_directory = __webpack_require__(9243);
// EXTERNAL MODULE: ./src/model/artifact.ts
var artifact = __webpack_require__(7931);
;// CONCATENATED MODULE: ./src/rules/artifact-duplicate.ts





const artifactDuplicate = {
    id: 'artifact-duplicate',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    summary: 'No two artifacts of a return name the same file',
    rationale: 'A file that is listed twice is linked twice and counted as two pieces of work. Two spellings of one path hide it.',
    remedy: 'Keep one artifact for the file.',
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: {
        set: {
            '/artifacts/-': {
                type: 'plan',
                path: 'specs/7_parse_dates/plans/01_parse-dates.md',
                summary: 'The same plan once more',
            },
        },
    },
    good: {
        set: {
            '/artifacts/-': {
                type: 'summary',
                path: 'specs/7_parse_dates/summaries/01_parse-dates.md',
                summary: 'Overview of the plan',
            },
        },
        tree: { 'specs/7_parse_dates/summaries/01_parse-dates.md': '# Overview\n' },
    },
    check(subject) {
        const artifacts = (0,artifact/* artifactsOf */.N)(subject);
        if (artifacts.length < 2)
            return rule/* NOTHING */.K$;
        const problems = [];
        const first = new Map();
        for (const { pointer, path, plainPath } of artifacts) {
            if (path === undefined || (0,model_text/* isBlank */.z3)(path))
                continue;
            const key = plainPath ?? `/${path}`;
            const place = (0,model_pointer/* join */.fj)(pointer, 'path');
            const earlier = first.get(key);
            if (earlier === undefined) {
                first.set(key, place);
                continue;
            }
            problems.push({
                pointer: place,
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} names the same file as ${earlier}; each file is listed once.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: keep one artifact for the file.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

// EXTERNAL MODULE: ./src/rules/artifact-empty.ts
var artifact_empty = __webpack_require__(593);
// EXTERNAL MODULE: ./src/rules/artifact-missing.ts
var artifact_missing = __webpack_require__(2152);
// EXTERNAL MODULE: ./src/model/artifact-folder.ts
var artifact_folder = __webpack_require__(572);
// EXTERNAL MODULE: ./src/model/in-words.ts
var in_words = __webpack_require__(6554);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(3870);
;// CONCATENATED MODULE: ./src/rules/artifact-object.ts








const artifactObject = {
    id: 'artifact-object',
    area: 'artifacts',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'Every artifact is an object',
    rationale: 'Callers read the type and the path of each artifact. A bare path has no fields to read, so the file that it names is never linked nor proved.',
    remedy: 'Write an object with the type, the path and the summary of the file in its place.',
    fixes: [
        {
            safety: 'safe',
            does: 'writes a bare path as an object, where its folder below `specs/` tells the type; the summary says no more than type and name',
        },
    ],
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
        { document: '003', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0': 'specs/7_parse_dates/plans/01_parse-dates.md' } },
    good: {},
    check(subject) {
        const problems = [];
        const artifacts = (0,json/* listField */.FZ)(subject.value, 'artifacts');
        for (let index = 0; index < artifacts.length; index++) {
            const artifact = artifacts[index];
            if ((0,json/* isObject */.Gv)(artifact))
                continue;
            const written = typeof artifact === 'string' ? `the bare string ${(0,model_text/* quote */.hD)(artifact, 200)}` : (0,in_words/* inWords */.r)(artifact);
            const fields = (0,model_text/* listOf */.c3)(subject.standard.shape.fields['/artifacts/*'] ?? ['type', 'path'], 'and');
            const pointer = (0,model_pointer/* join */.fj)('', 'artifacts', index);
            problems.push({
                pointer,
                ...fixOf(artifact, pointer, subject.standard),
                message: `Artifact ${String(index + 1)} is ${written}; an object with ${fields} was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write each artifact as an object with ${fields}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function fixOf(written, pointer, standard) {
    const path = typeof written === 'string' ? (0,model_path/* normalisePath */.qb)(written.replaceAll('\\', '/')) : null;
    const type = path === null ? undefined : (0,artifact_folder/* typeToldByFolder */.HV)(path, standard);
    if (path === null || type === undefined)
        return {};
    const value = { type, path, summary: (0,artifact_folder/* plainSummary */.hQ)(type, path) };
    const does = `write ${(0,model_text/* quote */.hD)(path, 200)} as an object of type ${(0,model_text/* quote */.hD)(type)}`;
    return { fix: { safety: 'safe', does, edits: [{ kind: 'set', pointer, value }] } };
}

;// CONCATENATED MODULE: ./src/rules/artifact-path-empty.ts





const artifactPathEmpty = {
    id: 'artifact-path-empty',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "An artifact's path is not blank",
    rationale: 'A blank path names no file, so there is nothing to link and nothing to prove.',
    remedy: 'Write the path of the file, or take the artifact out of the return.',
    sources: [{ document: '000', heading: 'Validation Rules Summary' }],
    bad: { set: { '/artifacts/0/path': ' ' } },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, path } of (0,artifact/* artifactsOf */.N)(subject)) {
            if (path === undefined || !(0,model_text/* isBlank */.z3)(path))
                continue;
            const written = path === '' ? 'empty' : 'nothing but white space';
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'path'),
                message: `The artifact's path is ${written}; the path of a file was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write the path relative to the project root.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

// EXTERNAL MODULE: ./src/rules/artifact-path-relative.ts
var artifact_path_relative = __webpack_require__(8474);
;// CONCATENATED MODULE: ./src/rules/artifact-path-slashes.ts





const artifactPathSlashes = {
    id: 'artifact-path-slashes',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "An artifact's path uses forward slashes",
    rationale: 'A backslash divides folders on Windows only. In git, and on every other machine, it is a letter of the name, so the path leads to no file.',
    remedy: 'Write `/` between folders.',
    fixes: [{ safety: 'safe', does: 'writes `/` for every backslash' }],
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: {
        set: { '/artifacts/0/path': 'specs\\7_parse_dates\\plans\\01_parse-dates.md' },
        also: ['artifact-missing'],
    },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, path } of (0,artifact/* artifactsOf */.N)(subject)) {
            if (!path?.includes('\\'))
                continue;
            const plain = path.replaceAll('\\', '/');
            const place = (0,model_pointer/* join */.fj)(pointer, 'path');
            problems.push({
                pointer: place,
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} has a backslash; folders are divided by "/".`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(plain, 200)}.`,
                fix: {
                    safety: 'safe',
                    does: `write ${(0,model_text/* quote */.hD)(plain, 200)}`,
                    edits: [{ kind: 'set', pointer: place, value: plain }],
                },
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-path-valid.ts






const CONTROL = /[\0-\x1f\x7f-\x9f]/;
const CONTROLS = /[\0-\x1f\x7f-\x9f]+/g;
const DOTS = /\/\.{1,2}(?:\/|$)/;
const SUSPECT = /[\0-\x1f\x7f-\x9f]|\/\/|\/\.|^\.|\/$|\s$/;
function faults(path) {
    const found = [];
    if (CONTROL.test(path))
        found.push('control characters');
    if (path.includes('//'))
        found.push('"//"');
    if (path === '.' || path.startsWith('./'))
        found.push('a leading "./"');
    if (DOTS.test(path))
        found.push('"." or ".." segments');
    if (path.endsWith('/'))
        found.push('a trailing "/"');
    if (/\s$/.test(path))
        found.push('white space at its end');
    return found;
}
const artifactPathValid = {
    id: 'artifact-path-valid',
    area: 'artifacts',
    scope: 'return',
    severity: 'warning',
    summary: "An artifact's path is written in its plain form",
    rationale: 'Callers compare paths letter by letter and put them into links and shell commands. A path with detours or invisible characters is another path to them, although it may lead to the same file.',
    remedy: 'Write the path from the project root without `./`, `//`, `..`, a trailing `/`, white space at its end or control characters.',
    fixes: [
        { safety: 'safe', does: 'writes the path without detours: `./`, `//` and `..`' },
        { safety: 'unsafe', does: 'takes out control characters, white space at its end and a trailing `/`' },
    ],
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: { set: { '/artifacts/0/path': './specs/7_parse_dates//plans/01_parse-dates.md' } },
    good: {
        set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01 parse..dates.md' },
        tree: { 'specs/7_parse_dates/plans/01 parse..dates.md': '# Parse dates\n' },
    },
    check(subject) {
        const problems = [];
        for (const { pointer, path, plainPath } of (0,artifact/* artifactsOf */.N)(subject)) {
            if (path === undefined || plainPath === null || !SUSPECT.test(path) || (0,model_text/* isBlank */.z3)(path))
                continue;
            const found = faults(path);
            if (found.length === 0)
                continue;
            const plain = (0,model_path/* normalisePath */.qb)(path.replace(CONTROLS, '').trimEnd());
            const mend = plain === null || plain === ''
                ? 'write the path of a file from the project root'
                : `write ${(0,model_text/* quote */.hD)(plain, 200)}`;
            const place = (0,model_pointer/* join */.fj)(pointer, 'path');
            problems.push({
                pointer: place,
                ...(plain === null || plain === '' ? {} : { fix: artifact_path_valid_fixOf(path, plain, place) }),
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} has ${(0,model_text/* listOf */.c3)(found, 'and')}; a plain path was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: ${mend}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function artifact_path_valid_fixOf(path, plain, pointer) {
    return {
        safety: (0,model_path/* normalisePath */.qb)(path) === plain && !(0,model_path/* namesFolder */.z0)(path) ? 'safe' : 'unsafe',
        does: `write ${(0,model_text/* quote */.hD)(plain, 200)}`,
        edits: [{ kind: 'set', pointer, value: plain }],
    };
}

// EXTERNAL MODULE: ./src/rules/artifact-relocated.ts
var artifact_relocated = __webpack_require__(649);
// EXTERNAL MODULE: ./src/rules/artifact-removed.ts
var artifact_removed = __webpack_require__(9640);
// EXTERNAL MODULE: ./src/model/suggest.ts
var suggest = __webpack_require__(2691);
;// CONCATENATED MODULE: ./src/rules/artifact-type.ts






const artifactType = {
    id: 'artifact-type',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "An artifact's type is one of the values that the standard lists",
    rationale: 'The type decides where a caller links the file. Under a type that it does not know, the file is left out of the task without a word.',
    remedy: 'Write one of the listed types, in exactly that letter case.',
    fixes: [
        { safety: 'safe', does: 'writes the listed type for a word that is known to be used for it' },
        { safety: 'unsafe', does: 'writes the listed type that a misspelt one is nearest to' },
    ],
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
        { document: '003', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0/type': 'analysis' } },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, type } of (0,artifact/* artifactsOf */.N)(subject)) {
            if (type === undefined || subject.standard.artifactTypes.includes(type))
                continue;
            const { instead, known, because } = (0,suggest/* suggestArtifactType */.fI)(subject, type);
            const reason = because === undefined ? '' : ` ${because}`;
            const mend = instead === undefined ? 'use a listed artifact type' : `write ${(0,model_text/* quote */.hD)(instead)}`;
            const place = (0,model_pointer/* join */.fj)(pointer, 'type');
            problems.push({
                pointer: place,
                message: `Artifact type ${(0,model_text/* quote */.hD)(type)} is not one of ${(0,model_text/* listOf */.c3)(subject.standard.artifactTypes)}.${reason}`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: ${mend}.`,
                ...(instead === undefined
                    ? {}
                    : {
                        fix: {
                            safety: known ? 'safe' : 'unsafe',
                            does: `write the type ${(0,model_text/* quote */.hD)(instead)}`,
                            edits: [{ kind: 'set', pointer: place, value: instead }],
                        },
                    }),
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

// EXTERNAL MODULE: ./src/rules/artifact-self.ts
var artifact_self = __webpack_require__(4404);
// EXTERNAL MODULE: ./src/rules/artifact-unchanged.ts
var artifact_unchanged = __webpack_require__(6657);
// EXTERNAL MODULE: ./src/rules/artifact-uncommitted.ts
var artifact_uncommitted = __webpack_require__(7031);
// EXTERNAL MODULE: ./src/rules/artifact-unverifiable.ts
var artifact_unverifiable = __webpack_require__(1296);
// EXTERNAL MODULE: ./src/rules/baseline-stale.ts
var baseline_stale = __webpack_require__(5792);
;// CONCATENATED MODULE: ./src/rules/delegation-cycle.ts





const delegationCycle = {
    id: 'delegation-cycle',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'No name stands twice in the delegation path',
    rationale: 'An agent that is called again below itself is a loop, which ends only when a timeout or a budget stops it.',
    remedy: 'Let the agent return to its caller instead of delegating to one that is already in the chain.',
    sources: [{ document: '000', heading: 'On Delegation Cycle' }],
    bad: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 3,
            '/metadata/delegation_path': ['orchestrator', 'planner', 'batch-orchestrator', 'planner'],
        },
    },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 2,
            '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
        },
    },
    check(subject) {
        const path = (0,json/* listField */.FZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_path');
        if (path.length < 2)
            return rule/* NOTHING */.K$;
        const problems = [];
        const places = new Map();
        for (let index = 0; index < path.length; index++) {
            const name = path[index];
            if (typeof name !== 'string' || (0,model_text/* isBlank */.z3)(name))
                continue;
            const first = places.get(name);
            if (first === undefined) {
                places.set(name, index);
            }
            else if (first >= 0) {
                places.set(name, -1);
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path', index),
                    message: `Agent ${(0,model_text/* quote */.hD)(name)} stands in the delegation path twice, as step ${String(first + 1)} and ${String(index + 1)}.`,
                    recommendation: `Route the delegation so that ${(0,model_text/* quote */.hD)(name)} is not called below itself.`,
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/delegation-short.ts





const delegationShort = {
    id: 'delegation-short',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The delegation path has a name for every level of the depth',
    rationale: 'At depth 1 the path holds the orchestrator and the agent at least; the command between them may stand there too. Fewer names mean that a caller is left out.',
    remedy: 'List every caller from the orchestrator down, or correct delegation_depth.',
    sources: [{ document: '003', heading: 'Examples' }],
    bad: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 2,
            '/metadata/delegation_path': ['orchestrator', 'planner'],
        },
    },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 1,
            '/metadata/delegation_path': ['orchestrator', 'planner'],
        },
    },
    check(subject) {
        const metadata = (0,model_return/* metadataOf */.Nk)(subject);
        const depth = (0,json/* numberField */.sJ)(metadata, 'delegation_depth');
        const names = (0,json/* listField */.FZ)(metadata, 'delegation_path').length;
        if (depth === undefined || !Number.isInteger(depth) || names === 0 || names >= depth + 1)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path'),
                message: `The delegation path has ${(0,model_text/* count */.U9)(names, 'name')}; at depth ${String(depth)} at least ${String(depth + 1)} were expected.`,
                recommendation: 'List every caller from the orchestrator down to the agent, or correct delegation_depth.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/delegation-tail.ts





const delegationTail = {
    id: 'delegation-tail',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The delegation path ends at the agent that returns',
    rationale: 'The path runs from the orchestrator to the agent itself. Where its last name is another, one of the two was copied from somewhere else.',
    remedy: 'Put the value of agent_type at the end of delegation_path.',
    sources: [{ document: '003', heading: 'metadata (required)' }],
    bad: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 1,
            '/metadata/delegation_path': ['orchestrator', 'plan'],
        },
    },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 1,
            '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
        },
    },
    check(subject) {
        const agent = (0,model_return/* agentOf */.jk)(subject);
        if (agent === null)
            return rule/* NOTHING */.K$;
        const path = (0,json/* listField */.FZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_path');
        const last = path[path.length - 1];
        if (typeof last !== 'string' || last === agent || (0,model_text/* isBlank */.z3)(last))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path', path.length - 1),
                message: `The delegation path ends at ${(0,model_text/* quote */.hD)(last)}, but agent_type is ${(0,model_text/* quote */.hD)(agent)}.`,
                recommendation: 'Put the name of the agent that returns at the end of delegation_path.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/duration-negative.ts




const durationNegative = {
    id: 'duration-negative',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The duration is not negative',
    rationale: 'Timeouts and statistics are computed from the duration. A negative one comes from a start that was guessed, or taken from another clock.',
    remedy: 'Count the seconds from the call to the return; 0 is allowed.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { set: { '/metadata/duration_seconds': -1 } },
    good: { set: { '/metadata/duration_seconds': 0 } },
    check(subject) {
        const duration = (0,json/* numberField */.sJ)((0,model_return/* metadataOf */.Nk)(subject), 'duration_seconds');
        if (duration === undefined || duration >= 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'duration_seconds'),
                message: `Field metadata.duration_seconds is ${String(duration)}; 0 or more was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: count the seconds from the call to the return.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/rules/error-type.ts
var error_type = __webpack_require__(8942);
;// CONCATENATED MODULE: ./src/rules/errors-with-success.ts





const ERROR = {
    type: 'timeout',
    message: 'The last check ran out of time',
    recoverable: true,
    recommendation: 'Run the check again',
};
const errorsWithSuccess = {
    id: 'errors-with-success',
    area: 'errors',
    scope: 'return',
    severity: 'notice',
    summary: 'A success has no errors',
    rationale: 'Errors are asked for when the work stopped short. Beside a success they are easily overlooked, or the status claims too much.',
    remedy: 'Return partial if something is missing; otherwise leave the errors out and mention what was overcome in the summary.',
    sources: [{ document: '003', heading: 'errors (optional)' }],
    bad: { set: { '/errors': [ERROR] } },
    good: { set: { '/errors': [] } },
    check(subject) {
        const errors = (0,json/* listField */.FZ)(subject.value, 'errors');
        if (errors.length === 0 || !(0,model_return/* isSuccess */.oJ)(subject))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'errors'),
                message: `Status ${(0,model_text/* quote */.hD)((0,model_return/* statusOf */.c2)(subject) ?? '')} stands beside ${(0,model_text/* count */.U9)(errors.length, 'error')}; none was expected.`,
                recommendation: 'Return "partial" if something is missing, otherwise leave the errors out.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/field-type.ts





const fieldType = {
    id: 'field-type',
    area: 'shape',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'Every field has the JSON type that the standard gives it',
    rationale: 'A caller that expects a list and gets a text, or null, fails in the middle of its work. A field that has nothing to say is left out instead of being null.',
    remedy: 'Write the value in the expected type, or leave an optional field out.',
    sources: [
        { document: '000', heading: 'Field Specifications' },
        { document: '001', heading: 'Field Specifications' },
        { document: '003', heading: 'Field Specifications' },
    ],
    bad: { set: { '/metadata/duration_seconds': '300' } },
    good: [{}, { set: { '/metadata/duration_seconds': 300.5 } }],
    check(subject) {
        const problems = [];
        for (const { keyword, pointer, detail, conditional, advisory } of subject.shapeErrors) {
            if (keyword !== 'type' || conditional || advisory)
                continue;
            const name = (0,model_text/* quote */.hD)(pointer.slice(1));
            problems.push({
                pointer,
                message: `Field ${name} is ${(0,in_words/* inWords */.r)((0,model_pointer/* valueAt */.fK)(subject.value, pointer))}; ${withArticle(detail)} was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${name} as ${withArticle(detail)}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function withArticle(type) {
    return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

// EXTERNAL MODULE: ./src/rules/file-too-large.ts
var file_too_large = __webpack_require__(5768);
;// CONCATENATED MODULE: ./src/rules/json-duplicate-key.ts


const jsonDuplicateKey = {
    id: 'json-duplicate-key',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'No object holds the same key twice',
    rationale: 'Parsers disagree about which of the two values counts, so a caller may act on another return than the one that was judged.',
    remedy: 'Keep one of the two members, and delete or rename the other.',
    sources: [{ document: 'return-gate', heading: 'RFC 8259 section 4: what a parser makes of a repeated name is open' }],
    bad: { replace: [['"status"', '"status": "failed", "status"']] },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'more-duplicates') {
                problems.push({
                    message: `${(0,model_text/* count */.U9)(problem.more, 'more key stands', 'more keys stand')} twice in an object of this file.`,
                    recommendation: 'Keep each key once: write the return with a JSON encoder.',
                    value: 'more-duplicates',
                });
            }
            if (problem.kind !== 'duplicate-key')
                continue;
            problems.push({
                range: problem.range,
                message: `Key ${(0,model_text/* quote */.hD)(problem.key)} stands twice in one object, first in line ${String(problem.firstLine)}.`,
                recommendation: `Keep one ${(0,model_text/* quote */.hD)(problem.key)}.`,
                value: problem.key,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

// EXTERNAL MODULE: ./src/rules/json-encoding.ts
var json_encoding = __webpack_require__(4103);
;// CONCATENATED MODULE: ./src/rules/json-syntax.ts

const jsonSyntax = {
    id: 'json-syntax',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'The return is one strict JSON value',
    rationale: 'The first thing a caller does with a return is to parse it. Comments, trailing commas, single quotes or a cut end make a strict parser refuse the whole of it, so nothing that it says is ever read.',
    remedy: 'Have the agent write the return with a JSON encoder, or mend the place that is pointed at.',
    sources: [
        { document: '002', heading: 'Step 1: Validate JSON Structure' },
        { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: { text: '{\n  "status": "partial",\n}\n' },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'syntax') {
                problems.push({
                    range: problem.range,
                    message: `Cannot parse the return as JSON: ${problem.reason.replace(/\.$/, '')}.`,
                    recommendation: 'Fix subagent return format: return strict JSON (RFC 8259) and nothing else.',
                    value: problem.reason,
                });
            }
            else if (problem.kind === 'wrapped' && isStrict(document)) {
                problems.push({
                    range: problem.range,
                    message: `The return stands in ${problem.by === 'fence' ? 'a Markdown fence' : 'other text'}, so the file is no JSON.`,
                    recommendation: 'Fix subagent return format: write nothing but the JSON object into the file.',
                    value: 'wrapped',
                });
            }
            else if (problem.kind === 'too-deep') {
                problems.push({
                    range: problem.range,
                    message: `The JSON is nested deeper than ${String(problem.limit)} levels, so it is not read.`,
                    recommendation: 'Fix subagent return format: a return nests only a few levels deep.',
                    value: 'too-deep',
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function isStrict({ form, standard }) {
    return form === 'json' && !standard.rules.some(({ rule }) => rule.id === 'json-only');
}

;// CONCATENATED MODULE: ./src/rules/metadata-field-type.ts





const metadataFieldType = {
    id: 'metadata-field-type',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'Fields that only inform people have the right type',
    rationale: 'Counts, estimates and warnings are shown and added up, but nothing depends on them: a wrong type is worth mending and stops no work.',
    remedy: 'Write counts and estimates as numbers without quotation marks, and warnings as a list.',
    sources: [
        { document: '000', heading: 'metadata (required)' },
        { document: '001', heading: 'metadata (required)' },
        { document: '001', heading: 'partial_progress (optional)' },
        { document: '003', heading: 'metadata (required)' },
    ],
    bad: { set: { '/metadata/retries': 'two', '/metadata/phase_count': 'three' } },
    good: { set: { '/metadata/retries': 2, '/metadata/phase_count': 3 } },
    check(subject) {
        if (subject.shapeErrors.length === 0)
            return rule/* NOTHING */.K$;
        const problems = [];
        for (const { advisory, pointer, detail } of subject.shapeErrors) {
            if (!advisory)
                continue;
            const type = (0,model_text/* listOf */.c3)(detail.split(' or '));
            problems.push({
                pointer,
                message: `Field ${(0,model_pointer/* tokens */.LU)(pointer).join('.')} is ${(0,in_words/* inWords */.r)((0,model_pointer/* valueAt */.fK)(subject.value, pointer))}; type ${type} was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write a value of type ${type}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

// EXTERNAL MODULE: ./src/rules/no-returns.ts
var no_returns = __webpack_require__(6630);
// EXTERNAL MODULE: ./src/rules/phantom-work.ts
var phantom_work = __webpack_require__(3194);
;// CONCATENATED MODULE: ./src/rules/phase-counts.ts




const HOLDERS = ['metadata', 'partial_progress'];
const phaseCounts = {
    id: 'phase-counts',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'No more phases are completed than there are',
    rationale: 'Work is resumed at the phase after the last completed one. A count above the total points beyond the plan.',
    remedy: 'Count the phases of the plan and those that are done again.',
    sources: [
        { document: '001', heading: 'metadata (required)' },
        { document: '001', heading: 'partial_progress (optional)' },
    ],
    bad: { set: { '/metadata/phases_completed': 5, '/metadata/phases_total': 4 } },
    good: { set: { '/metadata/phases_completed': 4, '/metadata/phases_total': 4 } },
    check(subject) {
        const problems = [];
        for (const holder of HOLDERS) {
            const counts = (0,json/* field */.ZZ)(subject.value, holder);
            const completed = (0,json/* numberField */.sJ)(counts, 'phases_completed');
            const total = (0,json/* numberField */.sJ)(counts, 'phases_total');
            if (completed === undefined || total === undefined || completed <= total)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', holder, 'phases_completed'),
                message: `Field ${holder}.phases_completed is ${String(completed)}, more than phases_total, which is ${String(total)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: count the phases again.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/required-field.ts



const requiredField = {
    id: 'required-field',
    area: 'shape',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'Every field that the standard requires is present',
    rationale: 'Callers read these fields without asking whether they are there. Presence is what counts: 0, false and an empty text are present, and rules of their own speak of them.',
    remedy: 'Add the field to the object that is pointed at.',
    sources: [
        { document: '000', heading: 'Field Specifications' },
        { document: '001', heading: 'Field Specifications' },
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'Field Specifications' },
    ],
    bad: { remove: ['/metadata/session_id'] },
    good: [{}, { set: { '/metadata/duration_seconds': 0 } }],
    check(subject) {
        const problems = [];
        for (const { keyword, pointer, detail, conditional, advisory } of subject.shapeErrors) {
            if (keyword !== 'required' || conditional || advisory)
                continue;
            problems.push({
                pointer,
                property: detail,
                message: `Required field ${(0,model_text/* quote */.hD)(detail)} is missing in ${placeOf(pointer)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add ${(0,model_text/* quote */.hD)(detail)} to ${placeOf(pointer)}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function placeOf(pointer) {
    return pointer === '' ? 'the return' : (0,model_text/* quote */.hD)(pointer.slice(1));
}

;// CONCATENATED MODULE: ./src/rules/return-object.ts


const returnObject = {
    id: 'return-object',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'A return is a JSON object',
    rationale: 'Every field of a return has a name, so only an object can be one. A file that is named as a return and holds none would otherwise pass unseen.',
    remedy: 'Write the return as one object, or keep files that hold no return out of the gathered patterns.',
    sources: [{ document: '000', heading: 'Validation Rules Summary' }],
    bad: { text: '42\n' },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'not-object') {
                problems.push({
                    range: problem.range,
                    message: `A return is a JSON object; this is ${(0,in_words/* inWords */.r)(problem.value)}.`,
                    recommendation: 'Fix subagent return format: return one JSON object.',
                });
            }
            else if (problem.kind === 'link') {
                problems.push({
                    range: problem.range,
                    message: 'This is a symbolic link or another special file, which is not followed: it holds no return of its own.',
                    recommendation: 'Commit the return itself at this path.',
                });
            }
            else if (problem.kind === 'no-return') {
                problems.push({
                    range: problem.range,
                    message: 'The file holds no return.',
                    recommendation: 'Write the return into it, or let the patterns leave this file out.',
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/session-id-empty.ts





const sessionIdEmpty = {
    id: 'session-id-empty',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The session id is not blank',
    rationale: 'The session id ties a return to the delegation that asked for it. Without one, nobody can tell which call it answers.',
    remedy: 'Echo the session id that the caller handed over.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { set: { '/metadata/session_id': ' ' } },
    good: {},
    check(subject) {
        const session = (0,json/* stringField */.OM)((0,model_return/* metadataOf */.Nk)(subject), 'session_id');
        if (session === undefined || !(0,model_text/* isBlank */.z3)(session))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'session_id'),
                message: `Field metadata.session_id is ${(0,model_text/* quote */.hD)(session)}; a session id was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: echo the session id of the delegation.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/rules/session-id-format.ts
var session_id_format = __webpack_require__(8665);
;// CONCATENATED MODULE: ./src/rules/session-id-mismatch.ts





const LIMIT = 200;
const sessionIdMismatch = {
    id: 'session-id-mismatch',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    summary: 'The session id is the one that the caller expects',
    rationale: 'A return with another session id answers another delegation, or is left over from an earlier run: taking it would credit work to the wrong task.',
    remedy: 'Echo the session id of the delegation, or judge the return that belongs to the expected session.',
    sources: [
        { document: '002', heading: 'Step 4: Validate Session ID' },
        { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: { context: { expectedSession: 'sess_1735460684_ffffff' } },
    good: {
        set: { '/metadata/session_id': 'sess_1735460684_a1b2c3' },
        context: { expectedSession: 'sess_1735460684_a1b2c3' },
        also: ['session-id-format'],
    },
    check(subject, { expectedSession, expectedIn }) {
        if (expectedSession === null || expectedIn?.has(subject.file) === false)
            return rule/* NOTHING */.K$;
        const session = (0,json/* stringField */.OM)((0,model_return/* metadataOf */.Nk)(subject), 'session_id');
        if (session === undefined || session === expectedSession)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'session_id'),
                message: `Session id is ${(0,model_text/* quote */.hD)(session, LIMIT)}; expected was ${(0,model_text/* quote */.hD)(expectedSession, LIMIT)}.`,
                recommendation: `Fix ${(0,model_return/* agentName */.Lp)(subject)} subagent to return correct session_id: the one of its delegation.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/rules/standard-mismatch.ts
var standard_mismatch = __webpack_require__(9603);
// EXTERNAL MODULE: ./src/rules/status-value.ts
var status_value = __webpack_require__(7261);
// EXTERNAL MODULE: ./src/rules/too-many-claims.ts
var too_many_claims = __webpack_require__(603);
// EXTERNAL MODULE: ./src/rules/too-many-returns.ts
var too_many_returns = __webpack_require__(5287);
// EXTERNAL MODULE: ./src/rules/too-many-elements.ts
var too_many_elements = __webpack_require__(3152);
// EXTERNAL MODULE: ./src/rules/unclaimed-change.ts
var unclaimed_change = __webpack_require__(9128);
;// CONCATENATED MODULE: ./src/rules/unknown-field.ts




const unknownField = {
    id: 'unknown-field',
    area: 'shape',
    scope: 'return',
    supersedes: ['custom-field'],
    severity: 'notice',
    summary: 'No field is named nearly as one of the standard',
    rationale: "Fields of an agent's own are no mistake, but one that differs from a known name by a letter or two most likely is. A misspelt field is as good as none: nobody reads it.",
    remedy: 'Write the name as the standard does, or give a field of your own a name that cannot be taken for another.',
    fixes: [{ safety: 'unsafe', does: 'writes the nearest name, where no field has it yet' }],
    sources: [{ document: 'return-gate', heading: 'a misspelt optional field is otherwise lost without a word' }],
    bad: { set: { '/next_step': 'Run /implement 7' } },
    good: [{}, { set: { '/metadata/model_name': 'large' } }],
    check(subject) {
        const problems = [];
        for (const known of knownOf(subject.standard.shape))
            visit(subject.value, [], known, problems);
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
const cache = new WeakMap();
function knownOf(shape) {
    let known = cache.get(shape);
    if (known === undefined) {
        known = Object.entries(shape.fields).map(([pattern, names]) => ({
            steps: (0,model_pointer/* tokens */.LU)(pattern),
            names,
            has: new Set(names),
        }));
        cache.set(shape, known);
    }
    return known;
}
function visit(value, way, known, problems) {
    const step = known.steps[way.length];
    if (step === undefined) {
        if ((0,json/* isObject */.Gv)(value))
            inspect(value, way, known, problems);
    }
    else if (step === '*') {
        if (!(0,json/* isArray */.cy)(value))
            return;
        for (let index = 0; index < value.length; index++)
            descend(value[index], index, way, known, problems);
    }
    else {
        descend((0,json/* field */.ZZ)(value, step), step, way, known, problems);
    }
}
function descend(value, step, way, known, problems) {
    if (value === undefined)
        return;
    way.push(step);
    visit(value, way, known, problems);
    way.pop();
}
function inspect(value, way, known, problems) {
    for (const key of Object.keys(value)) {
        if (known.has.has(key))
            continue;
        const meant = (0,model_text.nearest)(key, known.names);
        if (meant === undefined)
            continue;
        const pointer = (0,model_pointer/* join */.fj)('', ...way, key);
        problems.push({
            pointer,
            part: 'key',
            message: `The standard has no field ${(0,model_text/* quote */.hD)(key)} here; its nearest field is ${(0,model_text/* quote */.hD)(meant)}.`,
            recommendation: `Write ${(0,model_text/* quote */.hD)(meant)} if that is meant; else give the field a name of its own.`,
            value: key,
            ...(Object.hasOwn(value, meant)
                ? {}
                : {
                    fix: {
                        safety: 'unsafe',
                        does: `write the name ${(0,model_text/* quote */.hD)(meant)} for ${(0,model_text/* quote */.hD)(key)}`,
                        edits: [{ kind: 'rename', pointer, key: meant }],
                    },
                }),
        });
    }
}

// EXTERNAL MODULE: ./src/standards/define.ts
var standards_define = __webpack_require__(595);
;// CONCATENATED MODULE: ./src/standards/families/json.ts

















































const jsonRules = [
    (0,standards_define/* use */.Y)(jsonSyntax),
    (0,standards_define/* use */.Y)(json_encoding/* jsonEncoding */.i),
    (0,standards_define/* use */.Y)(jsonDuplicateKey),
    (0,standards_define/* use */.Y)(returnObject),
    (0,standards_define/* use */.Y)(file_too_large/* fileTooLarge */.M),
    (0,standards_define/* use */.Y)(too_many_elements/* tooManyElements */.v),
    (0,standards_define/* use */.Y)(too_many_returns/* tooManyReturns */.f),
    (0,standards_define/* use */.Y)(standard_mismatch/* standardMismatch */.G),
    (0,standards_define/* use */.Y)(requiredField),
    (0,standards_define/* use */.Y)(fieldType),
    (0,standards_define/* use */.Y)(unknownField),
    (0,standards_define/* use */.Y)(status_value/* statusValue */.A),
    (0,standards_define/* use */.Y)(artifactObject),
    (0,standards_define/* use */.Y)(artifactType),
    (0,standards_define/* use */.Y)(artifactPathEmpty),
    (0,standards_define/* use */.Y)(artifact_path_relative/* artifactPathRelative */.K),
    (0,standards_define/* use */.Y)(artifactPathSlashes),
    (0,standards_define/* use */.Y)(artifactPathValid),
    (0,standards_define/* use */.Y)(artifactDuplicate),
    (0,standards_define/* use */.Y)(phantom_work/* phantomWork */.z),
    (0,standards_define/* use */.Y)(too_many_claims/* tooManyClaims */.r),
    (0,standards_define/* use */.Y)(artifact_missing/* artifactMissing */.J),
    (0,standards_define/* use */.Y)(artifact_empty/* artifactEmpty */.C),
    (0,standards_define/* use */.Y)(artifact_blank/* artifactBlank */.j),
    (0,standards_define/* use */.Y)(artifact_self/* artifactSelf */.F),
    (0,standards_define/* use */.Y)(artifact_relocated/* artifactRelocated */.u),
    (0,standards_define/* use */.Y)(artifact_removed/* artifactRemoved */.R),
    (0,standards_define/* use */.Y)(artifact_uncommitted/* artifactUncommitted */.e),
    (0,standards_define/* use */.Y)(artifact_directory/* artifactDirectory */.I),
    (0,standards_define/* use */.Y)(artifact_case/* artifactCase */.x),
    (0,standards_define/* use */.Y)(artifact_unverifiable/* artifactUnverifiable */.L),
    (0,standards_define/* use */.Y)(artifact_unchanged/* artifactUnchanged */.w),
    (0,standards_define/* use */.Y)(sessionIdEmpty),
    (0,standards_define/* use */.Y)(agentTypeEmpty),
    (0,standards_define/* use */.Y)(session_id_format/* sessionIdFormat */.z),
    (0,standards_define/* use */.Y)(sessionIdMismatch),
    (0,standards_define/* use */.Y)(durationNegative),
    (0,standards_define/* use */.Y)(delegationCycle),
    (0,standards_define/* use */.Y)(delegationTail),
    (0,standards_define/* use */.Y)(delegationShort),
    (0,standards_define/* use */.Y)(agentTypeUnknown),
    (0,standards_define/* use */.Y)(metadataFieldType),
    (0,standards_define/* use */.Y)(phaseCounts),
    (0,standards_define/* use */.Y)(errorsWithSuccess),
    (0,standards_define/* use */.Y)(error_type/* errorType */.D),
    (0,standards_define/* use */.Y)(no_returns/* noReturns */.B),
    (0,standards_define/* use */.Y)(baseline_stale/* baselineStale */.l),
    (0,standards_define/* use */.Y)(unclaimed_change/* unclaimedChange */.D),
];


/***/ })

};
;