import { jsonVersion, returnMeta, use } from '../version.js';
import { fromSchema } from './generated/return-meta@1.2.schema.js';

export const standard = jsonVersion({
  ...returnMeta,
  ...fromSchema,
  title: 'Return metadata file 1.2',
  isDefault: true,
  source: '001',
  rules: [use('standard-mismatch'), use('claudemd-required'), use('claudemd-none')],
});
