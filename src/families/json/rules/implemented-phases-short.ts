import { agentName, phasesOf, statusOf } from '../../../model/return.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const COMPLETION = { completion_summary: 'Dates are parsed in every form that the plan names.' } as const;

const HANDED_OFF = { '/status': 'implemented', '/plan_markers_verified': true } as const;

export const implementedPhasesShort: ReturnRule = {
  id: 'implemented-phases-short',
  area: 'metadata',
  scope: 'return',
  severity: 'warning',
  summary: 'An implemented task has completed all its phases',
  rationale:
    'The status closes the task while the counts say that phases are left. Either the work is partial and should be resumed, or the counts are stale.',
  remedy: 'Return partial if phases are left; otherwise update the counts.',
  demand: {
    order: 150,
    text: '"phases_completed" is at most "phases_total", and equals it when "status" is "implemented".',
    insteadOf: ['phase-counts'],
  },
  sources: [{ document: '001', heading: 'Implementation Success (Non-Meta)' }],
  bad: [
    {
      families: ['return-meta'],
      set: {
        '/status': 'implemented',
        '/completion_data': COMPLETION,
        '/metadata/phases_completed': 3,
        '/metadata/phases_total': 4,
      },
    },
    { families: ['orchestrator-handoff'], set: { ...HANDED_OFF, '/phases_completed': 3, '/phases_total': 4 } },
  ],
  good: [
    {
      families: ['return-meta'],
      set: {
        '/status': 'implemented',
        '/completion_data': COMPLETION,
        '/metadata/phases_completed': 4,
        '/metadata/phases_total': 4,
      },
    },
    { families: ['orchestrator-handoff'], set: { ...HANDED_OFF, '/phases_completed': 4, '/phases_total': 4 } },
  ],
  check(subject) {
    if (statusOf(subject) !== 'implemented') return NOTHING;
    const { place, completed, total } = phasesOf(subject);
    if (completed === undefined || total === undefined || completed >= total) return NOTHING;
    return [
      {
        pointer: join(place, 'phases_completed'),
        message: `Status "implemented" comes with ${String(completed)} of ${String(total)} phases; all were expected to be completed.`,
        recommendation: `Let ${agentName(subject)} return "partial" while phases are left, or correct the counts.`,
      },
    ];
  },
};
