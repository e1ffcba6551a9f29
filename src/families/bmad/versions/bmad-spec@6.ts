import type { Standard } from '../../../model/standard.js';
import { shapeOf } from '../../shape-errors.js';
import { bmadSpec } from '../documents.js';
import { shape } from './generated/bmad-spec@6.shape.js';
import { validate } from './generated/bmad-spec@6.validate.js';

export const standard: Standard = {
  ...bmadSpec,
  id: 'bmad-spec@6',
  version: '6',
  title: 'BMAD build spec 6',
  isDefault: true,
  source: 'upstream 6.1.0, March 2026',
  statuses: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'review', 'in-review', 'done', 'blocked'],
  open: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'blocked'],
  success: ['review', 'in-review', 'done'],
  shape,
  validate: shapeOf(validate),
};
