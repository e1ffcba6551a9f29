import { NOTHING, type ClaimRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { isDeletion } from '../../../model/verdict.js';

export const gsdDeletedPresent: ClaimRule = {
  id: 'gsd-deleted-present',
  area: 'gsd',
  scope: 'claim',
  verdict: ['present', 'empty', 'directory'],
  severity: 'notice',
  about: () => ({
    summary: 'A file that is said to be deleted is not there',
    rationale: 'The summary says that the file was deleted. It may have come back since, so this is a notice.',
    remedy: 'Delete the file, or correct the summary.',
    sources: [{ document: 'upstream', heading: 'executor, deletions' }],
    bad: {
      families: ['gsd-summary'],
      replace: [['- `src/page.ts` - Calls it', '- `src/page.ts` - deleted']],
    },
    good: { families: ['gsd-summary'] },
  }),
  check({ claim }) {
    if (!isDeletion(claim)) return NOTHING;
    return [
      {
        message: `${quote(claim.path, 200)} is said to be deleted, and is there.`,
        recommendation: 'Delete the file, or correct the summary; where it came back since, do nothing.',
      },
    ];
  },
};
