"use strict";
exports.id = 5920;
exports.ids = [5920];
exports.modules = {

/***/ 45472:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U_: () => (/* binding */ bmadSpec),
  Uq: () => (/* binding */ bmadStory)
});

// UNUSED EXPORTS: severityInBmad

// NAMESPACE OBJECT: ./src/families/bmad/rules/index.ts
var rules_namespaceObject = {};
__webpack_require__.r(rules_namespaceObject);
__webpack_require__.d(rules_namespaceObject, {
  claimRules: () => (claimRules),
  fileListRules: () => (fileListRules),
  statusRules: () => (statusRules),
  taskRules: () => (taskRules)
});

// EXTERNAL MODULE: ./src/families/documents.ts
var documents = __webpack_require__(60262);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/read/lines/claim.ts
var lines_claim = __webpack_require__(30040);
// EXTERNAL MODULE: ./src/families/bmad/status.ts
var bmad_status = __webpack_require__(65787);
;// CONCATENATED MODULE: ./src/families/bmad/claims.ts




function bmadClaims(value, file) {
    return (0,bmad_status/* isClaiming */.By)(value) ? bmadPossibleClaims(value, file) : [];
}
function bmadPossibleClaims(value, file) {
    const claims = (0,json.listField)(value, 'order').flatMap((pointer) => {
        if (typeof pointer !== 'string')
            return [];
        const [list = ''] = (0,model_pointer.tokens)(pointer);
        const claim = (0,lines_claim/* claimOfEntry */.a9)((0,model_pointer.valueAt)(value, pointer), pointer, TYPES.get(list));
        return claim === null ? [] : [list === 'review-order' ? fromSpec(claim, file) : (0,lines_claim/* fromFolder */.FC)(claim, file)];
    });
    const reported = new Set(claims.flatMap(({ type, path }) => (type === 'changed' ? [path] : [])));
    const own = claims.filter(({ type, path }) => type !== 'task' || !reported.has(path));
    const baseline = baselineOf(value);
    return baseline === null ? (0,lines_claim/* mergedClaims */.qe)(own) : [...(0,lines_claim/* mergedClaims */.qe)(own), baseline];
}
const TYPES = new Map([
    ['review-order', 'review'],
    ['changed', 'changed'],
]);
function fromSpec(claim, file) {
    const folder = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
    if (folder === '' || claim.path.startsWith('/'))
        return claim;
    return { ...claim, base: folder, alternative: claim.path.replace(/^(?:\.{1,2}\/)+/, '') };
}
const BASELINES = ['baseline_commit', 'baseline_revision'];
function baselineOf(value) {
    for (const key of BASELINES) {
        const id = (0,json.stringField)(value, key);
        if (id !== undefined && /^[0-9a-f]{7,64}$/i.test(id)) {
            return { path: id, pointer: `/${key}`, type: 'baseline', kind: 'commit' };
        }
    }
    return null;
}

