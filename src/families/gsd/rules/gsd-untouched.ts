import { NOTHING, type ClaimRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

const COMMIT = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';

const CITED = ['## Self-Check', '## Task Commits\n\n1. **Task 1: Parse dates** - `0a1b2c3`\n\n## Self-Check'] as const;

export const gsdUntouched: ClaimRule = {
  id: 'gsd-untouched',
  area: 'gsd',
  scope: 'claim',
  verdict: ['present', 'empty', 'relocated', 'removed'],
  after: 'commits',
  severity: 'notice',
  about: () => ({
    summary: 'A file that a summary says was created or modified was changed by a commit of its plan',
    rationale:
      'The commits that a summary cites hold its work. A file that none of them changed, no commit that names the plan and none that added the summary was there without it. Where one of the cited commits is not in the history, nothing is said.',
    remedy: 'Cite the commit that changed the file, or take the file out of the list.',
    sources: [{ document: 'upstream', heading: 'executor, task commits' }],
    bad: {
      families: ['gsd-summary'],
      replace: [CITED],
      commits: { [COMMIT]: ['src/parse-dates.ts'] },
    },
    good: {
      families: ['gsd-summary'],
      replace: [CITED],
      commits: { [COMMIT]: ['src/parse-dates.ts'], ['1a'.repeat(20)]: ['src/page.ts'] },
      subjects: { ['1a'.repeat(20)]: 'feat(01-02): show dates' },
    },
  }),
  check({ claim, touched }) {
    if (touched !== false) return NOTHING;
    return [
      {
        message: `${quote(claim.path, 200)} is said to be ${String(claim.type)}, and no commit of this plan changed it: none that the summary cites, none whose subject names the plan, none that added the summary.`,
        recommendation: 'Cite the commit that changed the file, or take the file out of the list.',
      },
    ];
  },
};
