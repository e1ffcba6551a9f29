import type { Standard } from '../../../model/standard.js';
import { envelopeCriticalWithWarning } from '../rules/envelope-critical-with-warning.js';
import { envelopeFailureWithoutRisk } from '../rules/envelope-failure-without-risk.js';
import { envelopeHeading } from '../rules/envelope-heading.js';
import { envelopeRiskSeverity } from '../rules/envelope-risk-severity.js';
import { envelopeWarningWithoutRisk } from '../rules/envelope-warning-without-risk.js';
import { envelopeSectionOrder } from '../rules/envelope-section-order.js';
import { ruleList, use } from '../../define.js';
import { envelopeClaims, resultEnvelopeRules } from '../envelopes.js';
import { envelopeSample } from '../../samples.js';
import { envelopeStatusWords } from '../../json/confusions.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/result-envelope@1.shape.js';
import { validate } from './generated/result-envelope@1.validate.js';

export const standard: Standard = {
  id: 'result-envelope@1',
  family: 'result-envelope',
  version: '1',
  title: 'Result envelope with headed sections 1',
  isDefault: true,
  source: '004',
  statuses: shape.enums['/status'],
  success: ['success', 'warning'],
  artifactTypes: [],
  shape,
  confusions: { status: envelopeStatusWords({ some: 'warning', none: 'failure' }), artifactType: new Map() },
  claimFields: envelopeClaims,
  rules: ruleList(resultEnvelopeRules, [
    use(envelopeHeading),
    use(envelopeRiskSeverity),
    use(envelopeCriticalWithWarning),
    use(envelopeFailureWithoutRisk),
    use(envelopeWarningWithoutRisk),
    use(envelopeSectionOrder),
  ]),
  sample: envelopeSample(`## Proposal Created

**Change**: parse-dates
**Status**: success

### Summary
The proposal says how dates are parsed. It has three phases.

### Artifacts
- openspec/changes/parse-dates/proposal.md

### Next Recommended
Ready for the specification (sdd-spec).

### Risks
None.
`),
  validate: shapeOf(validate),
};
