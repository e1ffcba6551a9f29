import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';
import { unendedComments, unreadParts, type Problem } from '../../../model/finding.js';
import { field, listField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';

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

const EXPECTED = [
  ['artifacts', 'items with a "path"'],
  ['key_links', 'items with a "from"'],
] as const;

export const gsdMustHaveUnread: ReturnRule = {
  id: 'gsd-must-have-unread',
  area: 'gsd',
  scope: 'return',
  severity: 'warning',
  unread: true,
  about: () => ({
    summary: 'What a plan lists as artifacts and key links has the form that is read',
    rationale:
      "Where no item has its path, or its from, the verifier finds nothing to check, and says that all is well. The plan's demands are then never looked at.",
    remedy: 'Write each artifact with its path, and each key link with its from.',
    demand: {
      order: 80,
      text: 'Each of "must_haves.artifacts" has a "path", and each of "must_haves.key_links" a "from".',
    },
    sources: [{ document: 'upstream', heading: 'parseMustHavesBlock' }],
    bad: [
      { replace: [['- path: src/parse-dates.ts\n', '- name: src/parse-dates.ts\n']] },
      { replace: [['- from: src/parse-dates.ts\n', '- source: src/parse-dates.ts\n']] },
    ],
    good: {},
  }),
  check({ value }) {
    const problems: Problem[] = [];
    const unread = listField(field(value, 'must_haves'), 'unread');
    for (const [name, expected] of EXPECTED) {
      if (!unread.includes(name)) continue;
      problems.push({
        pointer: join('', 'must_haves', name),
        message: `Nothing is read of ${name}, which holds lines; ${expected} were expected.`,
        recommendation: `Write ${name} as ${expected}.`,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
