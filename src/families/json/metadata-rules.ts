import { agentTypeEmpty } from './rules/agent-type-empty.js';
import { agentTypeOther } from './rules/agent-type-other.js';
import { agentTypeUnknown } from './rules/agent-type-unknown.js';
import { delegationCycle } from './rules/delegation-cycle.js';
import { delegationShort } from './rules/delegation-short.js';
import { delegationTail } from './rules/delegation-tail.js';
import { durationNegative } from './rules/duration-negative.js';
import { errorTextEmpty } from './rules/error-text-empty.js';
import { errorType } from './rules/error-type.js';
import { errorsWithSuccess } from './rules/errors-with-success.js';
import { use } from '../define.js';
import type { RuleUse } from '../../model/standard.js';

/** What every version demands in which an agent tells of itself in `metadata`, and of what went wrong in `errors`. */
export const metadataRules: readonly RuleUse[] = [
  use(agentTypeEmpty),
  use(durationNegative),
  use(delegationCycle),
  use(delegationTail),
  use(delegationShort),
  use(agentTypeOther),
  use(agentTypeUnknown),
  use(errorsWithSuccess),
  use(errorType),
  use(errorTextEmpty),
];
