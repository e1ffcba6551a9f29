import { fixFormat } from '../../../model/return.js';
import { textAt, textLengthRule } from '../../text-rules.js';

const LIMIT = 300;

export const nextStepsLength = textLengthRule({
  id: 'next-steps-length',
  area: 'errors',
  severity: 'warning',
  summary: `The next steps have at most ${String(LIMIT)} characters`,
  rationale: 'The next steps tell a caller what to do at once. A long text hides that, and fills its context.',
  remedy: 'Name the next one or two actions; put the rest into an artifact.',
  demand: { askedBy: 'error-message-length' },
  sources: [{ document: '000', heading: 'next_steps (optional)' }],
  bad: { set: { '/next_steps': 'n'.repeat(LIMIT + 1) } },
  good: { set: { '/next_steps': 'n'.repeat(LIMIT) } },
  texts: textAt('next_steps'),
  name: 'Field next_steps',
  max: LIMIT,
  advice: (_, subject) => `${fixFormat(subject)}: name the next one or two actions only.`,
});
