import { delegated } from '../samples.js';
import { describeValue, listOf, isBlank, nearest, quote } from '../../../model/text.js';
import { has, listField, numberField } from '../../../model/json.js';
import { join, tokens, valueAt } from '../../../model/pointer.js';
import { agentOf, fixFormat, isSameAgent, metadataOf } from '../../../model/return.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';
import { misplacedFields } from './fields.js';

const METADATA_FIELDS = ['session_id', 'agent_type', 'delegation_depth', 'delegation_path'] as const;

export const metadataRules = rulesOnReturns('metadata', {
  'metadata-field-type': {
    severity: 'warning',
    about: () => ({
      summary: 'Informational fields have the right type',
      rationale:
        'Counts, estimates and warnings are only displayed and added up: a wrong type should be fixed, but stops no work.',
      remedy: 'Write counts and estimates as numbers without quotation marks, and warnings as a list.',
      sources: [
        '000 metadata (required)',
        '001 metadata (required)',
        '001 partial_progress (optional)',
        '003 metadata (required)',
      ],
      bad: [
        {
          families: ['return-meta', 'subagent-return'],
          set: { '/metadata/retries': 'two', '/metadata/phase_count': 'three' },
        },
        { families: ['orchestrator-handoff'], set: { '/phases_total': '3', '/blockers': 'none' } },
      ],
      good: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/retries': 2, '/metadata/phase_count': 3 } },
        { families: ['orchestrator-handoff'], set: { '/phases_total': 3, '/blockers': ['No time zones'] } },
      ],
    }),
    check(subject) {
      if (subject.shapeErrors.length === 0) return NOTHING;
      return subject.shapeErrors.flatMap(({ advisory, keyword, pointer, detail }) => {
        if (!advisory) return NOTHING;
        const type = keyword === 'pattern' ? 'number, or a range such as "1-2",' : listOf(detail.split(' or '));
        return {
          pointer,
          message: `Field ${tokens(pointer).join('.')} is ${describeValue(valueAt(subject.value, pointer))}; type ${type} was expected.`,
          recommendation: `${fixFormat(subject)}: write a value of type ${type}.`,
        };
      });
    },
  },
  'metadata-top-level': {
    severity: 'warning',
    about: () => ({
      summary: 'Session, agent and delegation are in metadata, not at top level',
      rationale: 'Callers read these fields from metadata and do not find them at top level.',
      remedy: 'Move them into metadata.',
      fixes: [{ safety: 'safe', does: 'moves the fields into metadata' }],
      sources: ['000 Migration Guide'],
      bad: {
        remove: ['/metadata/session_id'],
        set: { '/session_id': 'sess_1736700000_abc123' },
        also: ['required-field'],
      },
    }),
    check(subject) {
      const metadata = metadataOf(subject);
      // If metadata is absent, required-field says what to move into it.
      if (metadata === undefined) return NOTHING;
      return misplacedFields(
        subject,
        METADATA_FIELDS.filter((name) => has(subject.value, name) && !has(metadata, name)),
      );
    },
  },
  'agent-type-other': {
    severity: 'notice',
    about: () => ({
      summary: 'The return is by the called agent',
      rationale:
        'A caller that names its agent expects that agent to answer. Another name was copied from an example, or the return belongs to another call. Without `--agent` this is not checked. The names skill-planner, planner and planner-agent are the same.',
      remedy: 'Write the name of the called agent, or pass the right agent with `--agent`.',
      sources: ['002 Step 1: Validate JSON Structure', '000 metadata (required)'],
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
      return {
        pointer: join('', 'metadata', 'agent_type'),
        message: `The return is by ${quote(agent)}, but the called agent is ${quote(calledAgent)}.`,
        recommendation: `${fixFormat(subject)}: write ${quote(calledAgent)} as agent_type, or check the called agent's return.`,
      };
    },
  },
  'agent-type-unknown': {
    severity: 'notice',
    about: () => ({
      summary: 'The agent is one of the configured agents',
      rationale:
        "The agent's name should be the one that it is defined with. An unknown name cannot be routed to, and is often made up. Without a list of agents in the configuration this is not checked.",
      remedy: 'Write the name that the agent is defined with, or add it to the configured agents.',
      sources: ['000 metadata (required)'],
      bad: { context: { agents: ['researcher', 'implementer'] } },
      good: { context: { agents: ['planner', 'planner-agent'] } },
    }),
    check(subject, { agents }) {
      if (agents === null) return NOTHING;
      const agent = agentOf(subject);
      if (agent === null || agents.includes(agent)) return NOTHING;
      const meant = nearest(agent, agents);
      return {
        pointer: join('', 'metadata', 'agent_type'),
        message: `Agent ${quote(agent)} is not among the configured agents.`,
        ...(meant === undefined
          ? {}
          : { recommendation: `Write ${quote(meant)}, or add the agent to the configured agents.` }),
      };
    },
  },
  'delegation-tail': {
    severity: 'notice',
    about: () => ({
      summary: 'The delegation path ends with the returning agent',
      rationale:
        "The path runs from the orchestrator to the agent itself. If its last name is another agent's, one of the two was probably copied. The names skill-planner, planner and planner-agent are the same.",
      remedy: 'Put the value of agent_type at the end of delegation_path.',
      sources: ['003 metadata (required)'],
      bad: delegated(1, 'orchestrator', 'plan'),
      good: ['planner', 'skill-planner', 'planner-agent'].map((last) => delegated(1, 'orchestrator', 'plan', last)),
    }),
    check(subject) {
      const agent = agentOf(subject);
      if (agent === null) return NOTHING;
      const path = listField(metadataOf(subject), 'delegation_path');
      const last = path[path.length - 1];
      if (typeof last !== 'string' || isBlank(last) || isSameAgent(last, agent)) return NOTHING;
      return {
        pointer: join('', 'metadata', 'delegation_path', path.length - 1),
        message: `The delegation path ends with ${quote(last)}, but agent_type is ${quote(agent)}.`,
        recommendation: 'Put the name of the returning agent at the end of delegation_path.',
      };
    },
  },
  'duration-negative': {
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'The duration is not negative',
      rationale:
        'Timeouts and statistics are computed from the duration. A negative one comes from a guessed start, or another clock.',
      remedy: 'Count the seconds from the call to the return; 0 is allowed.',
      demand: {
        order: 120,
        text: '"metadata.duration_seconds" is 0 or more.',
      },
      sources: ['000 metadata (required)'],
      bad: { set: { '/metadata/duration_seconds': -1 } },
      good: { set: { '/metadata/duration_seconds': 0 } },
    }),
    check(subject) {
      const duration = numberField(metadataOf(subject), 'duration_seconds');
      if (duration === undefined || duration >= 0) return NOTHING;
      return {
        pointer: join('', 'metadata', 'duration_seconds'),
        message: `Field metadata.duration_seconds is ${String(duration)}; 0 or more was expected.`,
        recommendation: `${fixFormat(subject)}: count the seconds from the call to the return.`,
      };
    },
  },
});
