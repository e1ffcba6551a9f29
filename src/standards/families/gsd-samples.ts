import type { Sample } from '../../model/vocabulary.js';

const FOLDER = '.planning/phases/01-dates';

const SUMMARY = `---
phase: 01-dates
plan: 01
subsystem: dates
tags: [dates, parsing]
requires: []
provides: [a parser of dates]
key-files:
  created: [src/dates.ts]
  modified: [src/index.ts]
requirements-completed: [DATE-01]
duration: 12min
completed: 2026-02-03
---

# Phase 1 Plan 1: Dates Summary

Dates are parsed.

## Files Created/Modified

- \`src/dates.ts\` - the parser
- \`src/index.ts\` - exports it

## Self-Check: PASSED
`;

const PLAN = `---
phase: 01-dates
plan: 01
type: execute
wave: 1
depends_on: []
files_modified: [src/dates.ts, src/index.ts]
autonomous: true
requirements: [DATE-01]
must_haves:
  truths:
    - Dates are parsed
  artifacts:
    - path: src/dates.ts
      provides: The parser
      min_lines: 2
      contains: parseDate
      exports: [parseDate]
  key_links:
    - from: src/index.ts
      to: src/dates.ts
      via: export
      pattern: parseDate
---

<tasks>
<task type="auto">
Parse dates.
</task>
</tasks>
`;

const VERIFICATION = `---
phase: 01-dates
verified: 2026-02-03
status: passed
score: 1/1 must-haves verified
---

# Phase 1: Dates Verification

### Required Artifacts

| Artifact | Expected | Status |
|----------|----------|--------|
| \`src/dates.ts\` | The parser | VERIFIED |
`;

const TREE = {
  '.planning/REQUIREMENTS.md': '# Requirements\n\n- [x] **DATE-01**: Dates are parsed\n',
  'src/dates.ts': 'export function parseDate(text: string): Date {\n  return new Date(text);\n}\n',
  'src/index.ts': "export { parseDate } from './dates.js';\n",
};

/** The summary of a plan, beside it. */
export const summarySample: Sample = {
  file: `${FOLDER}/01-01-SUMMARY.md`,
  text: SUMMARY,
  tree: { ...TREE, [`${FOLDER}/01-01-PLAN.md`]: PLAN },
};

/** A plan that is done. */
export const planSample: Sample = {
  file: `${FOLDER}/01-01-PLAN.md`,
  text: PLAN,
  tree: { ...TREE, [`${FOLDER}/01-01-SUMMARY.md`]: SUMMARY },
};

/** The verification of a phase. */
export const verificationSample: Sample = {
  file: `${FOLDER}/01-VERIFICATION.md`,
  text: VERIFICATION,
  tree: TREE,
};
