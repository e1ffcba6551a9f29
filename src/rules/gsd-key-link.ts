import { isDone, isPlainPattern, keyLinks, textBeside } from '../model/gsd-summary.js';
import { join } from '../model/pointer.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import { listOf, quote } from '../model/text.js';

export const gsdKeyLink: ReturnRule = {
  id: 'gsd-key-link',
  area: 'gsd',
  scope: 'return',
  severity: 'notice',
  summary: 'What links two files of a plan occurs in one of them',
  rationale:
    'The plan says by what its files are joined. A plain text is looked for in both; an expression is never compiled.',
  remedy: 'Link the files, or mend the pattern.',
  sources: [{ document: 'upstream', heading: 'verify key-links' }],
  bad: { families: ['gsd-plan'], replace: [['pattern: parseDate', 'pattern: parseTime']] },
  good: { families: ['gsd-plan'] },
  check({ file, value, beside }) {
    if (!isDone(beside)) return NOTHING;
    return keyLinks(value).flatMap(({ from, to, pattern, pointer }) => {
      if (pattern === null || !isPlainPattern(pattern)) return [];
      const ends = [from, to].filter((path) => path !== null);
      const files = ends.filter((path) => textBeside(beside, path, file) !== null);
      if (files.length === 0) return [];
      if (files.some((path) => textBeside(beside, path, file)?.includes(pattern) === true)) return [];
      const shown = files.map((path) => quote(path, 200));
      return [
        {
          pointer: join(pointer, 'pattern'),
          message: `${quote(pattern, 80)} is not in ${listOf(shown, 'or')}, by which the plan links its files.`,
          recommendation: 'Link the files, or mend the pattern.',
        },
      ];
    });
  },
};
