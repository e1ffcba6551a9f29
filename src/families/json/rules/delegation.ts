import { isText, otherElements } from '../../text-rules.js';
import { groupBy } from '../../../model/collections.js';
import { blockedBy, delegated } from '../samples.js';
import { describeValue, count, isBlank, quote } from '../../../model/text.js';
import { field, isArray, listField, numberField, stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, metadataOf, objectsOf, sessionOf, wayToSession } from '../../../model/return.js';
import { rulesOnReturns, rulesOnRuns, NOTHING, type Params, type RunProblem } from '../../../model/rule.js';
import type { ReturnRecord } from '../../../model/context.js';

const PATH = '/metadata/delegation_path';
const MAX_DEPTH = 3;
const DEPTH = '/metadata/delegation_depth';

const cycle = (recoverable: boolean) =>
  blockedBy({ type: 'cycle', message: 'The planner would call itself', code: 'DELEGATION_CYCLE', recoverable });

const another = {
  status: 'completed',
  summary: 'Planned how times are parsed. The plan has two phases.',
  artifacts: [{ type: 'plan', path: 'specs/7_parse_dates/plans/01_parse-dates.md', summary: 'Plan for parsing times' }],
  metadata: { session_id: 'planner_7_20251226T100000_abc123', duration_seconds: 60, agent_type: 'planner' },
};

export const delegationRules = rulesOnReturns('metadata', {
  'delegation-path': {
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'The delegation path is a non-empty list of names',
      rationale:
        'The path shows who called whom, from the orchestrator down. It is used to find cycles and trace failures, so every step needs a name.',
      remedy: "Write the caller's path, with the agent's own name at the end.",
      sources: ['002 Step 2: Validate Required Fields', '003 metadata (required)'],
      bad: { set: { '/metadata/delegation_path': [] } },
    }),
    check(subject) {
      const path = field(metadataOf(subject), 'delegation_path');
      if (path === undefined) return NOTHING;
      if (!isArray(path) || path.length === 0) {
        return {
          pointer: PATH,
          message: `Field metadata.delegation_path is ${isArray(path) ? 'empty' : describeValue(path)}; a list of names was expected.`,
          recommendation: `${fixFormat(subject)}: list the names from the orchestrator down to the agent.`,
        };
      }
      return otherElements(path, isText, PATH, (name, n) => ({
        message: `Step ${String(n + 1)} of metadata.delegation_path is ${describeValue(name)}; a name was expected.`,
        recommendation: `${fixFormat(subject)}: name every step of the delegation.`,
      }));
    },
  },
  'delegation-depth': {
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: `The delegation depth is a whole number from 0 to ${String(MAX_DEPTH)}`,
      rationale:
        'The depth stops endless delegation, so it must be a number. Above the limit, chains are hard to follow and a loop is likely; that is only a warning.',
      remedy:
        "Write the caller's depth plus one as a number; let a chain that grows too deep return to its orchestrator.",
      demand: {
        order: 100,
        text: '"metadata.delegation_depth" is 0 to 3, and "metadata.delegation_path" is not empty.',
      },
      sources: ['002 Step 2: Validate Required Fields', '003 metadata (required)', 'upstream the limit of the depth'],
      bad: { set: { '/metadata/delegation_depth': -1 } },
      good: delegated(MAX_DEPTH, 'orchestrator', 'implement', 'team-lead', 'planner'),
    }),
    check(subject) {
      const depth = field(metadataOf(subject), 'delegation_depth');
      if (depth === undefined) return NOTHING;
      if (typeof depth !== 'number' || !Number.isInteger(depth) || depth < 0) {
        return {
          pointer: DEPTH,
          message: `Field metadata.delegation_depth is ${describeValue(depth)}; a whole number of 0 or more was expected.`,
          recommendation: `${fixFormat(subject)}: write the depth of the delegation as a number.`,
        };
      }
      if (depth <= MAX_DEPTH) return NOTHING;
      return {
        pointer: DEPTH,
        severity: 'warning',
        message: `Delegation depth is ${String(depth)}; at most ${String(MAX_DEPTH)} is usual.`,
        recommendation: 'Let the chain return to its orchestrator instead of delegating further.',
      };
    },
  },
  'delegation-short': {
    severity: 'notice',
    about: () => ({
      summary: 'The delegation path has a name for every level of the depth',
      rationale:
        'At depth 1 the path has at least the orchestrator and the agent, possibly with the command in between. With fewer names, a caller is missing.',
      remedy: 'List every caller from the orchestrator down, or correct delegation_depth.',
      sources: ['003 Examples'],
      bad: delegated(2, 'orchestrator', 'planner'),
      good: delegated(1, 'orchestrator', 'planner'),
    }),
    check(subject) {
      const metadata = metadataOf(subject);
      const depth = numberField(metadata, 'delegation_depth');
      const names = listField(metadata, 'delegation_path').length;
      if (depth === undefined || !Number.isInteger(depth) || names === 0 || names >= depth + 1) return NOTHING;
      return {
        pointer: PATH,
        message: `The delegation path has ${count(names, 'name')}; at depth ${String(depth)} at least ${String(depth + 1)} were expected.`,
        recommendation: 'List every caller from the orchestrator down to the agent, or correct delegation_depth.',
      };
    },
  },
  'delegation-cycle': {
    severity: 'warning',
    about: () => ({
      summary: 'No name appears twice in the delegation path',
      rationale: 'An agent that is called again below itself is a loop, which only a timeout or a budget ends.',
      remedy: 'Let the agent return to its caller instead of delegating to one that is already in the chain.',
      demand: {
        order: 110,
        text: 'No name appears twice in "metadata.delegation_path".',
      },
      sources: ['000 On Delegation Cycle'],
      bad: delegated(3, 'orchestrator', 'planner', 'batch-orchestrator', 'planner'),
      good: delegated(2, 'orchestrator', 'plan', 'planner'),
    }),
    check(subject) {
      const path = listField(metadataOf(subject), 'delegation_path');
      // A name that appears a third time is the same loop: one finding.
      const places = groupBy(path.keys(), (n) => path[n]);
      return [...places].flatMap(([name, [first = 0, second]]) => {
        if (typeof name !== 'string' || isBlank(name) || second === undefined) return NOTHING;
        return {
          pointer: join(PATH, second),
          message: `Agent ${quote(name)} appears in the delegation path twice, as step ${String(first + 1)} and ${String(second + 1)}.`,
          recommendation: `Route the delegation so that ${quote(name)} is not called below itself.`,
        };
      });
    },
  },
  'cycle-recoverable': {
    area: 'errors',
    severity: 'notice',
    about: () => ({
      summary: 'A delegation cycle is not called recoverable',
      rationale: 'The same delegation always ends in the same cycle, so a retry is useless.',
      remedy: 'Set recoverable to false, and route the delegation another way.',
      sources: ['000 On Delegation Cycle'],
      bad: cycle(true),
      good: cycle(false),
    }),
    check(subject) {
      return objectsOf(subject, 'errors').flatMap(({ pointer, value }) => {
        if (stringField(value, 'type') !== 'cycle' || field(value, 'recoverable') !== true) return NOTHING;
        return {
          pointer: join(pointer, 'recoverable'),
          message: 'An error of type "cycle" has recoverable true; false was expected.',
        };
      });
    },
  },
  'session-id-format': {
    step: 'session',
    severity: 'warning',
    about: () => ({
      summary: 'The session id has the form of the standard',
      rationale:
        'The caller makes the id and the agent only echoes it. An id of another form was most likely made up by the agent, and will not lead back to the delegation.',
      remedy: "Echo the caller's session id unchanged.",
      demand: {
        order: 20,
        text: (standard, { params }) =>
          `${quote(wayToSession(standard).join('.'))} is the id that the caller gave, or one of your own if there is none, of the form ${formOf(params).written}.`,
      },
      sources: ['000 metadata (required)', '003 Schema'],
      bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/session_id': 'session-7' } },
        { families: ['orchestrator-handoff'], set: { '/session_id': 'session-7' } },
      ],
    }),
    params: { format: 'session' },
    check(subject, _context, params) {
      const session = sessionOf(subject);
      if (session === null) return NOTHING;
      const form = formOf(params);
      if (form.fits(session)) return NOTHING;
      return {
        pointer: join('', ...wayToSession(subject.standard)),
        message: `Session id ${quote(session)} is not of the form ${form.written}.`,
        recommendation: `${fixFormat(subject)}: echo the caller's session id, such as ${form.example}.`,
      };
    },
  },
});

