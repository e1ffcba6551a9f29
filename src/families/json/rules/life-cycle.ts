import { quote, parseIso8601, WIDEST_OFFSET } from '../../../model/text.js';
import { field, has, stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, statusOf, type Subject } from '../../../model/return.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';
import { listUnderStatus } from '../../text-rules.js';

const BEGUN = {
  '/status': 'in_progress',
  '/artifacts': [],
  '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
} as const;

/** The file that an agent writes at its start. */
const EARLY_FILE = {
  set: {
    '/status': 'in_progress',
    '/artifacts': [],
    '/started_at': '2026-01-28T10:30:00Z',
    '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
  },
  also: ['status-in-progress'],
} as const;

const TIMED_OUT = [
  {
    type: 'timeout',
    message: 'The time limit was reached in the second phase',
    recoverable: true,
    recommendation: 'Resume with /implement 7',
  },
] as const;

export const lifeCycleRules = rulesOnReturns('life-cycle', {
  'started-at': {
    severity: 'warning',
    about: () => ({
      summary: 'Work in progress says when it started, in ISO 8601, and not in the future',
      rationale:
        'Interrupted agents are found by the age of their early metadata, and durations are computed from it. Without a valid time, a dead agent seems to be still at work.',
      remedy: 'Write the start time once, in UTC, such as 2026-01-28T10:30:00Z.',
      sources: ['001 started_at (optional)'],
      bad: { set: { '/started_at': 'yesterday' } },
      good: { set: { ...BEGUN, '/started_at': '2026-01-28T10:30:00Z' }, also: ['status-in-progress'] },
    }),
    check(subject, { now }) {
      const text = stringField(subject.value, 'started_at');
      const isAbsent = !has(subject.value, 'started_at');
      const wrong = isAbsent ? absentStart(subject) : text === undefined ? null : wrongStart(text, now);
      if (wrong === null) return NOTHING;
      return {
        ...(isAbsent ? { pointer: '', property: 'started_at' } : { pointer: '/started_at' }),
        message: wrong,
        recommendation: `${fixFormat(subject)}: write the moment of the start, such as 2026-01-28T10:30:00Z.`,
      };
    },
  },
  'partial-progress-required': {
    severity: 'warning',
    about: () => ({
      summary: 'Unfinished work reports its progress',
      rationale: 'The next agent resumes at this stage. Without it, the work starts again from the beginning.',
      remedy: 'Add partial_progress with the reached stage and its details.',
      sources: ['001 partial_progress (optional)'],
      bad: [
        { set: { '/status': 'partial', '/errors': TIMED_OUT } },
        {
          set: { '/status': 'in_progress', '/started_at': '2026-01-28T10:30:00Z' },
          also: ['status-in-progress'],
        },
      ],
      good: {
        set: {
          '/status': 'partial',
          '/errors': TIMED_OUT,
          '/partial_progress': { stage: 'phase_1_completed', details: 'The first of three phases is done' },
        },
      },
    }),
    check(subject) {
      const status = statusOf(subject);
      if ((status !== 'in_progress' && status !== 'partial') || has(subject.value, 'partial_progress')) return NOTHING;
      return {
        ...(status === 'partial' ? { severity: 'notice' } : {}),
        pointer: '',
        property: 'partial_progress',
        message: `Status is ${quote(status)} but partial_progress is absent; the reached stage was expected.`,
        recommendation: `${fixFormat(subject)}: add partial_progress with stage and details.`,
      };
    },
  },
  'partial-progress-leftover': {
    severity: 'notice',
    about: () => ({
      summary: 'Only work in progress or partial work has partial progress',
      rationale:
        'A stage contradicts a final status: it was left over from the early metadata, or the status is wrong.',
      remedy: 'Remove partial_progress when the final status is written.',
      sources: ['001 partial_progress (optional)'],
      bad: {
        set: { '/partial_progress': { stage: 'initializing', details: 'Reading the task' } },
      },
      good: EARLY_FILE,
    }),
    check(subject) {
      const status = statusOf(subject);
      if (status === undefined || status === 'in_progress' || status === 'partial') return NOTHING;
      if (!subject.standard.statuses.includes(status) || !has(subject.value, 'partial_progress')) return NOTHING;
      return {
        pointer: join('', 'partial_progress'),
        part: 'key',
        message: `Field partial_progress comes with status ${quote(status)}; it was expected with "in_progress" or "partial" only.`,
        recommendation: `${fixFormat(subject)}: remove partial_progress when the final status is written.`,
      };
    },
  },
  'meta-file-leftover': {
    severity: 'off',
    about: () => ({
      summary: 'A metadata file with a final status is not kept',
      rationale:
        'Postflight reads the file and deletes it; a leftover may be taken for the return of the next agent. Many projects keep the files on purpose, so the rule is off by default.',
      remedy: 'Delete the file after postflight, or leave the rule off if your project keeps its returns.',
      sources: ['001 Cleanup'],
      bad: {},
      good: EARLY_FILE,
    }),
    check(subject) {
      const status = statusOf(subject);
      if (status === undefined || status === 'in_progress' || !subject.standard.statuses.includes(status))
        return NOTHING;
      return {
        pointer: join('', 'status'),
        message: `The file is kept with the final status ${quote(status)}; postflight was expected to delete it.`,
        recommendation: 'Delete the file after postflight.',
      };
    },
  },
});

