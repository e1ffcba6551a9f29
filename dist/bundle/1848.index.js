"use strict";
exports.id = 1848;
exports.ids = [1848];
exports.modules = {

/***/ 60262:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ LISTED),
/* harmony export */   E3: () => (/* binding */ MADE),
/* harmony export */   Rz: () => (/* binding */ documentRules),
/* harmony export */   TZ: () => (/* binding */ PLANNED),
/* harmony export */   UW: () => (/* binding */ DELETED),
/* harmony export */   eG: () => (/* binding */ severityInDocument),
/* harmony export */   pt: () => (/* binding */ COMMON_NAMES)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _define_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41149);


const use = (0,_define_js__WEBPACK_IMPORTED_MODULE_1__/* .useFrom */ .Ej)({});
const documentRules = [
    use('json-encoding'),
    use('file-too-large'),
    use('return-undetermined'),
    use('return-object'),
    use('too-many-claims'),
    use('path-root'),
    use('artifact-missing'),
    use('artifact-empty', { severity: 'warning' }),
    use('artifact-blank'),
    use('artifact-relocated'),
    use('artifact-removed'),
    use('artifact-undetermined'),
    use('artifact-uncommitted'),
    use('artifact-directory', { severity: 'notice' }),
    use('artifact-case', { severity: 'warning' }),
    use('artifact-path-relative', { severity: 'warning' }),
    use('artifact-unverifiable'),
    use('no-returns'),
    use('baseline-stale'),
    use('unclaimed-change'),
    use('return-deleted'),
    use('unclaimed-deletion'),
    use('returns-imported'),
];
const MADE = {
    relocated: 'notice',
    empty: 'warning',
    missing: 'error',
    uncommitted: 'error',
    'case-mismatch': 'warning',
    outside: 'warning',
    directory: 'notice',
    undetermined: 'error',
    removed: 'notice',
    unverifiable: 'notice',
};
const PLANNED = {
    ...MADE,
    missing: 'notice',
    uncommitted: 'notice',
    'case-mismatch': 'notice',
    outside: 'notice',
    undetermined: 'notice',
};
const LISTED = { ...MADE, missing: 'warning', undetermined: 'warning' };
const DELETED = {
    present: 'notice',
    empty: 'notice',
    relocated: 'pass',
    missing: 'pass',
    uncommitted: 'pass',
    'case-mismatch': 'notice',
    outside: 'notice',
    directory: 'notice',
    undetermined: 'pass',
    removed: 'pass',
    unverifiable: 'pass',
};
const MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.py|py\.typed|\.gitkeep|\.keep|\.nojekyll)$/;
function severityInDocument({ kind, type, path, neverThere }, { name, blank, submodule, byChange, detail }, severities, exception) {
    if (kind !== undefined)
        return undefined;
    if (submodule !== undefined && type !== 'deleted')
        return undefined;
    if (byChange === true)
        return severities.missing === 'pass' ? 'pass' : (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.milder)('warning', severities.missing);
    if (neverThere === true && (name === 'missing' || name === 'undetermined'))
        return 'warning';
    if (exception !== undefined)
        return exception;
    if (name === 'directory' && type !== 'deleted' && path.endsWith('/') && detail === null)
        return 'pass';
    if ((name === 'empty' || blank) && type !== 'deleted' && MAY_BE_EMPTY.test(path))
        return 'pass';
    return severities[name];
}
const COMMON_NAMES = new Set([
    ...['index', 'main', 'mod', 'lib', 'default', 'setup', 'types', 'utils', 'config', 'constants'],
    ...['page', 'layout', 'route', 'loading', 'error', 'template', 'schema', 'models', 'conftest'],
    ...['__init__', '__main__', 'package', 'tsconfig', 'makefile', 'dockerfile'],
    ...['readme', 'changelog', 'license'],
]);


/***/ }),

/***/ 83272:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C1: () => (/* binding */ gsdPlan),
  Nz: () => (/* binding */ gsdSummary),
  o4: () => (/* binding */ gsdVerification),
  Yx: () => (/* binding */ use)
});

// NAMESPACE OBJECT: ./src/families/gsd/rules/index.ts
var rules_namespaceObject = {};
__webpack_require__.r(rules_namespaceObject);
__webpack_require__.d(rules_namespaceObject, {
  actualsAndCoverageRules: () => (actualsAndCoverageRules),
  claimRules: () => (claimRules),
  failedSelfCheckRules: () => (failedSelfCheckRules),
  frontmatterRules: () => (frontmatterRules),
  placeholderRules: () => (placeholderRules),
  planRules: () => (planRules),
  selfCheckRules: () => (selfCheckRules),
  statusRules: () => (statusRules),
  unreadRules: () => (unreadRules)
});

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/read/lines/claim.ts
var lines_claim = __webpack_require__(30040);
// EXTERNAL MODULE: ./src/families/gsd/place.ts
var gsd_place = __webpack_require__(91358);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
;// CONCATENATED MODULE: ./src/families/gsd/values.ts




