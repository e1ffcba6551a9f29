import type { Standard } from '../../../model/standard.js';
import { ruleList } from '../../define.js';
import { envelopeStatusWords, resultEnvelope, resultEnvelopeRules, use } from '../envelopes.js';
import { blockSample } from '../samples.js';
import { fromSchema } from './generated/result-envelope@4.schema.js';

export const standard: Standard = {
  ...resultEnvelope,
  ...fromSchema,
  title: 'Result envelope as a block of labels 4',
  isDefault: false,
  source: 'upstream, March 2026',
  statuses: fromSchema.shape.enums['/status'],
  success: ['success'],
  confusions: { status: envelopeStatusWords({ some: 'partial', none: 'blocked' }), artifactType: new Map() },
  rules: ruleList(resultEnvelopeRules, [
    use('envelope-field', { params: { needsChange: false } }),
    use('envelope-mode', { params: { mayMix: true } }),
  ]),
  sample: blockSample,
};
