import { isDone, isPlainPattern, keyLinks, mustHaves, textBeside } from '../summary.js';
import type { Subject } from '../../../model/return.js';
import type { Problem } from '../../../model/finding.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const gsdMustHaveLines: ReturnRule = {
  id: 'gsd-must-have-lines',
  area: 'gsd',
  scope: 'return',
  ofClaims: true,
  severity: 'notice',
  about: () => ({
    summary: 'A file that a plan demands has as many lines as it asks for',
    rationale:
      'The plan says how to recognise its result. It is compared with the file as it is now, which later work may have changed.',
    remedy: 'Finish the file, or correct the condition where later work made it wrong.',
    sources: [{ document: 'upstream', heading: 'verify artifacts, min_lines' }],
    bad: {
      families: ['gsd-plan'],
      replace: [['provides: The parser\n', 'provides: The parser\n      min_lines: 200\n']],
    },
    good: { families: ['gsd-plan'] },
  }),
  check({ file, value, beside }) {
    if (!isDone(beside)) return NOTHING;
    return mustHaves(value).flatMap(({ path, pointer, minLines }) => {
      const text = textBeside(beside, path, file);
      if (text === null) return [];
      const lines = text.split('\n').length;
      if (minLines === null || lines >= minLines) return [];
      return [
        {
          pointer: join(pointer, 'min_lines'),
          message: `${quote(path, 200)} has ${String(lines)} of the ${String(minLines)} lines that the plan asks for.`,
          recommendation: 'Finish the file, or correct the condition.',
        },
      ];
    });
  },
};

export const gsdMustHaveContains: ReturnRule = {
  id: 'gsd-must-have-contains',
  area: 'gsd',
  scope: 'return',
  ofClaims: true,
  severity: 'notice',
  about: () => ({
    summary: 'A file that a plan demands contains what it asks for',
    rationale:
      'The plan says how to recognise its result. It is compared with the file as it is now, which later work may have changed.',
    remedy: 'Finish the file, or correct the condition where later work made it wrong.',
    sources: [{ document: 'upstream', heading: 'verify artifacts, contains' }],
    bad: {
      families: ['gsd-plan'],
      replace: [['provides: The parser\n', 'provides: The parser\n      contains: parseTime\n']],
    },
    good: { families: ['gsd-plan'] },
  }),
  check(subject) {
    return findLacking(subject, 'contains', (path, text) => `${path} does not contain ${text}`);
  },
};

export const gsdMustHaveExports: ReturnRule = {
  id: 'gsd-must-have-exports',
  area: 'gsd',
  scope: 'return',
  ofClaims: true,
  severity: 'notice',
  about: () => ({
    summary: 'A file that a plan demands exports what it asks for',
    rationale:
      'The plan says how to recognise its result. It is compared with the file as it is now, which later work may have changed.',
    remedy: 'Finish the file, or correct the condition where later work made it wrong.',
    sources: [{ document: 'upstream', heading: 'verify artifacts, exports' }],
    bad: { families: ['gsd-plan'], replace: [['exports: ["parseDate"]', 'exports: ["parseTime"]']] },
    good: { families: ['gsd-plan'] },
  }),
  check(subject) {
    return findLacking(subject, 'exports', (path, text) => `${path} does not name the export ${text}`);
  },
};

/** Returns a problem for each text that a plan which is done asks of a file, and that the file does not contain. */
function findLacking(
  { file, value, beside }: Subject,
  list: 'contains' | 'exports',
  describe: (path: string, text: string) => string,
): readonly Problem[] {
  if (!isDone(beside)) return NOTHING;
  return mustHaves(value).flatMap(({ path, pointer, [list]: wanted }) => {
    const text = textBeside(beside, path, file);
    if (text === null) return [];
    return wanted.flatMap((part, n) =>
      text.includes(part)
        ? []
        : [
            {
              pointer: join(pointer, list, n),
              message: `${describe(quote(path, 200), quote(part, 80))}, as the plan asks.`,
              recommendation: 'Finish the file, or correct the condition.',
            },
          ],
    );
  });
}

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
