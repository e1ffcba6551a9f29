import { stableFilePath } from '../baseline/stable-path.js';
import type { Changes, Context, ReturnRecord } from '../model/context.js';
import type { Before, Tree } from '../model/tree.js';

/**
 * The context with what its changes moved away: by git, which also sees files that were edited on the way, and with a task's folder
 * that was archived. It is asked only where a return changed and something is gone.
 */
export async function withMovedAway(
  context: Context,
  records: readonly ReturnRecord[],
  { tree, before }: { readonly tree: Tree; readonly before: Before | null },
): Promise<Context> {
  const { changes } = context;
  if (changes === null || changes.deleted.size === 0) return context;
  if (!records.some(({ file, restated }) => restated && changes.changed.has(file))) return context;
  // Where nobody can tell what was moved, or what the base itself did since, each may have been.
  const isTold = before !== null || changes.movedAway !== undefined;
  if (!isTold || changes.approximate === true) {
    return { ...context, changes: { ...changes, movedAway: changes.deleted } };
  }
  const moved = new Set([...(changes.movedAway ?? []), ...archived(changes, tree)]);
  if (before !== null && [...changes.deleted].some((path) => !moved.has(path))) {
    for (const path of await before.movedAway()) moved.add(path);
  }
  return { ...context, changes: { ...changes, movedAway: moved } };
}

/** Deleted files that stand in an archive now, whatever became of their content, or come back from one. */
function archived({ changed, deleted }: Changes, tree: Tree): readonly string[] {
  const now = new Set([...changed].filter((path) => tree.find(path) !== undefined).map(stableFilePath));
  return [...deleted].filter((path) => now.has(stableFilePath(path)));
}
