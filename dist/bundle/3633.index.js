"use strict";
exports.id = 3633;
exports.ids = [3633];
exports.modules = {

/***/ 91078:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S2: () => (/* binding */ envelopeStatusWords),
  _2: () => (/* binding */ resultEnvelope),
  D4: () => (/* binding */ resultEnvelopeRules),
  Yx: () => (/* binding */ use)
});

// NAMESPACE OBJECT: ./src/families/result-envelope/rules/index.ts
var rules_namespaceObject = {};
__webpack_require__.r(rules_namespaceObject);
__webpack_require__.d(rules_namespaceObject, {
  contentRules: () => (contentRules),
  sectionRules: () => (sectionRules)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/read/lines/claim.ts
var lines_claim = __webpack_require__(30040);
// EXTERNAL MODULE: ./src/families/define.ts + 4 modules
var families_define = __webpack_require__(41149);
// EXTERNAL MODULE: ./src/model/rule.ts
var model_rule = __webpack_require__(71799);
// EXTERNAL MODULE: ./src/model/requirements.ts
var requirements = __webpack_require__(16057);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/families/text-rules.ts
var text_rules = __webpack_require__(38363);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
;// CONCATENATED MODULE: ./src/families/result-envelope/rules/contents.ts







const MIN = 1;
const MAX = 3;
const VAGUE = new Set('a ahead all and as as-is carry continue continuing done forward go going good he it keep later move moving next normally now on onward onwards phase phases planned please proceed process ready soon step steps task tasks tbd the then to todo with work workflow'.split(' '));
const LONGEST = 80;
const WORDS = (0,model_text.pattern)(String.raw `[\p{L}\p{N}-]+`, 'gu');
const withRisk = (status, risk) => ({
    replace: [
        ['**Status**: success', `**Status**: ${status}`],
        ['None.', risk],
    ],
});
const contentRules = (0,model_rule.rulesOnReturns)('envelope', {
    'envelope-summary-sentences': {
        severity: 'warning',
        about: () => ({
            summary: `The summary of an envelope has ${String(MIN)} to ${String(MAX)} sentences`,
            rationale: 'The orchestrator keeps the summary of every phase in its context. Longer text belongs in an artifact.',
            remedy: 'Say what happened in one to three sentences, and leave the details to the artifacts.',
            demand: {
                order: 20,
                text: 'The summary has 1 to 3 sentences.',
            },
            sources: ['004 Fields'],
            bad: {
                replace: [['It has three phases.', 'It has three phases. The first reads dates. The second reads times.']],
            },
            good: { replace: [['It has three phases.', 'It has three phases. The first reads dates.']] },
        }),
        check: (0,text_rules/* sentenceCount */.r4)((0,text_rules/* textAt */.$6)('summary'), {
            name: 'The summary',
            min: MIN,
            max: MAX,
            advice: (expected) => `Say what happened in ${expected}.`,
        }),
    },
    'envelope-next-vague': {
        severity: 'warning',
        about: () => ({
            summary: 'An envelope names the exact next step',
            rationale: 'The orchestrator takes its next step from here. It knows that it should continue; only the agent can tell which phase is ready, or what blocks it.',
            remedy: 'Name the phase that is ready, such as `Ready for specs (sdd-spec)`, or what must be done before it.',
            demand: {
                order: 30,
                text: 'The next step is named: "continue" or "proceed" alone is not enough.',
            },
            sources: ['004 Fields', '004 Sub-Agent Responsibilities'],
            bad: [
                { replace: [['Ready for the specification (sdd-spec).', 'Continue.']] },
                { replace: [['Ready for the specification (sdd-spec).', 'Proceed to the next phase']] },
            ],
            good: { replace: [['Ready for the specification (sdd-spec).', 'Continue with sdd-spec.']] },
        }),
        check({ value }) {
            const next = (0,json.stringField)(value, 'next');
            if (next === undefined || next.length > LONGEST)
                return model_rule.NOTHING;
            const words = [...next.toLowerCase().matchAll(WORDS())];
            if (words.length === 0 || !words.every(([word]) => VAGUE.has(word)))
                return model_rule.NOTHING;
            return {
                pointer: '/next',
                message: `${(0,model_text.quote)(next)} does not name the next step.`,
                recommendation: 'Name the phase that is ready, or what must be done before it.',
            };
        },
    },
    'envelope-change-folder': {
        needsPlace: true,
        severity: 'warning',
        about: () => ({
            summary: 'An envelope names the change in whose folder it and its artifacts are',
            rationale: 'All files of a change are in `openspec/changes/`, below its name. A result with another name is filed under the wrong change, or was copied from it.',
            remedy: "Write the folder's name as the change, or move the file. In the archive, the date before the name does not count.",
            demand: {
                order: 100,
                text: 'The change has the name of its folder below openspec/changes/.',
            },
            sources: ['004 Fields'],
            bad: { replace: [['**Change**: parse-dates', '**Change**: parse-times']] },
            good: [
                {},
                { file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md' },
                { file: 'docs/return-logs/phases.md' },
            ],
        }),
        check(subject) {
            const change = (0,json.stringField)(subject.value, 'change');
            if (change === undefined)
                return model_rule.NOTHING;
            const own = folderOf(subject.file);
            const folders = own === null ? artifactFolders(subject) : [own];
            const [first] = folders;
            if (first === undefined || folders.some((folder) => folder === change || (0,requirements.withoutDate)(folder) === change))
                return model_rule.NOTHING;
            return {
                pointer: '/change',
                message: `The change is called ${(0,model_text.quote)(change)}, but the folder is ${(0,model_text.quote)(first)}.`,
                recommendation: 'Write the name of the folder below openspec/changes/ as the change.',
            };
        },
    },
    'envelope-success-with-critical': {
        severity: 'error',
        about: () => ({
            summary: 'An envelope with a CRITICAL risk does not claim success',
            rationale: 'After a success the orchestrator starts the next phase, and the blocker is left behind.',
            remedy: 'Resolve the risk, or use the status for unfinished work; a risk that may wait is not CRITICAL.',
            demand: {
                order: 50,
                text: '"success" has no CRITICAL risk.',
            },
            sources: ['004 Sub-Agent Responsibilities'],
            bad: { replace: [['None.', '**CRITICAL**: Dates before 1970 are lost.']] },
            good: { replace: [['None.', '**WARNING**: Dates before 1970 are lost.']] },
        }),
        check: withoutCritical('success', 'claims "success" and has', ({ statuses }) => {
            return `Resolve the risk, or return the status ${(0,model_text.quote)((0,collections/* elementAt */.s2)(statuses, statuses.length - 1))}.`;
        }),
    },
    'envelope-critical-with-warning': {
        severity: 'warning',
        about: () => ({
            summary: 'An envelope with a CRITICAL risk has the status failure, not warning',
            rationale: 'The status `warning` means concerns that block nothing, but a CRITICAL risk must be resolved first.',
            remedy: 'Return `failure`, or call the risk a WARNING if the next phase can start.',
            demand: {
                order: 60,
                text: '"warning" has no CRITICAL risk: use "failure" then.',
            },
            sources: ['return-gate Document 004 calls warnings non-blocking, and CRITICAL what blocks', '004 Fields'],
            bad: withRisk('warning', '- **CRITICAL**: Dates before 1970 are lost.'),
            good: withRisk('warning', '- **WARNING**: Dates before 1970 are lost.'),
        }),
        check: withoutCritical('warning', 'has the status "warning" and', () => 'Return the status "failure", or call the risk a WARNING if the next phase can start.'),
    },
    'envelope-failure-without-risk': {
        severity: 'warning',
        about: () => ({
            summary: 'An envelope that reports a failure names the risk behind it',
            rationale: 'Something made the phase fail. If the risks do not name it, it is unknown what to resolve.',
            remedy: 'List the cause of the failure as a CRITICAL risk.',
            demand: {
                order: 70,
                text: '"warning" and "failure" name at least one risk.',
            },
            sources: ['return-gate Document 004 has blockers among the risks'],
            bad: { replace: [['**Status**: success', '**Status**: failure']] },
            good: withRisk('failure', '- **CRITICAL**: Dates before 1970 are lost.'),
        }),
        check: withoutRisk('failure', {
            message: 'The envelope has the status "failure" but names no risk.',
        }),
    },
    'envelope-warning-without-risk': {
        severity: 'warning',
        about: () => ({
            summary: 'An envelope with the status warning lists the risk it warns of',
            rationale: 'The status reports concerns. Without a risk, they are unknown.',
            remedy: 'List the concern as a WARNING risk, or return success.',
            sources: ['return-gate Document 004 calls warning a success with non-blocking concerns'],
            bad: { replace: [['**Status**: success', '**Status**: warning']] },
            good: withRisk('warning', '- **WARNING**: Dates before 1970 are lost.'),
        }),
        check: withoutRisk('warning', {
            message: 'The envelope has the status "warning" but lists no risks.',
            recommendation: 'List the concern as a WARNING risk, or return the status "success".',
        }),
    },
    'envelope-risk-severity': {
        severity: 'warning',
        about: () => ({
            summary: 'Every risk is CRITICAL, a WARNING or a SUGGESTION',
            rationale: 'A critical risk is shown to the user at once, and a suggestion may wait. Without the severity, the orchestrator cannot distinguish them.',
            remedy: 'Start each risk with its severity: `- **WARNING**: ...`; write `None.` if there are none.',
            demand: {
                order: 40,
                text: 'Each risk starts with CRITICAL, WARNING or SUGGESTION.',
            },
            sources: ['004 Fields'],
            bad: { replace: [['None.', '- Dates before 1970 are lost.']] },
            good: [
                {},
                { replace: [['None.', '- **WARNING**: Dates before 1970 are lost.\n- [SUGGESTION] Read times, too.']] },
            ],
        }),
        check(subject) {
            return (0,model_return.objectsOf)(subject, 'risks').flatMap(({ pointer, value }) => {
                const text = (0,json.stringField)(value, 'text');
                if (text === undefined || (0,json.has)(value, 'severity'))
                    return model_rule.NOTHING;
                return {
                    pointer,
                    message: `Risk ${(0,model_text.quote)(text)} has no severity; CRITICAL, WARNING or SUGGESTION was expected.`,
                    recommendation: `${(0,model_return.fixFormat)(subject)}: start the risk with its severity.`,
                    value: text,
                };
            });
        },
    },
});
function artifactFolders(subject) {
    return (0,model_return.artifactsOf)(subject).flatMap(({ plainPath }) => {
        const folder = plainPath === null ? null : folderOf(plainPath);
        return folder === null ? [] : [folder];
    });
}
function folderOf(path) {
    return /(?:^|\/)openspec\/changes\/(?:archive\/)?(?!archive\/)([^/]+)\//.exec(path)?.[1] ?? null;
}
function withoutRisk(status, problem) {
    return (subject) => {
        const risks = (0,json.field)(subject.value, 'risks');
        if ((0,model_return.statusOf)(subject) !== status || !(0,json.isArray)(risks) || risks.length > 0)
            return model_rule.NOTHING;
        return [{ pointer: '/risks', ...problem }];
    };
}
function withoutCritical(status, said, advice) {
    return (subject) => {
        const risks = (0,model_return.objectsOf)(subject, 'risks').filter(({ value }) => (0,json.stringField)(value, 'severity') === 'CRITICAL');
        const critical = risks.map(({ value }) => (0,json.stringField)(value, 'text')).find((text) => text !== undefined);
        if ((0,model_return.statusOf)(subject) !== status || critical === undefined)
            return model_rule.NOTHING;
        return {
            pointer: '/status',
            message: `The envelope ${said} a CRITICAL risk: ${(0,model_text.quote)(critical)}.`,
            recommendation: advice(subject.standard),
        };
    };
}

// EXTERNAL MODULE: ./src/rules/return.ts
var rules_return = __webpack_require__(50937);
// EXTERNAL MODULE: ./src/families/result-envelope/index.ts
var result_envelope = __webpack_require__(70811);
;// CONCATENATED MODULE: ./src/families/result-envelope/rules/sections.ts







const NAMES = ['Change', 'Status', 'Summary', 'Artifacts', 'Next Recommended', 'Risks'];
const PARTS_IN_ORDER = [
    ['change', 'project'],
    ['status'],
    ['summary'],
    ['artifacts'],
    ['next'],
    ['risks'],
];
const EXPECTED = {
    engram: 'an observation such as #obs_12345',
    openspec: 'a path below openspec/',
    none: '"None (ephemeral)" or a description',
};
const KINDS = { engram: 'observation', openspec: 'openspec', none: 'inline' };
const PARTS = [
    { field: 'status', headed: '**Status**:', block: '**Status**:' },
    { field: 'summary', headed: '### Summary', block: '**Summary**:' },
    { field: 'artifacts', headed: '### Artifacts', block: '**Artifacts**:' },
    { field: 'next', headed: '### Next Recommended', block: '**Next**:' },
    { field: 'risks', headed: '### Risks', block: '**Risks**:' },
];
const FORMS = { headed: 'headings such as "### Summary"', block: 'bold labels such as "**Summary**:"' };
const sectionRules = (0,model_rule.rulesOnReturns)('envelope', {
    'envelope-section-order': {
        severity: 'notice',
        about: () => ({
            summary: 'The parts of an envelope are in the order of the standard',
            rationale: 'People who read many envelopes look for each part in its usual place.',
            remedy: `Put the parts in this order: ${(0,model_text.listOf)(NAMES, 'and')}.`,
            sources: ['004 Result Envelope Format'],
            bad: {
                replace: [['**Change**: parse-dates\n**Status**: success', '**Status**: success\n**Change**: parse-dates']],
            },
        }),
        check({ value }) {
            const problems = [];
            let last = 0;
            for (const name of (0,json.listField)(value, 'order').filter((part) => typeof part === 'string')) {
                const rank = PARTS_IN_ORDER.findIndex((parts) => parts.includes(name));
                if (rank < 0)
                    continue;
                if (rank < last) {
                    problems.push({
                        pointer: `/${name}`,
                        part: 'key',
                        message: `${(0,collections/* elementAt */.s2)(NAMES, rank)} comes after ${(0,collections/* elementAt */.s2)(NAMES, last)}; it was expected before it.`,
                        recommendation: `Put the parts in this order: ${(0,model_text.listOf)(NAMES, 'and')}.`,
                        value: name,
                    });
                }
                last = Math.max(last, rank);
            }
            return problems;
        },
    },
    'envelope-heading': {
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'An envelope starts with a heading that names its phase',
            rationale: 'A log holds the results of many phases. The heading shows where one starts, and names the phase.',
            remedy: 'Start the envelope with a heading of the second level, such as `## Proposal Created`.',
            sources: ['004 Result Envelope Format'],
            bad: [{ replace: [['## Proposal Created\n\n', '']] }, { replace: [['## Proposal', '# Proposal']] }],
            good: { replace: [['## Proposal Created', '## Verification Report']] },
        }),
        check(subject) {
            if ((0,json.stringField)(subject.value, 'heading') !== undefined)
                return model_rule.NOTHING;
            return {
                property: 'heading',
                message: 'The envelope has no heading that names its phase; one such as "## Proposal Created" was expected.',
                recommendation: `${(0,model_return.fixFormat)(subject)}: start the envelope with a heading of the second level.`,
            };
        },
    },
    'envelope-unread': (0,rules_return/* unreadRule */.G)(() => ({
        summary: 'All artifacts of an envelope can be read',
        rationale: 'Nobody checks an unread path. Code below Artifacts that names files without listing paths may hold such claims. So may text after a comment that never ends. If the compared change neither added nor changed the return, this is a notice.',
        remedy: 'List each artifact as its own item, with its path in backticks.',
        demand: {
            order: 90,
            text: 'A code block below Artifacts, if there is one, only lists paths, one per line.',
        },
        sources: ['return-gate An unread part must not look proved'],
        bad: {
            replace: [
                [
                    'openspec/changes/parse-dates/proposal.md',
                    'openspec/changes/parse-dates/proposal.md\n\n```\nsrc/\n├── dates.ts\n└── times.ts\n```',
                ],
            ],
            also: ['envelope-mode'],
        },
        good: {
            replace: [
                [
                    'openspec/changes/parse-dates/proposal.md',
                    'openspec/changes/parse-dates/proposal.md\n\n```\nopenspec/changes/parse-dates/proposal.md\n```',
                ],
            ],
        },
    }), ({ claims }) => claims > 0),
    'envelope-mode': {
        severity: 'warning',
        about: () => ({
            summary: 'The artifacts of an envelope are kept where its mode keeps them',
            rationale: 'All phases of a project keep their artifacts in one place: in Engram, below `openspec/`, or nowhere. The next phase only looks there.',
            remedy: "Keep the artifact where the mode requires, or configure the project's real mode.",
            demand: {
                order: 80,
                text: 'All artifacts are kept in one place: paths in the project, Engram observations such as #obs-1, or "None (ephemeral)".',
            },
            sources: ['004 Fields'],
            bad: [
                { context: { familySettings: new Map([['envelope-mode', 'engram']]) } },
                {
                    replace: [
                        [
                            'openspec/changes/parse-dates/proposal.md',
                            'openspec/changes/parse-dates/proposal.md\n- Engram observation: #obs_5c1f',
                        ],
                    ],
                    also: ['artifact-unverifiable'],
                    raisedIn: 'some',
                },
            ],
            good: [
                { context: { familySettings: new Map([['envelope-mode', 'openspec']]) } },
                {
                    replace: [['openspec/changes/parse-dates/proposal.md', 'Engram observation: #obs_5c1f']],
                    context: { familySettings: new Map([['envelope-mode', 'engram']]) },
                    also: ['artifact-unverifiable'],
                },
            ],
        }),
        params: { mayMix: false },
        check(subject, { familySettings }, { mayMix }) {
            const configured = result_envelope/* ENVELOPE_MODES */.IU.find((mode) => mode === familySettings.get('envelope-mode')) ?? null;
            if (configured === null && mayMix === true)
                return model_rule.NOTHING;
            const artifacts = (0,model_return.artifactsOf)(subject).map((artifact) => ({ ...artifact, kind: artifactKind(artifact) }));
            const mode = configured ?? modeOf(artifacts.map(({ kind }) => kind));
            if (mode === null)
                return model_rule.NOTHING;
            return artifacts.flatMap(({ pointer, value, kind }) => {
                if (kind === 'project' || kind === KINDS[mode])
                    return model_rule.NOTHING;
                const text = (0,json.stringField)(value, 'text') ?? '';
                return {
                    pointer,
                    message: `Artifact ${(0,model_text.quote)(text)} does not fit the mode ${mode}; ${EXPECTED[mode]} was expected.`,
                    recommendation: "Keep the artifact where the mode requires, or configure the project's mode.",
                    value: text,
                };
            });
        },
    },
    'envelope-field': {
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'An envelope has every part that the standard names, in its form',
            rationale: 'The orchestrator decides the next step by these parts, and finds them by name. If one is missing, it has to guess, so even a part without risks says so.',
            remedy: 'Add the part. Without artifacts or risks, write `None.`',
            demand: {
                order: 10,
                text: (_, { params }) => `${params.needsChange === true ? 'One of "change" and "project" is required, and no' : 'No'} part is left out: where there are no artifacts or no risks, it is "None."`,
            },
            sources: ['004 Fields', 'upstream the block of labels'],
            bad: [
                { replace: [['Ready for the specification (sdd-spec).', '']] },
                { replace: [['None.', '']] },
                { replace: [['**Change**: parse-dates\n', '']], raisedIn: 'some' },
            ],
        }),
        params: { needsChange: true },
        check(subject, _, { needsChange }) {
            const { value, standard } = subject;
            const problems = [];
            const expected = standard.shape.enums['/form']?.includes('block') === true ? 'block' : 'headed';
            const form = (0,json.stringField)(value, 'form') ?? expected;
            if ((form === 'headed' || form === 'block') && form !== expected) {
                problems.push({
                    pointer: '/form',
                    message: `The parts of the envelope have ${FORMS[form]}; ${FORMS[expected]} were expected.`,
                    recommendation: `${(0,model_return.fixFormat)(subject)}: write ${(0,model_text.listOf)(PARTS.slice(1).map((part) => part[expected]), 'and')}.`,
                });
            }
            if (needsChange === true && !(0,json.has)(value, 'change') && !isInit(value)) {
                problems.push({
                    property: 'change',
                    message: 'The envelope does not name its change; "**Change**:" was expected. Only an init\'s envelope has none.',
                    recommendation: `${(0,model_return.fixFormat)(subject)}: add "**Change**:" with the name of the change.`,
                });
            }
            for (const part of PARTS) {
                if ((0,json.has)(value, part.field))
                    continue;
                problems.push({
                    property: part.field,
                    ...(part.field === 'risks' ? { severity: 'warning' } : {}),
                    message: `The envelope has no ${(0,model_text.quote)(part[expected])}, or it is empty.`,
                    recommendation: `${(0,model_return.fixFormat)(subject)}: add ${(0,model_text.quote)(part[expected])}${part.field === 'risks' ? ', with "None." if there are none' : ''}.`,
                });
            }
            return problems;
        },
    },
});
function artifactKind({ value, path, plainPath }) {
    if ((0,json.stringField)(value, 'observation') !== undefined)
        return 'observation';
    if (path === undefined)
        return 'inline';
    return plainPath?.startsWith('openspec/') === true ? 'openspec' : 'project';
}
function modeOf(kinds) {
    const telling = kinds.find((kind) => kind === 'observation' || kind === 'openspec');
    if (telling === undefined)
        return null;
    return telling === 'observation' ? 'engram' : 'openspec';
}
function isInit(value) {
    return /\binit(?:ialis|ializ)?(?:ed|ation)?\b/i.test((0,json.stringField)(value, 'heading') ?? '');
}

