import { sentences } from './prose.js';
import type { Random } from './random.js';

/** How often each status occurs in a real repository; the standard does not know two of them. A return without artifacts is in progress. */
const STATUSES = [
  ['planned', 39],
  ['implemented', 38],
  ['in_progress', 16],
  ['researched', 28],
  ['completed', 3],
  ['assembled', 3],
  ['partial', 1],
] as const;

/** How many sentences a text has: a result is described in more sentences than one file. */
const OF_A_RESULT = [
  [1, 54],
  [2, 32],
  [3, 9],
  [4, 5],
] as const;
const OF_AN_ARTIFACT = [
  [1, 80],
  [2, 14],
  [3, 4],
  [4, 2],
] as const;

const OUTCOMES: Readonly<Record<string, ReturnText['outcome']>> = {
  completed: 'unknown',
  assembled: 'unknown',
  partial: 'partial',
  in_progress: 'in_progress',
};

const AGENTS = ['planner-agent', 'general-implementation-agent', 'general-research-agent', 'synthesis-agent'] as const;

/** A return's text, and its claims besides files. */
export interface ReturnText {
  readonly text: string;
  /** It counts phases, in a task without a plan. */
  readonly countsPhases: boolean;
  /** `success` where a false claim is an error, `unknown` where the status is one as well. */
  readonly outcome: 'success' | 'unknown' | 'partial' | 'in_progress';
}

/** Returns the n-th return, in the form of the metadata file's default version: with a weighted or a given status. */
export function returnText(n: number, paths: readonly string[], random: Random, given?: 'implemented'): ReturnText {
  const drawn = paths.length === 0 ? 'in_progress' : random.weighted(STATUSES);
  const status = given ?? drawn;
  const agent = random.of(AGENTS);
  const isFinished = status === 'implemented' || status === 'partial';
  const phases = 1 + random.below(6);
  const countsPhases = isFinished && random.next() < 0.5;
  const value = {
    status,
    ...(status === 'in_progress' ? { started_at: new Date(1_700_000_000_000 + n * 60_000).toISOString() } : {}),
    ...(status === 'in_progress' || status === 'partial'
      ? { partial_progress: { stage: 'in_progress', details: sentences(random, 1, 8) } }
      : {}),
    summary: sentences(random, random.weighted(OF_A_RESULT), 16),
    artifacts: paths.map((path) => ({
      type: path.endsWith('.md') ? 'report' : 'implementation',
      path,
      summary: sentences(random, random.weighted(OF_AN_ARTIFACT), 12),
    })),
    ...(isFinished
      ? { completion_data: { completion_summary: sentences(random, random.weighted(OF_A_RESULT), 18) } }
      : {}),
    next_steps: `Run /plan ${String(n)} to create the implementation plan`,
    metadata: {
      session_id: `sess_1736700000_${n.toString(36).padStart(6, '0')}`,
      agent_type: agent,
      delegation_depth: 1,
      delegation_path: ['orchestrator', 'implement', agent],
      ...(countsPhases ? { phases_completed: phases, phases_total: phases } : {}),
    },
  };
  return {
    text: `${JSON.stringify(value, null, 2)}\n`,
    countsPhases,
    outcome: OUTCOMES[status] ?? 'success',
  };
}
