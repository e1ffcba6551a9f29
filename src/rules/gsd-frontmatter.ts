import { NOTHING, type ReturnRule } from '../model/rule.js';

export const gsdFrontmatter: ReturnRule = {
  id: 'gsd-frontmatter',
  area: 'gsd',
  scope: 'return',
  severity: 'warning',
  summary: 'A document of GSD begins with a frontmatter, and the frontmatter ends',
  rationale:
    'The fields that other steps read stand in the frontmatter. Without one, or in one that never ends, nobody finds them.',
  remedy: 'Put the fields between two lines `---`, of which the first is the first line of the file.',
  sources: [{ document: 'upstream', heading: 'frontmatter validate; summary template' }],
  bad: [{ replace: [['---\nphase', 'phase']] }, { replace: [['\n---\n', '\n']] }],
  good: {},
  check({ value: { frontmatter } }) {
    if (frontmatter === 'whole') return NOTHING;
    const isOpen = frontmatter === 'unended';
    return [
      {
        message: isOpen
          ? 'The frontmatter never ends; a second line "---" was expected.'
          : 'The file has no frontmatter; a first line "---", the fields and a second "---" were expected.',
        recommendation: isOpen
          ? 'Put a line "---" below the last field.'
          : 'Begin the file with the frontmatter of its template.',
      },
    ];
  },
};
