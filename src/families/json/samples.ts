import type { JsonObject } from '../../model/json.js';
import type { Example } from '../../model/rule.js';
import type { Sample } from '../../model/standard.js';

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';

const TREE = { [PLAN]: '# Parse dates\n\nThree phases.\n' };

const artifact = { type: 'plan', path: PLAN, summary: 'Plan in three phases for parsing dates' } as const;

/** A metadata file's return that every version of its family accepts. */
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

/** A console return; the parameters differ by version. */
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

/** An example of work that an error blocks. */
export function blockedBy(error: JsonObject): Example {
  return { set: { '/status': 'blocked', '/artifacts': [], '/errors': [error] } };
}

/** An example of a planner at the end of a delegation. */
export function delegated(depth: number, ...path: readonly string[]): Example {
  return {
    set: {
      '/metadata/agent_type': 'planner',
      '/metadata/delegation_depth': depth,
      '/metadata/delegation_path': path,
    },
  };
}

/** Examples of phase counts: in metadata, and at the top level of a handoff. `beside` is added to each. */
export function withPhases(
  completed: number,
  total: number,
  beside: Example = {},
  besideInHandoff: Example = beside,
): readonly Example[] {
  const at = (place: string, { set, ...others }: Example): Example => ({
    ...others,
    set: { ...set, [`${place}/phases_completed`]: completed, [`${place}/phases_total`]: total },
  });
  return [
    { families: ['return-meta', 'subagent-return'], ...at('/metadata', beside) },
    { families: ['orchestrator-handoff'], ...at('', besideInHandoff) },
  ];
}
