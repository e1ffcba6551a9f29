import type { ClaimRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { because } from '../../../model/verdict.js';

export const gsdCommitUnknown: ClaimRule = {
  id: 'gsd-commit-unknown',
  area: 'gsd',
  scope: 'claim',
  verdict: ['missing', 'undetermined'],
  kinds: ['commit'],
  severity: 'warning',
  about: () => ({
    summary: 'A commit that a summary cites is in the history',
    rationale:
      'Cited commits are the proof of work that a summary gives. A rebase, a squash or an amended commit takes them away, so that this is a warning only where a change adds the summary.',
    remedy: 'Cite the commit as it is in the history now.',
    demand: { askedBy: 'gsd-commit-placeholder' },
    sources: [{ document: 'upstream', heading: 'executor, self-check' }],
    bad: {
      families: ['gsd-summary'],
      replace: [['## Self-Check', '## Task Commits\n\n1. **Task 1: Parse dates** - `0a1b2c3`\n\n## Self-Check']],
    },
    good: { families: ['gsd-summary'] },
  }),
  check({ claim, verdict }, of, { answersFor, changes }) {
    // A return on the default branch may have come there by a squash, whatever the base is.
    const isNew = answersFor === 'changes' && changes !== null && of.restated && of.success;
    return [
      {
        ...(isNew && verdict.name === 'missing' ? {} : { severity: 'notice' as const }),
        message:
          verdict.name === 'missing'
            ? `Commit ${quote(claim.path, 80)} is not in the history.`
            : `Whether commit ${quote(claim.path, 80)} is in the history cannot be determined.${because(verdict)}`,
        recommendation:
          verdict.name === 'missing'
            ? 'A rebase, a squash, an amended commit or another branch may be why: cite the commit that holds the work now.'
            : 'Check out with the whole history.',
      },
    ];
  },
};
