import { stableFilePath } from '../../model/archive.js';
import type { Changes, ReturnRecord } from '../../model/context.js';
import type { Before, Tree } from '../../model/tree.js';

/**
 * What changes moved away: by git, which also sees files that were edited on the way, and with a task's folder that was archived.
 * Null where no return changed, or nothing is gone: then nobody asks.
 */
export async function findMovedFiles(
  changes: Changes | null,
  records: readonly ReturnRecord[],
  { tree, before }: { readonly tree: Tree; readonly before: Before | null },
): Promise<ReadonlySet<string> | null> {
  if (changes === null || changes.deleted.size === 0) return null;
  if (!records.some(({ file, restated }) => restated && changes.changed.has(file))) return null;
  // Where nobody can tell what was moved, or what the base itself did since, each may have been.
  const isTold = before !== null || changes.movedAway !== undefined;
  if (!isTold || changes.approximate === true) return changes.deleted;
  const moved = new Set([...(changes.movedAway ?? []), ...archived(changes, tree)]);
  if (before !== null && [...changes.deleted].some((path) => !moved.has(path))) {
    for (const path of await before.movedAway()) moved.add(path);
  }
  return moved;
}

/** Deleted files that stand in an archive now, whatever became of their content, or come back from one. */
function archived({ changed, deleted }: Changes, tree: Tree): readonly string[] {
  const now = new Set([...changed].filter((path) => tree.find(path) !== undefined).map(stableFilePath));
  return [...deleted].filter((path) => now.has(stableFilePath(path)));
}
