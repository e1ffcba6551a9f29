import { elementAt } from '../../../model/collections.js';
import { statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { criticalRiskOf } from '../risks.js';

export const envelopeSuccessWithCritical: ReturnRule = {
  id: 'envelope-success-with-critical',
  area: 'envelope',
  scope: 'return',
  severity: 'error',
  summary: 'An envelope with a CRITICAL risk does not claim success',
  rationale:
    'After a success the orchestrator goes on to the next phase. What must be resolved before that is then left behind.',
  remedy:
    'Resolve the risk, or give the status that says the work is not done; a risk that may wait is no CRITICAL one.',
  demand: {
    order: 50,
    text: '"success" has no CRITICAL risk.',
  },
  sources: [{ document: '004', heading: 'Sub-Agent Responsibilities' }],
  bad: { replace: [['None.', '**CRITICAL**: Dates before 1970 are lost.']] },
  good: { replace: [['None.', '**WARNING**: Dates before 1970 are lost.']] },
  check(subject) {
    if (statusOf(subject) !== 'success') return NOTHING;
    const critical = criticalRiskOf(subject);
    if (critical === undefined) return NOTHING;
    const { statuses } = subject.standard;
    const other = elementAt(statuses, statuses.length - 1);
    return [
      {
        pointer: '/status',
        message: `The envelope claims "success" and has a CRITICAL risk: ${quote(critical)}.`,
        recommendation: `Resolve the risk, or return the status ${quote(other)}.`,
      },
    ];
  },
};
