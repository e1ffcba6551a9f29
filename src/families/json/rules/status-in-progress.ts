import { agentName, fixFormat, statusOf, UNFINISHED } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const EARLY = {
  '/status': 'in_progress',
  '/started_at': '2026-01-28T10:30:00Z',
  '/partial_progress': { stage: 'initializing', details: 'Read the task' },
} as const;

export const statusInProgress: ReturnRule = {
  id: 'status-in-progress',
  area: 'status',
  step: 'status',
  scope: 'return',
  severity: 'warning',
  summary: 'A metadata file has a final status',
  rationale:
    'An agent writes in_progress when it starts and replaces it when it ends. A file that still has it comes from an agent that was interrupted, or postflight never ran.',
  remedy: 'Resume the task, or set the status that the work reached: partial, with errors, if it was cut off.',
  demand: 'stated',
  sources: [{ document: '001', heading: 'status (required)' }],
  bad: [{ set: EARLY }, { set: EARLY, context: { stage: 'ended' } }],
  good: [
    { set: { ...EARLY, '/status': 'partial' }, also: ['errors-required'] },
    { set: EARLY, context: { stage: 'on-disk' } },
  ],
  check(subject, { stage }) {
    // On disk the agent may still be at work: document 001 requires this status before the work begins.
    if (statusOf(subject) !== UNFINISHED || stage === 'on-disk') return NOTHING;
    const agent = agentName(subject);
    const partial = 'set the status to "partial" and say in errors why it stopped';
    return [
      stage === 'ended'
        ? {
            pointer: '/status',
            message: 'Status is "in_progress", and the agent has stopped; a final status was expected.',
            recommendation: `${fixFormat(subject)}: write the status that the work reached, or ${partial}.`,
          }
        : {
            pointer: '/status',
            message:
              'Status is "in_progress"; a final status was expected. The agent was interrupted, is still at work, or postflight has not run.',
            recommendation: `Resume ${agent}, or ${partial}.`,
          },
    ];
  },
};
