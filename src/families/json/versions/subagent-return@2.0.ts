import { consoleSample, delegatedMetadata } from '../samples.js';
import { jsonVersion, subagentReturn, contextualStatusWords, use } from '../version.js';
import { fromSchema } from './generated/subagent-return@2.0.schema.js';

export const standard = jsonVersion({
  ...subagentReturn,
  ...fromSchema,
  title: 'Subagent return with contextual success 2.0',
  isDefault: false,
  source: 'upstream, January 2026',
  success: ['researched', 'planned', 'implemented', 'synced', 'linked', 'committed', 'tasks_created'],
  statusWords: contextualStatusWords,
  rules: [
    use('status-completed'),
    use('artifact-summary'),
    use('delegation-depth'),
    use('delegation-path'),
    use('errors-required'),
  ],
  sample: consoleSample('planned', delegatedMetadata),
});
