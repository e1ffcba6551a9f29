import { stringField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { count } from '../../../model/text.js';

const MIN = 10;
const MAX = 500;

export const summaryLength: ReturnRule = {
  id: 'summary-length',
  area: 'summary',
  scope: 'return',
  severity: 'warning',
  summary: `The summary has ${String(MIN)} to ${String(MAX)} characters`,
  rationale:
    'A word or two cannot tell what was done, and a long text fills the context window of the orchestrator that must keep many of them.',
  remedy: 'Say what was accomplished in two to five sentences, and leave the rest to the artifacts.',
  demand: { askedBy: 'summary-tokens' },
  sources: [{ document: '000', heading: 'summary (required)' }],
  bad: [
    { set: { '/summary': 'Done. Ok.' } },
    {
      set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(48)}times.` },
      also: ['summary-tokens'],
    },
  ],
  good: [{}, { set: { '/summary': 'Done. Good' } }],
  check(subject) {
    const length = stringField(subject.value, 'summary')?.length;
    if (length === undefined || (length >= MIN && length <= MAX)) return NOTHING;
    return [
      {
        pointer: '/summary',
        message: `The summary has ${count(length, 'character')}; ${String(MIN)} to ${String(MAX)} were expected.`,
        recommendation:
          length < MIN
            ? 'Say what was accomplished in 2 to 5 sentences.'
            : 'Shorten it to what the caller must know; details belong into the artifacts.',
      },
    ];
  },
};
