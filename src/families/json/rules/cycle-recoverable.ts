import type { Problem } from '../../../model/finding.js';
import { field, stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { objectsOf } from '../../../model/return.js';
import type { ReturnRule } from '../../../model/rule.js';

const cycle = (recoverable: boolean) => ({
  set: {
    '/status': 'blocked',
    '/artifacts': [],
    '/errors': [{ type: 'cycle', message: 'The planner would call itself', code: 'DELEGATION_CYCLE', recoverable }],
  },
});

export const cycleRecoverable: ReturnRule = {
  id: 'cycle-recoverable',
  area: 'errors',
  scope: 'return',
  severity: 'notice',
  summary: 'A delegation cycle is not called recoverable',
  rationale:
    'The same delegation runs into the same cycle however often it is tried; a caller that believes otherwise retries for nothing.',
  remedy: 'Set recoverable to false, and route the delegation another way.',
  sources: [{ document: '000', heading: 'On Delegation Cycle' }],
  bad: cycle(true),
  good: cycle(false),
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, value } of objectsOf(subject, 'errors')) {
      if (stringField(value, 'type') !== 'cycle' || field(value, 'recoverable') !== true) continue;
      problems.push({
        pointer: join(pointer, 'recoverable'),
        message: 'An error of type "cycle" has recoverable true; false was expected.',
      });
    }
    return problems;
  },
};
