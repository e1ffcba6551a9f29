import { join } from '../../../model/pointer.js';
import { agentOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { nearest, quote } from '../../../model/text.js';

export const agentTypeUnknown: ReturnRule = {
  id: 'agent-type-unknown',
  area: 'metadata',
  scope: 'return',
  severity: 'notice',
  summary: 'The agent is one of the configured agents',
  rationale:
    'The name of the agent should be the one under which it is defined. An unknown name cannot be routed to, and is often made up. Without a list of agents in the configuration this is not checked.',
  remedy: 'Write the name under which the agent is defined, or add it to the configured agents.',
  sources: [{ document: '000', heading: 'metadata (required)' }],
  bad: { context: { agents: ['researcher', 'implementer'] } },
  good: { context: { agents: ['planner', 'planner-agent'] } },
  check(subject, { agents }) {
    if (agents === null) return NOTHING;
    const agent = agentOf(subject);
    if (agent === null || agents.includes(agent)) return NOTHING;
    const meant = nearest(agent, agents);
    return [
      {
        pointer: join('', 'metadata', 'agent_type'),
        message: `Agent ${quote(agent)} is not among the configured agents.`,
        ...(meant === undefined
          ? {}
          : { recommendation: `Write ${quote(meant)}, or add the agent to the configured agents.` }),
      },
    ];
  },
};
