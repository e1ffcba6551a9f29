import { NOTHING, type RunProblem, type RunRule } from '../../../model/rule.js';

export const gsdSelfCheckUnread: RunRule = {
  id: 'gsd-self-check-unread',
  area: 'gsd',
  scope: 'run',
  severity: 'notice',
  about: () => ({
    summary: 'A summary whose self-check passed names at least one file or commit where the gate reads them',
    rationale:
      'Files and commits are read where the template has them. Under another key or heading they are not proved, and a self-check that passed is taken at its word.',
    remedy: 'List files under `key-files` in the frontmatter, and commits under `## Task Commits`.',
    sources: [{ document: 'upstream', heading: 'summary template' }],
    bad: {
      families: ['gsd-summary'],
      replace: [
        [
          '  created:\n    - src/parse-dates.ts\n  modified:\n    - src/page.ts\n',
          '  added:\n    - src/parse-dates.ts\n',
        ],
        ['## Files Created/Modified', '## What was made'],
        ['FOUND: src/parse-dates.ts', 'All found.'],
      ],
      also: ['gsd-unread'],
    },
    good: { families: ['gsd-summary'] },
  }),
  check({ returns }) {
    return returns.flatMap(({ file, index, claims, selfCheck }): readonly RunProblem[] => {
      if (selfCheck === undefined || claims.length > 0) return NOTHING;
      return [
        {
          file,
          index,
          range: selfCheck,
          value: 'self-check',
          message: 'The self-check says that it passed, and no file or commit is named where it can be proved.',
          recommendation: 'List files under `key-files` in the frontmatter, and commits under `## Task Commits`.',
        },
      ];
    });
  },
};
