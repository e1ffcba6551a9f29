import { jsonVersion, contextualStatusWords, use } from '../version.js';
import { handoffSample } from '../samples.js';
import { fromSchema } from './generated/orchestrator-handoff@1.schema.js';

export const standard = jsonVersion({
  ...fromSchema,
  title: 'Handoff to the orchestrator 1',
  isDefault: true,
  source: 'upstream, 2026',
  open: [],
  success: ['researched', 'planned', 'implemented'],
  statusWords: contextualStatusWords,
  countsPhases: true,
  claimFields: [
    { pattern: '/artifacts/*/path' },
    { pattern: '/files_modified/*' },
    { pattern: '/modified_files/*' },
    { pattern: '/continuation_context/handoff_path' },
    { pattern: '/continuation_path' },
  ],
  since: { '/plan_markers_verified': '2026-06-23' },
  rules: [
    use('return-location'),
    use('summary-empty'),
    use('summary-sentences', { params: { max: 4 } }),
    use('summary-tokens'),
    use('artifact-type-path'),
    use('phases-required'),
    use('implemented-phases-short'),
    use('partial-phases-whole'),
    use('plan-markers-unverified'),
    use('blockers-required'),
    use('continuation-required'),
    use('handoff-tokens'),
    use('progress-behind'),
    use('progress-other-total'),
  ],
  sample: handoffSample,
});
