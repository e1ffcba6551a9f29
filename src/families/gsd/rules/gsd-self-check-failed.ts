import { saysUnfinished } from '../status.js';
import { statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';

export const gsdSelfCheckFailed: ReturnRule = {
  id: 'gsd-self-check-failed',
  area: 'status',
  step: 'status',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'No success status beside a failed self-check',
    rationale: 'The agent looked for what it says it made, and did not find all of it: the plan is not done.',
    remedy: 'Finish what the self-check misses and check again, or write the status that the plan really has.',
    demand: {
      order: 60,
      text: ({ statuses, success }) => {
        const others = statuses.filter((status) => !success.includes(status));
        return `Where the self-check says FAILED, "status" is ${listOf(others.map((status) => quote(status)))}.`;
      },
    },
    sources: [{ document: 'upstream', heading: 'executor, self-check' }],
    bad: { replace: [['Self-Check: PASSED', 'Self-Check: FAILED']] },
    good: {
      replace: [
        ['Self-Check: PASSED', 'Self-Check: FAILED'],
        ['status: complete\n', ''],
      ],
      also: ['gsd-status'],
    },
  }),
  check(subject) {
    const status = statusOf(subject);
    if (subject.value.selfCheck !== 'failed' || status === undefined || saysUnfinished(status)) return NOTHING;
    return [
      {
        pointer: '/selfCheck',
        message: `The self-check failed beside the status ${quote(status)}.`,
        recommendation:
          'Finish what the self-check misses and check again, or write the status that the plan really has.',
      },
    ];
  },
};
