import { field, isArray } from '../../../model/json.js';
import { statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const envelopeFailureWithoutRisk: ReturnRule = {
  id: 'envelope-failure-without-risk',
  area: 'envelope',
  scope: 'return',
  severity: 'warning',
  summary: 'An envelope that reports a failure names the risk behind it',
  rationale: 'Something made the phase fail. If it is not among the risks, it is unknown what to resolve.',
  remedy: 'List what made the phase fail, as a CRITICAL risk.',
  demand: {
    order: 70,
    text: '"warning" and "failure" name at least one risk.',
  },
  sources: [{ document: 'return-gate', heading: 'Document 004 has blockers among the risks' }],
  bad: { replace: [['**Status**: success', '**Status**: failure']] },
  good: {
    replace: [
      ['**Status**: success', '**Status**: failure'],
      ['None.', '- **CRITICAL**: Dates before 1970 are lost.'],
    ],
  },
  check(subject) {
    const risks = field(subject.value, 'risks');
    if (statusOf(subject) !== 'failure' || !isArray(risks) || risks.length > 0) return NOTHING;
    return [
      {
        pointer: '/risks',
        message: 'The envelope has the status "failure" and names no risk.',
        recommendation: 'List what made the phase fail, as a CRITICAL risk.',
      },
    ];
  },
};
