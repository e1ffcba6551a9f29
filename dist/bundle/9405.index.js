"use strict";
exports.id = 9405;
exports.ids = [9405];
exports.modules = {

/***/ 8650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ artifactTypeWords),
/* harmony export */   S2: () => (/* binding */ envelopeStatusWords),
/* harmony export */   nP: () => (/* binding */ contextualStatusWords),
/* harmony export */   tV: () => (/* binding */ metadataStatusWords),
/* harmony export */   u1: () => (/* binding */ plainStatusWords)
/* harmony export */ });
const SUCCESS_BY_KIND = { research: 'researched', plan: 'planned', other: 'implemented' };
const contextual = [
    ['completed', { instead: SUCCESS_BY_KIND, because: 'It stops the calling tool; success is said by what was done.' }],
    ...['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'].map((word) => [word, { instead: SUCCESS_BY_KIND, because: 'Success is said by what was done.' }]),
    ...['research_complete', 'research_completed', 'research-complete'].map((word) => [word, { instead: 'researched', because: 'A finished research is one word.' }]),
    ...['plan_complete', 'plan_completed', 'planning_complete', 'plan-complete'].map((word) => [word, { instead: 'planned', because: 'A finished plan is one word.' }]),
    ...['implementation_complete', 'implementation_completed', 'implement_complete'].map((word) => [word, { instead: 'implemented', because: 'A finished implementation is one word.' }]),
];
const stopped = [
    ['error', { instead: 'failed' }],
    ['failure', { instead: 'failed' }],
    ['incomplete', { instead: 'partial' }],
    ['timeout', { instead: 'partial', because: 'A time limit is told in errors.' }],
    ['waiting', { instead: 'blocked' }],
];
const begun = [
    ['in-progress', { instead: 'in_progress' }],
    ['started', { instead: 'in_progress' }],
    ['running', { instead: 'in_progress' }],
];
const plainSuccess = [
    ...['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'].map((word) => [word, { instead: 'completed' }]),
    ...['researched', 'planned', 'implemented', 'research_complete', 'plan_complete'].map((word) => [word, { instead: 'completed', because: 'That word belongs to a metadata file.' }]),
];
const metadataStatusWords = new Map([...contextual, ...stopped, ...begun]);
const contextualStatusWords = new Map([...contextual, ...stopped]);
const plainStatusWords = new Map([...plainSuccess, ...stopped]);
const TYPE_SYNONYMS = [
    ['research', ['report', 'research']],
    ['report', ['report', 'research']],
    ['analysis', ['report', 'research']],
    ['research_report', ['report', 'research']],
    ['research-report', ['report', 'research']],
    ['audit', ['report', 'research']],
    ['design', ['plan']],
    ['implementation_plan', ['plan']],
    ['implementation-plan', ['plan']],
    ['code', ['implementation']],
    ['source', ['implementation']],
    ['config', ['implementation']],
    ['configuration', ['implementation']],
    ['script', ['implementation']],
    ['file', ['implementation']],
    ['test', ['test', 'implementation']],
    ['tests', ['test', 'implementation']],
    ['doc', ['documentation', 'implementation']],
    ['docs', ['documentation', 'implementation']],
    ['documentation', ['documentation', 'implementation']],
    ['implementation_summary', ['summary']],
    ['implementation-summary', ['summary']],
    ['handoff', ['handoff', 'summary']],
];
function artifactTypeWords(types) {
    const words = new Map();
    for (const [word, meant] of TYPE_SYNONYMS) {
        const instead = meant.find((type) => types.includes(type));
        if (instead !== undefined && !types.includes(word))
            words.set(word, { instead });
    }
    return words;
}
function envelopeStatusWords(instead) {
    const { some, none } = instead;
    const words = [
        [
            'success',
            ['complete', 'completed', 'done', 'ok', 'okay', 'pass', 'passed', 'succeeded', 'successful', 'finished'],
        ],
        [
            some,
            [
                'warn',
                'warning',
                'warnings',
                'partial',
                'incomplete',
                'in_progress',
                'success_with_warnings',
                'success with warnings',
            ],
        ],
        [none, ['fail', 'failed', 'failure', 'error', 'errored', 'blocked', 'aborted', 'cancelled']],
    ];
    return new Map(words.flatMap(([right, wrong]) => wrong.filter((word) => word !== right).map((word) => [word, { instead: right }])));
}


/***/ }),

