import { jsonVersion, returnMeta, use } from '../version.js';
import { fromSchema } from './generated/return-meta@2.1.schema.js';

export const standard = jsonVersion({
  ...returnMeta,
  ...fromSchema,
  title: 'Return metadata file 2.1',
  isDefault: false,
  source: 'upstream, autumn 2026',
  claimFields: [
    { pattern: '/artifacts/*/path' },
    { pattern: '/modified_files/*' },
    { pattern: '/partial_progress/handoff_path' },
    { pattern: '/memory_candidates/*/source_artifact' },
    { pattern: '/teammate_results/*/output_path', statuses: ['completed'] },
  ],
  rules: [
    use('memory-candidate'),
    use('review-reason'),
    use('research-questions'),
    use('user-decision'),
    use('modified-files'),
  ],
});