const MOST_REQUIREMENTS = 500;
function completedRequirements(value) {
    return (0,json.listField)(value, 'requirements-completed')
        .slice(0, MOST_REQUIREMENTS)
        .flatMap((id, n) => typeof id === 'string' && /^[A-Za-z][A-Za-z0-9_.-]{0,60}$/.test(id) && /\d/.test(id)
        ? [{ id, pointer: (0,model_pointer.join)('', 'requirements-completed', n) }]
        : []);
}
function requirementTexts(beside) {
    return [...beside].flatMap(([path, text]) => (isRequirementsFile(path) && text !== null ? [text] : []));
}
function isRequirementsFile(path) {
    return /(?:^|\/)\.planning\/(?:[^/]+\/)*[^/]*REQUIREMENTS[^/]*\.md$/.test(path);
}
function planBeside(returns) {
    return [...returns].find(([path]) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-plan')?.[1];
}
function mustHaves(value) {
    return (0,json.listField)((0,json.field)(value, 'must_haves'), 'artifacts').flatMap((item, n) => {
        const path = (0,json.stringField)(item, 'path');
        if (path === undefined)
            return [];
        const lines = (0,json.field)(item, 'min_lines');
        return [
            {
                path,
                pointer: (0,model_pointer.join)('', 'must_haves', 'artifacts', n),
                minLines: typeof lines === 'number' ? lines : null,
                contains: texts(item, 'contains'),
                exports: texts(item, 'exports'),
            },
        ];
    });
}
function keyLinks(value) {
    return (0,json.listField)((0,json.field)(value, 'must_haves'), 'key_links').flatMap((item, n) => {
        const of = (name) => (0,json.stringField)(item, name) ?? null;
        return [
            { from: of('from'), to: of('to'), pattern: of('pattern'), pointer: (0,model_pointer.join)('', 'must_haves', 'key_links', n) },
        ];
    });
}
function isDone(beside) {
    return [...beside.keys()].some((path) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-summary');
}
function textBeside(beside, path, plan) {
    const texts = possiblePlaces(path, plan).map((place) => beside.get(place));
    return texts.find((text) => typeof text === 'string') ?? null;
}
function possiblePlaces(path, plan) {
    const own = (0,model_path.normalisePath)(path);
    if (own === null)
        return [];
    const place = (0,model_path.pathIn)((0,gsd_place/* gsdBaseOf */.Zg)(plan), own);
    return [...new Set([place, own, ...(0,gsd_place/* movedWithMilestone */.Yg)(place, plan)])];
}
function isPlainPattern(pattern) {
    return pattern !== '' && !/[.*+?^${}()|[\]\\]/.test(pattern);
}
function texts(item, name) {
    return (0,json.listField)(item, name).filter((text) => typeof text === 'string');
}

;// CONCATENATED MODULE: ./src/families/gsd/claims.ts






function claimsOfGsd(family) {
    return (value, file, beside) => {
        if (family === 'gsd-plan' && beside !== undefined && !isDone(beside))
            return [];
        const base = (0,gsd_place/* gsdBaseOf */.Zg)(file);
        const claims = gsdClaims(value, family).map((claim) => (0,lines_claim/* fromFolder */.FC)(claim, file));
        return base === '' ? claims : claims.map((claim) => (claim.kind === undefined ? { base, ...claim } : claim));
    };
}
function gsdClaims(value, family) {
    const claims = (0,json.listField)(value, 'order').flatMap((pointer) => typeof pointer === 'string' ? (claimAt(value, pointer, family) ?? []) : []);
    const counted = family === 'gsd-summary' ? commitCount(value) : null;
    return counted === null ? (0,lines_claim/* mergedClaims */.qe)(claims) : [...(0,lines_claim/* mergedClaims */.qe)(claims), counted];
}
function commitCount(value) {
    const measured = (0,json.field)(value, 'measured');
    const total = (0,json.numberField)(measured, 'commits');
    const [earlier, later] = [(0,json.stringField)(measured, 'before'), (0,json.stringField)(measured, 'after')];
    const between = earlier === undefined || later === undefined ? null : { earlier, later };
    if (total === undefined || (between === null && (total > 0 || (earlier ?? later) !== undefined)))
        return null;
    return {
        path: (0,model_text.count)(total, 'commit'),
        pointer: '/measured/commits',
        type: 'commits',
        kind: 'count',
        asked: { kind: 'commits', total, between },
    };
}
function claimAt(value, pointer, family) {
    const entry = (0,model_pointer.valueAt)(value, pointer.replace(/\/path$/, ''));
    const type = family !== 'gsd-summary' ? 'artifact' : pointer.startsWith('/commits/') ? 'commit' : undefined;
    if (type !== 'commit' && (0,json.stringField)(entry, 'type') !== 'commit')
        return (0,lines_claim/* claimOfEntry */.a9)(entry, pointer, type);
    const path = typeof entry === 'string' ? entry : (0,json.stringField)(entry, 'path');
    return path === undefined ? null : { path, pointer, type: 'commit', kind: 'commit' };
}

// EXTERNAL MODULE: ./src/families/documents.ts
var documents = __webpack_require__(60262);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
;// CONCATENATED MODULE: ./src/families/gsd/related-files.ts




async function relatedFilesOfSummary(_value, file, tree) {
    const { names, requirements } = await planningOf(tree);
    const { folder, name } = splitPath(file);
    const plan = (0,gsd_place/* planOf */.XC)(name, names.get(folder) ?? []);
    const base = (0,gsd_place/* gsdBaseOf */.Zg)(file);
    const own = requirements.filter((path) => (0,gsd_place/* gsdBaseOf */.Zg)(path) === base);
    return [
        ...(plan === null ? [] : [withFamily(`${folder}/${plan}`)]),
        ...own.slice(0, MOST_BESIDE).map((path) => ({ ...withFamily(path), isMarkdown: true })),
    ];
}
async function relatedFilesOfPlan(value, file, tree, changes) {
    const { names } = await planningOf(tree);
    const { folder, name } = splitPath(file);
    const ownName = (0,gsd_place/* summaryOf */.YG)(name, names.get(folder) ?? []);
    if (ownName === null)
        return [];
    const summary = `${folder}/${ownName}`;
    const demanded = mustHaves(value)
        .filter(({ minLines, contains, exports }) => minLines !== null || contains.length > 0 || exports.length > 0)
        .map(({ path }) => path);
    const linked = keyLinks(value)
        .filter(({ pattern }) => pattern !== null)
        .flatMap(({ from, to }) => [from, to].filter((path) => path !== null));
    const paths = [...new Set([...demanded, ...linked])].slice(0, MOST_BESIDE);
    const isNow = paths.length === 0 || changes?.changed.has(summary) === true;
    const places = paths.map((path) => possiblePlaces(path, file));
    const files = isNow ? filesNow(places, tree) : await filesThen(places, summary, tree);
    return [withFamily(summary), ...files];
}
async function relatedFilesOfVerification(value, file, tree) {
    if ((0,json.stringField)(value, 'status') !== 'passed')
        return [];
    const { names } = await planningOf(tree);
    const { folder } = splitPath(file);
    return [folder, `${folder}/plans`].flatMap((place) => {
        const all = names.get(place) ?? [];
        const plans = all.filter((name) => (0,gsd_place/* gsdFamilyOf */.So)(`${place}/${name}`) === 'gsd-plan' && (0,gsd_place/* summaryOf */.YG)(name, all) === null);
        return plans.slice(0, MOST_BESIDE).map((name) => withFamily(`${place}/${name}`));
    });
}
function filesNow(places, tree) {
    return places.flatMap((list) => {
        const path = list.find((one) => tree.find(one)?.kind === 'file');
        return path === undefined ? [] : [{ path, family: null }];
    });
}
async function filesThen(places, summary, tree) {
    const { commits, isWhole } = await introductionsOf(tree);
    const commit = commits.get(summary);
    if (commit === undefined)
        return filesNow(places, tree);
    if (!isWhole)
        return [];
    const moments = places.flat().map((path) => ({ path, commit }));
    const ids = await tree.filesAt(moments);
    const idOf = new Map(moments.map(({ path }, n) => [path, ids[n]]));
    return places.flatMap((list) => {
        const found = list.flatMap((path) => {
            const id = idOf.get(path);
            return typeof id === 'string' ? [{ path, family: null, id }] : [];
        });
        return found.slice(0, 1);
    });
}
const introductionsOf = (0,collections/* oncePer */.Pu)(async (tree) => {
    const { names } = await planningOf(tree);
    const files = [...names].flatMap(([folder, list]) => list.map((name) => `${folder}/${name}`));
    const summaries = files.filter((path) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-summary');
    const versions = await tree.fileVersions(summaries, null, gsd_place/* withoutMilestone */.TY);
    const commits = new Map([...versions].map(([path, newest]) => [path, oldestOf(newest).commit]));
    const { whole } = await tree.pastEndingWith([]);
    return { commits, isWhole: whole };
});
function oldestOf(newest) {
    let version = newest;
    for (let [before] = version.before; before !== undefined; [before] = version.before)
        version = before;
    return version;
}
function withFamily(path) {
    return { path, family: (0,gsd_place/* gsdFamilyOf */.So)(path) };
}
const MOST_BESIDE = 100;
function splitPath(file) {
    const slash = file.lastIndexOf('/');
    return { folder: file.slice(0, Math.max(slash, 0)), name: file.slice(slash + 1) };
}
const planningOf = (0,collections/* oncePer */.Pu)(async (tree) => {
    const files = await tree.findAll({
        patterns: ['**/.planning/**/*.md'],
        matches: (path) => /(?:^|\/)\.planning\/.*\.md$/i.test(path),
    });
    const names = new Map();
    const requirements = [];
    for (const { path } of files) {
        const { folder, name } = splitPath(path);
        (0,collections/* addTo */.DN)(names, folder, name);
        if (isRequirementsFile(path))
            requirements.push(path);
    }
    return { names, requirements };
});

// EXTERNAL MODULE: ./src/families/define.ts + 4 modules
var families_define = __webpack_require__(41149);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(71799);
;// CONCATENATED MODULE: ./src/families/gsd/rules/actuals-and-coverage.ts




const NAMES = ['tokens', 'tasks', 'commits'];
const spent = (text) => ({
    replace: [['status: complete\n', `status: complete\nactuals: ${text}\n`]],
});
const KINDS = ['unit', 'integration', 'e2e', 'automated_ui', 'manual_procedural', 'other'];
const STATUSES = ['pass', 'fail', 'unknown'];
const covering = (...lines) => ({
    replace: [['status: complete\n', `status: complete\n${['coverage:', ...lines].join('\n')}\n`]],
});
const actualsAndCoverageRules = (0,rule.rulesOnReturns)('gsd', {
    'gsd-actuals': {
        severity: 'notice',
        about: () => ({
            summary: 'The effort of a plan is three numbers, none of them negative',
            rationale: "The numbers are compared with the plan's estimate, to improve the next one.",
            remedy: 'Write tokens, tasks and commits as plain numbers.',
            sources: ['upstream summary template'],
            bad: [
                spent('{tokens: 12k, tasks: 2, commits: 3}'),
                spent('{tokens: 12000, tasks: -2, commits: 3}'),
                spent('{tasks: 2}'),
            ],
            good: spent('{tokens: 12000, tasks: 2, commits: 0}'),
        }),
        check({ value }) {
            const actuals = (0,json.field)(value, 'actuals') ?? null;
            if (actuals === null)
                return rule.NOTHING;
            const problems = [];
            if (!(0,json.isObject)(actuals)) {
                return {
                    pointer: '/actuals',
                    message: `The actuals are ${(0,model_text.describeValue)(actuals)}; tokens, tasks and commits were expected.`,
                    recommendation: 'Write tokens, tasks and commits, each with its number.',
                };
            }
            const isCounted = (0,json.numberField)((0,json.field)(value, 'measured'), 'commits') !== undefined;
            const absent = NAMES.filter((name) => !(0,json.has)(actuals, name) && !(name === 'commits' && isCounted));
            if (absent.length > 0) {
                problems.push({
                    pointer: '/actuals',
                    property: absent,
                    message: `The actuals lack ${absent.join(' and ')}; three numbers were expected.`,
                    recommendation: `Add ${absent.join(' and ')}.`,
                });
            }
            for (const name of NAMES) {
                const number = (0,json.field)(actuals, name);
                if (number === undefined || (typeof number === 'number' && number >= 0))
                    continue;
                problems.push({
                    pointer: (0,model_pointer.join)('', 'actuals', name),
                    message: `The ${name} are ${(0,model_text.describeValue)(number)}; a number of 0 or more was expected.`,
                    recommendation: `Write the number of ${name} in digits.`,
                });
            }
            return problems.length === 0 ? rule.NOTHING : problems;
        },
    },
    'gsd-coverage': {
        severity: 'warning',
        about: () => ({
            summary: 'The coverage list of a summary follows the guidance',
            rationale: 'The list says how each delivered item was verified, and which ones a person has to check. The step that reads it skips elements that it does not understand.',
            remedy: 'Give each element its own id, known kinds and statuses, and a rationale if a person has to decide.',
            demand: {
                order: 70,
                text: 'Each element of "coverage" has its own "id"; its "human_judgment" is true or false, with a "rationale" if true; each "verification" has a "kind" (unit, integration, e2e, automated_ui, manual_procedural, other) and a "status" (pass, fail, unknown).',
            },
            sources: ['upstream coverage guidance'],
            bad: [
                covering('  - id: D1', '  - id: D1'),
                covering('  - id: D1', '    human_judgment: true'),
                covering('  - id: D1', '    verification: [{kind: manual, status: pass}]'),
                covering('  - description: Dates'),
            ],
            good: [
                covering('  - id: D1', '    description: Dates', '    requirement: DATE-01', '    verification:', '      - kind: unit', '        ref: parse-dates.test.ts', '        status: pass', '    human_judgment: true', '    rationale: Only a person sees it'),
                covering('  []'),
            ],
        }),
        check({ value }) {
            const coverage = (0,json.field)(value, 'coverage');
            if (coverage === undefined || coverage === null)
                return rule.NOTHING;
            if (!(0,json.isArray)(coverage))
                return problem('/coverage', coverage, 'a list');
            const problems = [];
            const ids = new Set();
            for (const [index, element] of coverage.entries()) {
                const pointer = (0,model_pointer.join)('', 'coverage', index);
                if (!(0,json.isObject)(element)) {
                    problems.push(problem(pointer, element, 'an object with an id'));
                    continue;
                }
                const id = trimmedText((0,json.field)(element, 'id'));
                if (id === null)
                    problems.push({
                        ...problem(pointer, element, 'an id'),
                        property: 'id',
                        message: 'An element of the coverage has no id.',
                    });
                else if (ids.has(id))
                    problems.push(problem((0,model_pointer.join)(pointer, 'id'), id, 'an id that no other element has'));
                if (id !== null)
                    ids.add(id);
                problems.push(...ofHumanCheck(element, pointer), ...ofVerification(element, pointer));
            }
            return problems.length === 0 ? rule.NOTHING : problems;
        },
    },
});
function ofHumanCheck(element, pointer) {
    const checked = (0,json.field)(element, 'human_judgment') ?? null;
    if (checked === null || checked === false)
        return rule.NOTHING;
    if (checked !== true)
        return [problem((0,model_pointer.join)(pointer, 'human_judgment'), checked, 'true or false')];
    const rationale = trimmedText((0,json.field)(element, 'rationale'));
    if (rationale !== null && !(0,model_text.isBlank)(rationale))
        return rule.NOTHING;
    return [
        {
            pointer,
            property: 'rationale',
            message: 'An element of the coverage is left to human judgment without a rationale.',
            recommendation: 'Explain in "rationale" what a person has to decide, and why no test can.',
        },
    ];
}
function ofVerification(element, pointer) {
    const list = (0,json.field)(element, 'verification') ?? null;
    if (list === null)
        return rule.NOTHING;
    const at = (0,model_pointer.join)(pointer, 'verification');
    if (!(0,json.isArray)(list))
        return [problem(at, list, 'a list')];
    const problems = [];
    for (const [index, entry] of list.entries()) {
        const place = (0,model_pointer.join)(at, index);
        if (!(0,json.isObject)(entry)) {
            problems.push(problem(place, entry, 'an object with a kind'));
            continue;
        }
        if (!isOneOf(KINDS, (0,json.field)(entry, 'kind'))) {
            problems.push(problem((0,json.has)(entry, 'kind') ? (0,model_pointer.join)(place, 'kind') : place, (0,json.field)(entry, 'kind') ?? null, `the kind ${(0,model_text.quotedList)(KINDS)}`));
        }
        if ((0,json.has)(entry, 'status') && !isOneOf(STATUSES, (0,json.field)(entry, 'status'))) {
            problems.push(problem((0,model_pointer.join)(place, 'status'), (0,json.field)(entry, 'status') ?? null, (0,model_text.quotedList)(STATUSES)));
        }
    }
    return problems;
}
function trimmedText(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
function isOneOf(list, value) {
    return typeof value === 'string' && list.includes(value);
}
function problem(pointer, value, expected) {
    return {
        pointer,
        message: `The coverage has ${(0,model_text.describeValue)(value)}; ${expected} was expected.`,
        recommendation: `Write ${expected}.`,
    };
}

// EXTERNAL MODULE: ./src/families/gsd/samples.ts
var samples = __webpack_require__(53894);
// EXTERNAL MODULE: ./src/rules/claim-present.ts
var claim_present = __webpack_require__(2677);
;// CONCATENATED MODULE: ./src/families/gsd/rules/claims.ts







const COMMIT = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';
const CITED = ['## Self-Check', '## Task Commits\n\n1. **Task 1: Parse dates** - `0a1b2c3`\n\n## Self-Check'];
const MOST_NAMED = 3;
const placeholderRules = (0,rule.rulesOnReturns)('gsd', {
    'gsd-commit-placeholder': {
        severity: 'warning',
        about: () => ({
            summary: "A commit id is not the template's placeholder",
            rationale: 'The template shows where each commit id goes. With the placeholder, the summary names no commit, and the work of the task cannot be found.',
            remedy: 'Write the commit id, or remove the line if there was no commit.',
            demand: {
                order: 40,
                text: 'Below a heading Task Commits cite each commit by its id in the branch\'s history, in a code span: no id of the template, and no "pending" or "TBD".',
            },
            sources: ['upstream summary template'],
            bad: [
                { replace: [['## Files', '## Task Commits\n\n1. **Task 1** - `pending`\n\n## Files']] },
                {
                    replace: [['## Files', '## Task Commits\n\n1. **Task 1** - `abc123f` (feat)\n\n## Files']],
                    also: ['gsd-commit-unknown'],
                },
            ],
            good: [
                {},
                {
                    replace: [
                        ['## Files', '## Task Commits\n\n| Hash | Message |\n|------|---------|\n| - | none |\n\n## Files'],
                    ],
                },
            ],
        }),
        check({ value }) {
            const problems = [];
            const texts = (0,json.listField)(value, 'placeholders').filter((text) => typeof text === 'string');
            for (const [index, text] of texts.entries()) {
                problems.push({
                    pointer: (0,model_pointer.join)('', 'placeholders', index),
                    message: `${(0,model_text.quote)(text)} is the template's placeholder; a commit id was expected.`,
                    value: text,
                });
            }
            return problems.length === 0 ? rule.NOTHING : problems;
        },
    },
});
const claimRules = (0,rule.rulesOnClaims)('gsd', {
    'gsd-commit-unknown': {
        verdict: ['missing', 'undetermined'],
        kinds: ['commit'],
        severity: 'warning',
        about: () => ({
            summary: 'A commit that a summary cites is in the history',
            rationale: 'Cited commits prove the work of a summary. A rebase, a squash or an amended commit removes them, so this is a warning only if a change adds the summary.',
            remedy: 'Cite the commit by its current id.',
            sources: ['upstream executor, self-check'],
            bad: {
                replace: [['## Self-Check', '## Task Commits\n\n1. **Task 1: Parse dates** - `0a1b2c3`\n\n## Self-Check']],
            },
        }),
        check({ claim, verdict }, of, { failOnScope, changes }) {
            const isNew = failOnScope === 'changes' && changes !== null && of.restated && of.success;
            return {
                ...(isNew && verdict.name === 'missing' ? {} : { severity: 'notice' }),
                message: verdict.name === 'missing'
                    ? `Commit ${(0,model_text.quote)(claim.path, 80)} is not in the history.`
                    : `Whether commit ${(0,model_text.quote)(claim.path, 80)} is in the history cannot be determined.${(0,model_claim.because)(verdict)}`,
                recommendation: verdict.name === 'missing'
                    ? 'A rebase, a squash, an amended commit or another branch may be the reason: cite the commit that has the work now.'
                    : 'Check out the whole history.',
            };
        },
    },
    'gsd-commits-count': {
        verdict: 'differs',
        kinds: ['count'],
        severity: 'warning',
        about: () => ({
            summary: 'The number of commits between plan_head_before and plan_head_after matches the summary',
            rationale: 'A summary names the commits at which its work began and ended, and the number of commits, which estimates are based on. If a squash or rebase removed one of the two commits, nothing is counted. This is a warning only if a change adds the summary.',
            remedy: 'Write the number that git rev-list --count gives for the two commits.',
            demand: {
                order: 42,
                text: 'If the frontmatter has "plan_head_before", "plan_head_after" and "commits", "commits" is the number that git rev-list --count gives for the two.',
            },
            sources: ['upstream executor, plan_head_before; pull requests 4230 and 4813'],
            bad: { replace: [(0,samples/* inWindow */.gO)(3)], commits: samples/* WINDOW */.jf },
            good: { replace: [(0,samples/* inWindow */.gO)(2)], commits: samples/* WINDOW */.jf },
        }),
        check({ claim, verdict }, of, { failOnScope, changes }) {
            const isNew = failOnScope === 'changes' && changes !== null && of.restated;
            return {
                ...(isNew ? (0,model_claim.unlessSuccess)(of, 'notice') : { severity: 'notice' }),
                message: `The summary says that its work took ${(0,model_text.quote)(claim.path)}.${(0,model_claim.because)(verdict)}`,
                recommendation: 'Set commits to the number that git rev-list --count plan_head_before..plan_head_after gives, or correct the two ids.',
            };
        },
    },
    'gsd-untouched': {
        verdict: ['present', 'empty', 'relocated', 'removed'],
        after: 'both',
        severity: 'notice',
        about: () => ({
            summary: 'A commit of the plan changed each file that the summary lists as created or modified',
            rationale: 'The cited commits contain the work. If neither they, nor a commit that names the plan, nor the one that adds the summary changed a file, it existed without this work. If the history lacks a cited commit, nothing is reported. In a pull request, a new summary only creates files that the same change touched.',
            remedy: 'Cite the commit that changed the file, or remove the file from the list.',
            sources: ['upstream executor, task commits'],
            bad: {
                replace: [CITED],
                commits: { [COMMIT]: ['src/parse-dates.ts'] },
            },
            good: {
                replace: [CITED],
                commits: { [COMMIT]: ['src/parse-dates.ts'], ['1a'.repeat(20)]: ['src/page.ts'] },
                subjects: { ['1a'.repeat(20)]: 'feat(01-02): show dates' },
            },
        }),
        check: (0,claim_present/* untouchedFiles */.X8)((claim) => `${(0,model_text.quote)(claim.path, 200)} is listed as ${String(claim.type)}, but no commit of this plan changed it: none that the summary cites, none whose subject names the plan, and not the one that added the summary.`),
    },
    'gsd-uncommitted-work': {
        verdict: ['agrees', 'differs', 'not-countable'],
        kinds: ['count'],
        after: 'commits',
        severity: 'warning',
        about: () => ({
            summary: 'A summary with 0 commits names no file that its work committed',
            rationale: 'Each task should have its own commit. A summary that lists files and 0 commits was written before the work was committed: its files came with the summary, or the number was measured too early.',
            remedy: 'Commit each task before writing the summary, and measure the number of commits then.',
            demand: {
                order: 44,
                text: 'Commit each task before you write the summary, so that "commits" is not 0 if the work made files.',
            },
            sources: ['upstream executor, task commits; issue 3968'],
            bad: { replace: [(0,samples/* inWindow */.gO)(0)], commits: samples/* WINDOW */.jf, also: ['gsd-commits-count'] },
            good: { replace: [(0,samples/* inWindow */.gO)(2)], commits: samples/* WINDOW */.jf },
        }),
        check({ committed }, of) {
            if (committed === undefined)
                return rule.NOTHING;
            const named = committed.slice(0, MOST_NAMED).map((path) => (0,model_text.quote)(path, 200));
            const more = committed.length - named.length;
            const files = (0,model_text.listOf)(more === 0 ? named : [...named, (0,model_text.count)(more, 'other file')], 'and');
            const was = committed.length === 1 ? 'was' : 'were';
            return {
                ...(0,model_claim.unlessSuccess)(of, 'notice'),
                message: `The summary says that its work took no commit, but ${files} ${was} committed by it or with it.`,
                recommendation: 'Commit each task before writing the summary, and write the number of commits then.',
            };
        },
    },
    'gsd-deleted-present': (0,claim_present/* deletionRule */.hQ)('summary', () => ({
        summary: 'A file that is listed as deleted does not exist',
        rationale: 'The summary says that the file was deleted. It may have come back since, so this is a notice.',
        remedy: 'Delete the file, or correct the summary.',
        sources: ['upstream executor, deletions'],
        bad: {
            replace: [
                ['    - src/page.ts\n', '    - src/page.ts (deleted)\n'],
                ['- `src/page.ts` - Calls it', '- `src/page.ts` - deleted'],
            ],
        },
    })),
});

// EXTERNAL MODULE: ./src/families/gsd/status.ts
var gsd_status = __webpack_require__(1487);
;// CONCATENATED MODULE: ./src/families/gsd/rules/frontmatter.ts







const FOUND = new Map([
    [
        'none',
        [
            'The file has no frontmatter; a first line "---", the fields and a second "---" were expected.',
            'Begin the file with the frontmatter of its template.',
        ],
    ],
    [
        'misplaced',
        [
            'The frontmatter on LINE comes after other text and is not read; it was expected first.',
            'Move the frontmatter to the start of the file.',
        ],
    ],
    [
        'unended',
        [
            'The frontmatter that begins on LINE never ends; a second line "---" was expected.',
            'Put a line "---" below the last field.',
        ],
    ],
    [
        'late',
        [
            'The frontmatter on LINE comes after blank lines, white space or a comment; "---" was expected first in the file.',
            'Make "---" the first line of the file, and put comments below the frontmatter.',
        ],
    ],
]);
const REQUIRED = new Map([
    ['gsd-summary', { first: ['phase', 'plan'], rest: ['subsystem', 'tags', 'duration', 'completed'] }],
    [
        'gsd-plan',
        { first: ['phase', 'plan'], rest: ['type', 'wave', 'depends_on', 'files_modified', 'autonomous', 'must_haves'] },
    ],
    ['gsd-verification', { first: ['phase', 'status', 'score'], rest: ['verified'] }],
]);
const NUMBERED = ['gsd-summary', 'gsd-plan'];
const frontmatterRules = (0,rule.rulesOnReturns)('gsd', {
    'gsd-frontmatter': {
        severity: 'warning',
        about: () => ({
            summary: 'A document of GSD begins with a frontmatter, and the frontmatter ends',
            rationale: 'Other steps read fields from the frontmatter. They find none if it is missing, comes after other text or never ends. Blank lines or a comment above it are accepted here, but not by every tool. For a summary this is a warning only if the compared change adds it.',
            remedy: 'Put the fields between two lines `---`, and start the file with the first one.',
            sources: ['upstream frontmatter validate; summary template'],
            bad: [
                { replace: [['---\nphase', 'phase']] },
                { replace: [['\n---\n', '\n']] },
                { replace: [['---\nphase', '<!-- Licence: MIT -->\n\n---\nphase']] },
            ],
        }),
        check({ value: { frontmatter }, standard, frontmatterRange, isNew = false }) {
            const found = FOUND.get(frontmatter);
            if (found === undefined)
                return rule.NOTHING;
            const [message, recommendation] = found;
            return {
                ...(frontmatterRange === undefined ? {} : { range: frontmatterRange }),
                ...(standard.family === 'gsd-summary' && !isNew ? { severity: 'notice' } : {}),
                message: message.replace('LINE', `line ${String(frontmatterRange?.startLine ?? 1)}`),
                recommendation,
            };
        },
    },
    'gsd-duplicate-key': {
        severity: 'warning',
        about: () => ({
            summary: 'A key of the frontmatter appears once in its map',
            rationale: 'Tools that read the frontmatter take the first or the last of two equal keys, or reject the file. The gate reads the lists of both, so that no claim is missed.',
            remedy: 'Join the two under one key.',
            demand: {
                order: 20,
                text: 'A key appears once in its map.',
            },
            sources: ['upstream frontmatter validate'],
            bad: [
                { families: ['gsd-summary'], replace: [['  modified:\n', '  created:\n']] },
                { families: ['gsd-plan'], replace: [['wave: 1\n', 'wave: 1\nwave: 1\n']] },
            ],
        }),
        check({ duplicateKeys = [] }) {
            if (duplicateKeys.length === 0)
                return rule.NOTHING;
            return duplicateKeys.map(({ key, firstLine, range }) => ({
                range,
                value: key,
                message: `The key ${(0,model_text.quote)(key, 80)} appears twice in its map, first on line ${String(firstLine)}.`,
            }));
        },
    },
    'gsd-field': {
        severity: 'warning',
        about: () => ({
            summary: 'The frontmatter has every field that its validator requires',
            rationale: 'Phase and plan identify a document and pair it with others. Status and score decide the next step. The other fields are for later readers.',
            remedy: 'Add the field as in the template.',
            sources: ['upstream FRONTMATTER_SCHEMAS'],
            bad: { replace: [['phase: 01-dates\n', '']] },
        }),
        requires: ({ family }) => Object.values((0,collections/* valueOf */.RP)(REQUIRED, family)).flatMap((names) => names.map((name) => (0,model_pointer.join)('', name))),
        check({ value, file, standard }) {
            if (!(0,gsd_status/* hasFrontmatter */.ZD)(value) || (0,gsd_status/* isSuperseded */.pe)(value))
                return rule.NOTHING;
            const required = (0,collections/* valueOf */.RP)(REQUIRED, standard.family);
            const isAbsent = (name) => !hasField(value, name) && !(name === 'plan' && (0,gsd_place/* isQuickTask */.NM)(file));
            const first = required.first.filter(isAbsent);
            const rest = required.rest.filter(isAbsent);
            const problems = [];
            if (first.length > 0)
                problems.push(frontmatter_problem(first));
            if (rest.length > 0)
                problems.push({ ...frontmatter_problem(rest), severity: 'notice' });
            return problems.length === 0 ? rule.NOTHING : problems;
        },
    },
    'gsd-name': {
        needsPlace: true,
        severity: 'warning',
        about: () => ({
            summary: 'Phase and plan match the file name, and GSD finds a file of that name',
            rationale: 'If the numbers differ, the document was copied from another plan, and more of it may be wrong. GSD searches for SUMMARY, PLAN and VERIFICATION in capitals; a name in other letters is a notice.',
            remedy: "Write the numbers of the document's own phase and plan, and check what else was copied. Rename a file that GSD does not find.",
            demand: {
                order: 10,
                text: ({ family }) => NUMBERED.includes(family) ? '"phase" and "plan" begin with the numbers in the file name.' : null,
            },
            sources: ['upstream naming conventions'],
            bad: [
                { families: NUMBERED, replace: [['phase: 01-dates', 'phase: 02-pages']] },
                { families: NUMBERED, replace: [['plan: 02', 'plan: 03']] },
                { families: ['gsd-verification'], file: '.planning/phases/01-dates/01-verification.md' },
            ],
            good: [
                { replace: [['phase: 01-dates', 'phase: 1']] },
                { families: NUMBERED, replace: [['plan: 02', 'plan: 01-02']] },
                { families: NUMBERED, replace: [['plan: 02', 'plan: 2']] },
            ],
        }),
        check({ value, file, standard: { family } }) {
            if ((0,gsd_status/* isSuperseded */.pe)(value))
                return rule.NOTHING;
            const problems = [];
            const [name, usual] = [(0,gsd_place/* nameOf */.Vb)(file), (0,gsd_place/* usualName */.gy)(file)];
            if (name !== usual) {
                problems.push({
                    severity: 'notice',
                    value: name,
                    message: `The file is called ${(0,model_text.quote)(name, 200)}, but GSD only finds ${(0,model_text.quote)(usual, 200)}.`,
                    recommendation: `Rename it to ${(0,model_text.quote)(usual, 200)}.`,
                });
            }
            if ((0,gsd_place/* isQuickTask */.NM)(file) || !NUMBERED.includes(family))
                return problems;
            const numbers = numbersOf(name);
            for (const part of ['phase', 'plan']) {
                const text = fieldText(value, part);
                const written = numberIn(text, part);
                const expected = numbers[part];
                if (written === undefined || expected === undefined || plain(written) === plain(expected))
                    continue;
                problems.push({
                    pointer: (0,model_pointer.join)('', part),
                    message: `The ${part} is ${(0,model_text.quote)(text)}, but its number in the file name is ${expected}.`,
                    recommendation: `Write the number of the file's own ${part}, and check what else was copied.`,
                });
            }
            return problems.length === 0 ? rule.NOTHING : problems;
        },
    },
});
function hasField(value, name) {
    const metrics = (0,json.field)(value, 'metrics');
    return (0,json.has)(value, name) || ((0,json.isObject)(metrics) && (0,json.has)(metrics, name));
}
function frontmatter_problem(names) {
    const quoted = (0,model_text.quotedList)(names, 'and');
    return {
        property: names,
        message: `The frontmatter lacks ${(0,model_text.count)(names.length, 'required field')}: ${quoted}.`,
        recommendation: `Add ${quoted} to the frontmatter.`,
    };
}
function numbersOf(name) {
    const [, phase, plan] = /^(\d+(?:\.\d+)*)-(?:PLAN-)?(\d+)[^/]*\.md$/i.exec(name) ?? [];
    if (phase !== undefined)
        return { phase, plan };
    return { plan: /^(?:SUMMARY|PLAN)-(\d+)/i.exec(name)?.[1] };
}
function fieldText(value, name) {
    const written = (0,json.field)(value, name);
    return typeof written === 'string' || typeof written === 'number' ? String(written).slice(0, 200) : '';
}
function numberIn(text, name) {
    if (name === 'phase')
        return /^(?:phase[ -])?(\d+(?:\.\d+)*)/i.exec(text)?.[1];
    return /^(?:plan[ -])?(?:\d+(?:\.\d+)*-)?(\d+)/i.exec(text)?.[1];
}
function plain(number) {
    const parts = number.split('.').map(Number);
    while (parts.length > 1 && parts.at(-1) === 0)
        parts.pop();
    return parts.join('.');
}

// EXTERNAL MODULE: ./src/model/requirements.ts
var requirements = __webpack_require__(16057);
;// CONCATENATED MODULE: ./src/families/gsd/rules/plan.ts








const planRules = (0,rule.rulesOnReturns)('gsd', {
    'gsd-plan-autonomous': {
        severity: 'warning',
        about: () => ({
            summary: 'A plan with a checkpoint is not autonomous',
            rationale: 'An autonomous plan runs unattended, and stops at a checkpoint, which waits for a person.',
            remedy: 'Write `autonomous: false`, or remove the checkpoint.',
            demand: {
                order: 90,
                text: 'If the type of a task begins with "checkpoint", "autonomous" is false.',
            },
            sources: ['upstream verify plan-structure'],
            bad: { replace: [['type="auto"', 'type="checkpoint:human-verify"']] },
            good: {
                replace: [
                    ['type="auto"', 'type="checkpoint:human-verify"'],
                    ['autonomous: true', 'autonomous: false'],
                ],
            },
        }),
        check({ value }) {
            const autonomous = (0,json.field)(value, 'autonomous') ?? null;
            if (value.checkpoint !== true || !(0,gsd_status/* hasFrontmatter */.ZD)(value))
                return rule.NOTHING;
            if (autonomous === false || (typeof autonomous === 'string' && /^no\b/i.test(autonomous)))
                return rule.NOTHING;
            return {
                ...((0,json.has)(value, 'autonomous') ? { pointer: '/autonomous' } : { property: 'autonomous' }),
                message: 'A task of the plan waits for a person; "autonomous: false" was expected.',
                recommendation: 'Write "autonomous: false", or remove the checkpoint.',
            };
        },
    },
    'gsd-plan-wave': {
        severity: 'notice',
        about: () => ({
            summary: 'A plan of a later wave names the plans that it depends on',
            rationale: 'Plans of one wave run in parallel, and a later wave waits for its dependencies. A plan without any could run in the first.',
            remedy: 'Name the plans that it waits for in depends_on, or put it into wave 1.',
            sources: ['upstream verify plan-structure'],
            bad: { replace: [['wave: 1', 'wave: 2']] },
            good: {
                replace: [
                    ['wave: 1', 'wave: 2'],
                    ['depends_on: []', 'depends_on: [01-01]'],
                ],
            },
        }),
        check({ value }) {
            const wave = (0,json.numberField)(value, 'wave');
            const needs = (0,json.field)(value, 'depends_on');
            if (wave === undefined || wave <= 1 || !(0,json.isArray)(needs) || needs.length > 0)
                return rule.NOTHING;
            return {
                pointer: '/depends_on',
                message: `The plan is in wave ${String(wave)}, but depends on no plan of an earlier wave.`,
                recommendation: 'Name the plans that it waits for, or put it into wave 1.',
            };
        },
    },
    'gsd-orphan': {
        needsPlace: true,
        severity: 'notice',
        about: () => ({
            summary: 'The folder of a summary has its plan',
            rationale: 'The plan lists the work to do. Without it, it is unknown what the summary leaves out.',
            remedy: 'Restore the plan, or name the summary like its plan, with SUMMARY for PLAN.',
            sources: ['upstream verify phase-completeness'],
            bad: { tree: { '.planning/phases/01-dates/01-02-PLAN.md': null } },
        }),
        check({ beside }) {
            if ([...beside.keys()].some((path) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-plan'))
                return rule.NOTHING;
            return {
                message: 'No plan belongs to this summary.',
                recommendation: 'Commit the plan in the same folder, under the name of the summary with PLAN for SUMMARY.',
            };
        },
    },
    'gsd-must-have-lines': conditionRule('min_lines', 'A file that a plan demands has at least the demanded number of lines', ['provides: The parser\n', 'provides: The parser\n      min_lines: 200\n'], ({ path, minLines }, text) => {
        const lines = text.split('\n').length;
        if (minLines === null || lines >= minLines)
            return [];
        const asked = `${String(lines)} of the ${String(minLines)} lines that the plan demands`;
        return [{ at: ['min_lines'], message: `${(0,model_text.quote)(path, 200)} has ${asked}.` }];
    }),
    'gsd-must-have-contains': conditionRule('contains', 'A file that a plan demands contains the demanded text', ['provides: The parser\n', 'provides: The parser\n      contains: parseTime\n'], (item, text) => textsLacking(item, text, 'contains', 'does not contain')),
    'gsd-must-have-exports': conditionRule('exports', 'A file that a plan demands has the demanded exports', ['exports: ["parseDate"]', 'exports: ["parseTime"]'], (item, text) => textsLacking(item, text, 'exports', 'does not name the export')),
    'gsd-key-link': {
        ofClaims: true,
        severity: 'notice',
        about: () => ({
            summary: 'The link between two files of a plan occurs in one of them',
            rationale: 'The plan names the text that joins its files. A plain text is searched in both; an expression is never compiled.',
            remedy: 'Link the files, or correct the pattern.',
            sources: ['upstream verify key-links'],
            bad: { replace: [['pattern: parseDate', 'pattern: parseTime']] },
        }),
        check({ file, value, beside }) {
            if (!isDone(beside))
                return rule.NOTHING;
            return keyLinks(value).flatMap(({ from, to, pattern, pointer }) => {
                if (pattern === null || !isPlainPattern(pattern))
                    return [];
                const read = [...new Set([from, to])].flatMap((path) => {
                    const text = path === null ? null : textBeside(beside, path, file);
                    return path === null || text === null ? [] : [{ path: (0,model_text.quote)(path, 200), text }];
                });
                if (read.length === 0 || read.some(({ text }) => text.includes(pattern)))
                    return [];
                const files = read.map(({ path }) => path);
                const where = files.length === 1 ? `not in ${files.join('')}` : `in neither ${files.join(' nor ')}`;
                return [
                    {
                        pointer: (0,model_pointer.join)(pointer, 'pattern'),
                        message: `${(0,model_text.quote)(pattern, 80)} is ${where}, but the plan says that it links the files.`,
                    },
                ];
            });
        },
    },
    'gsd-requirement-unknown': {
        severity: 'notice',
        about: () => ({
            summary: 'A completed requirement exists in a requirements file',
            rationale: 'Progress is reported by requirement. An id in no requirements file is a slip or an invention.',
            remedy: 'Write the id as in the requirements file, or remove it.',
            sources: ['upstream requirements tracking'],
            bad: {
                replace: [['requirements-completed: [DATE-01]', 'requirements-completed: [DATE-77]']],
                also: ['gsd-requirement-unplanned'],
            },
        }),
        check: completedRequirement((id, { beside }) => requirementTexts(beside).length > 0 && !(0,requirements.requirementIn)(id, requirementTexts(beside)).known, 'is in no requirements file of this .planning folder', 'Write the id as in REQUIREMENTS.md, or remove it from requirements-completed.'),
    },
    'gsd-requirement-open': {
        severity: 'notice',
        about: () => ({
            summary: 'A completed requirement is ticked',
            rationale: 'The summary says that the requirement is met, but the list of requirements says that it is not.',
            remedy: 'Tick the requirement, or remove its id from the summary.',
            sources: ['upstream requirements tracking'],
            bad: {
                tree: { '.planning/REQUIREMENTS.md': '# Requirements\n\n- [ ] **DATE-01**: Dates are parsed\n' },
            },
        }),
        check: completedRequirement((id, { beside }) => (0,requirements.requirementIn)(id, requirementTexts(beside)).ticked === false, 'is listed as completed, but its checkbox is open', 'Tick it in REQUIREMENTS.md, or remove it from requirements-completed.'),
    },
    'gsd-requirement-unplanned': {
        severity: 'notice',
        about: () => ({
            summary: 'A completed requirement is named in the plan',
            rationale: 'The plan names the requirements that its work must meet. Any other was met by other work, or not at all.',
            remedy: 'Name the requirement in the plan, or remove it from the summary.',
            sources: ['upstream summary template, requirements-completed'],
            bad: {
                replace: [['requirements-completed: [DATE-01]', 'requirements-completed: [DATE-02]']],
                tree: { '.planning/REQUIREMENTS.md': '- [x] **DATE-01**: Dates are read\n- [x] **DATE-02**: Times are read\n' },
            },
        }),
        check: completedRequirement((id, { returnsBeside }) => {
            const planned = (0,json.listField)(planBeside(returnsBeside), 'requirements');
            return planned.length > 0 && !planned.includes(id);
        }, 'is listed as completed, but the plan does not name it', 'Name it in the requirements of the plan, or remove it from requirements-completed.'),
    },
});
function textsLacking(item, text, list, lacks) {
    return item[list].flatMap((part, n) => text.includes(part)
        ? []
        : [{ at: [list, n], message: `${(0,model_text.quote)(item.path, 200)} ${lacks} ${(0,model_text.quote)(part, 80)}, which the plan demands.` }]);
}
function conditionRule(key, summary, bad, findLacking) {
    return {
        ofClaims: true,
        severity: 'notice',
        about: () => ({
            summary,
            rationale: 'The plan says how to recognize its result. Later work may have changed the file, so this is a notice.',
            remedy: 'Finish the file, or correct the condition if later work made it wrong.',
            sources: [`upstream verify artifacts, ${key}`],
            bad: { replace: [bad] },
        }),
        check({ file, value, beside }) {
            if (!isDone(beside))
                return rule.NOTHING;
            return mustHaves(value).flatMap((item) => {
                const text = textBeside(beside, item.path, file);
                const lacking = text === null ? [] : findLacking(item, text);
                return lacking.map(({ at, message }) => ({
                    pointer: `${item.pointer}${(0,model_pointer.join)('', ...at)}`,
                    message,
                    recommendation: 'Finish the file, or correct the condition.',
                }));
            });
        },
    };
}
function completedRequirement(isWrong, fault, recommendation) {
    return (subject) => completedRequirements(subject.value)
        .filter(({ id }) => isWrong(id, subject))
        .map(({ id, pointer }) => ({ pointer, message: `Requirement ${(0,model_text.quote)(id, 80)} ${fault}.`, recommendation }));
}

// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
;// CONCATENATED MODULE: ./src/families/gsd/rules/self-check.ts




const failedSelfCheckRules = (0,rule.rulesOnReturns)('gsd', {
    'gsd-self-check-failed': {
        area: 'status',
        step: 'status',
        severity: 'warning',
        about: () => ({
            summary: 'A summary with a failed self-check has no success status',
            rationale: 'The agent searched for its own results and did not find all of them: the plan is not done.',
            remedy: "Finish what the self-check misses and check again, or write the plan's real status.",
            demand: {
                order: 60,
                text: ({ statuses, success }) => {
                    const others = statuses.filter((status) => !success.includes(status));
                    return `If the self-check says FAILED, "status" is ${(0,model_text.quotedList)(others)}.`;
                },
            },
            sources: ['upstream executor, self-check'],
            bad: { replace: [['Self-Check: PASSED', 'Self-Check: FAILED']] },
            good: {
                replace: [
                    ['Self-Check: PASSED', 'Self-Check: FAILED'],
                    ['status: complete\n', ''],
                ],
                also: ['gsd-status'],
            },
        }),
        check(subject) {
            const status = (0,model_return.statusOf)(subject);
            if (subject.value.selfCheck !== 'failed' || status === undefined || (0,gsd_status/* saysUnfinished */.sL)(status))
                return rule.NOTHING;
            return {
                pointer: '/selfCheck',
                message: `The self-check failed, but the status is ${(0,model_text.quote)(status)}.`,
            };
        },
    },
});
const selfCheckRules = (0,rule.rulesOnRuns)('gsd', {
    'gsd-self-check-contradicted': {
        ofTruth: true,
        severity: 'warning',
        about: () => ({
            summary: "A passed self-check agrees with the tree and with the summary's other self-checks",
            rationale: 'The agent says that it checked and found everything. A missing claimed file shows that it did not. If the self-check also failed, it is unknown which result is true, so the claims are checked as for a success.',
            remedy: 'Run the self-check again, and write down its result.',
            demand: {
                order: 50,
                text: 'The self-check says PASSED only if every file that the summary lists as created, modified or found is committed and not empty.',
            },
            sources: ['upstream executor, self-check'],
            bad: [
                {
                    replace: [['created:\n    - src/parse-dates.ts', 'created:\n    - src/parse-dates.ts\n    - src/never.ts']],
                    also: ['artifact-missing'],
                },
                {
                    replace: [['## Self-Check: PASSED', '## Self-Check: FAILED\n\n## Self-Check: PASSED']],
                },
            ],
        }),
        check: passedSelfCheck(({ claims, selfCheckFailed }) => selfCheckFailed === true
            ? 'The summary says both that its self-check PASSED and that it FAILED; one result was expected.'
            : contradiction(claims)),
    },
    'gsd-self-check-unread': {
        severity: 'notice',
        about: () => ({
            summary: 'A summary with a passed self-check names a file or commit where the gate reads it',
            rationale: "Files and commits are read at the template's places. Under another key or heading they are not proved, and the self-check would have to be trusted.",
            remedy: 'List files under `key-files` in the frontmatter, and commits under `## Task Commits`.',
            sources: ['upstream summary template'],
            bad: {
                replace: [
                    [
                        '  created:\n    - src/parse-dates.ts\n  modified:\n    - src/page.ts\n',
                        '  added:\n    - src/parse-dates.ts\n',
                    ],
                    ['## Files Created/Modified', '## What was made'],
                    ['FOUND: src/parse-dates.ts', 'All found.'],
                ],
                also: ['gsd-unread'],
            },
        }),
        check: passedSelfCheck(({ claims }) => claims.length > 0 ? null : 'The self-check passed, but no file or commit is named where it can be proved.'),
    },
});
function contradiction(claims) {
    const absent = claims.find(({ claim: { type }, verdict: { name }, weight }) => weight !== 'pass' &&
        (type === 'created' || type === 'modified' || type === 'checked') &&
        (name === 'missing' || name === 'empty' || name === 'uncommitted'));
    if (absent === undefined)
        return null;
    return `The self-check passed, but ${(0,model_text.quote)(absent.claim.path, 200)} is ${absent.verdict.name}.`;
}
function passedSelfCheck(wrong) {
    return ({ returns }) => returns.flatMap((record) => {
        const { file, index, selfCheck: range } = record;
        const message = range === undefined ? null : wrong(record);
        return message === null || range === undefined ? rule.NOTHING : [{ file, index, range, value: 'self-check', message }];
    });
}

;// CONCATENATED MODULE: ./src/families/gsd/rules/status.ts






const status_MOST_NAMED = 10;
const UNEXECUTED = '.planning/phases/01-dates/01-03-PLAN.md';
const statusRules = (0,rule.rulesOnReturns)('status', {
    'gsd-status': {
        step: 'status',
        severity: 'warning',
        about: () => ({
            summary: "The status is one of the template's words",
            rationale: 'The next step compares the status letter by letter to decide whether the work is done.',
            remedy: "Write one of the template's words.",
            sources: ['upstream templates'],
            bad: [
                { families: ['gsd-summary'], replace: [['status: complete', 'status: finished']] },
                { families: ['gsd-verification'], replace: [['status: passed', 'status: fine']] },
                { families: ['gsd-summary'], replace: [['status: complete\n', '']], raisedIn: 'some' },
            ],
            good: [
                {},
                { families: ['gsd-summary'], replace: [['status: complete', 'status: halted']], raisedIn: 'some' },
                { families: ['gsd-verification'], replace: [['status: passed', 'status: human_needed']] },
            ],
        }),
        requires: (_, { required }) => (required === true ? ['/status'] : []),
        params: { required: false },
        check({ value, standard }, _, { required }) {
            const status = (0,json.field)(value, 'status') ?? null;
            const expected = (0,model_text.quotedList)(standard.statuses);
            if (status === null) {
                if (required !== true || !(0,gsd_status/* hasFrontmatter */.ZD)(value))
                    return rule.NOTHING;
                return {
                    property: 'status',
                    message: `The frontmatter has no status; ${expected} was expected.`,
                    recommendation: `Add "status" with ${expected}.`,
                };
            }
            if (typeof status === 'string' && standard.statuses.includes(status))
                return rule.NOTHING;
            const written = typeof status === 'string' ? status : JSON.stringify(status);
            return {
                pointer: '/status',
                message: `The status is ${(0,model_text.quote)(written)}; ${expected} was expected.`,
                recommendation: `Write ${expected}.`,
            };
        },
    },
    'gsd-verification-score': {
        step: 'status',
        severity: 'warning',
        about: () => ({
            summary: 'The score of a verification is N/M, and M/M if it passed',
            rationale: 'A phase passes when all its must-haves hold. If the score says less, score or status is wrong.',
            remedy: 'Count again which must-haves hold, and write the resulting status.',
            demand: {
                order: 100,
                text: '"score" begins with N/M: N is at most M, and equals it when "status" is "passed".',
            },
            sources: ['upstream verification template'],
            bad: [
                { replace: [['score: 2/2', 'score: 1/2']] },
                { replace: [['score: 2/2', 'score: 3/2']] },
                { replace: [['score: 2/2', 'score: all']] },
            ],
            good: [
                {},
                {
                    replace: [
                        ['score: 2/2', 'score: 1/2'],
                        ['status: passed', 'status: gaps_found\ngaps:\n  - truth: Dates are read'],
                    ],
                },
            ],
        }),
        check(subject) {
            const score = (0,json.field)(subject.value, 'score') ?? null;
            if (score === null)
                return rule.NOTHING;
            const text = (typeof score === 'object' ? JSON.stringify(score) : String(score)).slice(0, 200);
            const [, held, of] = /(\d+)\s*\/\s*(\d+)/.exec(text) ?? [];
            if (held === undefined || of === undefined) {
                return {
                    pointer: '/score',
                    severity: 'notice',
                    message: `The score is ${(0,model_text.quote)(text)}; a fraction such as "5/5" was expected.`,
                    recommendation: 'Write the number of must-haves that hold, a slash, and the number of all.',
                };
            }
            const isLess = Number(held) < Number(of) && (0,model_return.statusOf)(subject) === 'passed';
            if (!isLess && Number(held) <= Number(of))
                return rule.NOTHING;
            return {
                pointer: '/score',
                message: isLess
                    ? `The verification passed with a score of ${held}/${of}; ${of}/${of} was expected.`
                    : `The score is ${held}/${of}; at most ${of}/${of} was expected.`,
            };
        },
    },
    'gsd-verification-gaps': {
        step: 'status',
        severity: 'notice',
        about: () => ({
            summary: 'A verification that found gaps lists them, and no other one lists any',
            rationale: 'The plans to close the gaps are made from this list.',
            remedy: 'List each gap below `gaps`, or correct the status.',
            sources: ['upstream verification template'],
            bad: [
                { replace: [['status: passed', 'status: passed\ngaps:\n  - truth: Dates are read']] },
                { replace: [['status: passed', 'status: gaps_found']] },
            ],
            good: [
                { replace: [['status: passed', 'status: passed\ngaps: []']] },
                { replace: [['status: passed', 'status: gaps_found\ngaps:\n  - truth: Dates are read']] },
            ],
        }),
        check(subject) {
            const status = (0,model_return.statusOf)(subject);
            const gaps = (0,json.numberField)(subject.value, 'gapCount') ?? 0;
            if (status === 'passed' && gaps > 0) {
                return {
                    pointer: '/gaps',
                    message: `The verification passed, but lists ${(0,model_text.count)(gaps, 'gap')}.`,
                    recommendation: 'Write "status: gaps_found", or remove the closed gaps.',
                };
            }
            if (status !== 'gaps_found' || gaps > 0)
                return rule.NOTHING;
            return {
                pointer: (0,json.has)(subject.value, 'gaps') ? '/gaps' : '/status',
                message: 'The verification found gaps, but lists none.',
                recommendation: 'List each gap below "gaps", or correct the status.',
            };
        },
    },
    'gsd-verification-unexecuted': {
        step: 'status',
        needsPlace: true,
        severity: 'warning',
        about: () => ({
            summary: 'A phase only passes if all of its plans were executed',
            rationale: 'A plan without a summary in its folder was not executed, so its work cannot have been verified. A superseded plan is never executed.',
            remedy: 'Execute the plan and write its summary, mark the plan superseded, or correct the status.',
            sources: ['upstream gsd-core#2648'],
            bad: { tree: { [UNEXECUTED]: planWith('status: planned') } },
            good: { tree: { [UNEXECUTED]: planWith('status: superseded') } },
        }),
        check(subject) {
            if ((0,model_return.statusOf)(subject) !== 'passed')
                return rule.NOTHING;
            const open = [...subject.returnsBeside].flatMap(([path, value]) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-plan' && (0,json.stringField)(value, 'status')?.trim().toLowerCase() !== 'superseded'
                ? [path]
                : []);
            if (open.length === 0)
                return rule.NOTHING;
            return {
                pointer: '/status',
                items: open,
                message: `The verification passed, but ${open.length === 1 ? 'a plan of the phase has' : `${(0,model_text.count)(open.length, 'plan')} of the phase have`} no summary: ${(0,model_text.listOf)(open.slice(0, status_MOST_NAMED), 'and')}.`,
                recommendation: 'Execute the plan and write its summary, or set its status to superseded.',
            };
        },
    },
});
function planWith(field) {
    return [
        '---\nphase: 01-dates\nplan: 03\ntype: execute\nwave: 1\ndepends_on: []\nfiles_modified: []\nautonomous: true\nmust_haves:\n  truths: []',
        `${field}\n---\n\n# Plan\n`,
    ].join('\n');
}

// EXTERNAL MODULE: ./src/rules/return.ts
var rules_return = __webpack_require__(50937);
;// CONCATENATED MODULE: ./src/families/gsd/rules/unread.ts






const EXPECTED = [
    ['artifacts', 'items with a "path"'],
    ['key_links', 'items with a "from"'],
];
const unreadRules = (0,rule.rulesOnReturns)('gsd', {
    'gsd-unread': (0,rules_return/* unreadRule */.G)(() => ({
        summary: 'Every line of a summary that lists a file is read as a claim',
        rationale: 'Files are read from the lists under `key-files`, from sections on files and from the self-check, one path per item. A path under another key, in a sentence, in code or after a comment that never ends is not checked, and must not look proved. This is a warning only if the compared change adds it.',
        remedy: 'Write each path as its own item under `created`, `modified` or `deleted`.',
        demand: {
            order: 30,
            text: ({ family }) => family === 'gsd-summary'
                ? 'Each file in "key-files" is its own item below "created", "modified" or "deleted".'
                : 'A comment, if there is one, ends with -->.',
        },
        sources: ['upstream summary template'],
        bad: [
            {
                families: ['gsd-summary'],
                replace: [['    - src/parse-dates.ts\n', '    - the parser in src/dates.ts\n']],
            },
            { families: ['gsd-summary'], replace: [['key-files:', 'Key-Files:']] },
            {
                families: ['gsd-summary'],
                replace: [['FOUND: src/parse-dates.ts\n', 'FOUND: src/parse-dates.ts\n\n<!-- To do']],
            },
            { families: ['gsd-plan'], replace: [['</tasks>\n', '</tasks>\n\n<!-- To do']] },
            { families: ['gsd-verification'], replace: [['### Required', '<!-- To do\n\n### Required']] },
        ],
        good: [
            { families: ['gsd-summary'], replace: [['## Self-Check', '<!-- - `src/todo.ts` -->\n\n## Self-Check']] },
            { families: ['gsd-plan'], replace: [['</tasks>\n', '</tasks>\n\n<!-- To do -->\n']] },
            { families: ['gsd-verification'], replace: [['### Required', '<!-- To do -->\n\n### Required']] },
        ],
    }), ({ value }) => gsdClaims(value, 'gsd-summary').some(model_claim.namesFile)),
    'gsd-must-have-unread': {
        severity: 'warning',
        unread: true,
        about: () => ({
            summary: 'The artifacts and key links of a plan have the form that is read',
            rationale: "If no item has a path, or a from, the verifier finds nothing to check and reports success. The plan's demands are then never checked.",
            remedy: 'Write each artifact with its path, and each key link with its from.',
            demand: {
                order: 80,
                text: 'Each of "must_haves.artifacts" has a "path", and each of "must_haves.key_links" a "from".',
            },
            sources: ['upstream parseMustHavesBlock'],
            bad: [
                { replace: [['- path: src/parse-dates.ts\n', '- name: src/parse-dates.ts\n']] },
                { replace: [['- from: src/parse-dates.ts\n', '- source: src/parse-dates.ts\n']] },
            ],
        }),
        check({ value }) {
            const problems = [];
            const unread = (0,json.listField)((0,json.field)(value, 'must_haves'), 'unread');
            for (const [name, expected] of EXPECTED) {
                if (!unread.includes(name))
                    continue;
                problems.push({
                    pointer: (0,model_pointer.join)('', 'must_haves', name),
                    message: `${name} has lines that cannot be read; ${expected} were expected.`,
                    recommendation: `Write ${name} as ${expected}.`,
                });
            }
            return problems.length === 0 ? rule.NOTHING : problems;
        },
    },
});

;// CONCATENATED MODULE: ./src/families/gsd/rules/index.ts








;// CONCATENATED MODULE: ./src/families/gsd/documents.ts









const use = (0,families_define/* useFrom */.Ej)(rules_namespaceObject);
const gsdDocumentRules = [
    ...documents/* documentRules */.Rz,
    use('gsd-frontmatter'),
    use('gsd-duplicate-key'),
    use('gsd-unread'),
    use('gsd-field'),
    use('gsd-name'),
];
const gsdSummaryRules = [
    ...gsdDocumentRules,
    use('gsd-status', { severity: 'notice' }),
    use('gsd-commit-placeholder'),
    use('gsd-self-check-failed'),
    use('gsd-orphan'),
    use('gsd-deleted-present'),
    use('gsd-commit-unknown'),
    use('gsd-untouched'),
    use('gsd-commits-count'),
    use('gsd-uncommitted-work'),
    use('gsd-self-check-contradicted'),
    use('gsd-self-check-unread'),
    use('gsd-requirement-unknown'),
    use('gsd-requirement-open'),
    use('gsd-requirement-unplanned'),
];
const gsdPlanRules = [
    ...gsdDocumentRules,
    use('gsd-must-have-unread'),
    use('gsd-plan-autonomous'),
    use('gsd-plan-wave'),
    use('gsd-must-have-lines'),
    use('gsd-must-have-contains'),
    use('gsd-must-have-exports'),
    use('gsd-key-link'),
];
const gsdVerificationRules = [
    ...documents/* documentRules */.Rz,
    use('gsd-frontmatter'),
    use('gsd-unread'),
    use('gsd-field'),
    use('gsd-name'),
    use('gsd-status'),
    use('gsd-verification-score'),
    use('gsd-verification-gaps'),
    use('gsd-verification-unexecuted'),
];
const gsdLeniencies = new Set([
    'path-ending',
    'name',
    'siblings',
    'folder',
    'ignored',
    'cited-commits',
    'step',
]);
const gsdObserverLeniencies = new Set([...gsdLeniencies, 'untouched-ending']);
const workOfSummary = {
    isMade: (claim) => {
        if (claim.type !== 'created' && claim.type !== 'modified')
            return false;
        const file = (0,model_claim.claimedFile)(claim);
        return file !== null && !/(?:^|\/)\.planning(?:\/|$)/.test(file);
    },
    scopesOf: gsd_place/* commitScopesOf */.Ev,
};
const VERIFIED = { ...documents/* PLANNED */.TZ, missing: 'warning', uncommitted: 'warning' };
function severityInGsd(family) {
    return (claim, verdict, { file }) => {
        const isLost = verdict.by === 'lost-commits' && OWN_WORK.has(claim.type) && !(0,gsd_place/* isArchivedPhase */.oc)(file);
        const isArchived = verdict.name === 'relocated' && verdict.by === 'archive';
        const exception = isLost ? 'warning' : isArchived ? 'pass' : undefined;
        return (0,documents/* severityInDocument */.eG)(claim, verdict, severitiesOf(family, claim.type), exception);
    };
}
const OWN_WORK = new Set(['created', 'modified', 'checked']);
function severitiesOf(family, type) {
    if (family === 'gsd-plan')
        return documents/* PLANNED */.TZ;
    if (family === 'gsd-verification')
        return VERIFIED;
    if (type === 'deleted')
        return documents/* DELETED */.UW;
    return type === 'listed' ? documents/* LISTED */.CQ : documents/* MADE */.E3;
}
const gsdStandard = {
    open: [],
    artifactTypes: [],
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    commonNames: documents/* COMMON_NAMES */.pt,
};
const gsdSummary = {
    ...gsdStandard,
    readStatus: gsd_status/* stateOfSummary */.Ln,
    succeeds: gsd_status/* summarySucceeds */.sG,
    claimsInWords: 'the files in key-files, below file headings and in the self-check; the commits below Task Commits and in the self-check; the number of commits between plan_head_before and plan_head_after',
    claims: claimsOfGsd('gsd-summary'),
    severityOfVerdict: severityInGsd('gsd-summary'),
    relatedFiles: relatedFilesOfSummary,
    leniencies: gsdLeniencies,
    citedWork: workOfSummary,
    rules: gsdSummaryRules,
    structureInWords: 'Return is a summary in Markdown',
    sample: samples/* gsdSummarySample */.rP,
};
const gsdPlan = {
    ...gsdStandard,
    succeeds: () => true,
    claimsInWords: 'the files in must_haves.artifacts, once the plan has its summary',
    claims: claimsOfGsd('gsd-plan'),
    severityOfVerdict: severityInGsd('gsd-plan'),
    relatedFiles: relatedFilesOfPlan,
    leniencies: gsdObserverLeniencies,
    rules: gsdPlanRules,
    structureInWords: 'Return is a plan in Markdown',
    sample: samples/* gsdPlanSample */.qM,
};
const gsdVerification = {
    ...gsdStandard,
    claimsInWords: 'the files that the table of required artifacts reports as present',
    claims: claimsOfGsd('gsd-verification'),
    severityOfVerdict: severityInGsd('gsd-verification'),
    relatedFiles: relatedFilesOfVerification,
    leniencies: gsdObserverLeniencies,
    rules: gsdVerificationRules,
    structureInWords: 'Return is a verification in Markdown',
    sample: samples/* gsdVerificationSample */.ek,
};


/***/ }),

/***/ 53894:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ek: () => (/* binding */ gsdVerificationSample),
/* harmony export */   gO: () => (/* binding */ inWindow),
/* harmony export */   jf: () => (/* binding */ WINDOW),
/* harmony export */   qM: () => (/* binding */ gsdPlanSample),
/* harmony export */   rP: () => (/* binding */ gsdSummarySample)
/* harmony export */ });
const FOLDER = '.planning/phases/01-dates';
const PLAN = `---
phase: 01-dates
plan: 02
type: execute
wave: 1
depends_on: []
files_modified:
  - src/parse-dates.ts
autonomous: true
requirements: [DATE-01]
must_haves:
  truths:
    - "A date is read in every form that the page shows"
  artifacts:
    - path: src/parse-dates.ts
      provides: The parser
      exports: ["parseDate"]
  key_links:
    - from: src/parse-dates.ts
      to: src/page.ts
      via: import
      pattern: parseDate
---

<tasks>
<task type="auto">
  <name>Task 1: Parse dates</name>
</task>
</tasks>
`;
const SUMMARY = `---
phase: 01-dates
plan: 02
subsystem: parser
tags: [dates]
key-files:
  created:
    - src/parse-dates.ts
  modified:
    - src/page.ts
requirements-completed: [DATE-01]
status: complete
duration: 12min
completed: 2026-05-04
---

# Phase 1 Plan 2: Parse dates Summary

**A parser of dates, which the page uses**

## Files Created/Modified

- \`src/parse-dates.ts\` - Reads a date
- \`src/page.ts\` - Calls it

## Self-Check: PASSED

FOUND: src/parse-dates.ts
`;
const VERIFICATION = `---
phase: 01-dates
verified: 2026-05-04T10:00:00Z
status: passed
score: 2/2 must-haves verified
---

# Phase 1: Dates Verification Report

### Required Artifacts

| Artifact | Expected | Status | Details |
| --- | --- | --- | --- |
| \`src/parse-dates.ts\` | The parser | ✓ VERIFIED | 40 lines |
`;
const TREE = {
    'src/parse-dates.ts': 'export const parseDate = Date.parse;\n',
    'src/page.ts': "import { parseDate } from './parse-dates.js';\n",
    '.planning/REQUIREMENTS.md': '- [x] **DATE-01**: Dates are read\n',
};
const gsdSummarySample = {
    file: `${FOLDER}/01-02-SUMMARY.md`,
    text: SUMMARY,
    tree: { ...TREE, [`${FOLDER}/01-02-PLAN.md`]: PLAN },
};
const gsdPlanSample = {
    file: `${FOLDER}/01-02-PLAN.md`,
    text: PLAN,
    tree: { ...TREE, [`${FOLDER}/01-02-SUMMARY.md`]: SUMMARY },
};
const gsdVerificationSample = {
    file: `${FOLDER}/01-VERIFICATION.md`,
    text: VERIFICATION,
    tree: TREE,
};
const WINDOW = {
    ['0a'.repeat(20)]: ['README.md'],
    ['1b'.repeat(20)]: ['src/parse-dates.ts'],
    ['2c'.repeat(20)]: ['src/page.ts'],
};
function inWindow(commits) {
    const [before = '', , after = ''] = Object.keys(WINDOW);
    return [
        'subsystem: parser\n',
        `subsystem: parser\nplan_head_before: ${before}\nplan_head_after: ${after}\ncommits: ${String(commits)}\n`,
    ];
}


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


/***/ })

};
;