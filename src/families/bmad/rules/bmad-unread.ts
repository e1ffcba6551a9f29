import { isSuccess } from '../../../model/return.js';
import type { ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';
import { unendedComments, unreadParts } from '../../../model/unread.js';

export const bmadUnread: ReturnRule = {
  id: 'bmad-unread',
  area: 'bmad',
  scope: 'return',
  unread: true,
  ofTruth: true,
  severity: 'warning',
  about: () => ({
    summary: 'Every line of a File List that names a path is read as a claim',
    rationale:
      'Paths are read one an item or a row, or several in code spans with commas between them. A path in a sentence, in a code block or in HTML is not read, nor is anything behind a comment that never ends, and it must not look proved. If the compared change did not add the story, this is a notice.',
    remedy: 'Write each path as an item of its own, in a code span.',
    demand: {
      order: 90,
      text: ({ family }) =>
        family === 'bmad-story'
          ? 'Each line of the File List that names a path is an item with the path first: of other lines nothing is read.'
          : 'A comment, if there is one, ends with -->.',
    },
    sources: [{ document: 'upstream', heading: 'dev-story, File List' }],
    bad: [
      { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '- The page in src/page.ts']] },
      { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '```\nsrc/page.ts\n```']] },
      { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '<!-- To do']] },
      { families: ['bmad-spec'], replace: [['## Suggested', '<!-- To do\n\n## Suggested']] },
    ],
    good: [
      {
        families: ['bmad-story'],
        replace: [['- `src/page.ts` (modified)', '- `src/page.ts`, `src/parse-dates.ts`']],
      },
      { families: ['bmad-spec'], replace: [['## Suggested', '<!-- - `src/todo.ts` -->\n\n## Suggested']] },
    ],
  }),
  check({ value, standard, unread = [], isNew = false }) {
    const comments = unendedComments(unread, isNew);
    const parts = unreadParts(unread);
    const [first] = parts;
    if (first === undefined || !isSuccess({ value, standard })) return comments;
    const lines = parts.map(({ range }) => range.startLine);
    const named = lines.slice(0, MOST_NAMED).map(String);
    const more = lines.length - named.length;
    const where = listOf(more > 0 ? [...named, `${String(more)} more`] : named, 'and');
    const isOne = lines.length === 1;
    return [
      ...comments,
      {
        ...(isNew ? {} : { severity: 'notice' as const }),
        range: first.range,
        value: parts.map(({ text }) => text).join('\n'),
        message: `${isOne ? 'Line' : 'Lines'} ${where} of the File List ${isOne ? 'names a path that is not read as a claim' : 'name paths that are not read as claims'}: ${quote(first.text, 120)}.`,
        recommendation: 'Write each path as an item of its own, in a code span.',
      },
    ];
  },
};

/** Line numbers that a message names. */
const MOST_NAMED = 10;
