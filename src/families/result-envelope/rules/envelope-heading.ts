import { stringField } from '../../../model/json.js';
import { fixFormat } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const envelopeHeading: ReturnRule = {
  id: 'envelope-heading',
  area: 'envelope',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'An envelope starts with a heading that names its phase',
  rationale: 'A log holds the results of many phases. The heading is where one starts, and says which phase it was.',
  remedy: 'Start the envelope with a heading of the second level, such as `## Proposal Created`.',
  demand: 'stated',
  sources: [{ document: '004', heading: 'Result Envelope Format' }],
  bad: [{ replace: [['## Proposal Created\n\n', '']] }, { replace: [['## Proposal', '# Proposal']] }],
  good: { replace: [['## Proposal Created', '## Verification Report']] },
  check(subject) {
    if (stringField(subject.value, 'heading') !== undefined) return NOTHING;
    return [
      {
        property: 'heading',
        message: 'The envelope has no heading that names its phase; one such as "## Proposal Created" was expected.',
        recommendation: `${fixFormat(subject)}: start the envelope with a heading of the second level.`,
      },
    ];
  },
};
