import type { Standard } from '../../../model/standard.js';
import { use } from '../rules/index.js';
import { ruleList } from '../../define.js';
import { envelopeClaims, envelopeObservations, envelopeStatusWords, resultEnvelopeRules } from '../envelopes.js';
import { headedSample } from '../samples.js';
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
  open: [],
  success: ['success', 'warning'],
  artifactTypes: [],
  shape,
  confusions: { status: envelopeStatusWords({ some: 'warning', none: 'failure' }), artifactType: new Map() },
  claimFields: envelopeObservations,
  claims: envelopeClaims,
  claimsInWords: 'the files that are listed as artifacts, made or deleted',
  rules: ruleList(resultEnvelopeRules, [
    use('envelope-heading'),
    use('envelope-risk-severity'),
    use('envelope-critical-with-warning'),
    use('envelope-failure-without-risk'),
    use('envelope-warning-without-risk'),
    use('envelope-section-order'),
  ]),
  isMarkdown: true,
  structureInWords: 'Return is one result envelope',
  sample: headedSample,
  validate: shapeOf(validate),
};
