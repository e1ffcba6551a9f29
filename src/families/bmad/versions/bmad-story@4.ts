import type { Standard } from '../../../model/standard.js';
import { bmadStory } from '../documents.js';
import { fromSchema } from './generated/bmad-story@4.schema.js';

export const standard: Standard = {
  ...bmadStory,
  ...fromSchema,
  title: 'BMAD story 4',
  isDefault: false,
  source: 'upstream 4.14.0, June 2025',
  statuses: ['Draft', 'Approved', 'InProgress', 'Review', 'Ready for Review', 'Done'],
  open: ['Draft', 'Approved', 'InProgress'],
  success: ['Review', 'Ready for Review', 'Done'],
};
