import { jsonVersion, returnMeta } from '../version.js';
import { shape } from './generated/return-meta@1.2.shape.js';
import { use } from '../rules/index.js';
import { validate } from './generated/return-meta@1.2.validate.js';

export const standard = jsonVersion({
  ...returnMeta,
  version: '1.2',
  title: 'Return metadata file 1.2',
  isDefault: true,
  source: '001',
  rules: [use('standard-mismatch'), use('claudemd-required'), use('claudemd-none')],
  shape,
  validate,
});
