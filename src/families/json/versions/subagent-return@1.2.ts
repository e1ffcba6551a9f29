import { consoleSample, delegatedMetadata } from '../samples.js';
import { jsonVersion, subagentReturn } from '../version.js';
import { shape } from './generated/subagent-return@1.2.shape.js';
import { use } from '../rules/index.js';
import { validate } from './generated/subagent-return@1.2.validate.js';

export const standard = jsonVersion({
  ...subagentReturn,
  version: '1.2',
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
  shape,
  validate,
});
