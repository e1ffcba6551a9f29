import { fixFormat } from '../../../model/return.js';
import { quote } from '../../../model/text.js';
import { blankTextRule, textAt } from '../../text-rules.js';

export const summaryEmpty = blankTextRule({
  id: 'summary-empty',
  area: 'summary',
  supersedes: ['summary-length'],
  severity: 'error',
  structural: true,
  summary: 'The summary is not blank',
  rationale: 'The summary is often all that a caller reads. A blank one says nothing while it counts as present.',
  remedy: 'Say in two to five sentences what was accomplished.',
  demand: { askedBy: 'session-id-empty' },
  sources: [{ document: '000', heading: 'summary (required)' }],
  bad: { set: { '/summary': ' ' } },
  good: {},
  texts: textAt('summary'),
  problem: ({ text }, subject) => ({
    message: `The summary is blank: ${quote(text)}.`,
    recommendation: `${fixFormat(subject)}: say what was accomplished in 2 to 5 sentences.`,
  }),
});
