import { listField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import type { Problem } from '../../../model/finding.js';
import { NOTHING, type ClaimRule, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { because, unlessSuccess } from '../../../model/claim.js';
import { inWindow, WINDOW } from '../samples.js';

export const gsdCommitPlaceholder: ReturnRule = {
  id: 'gsd-commit-placeholder',
  area: 'gsd',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: "A commit id is not the template's placeholder",
    rationale:
      'The template shows where each commit id goes. With the placeholder, the summary names no commit, and the work of the task cannot be found.',
    remedy: 'Write the commit id, or remove the line if there was no commit.',
    demand: {
      order: 40,
      text: 'Below a heading Task Commits cite each commit by its id in the branch\'s history, in a code span: no id of the template, and no "pending" or "TBD".',
    },
    sources: ['upstream summary template'],
    bad: [
      { replace: [['## Files', '## Task Commits\n\n1. **Task 1** - `pending`\n\n## Files']] },
      {
        replace: [['## Files', '## Task Commits\n\n1. **Task 1** - `abc123f` (feat)\n\n## Files']],
        also: ['gsd-commit-unknown'],
      },
    ],
    good: [
      {},
      {
        replace: [['## Files', '## Task Commits\n\n| Hash | Message |\n|------|---------|\n| - | none |\n\n## Files']],
      },
    ],
  }),
  check({ value }) {
    const problems: Problem[] = [];
    const texts = listField(value, 'placeholders').filter((text) => typeof text === 'string');
    for (const [index, text] of texts.entries()) {
      problems.push({
        pointer: join('', 'placeholders', index),
        message: `${quote(text)} is the template's placeholder; a commit id was expected.`,
        value: text,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};

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
      'Cited commits prove the work of a summary. A rebase, a squash or an amended commit removes them, so this is a warning only if a change adds the summary.',
    remedy: 'Cite the commit by its current id.',
    demand: { askedBy: 'gsd-commit-placeholder' },
    sources: ['upstream executor, self-check'],
    bad: {
      families: ['gsd-summary'],
      replace: [['## Self-Check', '## Task Commits\n\n1. **Task 1: Parse dates** - `0a1b2c3`\n\n## Self-Check']],
    },
    good: { families: ['gsd-summary'] },
  }),
  check({ claim, verdict }, of, { failOnScope, changes }) {
    // A return on the default branch may come from a squash, whatever the base is.
    const isNew = failOnScope === 'changes' && changes !== null && of.restated && of.success;
    return {
      ...(isNew && verdict.name === 'missing' ? {} : { severity: 'notice' as const }),
      message:
        verdict.name === 'missing'
          ? `Commit ${quote(claim.path, 80)} is not in the history.`
          : `Whether commit ${quote(claim.path, 80)} is in the history cannot be determined.${because(verdict)}`,
      recommendation:
        verdict.name === 'missing'
          ? 'A rebase, a squash, an amended commit or another branch may be the reason: cite the commit that has the work now.'
          : 'Check out the whole history.',
    };
  },
};

export const gsdCommitsCount: ClaimRule = {
  id: 'gsd-commits-count',
  area: 'gsd',
  scope: 'claim',
  verdict: 'differs',
  kinds: ['count'],
  severity: 'warning',
  about: () => ({
    summary: 'The number of commits between plan_head_before and plan_head_after matches the summary',
    rationale:
      'A summary names the commits at which its work began and ended, and the number of commits, which estimates are based on. If a squash or rebase removed one of the two commits, nothing is counted. This is a warning only if a change adds the summary.',
    remedy: 'Write the number that git rev-list --count gives for the two commits.',
    demand: {
      order: 42,
      text: 'If the frontmatter has "plan_head_before", "plan_head_after" and "commits", "commits" is the number that git rev-list --count gives for the two.',
    },
    sources: ['upstream executor, plan_head_before; pull requests 4230 and 4813'],
    bad: { families: ['gsd-summary'], replace: [inWindow(3)], commits: WINDOW },
    good: { families: ['gsd-summary'], replace: [inWindow(2)], commits: WINDOW },
  }),
  check({ claim, verdict }, of, { failOnScope, changes }) {
    // A return on the default branch may come from a squash, whatever the base is.
    const isNew = failOnScope === 'changes' && changes !== null && of.restated;
    return {
      ...(isNew ? unlessSuccess(of, 'notice') : { severity: 'notice' as const }),
      message: `The summary says that its work took ${quote(claim.path)}.${because(verdict)}`,
      recommendation:
        'Set commits to the number that git rev-list --count plan_head_before..plan_head_after gives, or correct the two ids.',
    };
  },
};
