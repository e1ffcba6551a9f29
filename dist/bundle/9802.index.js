"use strict";
exports.id = 9802;
exports.ids = [9802];
exports.modules = {

/***/ 9802:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examples: () => (/* binding */ examples)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53894);


const SUMMARY = _samples_js__WEBPACK_IMPORTED_MODULE_1__/* .gsdSummarySample */ .rP.file;
const PLAN = _samples_js__WEBPACK_IMPORTED_MODULE_1__/* .gsdPlanSample */ .qM.file;
const VERIFICATION = _samples_js__WEBPACK_IMPORTED_MODULE_1__/* .gsdVerificationSample */ .ek.file;
const PARSER = 'src/parse-dates.ts';
const IN_PLAN = `path: ${PARSER}`;
const WITHOUT_EXPORTS = ['      exports: ["parseDate"]\n', ''];
const DONE = 'gsd-summary';
const INTENDED = 'gsd-plan';
const SEEN = 'gsd-verification';
const many = Array.from({ length: _model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_CLAIMS */ .W$ + 1 }, (_, n) => `src/part-${String(n)}.ts`);
const moved = new Set(['.planning/REQUIREMENTS.md']);
const examples = {
    'artifact-blank': {
        bad: [
            { families: [DONE, SEEN], replace: [[PARSER, 'src/times.ts']], tree: { 'src/times.ts': ' \n\n' } },
            {
                families: [INTENDED],
                replace: [[IN_PLAN, 'path: src/times.ts'], WITHOUT_EXPORTS],
                tree: { 'src/times.ts': ' \n\n' },
            },
        ],
        good: {},
    },
    'artifact-case': {
        bad: [
            { families: [DONE, SEEN], replace: [[PARSER, 'src/Parse-Dates.ts']] },
            { families: [INTENDED], replace: [[IN_PLAN, 'path: src/Parse-Dates.ts']] },
        ],
    },
    'artifact-directory': {
        bad: [
            {
                families: [DONE, SEEN],
                replace: [[PARSER, 'src/dates']],
                tree: { 'src/dates/index.ts': 'export {};\n' },
            },
            {
                families: [INTENDED],
                replace: [[IN_PLAN, 'path: src/dates']],
                tree: { 'src/dates/index.ts': 'export {};\n' },
            },
        ],
    },
    'artifact-empty': {
        bad: [
            {
                families: [DONE, SEEN],
                replace: [[PARSER, 'src/times.ts']],
                tree: { 'src/times.ts': '' },
                also: ['gsd-self-check-contradicted'],
            },
            {
                families: [INTENDED],
                replace: [[IN_PLAN, 'path: src/times.ts'], WITHOUT_EXPORTS],
                tree: { 'src/times.ts': '' },
            },
        ],
        good: [
            { families: [DONE, SEEN], replace: [[PARSER, 'src/__init__.py']], tree: { 'src/__init__.py': '' } },
            {
                families: [INTENDED],
                replace: [[IN_PLAN, 'path: src/__init__.py'], WITHOUT_EXPORTS],
                tree: { 'src/__init__.py': '' },
            },
        ],
    },
    'artifact-missing': {
        bad: [
            {
                families: [DONE, SEEN],
                replace: [[PARSER, 'src/never-written.ts']],
                also: ['gsd-self-check-contradicted'],
            },
            { families: [INTENDED], replace: [[IN_PLAN, 'path: src/never-written.ts']] },
        ],
    },
    'artifact-path-relative': {
        bad: [
            { families: [DONE, SEEN], replace: [[PARSER, '/opt/other/parse.ts']] },
            { families: [INTENDED], replace: [[IN_PLAN, 'path: /opt/other/parse.ts']] },
        ],
    },
    'path-root': {
        bad: [
            { families: [DONE, SEEN], replace: [[PARSER, `/home/agent/project/${PARSER}`]] },
            { families: [INTENDED], replace: [[IN_PLAN, `path: /home/agent/project/${PARSER}`]] },
        ],
        good: {},
    },
    'artifact-relocated': {
        bad: [
            { families: [DONE, SEEN], replace: [[PARSER, 'src/dates.ts']], earlier: { 'src/dates.ts': PARSER } },
            { families: [INTENDED], replace: [[IN_PLAN, 'path: src/dates.ts']], earlier: { 'src/dates.ts': PARSER } },
        ],
    },
    'artifact-removed': {
        bad: [
            { families: [DONE, SEEN], replace: [[PARSER, 'src/dates.ts']], earlier: { 'src/dates.ts': null } },
            { families: [INTENDED], replace: [[IN_PLAN, 'path: src/dates.ts']], earlier: { 'src/dates.ts': null } },
        ],
    },
    'artifact-uncommitted': {
        bad: [
            {
                families: [DONE, SEEN],
                replace: [[PARSER, 'src/times.ts']],
                workspace: ['src/times.ts'],
                also: ['gsd-self-check-contradicted'],
            },
            { families: [INTENDED], replace: [[IN_PLAN, 'path: src/times.ts']], workspace: ['src/times.ts'] },
        ],
    },
    'artifact-undetermined': {
        bad: [
            { families: [DONE, SEEN], replace: [[PARSER, 'src/times.ts']], beyondHistory: ['src/times.ts'] },
            { families: [INTENDED], replace: [[IN_PLAN, 'path: src/times.ts']], beyondHistory: ['src/times.ts'] },
        ],
    },
    'artifact-unverifiable': {
        bad: [
            {
                families: [DONE, SEEN],
                replace: [[PARSER, 'vendor/dates/parse.ts']],
                tree: { 'vendor/dates/': '' },
            },
            {
                families: [INTENDED],
                replace: [[IN_PLAN, 'path: vendor/dates/parse.ts']],
                tree: { 'vendor/dates/': '' },
            },
        ],
    },
    'no-returns': {
        bad: [
            { families: [DONE], file: 'notes/SUMMARY.md', tree: { [PLAN]: null } },
            { families: [INTENDED], file: 'notes/PLAN.md', tree: { [SUMMARY]: null } },
            { families: [SEEN], file: 'notes/VERIFICATION.md' },
        ],
        good: {},
    },
    'return-object': { bad: { link: '../elsewhere.md' } },
    'too-many-claims': {
        bad: [
            {
                families: [DONE],
                replace: [['  modified:\n', `  deleted:\n${many.map((path) => `    - ${path}\n`).join('')}  modified:\n`]],
            },
            {
                families: [INTENDED],
                replace: [[`    - ${IN_PLAN}\n`, many.map((path) => `    - path: ${path}\n`).join('')]],
                also: ['artifact-missing'],
            },
            {
                families: [SEEN],
                replace: [
                    [`| \`${PARSER}\` |`, `${many.map((path) => `| \`${path}\` | ✓ VERIFIED |\n`).join('')}| \`${PARSER}\` |`],
                ],
                also: ['artifact-missing'],
            },
        ],
    },
    'unclaimed-change': {
        bad: [
            {
                families: [DONE, INTENDED],
                tree: { 'src/dates.ts': 'export {};\n' },
                context: {
                    changes: { base: 'main', changed: new Set([SUMMARY, PLAN, PARSER, 'src/dates.ts']), deleted: new Set() },
                },
            },
            {
                families: [SEEN],
                tree: { 'src/dates.ts': 'export {};\n' },
                context: {
                    changes: { base: 'main', changed: new Set([VERIFICATION, PARSER, 'src/dates.ts']), deleted: new Set() },
                },
            },
        ],
        good: [
            {
                families: [DONE, INTENDED],
                context: { changes: { base: 'main', changed: new Set([SUMMARY, PLAN, PARSER]), deleted: new Set() } },
            },
            {
                families: [SEEN],
                context: { changes: { base: 'main', changed: new Set([VERIFICATION, PARSER]), deleted: new Set() } },
            },
        ],
    },
    'returns-imported': {
        bad: [
            {
                families: [DONE, SEEN],
                replace: [[PARSER, 'src/dates.ts']],
                earlier: { 'src/dates.ts': null },
                imported: 6,
                also: ['artifact-removed'],
            },
            {
                families: [INTENDED],
                replace: [[IN_PLAN, 'path: src/dates.ts']],
                earlier: { 'src/dates.ts': null },
                imported: 6,
                also: ['artifact-removed'],
            },
        ],
    },
    'return-deleted': {
        bad: [
            { families: [DONE], deleted: ['.planning/phases/00-times/00-01-SUMMARY.md'] },
            { families: [INTENDED], deleted: ['.planning/phases/00-times/00-01-PLAN.md'] },
            { families: [SEEN], deleted: ['.planning/phases/00-times/00-VERIFICATION.md'] },
        ],
    },
    'unclaimed-deletion': {
        bad: [
            {
                families: [DONE, INTENDED],
                context: {
                    changes: { base: 'main', changed: new Set([SUMMARY, PLAN, PARSER]), deleted: new Set(['src/times.ts']) },
                },
            },
            {
                families: [SEEN],
                context: {
                    changes: { base: 'main', changed: new Set([VERIFICATION, PARSER]), deleted: new Set(['src/times.ts']) },
                },
            },
        ],
        good: [
            {
                families: [DONE, INTENDED],
                context: {
                    changes: { base: 'main', changed: new Set([SUMMARY, PLAN, PARSER]), deleted: moved, movedAway: moved },
                },
            },
            {
                families: [SEEN],
                context: {
                    changes: { base: 'main', changed: new Set([VERIFICATION, PARSER]), deleted: moved, movedAway: moved },
                },
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