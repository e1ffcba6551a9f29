import type { Standard } from '../../../model/standard.js';
import { use } from '../rules/index.js';
import { ruleList } from '../../define.js';
import { jsonRules, returnMetaRules } from '../rule-lists.js';
import { PROGRESS_IN_WORDS, progressClaims } from '../progress.js';
import { metadataSample } from '../samples.js';
import { artifactTypeWords, metadataStatusWords } from '../confusions.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/return-meta@1.2.shape.js';
import { validate } from './generated/return-meta@1.2.validate.js';

const artifactTypes = shape.enums['/artifacts/*/type'];

export const standard: Standard = {
  id: 'return-meta@1.2',
  family: 'return-meta',
  version: '1.2',
  title: 'Return metadata file 1.2',
  isDefault: true,
  source: '001',
  statuses: shape.enums['/status'],
  open: ['in_progress'],
  success: ['researched', 'planned', 'implemented'],
  artifactTypes,
  shape,
  confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(artifactTypes) },
  claimFields: [{ pattern: '/artifacts/*/path' }],
  claimsInWords: PROGRESS_IN_WORDS,
  claims: progressClaims(shape),
  rules: ruleList(jsonRules, returnMetaRules, [
    use('standard-mismatch'),
    use('claudemd-required'),
    use('claudemd-none'),
  ]),
  sample: metadataSample,
  validate: shapeOf(validate),
};
