import type { Standard } from '../../../model/standard.js';
import { ruleList } from '../../define.js';
import { shapeOf } from '../../shape-errors.js';
import { gsdSummary } from '../documents.js';
import { use } from '../rules/index.js';
import { shape } from './generated/gsd-summary@2.shape.js';
import { validate } from './generated/gsd-summary@2.validate.js';

export const standard: Standard = {
  ...gsdSummary,
  id: 'gsd-summary@2',
  version: '2',
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
  shape,
  validate: shapeOf(validate),
};
