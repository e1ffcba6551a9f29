import { agentName, statusOf, UNFINISHED } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';

const EARLY = {
  '/status': 'in_progress',
  '/started_at': '2026-01-28T10:30:00Z',
  '/partial_progress': { stage: 'initializing', details: 'Read the task' },
} as const;

export const statusInProgress: ReturnRule = {
  id: 'status-in-progress',
  area: 'status',
  scope: 'return',
  severity: 'warning',
  summary: 'A committed metadata file has a final status',
  rationale:
    'An agent writes in_progress when it starts and replaces it when it ends. Once that is committed, the agent was interrupted or nobody tidied up after it.',
  remedy: 'Resume the task, or set the status that the work reached: partial, with errors, if it was cut off.',
  sources: [{ document: '001', heading: 'status (required)' }],
  bad: { set: EARLY },
  good: { set: { ...EARLY, '/status': 'partial' }, also: ['errors-required'] },
  check(subject) {
    if (statusOf(subject) !== UNFINISHED) return NOTHING;
    return [
      {
        pointer: '/status',
        message: 'Status "in_progress" is committed, where a final status was expected: the agent never finished.',
        recommendation: `Resume ${agentName(subject)}, or set the status to "partial" and say in errors why it stopped.`,
      },
    ];
  },
};
