import type { Standard } from '../../../model/standard.js';
import { bmadSpec } from '../documents.js';
import { fromSchema } from './generated/bmad-spec@6.schema.js';

export const standard: Standard = {
  ...bmadSpec,
  ...fromSchema,
  title: 'BMAD build spec 6',
  isDefault: true,
  source: 'upstream 6.1.0, March 2026',
  statuses: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'review', 'in-review', 'done', 'blocked'],
  open: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'blocked'],
  success: ['review', 'in-review', 'done'],
};
