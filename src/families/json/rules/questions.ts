import { isString, isText, otherElements } from '../../text-rules.js';
import { describeValue, count, isBlank, listOf, nearest } from '../../../model/text.js';
import type { Problem } from '../../../model/finding.js';
import { field, isArray, isObject, type Json, listField, type JsonObject } from '../../../model/json.js';
import { join, type Pointer } from '../../../model/pointer.js';
import { fixFormat, statusOf } from '../../../model/return.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';

const ASKING = 'needs_research';

/** The required fields of an object: the expected value, a test, and fixed words if only these are valid. */
type Fields = readonly (readonly [
  name: string,
  expected: string,
  fits: (value: Json) => boolean,
  words?: readonly string[],
])[];

const DECISION_FIELDS: Fields = [
  ['question', 'text that is not blank', isText],
  ['options', 'a list of options', isArray],
  ['recommended', 'one of the options', isString],
  ['blocking', 'true or false', (value) => typeof value === 'boolean'],
];

const MAX_CANDIDATES = 3;
const CATEGORIES = ['TECHNIQUE', 'PATTERN', 'CONFIG', 'WORKFLOW', 'INSIGHT'];

const CANDIDATE_FIELDS: Fields = [
  ['content', 'text that is not blank', isText],
  ['category', listOf(CATEGORIES), (value) => isString(value) && CATEGORIES.includes(value), CATEGORIES],
  ['source_artifact', 'the path of an artifact', isText],
  ['confidence', 'a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
  ['suggested_keywords', 'a list of words', isArray],
];

const DECISION = {
  question: 'Which calendar do dates without one belong to?',
  options: ['Gregorian', 'Julian'],
  recommended: 'Gregorian',
  blocking: false,
} as const;

const CANDIDATE = {
  content: 'Dates without an offset are ambiguous by up to 26 hours',
  category: 'INSIGHT',
  source_artifact: 'specs/7_parse_dates/plans/01_parse-dates.md',
  confidence: 1,
  suggested_keywords: ['dates', 'offsets'],
} as const;

export const questionRules = rulesOnReturns('life-cycle', {
  'research-questions': {
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'A return that needs research asks its questions and claims no artifacts',
      rationale:
        'The orchestrator starts research with these questions. Without any it has nothing to ask, and artifacts contradict an agent that could not begin.',
      remedy: 'Write each question as a string in research_questions, and leave artifacts empty.',
      demand: {
        order: 4,
        text: 'When "status" is "needs_research": "research_questions" is required, "artifacts" is empty and "research_questions" holds at least 1 element.',
      },
      sources: ['upstream needs_research'],
      bad: { set: { '/status': ASKING, '/artifacts': [] } },
      good: { set: { '/status': ASKING, '/artifacts': [], '/research_questions': ['Which calendars are in use?'] } },
    }),
    check(subject) {
      const asks = statusOf(subject) === ASKING;
      const questions = field(subject.value, 'research_questions');
      // field-type reports null in an optional field.
      if ((questions === undefined || questions === null) && !asks) return NOTHING;
      const fix = `${fixFormat(subject)}:`;
      const pointer = '/research_questions';
      const problems: Problem[] = [];
      if (questions === undefined || (asks && isArray(questions) && questions.length === 0)) {
        problems.push({
          ...(questions === undefined ? { pointer: '', property: 'research_questions' } : { pointer }),
          message: `Status is "${ASKING}" but research_questions is ${questions === undefined ? 'absent' : 'empty'}; at least one question was expected.`,
          recommendation: `${fix} list the questions in research_questions.`,
        });
      } else if (!isArray(questions)) {
        problems.push({
          pointer,
          message: `Field research_questions is ${describeValue(questions)}; a list of questions was expected.`,
          recommendation: `${fix} write research_questions as a list of strings.`,
        });
      } else {
        problems.push(
          ...otherElements(questions, isText, pointer, (question, n) => ({
            message: `Research question ${String(n + 1)} is ${describeValue(question)}; text that is not blank was expected.`,
            recommendation: `${fix} write each question as a string.`,
          })),
        );
      }
      const artifacts = asks ? listField(subject.value, 'artifacts').length : 0;
      if (artifacts > 0) {
        problems.push({
          pointer: '/artifacts',
          message: `Status is "${ASKING}" but there ${artifacts === 1 ? 'is' : 'are'} ${count(artifacts, 'artifact')}; none was expected.`,
          recommendation: `${fix} leave artifacts empty, or return "partial" with what there is.`,
        });
      }
      return problems;
    },
  },
  'user-decision': {
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'A decision for the user is a question with at least two options, one of them recommended',
      rationale:
        'The question is shown to the user unchanged. With fewer than two options there is nothing to decide, and a recommendation that is no option cannot be taken.',
      remedy: 'Give question, options, recommended (one of the options) and blocking (true or false).',
      sources: ['upstream user_decision'],
      bad: { set: { '/user_decision': { ...DECISION, options: ['Gregorian'] } } },
      good: { set: { '/user_decision': DECISION } },
    }),
    check(subject) {
      const decision = field(subject.value, 'user_decision');
      // field-type reports null in an optional field.
      if (decision === undefined || decision === null) return NOTHING;
      const pointer = '/user_decision';
      const fix = `${fixFormat(subject)}:`;
      if (!isObject(decision)) {
        return {
          pointer,
          message: `Field user_decision is ${describeValue(decision)}; an object was expected.`,
          recommendation: `${fix} write an object with question, options, recommended and blocking.`,
        };
      }
      const problems = [
        ...fieldProblems(decision, DECISION_FIELDS, pointer, 'Field user_decision', 'Field user_decision.', fix),
      ];
      const options = field(decision, 'options');
      if (!isArray(options)) return problems;
      if (options.length < 2) {
        problems.push({
          pointer: join(pointer, 'options'),
          message: `Field user_decision.options has ${count(options.length, 'option')}; two or more were expected.`,
          recommendation: `${fix} give two options or more, or decide without the user.`,
        });
      }
      problems.push(
        ...otherElements(options, isString, join(pointer, 'options'), (option, n) => ({
          message: `Option ${String(n + 1)} of user_decision is ${describeValue(option)}; a string was expected.`,
          recommendation: `${fix} write each option as a string.`,
        })),
      );
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
  },
  'review-reason': {
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'A return that requests a review gives the reason',
      rationale: 'A person is called and the work waits. Without a reason they do not know what to check.',
      remedy: 'Say in review_reason what the person has to decide, or set requires_user_review to false.',
      demand: {
        order: 3,
        text: 'When "requires_user_review" is true: "review_reason" is required and "review_reason" is not blank.',
      },
      sources: ['upstream requires_user_review'],
      bad: { set: { '/requires_user_review': true } },
      good: { set: { '/requires_user_review': true, '/review_reason': 'The plan drops support for two calendars' } },
    }),
    check(subject) {
      if (field(subject.value, 'requires_user_review') !== true) return NOTHING;
      const reason = field(subject.value, 'review_reason');
      if (typeof reason === 'string' && !isBlank(reason)) return NOTHING;
      return {
        ...(reason === undefined ? { pointer: '', property: 'review_reason' } : { pointer: join('', 'review_reason') }),
        message: `Field requires_user_review is true but review_reason is ${reason === undefined ? 'absent' : describeValue(reason)}; a reason was expected.`,
        recommendation: `${fixFormat(subject)}: say in review_reason what a person has to decide.`,
      };
    },
  },
  'memory-candidate': {
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: `There are at most ${String(MAX_CANDIDATES)} memory candidates, each complete`,
      rationale:
        'Candidates are offered to the user unchanged: sorted by category, ranked by confidence, found by keywords. An incomplete one cannot be stored.',
      remedy: 'Keep the three most valuable ones, and give each its five fields.',
      sources: ['upstream memory_candidates'],
      bad: { set: { '/memory_candidates': [{ ...CANDIDATE, category: 'NOTE' }] } },
      good: { set: { '/memory_candidates': [CANDIDATE, CANDIDATE, CANDIDATE] } },
    }),
    check(subject) {
      const candidates = field(subject.value, 'memory_candidates');
      // field-type reports null in an optional field.
      if (candidates === undefined || candidates === null) return NOTHING;
      const pointer = '/memory_candidates';
      const fix = `${fixFormat(subject)}:`;
      if (!isArray(candidates)) {
        return {
          pointer,
          message: `Field memory_candidates is ${describeValue(candidates)}; a list was expected.`,
          recommendation: `${fix} write a list of up to ${String(MAX_CANDIDATES)} candidates.`,
        };
      }
      // Elements beyond the limit must be removed anyway.
      const problems = candidates
        .slice(0, MAX_CANDIDATES)
        .flatMap((candidate, index) => candidateProblems(candidate, join(pointer, index), fix));
      if (candidates.length <= MAX_CANDIDATES) return problems;
      const tooMany = {
        pointer,
        message: `There are ${String(candidates.length)} memory candidates; at most ${String(MAX_CANDIDATES)} are allowed.`,
        recommendation: `${fix} keep the ${String(MAX_CANDIDATES)} most valuable ones.`,
      };
      return [tooMany, ...problems];
    },
  },
});

