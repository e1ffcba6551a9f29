import { quote, listOf } from '../model/text.js';
import { join } from '../model/pointer.js';
import { fixFormat, statusOf } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import { statusFix, suggestStatus } from '../model/fix.js';

export const statusValue: ReturnRule = {
  id: 'status-value',
  area: 'status',
  step: 'status',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'The status is one of the values that the standard lists',
  rationale:
    'Callers branch on the status. A value outside the list, or one in another letter case, takes none of their branches, and the work is lost or done twice.',
  remedy: 'Write one of the listed values, in exactly that letter case.',
  fixes: [{ safety: 'unsafe', does: 'writes the listed status that was probably meant' }],
  sources: [
    { document: '000', heading: 'status (required)' },
    { document: '001', heading: 'status (required)' },
    { document: '002', heading: 'Step 3: Validate Status Field' },
    { document: '003', heading: 'status (required)' },
    { document: '004', heading: 'Fields' },
  ],
  good: {},
  check(subject) {
    const status = statusOf(subject);
    if (status === undefined || subject.standard.statuses.includes(status)) return NOTHING;
    const { instead, because } = suggestStatus(subject, status);
    const reason = because === undefined ? '' : ` ${because}`;
    return [
      {
        pointer: join('', 'status'),
        message: `Status ${quote(status)} is not one of ${listOf(subject.standard.statuses)}.${reason}`,
        recommendation:
          instead === undefined
            ? `${fixFormat(subject)}: use a listed status.`
            : `${fixFormat(subject)}: write ${quote(instead)}.`,
        ...(instead === undefined ? {} : { fix: statusFix(instead) }),
      },
    ];
  },
};
