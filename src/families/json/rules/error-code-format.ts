import type { Problem } from '../../../model/finding.js';
import { stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, objectsOf } from '../../../model/return.js';
import type { ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

const FORM = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;

/** A longer text is no misspelt code, so no code is suggested for it. */
const SUGGESTED_UP_TO = 64;

const errorWith = (code: string) => ({
  set: {
    '/status': 'blocked',
    '/artifacts': [],
    '/errors': [{ type: 'resource', message: 'The server is away', code, recoverable: true }],
  },
});

export const errorCodeFormat: ReturnRule = {
  id: 'error-code-format',
  area: 'errors',
  scope: 'return',
  severity: 'warning',
  summary: "An error's code is written in UPPER_SNAKE_CASE",
  rationale: 'The code is there for programs, which compare it letter by letter; one form keeps it comparable.',
  remedy: 'Write capitals and digits, words joined by an underscore.',
  demand: { askedBy: 'error-message-length' },
  sources: [{ document: '000', heading: 'errors (optional)' }],
  bad: errorWith('server-away'),
  good: errorWith('SERVER_AWAY'),
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, value } of objectsOf(subject, 'errors')) {
      const code = stringField(value, 'code');
      if (code === undefined || FORM.test(code)) continue;
      const meant = upperSnakeCase(code);
      problems.push({
        pointer: join(pointer, 'code'),
        message: `Error code ${quote(code)} is not in UPPER_SNAKE_CASE.`,
        recommendation:
          meant === undefined
            ? `${fixFormat(subject)}: write a code such as "TIMEOUT_EXCEEDED".`
            : `${fixFormat(subject)}: write ${quote(meant)}.`,
      });
    }
    return problems;
  },
};

/** Returns the code in the expected form; undefined if it is not just another spelling of one. */
function upperSnakeCase(code: string): string | undefined {
  if (code.length > SUGGESTED_UP_TO) return undefined;
  const words = code.replace(/([a-z0-9])([A-Z])/g, '$1_$2').match(/[A-Za-z0-9]+/g) ?? [];
  const meant = words.join('_').toUpperCase();
  return FORM.test(meant) ? meant : undefined;
}
