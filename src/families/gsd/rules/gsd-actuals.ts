import { describeValue } from '../../../model/describe-value.js';
import type { Problem } from '../../../model/finding.js';
import { field, has, isObject, numberField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const NAMES = ['tokens', 'tasks', 'commits'] as const;

const spent = (text: string) => ({
  replace: [['status: complete\n', `status: complete\nactuals: ${text}\n`]] as const,
});

export const gsdActuals: ReturnRule = {
  id: 'gsd-actuals',
  area: 'gsd',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'The effort of a plan is three numbers, none of them negative',
    rationale: "The numbers are compared with the plan's estimate, so that the next one is better.",
    remedy: 'Write tokens, tasks and commits as plain numbers.',
    sources: [{ document: 'upstream', heading: 'summary template' }],
    bad: [
      spent('{tokens: 12k, tasks: 2, commits: 3}'),
      spent('{tokens: 12000, tasks: -2, commits: 3}'),
      spent('{tasks: 2}'),
    ],
    good: spent('{tokens: 12000, tasks: 2, commits: 0}'),
  }),
  check({ value }) {
    const actuals = field(value, 'actuals') ?? null;
    if (actuals === null) return NOTHING;
    const problems: Problem[] = [];
    if (!isObject(actuals)) {
      return [
        {
          pointer: '/actuals',
          message: `The actuals are ${describeValue(actuals)}; tokens, tasks and commits were expected.`,
          recommendation: 'Write tokens, tasks and commits, each with its number.',
        },
      ];
    }
    // Commits are also written at the top.
    const isCounted = numberField(field(value, 'measured'), 'commits') !== undefined;
    const absent = NAMES.filter((name) => !has(actuals, name) && !(name === 'commits' && isCounted));
    if (absent.length > 0) {
      problems.push({
        pointer: '/actuals',
        property: absent,
        message: `The actuals lack ${absent.join(' and ')}; three numbers were expected.`,
        recommendation: `Add ${absent.join(' and ')}.`,
      });
    }
    for (const name of NAMES) {
      const number = field(actuals, name);
      if (number === undefined || (typeof number === 'number' && number >= 0)) continue;
      problems.push({
        pointer: join('', 'actuals', name),
        message: `The ${name} are ${describeValue(number)}; a number of 0 or more was expected.`,
        recommendation: `Write the number of ${name} in digits.`,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
