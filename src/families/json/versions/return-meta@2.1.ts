import type { Standard } from '../../../model/standard.js';
import { use } from '../rules/index.js';
import { ruleList } from '../../define.js';
import { jsonRules, returnMetaRules } from '../rule-lists.js';
import { PROGRESS_IN_WORDS, progressClaims } from '../progress.js';
import { metadataSample } from '../samples.js';
import { artifactTypeWords, metadataStatusWords } from '../confusions.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/return-meta@2.1.shape.js';
import { validate } from './generated/return-meta@2.1.validate.js';

const artifactTypes = shape.enums['/artifacts/*/type'];

export const standard: Standard = {
  id: 'return-meta@2.1',
  family: 'return-meta',
  version: '2.1',
  title: 'Return metadata file 2.1',
  isDefault: false,
  source: 'upstream, autumn 2026',
  statuses: shape.enums['/status'],
  open: ['in_progress'],
  success: ['researched', 'planned', 'implemented'],
  artifactTypes,
  shape,
  confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(artifactTypes) },
  claimFields: [
    { pattern: '/artifacts/*/path' },
    { pattern: '/modified_files/*' },
    { pattern: '/partial_progress/handoff_path' },
    { pattern: '/memory_candidates/*/source_artifact' },
    { pattern: '/teammate_results/*/output_path', statuses: ['completed'] },
  ],
  claimsInWords: PROGRESS_IN_WORDS,
  claims: progressClaims(shape),
  rules: ruleList(jsonRules, returnMetaRules, [
    use('memory-candidate'),
    use('review-reason'),
    use('research-questions'),
    use('user-decision'),
    use('modified-files'),
  ]),
  sample: metadataSample,
  validate: shapeOf(validate),
};
