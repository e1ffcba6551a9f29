import { join } from '../../../model/pointer.js';
import { statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const metaFileLeftover: ReturnRule = {
  id: 'meta-file-leftover',
  area: 'life-cycle',
  scope: 'return',
  severity: 'off',
  summary: 'A metadata file with a final status is not kept',
  rationale:
    'Postflight deletes the file after it has read it; one that stays may be taken for the return of the next agent. Many projects keep the files on purpose, so the rule is off unless asked for.',
  remedy: 'Delete the file after postflight, or leave the rule off if your project keeps its returns.',
  sources: [{ document: '001', heading: 'Cleanup' }],
  bad: {},
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
    if (status === undefined || status === 'in_progress' || !subject.standard.statuses.includes(status)) return NOTHING;
    return [
      {
        pointer: join('', 'status'),
        message: `The file is kept with the final status ${quote(status)}; postflight was expected to delete it.`,
        recommendation: 'Delete the file after postflight.',
      },
    ];
  },
};
