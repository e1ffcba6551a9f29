import { has, numberField } from '../../../model/json.js';
import { statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { count } from '../../../model/text.js';

export const gsdVerificationGaps: ReturnRule = {
  id: 'gsd-verification-gaps',
  area: 'status',
  step: 'status',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A verification lists gaps where it found some, and only there',
    rationale: 'The plans that close the gaps are made of this list.',
    remedy: 'List each gap below `gaps`, or write the status that fits.',
    sources: [{ document: 'upstream', heading: 'verification template' }],
    bad: [
      { replace: [['status: passed', 'status: passed\ngaps:\n  - truth: Dates are read']] },
      { replace: [['status: passed', 'status: gaps_found']] },
    ],
    good: [
      { replace: [['status: passed', 'status: passed\ngaps: []']] },
      { replace: [['status: passed', 'status: gaps_found\ngaps:\n  - truth: Dates are read']] },
    ],
  }),
  check(subject) {
    const status = statusOf(subject);
    const gaps = numberField(subject.value, 'gapCount') ?? 0;
    if (status === 'passed' && gaps > 0) {
      return [
        {
          pointer: '/gaps',
          message: `The verification passed, and lists ${count(gaps, 'gap')}.`,
          recommendation: 'Write "status: gaps_found", or take out the gaps that are closed.',
        },
      ];
    }
    if (status !== 'gaps_found' || gaps > 0) return NOTHING;
    return [
      {
        pointer: has(subject.value, 'gaps') ? '/gaps' : '/status',
        message: 'The verification found gaps, and lists none.',
        recommendation: 'List each gap below "gaps", or write the status that fits.',
      },
    ];
  },
};
