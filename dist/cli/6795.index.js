"use strict";
exports.id = 6795;
exports.ids = [6795];
exports.modules = {

/***/ 2260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ artifactSummary)
/* harmony export */ });
/* harmony import */ var _model_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7931);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);





const artifactSummary = {
    id: 'artifact-summary',
    area: 'artifacts',
    scope: 'return',
    severity: 'warning',
    summary: 'Every artifact has a summary',
    rationale: 'The orchestrator does not open the files that it passes on. Without a summary it knows no more of an artifact than its name.',
    remedy: 'Add a summary that says in one sentence what the file holds.',
    sources: [{ document: '003', heading: 'artifacts (required)' }],
    bad: { remove: ['/artifacts/0/summary'] },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, value, path } of (0,_model_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .artifactsOf */ .N)(subject)) {
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .has */ .zy)(value, 'summary'))
                continue;
            const name = path === undefined ? 'The artifact' : `Artifact ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path, 200)}`;
            problems.push({
                pointer,
                property: 'summary',
                message: `${name} has no summary.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: add a "summary" that says what the file holds.`,
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 4841:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ delegationDepth)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _model_in_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6554);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1799);





const LIMIT = 3;
const POINTER = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('', 'metadata', 'delegation_depth');
const delegationDepth = {
    id: 'delegation-depth',
    area: 'metadata',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: `The delegation depth is a whole number from 0 to ${String(LIMIT)}`,
    rationale: 'The depth is what stops endless delegation, so it must be a number that can be compared. Above the limit, chains are hard to follow and a loop is likely; that is a warning only.',
    remedy: "Write the caller's depth plus one as a number; let a chain that grows too deep return to its orchestrator.",
    sources: [
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'metadata (required)' },
        { document: 'upstream', heading: 'the limit of the depth' },
    ],
    bad: { set: { '/metadata/delegation_depth': -1 }, also: ['standard-mismatch'] },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': LIMIT,
            '/metadata/delegation_path': ['orchestrator', 'implement', 'team-lead', 'planner'],
        },
    },
    check(subject) {
        const depth = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)((0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .metadataOf */ .Nk)(subject), 'delegation_depth');
        if (depth === undefined)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$;
        if (typeof depth !== 'number' || !Number.isInteger(depth) || depth < 0) {
            return [
                {
                    pointer: POINTER,
                    message: `Field metadata.delegation_depth is ${(0,_model_in_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r)(depth)}; a whole number of 0 or more was expected.`,
                    recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormat */ .F7)(subject)}: write the depth of the delegation as a number.`,
                },
            ];
        }
        if (depth <= LIMIT)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$;
        return [
            {
                pointer: POINTER,
                severity: 'warning',
                message: `Delegation depth is ${String(depth)}; at most ${String(LIMIT)} is usual.`,
                recommendation: 'Let the chain return to its orchestrator instead of delegating further.',
            },
        ];
    },
};


/***/ }),

/***/ 2553:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ delegationPath)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7979);
/* harmony import */ var _model_in_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6554);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);






const POINTER = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)('', 'metadata', 'delegation_path');
const delegationPath = {
    id: 'delegation-path',
    area: 'metadata',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'The delegation path is a list of names, and not empty',
    rationale: 'The path shows who called whom from the orchestrator down. Cycles are found in it and failures are traced by it, which takes a name at every step.',
    remedy: 'Write the path that the caller handed over, with the own name at its end.',
    sources: [
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'metadata (required)' },
    ],
    bad: { set: { '/metadata/delegation_path': [] }, also: ['standard-mismatch'] },
    good: {},
    check(subject) {
        const path = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .metadataOf */ .Nk)(subject), 'delegation_path');
        if (path === undefined)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$;
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isArray */ .cy)(path) || path.length === 0) {
            return [
                {
                    pointer: POINTER,
                    message: `Field metadata.delegation_path is ${(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isArray */ .cy)(path) ? 'empty' : (0,_model_in_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r)(path)}; a list of names was expected.`,
                    recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormat */ .F7)(subject)}: list the names from the orchestrator down to the agent.`,
                },
            ];
        }
        const problems = [];
        for (let index = 0; index < path.length; index++) {
            const name = path[index];
            if (typeof name === 'string' && !(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlank */ .z3)(name))
                continue;
            problems.push({
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(POINTER, index),
                message: `Step ${String(index + 1)} of metadata.delegation_path is ${(0,_model_in_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r)(name)}; a name was expected.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormat */ .F7)(subject)}: name every step of the delegation.`,
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 4244:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ errorsRequired)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);





const STOPPED = ['partial', 'failed', 'blocked'];
const errorsRequired = {
    id: 'errors-required',
    area: 'errors',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'Work that stopped short says in errors what went wrong',
    rationale: 'A caller decides by the errors whether to try again, resume or ask a person. Without any, all that is known is that something went wrong.',
    remedy: 'Add an error with its type, a message, whether it is recoverable, and a recommendation.',
    sources: [
        { document: '003', heading: 'errors (optional)' },
        { document: '001', heading: 'errors (optional)' },
    ],
    bad: { set: { '/status': 'blocked', '/artifacts': [] }, also: ['standard-mismatch'] },
    good: {
        set: {
            '/status': 'blocked',
            '/artifacts': [],
            '/errors': [
                {
                    type: 'resource',
                    message: 'The service that the plan is about does not answer',
                    recoverable: true,
                    recommendation: 'Run /plan 7 again when it does',
                },
            ],
        },
    },
    check(subject) {
        const status = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(subject);
        if (status === undefined || !STOPPED.includes(status))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        const errors = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(subject.value, 'errors');
        if (errors !== undefined && (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy)(errors) || errors.length > 0))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        return [
            {
                ...(errors === undefined ? { pointer: '', property: 'errors' } : { pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)('', 'errors') }),
                message: `Status is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(status)} and errors is ${errors === undefined ? 'absent' : 'empty'}; at least one error was expected.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: say in errors what stopped the work and how to go on.`,
            },
        ];
    },
};


