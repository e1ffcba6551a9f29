import type { Standard } from '../../../model/standard.js';
import { shapeOf } from '../../shape-errors.js';
import { bmadStory } from '../documents.js';
import { shape } from './generated/bmad-story@4.shape.js';
import { validate } from './generated/bmad-story@4.validate.js';

export const standard: Standard = {
  ...bmadStory,
  id: 'bmad-story@4',
  version: '4',
  title: 'BMAD story 4',
  isDefault: false,
  source: 'upstream 4.14.0, June 2025',
  statuses: ['Draft', 'Approved', 'InProgress', 'Review', 'Ready for Review', 'Done'],
  open: ['Draft', 'Approved', 'InProgress'],
  success: ['Review', 'Ready for Review', 'Done'],
  shape,
  validate: shapeOf(validate),
};
