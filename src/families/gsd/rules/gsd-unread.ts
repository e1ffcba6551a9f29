import type { ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';
import { unendedComments, unreadParts } from '../../../model/unread.js';

export const gsdUnread: ReturnRule = {
  id: 'gsd-unread',
  area: 'gsd',
  scope: 'return',
  unread: true,
  ofTruth: true,
  severity: 'warning',
  about: () => ({
    summary: 'Every line under key-files that looks like a file is read as a claim',
    rationale:
      'Files are read from the lists `created`, `modified` and `deleted` under `key-files`, one path an item. A path under another key, in a nested map or a block of text, behind another path or behind a comment that never ends is not checked, and must not look proved. This is a warning only if the compared change adds the summary.',
    remedy: 'Write each path as an item of its own under `created`, `modified` or `deleted`.',
    demand: {
      order: 30,
      text: ({ family }) =>
        family === 'gsd-summary'
          ? 'Each file in "key-files" is an item of its own below "created", "modified" or "deleted".'
          : 'A comment, if there is one, ends with -->.',
    },
    sources: [{ document: 'upstream', heading: 'summary template' }],
    bad: [
      {
        families: ['gsd-summary'],
        replace: [['    - src/parse-dates.ts\n', '    - src/parse-dates.ts, src/dates.ts\n']],
      },
      { families: ['gsd-summary'], replace: [['key-files:', 'Key-Files:']] },
      {
        families: ['gsd-summary'],
        replace: [['FOUND: src/parse-dates.ts\n', 'FOUND: src/parse-dates.ts\n\n<!-- To do']],
      },
      { families: ['gsd-plan'], replace: [['</tasks>\n', '</tasks>\n\n<!-- To do']] },
      { families: ['gsd-verification'], replace: [['### Required', '<!-- To do\n\n### Required']] },
    ],
    good: [
      { families: ['gsd-summary'], replace: [['## Self-Check', '<!-- - `src/todo.ts` -->\n\n## Self-Check']] },
      { families: ['gsd-plan'], replace: [['</tasks>\n', '</tasks>\n\n<!-- To do -->\n']] },
      { families: ['gsd-verification'], replace: [['### Required', '<!-- To do -->\n\n### Required']] },
    ],
  }),
  check({ unread = [], isNew = false }) {
    const comments = unendedComments(unread, isNew);
    const parts = unreadParts(unread);
    const [first] = parts;
    if (first === undefined) return comments;
    const lines = [...new Set(parts.map(({ range }) => range.startLine))];
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
        message: `${isOne ? 'Line' : 'Lines'} ${where} under key-files ${isOne ? 'names a file that is not read as a claim' : 'name files that are not read as claims'}: ${quote(first.text, 120)}.`,
        recommendation: 'Write each path as an item of its own under "created", "modified" or "deleted".',
      },
    ];
  },
};

/** Line numbers, as a message lists them. */
const MOST_NAMED = 10;
