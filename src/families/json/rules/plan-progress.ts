import { field } from '../../../model/json.js';
import { statusOf } from '../../../model/return.js';
import { type ClaimRule, NOTHING, type ReturnRule } from '../../../model/rule.js';

const MARKERS = 'plan_markers_verified';

const DONE = { '/status': 'implemented', '/phases_completed': 3, '/phases_total': 3 } as const;

export const planMarkersUnverified: ReturnRule = {
  id: 'plan-markers-unverified',
  area: 'handoff',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'An implemented handoff says that the marks in the plan were verified',
    rationale:
      'A plan in which every phase is marked as completed shows that none was skipped. Whoever did not look cannot say so.',
    remedy: `Look whether each phase heading of the plan says [COMPLETED], and set ${MARKERS} to true.`,
    sources: ['upstream Orchestrator handoff: plan_markers_verified'],
    bad: [{ set: DONE }, { set: { ...DONE, [`/${MARKERS}`]: false } }],
    good: { set: { ...DONE, [`/${MARKERS}`]: true } },
  }),
  check(subject) {
    if (statusOf(subject) !== 'implemented') return NOTHING;
    const verified = field(subject.value, MARKERS);
    if (verified !== undefined && verified !== false) return NOTHING;
    return {
      ...(verified === undefined ? { pointer: '', property: MARKERS } : { pointer: `/${MARKERS}` }),
      message: `Status is "implemented" and ${MARKERS} is ${verified === undefined ? 'absent' : 'false'}; true was expected.`,
      recommendation: `Look whether each phase heading of the plan says [COMPLETED], and set ${MARKERS} to true.`,
    };
  },
};

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';

const HALF = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [NOT STARTED]\n';
const WHOLE = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [COMPLETED]\n';

const BOTH_PHASES = { '/metadata/phases_completed': 2, '/metadata/phases_total': 2 } as const;
const BOTH_PHASES_AT_TOP = { '/phases_completed': 2, '/phases_total': 2 } as const;

export const progressBehind: ClaimRule = {
  id: 'progress-behind',
  area: 'metadata',
  scope: 'claim',
  verdict: 'behind',
  kinds: ['progress'],
  severity: 'warning',
  about: () => ({
    summary: 'The plan marks as many phases as completed as the return says',
    rationale:
      'Work is resumed by the marks in the plan, and closed by the counts in the return. Where the plan marks fewer phases, either work is missing or the plan was not kept.',
    remedy: 'Mark the phases that are done as [COMPLETED] in the plan, or count only those in the return.',
    demand: {
      order: 160,
      text: 'The plan of the task marks at least "phases_completed" of its phases as [COMPLETED].',
    },
    sources: ['return-gate the plan in the same tree shows whether the counts are true', '001 metadata (required)'],
    bad: [
      { families: ['return-meta'], set: BOTH_PHASES, tree: { [PLAN]: HALF } },
      { families: ['orchestrator-handoff'], set: BOTH_PHASES_AT_TOP, tree: { [PLAN]: HALF } },
    ],
    good: [
      { families: ['return-meta'], set: BOTH_PHASES, tree: { [PLAN]: WHOLE } },
      { families: ['orchestrator-handoff'], set: BOTH_PHASES_AT_TOP, tree: { [PLAN]: WHOLE } },
    ],
  }),
  check({ claim, verdict }, { success }) {
    if (verdict.detail === null) return NOTHING;
    return {
      ...(success ? {} : { severity: 'notice' }),
      message: `The return says that ${claim.path} are completed, but ${verdict.detail}`,
      recommendation: 'Mark in the plan what is done, or count only the phases that the plan marks as completed.',
    };
  },
};

export const progressOtherTotal: ClaimRule = {
  id: 'progress-other-total',
  area: 'metadata',
  scope: 'claim',
  verdict: 'other-total',
  kinds: ['progress'],
  severity: 'notice',
  about: () => ({
    summary: 'The plan has as many phases as the return says',
    rationale:
      'Counts of another plan, or of an earlier version of it, say nothing about what is left. It may also be that the plan was revised since.',
    remedy: 'Count the phases of the plan again, or list the right plan among the artifacts.',
    sources: ['return-gate the plan in the same tree shows whether the counts are true'],
    bad: [
      {
        families: ['return-meta'],
        set: { '/metadata/phases_completed': 1, '/metadata/phases_total': 3 },
        tree: { [PLAN]: HALF },
      },
      {
        families: ['orchestrator-handoff'],
        set: { '/phases_completed': 1, '/phases_total': 3 },
        tree: { [PLAN]: HALF },
      },
    ],
    good: [
      {
        families: ['return-meta'],
        set: { '/metadata/phases_completed': 1, '/metadata/phases_total': 2 },
        tree: { [PLAN]: HALF },
      },
      {
        families: ['orchestrator-handoff'],
        set: { '/phases_completed': 1, '/phases_total': 2 },
        tree: { [PLAN]: HALF },
      },
    ],
  }),
  check({ claim, verdict }) {
    if (verdict.detail === null) return NOTHING;
    return {
      message: `The return counts ${claim.path}, but ${verdict.detail}`,
      recommendation: 'Count the phases of the plan again, or list the right plan among the artifacts.',
    };
  },
};
