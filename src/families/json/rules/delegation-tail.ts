import { listField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { agentOf, isSameAgent, metadataOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank, quote } from '../../../model/text.js';

export const delegationTail: ReturnRule = {
  id: 'delegation-tail',
  area: 'metadata',
  scope: 'return',
  severity: 'notice',
  summary: 'The delegation path ends with the agent that returns',
  rationale:
    "The path runs from the orchestrator to the agent itself. If its last name is another agent's, one of the two was probably copied. The names skill-planner, planner and planner-agent are the same.",
  remedy: 'Put the value of agent_type at the end of delegation_path.',
  sources: [{ document: '003', heading: 'metadata (required)' }],
  bad: {
    set: {
      '/metadata/agent_type': 'planner',
      '/metadata/delegation_depth': 1,
      '/metadata/delegation_path': ['orchestrator', 'plan'],
    },
  },
  good: ['planner', 'skill-planner', 'planner-agent'].map((last) => ({
    set: {
      '/metadata/agent_type': 'planner',
      '/metadata/delegation_depth': 1,
      '/metadata/delegation_path': ['orchestrator', 'plan', last],
    },
  })),
  check(subject) {
    const agent = agentOf(subject);
    if (agent === null) return NOTHING;
    const path = listField(metadataOf(subject), 'delegation_path');
    const last = path[path.length - 1];
    if (typeof last !== 'string' || isBlank(last) || isSameAgent(last, agent)) return NOTHING;
    return [
      {
        pointer: join('', 'metadata', 'delegation_path', path.length - 1),
        message: `The delegation path ends with ${quote(last)}, but agent_type is ${quote(agent)}.`,
        recommendation: 'Put the name of the agent that returns at the end of delegation_path.',
      },
    ];
  },
};
