import { listField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { isSuccess, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { count, quote } from '../../../model/text.js';

const ERROR = {
  type: 'timeout',
  message: 'The last check ran out of time',
  recoverable: true,
  recommendation: 'Run the check again',
} as const;

export const errorsWithSuccess: ReturnRule = {
  id: 'errors-with-success',
  area: 'errors',
  scope: 'return',
  severity: 'notice',
  summary: 'A success has no errors',
  rationale:
    'Errors are asked for when the work stopped short. Beside a success they are easily overlooked, or the status claims too much.',
  remedy:
    'Return partial if something is missing; otherwise leave the errors out and mention what was overcome in the summary.',
  sources: [{ document: '003', heading: 'errors (optional)' }],
  bad: { set: { '/errors': [ERROR] } },
  good: { set: { '/errors': [] } },
  check(subject) {
    const errors = listField(subject.value, 'errors');
    const status = statusOf(subject);
    if (errors.length === 0 || status === undefined || !isSuccess(subject)) return NOTHING;
    return [
      {
        pointer: join('', 'errors'),
        message: `Status ${quote(status)} has ${count(errors.length, 'error')} beside it; none was expected.`,
        recommendation: 'Return "partial" if something is missing, otherwise leave the errors out.',
      },
    ];
  },
};
