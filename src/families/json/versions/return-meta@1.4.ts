import { jsonVersion, returnMeta, use } from '../version.js';
import { fromSchema } from './generated/return-meta@1.4.schema.js';

export const standard = jsonVersion({
  ...returnMeta,
  ...fromSchema,
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
});
