"use strict";
exports.id = 9070;
exports.ids = [9070];
exports.modules = {

/***/ 98650:
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

/***/ 80231:
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

/***/ 97931:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ artifactsOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
/* harmony import */ var _once_per_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48594);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33870);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);




function artifactsOf({ value }) {
    return artifactsIn(value);
}
const artifactsIn = (0,_once_per_js__WEBPACK_IMPORTED_MODULE_0__/* .oncePer */ .P)((value) => {
    const artifacts = [];
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listField */ .FZ)(value, 'artifacts');
    for (let index = 0; index < list.length; index++) {
        const artifact = list[index];
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(artifact))
            continue;
        const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(artifact, 'path');
        artifacts.push({
            pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('', 'artifacts', index),
            value: artifact,
            type: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(artifact, 'type'),
            path,
            plainPath: path === undefined ? null : (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .normalisePath */ .qb)(path),
            summary: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(artifact, 'summary'),
        });
    }
    return artifacts;
});


/***/ }),

/***/ 2691:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ statusFix),
/* harmony export */   fI: () => (/* binding */ suggestArtifactType),
/* harmony export */   pD: () => (/* binding */ suggestStatus)
/* harmony export */ });
/* harmony import */ var _artifact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97931);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82959);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);




function agentKind(subject) {
    const named = (0,_return_js__WEBPACK_IMPORTED_MODULE_1__/* .agentOf */ .jk)(subject) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(subject.value, 'agent_type') ?? (0,_return_js__WEBPACK_IMPORTED_MODULE_1__/* .delegationOf */ .SF)(subject).at(-1);
    if (named !== undefined) {
        if (/research|explor|analy/i.test(named))
            return 'research';
        return /plan|design|architect/i.test(named) ? 'plan' : 'other';
    }
    const types = new Set((0,_artifact_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactsOf */ .N)(subject).map(({ type }) => type));
    const [type] = types.size === 1 ? types : [];
    return type === 'report' || type === 'research' ? 'research' : type === 'plan' ? 'plan' : 'other';
}
function suggest(subject, word, list, confusions) {
    const known = confusions.get(word.trim().toLowerCase());
    if (known !== undefined) {
        const instead = typeof known.instead === 'string' ? known.instead : known.instead[agentKind(subject)];
        return { instead, known: true, because: known.because };
    }
    const instead = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(word.trim(), list);
    return { instead, known: instead?.toLowerCase() === word.trim().toLowerCase(), because: undefined };
}
function suggestStatus(subject, status) {
    return suggest(subject, status, subject.standard.statuses, subject.standard.confusions.status);
}
function statusFix(instead) {
    const edits = [{ kind: 'set', pointer: '/status', value: instead }];
    return { safety: 'unsafe', does: `write the status ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(instead)}`, edits };
}
function suggestArtifactType(subject, type) {
    return suggest(subject, type, subject.standard.artifactTypes, subject.standard.confusions.artifactType);
}


/***/ }),

/***/ 84836:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ artifactArchived)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);



const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const tree = {
    [PLAN]: null,
    'specs/archive/7_parse_dates/plans/01_parse-dates.md': '# Parse dates\n',
};
const artifactArchived = {
    id: 'artifact-archived',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'relocated',
    severity: 'off',
    summary: 'A claimed path still leads to its file after the task was archived',
    rationale: 'Archiving a task moves its return and its files together, so the claim stays true and nothing needs to be done. Turn this rule on where other tools follow the paths of archived returns.',
    remedy: 'Write the path below the archive.',
    fixes: [{ safety: 'safe', does: 'writes the path of the file in the archive' }],
    sources: [{ document: 'return-gate', heading: 'Most claims that no longer hold were archived with their folder' }],
    bad: [
        { families: ['return-meta'], file: 'specs/archive/7_parse_dates/.return-meta.json', tree },
        { families: ['orchestrator-handoff'], file: 'specs/archive/7_parse_dates/.orchestrator-handoff.json', tree },
        { families: ['subagent-return'], file: 'specs/archive/7_parse_dates/plan.return.json', tree },
        {
            families: ['result-envelope'],
            file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md',
            tree: { [PROPOSAL]: null, 'openspec/changes/archive/2026-01-28-parse-dates/proposal.md': '# Parse dates\n' },
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if (verdict.by !== 'archive' || verdict.foundAt === null || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnFile */ .Z4)(claim, verdict, of))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        return [
            {
                message: `Artifact ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)} was archived with its task; it is now at ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(verdict.foundAt, 200)}.`,
                recommendation: 'Write the path below the archive.',
                fix: (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .relocationFix */ .As)(claim.pointer, verdict.foundAt),
            },
        ];
    },
};


