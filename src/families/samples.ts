import type { JsonObject } from '../model/json.js';
import type { Sample } from '../model/vocabulary.js';

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

/** An envelope, for the text in which versions differ, beside the proposal that it claims. */
export function envelopeSample(text: string): Sample {
  return {
    file: 'openspec/changes/parse-dates/proposal.return.md',
    text,
    tree: { 'openspec/changes/parse-dates/proposal.md': '# Parse dates\n\nWhy and how.\n' },
  };
}

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

/** The report of a verification that went well, beside what it counts. */
export const verificationSample: Sample = {
  file: 'openspec/changes/parse-dates/verify-report.md',
  text: `\`\`\`yaml
schema: gentle-ai.verify-result/v1
evidence_revision: sha256:ee8250fb76e094b34b471f13a73dbbe51d1ae142e9df59d7c0d31ec20f0a0a8e
verdict: pass
blockers: 0
critical_findings: 0
requirements: 2/2
scenarios: 3/3
test_command: npm test
test_exit_code: 0
test_output_hash: sha256:59830ebc3a4184110566bf1a290d08473dfdcbd492ce498b14cd1a5e2fa2e441
build_command: npm run build
build_exit_code: 0
build_output_hash: sha256:44575cf5b28512d75644bf54a517dcef304ff809fd511747621b4d64f19aac66
\`\`\`

# Verification report

**Change**: parse-dates
`,
  tree: {
    'openspec/changes/parse-dates/specs/dates/spec.md': `# Dates

### Requirement: Dates are parsed

#### Scenario: A date in ISO 8601

#### Scenario: A date with the name of its month

### Requirement: What is no date is refused

#### Scenario: The 31st of February
`,
    'openspec/changes/parse-dates/tasks.md': '- [x] 1.1 Parse dates\n- [x] 1.2 Refuse what is none\n',
  },
};
