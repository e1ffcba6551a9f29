import { textAt, textLengthRule } from '../../text-rules.js';

const MIN = 10;
const MAX = 500;

export const summaryLength = textLengthRule({
  id: 'summary-length',
  area: 'summary',
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
  texts: textAt('summary'),
  name: 'The summary',
  min: MIN,
  max: MAX,
  advice: (length) =>
    length < MIN
      ? 'Say what was accomplished in 2 to 5 sentences.'
      : 'Shorten it to what the caller must know; details belong into the artifacts.',
});
