import type { Standard } from '../../../model/standard.js';
import { shapeOf } from '../../shape-errors.js';
import { gsdPlan } from '../documents.js';
import { shape } from './generated/gsd-plan@1.shape.js';
import { validate } from './generated/gsd-plan@1.validate.js';

export const standard: Standard = {
  ...gsdPlan,
  id: 'gsd-plan@1',
  version: '1',
  title: 'GSD plan 1',
  isDefault: true,
  source: 'upstream 1.5.7, January 2026',
  statuses: ['superseded'],
  success: [],
  shape,
  validate: shapeOf(validate),
};
