import { consoleSample, delegatedMetadata } from '../samples.js';
import { jsonVersion, subagentReturn, use } from '../version.js';
import { fromSchema } from './generated/subagent-return@1.2.schema.js';

export const standard = jsonVersion({
  ...subagentReturn,
  ...fromSchema,
  title: 'Subagent return with delegation chain 1.2',
  isDefault: true,
  source: '003, checked against 002',
  rules: [
    use('artifact-summary'),
    use('partial-without-artifacts'),
    use('delegation-depth'),
    use('delegation-path'),
    use('errors-required'),
  ],
  sample: consoleSample('completed', delegatedMetadata),
});