;// CONCATENATED MODULE: ./src/families/result-envelope/rules/index.ts



;// CONCATENATED MODULE: ./src/families/result-envelope/envelopes.ts






const use = (0,families_define/* useFrom */.Ej)(rules_namespaceObject, (rule) => {
    if (rule.scope !== 'return' || rule.unread === true)
        return rule;
    const check = (subject, context, params) => subject.value.form === 'progress' ? model_rule.NOTHING : rule.check(subject, context, params);
    return { ...rule, check };
});
function envelopeClaims(value, file) {
    const claims = (0,json.listField)(value, 'artifacts').flatMap((entry, n) => {
        const claim = (0,lines_claim/* claimOfEntry */.a9)(entry, (0,pointer.join)('', 'artifacts', n, 'path'));
        return claim === null || claim.path === '' ? [] : [(0,lines_claim/* fromFolder */.FC)(claim, file)];
    });
    return (0,lines_claim/* mergedClaims */.qe)(claims).map((claim) => (claim.deletes === true ? { ...claim, kind: 'deletion' } : claim));
}
const resultEnvelopeRules = [
    ...families_define/* rulesOnWork */.KK,
    use('json-encoding'),
    use('no-return-found'),
    use('file-too-large'),
    use('return-undetermined'),
    use('too-many-elements'),
    use('too-many-returns'),
    use('standard-mismatch'),
    use('status-value'),
    use('phantom-work'),
    use('too-many-claims'),
    use('path-root'),
    use('artifact-not-deleted', { severity: 'warning' }),
    use('envelope-field'),
    use('envelope-unread'),
    use('envelope-summary-sentences'),
    use('envelope-next-vague'),
    use('envelope-success-with-critical'),
    use('envelope-mode'),
    use('envelope-change-folder'),
    use('no-returns'),
];
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
const resultEnvelope = {
    open: [],
    artifactTypes: [],
    claimFields: [{ pattern: '/artifacts/*/observation', kind: 'observation' }],
    claims: envelopeClaims,
    claimsInWords: 'the files that are listed as artifacts, made or deleted',
    isMarkdown: true,
    structureInWords: 'Return is one result envelope',
};


