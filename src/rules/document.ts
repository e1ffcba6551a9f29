import { isAdded, type Changes, type Context } from '../model/context.js';
import { MOST_ELEMENTS, type DocumentSubject, type ReadProblem } from '../model/document.js';
import type { Problem } from '../model/finding.js';
import { rulesOnDocuments, type DocumentRule } from '../model/rule.js';
import { count, describeValue, quote } from '../model/text.js';
import { HOW_TO_FETCH } from '../model/tree.js';

/** A rule's message for each kind of reading problem; null for none. */
type Words = {
  readonly [K in ReadProblem['kind']]?: (
    problem: Extract<ReadProblem, { kind: K }>,
    document: DocumentSubject,
    context: Context,
  ) => Problem | null;
};

/** Returns the check of a rule on reading problems, each at its place. */
export function readProblems(words: Words): DocumentRule['check'] {
  return (document, context) =>
    document.problems.flatMap((problem) => {
      const wordsOf = words[problem.kind] as ((...of: readonly unknown[]) => Problem | null) | undefined;
      const said = wordsOf?.(problem, document, context) ?? null;
      return said === null ? [] : [{ ...('range' in problem ? { range: problem.range } : {}), ...said }];
    });
}

const ENCODINGS = { 'not-utf-8': 'holds bytes that are not UTF-8', 'utf-16': 'is encoded as UTF-16' } as const;
const DEFAULT_LIMIT = 1024 * 1024;

/** One more than the limit. */
const MANY = 1_001;

/** The problems of a text that looks like a return. */
const WHY = {
  'no-status': 'has the keys of a return but no "status"',
  'letter-case': 'has the keys of a return in another letter case',
  quotes: 'has the keys of a return in quotes that JSON does not allow',
  language: 'has the keys of a return, but is not marked as JSON',
  syntax: 'starts like a return but is not valid JSON',
  'in-code': 'opens a code block around the headings of a return',
  'in-comment': 'starts a comment that never ends and hides a return',
  'not-final': 'in a message looks like a return, but its agent did not end with it',
  'no-place': 'has the name of a return, but is not where returns are read',
} as const;

const ADVICE = {
  'no-status': 'Add "status" to the return, or remove the text if it is none.',
  'letter-case': 'Write the keys in lower case: "status", "artifacts", "metadata".',
  quotes: 'Write the return with a JSON encoder: keys and strings in straight double quotes.',
  language: 'Mark the fence as json, or remove the text if it is not a return.',
  syntax: 'Write the return as strict JSON (RFC 8259), or remove the text if it is none.',
  'in-code': 'Close the code block before the headings, or take the return out of it.',
  'in-comment': 'End the comment with --> before the return, or remove it.',
  'no-place': 'Move it to a place for returns, or rename it if it is none.',
  'not-final': 'If it is the return, the agent must end with it. If it is an example or a draft, leave it.',
} as const;

