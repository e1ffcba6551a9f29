import { isSuccess } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';

export const bmadUnread: ReturnRule = {
  id: 'bmad-unread',
  area: 'bmad',
  scope: 'return',
  unread: true,
  ofTruth: true,
  severity: 'warning',
  summary: 'Every line of a File List that names a path is read as a claim',
  rationale:
    'Paths are read one an item or a row, or several in code spans with commas between them. A path in a sentence, in a code block or in HTML is not read, and must not look proved. If the compared change did not add the story, this is a notice.',
  remedy: 'Write each path as an item of its own, in a code span.',
  demand: {
    order: 90,
    text: 'Each line of the File List that names a path is an item with the path first: of other lines nothing is read.',
  },
  sources: [{ document: 'upstream', heading: 'dev-story, File List' }],
  bad: [
    { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '- The page in src/page.ts']] },
    { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '```\nsrc/page.ts\n```']] },
  ],
  good: {
    families: ['bmad-story'],
    replace: [['- `src/page.ts` (modified)', '- `src/page.ts`, `src/parse-dates.ts`']],
  },
  check({ value, standard, unread = [], isNew = false }) {
    const [first] = unread;
    if (first === undefined || !isSuccess({ value, standard })) return NOTHING;
    const lines = unread.map(({ range }) => range.startLine);
    const named = lines.slice(0, MOST_NAMED).map(String);
    const more = lines.length - named.length;
    const where = listOf(more > 0 ? [...named, `${String(more)} more`] : named, 'and');
    const isOne = lines.length === 1;
    return [
      {
        ...(isNew ? {} : { severity: 'notice' as const }),
        range: first.range,
        value: unread.map(({ text }) => text).join('\n'),
        message: `${isOne ? 'Line' : 'Lines'} ${where} of the File List ${isOne ? 'names a path that is not read as a claim' : 'name paths that are not read as claims'}: ${quote(first.text, 120)}.`,
        recommendation: 'Write each path as an item of its own, in a code span.',
      },
    ];
  },
};

/** Line numbers that a message names. */
const MOST_NAMED = 10;
