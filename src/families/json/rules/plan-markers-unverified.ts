import { field } from '../../../model/json.js';
import { statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const FIELD = 'plan_markers_verified';

const DONE = { '/status': 'implemented', '/phases_completed': 3, '/phases_total': 3 } as const;

export const planMarkersUnverified: ReturnRule = {
  id: 'plan-markers-unverified',
  area: 'handoff',
  scope: 'return',
  severity: 'notice',
  summary: 'An implemented handoff says that the marks in the plan were verified',
  rationale:
    'A plan in which every phase is marked as completed shows that none was skipped. Whoever did not look cannot say so.',
  remedy: `Look whether each phase heading of the plan says [COMPLETED], and set ${FIELD} to true.`,
  sources: [{ document: 'upstream', heading: 'Orchestrator handoff: plan_markers_verified' }],
  bad: [{ set: DONE }, { set: { ...DONE, [`/${FIELD}`]: false } }],
  good: { set: { ...DONE, [`/${FIELD}`]: true } },
  check(subject) {
    if (statusOf(subject) !== 'implemented') return NOTHING;
    const verified = field(subject.value, FIELD);
    if (verified !== undefined && verified !== false) return NOTHING;
    return [
      {
        ...(verified === undefined ? { pointer: '', property: FIELD } : { pointer: `/${FIELD}` }),
        message: `Status is "implemented" and ${FIELD} is ${verified === undefined ? 'absent' : 'false'}; true was expected.`,
        recommendation: `Look whether each phase heading of the plan says [COMPLETED], and set ${FIELD} to true.`,
      },
    ];
  },
};
