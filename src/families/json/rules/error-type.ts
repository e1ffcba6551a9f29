import type { Problem } from '../../../model/finding.js';
import { stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, objectsOf } from '../../../model/return.js';
import type { ReturnRule } from '../../../model/rule.js';
import { listOf, nearest, quote } from '../../../model/text.js';

/** The types that the documents name, for versions without a closed list. */
const KNOWN = [
  'validation',
  'execution',
  'timeout',
  'permission',
  'resource',
  'cycle',
  'mcp_abort_error',
  'delegation_interrupted',
];

export const errorType: ReturnRule = {
  id: 'error-type',
  area: 'errors',
  scope: 'return',
  severity: 'notice',
  structural: true,
  summary: "An error's type is a known one",
  rationale:
    'Callers choose by the type whether to retry, resume or stop. A type that they do not know is handled like any failure, if at all.',
  remedy: 'Write the known type that comes nearest, and what is special in the message.',
  sources: [
    { document: '000', heading: 'errors (optional)' },
    { document: '003', heading: 'errors (optional)' },
    { document: '001', heading: 'Related Documentation' },
  ],
  bad: {
    set: {
      '/status': 'blocked',
      '/artifacts': [],
      '/errors': [
        { type: 'misfortune', message: 'The server is away', recoverable: true, recommendation: 'Try again later' },
      ],
    },
  },
  good: {
    set: {
      '/status': 'blocked',
      '/artifacts': [],
      '/errors': [
        { type: 'resource', message: 'The server is away', recoverable: true, recommendation: 'Try again later' },
      ],
    },
  },
  check(subject) {
    const closed = subject.standard.shape.enums['/errors/*/type'];
    const known = closed ?? KNOWN;
    const problems: Problem[] = [];
    for (const { pointer, value } of objectsOf(subject, 'errors')) {
      const type = stringField(value, 'type');
      if (type === undefined || known.includes(type)) continue;
      const meant = nearest(type.trim(), known);
      problems.push({
        pointer: join(pointer, 'type'),
        message: `Error type ${quote(type)} is not ${closed === undefined ? 'a known one, such as' : 'one of'} ${listOf(known)}.`,
        recommendation:
          meant === undefined
            ? `${fixFormat(subject)}: use a listed type.`
            : `${fixFormat(subject)}: write ${quote(meant)}.`,
      });
    }
    return problems;
  },
};
