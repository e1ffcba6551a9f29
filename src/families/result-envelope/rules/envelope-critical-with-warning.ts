import { statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { criticalRiskOf } from '../risks.js';

export const envelopeCriticalWithWarning: ReturnRule = {
  id: 'envelope-critical-with-warning',
  area: 'envelope',
  scope: 'return',
  severity: 'warning',
  summary: 'An envelope with a CRITICAL risk has the status failure, not warning',
  rationale:
    'The status `warning` means concerns that block nothing; a CRITICAL risk must be resolved before anything else.',
  remedy: 'Return `failure`, or call the risk a WARNING if the next phase can start.',
  demand: {
    order: 60,
    text: '"warning" has no CRITICAL risk: that is a "failure".',
  },
  sources: [
    { document: 'return-gate', heading: 'Document 004 calls warnings non-blocking, and CRITICAL what blocks' },
    { document: '004', heading: 'Fields' },
  ],
  bad: {
    replace: [
      ['**Status**: success', '**Status**: warning'],
      ['None.', '- **CRITICAL**: Dates before 1970 are lost.'],
    ],
  },
  good: {
    replace: [
      ['**Status**: success', '**Status**: warning'],
      ['None.', '- **WARNING**: Dates before 1970 are lost.'],
    ],
  },
  check(subject) {
    if (statusOf(subject) !== 'warning') return NOTHING;
    const critical = criticalRiskOf(subject);
    if (critical === undefined) return NOTHING;
    return [
      {
        pointer: '/status',
        message: `The envelope has the status "warning" and a CRITICAL risk: ${quote(critical)}.`,
        recommendation: 'Return the status "failure", or call the risk a WARNING if the next phase can start.',
      },
    ];
  },
};
