import type { Standard } from '../../../model/standard.js';
import { gsdPlan } from '../documents.js';
import { fromSchema } from './generated/gsd-plan@1.schema.js';

export const standard: Standard = {
  ...gsdPlan,
  ...fromSchema,
  title: 'GSD plan 1',
  isDefault: true,
  source: 'upstream 1.5.7, January 2026',
  statuses: ['superseded'],
  success: [],
};
