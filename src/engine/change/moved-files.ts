import { movedPath } from '../../families/archive.js';
import type { Changes, ReturnRecord } from '../../model/context.js';
import type { Before, Tree } from '../../model/tree.js';

/**
 * Resolves to the files that the change moved: as git sees it, also files that were edited on the way, and with an archived task folder.
 * Null if no return changed, or nothing was deleted: then no rule asks.
 */
export async function findMovedFiles(
  changes: Changes | null,
  records: readonly ReturnRecord[],
  { tree, before }: { readonly tree: Tree; readonly before: Before | null },
): Promise<ReadonlySet<string> | null> {
  if (changes === null || changes.deleted.size === 0) return null;
  if (!records.some(({ file, restated }) => restated && changes.changed.has(file))) return null;
  // If it is unknown what was moved, or what the base itself did since, each deleted file may have been moved.
  const isKnown = before !== null || changes.movedAway !== undefined;
  if (!isKnown || changes.approximate === true) return changes.deleted;
  const moved = new Set([...(changes.movedAway ?? []), ...archived(changes, tree)]);
  if (before !== null && [...changes.deleted].some((path) => !moved.has(path))) {
    for (const path of await before.movedAway()) moved.add(path);
  }
  return moved;
}

/** Deleted files that exist in an archive now, whatever became of their content, or that came back from one. */
function archived({ changed, deleted }: Changes, tree: Tree): readonly string[] {
  const now = new Set([...changed].filter((path) => tree.find(path) !== undefined).map(movedPath));
  return [...deleted].filter((path) => now.has(movedPath(path)));
}
