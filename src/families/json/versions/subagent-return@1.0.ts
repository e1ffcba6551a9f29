import type { Standard } from '../../../model/standard.js';
import { use } from '../rules/index.js';
import { ruleList } from '../../define.js';
import { jsonRules, subagentReturnRules } from '../rule-lists.js';
import { consoleSample } from '../samples.js';
import { artifactTypeWords, plainStatusWords } from '../confusions.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/subagent-return@1.0.shape.js';
import { validate } from './generated/subagent-return@1.0.validate.js';

const artifactTypes = shape.enums['/artifacts/*/type'];

export const standard: Standard = {
  id: 'subagent-return@1.0',
  family: 'subagent-return',
  version: '1.0',
  title: 'Subagent return 1.0',
  isDefault: false,
  source: '000',
  statuses: shape.enums['/status'],
  open: [],
  success: ['completed'],
  artifactTypes,
  shape,
  confusions: { status: plainStatusWords, artifactType: artifactTypeWords(artifactTypes) },
  claimFields: [{ pattern: '/artifacts/*/path' }],
  rules: ruleList(jsonRules, subagentReturnRules, [
    use('custom-field'),
    use('artifact-summary-length'),
    use('artifact-summary-sentence'),
    use('session-id-reused'),
    use('error-message-length'),
    use('error-code-format'),
    use('cycle-recoverable'),
    use('session-id-format', { params: { format: 'agent-task' } }),
    use('error-type', { severity: 'error' }),
    use('next-steps-length'),
  ]),
  sample: consoleSample('completed', {
    session_id: 'planner_7_20251226T100000_abc123',
    duration_seconds: 245,
    agent_type: 'planner',
  }),
  validate: shapeOf(validate),
};
