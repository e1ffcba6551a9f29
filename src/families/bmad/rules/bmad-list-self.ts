import { claimedFile } from '../../../model/claim.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { bmadClaims } from '../claims.js';

export const bmadListSelf: ReturnRule = {
  id: 'bmad-list-self',
  area: 'bmad',
  scope: 'return',
  severity: 'off',
  about: () => ({
    summary: 'The File List does not name the story itself',
    rationale:
      'A story is changed by every work on it, so its own name says nothing. Many list it, and rightly: off by default.',
    remedy: 'Take the story out of its list.',
    sources: [{ document: 'return-gate', heading: 'A return is no proof of the work that it reports' }],
    bad: {
      families: ['bmad-story'],
      replace: [['- `src/page.ts`', '- `_bmad-output/implementation-artifacts/1-2-parse-dates.md`']],
    },
    good: { families: ['bmad-story'] },
  }),
  check({ value, file }) {
    const own = bmadClaims(value, file).find((claim) => claimedFile(claim) === file);
    if (own === undefined) return NOTHING;
    return [
      {
        pointer: own.pointer,
        message: 'The File List names the story itself.',
        recommendation: 'Take the story out of its list.',
      },
    ];
  },
};