/***/ }),

/***/ 4273:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ statusCompleted)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1799);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2691);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);




const FORBIDDEN = 'completed';
const statusCompleted = {
    id: 'status-completed',
    area: 'status',
    scope: 'return',
    supersedes: ['status-value'],
    severity: 'error',
    structural: true,
    summary: `The status is never "${FORBIDDEN}"`,
    rationale: 'The word makes the calling tool stop before its own last steps, so the task is never marked as done. Success is said by what was done instead.',
    remedy: 'Write the word for the work that was done, such as researched, planned or implemented.',
    fixes: [{ safety: 'unsafe', does: 'writes the word for what an agent of this name does' }],
    sources: [{ document: '001', heading: 'status (required)' }],
    bad: { set: { '/status': FORBIDDEN }, also: ['standard-mismatch'] },
    good: {},
    check(subject) {
        if ((0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(subject) !== FORBIDDEN)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$;
        const { success } = subject.standard;
        const { instead } = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestStatus */ .pD)(subject, FORBIDDEN);
        return [
            {
                pointer: '/status',
                message: `Status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(FORBIDDEN)} stops the calling tool; success is said by ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(success)}.`,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: write ${instead === undefined ? 'what was done' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(instead)}.`,
                ...(instead === undefined ? {} : { fix: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .statusFix */ .OH)(instead) }),
            },
        ];
    },
};


/***/ }),

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

/***/ 6795:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  standard: () => (/* binding */ standard)
});

// EXTERNAL MODULE: ./src/rules/artifact-summary.ts
var artifact_summary = __webpack_require__(2260);
// EXTERNAL MODULE: ./src/rules/delegation-depth.ts
var delegation_depth = __webpack_require__(4841);
// EXTERNAL MODULE: ./src/rules/delegation-path.ts
var delegation_path = __webpack_require__(2553);
// EXTERNAL MODULE: ./src/rules/errors-required.ts
var errors_required = __webpack_require__(4244);
// EXTERNAL MODULE: ./src/rules/status-completed.ts
var status_completed = __webpack_require__(4273);
// EXTERNAL MODULE: ./src/standards/define.ts
var standards_define = __webpack_require__(595);
// EXTERNAL MODULE: ./src/standards/families/json.ts + 23 modules
var json = __webpack_require__(8440);
// EXTERNAL MODULE: ./src/standards/families/subagent-return.ts + 5 modules
var subagent_return = __webpack_require__(135);
// EXTERNAL MODULE: ./src/standards/families/samples.ts
var samples = __webpack_require__(9996);
// EXTERNAL MODULE: ./src/standards/families/words.ts
var words = __webpack_require__(7434);
// EXTERNAL MODULE: ./src/standards/shape-errors.ts
var shape_errors = __webpack_require__(8195);
;// CONCATENATED MODULE: ./src/standards/subagent-return@2.0/shape.ts
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
            "phase_count",
            "estimated_hours",
            "findings_count",
            "phases_completed",
            "phases_total"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "enums": {
        "/status": [
            "researched",
            "planned",
            "implemented",
            "synced",
            "linked",
            "committed",
            "tasks_created",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "plan",
            "report",
            "summary",
            "implementation",
            "documentation"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@2.0/index.ts












const artifactTypes = shape.enums['/artifacts/*/type'];
const standard = {
    id: 'subagent-return@2.0',
    family: 'subagent-return',
    version: '2.0',
    title: 'Subagent return with contextual success 2.0',
    isDefault: false,
    source: 'upstream, January 2026',
    statuses: shape.enums['/status'],
    success: ['researched', 'planned', 'implemented', 'synced', 'linked', 'committed', 'tasks_created'],
    artifactTypes,
    shape: shape,
    confusions: { status: words/* contextualStatusWords */.nP, artifactType: (0,words/* artifactTypeWords */.OA)(artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: (0,standards_define/* ruleList */.p)(json/* jsonRules */.e, subagent_return/* subagentReturnRules */.j, [
        (0,standards_define/* use */.Y)(status_completed/* statusCompleted */.W),
        (0,standards_define/* use */.Y)(artifact_summary/* artifactSummary */.b),
        (0,standards_define/* use */.Y)(delegation_depth/* delegationDepth */.k),
        (0,standards_define/* use */.Y)(delegation_path/* delegationPath */.c),
        (0,standards_define/* use */.Y)(errors_required/* errorsRequired */.V),
    ]),
    sample: (0,samples/* consoleSample */.Ut)('planned', samples/* delegatedMetadata */.Lm),
    validator: async () => (0,shape_errors/* shapeOf */.F)((await __webpack_require__.e(/* import() */ 7476).then(__webpack_require__.bind(__webpack_require__, 7476))).validate),
};


/***/ })

};
;