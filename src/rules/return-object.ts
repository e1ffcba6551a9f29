import type { Problem } from '../model/finding.js';
import { describeValue } from '../model/text.js';
import type { DocumentRule } from '../model/rule.js';

/** Families whose returns are JSON files. */
export const returnObject: DocumentRule = {
  id: 'return-object',
  area: 'document',
  step: 'structure',
  scope: 'document',
  severity: 'error',
  summary: 'A return is a JSON object, or the document of its family, and no symbolic link',
  rationale:
    'Every field of a return has a name, so only an object can be one. A file that is named as a return and holds none would otherwise pass unseen. A symbolic link is never followed, so a link in place of a return holds nothing that can be checked.',
  remedy:
    'Write the return itself at its path, as one object, or keep files that hold no return out of the gathered patterns.',
  demand: 'stated',
  sources: [{ document: '000', heading: 'Validation Rules Summary' }],
  good: {},
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
