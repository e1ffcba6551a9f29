import { NOTHING, type ClaimRule } from '../../../model/rule.js';
import { inStory } from '../samples.js';
import { quote } from '../../../model/text.js';

/** The commit in which the files of an example were changed last, and one before it. */
const LAST = '1'.repeat(40);
const BEFORE = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';

export const bmadUntouched: ClaimRule = {
  id: 'bmad-untouched',
  area: 'bmad',
  scope: 'claim',
  verdict: ['present', 'empty', 'relocated'],
  after: 'commits',
  severity: 'notice',
  about: () => ({
    summary: 'A claimed file changed since the commit at which the work began',
    rationale:
      'The frontmatter names the commit at which the work began. A file that no commit changed since was not made or changed by the work. Where that commit is not in the history, nothing is said.',
    remedy: 'Take the file out of the list, or correct the baseline.',
    sources: [{ document: 'upstream', heading: 'dev-story, baseline_commit; build, baseline_revision' }],
    bad: [
      { families: ['bmad-story'], replace: [inStory(LAST)], commits: { [LAST]: ['src/page.ts'] } },
      { families: ['bmad-spec'], replace: [['NO_VCS', LAST]], commits: { [LAST]: ['src/page.ts'] } },
    ],
    good: [
      { families: ['bmad-story'], replace: [inStory(BEFORE)], commits: { [BEFORE]: ['README.md'] } },
      { families: ['bmad-spec'], replace: [['NO_VCS', BEFORE]], commits: { [BEFORE]: ['README.md'] } },
    ],
  }),
  check({ claim, touched }) {
    if (touched !== false) return NOTHING;
    return [
      {
        message: `${quote(claim.path, 200)} was not changed since the baseline, so the work did not change it.`,
        recommendation: 'Take the file out of the list, or correct the baseline.',
      },
    ];
  },
};
