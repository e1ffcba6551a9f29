import type { Problem } from '../model/finding.js';
import { FILE_START } from '../model/pointer.js';
import type { DocumentRule } from '../model/rule.js';

const DEFAULT_LIMIT = 1024 * 1024;

export const fileTooLarge: DocumentRule = {
  id: 'file-too-large',
  area: 'document',
  step: 'structure',
  scope: 'document',
  severity: 'error',
  summary: 'The file is not larger than the size limit',
  rationale:
    'A return has a few kilobytes. A far larger file is no return or is meant to stall the gate, so it is not read; and what was not read must not pass.',
  remedy: 'Keep the content in artifacts and only their paths in the return, or raise the limit with --max-file-size.',
  sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
  bad: { text: ' '.repeat(DEFAULT_LIMIT + 1) },
  good: {},
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind === 'too-many-blocks') {
        problems.push({
          range: FILE_START,
          message: `The file has more than ${String(problem.limit)} headings, paragraphs, list items and other blocks; it was not read.`,
          recommendation: 'Split the file, or leave it out of the patterns.',
          value: 'too-many-blocks',
        });
      }
      if (problem.kind !== 'too-large') continue;
      problems.push({
        range: FILE_START,
        message: `The file has ${String(problem.size)} bytes, more than the limit of ${String(problem.limit)}; it was not read.`,
        recommendation: 'Make the file smaller, leave it out of the patterns, or raise --max-file-size.',
        value: 'too-large',
      });
    }
    return problems;
  },
};
