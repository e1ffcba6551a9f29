import { jsonVersion, returnMeta } from '../version.js';
import { shape } from './generated/return-meta@1.4.shape.js';
import { use } from '../rules/index.js';
import { validate } from './generated/return-meta@1.4.validate.js';

export const standard = jsonVersion({
  ...returnMeta,
  version: '1.4',
  title: 'Return metadata file 1.4',
  isDefault: false,
  source: 'upstream, May 2026',
  claimFields: [
    { pattern: '/artifacts/*/path' },
    { pattern: '/partial_progress/handoff_path' },
    { pattern: '/memory_candidates/*/source_artifact' },
    { pattern: '/teammate_results/*/output_path', statuses: ['completed'] },
  ],
  rules: [use('standard-mismatch'), use('memory-candidate'), use('review-reason')],
  shape,
  validate,
});
