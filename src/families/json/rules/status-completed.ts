import { fixFormat, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { statusFix, suggestStatus } from '../../../model/fix.js';
import { listOf, quote } from '../../../model/text.js';

const FORBIDDEN = 'completed';

export const statusCompleted: ReturnRule = {
  id: 'status-completed',
  area: 'status',
  step: 'status',
  scope: 'return',
  supersedes: ['status-value'],
  severity: 'error',
  structural: true,
  summary: `The status is never "${FORBIDDEN}"`,
  rationale:
    'The word makes the calling tool stop before its own last steps, so the task is never marked as done. For success, a return says what was done instead.',
  remedy: 'Write the word for the work that was done, such as researched, planned or implemented.',
  fixes: [{ safety: 'unsafe', does: 'writes the word for what an agent of this name does' }],
  demand: 'stated',
  sources: [{ document: '001', heading: 'status (required)' }],
  bad: { set: { '/status': FORBIDDEN }, also: ['standard-mismatch'] },
  good: {},
  check(subject) {
    if (statusOf(subject) !== FORBIDDEN) return NOTHING;
    const { success } = subject.standard;
    const { instead } = suggestStatus(subject, FORBIDDEN);
    return [
      {
        pointer: '/status',
        message: `Status ${quote(FORBIDDEN)} stops the calling tool; for success, use ${listOf(success)}.`,
        recommendation: `${fixFormat(subject)}: write ${instead === undefined ? 'what was done' : quote(instead)}.`,
        ...(instead === undefined ? {} : { fix: statusFix(instead) }),
      },
    ];
  },
};
