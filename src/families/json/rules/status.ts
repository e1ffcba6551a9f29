import { count, listOf, quote, parseIso8601, WIDEST_OFFSET } from '../../../model/text.js';
import { field, isArray, type Json, listField, stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { agentName, fixFormat, isSuccess, statusOf, UNFINISHED } from '../../../model/return.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';
import { statusFix, suggestStatus } from '../../../model/fix.js';

const FORBIDDEN = 'completed';

const EARLY = {
  '/status': 'in_progress',
  '/started_at': '2026-01-28T10:30:00Z',
  '/partial_progress': { stage: 'initializing', details: 'Read the task' },
} as const;

const PROGRESS = { stage: 'initializing', details: 'Read the task' } as const;

const CRASHED = [
  { type: 'execution', message: 'The parser crashed', recoverable: true, recommendation: 'Run /plan 7 again' },
] as const;

const TIMED_OUT: Json = [
  {
    type: 'timeout',
    message: 'The time was up after the first phase',
    recoverable: true,
    recommendation: 'Run /plan 7 again',
  },
];

const LATE_TIMEOUT = {
  type: 'timeout',
  message: 'The last check ran out of time',
  recoverable: true,
  recommendation: 'Run the check again',
} as const;

export const statusRules = rulesOnReturns('status', {
  'status-completed': {
    supersedes: ['status-value'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: `The status is never "${FORBIDDEN}"`,
      rationale:
        'The word makes the calling tool stop before its last steps, so the task is never marked as done. For success, a return names the finished work instead.',
      remedy: 'Write the word for the finished work, such as researched, planned or implemented.',
      fixes: [{ safety: 'unsafe', does: 'writes the word for the work of an agent with this name' }],
      sources: ['001 status (required)'],
      bad: { set: { '/status': FORBIDDEN }, also: ['standard-mismatch'] },
    }),
    check(subject) {
      if (statusOf(subject) !== FORBIDDEN) return NOTHING;
      const { success } = subject.standard;
      const { instead } = suggestStatus(subject, FORBIDDEN);
      return {
        pointer: '/status',
        message: `Status ${quote(FORBIDDEN)} stops the calling tool; for success, use ${listOf(success)}.`,
        recommendation: `${fixFormat(subject)}: write ${instead === undefined ? 'what was done' : quote(instead)}.`,
        ...(instead === undefined ? {} : { fix: statusFix(instead) }),
      };
    },
  },
  'status-in-progress': {
    severity: 'warning',
    about: () => ({
      summary: 'A metadata file has a final status',
      rationale:
        'An agent writes in_progress at its start and replaces it at the end. If it is still there, the agent was interrupted, or postflight never ran.',
      remedy: 'Resume the task, or set the status that the work reached: partial, with errors, if it was interrupted.',
      sources: ['001 status (required)'],
      bad: [{ set: EARLY }, { set: EARLY, context: { stage: 'ended' } }],
      good: [
        { set: { ...EARLY, '/status': 'partial' }, also: ['errors-required'] },
        { set: EARLY, context: { stage: 'on-disk' } },
      ],
    }),
    check(subject, { stage }) {
      // On disk the agent may still be at work: document 001 requires this status before the work begins.
      if (statusOf(subject) !== UNFINISHED || stage === 'on-disk') return NOTHING;
      const agent = agentName(subject);
      const partial = 'set the status to "partial" and say in errors why it stopped';
      return stage === 'ended'
        ? {
            pointer: '/status',
            message: 'Status is "in_progress", but the agent has stopped; a final status was expected.',
            recommendation: `${fixFormat(subject)}: write the status that the work reached, or ${partial}.`,
          }
        : {
            pointer: '/status',
            message:
              'Status is "in_progress"; a final status was expected. The agent was interrupted, is still at work, or postflight has not run.',
            recommendation: `Resume ${agent}, or ${partial}.`,
          };
    },
  },
  'status-stale': {
    severity: 'warning',
    about: () => ({
      summary: 'Work in progress did not start before the limit of stale-after',
      rationale: 'No agent works for days. After that time the agent is dead, and its task is waiting.',
      remedy: 'Resume the task or close it. Raise stale-after if agents do run that long.',
      sources: ['001 started_at (optional)'],
      bad: {
        set: { '/status': 'in_progress', '/started_at': '2026-01-27T11:59:59Z', '/partial_progress': PROGRESS },
        also: ['status-in-progress'],
      },
      good: {
        set: { '/status': 'in_progress', '/started_at': '2026-01-27T12:00:00Z', '/partial_progress': PROGRESS },
        also: ['status-in-progress'],
      },
    }),
    check(subject, context) {
      if (statusOf(subject) !== 'in_progress') return NOTHING;
      const startedAt = stringField(subject.value, 'started_at');
      if (startedAt === undefined) return NOTHING;
      const moment = parseIso8601(startedAt);
      if (moment === null) return NOTHING;
      // A local time is only too old if it is in every time zone.
      const latest = moment.zoned ? moment.at : moment.at + WIDEST_OFFSET;
      if (context.now - latest <= context.staleAfter) return NOTHING;
      return {
        pointer: '/started_at',
        message: `The agent is still in progress, but its start at ${quote(startedAt)} is older than stale-after allows.`,
        recommendation: `Resume or close the task of ${agentName(subject)}.`,
      };
    },
  },
  'failed-with-artifacts': {
    severity: 'notice',
    about: () => ({
      summary: 'A failed return has no artifacts',
      rationale:
        'Failed means that the work has no usable result. With files it was partial, and a caller can continue from there instead of starting again.',
      remedy: 'Set the status to partial if the files are usable; otherwise remove them from the return.',
      sources: ['000 status (required)', '003 status (required)'],
      bad: { set: { '/status': 'failed', '/errors': CRASHED } },
      good: { set: { '/status': 'partial', '/errors': CRASHED } },
    }),
    check(subject) {
      if (statusOf(subject) !== 'failed') return NOTHING;
      const { length } = listField(subject.value, 'artifacts');
      if (length === 0) return NOTHING;
      return {
        pointer: '/artifacts',
        message: `Status "failed" means no usable result, but the return lists ${count(length, 'artifact')}.`,
        recommendation: 'Set the status to "partial" if they are usable; else list none.',
        value: 'failed',
      };
    },
  },
  'partial-without-artifacts': {
    area: 'artifacts',
    severity: 'notice',
    about: () => ({
      summary: 'A partial return lists its artifacts so far',
      rationale:
        'Partial means that some artifacts exist and the work can be resumed from them. Without any, the next agent starts from nothing, as after failed or blocked.',
      remedy: 'List the files made so far, or use the status for work that made none.',
      sources: ['003 artifacts (required)'],
      bad: { set: { '/status': 'partial', '/artifacts': [], '/errors': TIMED_OUT } },
      good: { set: { '/status': 'partial', '/errors': TIMED_OUT } },
    }),
    check(subject) {
      if (statusOf(subject) !== 'partial') return NOTHING;
      const artifacts = field(subject.value, 'artifacts');
      if (!isArray(artifacts) || artifacts.length > 0) return NOTHING;
      return {
        pointer: join('', 'artifacts'),
        message: 'Status "partial" says that some artifacts were made, but none is listed.',
        recommendation: `Verify ${agentName(subject)} lists the files made so far, or returns "failed" or "blocked" if there are none.`,
      };
    },
  },
  'errors-with-success': {
    area: 'errors',
    severity: 'notice',
    about: () => ({
      summary: 'A success has no errors',
      rationale:
        'Errors belong to unfinished work. With a success status they are easily overlooked, or the status claims too much.',
      remedy:
        'Return partial if something is missing; otherwise leave the errors out and mention what was overcome in the summary.',
      sources: ['003 errors (optional)'],
      bad: { set: { '/errors': [LATE_TIMEOUT] } },
      good: { set: { '/errors': [] } },
    }),
    check(subject) {
      const errors = listField(subject.value, 'errors');
      const status = statusOf(subject);
      if (errors.length === 0 || status === undefined || !isSuccess(subject)) return NOTHING;
      return {
        pointer: join('', 'errors'),
        message: `Status is ${quote(status)} but there ${errors.length === 1 ? 'is' : 'are'} ${count(errors.length, 'error')}; none was expected.`,
        recommendation: 'Return "partial" if something is missing, otherwise leave the errors out.',
      };
    },
  },
});
