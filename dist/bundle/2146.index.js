"use strict";
exports.id = 2146;
exports.ids = [2146];
exports.modules = {

/***/ 71690:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eu: () => (/* binding */ typeOfFolder),
/* harmony export */   hQ: () => (/* binding */ plainSummary),
/* harmony export */   mL: () => (/* binding */ tellingFolder)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


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
function typeOfFolder(path, standard) {
    const type = tellingFolder((0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalisePath */ .qb)(path) ?? '')?.type;
    if (type === undefined || standard.artifactTypes.includes(type))
        return type;
    const instead = standard.confusions.artifactType.get(type)?.instead;
    return typeof instead === 'string' ? instead : undefined;
}
const LONGEST_NAME = 120;
function plainSummary(type, path) {
    const name = path.split(/[/\\]/).findLast((segment) => segment !== '') ?? path;
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .capital */ .Nx)(type)} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(name, LONGEST_NAME)}`;
}


/***/ }),

/***/ 32146:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loaded: () => (/* binding */ loaded)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
;// CONCATENATED MODULE: ./src/families/json/family-of.ts

function familyOf(value, chosen) {
    const status = (0,json/* stringField */.OM)(value, 'status') ?? '';
    const knows = (family) => chosen[family]?.statuses.includes(status) === true;
    if (knows('return-meta') !== knows('subagent-return'))
        return knows('return-meta') ? 'return-meta' : 'subagent-return';
    const fits = (family, other) => {
        const theirs = chosen[other]?.shape.fields[''] ?? [];
        return chosen[family]?.shape.fields['']?.some((field) => (0,json/* has */.zy)(value, field) && !theirs.includes(field)) === true;
    };
    const metadata = fits('return-meta', 'subagent-return');
    if (metadata !== fits('subagent-return', 'return-meta'))
        return metadata ? 'return-meta' : 'subagent-return';
    return (0,json/* has */.zy)(value, 'summary') ? 'subagent-return' : 'return-meta';
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
;// CONCATENATED MODULE: ./src/families/json/prompts.ts


const JSON_OBJECT = { list: 'fields', isJson: true, nameless: null, isSeenByHooks: true };
const prompts = new Map([
    [
        'subagent-return',
        {
            isWhat: 'the JSON that a subagent prints when it stops',
            ...JSON_OBJECT,
            opening: [
                'Your last message must be one JSON object and nothing else: no text before or after it, no Markdown fence.',
            ],
        },
    ],
    [
        'return-meta',
        {
            isWhat: 'the metadata file that an agent leaves beside its work',
            ...JSON_OBJECT,
            isUsual: true,
            opening: [
                'Before the work starts (Stage 0), write one JSON object and nothing else to the metadata file of your task:',
                'specs/{N}_{slug}/.return-meta.json, with the number of the task and its name in snake_case.',
                `In it, "status" is ${(0,model_text/* quote */.hD)(model_return/* UNFINISHED */.yA)}, "artifacts" is empty, "metadata" is complete, "started_at" is the time in ISO 8601, such as`,
                '2026-01-28T10:30:00Z, and "partial_progress" has "stage" and "details". Update it as the work goes on.',
                'Before you end, replace it with the return: with a final status, and without "partial_progress" unless that is "partial".',
                'The file is committed with the work that it claims. Your last message is a short summary in plain text; it is not JSON.',
            ],
        },
    ],
    [
        'orchestrator-handoff',
        {
            isWhat: 'the file that a skill leaves for the orchestrator that called it',
            ...JSON_OBJECT,
            withoutAgent: 'A handoff is written for an orchestrator and names no agent: leave --agent and --hook out.',
            opening: [
                'Before you end, write one JSON object and nothing else to the handoff of your task:',
                'specs/{N}_{slug}/.orchestrator-handoff.json, with the number of the task and its name in snake_case.',
                'It stays under 400 tokens (about 1,600 characters): details belong into the artifacts.',
            ],
        },
    ],
]);

// EXTERNAL MODULE: ./src/rules/index.ts + 32 modules
var rules = __webpack_require__(598);
// EXTERNAL MODULE: ./src/families/define.ts
var families_define = __webpack_require__(74937);
// EXTERNAL MODULE: ./src/families/text-rules.ts
var text_rules = __webpack_require__(38363);
;// CONCATENATED MODULE: ./src/families/json/rules/agent-type-empty.ts


const agentTypeEmpty = (0,text_rules/* blankTextRule */.IF)({
    id: 'agent-type-empty',
    area: 'metadata',
    severity: 'error',
    structural: true,
    summary: "The agent's name is not blank",
    rationale: 'Callers route and debug by the name of the agent. A blank one leaves nobody to ask.',
    remedy: 'Write the name under which the agent is defined.',
    demand: { askedBy: 'session-id-empty' },
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { set: { '/metadata/agent_type': '' } },
    good: {},
    texts: (0,text_rules/* textAt */.$6)('metadata', 'agent_type'),
    problem: ({ text }) => ({
        message: `Field metadata.agent_type is ${(0,model_text/* quote */.hD)(text)}; the agent's name was expected.`,
        recommendation: "Fix subagent return format: write the agent's own name.",
    }),
});

// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(71799);
;// CONCATENATED MODULE: ./src/families/json/rules/agent-type-other.ts




const agentTypeOther = {
    id: 'agent-type-other',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The return is by the agent that was called',
    rationale: 'A caller that names its agent expects that agent to answer. Another name in the return was copied from an example, or the return belongs to another call. Without `--agent` this is not checked. The names skill-planner, planner and planner-agent are the same.',
    remedy: 'Write the name of the agent that was called, or name the agent by `--agent` that is meant to answer.',
    sources: [
        { document: '002', heading: 'Step 1: Validate JSON Structure' },
        { document: '000', heading: 'metadata (required)' },
    ],
    bad: { context: { calledAgent: 'reviewer' } },
    good: [
        ...['planner', 'skill-planner', 'planner-agent'].map((calledAgent) => ({
            set: { '/metadata/agent_type': 'planner' },
            context: { calledAgent },
        })),
        {},
    ],
    check(subject, { calledAgent }) {
        const agent = (0,model_return/* agentOf */.jk)(subject);
        if (calledAgent === null || agent === null || (0,model_return/* isSameAgent */.MB)(agent, calledAgent))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'agent_type'),
                message: `The return is by ${(0,model_text/* quote */.hD)(agent)}, and the agent that was called is ${(0,model_text/* quote */.hD)(calledAgent)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(calledAgent)} as agent_type, or check the return of the agent that was called.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/agent-type-unknown.ts




const agentTypeUnknown = {
    id: 'agent-type-unknown',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The agent is one of the configured agents',
    rationale: 'The name of the agent should be the one under which it is defined. An unknown name cannot be routed to, and is often made up. Without a list of agents in the configuration this is not checked.',
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
        const meant = (0,model_text/* nearest */.pA)(agent, agents);
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'agent_type'),
                message: `Agent ${(0,model_text/* quote */.hD)(agent)} is not among the configured agents.`,
                ...(meant === undefined
                    ? {}
                    : { recommendation: `Write ${(0,model_text/* quote */.hD)(meant)}, or add the agent to the configured agents.` }),
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/artifact.ts
var artifact = __webpack_require__(97931);
;// CONCATENATED MODULE: ./src/families/json/rules/artifact-duplicate.ts





const artifactDuplicate = {
    id: 'artifact-duplicate',
    area: 'artifacts',
    step: 'artifacts',
    scope: 'return',
    severity: 'error',
    summary: 'No two artifacts of a return name the same file',
    rationale: 'A file that is listed twice is linked twice and counted as two pieces of work. Two spellings of one path hide it.',
    remedy: 'Keep one artifact for the file.',
    demand: 'stated',
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
        return problems;
    },
};

// EXTERNAL MODULE: ./src/families/json/artifact-folder.ts
var artifact_folder = __webpack_require__(71690);
// EXTERNAL MODULE: ./src/model/describe-value.ts
var describe_value = __webpack_require__(94796);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
;// CONCATENATED MODULE: ./src/families/json/rules/artifact-object.ts








const artifactObject = {
    id: 'artifact-object',
    area: 'artifacts',
    step: 'artifacts',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'Every artifact is an object',
    rationale: 'Callers read the type and the path of each artifact. A bare path has no fields to read, so the file is never linked. All such elements of a list are one finding.',
    remedy: 'Replace it with an object that has the type, the path and the summary of the file.',
    fixes: [
        {
            safety: 'unsafe',
            does: 'writes bare paths as objects, where the folders of all of them below `specs/` give the type; the summary is made of type and file name',
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
        const artifacts = (0,json/* listField */.FZ)(subject.value, 'artifacts');
        const fields = (0,model_text/* listOf */.c3)(subject.standard.shape.fields['/artifacts/*'] ?? ['type', 'path'], 'and');
        const wrong = [];
        for (let index = 0; index < artifacts.length; index++) {
            const written = artifacts[index];
            if ((0,json/* isObject */.Gv)(written))
                continue;
            wrong.push({ index, written, edit: editOf(written, (0,model_pointer/* join */.fj)('', 'artifacts', index), subject.standard) });
        }
        const [first] = wrong;
        return first === undefined ? rule/* NOTHING */.K$ : [problemOf(first, wrong, fields, subject)];
    },
};
const MOST_SHOWN = 3;
function problemOf(first, wrong, fields, subject) {
    const shown = wrong.slice(0, MOST_SHOWN).map(({ written }) => valueInWords(written));
    const more = wrong.length - shown.length;
    const listed = more === 0 ? (0,model_text/* listOf */.c3)(shown, 'and') : `${shown.join(', ')} and ${String(more)} more`;
    const edits = wrong.flatMap(({ edit }) => edit ?? []);
    const does = `write ${(0,model_text/* count */.U9)(edits.length, 'bare path')} as ${edits.length === 1 ? 'an object' : 'objects'} with type, path and summary`;
    return {
        pointer: (0,model_pointer/* join */.fj)('', 'artifacts', first.index),
        ...(edits.length < wrong.length ? {} : { fix: { safety: 'unsafe', does, edits } }),
        message: wrong.length === 1
            ? `Artifact ${String(first.index + 1)} is ${listed}; an object with ${fields} was expected.`
            : `${String(wrong.length)} artifacts are not objects: ${listed}; objects with ${fields} were expected.`,
        recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write each artifact as an object with ${fields}.`,
    };
}
function valueInWords(written) {
    return typeof written === 'string' ? `the bare string ${(0,model_text/* quote */.hD)(written, 200)}` : (0,describe_value/* describeValue */.b)(written);
}
function editOf(written, pointer, standard) {
    const path = typeof written === 'string' ? (0,model_path/* normalisePath */.qb)(written.replaceAll('\\', '/')) : null;
    const type = path === null ? undefined : (0,artifact_folder/* typeOfFolder */.eu)(path, standard);
    if (path === null || type === undefined)
        return null;
    return { kind: 'set', pointer, value: { type, path, summary: (0,artifact_folder/* plainSummary */.hQ)(type, path) } };
}

;// CONCATENATED MODULE: ./src/families/json/rules/artifact-path-empty.ts


const artifactPathEmpty = (0,text_rules/* blankTextRule */.IF)({
    id: 'artifact-path-empty',
    area: 'artifacts',
    step: 'artifacts',
    severity: 'error',
    structural: true,
    summary: "An artifact's path is not blank",
    rationale: 'A blank path names no file, so there is nothing to link and nothing to prove.',
    remedy: 'Write the path of the file, or take the artifact out of the return.',
    demand: { askedBy: 'session-id-empty' },
    sources: [{ document: '000', heading: 'Validation Rules Summary' }],
    bad: { set: { '/artifacts/0/path': ' ' } },
    good: {},
    texts: (0,text_rules/* textsOfArtifacts */.nn)('path'),
    problem: ({ text }, subject) => ({
        message: `The artifact's path is ${text === '' ? 'empty' : 'nothing but white space'}; the path of a file was expected.`,
        recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write the path relative to the project root.`,
    }),
});

;// CONCATENATED MODULE: ./src/families/json/rules/artifact-path-slashes.ts




const artifactPathSlashes = {
    id: 'artifact-path-slashes',
    area: 'artifacts',
    step: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "An artifact's path uses forward slashes",
    rationale: 'A backslash divides folders on Windows only. In git, and on every other machine, it is a letter of the name, so the path leads to no file.',
    remedy: 'Write `/` between folders.',
    fixes: [{ safety: 'safe', does: 'writes `/` for every backslash' }],
    demand: 'stated',
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
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/artifact-path-valid.ts





const CONTROL = /[\0-\x1f\x7f-\x9f]/;
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const NO_WIDTH = /[\u00AD\u200B\u2060-\u2064\uFEFF]/;
const UNSEEN = [CONTROL, DIRECTION, NO_WIDTH].map(({ source }) => source).join('|');
const EACH_UNSEEN = new RegExp(UNSEEN, 'g');
const DOTS = /\/\.{1,2}(?:\/|$)/;
const SUSPECT = new RegExp(`${UNSEEN}|//|/\\.|^\\.|/$|\\s$`);
function faults(path) {
    const found = [];
    if (CONTROL.test(path))
        found.push('control characters');
    if (DIRECTION.test(path))
        found.push('bidirectional characters');
    if (NO_WIDTH.test(path))
        found.push('zero-width characters');
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
    step: 'artifacts',
    scope: 'return',
    severity: 'warning',
    summary: "An artifact's path is written in its plain form",
    rationale: 'Callers compare paths letter by letter and put them into links and shell commands. A path with detours or invisible characters is another path to them, although it may lead to the same file.',
    remedy: 'Write the path from the project root without `./`, `//`, `..`, a trailing `/`, white space at its end, and control, bidirectional or zero-width characters.',
    fixes: [
        { safety: 'safe', does: 'writes the path without detours: `./`, `//` and `..`' },
        {
            safety: 'unsafe',
            does: 'removes control, bidirectional and zero-width characters, white space at its end and a trailing `/`',
        },
    ],
    demand: 'stated',
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: [
        { set: { '/artifacts/0/path': './specs/7_parse_dates//plans/01_parse-dates.md' } },
        {
            set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01_parse-dates\u202Edm.md' },
            tree: { 'specs/7_parse_dates/plans/01_parse-dates\u202Edm.md': '# Parse dates\n' },
        },
    ],
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
            const plain = (0,model_path/* normalisePath */.qb)(path.replace(EACH_UNSEEN, '').trimEnd());
            const advice = plain === null || plain === ''
                ? 'write the path of a file from the project root'
                : `write ${(0,model_text/* quote */.hD)(plain, 200)}`;
            const place = (0,model_pointer/* join */.fj)(pointer, 'path');
            problems.push({
                pointer: place,
                ...(plain === null || plain === '' ? {} : { fix: fixOf(path, plain, place) }),
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} has ${(0,model_text/* listOf */.c3)(found, 'and')}; a plain path was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: ${advice}.`,
            });
        }
        return problems;
    },
};
function fixOf(path, plain, pointer) {
    return {
        safety: (0,model_path/* normalisePath */.qb)(path) === plain && !(0,model_path/* namesFolder */.z0)(path) ? 'safe' : 'unsafe',
        does: `write ${(0,model_text/* quote */.hD)(plain, 200)}`,
        edits: [{ kind: 'set', pointer, value: plain }],
    };
}

;// CONCATENATED MODULE: ./src/families/json/rules/artifact-summary.ts





const artifactSummary = {
    id: 'artifact-summary',
    area: 'artifacts',
    step: 'artifacts',
    scope: 'return',
    severity: 'warning',
    summary: 'Every artifact has a summary',
    rationale: 'The orchestrator does not open the files that it passes on. Without a summary it knows no more of an artifact than its name.',
    remedy: 'Add a summary that says in one sentence what the file holds.',
    requires: ['/artifacts/summary'],
    demand: { askedBy: 'session-id-empty' },
    sources: [{ document: '003', heading: 'artifacts (required)' }],
    bad: [{ families: ['subagent-return'], remove: ['/artifacts/0/summary'] }, { set: { '/artifacts/0/summary': ' ' } }],
    good: {},
    check(subject) {
        const problems = [];
        const isRequired = subject.standard.shape.required['/artifacts/*']?.includes('summary') === true;
        for (const { pointer, value, path } of (0,artifact/* artifactsOf */.N)(subject)) {
            const summary = (0,json/* field */.ZZ)(value, 'summary');
            const isBlankText = typeof summary === 'string' && (0,model_text/* isBlank */.z3)(summary);
            if (summary === undefined ? isRequired : !isBlankText)
                continue;
            const name = path === undefined ? 'The artifact' : `Artifact ${(0,model_text/* quote */.hD)(path, 200)}`;
            problems.push({
                ...(isBlankText ? { pointer: (0,model_pointer/* join */.fj)(pointer, 'summary') } : { pointer, property: 'summary' }),
                message: `${name} has ${isBlankText ? 'a blank' : 'no'} summary.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: ${isBlankText ? 'say in the summary' : 'add a "summary" that says'} what the file holds.`,
            });
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/artifact-summary-length.ts

const LIMIT = 200;
const artifactSummaryLength = (0,text_rules/* textLengthRule */.Cu)({
    id: 'artifact-summary-length',
    area: 'artifacts',
    step: 'artifacts',
    severity: 'warning',
    summary: `An artifact's summary has at most ${String(LIMIT)} characters`,
    rationale: 'The summary of an artifact is one line in a list that an orchestrator reads; what is longer belongs into the artifact.',
    remedy: 'Shorten it to the one thing that the file holds.',
    demand: {
        order: 90,
        text: 'The "summary" of an artifact is one sentence of at most 200 characters.',
    },
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: { set: { '/artifacts/0/summary': `A plan ${'for parsers '.repeat(20)}` } },
    good: {},
    texts: (0,text_rules/* textsOfArtifacts */.nn)('summary'),
    name: "The artifact's summary",
    max: LIMIT,
    advice: () => 'Shorten the summary to one sentence that says what the file holds.',
});

;// CONCATENATED MODULE: ./src/families/json/rules/artifact-summary-sentence.ts



const artifactSummarySentence = {
    id: 'artifact-summary-sentence',
    area: 'artifacts',
    step: 'artifacts',
    scope: 'return',
    severity: 'notice',
    summary: "An artifact's summary is one sentence",
    rationale: 'The summary is one line in a list of files. A second sentence is lost there, and belongs into the file.',
    remedy: 'Say what the file holds in one sentence.',
    demand: { askedBy: 'artifact-summary-length' },
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0/summary': 'Plan for parsing dates. It has three phases.' } },
    good: { set: { '/artifacts/0/summary': 'Plan for parsing dates, with three phases.' } },
    check(subject) {
        const problems = [];
        for (const { pointer, summary } of (0,artifact/* artifactsOf */.N)(subject)) {
            if (summary === undefined || (0,model_text/* sentencesWithin */.UW)(summary, 0, 1))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'summary'),
                message: `The artifact's summary has ${(0,model_text/* sentencesInWords */.Vl)(summary, 1)}; one was expected: ${(0,model_text/* quote */.hD)(summary)}.`,
            });
        }
        return problems;
    },
};

// EXTERNAL MODULE: ./src/model/suggest.ts
var suggest = __webpack_require__(2691);
;// CONCATENATED MODULE: ./src/families/json/rules/artifact-type.ts





const artifactType = {
    id: 'artifact-type',
    area: 'artifacts',
    step: 'artifacts',
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
            const { instead, known } = (0,suggest/* suggestArtifactType */.fI)(subject, type);
            const advice = instead === undefined ? 'use a listed artifact type' : `write ${(0,model_text/* quote */.hD)(instead)}`;
            const place = (0,model_pointer/* join */.fj)(pointer, 'type');
            problems.push({
                pointer: place,
                message: `Artifact type ${(0,model_text/* quote */.hD)(type)} is not one of ${(0,model_text/* listOf */.c3)(subject.standard.artifactTypes)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: ${advice}.`,
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
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/artifact-type-path.ts




const artifactTypePath = {
    id: 'artifact-type-path',
    area: 'artifacts',
    step: 'artifacts',
    scope: 'return',
    severity: 'notice',
    summary: "An artifact's type agrees with its folder in the task",
    rationale: 'The folders of a task are named for what they hold. Where type and folder differ, one of them is wrong, and callers that go by the other link the file in the wrong place.',
    remedy: 'Correct the type, or put the file into the folder of its type.',
    sources: [{ document: '001', heading: 'Examples' }],
    bad: { set: { '/artifacts/0/type': 'report' } },
    good: {
        set: { '/artifacts/0': { type: 'implementation', path: 'src/plans/parse.ts', summary: 'Parser of plans' } },
        tree: { 'src/plans/parse.ts': 'export {};\n' },
    },
    check(subject) {
        const problems = [];
        for (const { pointer, type, path, plainPath } of (0,artifact/* artifactsOf */.N)(subject)) {
            if (type === undefined || path === undefined || plainPath === null)
                continue;
            const usual = (0,artifact_folder/* tellingFolder */.mL)(plainPath);
            if (usual === undefined || usual.type === type || !subject.standard.artifactTypes.includes(type))
                continue;
            if (!subject.standard.artifactTypes.includes(usual.type))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'type'),
                message: `Artifact type ${(0,model_text/* quote */.hD)(type)} does not agree with the folder ${(0,model_text/* quote */.hD)(`${usual.folder}/`)} of ${(0,model_text/* quote */.hD)(path, 200)}, which holds files of type ${(0,model_text/* quote */.hD)(usual.type)}.`,
                recommendation: `Write ${(0,model_text/* quote */.hD)(usual.type)}, or put the file into the folder of its type.`,
            });
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/blockers-required.ts



const blockersRequired = {
    id: 'blockers-required',
    area: 'handoff',
    scope: 'return',
    severity: 'warning',
    summary: 'A blocked handoff says what blocks the work',
    rationale: 'The orchestrator decides by the blockers whether to wait, to plan again or to ask a person. Without any it only knows that the work has stopped.',
    remedy: 'Add each blocker to blockers, with its description, its phase and its severity, hard or soft.',
    demand: {
        order: 60,
        text: 'When "status" is "blocked": "blockers" is required and "blockers" holds at least 1 element.',
    },
    sources: [{ document: 'upstream', heading: 'Orchestrator handoff: blockers' }],
    bad: { set: { '/status': 'blocked', '/blockers': [] } },
    good: {
        set: {
            '/status': 'blocked',
            '/blockers': [{ description: 'The calendar service does not answer', phase: 2, severity: 'hard' }],
        },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'blocked')
            return rule/* NOTHING */.K$;
        const blockers = (0,json/* field */.ZZ)(subject.value, 'blockers');
        const isAbsent = blockers === undefined || blockers === null;
        if (!isAbsent && !((0,json/* isArray */.cy)(blockers) && blockers.length === 0))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(blockers === undefined ? { pointer: '', property: 'blockers' } : { pointer: '/blockers' }),
                message: `Status is "blocked" and blockers is ${blockers === undefined ? 'absent' : isAbsent ? 'null' : 'empty'}; at least one blocker was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say in blockers what the work waits for.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/claudemd-none.ts






const BELOW = /^(?:\.\/+)*\.(?:claude|opencode)\/./;
const implemented = (path) => ({
    set: {
        '/status': 'implemented',
        '/task_type': 'meta',
        '/artifacts': [{ type: 'implementation', path, summary: 'Tells agents how dates are written' }],
        '/completion_data': {
            completion_summary: 'Agents read how dates are written.',
            claudemd_suggestions: 'none',
        },
    },
    tree: { [path]: 'Write dates as ISO 8601.\n' },
});
const claudemdNone = {
    id: 'claudemd-none',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'A return that changed the agent system does not suggest "none"',
    rationale: 'The word "none" says that no file of the agent system was changed. An artifact in its folder says the opposite, and the instructions miss the change.',
    remedy: 'Describe the change in claudemd_suggestions.',
    demand: {
        order: 170,
        text: '"completion_data.claudemd_suggestions" is not "none" if an artifact is below .claude/ or .opencode/.',
    },
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: implemented('.claude/rules/dates.md'),
    good: implemented('docs/dates.md'),
    check(subject) {
        const data = (0,json/* field */.ZZ)(subject.value, 'completion_data');
        const name = (0,json/* has */.zy)(data, 'claudemd_suggestions') ? 'claudemd_suggestions' : 'readme_suggestions';
        const suggestions = (0,json/* stringField */.OM)(data, name);
        if (suggestions === undefined || !saysNone(suggestions))
            return rule/* NOTHING */.K$;
        for (const { path } of (0,artifact/* artifactsOf */.N)(subject)) {
            if (path === undefined || !BELOW.test(path))
                continue;
            return [
                {
                    pointer: (0,model_pointer/* join */.fj)('', 'completion_data', name),
                    message: `Field completion_data.${name} is ${(0,model_text/* quote */.hD)(suggestions)}, but artifact ${(0,model_text/* quote */.hD)(path, 200)} belongs to the agent system.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: describe the change in ${name}.`,
                },
            ];
        }
        return rule/* NOTHING */.K$;
    },
};
function saysNone(text) {
    return text.length < 16 && /^\s*none\s*\.?\s*$/i.test(text);
}

;// CONCATENATED MODULE: ./src/model/meta-task.ts


const META = 'meta';
function isMetaTask(subject) {
    return (saysMeta(subject.value) || saysMeta((0,model_return/* metadataOf */.Nk)(subject)) || ((0,model_return/* agentOf */.jk)(subject)?.startsWith(`${META}-`) ?? false));
}
function saysMeta(value) {
    return (0,json/* field */.ZZ)(value, 'task_type') === META || (0,json/* field */.ZZ)(value, 'language') === META;
}

;// CONCATENATED MODULE: ./src/families/json/rules/claudemd-required.ts







const SUMMARY = 'The planner now knows the form of dates.';
const claudemdRequired = {
    id: 'claudemd-required',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'An implemented meta task says what it changed in the agent system',
    rationale: 'The instructions that all agents read are kept up to date from these suggestions. A meta task that leaves them out may have changed agents that the instructions still describe as they were.',
    remedy: 'Add completion_data.claudemd_suggestions with what was changed, or "none".',
    demand: { askedBy: 'session-id-empty' },
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: [{}, { claudemd_suggestions: ' ' }].map((suggestions) => ({
        set: {
            '/status': 'implemented',
            '/task_type': 'meta',
            '/completion_data': { completion_summary: SUMMARY, ...suggestions },
        },
        ...('claudemd_suggestions' in suggestions ? {} : { also: ['standard-mismatch'] }),
    })),
    good: [{ claudemd_suggestions: 'none' }, { readme_suggestions: 'Added the date parser.' }].map((suggestions) => ({
        set: {
            '/status': 'implemented',
            '/task_type': 'meta',
            '/completion_data': { completion_summary: SUMMARY, ...suggestions },
        },
    })),
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented' || !isMetaTask(subject))
            return rule/* NOTHING */.K$;
        const data = (0,json/* field */.ZZ)(subject.value, 'completion_data');
        if (data !== undefined && data !== null && !(0,json/* isObject */.Gv)(data))
            return rule/* NOTHING */.K$;
        const names = SUGGESTIONS.filter((name) => (0,json/* has */.zy)(data, name));
        if (names.some((name) => !isMissing((0,json/* field */.ZZ)(data, name))))
            return rule/* NOTHING */.K$;
        const [name] = names;
        const expected = 'what it changed, or "none", was expected';
        return [
            {
                ...(name !== undefined
                    ? { pointer: (0,model_pointer/* join */.fj)('', 'completion_data', name) }
                    : (0,json/* isObject */.Gv)(data)
                        ? { pointer: (0,model_pointer/* join */.fj)('', 'completion_data'), property: 'claudemd_suggestions' }
                        : { pointer: '', property: 'completion_data' }),
                message: name === undefined
                    ? `An implemented meta task has no completion_data.claudemd_suggestions; ${expected}.`
                    : `An implemented meta task has ${(0,describe_value/* describeValue */.b)((0,json/* field */.ZZ)(data, name))} as completion_data.${name}; ${expected}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write completion_data.${name ?? 'claudemd_suggestions'}.`,
            },
        ];
    },
};
const SUGGESTIONS = ['claudemd_suggestions', 'readme_suggestions'];
function isMissing(value) {
    return value === null || (typeof value === 'string' && (0,model_text/* isBlank */.z3)(value));
}

;// CONCATENATED MODULE: ./src/families/json/rules/completion-data-required.ts





const completionDataRequired = {
    id: 'completion-data-required',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'An implemented task has a completion summary',
    rationale: 'Postflight copies the completion summary into the list of tasks. Without it, the finished task is archived with nothing that says what was done.',
    remedy: 'Add completion_data with a completion_summary of one to three sentences.',
    demand: { askedBy: 'session-id-empty' },
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: [
        { set: { '/status': 'implemented' } },
        { set: { '/status': 'implemented', '/completion_data': { completion_summary: ' ' } } },
    ],
    good: {
        set: {
            '/status': 'implemented',
            '/completion_data': { completion_summary: 'Dates are parsed in every form that the plan names.' },
        },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented')
            return rule/* NOTHING */.K$;
        const data = (0,json/* field */.ZZ)(subject.value, 'completion_data');
        if (data !== undefined && data !== null && !(0,json/* isObject */.Gv)(data))
            return rule/* NOTHING */.K$;
        const summary = (0,json/* field */.ZZ)(data, 'completion_summary');
        const expected = 'a summary of what was accomplished was expected';
        if (typeof summary === 'string' && (0,model_text/* isBlank */.z3)(summary)) {
            return [
                {
                    pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'completion_summary'),
                    message: `Status is "implemented" and completion_data.completion_summary is blank; ${expected}.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write completion_data.completion_summary.`,
                },
            ];
        }
        if (summary !== undefined && summary !== null)
            return rule/* NOTHING */.K$;
        const holder = (0,json/* isObject */.Gv)(data) ? (0,model_pointer/* join */.fj)('', 'completion_data') : '';
        const name = (0,json/* isObject */.Gv)(data) ? 'completion_summary' : 'completion_data';
        const written = summary === null || data === null ? 'null' : 'absent';
        return [
            {
                pointer: holder,
                property: name,
                message: `Status is "implemented" and ${(0,json/* isObject */.Gv)(data) ? `completion_data.${name}` : name} is ${written}; ${expected}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add completion_data.completion_summary.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/completion-summary-sentences.ts


const MIN = 1;
const MAX = 3;
const completion_summary_sentences_implemented = (summary) => ({
    set: { '/status': 'implemented', '/completion_data': { completion_summary: summary } },
});
const completionSummarySentences = (0,text_rules/* sentencesRule */.nI)({
    id: 'completion-summary-sentences',
    area: 'life-cycle',
    severity: 'notice',
    summary: `The completion summary has ${String(MIN)} to ${String(MAX)} sentences`,
    rationale: 'It becomes one entry in the list of finished tasks, which is read at a glance.',
    remedy: 'Say what was accomplished in one to three sentences; leave the details to the summary artifact.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: completion_summary_sentences_implemented('Dates are parsed. Times are parsed. Zones are parsed. Errors are reported.'),
    good: completion_summary_sentences_implemented('Dates are parsed. Times are parsed. Zones are parsed.'),
    texts: (0,text_rules/* textAt */.$6)('completion_data', 'completion_summary'),
    name: 'The completion summary',
    min: MIN,
    max: MAX,
    advice: (expected, subject) => `${(0,model_return/* fixFormat */.F7)(subject)}: say what was accomplished in ${expected}.`,
});

;// CONCATENATED MODULE: ./src/families/json/rules/console-json.ts

const consoleJson = {
    id: 'console-json',
    area: 'document',
    step: 'structure',
    scope: 'run',
    severity: 'error',
    summary: 'An agent that writes a metadata file ends with text, not JSON',
    rationale: 'The metadata file carries the data, so that the console need not. JSON as the last message clutters the conversation, and may be taken for talk. Only a hook knows the last message: `validate --hook`.',
    remedy: 'Have the agent end with a short summary in plain text, and keep the JSON in the metadata file.',
    demand: 'stated',
    sources: [{ document: '001', heading: 'Writing Metadata' }],
    bad: [{ context: { lastMessage: 'json' } }, { context: { lastMessage: 'json-in-text' } }],
    good: { context: { lastMessage: 'text' } },
    check(_, { lastMessage }) {
        if (lastMessage === null || lastMessage === 'text')
            return rule/* NOTHING */.K$;
        return [
            {
                message: `The last message of the agent ${MESSAGES[lastMessage]}; a short summary in plain text was expected.`,
                recommendation: 'Fix subagent return format: end with a summary in plain text, and leave JSON to the metadata file.',
            },
        ];
    },
};
const MESSAGES = { json: 'is JSON', 'json-in-text': 'holds JSON among its words' };

;// CONCATENATED MODULE: ./src/families/json/rules/continuation-required.ts



const continuationRequired = {
    id: 'continuation-required',
    area: 'handoff',
    scope: 'return',
    severity: 'warning',
    summary: 'A partial handoff says where the work goes on',
    rationale: 'The next agent reads that file first. Without it, it has to find out what was done from the changes themselves, or starts again.',
    remedy: 'Write the path of the file that says how to go on to continuation_path, or to continuation_context.handoff_path.',
    demand: {
        order: 50,
        text: 'When "status" is "partial": "continuation_path" is required and names the file that says how to go on, unless "continuation_context" does.',
    },
    sources: [{ document: 'upstream', heading: 'Orchestrator handoff: continuation_context and continuation_path' }],
    bad: [
        { set: { '/status': 'partial', '/phases_completed': 1 } },
        {
            set: { '/status': 'partial', '/phases_completed': 1, '/continuation_path': null, '/continuation_context': null },
        },
    ],
    good: {
        set: {
            '/status': 'partial',
            '/phases_completed': 1,
            '/continuation_path': 'specs/7_parse_dates/handoffs/phase-1.md',
        },
        tree: { 'specs/7_parse_dates/handoffs/phase-1.md': '# Phase 1\n\nGo on with time zones.\n' },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'partial')
            return rule/* NOTHING */.K$;
        const { value } = subject;
        if (((0,json/* field */.ZZ)(value, 'continuation_path') ?? (0,json/* field */.ZZ)(value, 'continuation_context') ?? null) !== null)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                property: 'continuation_path',
                message: 'Status is "partial" and neither continuation_path nor continuation_context is given; one of them was expected.',
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: name in continuation_path the file that says how to go on.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/custom-field.ts





const customField = {
    id: 'custom-field',
    area: 'shape',
    scope: 'return',
    severity: 'notice',
    summary: 'No top-level field besides those of the standard',
    rationale: 'A caller reads the named fields and no others. What an agent adds at the top level is therefore lost, unless it is where callers look.',
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
            if (names.includes(key) || (metadata === undefined && known.includes(key)))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', key),
                part: 'key',
                message: `The standard has no top-level field ${(0,model_text/* quote */.hD)(key)}.`,
                recommendation: `Move what ${(0,model_text/* quote */.hD)(key)} holds into "metadata" or "next_steps".`,
                value: key,
                ...(takes && !(0,json/* has */.zy)(metadata, key) ? { fix: custom_field_fixOf(key, known.includes(key)) } : {}),
            });
        }
        return problems;
    },
};
function custom_field_fixOf(key, isKnown) {
    return {
        safety: isKnown ? 'safe' : 'unsafe',
        does: `move ${(0,model_text/* quote */.hD)(key)} into metadata`,
        edits: [{ kind: 'move', from: (0,model_pointer/* join */.fj)('', key), to: (0,model_pointer/* join */.fj)('', 'metadata', key) }],
    };
}

;// CONCATENATED MODULE: ./src/families/json/rules/cycle-recoverable.ts



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
    rationale: 'The same delegation runs into the same cycle however often it is tried; a caller that believes otherwise retries for nothing.',
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
            });
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/delegation-cycle.ts





