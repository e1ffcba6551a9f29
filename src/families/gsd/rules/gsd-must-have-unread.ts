import type { Problem } from '../../../model/finding.js';
import { field, listField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

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
