import { blockedBy } from '../samples.js';
import { fixFormat } from '../../../model/return.js';
import { rulesOnReturns } from '../../../model/rule.js';
import { listOf, nearest, quote, quotedList } from '../../../model/text.js';
import { eachText, listUnderStatus, textsOfList } from '../../text-rules.js';

/** The types that the documents name, for versions without a closed list. */
const KNOWN_TYPES = [
  'validation',
  'execution',
  'timeout',
  'permission',
  'resource',
  'cycle',
  'mcp_abort_error',
  'delegation_interrupted',
];

const CODE_FORM = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;

const serverAway = (type: string) =>
  blockedBy({ type, message: 'The server is away', recoverable: true, recommendation: 'Try again later' });

const errorWithCode = (code: string) =>
  blockedBy({ type: 'resource', message: 'The server is away', code, recoverable: true });

/** Statuses of work that went wrong. Work that continues, or asks first, needs no errors. */
const STOPPED = ['partial', 'failed', 'blocked'];

export const errorRules = rulesOnReturns('errors', {
  'error-type': {
    severity: 'notice',
    structural: true,
    about: () => ({
      summary: "An error's type is a known one",
      rationale:
        'Callers choose by the type whether to retry, resume or stop. A type that they do not know is handled like any failure, if at all.',
      remedy: 'Write the nearest known type, and put the details into the message.',
      sources: ['000 errors (optional)', '003 errors (optional)', '001 Related Documentation'],
      bad: serverAway('misfortune'),
      good: serverAway('resource'),
    }),
    check: eachText(textsOfList('errors', 'type'), ({ text: type }, subject) => {
      const closed = subject.standard.shape.enums['/errors/*/type'];
      const known = closed ?? KNOWN_TYPES;
      if (known.includes(type)) return null;
      const meant = nearest(type.trim(), known);
      return {
        message: `Error type ${quote(type)} is not ${closed === undefined ? 'a known one, such as' : 'one of'} ${listOf(known)}.`,
        recommendation: `${fixFormat(subject)}: ${meant === undefined ? 'use a listed type' : `write ${quote(meant)}`}.`,
      };
    }),
  },
  'error-code-format': {
    severity: 'warning',
    about: () => ({
      summary: "An error's code is written in UPPER_SNAKE_CASE",
      rationale: 'Programs compare the code letter by letter; one form keeps it comparable.',
      remedy: 'Write capitals and digits, with words joined by an underscore.',
      sources: ['000 errors (optional)'],
      bad: errorWithCode('server-away'),
      good: errorWithCode('SERVER_AWAY'),
    }),
    check: eachText(textsOfList('errors', 'code'), ({ text: code }, subject) => {
      if (CODE_FORM.test(code)) return null;
      const meant = upperSnakeCase(code);
      return {
        message: `Error code ${quote(code)} is not in UPPER_SNAKE_CASE.`,
        recommendation: `${fixFormat(subject)}: write ${meant === undefined ? 'a code such as "TIMEOUT_EXCEEDED"' : quote(meant)}.`,
      };
    }),
  },
  'errors-required': {
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'Unfinished work lists its errors',
      rationale:
        'Errors tell a caller whether to retry, resume or ask a person. Without any, it is only known that something went wrong.',
      remedy: 'Add an error with its type, a message, whether it is recoverable, and a recommendation.',
      demand: {
        order: 5,
        text: ({ statuses }) => {
          const stopped = STOPPED.filter((status) => statuses.includes(status));
          return `When "status" is ${quotedList(stopped)}: "errors" is required and "errors" holds at least 1 element.`;
        },
      },
      sources: ['003 errors (optional)', '001 errors (optional)'],
      bad: { set: { '/status': 'blocked', '/artifacts': [] } },
      good: blockedBy({
        type: 'resource',
        message: 'The service that the plan is about does not answer',
        recoverable: true,
        recommendation: 'Run /plan 7 again when it does',
      }),
    }),
    check: listUnderStatus(STOPPED, 'errors', 'error', 'say in errors what stopped the work and how to go on'),
  },
});

/** A longer text is not a misspelled code, so no code is suggested for it. */
const LONGEST_CODE = 64;

/** Returns the code in the expected form; undefined if it is more than another spelling of one. */
function upperSnakeCase(code: string): string | undefined {
  if (code.length > LONGEST_CODE) return undefined;
  const words = code.replace(/([a-z0-9])([A-Z])/g, '$1_$2').match(/[A-Za-z0-9]+/g) ?? [];
  const meant = words.join('_').toUpperCase();
  return CODE_FORM.test(meant) ? meant : undefined;
}
