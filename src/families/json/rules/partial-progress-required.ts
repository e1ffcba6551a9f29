import { has } from '../../../model/json.js';
import { fixFormat, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

const ERRORS = [
  {
    type: 'timeout',
    message: 'The time limit was reached in the second phase',
    recoverable: true,
    recommendation: 'Resume with /implement 7',
  },
] as const;

export const partialProgressRequired: ReturnRule = {
  id: 'partial-progress-required',
  area: 'life-cycle',
  scope: 'return',
  severity: 'warning',
  summary: 'Unfinished work says how far it came',
  rationale:
    'The next agent resumes at the stage that is written here. Without it, the work starts again from the beginning.',
  remedy: 'Add partial_progress with the stage that was reached and its details.',
  demand: 'stated',
  sources: [{ document: '001', heading: 'partial_progress (optional)' }],
  bad: [
    { set: { '/status': 'partial', '/errors': ERRORS } },
    {
      set: { '/status': 'in_progress', '/started_at': '2026-01-28T10:30:00Z' },
      also: ['status-in-progress'],
    },
  ],
  good: {
    set: {
      '/status': 'partial',
      '/errors': ERRORS,
      '/partial_progress': { stage: 'phase_1_completed', details: 'The first of three phases is done' },
    },
  },
  check(subject) {
    const status = statusOf(subject);
    if ((status !== 'in_progress' && status !== 'partial') || has(subject.value, 'partial_progress')) return NOTHING;
    return [
      {
        ...(status === 'partial' ? { severity: 'notice' } : {}),
        pointer: '',
        property: 'partial_progress',
        message: `Status is ${quote(status)} and partial_progress is absent; the stage that was reached was expected.`,
        recommendation: `${fixFormat(subject)}: add partial_progress with stage and details.`,
      },
    ];
  },
};