/***/ }),

/***/ 14404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ artifactSelf)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);



const artifactSelf = {
    id: 'artifact-self',
    area: 'artifacts',
    scope: 'claim',
    verdict: ['present', 'relocated', 'case-mismatch'],
    severity: 'error',
    summary: 'A return claims other files than its own',
    rationale: 'The file that holds the return is there as soon as the return is written, so that claiming it, or a copy of it, proves nothing. It counts as no artifact.',
    remedy: 'Claim the files that the work made, and take the file of the return out of its artifacts.',
    sources: [
        { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
        { document: 'return-gate', heading: 'A return is no work: that it exists does not prove what it says' },
    ],
    bad: [
        { families: ['return-meta'], set: { '/artifacts/0/path': 'specs/7_parse_dates/.return-meta.json' } },
        {
            families: ['orchestrator-handoff'],
            set: { '/artifacts/0/path': 'specs/7_parse_dates/.orchestrator-handoff.json' },
        },
        { families: ['subagent-return'], set: { '/artifacts/0/path': 'returns/7_plan.return.json' } },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/proposal.return.md']],
        },
        {
            families: ['return-meta'],
            file: 'specs/archive/7_parse_dates/.return-meta.json',
            set: { '/artifacts/0/path': 'specs/7_parse_dates/.return-meta.json' },
        },
        { families: ['return-meta'], set: { '/artifacts/0/path': 'specs/7_parse_dates/.Return-Meta.json' } },
    ],
    good: {},
    check({ claim, verdict }, of) {
        const isOwn = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnFile */ .Z4)(claim, verdict, of);
        if (!isOwn && verdict.isReturn !== true)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        const what = isOwn ? 'the file of the return itself' : 'a copy of the file of the return';
        return [
            {
                ...(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessSuccess */ .aF)(of, 'notice'),
                message: `Artifact is ${what}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(claim.path, 200)}; a file that the work made was expected.`,
                recommendation: `Verify ${of.agent} lists the files that it made, and not its return.`,
            },
        ];
    },
};


/***/ }),

/***/ 66657:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ artifactUnchanged)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);



const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';
const artifactUnchanged = {
    id: 'artifact-unchanged',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'present',
    severity: 'warning',
    summary: 'A return that changed claims files that changed with it',
    rationale: 'A new return that points at a file which was there before, and which nobody touched, passes off old work as new.',
    remedy: 'Commit the change to the file together with the return, or take the artifact out of it.',
    sources: [{ document: 'return-gate', heading: 'That a file exists does not prove that this return made it' }],
    bad: [
        {
            families: ['return-meta'],
            context: {
                changes: { base: 'main', changed: new Set(['specs/7_parse_dates/.return-meta.json']), deleted: new Set() },
            },
        },
        {
            families: ['orchestrator-handoff'],
            context: {
                changes: {
                    base: 'main',
                    changed: new Set(['specs/7_parse_dates/.orchestrator-handoff.json']),
                    deleted: new Set(),
                },
            },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set(['returns/7_plan.return.json']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([ENVELOPE]), deleted: new Set() } },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            context: {
                changes: {
                    base: 'main',
                    changed: new Set(['specs/7_parse_dates/.return-meta.json', PLAN]),
                    deleted: new Set(),
                },
            },
        },
        {
            families: ['orchestrator-handoff'],
            context: {
                changes: {
                    base: 'main',
                    changed: new Set(['specs/7_parse_dates/.orchestrator-handoff.json', PLAN]),
                    deleted: new Set(),
                },
            },
        },
        {
            families: ['subagent-return'],
            context: {
                changes: { base: 'main', changed: new Set(['returns/7_plan.return.json', PLAN]), deleted: new Set() },
            },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted: new Set() } },
        },
    ],
    check({ claim, verdict }, of, { changes }) {
        if (changes === null || !of.success || !of.restated)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        const file = verdict.foundAt ?? (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .claimedFile */ .YH)(claim);
        if (file === null || isWritten(file, changes))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        if (of.baseClaims?.((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .claimedFile */ .YH)(claim) ?? file) === true)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$;
        return [
            {
                message: `Artifact is the same as in the base ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(changes.base)}, although the return is new: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(claim.path, 200)}.`,
                recommendation: `Verify ${of.agent} wrote the artifact in this work and committed it with the return.`,
            },
        ];
    },
};
function isWritten(file, { changed, deleted, sameContent }) {
    return deleted.has(file) || (changed.has(file) && sameContent?.has(file) !== true);
}


