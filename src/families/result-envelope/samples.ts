import type { Sample } from '../../model/standard.js';

const FILES = {
  file: 'openspec/changes/parse-dates/proposal.return.md',
  tree: { 'openspec/changes/parse-dates/proposal.md': '# Parse dates\n\nWhy and how.\n' },
} as const;

/** An envelope with headings, and the proposal that it claims. */
export const headedSample = {
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
} satisfies Sample;

/** The same as a block of labels. */
export const blockSample = {
  ...FILES,
  text: `**Change**: parse-dates
**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
**Skill Resolution**: injected
`,
} satisfies Sample;
