import { field, has, isObject } from '../model/json.js';
import { join } from '../model/pointer.js';
import { fixFormat, statusOf } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';

export const completionDataRequired: ReturnRule = {
  id: 'completion-data-required',
  area: 'life-cycle',
  scope: 'return',
  supersedes: ['required-field'],
  severity: 'error',
  structural: true,
  summary: 'An implemented task has a completion summary',
  rationale:
    'Postflight copies the completion summary into the list of tasks. Without it, the finished task is archived with nothing that says what was done.',
  remedy: 'Add completion_data with a completion_summary of one to three sentences.',
  sources: [{ document: '001', heading: 'completion_data (optional)' }],
  bad: { set: { '/status': 'implemented' } },
  good: {
    set: {
      '/status': 'implemented',
      '/completion_data': { completion_summary: 'Dates are parsed in every form that the plan names.' },
    },
  },
  check(subject) {
    if (statusOf(subject) !== 'implemented') return NOTHING;
    const data = field(subject.value, 'completion_data');
    if (data !== undefined && (!isObject(data) || has(data, 'completion_summary'))) return NOTHING;
    const missing = data === undefined ? 'completion_data' : 'completion_summary';
    return [
      {
        pointer: data === undefined ? '' : join('', 'completion_data'),
        property: missing,
        message: `Status is "implemented" and ${data === undefined ? missing : `completion_data.${missing}`} is absent; a summary of what was accomplished was expected.`,
        recommendation: `${fixFormat(subject)}: add completion_data.completion_summary.`,
      },
    ];
  },
};