function candidateProblems(candidate: Json, pointer: Pointer, fix: string): readonly Problem[] {
  if (!isObject(candidate)) {
    const names = listOf(
      CANDIDATE_FIELDS.map(([name]) => name),
      'and',
    );
    return [
      {
        pointer,
        message: `The memory candidate is ${describeValue(candidate)}; an object was expected.`,
        recommendation: `${fix} write an object with ${names}.`,
      },
    ];
  }
  const keywords = listField(candidate, 'suggested_keywords');
  return [
    ...fieldProblems(candidate, CANDIDATE_FIELDS, pointer, 'The memory candidate', "The memory candidate's ", fix),
    ...otherElements(keywords, isString, join(pointer, 'suggested_keywords'), (keyword) => ({
      message: `A suggested keyword of the memory candidate is ${describeValue(keyword)}; a string was expected.`,
      recommendation: `${fix} write each keyword as a string.`,
    })),
  ];
}

/** Returns the problems of an object's fields. Messages start with `what`, or with `whose` and the field. */
function fieldProblems(
  object: JsonObject,
  fields: Fields,
  pointer: Pointer,
  what: string,
  whose: string,
  fix: string,
): readonly Problem[] {
  return fields.flatMap(([name, expected, fits, words = []]): Problem | readonly Problem[] => {
    const value = field(object, name);
    if (value === undefined) {
      const message = `${what} has no ${name}; ${expected} was expected.`;
      return { pointer, property: name, message, recommendation: `${fix} add ${name}.` };
    }
    if (fits(value)) return NOTHING;
    const meant = typeof value === 'string' ? nearest(value.trim(), words) : undefined;
    return {
      pointer: join(pointer, name),
      message: `${whose}${name} is ${describeValue(value)}; ${expected} was expected.`,
      recommendation: `${fix} write ${meant ?? expected}.`,
    };
  });
}
