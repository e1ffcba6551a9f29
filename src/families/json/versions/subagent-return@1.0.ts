import { consoleSample } from '../samples.js';
import { jsonVersion, subagentReturn, use } from '../version.js';
import { fromSchema } from './generated/subagent-return@1.0.schema.js';

export const standard = jsonVersion({
  ...subagentReturn,
  ...fromSchema,
  title: 'Subagent return 1.0',
  isDefault: false,
  source: '000',
  rules: [
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
  ],
  sample: consoleSample('completed', {
    session_id: 'planner_7_20251226T100000_abc123',
    duration_seconds: 245,
    agent_type: 'planner',
  }),
});
