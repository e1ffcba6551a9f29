import type { Standard } from '../../../model/standard.js';
import { artifactSummaryLength } from '../rules/artifact-summary-length.js';
import { artifactSummarySentence } from '../rules/artifact-summary-sentence.js';
import { customField } from '../rules/custom-field.js';
import { cycleRecoverable } from '../rules/cycle-recoverable.js';
import { errorCodeFormat } from '../rules/error-code-format.js';
import { errorMessageLength } from '../rules/error-message-length.js';
import { errorType } from '../rules/error-type.js';
import { nextStepsLength } from '../rules/next-steps-length.js';
import { sessionIdFormat } from '../rules/session-id-format.js';
import { sessionIdReused } from '../rules/session-id-reused.js';
import { ruleList, use } from '../../define.js';
import { jsonRules } from '../json-rules.js';
import { subagentReturnRules } from '../subagent-return-rules.js';
import { consoleSample } from '../../samples.js';
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
  success: ['completed'],
  artifactTypes,
  shape,
  confusions: { status: plainStatusWords, artifactType: artifactTypeWords(artifactTypes) },
  claimFields: [{ pattern: '/artifacts/*/path' }],
  rules: ruleList(jsonRules, subagentReturnRules, [
    use(customField),
    use(artifactSummaryLength),
    use(artifactSummarySentence),
    use(sessionIdReused),
    use(errorMessageLength),
    use(errorCodeFormat),
    use(cycleRecoverable),
    use(sessionIdFormat, { params: { format: 'agent-task' } }),
    use(errorType, { severity: 'error' }),
    use(nextStepsLength),
  ]),
  sample: consoleSample('completed', {
    session_id: 'planner_7_20251226T100000_abc123',
    duration_seconds: 245,
    agent_type: 'planner',
  }),
  validate: shapeOf(validate),
};
