import { NOTHING, type ClaimRule } from '../../../model/rule.js';
import { inStory } from '../samples.js';
import { quote } from '../../../model/text.js';
import { createdAndUntouched } from '../../../rules/claim-present.js';

const BASELINE = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';

export const bmadBaselineUnknown: ClaimRule = {
  id: 'bmad-baseline-unknown',
  area: 'bmad',
  scope: 'claim',
  verdict: 'missing',
  kinds: ['commit'],
  severity: 'notice',
  about: () => ({
    summary: 'The commit at which the work began is in the history',
    rationale:
      'This commit shows which files the work changed. A squash or rebase removes commits, and a project that was split off keeps the ids of the old repository, so this is a notice. NO_VCS is right if there was no repository.',
    remedy: 'Write the current id of the commit, or leave it: nothing else depends on it.',
    sources: ['upstream dev-story, baseline_commit; build, baseline_revision'],
    bad: [
      { families: ['bmad-story'], replace: [inStory(BASELINE)] },
      { families: ['bmad-spec'], replace: [['NO_VCS', BASELINE]] },
    ],
    good: [
      { families: ['bmad-story'], replace: [inStory('NO_VCS')] },
      { families: ['bmad-story'], replace: [inStory(BASELINE)], commits: { [BASELINE]: ['README.md'] } },
      { families: ['bmad-spec'], replace: [['NO_VCS', BASELINE]], commits: { [BASELINE]: ['README.md'] } },
    ],
  }),
  check({ claim }) {
    return {
      message: `The baseline ${quote(claim.path, 80)} is not in the history.`,
      recommendation:
        'A squash, a rebase or another repository may be the reason. Write the current id of the commit, or leave it.',
    };
  },
};

/** The commit that last changed the files of an example, and the one before it. */
const LAST = '1'.repeat(40);

const BEFORE = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';

export const bmadUntouched: ClaimRule = {
  id: 'bmad-untouched',
  area: 'bmad',
  scope: 'claim',
  verdict: ['present', 'empty', 'relocated'],
  after: 'both',
  severity: 'notice',
  about: () => ({
    summary: 'A claimed file changed since the commit at which the work began',
    rationale:
      'The frontmatter names the commit at which the work began. If no commit has changed a file since, the work did not make or change it. If the commit is not in the history, nothing is reported. In a pull request, a new story only creates files that the same change touched.',
    remedy: 'Remove the file from the list, or correct the baseline.',
    sources: ['upstream dev-story, baseline_commit; build, baseline_revision'],
    bad: [
      { families: ['bmad-story'], replace: [inStory(LAST)], commits: { [LAST]: ['src/page.ts'] } },
      { families: ['bmad-spec'], replace: [['NO_VCS', LAST]], commits: { [LAST]: ['src/page.ts'] } },
    ],
    good: [
      { families: ['bmad-story'], replace: [inStory(BEFORE)], commits: { [BEFORE]: ['README.md'] } },
      { families: ['bmad-spec'], replace: [['NO_VCS', BEFORE]], commits: { [BEFORE]: ['README.md'] } },
    ],
  }),
  check(checked, of, context) {
    const { claim, touched } = checked;
    const created = createdAndUntouched(checked, of, context);
    if (touched === undefined) return created;
    if (touched || created.length > 0) return NOTHING;
    return {
      message: `${quote(claim.path, 200)} was not changed since the baseline, so the work did not change it.`,
    };
  },
};
