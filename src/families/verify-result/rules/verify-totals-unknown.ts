import type { ClaimRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { because } from '../../../model/claim.js';

const SPEC = 'openspec/changes/parse-dates/specs/dates/spec.md';

export const verifyTotalsUnknown: ClaimRule = {
  id: 'verify-totals-unknown',
  area: 'verification',
  step: 'artifacts',
  needsPlace: true,
  scope: 'claim',
  verdict: 'not-countable',
  kinds: ['count'],
  severity: 'notice',
  summary: 'The specs beside a verification have headings that can be counted',
  rationale:
    'The totals of a report are compared with the headings of the specs beside it. Without such headings it is unknown whether they are right.',
  remedy:
    'Keep the specs in `specs/` beside the report, and write `### Requirement: name` and `#### Scenario: name` for their headings.',
  sources: [{ document: 'return-gate', heading: 'a total that cannot be compared with anything proves nothing' }],
  bad: [{ tree: { [SPEC]: null } }, { tree: { [SPEC]: '### R1: Dates\n\n#### Case: Noon\n' } }],
  good: {},
  check({ claim, verdict }) {
    return [
      {
        message: `The count ${quote(claim.path)} cannot be compared with anything.${because(verdict)}`,
        recommendation: 'Keep the specs beside the report, with headings of the form that is counted.',
      },
    ];
  },
};
