import type { Standard } from '../../../model/standard.js';
import { use } from '../rules/index.js';
import { ruleList } from '../../define.js';
import { jsonRules, subagentReturnRules } from '../rule-lists.js';
import { consoleSample, delegatedMetadata } from '../samples.js';
import { artifactTypeWords, contextualStatusWords } from '../confusions.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/subagent-return@2.0.shape.js';
import { validate } from './generated/subagent-return@2.0.validate.js';

const artifactTypes = shape.enums['/artifacts/*/type'];

export const standard: Standard = {
  id: 'subagent-return@2.0',
  family: 'subagent-return',
  version: '2.0',
  title: 'Subagent return with contextual success 2.0',
  isDefault: false,
  source: 'upstream, January 2026',
  statuses: shape.enums['/status'],
  open: [],
  success: ['researched', 'planned', 'implemented', 'synced', 'linked', 'committed', 'tasks_created'],
  artifactTypes,
  shape,
  confusions: { status: contextualStatusWords, artifactType: artifactTypeWords(artifactTypes) },
  claimFields: [{ pattern: '/artifacts/*/path' }],
  rules: ruleList(jsonRules, subagentReturnRules, [
    use('status-completed'),
    use('artifact-summary'),
    use('delegation-depth'),
    use('delegation-path'),
    use('errors-required'),
  ]),
  sample: consoleSample('planned', delegatedMetadata),
  validate: shapeOf(validate),
};
