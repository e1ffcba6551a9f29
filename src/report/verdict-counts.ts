import { isAbsentCommit, isCompared, VERDICTS } from '../model/claim.js';
import type { Report } from '../model/report.js';

/** How many claims have a verdict, by its name for people. */
export interface VerdictCount {
  readonly name: string;
  readonly n: number;
}

/** The verdict on a missing cited commit, in words that do not suggest a file. */
export const NOT_IN_HISTORY = 'not in history';

/** Counts the cited commits that are not in the history. */
function absentCommits({ returns }: Pick<Report, 'returns'>): number {
  return returns.reduce((sum, { claims }) => sum + claims.filter(isAbsentCommit).length, 0);
}

/** Counts the claims of each verdict, without empty ones. Missing commits are counted separately. */
export function verdictCounts(report: Report): readonly VerdictCount[] {
  const { verdicts } = report.counts;
  const commits = absentCommits(report);
  return VERDICTS.filter((name) => isCompared({ verdict: { name } }))
    .flatMap((name): readonly VerdictCount[] =>
      name === 'missing'
        ? [
            { name, n: verdicts.missing - commits },
            { name: NOT_IN_HISTORY, n: commits },
          ]
        : [{ name, n: verdicts[name] }],
    )
    .filter(({ n }) => n > 0);
}
