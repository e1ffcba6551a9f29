import { field, isArray } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';

/** Statuses of work that went wrong. Work that goes on, or asks first, needs no errors. */
const STOPPED = ['partial', 'failed', 'blocked'];

export const errorsRequired: ReturnRule = {
  id: 'errors-required',
  area: 'errors',
  scope: 'return',
  supersedes: ['field-type'],
  severity: 'error',
  structural: true,
  summary: 'Work that stopped short says in errors what went wrong',
  rationale:
    'A caller decides by the errors whether to try again, resume or ask a person. Without any, all that is known is that something went wrong.',
  remedy: 'Add an error with its type, a message, whether it is recoverable, and a recommendation.',
  demand: {
    order: 130,
    text: ({ statuses }, { severity }) => {
      // In versions that have it as an error, the schema says so.
      if (severity === 'error') return null;
      const stopped = STOPPED.filter((status) => statuses.includes(status));
      return `When "status" is ${listOf(stopped.map((status) => quote(status)))}: "errors" is required and "errors" holds at least 1 element.`;
    },
  },
  sources: [
    { document: '003', heading: 'errors (optional)' },
    { document: '001', heading: 'errors (optional)' },
  ],
  bad: { set: { '/status': 'blocked', '/artifacts': [] } },
  good: {
    set: {
      '/status': 'blocked',
      '/artifacts': [],
      '/errors': [
        {
          type: 'resource',
          message: 'The service that the plan is about does not answer',
          recoverable: true,
          recommendation: 'Run /plan 7 again when it does',
        },
      ],
    },
  },
  check(subject) {
    const status = statusOf(subject);
    if (status === undefined || !STOPPED.includes(status)) return NOTHING;
    const errors = field(subject.value, 'errors');
    if (errors !== undefined && errors !== null && (!isArray(errors) || errors.length > 0)) return NOTHING;
    return [
      {
        ...(errors === undefined ? { pointer: '', property: 'errors' } : { pointer: join('', 'errors') }),
        message: `Status is ${quote(status)} and errors is ${errors === undefined ? 'absent' : errors === null ? 'null' : 'empty'}; at least one error was expected.`,
        recommendation: `${fixFormat(subject)}: say in errors what stopped the work and how to go on.`,
      },
    ];
  },
};
