import { parseIso8601, WIDEST_OFFSET } from '../../../model/iso-8601.js';
import { stringField } from '../../../model/json.js';
import { agentName, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

const PROGRESS = { stage: 'initializing', details: 'Read the task' } as const;

export const statusStale: ReturnRule = {
  id: 'status-stale',
  area: 'status',
  step: 'status',
  scope: 'return',
  severity: 'warning',
  summary: 'Work in progress did not start longer ago than stale-after allows',
  rationale:
    'No agent works for days at a stretch. After that time the agent is dead and its task waits for somebody to notice.',
  remedy: 'Resume the task or close it. Set stale-after higher if agents do run that long.',
  demand: 'stated',
  sources: [{ document: '001', heading: 'started_at (optional)' }],
  bad: {
    set: { '/status': 'in_progress', '/started_at': '2026-01-27T11:59:59Z', '/partial_progress': PROGRESS },
    also: ['status-in-progress'],
  },
  good: {
    set: { '/status': 'in_progress', '/started_at': '2026-01-27T12:00:00Z', '/partial_progress': PROGRESS },
    also: ['status-in-progress'],
  },
  check(subject, context) {
    if (statusOf(subject) !== 'in_progress') return NOTHING;
    const startedAt = stringField(subject.value, 'started_at');
    if (startedAt === undefined) return NOTHING;
    const moment = parseIso8601(startedAt);
    if (moment === null) return NOTHING;
    // A local time is too old only if it is in every time zone.
    const latest = moment.zoned ? moment.at : moment.at + WIDEST_OFFSET;
    if (context.now - latest <= context.staleAfter) return NOTHING;
    return [
      {
        pointer: '/started_at',
        message: `The agent is still in progress, and its start at ${quote(startedAt)} is longer ago than stale-after allows.`,
        recommendation: `Resume or close the task of ${agentName(subject)}.`,
      },
    ];
  },
};
