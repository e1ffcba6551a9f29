import { fixFormat } from '../../../model/return.js';
import { textLengthRule, textsOfList } from '../../text-rules.js';

const LIMIT = 500;

const errorWith = (length: number) => ({
  set: {
    '/status': 'blocked',
    '/artifacts': [],
    '/errors': [{ type: 'resource', message: 'm'.repeat(length), recoverable: true }],
  },
});

export const errorMessageLength = textLengthRule({
  id: 'error-message-length',
  area: 'errors',
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
  texts: textsOfList('errors', 'message'),
  name: "The error's message",
  max: LIMIT,
  advice: (_, subject) => `${fixFormat(subject)}: shorten the message to what went wrong and where.`,
});
