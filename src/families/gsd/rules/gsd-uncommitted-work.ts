import { NOTHING, type ClaimRule } from '../../../model/rule.js';
import { count, listOf, quote } from '../../../model/text.js';
import { unlessSuccess } from '../../../model/verdict.js';
import { inWindow, WINDOW } from '../samples.js';

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
    summary: 'A summary whose work took no commit names no file that its work committed',
    rationale:
      'Each task is to be committed by itself. A summary with 0 commits beside files that were made was written before the work was committed: its files came in with the summary, or the number was measured too early.',
    remedy: 'Commit each task before the summary is written, and measure the number of commits then.',
    demand: {
      order: 44,
      text: 'Each task is committed before the summary is written, so "commits" is not 0 beside files that the work made.',
    },
    sources: [{ document: 'upstream', heading: 'executor, task commits; issue 3968' }],
    bad: { families: ['gsd-summary'], replace: [inWindow(0)], commits: WINDOW, also: ['gsd-commits-count'] },
    good: { families: ['gsd-summary'], replace: [inWindow(2)], commits: WINDOW },
  }),
  check({ committed }, of) {
    if (committed === undefined) return NOTHING;
    const named = committed.slice(0, MOST_NAMED).map((path) => quote(path, 200));
    const more = committed.length - named.length;
    const files = listOf(more === 0 ? named : [...named, count(more, 'other file')], 'and');
    const was = committed.length === 1 ? 'was' : 'were';
    return [
      {
        ...unlessSuccess(of, 'notice'),
        message: `The summary says that its work took no commit, and ${files} ${was} committed by it or with it.`,
        recommendation: 'Commit each task before the summary is written, and write how many commits there are then.',
      },
    ];
  },
};
