import type { Standard } from '../../../model/standard.js';
import { shapeOf } from '../../shape-errors.js';
import { gsdVerification } from '../documents.js';
import { shape } from './generated/gsd-verification@1.shape.js';
import { validate } from './generated/gsd-verification@1.validate.js';

export const standard: Standard = {
  ...gsdVerification,
  id: 'gsd-verification@1',
  version: '1',
  title: 'GSD verification 1',
  isDefault: true,
  source: 'upstream 1.5.7, January 2026',
  statuses: ['passed', 'gaps_found', 'human_needed'],
  success: ['passed', 'human_needed'],
  shape,
  validate: shapeOf(validate),
};