/***/ 231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ metadataSample),
/* harmony export */   Lm: () => (/* binding */ delegatedMetadata),
/* harmony export */   Ut: () => (/* binding */ consoleSample),
/* harmony export */   hD: () => (/* binding */ envelopeSample),
/* harmony export */   p5: () => (/* binding */ handoffSample),
/* harmony export */   uW: () => (/* binding */ verificationSample)
/* harmony export */ });
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const TREE = { [PLAN]: '# Parse dates\n\nThree phases.\n' };
const artifact = { type: 'plan', path: PLAN, summary: 'Plan in three phases for parsing dates' };
const metadataSample = {
    file: 'specs/7_parse_dates/.return-meta.json',
    value: {
        status: 'planned',
        artifacts: [artifact],
        next_steps: 'Run /implement 7 to execute the plan',
        metadata: {
            session_id: 'sess_1736700000_abc123',
            agent_type: 'planner-agent',
            duration_seconds: 300,
            delegation_depth: 1,
            delegation_path: ['orchestrator', 'plan', 'planner-agent'],
        },
    },
    tree: TREE,
};
function consoleSample(status, metadata) {
    return {
        file: 'returns/7_plan.return.json',
        value: {
            status,
            summary: 'Planned how dates are parsed. The plan has three phases.',
            artifacts: [artifact],
            metadata,
            next_steps: 'Run /implement 7 to execute the plan',
        },
        tree: TREE,
    };
}
const delegatedMetadata = {
    session_id: 'sess_1735460684_a1b2c3',
    duration_seconds: 245,
    agent_type: 'planner',
    delegation_depth: 1,
    delegation_path: ['orchestrator', 'plan', 'planner'],
};
function envelopeSample(text) {
    return {
        file: 'openspec/changes/parse-dates/proposal.return.md',
        text,
        tree: { 'openspec/changes/parse-dates/proposal.md': '# Parse dates\n\nWhy and how.\n' },
    };
}
const handoffSample = {
    file: 'specs/7_parse_dates/.orchestrator-handoff.json',
    value: {
        status: 'planned',
        phase: 'plan',
        session_id: 'sess_1736700000_abc123',
        summary: 'Planned how dates are parsed. The plan has three phases.',
        artifacts: [artifact],
        phases_completed: 0,
        phases_total: 3,
        blockers: [],
        next_action_hint: 'implement',
    },
    tree: TREE,
};
const verificationSample = {
    file: 'openspec/changes/parse-dates/verify-report.md',
    text: `\`\`\`yaml
schema: gentle-ai.verify-result/v1
evidence_revision: sha256:ee8250fb76e094b34b471f13a73dbbe51d1ae142e9df59d7c0d31ec20f0a0a8e
verdict: pass
blockers: 0
critical_findings: 0
requirements: 2/2
scenarios: 3/3
test_command: npm test
test_exit_code: 0
test_output_hash: sha256:59830ebc3a4184110566bf1a290d08473dfdcbd492ce498b14cd1a5e2fa2e441
build_command: npm run build
build_exit_code: 0
build_output_hash: sha256:44575cf5b28512d75644bf54a517dcef304ff809fd511747621b4d64f19aac66
\`\`\`

# Verification report

**Change**: parse-dates
`,
    tree: {
        'openspec/changes/parse-dates/specs/dates/spec.md': `# Dates

### Requirement: Dates are parsed

#### Scenario: A date in ISO 8601

#### Scenario: A date with the name of its month

### Requirement: What is no date is refused

#### Scenario: The 31st of February
`,
        'openspec/changes/parse-dates/tasks.md': '- [x] 1.1 Parse dates\n- [x] 1.2 Refuse what is none\n',
    },
};


/***/ }),

/***/ 8363:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Cu: () => (/* binding */ textLengthRule),
/* harmony export */   IF: () => (/* binding */ blankTextRule),
/* harmony export */   Te: () => (/* binding */ estimatedTokens),
/* harmony export */   _1: () => (/* binding */ textsOfList),
/* harmony export */   hS: () => (/* binding */ estimatedTokensInWords),
/* harmony export */   nI: () => (/* binding */ sentencesRule),
/* harmony export */   nn: () => (/* binding */ textsOfArtifacts)
/* harmony export */ });
/* harmony import */ var _model_artifact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7931);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);






function textAt(...way) {
    const outer = way.slice(0, -1);
    const [parent, name] = [(0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)('', ...outer), way.at(-1) ?? ''];
    return ({ value }) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .stringField */ .OM)(outer.reduce((holder, key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(holder, key), value), name);
        return text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$ : [{ parent, field: name, text }];
    };
}
function textsOfArtifacts(name) {
    return (subject) => (0,_model_artifact_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactsOf */ .N)(subject).flatMap(({ pointer, [name]: text }) => text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$ : { parent: pointer, field: name, text });
}
function textsOfList(list, ...names) {
    return (subject) => (0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsOf */ .iZ)(subject, list).flatMap(({ pointer, value }) => names.flatMap((name) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .stringField */ .OM)(value, name);
        return text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$ : { parent: pointer, field: name, text };
    }));
}
function blankTextRule({ problem, ...data }) {
    return textRule(data, (found, subject) => ((0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlank */ .z3)(found.text) ? problem(found, subject) : null));
}
function textLengthRule({ name, min, max, advice, ...data }) {
    const expected = min === undefined ? `at most ${String(max)} are allowed` : `${String(min)} to ${String(max)} were expected`;
    return textRule(data, ({ text: { length } }, subject) => length >= (min ?? 0) && length <= max
        ? null
        : { message: `${name} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(length, 'character')}; ${expected}.`, recommendation: advice(length, subject) });
}
function sentencesRule({ name, min, max: usualMax, advice, ...data }) {
    return textRule(data, ({ text }, subject, params) => {
        const max = Number(params.max ?? usualMax);
        if ((0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlank */ .z3)(text) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencesWithin */ .UW)(text, min, max))
            return null;
        const bounds = `${String(min)} to ${String(max)}`;
        return {
            message: `${name} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencesInWords */ .Vl)(text, max)}; ${bounds} were expected.`,
            recommendation: advice(`${bounds} sentences`, subject),
        };
    });
}
const CHARACTERS_PER_TOKEN = 4;
function estimatedTokens(length) {
    return Math.ceil(length / CHARACTERS_PER_TOKEN);
}
function estimatedTokensInWords(length) {
    return `an estimated ${String(estimatedTokens(length))} tokens (${String(length)} characters, ${String(CHARACTERS_PER_TOKEN)} a token)`;
}
function textRule({ texts, ...data }, problemWith) {
    return {
        ...data,
        scope: 'return',
        check(subject, _context, params) {
            const problems = [];
            for (const found of texts(subject)) {
                const words = problemWith(found, subject, params);
                if (words !== null)
                    problems.push({ pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(found.parent, found.field), ...words });
            }
            return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$ : problems;
        },
    };
}


/***/ }),

/***/ 782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ })

};
;