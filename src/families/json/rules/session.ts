import type { ReturnRecord } from '../../../model/context.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, sessionOf, wayToSession } from '../../../model/return.js';
import { NOTHING, type Params, type ReturnRule, type RunProblem, type RunRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

/** The forms of a session id, each with an example and a test. */
const FORMS = {
  session: { written: 'sess_{digits}_{word}', example: 'sess_1736700000_abc123', fits: isSession },
  'agent-task': {
    written: '{agent}_{task}_{timestamp}_{random}',
    example: 'planner_7_20251226T100000_abc123',
    fits: isAgentTask,
  },
} as const;

export const sessionIdFormat: ReturnRule = {
  id: 'session-id-format',
  area: 'metadata',
  step: 'session',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'The session id has the form that the standard gives',
    rationale:
      'The caller makes the id and the agent only echoes it. An id of another form was most likely made up by the agent, and will not lead back to the delegation.',
    remedy: 'Echo the id that the caller handed over, unchanged.',
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
};

/** The form that a version's parameters ask for. */
function formOf({ format }: Params): (typeof FORMS)[keyof typeof FORMS] {
  return FORMS[format === 'agent-task' ? 'agent-task' : 'session'];
}

function isSession(id: string): boolean {
  return /^sess_\d+_\w+$/.test(id);
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

const another = {
  status: 'completed',
  summary: 'Planned how times are parsed. The plan has two phases.',
  artifacts: [{ type: 'plan', path: 'specs/7_parse_dates/plans/01_parse-dates.md', summary: 'Plan for parsing times' }],
  metadata: { session_id: 'planner_7_20251226T100000_abc123', duration_seconds: 60, agent_type: 'planner' },
};

export const sessionIdReused: RunRule = {
  id: 'session-id-reused',
  area: 'metadata',
  scope: 'run',
  severity: 'notice',
  about: () => ({
    summary: 'No two returns of a run share a session id',
    rationale:
      'The session id distinguishes the calls of an agent. Where two returns share it, nobody can say which call a return answers.',
    remedy: 'Have the caller make a new session id for every call, and the agent echo the one that it was given.',
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
        recommendation: 'Verify that the caller makes a new session id for every call and that the agent echoes it.',
      });
    }
    return problems;
  },
};
