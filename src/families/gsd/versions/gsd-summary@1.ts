import type { Standard } from '../../../model/standard.js';
import { gsdSummary } from '../documents.js';
import { fromSchema } from './generated/gsd-summary@1.schema.js';

export const standard: Standard = {
  ...gsdSummary,
  ...fromSchema,
  title: 'GSD summary 1',
  isDefault: true,
  source: 'upstream 1.3.18, January 2026',
  statuses: ['complete', 'completed', 'done', 'shipped', 'halted'],
  success: ['complete', 'completed', 'done', 'shipped'],
};
