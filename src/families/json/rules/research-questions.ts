import type { Problem } from '../../../model/finding.js';
import { field, isArray, listField } from '../../../model/json.js';
import { count, describeValue, isBlank } from '../../../model/text.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const ASKING = 'needs_research';

export const researchQuestions: ReturnRule = {
  id: 'research-questions',
  area: 'life-cycle',
  scope: 'return',
  supersedes: ['required-field', 'field-type'],
  severity: 'error',
  structural: true,
  summary: 'A return that needs research asks its questions and claims no artifacts',
  rationale:
    'The orchestrator dispatches research with these questions. Without any it has nothing to ask, and an artifact would be work that the agent says it could not begin.',
  remedy: 'Write each question as a string in research_questions, and leave artifacts empty.',
  sources: [{ document: 'upstream', heading: 'needs_research' }],
  bad: { set: { '/status': ASKING, '/artifacts': [] } },
  good: { set: { '/status': ASKING, '/artifacts': [], '/research_questions': ['Which calendars are in use?'] } },
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
};