/***/ }),

/***/ 46052:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ headedSample),
/* harmony export */   c: () => (/* binding */ blockSample)
/* harmony export */ });
const FILES = {
    file: 'openspec/changes/parse-dates/proposal.return.md',
    tree: { 'openspec/changes/parse-dates/proposal.md': '# Parse dates\n\nWhy and how.\n' },
};
const headedSample = {
    ...FILES,
    text: `## Proposal Created

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
`,
};
const blockSample = {
    ...FILES,
    text: `**Change**: parse-dates
**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
**Skill Resolution**: injected
`,
};


/***/ }),

/***/ 99497:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ shapeOf)
/* harmony export */ });
function shapeOf(validator) {
    return (value) => {
        validator(value);
        return (validator.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(toShapeError);
    };
}
function toShapeError(error) {
    const { missingProperty, type } = error.params;
    const detail = error.keyword === 'required' ? missingProperty : error.keyword === 'type' ? type : [];
    return {
        keyword: error.keyword,
        pointer: error.instancePath,
        detail: [detail].flat().join(' or '),
        conditional: /\/(?:then|else|anyOf|not)\//.test(`${error.schemaPath}/`),
        advisory: error.schemaPath.includes('/$defs/advisory'),
    };
}


/***/ }),

/***/ 38363:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   J5: () => (/* binding */ listUnderStatus),
/* harmony export */   KD: () => (/* binding */ placeOfText),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   Kg: () => (/* binding */ isString),
/* harmony export */   Te: () => (/* binding */ estimatedTokens),
/* harmony export */   _1: () => (/* binding */ textsOfList),
/* harmony export */   bo: () => (/* binding */ noBlankText),
/* harmony export */   eG: () => (/* binding */ otherElements),
/* harmony export */   hS: () => (/* binding */ estimatedTokensInWords),
/* harmony export */   hj: () => (/* binding */ eachText),
/* harmony export */   nn: () => (/* binding */ textsOfArtifacts),
/* harmony export */   oV: () => (/* binding */ allSummaries),
/* harmony export */   r4: () => (/* binding */ sentenceCount),
/* harmony export */   sc: () => (/* binding */ textLength)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87979);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);






