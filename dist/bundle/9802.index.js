"use strict";
exports.id = 9802;
exports.ids = [9802];
exports.modules = {

/***/ 66043:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ documentExamples)
/* harmony export */ });
function documentExamples(documents) {
    const each = (example) => documents.map((document) => ({ families: [document.family], ...example(document) }));
    const claiming = (path, more = {}) => each((document) => ({ ...document.claiming(path), ...more }));
    const absent = (path, more = {}) => each(({ claiming: edit, ifAbsent }) => ({
        ...edit(path),
        ...more,
        ...(ifAbsent === undefined ? {} : { also: ifAbsent }),
    }));
    const changes = (...others) => each(({ changed }) => ({
        tree: Object.fromEntries(others.map((path) => [path, 'export {};\n'])),
        context: { changes: { base: 'main', changed: new Set([...changed, ...others]), deleted: new Set() } },
    }));
    const deleting = (isMoved) => each(({ changed }) => {
        const deleted = new Set(['src/times.ts']);
        const movedAway = isMoved ? { movedAway: deleted } : {};
        return { context: { changes: { base: 'main', changed: new Set(changed), deleted, ...movedAway } } };
    });
    return {
        'artifact-blank': { bad: claiming('src/times.ts', { tree: { 'src/times.ts': ' \n\n' } }), good: {} },
        'artifact-case': { bad: claiming('src/Times.ts', { tree: { 'src/times.ts': 'export {};\n' } }) },
        'artifact-directory': { bad: claiming('src/dates', { tree: { 'src/dates/index.ts': 'export {};\n' } }) },
        'artifact-empty': {
            bad: absent('src/times.ts', { tree: { 'src/times.ts': '' } }),
            good: claiming('src/__init__.py', { tree: { 'src/__init__.py': '' } }),
        },
        'artifact-missing': { bad: absent('src/never-written.ts') },
        'artifact-path-relative': { bad: claiming('/opt/other/parse.ts') },
        'path-root': {
            bad: claiming('/home/agent/project/src/times.ts', { tree: { 'src/times.ts': 'export {};\n' } }),
            good: {},
        },
        'artifact-relocated': {
            bad: claiming('src/dates.ts', {
                tree: { 'src/times.ts': 'export {};\n' },
                earlier: { 'src/dates.ts': 'src/times.ts' },
            }),
        },
        'artifact-removed': { bad: claiming('src/dates.ts', { earlier: { 'src/dates.ts': null } }) },
        'artifact-uncommitted': { bad: absent('src/times.ts', { workspace: ['src/times.ts'] }) },
        'artifact-undetermined': { bad: claiming('src/times.ts', { beyondHistory: ['src/times.ts'] }) },
        'artifact-unverifiable': { bad: claiming('vendor/dates/parse.ts', { tree: { 'vendor/dates/': '' } }) },
        'returns-imported': {
            bad: claiming('src/dates.ts', { earlier: { 'src/dates.ts': null }, imported: 6, also: ['artifact-removed'] }),
        },
        'return-deleted': { bad: each(({ deleted }) => ({ deleted: [deleted] })) },
        'unclaimed-change': { bad: changes('src/dates.ts'), good: changes() },
        'unclaimed-deletion': { bad: deleting(false), good: deleting(true) },
    };
}


/***/ }),

/***/ 9802:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examples: () => (/* binding */ examples)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _document_examples_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66043);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53894);



const SUMMARY = _samples_js__WEBPACK_IMPORTED_MODULE_1__/* .gsdSummarySample */ .rP.file;
const PLAN = _samples_js__WEBPACK_IMPORTED_MODULE_1__/* .gsdPlanSample */ .qM.file;
const PARSER = 'src/parse-dates.ts';
const IN_PLAN = `path: ${PARSER}`;
const many = Array.from({ length: _model_claim_js__WEBPACK_IMPORTED_MODULE_0__.MOST_CLAIMS + 1 }, (_, n) => `src/part-${String(n)}.ts`);
const examples = {
    ...(0,_document_examples_js__WEBPACK_IMPORTED_MODULE_2__/* .documentExamples */ .X)([
        {
            family: 'gsd-summary',
            changed: [SUMMARY, PLAN, PARSER],
            claiming: (path) => ({ replace: [[PARSER, path]] }),
            deleted: '.planning/phases/00-times/00-01-SUMMARY.md',
            ifAbsent: ['gsd-self-check-contradicted'],
        },
        {
            family: 'gsd-plan',
            changed: [SUMMARY, PLAN, PARSER],
            claiming: (path) => ({
                replace: [
                    [IN_PLAN, `path: ${path}`],
                    ['      exports: ["parseDate"]\n', ''],
                ],
            }),
            deleted: '.planning/phases/00-times/00-01-PLAN.md',
        },
        {
            family: 'gsd-verification',
            changed: [_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .gsdVerificationSample */ .ek.file, PARSER],
            claiming: (path) => ({ replace: [[PARSER, path]] }),
            deleted: '.planning/phases/00-times/00-VERIFICATION.md',
        },
    ]),
    'no-returns': {
        bad: [
            { families: ['gsd-summary'], file: 'notes/SUMMARY.md', tree: { [PLAN]: null } },
            { families: ['gsd-plan'], file: 'notes/PLAN.md', tree: { [SUMMARY]: null } },
            { families: ['gsd-verification'], file: 'notes/VERIFICATION.md' },
        ],
        good: {},
    },
    'return-object': { bad: { link: '../elsewhere.md' } },
    'too-many-claims': {
        bad: [
            {
                families: ['gsd-summary'],
                replace: [['  modified:\n', `  deleted:\n${many.map((path) => `    - ${path}\n`).join('')}  modified:\n`]],
            },
            {
                families: ['gsd-plan'],
                replace: [[`    - ${IN_PLAN}\n`, many.map((path) => `    - path: ${path}\n`).join('')]],
                also: ['artifact-missing'],
            },
            {
                families: ['gsd-verification'],
                replace: [
                    [`| \`${PARSER}\` |`, `${many.map((path) => `| \`${path}\` | ✓ VERIFIED |\n`).join('')}| \`${PARSER}\` |`],
                ],
                also: ['artifact-missing'],
            },
        ],
    },
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


/***/ })

};
;