const delegationCycle = {
    id: 'delegation-cycle',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'No name appears twice in the delegation path',
    rationale: 'An agent that is called again below itself is a loop, which ends only when a timeout or a budget stops it.',
    remedy: 'Let the agent return to its caller instead of delegating to one that is already in the chain.',
    demand: {
        order: 110,
        text: 'No name appears twice in "metadata.delegation_path".',
    },
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
                    message: `Agent ${(0,model_text/* quote */.hD)(name)} appears in the delegation path twice, as step ${String(first + 1)} and ${String(index + 1)}.`,
                    recommendation: `Route the delegation so that ${(0,model_text/* quote */.hD)(name)} is not called below itself.`,
                });
            }
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/delegation-depth.ts





const delegation_depth_LIMIT = 3;
const POINTER = (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_depth');
const delegationDepth = {
    id: 'delegation-depth',
    area: 'metadata',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: `The delegation depth is a whole number from 0 to ${String(delegation_depth_LIMIT)}`,
    rationale: 'The depth is what stops endless delegation, so it must be a number that can be compared. Above the limit, chains are hard to follow and a loop is likely; that is a warning only.',
    remedy: "Write the caller's depth plus one as a number; let a chain that grows too deep return to its orchestrator.",
    demand: {
        order: 100,
        text: '"metadata.delegation_depth" is 0 to 3, and "metadata.delegation_path" is not empty.',
    },
    sources: [
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'metadata (required)' },
        { document: 'upstream', heading: 'the limit of the depth' },
    ],
    bad: { set: { '/metadata/delegation_depth': -1 } },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': delegation_depth_LIMIT,
            '/metadata/delegation_path': ['orchestrator', 'implement', 'team-lead', 'planner'],
        },
    },
    check(subject) {
        const depth = (0,json/* field */.ZZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_depth');
        if (depth === undefined)
            return rule/* NOTHING */.K$;
        if (typeof depth !== 'number' || !Number.isInteger(depth) || depth < 0) {
            return [
                {
                    pointer: POINTER,
                    message: `Field metadata.delegation_depth is ${(0,describe_value/* describeValue */.b)(depth)}; a whole number of 0 or more was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write the depth of the delegation as a number.`,
                },
            ];
        }
        if (depth <= delegation_depth_LIMIT)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: POINTER,
                severity: 'warning',
                message: `Delegation depth is ${String(depth)}; at most ${String(delegation_depth_LIMIT)} is usual.`,
                recommendation: 'Let the chain return to its orchestrator instead of delegating further.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/delegation-path.ts






const delegation_path_POINTER = (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path');
const delegationPath = {
    id: 'delegation-path',
    area: 'metadata',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'The delegation path is a list of names, and not empty',
    rationale: 'The path shows who called whom from the orchestrator down. Cycles are found in it and failures are traced with it, so every step needs a name.',
    remedy: 'Write the path that the caller handed over, with its own name at the end.',
    demand: { askedBy: 'delegation-depth' },
    sources: [
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'metadata (required)' },
    ],
    bad: { set: { '/metadata/delegation_path': [] } },
    good: {},
    check(subject) {
        const path = (0,json/* field */.ZZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_path');
        if (path === undefined)
            return rule/* NOTHING */.K$;
        if (!(0,json/* isArray */.cy)(path) || path.length === 0) {
            return [
                {
                    pointer: delegation_path_POINTER,
                    message: `Field metadata.delegation_path is ${(0,json/* isArray */.cy)(path) ? 'empty' : (0,describe_value/* describeValue */.b)(path)}; a list of names was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: list the names from the orchestrator down to the agent.`,
                },
            ];
        }
        const problems = [];
        for (let index = 0; index < path.length; index++) {
            const name = path[index];
            if (typeof name === 'string' && !(0,model_text/* isBlank */.z3)(name))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(delegation_path_POINTER, index),
                message: `Step ${String(index + 1)} of metadata.delegation_path is ${(0,describe_value/* describeValue */.b)(name)}; a name was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: name every step of the delegation.`,
            });
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/delegation-short.ts





const delegationShort = {
    id: 'delegation-short',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The delegation path has a name for every level of the depth',
    rationale: 'At depth 1 the path holds the orchestrator and the agent at least; the command between them may be there too. Fewer names mean that a caller is left out.',
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

;// CONCATENATED MODULE: ./src/families/json/rules/delegation-tail.ts





const delegationTail = {
    id: 'delegation-tail',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The delegation path ends with the agent that returns',
    rationale: "The path runs from the orchestrator to the agent itself. If its last name is another agent's, one of the two was probably copied. The names skill-planner, planner and planner-agent are the same.",
    remedy: 'Put the value of agent_type at the end of delegation_path.',
    sources: [{ document: '003', heading: 'metadata (required)' }],
    bad: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 1,
            '/metadata/delegation_path': ['orchestrator', 'plan'],
        },
    },
    good: ['planner', 'skill-planner', 'planner-agent'].map((last) => ({
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 1,
            '/metadata/delegation_path': ['orchestrator', 'plan', last],
        },
    })),
    check(subject) {
        const agent = (0,model_return/* agentOf */.jk)(subject);
        if (agent === null)
            return rule/* NOTHING */.K$;
        const path = (0,json/* listField */.FZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_path');
        const last = path[path.length - 1];
        if (typeof last !== 'string' || (0,model_text/* isBlank */.z3)(last) || (0,model_return/* isSameAgent */.MB)(last, agent))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path', path.length - 1),
                message: `The delegation path ends with ${(0,model_text/* quote */.hD)(last)}, but agent_type is ${(0,model_text/* quote */.hD)(agent)}.`,
                recommendation: 'Put the name of the agent that returns at the end of delegation_path.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/duration-negative.ts




const durationNegative = {
    id: 'duration-negative',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The duration is not negative',
    rationale: 'Timeouts and statistics are computed from the duration. A negative one comes from a start that was guessed, or taken from another clock.',
    remedy: 'Count the seconds from the call to the return; 0 is allowed.',
    demand: {
        order: 120,
        text: '"metadata.duration_seconds" is 0 or more.',
    },
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

;// CONCATENATED MODULE: ./src/families/json/rules/error-code-format.ts




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
    demand: { askedBy: 'error-message-length' },
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
        return problems;
    },
};
function upperSnakeCase(code) {
    if (code.length > SUGGESTED_UP_TO)
        return undefined;
    const words = code.replace(/([a-z0-9])([A-Z])/g, '$1_$2').match(/[A-Za-z0-9]+/g) ?? [];
    const meant = words.join('_').toUpperCase();
    return FORM.test(meant) ? meant : undefined;
}

;// CONCATENATED MODULE: ./src/families/json/rules/error-message-length.ts


const error_message_length_LIMIT = 500;
const error_message_length_errorWith = (length) => ({
    set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'resource', message: 'm'.repeat(length), recoverable: true }],
    },
});
const errorMessageLength = (0,text_rules/* textLengthRule */.Cu)({
    id: 'error-message-length',
    area: 'errors',
    severity: 'warning',
    summary: `An error's message has at most ${String(error_message_length_LIMIT)} characters`,
    rationale: 'The message is read by the caller, whose context it fills. Logs and stack traces belong into a file.',
    remedy: 'Say what went wrong and where in a sentence or two; put the log into a file.',
    demand: {
        order: 140,
        text: 'The "message" of an error has at most 500 characters, "next_steps" at most 300; a "code" is in UPPER_SNAKE_CASE.',
    },
    sources: [{ document: '000', heading: 'errors (optional)' }],
    bad: error_message_length_errorWith(error_message_length_LIMIT + 1),
    good: error_message_length_errorWith(error_message_length_LIMIT),
    texts: (0,text_rules/* textsOfList */._1)('errors', 'message'),
    name: "The error's message",
    max: error_message_length_LIMIT,
    advice: (_, subject) => `${(0,model_return/* fixFormat */.F7)(subject)}: shorten the message to what went wrong and where.`,
});

;// CONCATENATED MODULE: ./src/families/json/rules/error-text-empty.ts



const blocked = (message) => ({
    set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'resource', message, recoverable: true, recommendation: 'Run /plan 7 again later' }],
    },
});
const errorTextEmpty = (0,text_rules/* blankTextRule */.IF)({
    id: 'error-text-empty',
    area: 'errors',
    severity: 'warning',
    summary: "An error's message and recommendation are not blank",
    rationale: 'A caller shows the message to people and follows the recommendation. Blank ones tell neither what happened nor what to do.',
    remedy: 'Say what happened in the message, and how to go on in the recommendation.',
    demand: { askedBy: 'session-id-empty' },
    sources: [
        { document: '000', heading: 'errors (optional)' },
        { document: '003', heading: 'errors (optional)' },
    ],
    bad: blocked(' '),
    good: blocked('The service does not answer'),
    texts: (0,text_rules/* textsOfList */._1)('errors', 'message', 'recommendation'),
    problem: ({ field, text }, subject) => ({
        message: `The error's ${field} is ${(0,model_text/* quote */.hD)(text)}; text was expected.`,
        recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say ${field === 'message' ? 'what happened' : 'how to go on'}.`,
    }),
});

;// CONCATENATED MODULE: ./src/families/json/rules/error-type.ts




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
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            const type = (0,json/* stringField */.OM)(value, 'type');
            if (type === undefined || known.includes(type))
                continue;
            const meant = (0,model_text/* nearest */.pA)(type.trim(), known);
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'type'),
                message: `Error type ${(0,model_text/* quote */.hD)(type)} is not ${closed === undefined ? 'a known one, such as' : 'one of'} ${(0,model_text/* listOf */.c3)(known)}.`,
                recommendation: meant === undefined
                    ? `${(0,model_return/* fixFormat */.F7)(subject)}: use a listed type.`
                    : `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(meant)}.`,
            });
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/errors-required.ts





const STOPPED = ['partial', 'failed', 'blocked'];
const errorsRequired = {
    id: 'errors-required',
    area: 'errors',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'Work that stopped short says in errors what went wrong',
    rationale: 'A caller decides by the errors whether to try again, resume or ask a person. Without any, all that is known is that something went wrong.',
    remedy: 'Add an error with its type, a message, whether it is recoverable, and a recommendation.',
    demand: {
        order: 130,
        text: ({ statuses }, { severity }) => {
            if (severity === 'error')
                return null;
            const stopped = STOPPED.filter((status) => statuses.includes(status));
            return `When "status" is ${(0,model_text/* listOf */.c3)(stopped.map((status) => (0,model_text/* quote */.hD)(status)))}: "errors" is required and "errors" holds at least 1 element.`;
        },
    },
    sources: [
        { document: '003', heading: 'errors (optional)' },
        { document: '001', heading: 'errors (optional)' },
    ],
    bad: { set: { '/status': 'blocked', '/artifacts': [] } },
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
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status === undefined || !STOPPED.includes(status))
            return rule/* NOTHING */.K$;
        const errors = (0,json/* field */.ZZ)(subject.value, 'errors');
        if (errors !== undefined && errors !== null && (!(0,json/* isArray */.cy)(errors) || errors.length > 0))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(errors === undefined ? { pointer: '', property: 'errors' } : { pointer: (0,model_pointer/* join */.fj)('', 'errors') }),
                message: `Status is ${(0,model_text/* quote */.hD)(status)} and errors is ${errors === undefined ? 'absent' : errors === null ? 'null' : 'empty'}; at least one error was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say in errors what stopped the work and how to go on.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/errors-with-success.ts





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
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (errors.length === 0 || status === undefined || !(0,model_return/* isSuccess */.oJ)(subject))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'errors'),
                message: `Status ${(0,model_text/* quote */.hD)(status)} has ${(0,model_text/* count */.U9)(errors.length, 'error')} beside it; none was expected.`,
                recommendation: 'Return "partial" if something is missing, otherwise leave the errors out.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/failed-with-artifacts.ts




const ERRORS = [
    { type: 'execution', message: 'The parser crashed', recoverable: true, recommendation: 'Run /plan 7 again' },
];
const failedWithArtifacts = {
    id: 'failed-with-artifacts',
    area: 'status',
    step: 'status',
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

// EXTERNAL MODULE: ./src/model/shape-error.ts
var shape_error = __webpack_require__(85255);
;// CONCATENATED MODULE: ./src/families/json/rules/field-type.ts






const fieldType = {
    id: 'field-type',
    area: 'shape',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'Every field has the JSON type that the standard defines',
    rationale: 'A caller that expects a list and gets a text, or null, fails in the middle of its work. An optional field that is null says the same as one that is absent, so that is a notice only.',
    remedy: 'Write the value in the expected type, or leave an optional field out.',
    demand: 'stated',
    sources: [
        { document: '000', heading: 'Field Specifications' },
        { document: '001', heading: 'Field Specifications' },
        { document: '003', heading: 'Field Specifications' },
    ],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': '300' } },
        { families: ['orchestrator-handoff'], set: { '/plan_markers_verified': 'yes' } },
    ],
    good: [
        {},
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': 300.5 } },
        { families: ['orchestrator-handoff'], set: { '/plan_markers_verified': true } },
    ],
    check(subject) {
        if (subject.shapeErrors.length === 0)
            return rule/* NOTHING */.K$;
        const problems = [];
        const elements = new Map();
        for (const error of subject.shapeErrors) {
            const { keyword, pointer, detail, conditional, advisory } = error;
            if (keyword !== 'type' || conditional || advisory)
                continue;
            const list = listAround(pointer);
            if (list !== null) {
                const known = elements.get(list);
                if (known === undefined)
                    elements.set(list, { first: pointer, detail, count: 1 });
                else
                    known.count++;
                continue;
            }
            const name = (0,model_text/* quote */.hD)(pointer.slice(1));
            if ((0,shape_error/* isOptionalNull */._)(error, subject.value, subject.standard.shape)) {
                problems.push({
                    pointer,
                    severity: 'notice',
                    message: `Optional field ${name} is null.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: leave ${name} out where there is nothing to say.`,
                });
                continue;
            }
            problems.push({
                pointer,
                message: `Field ${name} is ${(0,describe_value/* describeValue */.b)((0,model_pointer/* valueAt */.fK)(subject.value, pointer))}; ${withArticle(detail)} was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${name} as ${withArticle(detail)}.`,
            });
        }
        for (const [list, { first, detail, count: wrong }] of elements) {
            const more = wrong === 1
                ? ''
                : `, and ${(0,model_text/* count */.U9)(wrong - 1, 'other element')} of the list ${wrong === 2 ? 'is' : 'are'} of a wrong type, too`;
            problems.push({
                pointer: first,
                message: `Element ${(0,model_text/* quote */.hD)(first.slice(1))} is ${(0,describe_value/* describeValue */.b)((0,model_pointer/* valueAt */.fK)(subject.value, first))}; ${withArticle(detail)} was expected${more}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write each element of ${(0,model_text/* quote */.hD)(list.slice(1))} as ${withArticle(detail)}.`,
            });
        }
        return problems;
    },
};
function listAround(pointer) {
    const slash = pointer.lastIndexOf('/');
    return /^\d+$/.test(pointer.slice(slash + 1)) ? pointer.slice(0, slash) : null;
}
function withArticle(type) {
    return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

;// CONCATENATED MODULE: ./src/families/json/rules/handoff-tokens.ts


const AIM = 400;
const handoff_tokens_MAX = 600;
const handoffTokens = {
    id: 'handoff-tokens',
    area: 'handoff',
    scope: 'return',
    severity: 'warning',
    summary: `A handoff stays under ${String(AIM)} tokens, and has at most about ${String(handoff_tokens_MAX)}`,
    rationale: 'The orchestrator reads the handoff of every step and keeps it in its context window: what is long there belongs into an artifact. The count is an estimate of four characters a token, white space between fields left out.',
    remedy: 'Move details into the artifacts, and leave here what the next step depends on.',
    demand: {
        order: 70,
        text: 'The whole object has at most 600 tokens, of about 4 characters each.',
    },
    sources: [{ document: 'upstream', heading: 'Orchestrator handoff: size' }],
    bad: { set: { '/decisions_made': [`Dates are read ${'and written again '.repeat(150)}by one parser.`] } },
    good: { set: { '/decisions_made': ['Dates are read by one parser.'] } },
    check({ value }) {
        const { length } = JSON.stringify(value);
        if ((0,text_rules/* estimatedTokens */.Te)(length) <= handoff_tokens_MAX)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                message: `The handoff has ${(0,text_rules/* estimatedTokensInWords */.hS)(length)}; fewer than ${String(AIM)} were expected.`,
                recommendation: 'Move details into the artifacts: the orchestrator keeps every handoff in its context window.',
                value: handoff_tokens_MAX,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/model/phases.ts


function phasesOf({ value, standard, }) {
    const isAtTop = standard.shape.fields['']?.includes('phases_completed') === true;
    const holder = isAtTop ? value : (0,json/* field */.ZZ)(value, 'metadata');
    return {
        place: isAtTop ? '' : (0,model_pointer/* join */.fj)('', 'metadata'),
        completed: (0,json/* numberField */.sJ)(holder, 'phases_completed'),
        total: (0,json/* numberField */.sJ)(holder, 'phases_total'),
    };
}

;// CONCATENATED MODULE: ./src/families/json/rules/implemented-phases-short.ts




const COMPLETION = { completion_summary: 'Dates are parsed in every form that the plan names.' };
const HANDED_OFF = { '/status': 'implemented', '/plan_markers_verified': true };
const implementedPhasesShort = {
    id: 'implemented-phases-short',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'An implemented task has completed all its phases',
    rationale: 'The status closes the task while the counts say that phases are left. Either the work is partial and should be resumed, or the counts are stale.',
    remedy: 'Return partial if phases are left; otherwise update the counts.',
    demand: {
        order: 150,
        text: '"phases_completed" is at most "phases_total", and equals it when "status" is "implemented".',
        insteadOf: ['phase-counts'],
    },
    sources: [{ document: '001', heading: 'Implementation Success (Non-Meta)' }],
    bad: [
        {
            families: ['return-meta'],
            set: {
                '/status': 'implemented',
                '/completion_data': COMPLETION,
                '/metadata/phases_completed': 3,
                '/metadata/phases_total': 4,
            },
        },
        { families: ['orchestrator-handoff'], set: { ...HANDED_OFF, '/phases_completed': 3, '/phases_total': 4 } },
    ],
    good: [
        {
            families: ['return-meta'],
            set: {
                '/status': 'implemented',
                '/completion_data': COMPLETION,
                '/metadata/phases_completed': 4,
                '/metadata/phases_total': 4,
            },
        },
        { families: ['orchestrator-handoff'], set: { ...HANDED_OFF, '/phases_completed': 4, '/phases_total': 4 } },
    ],
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented')
            return rule/* NOTHING */.K$;
        const { place, completed, total } = phasesOf(subject);
        if (completed === undefined || total === undefined || completed >= total)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)(place, 'phases_completed'),
                message: `Status "implemented" comes with ${String(completed)} of ${String(total)} phases; all were expected to be completed.`,
                recommendation: `Let ${(0,model_return/* agentName */.Lp)(subject)} return "partial" while phases are left, or correct the counts.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/json-duplicate-key.ts

const jsonDuplicateKey = {
    id: 'json-duplicate-key',
    area: 'document',
    step: 'structure',
    scope: 'document',
    severity: 'error',
    summary: 'No object holds the same key twice',
    rationale: 'Parsers disagree about which of the two values counts, so a caller may act on another return than the one that was checked.',
    remedy: 'Keep one of the two members, and delete or rename the other.',
    demand: 'stated',
    sources: [{ document: 'return-gate', heading: 'RFC 8259 section 4: what a parser makes of a repeated name is open' }],
    bad: { replace: [['"status"', '"status": "failed", "status"']] },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'more-duplicates') {
                problems.push({
                    message: `${(0,model_text/* count */.U9)(problem.more, 'more key appears', 'more keys appear')} twice in an object of this file.`,
                    recommendation: 'Keep each key once: write the return with a JSON encoder.',
                    value: 'more-duplicates',
                });
            }
            if (problem.kind !== 'duplicate-key')
                continue;
            problems.push({
                range: problem.range,
                message: `Key ${(0,model_text/* quote */.hD)(problem.key)} appears twice in one object, first on line ${String(problem.firstLine)}.`,
                recommendation: `Keep one ${(0,model_text/* quote */.hD)(problem.key)}.`,
                value: problem.key,
            });
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/json-only.ts

const WRAPPERS = { fence: 'a Markdown fence', prose: 'other text' };
const jsonOnly = {
    id: 'json-only',
    area: 'document',
    step: 'structure',
    scope: 'document',
    severity: 'error',
    summary: 'A return is JSON and nothing around it',
    rationale: 'A caller parses what it gets as it is. A fence or a sentence around the return makes that fail, although the return in it may be right; so the return is extracted and checked anyway.',
    remedy: 'Have the agent return the JSON object alone: no fence, no introduction, no closing words.',
    demand: 'stated',
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
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/json-syntax.ts
const jsonSyntax = {
    id: 'json-syntax',
    area: 'document',
    step: 'structure',
    scope: 'document',
    severity: 'error',
    summary: 'The return is one strict JSON value',
    rationale: 'The first thing a caller does with a return is to parse it. Comments, trailing commas, single quotes or a cut end make a strict parser refuse the whole of it, so nothing that it says is ever read.',
    remedy: 'Have the agent write the return with a JSON encoder, or correct the place that is shown.',
    demand: 'stated',
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
                    message: `The return is in ${problem.by === 'fence' ? 'a Markdown fence' : 'other text'}, so the file is no JSON.`,
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
        return problems;
    },
};
function isStrict({ form, hasRule }) {
    return form === 'json' && !hasRule('json-only');
}

;// CONCATENATED MODULE: ./src/families/json/rules/memory-candidate.ts






const memory_candidate_LIMIT = 3;
const CATEGORIES = ['TECHNIQUE', 'PATTERN', 'CONFIG', 'WORKFLOW', 'INSIGHT'];
const FIELDS = [
    ['content', 'text that is not blank', isText],
    ['category', (0,model_text/* listOf */.c3)(CATEGORIES), (value) => typeof value === 'string' && CATEGORIES.includes(value)],
    ['source_artifact', 'the path of an artifact', isText],
    ['confidence', 'a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
    ['suggested_keywords', 'a list of words', json/* isArray */.cy],
];
const CANDIDATE = {
    content: 'Dates without an offset are ambiguous by up to 26 hours',
    category: 'INSIGHT',
    source_artifact: 'specs/7_parse_dates/plans/01_parse-dates.md',
    confidence: 1,
    suggested_keywords: ['dates', 'offsets'],
};
const memoryCandidate = {
    id: 'memory-candidate',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: `There are at most ${String(memory_candidate_LIMIT)} memory candidates, each complete`,
    rationale: 'Candidates are offered to the user for the memory unchanged: sorted by category, ranked by confidence, found by keywords. One that lacks a part cannot be filed.',
    remedy: 'Keep the three that are worth most, and give each its five fields.',
    sources: [{ document: 'upstream', heading: 'memory_candidates' }],
    bad: { set: { '/memory_candidates': [{ ...CANDIDATE, category: 'NOTE' }] } },
    good: { set: { '/memory_candidates': [CANDIDATE, CANDIDATE, CANDIDATE] } },
    check(subject) {
        const candidates = (0,json/* field */.ZZ)(subject.value, 'memory_candidates');
        if (candidates === undefined || candidates === null)
            return rule/* NOTHING */.K$;
        const pointer = (0,model_pointer/* join */.fj)('', 'memory_candidates');
        const fix = `${(0,model_return/* fixFormat */.F7)(subject)}:`;
        if (!(0,json/* isArray */.cy)(candidates)) {
            return [
                {
                    pointer,
                    message: `Field memory_candidates is ${(0,describe_value/* describeValue */.b)(candidates)}; a list was expected.`,
                    recommendation: `${fix} write a list of up to ${String(memory_candidate_LIMIT)} candidates.`,
                },
            ];
        }
        const problems = [];
        if (candidates.length > memory_candidate_LIMIT) {
            problems.push({
                pointer,
                message: `There are ${String(candidates.length)} memory candidates; at most ${String(memory_candidate_LIMIT)} are allowed.`,
                recommendation: `${fix} keep the ${String(memory_candidate_LIMIT)} that are worth most.`,
            });
        }
        for (let index = 0; index < candidates.length && index < memory_candidate_LIMIT; index++) {
            for (const problem of problemsIn(candidates[index], (0,model_pointer/* join */.fj)(pointer, index), fix))
                problems.push(problem);
        }
        return problems;
    },
};
function problemsIn(candidate, pointer, fix) {
    if (!(0,json/* isObject */.Gv)(candidate)) {
        return [
            {
                pointer,
                message: `The memory candidate is ${(0,describe_value/* describeValue */.b)(candidate)}; an object was expected.`,
                recommendation: `${fix} write an object with ${(0,model_text/* listOf */.c3)(FIELDS.map(([name]) => name), 'and')}.`,
            },
        ];
    }
    const problems = [];
    for (const [name, expected, fits] of FIELDS) {
        const value = (0,json/* field */.ZZ)(candidate, name);
        if (value === undefined) {
            problems.push({
                pointer,
                property: name,
                message: `The memory candidate has no ${name}; ${expected} was expected.`,
                recommendation: `${fix} add ${name}.`,
            });
        }
        else if (!fits(value)) {
            const meant = name === 'category' && typeof value === 'string' ? (0,model_text/* nearest */.pA)(value.trim(), CATEGORIES) : undefined;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, name),
                message: `The memory candidate's ${name} is ${(0,describe_value/* describeValue */.b)(value)}; ${expected} was expected.`,
                recommendation: `${fix} write ${meant ?? expected}.`,
            });
        }
    }
    const keywords = (0,json/* listField */.FZ)(candidate, 'suggested_keywords');
    for (let index = 0; index < keywords.length; index++) {
        const keyword = keywords[index];
        if (typeof keyword === 'string')
            continue;
        problems.push({
            pointer: (0,model_pointer/* join */.fj)(pointer, 'suggested_keywords', index),
            message: `A suggested keyword of the memory candidate is ${(0,describe_value/* describeValue */.b)(keyword)}; a string was expected.`,
            recommendation: `${fix} write each keyword as a string.`,
        });
    }
    return problems;
}
function isText(value) {
    return typeof value === 'string' && !(0,model_text/* isBlank */.z3)(value);
}

