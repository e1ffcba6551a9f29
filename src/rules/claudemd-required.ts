import { field, has, isObject } from '../model/json.js';
import { isMetaTask } from '../model/meta-task.js';
import { join } from '../model/pointer.js';
import { fixFormat, statusOf } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';

const SUMMARY = 'The planner now knows the form of dates.';

export const claudemdRequired: ReturnRule = {
  id: 'claudemd-required',
  area: 'life-cycle',
  scope: 'return',
  supersedes: ['required-field'],
  severity: 'error',
  structural: true,
  summary: 'An implemented meta task says what it changed in the agent system',
  rationale:
    'The instructions that all agents read are kept up to date from these suggestions. A meta task that leaves them out may have changed agents that the instructions still describe as they were.',
  remedy: 'Add completion_data.claudemd_suggestions with what was changed, or "none".',
  sources: [{ document: '001', heading: 'completion_data (optional)' }],
  bad: {
    set: { '/status': 'implemented', '/task_type': 'meta', '/completion_data': { completion_summary: SUMMARY } },
    also: ['standard-mismatch'],
  },
  good: {
    set: {
      '/status': 'implemented',
      '/task_type': 'meta',
      '/completion_data': { completion_summary: SUMMARY, claudemd_suggestions: 'none' },
    },
  },
  check(subject) {
    if (statusOf(subject) !== 'implemented' || !isMetaTask(subject)) return NOTHING;
    const data = field(subject.value, 'completion_data');
    if (data !== undefined && (!isObject(data) || has(data, 'claudemd_suggestions'))) return NOTHING;
    return [
      {
        ...(data === undefined
          ? { pointer: '', property: 'completion_data' }
          : { pointer: join('', 'completion_data'), property: 'claudemd_suggestions' }),
        message:
          'An implemented meta task has no completion_data.claudemd_suggestions; what it changed, or "none", was expected.',
        recommendation: `${fixFormat(subject)}: add completion_data.claudemd_suggestions.`,
      },
    ];
  },
};