// EXTERNAL MODULE: ./src/families/bmad/place.ts
var place = __webpack_require__(1546);
// EXTERNAL MODULE: ./src/families/define.ts + 4 modules
var families_define = __webpack_require__(41149);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(71799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/rules/return.ts
var rules_return = __webpack_require__(50937);
// EXTERNAL MODULE: ./src/rules/claim-present.ts
var claim_present = __webpack_require__(2677);
// EXTERNAL MODULE: ./src/families/bmad/samples.ts
var samples = __webpack_require__(90842);
;// CONCATENATED MODULE: ./src/families/bmad/rules/file-list.ts








const BASELINE = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';
const LAST = '1'.repeat(40);
const fileListRules = (0,rule.rulesOnReturns)('bmad', {
    'bmad-file-list': {
        severity: 'warning',
        about: () => ({
            summary: 'A finished story has a File List, which names files or says that there are none',
            rationale: 'The File List is the report of a story. Without one, or if it names no path, nothing can be checked. This is a warning only if the compared change adds a list in which every line says that its file is planned, not in git or not done.',
            remedy: 'List the files below the heading File List, each path in a code span, or write that there are none.',
            sources: ['upstream dev-story, File List'],
            bad: [
                { replace: [['### File List', '### The parser']] },
                {
                    replace: [
                        ['- `src/parse-dates.ts` (new)\n', '- [ ] `src/parse-dates.ts`\n'],
                        ['- `src/page.ts` (modified)\n', '- `src/page.ts` (planned)\n'],
                    ],
                },
                {
                    replace: [['- `src/parse-dates.ts` (new)\n- `src/page.ts` (modified)\n', 'The parser and the page.\n']],
                },
            ],
            good: [
                {},
                {
                    replace: [['- `src/parse-dates.ts` (new)\n- `src/page.ts` (modified)\n', '- None\n']],
                },
                {
                    replace: [
                        ['### File List', '### The parser'],
                        ['Status: done', 'Status: draft'],
                    ],
                },
            ],
        }),
        check({ value, standard, unread = [], isNew = false, restated = false }) {
            if (!(0,model_return.saysSuccess)({ value, standard }))
                return rule.NOTHING;
            if ((0,json.field)(value, 'lists') === 0) {
                return {
                    severity: 'notice',
                    message: 'The story is done and has no File List.',
                    recommendation: 'List the files that it created, modified and deleted below a heading "File List".',
                };
            }
            if ((0,json.listField)(value, 'file-list').length > 0 || (0,finding.unreadParts)(unread).length > 0)
                return rule.NOTHING;
            const hedged = (0,json.numberField)(value, 'hedged') ?? 0;
            const all = hedged + ((0,json.numberField)(value, 'dropped') ?? 0);
            if (all === 0 && (0,json.field)(value, 'saysNone') === true)
                return rule.NOTHING;
            return {
                ...(hedged > 0 && (isNew || restated) ? {} : { severity: 'notice' }),
                pointer: '/file-list',
                message: all === 0
                    ? 'The File List of the finished story names no path.'
                    : `The File List of the finished story claims nothing: ${(0,model_text.count)(all, 'line')} of it ${all === 1 ? 'names a file and says' : 'name files and say'} that it is planned, not in git or not done.`,
                recommendation: 'Write each path in a code span as its own item, or write "None".',
            };
        },
    },
    'bmad-unread': (0,rules_return/* unreadRule */.G)(() => ({
        summary: 'Every line of a File List that names a path is read as a claim',
        rationale: 'A line or table row names one path, or several in code spans with commas between them. A path in a sentence, a code block or HTML is not read, nor is anything after a comment that never ends, and it must not look proved. If the compared change did not add the story, this is a notice.',
        remedy: 'Write each path in a code span as its own item.',
        demand: {
            order: 90,
            text: ({ family }) => family === 'bmad-story'
                ? 'Each line of the File List that names a path is an item that begins with the path: other lines are not read.'
                : 'A comment, if there is one, ends with -->.',
        },
        sources: ['upstream dev-story, File List'],
        bad: [
            { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '- The page in src/page.ts']] },
            { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '```\nsrc/page.ts\n```']] },
            { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '<!-- To do']] },
            { families: ['bmad-spec'], replace: [['## Suggested', '<!-- To do\n\n## Suggested']] },
        ],
        good: [
            {
                families: ['bmad-story'],
                replace: [['- `src/page.ts` (modified)', '- `src/page.ts`, `src/parse-dates.ts`']],
            },
            { families: ['bmad-spec'], replace: [['## Suggested', '<!-- - `src/todo.ts` -->\n\n## Suggested']] },
        ],
    })),
});
const claimRules = (0,rule.rulesOnClaims)('bmad', {
    'bmad-deleted-present': (0,claim_present/* deletionRule */.hQ)('list', () => ({
        summary: 'A file that is listed as deleted does not exist',
        rationale: 'The list says that the file was deleted. It may have come back since, or be listed twice, so this is a notice.',
        remedy: 'Delete the file, or correct the list.',
        sources: ['upstream dev-story, File List'],
        bad: [
            { families: ['bmad-story'], replace: [['`src/page.ts` (modified)', '`src/page.ts` (deleted)']] },
            { families: ['bmad-spec'], replace: [['`src/page.ts` -- show them', '`src/page.ts` -- delete the file']] },
        ],
        good: [
            {},
            {
                families: ['bmad-story'],
                replace: [['`src/page.ts` (modified)', '`src/old-page.ts` (deleted)']],
                earlier: { 'src/old-page.ts': null },
            },
        ],
    })),
    'bmad-baseline-unknown': {
        verdict: 'missing',
        kinds: ['commit'],
        severity: 'notice',
        about: () => ({
            summary: 'The commit at which the work began is in the history',
            rationale: 'This commit shows which files the work changed. A squash or rebase removes commits, and a project that was split off keeps the ids of the old repository, so this is a notice. NO_VCS is right if there was no repository.',
            remedy: 'Write the current id of the commit, or leave it: nothing else depends on it.',
            sources: ['upstream dev-story, baseline_commit; build, baseline_revision'],
            bad: [
                { families: ['bmad-story'], replace: [(0,samples/* inStory */.j0)(BASELINE)] },
                { families: ['bmad-spec'], replace: [['NO_VCS', BASELINE]] },
            ],
            good: [
                { families: ['bmad-story'], replace: [(0,samples/* inStory */.j0)('NO_VCS')] },
                { families: ['bmad-story'], replace: [(0,samples/* inStory */.j0)(BASELINE)], commits: { [BASELINE]: ['README.md'] } },
                { families: ['bmad-spec'], replace: [['NO_VCS', BASELINE]], commits: { [BASELINE]: ['README.md'] } },
            ],
        }),
        check({ claim }) {
            return {
                message: `The baseline ${(0,model_text.quote)(claim.path, 80)} is not in the history.`,
                recommendation: 'A squash, a rebase or another repository may be the reason. Write the current id of the commit, or leave it.',
            };
        },
    },
    'bmad-untouched': {
        verdict: ['present', 'empty', 'relocated'],
        after: 'both',
        severity: 'notice',
        about: () => ({
            summary: 'A claimed file changed since the commit at which the work began',
            rationale: 'The frontmatter names the commit at which the work began. If no commit has changed a file since, the work did not make or change it. If the commit is not in the history, nothing is reported. In a pull request, a new story only creates files that the same change touched.',
            remedy: 'Remove the file from the list, or correct the baseline.',
            sources: ['upstream dev-story, baseline_commit; build, baseline_revision'],
            bad: [
                { families: ['bmad-story'], replace: [(0,samples/* inStory */.j0)(LAST)], commits: { [LAST]: ['src/page.ts'] } },
                { families: ['bmad-spec'], replace: [['NO_VCS', LAST]], commits: { [LAST]: ['src/page.ts'] } },
            ],
            good: [
                { families: ['bmad-story'], replace: [(0,samples/* inStory */.j0)(BASELINE)], commits: { [BASELINE]: ['README.md'] } },
                { families: ['bmad-spec'], replace: [['NO_VCS', BASELINE]], commits: { [BASELINE]: ['README.md'] } },
            ],
        }),
        check: (0,claim_present/* untouchedFiles */.X8)((claim) => `${(0,model_text.quote)(claim.path, 200)} was not changed since the baseline, so the work did not change it.`),
    },
});

// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
;// CONCATENATED MODULE: ./src/families/bmad/sprint-status.ts

async function relatedFilesOfStory(_value, file, tree) {
    const books = await booksOf(tree);
    const near = [...books].sort((one, other) => sharedStart(other, file) - sharedStart(one, file));
    return near.slice(0, MOST_BOOKS).map((path) => ({ path, family: null }));
}
const MOST_BOOKS = 3;
const BOOK = /(?:^|\/)sprint-status\.ya?ml$/;
const booksOf = (0,collections/* oncePer */.Pu)(async (tree) => {
    const files = await tree.findAll({
        patterns: ['**/sprint-status.yaml', '**/sprint-status.yml'],
        matches: (path) => BOOK.test(path),
    });
    return files.map(({ path }) => path);
});
function sharedStart(one, other) {
    let at = 0;
    while (at < one.length && one[at] === other[at])
        at++;
    return at;
}
function statusInBook(text, story) {
    let isOpen = false;
    for (const [n, line] of text.split(/\r\n|\n|\r/).entries()) {
        if (/^\S/.test(line) && !line.startsWith('#'))
            isOpen = /^development_status\s*:/.test(line);
        else if (isOpen && line.includes(story)) {
            const [, key, status] = /^\s+["']?([^\s"':]{1,300})["']?\s*:\s*["']?([\w-]{1,60})/.exec(line) ?? [];
            if (key === story && status !== undefined)
                return { status, line: n + 1 };
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./src/families/bmad/rules/status.ts







const status_BOOK = '_bmad-output/implementation-artifacts/sprint-status.yaml';
const statusRules = (0,rule.rulesOnReturns)('bmad', {
    'bmad-status': {
        step: 'status',
        ofTruth: true,
        severity: 'warning',
        about: () => ({
            summary: 'The status of a story or a build spec says whether the work is done',
            rationale: "Nothing is checked in an unfinished return. A missing or unknown status does not mean unfinished, so its claims are checked: in full if the compared change adds the return or changes its status, otherwise as warnings. This is a warning in the same case. A known word instead of upstream's, such as shipped for done, is accepted without a finding.",
            remedy: 'Write a status of the template: done or review if the work is done.',
            sources: ['upstream story template, sprint-status template, spec template'],
            bad: [
                { families: ['bmad-story'], replace: [['Status: done', 'Status: wonderful']] },
                { families: ['bmad-story'], replace: [['Status: done\n', '']] },
                { families: ['bmad-story'], replace: [['Status: done', 'Status: draft\n\n**Story Status:** done']] },
                { families: ['bmad-spec'], replace: [["status: 'done'", "status: 'fine'"]] },
            ],
            good: [
                {},
                { families: ['bmad-story'], replace: [['Status: done', '**Status:** Review']] },
                { families: ['bmad-story'], replace: [['Status: done', 'Status: shipped']] },
                { families: ['bmad-story'], replace: [['Status: done', '## Status\n\nDone ✅']] },
                { families: ['bmad-spec'], replace: [["status: 'done'", 'status: in-review # since Monday']] },
            ],
        }),
        check({ value, standard, statusIsNew = false }) {
            const expected = (0,model_text.quotedList)(standard.statuses);
            const status = (0,json.stringField)(value, 'status');
            if (status === undefined || (0,bmad_status/* plainStatus */.d4)(status) === '') {
                return {
                    ...severityOf(statusIsNew),
                    message: `The status is missing, so it is unknown whether the work is done; ${expected} was expected.`,
                    recommendation: 'Write the status.',
                };
            }
            const other = (0,json.stringField)(value, 'otherStatus');
            if (other !== undefined) {
                return {
                    pointer: '/otherStatus',
                    ...severityOf(statusIsNew),
                    message: `The status is ${(0,model_text.quote)(status)}, and ${(0,model_text.quote)(other)} in another place; the first one counts.`,
                    recommendation: 'Write one status, or the same one in both places.',
                };
            }
            if ((0,model_return.stateOfStatus)(status, standard) !== null)
                return rule.NOTHING;
            return {
                pointer: '/status',
                ...severityOf(statusIsNew),
                message: `The status ${(0,model_text.quote)(status)} is unknown, so it is unclear whether the work is done; ${expected} was expected.`,
                recommendation: `Write ${expected}.`,
            };
        },
    },
    'bmad-sprint-status': {
        ofTruth: true,
        severity: 'notice',
        about: () => ({
            summary: 'A story that is done or in review in the sprint status has such a status itself',
            rationale: 'A story whose own status is not done claims nothing, so its File List is not checked. If sprint-status.yaml says that it is done, one of the two is out of date. The reverse is not reported, and an entry there is never a claim.',
            remedy: 'Set the status of the story, or the one in sprint-status.yaml.',
            sources: ['upstream sprint-status template'],
            bad: {
                replace: [['Status: done', 'Status: draft']],
                tree: { [status_BOOK]: 'development_status:\n  epic-1: in-progress\n  1-2-parse-dates: done\n' },
            },
            good: [
                {
                    tree: { [status_BOOK]: 'development_status:\n  1-2-parse-dates: done\n' },
                },
                {
                    tree: { [status_BOOK]: 'development_status:\n  1-2-parse-dates: in-progress\n' },
                },
                {
                    replace: [['Status: done', 'Status: draft']],
                    tree: { [status_BOOK]: 'development_status:\n  1-2-parse-dates-again: done\n' },
                },
            ],
        }),
        check({ value, standard, file, beside }) {
            if ((0,model_return.saysSuccess)({ value, standard }))
                return rule.NOTHING;
            for (const [book, text] of beside) {
                const found = text === null ? null : statusInBook(text, (0,place/* storyKey */.PZ)(file));
                if (found === null)
                    continue;
                if (!(0,bmad_status/* isOneOf */.EK)(found.status, ['done', 'review']))
                    return rule.NOTHING;
                const status = (0,json.stringField)(value, 'status');
                const own = status === undefined ? 'has no status' : `is ${(0,model_text.quote)(status)}`;
                return {
                    ...(status === undefined ? {} : { pointer: '/status' }),
                    message: `Line ${String(found.line)} of ${(0,model_text.quote)(book, 200)} says ${(0,model_text.quote)(found.status)}, and the story ${own}${(0,model_return.isSuccess)({ value, standard }) ? '' : ', so its list is not checked'}.`,
                    recommendation: 'Set the status of the story, or the one in the sprint status.',
                };
            }
            return rule.NOTHING;
        },
    },
});
const taskRules = (0,rule.rulesOnRuns)('bmad', {
    'bmad-tasks-open': {
        ofTruth: true,
        severity: 'warning',
        about: () => ({
            summary: 'A finished story or build spec has no open task',
            rationale: 'One story in four is set to done with open checkboxes, so this is only a notice. If no box is ticked and a claimed file is missing, the list may be a forecast from before the work, and this is a warning.',
            remedy: 'Tick the completed tasks. If the work is not done, reset the status.',
            sources: ['upstream dev-story, tasks'],
            bad: [
                { replace: [['- [x]', '- [ ]']] },
                {
                    families: ['bmad-story'],
                    replace: [
                        ['- [x] Parse', '- [ ] Parse'],
                        ['- [x] Refuse', '- [ ] Refuse'],
                        ['- [x] Show', '- [ ] Show'],
                        ['`src/page.ts`', '`src/never-written.ts`'],
                    ],
                    also: ['artifact-missing'],
                },
            ],
            good: [
                {},
                {
                    families: ['bmad-story'],
                    replace: [
                        ['- [x]', '- [ ]'],
                        ['Status: done', 'Status: draft'],
                    ],
                },
            ],
        }),
        check({ returns }, { changes }) {
            return returns.flatMap((record) => {
                const { file, index, boxes, success, status, foreignStatus, standard, restated } = record;
                if (changes !== null && !restated)
                    return rule.NOTHING;
                if (!standard.startsWith('bmad-') || boxes === undefined || boxes.open === 0)
                    return rule.NOTHING;
                if (!success || status === null || foreignStatus === true)
                    return rule.NOTHING;
                const isForecast = boxes.ticked === 0 && lacksFile(record);
                const all = boxes.ticked + boxes.open;
                const open = `${String(boxes.open)} of ${(0,model_text.count)(all, 'box', 'boxes')}`;
                const forecast = isForecast ? ' A listed file is missing: the list may be a forecast.' : '';
                return [
                    {
                        file,
                        index,
                        range: boxes.range,
                        value: 'tasks',
                        ...(isForecast ? {} : { severity: 'notice' }),
                        message: `The status says that the work is done, but ${open} under its tasks ${boxes.open === 1 ? 'is' : 'are'} open.${forecast}`,
                    },
                ];
            });
        },
    },
});
function severityOf(isGrave) {
    return isGrave ? {} : { severity: 'notice' };
}
function lacksFile({ claims }) {
    return claims.some(({ claim: { kind, type }, verdict: { name }, weight }) => kind === undefined && type !== 'task' && name === 'missing' && weight !== 'pass');
}

;// CONCATENATED MODULE: ./src/families/bmad/rules/index.ts



;// CONCATENATED MODULE: ./src/families/bmad/documents.ts








const use = (0,families_define/* useFrom */.Ej)(rules_namespaceObject);
const bmadRules = [
    ...documents/* documentRules */.Rz,
    use('no-return-found'),
    use('bmad-status'),
    use('bmad-tasks-open'),
    use('bmad-deleted-present'),
    use('bmad-baseline-unknown'),
    use('bmad-untouched'),
];
const bmadStoryRules = [
    ...bmadRules,
    use('bmad-file-list'),
    use('bmad-sprint-status'),
    use('bmad-unread'),
];
const bmadLeniencies = new Set([
    'path-ending',
    'folder',
    'empty-folder',
    'name',
    'siblings',
    'untouched-ending',
    'ignored',
    'ignored-on-disk',
    'step',
]);
const bmadWorkSince = {
    isBaseline: ({ kind, type }) => kind === 'commit' && type === 'baseline',
    isMade: ({ kind, type }) => kind === undefined && type !== 'deleted',
};
const SEVERITIES = new Map([
    ['created', documents/* MADE */.E3],
    ['modified', documents/* MADE */.E3],
    ['task', { ...documents/* PLANNED */.TZ, empty: 'notice' }],
    ['deleted', documents/* DELETED */.UW],
]);
function severityInBmad(claim, verdict, { isOfChange }) {
    const isListed = claim.type === 'listed' && verdict.name === 'missing';
    const severities = SEVERITIES.get(claim.type) ?? (isListed && isOfChange ? documents/* MADE */.E3 : documents/* LISTED */.CQ);
    const { name, by, foundAt } = verdict;
    const isInPackage = name === 'relocated' && by === 'ending' && foundAt !== null && claim.path.includes('/');
    const exception = claim.type === 'deleted' ? severities[name] : isInPackage ? 'pass' : undefined;
    return (0,documents/* severityInDocument */.eG)(claim, verdict, severities, exception);
}
const bmadStandard = {
    readStatus: bmad_status/* stateOf */.L4,
    succeeds: bmad_status/* isClaiming */.By,
    artifactTypes: [],
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claims: bmadClaims,
    possibleClaims: bmadPossibleClaims,
    groupOf: place/* epicOf */.r3,
    severityOfVerdict: severityInBmad,
    isMildIfUnknown: true,
    leniencies: bmadLeniencies,
    commonNames: documents/* COMMON_NAMES */.pt,
    workSince: bmadWorkSince,
};
const bmadStory = {
    ...bmadStandard,
    claimsInWords: 'the files in the File List, unless the status says that the story is not done, and the commit at which the work began',
    relatedFiles: relatedFilesOfStory,
    rules: bmadStoryRules,
    structureInWords: 'Return is a story in Markdown',
    sample: samples/* bmadStorySample */.cf,
};
const bmadSpec = {
    ...bmadStandard,
    claimsInWords: 'the files of ticked tasks, of the review order and of the result, unless the status says that the spec is not done, and the commit at which the work began',
    rules: [...bmadRules, use('bmad-unread')],
    structureInWords: 'Return is a build spec in Markdown',
    sample: samples/* bmadSpecSample */.wX,
};


/***/ }),

/***/ 90842:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cf: () => (/* binding */ bmadStorySample),
/* harmony export */   j0: () => (/* binding */ inStory),
/* harmony export */   wX: () => (/* binding */ bmadSpecSample)
/* harmony export */ });
const FOLDER = '_bmad-output/implementation-artifacts';
const STORY = `# Story 1.2: Parse dates

Status: done

## Story

As a reader, I want dates in every form that people write.

## Tasks / Subtasks

- [x] Parse dates (AC: 1)
  - [x] Refuse the 31st of February
- [x] Show them on the page (AC: 2)

## Dev Agent Record

### Completion Notes List

- Dates are read in every form that the page shows.

### File List

- \`src/parse-dates.ts\` (new)
- \`src/page.ts\` (modified)
`;
const SPEC = `---
title: 'Parse dates'
type: 'feature'
status: 'done'
baseline_commit: 'NO_VCS'
---

# Parse dates

## Intent

**Problem:** Dates are shown as they were typed.

## Tasks & Acceptance

**Execution:**
- [x] \`src/parse-dates.ts\` -- read dates in every form -- AC 1
- [x] \`src/page.ts\` -- show them -- AC 2

## Suggested Review Order

- The parser, with what it refuses.
  [\`parse-dates.test.ts:1\`](../../src/parse-dates.test.ts#L1)
`;
const TREE = {
    'src/parse-dates.ts': 'export const parseDate = Date.parse;\n',
    'src/page.ts': "import { parseDate } from './parse-dates.js';\n",
    'src/parse-dates.test.ts': "import { parseDate } from './parse-dates.js';\n",
};
const bmadStorySample = { file: `${FOLDER}/1-2-parse-dates.md`, text: STORY, tree: TREE };
const bmadSpecSample = { file: `${FOLDER}/spec-parse-dates.md`, text: SPEC, tree: TREE };
function inStory(baseline) {
    return ['# Story 1.2', `---\nbaseline_commit: ${baseline}\n---\n\n# Story 1.2`];
}


/***/ }),

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