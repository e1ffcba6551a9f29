import { field, isArray } from '../../../model/json.js';
import { statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const envelopeWarningWithoutRisk: ReturnRule = {
  id: 'envelope-warning-without-risk',
  area: 'envelope',
  scope: 'return',
  severity: 'warning',
  summary: 'An envelope with the status warning lists the risk it warns of',
  rationale: 'The status says that there are concerns. Without a risk, it is unknown which.',
  remedy: 'List the concern as a WARNING risk, or return success.',
  demand: { askedBy: 'envelope-failure-without-risk' },
  sources: [{ document: 'return-gate', heading: 'Document 004 calls warning a success with non-blocking concerns' }],
  bad: { replace: [['**Status**: success', '**Status**: warning']] },
  good: {
    replace: [
      ['**Status**: success', '**Status**: warning'],
      ['None.', '- **WARNING**: Dates before 1970 are lost.'],
    ],
  },
  check(subject) {
    const risks = field(subject.value, 'risks');
    if (statusOf(subject) !== 'warning' || !isArray(risks) || risks.length > 0) return NOTHING;
    return [
      {
        pointer: '/risks',
        message: 'The envelope has the status "warning" but lists no risks.',
        recommendation: 'List the concern as a WARNING risk, or return the status "success".',
      },
    ];
  },
};
