import { isDone, isPlainPattern, keyLinks, textBeside } from '../summary.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const gsdKeyLink: ReturnRule = {
  id: 'gsd-key-link',
  area: 'gsd',
  scope: 'return',
  ofClaims: true,
  severity: 'notice',
  about: () => ({
    summary: 'What links two files of a plan occurs in one of them',
    rationale:
      'The plan says by what its files are joined. A plain text is looked for in both; an expression is never compiled.',
    remedy: 'Link the files, or correct the pattern.',
    sources: [{ document: 'upstream', heading: 'verify key-links' }],
    bad: { families: ['gsd-plan'], replace: [['pattern: parseDate', 'pattern: parseTime']] },
    good: { families: ['gsd-plan'] },
  }),
  check({ file, value, beside }) {
    if (!isDone(beside)) return NOTHING;
    return keyLinks(value).flatMap(({ from, to, pattern, pointer }) => {
      if (pattern === null || !isPlainPattern(pattern)) return [];
      const read = [...new Set([from, to])].flatMap((path) => {
        const text = path === null ? null : textBeside(beside, path, file);
        return path === null || text === null ? [] : [{ path: quote(path, 200), text }];
      });
      if (read.length === 0 || read.some(({ text }) => text.includes(pattern))) return [];
      const files = read.map(({ path }) => path);
      const where = files.length === 1 ? `not in ${files.join('')}` : `in neither ${files.join(' nor ')}`;
      return [
        {
          pointer: join(pointer, 'pattern'),
          message: `${quote(pattern, 80)} is ${where}, though the plan says that it links the files.`,
          recommendation: 'Link the files, or correct the pattern.',
        },
      ];
    });
  },
};
