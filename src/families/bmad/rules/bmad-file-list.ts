import { field, listField } from '../../../model/json.js';
import { saysSuccess } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const bmadFileList: ReturnRule = {
  id: 'bmad-file-list',
  area: 'bmad',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A story that is done has a File List, which names files or says that there are none',
    rationale:
      'The File List is what a story reports. Without one, or with one that names no path, nothing of it can be checked.',
    remedy: 'List the files below the heading File List, each path in a code span, or write that there are none.',
    sources: [{ document: 'upstream', heading: 'dev-story, File List' }],
    bad: [
      { families: ['bmad-story'], replace: [['### File List', '### Files']] },
      {
        families: ['bmad-story'],
        replace: [['- `src/parse-dates.ts` (new)\n- `src/page.ts` (modified)\n', 'The parser and the page.\n']],
      },
    ],
    good: [
      { families: ['bmad-story'] },
      {
        families: ['bmad-story'],
        replace: [['- `src/parse-dates.ts` (new)\n- `src/page.ts` (modified)\n', '- None\n']],
      },
      {
        families: ['bmad-story'],
        replace: [
          ['- `src/parse-dates.ts` (new)\n', '- [ ] `src/parse-dates.ts`\n'],
          ['- `src/page.ts` (modified)\n', ''],
        ],
      },
      {
        families: ['bmad-story'],
        replace: [
          ['### File List', '### Files'],
          ['Status: done', 'Status: draft'],
        ],
      },
    ],
  }),
  check({ value, standard }) {
    if (!saysSuccess({ value, standard })) return NOTHING;
    if (field(value, 'lists') === 0) {
      return [
        {
          message: 'The story is done and has no File List.',
          recommendation: 'List the files that it created, modified and deleted below a heading "File List".',
        },
      ];
    }
    const isRead = listField(value, 'file-list').length > 0 || field(value, 'hedged') !== 0;
    if (isRead || field(value, 'saysNone') === true) return NOTHING;
    return [
      {
        pointer: '/file-list',
        message: 'The File List of a story that is done names no path.',
        recommendation: 'Write each path in a code span, as an item of its own, or write "None".',
      },
    ];
  },
};
