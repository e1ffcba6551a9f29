import { consoleSample, delegatedMetadata } from '../samples.js';
import { jsonVersion, subagentReturn, contextualStatusWords } from '../version.js';
import { shape } from './generated/subagent-return@2.0.shape.js';
import { use } from '../rules/index.js';
import { validate } from './generated/subagent-return@2.0.validate.js';

export const standard = jsonVersion({
  ...subagentReturn,
  version: '2.0',
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
  shape,
  validate,
});