export const documentRules = rulesOnDocuments('document', {
  'json-syntax': {
    severity: 'error',
    about: () => ({
      summary: 'The return is one strict JSON value',
      rationale:
        'A caller first parses a return. Comments, trailing commas, single quotes or a cut end make a strict parser reject all of it.',
      remedy: 'Have the agent write the return with a JSON encoder, or correct the reported place.',
      sources: ['002 Step 1: Validate JSON Structure', '003 Orchestrator Validation (Stage 6)'],
      bad: { text: '{\n  "status": "partial",\n}\n' },
    }),
    check: readProblems({
      syntax: ({ reason }) => ({
        message: `Cannot parse the return as JSON: ${reason.replace(/\.$/, '')}.`,
        recommendation: 'Fix subagent return format: return strict JSON (RFC 8259) and nothing else.',
        value: reason,
      }),
      wrapped: ({ by }, { form, hasRule }) =>
        // If a rule reports the text around a return (the console return has one), the file is not broken JSON.
        form !== 'json' || hasRule('json-only')
          ? null
          : {
              message: `The return is in ${by === 'fence' ? 'a Markdown fence' : 'other text'}, so the file is not JSON.`,
              recommendation: 'Fix subagent return format: write nothing but the JSON object into the file.',
              value: 'wrapped',
            },
      'too-deep': ({ limit }) => ({
        message: `The JSON is nested deeper than ${String(limit)} levels, so it is not read.`,
        recommendation: 'Fix subagent return format: a return nests only a few levels deep.',
        value: 'too-deep',
      }),
    }),
  },
  'json-duplicate-key': {
    severity: 'error',
    about: () => ({
      summary: 'No object contains the same key twice',
      rationale:
        'Parsers disagree about which of the two values counts, so a caller may act on another return than the checked one.',
      remedy: 'Keep one of the two members, and delete or rename the other.',
      sources: ['return-gate RFC 8259 section 4: the effect of a repeated name is undefined'],
      bad: { replace: [['"status"', '"status": "failed", "status"']] },
    }),
    check: readProblems({
      'duplicate-key': ({ key, firstLine }) => ({
        message: `Key ${quote(key)} appears twice in one object, first on line ${String(firstLine)}.`,
        recommendation: `Keep one ${quote(key)}.`,
        value: key,
      }),
      'more-duplicates': ({ more }) => ({
        message: `${count(more, 'more key appears', 'more keys appear')} twice in an object of this file.`,
        recommendation: 'Keep each key once: write the return with a JSON encoder.',
        value: 'more-duplicates',
      }),
    }),
  },
  'return-object': {
    severity: 'error',
    about: () => ({
      summary: 'A return is a JSON object, or the document of its family, and not a symbolic link',
      rationale:
        'Only an object has named fields, so only an object can be a return. A file with the name of a return but no content of one would otherwise pass unseen. A symbolic link is never followed, so it contains nothing that can be checked.',
      remedy: 'Write the return itself at its path, as one object, or exclude files without returns from the patterns.',
      sources: ['000 Validation Rules Summary'],
    }),
    check: readProblems({
      'not-object': ({ value }) => ({
        message: `A return is a JSON object; this is ${describeValue(value)}.`,
        recommendation: 'Fix subagent return format: return one JSON object.',
      }),
      link: () => ({
        message:
          'This is a symbolic link or another special file, which is not followed: it contains no return itself.',
        recommendation: 'Commit the return itself at this path.',
      }),
      'no-return': () => ({
        message: 'The file holds no return.',
        recommendation: 'Write the return into it, or exclude the file from the patterns.',
      }),
    }),
  },
  'return-undetermined': {
    severity: 'error',
    ofLacking: true,
    about: () => ({
      summary: 'The clone has the content of the file',
      rationale:
        'The tree names the file, but the repository lacks its content: a pack is damaged, or was fetched without it. A file that was not read must not pass. The other files are still checked.',
      remedy: 'Fetch the object that the message names, or clone the repository again without a filter.',
      sources: ['return-gate A claim that cannot be proved does not pass, and is not called false'],
      bad: { lacking: true },
    }),
    check: readProblems({
      lacking: ({ id }) => ({
        message: `The clone lacks the content of the file, the object ${id}; it was not read.`,
        recommendation: HOW_TO_FETCH,
        value: 'lacking',
      }),
    }),
  },
  'json-encoding': {
    severity: 'error',
    about: () => ({
      summary: 'The file is UTF-8 without a byte order mark',
      rationale:
        'RFC 8259 requires UTF-8 without a byte order mark. In other encodings, paths and names silently change, and many parsers stop at the mark.',
      remedy: 'Save the file as UTF-8 without a byte order mark.',
      fixes: [{ safety: 'safe', does: 'removes a byte order mark' }],
      sources: ['return-gate RFC 8259 section 8.1: JSON that systems exchange is UTF-8'],
      // Latin-1: a lone E9 is not UTF-8.
      bad: { bytesBehind: [0xe9] },
    }),
    check: readProblems({
      encoding: ({ reason }) => ({
        message: `The file ${ENCODINGS[reason]}; UTF-8 was expected.`,
        recommendation: 'Save the file as UTF-8.',
        value: reason,
      }),
      'byte-order-mark': () => ({
        severity: 'warning',
        message: 'The file starts with a byte order mark; plain UTF-8 was expected.',
        value: 'byte-order-mark',
        fix: { safety: 'safe', does: 'remove the byte order mark', edits: [{ kind: 'byte-order-mark' }] },
      }),
    }),
  },
  'file-too-large': {
    severity: 'error',
    about: () => ({
      summary: 'The file is not larger than the size limit',
      rationale:
        'A return has a few kilobytes. A far larger file is not a return, or is meant to stall the gate, so it is not read; and an unread file must not pass.',
      remedy:
        'Keep the content in artifacts and only their paths in the return, or raise the limit with --max-file-size.',
      sources: ['return-gate every byte of a pull request is untrusted, so reading is bounded'],
      bad: { text: ' '.repeat(DEFAULT_LIMIT + 1) },
    }),
    check: readProblems({
      'too-large': ({ size, limit }) => ({
        message: `The file has ${String(size)} bytes, more than the limit of ${String(limit)}; it was not read.`,
        recommendation: 'Make the file smaller, leave it out of the patterns, or raise --max-file-size.',
        value: 'too-large',
      }),
      'too-many-blocks': ({ limit }) => ({
        message: `The file has more than ${String(limit)} headings, paragraphs, list items and other blocks; it was not read.`,
        recommendation: 'Split the file, or leave it out of the patterns.',
        value: 'too-many-blocks',
      }),
    }),
  },
  'too-many-elements': {
    severity: 'error',
    about: () => ({
      summary: `The lists of a file have no more than ${String(MOST_ELEMENTS)} elements in all`,
      rationale:
        'A return lists a handful of files and errors. A file with far more is a mistake or meant to stall the gate, so it is not checked; and unchecked returns must not pass.',
      remedy: 'List the main files, keep long lists in an artifact, and split large logs.',
      sources: ['return-gate every byte of a pull request is untrusted, so the work is bounded'],
    }),
    check: readProblems({
      'too-many-elements': ({ kind, count: found, limit }) => ({
        message: `The lists of the file have ${String(found)} elements, more than the limit of ${String(limit)}; its returns were not checked.`,
        recommendation: 'Shorten the lists, keep them in an artifact, or split the file.',
        value: kind,
      }),
    }),
  },
  'too-many-returns': {
    severity: 'error',
    about: () => ({
      summary: 'A file holds at most 1,000 returns',
      rationale:
        'No real log has so many. A file with more is not a log, or is meant to stall the gate, so only the first are checked; and unchecked returns must not pass.',
      remedy: 'Split the log into several files, or leave it out of the patterns.',
      sources: ['return-gate every byte of a pull request is untrusted, so reading is bounded'],
      bad: { repeat: MANY, also: ['session-id-reused'] },
    }),
    check: readProblems({
      'too-many-returns': ({ found, limit }) => ({
        message: `The file holds ${String(found)} returns, ${String(found - limit)} more than the ${String(limit)} that are checked.`,
        recommendation: 'Split the file, so that each of its returns is checked, or leave it out of the patterns.',
        value: 'too-many-returns',
      }),
    }),
  },
  'no-return-found': {
    unread: true,
    severity: 'warning',
    about: () => ({
      summary: 'A return log holds a return, and text that looks like a return can be read as one',
      rationale:
        "People take such a file for a checked return. Its claims were never read: the status is missing, keys have capitals, quotes are those of Python or a text editor, headings are in a code block or after a comment that never ends, or there is no return at all. A file with the name of a return in its tool's folder is not read either if it is at no place for returns.",
      remedy:
        'Write the return as strict JSON in a fence marked `json`, or in the Markdown that its standard describes. If the file is not a return log, move it or ignore it. If the compared change did not add the file, this is a notice.',
      sources: ['return-gate An unread part must not look proved'],
    }),
    check: readProblems({
      'nothing-read': (_, { file, looseNouns }, { changes }) => ({
        ...unlessAdded(file, changes),
        message: `The return log holds nothing that can be read as a return: ${looseNouns.map((noun) => `no ${noun}`).join(' and ')}.`,
        recommendation: 'Write the return into it, or exclude the file from the patterns.',
        value: 'nothing-read',
      }),
      'unread-return': ({ reason, text }, { file }, { changes }) => ({
        ...unlessAdded(file, changes),
        message: `The ${reason === 'no-place' ? 'file' : 'text'} ${text === '' ? '' : `${quote(text)} `}${WHY[reason]}, so it was not checked.`,
        recommendation: ADVICE[reason],
        value: `${reason} ${text}`,
      }),
    }),
  },
});

/** Only a notice, unless the compared change added the file. */
function unlessAdded(file: string, changes: Changes | null): Pick<Problem, 'severity'> {
  return isAdded(file, changes) ? {} : { severity: 'notice' };
}
