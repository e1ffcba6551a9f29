import { field, isObject } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank } from '../../../model/text.js';

export const completionDataRequired: ReturnRule = {
  id: 'completion-data-required',
  area: 'life-cycle',
  scope: 'return',
  supersedes: ['required-field', 'field-type'],
  severity: 'error',
  structural: true,
  summary: 'An implemented task has a completion summary',
  rationale:
    'Postflight copies the completion summary into the list of tasks. Without it, the finished task is archived with nothing that says what was done.',
  remedy: 'Add completion_data with a completion_summary of one to three sentences.',
  demand: { askedBy: 'session-id-empty' },
  sources: [{ document: '001', heading: 'completion_data (optional)' }],
  bad: [
    { set: { '/status': 'implemented' } },
    { set: { '/status': 'implemented', '/completion_data': { completion_summary: ' ' } } },
  ],
  good: {
    set: {
      '/status': 'implemented',
      '/completion_data': { completion_summary: 'Dates are parsed in every form that the plan names.' },
    },
  },
  check(subject) {
    if (statusOf(subject) !== 'implemented') return NOTHING;
    const data = field(subject.value, 'completion_data');
    if (data !== undefined && data !== null && !isObject(data)) return NOTHING;
    const summary = field(data, 'completion_summary');
    const expected = 'a summary of what was accomplished was expected';
    if (typeof summary === 'string' && isBlank(summary)) {
      return [
        {
          pointer: join('', 'completion_data', 'completion_summary'),
          message: `Status is "implemented" and completion_data.completion_summary is blank; ${expected}.`,
          recommendation: `${fixFormat(subject)}: write completion_data.completion_summary.`,
        },
      ];
    }
    if (summary !== undefined && summary !== null) return NOTHING;
    const holder = isObject(data) ? join('', 'completion_data') : '';
    const name = isObject(data) ? 'completion_summary' : 'completion_data';
    const written = summary === null || data === null ? 'null' : 'absent';
    return [
      {
        pointer: holder,
        property: name,
        message: `Status is "implemented" and ${isObject(data) ? `completion_data.${name}` : name} is ${written}; ${expected}.`,
        recommendation: `${fixFormat(subject)}: add completion_data.completion_summary.`,
      },
    ];
  },
};
