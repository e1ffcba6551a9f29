import { NOTHING, type ClaimRule } from '../../../model/rule.js';

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';

const HALF = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [NOT STARTED]\n';
const WHOLE = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [COMPLETED]\n';

const COUNTS = { '/metadata/phases_completed': 2, '/metadata/phases_total': 2 } as const;
const COUNTS_AT_TOP = { '/phases_completed': 2, '/phases_total': 2 } as const;

export const progressBehind: ClaimRule = {
  id: 'progress-behind',
  area: 'metadata',
  scope: 'claim',
  verdict: 'behind',
  kinds: ['progress'],
  severity: 'warning',
  summary: 'The plan marks as many phases as completed as the return says',
  rationale:
    'Work is resumed by the marks in the plan, and closed by the counts in the return. Where the plan marks fewer phases, either work is missing or the plan was not kept.',
  remedy: 'Mark the phases that are done as [COMPLETED] in the plan, or count only those in the return.',
  demand: {
    order: 160,
    text: 'The plan of the task marks at least "phases_completed" of its phases as [COMPLETED].',
  },
  sources: [
    { document: 'return-gate', heading: 'the plan in the same tree shows whether the counts are true' },
    { document: '001', heading: 'metadata (required)' },
  ],
  bad: [
    { families: ['return-meta'], set: COUNTS, tree: { [PLAN]: HALF } },
    { families: ['orchestrator-handoff'], set: COUNTS_AT_TOP, tree: { [PLAN]: HALF } },
  ],
  good: [
    { families: ['return-meta'], set: COUNTS, tree: { [PLAN]: WHOLE } },
    { families: ['orchestrator-handoff'], set: COUNTS_AT_TOP, tree: { [PLAN]: WHOLE } },
  ],
  check({ claim, verdict }, { success }) {
    if (verdict.detail === null) return NOTHING;
    return [
      {
        ...(success ? {} : { severity: 'notice' }),
        message: `The return says that ${claim.path} are completed, but ${verdict.detail}`,
        recommendation: 'Mark in the plan what is done, or count only the phases that the plan marks as completed.',
      },
    ];
  },
};
