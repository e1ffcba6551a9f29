import type { ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { because, unlessSuccess } from '../model/verdict.js';
import { completedOf } from '../model/verify-result.js';

const SPEC = 'openspec/changes/parse-dates/specs/times/spec.md';

export const verifyTotals: ClaimRule = {
  id: 'verify-totals',
  area: 'verification',
  scope: 'claim',
  verdict: 'differs',
  kinds: ['count'],
  severity: 'warning',
  summary: 'A verification counts as many requirements and scenarios as the specs beside it have',
  rationale:
    'A report whose totals are others than those of the specs was written for other specs: most often they were edited after it, and what was added has been verified by nobody.',
  remedy: 'Run the verification again, so that the report counts what the specs hold now.',
  sources: [{ document: 'upstream', heading: 'verify-result, ValidateVerifyReportAdmission' }],
  bad: [
    { tree: { [SPEC]: '### Requirement: Times\n\n#### Scenario: Noon\n' } },
    { replace: [['scenarios: 3/3', 'scenarios: 4/4']] },
  ],
  good: [{}, { tree: { [SPEC]: 'Times are not parsed yet.\n' } }],
  check({ claim, verdict }, of) {
    const count = completedOf(claim.path);
    const isWhole = of.success && count !== null && count.completed === count.total;
    return [
      {
        ...unlessSuccess(of, 'notice'),
        message: `The report counts ${quote(claim.path)}.${because(verdict)}${isWhole ? ' The report is stale: verify again.' : ''}`,
        recommendation: 'Run the verification again, and write the totals that the specs beside the report have.',
      },
    ];
  },
};
