import { NOTHING, type ClaimRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { isDeletion } from '../../../model/verdict.js';

export const bmadDeletedPresent: ClaimRule = {
  id: 'bmad-deleted-present',
  area: 'bmad',
  scope: 'claim',
  verdict: ['present', 'empty', 'directory'],
  severity: 'notice',
  about: () => ({
    summary: 'A file that is said to be deleted does not exist',
    rationale:
      'The list says that the file was deleted. It may have come back since, or be listed twice, so this is a notice.',
    remedy: 'Delete the file, or correct the list.',
    sources: [{ document: 'upstream', heading: 'dev-story, File List' }],
    bad: [
      { families: ['bmad-story'], replace: [['`src/page.ts` (modified)', '`src/page.ts` (deleted)']] },
      { families: ['bmad-spec'], replace: [['`src/page.ts` -- show them', '`src/page.ts` -- delete the file']] },
    ],
    good: [
      {},
      {
        families: ['bmad-story'],
        replace: [['`src/page.ts` (modified)', '`src/old-page.ts` (deleted)']],
        earlier: { 'src/old-page.ts': null },
      },
    ],
  }),
  check({ claim }) {
    if (!isDeletion(claim)) return NOTHING;
    return [
      {
        message: `${quote(claim.path, 200)} is said to be deleted, and exists.`,
        recommendation: 'Delete the file, or correct the list. If it came back since, do nothing.',
      },
    ];
  },
};
