import { join } from '../../../model/pointer.js';
import { fixFormat, phasesOf, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const CONTINUED = {
  '/continuation_path': 'specs/7_parse_dates/plans/01_parse-dates.md',
} as const;

export const partialPhasesWhole: ReturnRule = {
  id: 'partial-phases-whole',
  area: 'handoff',
  scope: 'return',
  severity: 'warning',
  summary: 'A partial handoff has phases left',
  rationale:
    'The status asks the orchestrator to resume the work while the counts say that nothing is left. It would call an agent that has nothing to do.',
  remedy: 'Say implemented where all phases are done; otherwise count the completed ones again.',
  demand: {
    order: 40,
    text: 'When "status" is "partial": "phases_completed" is less than "phases_total".',
  },
  sources: [{ document: 'upstream', heading: 'Orchestrator handoff: phases_completed and phases_total' }],
  bad: { set: { '/status': 'partial', '/phases_completed': 3, '/phases_total': 3, ...CONTINUED } },
  good: { set: { '/status': 'partial', '/phases_completed': 2, '/phases_total': 3, ...CONTINUED } },
  check(subject) {
    if (statusOf(subject) !== 'partial') return NOTHING;
    const { place, completed, total } = phasesOf(subject);
    // phase-counts reports more completed phases than there are.
    if (completed === undefined || completed !== total) return NOTHING;
    return [
      {
        pointer: join(place, 'phases_completed'),
        message: `Status "partial" comes with ${String(completed)} of ${String(total)} phases; fewer were expected to be completed.`,
        recommendation: `${fixFormat(subject)}: write "implemented" where all is done, or correct the counts.`,
      },
    ];
  },
};