;// CONCATENATED MODULE: ./src/families/json/rules/meta-file-leftover.ts




const metaFileLeftover = {
    id: 'meta-file-leftover',
    area: 'life-cycle',
    scope: 'return',
    severity: 'off',
    summary: 'A metadata file with a final status is not kept',
    rationale: 'Postflight deletes the file after it has read it; one that stays may be taken for the return of the next agent. Many projects keep the files on purpose, so the rule is off unless asked for.',
    remedy: 'Delete the file after postflight, or leave the rule off if your project keeps its returns.',
    sources: [{ document: '001', heading: 'Cleanup' }],
    bad: {},
    good: {
        set: {
            '/status': 'in_progress',
            '/artifacts': [],
            '/started_at': '2026-01-28T10:30:00Z',
            '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
        },
        also: ['status-in-progress'],
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status === undefined || status === 'in_progress' || !subject.standard.statuses.includes(status))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'status'),
                message: `The file is kept with the final status ${(0,model_text/* quote */.hD)(status)}; postflight was expected to delete it.`,
                recommendation: 'Delete the file after postflight.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/metadata-field-type.ts





const metadataFieldType = {
    id: 'metadata-field-type',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'Informational fields have the right type',
    rationale: 'Counts, estimates and warnings are shown and added up, but nothing depends on them: a wrong type should be fixed but stops no work.',
    remedy: 'Write counts and estimates as numbers without quotation marks, and warnings as a list.',
    demand: 'stated',
    sources: [
        { document: '000', heading: 'metadata (required)' },
        { document: '001', heading: 'metadata (required)' },
        { document: '001', heading: 'partial_progress (optional)' },
        { document: '003', heading: 'metadata (required)' },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/metadata/retries': 'two', '/metadata/phase_count': 'three' },
        },
        { families: ['orchestrator-handoff'], set: { '/phases_total': '3', '/blockers': 'none' } },
    ],
    good: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/retries': 2, '/metadata/phase_count': 3 } },
        { families: ['orchestrator-handoff'], set: { '/phases_total': 3, '/blockers': ['No time zones'] } },
    ],
    check(subject) {
        if (subject.shapeErrors.length === 0)
            return rule/* NOTHING */.K$;
        const problems = [];
        for (const { advisory, keyword, pointer, detail } of subject.shapeErrors) {
            if (!advisory)
                continue;
            const type = keyword === 'pattern' ? 'number, or a range such as "1-2",' : (0,model_text/* listOf */.c3)(detail.split(' or '));
            problems.push({
                pointer,
                message: `Field ${(0,model_pointer/* tokens */.LU)(pointer).join('.')} is ${(0,describe_value/* describeValue */.b)((0,model_pointer/* valueAt */.fK)(subject.value, pointer))}; type ${type} was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write a value of type ${type}.`,
            });
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/metadata-top-level.ts





const metadata_top_level_FIELDS = ['session_id', 'agent_type', 'delegation_depth', 'delegation_path'];
const metadataTopLevel = {
    id: 'metadata-top-level',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'Session, agent and delegation are in metadata, not at top level',
    rationale: 'Callers read these fields from metadata and do not find them at top level.',
    remedy: 'Move them into metadata.',
    fixes: [{ safety: 'safe', does: 'moves the fields into metadata' }],
    demand: 'stated',
    sources: [{ document: '000', heading: 'Migration Guide' }],
    bad: {
        remove: ['/metadata/session_id'],
        set: { '/session_id': 'sess_1736700000_abc123' },
        also: ['required-field'],
    },
    good: {},
    check(subject) {
        const metadata = (0,model_return/* metadataOf */.Nk)(subject);
        if (metadata === undefined)
            return rule/* NOTHING */.K$;
        const misplaced = metadata_top_level_FIELDS.filter((name) => (0,json/* has */.zy)(subject.value, name) && !(0,json/* has */.zy)(metadata, name));
        const [first] = misplaced;
        if (first === undefined)
            return rule/* NOTHING */.K$;
        const names = (0,model_text/* listOf */.c3)(misplaced, 'and');
        const one = misplaced.length === 1;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', first),
                part: 'key',
                message: `${one ? 'Field' : 'Fields'} ${names} ${one ? 'is' : 'are'} at top level instead of in metadata.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: move ${names} into metadata.`,
                value: misplaced.join(' '),
                ...((0,json/* isObject */.Gv)(metadata) ? { fix: metadata_top_level_fixOf(misplaced) } : {}),
            },
        ];
    },
};
function metadata_top_level_fixOf(names) {
    const edits = names.map((name) => ({ kind: 'move', from: (0,model_pointer/* join */.fj)('', name), to: (0,model_pointer/* join */.fj)('', 'metadata', name) }));
    return { safety: 'safe', does: `move ${(0,model_text/* listOf */.c3)(names, 'and')} into metadata`, edits };
}

;// CONCATENATED MODULE: ./src/families/json/rules/modified-files.ts





const LISTS = ['modified_files', 'proposed_file_scope'];
const modifiedFiles = {
    id: 'modified-files',
    area: 'life-cycle',
    scope: 'return',
    ofClaims: true,
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'Modified files and the proposed scope are lists of file paths within the repository',
    rationale: 'Agents that work side by side are kept apart by these paths. A folder or an absolute path cannot be compared with the files that others change.',
    remedy: 'List each file by its path from the root of the repository, with forward slashes; no folders.',
    sources: [{ document: 'upstream', heading: 'modified_files and proposed_file_scope' }],
    bad: { set: { '/proposed_file_scope': ['src/dates/'] } },
    good: { set: { '/proposed_file_scope': ['src/dates/parse.ts'] } },
    check(subject) {
        const problems = [];
        for (const name of LISTS) {
            const paths = (0,json/* field */.ZZ)(subject.value, name);
            if (paths === undefined || paths === null)
                continue;
            if (!(0,json/* isArray */.cy)(paths)) {
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)('', name),
                    message: `Field ${name} is ${(0,describe_value/* describeValue */.b)(paths)}; a list of file paths was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${name} as a list of file paths.`,
                });
                continue;
            }
            for (let index = 0; index < paths.length; index++) {
                const path = paths[index];
                const reason = fault(path);
                if (reason === undefined)
                    continue;
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)('', name, index),
                    message: `Entry ${String(index + 1)} of ${name} is ${(0,describe_value/* describeValue */.b)(path)}, ${reason}; the path of a file within the repository was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write paths of files from the root of the repository.`,
                });
            }
        }
        return problems;
    },
};
function fault(path) {
    if (typeof path !== 'string')
        return 'which is no string';
    if ((0,model_text/* isBlank */.z3)(path))
        return 'which is blank';
    if (/^(?:[/~]|[A-Za-z]:)/.test(path))
        return 'which is not relative to the repository';
    if (path.includes('\\'))
        return 'which has a backslash';
    return path.endsWith('/') ? 'which is a folder' : undefined;
}

;// CONCATENATED MODULE: ./src/families/json/rules/next-steps-length.ts


const next_steps_length_LIMIT = 300;
const nextStepsLength = (0,text_rules/* textLengthRule */.Cu)({
    id: 'next-steps-length',
    area: 'errors',
    severity: 'warning',
    summary: `The next steps have at most ${String(next_steps_length_LIMIT)} characters`,
    rationale: 'The next steps tell a caller what to do at once. A long text hides that, and fills its context.',
    remedy: 'Name the next one or two actions; put the rest into an artifact.',
    demand: { askedBy: 'error-message-length' },
    sources: [{ document: '000', heading: 'next_steps (optional)' }],
    bad: { set: { '/next_steps': 'n'.repeat(next_steps_length_LIMIT + 1) } },
    good: { set: { '/next_steps': 'n'.repeat(next_steps_length_LIMIT) } },
    texts: (0,text_rules/* textAt */.$6)('next_steps'),
    name: 'Field next_steps',
    max: next_steps_length_LIMIT,
    advice: (_, subject) => `${(0,model_return/* fixFormat */.F7)(subject)}: name the next one or two actions only.`,
});

// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(20323);
;// CONCATENATED MODULE: ./src/families/json/rules/no-emoji.ts





const EMOJI = (0,pattern/* pattern */.T)([
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
    rationale: 'Summaries are read by agents, put into logs and shown in terminals. An emoji costs tokens there, says nothing that a word does not, and is not shown everywhere.',
    remedy: 'Delete it, or say it in a word.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: { set: { '/summary': 'Planned how dates are parsed \u2705. The plan has three phases.' } },
    good: { set: { '/summary': 'Planned how dates (\u00A92026 #7) are parsed \u2192 3 phases. The plan is ready.' } },
    check(subject) {
        const problems = [];
        inspect((0,json/* stringField */.OM)(subject.value, 'summary'), '', problems);
        for (const { pointer, summary } of (0,artifact/* artifactsOf */.N)(subject)) {
            inspect(summary, pointer, problems);
        }
        return problems;
    },
};
function inspect(summary, pointer, problems) {
    if (summary === undefined || ASCII.test(summary))
        return;
    const emoji = EMOJI().exec(summary)?.[0];
    const point = emoji?.codePointAt(0);
    if (emoji === undefined || point === undefined)
        return;
    const code = point.toString(16).toUpperCase().padStart(4, '0');
    problems.push({
        pointer: (0,model_pointer/* join */.fj)(pointer, 'summary'),
        message: `The summary holds the emoji ${(0,model_text/* quote */.hD)(emoji)} (U+${code}); plain text was expected.`,
    });
}

;// CONCATENATED MODULE: ./src/families/json/rules/no-markup.ts





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
        no_markup_inspect((0,json/* stringField */.OM)(subject.value, 'summary'), '', problems);
        for (const { pointer, summary } of (0,artifact/* artifactsOf */.N)(subject)) {
            no_markup_inspect(summary, pointer, problems);
        }
        return problems;
    },
};
function no_markup_inspect(summary, pointer, problems) {
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

;// CONCATENATED MODULE: ./src/families/json/rules/partial-phases-whole.ts




const CONTINUED = {
    '/continuation_path': 'specs/7_parse_dates/plans/01_parse-dates.md',
};
const partialPhasesWhole = {
    id: 'partial-phases-whole',
    area: 'handoff',
    scope: 'return',
    severity: 'warning',
    summary: 'A partial handoff has phases left',
    rationale: 'The status asks the orchestrator to resume the work while the counts say that nothing is left. It would call an agent that has nothing to do.',
    remedy: 'Say implemented where all phases are done; otherwise count the completed ones again.',
    demand: {
        order: 40,
        text: 'When "status" is "partial": "phases_completed" is less than "phases_total".',
    },
    sources: [{ document: 'upstream', heading: 'Orchestrator handoff: phases_completed and phases_total' }],
    bad: { set: { '/status': 'partial', '/phases_completed': 3, '/phases_total': 3, ...CONTINUED } },
    good: { set: { '/status': 'partial', '/phases_completed': 2, '/phases_total': 3, ...CONTINUED } },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'partial')
            return rule/* NOTHING */.K$;
        const { place, completed, total } = phasesOf(subject);
        if (completed === undefined || completed !== total)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)(place, 'phases_completed'),
                message: `Status "partial" comes with ${String(completed)} of ${String(total)} phases; fewer were expected to be completed.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write "implemented" where all is done, or correct the counts.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/partial-progress-leftover.ts





const partialProgressLeftover = {
    id: 'partial-progress-leftover',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: 'Only work in progress or partial work has partial progress',
    rationale: 'A stage beside a final status contradicts it: it was left over from the early metadata, or the status is wrong.',
    remedy: 'Remove partial_progress when the final status is written.',
    sources: [{ document: '001', heading: 'partial_progress (optional)' }],
    bad: {
        set: { '/partial_progress': { stage: 'initializing', details: 'Reading the task' } },
    },
    good: {
        set: {
            '/status': 'in_progress',
            '/artifacts': [],
            '/started_at': '2026-01-28T10:30:00Z',
            '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
        },
        also: ['status-in-progress'],
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status === undefined || status === 'in_progress' || status === 'partial')
            return rule/* NOTHING */.K$;
        if (!subject.standard.statuses.includes(status) || !(0,json/* has */.zy)(subject.value, 'partial_progress'))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'partial_progress'),
                part: 'key',
                message: `Field partial_progress comes with status ${(0,model_text/* quote */.hD)(status)}; it was expected with "in_progress" or "partial" only.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: remove partial_progress when the final status is written.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/partial-progress-required.ts




const partial_progress_required_ERRORS = [
    {
        type: 'timeout',
        message: 'The time limit was reached in the second phase',
        recoverable: true,
        recommendation: 'Resume with /implement 7',
    },
];
const partialProgressRequired = {
    id: 'partial-progress-required',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'Unfinished work says how far it came',
    rationale: 'The next agent resumes at the stage that is written here. Without it, the work starts again from the beginning.',
    remedy: 'Add partial_progress with the stage that was reached and its details.',
    demand: 'stated',
    sources: [{ document: '001', heading: 'partial_progress (optional)' }],
    bad: [
        { set: { '/status': 'partial', '/errors': partial_progress_required_ERRORS } },
        {
            set: { '/status': 'in_progress', '/started_at': '2026-01-28T10:30:00Z' },
            also: ['status-in-progress'],
        },
    ],
    good: {
        set: {
            '/status': 'partial',
            '/errors': partial_progress_required_ERRORS,
            '/partial_progress': { stage: 'phase_1_completed', details: 'The first of three phases is done' },
        },
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if ((status !== 'in_progress' && status !== 'partial') || (0,json/* has */.zy)(subject.value, 'partial_progress'))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(status === 'partial' ? { severity: 'notice' } : {}),
                pointer: '',
                property: 'partial_progress',
                message: `Status is ${(0,model_text/* quote */.hD)(status)} and partial_progress is absent; the stage that was reached was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add partial_progress with stage and details.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/partial-without-artifacts.ts




const errors = [
    {
        type: 'timeout',
        message: 'The time was up after the first phase',
        recoverable: true,
        recommendation: 'Run /plan 7 again',
    },
];
const partialWithoutArtifacts = {
    id: 'partial-without-artifacts',
    area: 'artifacts',
    step: 'artifacts',
    scope: 'return',
    severity: 'notice',
    summary: 'A partial return lists what it has made so far',
    rationale: 'Partial means that some artifacts exist and the work can be resumed from them. Without any, the next agent starts from nothing, which failed or blocked would have said.',
    remedy: 'List the files made so far, or use the status for work that made none.',
    sources: [{ document: '003', heading: 'artifacts (required)' }],
    bad: { set: { '/status': 'partial', '/artifacts': [], '/errors': errors } },
    good: { set: { '/status': 'partial', '/errors': errors } },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'partial')
            return rule/* NOTHING */.K$;
        const artifacts = (0,json/* field */.ZZ)(subject.value, 'artifacts');
        if (!(0,json/* isArray */.cy)(artifacts) || artifacts.length > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'artifacts'),
                message: 'Status "partial" says that some artifacts were made, and none is listed.',
                recommendation: `Verify ${(0,model_return/* agentName */.Lp)(subject)} lists the files made so far, or returns "failed" or "blocked" where there are none.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/phase-counts.ts




const HOLDERS = ['metadata', 'partial_progress'];
const HOLDERS_AT_TOP = ['', 'continuation_context'];
const phaseCounts = {
    id: 'phase-counts',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'No more phases are completed than there are',
    rationale: 'Work is resumed at the phase after the last completed one. A count above the total points beyond the plan.',
    remedy: 'Count the phases of the plan and those that are done again.',
    demand: {
        order: 150,
        text: '"phases_completed" is at most "phases_total".',
    },
    sources: [
        { document: '001', heading: 'metadata (required)' },
        { document: '001', heading: 'partial_progress (optional)' },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/metadata/phases_completed': 5, '/metadata/phases_total': 4 },
        },
        { families: ['orchestrator-handoff'], set: { '/phases_completed': 5, '/phases_total': 4 } },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/metadata/phases_completed': 4, '/metadata/phases_total': 4 },
        },
        { families: ['orchestrator-handoff'], set: { '/phases_completed': 4, '/phases_total': 4 } },
    ],
    check(subject) {
        const problems = [];
        for (const holder of phasesOf(subject).place === '' ? HOLDERS_AT_TOP : HOLDERS) {
            const counts = holder === '' ? subject.value : (0,json/* field */.ZZ)(subject.value, holder);
            const completed = (0,json/* numberField */.sJ)(counts, 'phases_completed');
            const total = (0,json/* numberField */.sJ)(counts, 'phases_total');
            if (completed === undefined || total === undefined || completed <= total)
                continue;
            problems.push({
                pointer: holder === '' ? '/phases_completed' : (0,model_pointer/* join */.fj)('', holder, 'phases_completed'),
                message: `Field ${holder === '' ? '' : `${holder}.`}phases_completed is ${String(completed)}, more than phases_total, which is ${String(total)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: count the phases again.`,
            });
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/phases-required.ts






const phases_required_FIELDS = ['phases_completed', 'phases_total'];
const phases_required_CONTINUED = { '/continuation_path': 'specs/7_parse_dates/plans/01_parse-dates.md' };
const phasesRequired = {
    id: 'phases-required',
    area: 'handoff',
    scope: 'return',
    severity: 'warning',
    summary: 'Work on a plan gives its phase counts, each 0 or more',
    rationale: 'The orchestrator compares the counts to decide whether a plan is done or has to be resumed. Without them it has only the status.',
    remedy: 'Write phases_completed and phases_total as whole numbers of 0 or more.',
    demand: {
        order: 30,
        text: 'When "status" is "implemented" or "partial": "phases_completed" is required and "phases_total" is required, both whole numbers of 0 or more.',
    },
    sources: [{ document: 'upstream', heading: 'Orchestrator handoff: phases_completed and phases_total' }],
    bad: [
        { set: { '/status': 'implemented', '/plan_markers_verified': true }, remove: phases_required_FIELDS.map((name) => `/${name}`) },
        { set: { '/status': 'partial', '/phases_completed': -1, ...phases_required_CONTINUED } },
    ],
    good: { set: { '/status': 'partial', '/phases_completed': 0, ...phases_required_CONTINUED } },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status !== 'implemented' && status !== 'partial')
            return rule/* NOTHING */.K$;
        const { place, completed, total } = phasesOf(subject);
        const problems = [];
        const absent = phases_required_FIELDS.filter((name) => (0,json/* field */.ZZ)(subject.value, name) === undefined);
        if (absent.length > 0) {
            problems.push({
                pointer: place,
                property: absent,
                message: `Status is ${(0,model_text/* quote */.hD)(status)} and ${(0,model_text/* listOf */.c3)(absent, 'and')} ${absent.length === 1 ? 'is' : 'are'} absent; the counts of phases were expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add ${(0,model_text/* listOf */.c3)(absent, 'and')}.`,
            });
        }
        for (const [name, count] of [
            ['phases_completed', completed],
            ['phases_total', total],
        ]) {
            if (count === undefined || count >= 0)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(place, name),
                message: `Field ${name} is ${String(count)}; a whole number of 0 or more was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: count the phases again.`,
            });
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/phases-top-level.ts





const phases_top_level_FIELDS = ['phases_completed', 'phases_total'];
const phasesTopLevel = {
    id: 'phases-top-level',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'Phase counts are not at the top level',
    rationale: 'At top level they are the shape of a handoff file. Callers look for them in metadata, or in partial_progress, and miss them here.',
    remedy: 'Move them into metadata; while the work goes on, into partial_progress.',
    fixes: [{ safety: 'safe', does: 'moves the counts into metadata, where the work does not go on' }],
    demand: 'stated',
    sources: [
        { document: 'upstream', heading: 'phases_* are fields of the handoff file' },
        { document: '001', heading: 'metadata (required)' },
    ],
    bad: { set: { '/phases_completed': 2, '/phases_total': 4 } },
    good: { set: { '/metadata/phases_completed': 2, '/metadata/phases_total': 4 } },
    check(subject) {
        const misplaced = phases_top_level_FIELDS.filter((name) => (0,json/* has */.zy)(subject.value, name));
        const [first] = misplaced;
        if (first === undefined)
            return rule/* NOTHING */.K$;
        const names = (0,model_text/* listOf */.c3)(misplaced, 'and');
        const one = misplaced.length === 1;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', first),
                part: 'key',
                message: `${one ? 'Field' : 'Fields'} ${names} ${one ? 'is' : 'are'} at top level instead of in metadata.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: move ${names} into metadata, or into partial_progress while the work goes on.`,
                value: misplaced.join(' '),
                ...phases_top_level_fixOf(subject.value, misplaced),
            },
        ];
    },
};
const OPEN = new Set(['in_progress', 'partial', undefined]);
function phases_top_level_fixOf(value, names) {
    const metadata = (0,json/* field */.ZZ)(value, 'metadata');
    if (OPEN.has((0,model_return/* statusOf */.c2)({ value })) || !(metadata === undefined || (0,json/* isObject */.Gv)(metadata)))
        return {};
    if (names.some((name) => (0,json/* has */.zy)(metadata, name) && (0,json/* field */.ZZ)(metadata, name) !== (0,json/* field */.ZZ)(value, name)))
        return {};
    const [doubled, moved] = [names.filter((name) => (0,json/* has */.zy)(metadata, name)), names.filter((name) => !(0,json/* has */.zy)(metadata, name))];
    const done = [
        ...(moved.length === 0 ? [] : [`move ${(0,model_text/* listOf */.c3)(moved, 'and')} into metadata`]),
        ...(doubled.length === 0 ? [] : [`remove ${(0,model_text/* listOf */.c3)(doubled, 'and')} at top level, since metadata has the same`]),
    ];
    const edits = [
        ...moved.map((name) => ({ kind: 'move', from: (0,model_pointer/* join */.fj)('', name), to: (0,model_pointer/* join */.fj)('', 'metadata', name) })),
        ...doubled.map((name) => ({ kind: 'remove', pointer: (0,model_pointer/* join */.fj)('', name) })),
    ];
    return { fix: { safety: 'safe', does: (0,model_text/* listOf */.c3)(done, 'and'), edits } };
}

