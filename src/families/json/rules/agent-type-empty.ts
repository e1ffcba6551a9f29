import { stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { metadataOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank, quote } from '../../../model/text.js';

export const agentTypeEmpty: ReturnRule = {
  id: 'agent-type-empty',
  area: 'metadata',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: "The agent's name is not blank",
  rationale: 'Callers route and debug by the name of the agent. A blank one leaves nobody to ask.',
  remedy: 'Write the name under which the agent is defined.',
  demand: { askedBy: 'session-id-empty' },
  sources: [{ document: '000', heading: 'metadata (required)' }],
  bad: { set: { '/metadata/agent_type': '' } },
  good: {},
  check(subject) {
    const agent = stringField(metadataOf(subject), 'agent_type');
    if (agent === undefined || !isBlank(agent)) return NOTHING;
    return [
      {
        pointer: join('', 'metadata', 'agent_type'),
        message: `Field metadata.agent_type is ${quote(agent)}; the agent's name was expected.`,
        recommendation: "Fix subagent return format: write the agent's own name.",
      },
    ];
  },
};
