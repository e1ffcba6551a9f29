import type { Problem } from '../../../model/finding.js';
import { stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, objectsOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank, quote } from '../../../model/text.js';

const FIELDS = ['message', 'recommendation'] as const;

const blocked = (message: string) => ({
  set: {
    '/status': 'blocked',
    '/artifacts': [],
    '/errors': [{ type: 'resource', message, recoverable: true, recommendation: 'Run /plan 7 again later' }],
  },
});

export const errorTextEmpty: ReturnRule = {
  id: 'error-text-empty',
  area: 'errors',
  scope: 'return',
  severity: 'warning',
  summary: "An error's message and recommendation are not blank",
  rationale:
    'A caller shows the message to people and follows the recommendation. Blank ones tell neither what happened nor what to do.',
  remedy: 'Say what happened in the message, and how to go on in the recommendation.',
  demand: { askedBy: 'session-id-empty' },
  sources: [
    { document: '000', heading: 'errors (optional)' },
    { document: '003', heading: 'errors (optional)' },
  ],
  bad: blocked(' '),
  good: blocked('The service does not answer'),
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, value } of objectsOf(subject, 'errors')) {
      for (const name of FIELDS) {
        const text = stringField(value, name);
        if (text === undefined || !isBlank(text)) continue;
        problems.push({
          pointer: join(pointer, name),
          message: `The error's ${name} is ${quote(text)}; text was expected.`,
          recommendation: `${fixFormat(subject)}: say ${name === 'message' ? 'what happened' : 'how to go on'}.`,
        });
      }
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
