import { describeValue, isBlank, listOf, nearest } from '../../../model/text.js';
import type { Problem } from '../../../model/finding.js';
import { field, isArray, isObject, type Json, listField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const MAX_CANDIDATES = 3;
const CATEGORIES = ['TECHNIQUE', 'PATTERN', 'CONFIG', 'WORKFLOW', 'INSIGHT'];

/** What each field must be, and a test of a value. */
const CANDIDATE_FIELDS: readonly (readonly [name: string, expected: string, fits: (value: Json) => boolean])[] = [
  ['content', 'text that is not blank', isText],
  ['category', listOf(CATEGORIES), (value) => typeof value === 'string' && CATEGORIES.includes(value)],
  ['source_artifact', 'the path of an artifact', isText],
  ['confidence', 'a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
  ['suggested_keywords', 'a list of words', isArray],
];

const CANDIDATE = {
  content: 'Dates without an offset are ambiguous by up to 26 hours',
  category: 'INSIGHT',
  source_artifact: 'specs/7_parse_dates/plans/01_parse-dates.md',
  confidence: 1,
  suggested_keywords: ['dates', 'offsets'],
} as const;

export const memoryCandidate: ReturnRule = {
  id: 'memory-candidate',
  area: 'life-cycle',
  scope: 'return',
  supersedes: ['required-field', 'field-type'],
  severity: 'error',
  structural: true,
  about: () => ({
    summary: `There are at most ${String(MAX_CANDIDATES)} memory candidates, each complete`,
    rationale:
      'Candidates are offered to the user for the memory unchanged: sorted by category, ranked by confidence, found by keywords. One that lacks a part cannot be filed.',
    remedy: 'Keep the three that are worth most, and give each its five fields.',
    sources: ['upstream memory_candidates'],
    bad: { set: { '/memory_candidates': [{ ...CANDIDATE, category: 'NOTE' }] } },
    good: { set: { '/memory_candidates': [CANDIDATE, CANDIDATE, CANDIDATE] } },
  }),
  check(subject) {
    const candidates = field(subject.value, 'memory_candidates');
    // field-type reports null in an optional field.
    if (candidates === undefined || candidates === null) return NOTHING;
    const pointer = join('', 'memory_candidates');
    const fix = `${fixFormat(subject)}:`;
    if (!isArray(candidates)) {
      return {
        pointer,
        message: `Field memory_candidates is ${describeValue(candidates)}; a list was expected.`,
        recommendation: `${fix} write a list of up to ${String(MAX_CANDIDATES)} candidates.`,
      };
    }
    const problems: Problem[] = [];
    if (candidates.length > MAX_CANDIDATES) {
      problems.push({
        pointer,
        message: `There are ${String(candidates.length)} memory candidates; at most ${String(MAX_CANDIDATES)} are allowed.`,
        recommendation: `${fix} keep the ${String(MAX_CANDIDATES)} that are worth most.`,
      });
    }
    // Elements beyond the limit must be removed anyway.
    for (let index = 0; index < candidates.length && index < MAX_CANDIDATES; index++) {
      for (const problem of problemsIn(candidates[index], join(pointer, index), fix)) problems.push(problem);
    }
    return problems;
  },
};

function problemsIn(candidate: Json | undefined, pointer: string, fix: string): readonly Problem[] {
  if (!isObject(candidate)) {
    return [
      {
        pointer,
        message: `The memory candidate is ${describeValue(candidate)}; an object was expected.`,
        recommendation: `${fix} write an object with ${listOf(
          CANDIDATE_FIELDS.map(([name]) => name),
          'and',
        )}.`,
      },
    ];
  }
  const problems: Problem[] = [];
  for (const [name, expected, fits] of CANDIDATE_FIELDS) {
    const value = field(candidate, name);
    if (value === undefined) {
      problems.push({
        pointer,
        property: name,
        message: `The memory candidate has no ${name}; ${expected} was expected.`,
        recommendation: `${fix} add ${name}.`,
      });
    } else if (!fits(value)) {
      const meant = name === 'category' && typeof value === 'string' ? nearest(value.trim(), CATEGORIES) : undefined;
      problems.push({
        pointer: join(pointer, name),
        message: `The memory candidate's ${name} is ${describeValue(value)}; ${expected} was expected.`,
        recommendation: `${fix} write ${meant ?? expected}.`,
      });
    }
  }
  const keywords = listField(candidate, 'suggested_keywords');
  for (let index = 0; index < keywords.length; index++) {
    const keyword = keywords[index];
    if (typeof keyword === 'string') continue;
    problems.push({
      pointer: join(pointer, 'suggested_keywords', index),
      message: `A suggested keyword of the memory candidate is ${describeValue(keyword)}; a string was expected.`,
      recommendation: `${fix} write each keyword as a string.`,
    });
  }
  return problems;
}

function isText(value: Json): boolean {
  return typeof value === 'string' && !isBlank(value);
}
