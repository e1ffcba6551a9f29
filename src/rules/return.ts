import { describeValue, listOf, quote } from '../model/text.js';
import type { Problem } from '../model/finding.js';
import { field, isArray } from '../model/json.js';
import { HOW_TO_FETCH } from '../model/tree.js';
import { join, FILE_START } from '../model/pointer.js';
import { agentName, fixFormat, isSuccess, statusOf, weighsAsSuccess, breaksShape } from '../model/return.js';
import { type DocumentRule, NOTHING, type ReturnRule } from '../model/rule.js';
import { statusFix, suggestStatus } from '../model/fix.js';

/** Families whose returns are JSON files. */
export const returnObject: DocumentRule = {
  id: 'return-object',
  area: 'document',
  scope: 'document',
  severity: 'error',
  about: () => ({
    summary: 'A return is a JSON object, or the document of its family, and no symbolic link',
    rationale:
      'Every field of a return has a name, so only an object can be one. A file that is named as a return and holds none would otherwise pass unseen. A symbolic link is never followed, so a link in place of a return holds nothing that can be checked.',
    remedy:
      'Write the return itself at its path, as one object, or keep files that hold no return out of the gathered patterns.',
    demand: 'stated',
    sources: [{ document: '000', heading: 'Validation Rules Summary' }],
  }),
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind === 'not-object') {
        problems.push({
          range: problem.range,
          message: `A return is a JSON object; this is ${describeValue(problem.value)}.`,
          recommendation: 'Fix subagent return format: return one JSON object.',
        });
      } else if (problem.kind === 'link') {
        problems.push({
          range: problem.range,
          message:
            'This is a symbolic link or another special file, which is not followed: it holds no return of its own.',
          recommendation: 'Commit the return itself at this path.',
        });
      } else if (problem.kind === 'no-return') {
        problems.push({
          range: problem.range,
          message: 'The file holds no return.',
          recommendation: 'Write the return into it, or let the patterns leave this file out.',
        });
      }
    }
    return problems;
  },
};

export const returnUndetermined: DocumentRule = {
  id: 'return-undetermined',
  area: 'document',
  scope: 'document',
  severity: 'error',
  ofLacking: true,
  about: () => ({
    summary: 'The clone has the content of the file',
    rationale:
      'The tree names the file, and the repository does not have its content: a pack is damaged, or was fetched without it. A file that was not read must not pass. The other files are still checked.',
    remedy: 'Fetch the object that the message names, or clone the repository again without a filter.',
    sources: [
      { document: 'return-gate', heading: 'A claim that cannot be proved does not pass, and is not called false' },
    ],
    bad: { lacking: true },
  }),
  check(document) {
    return document.problems.flatMap((problem) =>
      problem.kind === 'lacking'
        ? [
            {
              range: FILE_START,
              message: `The clone lacks the content of the file, the object ${problem.id}; it was not read.`,
              recommendation: HOW_TO_FETCH,
              value: 'lacking',
            },
          ]
        : [],
    );
  },
};

const ENCODINGS = { 'not-utf-8': 'holds bytes that are not UTF-8', 'utf-16': 'is encoded as UTF-16' } as const;

export const jsonEncoding: DocumentRule = {
  id: 'json-encoding',
  area: 'document',
  scope: 'document',
  severity: 'error',
  about: () => ({
    summary: 'The file is UTF-8 without a byte order mark',
    rationale:
      'RFC 8259 asks for UTF-8 and forbids to write a byte order mark. Other encodings turn paths and names into different ones without a word, and many parsers stop at the mark.',
    remedy: 'Save the file as UTF-8 without a byte order mark.',
    fixes: [{ safety: 'safe', does: 'removes a byte order mark' }],
    demand: 'stated',
    sources: [{ document: 'return-gate', heading: 'RFC 8259 section 8.1: JSON that systems exchange is UTF-8' }],
    // Latin-1: a lone E9 is no UTF-8.
    bad: { bytesBehind: [0xe9] },
  }),
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind === 'encoding') {
        problems.push({
          range: problem.range,
          message: `The file ${ENCODINGS[problem.reason]}; UTF-8 was expected.`,
          recommendation: 'Save the file as UTF-8.',
          value: problem.reason,
        });
      } else if (problem.kind === 'byte-order-mark') {
        problems.push({
          range: problem.range,
          severity: 'warning',
          message: 'The file starts with a byte order mark; plain UTF-8 was expected.',
          value: 'byte-order-mark',
          fix: { safety: 'safe', does: 'remove the byte order mark', edits: [{ kind: 'byte-order-mark' }] },
        });
      }
    }
    return problems;
  },
};