/***/ }),

/***/ 38370:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ noReturnFound)
/* harmony export */ });
/* harmony import */ var _model_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47976);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);



const FENCE = '```';
const RETURN = `${FENCE}json\n{"status": "blocked", "artifacts": [], "metadata": {}}\n${FENCE}\n`;
const WITHOUT_STATUS = RETURN.replace('"status": "blocked", ', '');
const WHY = {
    'no-status': 'has the keys of a return but no "status"',
    'letter-case': 'has the keys of a return in another letter case',
    quotes: 'has the keys of a return in quotes that JSON does not allow',
    language: 'has the keys of a return, but is not marked as JSON',
    syntax: 'starts like a return but is no valid JSON',
    'not-final': 'in a message looks like a return, but its agent did not end with it',
};
const noReturnFound = {
    id: 'no-return-found',
    area: 'document',
    scope: 'document',
    unread: true,
    severity: 'warning',
    summary: 'A return log holds a return, and what looks like a return can be read as one',
    rationale: 'Whoever sees the file takes it for a checked return. What it claims was never read: the status is missing, keys have capitals, quotes are those of Python or of a text editor, or there is no return at all.',
    remedy: 'Write the return as strict JSON in a fence marked `json`, or as a result envelope. If the file is no return log, move it or ignore it. If the compared change did not add the file, this is a notice.',
    sources: [{ document: 'return-gate', heading: 'An unread part must not look proved' }],
    bad: [
        {
            families: ['result-envelope'],
            file: 'docs/return-logs/notes.md',
            text: '# Notes\n\nAll done.\n',
            also: ['no-returns'],
        },
        {
            families: ['subagent-return'],
            file: 'docs/return-logs/run.jsonl',
            text: '{"type": "user", "message": {"role": "user", "content": "Parse dates."}}\n',
            also: ['no-returns'],
        },
        {
            families: ['subagent-return'],
            file: 'docs/return-logs/run.md',
            text: WITHOUT_STATUS,
            also: ['no-returns'],
        },
    ],
    good: [
        { families: ['result-envelope'] },
        {
            families: ['result-envelope'],
            file: 'openspec/changes/parse-dates/design.md',
            text: WITHOUT_STATUS,
            also: ['no-returns'],
        },
        { families: ['subagent-return'] },
    ],
    check({ file, problems }, context) {
        const found = problems.flatMap((problem) => problemOf(problem, file, context));
        return found.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$ : found;
    },
};
function problemOf(problem, file, { changes }) {
    const severity = (0,_model_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .isAdded */ .N)(file, changes) ? {} : { severity: 'notice' };
    if (problem.kind === 'nothing-read') {
        return [
            {
                ...severity,
                range: problem.range,
                message: 'The return log holds nothing that can be read as a return: no JSON return and no result envelope.',
                recommendation: 'Write the return into it, or let the patterns leave this file out.',
                value: 'nothing-read',
            },
        ];
    }
    if (problem.kind !== 'unread-return')
        return [];
    const { reason, text, range } = problem;
    return [
        {
            ...severity,
            range,
            message: `The text ${text === '' ? '' : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text, LONGEST)} `}${WHY[reason]}, so it was not checked.`,
            recommendation: ADVICE[reason],
            value: `${reason} ${text}`,
        },
    ];
}
const LONGEST = 80;
const ADVICE = {
    'no-status': 'Add "status" to the return, or remove the text if it is none.',
    'letter-case': 'Write the keys in lower case: "status", "artifacts", "metadata".',
    quotes: 'Write the return with a JSON encoder: keys and strings in straight double quotes.',
    language: 'Mark the fence as json, or remove the text if it is no return.',
    syntax: 'Write the return as strict JSON (RFC 8259), or remove the text if it is none.',
    'not-final': 'If it is the return, let the agent end with it. If it is an example or a draft, leave it.',
};


/***/ }),

/***/ 63194:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ phantomWork)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);





const phantomWork = {
    id: 'phantom-work',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    ofTruth: true,
    summary: 'A return that claims success lists at least one artifact',
    rationale: 'Success without a file is phantom work: the caller marks the task as done, and there is nothing that anyone could use or check.',
    remedy: 'List the files that were made; where none were, say so by a status that is no success.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: [
        { families: ['return-meta', 'subagent-return', 'orchestrator-handoff'], set: { '/artifacts': [] } },
        { families: ['result-envelope'], replace: [['openspec/changes/parse-dates/proposal.md', 'None.']] },
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/status': 'finished', '/artifacts': [] },
            also: ['status-value'],
        },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return'],
            set: {
                '/status': 'blocked',
                '/artifacts': [],
                '/errors': [
                    {
                        type: 'execution',
                        message: 'The calendar service does not answer',
                        recoverable: true,
                        recommendation: 'Start the service and plan again',
                    },
                ],
            },
        },
        {
            families: ['orchestrator-handoff'],
            set: { '/status': 'blocked', '/artifacts': [], '/blockers': ['The calendar service does not answer'] },
        },
        { families: ['result-envelope'], replace: [['openspec/changes/parse-dates/proposal.md', 'None (ephemeral)']] },
    ],
    check(subject) {
        const artifacts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(subject.value, 'artifacts');
        const status = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(subject);
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(artifacts) || artifacts.length > 0 || status === undefined || !(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .weighsAsSuccess */ .PY)(subject))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$;
        const isUnknown = !(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(subject);
        if (isUnknown && subject.satisfies !== null)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$;
        const claim = `Agent returned status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(status)}`;
        return [
            {
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)('', 'artifacts'),
                message: isUnknown
                    ? `${claim}, which is unknown and counts as success, but lists no artifacts: phantom work.`
                    : `${claim} but lists no artifacts: phantom work.`,
                recommendation: isUnknown
                    ? `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .fixFormat */ .F7)(subject)}: list the artifacts, or use a listed status that is no success.`
                    : `Verify ${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(subject)} creates artifacts and lists them before it claims success.`,
            },
        ];
    },
};


/***/ }),

/***/ 29603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ standardMismatch)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71799);
/* harmony import */ var _model_shape_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85255);


const HEADED = `## Proposal Created

