import type { Standard } from '../../../model/standard.js';
import { shapeOf } from '../../shape-errors.js';
import { gsdSummary } from '../documents.js';
import { shape } from './generated/gsd-summary@1.shape.js';
import { validate } from './generated/gsd-summary@1.validate.js';

export const standard: Standard = {
  ...gsdSummary,
  id: 'gsd-summary@1',
  version: '1',
  title: 'GSD summary 1',
  isDefault: true,
  source: 'upstream 1.3.18, January 2026',
  statuses: ['complete', 'completed', 'done', 'shipped', 'halted'],
  success: ['complete', 'completed', 'done', 'shipped'],
  shape,
  validate: shapeOf(validate),
};
