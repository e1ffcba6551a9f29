import type { Standard } from '../../../model/standard.js';
import { ruleList } from '../../define.js';
import { envelopeStatusWords, resultEnvelope, resultEnvelopeRules, use } from '../envelopes.js';
import { headedSample } from '../samples.js';
import { fromSchema } from './generated/result-envelope@1.schema.js';

export const standard: Standard = {
  ...resultEnvelope,
  ...fromSchema,
  title: 'Result envelope with headed sections 1',
  isDefault: true,
  source: '004',
  statuses: fromSchema.shape.enums['/status'],
  success: ['success', 'warning'],
  confusions: { status: envelopeStatusWords({ some: 'warning', none: 'failure' }), artifactType: new Map() },
  rules: ruleList(resultEnvelopeRules, [
    use('envelope-heading'),
    use('envelope-risk-severity'),
    use('envelope-critical-with-warning'),
    use('envelope-failure-without-risk'),
    use('envelope-warning-without-risk'),
    use('envelope-section-order'),
  ]),
  sample: headedSample,
};
