import type { Standard } from '../../../model/standard.js';
import { claimsOfGsd, gsdObserverLeniencies, gsdPlanRules, weighGsd } from '../documents.js';
import { besidePlan } from '../beside.js';
import { gsdPlanSample } from '../samples.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/gsd-plan@1.shape.js';
import { validate } from './generated/gsd-plan@1.validate.js';

export const standard: Standard = {
  id: 'gsd-plan@1',
  family: 'gsd-plan',
  version: '1',
  title: 'GSD plan 1',
  isDefault: true,
  source: 'upstream 1.5.7, January 2026',
  statuses: ['superseded'],
  open: [],
  success: [],
  succeeds: () => true,
  artifactTypes: [],
  shape,
  confusions: { status: new Map(), artifactType: new Map() },
  claimFields: [],
  claimsInWords: 'the files in must_haves.artifacts, once the summary of the plan is there',
  claims: claimsOfGsd('gsd-plan'),
  weigh: weighGsd('gsd-plan'),
  beside: besidePlan,
  leniencies: gsdObserverLeniencies,
  rules: gsdPlanRules,
  structureInWords: 'Return is a plan in Markdown',
  sample: gsdPlanSample,
  validate: shapeOf(validate),
};