;// CONCATENATED MODULE: ./src/families/json/rules/plan-markers-unverified.ts



const FIELD = 'plan_markers_verified';
const DONE = { '/status': 'implemented', '/phases_completed': 3, '/phases_total': 3 };
const planMarkersUnverified = {
    id: 'plan-markers-unverified',
    area: 'handoff',
    scope: 'return',
    severity: 'notice',
    summary: 'An implemented handoff says that the marks in the plan were verified',
    rationale: 'A plan in which every phase is marked as completed shows that none was skipped. Whoever did not look cannot say so.',
    remedy: `Look whether each phase heading of the plan says [COMPLETED], and set ${FIELD} to true.`,
    sources: [{ document: 'upstream', heading: 'Orchestrator handoff: plan_markers_verified' }],
    bad: [{ set: DONE }, { set: { ...DONE, [`/${FIELD}`]: false } }],
    good: { set: { ...DONE, [`/${FIELD}`]: true } },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented')
            return rule/* NOTHING */.K$;
        const verified = (0,json/* field */.ZZ)(subject.value, FIELD);
        if (verified !== undefined && verified !== false)
            return rule/* NOTHING */.K$;
        return [
            {
                ...(verified === undefined ? { pointer: '', property: FIELD } : { pointer: `/${FIELD}` }),
                message: `Status is "implemented" and ${FIELD} is ${verified === undefined ? 'absent' : 'false'}; true was expected.`,
                recommendation: `Look whether each phase heading of the plan says [COMPLETED], and set ${FIELD} to true.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/progress-behind.ts

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const HALF = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [NOT STARTED]\n';
const WHOLE = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [COMPLETED]\n';
const COUNTS = { '/metadata/phases_completed': 2, '/metadata/phases_total': 2 };
const COUNTS_AT_TOP = { '/phases_completed': 2, '/phases_total': 2 };
const progressBehind = {
    id: 'progress-behind',
    area: 'metadata',
    scope: 'claim',
    verdict: 'behind',
    kinds: ['progress'],
    severity: 'warning',
    summary: 'The plan marks as many phases as completed as the return says',
    rationale: 'Work is resumed by the marks in the plan, and closed by the counts in the return. Where the plan marks fewer phases, either work is missing or the plan was not kept.',
    remedy: 'Mark the phases that are done as [COMPLETED] in the plan, or count only those in the return.',
    demand: {
        order: 160,
        text: 'The plan of the task marks at least "phases_completed" of its phases as [COMPLETED].',
    },
    sources: [
        { document: 'return-gate', heading: 'the plan in the same tree shows whether the counts are true' },
        { document: '001', heading: 'metadata (required)' },
    ],
    bad: [
        { families: ['return-meta'], set: COUNTS, tree: { [PLAN]: HALF } },
        { families: ['orchestrator-handoff'], set: COUNTS_AT_TOP, tree: { [PLAN]: HALF } },
    ],
    good: [
        { families: ['return-meta'], set: COUNTS, tree: { [PLAN]: WHOLE } },
        { families: ['orchestrator-handoff'], set: COUNTS_AT_TOP, tree: { [PLAN]: WHOLE } },
    ],
    check({ claim, verdict }, { success }) {
        if (verdict.detail === null)
            return rule/* NOTHING */.K$;
        return [
            {
                ...(success ? {} : { severity: 'notice' }),
                message: `The return says that ${claim.path} are completed, but ${verdict.detail}`,
                recommendation: 'Mark in the plan what is done, or count only the phases that the plan marks as completed.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/progress-other-total.ts

const progress_other_total_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const TWO_PHASES = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [NOT STARTED]\n';
const progressOtherTotal = {
    id: 'progress-other-total',
    area: 'metadata',
    scope: 'claim',
    verdict: 'other-total',
    kinds: ['progress'],
    severity: 'notice',
    summary: 'The plan has as many phases as the return says',
    rationale: 'Counts of another plan, or of an earlier version of it, say nothing about what is left. It may also be that the plan was revised since.',
    remedy: 'Count the phases of the plan again, or list the right plan among the artifacts.',
    sources: [{ document: 'return-gate', heading: 'the plan in the same tree shows whether the counts are true' }],
    bad: [
        {
            families: ['return-meta'],
            set: { '/metadata/phases_completed': 1, '/metadata/phases_total': 3 },
            tree: { [progress_other_total_PLAN]: TWO_PHASES },
        },
        {
            families: ['orchestrator-handoff'],
            set: { '/phases_completed': 1, '/phases_total': 3 },
            tree: { [progress_other_total_PLAN]: TWO_PHASES },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            set: { '/metadata/phases_completed': 1, '/metadata/phases_total': 2 },
            tree: { [progress_other_total_PLAN]: TWO_PHASES },
        },
        {
            families: ['orchestrator-handoff'],
            set: { '/phases_completed': 1, '/phases_total': 2 },
            tree: { [progress_other_total_PLAN]: TWO_PHASES },
        },
    ],
    check({ claim, verdict }) {
        if (verdict.detail === null)
            return rule/* NOTHING */.K$;
        return [
            {
                message: `The return counts ${claim.path}, but ${verdict.detail}`,
                recommendation: 'Count the phases of the plan again, or list the right plan among the artifacts.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/required-field.ts





const requiredField = {
    id: 'required-field',
    area: 'shape',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'Every required field is present',
    rationale: 'Callers read these fields without checking that they exist. Only presence counts here: 0, false and an empty text are present, and other rules check them. All fields that one object lacks are one finding.',
    remedy: 'Add the fields to the object, or move them there from the top level.',
    fixes: [{ safety: 'safe', does: 'moves the fields of an absent metadata into it from the top level' }],
    demand: 'stated',
    sources: [
        { document: '000', heading: 'Field Specifications' },
        { document: '001', heading: 'Field Specifications' },
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'Field Specifications' },
    ],
    bad: [
        { families: ['return-meta', 'subagent-return'], remove: ['/metadata/session_id'] },
        { families: ['return-meta', 'subagent-return'], remove: ['/metadata/session_id', '/metadata/agent_type'] },
        { families: ['orchestrator-handoff'], remove: ['/summary', '/artifacts'] },
        {
            families: ['return-meta'],
            remove: ['/metadata'],
            set: {
                '/session_id': 'sess_1736700000_abc123',
                '/agent_type': 'planner-agent',
                '/delegation_depth': 1,
                '/delegation_path': ['orchestrator', 'plan', 'planner-agent'],
            },
        },
    ],
    good: [{}, { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': 0 } }],
    check(subject) {
        if (subject.shapeErrors.length === 0)
            return rule/* NOTHING */.K$;
        const absent = new Map();
        for (const { keyword, pointer, detail, conditional, advisory } of subject.shapeErrors) {
            if (keyword !== 'required' || conditional || advisory)
                continue;
            const names = absent.get(pointer);
            if (names === undefined)
                absent.set(pointer, [detail]);
            else
                names.push(detail);
        }
        if (absent.size === 0)
            return rule/* NOTHING */.K$;
        return [...absent].map(([pointer, names]) => required_field_problemOf(subject, pointer, names));
    },
};
function required_field_problemOf(subject, pointer, names) {
    const holder = pointer === '' ? 'the return' : (0,model_text/* quote */.hD)(pointer.slice(1));
    const listed = (0,model_text/* listOf */.c3)(names.map((name) => (0,model_text/* quote */.hD)(name)), 'and');
    const misplaced = pointer === '' && names.includes(METADATA) ? misplacedIn(subject) : [];
    const move = misplaced.length === 0
        ? ''
        : `; ${(0,model_text/* listOf */.c3)(misplaced.map((name) => (0,model_text/* quote */.hD)(name)), 'and')} at top level belong in it`;
    const add = `${(0,model_return/* fixFormat */.F7)(subject)}: add ${listed} to ${holder}`;
    return {
        pointer,
        property: names,
        message: `${names.length === 1 ? 'Required field' : 'Required fields'} ${listed} ${names.length === 1 ? 'is' : 'are'} missing in ${holder}${move}.`,
        recommendation: misplaced.length === 0 ? `${add}.` : `${add}, and move ${(0,model_text/* listOf */.c3)(misplaced, 'and')} into "${METADATA}".`,
        ...(misplaced.length === 0 ? {} : { fix: moveInto(misplaced) }),
    };
}
const METADATA = 'metadata';
const IN_METADATA = `/${METADATA}`;
const PHASES = new Set(['phases_completed', 'phases_total']);
function misplacedIn({ value, standard }) {
    const { '': top = [], [IN_METADATA]: inner = [] } = standard.shape.fields;
    return inner.filter((name) => (0,json/* has */.zy)(value, name) && !top.includes(name) && !PHASES.has(name));
}
function moveInto(names) {
    const edits = names.map((name) => ({ kind: 'move', from: (0,model_pointer/* join */.fj)('', name), to: (0,model_pointer/* join */.fj)('', METADATA, name) }));
    return { safety: 'safe', does: `move ${(0,model_text/* listOf */.c3)(names, 'and')} into ${METADATA}`, edits };
}

;// CONCATENATED MODULE: ./src/families/json/rules/research-questions.ts






const ASKING = 'needs_research';
const researchQuestions = {
    id: 'research-questions',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'A return that needs research asks its questions and claims no artifacts',
    rationale: 'The orchestrator dispatches research with these questions. Without any it has nothing to ask, and an artifact would be work that the agent says it could not begin.',
    remedy: 'Write each question as a string in research_questions, and leave artifacts empty.',
    sources: [{ document: 'upstream', heading: 'needs_research' }],
    bad: { set: { '/status': ASKING, '/artifacts': [] } },
    good: { set: { '/status': ASKING, '/artifacts': [], '/research_questions': ['Which calendars are in use?'] } },
    check(subject) {
        const asks = (0,model_return/* statusOf */.c2)(subject) === ASKING;
        const questions = (0,json/* field */.ZZ)(subject.value, 'research_questions');
        if ((questions === undefined || questions === null) && !asks)
            return rule/* NOTHING */.K$;
        const fix = `${(0,model_return/* fixFormat */.F7)(subject)}:`;
        const pointer = (0,model_pointer/* join */.fj)('', 'research_questions');
        const problems = [];
        if (questions === undefined) {
            problems.push({
                pointer: '',
                property: 'research_questions',
                message: `Status is "${ASKING}" and research_questions is absent; at least one question was expected.`,
                recommendation: `${fix} list the questions in research_questions.`,
            });
        }
        else if (!(0,json/* isArray */.cy)(questions)) {
            problems.push({
                pointer,
                message: `Field research_questions is ${(0,describe_value/* describeValue */.b)(questions)}; a list of questions was expected.`,
                recommendation: `${fix} write research_questions as a list of strings.`,
            });
        }
        else {
            if (asks && questions.length === 0) {
                problems.push({
                    pointer,
                    message: `Status is "${ASKING}" and research_questions is empty; at least one question was expected.`,
                    recommendation: `${fix} list the questions in research_questions.`,
                });
            }
            for (let index = 0; index < questions.length; index++) {
                const question = questions[index];
                if (typeof question === 'string' && !(0,model_text/* isBlank */.z3)(question))
                    continue;
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)(pointer, index),
                    message: `Research question ${String(index + 1)} is ${(0,describe_value/* describeValue */.b)(question)}; text that is not blank was expected.`,
                    recommendation: `${fix} write each question as a string.`,
                });
            }
        }
        const artifacts = asks ? (0,json/* listField */.FZ)(subject.value, 'artifacts').length : 0;
        if (artifacts > 0) {
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'artifacts'),
                message: `Status is "${ASKING}" and there ${artifacts === 1 ? 'is' : 'are'} ${(0,model_text/* count */.U9)(artifacts, 'artifact')}; none was expected.`,
                recommendation: `${fix} leave artifacts empty, or return "partial" with what there is.`,
            });
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/return-location.ts


const TASK_FOLDER = /^specs\/(?:(?:archive|vault)\/(?:[^/]+\/)*)?(?:OC_)?\d+_[^/]+\/(?:\.meta\/)?[^/]+$/;
const returnLocation = {
    id: 'return-location',
    area: 'document',
    step: 'structure',
    needsPlace: true,
    scope: 'return',
    severity: 'warning',
    summary: 'A metadata file or a handoff is in the folder of its task, specs/{N}_{slug}/',
    rationale: 'The calling skill reads the file from the folder of the task. One that is elsewhere is never read, and the work of the agent looks as if it had stopped.',
    remedy: 'Move the file to specs/{N}_{slug}/, number padded or not. Folders below specs/archive/ and specs/vault/ and a .meta/ folder in the task folder are right too.',
    demand: 'stated',
    sources: [{ document: '001', heading: 'File Location' }],
    bad: [
        { families: ['return-meta'], file: 'notes/.return-meta.json' },
        { families: ['orchestrator-handoff'], file: 'notes/.orchestrator-handoff.json' },
    ],
    good: [
        {},
        { families: ['return-meta'], file: 'specs/archive/007_parse_dates/.return-meta.json' },
        { families: ['orchestrator-handoff'], file: 'specs/archive/007_parse_dates/.orchestrator-handoff.json' },
    ],
    check({ file, standard }) {
        if (TASK_FOLDER.test(file))
            return rule/* NOTHING */.K$;
        const kind = standard.family === 'orchestrator-handoff' ? 'handoff' : 'metadata file';
        return [
            {
                pointer: '',
                message: `The ${kind} ${(0,model_text/* quote */.hD)(file, 200)} is in no task folder; "specs/{N}_{slug}/" was expected.`,
                recommendation: 'Move it to "specs/{N}_{slug}/" of its task.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/review-reason.ts






const reviewReason = {
    id: 'review-reason',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'A return that asks for a review says why',
    rationale: 'A person is called in and the work waits. Without a reason they do not know what to look at.',
    remedy: 'Say in review_reason what the person has to decide, or set requires_user_review to false.',
    sources: [{ document: 'upstream', heading: 'requires_user_review' }],
    bad: { set: { '/requires_user_review': true } },
    good: { set: { '/requires_user_review': true, '/review_reason': 'The plan drops support for two calendars' } },
    check(subject) {
        if ((0,json/* field */.ZZ)(subject.value, 'requires_user_review') !== true)
            return rule/* NOTHING */.K$;
        const reason = (0,json/* field */.ZZ)(subject.value, 'review_reason');
        if (typeof reason === 'string' && !(0,model_text/* isBlank */.z3)(reason))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(reason === undefined ? { pointer: '', property: 'review_reason' } : { pointer: (0,model_pointer/* join */.fj)('', 'review_reason') }),
                message: `Field requires_user_review is true and review_reason is ${reason === undefined ? 'absent' : (0,describe_value/* describeValue */.b)(reason)}; a reason was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say in review_reason what a person has to decide.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/first-where.ts
var first_where = __webpack_require__(52829);
// EXTERNAL MODULE: ./src/model/known.ts
var known = __webpack_require__(57342);
// EXTERNAL MODULE: ./src/model/once-per.ts
var once_per = __webpack_require__(48594);
;// CONCATENATED MODULE: ./src/families/json/rules/roadmap-item-unknown.ts








const ROADMAP = '# Roadmap\n\n- [ ] Parse **dates** in ISO 8601\n- [ ] Print calendars\n';
const roadmapItemUnknown = {
    id: 'roadmap-item-unknown',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: 'A roadmap item is in the roadmap, in the same words',
    rationale: 'Finished items are found in the roadmap by their text. One that is worded otherwise is never ticked off, and the roadmap goes stale.',
    remedy: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: {
        set: { '/completion_data/roadmap_items': ['Parse times'] },
        tree: { 'ROADMAP.md': ROADMAP },
        context: { roadmap: { kind: 'text', text: ROADMAP } },
    },
    good: {
        set: { '/completion_data/roadmap_items': ['Parse dates in ISO 8601'] },
        tree: { 'ROADMAP.md': ROADMAP },
        context: { roadmap: { kind: 'text', text: ROADMAP } },
    },
    check(subject, { roadmap }) {
        if (roadmap === null)
            return rule/* NOTHING */.K$;
        const items = (0,json/* listField */.FZ)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'roadmap_items');
        if (items.length === 0)
            return rule/* NOTHING */.K$;
        if (roadmap.kind === 'too-large')
            return [roadmapTooLarge(roadmap)];
        const known = itemsOf(roadmap);
        const problems = [];
        items.forEach((item, index) => {
            if (typeof item !== 'string' || known.includes(plain(item)))
                return;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'roadmap_items', index),
                message: `Roadmap item ${(0,model_text/* quote */.hD)(item)} is not in the roadmap.`,
                recommendation: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
            });
        });
        return problems;
    },
};
function roadmapTooLarge({ file, size, limit }) {
    return {
        pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'roadmap_items'),
        message: `Nothing can be said of the roadmap items: ${file} takes ${String(size)} bytes, more than the limit of ${String(limit)}.`,
        recommendation: 'Move what is done out of the roadmap, or raise the limit (max-file-size).',
    };
}
function plain(text) {
    return text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}
const COMPARED = 200;
const STARTS = (0,pattern/* pattern */.T)(String.raw `(?<=^| )\S|(?<![\p{L}\p{N}])[\p{L}\p{N}]`, 'gu');
class ItemIndex {
    #texts;
    constructor(roadmap) {
        const text = plain(roadmap);
        const texts = new Set();
        for (const { index } of text.matchAll(STARTS()))
            texts.add(text.slice(index, index + COMPARED));
        this.#texts = [...texts].sort(model_text/* compareText */.n6);
    }
    includes(item) {
        const wanted = item.slice(0, COMPARED);
        const first = (0,first_where/* firstWhere */.U)(this.#texts.length, (n) => (0,model_text/* compareText */.n6)((0,known/* elementAt */.s)(this.#texts, n), wanted) >= 0);
        return wanted === '' || this.#texts[first]?.startsWith(wanted) === true;
    }
}
const itemsOf = (0,once_per/* oncePer */.P)(({ text }) => new ItemIndex(text));

;// CONCATENATED MODULE: ./src/families/json/rules/roadmap-items-meta.ts






const roadmapItemsMeta = {
    id: 'roadmap-items-meta',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: 'A meta task names no roadmap items',
    rationale: 'The roadmap plans the project, and a meta task works on the agent system. Its items would be ticked off for work that was not theirs.',
    remedy: 'Leave roadmap_items out of the return of a meta task.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: { set: { '/task_type': 'meta', '/completion_data/roadmap_items': ['Parse dates'] } },
    good: { set: { '/task_type': 'general', '/completion_data/roadmap_items': ['Parse dates'] } },
    check(subject) {
        const items = (0,json/* listField */.FZ)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'roadmap_items');
        if (items.length === 0 || !isMetaTask(subject))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'roadmap_items'),
                message: `A meta task names ${(0,model_text/* count */.U9)(items.length, 'roadmap item')}; none was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: leave roadmap_items out of a meta task.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/session-id-empty.ts



const sessionIdEmpty = (0,text_rules/* blankTextRule */.IF)({
    id: 'session-id-empty',
    area: 'metadata',
    step: 'session',
    severity: 'error',
    structural: true,
    summary: 'The session id is not blank',
    rationale: 'The session id ties a return to the delegation that asked for it. Without one, it is unknown which call it answers.',
    remedy: 'Echo the session id that the caller handed over.',
    demand: {
        order: 10,
        text: 'No required text is blank.',
    },
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/session_id': ' ' } },
        { families: ['orchestrator-handoff'], set: { '/session_id': ' ' } },
    ],
    good: {},
    texts: (subject) => (0,text_rules/* textAt */.$6)(...(0,model_return/* wayToSession */.v8)(subject.standard))(subject),
    problem: ({ text }, subject) => ({
        message: `Field ${(0,model_return/* wayToSession */.v8)(subject.standard).join('.')} is ${(0,model_text/* quote */.hD)(text)}; a session id was expected.`,
        recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: echo the session id of the delegation.`,
    }),
});

;// CONCATENATED MODULE: ./src/families/json/rules/session-id-format.ts




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
    step: 'session',
    scope: 'return',
    severity: 'warning',
    summary: 'The session id has the form that the standard gives',
    rationale: 'The caller makes the id and the agent only echoes it. An id of another form was most likely made up by the agent, and will not lead back to the delegation.',
    remedy: 'Echo the id that the caller handed over, unchanged.',
    demand: {
        order: 20,
        text: (standard, { params }) => `${(0,model_text/* quote */.hD)((0,model_return/* wayToSession */.v8)(standard).join('.'))} is the id that the caller gave, or one of your own if there is none, of the form ${formOf(params).written}.`,
    },
    sources: [
        { document: '000', heading: 'metadata (required)' },
        { document: '003', heading: 'Schema' },
    ],
    params: { format: 'session' },
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/session_id': 'session-7' } },
        { families: ['orchestrator-handoff'], set: { '/session_id': 'session-7' } },
    ],
    good: {},
    check(subject, _context, params) {
        const session = (0,model_return/* sessionOf */.MC)(subject);
        if (session === null)
            return rule/* NOTHING */.K$;
        const form = formOf(params);
        if (form.fits(session))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', ...(0,model_return/* wayToSession */.v8)(subject.standard)),
                message: `Session id ${(0,model_text/* quote */.hD)(session)} is not of the form ${form.written}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: echo the caller's session id, such as ${form.example}.`,
            },
        ];
    },
};
function formOf({ format }) {
    return FORMS[format === 'agent-task' ? 'agent-task' : 'session'];
}
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

;// CONCATENATED MODULE: ./src/families/json/rules/session-id-mismatch.ts




const session_id_mismatch_LIMIT = 200;
const sessionIdMismatch = {
    id: 'session-id-mismatch',
    area: 'metadata',
    step: 'session',
    scope: 'return',
    severity: 'error',
    summary: 'The session id is the one that the caller expects',
    rationale: 'A return with another session id answers another delegation, or is left over from an earlier run: taking it would credit work to the wrong task.',
    remedy: 'Echo the session id of the delegation, or check the return that belongs to the expected session.',
    sources: [
        { document: '002', heading: 'Step 4: Validate Session ID' },
        { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: { context: { expectedSession: 'sess_1735460684_ffffff' } },
    good: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/metadata/session_id': 'sess_1735460684_a1b2c3' },
            context: { expectedSession: 'sess_1735460684_a1b2c3' },
            also: ['session-id-format'],
        },
        {
            families: ['orchestrator-handoff'],
            set: { '/session_id': 'sess_1735460684_a1b2c3' },
            context: { expectedSession: 'sess_1735460684_a1b2c3' },
        },
    ],
    check(subject, { expectedSession, expectedIn }) {
        if (expectedSession === null || expectedIn?.has(subject.file) === false)
            return rule/* NOTHING */.K$;
        const session = (0,model_return/* writtenSession */.OY)(subject);
        if (session === undefined || session === expectedSession)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', ...(0,model_return/* wayToSession */.v8)(subject.standard)),
                message: `Session id is ${(0,model_text/* quote */.hD)(session, session_id_mismatch_LIMIT)}; expected was ${(0,model_text/* quote */.hD)(expectedSession, session_id_mismatch_LIMIT)}.`,
                recommendation: `Fix ${(0,model_return/* agentName */.Lp)(subject)} subagent to return correct session_id: the one of its delegation.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/session-id-reused.ts

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
    rationale: 'The session id distinguishes the calls of an agent. Where two returns share it, nobody can say which call a return answers.',
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
        return problems;
    },
};

// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(99244);
;// CONCATENATED MODULE: ./src/families/json/rules/started-at.ts






const BEGUN = {
    '/status': 'in_progress',
    '/artifacts': [],
    '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
};
const started_at_POINTER = (0,model_pointer/* join */.fj)('', 'started_at');
const startedAt = {
    id: 'started-at',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'Work in progress says when it started, in ISO 8601, and not in the future',
    rationale: 'Interrupted agents are found by the age of their early metadata, and durations are computed from it. Without a moment that can be read, an agent that died looks as if it still worked.',
    remedy: 'Write the moment of the start once, in UTC, such as 2026-01-28T10:30:00Z.',
    demand: 'stated',
    sources: [{ document: '001', heading: 'started_at (optional)' }],
    bad: { set: { '/started_at': 'yesterday' } },
    good: { set: { ...BEGUN, '/started_at': '2026-01-28T10:30:00Z' }, also: ['status-in-progress'] },
    check(subject, { now }) {
        if (!(0,json/* has */.zy)(subject.value, 'started_at')) {
            if ((0,model_return/* statusOf */.c2)(subject) !== 'in_progress')
                return rule/* NOTHING */.K$;
            return [
                {
                    pointer: '',
                    property: 'started_at',
                    message: 'Status is "in_progress" and started_at is absent; the moment of the start was expected.',
                    recommendation: fix(subject),
                },
            ];
        }
        const text = (0,json/* stringField */.OM)(subject.value, 'started_at');
        if (text === undefined)
            return rule/* NOTHING */.K$;
        const moment = (0,iso_8601/* parseIso8601 */.I)(text);
        if (moment === null) {
            return [
                {
                    pointer: started_at_POINTER,
                    message: `Field started_at is ${(0,model_text/* quote */.hD)(text)}, which is no ISO 8601 time.`,
                    recommendation: fix(subject),
                },
            ];
        }
        const earliest = moment.zoned ? moment.at : moment.at - iso_8601/* WIDEST_OFFSET */.n;
        if (earliest <= now)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: started_at_POINTER,
                message: `Field started_at is ${(0,model_text/* quote */.hD)(text)}, which is in the future.`,
                recommendation: fix(subject),
            },
        ];
    },
};
function fix(subject) {
    return `${(0,model_return/* fixFormat */.F7)(subject)}: write the moment of the start, such as 2026-01-28T10:30:00Z.`;
}

;// CONCATENATED MODULE: ./src/families/json/rules/status-completed.ts




const FORBIDDEN = 'completed';
const statusCompleted = {
    id: 'status-completed',
    area: 'status',
    step: 'status',
    scope: 'return',
    supersedes: ['status-value'],
    severity: 'error',
    structural: true,
    summary: `The status is never "${FORBIDDEN}"`,
    rationale: 'The word makes the calling tool stop before its own last steps, so the task is never marked as done. For success, a return says what was done instead.',
    remedy: 'Write the word for the work that was done, such as researched, planned or implemented.',
    fixes: [{ safety: 'unsafe', does: 'writes the word for what an agent of this name does' }],
    demand: 'stated',
    sources: [{ document: '001', heading: 'status (required)' }],
    bad: { set: { '/status': FORBIDDEN }, also: ['standard-mismatch'] },
    good: {},
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== FORBIDDEN)
            return rule/* NOTHING */.K$;
        const { success } = subject.standard;
        const { instead } = (0,suggest/* suggestStatus */.pD)(subject, FORBIDDEN);
        return [
            {
                pointer: '/status',
                message: `Status ${(0,model_text/* quote */.hD)(FORBIDDEN)} stops the calling tool; for success, use ${(0,model_text/* listOf */.c3)(success)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${instead === undefined ? 'what was done' : (0,model_text/* quote */.hD)(instead)}.`,
                ...(instead === undefined ? {} : { fix: (0,suggest/* statusFix */.OH)(instead) }),
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/status-in-progress.ts


const EARLY = {
    '/status': 'in_progress',
    '/started_at': '2026-01-28T10:30:00Z',
    '/partial_progress': { stage: 'initializing', details: 'Read the task' },
};
const statusInProgress = {
    id: 'status-in-progress',
    area: 'status',
    step: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'A metadata file has a final status',
    rationale: 'An agent writes in_progress when it starts and replaces it when it ends. A file that still has it comes from an agent that was interrupted, or postflight never ran.',
    remedy: 'Resume the task, or set the status that the work reached: partial, with errors, if it was cut off.',
    demand: 'stated',
    sources: [{ document: '001', heading: 'status (required)' }],
    bad: [{ set: EARLY }, { set: EARLY, context: { stage: 'ended' } }],
    good: [
        { set: { ...EARLY, '/status': 'partial' }, also: ['errors-required'] },
        { set: EARLY, context: { stage: 'on-disk' } },
    ],
    check(subject, { stage }) {
        if ((0,model_return/* statusOf */.c2)(subject) !== model_return/* UNFINISHED */.yA || stage === 'on-disk')
            return rule/* NOTHING */.K$;
        const agent = (0,model_return/* agentName */.Lp)(subject);
        const partial = 'set the status to "partial" and say in errors why it stopped';
        return [
            stage === 'ended'
                ? {
                    pointer: '/status',
                    message: 'Status is "in_progress", and the agent has stopped; a final status was expected.',
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write the status that the work reached, or ${partial}.`,
                }
                : {
                    pointer: '/status',
                    message: 'Status is "in_progress"; a final status was expected. The agent was interrupted, is still at work, or postflight has not run.',
                    recommendation: `Resume ${agent}, or ${partial}.`,
                },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/status-stale.ts





const PROGRESS = { stage: 'initializing', details: 'Read the task' };
const statusStale = {
    id: 'status-stale',
    area: 'status',
    step: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'Work in progress did not start longer ago than stale-after allows',
    rationale: 'No agent works for days at a stretch. After that time the agent is dead and its task waits for somebody to notice.',
    remedy: 'Resume the task or close it. Set stale-after higher if agents do run that long.',
    demand: 'stated',
    sources: [{ document: '001', heading: 'started_at (optional)' }],
    bad: {
        set: { '/status': 'in_progress', '/started_at': '2026-01-27T11:59:59Z', '/partial_progress': PROGRESS },
        also: ['status-in-progress'],
    },
    good: {
        set: { '/status': 'in_progress', '/started_at': '2026-01-27T12:00:00Z', '/partial_progress': PROGRESS },
        also: ['status-in-progress'],
    },
    check(subject, context) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'in_progress')
            return rule/* NOTHING */.K$;
        const startedAt = (0,json/* stringField */.OM)(subject.value, 'started_at');
        if (startedAt === undefined)
            return rule/* NOTHING */.K$;
        const moment = (0,iso_8601/* parseIso8601 */.I)(startedAt);
        if (moment === null)
            return rule/* NOTHING */.K$;
        const latest = moment.zoned ? moment.at : moment.at + iso_8601/* WIDEST_OFFSET */.n;
        if (context.now - latest <= context.staleAfter)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/started_at',
                message: `The agent is still in progress, and its start at ${(0,model_text/* quote */.hD)(startedAt)} is longer ago than stale-after allows.`,
                recommendation: `Resume or close the task of ${(0,model_return/* agentName */.Lp)(subject)}.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/summary-empty.ts



const summaryEmpty = (0,text_rules/* blankTextRule */.IF)({
    id: 'summary-empty',
    area: 'summary',
    supersedes: ['summary-length'],
    severity: 'error',
    structural: true,
    summary: 'The summary is not blank',
    rationale: 'The summary is often all that a caller reads. A blank one says nothing while it counts as present.',
    remedy: 'Say in two to five sentences what was accomplished.',
    demand: { askedBy: 'session-id-empty' },
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: { set: { '/summary': ' ' } },
    good: {},
    texts: (0,text_rules/* textAt */.$6)('summary'),
    problem: ({ text }, subject) => ({
        message: `The summary is blank: ${(0,model_text/* quote */.hD)(text)}.`,
        recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say what was accomplished in 2 to 5 sentences.`,
    }),
});

