import type { BroughtReturn, Context, ReturnRecord } from '../model/context.js';
import type { StatusCount } from '../model/report.js';
import { isFinal } from '../model/return.js';
import type { Standard } from '../model/standard.js';
import type { JudgeOptions } from './batch.js';
import type { BranchReturns } from './branch.js';

/** What an agent branch brings may be a copy of what it left alone: there it is sought while that is judged. */
export function soughtOf(
  branch: BranchReturns | null,
  { agentBranch, changes }: Context,
): Pick<JudgeOptions, 'sought'> {
  if (branch === null || agentBranch === null || branch.candidates.length === 0) return {};
  const keys = new Set(branch.candidates.map(({ statement }) => statement.key));
  return { sought: { keys, among: (file) => changes?.changed.has(file) !== true } };
}

export interface Judgements {
  /** The contents of returns that the branch left alone, as far as they were sought. */
  readonly copied: ReadonlySet<string>;
  readonly records: readonly ReturnRecord[];
  readonly inUse: readonly Standard[];
}

/** The returns that a branch brings, in the order of the records. */
export function broughtBy(
  { candidates }: BranchReturns,
  { copied, records, inUse }: Judgements,
): readonly BroughtReturn[] {
  const key = (file: string, index: number): string => `${String(index)} ${file}`;
  const own = candidates.filter(({ statement }) => !copied.has(statement.content));
  const wanted = new Set(own.map(({ file, index }) => key(file, index)));
  const standards = new Map(inUse.map((standard) => [standard.id, standard]));
  return records
    .filter(({ file, index }) => wanted.has(key(file, index)))
    .map(({ file, index, status, success, standard: id }) => {
      const standard = standards.get(id);
      const hasEnded = standard !== undefined && isFinal(status, standard);
      return { file, index, status, outcome: success ? 'success' : hasEnded ? 'final' : 'open' };
    });
}

/** How many of the returns that a branch brings ended without success, by status. */
export function unsuccessfulOf(brought: readonly BroughtReturn[] | null): readonly StatusCount[] {
  const counts = new Map<string, number>();
  for (const { status, outcome } of brought ?? []) {
    if (outcome === 'final' && status !== null) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, returns]) => ({ status, returns })).sort((a, b) => (a.status < b.status ? -1 : 1));
}
