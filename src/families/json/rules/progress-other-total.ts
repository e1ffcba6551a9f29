import { NOTHING, type ClaimRule } from '../../../model/rule.js';

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';

const TWO_PHASES = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [NOT STARTED]\n';

export const progressOtherTotal: ClaimRule = {
  id: 'progress-other-total',
  area: 'metadata',
  scope: 'claim',
  verdict: 'other-total',
  kinds: ['progress'],
  severity: 'notice',
  summary: 'The plan has as many phases as the return says',
  rationale:
    'Counts of another plan, or of an earlier version of it, say nothing about what is left. It may also be that the plan was revised since.',
  remedy: 'Count the phases of the plan again, or name the plan that is meant among the artifacts.',
  sources: [{ document: 'return-gate', heading: 'the plan in the same tree shows whether the counts are true' }],
  bad: [
    {
      families: ['return-meta'],
      set: { '/metadata/phases_completed': 1, '/metadata/phases_total': 3 },
      tree: { [PLAN]: TWO_PHASES },
    },
    {
      families: ['orchestrator-handoff'],
      set: { '/phases_completed': 1, '/phases_total': 3 },
      tree: { [PLAN]: TWO_PHASES },
    },
  ],
  good: [
    {
      families: ['return-meta'],
      set: { '/metadata/phases_completed': 1, '/metadata/phases_total': 2 },
      tree: { [PLAN]: TWO_PHASES },
    },
    {
      families: ['orchestrator-handoff'],
      set: { '/phases_completed': 1, '/phases_total': 2 },
      tree: { [PLAN]: TWO_PHASES },
    },
  ],
  check({ claim, verdict }) {
    if (verdict.detail === null) return NOTHING;
    return [
      {
        message: `The return counts ${claim.path}, but ${verdict.detail}`,
        recommendation: 'Count the phases of the plan again, or name the plan that is meant among the artifacts.',
      },
    ];
  },
};
