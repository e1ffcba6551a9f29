import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const gsdDuplicateKey: ReturnRule = {
  id: 'gsd-duplicate-key',
  area: 'gsd',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'A key of the frontmatter appears once in its map',
    rationale:
      'Tools that read the frontmatter take the first or the last of two equal keys, or reject the file. Here the lists of both are read, so that no claim is left out.',
    remedy: 'Join the two under one key.',
    demand: {
      order: 20,
      text: 'A key appears once in its map.',
    },
    sources: [{ document: 'upstream', heading: 'frontmatter validate' }],
    bad: [
      { families: ['gsd-summary'], replace: [['  modified:\n', '  created:\n']] },
      { families: ['gsd-plan'], replace: [['wave: 1\n', 'wave: 1\nwave: 1\n']] },
    ],
    good: { families: ['gsd-summary', 'gsd-plan'] },
  }),
  check({ duplicateKeys = [] }) {
    if (duplicateKeys.length === 0) return NOTHING;
    return duplicateKeys.map(({ key, firstLine, range }) => ({
      range,
      value: key,
      message: `The key ${quote(key, 80)} appears twice in its map, first on line ${String(firstLine)}; once was expected.`,
      recommendation: 'Join the two under one key.',
    }));
  },
};
