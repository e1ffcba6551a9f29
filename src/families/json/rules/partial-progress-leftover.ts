import { has } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const partialProgressLeftover: ReturnRule = {
  id: 'partial-progress-leftover',
  area: 'life-cycle',
  scope: 'return',
  severity: 'notice',
  summary: 'Only work in progress or partial work has partial progress',
  rationale:
    'A stage beside a final status contradicts it: it was left over from the early metadata, or the status is wrong.',
  remedy: 'Remove partial_progress when the final status is written.',
  sources: [{ document: '001', heading: 'partial_progress (optional)' }],
  bad: {
    set: { '/partial_progress': { stage: 'initializing', details: 'Reading the task' } },
  },
  good: {
    set: {
      '/status': 'in_progress',
      '/artifacts': [],
      '/started_at': '2026-01-28T10:30:00Z',
      '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
    },
    also: ['status-in-progress'],
  },
  check(subject) {
    const status = statusOf(subject);
    if (status === undefined || status === 'in_progress' || status === 'partial') return NOTHING;
    if (!subject.standard.statuses.includes(status) || !has(subject.value, 'partial_progress')) return NOTHING;
    return [
      {
        pointer: join('', 'partial_progress'),
        part: 'key',
        message: `Field partial_progress comes with status ${quote(status)}; it was expected with "in_progress" or "partial" only.`,
        recommendation: `${fixFormat(subject)}: remove partial_progress when the final status is written.`,
      },
    ];
  },
};
