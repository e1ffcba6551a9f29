import type { Standard } from '../../../model/standard.js';
import { bmadStory } from '../documents.js';
import { fromSchema } from './generated/bmad-story@6.schema.js';

export const standard: Standard = {
  ...bmadStory,
  ...fromSchema,
  title: 'BMAD story 6',
  isDefault: true,
  source: 'upstream 6.0.0, September 2025',
  statuses: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'review', 'in-review', 'done', 'blocked'],
  open: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'blocked'],
  success: ['review', 'in-review', 'done'],
};
