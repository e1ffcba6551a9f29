import { fixFormat } from '../../../model/return.js';
import { quote } from '../../../model/text.js';
import { blankTextRule, textsOfList } from '../../text-rules.js';

const blocked = (message: string) => ({
  set: {
    '/status': 'blocked',
    '/artifacts': [],
    '/errors': [{ type: 'resource', message, recoverable: true, recommendation: 'Run /plan 7 again later' }],
  },
});

export const errorTextEmpty = blankTextRule({
  id: 'error-text-empty',
  area: 'errors',
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
  texts: textsOfList('errors', 'message', 'recommendation'),
  problem: ({ field, text }, subject) => ({
    message: `The error's ${field} is ${quote(text)}; text was expected.`,
    recommendation: `${fixFormat(subject)}: say ${field === 'message' ? 'what happened' : 'how to go on'}.`,
  }),
});
