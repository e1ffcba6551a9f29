import { withPhases } from '../samples.js';
import { misplacedFields } from './fields.js';
import type { Problem } from '../../../model/finding.js';
import { field, has, numberField } from '../../../model/json.js';
import { phasesOf, agentName, fixFormat, statusOf } from '../../../model/return.js';
import { join } from '../../../model/pointer.js';
import { rulesOnReturns, rulesOnClaims, NOTHING } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';

/** The objects that may have the counts; '' is the return itself, for versions with the counts at the top level. */
const HOLDERS = ['metadata', 'partial_progress'] as const;
const HOLDERS_AT_TOP = ['', 'continuation_context'] as const;
const COUNTS = ['phases_completed', 'phases_total'] as const;
const CONTINUED = { '/continuation_path': 'specs/7_parse_dates/plans/01_parse-dates.md' } as const;

const COMPLETED = {
  set: {
    '/status': 'implemented',
    '/completion_data': { completion_summary: 'Dates are parsed in every form that the plan names.' },
  },
} as const;

const HANDED_OFF = { set: { '/status': 'implemented', '/plan_markers_verified': true } } as const;
const MARKERS = 'plan_markers_verified';
const DONE = { '/status': 'implemented', '/phases_completed': 3, '/phases_total': 3 } as const;
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const HALF = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [NOT STARTED]\n';
const WHOLE = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [COMPLETED]\n';

export const phaseRules = rulesOnReturns('metadata', {
  'phase-counts': {
    severity: 'warning',
    about: () => ({
      summary: 'No more phases are completed than there are',
      rationale:
        'Work resumes at the phase after the last completed one. A count above the total points beyond the plan.',
      remedy: 'Count the phases of the plan and the completed ones again.',
      demand: {
        order: 150,
        text: '"phases_completed" is at most "phases_total".',
      },
      sources: ['001 metadata (required)', '001 partial_progress (optional)'],
      bad: withPhases(5, 4),
      good: withPhases(4, 4),
    }),
    check(subject) {
      const holders: readonly string[] = phasesOf(subject).place === '' ? HOLDERS_AT_TOP : HOLDERS;
      return holders.flatMap((holder) => {
        const counts = holder === '' ? subject.value : field(subject.value, holder);
        const completed = numberField(counts, 'phases_completed');
        const total = numberField(counts, 'phases_total');
        if (completed === undefined || total === undefined || completed <= total) return NOTHING;
        return {
          pointer: holder === '' ? '/phases_completed' : join('', holder, 'phases_completed'),
          message: `Field ${holder === '' ? '' : `${holder}.`}phases_completed is ${String(completed)}, but phases_total is only ${String(total)}.`,
          recommendation: `${fixFormat(subject)}: count the phases again.`,
        };
      });
    },
  },
  'phases-top-level': {
    severity: 'warning',
    about: () => ({
      summary: 'Phase counts are not at the top level',
      rationale:
        'At the top level they look like a handoff file. Callers search them in metadata, or in partial_progress, and miss them here.',
      remedy: 'Move them into metadata; while work continues, into partial_progress.',
      fixes: [{ safety: 'safe', does: 'moves the counts into metadata, unless work continues' }],
      sources: ['upstream phases_* are fields of the handoff file', '001 metadata (required)'],
      bad: { set: { '/phases_completed': 2, '/phases_total': 4 } },
      good: { set: { '/metadata/phases_completed': 2, '/metadata/phases_total': 4 } },
    }),
    check(subject) {
      const names = COUNTS.filter((name) => has(subject.value, name));
      const more = ', or into partial_progress while work continues';
      return misplacedFields(subject, names, { more, isFixed: !OPEN.has(statusOf(subject)) });
    },
  },
  'implemented-phases-short': {
    severity: 'warning',
    about: () => ({
      summary: 'An implemented task has completed all its phases',
      rationale:
        'The status closes the task, but the counts say that phases are left. Either the work is partial and should be resumed, or the counts are stale.',
      remedy: 'Return partial if phases are left; otherwise update the counts.',
      demand: {
        order: 150,
        text: '"phases_completed" is at most "phases_total", and equals it when "status" is "implemented".',
        insteadOf: ['phase-counts'],
      },
      sources: ['001 Implementation Success (Non-Meta)'],
      bad: withPhases(3, 4, COMPLETED, HANDED_OFF),
      good: withPhases(4, 4, COMPLETED, HANDED_OFF),
    }),
    check(subject) {
      if (statusOf(subject) !== 'implemented') return NOTHING;
      const { place, completed, total } = phasesOf(subject);
      if (completed === undefined || total === undefined || completed >= total) return NOTHING;
      return {
        pointer: join(place, 'phases_completed'),
        message: `Status is "implemented", but only ${String(completed)} of ${String(total)} phases are completed.`,
        recommendation: `Let ${agentName(subject)} return "partial" while phases are left, or correct the counts.`,
      };
    },
  },
});