export const standardMismatch: ReturnRule = {
  id: 'standard-mismatch',
  area: 'document',
  step: 'fields',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A return has the shape of the version it is checked against',
    rationale:
      'When a return breaks the chosen version but fits another one of its family, by which it has fewer findings, the choice is more likely wrong than the agent. One line about that saves the search through many findings.',
    remedy: 'Choose the version that fits, or make the agent write the chosen one.',
    sources: [{ document: 'return-gate', heading: 'the version is chosen by the user and never inferred silently' }],
  }),
  check(subject) {
    const { satisfies, standard } = subject;
    if (satisfies === null || !breaksShape(subject.shapeErrors, subject.value, standard.shape)) return NOTHING;
    return {
      pointer: '',
      message: `The return is checked against ${standard.id}, but has the shape of ${satisfies}.`,
      recommendation: `Choose the standard ${satisfies} if that is what the agent follows; else have it follow ${standard.id}.`,
      value: satisfies,
    };
  },
};

export const statusValue: ReturnRule = {
  id: 'status-value',
  area: 'status',
  scope: 'return',
  severity: 'error',
  structural: true,
  about: () => ({
    summary: 'The status is one of the values that the standard lists',
    rationale:
      'Callers branch on the status. A value outside the list, or one in another letter case, takes none of their branches, and the work is lost or done twice.',
    remedy: 'Write one of the listed values, in exactly that letter case.',
    fixes: [{ safety: 'unsafe', does: 'writes the listed status that was probably meant' }],
    sources: [
      { document: '000', heading: 'status (required)' },
      { document: '001', heading: 'status (required)' },
      { document: '002', heading: 'Step 3: Validate Status Field' },
      { document: '003', heading: 'status (required)' },
      { document: '004', heading: 'Fields' },
    ],
  }),
  check(subject) {
    const status = statusOf(subject);
    if (status === undefined || subject.standard.statuses.includes(status)) return NOTHING;
    const { instead, because } = suggestStatus(subject, status);
    const reason = because === undefined ? '' : ` ${because}`;
    return {
      pointer: join('', 'status'),
      message: `Status ${quote(status)} is not one of ${listOf(subject.standard.statuses)}.${reason}`,
      recommendation:
        instead === undefined
          ? `${fixFormat(subject)}: use a listed status.`
          : `${fixFormat(subject)}: write ${quote(instead)}.`,
      ...(instead === undefined ? {} : { fix: statusFix(instead) }),
    };
  },
};

export const phantomWork: ReturnRule = {
  id: 'phantom-work',
  area: 'artifacts',
  scope: 'return',
  severity: 'error',
  structural: true,
  ofTruth: true,
  about: () => ({
    summary: 'A return that claims success lists at least one artifact',
    rationale:
      'Success without a file is phantom work: the caller marks the task as done, and there is nothing that anyone could use or check.',
    remedy: 'List the files that were made; where none were, say so by a status that is no success.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
  }),
  check(subject) {
    const artifacts = field(subject.value, 'artifacts');
    const status = statusOf(subject);
    if (!isArray(artifacts) || artifacts.length > 0 || status === undefined || !weighsAsSuccess(subject))
      return NOTHING;
    const isUnknown = !isSuccess(subject);
    // A word of another version of the family is not made up. Other rules report that this version does not know it.
    if (isUnknown && subject.satisfies !== null) return NOTHING;
    const claim = `Agent returned status ${quote(status)}`;
    return {
      pointer: join('', 'artifacts'),
      message: isUnknown
        ? `${claim}, which is unknown and counts as success, but lists no artifacts: phantom work.`
        : `${claim} but lists no artifacts: phantom work.`,
      recommendation: isUnknown
        ? `${fixFormat(subject)}: list the artifacts, or use a listed status that is no success.`
        : `Verify ${agentName(subject)} creates artifacts and lists them before it claims success.`,
    };
  },
};
