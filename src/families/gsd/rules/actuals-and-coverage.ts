import { describeValue, isBlank, quotedList } from '../../../model/text.js';
import type { Problem } from '../../../model/finding.js';
import { field, has, isArray, isObject, numberField, type Json, type JsonObject } from '../../../model/json.js';
import { join, type Pointer } from '../../../model/pointer.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';

const NAMES = ['tokens', 'tasks', 'commits'] as const;

const spent = (text: string) => ({
  replace: [['status: complete\n', `status: complete\nactuals: ${text}\n`]] as const,
});

const KINDS = ['unit', 'integration', 'e2e', 'automated_ui', 'manual_procedural', 'other'] as const;

const STATUSES = ['pass', 'fail', 'unknown'] as const;

const covering = (...lines: readonly string[]) => ({
  replace: [['status: complete\n', `status: complete\n${['coverage:', ...lines].join('\n')}\n`]] as const,
});

export const actualsAndCoverageRules = rulesOnReturns('gsd', {
  'gsd-actuals': {
    severity: 'notice',
    about: () => ({
      summary: 'The effort of a plan is three numbers, none of them negative',
      rationale: "The numbers are compared with the plan's estimate, to improve the next one.",
      remedy: 'Write tokens, tasks and commits as plain numbers.',
      sources: ['upstream summary template'],
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
        return {
          pointer: '/actuals',
          message: `The actuals are ${describeValue(actuals)}; tokens, tasks and commits were expected.`,
          recommendation: 'Write tokens, tasks and commits, each with its number.',
        };
      }
      // The number of commits may also be at the top.
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
  },
  'gsd-coverage': {
    severity: 'warning',
    about: () => ({
      summary: 'The coverage list of a summary follows the guidance',
      rationale:
        'The list says how each delivered item was verified, and which ones a person has to check. The step that reads it skips elements that it does not understand.',
      remedy: 'Give each element its own id, known kinds and statuses, and a rationale if a person has to decide.',
      demand: {
        order: 70,
        text: 'Each element of "coverage" has its own "id"; its "human_judgment" is true or false, with a "rationale" if true; each "verification" has a "kind" (unit, integration, e2e, automated_ui, manual_procedural, other) and a "status" (pass, fail, unknown).',
      },
      sources: ['upstream coverage guidance'],
      bad: [
        covering('  - id: D1', '  - id: D1'),
        covering('  - id: D1', '    human_judgment: true'),
        covering('  - id: D1', '    verification: [{kind: manual, status: pass}]'),
        covering('  - description: Dates'),
      ],
      good: [
        covering(
          '  - id: D1',
          '    description: Dates',
          '    requirement: DATE-01',
          '    verification:',
          '      - kind: unit',
          '        ref: parse-dates.test.ts',
          '        status: pass',
          '    human_judgment: true',
          '    rationale: Only a person sees it',
        ),
        covering('  []'),
      ],
    }),
    check({ value }) {
      const coverage = field(value, 'coverage');
      if (coverage === undefined || coverage === null) return NOTHING;
      if (!isArray(coverage)) return problem('/coverage', coverage, 'a list');
      const problems: Problem[] = [];
      const ids = new Set<string>();
      for (const [index, element] of coverage.entries()) {
        const pointer = join('', 'coverage', index);
        if (!isObject(element)) {
          problems.push(problem(pointer, element, 'an object with an id'));
          continue;
        }
        const id = trimmedText(field(element, 'id'));
        if (id === null)
          problems.push({
            ...problem(pointer, element, 'an id'),
            property: 'id',
            message: 'An element of the coverage has no id.',
          });
        else if (ids.has(id)) problems.push(problem(join(pointer, 'id'), id, 'an id that no other element has'));
        if (id !== null) ids.add(id);
        problems.push(...ofHumanCheck(element, pointer), ...ofVerification(element, pointer));
      }
      return problems.length === 0 ? NOTHING : problems;
    },
  },
});

function ofHumanCheck(element: JsonObject, pointer: Pointer): readonly Problem[] {
  const checked = field(element, 'human_judgment') ?? null;
  if (checked === null || checked === false) return NOTHING;
  if (checked !== true) return [problem(join(pointer, 'human_judgment'), checked, 'true or false')];
  const rationale = trimmedText(field(element, 'rationale'));
  if (rationale !== null && !isBlank(rationale)) return NOTHING;
  return [
    {
      pointer,
      property: 'rationale',
      message: 'An element of the coverage is left to human judgment without a rationale.',
      recommendation: 'Explain in "rationale" what a person has to decide, and why no test can.',
    },
  ];
}

function ofVerification(element: JsonObject, pointer: Pointer): readonly Problem[] {
  const list = field(element, 'verification') ?? null;
  if (list === null) return NOTHING;
  const at = join(pointer, 'verification');
  if (!isArray(list)) return [problem(at, list, 'a list')];
  const problems: Problem[] = [];
  for (const [index, entry] of list.entries()) {
    const place = join(at, index);
    if (!isObject(entry)) {
      problems.push(problem(place, entry, 'an object with a kind'));
      continue;
    }
    if (!isOneOf(KINDS, field(entry, 'kind'))) {
      problems.push(
        problem(
          has(entry, 'kind') ? join(place, 'kind') : place,
          field(entry, 'kind') ?? null,
          `the kind ${quotedList(KINDS)}`,
        ),
      );
    }
    if (has(entry, 'status') && !isOneOf(STATUSES, field(entry, 'status'))) {
      problems.push(problem(join(place, 'status'), field(entry, 'status') ?? null, quotedList(STATUSES)));
    }
  }
  return problems;
}

/** Returns a text or a number as text; null for any other value. */
function trimmedText(value: Json | undefined): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

function isOneOf(list: readonly string[], value: Json | undefined): boolean {
  return typeof value === 'string' && list.includes(value);
}

function problem(pointer: Pointer, value: Json, expected: string): Problem {
  return {
    pointer,
    message: `The coverage has ${describeValue(value)}; ${expected} was expected.`,
    recommendation: `Write ${expected}.`,
  };
}
