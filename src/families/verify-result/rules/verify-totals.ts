import type { Changes } from '../../../model/context.js';
import type { ClaimRule, ClaimSubject } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { because, unlessSuccess } from '../../../model/claim.js';
import { completedOf } from '../words.js';

const SPEC = 'openspec/changes/parse-dates/specs/times/spec.md';

export const verifyTotals: ClaimRule = {
  id: 'verify-totals',
  area: 'verification',
  step: 'artifacts',
  needsPlace: true,
  scope: 'claim',
  verdict: 'differs',
  kinds: ['count'],
  severity: 'warning',
  summary: 'A verification counts as many requirements and scenarios as the specs beside it have',
  rationale:
    'A report whose totals are others than those of the specs was written for other specs: most often they were edited after it, and what was added has been verified by nobody.',
  remedy: 'Run the verification again, so that the report counts what the specs hold now.',
  demand: {
    order: 40,
    text: 'The totals of "requirements" and "scenarios" are the headings "### Requirement: name" and "#### Scenario: name" in the specs beside the report.',
  },
  sources: [{ document: 'upstream', heading: 'verify-result, ValidateVerifyReportAdmission' }],
  bad: [
    { tree: { [SPEC]: '### Requirement: Times\n\n#### Scenario: Noon\n' } },
    { replace: [['scenarios: 3/3', 'scenarios: 4/4']] },
  ],
  good: [{}, { tree: { [SPEC]: 'Times are not parsed yet.\n' } }],
  check({ claim, verdict }, of, { changes }) {
    return [
      {
        ...unlessSuccess(of, 'notice'),
        message: `The report counts ${quote(claim.path)}.${because(verdict)}${sinceWhen(claim.path, of, changes)}`,
        recommendation: 'Run the verification again, and write the totals that the specs beside the report have.',
      },
    ];
  },
};

/** Returns whether the total was wrong from the start or the report became stale, as the end of a message; '' if neither is known. */
function sinceWhen(written: string, { file, success, restated }: ClaimSubject, changes: Changes | null): string {
  // The compared change wrote it, and has these specs too.
  if (restated) {
    const verb = changes?.added?.has(file) === true ? 'adds' : 'writes';
    return ` The total was never right: the compared change ${verb} this report.`;
  }
  const count = completedOf(written);
  const isWhole = success && count !== null && count.completed === count.total;
  return isWhole ? ' The report is stale: verify again.' : '';
}
