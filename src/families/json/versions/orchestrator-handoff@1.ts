import type { Standard } from '../../../model/standard.js';
import { artifactTypePath } from '../rules/artifact-type-path.js';
import { blockersRequired } from '../rules/blockers-required.js';
import { continuationRequired } from '../rules/continuation-required.js';
import { handoffTokens } from '../rules/handoff-tokens.js';
import { implementedPhasesShort } from '../rules/implemented-phases-short.js';
import { partialPhasesWhole } from '../rules/partial-phases-whole.js';
import { phasesRequired } from '../rules/phases-required.js';
import { planMarkersUnverified } from '../rules/plan-markers-unverified.js';
import { progressBehind } from '../rules/progress-behind.js';
import { progressOtherTotal } from '../rules/progress-other-total.js';
import { returnLocation } from '../rules/return-location.js';
import { summaryEmpty } from '../rules/summary-empty.js';
import { summarySentences } from '../rules/summary-sentences.js';
import { summaryTokens } from '../rules/summary-tokens.js';
import { ruleList, use } from '../../define.js';
import { artifactTypeWords, contextualStatusWords } from '../confusions.js';
import { jsonRules } from '../json-rules.js';
import { PROGRESS_IN_WORDS, progressClaims } from '../progress.js';
import { handoffSample } from '../../samples.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/orchestrator-handoff@1.shape.js';
import { validate } from './generated/orchestrator-handoff@1.validate.js';

const artifactTypes = shape.enums['/artifacts/*/type'];

export const standard: Standard = {
  id: 'orchestrator-handoff@1',
  family: 'orchestrator-handoff',
  version: '1',
  title: 'Handoff to the orchestrator 1',
  isDefault: true,
  source: 'upstream, 2026',
  statuses: shape.enums['/status'],
  success: ['researched', 'planned', 'implemented'],
  artifactTypes,
  shape,
  confusions: { status: contextualStatusWords, artifactType: artifactTypeWords(artifactTypes) },
  claimFields: [
    { pattern: '/artifacts/*/path' },
    { pattern: '/files_modified/*' },
    { pattern: '/modified_files/*' },
    { pattern: '/continuation_context/handoff_path' },
    { pattern: '/continuation_path' },
  ],
  claimsInWords: PROGRESS_IN_WORDS,
  claims: progressClaims(shape),
  rules: ruleList(jsonRules, [
    use(returnLocation),
    use(summaryEmpty),
    use(summarySentences, { params: { max: 4 } }),
    use(summaryTokens),
    use(artifactTypePath),
    use(phasesRequired),
    use(implementedPhasesShort),
    use(partialPhasesWhole),
    use(planMarkersUnverified),
    use(blockersRequired),
    use(continuationRequired),
    use(handoffTokens),
    use(progressBehind),
    use(progressOtherTotal),
  ]),
  sample: handoffSample,
  validate: shapeOf(validate),
};
