import { NOTHING, type ClaimRule } from '../../../model/rule.js';
import { count, listOf, quote } from '../../../model/text.js';
import { unlessSuccess } from '../../../model/claim.js';
import { createdAndUntouched, deletionRule } from '../../../rules/claim-present.js';
import { inWindow, WINDOW } from '../samples.js';

const COMMIT = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';

const CITED = ['## Self-Check', '## Task Commits\n\n1. **Task 1: Parse dates** - `0a1b2c3`\n\n## Self-Check'] as const;

export const gsdUntouched: ClaimRule = {
  id: 'gsd-untouched',
  area: 'gsd',
  scope: 'claim',
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
  check(checked, of, context) {
    const { claim, touched } = checked;
    const created = createdAndUntouched(checked, of, context);
    if (touched === undefined) return created;
    if (touched || created.length > 0) return NOTHING;
    return {
      message: `${quote(claim.path, 200)} is listed as ${String(claim.type)}, but no commit of this plan changed it: none that the summary cites, none whose subject names the plan, and not the one that added the summary.`,
    };
  },
};

/** A longer list is not read. */
const MOST_NAMED = 3;

export const gsdUncommittedWork: ClaimRule = {
  id: 'gsd-uncommitted-work',
  area: 'gsd',
  scope: 'claim',
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
    bad: { families: ['gsd-summary'], replace: [inWindow(0)], commits: WINDOW, also: ['gsd-commits-count'] },
    good: { families: ['gsd-summary'], replace: [inWindow(2)], commits: WINDOW },
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
};

export const gsdDeletedPresent = deletionRule({
  id: 'gsd-deleted-present',
  area: 'gsd',
  record: 'summary',
  about: () => ({
    summary: 'A file that is listed as deleted does not exist',
    rationale: 'The summary says that the file was deleted. It may have come back since, so this is a notice.',
    remedy: 'Delete the file, or correct the summary.',
    sources: ['upstream executor, deletions'],
    bad: {
      families: ['gsd-summary'],
      replace: [
        ['    - src/page.ts\n', '    - src/page.ts (deleted)\n'],
        ['- `src/page.ts` - Calls it', '- `src/page.ts` - deleted'],
      ],
    },
    good: { families: ['gsd-summary'] },
  }),
});