function textAt(...way) {
    const outer = way.slice(0, -1);
    const [parent, name] = [(0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)('', ...outer), (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(way, outer.length)];
    return ({ value }) => {
        let holder = value;
        for (const key of outer)
            holder = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(holder, key);
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.stringField)(holder, name);
        return text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING : [{ parent, field: name, text }];
    };
}
function textsOfArtifacts(name) {
    return (subject) => {
        const texts = [];
        for (const { pointer, [name]: text } of (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.artifactsOf)(subject)) {
            if (text !== undefined)
                texts.push({ parent: pointer, field: name, text });
        }
        return texts;
    };
}
function allSummaries(subject) {
    return [...textAt('summary')(subject), ...textsOfArtifacts('summary')(subject)];
}
function placeOfText({ parent, field: name }) {
    return (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)(parent, name);
}
function textsOfList(list, ...names) {
    return (subject) => (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.objectsOf)(subject, list).flatMap(({ pointer, value }) => names.flatMap((name) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.stringField)(value, name);
        return text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING : { parent: pointer, field: name, text };
    }));
}
function eachText(texts, problemIn) {
    return (subject, _context, params) => {
        let problems;
        for (const found of texts(subject)) {
            const words = problemIn(found, subject, params);
            if (words !== null)
                (problems ??= []).push({ pointer: placeOfText(found), ...words });
        }
        return problems ?? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
    };
}
function noBlankText(texts, problem) {
    return eachText(texts, (found, subject) => ((0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.isBlank)(found.text) ? problem(found, subject) : null));
}
function textLength(texts, { name, min, max, advice }) {
    const expected = min === undefined ? `at most ${String(max)} are allowed` : `${String(min)} to ${String(max)} were expected`;
    return eachText(texts, ({ text: { length } }, subject) => length >= (min ?? 0) && length <= max
        ? null
        : {
            message: `${name} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(length, 'character')}; ${expected}.`,
            recommendation: advice(length, subject),
        });
}
function sentenceCount(texts, { name, min, max: usualMax, advice }) {
    return eachText(texts, ({ text }, subject, params) => {
        const max = Number(params.max ?? usualMax);
        const found = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.isBlank)(text) ? null : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.otherSentences)(text, min, max);
        if (found === null)
            return null;
        const bounds = `${String(min)} to ${String(max)}`;
        return {
            message: `${name} has ${found}; ${bounds} were expected.`,
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
function otherElements(list, fits, pointer, words) {
    return list.flatMap((element, n) => (fits(element) ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING : { pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)(pointer, n), ...words(element, n) }));
}
function listUnderStatus(statuses, name, noun, advice) {
    return (subject) => {
        const status = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.statusOf)(subject);
        if (status === undefined || !statuses.includes(status))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(subject.value, name) ?? null;
        if (list !== null && !((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.isArray)(list) && list.length === 0))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
        const isAbsent = !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.has)(subject.value, name);
        return {
            ...(isAbsent ? { pointer: '', property: name } : { pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)('', name) }),
            message: `Status is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(status)} but ${name} is ${isAbsent ? 'absent' : list === null ? 'null' : 'empty'}; at least one ${noun} was expected.`,
            recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: ${advice}.`,
        };
    };
}
function isString(value) {
    return typeof value === 'string';
}
function isText(value) {
    return isString(value) && !(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.isBlank)(value);
}


/***/ })

};
;