export const handoffRules = rulesOnReturns('handoff', {
  'blockers-required': {
    severity: 'warning',
    about: () => ({
      summary: 'A blocked handoff says what blocks the work',
      rationale:
        'The orchestrator decides by the blockers whether to wait, plan again or ask a person. Without any, it only knows that the work has stopped.',
      remedy: 'Add each blocker to blockers, with its description, its phase and its severity, hard or soft.',
      demand: {
        order: 60,
        text: 'When "status" is "blocked": "blockers" is required and "blockers" holds at least 1 element.',
      },
      sources: ['upstream Orchestrator handoff: blockers'],
      bad: { set: { '/status': 'blocked', '/blockers': [] } },
      good: {
        set: {
          '/status': 'blocked',
          '/blockers': [{ description: 'The calendar service does not answer', phase: 2, severity: 'hard' }],
        },
      },
    }),
    check: listUnderStatus(['blocked'], 'blockers', 'blocker', 'say in blockers what the work waits for'),
  },
  'continuation-required': {
    severity: 'warning',
    about: () => ({
      summary: 'A partial handoff names the file to continue with',
      rationale:
        'The next agent reads that file first. Without it, the agent must infer the finished work from the changes, or start again.',
      remedy:
        'Write the path of the file that says how to continue to continuation_path, or to continuation_context.handoff_path.',
      demand: {
        order: 50,
        text: 'When "status" is "partial": "continuation_path" is required and names the file that says how to go on, unless "continuation_context" does.',
      },
      sources: ['upstream Orchestrator handoff: continuation_context and continuation_path'],
      bad: [
        { set: { '/status': 'partial', '/phases_completed': 1 } },
        {
          set: {
            '/status': 'partial',
            '/phases_completed': 1,
            '/continuation_path': null,
            '/continuation_context': null,
          },
        },
      ],
      good: {
        set: {
          '/status': 'partial',
          '/phases_completed': 1,
          '/continuation_path': 'specs/7_parse_dates/handoffs/phase-1.md',
        },
        tree: { 'specs/7_parse_dates/handoffs/phase-1.md': '# Phase 1\n\nGo on with time zones.\n' },
      },
    }),
    check(subject) {
      if (statusOf(subject) !== 'partial') return NOTHING;
      const { value } = subject;
      if ((field(value, 'continuation_path') ?? field(value, 'continuation_context') ?? null) !== null) return NOTHING;
      return {
        pointer: '',
        property: 'continuation_path',
        message:
          'Status is "partial" and neither continuation_path nor continuation_context is given; one of them was expected.',
        recommendation: `${fixFormat(subject)}: name in continuation_path the file that says how to go on.`,
      };
    },
  },
});

function absentStart(subject: Subject): string | null {
  if (statusOf(subject) !== 'in_progress') return null;
  return 'Status is "in_progress" but started_at is absent; the start time was expected.';
}

function wrongStart(text: string, now: number): string | null {
  const moment = parseIso8601(text);
  if (moment === null) return `Field started_at is ${quote(text)}, which is not an ISO 8601 time.`;
  // A local time is only in the future if it is in every time zone.
  const earliest = moment.zoned ? moment.at : moment.at - WIDEST_OFFSET;
  return earliest <= now ? null : `Field started_at is ${quote(text)}, which is in the future.`;
}
