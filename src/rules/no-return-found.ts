import { isAdded, type Context } from '../model/context.js';
import type { DocumentSubject, ReadProblem } from '../model/document.js';
import type { Problem } from '../model/finding.js';
import type { DocumentRule } from '../model/rule.js';
import { quote } from '../model/text.js';

/** What is wrong with a text that looks like a return. */
const WHY = {
  'no-status': 'has the keys of a return but no "status"',
  'letter-case': 'has the keys of a return in another letter case',
  quotes: 'has the keys of a return in quotes that JSON does not allow',
  language: 'has the keys of a return, but is not marked as JSON',
  syntax: 'starts like a return but is no valid JSON',
  'in-code': 'opens a code block around the headings of a return',
  'in-comment': 'starts a comment that never ends and hides a return',
  'not-final': 'in a message looks like a return, but its agent did not end with it',
} as const;

export const noReturnFound: DocumentRule = {
  id: 'no-return-found',
  area: 'document',
  step: 'structure',
  scope: 'document',
  unread: true,
  severity: 'warning',
  summary: 'A return log holds a return, and what looks like a return can be read as one',
  rationale:
    'Whoever sees the file takes it for a checked return. What it claims was never read: the status is missing, keys have capitals, quotes are those of Python or of a text editor, headings are in a code block or behind a comment that never ends, or there is no return at all.',
  remedy:
    'Write the return as strict JSON in a fence marked `json`, or in the Markdown that its standard describes. If the file is no return log, move it or ignore it. If the compared change did not add the file, this is a notice.',
  sources: [{ document: 'return-gate', heading: 'An unread part must not look proved' }],
  check(document, context) {
    const found = document.problems.flatMap((problem) => problemOf(problem, document, context));
    return found;
  },
};

function problemOf(
  problem: ReadProblem,
  { file, looseNouns }: DocumentSubject,
  { changes }: Context,
): readonly Problem[] {
  const severity = isAdded(file, changes) ? {} : { severity: 'notice' as const };
  if (problem.kind === 'nothing-read') {
    return [
      {
        ...severity,
        range: problem.range,
        message: `The return log holds nothing that can be read as a return: ${looseNouns.map((noun) => `no ${noun}`).join(' and ')}.`,
        recommendation: 'Write the return into it, or let the patterns leave this file out.',
        value: 'nothing-read',
      },
    ];
  }
  if (problem.kind !== 'unread-return') return [];
  const { reason, text, range } = problem;
  return [
    {
      ...severity,
      range,
      message: `The text ${text === '' ? '' : `${quote(text, LONGEST)} `}${WHY[reason]}, so it was not checked.`,
      recommendation: ADVICE[reason],
      value: `${reason} ${text}`,
    },
  ];
}

const LONGEST = 80;

const ADVICE = {
  'no-status': 'Add "status" to the return, or remove the text if it is none.',
  'letter-case': 'Write the keys in lower case: "status", "artifacts", "metadata".',
  quotes: 'Write the return with a JSON encoder: keys and strings in straight double quotes.',
  language: 'Mark the fence as json, or remove the text if it is no return.',
  syntax: 'Write the return as strict JSON (RFC 8259), or remove the text if it is none.',
  'in-code': 'Close the code block before the headings, or take the return out of it.',
  'in-comment': 'End the comment with --> before the return, or remove it.',
  'not-final': 'If it is the return, let the agent end with it. If it is an example or a draft, leave it.',
} as const;
