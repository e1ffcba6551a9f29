import { VERDICTS } from '../model/claim.js';
import type { Report } from '../model/report.js';
import { isCompared, isAbsentCommit } from '../model/truth.js';

/** How many claims have a verdict, as people call it. */
export interface VerdictCount {
  readonly name: string;
  readonly n: number;
}

/** What people call the verdict on a cited commit that is missing: nobody takes it for a file. */
export const NOT_IN_HISTORY = 'not in history';

/** How many cited commits are not in the history. */
export function absentCommits({ returns }: Pick<Report, 'returns'>): number {
  return returns.reduce((sum, { claims }) => sum + claims.filter(isAbsentCommit).length, 0);
}

/** How many claims have which verdict, those that none has left out; commits that are missing by themselves. */
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
