import type { Problem } from '../../../model/finding.js';
import { field, isArray, type Json } from '../../../model/json.js';
import { describeValue, isBlank } from '../../../model/text.js';
import { join } from '../../../model/pointer.js';
import { fixFormat } from '../../../model/return.js';
import type { ReturnRule } from '../../../model/rule.js';

const LISTS = ['modified_files', 'proposed_file_scope'] as const;

export const modifiedFiles: ReturnRule = {
  id: 'modified-files',
  area: 'life-cycle',
  scope: 'return',
  ofClaims: true,
  supersedes: ['field-type'],
  severity: 'error',
  structural: true,
  summary: 'Modified files and the proposed scope are lists of file paths within the repository',
  rationale:
    'Agents that work side by side are kept apart by these paths. A folder or an absolute path cannot be compared with the files that others change.',
  remedy: 'List each file by its path from the root of the repository, with forward slashes; no folders.',
  sources: [{ document: 'upstream', heading: 'modified_files and proposed_file_scope' }],
  bad: { set: { '/proposed_file_scope': ['src/dates/'] } },
  good: { set: { '/proposed_file_scope': ['src/dates/parse.ts'] } },
  check(subject) {
    const problems: Problem[] = [];
    for (const name of LISTS) {
      const paths = field(subject.value, name);
      if (paths === undefined || paths === null) continue;
      if (!isArray(paths)) {
        problems.push({
          pointer: join('', name),
          message: `Field ${name} is ${describeValue(paths)}; a list of file paths was expected.`,
          recommendation: `${fixFormat(subject)}: write ${name} as a list of file paths.`,
        });
        continue;
      }
      for (let index = 0; index < paths.length; index++) {
        const path = paths[index];
        const reason = fault(path);
        if (reason === undefined) continue;
        problems.push({
          pointer: join('', name, index),
          message: `Entry ${String(index + 1)} of ${name} is ${describeValue(path)}, ${reason}; the path of a file within the repository was expected.`,
          recommendation: `${fixFormat(subject)}: write paths of files from the root of the repository.`,
        });
      }
    }
    return problems;
  },
};

/** Returns why a value is no path of a file relative to the repository; undefined if it is one. */
function fault(path: Json | undefined): string | undefined {
  if (typeof path !== 'string') return 'which is no string';
  if (isBlank(path)) return 'which is blank';
  if (/^(?:[/~]|[A-Za-z]:)/.test(path)) return 'which is not relative to the repository';
  if (path.includes('\\')) return 'which has a backslash';
  return path.endsWith('/') ? 'which is a folder' : undefined;
}
