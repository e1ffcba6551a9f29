import { field } from '../../../model/json.js';
import { describeValue, isBlank } from '../../../model/text.js';
import { join } from '../../../model/pointer.js';
import { fixFormat } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const reviewReason: ReturnRule = {
  id: 'review-reason',
  area: 'life-cycle',
  scope: 'return',
  supersedes: ['required-field', 'field-type'],
  severity: 'error',
  structural: true,
  summary: 'A return that asks for a review says why',
  rationale: 'A person is called in and the work waits. Without a reason they do not know what to look at.',
  remedy: 'Say in review_reason what the person has to decide, or set requires_user_review to false.',
  sources: [{ document: 'upstream', heading: 'requires_user_review' }],
  bad: { set: { '/requires_user_review': true } },
  good: { set: { '/requires_user_review': true, '/review_reason': 'The plan drops support for two calendars' } },
  check(subject) {
    if (field(subject.value, 'requires_user_review') !== true) return NOTHING;
    const reason = field(subject.value, 'review_reason');
    if (typeof reason === 'string' && !isBlank(reason)) return NOTHING;
    return [
      {
        ...(reason === undefined ? { pointer: '', property: 'review_reason' } : { pointer: join('', 'review_reason') }),
        message: `Field requires_user_review is true and review_reason is ${reason === undefined ? 'absent' : describeValue(reason)}; a reason was expected.`,
        recommendation: `${fixFormat(subject)}: say in review_reason what a person has to decide.`,
      },
    ];
  },
};
