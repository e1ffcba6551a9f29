import type { JsonObject } from '../../model/json.js';
import type { Sample } from '../../model/standard.js';

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';

const TREE = { [PLAN]: '# Parse dates\n\nThree phases.\n' };

const artifact = { type: 'plan', path: PLAN, summary: 'Plan in three phases for parsing dates' } as const;

/** A return of the metadata file that every version of its family accepts. */
export const metadataSample: Sample = {
  file: 'specs/7_parse_dates/.return-meta.json',
  value: {
    status: 'planned',
    artifacts: [artifact],
    next_steps: 'Run /implement 7 to execute the plan',
    metadata: {
      session_id: 'sess_1736700000_abc123',
      agent_type: 'planner-agent',
      duration_seconds: 300,
      delegation_depth: 1,
      delegation_path: ['orchestrator', 'plan', 'planner-agent'],
    },
  },
  tree: TREE,
};

/** A console return, for the parts in which versions differ. */
export function consoleSample(status: string, metadata: JsonObject): Sample {
  return {
    file: 'returns/7_plan.return.json',
    value: {
      status,
      summary: 'Planned how dates are parsed. The plan has three phases.',
      artifacts: [artifact],
      metadata,
      next_steps: 'Run /implement 7 to execute the plan',
    },
    tree: TREE,
  };
}

export const delegatedMetadata: JsonObject = {
  session_id: 'sess_1735460684_a1b2c3',
  duration_seconds: 245,
  agent_type: 'planner',
  delegation_depth: 1,
  delegation_path: ['orchestrator', 'plan', 'planner'],
};

/** A handoff to the orchestrator. */
export const handoffSample: Sample = {
  file: 'specs/7_parse_dates/.orchestrator-handoff.json',
  value: {
    status: 'planned',
    phase: 'plan',
    session_id: 'sess_1736700000_abc123',
    summary: 'Planned how dates are parsed. The plan has three phases.',
    artifacts: [artifact],
    phases_completed: 0,
    phases_total: 3,
    blockers: [],
    next_action_hint: 'implement',
  },
  tree: TREE,
};
