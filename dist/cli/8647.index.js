"use strict";
exports.id = 8647;
exports.ids = [8647];
exports.modules = {

/***/ 135:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ subagentReturnRules)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(1799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/rules/failed-with-artifacts.ts




const ERRORS = [
    { type: 'execution', message: 'The parser crashed', recoverable: true, recommendation: 'Run /plan 7 again' },
];
const failedWithArtifacts = {
    id: 'failed-with-artifacts',
    area: 'status',
    scope: 'return',
    severity: 'notice',
    summary: 'A failed return has no artifacts',
    rationale: 'Failed means that nothing usable came of the work. With files to show for it the work was partial, and a caller can go on from there instead of starting again.',
    remedy: 'Set the status to partial if the files are usable; else take them out of the return.',
    sources: [
        { document: '000', heading: 'status (required)' },
        { document: '003', heading: 'status (required)' },
    ],
    bad: { set: { '/status': 'failed', '/errors': ERRORS } },
    good: { set: { '/status': 'partial', '/errors': ERRORS } },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'failed')
            return rule/* NOTHING */.K$;
        const { length } = (0,json/* listField */.FZ)(subject.value, 'artifacts');
        if (length === 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/artifacts',
                message: `Status "failed" means no usable result, but the return lists ${(0,model_text/* count */.U9)(length, 'artifact')}.`,
                recommendation: 'Set the status to "partial" if they are usable; else list none.',
                value: 'failed',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/json-only.ts

const WRAPPERS = { fence: 'a Markdown fence', prose: 'other text' };
const jsonOnly = {
    id: 'json-only',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'A return is JSON and nothing around it',
    rationale: 'A caller parses what it gets as it is. A fence or a sentence around the return makes that fail, although the return in it may be right; so it is taken out and judged all the same.',
    remedy: 'Have the agent return the JSON object alone: no fence, no introduction, no closing words.',
    sources: [
        { document: '003', heading: 'Overview' },
        { document: '002', heading: 'Step 1: Validate JSON Structure' },
    ],
    bad: {
        text: [
            'Here is my return:',
            '',
            '```json',
            '{',
            '  "status": "partial",',
            '  "summary": "Planned how dates are parsed. The last phase is open.",',
            '  "artifacts": [',
            '    {',
            '      "type": "plan",',
            '      "path": "specs/7_parse_dates/plans/01_parse-dates.md",',
            '      "summary": "Plan in three phases for parsing dates"',
            '    }',
            '  ],',
            '  "metadata": {',
            '    "session_id": "sess_1735460684_a1b2c3",',
            '    "duration_seconds": 245,',
            '    "agent_type": "planner",',
            '    "delegation_depth": 1,',
            '    "delegation_path": ["orchestrator", "plan", "planner"]',
            '  },',
            '  "errors": [',
            '    {',
            '      "type": "timeout",',
            '      "message": "Planning reached its time limit",',
            '      "recoverable": true,',
            '      "recommendation": "Run /plan 7 again"',
            '    }',
            '  ]',
            '}',
            '```',
            '',
        ].join('\n'),
        also: ['session-id-format'],
    },
    good: {},
    check(document) {
        if (document.form !== 'json')
            return rule/* NOTHING */.K$;
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind !== 'wrapped')
                continue;
            problems.push({
                range: problem.range,
                message: `The return is wrapped in ${WRAPPERS[problem.by]}; JSON alone was expected.`,
                recommendation: 'Fix subagent return format: return the JSON object alone, without a fence or prose.',
                value: problem.by,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

// EXTERNAL MODULE: ./src/rules/no-emoji.ts
var no_emoji = __webpack_require__(4199);
// EXTERNAL MODULE: ./src/model/artifact.ts
var artifact = __webpack_require__(7931);
// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(323);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/rules/no-markup.ts






const MARKUP = [
    ['code', () => /(?<!`)`{1,2}(?=[^\s`])[^`\n]*(?<!\s)`{1,2}(?!`)/],
    ['a code fence', () => /(?<!`)```|^ {0,3}~~~/m],
    [
        'bold text',
        (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_*/\\])\*\*(?=[\p{L}\p{N}\p{So}([])[^*\n]+(?<=[\p{L}\p{N}\p{So}.!?:;)\]%\p{M}])\*\*(?![\p{L}\p{N}_*/])`, 'u'),
    ],
    [
        'italic text',
        (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_*/\\.)\]])\*(?=[\p{L}\p{N}])[^*\n]+(?<=[\p{L}\p{N}.!?:)])\*(?!\.?[\p{L}\p{N}_*/])`, 'u'),
    ],
    [
        'bold text',
        (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_/\\.-])__(?=[\p{L}\p{N}])(?=[^_\n]*[ \t])[^_\n]+(?<=[\p{L}\p{N}.!?:)])__(?!\.?[\p{L}\p{N}_/])`, 'u'),
    ],
    [
        'italic text',
        (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_/\\.-])_(?=[\p{L}\p{N}])[^_\n]+(?<=[\p{L}\p{N}.!?:)])_(?!\.?[\p{L}\p{N}_/(])`, 'u'),
    ],
    ['struck text', () => /(?<![~\\])~~(?=[^\s~])[^~\n]+(?<!\s)~~(?!~)/],
    ['a heading', () => /^ {0,3}#{1,6}[ \t]+[^\s]/m],
    ['a list', () => /^ {0,3}[-*+][ \t]+[^\s]/m],
    ['a link', (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_)\]])\[[^[\]\n]*\]\([^()\s]+(?:[ \t]"[^"\n]*")?\)`, 'u')],
    ['a link', () => /<(?:https?:\/\/|mailto:)[^\s<>]+>/i],
    ['an HTML tag', () => /<([a-z][a-z0-9]{0,15})(?:\s[^<>]*)?>[^<]*<\/\1\s?>/i],
    ['an HTML tag', () => /<(?:br|hr)\s?\/?>|<img\s[^<>]*>/i],
];
const HINT = /[*_`~<[\]]|^ {0,3}[-+#]/m;
const noMarkup = {
    id: 'no-markup',
    area: 'summary',
    scope: 'return',
    severity: 'notice',
    summary: 'No summary holds formatting markup',
    rationale: 'A summary is put into sentences, tables and logs that have a format of their own. There its marks stand as noise, or break what is around them.',
    remedy: 'Write plain sentences: names of files and functions need no backticks.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: { set: { '/summary': 'Planned how **dates** are parsed. The plan has three phases.' } },
    good: { set: { '/summary': 'Planned how parse_dates reads src/**/*.ts and *.json. It needs 2 * 3 phases.' } },
    check(subject) {
        const problems = [];
        inspect((0,json/* stringField */.OM)(subject.value, 'summary'), '', problems);
        for (const { pointer, summary } of (0,artifact/* artifactsOf */.N)(subject)) {
            inspect(summary, pointer, problems);
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function inspect(summary, pointer, problems) {
    if (summary === undefined || !HINT.test(summary))
        return;
    for (const [kind, markup] of MARKUP) {
        const found = markup().exec(summary)?.[0];
        if (found === undefined)
            continue;
        problems.push({
            pointer: (0,model_pointer/* join */.fj)(pointer, 'summary'),
            message: `The summary holds ${kind}, ${(0,model_text/* quote */.hD)(found.trim())}; plain text was expected.`,
            recommendation: 'Write it as plain text, without Markdown or HTML.',
        });
        return;
    }
}

;// CONCATENATED MODULE: ./src/rules/summary-empty.ts




const summaryEmpty = {
    id: 'summary-empty',
    area: 'summary',
    scope: 'return',
    supersedes: ['summary-length'],
    severity: 'error',
    structural: true,
    summary: 'The summary is not blank',
    rationale: 'The summary is often all that a caller reads. A blank one says nothing while it counts as present.',
    remedy: 'Say in two to five sentences what was accomplished.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: { set: { '/summary': ' ' } },
    good: {},
    check(subject) {
        const summary = (0,json/* stringField */.OM)(subject.value, 'summary');
        if (summary === undefined || !(0,model_text/* isBlank */.z3)(summary))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary is blank: ${(0,model_text/* quote */.hD)(summary)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say what was accomplished in 2 to 5 sentences.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/rules/summary-length.ts
var summary_length = __webpack_require__(1276);
;// CONCATENATED MODULE: ./src/rules/summary-sentences.ts



const MIN = 2;
const MAX = 5;
const summarySentences = {
    id: 'summary-sentences',
    area: 'summary',
    scope: 'return',
    severity: 'notice',
    summary: `The summary has ${String(MIN)} to ${String(MAX)} sentences`,
    rationale: 'One sentence seldom holds both the outcome and what follows from it; more than five are a report, and a report is an artifact.',
    remedy: 'Say the outcome in one sentence, and what the caller must know of it in one to four more.',
    sources: [
        { document: '000', heading: 'summary (required)' },
        { document: '003', heading: 'summary (required)' },
    ],
    bad: { set: { '/summary': 'Planned how dates are parsed' } },
    good: [
        {},
        { set: { '/summary': 'Planned the parser. It reads dates. It has tests. They pass. The next phase is open.' } },
    ],
    check(subject) {
        const summary = (0,json/* stringField */.OM)(subject.value, 'summary');
        if (summary === undefined || (0,model_text/* isBlank */.z3)(summary) || (0,model_text/* sentencesWithin */.UW)(summary, MIN, MAX))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary has ${(0,model_text/* sentencesInWords */.Vl)(summary)}; ${String(MIN)} to ${String(MAX)} were expected.`,
                recommendation: `Say what was accomplished in ${String(MIN)} to ${String(MAX)} sentences.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/rules/summary-tokens.ts
var summary_tokens = __webpack_require__(6586);
// EXTERNAL MODULE: ./src/standards/define.ts
var standards_define = __webpack_require__(595);
;// CONCATENATED MODULE: ./src/standards/families/subagent-return.ts









const subagentReturnRules = [
    (0,standards_define/* use */.Y)(jsonOnly),
    (0,standards_define/* use */.Y)(failedWithArtifacts),
    (0,standards_define/* use */.Y)(summaryEmpty),
    (0,standards_define/* use */.Y)(summary_length/* summaryLength */.N),
    (0,standards_define/* use */.Y)(summary_tokens/* summaryTokens */.r),
    (0,standards_define/* use */.Y)(summarySentences),
    (0,standards_define/* use */.Y)(no_emoji/* noEmoji */.U),
    (0,standards_define/* use */.Y)(noMarkup),
];


/***/ }),

/***/ 8647:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  standard: () => (/* binding */ standard)
});

// EXTERNAL MODULE: ./src/rules/artifact-summary-length.ts
var artifact_summary_length = __webpack_require__(509);
// EXTERNAL MODULE: ./src/rules/artifact-summary-sentence.ts
var artifact_summary_sentence = __webpack_require__(9636);
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
;// CONCATENATED MODULE: ./src/rules/custom-field.ts





const customField = {
    id: 'custom-field',
    area: 'shape',
    scope: 'return',
    severity: 'notice',
    summary: 'No top-level field stands beside those of the standard',
    rationale: 'A caller reads the named fields and no others. What an agent adds at the top level is therefore lost, unless it stands where callers look.',
    remedy: 'Move the content into metadata or into next_steps.',
    fixes: [
        { safety: 'safe', does: 'moves a field into metadata that the standard has there' },
        { safety: 'unsafe', does: 'moves any other field into metadata' },
    ],
    sources: [{ document: '000', heading: 'Migration Guide' }],
    bad: { set: { '/plan_details': { phases: 3 } } },
    good: [{}, { set: { '/metadata/plan_details': { phases: 3 } } }],
    check(subject) {
        const names = subject.standard.shape.fields[''];
        if (names === undefined)
            return rule/* NOTHING */.K$;
        const problems = [];
        const metadata = (0,model_return/* metadataOf */.Nk)(subject);
        const takes = metadata === undefined || (0,json/* isObject */.Gv)(metadata);
        const known = subject.standard.shape.fields['/metadata'] ?? [];
        for (const key of Object.keys(subject.value)) {
            if (names.includes(key))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', key),
                part: 'key',
                message: `The standard has no top-level field ${(0,model_text/* quote */.hD)(key)}.`,
                recommendation: `Move what ${(0,model_text/* quote */.hD)(key)} holds into "metadata" or "next_steps".`,
                value: key,
                ...(takes && !(0,json/* has */.zy)(metadata, key) ? { fix: fixOf(key, known.includes(key)) } : {}),
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function fixOf(key, isKnown) {
    return {
        safety: isKnown ? 'safe' : 'unsafe',
        does: `move ${(0,model_text/* quote */.hD)(key)} into metadata`,
        edits: [{ kind: 'move', from: (0,model_pointer/* join */.fj)('', key), to: (0,model_pointer/* join */.fj)('', 'metadata', key) }],
    };
}

;// CONCATENATED MODULE: ./src/rules/cycle-recoverable.ts




const cycle = (recoverable) => ({
    set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'cycle', message: 'The planner would call itself', code: 'DELEGATION_CYCLE', recoverable }],
    },
});
const cycleRecoverable = {
    id: 'cycle-recoverable',
    area: 'errors',
    scope: 'return',
    severity: 'notice',
    summary: 'A delegation cycle is not called recoverable',
    rationale: 'The same delegation runs into the same cycle however often it is tried; a caller that believes otherwise tries in vain.',
    remedy: 'Set recoverable to false, and route the delegation another way.',
    sources: [{ document: '000', heading: 'On Delegation Cycle' }],
    bad: cycle(true),
    good: cycle(false),
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            if ((0,json/* stringField */.OM)(value, 'type') !== 'cycle' || (0,json/* field */.ZZ)(value, 'recoverable') !== true)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'recoverable'),
                message: 'An error of type "cycle" has recoverable true; false was expected.',
                recommendation: 'Set recoverable to false, and route the delegation another way.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/error-code-format.ts





const FORM = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
const SUGGESTED_UP_TO = 64;
const errorWith = (code) => ({
    set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'resource', message: 'The server is away', code, recoverable: true }],
    },
});
const errorCodeFormat = {
    id: 'error-code-format',
    area: 'errors',
    scope: 'return',
    severity: 'warning',
    summary: "An error's code is written in UPPER_SNAKE_CASE",
    rationale: 'The code is there for programs, which compare it letter by letter; one form keeps it comparable.',
    remedy: 'Write capitals and digits, words joined by an underscore.',
    sources: [{ document: '000', heading: 'errors (optional)' }],
    bad: errorWith('server-away'),
    good: errorWith('SERVER_AWAY'),
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            const code = (0,json/* stringField */.OM)(value, 'code');
            if (code === undefined || FORM.test(code))
                continue;
            const meant = upperSnakeCase(code);
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'code'),
                message: `Error code ${(0,model_text/* quote */.hD)(code)} is not in UPPER_SNAKE_CASE.`,
                recommendation: meant === undefined
                    ? `${(0,model_return/* fixFormat */.F7)(subject)}: write a code such as "TIMEOUT_EXCEEDED".`
                    : `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(meant)}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function upperSnakeCase(code) {
    if (code.length > SUGGESTED_UP_TO)
        return undefined;
    const words = code.replace(/([a-z0-9])([A-Z])/g, '$1_$2').match(/[A-Za-z0-9]+/g) ?? [];
    const meant = words.join('_').toUpperCase();
    return FORM.test(meant) ? meant : undefined;
}

;// CONCATENATED MODULE: ./src/rules/error-message-length.ts




const LIMIT = 500;
const error_message_length_errorWith = (length) => ({
    set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'resource', message: 'm'.repeat(length), recoverable: true }],
    },
});
const errorMessageLength = {
    id: 'error-message-length',
    area: 'errors',
    scope: 'return',
    severity: 'warning',
    summary: `An error's message has at most ${String(LIMIT)} characters`,
    rationale: 'The message is read by the caller, whose context it fills. Logs and stack traces belong into a file.',
    remedy: 'Say what went wrong and where in a sentence or two; put the log into a file.',
    sources: [{ document: '000', heading: 'errors (optional)' }],
    bad: error_message_length_errorWith(LIMIT + 1),
    good: error_message_length_errorWith(LIMIT),
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            const length = (0,json/* stringField */.OM)(value, 'message')?.length ?? 0;
            if (length <= LIMIT)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'message'),
                message: `The error's message has ${String(length)} characters; at most ${String(LIMIT)} are allowed.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: shorten the message to what went wrong and where.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

// EXTERNAL MODULE: ./src/rules/error-type.ts
var error_type = __webpack_require__(8942);
;// CONCATENATED MODULE: ./src/rules/next-steps-length.ts




const next_steps_length_LIMIT = 300;
const nextStepsLength = {
    id: 'next-steps-length',
    area: 'errors',
    scope: 'return',
    severity: 'warning',
    summary: `The next steps have at most ${String(next_steps_length_LIMIT)} characters`,
    rationale: 'The next steps tell a caller what to do at once. A long text hides that, and fills its context.',
    remedy: 'Name the next one or two actions; put the rest into an artifact.',
    sources: [{ document: '000', heading: 'next_steps (optional)' }],
    bad: { set: { '/next_steps': 'n'.repeat(next_steps_length_LIMIT + 1) } },
    good: { set: { '/next_steps': 'n'.repeat(next_steps_length_LIMIT) } },
    check(subject) {
        const length = (0,json/* stringField */.OM)(subject.value, 'next_steps')?.length ?? 0;
        if (length <= next_steps_length_LIMIT)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'next_steps'),
                message: `Field next_steps has ${String(length)} characters; at most ${String(next_steps_length_LIMIT)} are allowed.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: name the next one or two actions only.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/rules/session-id-format.ts