export const sessionRules = rulesOnRuns('metadata', {
  'session-id-reused': {
    severity: 'notice',
    about: () => ({
      summary: 'No two returns of a run share a session id',
      rationale:
        'The session id distinguishes the calls of an agent. If two returns share it, it is unknown which call a return answers.',
      remedy: 'Have the caller create a new session id for every call, and the agent echo it.',
      sources: ['000 metadata (required)'],
      bad: { tree: { 'returns/8_plan.return.json': JSON.stringify(another) } },
      good: {
        tree: {
          'returns/8_plan.return.json': JSON.stringify({
            ...another,
            metadata: { ...another.metadata, session_id: 'planner_8_20251226T110000_def456' },
          }),
        },
      },
    }),
    check(run) {
      const problems: RunProblem[] = [];
      const first = new Map<string, ReturnRecord>();
      for (const record of run.returns) {
        const { session, file, index } = record;
        if (session === null) continue;
        const earlier = first.get(session);
        if (earlier === undefined) {
          first.set(session, record);
          continue;
        }
        const place =
          earlier.file === file ? `return ${String(earlier.index + 1)} of the same file` : quote(earlier.file, 200);
        problems.push({
          file,
          index,
          value: session,
          message: `Session id ${quote(session)} is already used by ${place}; each call has its own.`,
          recommendation:
            'Verify that the caller creates a new session id for every call and that the agent echoes it.',
        });
      }
      return problems;
    },
  },
});

/** The forms of a session id, each with an example and a test. */
const FORMS = {
  session: {
    written: 'sess_{digits}_{word}',
    example: 'sess_1736700000_abc123',
    fits: (id: string) => /^sess_\d+_\w+$/.test(id),
  },
  'agent-task': {
    written: '{agent}_{task}_{timestamp}_{random}',
    example: 'planner_7_20251226T100000_abc123',
    fits: isAgentTask,
  },
} as const;

/** The form that a version's parameters ask for. */
function formOf({ format }: Params): (typeof FORMS)[keyof typeof FORMS] {
  return FORMS[format === 'agent-task' ? 'agent-task' : 'session'];
}

/** It is read from its end, since an agent's name may have underscores and the random part may be absent. */
function isAgentTask(id: string): boolean {
  const parts = id.split('_');
  if (!parts.every((part) => /^[A-Za-z0-9.:+-]+$/.test(part))) return false;
  const last = parts.length - 1;
  return (last >= 2 && isTimestamp(parts[last])) || (last >= 3 && isTimestamp(parts[last - 1]));
}

/** A date with or without a time, with or without separators; or Unix time. */
function isTimestamp(part: string | undefined): boolean {
  return (
    part !== undefined &&
    /^(?:\d{4}-?\d{2}-?\d{2}(?:T?\d{2}:?\d{2}(?::?\d{2})?(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?)?|\d{9,13})$/.test(part)
  );
}
