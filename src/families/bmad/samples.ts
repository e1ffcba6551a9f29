import type { Sample } from '../../model/standard.js';

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

const TREE: Readonly<Record<string, string>> = {
  'src/parse-dates.ts': 'export const parseDate = Date.parse;\n',
  'src/page.ts': "import { parseDate } from './parse-dates.js';\n",
  'src/parse-dates.test.ts': "import { parseDate } from './parse-dates.js';\n",
};

/** A story that is done. */
export const bmadStorySample: Sample = { file: `${FOLDER}/1-2-parse-dates.md`, text: STORY, tree: TREE };

/** A build spec that is done. */
export const bmadSpecSample: Sample = { file: `${FOLDER}/spec-parse-dates.md`, text: SPEC, tree: TREE };

/** The replacement that adds the start commit to the sample of a story. */
export function inStory(baseline: string): readonly [string, string] {
  return ['# Story 1.2', `---\nbaseline_commit: ${baseline}\n---\n\n# Story 1.2`];
}
