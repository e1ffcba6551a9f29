import type { Problem } from '../../../model/finding.js';
import { field, isArray, isObject, type Json } from '../../../model/json.js';
import { count, describeValue, isBlank } from '../../../model/text.js';
import { join } from '../../../model/pointer.js';
import { fixFormat } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

/** What each field must be, and a test of a value. */
const FIELDS: readonly (readonly [name: string, expected: string, fits: (value: Json) => boolean])[] = [
  ['question', 'text that is not blank', (value) => typeof value === 'string' && !isBlank(value)],
  ['options', 'a list of options', isArray],
  ['recommended', 'one of the options', (value) => typeof value === 'string'],
  ['blocking', 'true or false', (value) => typeof value === 'boolean'],
];

const DECISION = {
  question: 'Which calendar do dates without one belong to?',
  options: ['Gregorian', 'Julian'],
  recommended: 'Gregorian',
  blocking: false,
} as const;

export const userDecision: ReturnRule = {
  id: 'user-decision',
  area: 'life-cycle',
  scope: 'return',
  supersedes: ['required-field', 'field-type'],
  severity: 'error',
  structural: true,
  summary: 'A decision for the user is a question with two options or more, one of them recommended',
  rationale:
    'The question is shown to the user unchanged. With fewer than two options there is nothing to decide, and a recommendation that is no option cannot be taken.',
  remedy: 'Give question, options, recommended (one of the options) and blocking (true or false).',
  sources: [{ document: 'upstream', heading: 'user_decision' }],
  bad: { set: { '/user_decision': { ...DECISION, options: ['Gregorian'] } } },
  good: { set: { '/user_decision': DECISION } },
  check(subject) {
    const decision = field(subject.value, 'user_decision');
    // field-type reports null in an optional field.
    if (decision === undefined || decision === null) return NOTHING;
    const pointer = join('', 'user_decision');
    const fix = `${fixFormat(subject)}:`;
    if (!isObject(decision)) {
      return [
        {
          pointer,
          message: `Field user_decision is ${describeValue(decision)}; an object was expected.`,
          recommendation: `${fix} write an object with question, options, recommended and blocking.`,
        },
      ];
    }
    const problems: Problem[] = [];
    for (const [name, expected, fits] of FIELDS) {
      const value = field(decision, name);
      if (value === undefined) {
        problems.push({
          pointer,
          property: name,
          message: `Field user_decision has no ${name}; ${expected} was expected.`,
          recommendation: `${fix} add ${name}.`,
        });
      } else if (!fits(value)) {
        problems.push({
          pointer: join(pointer, name),
          message: `Field user_decision.${name} is ${describeValue(value)}; ${expected} was expected.`,
          recommendation: `${fix} write ${expected}.`,
        });
      }
    }
    const options = field(decision, 'options');
    if (!isArray(options)) return problems;
    for (const problem of checkOptions(options, join(pointer, 'options'), fix)) problems.push(problem);
    const recommended = field(decision, 'recommended');
    if (typeof recommended === 'string' && !options.includes(recommended)) {
      problems.push({
        pointer: join(pointer, 'recommended'),
        message: `Field user_decision.recommended is ${describeValue(recommended)}, which is not one of the options.`,
        recommendation: `${fix} recommend one of the options, in the same words.`,
      });
    }
    return problems;
  },
};

function checkOptions(options: readonly Json[], pointer: string, fix: string): readonly Problem[] {
  const problems: Problem[] = [];
  if (options.length < 2) {
    problems.push({
      pointer,
      message: `Field user_decision.options has ${count(options.length, 'option')}; two or more were expected.`,
      recommendation: `${fix} give two options or more, or decide without the user.`,
    });
  }
  for (let index = 0; index < options.length; index++) {
    const option = options[index];
    if (typeof option === 'string') continue;
    problems.push({
      pointer: join(pointer, index),
      message: `Option ${String(index + 1)} of user_decision is ${describeValue(option)}; a string was expected.`,
      recommendation: `${fix} write each option as a string.`,
    });
  }
  return problems;
}
