import type { ReturnRecord } from '../../../model/context.js';
import type { RunProblem, RunRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

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
  summary: 'No two returns of a run share a session id',
  rationale:
    'The session id distinguishes the calls of an agent. Where two returns share it, nobody can say which call a return answers.',
  remedy: 'Have the caller make a new session id for every call, and the agent echo the one that it was given.',
  sources: [{ document: '000', heading: 'metadata (required)' }],
  bad: { tree: { 'returns/8_plan.return.json': JSON.stringify(another) } },
  good: {
    tree: {
      'returns/8_plan.return.json': JSON.stringify({
        ...another,
        metadata: { ...another.metadata, session_id: 'planner_8_20251226T110000_def456' },
      }),
    },
  },
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