var session_id_format = __webpack_require__(8665);
;// CONCATENATED MODULE: ./src/rules/session-id-reused.ts


const another = {
    status: 'completed',
    summary: 'Planned how times are parsed. The plan has two phases.',
    artifacts: [{ type: 'plan', path: 'specs/7_parse_dates/plans/01_parse-dates.md', summary: 'Plan for parsing times' }],
    metadata: { session_id: 'planner_7_20251226T100000_abc123', duration_seconds: 60, agent_type: 'planner' },
};
const sessionIdReused = {
    id: 'session-id-reused',
    area: 'metadata',
    scope: 'run',
    severity: 'notice',
    summary: 'No two returns of a run share a session id',
    rationale: 'The session id tells one call of an agent from another. Where two returns share it, nobody can say which call a return answers.',
    remedy: 'Have the caller make a new session id for every call, and the agent echo the one that it was given.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { tree: { 'returns/8_plan.return.json': JSON.stringify(another) } },
    good: {
        tree: {
            'returns/8_plan.return.json': JSON.stringify({
                ...another,
                metadata: { ...another.metadata, session_id: 'planner_8_20251226T110000_def456' },
            }),
        },
    },
    check(run) {
        const problems = [];
        const first = new Map();
        for (const record of run.returns) {
            const { session, file, index } = record;
            if (session === null)
                continue;
            const earlier = first.get(session);
            if (earlier === undefined) {
                first.set(session, record);
                continue;
            }
            const place = earlier.file === file ? `return ${String(earlier.index + 1)} of the same file` : (0,model_text/* quote */.hD)(earlier.file, 200);
            problems.push({
                file,
                index,
                value: session,
                message: `Session id ${(0,model_text/* quote */.hD)(session)} is already used by ${place}; each call has its own.`,
                recommendation: 'Verify that the caller makes a new session id for every call and that the agent echoes it.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

// EXTERNAL MODULE: ./src/standards/define.ts
var standards_define = __webpack_require__(595);
// EXTERNAL MODULE: ./src/standards/families/json.ts + 23 modules
var families_json = __webpack_require__(8440);
// EXTERNAL MODULE: ./src/standards/families/subagent-return.ts + 5 modules
var subagent_return = __webpack_require__(135);
// EXTERNAL MODULE: ./src/standards/families/samples.ts
var samples = __webpack_require__(9996);
// EXTERNAL MODULE: ./src/standards/families/words.ts
var words = __webpack_require__(7434);
// EXTERNAL MODULE: ./src/standards/shape-errors.ts
var shape_errors = __webpack_require__(8195);
;// CONCATENATED MODULE: ./src/standards/subagent-return@1.0/shape.ts
const shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "metadata",
            "errors",
            "next_steps"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "duration_seconds",
            "agent_type",
            "delegation_depth",
            "delegation_path",
            "retries",
            "warnings"
        ],
        "/errors/*": [
            "type",
            "message",
            "code",
            "recoverable"
        ]
    },
    "enums": {
        "/status": [
            "completed",
            "failed",
            "partial",
            "blocked"
        ],
        "/artifacts/*/type": [
            "research",
            "plan",
            "implementation",
            "summary",
            "test",
            "documentation"
        ],
        "/errors/*/type": [
            "timeout",
            "validation",
            "execution",
            "resource",
            "cycle"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.0/index.ts

















const artifactTypes = shape.enums['/artifacts/*/type'];
const standard = {
    id: 'subagent-return@1.0',
    family: 'subagent-return',
    version: '1.0',
    title: 'Subagent return 1.0',
    isDefault: false,
    source: '000',
    statuses: shape.enums['/status'],
    success: ['completed'],
    artifactTypes,
    shape: shape,
    confusions: { status: words/* plainStatusWords */.u1, artifactType: (0,words/* artifactTypeWords */.OA)(artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: (0,standards_define/* ruleList */.p)(families_json/* jsonRules */.e, subagent_return/* subagentReturnRules */.j, [
        (0,standards_define/* use */.Y)(customField),
        (0,standards_define/* use */.Y)(artifact_summary_length/* artifactSummaryLength */.$),
        (0,standards_define/* use */.Y)(artifact_summary_sentence/* artifactSummarySentence */.K),
        (0,standards_define/* use */.Y)(sessionIdReused),
        (0,standards_define/* use */.Y)(errorMessageLength),
        (0,standards_define/* use */.Y)(errorCodeFormat),
        (0,standards_define/* use */.Y)(cycleRecoverable),
        (0,standards_define/* use */.Y)(session_id_format/* sessionIdFormat */.z, { params: { format: 'agent-task' } }),
        (0,standards_define/* use */.Y)(error_type/* errorType */.D, { severity: 'error' }),
        (0,standards_define/* use */.Y)(nextStepsLength),
    ]),
    sample: (0,samples/* consoleSample */.Ut)('completed', {
        session_id: 'planner_7_20251226T100000_abc123',
        duration_seconds: 245,
        agent_type: 'planner',
    }),
    validator: async () => (0,shape_errors/* shapeOf */.F)((await __webpack_require__.e(/* import() */ 9667).then(__webpack_require__.bind(__webpack_require__, 9667))).validate),
};


/***/ })

};
;