import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';
import { isFinal } from '../status.js';

export const bmadUnread: ReturnRule = {
  id: 'bmad-unread',
  area: 'bmad',
  scope: 'return',
  unread: true,
  ofTruth: true,
  severity: 'notice',
  summary: 'Every item of a File List that begins with a path is read as a claim',
  rationale:
    'Paths are read one an item, or several in code spans with commas between them. An item that begins with a path and goes on with other words or paths is not read, and must not look proved.',
  remedy: 'Write each path as an item of its own, in a code span.',
  sources: [{ document: 'upstream', heading: 'dev-story, File List' }],
  bad: { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '- src/page.ts, src/dates.ts']] },
  good: {
    families: ['bmad-story'],
    replace: [['- `src/page.ts` (modified)', '- `src/page.ts`, `src/parse-dates.ts`']],
  },
  check({ value, unread = [] }) {
    const [first] = unread;
    if (first === undefined || !isFinal(value)) return NOTHING;
    const lines = unread.map(({ range }) => range.startLine);
    const named = lines.slice(0, MOST_NAMED).map(String);
    const more = lines.length - named.length;
    const where = listOf(more > 0 ? [...named, `${String(more)} more`] : named, 'and');
    const isOne = lines.length === 1;
    return [
      {
        range: first.range,
        value: unread.map(({ text }) => text).join('\n'),
        message: `${isOne ? 'Line' : 'Lines'} ${where} of the File List ${isOne ? 'begins' : 'begin'} with a path and ${isOne ? 'is' : 'are'} not read as a claim: ${quote(first.text, 120)}.`,
        recommendation: 'Write each path as an item of its own, in a code span.',
      },
    ];
  },
};

/** Line numbers that a message names. */
const MOST_NAMED = 10;
