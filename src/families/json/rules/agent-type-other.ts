import { join } from '../../../model/pointer.js';
import { agentOf, fixFormat, isSameAgent } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const agentTypeOther: ReturnRule = {
  id: 'agent-type-other',
  area: 'metadata',
  scope: 'return',
  severity: 'notice',
  summary: 'The return is by the agent that was called',
  rationale:
    'A caller that names its agent expects that agent to answer. Another name in the return was copied from an example, or the return belongs to another call. Without `--agent` this is not checked. The names skill-planner, planner and planner-agent are the same.',
  remedy: 'Write the name of the agent that was called, or name the agent by `--agent` that is meant to answer.',
  sources: [
    { document: '002', heading: 'Step 1: Validate JSON Structure' },
    { document: '000', heading: 'metadata (required)' },
  ],
  bad: { context: { calledAgent: 'reviewer' } },
  good: [
    ...['planner', 'skill-planner', 'planner-agent'].map((calledAgent) => ({
      set: { '/metadata/agent_type': 'planner' },
      context: { calledAgent },
    })),
    {},
  ],
  check(subject, { calledAgent }) {
    const agent = agentOf(subject);
    if (calledAgent === null || agent === null || isSameAgent(agent, calledAgent)) return NOTHING;
    return [
      {
        pointer: join('', 'metadata', 'agent_type'),
        message: `The return is by ${quote(agent)}, and the agent that was called is ${quote(calledAgent)}.`,
        recommendation: `${fixFormat(subject)}: write ${quote(calledAgent)} as agent_type, or check the return of the agent that was called.`,
      },
    ];
  },
};
