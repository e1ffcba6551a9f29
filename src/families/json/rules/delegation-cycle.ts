import type { Problem } from '../../../model/finding.js';
import { listField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { metadataOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank, quote } from '../../../model/text.js';

export const delegationCycle: ReturnRule = {
  id: 'delegation-cycle',
  area: 'metadata',
  scope: 'return',
  severity: 'warning',
  summary: 'No name appears twice in the delegation path',
  rationale:
    'An agent that is called again below itself is a loop, which ends only when a timeout or a budget stops it.',
  remedy: 'Let the agent return to its caller instead of delegating to one that is already in the chain.',
  demand: {
    order: 110,
    text: 'No name appears twice in "metadata.delegation_path".',
  },
  sources: [{ document: '000', heading: 'On Delegation Cycle' }],
  bad: {
    set: {
      '/metadata/agent_type': 'planner',
      '/metadata/delegation_depth': 3,
      '/metadata/delegation_path': ['orchestrator', 'planner', 'batch-orchestrator', 'planner'],
    },
  },
  good: {
    set: {
      '/metadata/agent_type': 'planner',
      '/metadata/delegation_depth': 2,
      '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
    },
  },
  check(subject) {
    const path = listField(metadataOf(subject), 'delegation_path');
    if (path.length < 2) return NOTHING;
    const problems: Problem[] = [];
    const places = new Map<string, number>();
    for (let index = 0; index < path.length; index++) {
      const name = path[index];
      if (typeof name !== 'string' || isBlank(name)) continue;
      const first = places.get(name);
      if (first === undefined) {
        places.set(name, index);
      } else if (first >= 0) {
        // A name that appears a third time is the same loop: one finding.
        places.set(name, -1);
        problems.push({
          pointer: join('', 'metadata', 'delegation_path', index),
          message: `Agent ${quote(name)} appears in the delegation path twice, as step ${String(first + 1)} and ${String(index + 1)}.`,
          recommendation: `Route the delegation so that ${quote(name)} is not called below itself.`,
        });
      }
    }
    return problems;
  },
};
