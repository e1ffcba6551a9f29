import { listField, numberField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { agentOf, fixFormat, isSameAgent, metadataOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank, nearest, quote } from '../../../model/text.js';

export const agentTypeOther: ReturnRule = {
  id: 'agent-type-other',
  area: 'metadata',
  scope: 'return',
  severity: 'notice',
  about: () => ({
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
  }),
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

export const agentTypeUnknown: ReturnRule = {
  id: 'agent-type-unknown',
  area: 'metadata',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'The agent is one of the configured agents',
    rationale:
      'The name of the agent should be the one under which it is defined. An unknown name cannot be routed to, and is often made up. Without a list of agents in the configuration this is not checked.',
    remedy: 'Write the name under which the agent is defined, or add it to the configured agents.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { context: { agents: ['researcher', 'implementer'] } },
    good: { context: { agents: ['planner', 'planner-agent'] } },
  }),
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

export const delegationTail: ReturnRule = {
  id: 'delegation-tail',
  area: 'metadata',
  scope: 'return',
  severity: 'notice',
  about: () => ({
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
  }),
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

export const durationNegative: ReturnRule = {
  id: 'duration-negative',
  area: 'metadata',
  scope: 'return',
  severity: 'error',
  structural: true,
  about: () => ({
    summary: 'The duration is not negative',
    rationale:
      'Timeouts and statistics are computed from the duration. A negative one comes from a start that was guessed, or taken from another clock.',
    remedy: 'Count the seconds from the call to the return; 0 is allowed.',
    demand: {
      order: 120,
      text: '"metadata.duration_seconds" is 0 or more.',
    },
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { set: { '/metadata/duration_seconds': -1 } },
    good: { set: { '/metadata/duration_seconds': 0 } },
  }),
  check(subject) {
    const duration = numberField(metadataOf(subject), 'duration_seconds');
    if (duration === undefined || duration >= 0) return NOTHING;
    return [
      {
        pointer: join('', 'metadata', 'duration_seconds'),
        message: `Field metadata.duration_seconds is ${String(duration)}; 0 or more was expected.`,
        recommendation: `${fixFormat(subject)}: count the seconds from the call to the return.`,
      },
    ];
  },
};
