import type { Standard } from '../../../model/standard.js';
import { claimsOfGsd, gsdObserverLeniencies, gsdVerificationRules, weighGsd } from '../documents.js';
import { gsdVerificationSample } from '../samples.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/gsd-verification@1.shape.js';
import { validate } from './generated/gsd-verification@1.validate.js';

export const standard: Standard = {
  id: 'gsd-verification@1',
  family: 'gsd-verification',
  version: '1',
  title: 'GSD verification 1',
  isDefault: true,
  source: 'upstream 1.5.7, January 2026',
  statuses: ['passed', 'gaps_found', 'human_needed'],
  open: [],
  success: ['passed', 'human_needed'],
  artifactTypes: [],
  shape,
  confusions: { status: new Map(), artifactType: new Map() },
  claimFields: [],
  claimsInWords: 'the files that the table of required artifacts says are there',
  claims: claimsOfGsd('gsd-verification'),
  weigh: weighGsd('gsd-verification'),

  leniencies: gsdObserverLeniencies,
  rules: gsdVerificationRules,
  structureInWords: 'Return is a verification in Markdown',
  sample: gsdVerificationSample,
  validate: shapeOf(validate),
};
