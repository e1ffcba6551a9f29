import { MOST_CLAIMS } from '../../model/claim.js';
import { MOST_ELEMENTS } from '../../model/document.js';
import { documentExamples } from '../document-examples.js';
import type { SharedExamples } from '../example.js';
import { blockSample, headedSample } from './samples.js';

const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const ENVELOPE = headedSample.file;

const FENCE = '```';
const WITHOUT_STATUS = `${FENCE}json\n{"artifacts": [], "metadata": {}}\n${FENCE}\n`;

const shared = documentExamples([
  {
    family: 'result-envelope',
    changed: [ENVELOPE, PROPOSAL],
    claiming: (path) => ({ replace: [[PROPOSAL, path]] }),
    deleted: 'openspec/changes/parse-times/proposal.return.md',
  },
]);

/** What the samples show of rules that other families share. */
export const examples: SharedExamples = {
  ...shared,
  'artifact-empty': { ...shared['artifact-empty'], good: {} },
  'artifact-directory': { bad: { replace: [[PROPOSAL, 'openspec/changes/parse-dates/']] } },
  'artifact-unverifiable': {
    bad: [
      { replace: [[PROPOSAL, 'vendor/dates/proposal.md']], tree: { 'vendor/dates/': '' } },
      { replace: [[PROPOSAL, 'Engram observation: #obs_5c1f']] },
    ],
  },
  'artifact-archived': {
    bad: {
      file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md',
      tree: { [PROPOSAL]: null, 'openspec/changes/archive/2026-01-28-parse-dates/proposal.md': '# Parse dates\n' },
    },
  },
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
  'artifact-self': { bad: { replace: [[PROPOSAL, ENVELOPE]] } },
  'artifact-unchanged': {
    bad: { context: { changes: { base: 'main', changed: new Set([ENVELOPE]), deleted: new Set() } } },
    good: { context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted: new Set() } } },
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
      { text: blockSample.text, also: ['envelope-heading', 'envelope-field'], raisedIn: 'some' },
      { text: headedSample.text, also: ['envelope-field'], raisedIn: 'some' },
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
};
