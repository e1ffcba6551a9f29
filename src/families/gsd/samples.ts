import type { Sample } from '../../model/standard.js';

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

const TREE: Readonly<Record<string, string>> = {
  'src/parse-dates.ts': 'export const parseDate = Date.parse;\n',
  'src/page.ts': "import { parseDate } from './parse-dates.js';\n",
  '.planning/REQUIREMENTS.md': '- [x] **DATE-01**: Dates are read\n',
};

/** A summary with its plan. */
export const gsdSummarySample: Sample = {
  file: `${FOLDER}/01-02-SUMMARY.md`,
  text: SUMMARY,
  tree: { ...TREE, [`${FOLDER}/01-02-PLAN.md`]: PLAN },
};

/** A plan with its summary, so that it is done. */
export const gsdPlanSample: Sample = {
  file: `${FOLDER}/01-02-PLAN.md`,
  text: PLAN,
  tree: { ...TREE, [`${FOLDER}/01-02-SUMMARY.md`]: SUMMARY },
};

export const gsdVerificationSample: Sample = {
  file: `${FOLDER}/01-VERIFICATION.md`,
  text: VERIFICATION,
  tree: TREE,
};

/** The commits of an example's history, in order: the sample's work is between the first and the last. */
export const WINDOW: Readonly<Record<string, readonly string[]>> = {
  ['0a'.repeat(20)]: ['README.md'],
  ['1b'.repeat(20)]: ['src/parse-dates.ts'],
  ['2c'.repeat(20)]: ['src/page.ts'],
};

/** The replacement that adds that window to the sample of a summary, with its number of commits. */
export function inWindow(commits: number): readonly [string, string] {
  const [before = '', , after = ''] = Object.keys(WINDOW);
  return [
    'subsystem: parser\n',
    `subsystem: parser\nplan_head_before: ${before}\nplan_head_after: ${after}\ncommits: ${String(commits)}\n`,
  ];
}