;// CONCATENATED MODULE: ./src/families/json/rules/summary-length.ts

const summary_length_MIN = 10;
const summary_length_MAX = 500;
const summaryLength = (0,text_rules/* textLengthRule */.Cu)({
    id: 'summary-length',
    area: 'summary',
    severity: 'warning',
    summary: `The summary has ${String(summary_length_MIN)} to ${String(summary_length_MAX)} characters`,
    rationale: 'A word or two cannot tell what was done, and a long text fills the context window of the orchestrator that must keep many of them.',
    remedy: 'Say what was accomplished in two to five sentences, and leave the rest to the artifacts.',
    demand: { askedBy: 'summary-tokens' },
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: [
        { set: { '/summary': 'Done. Ok.' } },
        {
            set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(48)}times.` },
            also: ['summary-tokens'],
        },
    ],
    good: [{}, { set: { '/summary': 'Done. Good' } }],
    texts: (0,text_rules/* textAt */.$6)('summary'),
    name: 'The summary',
    min: summary_length_MIN,
    max: summary_length_MAX,
    advice: (length) => length < summary_length_MIN
        ? 'Say what was accomplished in 2 to 5 sentences.'
        : 'Shorten it to what the caller must know; details belong into the artifacts.',
});

;// CONCATENATED MODULE: ./src/families/json/rules/summary-sentences.ts

const summary_sentences_MIN = 2;
const summary_sentences_MAX = 5;
const summarySentences = (0,text_rules/* sentencesRule */.nI)({
    id: 'summary-sentences',
    area: 'summary',
    severity: 'notice',
    summary: `The summary has ${String(summary_sentences_MIN)} to ${String(summary_sentences_MAX)} sentences, in a handoff at most 4`,
    rationale: 'One sentence seldom holds both the outcome and what follows from it; more than five are a report, and a report is an artifact.',
    remedy: 'Say the outcome in one sentence, and what the caller must know of it in one to four more.',
    sources: [
        { document: '000', heading: 'summary (required)' },
        { document: '003', heading: 'summary (required)' },
    ],
    params: { max: summary_sentences_MAX },
    bad: { set: { '/summary': 'Planned how dates are parsed' } },
    good: [
        {},
        {
            families: ['subagent-return'],
            set: { '/summary': 'Planned the parser. It reads dates. It has tests. They pass. The next phase is open.' },
        },
        {
            families: ['orchestrator-handoff'],
            set: { '/summary': 'Planned the parser. It reads dates. It has tests. They pass.' },
        },
    ],
    texts: (0,text_rules/* textAt */.$6)('summary'),
    name: 'The summary',
    min: summary_sentences_MIN,
    max: summary_sentences_MAX,
    advice: (expected) => `Say what was accomplished in ${expected}.`,
});

;// CONCATENATED MODULE: ./src/families/json/rules/summary-tokens.ts



const MAX_TOKENS = 100;
const WARNING_TOKENS = 120;
const summaryTokens = {
    id: 'summary-tokens',
    area: 'summary',
    scope: 'return',
    severity: 'warning',
    summary: `The summary has at most about ${String(MAX_TOKENS)} tokens`,
    rationale: `An orchestrator keeps the summary of every agent in its context window. The count is an estimate of four characters a token, since each model counts its own. It is a warning from ${String(WARNING_TOKENS)} tokens on, and a notice below.`,
    remedy: 'Shorten it to about 400 characters.',
    demand: {
        order: 80,
        text: 'The "summary" of the return, where there is one, has 10 to 400 characters (about 100 tokens).',
    },
    sources: [
        { document: '000', heading: 'summary (required)' },
        { document: '003', heading: 'summary (required)' },
    ],
    bad: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(46)}times.` } },
    good: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(36)}times.` } },
    check(subject) {
        const length = (0,json/* stringField */.OM)(subject.value, 'summary')?.length ?? 0;
        const tokens = (0,text_rules/* estimatedTokens */.Te)(length);
        if (tokens <= MAX_TOKENS)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                ...(tokens < WARNING_TOKENS ? { severity: 'notice' } : {}),
                message: `The summary has ${(0,text_rules/* estimatedTokensInWords */.hS)(length)}; at most about ${String(MAX_TOKENS)} were expected.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/task-slug-case.ts


const task_slug_case_TASK_FOLDER = /(?:^|\/)(?:OC_)?\d+_([^/]+)\/(?:\.meta\/)?[^/]+$/;
const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;
const taskSlugCase = {
    id: 'task-slug-case',
    area: 'document',
    step: 'structure',
    needsPlace: true,
    scope: 'return',
    severity: 'notice',
    summary: 'The slug of the task folder is in snake_case',
    rationale: 'Folders are found by a name that is put together from the number and the slug of a task. Another spelling makes a second folder, and on some systems two that differ in letter case only.',
    remedy: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
    sources: [{ document: '001', heading: 'File Location' }],
    bad: { file: 'specs/7_Parse-Dates/.return-meta.json' },
    good: [{}, { file: 'specs/OC_007_parse_dates/.meta/.return-meta.json' }],
    check({ file }) {
        const slug = task_slug_case_TASK_FOLDER.exec(file)?.[1];
        if (slug === undefined || SNAKE_CASE.test(slug))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                message: `The slug ${(0,model_text/* quote */.hD)(slug)} of the task folder is not in snake_case.`,
                recommendation: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
                value: slug,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/json/rules/unknown-field.ts



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
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/next_step': 'Run /implement 7' } },
        { families: ['orchestrator-handoff'], set: { '/next_action_hints': 'none' } },
    ],
    good: [{}, { set: { '/metadata/model_name': 'large' } }],
    check(subject) {
        const problems = [];
        for (const known of knownOf(subject.standard.shape))
            visit(subject.value, [], known, problems);
        return problems;
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
            unknown_field_inspect(value, way, known, problems);
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
function unknown_field_inspect(value, way, known, problems) {
    for (const key of Object.keys(value)) {
        if (known.has.has(key))
            continue;
        const meant = (0,model_text/* nearest */.pA)(key, known.names);
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

;// CONCATENATED MODULE: ./src/families/json/rules/user-decision.ts






const user_decision_FIELDS = [
    ['question', 'text that is not blank', (value) => typeof value === 'string' && !(0,model_text/* isBlank */.z3)(value)],
    ['options', 'a list of options', json/* isArray */.cy],
    ['recommended', 'one of the options', (value) => typeof value === 'string'],
    ['blocking', 'true or false', (value) => typeof value === 'boolean'],
];
const DECISION = {
    question: 'Which calendar do dates without one belong to?',
    options: ['Gregorian', 'Julian'],
    recommended: 'Gregorian',
    blocking: false,
};
const userDecision = {
    id: 'user-decision',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'A decision for the user is a question with two options or more, one of them recommended',
    rationale: 'The question is shown to the user unchanged. With fewer than two options there is nothing to decide, and a recommendation that is no option cannot be taken.',
    remedy: 'Give question, options, recommended (one of the options) and blocking (true or false).',
    sources: [{ document: 'upstream', heading: 'user_decision' }],
    bad: { set: { '/user_decision': { ...DECISION, options: ['Gregorian'] } } },
    good: { set: { '/user_decision': DECISION } },
    check(subject) {
        const decision = (0,json/* field */.ZZ)(subject.value, 'user_decision');
        if (decision === undefined || decision === null)
            return rule/* NOTHING */.K$;
        const pointer = (0,model_pointer/* join */.fj)('', 'user_decision');
        const fix = `${(0,model_return/* fixFormat */.F7)(subject)}:`;
        if (!(0,json/* isObject */.Gv)(decision)) {
            return [
                {
                    pointer,
                    message: `Field user_decision is ${(0,describe_value/* describeValue */.b)(decision)}; an object was expected.`,
                    recommendation: `${fix} write an object with question, options, recommended and blocking.`,
                },
            ];
        }
        const problems = [];
        for (const [name, expected, fits] of user_decision_FIELDS) {
            const value = (0,json/* field */.ZZ)(decision, name);
            if (value === undefined) {
                problems.push({
                    pointer,
                    property: name,
                    message: `Field user_decision has no ${name}; ${expected} was expected.`,
                    recommendation: `${fix} add ${name}.`,
                });
            }
            else if (!fits(value)) {
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)(pointer, name),
                    message: `Field user_decision.${name} is ${(0,describe_value/* describeValue */.b)(value)}; ${expected} was expected.`,
                    recommendation: `${fix} write ${expected}.`,
                });
            }
        }
        const options = (0,json/* field */.ZZ)(decision, 'options');
        if (!(0,json/* isArray */.cy)(options))
            return problems;
        for (const problem of checkOptions(options, (0,model_pointer/* join */.fj)(pointer, 'options'), fix))
            problems.push(problem);
        const recommended = (0,json/* field */.ZZ)(decision, 'recommended');
        if (typeof recommended === 'string' && !options.includes(recommended)) {
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'recommended'),
                message: `Field user_decision.recommended is ${(0,describe_value/* describeValue */.b)(recommended)}, which is not one of the options.`,
                recommendation: `${fix} recommend one of the options, in the same words.`,
            });
        }
        return problems;
    },
};
function checkOptions(options, pointer, fix) {
    const problems = [];
    if (options.length < 2) {
        problems.push({
            pointer,
            message: `Field user_decision.options has ${(0,model_text/* count */.U9)(options.length, 'option')}; two or more were expected.`,
            recommendation: `${fix} give two options or more, or decide without the user.`,
        });
    }
    for (let index = 0; index < options.length; index++) {
        const option = options[index];
        if (typeof option === 'string')
            continue;
        problems.push({
            pointer: (0,model_pointer/* join */.fj)(pointer, index),
            message: `Option ${String(index + 1)} of user_decision is ${(0,describe_value/* describeValue */.b)(option)}; a string was expected.`,
            recommendation: `${fix} write each option as a string.`,
        });
    }
    return problems;
}

;// CONCATENATED MODULE: ./src/families/json/rules/index.ts


















































































const use = (0,families_define/* useFrom */.E)({
    ...rules/* sharedRules */.P,
    'agent-type-empty': agentTypeEmpty,
    'agent-type-other': agentTypeOther,
    'agent-type-unknown': agentTypeUnknown,
    'artifact-duplicate': artifactDuplicate,
    'artifact-object': artifactObject,
    'artifact-path-empty': artifactPathEmpty,
    'artifact-path-slashes': artifactPathSlashes,
    'artifact-path-valid': artifactPathValid,
    'artifact-summary': artifactSummary,
    'artifact-summary-length': artifactSummaryLength,
    'artifact-summary-sentence': artifactSummarySentence,
    'artifact-type': artifactType,
    'artifact-type-path': artifactTypePath,
    'blockers-required': blockersRequired,
    'claudemd-none': claudemdNone,
    'claudemd-required': claudemdRequired,
    'completion-data-required': completionDataRequired,
    'completion-summary-sentences': completionSummarySentences,
    'console-json': consoleJson,
    'continuation-required': continuationRequired,
    'custom-field': customField,
    'cycle-recoverable': cycleRecoverable,
    'delegation-cycle': delegationCycle,
    'delegation-depth': delegationDepth,
    'delegation-path': delegationPath,
    'delegation-short': delegationShort,
    'delegation-tail': delegationTail,
    'duration-negative': durationNegative,
    'error-code-format': errorCodeFormat,
    'error-message-length': errorMessageLength,
    'error-text-empty': errorTextEmpty,
    'error-type': errorType,
    'errors-required': errorsRequired,
    'errors-with-success': errorsWithSuccess,
    'failed-with-artifacts': failedWithArtifacts,
    'field-type': fieldType,
    'handoff-tokens': handoffTokens,
    'implemented-phases-short': implementedPhasesShort,
    'json-duplicate-key': jsonDuplicateKey,
    'json-only': jsonOnly,
    'json-syntax': jsonSyntax,
    'memory-candidate': memoryCandidate,
    'meta-file-leftover': metaFileLeftover,
    'metadata-field-type': metadataFieldType,
    'metadata-top-level': metadataTopLevel,
    'modified-files': modifiedFiles,
    'next-steps-length': nextStepsLength,
    'no-emoji': noEmoji,
    'no-markup': noMarkup,
    'partial-phases-whole': partialPhasesWhole,
    'partial-progress-leftover': partialProgressLeftover,
    'partial-progress-required': partialProgressRequired,
    'partial-without-artifacts': partialWithoutArtifacts,
    'phase-counts': phaseCounts,
    'phases-required': phasesRequired,
    'phases-top-level': phasesTopLevel,
    'plan-markers-unverified': planMarkersUnverified,
    'progress-behind': progressBehind,
    'progress-other-total': progressOtherTotal,
    'required-field': requiredField,
    'research-questions': researchQuestions,
    'return-location': returnLocation,
    'review-reason': reviewReason,
    'roadmap-item-unknown': roadmapItemUnknown,
    'roadmap-items-meta': roadmapItemsMeta,
    'session-id-empty': sessionIdEmpty,
    'session-id-format': sessionIdFormat,
    'session-id-mismatch': sessionIdMismatch,
    'session-id-reused': sessionIdReused,
    'started-at': startedAt,
    'status-completed': statusCompleted,
    'status-in-progress': statusInProgress,
    'status-stale': statusStale,
    'summary-empty': summaryEmpty,
    'summary-length': summaryLength,
    'summary-sentences': summarySentences,
    'summary-tokens': summaryTokens,
    'task-slug-case': taskSlugCase,
    'unknown-field': unknownField,
    'user-decision': userDecision,
});

