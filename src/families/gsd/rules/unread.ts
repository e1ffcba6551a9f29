import { namesFile } from '../../../model/claim.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';
import type { Problem } from '../../../model/finding.js';
import { unreadRule } from '../../../rules/return.js';
import { field, listField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { gsdClaims } from '../claims.js';

const EXPECTED = [
  ['artifacts', 'items with a "path"'],
  ['key_links', 'items with a "from"'],
] as const;

export const unreadRules = rulesOnReturns('gsd', {
  'gsd-unread': unreadRule(
    () => ({
      summary: 'Every line of a summary that lists a file is read as a claim',
      rationale:
        'Files are read from the lists under `key-files`, from sections on files and from the self-check, one path per item. A path under another key, in a sentence, in code or after a comment that never ends is not checked, and must not look proved. This is a warning only if the compared change adds it.',
      remedy: 'Write each path as its own item under `created`, `modified` or `deleted`.',
      demand: {
        order: 30,
        text: ({ family }) =>
          family === 'gsd-summary'
            ? 'Each file in "key-files" is its own item below "created", "modified" or "deleted".'
            : 'A comment, if there is one, ends with -->.',
      },
      sources: ['upstream summary template'],
      bad: [
        {
          families: ['gsd-summary'],
          replace: [['    - src/parse-dates.ts\n', '    - the parser in src/dates.ts\n']],
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
    ({ value }) => gsdClaims(value, 'gsd-summary').some(namesFile),
  ),
  'gsd-must-have-unread': {
    severity: 'warning',
    unread: true,
    about: () => ({
      summary: 'The artifacts and key links of a plan have the form that is read',
      rationale:
        "If no item has a path, or a from, the verifier finds nothing to check and reports success. The plan's demands are then never checked.",
      remedy: 'Write each artifact with its path, and each key link with its from.',
      demand: {
        order: 80,
        text: 'Each of "must_haves.artifacts" has a "path", and each of "must_haves.key_links" a "from".',
      },
      sources: ['upstream parseMustHavesBlock'],
      bad: [
        { replace: [['- path: src/parse-dates.ts\n', '- name: src/parse-dates.ts\n']] },
        { replace: [['- from: src/parse-dates.ts\n', '- source: src/parse-dates.ts\n']] },
      ],
    }),
    check({ value }) {
      const problems: Problem[] = [];
      const unread = listField(field(value, 'must_haves'), 'unread');
      for (const [name, expected] of EXPECTED) {
        if (!unread.includes(name)) continue;
        problems.push({
          pointer: join('', 'must_haves', name),
          message: `${name} has lines that cannot be read; ${expected} were expected.`,
          recommendation: `Write ${name} as ${expected}.`,
        });
      }
      return problems.length === 0 ? NOTHING : problems;
    },
  },
});
