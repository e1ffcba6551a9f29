import type { Standard } from '../../../model/standard.js';
import { shapeOf } from '../../shape-errors.js';
import { bmadStory } from '../documents.js';
import { shape } from './generated/bmad-story@6.shape.js';
import { validate } from './generated/bmad-story@6.validate.js';

export const standard: Standard = {
  ...bmadStory,
  id: 'bmad-story@6',
  version: '6',
  title: 'BMAD story 6',
  isDefault: true,
  source: 'upstream 6.0.0, September 2025',
  statuses: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'review', 'in-review', 'done', 'blocked'],
  open: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'blocked'],
  success: ['review', 'in-review', 'done'],
  shape,
  validate: shapeOf(validate),
};
