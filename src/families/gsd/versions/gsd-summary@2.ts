import type { Standard } from '../../../model/standard.js';
import { ruleList } from '../../define.js';
import { gsdSummary, use } from '../documents.js';
import { fromSchema } from './generated/gsd-summary@2.schema.js';

export const standard: Standard = {
  ...gsdSummary,
  ...fromSchema,
  title: 'GSD summary with a status 2',
  isDefault: false,
  source: 'upstream gsd-core 1.5.0, June 2026',
  statuses: ['complete', 'halted'],
  success: ['complete'],
  rules: ruleList(gsdSummary.rules, [
    use('gsd-status', { params: { required: true } }),
    use('gsd-coverage'),
    use('gsd-actuals'),
  ]),
};
