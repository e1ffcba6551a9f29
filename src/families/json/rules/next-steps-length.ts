import { stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const LIMIT = 300;

export const nextStepsLength: ReturnRule = {
  id: 'next-steps-length',
  area: 'errors',
  scope: 'return',
  severity: 'warning',
  summary: `The next steps have at most ${String(LIMIT)} characters`,
  rationale: 'The next steps tell a caller what to do at once. A long text hides that, and fills its context.',
  remedy: 'Name the next one or two actions; put the rest into an artifact.',
  demand: { askedBy: 'error-message-length' },
  sources: [{ document: '000', heading: 'next_steps (optional)' }],
  bad: { set: { '/next_steps': 'n'.repeat(LIMIT + 1) } },
  good: { set: { '/next_steps': 'n'.repeat(LIMIT) } },
  check(subject) {
    const length = stringField(subject.value, 'next_steps')?.length ?? 0;
    if (length <= LIMIT) return NOTHING;
    return [
      {
        pointer: join('', 'next_steps'),
        message: `Field next_steps has ${String(length)} characters; at most ${String(LIMIT)} are allowed.`,
        recommendation: `${fixFormat(subject)}: name the next one or two actions only.`,
      },
    ];
  },
};
