import type { ClaimRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { because, unlessSuccess } from '../../../model/verdict.js';
import { inWindow, WINDOW } from '../samples.js';

export const gsdCommitsCount: ClaimRule = {
  id: 'gsd-commits-count',
  area: 'gsd',
  scope: 'claim',
  verdict: 'differs',
  kinds: ['count'],
  severity: 'warning',
  about: () => ({
    summary: 'There are as many commits between plan_head_before and plan_head_after as a summary says',
    rationale:
      'A summary names the commits at which its work began and ended, and how many commits the work took. Estimates are made from that number. Where a squash or a rebase took one of the two commits out of the history, nothing is counted. It is a warning only where a change adds the summary.',
    remedy: 'Write the number that git rev-list --count gives for the two commits.',
    demand: {
      order: 42,
      text: 'If the frontmatter has "plan_head_before", "plan_head_after" and "commits", "commits" is the number that git rev-list --count gives for the two.',
    },
    sources: [{ document: 'upstream', heading: 'executor, plan_head_before; pull requests 4230 and 4813' }],
    bad: { families: ['gsd-summary'], replace: [inWindow(3)], commits: WINDOW },
    good: { families: ['gsd-summary'], replace: [inWindow(2)], commits: WINDOW },
  }),
  check({ claim, verdict }, of, { answersFor, changes }) {
    // A return on the default branch may have come there by a squash, whatever the base is.
    const isNew = answersFor === 'changes' && changes !== null && of.restated;
    return [
      {
        ...(isNew ? unlessSuccess(of, 'notice') : { severity: 'notice' as const }),
        message: `The summary says that its work took ${quote(claim.path)}.${because(verdict)}`,
        recommendation:
          'Write as commits the number that git rev-list --count plan_head_before..plan_head_after gives, or correct the two ids.',
      },
    ];
  },
};
