import type { Problem } from '../model/finding.js';
import { MOST_ELEMENTS } from '../model/document.js';
import { FILE_START } from '../model/pointer.js';
import type { DocumentRule } from '../model/rule.js';

export const tooManyElements: DocumentRule = {
  id: 'too-many-elements',
  area: 'document',
  step: 'structure',
  scope: 'document',
  severity: 'error',
  summary: `The lists of a file have no more than ${String(MOST_ELEMENTS)} elements in all`,
  rationale:
    'An agent hands over a handful of files and errors. A file with far more is a mistake or meant to stall the gate, so it is not checked; and what was not checked must not pass.',
  remedy: 'List what the work is about, keep long lists in an artifact, and divide a log that has grown so large.',
  sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so the work is bounded' }],
  good: {},
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind !== 'too-many-elements') continue;
      problems.push({
        range: FILE_START,
        message: `The lists of the file have ${String(problem.count)} elements, more than the limit of ${String(problem.limit)}; its returns were not checked.`,
        recommendation: 'Shorten the lists, keep them in an artifact, or divide the file.',
        value: problem.kind,
      });
    }
    return problems;
  },
};
