import type { Standard } from '../../../model/standard.js';
import { gsdVerification } from '../documents.js';
import { fromSchema } from './generated/gsd-verification@1.schema.js';

export const standard: Standard = {
  ...gsdVerification,
  ...fromSchema,
  title: 'GSD verification 1',
  isDefault: true,
  source: 'upstream 1.5.7, January 2026',
  statuses: ['passed', 'gaps_found', 'human_needed'],
  success: ['passed', 'human_needed'],
};