**Change**: parse-dates
**Status**: success

### Summary
The proposal says how dates are parsed. It has three phases.

### Artifacts
- openspec/changes/parse-dates/proposal.md

### Next Recommended
Ready for the specification (sdd-spec).

### Risks
None.
`;
const BLOCK = `**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
`;
const standardMismatch = {
    id: 'standard-mismatch',
    area: 'document',
    scope: 'return',
    severity: 'notice',
    summary: 'A return has the shape of the version it is judged by',
    rationale: 'When a return breaks the chosen version but fits another one of its family, by which it has fewer findings, the choice is more likely wrong than the agent. One line about that saves the search through many findings.',
    remedy: 'Choose the version that fits, or bring the agent to the chosen one.',
    sources: [{ document: 'return-gate', heading: 'the version is chosen by the user and never inferred silently' }],
    bad: [
        {
            families: ['return-meta'],
            set: { '/artifacts/0/type': 'handoff' },
            also: ['artifact-type', 'artifact-type-path'],
            raisedIn: 'some',
        },
        {
            families: ['return-meta'],
            set: { '/status': 'needs_research', '/artifacts': [], '/research_questions': ['Which calendars are in use?'] },
            also: ['status-value'],
        },
        {
            families: ['subagent-return'],
            set: {
                '/status': 'planned',
                '/metadata/session_id': 'sess_1735460684_a1b2c3',
                '/metadata/delegation_depth': 1,
                '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
            },
            also: ['status-value', 'session-id-format'],
            raisedIn: 'some',
        },
        {
            families: ['subagent-return'],
            set: { '/status': 'completed' },
            also: ['status-completed'],
            raisedIn: 'some',
        },
        { families: ['result-envelope'], text: BLOCK, also: ['envelope-heading', 'envelope-field'], raisedIn: 'some' },
        { families: ['result-envelope'], text: HEADED, also: ['envelope-field'], raisedIn: 'some' },
    ],
    good: [
        {},
        {
            families: ['return-meta'],
            set: { '/memory_candidates': null, '/partial_progress': { stage: 'done', details: 'All of it' } },
            also: ['partial-progress-leftover', 'field-type'],
        },
    ],
    check(subject) {
        const { satisfies, standard } = subject;
        if (satisfies === null || !(0,_model_shape_error_js__WEBPACK_IMPORTED_MODULE_0__/* .breaksShape */ .u)(subject.shapeErrors, subject.value, standard.shape))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING */ .K$;
        return [
            {
                pointer: '',
                message: `The return does not have the shape of ${standard.id}, by which it is judged, but that of ${satisfies}.`,
                recommendation: `Choose the standard ${satisfies} if that is what the agent follows; else have it follow ${standard.id}.`,
                value: satisfies,
            },
        ];
    },
};


/***/ }),

/***/ 17261:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ statusValue)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71799);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2691);





const statusValue = {
    id: 'status-value',
    area: 'status',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The status is one of the values that the standard lists',
    rationale: 'Callers branch on the status. A value outside the list, or one in another letter case, takes none of their branches, and the work is lost or done twice.',
    remedy: 'Write one of the listed values, in exactly that letter case.',
    fixes: [{ safety: 'unsafe', does: 'writes the listed status that was probably meant' }],
    sources: [
        { document: '000', heading: 'status (required)' },
        { document: '001', heading: 'status (required)' },
        { document: '002', heading: 'Step 3: Validate Status Field' },
        { document: '003', heading: 'status (required)' },
        { document: '004', heading: 'Fields' },
    ],
    bad: [
        { families: ['return-meta', 'subagent-return', 'orchestrator-handoff'], set: { '/status': 'finished' } },
        { families: ['result-envelope'], replace: [['**Status**: success', '**Status**: finished']] },
    ],
    good: {},
    check(subject) {
        const status = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(subject);
        if (status === undefined || subject.standard.statuses.includes(status))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$;
        const { instead, because } = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestStatus */ .pD)(subject, status);
        const reason = because === undefined ? '' : ` ${because}`;
        return [
            {
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)('', 'status'),
                message: `Status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(status)} is not one of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(subject.standard.statuses)}.${reason}`,
                recommendation: instead === undefined
                    ? `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormat */ .F7)(subject)}: use a listed status.`
                    : `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormat */ .F7)(subject)}: write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(instead)}.`,
                ...(instead === undefined ? {} : { fix: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .statusFix */ .OH)(instead) }),
            },
        ];
    },
};


/***/ }),

/***/ 20771:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ tooManyElements)
/* harmony export */ });
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10817);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62778);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);



const MANY = Array.from({ length: _model_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ELEMENTS */ .q3 + 1 });
const tooManyElements = {
    id: 'too-many-elements',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: `The lists of a file have no more than ${String(_model_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ELEMENTS */ .q3)} elements in all`,
    rationale: 'An agent hands over a handful of files and errors. A file of far more is a mistake or is meant to stall the gate, so it is not judged; and what was not judged must not pass.',
    remedy: 'List what the work is about, keep long lists in an artifact, and divide a log that has grown so large.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so judging is bounded' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/metadata/visited': MANY.map((_, n) => n) },
        },
        {
            families: ['result-envelope'],
            replace: [['None.', MANY.map(() => '- **WARNING**: Slow.').join('\n')]],
        },
        {
            families: ['verify-result'],
            replace: [['verdict: pass', `verdict: pass\n${MANY.map(() => '- Slow.').join('\n')}`]],
        },
    ],
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind !== 'too-many-elements')
                continue;
            problems.push({
                range: _model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_START */ .W,
                message: `The lists of the file have ${String(problem.count)} elements, more than the limit of ${String(problem.limit)}; its returns were not judged.`,
                recommendation: 'Shorten the lists, keep them in an artifact, or divide the file.',
                value: problem.kind,
            });
        }
        return problems.length === 0 ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$ : problems;
    },
};


/***/ }),

/***/ 65287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ tooManyReturns)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71799);

const MANY = 1_001;
const tooManyReturns = {
    id: 'too-many-returns',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'A file holds at most 1,000 returns',
    rationale: 'No log of a real project has so many. A file that has is no log or is meant to stall the gate, so only the first are judged; and what was not judged must not pass.',
    remedy: 'Split the log into several files, or leave it out of the patterns.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: { repeat: MANY, also: ['session-id-reused'] },
    good: {},
    check(document) {
        for (const problem of document.problems) {
            if (problem.kind !== 'too-many-returns')
                continue;
            const { found, limit } = problem;
            return [
                {
                    message: `The file holds ${String(found)} returns, ${String(found - limit)} more than the ${String(limit)} that are judged.`,
                    recommendation: 'Split the file, so that each of its returns is judged, or leave it out of the patterns.',
                    value: 'too-many-returns',
                },
            ];
        }
        return _model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$;
    },
};


/***/ })

};
;