export const handoffPhaseRules = rulesOnReturns('handoff', {
  'phases-required': {
    severity: 'warning',
    about: () => ({
      summary: 'Work on a plan reports its phase counts, each 0 or more',
      rationale:
        'The orchestrator compares the counts to decide whether a plan is done or must be resumed. Without them it only has the status.',
      remedy: 'Write phases_completed and phases_total as whole numbers of 0 or more.',
      demand: {
        order: 30,
        text: 'When "status" is "implemented" or "partial": "phases_completed" is required and "phases_total" is required, both whole numbers of 0 or more.',
      },
      sources: ['upstream Orchestrator handoff: phases_completed and phases_total'],
      bad: [
        { set: { '/status': 'implemented', '/plan_markers_verified': true }, remove: COUNTS.map((name) => `/${name}`) },
        { set: { '/status': 'partial', '/phases_completed': -1, ...CONTINUED } },
      ],
      good: { set: { '/status': 'partial', '/phases_completed': 0, ...CONTINUED } },
    }),
    check(subject) {
      const status = statusOf(subject);
      if (status !== 'implemented' && status !== 'partial') return NOTHING;
      const { place, completed, total } = phasesOf(subject);
      const problems: Problem[] = [];
      const absent = COUNTS.filter((name) => field(subject.value, name) === undefined);
      if (absent.length > 0) {
        problems.push({
          pointer: place,
          property: absent,
          message: `Status is ${quote(status)} but ${listOf(absent, 'and')} ${absent.length === 1 ? 'is' : 'are'} absent; phase counts were expected.`,
          recommendation: `${fixFormat(subject)}: add ${listOf(absent, 'and')}.`,
        });
      }
      for (const [name, count] of [
        ['phases_completed', completed],
        ['phases_total', total],
      ] as const) {
        if (count === undefined || count >= 0) continue;
        problems.push({
          pointer: join(place, name),
          message: `Field ${name} is ${String(count)}; a whole number of 0 or more was expected.`,
          recommendation: `${fixFormat(subject)}: count the phases again.`,
        });
      }
      return problems;
    },
  },
  'partial-phases-whole': {
    severity: 'warning',
    about: () => ({
      summary: 'A partial handoff has open phases',
      rationale:
        'The status asks the orchestrator to resume the work, but the counts say that nothing is left. It would call an agent without work.',
      remedy: 'Return implemented if all phases are done; otherwise count the completed ones again.',
      demand: {
        order: 40,
        text: 'When "status" is "partial": "phases_completed" is less than "phases_total".',
      },
      sources: ['upstream Orchestrator handoff: phases_completed and phases_total'],
      bad: { set: { '/status': 'partial', '/phases_completed': 3, '/phases_total': 3, ...CONTINUED } },
      good: { set: { '/status': 'partial', '/phases_completed': 2, '/phases_total': 3, ...CONTINUED } },
    }),
    check(subject) {
      if (statusOf(subject) !== 'partial') return NOTHING;
      const { place, completed, total } = phasesOf(subject);
      // phase-counts reports more completed phases than there are.
      if (completed === undefined || completed !== total) return NOTHING;
      return {
        pointer: join(place, 'phases_completed'),
        message: `Status is "partial", but all ${String(total)} phases are completed.`,
        recommendation: `${fixFormat(subject)}: write "implemented" if all is done, or correct the counts.`,
      };
    },
  },
  'plan-markers-unverified': {
    severity: 'notice',
    about: () => ({
      summary: "An implemented handoff says that the plan's marks were verified",
      rationale:
        'A plan with all phases marked as completed shows that none was skipped. An agent that did not check cannot say so.',
      remedy: `Check that each phase heading of the plan says [COMPLETED], and set ${MARKERS} to true.`,
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
        message: `Status is "implemented" but ${MARKERS} is ${verified === undefined ? 'absent' : 'false'}; true was expected.`,
      };
    },
  },
});

export const progressRules = rulesOnClaims('metadata', {
  'progress-behind': {
    verdict: 'behind',
    kinds: ['progress'],
    severity: 'warning',
    about: () => ({
      summary: 'The plan marks as many phases as completed as the return reports',
      rationale:
        "Work resumes by the plan's marks, and is closed by the return's counts. If the plan marks fewer phases, either work is missing or the plan was not updated.",
      remedy: 'Mark the completed phases as [COMPLETED] in the plan, or only count those in the return.',
      demand: {
        order: 160,
        text: 'The plan of the task marks at least "phases_completed" of its phases as [COMPLETED].',
      },
      sources: ['return-gate the plan in the same tree shows whether the counts are true', '001 metadata (required)'],
      bad: withPhases(2, 2, { tree: { [PLAN]: HALF } }),
      good: withPhases(2, 2, { tree: { [PLAN]: WHOLE } }),
    }),
    check({ claim, verdict }, { success }) {
      if (verdict.detail === null) return NOTHING;
      return {
        ...(success ? {} : { severity: 'notice' }),
        message: `The return says that ${claim.path} are completed, but ${verdict.detail}`,
        recommendation: 'Mark the completed phases in the plan, or only count the phases that it marks as completed.',
      };
    },
  },
  'progress-other-total': {
    verdict: 'other-total',
    kinds: ['progress'],
    severity: 'notice',
    about: () => ({
      summary: 'The plan has as many phases as the return says',
      rationale:
        'Counts of another plan, or of an earlier version, do not show what is left. The plan may also have been revised since.',
      remedy: 'Count the phases of the plan again, or list the right plan among the artifacts.',
      sources: ['return-gate the plan in the same tree shows whether the counts are true'],
      bad: withPhases(1, 3, { tree: { [PLAN]: HALF } }),
      good: withPhases(1, 2, { tree: { [PLAN]: HALF } }),
    }),
    check({ claim, verdict }) {
      if (verdict.detail === null) return NOTHING;
      return {
        message: `The return counts ${claim.path}, but ${verdict.detail}`,
      };
    },
  },
});

/** While work continues, the counts may belong in partial_progress: that is unknown here. */
const OPEN = new Set<string | undefined>(['in_progress', 'partial', undefined]);
