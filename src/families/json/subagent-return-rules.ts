import { use } from './rules/index.js';
import { metadataRules } from './metadata-rules.js';
import type { RuleUse } from '../../model/standard.js';

/** What every version of the console return demands beside the rules of all JSON forms. */
export const subagentReturnRules: readonly RuleUse[] = [
  ...metadataRules,
  use('json-only'),
  use('no-return-found'),
  use('standard-mismatch'),
  use('failed-with-artifacts'),
  use('summary-empty'),
  use('summary-length'),
  use('summary-tokens'),
  use('summary-sentences'),
  use('no-emoji'),
  use('no-markup'),
];
