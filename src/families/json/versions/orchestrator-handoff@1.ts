import type { Standard } from '../../../model/standard.js';
import { use } from '../rules/index.js';
import { ruleList } from '../../define.js';
import { artifactTypeWords, contextualStatusWords } from '../confusions.js';
import { jsonRules } from '../rule-lists.js';
import { PROGRESS_IN_WORDS, progressClaims } from '../progress.js';
import { handoffSample } from '../samples.js';
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
  open: [],
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
  since: { '/plan_markers_verified': '2026-06-23' },
  claimsInWords: PROGRESS_IN_WORDS,
  claims: progressClaims(shape),
  rules: ruleList(jsonRules, [
    use('return-location'),
    use('summary-empty'),
    use('summary-sentences', { params: { max: 4 } }),
    use('summary-tokens'),
    use('artifact-type-path'),
    use('phases-required'),
    use('implemented-phases-short'),
    use('partial-phases-whole'),
    use('plan-markers-unverified'),
    use('blockers-required'),
    use('continuation-required'),
    use('handoff-tokens'),
    use('progress-behind'),
    use('progress-other-total'),
  ]),
  sample: handoffSample,
  validate: shapeOf(validate),
};
