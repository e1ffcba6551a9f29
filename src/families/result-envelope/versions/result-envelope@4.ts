import type { Standard } from '../../../model/standard.js';
import { use } from '../rules/index.js';
import { ruleList } from '../../define.js';
import { envelopeStatusWords, resultEnvelope, resultEnvelopeRules } from '../envelopes.js';
import { blockSample } from '../samples.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/result-envelope@4.shape.js';
import { validate } from './generated/result-envelope@4.validate.js';

export const standard: Standard = {
  ...resultEnvelope,
  id: 'result-envelope@4',
  version: '4',
  title: 'Result envelope as a block of labels 4',
  isDefault: false,
  source: 'upstream, March 2026',
  statuses: shape.enums['/status'],
  success: ['success'],
  shape,
  confusions: { status: envelopeStatusWords({ some: 'partial', none: 'blocked' }), artifactType: new Map() },
  rules: ruleList(resultEnvelopeRules, [
    use('envelope-field', { params: { needsChange: false } }),
    use('envelope-mode', { params: { mayMix: true } }),
  ]),
  sample: blockSample,
  validate: shapeOf(validate),
};
