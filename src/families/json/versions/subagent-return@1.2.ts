import type { Standard } from '../../../model/standard.js';
import { artifactSummary } from '../rules/artifact-summary.js';
import { delegationDepth } from '../rules/delegation-depth.js';
import { delegationPath } from '../rules/delegation-path.js';
import { errorsRequired } from '../rules/errors-required.js';
import { partialWithoutArtifacts } from '../rules/partial-without-artifacts.js';
import { ruleList, use } from '../../define.js';
import { jsonRules } from '../json-rules.js';
import { subagentReturnRules } from '../subagent-return-rules.js';
import { consoleSample, delegatedMetadata } from '../../samples.js';
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
  source: '003, judged by 002',
  statuses: shape.enums['/status'],
  success: ['completed'],
  artifactTypes,
  shape,
  confusions: { status: plainStatusWords, artifactType: artifactTypeWords(artifactTypes) },
  claimFields: [{ pattern: '/artifacts/*/path' }],
  rules: ruleList(jsonRules, subagentReturnRules, [
    use(artifactSummary),
    use(partialWithoutArtifacts),
    use(delegationDepth),
    use(delegationPath),
    use(errorsRequired),
  ]),
  sample: consoleSample('completed', delegatedMetadata),
  validate: shapeOf(validate),
};
