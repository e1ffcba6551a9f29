import { stateOfSummary, summarySucceeds } from '../status.js';
import type { Standard } from '../../../model/standard.js';
import { claimsOfGsd, gsdLeniencies, gsdSummaryRules, weighGsd, workOfSummary } from '../documents.js';
import { besideSummary } from '../beside.js';
import { gsdSummarySample } from '../samples.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/gsd-summary@1.shape.js';
import { validate } from './generated/gsd-summary@1.validate.js';

export const standard: Standard = {
  id: 'gsd-summary@1',
  family: 'gsd-summary',
  version: '1',
  title: 'GSD summary 1',
  isDefault: true,
  source: 'upstream 1.3.18, January 2026',
  statuses: ['complete', 'completed', 'done', 'shipped', 'halted'],
  open: [],
  success: ['complete', 'completed', 'done', 'shipped'],
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
  rules: gsdSummaryRules,
  structureInWords: 'Return is a summary in Markdown',
  sample: gsdSummarySample,
  validate: shapeOf(validate),
};
