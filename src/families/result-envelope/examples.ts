import { MOST_CLAIMS } from '../../model/claim.js';
import { MOST_ELEMENTS } from '../../model/document.js';
import type { SharedExamples } from '../example.js';

const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';

const FENCE = '```';
const WITHOUT_STATUS = `${FENCE}json\n{"artifacts": [], "metadata": {}}\n${FENCE}\n`;

const HEADED = `## Proposal Created

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
`;

const BLOCK = `**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
`;

const deleted = new Set(['src/times.ts']);

/** What the samples show of the rules that other families have, too. */
export const examples: SharedExamples = {
  'artifact-archived': {
    bad: {
      file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md',
      tree: { [PROPOSAL]: null, 'openspec/changes/archive/2026-01-28-parse-dates/proposal.md': '# Parse dates\n' },
    },
  },
  'artifact-blank': { bad: { tree: { [PROPOSAL]: ' \n\n' } }, good: { tree: { [PROPOSAL]: '\n#\n' } } },
  'artifact-case': { bad: { replace: [[PROPOSAL, 'openspec/changes/parse-dates/Proposal.md']] } },
  'artifact-directory': { bad: { replace: [[PROPOSAL, 'openspec/changes/parse-dates/']] } },
  'artifact-empty': { bad: { tree: { [PROPOSAL]: '' } }, good: { tree: { [PROPOSAL]: '#' } } },
  'artifact-missing': { bad: { replace: [[PROPOSAL, 'openspec/changes/parse-dates/never-written.md']] } },
  'artifact-not-deleted': {
    bad: [
      { replace: [[PROPOSAL, `${PROPOSAL} (deleted)`]] },
      { replace: [[PROPOSAL, `${PROPOSAL}\n- openspec/changes/parse-dates/never.md (deleted)`]] },
    ],
    good: {
      replace: [[PROPOSAL, `${PROPOSAL}\n- openspec/changes/parse-dates/old.md (deleted)`]],
      earlier: { 'openspec/changes/parse-dates/old.md': null },
    },
  },
  'path-root': { bad: { replace: [[PROPOSAL, `/home/agent/project/${PROPOSAL}`]] }, good: {} },
  'artifact-path-relative': { bad: { replace: [[PROPOSAL, '/opt/other/proposal.md']] } },
  'artifact-relocated': {
    bad: {
      tree: { [PROPOSAL]: null, 'openspec/changes/parse-dates/why.md': '# Parse dates\n' },
      earlier: { [PROPOSAL]: 'openspec/changes/parse-dates/why.md' },
    },
  },
  'artifact-removed': { bad: { tree: { [PROPOSAL]: null }, earlier: { [PROPOSAL]: null } } },
  'artifact-self': { bad: { replace: [[PROPOSAL, ENVELOPE]] } },
  'artifact-unchanged': {
    bad: { context: { changes: { base: 'main', changed: new Set([ENVELOPE]), deleted: new Set() } } },
    good: { context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted: new Set() } } },
  },
  'artifact-uncommitted': { bad: { tree: { [PROPOSAL]: null }, workspace: [PROPOSAL] } },
  'artifact-undetermined': { bad: { tree: { [PROPOSAL]: null }, beyondHistory: [PROPOSAL] } },
  'artifact-unverifiable': {
    bad: [
      { replace: [[PROPOSAL, 'vendor/dates/proposal.md']], tree: { 'vendor/dates/': '' } },
      { replace: [[PROPOSAL, 'Engram observation: #obs_5c1f']] },
    ],
  },
  'no-return-found': {
    bad: { file: 'docs/return-logs/notes.md', text: '# Notes\n\nAll done.\n', also: ['no-returns'] },
    good: [{}, { file: 'openspec/changes/parse-dates/design.md', text: WITHOUT_STATUS, also: ['no-returns'] }],
  },
  'no-returns': {
    bad: { file: 'notes/plan.json' },
    good: { file: 'notes/plan.json', context: { ifNoReturns: 'ignore' } },
  },
  'phantom-work': {
    bad: { replace: [[PROPOSAL, 'None.']] },
    good: { replace: [[PROPOSAL, 'None (ephemeral)']] },
  },
  'standard-mismatch': {
    bad: [
      { text: BLOCK, also: ['envelope-heading', 'envelope-field'], raisedIn: 'some' },
      { text: HEADED, also: ['envelope-field'], raisedIn: 'some' },
    ],
  },
  'status-value': { bad: { replace: [['**Status**: success', '**Status**: finished']] } },
  'too-many-claims': {
    bad: {
      replace: [
        [
          PROPOSAL,
          Array.from({ length: MOST_CLAIMS + 1 }, (_, n) => `openspec/changes/parse-dates/${String(n)}.md`).join(', '),
        ],
      ],
      also: ['artifact-missing'],
    },
  },
  'too-many-elements': {
    bad: {
      replace: [
        [
          'None.',
          Array(MOST_ELEMENTS + 1)
            .fill('- **WARNING**: Slow.')
            .join('\n'),
        ],
      ],
    },
  },
  'returns-imported': {
    bad: { tree: { [PROPOSAL]: null }, earlier: { [PROPOSAL]: null }, imported: 6, also: ['artifact-removed'] },
  },
  'return-deleted': { bad: { deleted: ['openspec/changes/parse-times/proposal.return.md'] } },
  'unclaimed-change': {
    bad: {
      tree: { 'src/dates.ts': 'export {};\n' },
      context: {
        changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL, 'src/dates.ts']), deleted: new Set() },
      },
    },
    good: { context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted: new Set() } } },
  },
  'unclaimed-deletion': {
    bad: { context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted } } },
    good: {
      context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted, movedAway: deleted } },
    },
  },
};
