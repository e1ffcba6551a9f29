import { describeValue, count, isBlank, listOf, nearest } from '../../../model/text.js';
import type { Problem } from '../../../model/finding.js';
import { field, isArray, isObject, type Json, listField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, statusOf } from '../../../model/return.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';

const ASKING = 'needs_research';

/** What each field must be, and a test of a value. */
const DECISION_FIELDS: readonly (readonly [name: string, expected: string, fits: (value: Json) => boolean])[] = [
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

const MAX_CANDIDATES = 3;

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
        'The orchestrator dispatches research with these questions. Without any it has nothing to ask, and an artifact would be work that the agent says it could not begin.',
      remedy: 'Write each question as a string in research_questions, and leave artifacts empty.',
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
      const pointer = join('', 'research_questions');
      const problems: Problem[] = [];
      if (questions === undefined) {
        problems.push({
          pointer: '',
          property: 'research_questions',
          message: `Status is "${ASKING}" and research_questions is absent; at least one question was expected.`,
          recommendation: `${fix} list the questions in research_questions.`,
        });
      } else if (!isArray(questions)) {
        problems.push({
          pointer,
          message: `Field research_questions is ${describeValue(questions)}; a list of questions was expected.`,
          recommendation: `${fix} write research_questions as a list of strings.`,
        });
      } else {
        if (asks && questions.length === 0) {
          problems.push({
            pointer,
            message: `Status is "${ASKING}" and research_questions is empty; at least one question was expected.`,
            recommendation: `${fix} list the questions in research_questions.`,
          });
        }
        for (let index = 0; index < questions.length; index++) {
          const question = questions[index];
          if (typeof question === 'string' && !isBlank(question)) continue;
          problems.push({
            pointer: join(pointer, index),
            message: `Research question ${String(index + 1)} is ${describeValue(question)}; text that is not blank was expected.`,
            recommendation: `${fix} write each question as a string.`,
          });
        }
      }
      const artifacts = asks ? listField(subject.value, 'artifacts').length : 0;
      if (artifacts > 0) {
        problems.push({
          pointer: join('', 'artifacts'),
          message: `Status is "${ASKING}" and there ${artifacts === 1 ? 'is' : 'are'} ${count(artifacts, 'artifact')}; none was expected.`,
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
      summary: 'A decision for the user is a question with two options or more, one of them recommended',
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
      const pointer = join('', 'user_decision');
      const fix = `${fixFormat(subject)}:`;
      if (!isObject(decision)) {
        return {
          pointer,
          message: `Field user_decision is ${describeValue(decision)}; an object was expected.`,
          recommendation: `${fix} write an object with question, options, recommended and blocking.`,
        };
      }
      const problems: Problem[] = [];
      for (const [name, expected, fits] of DECISION_FIELDS) {
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
  },
  'review-reason': {
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'A return that asks for a review says why',
      rationale: 'A person is called in and the work waits. Without a reason they do not know what to look at.',
      remedy: 'Say in review_reason what the person has to decide, or set requires_user_review to false.',
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
        message: `Field requires_user_review is true and review_reason is ${reason === undefined ? 'absent' : describeValue(reason)}; a reason was expected.`,
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
  },
});

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

const CATEGORIES = ['TECHNIQUE', 'PATTERN', 'CONFIG', 'WORKFLOW', 'INSIGHT'];

/** What each field must be, and a test of a value. */
const CANDIDATE_FIELDS: readonly (readonly [name: string, expected: string, fits: (value: Json) => boolean])[] = [
  ['content', 'text that is not blank', isText],
  ['category', listOf(CATEGORIES), (value) => typeof value === 'string' && CATEGORIES.includes(value)],
  ['source_artifact', 'the path of an artifact', isText],
  ['confidence', 'a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
  ['suggested_keywords', 'a list of words', isArray],
];

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
