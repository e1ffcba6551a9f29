import { isDone, isPlainPattern, keyLinks, mustHaves, textBeside, type MustHave } from '../summary.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

const RATIONALE =
  'The plan says how to recognize its result. Later work may have changed the file, so this is a notice.';

/** A plan's unmet demand on a file, and its place below the artifact. */
interface Lacking {
  readonly at: readonly (string | number)[];
  readonly message: string;
}

/** Returns the rule for one condition of a finished plan on its files; `bad` is an edit of its sample. */
function conditionRule(
  id: string,
  { summary, heading, bad }: { readonly summary: string; readonly heading: string; readonly bad: Replacement },
  findLacking: (item: MustHave, text: string) => readonly Lacking[],
): ReturnRule {
  return {
    id,
    area: 'gsd',
    scope: 'return',
    ofClaims: true,
    severity: 'notice',
    about: () => ({
      summary,
      rationale: RATIONALE,
      remedy: 'Finish the file, or correct the condition if later work made it wrong.',
      sources: [`upstream ${heading}`],
      bad: { families: ['gsd-plan'], replace: [bad] },
      good: { families: ['gsd-plan'] },
    }),
    check({ file, value, beside }) {
      if (!isDone(beside)) return NOTHING;
      return mustHaves(value).flatMap((item) => {
        const text = textBeside(beside, item.path, file);
        const lacking = text === null ? [] : findLacking(item, text);
        return lacking.map(({ at, message }) => ({
          pointer: `${item.pointer}${join('', ...at)}`,
          message,
          recommendation: 'Finish the file, or correct the condition.',
        }));
      });
    },
  };
}

type Replacement = readonly [string, string];

export const gsdMustHaveLines = conditionRule(
  'gsd-must-have-lines',
  {
    summary: 'A file that a plan demands has at least the demanded number of lines',
    heading: 'verify artifacts, min_lines',
    bad: ['provides: The parser\n', 'provides: The parser\n      min_lines: 200\n'],
  },
  ({ path, minLines }, text) => {
    const lines = text.split('\n').length;
    if (minLines === null || lines >= minLines) return [];
    const asked = `${String(lines)} of the ${String(minLines)} lines that the plan demands`;
    return [{ at: ['min_lines'], message: `${quote(path, 200)} has ${asked}.` }];
  },
);

export const gsdMustHaveContains = conditionRule(
  'gsd-must-have-contains',
  {
    summary: 'A file that a plan demands contains the demanded text',
    heading: 'verify artifacts, contains',
    bad: ['provides: The parser\n', 'provides: The parser\n      contains: parseTime\n'],
  },
  (item, text) => textsLacking(item, text, 'contains', 'does not contain'),
);

export const gsdMustHaveExports = conditionRule(
  'gsd-must-have-exports',
  {
    summary: 'A file that a plan demands has the demanded exports',
    heading: 'verify artifacts, exports',
    bad: ['exports: ["parseDate"]', 'exports: ["parseTime"]'],
  },
  (item, text) => textsLacking(item, text, 'exports', 'does not name the export'),
);

function textsLacking(item: MustHave, text: string, list: 'contains' | 'exports', lacks: string): readonly Lacking[] {
  return item[list].flatMap((part, n) =>
    text.includes(part)
      ? []
      : [{ at: [list, n], message: `${quote(item.path, 200)} ${lacks} ${quote(part, 80)}, which the plan demands.` }],
  );
}

export const gsdKeyLink: ReturnRule = {
  id: 'gsd-key-link',
  area: 'gsd',
  scope: 'return',
  ofClaims: true,
  severity: 'notice',
  about: () => ({
    summary: 'The link between two files of a plan occurs in one of them',
    rationale:
      'The plan names the text that joins its files. A plain text is searched in both; an expression is never compiled.',
    remedy: 'Link the files, or correct the pattern.',
    sources: ['upstream verify key-links'],
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
          message: `${quote(pattern, 80)} is ${where}, but the plan says that it links the files.`,
          recommendation: 'Link the files, or correct the pattern.',
        },
      ];
    });
  },
};
