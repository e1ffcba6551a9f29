import { jsonVersion, returnMeta } from '../version.js';
import { shape } from './generated/return-meta@2.1.shape.js';
import { use } from '../rules/index.js';
import { validate } from './generated/return-meta@2.1.validate.js';

export const standard = jsonVersion({
  ...returnMeta,
  version: '2.1',
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
  shape,
  validate,
});
