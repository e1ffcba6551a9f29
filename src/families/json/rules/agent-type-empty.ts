import { quote } from '../../../model/text.js';
import { blankTextRule, textAt } from '../../text-rules.js';

export const agentTypeEmpty = blankTextRule({
  id: 'agent-type-empty',
  area: 'metadata',
  severity: 'error',
  structural: true,
  summary: "The agent's name is not blank",
  rationale: 'Callers route and debug by the name of the agent. A blank one leaves nobody to ask.',
  remedy: 'Write the name under which the agent is defined.',
  demand: { askedBy: 'session-id-empty' },
  sources: [{ document: '000', heading: 'metadata (required)' }],
  bad: { set: { '/metadata/agent_type': '' } },
  good: {},
  texts: textAt('metadata', 'agent_type'),
  problem: ({ text }) => ({
    message: `Field metadata.agent_type is ${quote(text)}; the agent's name was expected.`,
    recommendation: "Fix subagent return format: write the agent's own name.",
  }),
});
