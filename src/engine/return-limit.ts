import { MOST_RETURNS_OF_RUN } from '../model/limits.js';
import { UsageError } from '../model/usage-error.js';
import type { GateOptions } from './gate-options.js';
import type { GatheredFile } from './gathered-file.js';

/** The check that a run has no more returns than it takes: a few objects of git can name a file at half a million paths. */
export function limitOf({
  maxReturns = MOST_RETURNS_OF_RUN,
}: Pick<GateOptions, 'maxReturns'>): (count: number) => void {
  return (count) => {
    if (count <= maxReturns) return;
    throw new UsageError(
      `There are more than ${String(maxReturns)} returns, which is the most that this run takes. Check the patterns and the project root; raise max-returns in the configuration, or divide the run with shard.`,
    );
  };
}

/** The same before any file is read: of most forms each file is a return, or what should be one. */
export function demandFewFiles(files: readonly GatheredFile[], demandFewReturns: (count: number) => void): void {
  demandFewReturns(files.filter(({ gathered }) => gathered.form !== 'markdown').length);
}
