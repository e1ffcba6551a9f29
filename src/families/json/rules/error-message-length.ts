import type { Problem } from '../../../model/finding.js';
import { stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, objectsOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const LIMIT = 500;

const errorWith = (length: number) => ({
  set: {
    '/status': 'blocked',
    '/artifacts': [],
    '/errors': [{ type: 'resource', message: 'm'.repeat(length), recoverable: true }],
  },
});

export const errorMessageLength: ReturnRule = {
  id: 'error-message-length',
  area: 'errors',
  scope: 'return',
  severity: 'warning',
  summary: `An error's message has at most ${String(LIMIT)} characters`,
  rationale: 'The message is read by the caller, whose context it fills. Logs and stack traces belong into a file.',
  remedy: 'Say what went wrong and where in a sentence or two; put the log into a file.',
  demand: {
    order: 140,
    text: 'The "message" of an error has at most 500 characters, "next_steps" at most 300; a "code" is in UPPER_SNAKE_CASE.',
  },
  sources: [{ document: '000', heading: 'errors (optional)' }],
  bad: errorWith(LIMIT + 1),
  good: errorWith(LIMIT),
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, value } of objectsOf(subject, 'errors')) {
      const length = stringField(value, 'message')?.length ?? 0;
      if (length <= LIMIT) continue;
      problems.push({
        pointer: join(pointer, 'message'),
        message: `The error's message has ${String(length)} characters; at most ${String(LIMIT)} are allowed.`,
        recommendation: `${fixFormat(subject)}: shorten the message to what went wrong and where.`,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
