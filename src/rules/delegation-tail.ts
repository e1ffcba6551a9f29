import { listField } from '../model/json.js';
import { join } from '../model/pointer.js';
import { agentOf, metadataOf } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import { isBlank, quote } from '../model/text.js';

export const delegationTail: ReturnRule = {
  id: 'delegation-tail',
  area: 'metadata',
  scope: 'return',
  severity: 'notice',
  summary: 'The delegation path ends at the agent that returns',
  rationale:
    'The path runs from the orchestrator to the agent itself. Where its last name is another, one of the two was copied from somewhere else.',
  remedy: 'Put the value of agent_type at the end of delegation_path.',
  sources: [{ document: '003', heading: 'metadata (required)' }],
  bad: {
    set: {
      '/metadata/agent_type': 'planner',
      '/metadata/delegation_depth': 1,
      '/metadata/delegation_path': ['orchestrator', 'plan'],
    },
  },
  good: {
    set: {
      '/metadata/agent_type': 'planner',
      '/metadata/delegation_depth': 1,
      '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
    },
  },
  check(subject) {
    const agent = agentOf(subject);
    if (agent === null) return NOTHING;
    const path = listField(metadataOf(subject), 'delegation_path');
    const last = path[path.length - 1];
    if (typeof last !== 'string' || last === agent || isBlank(last)) return NOTHING;
    return [
      {
        pointer: join('', 'metadata', 'delegation_path', path.length - 1),
        message: `The delegation path ends at ${quote(last)}, but agent_type is ${quote(agent)}.`,
        recommendation: 'Put the name of the agent that returns at the end of delegation_path.',
      },
    ];
  },
};
