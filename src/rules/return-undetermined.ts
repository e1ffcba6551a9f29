import { FILE_START } from '../model/pointer.js';
import { HOW_TO_FETCH } from '../model/tree.js';
import type { DocumentRule } from '../model/rule.js';

export const returnUndetermined: DocumentRule = {
  id: 'return-undetermined',
  area: 'document',
  step: 'structure',
  scope: 'document',
  severity: 'error',
  ofLacking: true,
  summary: 'The clone has the content of the file',
  rationale:
    'The tree names the file, and the repository does not have its content: a pack is damaged, or was fetched without it. A file that was not read must not pass. The other files are still checked.',
  remedy: 'Fetch the object that the message names, or clone the repository again without a filter.',
  sources: [
    { document: 'return-gate', heading: 'A claim that cannot be proved does not pass, and is not called false' },
  ],
  bad: { lacking: true },
  good: {},
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
