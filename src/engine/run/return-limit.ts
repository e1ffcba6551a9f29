import { MOST_RETURNS_OF_RUN } from '../../model/limits.js';
import type { Selection } from '../../model/tree.js';
import { UsageError } from '../../model/usage-error.js';
import type { GateOptions } from './gate-options.js';
import type { GatheredFile } from '../evaluate/gathered-file.js';

/** The check that a run has no more returns than it takes: a few objects of git can name a file at half a million paths. */
export function returnLimit({
  maxReturns = MOST_RETURNS_OF_RUN,
}: Pick<GateOptions, 'maxReturns'>): (count: number) => void {
  return (count) => {
    if (count <= maxReturns) return;
    throw new UsageError(
      `There are more than ${String(maxReturns)} returns, the limit of this run. Check the patterns and the project root, raise max-returns, or divide the run with shard.`,
    );
  };
}

/** A selection that refuses too many returns while files are listed: of most forms each file is a return, or what should be one. */
export function withinReturnLimit(
  selection: Selection,
  classify: (path: string) => GatheredFile['gathered'],
  checkReturnLimit: (count: number) => void,
): Selection {
  let count = 0;
  const matches = (path: string): boolean => {
    if (!selection.matches(path)) return false;
    if (classify(path).form !== 'markdown') checkReturnLimit(++count);
    return true;
  };
  return { ...selection, matches };
}
