import type { Standard } from '../../../model/standard.js';
import { use } from '../rules/index.js';
import { ruleList } from '../../define.js';
import { jsonRules, subagentReturnRules } from '../rule-lists.js';
import { consoleSample, delegatedMetadata } from '../samples.js';
import { artifactTypeWords, plainStatusWords } from '../confusions.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/subagent-return@1.2.shape.js';
import { validate } from './generated/subagent-return@1.2.validate.js';

const artifactTypes = shape.enums['/artifacts/*/type'];

export const standard: Standard = {
  id: 'subagent-return@1.2',
  family: 'subagent-return',
  version: '1.2',
  title: 'Subagent return with delegation chain 1.2',
  isDefault: true,
  source: '003, checked against 002',
  statuses: shape.enums['/status'],
  open: [],
  success: ['completed'],
  artifactTypes,
  shape,
  confusions: { status: plainStatusWords, artifactType: artifactTypeWords(artifactTypes) },
  claimFields: [{ pattern: '/artifacts/*/path' }],
  rules: ruleList(jsonRules, subagentReturnRules, [
    use('artifact-summary'),
    use('partial-without-artifacts'),
    use('delegation-depth'),
    use('delegation-path'),
    use('errors-required'),
  ]),
  sample: consoleSample('completed', delegatedMetadata),
  validate: shapeOf(validate),
};
