"use strict";
exports.id = 5374;
exports.ids = [5374];
exports.modules = {

/***/ 45374:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examples: () => (/* binding */ examples)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _document_examples_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66043);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90842);



const PARSER = 'src/parse-dates.ts';
const FENCE = '```';
const many = Array.from({ length: _model_claim_js__WEBPACK_IMPORTED_MODULE_0__.MOST_CLAIMS + 1 }, (_, n) => `src/part-${String(n)}.ts`);
const FOLDER = '_bmad-output/implementation-artifacts';
const examples = {
    ...(0,_document_examples_js__WEBPACK_IMPORTED_MODULE_2__/* .documentExamples */ .X)([
        {
            family: 'bmad-story',
            changed: [_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .bmadStorySample */ .cf.file, PARSER],
            claiming: (path) => ({ replace: [[PARSER, path]] }),
            deleted: `${FOLDER}/1-1-parse-times.md`,
        },
        {
            family: 'bmad-spec',
            changed: [_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .bmadSpecSample */ .wX.file, PARSER],
            claiming: (path) => ({ replace: [[PARSER, path]] }),
            deleted: `${FOLDER}/spec-parse-times.md`,
        },
    ]),
    'no-return-found': {
        bad: [
            { families: ['bmad-story'], replace: [['# Story 1.2', `${FENCE}markdown\n# Story 1.2`]], also: ['no-returns'] },
            { families: ['bmad-spec'], replace: [['---\ntitle', `${FENCE}\n---\ntitle`]], also: ['no-returns'] },
        ],
        good: [
            {},
            {
                families: ['bmad-story'],
                replace: [['## Dev Agent Record', `${FENCE}sh\nnpm test\n${FENCE}\n\n## Dev Agent Record`]],
            },
        ],
    },
    'no-returns': { bad: { file: 'notes/1-2-parse-dates.md' }, good: {} },
    'return-object': { bad: { link: '../elsewhere.md' } },
    'too-many-claims': {
        bad: [
            {
                families: ['bmad-story'],
                replace: [['- `src/page.ts`', `${many.map((path) => `- \`${path}\` (deleted)\n`).join('')}- \`src/page.ts\``]],
            },
            {
                families: ['bmad-spec'],
                replace: [
                    [
                        '- [x] `src/page.ts`',
                        `${many.map((path) => `- [x] \`${path}\` -- delete the file\n`).join('')}- [x] \`src/page.ts\``,
                    ],
                ],
            },
        ],
    },
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


/***/ })

};
;