;// CONCATENATED MODULE: ./src/families/json/confusions.ts
const SUCCESS_BY_KIND = { research: 'researched', plan: 'planned', other: 'implemented' };
const contextual = [
    ['completed', { instead: SUCCESS_BY_KIND, because: 'It stops the calling tool; for success, say what was done.' }],
    ...['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'].map((word) => [word, { instead: SUCCESS_BY_KIND, because: 'For success, say what was done.' }]),
    ...['research_complete', 'research_completed', 'research-complete'].map((word) => [word, { instead: 'researched', because: 'A finished research is one word.' }]),
    ...['plan_complete', 'plan_completed', 'planning_complete', 'plan-complete'].map((word) => [word, { instead: 'planned', because: 'A finished plan is one word.' }]),
    ...['implementation_complete', 'implementation_completed', 'implement_complete'].map((word) => [word, { instead: 'implemented', because: 'A finished implementation is one word.' }]),
];
const stopped = [
    ['error', { instead: 'failed' }],
    ['failure', { instead: 'failed' }],
    ['incomplete', { instead: 'partial' }],
    ['timeout', { instead: 'partial', because: 'A time limit is reported in errors.' }],
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

;// CONCATENATED MODULE: ./src/families/json/json-rules.ts

const jsonRules = [
    use('json-syntax'),
    use('json-encoding'),
    use('json-duplicate-key'),
    use('return-object'),
    use('file-too-large'),
    use('return-undetermined'),
    use('too-many-elements'),
    use('too-many-returns'),
    use('required-field'),
    use('field-type'),
    use('unknown-field'),
    use('status-value'),
    use('artifact-object'),
    use('artifact-type'),
    use('artifact-path-empty'),
    use('artifact-path-relative'),
    use('artifact-path-slashes'),
    use('artifact-path-valid'),
    use('artifact-duplicate'),
    use('phantom-work'),
    use('too-many-claims'),
    use('artifact-missing'),
    use('artifact-empty'),
    use('artifact-blank'),
    use('artifact-self'),
    use('artifact-archived'),
    use('artifact-relocated'),
    use('artifact-removed'),
    use('artifact-undetermined'),
    use('artifact-uncommitted'),
    use('artifact-directory'),
    use('artifact-case'),
    use('artifact-unverifiable'),
    use('artifact-unchanged'),
    use('artifact-not-deleted'),
    use('session-id-empty'),
    use('session-id-format'),
    use('session-id-mismatch'),
    use('metadata-field-type'),
    use('phase-counts'),
    use('no-returns'),
    use('baseline-stale'),
    use('unclaimed-change'),
    use('return-deleted'),
    use('unclaimed-deletion'),
];

;// CONCATENATED MODULE: ./src/families/json/progress.ts




const WITHOUT_PLAN = new Set(['researched', 'needs_research']);
const MOST_ARTIFACTS = 1_000;
const PROGRESS_IN_WORDS = 'the counts of phases, by the marks in the plan';
function progressClaims(shape) {
    return (value) => {
        if (WITHOUT_PLAN.has((0,json/* stringField */.OM)(value, 'status')))
            return [];
        const counts = phasesOf({ value, standard: { shape } });
        const completed = wholeNumber(counts.completed);
        const total = wholeNumber(counts.total);
        if (total === 0)
            return [];
        const isVerified = (0,json/* field */.ZZ)(value, VERIFIED) === true && shape.fields['']?.includes(VERIFIED) === true;
        if (completed === null && !isVerified)
            return [];
        const plans = plansIn(value);
        const claim = (done, pointer) => ({
            kind: 'progress',
            path: phasesInWords(done, total),
            pointer,
            type: null,
            asked: { kind: 'progress', completed: done, total, plans },
        });
        return [
            ...(completed === null ? [] : [claim(completed, (0,model_pointer/* join */.fj)(counts.place, 'phases_completed'))]),
            ...(isVerified && (completed === null || completed !== total) ? [claim('all', (0,model_pointer/* join */.fj)('', VERIFIED))] : []),
        ];
    };
}
const VERIFIED = 'plan_markers_verified';
function wholeNumber(value) {
    return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
function phasesInWords(done, total) {
    if (done === 'all')
        return total === null ? 'all phases' : `all of ${(0,model_text/* count */.U9)(total, 'phase')}`;
    return total === null ? (0,model_text/* count */.U9)(done, 'phase') : `${String(done)} of ${(0,model_text/* count */.U9)(total, 'phase')}`;
}
function plansIn(value) {
    const artifacts = (0,json/* field */.ZZ)(value, 'artifacts');
    if (!(0,json/* isArray */.cy)(artifacts))
        return [];
    const plans = [];
    const others = [];
    for (const artifact of artifacts.slice(0, MOST_ARTIFACTS)) {
        const path = typeof artifact === 'string' ? artifact : (0,json/* isObject */.Gv)(artifact) ? (0,json/* stringField */.OM)(artifact, 'path') : undefined;
        if (path === undefined || path.trim() === '')
            continue;
        const isPlan = (0,json/* isObject */.Gv)(artifact) && (0,json/* stringField */.OM)(artifact, 'type') === 'plan';
        const isInPlans = /(?:^|[/\\])plans[/\\]/.test(path);
        if (isPlan && isInPlans)
            plans.push(path);
        else if (isPlan || isInPlans)
            others.push(path);
    }
    return [...plans, ...others];
}

;// CONCATENATED MODULE: ./src/families/json/samples.ts
const samples_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const TREE = { [samples_PLAN]: '# Parse dates\n\nThree phases.\n' };
const samples_artifact = { type: 'plan', path: samples_PLAN, summary: 'Plan in three phases for parsing dates' };
const metadataSample = {
    file: 'specs/7_parse_dates/.return-meta.json',
    value: {
        status: 'planned',
        artifacts: [samples_artifact],
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
            artifacts: [samples_artifact],
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
const handoffSample = {
    file: 'specs/7_parse_dates/.orchestrator-handoff.json',
    value: {
        status: 'planned',
        phase: 'plan',
        session_id: 'sess_1736700000_abc123',
        summary: 'Planned how dates are parsed. The plan has three phases.',
        artifacts: [samples_artifact],
        phases_completed: 0,
        phases_total: 3,
        blockers: [],
        next_action_hint: 'implement',
    },
    tree: TREE,
};

// EXTERNAL MODULE: ./src/families/shape-errors.ts
var shape_errors = __webpack_require__(99497);
;// CONCATENATED MODULE: ./src/families/json/versions/generated/orchestrator-handoff@1.shape.ts
const shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "phases_completed",
            "phases_total",
            "blockers",
            "next_action_hint",
            "continuation_context",
            "continuation_path",
            "files_modified",
            "modified_files",
            "decisions_made",
            "dead_ends",
            "plan_markers_verified",
            "phase",
            "task_number",
            "task_slug",
            "session_id",
            "dispatch_seq",
            "verification",
            "sorry_inventory",
            "subtasks_completed",
            "completed_at"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/continuation_context": [
            "handoff_path",
            "phases_completed",
            "phases_total",
            "orchestrator_mode"
        ]
    },
    "required": {
        "": [
            "status",
            "summary",
            "artifacts"
        ],
        "/artifacts/*": [
            "type",
            "path"
        ]
    },
    "enums": {
        "/status": [
            "researched",
            "planned",
            "implemented",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation",
            "handoff"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/json/versions/generated/orchestrator-handoff@1.validate.js
// Generated by `npm run generate` from schemas/orchestrator-handoff@1.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:orchestrator-handoff@1","type":"object","required":["status","summary","artifacts"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["researched","planned","implemented","partial","failed","blocked"]},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"phases_completed":{"$ref":"#/$defs/advisoryCount"},"phases_total":{"$ref":"#/$defs/advisoryCount"},"blockers":{"$ref":"#/$defs/advisoryBlockers"},"next_action_hint":{"type":"string"},"continuation_context":{"type":["object","null"],"properties":{"handoff_path":{"type":["string","null"]},"phases_completed":{"$ref":"#/$defs/advisoryCount"},"phases_total":{"$ref":"#/$defs/advisoryCount"},"orchestrator_mode":{"type":"boolean"}}},"continuation_path":{"type":["string","null"]},"files_modified":{"type":"array","items":{"type":"string"}},"modified_files":{"type":"array","items":{"type":"string"}},"decisions_made":{"$ref":"#/$defs/advisoryTexts"},"dead_ends":{"$ref":"#/$defs/advisoryTexts"},"plan_markers_verified":{"type":"boolean"},"phase":{"type":"string"},"task_number":{},"task_slug":{},"session_id":{"type":"string","pattern":"\\S"},"dispatch_seq":{},"verification":{},"sorry_inventory":{},"subtasks_completed":{},"completed_at":{}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"advisoryCount":{"type":"integer"},"advisoryBlockers":{"type":"array"},"advisoryTexts":{"type":"array","items":{"type":"string"}}}};
const schema32 = {"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const schema33 = {"type":"integer"};
const schema35 = {"type":"array"};
const schema38 = {"type":"array","items":{"type":"string"}};
const pattern4 = new RegExp("\\S", "u");
const pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:orchestrator-handoff@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.summary === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.artifacts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.phases_completed = true;
props0.phases_total = true;
props0.blockers = true;
props0.next_action_hint = true;
props0.continuation_context = true;
props0.continuation_path = true;
props0.files_modified = true;
props0.modified_files = true;
props0.decisions_made = true;
props0.dead_ends = true;
props0.plan_markers_verified = true;
props0.phase = true;
props0.task_number = true;
props0.task_slug = true;
props0.session_id = true;
props0.dispatch_seq = true;
props0.verification = true;
props0.sorry_inventory = true;
props0.subtasks_completed = true;
props0.completed_at = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data3 === "researched") || (data3 === "planned")) || (data3 === "implemented")) || (data3 === "partial")) || (data3 === "failed")) || (data3 === "blocked"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err10 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data5 = data.artifacts;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err12 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.path === undefined){
const err13 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((data7 === "report") || (data7 === "plan")) || (data7 === "summary")) || (data7 === "implementation")) || (data7 === "handoff"))){
const err15 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.path !== undefined){
let data8 = data6.path;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err16 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.summary !== undefined){
if(typeof data6.summary !== "string"){
const err18 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.phases_completed !== undefined){
let data10 = data.phases_completed;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/phases_completed",schemaPath:"#/$defs/advisoryCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.phases_total !== undefined){
let data11 = data.phases_total;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/phases_total",schemaPath:"#/$defs/advisoryCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.blockers !== undefined){
if(!(Array.isArray(data.blockers))){
const err23 = {instancePath:instancePath+"/blockers",schemaPath:"#/$defs/advisoryBlockers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.next_action_hint !== undefined){
if(typeof data.next_action_hint !== "string"){
const err24 = {instancePath:instancePath+"/next_action_hint",schemaPath:"#/properties/next_action_hint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.continuation_context !== undefined){
let data14 = data.continuation_context;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err25 = {instancePath:instancePath+"/continuation_context",schemaPath:"#/properties/continuation_context/type",keyword:"type",params:{type: schema31.properties.continuation_context.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.handoff_path !== undefined){
let data15 = data14.handoff_path;
if((typeof data15 !== "string") && (data15 !== null)){
const err26 = {instancePath:instancePath+"/continuation_context/handoff_path",schemaPath:"#/properties/continuation_context/properties/handoff_path/type",keyword:"type",params:{type: schema31.properties.continuation_context.properties.handoff_path.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data14.phases_completed !== undefined){
let data16 = data14.phases_completed;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err27 = {instancePath:instancePath+"/continuation_context/phases_completed",schemaPath:"#/$defs/advisoryCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data14.phases_total !== undefined){
let data17 = data14.phases_total;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err28 = {instancePath:instancePath+"/continuation_context/phases_total",schemaPath:"#/$defs/advisoryCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data14.orchestrator_mode !== undefined){
if(typeof data14.orchestrator_mode !== "boolean"){
const err29 = {instancePath:instancePath+"/continuation_context/orchestrator_mode",schemaPath:"#/properties/continuation_context/properties/orchestrator_mode/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
if(data.continuation_path !== undefined){
let data19 = data.continuation_path;
if((typeof data19 !== "string") && (data19 !== null)){
const err30 = {instancePath:instancePath+"/continuation_path",schemaPath:"#/properties/continuation_path/type",keyword:"type",params:{type: schema31.properties.continuation_path.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.files_modified !== undefined){
let data20 = data.files_modified;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
if(typeof data20[i1] !== "string"){
const err31 = {instancePath:instancePath+"/files_modified/" + i1,schemaPath:"#/properties/files_modified/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/files_modified",schemaPath:"#/properties/files_modified/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.modified_files !== undefined){
let data22 = data.modified_files;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
if(typeof data22[i2] !== "string"){
const err33 = {instancePath:instancePath+"/modified_files/" + i2,schemaPath:"#/properties/modified_files/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/modified_files",schemaPath:"#/properties/modified_files/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.decisions_made !== undefined){
let data24 = data.decisions_made;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
if(typeof data24[i3] !== "string"){
const err35 = {instancePath:instancePath+"/decisions_made/" + i3,schemaPath:"#/$defs/advisoryTexts/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/decisions_made",schemaPath:"#/$defs/advisoryTexts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.dead_ends !== undefined){
let data26 = data.dead_ends;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
if(typeof data26[i4] !== "string"){
const err37 = {instancePath:instancePath+"/dead_ends/" + i4,schemaPath:"#/$defs/advisoryTexts/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/dead_ends",schemaPath:"#/$defs/advisoryTexts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.plan_markers_verified !== undefined){
if(typeof data.plan_markers_verified !== "boolean"){
const err39 = {instancePath:instancePath+"/plan_markers_verified",schemaPath:"#/properties/plan_markers_verified/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.phase !== undefined){
if(typeof data.phase !== "string"){
const err40 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.session_id !== undefined){
let data30 = data.session_id;
if(typeof data30 === "string"){
if(!pattern4.test(data30)){
const err41 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/json/versions/orchestrator-handoff@1.ts









const artifactTypes = shape.enums['/artifacts/*/type'];
const standard = {
    id: 'orchestrator-handoff@1',
    family: 'orchestrator-handoff',
    version: '1',
    title: 'Handoff to the orchestrator 1',
    isDefault: true,
    source: 'upstream, 2026',
    statuses: shape.enums['/status'],
    open: [],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes,
    shape: shape,
    confusions: { status: contextualStatusWords, artifactType: artifactTypeWords(artifactTypes) },
    claimFields: [
        { pattern: '/artifacts/*/path' },
        { pattern: '/files_modified/*' },
        { pattern: '/modified_files/*' },
        { pattern: '/continuation_context/handoff_path' },
        { pattern: '/continuation_path' },
    ],
    since: { '/plan_markers_verified': '2026-06-23' },
    claimsInWords: PROGRESS_IN_WORDS,
    claims: progressClaims(shape),
    rules: (0,families_define/* ruleList */.p)(jsonRules, [
        use('return-location'),
        use('summary-empty'),
        use('summary-sentences', { params: { max: 4 } }),
        use('summary-tokens'),
        use('artifact-type-path'),
        use('phases-required'),
        use('implemented-phases-short'),
        use('partial-phases-whole'),
        use('plan-markers-unverified'),
        use('blockers-required'),
        use('continuation-required'),
        use('handoff-tokens'),
        use('progress-behind'),
        use('progress-other-total'),
    ]),
    sample: handoffSample,
    validate: (0,shape_errors/* shapeOf */.F)(validate),
};

;// CONCATENATED MODULE: ./src/families/json/metadata-rules.ts

const metadataRules = [
    use('agent-type-empty'),
    use('duration-negative'),
    use('delegation-cycle'),
    use('delegation-tail'),
    use('delegation-short'),
    use('agent-type-other'),
    use('agent-type-unknown'),
    use('errors-with-success'),
    use('error-type'),
    use('error-text-empty'),
];

;// CONCATENATED MODULE: ./src/families/json/return-meta-rules.ts


const returnMetaRules = [
    ...metadataRules,
    use('console-json'),
    use('return-location'),
    use('task-slug-case'),
    use('status-completed'),
    use('status-in-progress'),
    use('status-stale'),
    use('summary-length'),
    use('summary-tokens'),
    use('no-emoji'),
    use('artifact-summary'),
    use('artifact-summary-length'),
    use('artifact-summary-sentence'),
    use('artifact-type-path'),
    use('delegation-depth'),
    use('delegation-path'),
    use('implemented-phases-short'),
    use('phases-top-level'),
    use('progress-behind'),
    use('progress-other-total'),
    use('metadata-top-level'),
    use('errors-required', { severity: 'warning' }),
    use('started-at'),
    use('partial-progress-required'),
    use('partial-progress-leftover'),
    use('completion-data-required'),
    use('completion-summary-sentences'),
    use('roadmap-items-meta'),
    use('roadmap-item-unknown'),
    use('meta-file-leftover'),
];

;// CONCATENATED MODULE: ./src/families/json/versions/generated/return-meta@1.2.shape.ts
const return_meta_1_2_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "artifacts",
            "metadata",
            "summary",
            "next_steps",
            "started_at",
            "partial_progress",
            "completion_data",
            "errors",
            "task_type",
            "language"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "duration_seconds",
            "delegation_depth",
            "delegation_path",
            "findings_count",
            "phase_count",
            "estimated_hours",
            "phases_completed",
            "phases_total",
            "task_type",
            "language"
        ],
        "/partial_progress": [
            "stage",
            "details",
            "phases_completed",
            "phases_total"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items",
            "claudemd_suggestions",
            "readme_suggestions"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "required": {
        "": [
            "status",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "delegation_depth",
            "delegation_path"
        ],
        "/partial_progress": [
            "stage",
            "details"
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
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/json/versions/generated/return-meta@1.2.validate.js
// Generated by `npm run generate` from schemas/return-meta@1.2.schema.json: do not edit.
const return_meta_1_2_validate_validate = return_meta_1_2_validate_validate20;

const return_meta_1_2_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:return-meta@1.2","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["in_progress","researched","planned","implemented","partial","failed","blocked"]},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"agent_type":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryRange"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"task_type":{"type":"string"},"language":{"type":"string"}}},"summary":{"type":"string"},"next_steps":{"type":"string"},"started_at":{"type":"string"},"partial_progress":{"type":"object","required":["stage","details"],"properties":{"stage":{"type":"string"},"details":{"type":"string"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"}}},"completion_data":{"type":"object","properties":{"completion_summary":{"type":"string"},"roadmap_items":{"type":"array","items":{"type":"string"}},"claudemd_suggestions":{"type":"string"},"readme_suggestions":{"type":"string"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"type":"string"},"language":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"],"properties":{"completion_summary":{"pattern":"\\S"}}}}}},{"if":{"allOf":[{"properties":{"status":{"const":"implemented"}},"required":["status"]},{"anyOf":[{"properties":{"task_type":{"const":"meta"}},"required":["task_type"]},{"properties":{"language":{"const":"meta"}},"required":["language"]},{"properties":{"metadata":{"anyOf":[{"properties":{"task_type":{"const":"meta"}},"required":["task_type"]},{"properties":{"language":{"const":"meta"}},"required":["language"]},{"properties":{"agent_type":{"type":"string","pattern":"^meta-"}},"required":["agent_type"]}]}},"required":["metadata"]}]}]},"then":{"required":["completion_data"],"properties":{"completion_data":{"anyOf":[{"required":["claudemd_suggestions"],"properties":{"claudemd_suggestions":{"pattern":"\\S"}}},{"required":["readme_suggestions"],"properties":{"readme_suggestions":{"pattern":"\\S"}}}]}}}}],"$defs":{"artifact":{"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}}};
const return_meta_1_2_validate_schema32 = {"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const return_meta_1_2_validate_schema33 = {"type":"number"};
const return_meta_1_2_validate_schema35 = {"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"};
const schema40 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const return_meta_1_2_validate_pattern4 = new RegExp("\\S", "u");
const return_meta_1_2_validate_pattern5 = new RegExp("^meta-", "u");
const pattern8 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const pattern12 = new RegExp("^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$", "u");

function return_meta_1_2_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:return-meta@1.2" */;
let vErrors = null;
let errors = 0;
const evaluated0 = return_meta_1_2_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.completion_data !== undefined){
let data3 = data.completion_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.completion_summary === undefined){
const err7 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/1/then/properties/completion_data/required",keyword:"required",params:{missingProperty: "completion_summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.completion_summary !== undefined){
let data4 = data3.completion_summary;
if(typeof data4 === "string"){
if(!return_meta_1_2_validate_pattern4.test(data4)){
const err8 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/allOf/1/then/properties/completion_data/properties/completion_summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.completion_data = true;
props1.status = true;
}
}
if(!valid4){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs15 = errors;
let valid8 = true;
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.status === undefined) && (missing2 = "status")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var valid9 = _errs17 === errors;
if(valid9){
const _errs19 = errors;
const _errs20 = errors;
let valid11 = false;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.task_type === undefined) && (missing3 = "task_type")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.task_type !== undefined){
if("meta" !== data.task_type){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
var props2 = {};
props2.task_type = true;
}
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.language === undefined) && (missing4 = "language")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data.language !== undefined){
if("meta" !== data.language){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
var _valid3 = _errs23 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
if(props2 !== true){
props2 = props2 || {};
props2.language = true;
}
}
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.metadata === undefined) && (missing5 = "metadata")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data.metadata !== undefined){
let data8 = data.metadata;
const _errs27 = errors;
let valid15 = false;
const _errs28 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing6;
if((data8.task_type === undefined) && (missing6 = "task_type")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data8.task_type !== undefined){
if("meta" !== data8.task_type){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
var _valid4 = _errs28 === errors;
valid15 = valid15 || _valid4;
if(_valid4){
var props3 = {};
props3.task_type = true;
}
const _errs30 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing7;
if((data8.language === undefined) && (missing7 = "language")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data8.language !== undefined){
if("meta" !== data8.language){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var _valid4 = _errs30 === errors;
valid15 = valid15 || _valid4;
if(_valid4){
if(props3 !== true){
props3 = props3 || {};
props3.language = true;
}
}
const _errs32 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing8;
if((data8.agent_type === undefined) && (missing8 = "agent_type")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data8.agent_type !== undefined){
let data11 = data8.agent_type;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data11 === "string"){
if(!return_meta_1_2_validate_pattern5.test(data11)){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
}
var _valid4 = _errs32 === errors;
valid15 = valid15 || _valid4;
if(_valid4){
if(props3 !== true){
props3 = props3 || {};
props3.agent_type = true;
}
}
if(!valid15){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid3 = _errs25 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
if(props2 !== true){
props2 = props2 || {};
props2.metadata = true;
}
}
if(!valid11){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid9 = _errs19 === errors;
if(valid9){
if(props2 !== true){
props2 = props2 || {};
props2.status = true;
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err26 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.completion_data !== undefined){
let data12 = data.completion_data;
const _errs37 = errors;
let valid20 = false;
const _errs38 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.claudemd_suggestions === undefined){
const err27 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/2/then/properties/completion_data/anyOf/0/required",keyword:"required",params:{missingProperty: "claudemd_suggestions"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.claudemd_suggestions !== undefined){
let data13 = data12.claudemd_suggestions;
if(typeof data13 === "string"){
if(!return_meta_1_2_validate_pattern4.test(data13)){
const err28 = {instancePath:instancePath+"/completion_data/claudemd_suggestions",schemaPath:"#/allOf/2/then/properties/completion_data/anyOf/0/properties/claudemd_suggestions/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
var _valid5 = _errs38 === errors;
valid20 = valid20 || _valid5;
if(_valid5){
var props4 = {};
props4.claudemd_suggestions = true;
}
const _errs40 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.readme_suggestions === undefined){
const err29 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/2/then/properties/completion_data/anyOf/1/required",keyword:"required",params:{missingProperty: "readme_suggestions"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.readme_suggestions !== undefined){
let data14 = data12.readme_suggestions;
if(typeof data14 === "string"){
if(!return_meta_1_2_validate_pattern4.test(data14)){
const err30 = {instancePath:instancePath+"/completion_data/readme_suggestions",schemaPath:"#/allOf/2/then/properties/completion_data/anyOf/1/properties/readme_suggestions/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
var _valid5 = _errs40 === errors;
valid20 = valid20 || _valid5;
if(_valid5){
if(props4 !== true){
props4 = props4 || {};
props4.readme_suggestions = true;
}
}
if(!valid20){
const err31 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/2/then/properties/completion_data/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
var _valid2 = _errs35 === errors;
valid8 = _valid2;
if(valid8){
if(props2 !== true){
props2 = props2 || {};
props2.completion_data = true;
}
}
}
if(!valid8){
const err32 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.artifacts === undefined){
const err34 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.metadata === undefined){
const err35 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.artifacts = true;
props0.metadata = true;
props0.summary = true;
props0.next_steps = true;
props0.started_at = true;
props0.partial_progress = true;
props0.completion_data = true;
props0.errors = true;
props0.task_type = true;
props0.language = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err36 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.status !== undefined){
let data16 = data.status;
if(typeof data16 !== "string"){
const err37 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((((((data16 === "in_progress") || (data16 === "researched")) || (data16 === "planned")) || (data16 === "implemented")) || (data16 === "partial")) || (data16 === "failed")) || (data16 === "blocked"))){
const err38 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: return_meta_1_2_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data17 = data.artifacts;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.type === undefined){
const err39 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data18.path === undefined){
const err40 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data18.summary === undefined){
const err41 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18.type !== undefined){
let data19 = data18.type;
if(typeof data19 !== "string"){
const err42 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((((data19 === "report") || (data19 === "plan")) || (data19 === "summary")) || (data19 === "implementation"))){
const err43 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: return_meta_1_2_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data18.path !== undefined){
let data20 = data18.path;
if(typeof data20 === "string"){
if(!pattern8.test(data20)){
const err44 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.summary !== undefined){
if(typeof data18.summary !== "string"){
const err46 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.metadata !== undefined){
let data22 = data.metadata;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.session_id === undefined){
const err49 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data22.agent_type === undefined){
const err50 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data22.delegation_depth === undefined){
const err51 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data22.delegation_path === undefined){
const err52 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data22.session_id !== undefined){
let data23 = data22.session_id;
if(typeof data23 === "string"){
if(!return_meta_1_2_validate_pattern4.test(data23)){
const err53 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data22.agent_type !== undefined){
let data24 = data22.agent_type;
if(typeof data24 === "string"){
if(!return_meta_1_2_validate_pattern4.test(data24)){
const err55 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data22.duration_seconds !== undefined){
let data25 = data22.duration_seconds;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err57 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data22.delegation_depth !== undefined){
let data26 = data22.delegation_depth;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err59 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err60 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data22.delegation_path !== undefined){
let data27 = data22.delegation_path;
if(Array.isArray(data27)){
if(data27.length < 1){
const err61 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const len1 = data27.length;
for(let i1=0; i1<len1; i1++){
let data28 = data27[i1];
if(typeof data28 === "string"){
if(!return_meta_1_2_validate_pattern4.test(data28)){
const err62 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data22.findings_count !== undefined){
let data29 = data22.findings_count;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err65 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data22.phase_count !== undefined){
let data30 = data22.phase_count;
if(!((typeof data30 == "number") && (isFinite(data30)))){
const err66 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data22.estimated_hours !== undefined){
let data31 = data22.estimated_hours;
if((!((typeof data31 == "number") && (isFinite(data31)))) && (typeof data31 !== "string")){
const err67 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/type",keyword:"type",params:{type: return_meta_1_2_validate_schema35.type}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data31 === "string"){
if(!pattern12.test(data31)){
const err68 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data22.phases_completed !== undefined){
let data32 = data22.phases_completed;
if(!((typeof data32 == "number") && (isFinite(data32)))){
const err69 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data22.phases_total !== undefined){
let data33 = data22.phases_total;
if(!((typeof data33 == "number") && (isFinite(data33)))){
const err70 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data22.task_type !== undefined){
if(typeof data22.task_type !== "string"){
const err71 = {instancePath:instancePath+"/metadata/task_type",schemaPath:"#/properties/metadata/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data22.language !== undefined){
if(typeof data22.language !== "string"){
const err72 = {instancePath:instancePath+"/metadata/language",schemaPath:"#/properties/metadata/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err74 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err75 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.started_at !== undefined){
if(typeof data.started_at !== "string"){
const err76 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.partial_progress !== undefined){
let data39 = data.partial_progress;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.stage === undefined){
const err77 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data39.details === undefined){
const err78 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "details"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data39.stage !== undefined){
if(typeof data39.stage !== "string"){
const err79 = {instancePath:instancePath+"/partial_progress/stage",schemaPath:"#/properties/partial_progress/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data39.details !== undefined){
if(typeof data39.details !== "string"){
const err80 = {instancePath:instancePath+"/partial_progress/details",schemaPath:"#/properties/partial_progress/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data39.phases_completed !== undefined){
let data42 = data39.phases_completed;
if(!((typeof data42 == "number") && (isFinite(data42)))){
const err81 = {instancePath:instancePath+"/partial_progress/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data39.phases_total !== undefined){
let data43 = data39.phases_total;
if(!((typeof data43 == "number") && (isFinite(data43)))){
const err82 = {instancePath:instancePath+"/partial_progress/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.completion_data !== undefined){
let data44 = data.completion_data;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.completion_summary !== undefined){
if(typeof data44.completion_summary !== "string"){
const err84 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/properties/completion_data/properties/completion_summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data44.roadmap_items !== undefined){
let data46 = data44.roadmap_items;
if(Array.isArray(data46)){
const len2 = data46.length;
for(let i2=0; i2<len2; i2++){
if(typeof data46[i2] !== "string"){
const err85 = {instancePath:instancePath+"/completion_data/roadmap_items/" + i2,schemaPath:"#/properties/completion_data/properties/roadmap_items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/completion_data/roadmap_items",schemaPath:"#/properties/completion_data/properties/roadmap_items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data44.claudemd_suggestions !== undefined){
if(typeof data44.claudemd_suggestions !== "string"){
const err87 = {instancePath:instancePath+"/completion_data/claudemd_suggestions",schemaPath:"#/properties/completion_data/properties/claudemd_suggestions/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data44.readme_suggestions !== undefined){
if(typeof data44.readme_suggestions !== "string"){
const err88 = {instancePath:instancePath+"/completion_data/readme_suggestions",schemaPath:"#/properties/completion_data/properties/readme_suggestions/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/completion_data",schemaPath:"#/properties/completion_data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.errors !== undefined){
let data50 = data.errors;
if(Array.isArray(data50)){
const len3 = data50.length;
for(let i3=0; i3<len3; i3++){
let data51 = data50[i3];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.type === undefined){
const err90 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data51.message === undefined){
const err91 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data51.recoverable === undefined){
const err92 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data51.recommendation === undefined){
const err93 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data51.type !== undefined){
if(typeof data51.type !== "string"){
const err94 = {instancePath:instancePath+"/errors/" + i3+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data51.message !== undefined){
if(typeof data51.message !== "string"){
const err95 = {instancePath:instancePath+"/errors/" + i3+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data51.recoverable !== undefined){
if(typeof data51.recoverable !== "boolean"){
const err96 = {instancePath:instancePath+"/errors/" + i3+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data51.recommendation !== undefined){
if(typeof data51.recommendation !== "string"){
const err97 = {instancePath:instancePath+"/errors/" + i3+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.task_type !== undefined){
if(typeof data.task_type !== "string"){
const err100 = {instancePath:instancePath+"/task_type",schemaPath:"#/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
const err101 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
return_meta_1_2_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
return_meta_1_2_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/json/versions/return-meta@1.2.ts










const return_meta_1_2_artifactTypes = return_meta_1_2_shape_shape.enums['/artifacts/*/type'];
const return_meta_1_2_standard = {
    id: 'return-meta@1.2',
    family: 'return-meta',
    version: '1.2',
    title: 'Return metadata file 1.2',
    isDefault: true,
    source: '001',
    statuses: return_meta_1_2_shape_shape.enums['/status'],
    open: ['in_progress'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes: return_meta_1_2_artifactTypes,
    shape: return_meta_1_2_shape_shape,
    confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(return_meta_1_2_artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    claimsInWords: PROGRESS_IN_WORDS,
    claims: progressClaims(return_meta_1_2_shape_shape),
    rules: (0,families_define/* ruleList */.p)(jsonRules, returnMetaRules, [
        use('standard-mismatch'),
        use('claudemd-required'),
        use('claudemd-none'),
    ]),
    sample: metadataSample,
    validate: (0,shape_errors/* shapeOf */.F)(return_meta_1_2_validate_validate),
};

;// CONCATENATED MODULE: ./src/families/json/versions/generated/return-meta@1.4.shape.ts
const return_meta_1_4_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "artifacts",
            "metadata",
            "summary",
            "next_steps",
            "started_at",
            "partial_progress",
            "completion_data",
            "errors",
            "task_type",
            "language",
            "teammate_results",
            "memory_candidates",
            "requires_user_review",
            "review_reason"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "duration_seconds",
            "delegation_depth",
            "delegation_path",
            "findings_count",
            "phase_count",
            "estimated_hours",
            "phases_completed",
            "phases_total",
            "task_type",
            "language"
        ],
        "/partial_progress": [
            "stage",
            "details",
            "phases_completed",
            "phases_total",
            "handoff_path"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/teammate_results/*": [
            "name",
            "status",
            "output_path"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
        ]
    },
    "required": {
        "": [
            "status",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "delegation_depth",
            "delegation_path"
        ],
        "/partial_progress": [
            "stage",
            "details"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
        ]
    },
    "enums": {
        "/status": [
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation",
            "handoff"
        ],
        "/memory_candidates/*/category": [
            "TECHNIQUE",
            "PATTERN",
            "CONFIG",
            "WORKFLOW",
            "INSIGHT"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/json/versions/generated/return-meta@1.4.validate.js
// Generated by `npm run generate` from schemas/return-meta@1.4.schema.json: do not edit.
const return_meta_1_4_validate_validate = return_meta_1_4_validate_validate20;

const return_meta_1_4_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:return-meta@1.4","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["in_progress","researched","planned","implemented","partial","failed","blocked"]},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"agent_type":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryRange"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"task_type":{"type":"string"},"language":{"type":"string"}}},"summary":{"type":"string"},"next_steps":{"type":"string"},"started_at":{"type":"string"},"partial_progress":{"type":"object","required":["stage","details"],"properties":{"stage":{"type":"string"},"details":{"type":"string"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"handoff_path":{"type":"string"}}},"completion_data":{"type":"object","properties":{"completion_summary":{"type":"string"},"roadmap_items":{"type":"array","items":{"type":"string"}}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"type":"string"},"language":{"type":"string"},"teammate_results":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"status":{"type":"string"},"output_path":{"type":["string","null"]}}}},"memory_candidates":{"type":"array","maxItems":3,"items":{"$ref":"#/$defs/memoryCandidate"}},"requires_user_review":{"type":"boolean"},"review_reason":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"],"properties":{"completion_summary":{"pattern":"\\S"}}}}}},{"if":{"properties":{"requires_user_review":{"const":true}},"required":["requires_user_review"]},"then":{"required":["review_reason"],"properties":{"review_reason":{"pattern":"\\S"}}}}],"$defs":{"artifact":{"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"memoryCandidate":{"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}}};
const return_meta_1_4_validate_schema32 = {"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const return_meta_1_4_validate_schema33 = {"type":"number"};
const return_meta_1_4_validate_schema35 = {"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"};
const return_meta_1_4_validate_schema40 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const schema41 = {"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}};
const return_meta_1_4_validate_pattern4 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const pattern10 = new RegExp("^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$", "u");

function return_meta_1_4_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:return-meta@1.4" */;
let vErrors = null;
let errors = 0;
const evaluated0 = return_meta_1_4_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.completion_data !== undefined){
let data3 = data.completion_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.completion_summary === undefined){
const err7 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/1/then/properties/completion_data/required",keyword:"required",params:{missingProperty: "completion_summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.completion_summary !== undefined){
let data4 = data3.completion_summary;
if(typeof data4 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data4)){
const err8 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/allOf/1/then/properties/completion_data/properties/completion_summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.completion_data = true;
props1.status = true;
}
}
if(!valid4){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs15 = errors;
let valid8 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.requires_user_review === undefined) && (missing2 = "requires_user_review")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.requires_user_review !== undefined){
if(true !== data.requires_user_review){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.review_reason === undefined){
const err12 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "review_reason"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.review_reason !== undefined){
let data6 = data.review_reason;
if(typeof data6 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/review_reason",schemaPath:"#/allOf/2/then/properties/review_reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid2 = _errs18 === errors;
valid8 = _valid2;
if(valid8){
var props2 = {};
props2.review_reason = true;
props2.requires_user_review = true;
}
}
if(!valid8){
const err14 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.artifacts === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.metadata === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.artifacts = true;
props0.metadata = true;
props0.summary = true;
props0.next_steps = true;
props0.started_at = true;
props0.partial_progress = true;
props0.completion_data = true;
props0.errors = true;
props0.task_type = true;
props0.language = true;
props0.teammate_results = true;
props0.memory_candidates = true;
props0.requires_user_review = true;
props0.review_reason = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err18 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.status !== undefined){
let data8 = data.status;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((data8 === "in_progress") || (data8 === "researched")) || (data8 === "planned")) || (data8 === "implemented")) || (data8 === "partial")) || (data8 === "failed")) || (data8 === "blocked"))){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: return_meta_1_4_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data9 = data.artifacts;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.type === undefined){
const err21 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.path === undefined){
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.summary === undefined){
const err23 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.type !== undefined){
let data11 = data10.type;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((data11 === "report") || (data11 === "plan")) || (data11 === "summary")) || (data11 === "implementation")) || (data11 === "handoff"))){
const err25 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: return_meta_1_4_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.path !== undefined){
let data12 = data10.path;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err26 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.summary !== undefined){
if(typeof data10.summary !== "string"){
const err28 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.metadata !== undefined){
let data14 = data.metadata;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.session_id === undefined){
const err31 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data14.agent_type === undefined){
const err32 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data14.delegation_depth === undefined){
const err33 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14.delegation_path === undefined){
const err34 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.session_id !== undefined){
let data15 = data14.session_id;
if(typeof data15 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data15)){
const err35 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.agent_type !== undefined){
let data16 = data14.agent_type;
if(typeof data16 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data16)){
const err37 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.duration_seconds !== undefined){
let data17 = data14.duration_seconds;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err39 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data14.delegation_depth !== undefined){
let data18 = data14.delegation_depth;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err41 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err42 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data14.delegation_path !== undefined){
let data19 = data14.delegation_path;
if(Array.isArray(data19)){
if(data19.length < 1){
const err43 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(typeof data20 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data20)){
const err44 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.findings_count !== undefined){
let data21 = data14.findings_count;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err47 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data14.phase_count !== undefined){
let data22 = data14.phase_count;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err48 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.estimated_hours !== undefined){
let data23 = data14.estimated_hours;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (typeof data23 !== "string")){
const err49 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/type",keyword:"type",params:{type: return_meta_1_4_validate_schema35.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data23 === "string"){
if(!pattern10.test(data23)){
const err50 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data14.phases_completed !== undefined){
let data24 = data14.phases_completed;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err51 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data14.phases_total !== undefined){
let data25 = data14.phases_total;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err52 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data14.task_type !== undefined){
if(typeof data14.task_type !== "string"){
const err53 = {instancePath:instancePath+"/metadata/task_type",schemaPath:"#/properties/metadata/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data14.language !== undefined){
if(typeof data14.language !== "string"){
const err54 = {instancePath:instancePath+"/metadata/language",schemaPath:"#/properties/metadata/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err56 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err57 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.started_at !== undefined){
if(typeof data.started_at !== "string"){
const err58 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.partial_progress !== undefined){
let data31 = data.partial_progress;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.stage === undefined){
const err59 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data31.details === undefined){
const err60 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "details"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data31.stage !== undefined){
if(typeof data31.stage !== "string"){
const err61 = {instancePath:instancePath+"/partial_progress/stage",schemaPath:"#/properties/partial_progress/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data31.details !== undefined){
if(typeof data31.details !== "string"){
const err62 = {instancePath:instancePath+"/partial_progress/details",schemaPath:"#/properties/partial_progress/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data31.phases_completed !== undefined){
let data34 = data31.phases_completed;
if(!((typeof data34 == "number") && (isFinite(data34)))){
const err63 = {instancePath:instancePath+"/partial_progress/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data31.phases_total !== undefined){
let data35 = data31.phases_total;
if(!((typeof data35 == "number") && (isFinite(data35)))){
const err64 = {instancePath:instancePath+"/partial_progress/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data31.handoff_path !== undefined){
if(typeof data31.handoff_path !== "string"){
const err65 = {instancePath:instancePath+"/partial_progress/handoff_path",schemaPath:"#/properties/partial_progress/properties/handoff_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.completion_data !== undefined){
let data37 = data.completion_data;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.completion_summary !== undefined){
if(typeof data37.completion_summary !== "string"){
const err67 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/properties/completion_data/properties/completion_summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data37.roadmap_items !== undefined){
let data39 = data37.roadmap_items;
if(Array.isArray(data39)){
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
if(typeof data39[i2] !== "string"){
const err68 = {instancePath:instancePath+"/completion_data/roadmap_items/" + i2,schemaPath:"#/properties/completion_data/properties/roadmap_items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/completion_data/roadmap_items",schemaPath:"#/properties/completion_data/properties/roadmap_items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/completion_data",schemaPath:"#/properties/completion_data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.errors !== undefined){
let data41 = data.errors;
if(Array.isArray(data41)){
const len3 = data41.length;
for(let i3=0; i3<len3; i3++){
let data42 = data41[i3];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.type === undefined){
const err71 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data42.message === undefined){
const err72 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data42.recoverable === undefined){
const err73 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data42.recommendation === undefined){
const err74 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data42.type !== undefined){
if(typeof data42.type !== "string"){
const err75 = {instancePath:instancePath+"/errors/" + i3+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data42.message !== undefined){
if(typeof data42.message !== "string"){
const err76 = {instancePath:instancePath+"/errors/" + i3+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data42.recoverable !== undefined){
if(typeof data42.recoverable !== "boolean"){
const err77 = {instancePath:instancePath+"/errors/" + i3+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data42.recommendation !== undefined){
if(typeof data42.recommendation !== "string"){
const err78 = {instancePath:instancePath+"/errors/" + i3+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.task_type !== undefined){
if(typeof data.task_type !== "string"){
const err81 = {instancePath:instancePath+"/task_type",schemaPath:"#/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
const err82 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.teammate_results !== undefined){
let data49 = data.teammate_results;
if(Array.isArray(data49)){
const len4 = data49.length;
for(let i4=0; i4<len4; i4++){
let data50 = data49[i4];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.name !== undefined){
if(typeof data50.name !== "string"){
const err83 = {instancePath:instancePath+"/teammate_results/" + i4+"/name",schemaPath:"#/properties/teammate_results/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data50.status !== undefined){
if(typeof data50.status !== "string"){
const err84 = {instancePath:instancePath+"/teammate_results/" + i4+"/status",schemaPath:"#/properties/teammate_results/items/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data50.output_path !== undefined){
let data53 = data50.output_path;
if((typeof data53 !== "string") && (data53 !== null)){
const err85 = {instancePath:instancePath+"/teammate_results/" + i4+"/output_path",schemaPath:"#/properties/teammate_results/items/properties/output_path/type",keyword:"type",params:{type: return_meta_1_4_validate_schema31.properties.teammate_results.items.properties.output_path.type}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/teammate_results/" + i4,schemaPath:"#/properties/teammate_results/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/teammate_results",schemaPath:"#/properties/teammate_results/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.memory_candidates !== undefined){
let data54 = data.memory_candidates;
if(Array.isArray(data54)){
if(data54.length > 3){
const err88 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
const len5 = data54.length;
for(let i5=0; i5<len5; i5++){
let data55 = data54[i5];
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.content === undefined){
const err89 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data55.category === undefined){
const err90 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data55.source_artifact === undefined){
const err91 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "source_artifact"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data55.confidence === undefined){
const err92 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "confidence"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data55.suggested_keywords === undefined){
const err93 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "suggested_keywords"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data55.content !== undefined){
let data56 = data55.content;
if(typeof data56 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data56)){
const err94 = {instancePath:instancePath+"/memory_candidates/" + i5+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/memory_candidates/" + i5+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data55.category !== undefined){
let data57 = data55.category;
if(typeof data57 !== "string"){
const err96 = {instancePath:instancePath+"/memory_candidates/" + i5+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!(((((data57 === "TECHNIQUE") || (data57 === "PATTERN")) || (data57 === "CONFIG")) || (data57 === "WORKFLOW")) || (data57 === "INSIGHT"))){
const err97 = {instancePath:instancePath+"/memory_candidates/" + i5+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/enum",keyword:"enum",params:{allowedValues: schema41.properties.category.enum}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data55.source_artifact !== undefined){
let data58 = data55.source_artifact;
if(typeof data58 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data58)){
const err98 = {instancePath:instancePath+"/memory_candidates/" + i5+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/memory_candidates/" + i5+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data55.confidence !== undefined){
let data59 = data55.confidence;
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 1 || isNaN(data59)){
const err100 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data59 < 0 || isNaN(data59)){
const err101 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data55.suggested_keywords !== undefined){
let data60 = data55.suggested_keywords;
if(Array.isArray(data60)){
const len6 = data60.length;
for(let i6=0; i6<len6; i6++){
if(typeof data60[i6] !== "string"){
const err103 = {instancePath:instancePath+"/memory_candidates/" + i5+"/suggested_keywords/" + i6,schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/memory_candidates/" + i5+"/suggested_keywords",schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.requires_user_review !== undefined){
if(typeof data.requires_user_review !== "boolean"){
const err107 = {instancePath:instancePath+"/requires_user_review",schemaPath:"#/properties/requires_user_review/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.review_reason !== undefined){
if(typeof data.review_reason !== "string"){
const err108 = {instancePath:instancePath+"/review_reason",schemaPath:"#/properties/review_reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
return_meta_1_4_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
return_meta_1_4_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/json/versions/return-meta@1.4.ts










const return_meta_1_4_artifactTypes = return_meta_1_4_shape_shape.enums['/artifacts/*/type'];
const return_meta_1_4_standard = {
    id: 'return-meta@1.4',
    family: 'return-meta',
    version: '1.4',
    title: 'Return metadata file 1.4',
    isDefault: false,
    source: 'upstream, May 2026',
    statuses: return_meta_1_4_shape_shape.enums['/status'],
    open: ['in_progress'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes: return_meta_1_4_artifactTypes,
    shape: return_meta_1_4_shape_shape,
    confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(return_meta_1_4_artifactTypes) },
    claimFields: [
        { pattern: '/artifacts/*/path' },
        { pattern: '/partial_progress/handoff_path' },
        { pattern: '/memory_candidates/*/source_artifact' },
        { pattern: '/teammate_results/*/output_path', statuses: ['completed'] },
    ],
    claimsInWords: PROGRESS_IN_WORDS,
    claims: progressClaims(return_meta_1_4_shape_shape),
    rules: (0,families_define/* ruleList */.p)(jsonRules, returnMetaRules, [
        use('standard-mismatch'),
        use('memory-candidate'),
        use('review-reason'),
    ]),
    sample: metadataSample,
    validate: (0,shape_errors/* shapeOf */.F)(return_meta_1_4_validate_validate),
};

;// CONCATENATED MODULE: ./src/families/json/versions/generated/return-meta@2.1.shape.ts
const return_meta_2_1_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "artifacts",
            "metadata",
            "summary",
            "next_steps",
            "started_at",
            "partial_progress",
            "completion_data",
            "errors",
            "task_type",
            "language",
            "teammate_results",
            "memory_candidates",
            "requires_user_review",
            "review_reason",
            "research_questions",
            "modified_files",
            "proposed_file_scope",
            "reflection",
            "dispatch_seq",
            "user_decision"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "duration_seconds",
            "delegation_depth",
            "delegation_path",
            "findings_count",
            "phase_count",
            "estimated_hours",
            "phases_completed",
            "phases_total",
            "task_type",
            "language"
        ],
        "/partial_progress": [
            "stage",
            "details",
            "phases_completed",
            "phases_total",
            "handoff_path"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/teammate_results/*": [
            "name",
            "status",
            "output_path"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
        ],
        "/reflection": [
            "what_worked",
            "what_was_hard",
            "what_was_missed",
            "successes"
        ],
        "/user_decision": [
            "question",
            "options",
            "recommended",
            "blocking"
        ]
    },
    "required": {
        "": [
            "status",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "delegation_depth",
            "delegation_path"
        ],
        "/partial_progress": [
            "stage",
            "details"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
        ],
        "/user_decision": [
            "question",
            "options",
            "recommended",
            "blocking"
        ]
    },
    "enums": {
        "/status": [
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "needs_research",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation",
            "handoff"
        ],
        "/memory_candidates/*/category": [
            "TECHNIQUE",
            "PATTERN",
            "CONFIG",
            "WORKFLOW",
            "INSIGHT"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/json/versions/generated/return-meta@2.1.validate.js
// Generated by `npm run generate` from schemas/return-meta@2.1.schema.json: do not edit.
const return_meta_2_1_validate_validate = return_meta_2_1_validate_validate20;

const return_meta_2_1_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:return-meta@2.1","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["in_progress","researched","planned","implemented","partial","needs_research","failed","blocked"]},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"agent_type":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryRange"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"task_type":{"type":"string"},"language":{"type":"string"}}},"summary":{"type":"string"},"next_steps":{"type":"string"},"started_at":{"type":"string"},"partial_progress":{"type":"object","required":["stage","details"],"properties":{"stage":{"type":"string"},"details":{"type":"string"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"handoff_path":{"type":"string"}}},"completion_data":{"type":"object","properties":{"completion_summary":{"type":"string"},"roadmap_items":{"type":"array","items":{"type":"string"}}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"type":"string"},"language":{"type":"string"},"teammate_results":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"status":{"type":"string"},"output_path":{"type":["string","null"]}}}},"memory_candidates":{"type":"array","maxItems":3,"items":{"$ref":"#/$defs/memoryCandidate"}},"requires_user_review":{"type":"boolean"},"review_reason":{"type":"string"},"research_questions":{"type":"array","items":{"type":"string","pattern":"\\S"}},"modified_files":{"type":["array","null"],"items":{"type":"string","pattern":"^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$"}},"proposed_file_scope":{"type":["array","null"],"items":{"type":"string","pattern":"^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$"}},"reflection":{"type":"object","properties":{"what_worked":{"type":"string"},"what_was_hard":{"type":"string"},"what_was_missed":{"type":"string"},"successes":{"type":"string"}}},"dispatch_seq":{"type":"integer"},"user_decision":{"type":"object","required":["question","options","recommended","blocking"],"properties":{"question":{"type":"string","pattern":"\\S"},"options":{"type":"array","minItems":2,"items":{"type":"string"}},"recommended":{"type":"string"},"blocking":{"type":"boolean"}}}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"],"properties":{"completion_summary":{"pattern":"\\S"}}}}}},{"if":{"properties":{"requires_user_review":{"const":true}},"required":["requires_user_review"]},"then":{"required":["review_reason"],"properties":{"review_reason":{"pattern":"\\S"}}}},{"if":{"properties":{"status":{"const":"needs_research"}},"required":["status"]},"then":{"required":["research_questions"],"properties":{"artifacts":{"maxItems":0},"research_questions":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"memoryCandidate":{"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}}};
const return_meta_2_1_validate_schema32 = {"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const return_meta_2_1_validate_schema33 = {"type":"number"};
const return_meta_2_1_validate_schema35 = {"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"};
const return_meta_2_1_validate_schema40 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const return_meta_2_1_validate_schema41 = {"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}};
const return_meta_2_1_validate_pattern4 = new RegExp("\\S", "u");
const return_meta_2_1_validate_pattern6 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const return_meta_2_1_validate_pattern10 = new RegExp("^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$", "u");
const pattern14 = new RegExp("^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$", "u");

function return_meta_2_1_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:return-meta@2.1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = return_meta_2_1_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.completion_data !== undefined){
let data3 = data.completion_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.completion_summary === undefined){
const err7 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/1/then/properties/completion_data/required",keyword:"required",params:{missingProperty: "completion_summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.completion_summary !== undefined){
let data4 = data3.completion_summary;
if(typeof data4 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data4)){
const err8 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/allOf/1/then/properties/completion_data/properties/completion_summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.completion_data = true;
props1.status = true;
}
}
if(!valid4){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs15 = errors;
let valid8 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.requires_user_review === undefined) && (missing2 = "requires_user_review")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.requires_user_review !== undefined){
if(true !== data.requires_user_review){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.review_reason === undefined){
const err12 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "review_reason"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.review_reason !== undefined){
let data6 = data.review_reason;
if(typeof data6 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/review_reason",schemaPath:"#/allOf/2/then/properties/review_reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid2 = _errs18 === errors;
valid8 = _valid2;
if(valid8){
var props2 = {};
props2.review_reason = true;
props2.requires_user_review = true;
}
}
if(!valid8){
const err14 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs21 = errors;
let valid11 = true;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.status === undefined) && (missing3 = "status")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.status !== undefined){
if("needs_research" !== data.status){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid3 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.research_questions === undefined){
const err17 = {instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: "research_questions"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.artifacts !== undefined){
let data8 = data.artifacts;
if(Array.isArray(data8)){
if(data8.length > 0){
const err18 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/3/then/properties/artifacts/maxItems",keyword:"maxItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.research_questions !== undefined){
let data9 = data.research_questions;
if(Array.isArray(data9)){
if(data9.length < 1){
const err19 = {instancePath:instancePath+"/research_questions",schemaPath:"#/allOf/3/then/properties/research_questions/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var _valid3 = _errs24 === errors;
valid11 = _valid3;
if(valid11){
var props3 = {};
props3.artifacts = true;
props3.research_questions = true;
props3.status = true;
}
}
if(!valid11){
const err20 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.artifacts === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.metadata === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.artifacts = true;
props0.metadata = true;
props0.summary = true;
props0.next_steps = true;
props0.started_at = true;
props0.partial_progress = true;
props0.completion_data = true;
props0.errors = true;
props0.task_type = true;
props0.language = true;
props0.teammate_results = true;
props0.memory_candidates = true;
props0.requires_user_review = true;
props0.review_reason = true;
props0.research_questions = true;
props0.modified_files = true;
props0.proposed_file_scope = true;
props0.reflection = true;
props0.dispatch_seq = true;
props0.user_decision = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err24 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.status !== undefined){
let data11 = data.status;
if(typeof data11 !== "string"){
const err25 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((((((((data11 === "in_progress") || (data11 === "researched")) || (data11 === "planned")) || (data11 === "implemented")) || (data11 === "partial")) || (data11 === "needs_research")) || (data11 === "failed")) || (data11 === "blocked"))){
const err26 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: return_meta_2_1_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data12 = data.artifacts;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.type === undefined){
const err27 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data13.path === undefined){
const err28 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.summary === undefined){
const err29 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.type !== undefined){
let data14 = data13.type;
if(typeof data14 !== "string"){
const err30 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((((data14 === "report") || (data14 === "plan")) || (data14 === "summary")) || (data14 === "implementation")) || (data14 === "handoff"))){
const err31 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: return_meta_2_1_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data13.path !== undefined){
let data15 = data13.path;
if(typeof data15 === "string"){
if(!return_meta_2_1_validate_pattern6.test(data15)){
const err32 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.summary !== undefined){
if(typeof data13.summary !== "string"){
const err34 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.metadata !== undefined){
let data17 = data.metadata;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.session_id === undefined){
const err37 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data17.agent_type === undefined){
const err38 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data17.delegation_depth === undefined){
const err39 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data17.delegation_path === undefined){
const err40 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data17.session_id !== undefined){
let data18 = data17.session_id;
if(typeof data18 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data18)){
const err41 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data17.agent_type !== undefined){
let data19 = data17.agent_type;
if(typeof data19 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data19)){
const err43 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data17.duration_seconds !== undefined){
let data20 = data17.duration_seconds;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err45 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data17.delegation_depth !== undefined){
let data21 = data17.delegation_depth;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err47 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err48 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data17.delegation_path !== undefined){
let data22 = data17.delegation_path;
if(Array.isArray(data22)){
if(data22.length < 1){
const err49 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(typeof data23 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data23)){
const err50 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data17.findings_count !== undefined){
let data24 = data17.findings_count;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err53 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data17.phase_count !== undefined){
let data25 = data17.phase_count;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err54 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data17.estimated_hours !== undefined){
let data26 = data17.estimated_hours;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (typeof data26 !== "string")){
const err55 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/type",keyword:"type",params:{type: return_meta_2_1_validate_schema35.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data26 === "string"){
if(!return_meta_2_1_validate_pattern10.test(data26)){
const err56 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data17.phases_completed !== undefined){
let data27 = data17.phases_completed;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err57 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data17.phases_total !== undefined){
let data28 = data17.phases_total;
if(!((typeof data28 == "number") && (isFinite(data28)))){
const err58 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data17.task_type !== undefined){
if(typeof data17.task_type !== "string"){
const err59 = {instancePath:instancePath+"/metadata/task_type",schemaPath:"#/properties/metadata/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data17.language !== undefined){
if(typeof data17.language !== "string"){
const err60 = {instancePath:instancePath+"/metadata/language",schemaPath:"#/properties/metadata/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err62 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err63 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.started_at !== undefined){
if(typeof data.started_at !== "string"){
const err64 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.partial_progress !== undefined){
let data34 = data.partial_progress;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.stage === undefined){
const err65 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data34.details === undefined){
const err66 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "details"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data34.stage !== undefined){
if(typeof data34.stage !== "string"){
const err67 = {instancePath:instancePath+"/partial_progress/stage",schemaPath:"#/properties/partial_progress/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data34.details !== undefined){
if(typeof data34.details !== "string"){
const err68 = {instancePath:instancePath+"/partial_progress/details",schemaPath:"#/properties/partial_progress/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data34.phases_completed !== undefined){
let data37 = data34.phases_completed;
if(!((typeof data37 == "number") && (isFinite(data37)))){
const err69 = {instancePath:instancePath+"/partial_progress/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data34.phases_total !== undefined){
let data38 = data34.phases_total;
if(!((typeof data38 == "number") && (isFinite(data38)))){
const err70 = {instancePath:instancePath+"/partial_progress/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data34.handoff_path !== undefined){
if(typeof data34.handoff_path !== "string"){
const err71 = {instancePath:instancePath+"/partial_progress/handoff_path",schemaPath:"#/properties/partial_progress/properties/handoff_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.completion_data !== undefined){
let data40 = data.completion_data;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.completion_summary !== undefined){
if(typeof data40.completion_summary !== "string"){
const err73 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/properties/completion_data/properties/completion_summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data40.roadmap_items !== undefined){
let data42 = data40.roadmap_items;
if(Array.isArray(data42)){
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
if(typeof data42[i2] !== "string"){
const err74 = {instancePath:instancePath+"/completion_data/roadmap_items/" + i2,schemaPath:"#/properties/completion_data/properties/roadmap_items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/completion_data/roadmap_items",schemaPath:"#/properties/completion_data/properties/roadmap_items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/completion_data",schemaPath:"#/properties/completion_data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.errors !== undefined){
let data44 = data.errors;
if(Array.isArray(data44)){
const len3 = data44.length;
for(let i3=0; i3<len3; i3++){
let data45 = data44[i3];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.type === undefined){
const err77 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data45.message === undefined){
const err78 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data45.recoverable === undefined){
const err79 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data45.recommendation === undefined){
const err80 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data45.type !== undefined){
if(typeof data45.type !== "string"){
const err81 = {instancePath:instancePath+"/errors/" + i3+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data45.message !== undefined){
if(typeof data45.message !== "string"){
const err82 = {instancePath:instancePath+"/errors/" + i3+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data45.recoverable !== undefined){
if(typeof data45.recoverable !== "boolean"){
const err83 = {instancePath:instancePath+"/errors/" + i3+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data45.recommendation !== undefined){
if(typeof data45.recommendation !== "string"){
const err84 = {instancePath:instancePath+"/errors/" + i3+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.task_type !== undefined){
if(typeof data.task_type !== "string"){
const err87 = {instancePath:instancePath+"/task_type",schemaPath:"#/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
const err88 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.teammate_results !== undefined){
let data52 = data.teammate_results;
if(Array.isArray(data52)){
const len4 = data52.length;
for(let i4=0; i4<len4; i4++){
let data53 = data52[i4];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.name !== undefined){
if(typeof data53.name !== "string"){
const err89 = {instancePath:instancePath+"/teammate_results/" + i4+"/name",schemaPath:"#/properties/teammate_results/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data53.status !== undefined){
if(typeof data53.status !== "string"){
const err90 = {instancePath:instancePath+"/teammate_results/" + i4+"/status",schemaPath:"#/properties/teammate_results/items/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data53.output_path !== undefined){
let data56 = data53.output_path;
if((typeof data56 !== "string") && (data56 !== null)){
const err91 = {instancePath:instancePath+"/teammate_results/" + i4+"/output_path",schemaPath:"#/properties/teammate_results/items/properties/output_path/type",keyword:"type",params:{type: return_meta_2_1_validate_schema31.properties.teammate_results.items.properties.output_path.type}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/teammate_results/" + i4,schemaPath:"#/properties/teammate_results/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/teammate_results",schemaPath:"#/properties/teammate_results/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.memory_candidates !== undefined){
let data57 = data.memory_candidates;
if(Array.isArray(data57)){
if(data57.length > 3){
const err94 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
const len5 = data57.length;
for(let i5=0; i5<len5; i5++){
let data58 = data57[i5];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.content === undefined){
const err95 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data58.category === undefined){
const err96 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data58.source_artifact === undefined){
const err97 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "source_artifact"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data58.confidence === undefined){
const err98 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "confidence"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data58.suggested_keywords === undefined){
const err99 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "suggested_keywords"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data58.content !== undefined){
let data59 = data58.content;
if(typeof data59 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data59)){
const err100 = {instancePath:instancePath+"/memory_candidates/" + i5+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/memory_candidates/" + i5+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data58.category !== undefined){
let data60 = data58.category;
if(typeof data60 !== "string"){
const err102 = {instancePath:instancePath+"/memory_candidates/" + i5+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(!(((((data60 === "TECHNIQUE") || (data60 === "PATTERN")) || (data60 === "CONFIG")) || (data60 === "WORKFLOW")) || (data60 === "INSIGHT"))){
const err103 = {instancePath:instancePath+"/memory_candidates/" + i5+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/enum",keyword:"enum",params:{allowedValues: return_meta_2_1_validate_schema41.properties.category.enum}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data58.source_artifact !== undefined){
let data61 = data58.source_artifact;
if(typeof data61 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data61)){
const err104 = {instancePath:instancePath+"/memory_candidates/" + i5+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/memory_candidates/" + i5+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data58.confidence !== undefined){
let data62 = data58.confidence;
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 1 || isNaN(data62)){
const err106 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data62 < 0 || isNaN(data62)){
const err107 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data58.suggested_keywords !== undefined){
let data63 = data58.suggested_keywords;
if(Array.isArray(data63)){
const len6 = data63.length;
for(let i6=0; i6<len6; i6++){
if(typeof data63[i6] !== "string"){
const err109 = {instancePath:instancePath+"/memory_candidates/" + i5+"/suggested_keywords/" + i6,schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/memory_candidates/" + i5+"/suggested_keywords",schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data.requires_user_review !== undefined){
if(typeof data.requires_user_review !== "boolean"){
const err113 = {instancePath:instancePath+"/requires_user_review",schemaPath:"#/properties/requires_user_review/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.review_reason !== undefined){
if(typeof data.review_reason !== "string"){
const err114 = {instancePath:instancePath+"/review_reason",schemaPath:"#/properties/review_reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.research_questions !== undefined){
let data67 = data.research_questions;
if(Array.isArray(data67)){
const len7 = data67.length;
for(let i7=0; i7<len7; i7++){
let data68 = data67[i7];
if(typeof data68 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data68)){
const err115 = {instancePath:instancePath+"/research_questions/" + i7,schemaPath:"#/properties/research_questions/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/research_questions/" + i7,schemaPath:"#/properties/research_questions/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/research_questions",schemaPath:"#/properties/research_questions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.modified_files !== undefined){
let data69 = data.modified_files;
if((!(Array.isArray(data69))) && (data69 !== null)){
const err118 = {instancePath:instancePath+"/modified_files",schemaPath:"#/properties/modified_files/type",keyword:"type",params:{type: return_meta_2_1_validate_schema31.properties.modified_files.type}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(Array.isArray(data69)){
const len8 = data69.length;
for(let i8=0; i8<len8; i8++){
let data70 = data69[i8];
if(typeof data70 === "string"){
if(!pattern14.test(data70)){
const err119 = {instancePath:instancePath+"/modified_files/" + i8,schemaPath:"#/properties/modified_files/items/pattern",keyword:"pattern",params:{pattern: "^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/modified_files/" + i8,schemaPath:"#/properties/modified_files/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
}
if(data.proposed_file_scope !== undefined){
let data71 = data.proposed_file_scope;
if((!(Array.isArray(data71))) && (data71 !== null)){
const err121 = {instancePath:instancePath+"/proposed_file_scope",schemaPath:"#/properties/proposed_file_scope/type",keyword:"type",params:{type: return_meta_2_1_validate_schema31.properties.proposed_file_scope.type}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(Array.isArray(data71)){
const len9 = data71.length;
for(let i9=0; i9<len9; i9++){
let data72 = data71[i9];
if(typeof data72 === "string"){
if(!pattern14.test(data72)){
const err122 = {instancePath:instancePath+"/proposed_file_scope/" + i9,schemaPath:"#/properties/proposed_file_scope/items/pattern",keyword:"pattern",params:{pattern: "^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/proposed_file_scope/" + i9,schemaPath:"#/properties/proposed_file_scope/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
}
if(data.reflection !== undefined){
let data73 = data.reflection;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.what_worked !== undefined){
if(typeof data73.what_worked !== "string"){
const err124 = {instancePath:instancePath+"/reflection/what_worked",schemaPath:"#/properties/reflection/properties/what_worked/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data73.what_was_hard !== undefined){
if(typeof data73.what_was_hard !== "string"){
const err125 = {instancePath:instancePath+"/reflection/what_was_hard",schemaPath:"#/properties/reflection/properties/what_was_hard/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data73.what_was_missed !== undefined){
if(typeof data73.what_was_missed !== "string"){
const err126 = {instancePath:instancePath+"/reflection/what_was_missed",schemaPath:"#/properties/reflection/properties/what_was_missed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data73.successes !== undefined){
if(typeof data73.successes !== "string"){
const err127 = {instancePath:instancePath+"/reflection/successes",schemaPath:"#/properties/reflection/properties/successes/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/reflection",schemaPath:"#/properties/reflection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.dispatch_seq !== undefined){
let data78 = data.dispatch_seq;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err129 = {instancePath:instancePath+"/dispatch_seq",schemaPath:"#/properties/dispatch_seq/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data.user_decision !== undefined){
let data79 = data.user_decision;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(data79.question === undefined){
const err130 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/required",keyword:"required",params:{missingProperty: "question"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data79.options === undefined){
const err131 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data79.recommended === undefined){
const err132 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/required",keyword:"required",params:{missingProperty: "recommended"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data79.blocking === undefined){
const err133 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/required",keyword:"required",params:{missingProperty: "blocking"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data79.question !== undefined){
let data80 = data79.question;
if(typeof data80 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data80)){
const err134 = {instancePath:instancePath+"/user_decision/question",schemaPath:"#/properties/user_decision/properties/question/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/user_decision/question",schemaPath:"#/properties/user_decision/properties/question/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data79.options !== undefined){
let data81 = data79.options;
if(Array.isArray(data81)){
if(data81.length < 2){
const err136 = {instancePath:instancePath+"/user_decision/options",schemaPath:"#/properties/user_decision/properties/options/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
const len10 = data81.length;
for(let i10=0; i10<len10; i10++){
if(typeof data81[i10] !== "string"){
const err137 = {instancePath:instancePath+"/user_decision/options/" + i10,schemaPath:"#/properties/user_decision/properties/options/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/user_decision/options",schemaPath:"#/properties/user_decision/properties/options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data79.recommended !== undefined){
if(typeof data79.recommended !== "string"){
const err139 = {instancePath:instancePath+"/user_decision/recommended",schemaPath:"#/properties/user_decision/properties/recommended/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data79.blocking !== undefined){
if(typeof data79.blocking !== "boolean"){
const err140 = {instancePath:instancePath+"/user_decision/blocking",schemaPath:"#/properties/user_decision/properties/blocking/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
return_meta_2_1_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
return_meta_2_1_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/json/versions/return-meta@2.1.ts










const return_meta_2_1_artifactTypes = return_meta_2_1_shape_shape.enums['/artifacts/*/type'];
const return_meta_2_1_standard = {
    id: 'return-meta@2.1',
    family: 'return-meta',
    version: '2.1',
    title: 'Return metadata file 2.1',
    isDefault: false,
    source: 'upstream, autumn 2026',
    statuses: return_meta_2_1_shape_shape.enums['/status'],
    open: ['in_progress'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes: return_meta_2_1_artifactTypes,
    shape: return_meta_2_1_shape_shape,
    confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(return_meta_2_1_artifactTypes) },
    claimFields: [
        { pattern: '/artifacts/*/path' },
        { pattern: '/modified_files/*' },
        { pattern: '/partial_progress/handoff_path' },
        { pattern: '/memory_candidates/*/source_artifact' },
        { pattern: '/teammate_results/*/output_path', statuses: ['completed'] },
    ],
    claimsInWords: PROGRESS_IN_WORDS,
    claims: progressClaims(return_meta_2_1_shape_shape),
    rules: (0,families_define/* ruleList */.p)(jsonRules, returnMetaRules, [
        use('memory-candidate'),
        use('review-reason'),
        use('research-questions'),
        use('user-decision'),
        use('modified-files'),
    ]),
    sample: metadataSample,
    validate: (0,shape_errors/* shapeOf */.F)(return_meta_2_1_validate_validate),
};

;// CONCATENATED MODULE: ./src/families/json/subagent-return-rules.ts


const subagentReturnRules = [
    ...metadataRules,
    use('json-only'),
    use('no-return-found'),
    use('standard-mismatch'),
    use('failed-with-artifacts'),
    use('summary-empty'),
    use('summary-length'),
    use('summary-tokens'),
    use('summary-sentences'),
    use('no-emoji'),
    use('no-markup'),
];

;// CONCATENATED MODULE: ./src/families/json/versions/generated/subagent-return@1.0.shape.ts
const subagent_return_1_0_shape_shape = {
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
    "required": {
        "": [
            "status",
            "summary",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path"
        ],
        "/metadata": [
            "session_id",
            "duration_seconds",
            "agent_type"
        ],
        "/errors/*": [
            "type",
            "message"
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

;// CONCATENATED MODULE: ./src/families/json/versions/generated/subagent-return@1.0.validate.js
// Generated by `npm run generate` from schemas/subagent-return@1.0.schema.json: do not edit.
const subagent_return_1_0_validate_validate = subagent_return_1_0_validate_validate20;

const subagent_return_1_0_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:subagent-return@1.0","type":"object","required":["status","summary","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["completed","failed","partial","blocked"]},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","duration_seconds","agent_type"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"agent_type":{"type":"string","pattern":"\\S"},"delegation_depth":{"type":"number"},"delegation_path":{"type":"array","items":{"type":"string"}},"retries":{"$ref":"#/$defs/advisoryNumber"},"warnings":{"$ref":"#/$defs/advisoryList"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"next_steps":{"type":["string","null"]}},"allOf":[{"if":{"properties":{"status":{"const":"completed"}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["research","plan","implementation","summary","test","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message"],"properties":{"type":{"type":"string","enum":["timeout","validation","execution","resource","cycle"]},"message":{"type":"string"},"code":{"type":"string"},"recoverable":{"type":"boolean"}}},"advisoryNumber":{"type":"number"},"advisoryList":{"type":"array"}}};
const subagent_return_1_0_validate_schema32 = {"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["research","plan","implementation","summary","test","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const subagent_return_1_0_validate_schema33 = {"type":"number"};
const schema34 = {"type":"array"};
const subagent_return_1_0_validate_schema35 = {"type":"object","required":["type","message"],"properties":{"type":{"type":"string","enum":["timeout","validation","execution","resource","cycle"]},"message":{"type":"string"},"code":{"type":"string"},"recoverable":{"type":"boolean"}}};
const subagent_return_1_0_validate_pattern4 = new RegExp("\\S", "u");
const subagent_return_1_0_validate_pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");

function subagent_return_1_0_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:subagent-return@1.0" */;
let vErrors = null;
let errors = 0;
const evaluated0 = subagent_return_1_0_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
if("completed" !== data.status){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.summary === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.artifacts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.metadata === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.metadata = true;
props0.errors = true;
props0.next_steps = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err8 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data3 === "completed") || (data3 === "failed")) || (data3 === "partial")) || (data3 === "blocked"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: subagent_return_1_0_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(typeof data4 === "string"){
if(!subagent_return_1_0_validate_pattern4.test(data4)){
const err11 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data5 = data.artifacts;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err13 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.path === undefined){
const err14 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((((data7 === "research") || (data7 === "plan")) || (data7 === "implementation")) || (data7 === "summary")) || (data7 === "test")) || (data7 === "documentation"))){
const err16 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: subagent_return_1_0_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.path !== undefined){
let data8 = data6.path;
if(typeof data8 === "string"){
if(!subagent_return_1_0_validate_pattern5.test(data8)){
const err17 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.summary !== undefined){
if(typeof data6.summary !== "string"){
const err19 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.metadata !== undefined){
let data10 = data.metadata;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.session_id === undefined){
const err22 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.duration_seconds === undefined){
const err23 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "duration_seconds"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.agent_type === undefined){
const err24 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.session_id !== undefined){
let data11 = data10.session_id;
if(typeof data11 === "string"){
if(!subagent_return_1_0_validate_pattern4.test(data11)){
const err25 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.duration_seconds !== undefined){
let data12 = data10.duration_seconds;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data10.agent_type !== undefined){
let data13 = data10.agent_type;
if(typeof data13 === "string"){
if(!subagent_return_1_0_validate_pattern4.test(data13)){
const err29 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.delegation_depth !== undefined){
let data14 = data10.delegation_depth;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err31 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.delegation_path !== undefined){
let data15 = data10.delegation_path;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(typeof data15[i1] !== "string"){
const err32 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.retries !== undefined){
let data17 = data10.retries;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err34 = {instancePath:instancePath+"/metadata/retries",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.warnings !== undefined){
if(!(Array.isArray(data10.warnings))){
const err35 = {instancePath:instancePath+"/metadata/warnings",schemaPath:"#/$defs/advisoryList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.errors !== undefined){
let data19 = data.errors;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.type === undefined){
const err37 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data20.message === undefined){
const err38 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20.type !== undefined){
let data21 = data20.type;
if(typeof data21 !== "string"){
const err39 = {instancePath:instancePath+"/errors/" + i2+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data21 === "timeout") || (data21 === "validation")) || (data21 === "execution")) || (data21 === "resource")) || (data21 === "cycle"))){
const err40 = {instancePath:instancePath+"/errors/" + i2+"/type",schemaPath:"#/$defs/error/properties/type/enum",keyword:"enum",params:{allowedValues: subagent_return_1_0_validate_schema35.properties.type.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data20.message !== undefined){
if(typeof data20.message !== "string"){
const err41 = {instancePath:instancePath+"/errors/" + i2+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data20.code !== undefined){
if(typeof data20.code !== "string"){
const err42 = {instancePath:instancePath+"/errors/" + i2+"/code",schemaPath:"#/$defs/error/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data20.recoverable !== undefined){
if(typeof data20.recoverable !== "boolean"){
const err43 = {instancePath:instancePath+"/errors/" + i2+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.next_steps !== undefined){
let data25 = data.next_steps;
if((typeof data25 !== "string") && (data25 !== null)){
const err46 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: subagent_return_1_0_validate_schema31.properties.next_steps.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
subagent_return_1_0_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
subagent_return_1_0_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/json/versions/subagent-return@1.0.ts









const subagent_return_1_0_artifactTypes = subagent_return_1_0_shape_shape.enums['/artifacts/*/type'];
const subagent_return_1_0_standard = {
    id: 'subagent-return@1.0',
    family: 'subagent-return',
    version: '1.0',
    title: 'Subagent return 1.0',
    isDefault: false,
    source: '000',
    statuses: subagent_return_1_0_shape_shape.enums['/status'],
    open: [],
    success: ['completed'],
    artifactTypes: subagent_return_1_0_artifactTypes,
    shape: subagent_return_1_0_shape_shape,
    confusions: { status: plainStatusWords, artifactType: artifactTypeWords(subagent_return_1_0_artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: (0,families_define/* ruleList */.p)(jsonRules, subagentReturnRules, [
        use('custom-field'),
        use('artifact-summary-length'),
        use('artifact-summary-sentence'),
        use('session-id-reused'),
        use('error-message-length'),
        use('error-code-format'),
        use('cycle-recoverable'),
        use('session-id-format', { params: { format: 'agent-task' } }),
        use('error-type', { severity: 'error' }),
        use('next-steps-length'),
    ]),
    sample: consoleSample('completed', {
        session_id: 'planner_7_20251226T100000_abc123',
        duration_seconds: 245,
        agent_type: 'planner',
    }),
    validate: (0,shape_errors/* shapeOf */.F)(subagent_return_1_0_validate_validate),
};

;// CONCATENATED MODULE: ./src/families/json/versions/generated/subagent-return@1.2.shape.ts
const subagent_return_1_2_shape_shape = {
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
    "required": {
        "": [
            "status",
            "summary",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "delegation_depth",
            "delegation_path"
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
            "completed",
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

;// CONCATENATED MODULE: ./src/families/json/versions/generated/subagent-return@1.2.validate.js
// Generated by `npm run generate` from schemas/subagent-return@1.2.schema.json: do not edit.
const subagent_return_1_2_validate_validate = subagent_return_1_2_validate_validate20;

const subagent_return_1_2_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:subagent-return@1.2","type":"object","required":["status","summary","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["completed","partial","failed","blocked"]},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"agent_type":{"type":"string","pattern":"\\S"},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryRange"},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"next_steps":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"const":"completed"}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}},"else":{"required":["errors"],"properties":{"errors":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}}};
const subagent_return_1_2_validate_schema32 = {"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const subagent_return_1_2_validate_schema33 = {"type":"number"};
const subagent_return_1_2_validate_schema34 = {"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"};
const subagent_return_1_2_validate_schema38 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const subagent_return_1_2_validate_pattern4 = new RegExp("\\S", "u");
const subagent_return_1_2_validate_pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const pattern9 = new RegExp("^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$", "u");

function subagent_return_1_2_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:subagent-return@1.2" */;
let vErrors = null;
let errors = 0;
const evaluated0 = subagent_return_1_2_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
if("completed" !== data.status){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
ifClause0 = "then";
}
else {
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/0/else/required",keyword:"required",params:{missingProperty: "errors"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.errors !== undefined){
let data2 = data.errors;
if(Array.isArray(data2)){
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/errors",schemaPath:"#/allOf/0/else/properties/errors/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true){
props0 = props0 || {};
props0.errors = true;
}
}
ifClause0 = "else";
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.summary === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.artifacts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.metadata === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.metadata = true;
props0.errors = true;
props0.next_steps = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err10 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data4 === "completed") || (data4 === "partial")) || (data4 === "failed")) || (data4 === "blocked"))){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: subagent_return_1_2_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.summary !== undefined){
let data5 = data.summary;
if(typeof data5 === "string"){
if(!subagent_return_1_2_validate_pattern4.test(data5)){
const err13 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data6 = data.artifacts;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err15 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.path === undefined){
const err16 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((data8 === "plan") || (data8 === "report")) || (data8 === "summary")) || (data8 === "implementation")) || (data8 === "documentation"))){
const err18 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: subagent_return_1_2_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.path !== undefined){
let data9 = data7.path;
if(typeof data9 === "string"){
if(!subagent_return_1_2_validate_pattern5.test(data9)){
const err19 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.summary !== undefined){
if(typeof data7.summary !== "string"){
const err21 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.metadata !== undefined){
let data11 = data.metadata;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.session_id === undefined){
const err24 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.agent_type === undefined){
const err25 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data11.delegation_depth === undefined){
const err26 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11.delegation_path === undefined){
const err27 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.session_id !== undefined){
let data12 = data11.session_id;
if(typeof data12 === "string"){
if(!subagent_return_1_2_validate_pattern4.test(data12)){
const err28 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.duration_seconds !== undefined){
let data13 = data11.duration_seconds;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.agent_type !== undefined){
let data14 = data11.agent_type;
if(typeof data14 === "string"){
if(!subagent_return_1_2_validate_pattern4.test(data14)){
const err32 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.delegation_depth !== undefined){
let data15 = data11.delegation_depth;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err34 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data11.delegation_path !== undefined){
let data16 = data11.delegation_path;
if(Array.isArray(data16)){
if(data16.length < 1){
const err36 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(typeof data17 === "string"){
if(!subagent_return_1_2_validate_pattern4.test(data17)){
const err37 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.phase_count !== undefined){
let data18 = data11.phase_count;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err40 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data11.estimated_hours !== undefined){
let data19 = data11.estimated_hours;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (typeof data19 !== "string")){
const err41 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/type",keyword:"type",params:{type: subagent_return_1_2_validate_schema34.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data19 === "string"){
if(!pattern9.test(data19)){
const err42 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data11.findings_count !== undefined){
let data20 = data11.findings_count;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err43 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data11.phases_completed !== undefined){
let data21 = data11.phases_completed;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err44 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data11.phases_total !== undefined){
let data22 = data11.phases_total;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err45 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.errors !== undefined){
let data23 = data.errors;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.type === undefined){
const err47 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data24.message === undefined){
const err48 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data24.recoverable === undefined){
const err49 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data24.recommendation === undefined){
const err50 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data24.type !== undefined){
if(typeof data24.type !== "string"){
const err51 = {instancePath:instancePath+"/errors/" + i2+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data24.message !== undefined){
if(typeof data24.message !== "string"){
const err52 = {instancePath:instancePath+"/errors/" + i2+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data24.recoverable !== undefined){
if(typeof data24.recoverable !== "boolean"){
const err53 = {instancePath:instancePath+"/errors/" + i2+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data24.recommendation !== undefined){
if(typeof data24.recommendation !== "string"){
const err54 = {instancePath:instancePath+"/errors/" + i2+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err57 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
subagent_return_1_2_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
subagent_return_1_2_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/json/versions/subagent-return@1.2.ts









const subagent_return_1_2_artifactTypes = subagent_return_1_2_shape_shape.enums['/artifacts/*/type'];
const subagent_return_1_2_standard = {
    id: 'subagent-return@1.2',
    family: 'subagent-return',
    version: '1.2',
    title: 'Subagent return with delegation chain 1.2',
    isDefault: true,
    source: '003, checked against 002',
    statuses: subagent_return_1_2_shape_shape.enums['/status'],
    open: [],
    success: ['completed'],
    artifactTypes: subagent_return_1_2_artifactTypes,
    shape: subagent_return_1_2_shape_shape,
    confusions: { status: plainStatusWords, artifactType: artifactTypeWords(subagent_return_1_2_artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: (0,families_define/* ruleList */.p)(jsonRules, subagentReturnRules, [
        use('artifact-summary'),
        use('partial-without-artifacts'),
        use('delegation-depth'),
        use('delegation-path'),
        use('errors-required'),
    ]),
    sample: consoleSample('completed', delegatedMetadata),
    validate: (0,shape_errors/* shapeOf */.F)(subagent_return_1_2_validate_validate),
};

;// CONCATENATED MODULE: ./src/families/json/versions/generated/subagent-return@2.0.shape.ts
const subagent_return_2_0_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "metadata",
            "errors",
            "research_questions",
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
    "required": {
        "": [
            "status",
            "summary",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "delegation_depth",
            "delegation_path"
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
            "needs_research",
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

;// CONCATENATED MODULE: ./src/families/json/versions/generated/subagent-return@2.0.validate.js
// Generated by `npm run generate` from schemas/subagent-return@2.0.schema.json: do not edit.
const subagent_return_2_0_validate_validate = subagent_return_2_0_validate_validate20;

const subagent_return_2_0_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:subagent-return@2.0","type":"object","required":["status","summary","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["researched","planned","implemented","synced","linked","committed","tasks_created","partial","needs_research","failed","blocked"]},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"agent_type":{"type":"string","pattern":"\\S"},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryRange"},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"research_questions":{"type":"array","items":{"type":"string"}},"next_steps":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented","synced","linked","committed","tasks_created"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"enum":["partial","failed","blocked"]}},"required":["status"]},"then":{"required":["errors"],"properties":{"errors":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}}};
const subagent_return_2_0_validate_schema32 = {"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const subagent_return_2_0_validate_schema33 = {"type":"number"};
const subagent_return_2_0_validate_schema34 = {"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"};
const subagent_return_2_0_validate_schema38 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const subagent_return_2_0_validate_pattern4 = new RegExp("\\S", "u");
const subagent_return_2_0_validate_pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const subagent_return_2_0_validate_pattern9 = new RegExp("^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$", "u");

function subagent_return_2_0_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:subagent-return@2.0" */;
let vErrors = null;
let errors = 0;
const evaluated0 = subagent_return_2_0_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((((((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented")) || (data0 === "synced")) || (data0 === "linked")) || (data0 === "committed")) || (data0 === "tasks_created"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
let data2 = data.status;
if(!(((data2 === "partial") || (data2 === "failed")) || (data2 === "blocked"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "errors"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.errors !== undefined){
let data3 = data.errors;
if(Array.isArray(data3)){
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/errors",schemaPath:"#/allOf/1/then/properties/errors/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.errors = true;
props1.status = true;
}
}
if(!valid4){
const err8 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.summary === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.artifacts === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.metadata === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.metadata = true;
props0.errors = true;
props0.research_questions = true;
props0.next_steps = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err13 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((data5 === "researched") || (data5 === "planned")) || (data5 === "implemented")) || (data5 === "synced")) || (data5 === "linked")) || (data5 === "committed")) || (data5 === "tasks_created")) || (data5 === "partial")) || (data5 === "needs_research")) || (data5 === "failed")) || (data5 === "blocked"))){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: subagent_return_2_0_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.summary !== undefined){
let data6 = data.summary;
if(typeof data6 === "string"){
if(!subagent_return_2_0_validate_pattern4.test(data6)){
const err16 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data7 = data.artifacts;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.type === undefined){
const err18 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.path === undefined){
const err19 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.type !== undefined){
let data9 = data8.type;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((data9 === "plan") || (data9 === "report")) || (data9 === "summary")) || (data9 === "implementation")) || (data9 === "documentation"))){
const err21 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: subagent_return_2_0_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.path !== undefined){
let data10 = data8.path;
if(typeof data10 === "string"){
if(!subagent_return_2_0_validate_pattern5.test(data10)){
const err22 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.summary !== undefined){
if(typeof data8.summary !== "string"){
const err24 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.metadata !== undefined){
let data12 = data.metadata;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.session_id === undefined){
const err27 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.agent_type === undefined){
const err28 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.delegation_depth === undefined){
const err29 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.delegation_path === undefined){
const err30 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.session_id !== undefined){
let data13 = data12.session_id;
if(typeof data13 === "string"){
if(!subagent_return_2_0_validate_pattern4.test(data13)){
const err31 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.duration_seconds !== undefined){
let data14 = data12.duration_seconds;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.agent_type !== undefined){
let data15 = data12.agent_type;
if(typeof data15 === "string"){
if(!subagent_return_2_0_validate_pattern4.test(data15)){
const err35 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data12.delegation_depth !== undefined){
let data16 = data12.delegation_depth;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err37 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data12.delegation_path !== undefined){
let data17 = data12.delegation_path;
if(Array.isArray(data17)){
if(data17.length < 1){
const err39 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(typeof data18 === "string"){
if(!subagent_return_2_0_validate_pattern4.test(data18)){
const err40 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data12.phase_count !== undefined){
let data19 = data12.phase_count;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err43 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data12.estimated_hours !== undefined){
let data20 = data12.estimated_hours;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (typeof data20 !== "string")){
const err44 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/type",keyword:"type",params:{type: subagent_return_2_0_validate_schema34.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data20 === "string"){
if(!subagent_return_2_0_validate_pattern9.test(data20)){
const err45 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data12.findings_count !== undefined){
let data21 = data12.findings_count;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err46 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data12.phases_completed !== undefined){
let data22 = data12.phases_completed;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err47 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data12.phases_total !== undefined){
let data23 = data12.phases_total;
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err48 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.errors !== undefined){
let data24 = data.errors;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.type === undefined){
const err50 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data25.message === undefined){
const err51 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data25.recoverable === undefined){
const err52 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data25.recommendation === undefined){
const err53 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data25.type !== undefined){
if(typeof data25.type !== "string"){
const err54 = {instancePath:instancePath+"/errors/" + i2+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data25.message !== undefined){
if(typeof data25.message !== "string"){
const err55 = {instancePath:instancePath+"/errors/" + i2+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data25.recoverable !== undefined){
if(typeof data25.recoverable !== "boolean"){
const err56 = {instancePath:instancePath+"/errors/" + i2+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data25.recommendation !== undefined){
if(typeof data25.recommendation !== "string"){
const err57 = {instancePath:instancePath+"/errors/" + i2+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.research_questions !== undefined){
let data30 = data.research_questions;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
if(typeof data30[i3] !== "string"){
const err60 = {instancePath:instancePath+"/research_questions/" + i3,schemaPath:"#/properties/research_questions/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/research_questions",schemaPath:"#/properties/research_questions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err62 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
subagent_return_2_0_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
subagent_return_2_0_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/json/versions/subagent-return@2.0.ts









const subagent_return_2_0_artifactTypes = subagent_return_2_0_shape_shape.enums['/artifacts/*/type'];
const subagent_return_2_0_standard = {
    id: 'subagent-return@2.0',
    family: 'subagent-return',
    version: '2.0',
    title: 'Subagent return with contextual success 2.0',
    isDefault: false,
    source: 'upstream, January 2026',
    statuses: subagent_return_2_0_shape_shape.enums['/status'],
    open: [],
    success: ['researched', 'planned', 'implemented', 'synced', 'linked', 'committed', 'tasks_created'],
    artifactTypes: subagent_return_2_0_artifactTypes,
    shape: subagent_return_2_0_shape_shape,
    confusions: { status: contextualStatusWords, artifactType: artifactTypeWords(subagent_return_2_0_artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: (0,families_define/* ruleList */.p)(jsonRules, subagentReturnRules, [
        use('status-completed'),
        use('artifact-summary'),
        use('delegation-depth'),
        use('delegation-path'),
        use('errors-required'),
    ]),
    sample: consoleSample('planned', delegatedMetadata),
    validate: (0,shape_errors/* shapeOf */.F)(subagent_return_2_0_validate_validate),
};

;// CONCATENATED MODULE: ./src/families/json/versions/generated/index.ts







const versions = [standard, return_meta_1_2_standard, return_meta_1_4_standard, return_meta_2_1_standard, subagent_return_1_0_standard, subagent_return_1_2_standard, subagent_return_2_0_standard];

;// CONCATENATED MODULE: ./src/families/json/family.ts



const loaded = {
    versions: versions,
    upstreams: [
        {
            title: 'the agent system of benbrastmckie, in ProofChecker',
            url: 'https://github.com/benbrastmckie/ProofChecker',
        },
        { title: 'the agent system of benbrastmckie, in nvim', url: 'https://github.com/benbrastmckie/nvim' },
    ],
    familyOf: familyOf,
    prompts: prompts,
    migrations: new Map([
        ['subagent-return', ['subagent-return', 'return-meta']],
        ['return-meta', ['return-meta']],
    ]),
};


/***/ }),

/***/ 38363:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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
/* harmony import */ var _model_artifact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97931);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87979);
/* harmony import */ var _model_known_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57342);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);







function textAt(...way) {
    const outer = way.slice(0, -1);
    const [parent, name] = [(0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('', ...outer), (0,_model_known_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s)(way, outer.length)];
    return ({ value }) => {
        let holder = value;
        for (const key of outer)
            holder = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(holder, key);
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .stringField */ .OM)(holder, name);
        return text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$ : [{ parent, field: name, text }];
    };
}
function textsOfArtifacts(name) {
    return (subject) => {
        const texts = [];
        for (const { pointer, [name]: text } of (0,_model_artifact_js__WEBPACK_IMPORTED_MODULE_6__/* .artifactsOf */ .N)(subject)) {
            if (text !== undefined)
                texts.push({ parent: pointer, field: name, text });
        }
        return texts;
    };
}
function textsOfList(list, ...names) {
    return (subject) => (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(subject, list).flatMap(({ pointer, value }) => names.flatMap((name) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .stringField */ .OM)(value, name);
        return text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$ : { parent: pointer, field: name, text };
    }));
}
function blankTextRule({ problem, ...data }) {
    return textRule(data, (found, subject) => ((0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z3)(found.text) ? problem(found, subject) : null));
}
function textLengthRule({ name, min, max, advice, ...data }) {
    const expected = min === undefined ? `at most ${String(max)} are allowed` : `${String(min)} to ${String(max)} were expected`;
    return textRule(data, ({ text: { length } }, subject) => length >= (min ?? 0) && length <= max
        ? null
        : { message: `${name} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(length, 'character')}; ${expected}.`, recommendation: advice(length, subject) });
}
function sentencesRule({ name, min, max: usualMax, advice, ...data }) {
    return textRule(data, ({ text }, subject, params) => {
        const max = Number(params.max ?? usualMax);
        if ((0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z3)(text) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencesWithin */ .UW)(text, min, max))
            return null;
        const bounds = `${String(min)} to ${String(max)}`;
        return {
            message: `${name} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencesInWords */ .Vl)(text, max)}; ${bounds} were expected.`,
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
            let problems;
            for (const found of texts(subject)) {
                const words = problemWith(found, subject, params);
                if (words !== null)
                    (problems ??= []).push({ pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(found.parent, found.field), ...words });
            }
            return problems ?? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING */ .K$;
        },
    };
}


/***/ })

};
;