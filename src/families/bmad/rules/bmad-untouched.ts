import { NOTHING, type ClaimRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const bmadUntouched: ClaimRule = {
  id: 'bmad-untouched',
  area: 'bmad',
  scope: 'claim',
  verdict: ['present', 'empty', 'relocated'],
  after: 'commits',
  severity: 'notice',
  summary: 'A claimed file changed since the commit at which the work began',
  rationale:
    'The frontmatter names the commit at which the work began. A file that no commit changed since was not made or changed by the work. Where that commit is not in the history, nothing is said.',
  remedy: 'Take the file out of the list, or correct the baseline.',
  sources: [{ document: 'upstream', heading: 'dev-story, baseline_commit; build, baseline_revision' }],
  bad: { commits: { '5f3c1e2a9b7d4860c1d2e3f405162738495a6b7c': ['src/page.ts'] } },
  good: { commits: { '5f3c1e2a9b7d4860c1d2e3f405162738495a6b7c': ['README.md'] } },
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
