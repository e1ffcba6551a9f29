import { has, stringField } from '../../../model/json.js';
import { parseIso8601, WIDEST_OFFSET } from '../../../model/iso-8601.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, statusOf, type Subject } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

const BEGUN = {
  '/status': 'in_progress',
  '/artifacts': [],
  '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
} as const;

const POINTER = join('', 'started_at');

export const startedAt: ReturnRule = {
  id: 'started-at',
  area: 'life-cycle',
  scope: 'return',
  severity: 'warning',
  summary: 'Work in progress says when it started, in ISO 8601, and not in the future',
  rationale:
    'Interrupted agents are found by the age of their early metadata, and durations are computed from it. Without a moment that can be read, an agent that died looks as if it still worked.',
  remedy: 'Write the moment of the start once, in UTC, such as 2026-01-28T10:30:00Z.',
  demand: 'stated',
  sources: [{ document: '001', heading: 'started_at (optional)' }],
  bad: { set: { '/started_at': 'yesterday' } },
  good: { set: { ...BEGUN, '/started_at': '2026-01-28T10:30:00Z' }, also: ['status-in-progress'] },
  check(subject, { now }) {
    if (!has(subject.value, 'started_at')) {
      if (statusOf(subject) !== 'in_progress') return NOTHING;
      return [
        {
          pointer: '',
          property: 'started_at',
          message: 'Status is "in_progress" and started_at is absent; the moment of the start was expected.',
          recommendation: fix(subject),
        },
      ];
    }
    const text = stringField(subject.value, 'started_at');
    if (text === undefined) return NOTHING;
    const moment = parseIso8601(text);
    if (moment === null) {
      return [
        {
          pointer: POINTER,
          message: `Field started_at is ${quote(text)}, which is no ISO 8601 time.`,
          recommendation: fix(subject),
        },
      ];
    }
    // A local time is in the future only if it is in every time zone.
    const earliest = moment.zoned ? moment.at : moment.at - WIDEST_OFFSET;
    if (earliest <= now) return NOTHING;
    return [
      {
        pointer: POINTER,
        message: `Field started_at is ${quote(text)}, which is in the future.`,
        recommendation: fix(subject),
      },
    ];
  },
};

function fix(subject: Subject): string {
  return `${fixFormat(subject)}: write the moment of the start, such as 2026-01-28T10:30:00Z.`;
}
