import type { Changes } from '../../model/context.js';
import type { Before } from '../../model/tree.js';
import type { BaseComparison } from './compare-with-base.js';

/**
 * The files with returns that a change deleted, for a tree without any return: document 001 asks for that when a task is done. Null
 * where the change deleted none, where it moved or emptied one (the gate must find what a branch renames out of its sight), and
 * where what the base held is not known.
 */
export async function deletedReturns(
  changes: Changes | null,
  comparison: BaseComparison | null,
  before: Before | null,
): Promise<readonly string[] | null> {
  if (changes === null || comparison === null || before === null || changes.approximate === true) return null;
  const { filesWithoutReturns } = comparison;
  if (filesWithoutReturns.length === 0 || !filesWithoutReturns.every((path) => changes.deleted.has(path))) return null;
  const moved = await before.movedAway();
  return filesWithoutReturns.some((path) => moved.has(path)) ? null : [...filesWithoutReturns].sort();
}
