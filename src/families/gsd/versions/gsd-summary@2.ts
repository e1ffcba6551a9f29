import { stateOfSummary, summarySucceeds } from '../status.js';
import type { Standard } from '../../../model/standard.js';
import { use } from '../rules/index.js';
import { ruleList } from '../../define.js';
import { claimsOfGsd, gsdLeniencies, gsdSummaryRules, weighGsd, workOfSummary } from '../documents.js';
import { besideSummary } from '../beside.js';
import { gsdSummarySample } from '../samples.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/gsd-summary@2.shape.js';
import { validate } from './generated/gsd-summary@2.validate.js';

export const standard: Standard = {
  id: 'gsd-summary@2',
  family: 'gsd-summary',
  version: '2',
  title: 'GSD summary with a status 2',
  isDefault: false,
  source: 'upstream gsd-core 1.5.0, June 2026',
  statuses: ['complete', 'halted'],
  open: [],
  success: ['complete'],
  readStatus: stateOfSummary,
  succeeds: summarySucceeds,
  artifactTypes: [],
  shape,
  confusions: { status: new Map(), artifactType: new Map() },
  claimFields: [],
  claimsInWords:
    'the files in key-files, below a heading on files and in the self-check; the commits below Task Commits and in the self-check; how many commits are between plan_head_before and plan_head_after',
  claims: claimsOfGsd('gsd-summary'),
  weigh: weighGsd('gsd-summary'),
  beside: besideSummary,
  leniencies: gsdLeniencies,
  citedWork: workOfSummary,
  rules: ruleList(gsdSummaryRules, [
    use('gsd-status', { params: { required: true } }),
    use('gsd-coverage'),
    use('gsd-actuals'),
  ]),
  structureInWords: 'Return is a summary in Markdown',
  sample: gsdSummarySample,
  validate: shapeOf(validate),
};
