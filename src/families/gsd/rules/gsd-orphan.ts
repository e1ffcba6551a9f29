import { gsdFamilyOf } from '../place.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const gsdOrphan: ReturnRule = {
  id: 'gsd-orphan',
  area: 'gsd',
  needsPlace: true,
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A summary has the plan that it sums up beside it',
    rationale: 'The plan says what was to be done. Without it, it is unknown what the summary leaves out.',
    remedy: 'Restore the plan, or name the summary like its plan, with SUMMARY for PLAN.',
    sources: [{ document: 'upstream', heading: 'verify phase-completeness' }],
    bad: { families: ['gsd-summary'], tree: { '.planning/phases/01-dates/01-02-PLAN.md': null } },
    good: { families: ['gsd-summary'] },
  }),
  check({ beside }) {
    if ([...beside.keys()].some((path) => gsdFamilyOf(path) === 'gsd-plan')) return NOTHING;
    return [
      {
        message: 'No plan belongs to this summary.',
        recommendation: 'Commit the plan beside it, named as the summary is, with PLAN for SUMMARY.',
      },
    ];
  },
};
