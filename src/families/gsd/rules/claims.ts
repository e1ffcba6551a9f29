import { listField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import type { Problem } from '../../../model/finding.js';
import { rulesOnClaims, rulesOnReturns, NOTHING } from '../../../model/rule.js';
import { quote, count, listOf } from '../../../model/text.js';
import { because, unlessSuccess } from '../../../model/claim.js';
import { inWindow, WINDOW } from '../samples.js';
import { deletionRule, untouchedFiles } from '../../../rules/claim-present.js';

const COMMIT = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';

const CITED = ['## Self-Check', '## Task Commits\n\n1. **Task 1: Parse dates** - `0a1b2c3`\n\n## Self-Check'] as const;

/** A longer list is not read. */
const MOST_NAMED = 3;

export const placeholderRules = rulesOnReturns('gsd', {
  'gsd-commit-placeholder': {
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
          replace: [
            ['## Files', '## Task Commits\n\n| Hash | Message |\n|------|---------|\n| - | none |\n\n## Files'],
          ],
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
  },
});

export const claimRules = rulesOnClaims('gsd', {
  'gsd-commit-unknown': {
    verdict: ['missing', 'undetermined'],
    kinds: ['commit'],
    severity: 'warning',
    about: () => ({
      summary: 'A commit that a summary cites is in the history',
      rationale:
        'Cited commits prove the work of a summary. A rebase, a squash or an amended commit removes them, so this is a warning only if a change adds the summary.',
      remedy: 'Cite the commit by its current id.',
      sources: ['upstream executor, self-check'],
      bad: {
        replace: [['## Self-Check', '## Task Commits\n\n1. **Task 1: Parse dates** - `0a1b2c3`\n\n## Self-Check']],
      },
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
  },
  'gsd-commits-count': {
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
      bad: { replace: [inWindow(3)], commits: WINDOW },
      good: { replace: [inWindow(2)], commits: WINDOW },
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
  },
  'gsd-untouched': {
    verdict: ['present', 'empty', 'relocated', 'removed'],
    after: 'both',
    severity: 'notice',
    about: () => ({
      summary: 'A commit of the plan changed each file that the summary lists as created or modified',
      rationale:
        'The cited commits contain the work. If neither they, nor a commit that names the plan, nor the one that adds the summary changed a file, it existed without this work. If the history lacks a cited commit, nothing is reported. In a pull request, a new summary only creates files that the same change touched.',
      remedy: 'Cite the commit that changed the file, or remove the file from the list.',
      sources: ['upstream executor, task commits'],
      bad: {
        replace: [CITED],
        commits: { [COMMIT]: ['src/parse-dates.ts'] },
      },
      good: {
        replace: [CITED],
        commits: { [COMMIT]: ['src/parse-dates.ts'], ['1a'.repeat(20)]: ['src/page.ts'] },
        subjects: { ['1a'.repeat(20)]: 'feat(01-02): show dates' },
      },
    }),
    check: untouchedFiles(
      (claim) =>
        `${quote(claim.path, 200)} is listed as ${String(claim.type)}, but no commit of this plan changed it: none that the summary cites, none whose subject names the plan, and not the one that added the summary.`,
    ),
  },
  'gsd-uncommitted-work': {
    verdict: ['agrees', 'differs', 'not-countable'],
    kinds: ['count'],
    after: 'commits',
    severity: 'warning',
    about: () => ({
      summary: 'A summary with 0 commits names no file that its work committed',
      rationale:
        'Each task should have its own commit. A summary that lists files and 0 commits was written before the work was committed: its files came with the summary, or the number was measured too early.',
      remedy: 'Commit each task before writing the summary, and measure the number of commits then.',
      demand: {
        order: 44,
        text: 'Commit each task before you write the summary, so that "commits" is not 0 if the work made files.',
      },
      sources: ['upstream executor, task commits; issue 3968'],
      bad: { replace: [inWindow(0)], commits: WINDOW, also: ['gsd-commits-count'] },
      good: { replace: [inWindow(2)], commits: WINDOW },
    }),
    check({ committed }, of) {
      if (committed === undefined) return NOTHING;
      const named = committed.slice(0, MOST_NAMED).map((path) => quote(path, 200));
      const more = committed.length - named.length;
      const files = listOf(more === 0 ? named : [...named, count(more, 'other file')], 'and');
      const was = committed.length === 1 ? 'was' : 'were';
      return {
        ...unlessSuccess(of, 'notice'),
        message: `The summary says that its work took no commit, but ${files} ${was} committed by it or with it.`,
        recommendation: 'Commit each task before writing the summary, and write the number of commits then.',
      };
    },
  },
  'gsd-deleted-present': deletionRule('summary', () => ({
    summary: 'A file that is listed as deleted does not exist',
    rationale: 'The summary says that the file was deleted. It may have come back since, so this is a notice.',
    remedy: 'Delete the file, or correct the summary.',
    sources: ['upstream executor, deletions'],
    bad: {
      replace: [
        ['    - src/page.ts\n', '    - src/page.ts (deleted)\n'],
        ['- `src/page.ts` - Calls it', '- `src/page.ts` - deleted'],
      ],
    },
  })),
});
