import type { Standard } from '../../../model/standard.js';
import { use } from '../rules/index.js';
import { ruleList } from '../../define.js';
import { envelopeStatusWords, resultEnvelope, resultEnvelopeRules } from '../envelopes.js';
import { headedSample } from '../samples.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/result-envelope@1.shape.js';
import { validate } from './generated/result-envelope@1.validate.js';

export const standard: Standard = {
  ...resultEnvelope,
  id: 'result-envelope@1',
  version: '1',
  title: 'Result envelope with headed sections 1',
  isDefault: true,
  source: '004',
  statuses: shape.enums['/status'],
  success: ['success', 'warning'],
  shape,
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
  validate: shapeOf(validate),
};
