import type { Selection } from '../../model/tree.js';
import { UsageError } from '../../model/usage-error.js';
import type { GatheredFile } from '../evaluate/evaluation.js';

/**
 * Returns a function that throws `UsageError` for more returns, or more claims of them, than a run may have: a few objects of git can
 * name a file at half a million paths.
 */
export function runLimit(things: 'returns' | 'claims', most: number): (count: number) => void {
  return (count) => {
    if (count <= most) return;
    throw new UsageError(
      `There are more than ${String(most)} ${things}, the limit of this run. Check the patterns and the project root, raise max-${things}, or divide the run with shard.`,
    );
  };
}

/** Returns a selection that throws `UsageError` while too many files are listed: a file of most forms is one return, or should be one. */
export function withinReturnLimit(
  selection: Selection,
  classify: (path: string) => GatheredFile['gathered'],
  checkReturnLimit: (count: number) => void,
): Selection {
  let count = 0;
  const matches = (path: string): boolean => {
    if (!selection.matches(path)) return false;
    const { form, mark } = classify(path);
    if (form !== 'markdown' && mark === undefined) checkReturnLimit(++count);
    return true;
  };
  return { ...selection, matches };
}
