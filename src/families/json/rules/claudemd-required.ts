import { describeValue, isBlank } from '../../../model/text.js';
import { field, has, isObject, type Json } from '../../../model/json.js';
import { fixFormat, isMetaTask, statusOf } from '../../../model/return.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const SUMMARY = 'The planner now knows the form of dates.';

export const claudemdRequired: ReturnRule = {
  id: 'claudemd-required',
  area: 'life-cycle',
  scope: 'return',
  supersedes: ['required-field', 'field-type'],
  severity: 'error',
  structural: true,
  summary: 'An implemented meta task says what it changed in the agent system',
  rationale:
    'The instructions that all agents read are kept up to date from these suggestions. A meta task that leaves them out may have changed agents that the instructions still describe as they were.',
  remedy: 'Add completion_data.claudemd_suggestions with what was changed, or "none".',
  demand: { askedBy: 'session-id-empty' },
  sources: [{ document: '001', heading: 'completion_data (optional)' }],
  bad: [{}, { claudemd_suggestions: ' ' }].map((suggestions) => ({
    set: {
      '/status': 'implemented',
      '/task_type': 'meta',
      '/completion_data': { completion_summary: SUMMARY, ...suggestions },
    },
    ...('claudemd_suggestions' in suggestions ? {} : { also: ['standard-mismatch'] }),
  })),
  good: [{ claudemd_suggestions: 'none' }, { readme_suggestions: 'Added the date parser.' }].map((suggestions) => ({
    set: {
      '/status': 'implemented',
      '/task_type': 'meta',
      '/completion_data': { completion_summary: SUMMARY, ...suggestions },
    },
  })),
  check(subject) {
    if (statusOf(subject) !== 'implemented' || !isMetaTask(subject)) return NOTHING;
    const data = field(subject.value, 'completion_data');
    if (data !== undefined && data !== null && !isObject(data)) return NOTHING;
    const names = SUGGESTIONS.filter((name) => has(data, name));
    if (names.some((name) => !isMissing(field(data, name)))) return NOTHING;
    const [name] = names;
    const expected = 'what it changed, or "none", was expected';
    return [
      {
        ...(name !== undefined
          ? { pointer: join('', 'completion_data', name) }
          : isObject(data)
            ? { pointer: join('', 'completion_data'), property: 'claudemd_suggestions' }
            : { pointer: '', property: 'completion_data' }),
        message:
          name === undefined
            ? `An implemented meta task has no completion_data.claudemd_suggestions; ${expected}.`
            : `An implemented meta task has ${describeValue(field(data, name))} as completion_data.${name}; ${expected}.`,
        recommendation: `${fixFormat(subject)}: write completion_data.${name ?? 'claudemd_suggestions'}.`,
      },
    ];
  },
};

/** The field, and its name in systems whose instructions are a README. */
const SUGGESTIONS = ['claudemd_suggestions', 'readme_suggestions'] as const;

function isMissing(value: Json | undefined): boolean {
  return value === null || (typeof value === 'string' && isBlank(value));
}
