import type { Standard } from '../../../model/standard.js';
import { memoryCandidate } from '../rules/memory-candidate.js';
import { modifiedFiles } from '../rules/modified-files.js';
import { researchQuestions } from '../rules/research-questions.js';
import { reviewReason } from '../rules/review-reason.js';
import { userDecision } from '../rules/user-decision.js';
import { ruleList, use } from '../../define.js';
import { jsonRules } from '../json-rules.js';
import { returnMetaRules } from '../return-meta-rules.js';
import { PROGRESS_IN_WORDS, progressClaims } from '../progress.js';
import { metadataSample } from '../../samples.js';
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
    use(memoryCandidate),
    use(reviewReason),
    use(researchQuestions),
    use(userDecision),
    use(modifiedFiles),
  ]),
  sample: metadataSample,
  validate: shapeOf(validate),
};
