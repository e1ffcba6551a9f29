import { use } from './rules/index.js';
import type { RuleUse } from '../../model/standard.js';

/** What every version demands whose returns describe the agent in `metadata` and failures in `errors`. */
export const metadataRules: readonly RuleUse[] = [
  use('agent-type-empty'),
  use('duration-negative'),
  use('delegation-cycle'),
  use('delegation-tail'),
  use('delegation-short'),
  use('agent-type-other'),
  use('agent-type-unknown'),
  use('errors-with-success'),
  use('error-type'),
  use('error-text-empty'),
];
