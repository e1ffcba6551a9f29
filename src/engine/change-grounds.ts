import { posix } from 'node:path';
import type { Changes } from '../model/context.js';
import type { JudgeOptions } from './judge-options.js';

/**
 * The rules of the commit's own ignore files by which absent paths are kept out. Whoever adds such a rule in the change that claims the
 * path has no excuse: where the change touched one of these files, those of the base count.
 */
export async function ignoredPaths(
  absent: readonly string[],
  base: string | null,
  { tree, context: { changes } }: JudgeOptions,
): Promise<ReadonlyMap<string, string>> {
  const isTouched =
    changes !== null && [...changes.changed, ...changes.deleted].some((path) => /(?:^|\/)\.gitignore$/.test(path));
  if (isTouched && base === null) return new Map();
  const paths = new Set(absent.filter((path) => path !== ''));
  return tree.ignoredByCommit([...paths], isTouched ? base : null);
}

/** Whether the change added a file, and did not only move it. */
export function isAdded(file: string, changes: Changes | null): boolean {
  if (changes === null) return false;
  const { changed, added = changed, moved } = changes;
  return added.has(file) && moved?.has(file) !== true;
}

/** The paths that the change touched, by their last names. */
export function pathsByName(changes: Changes | null): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, string[]>();
  for (const path of changes?.changed ?? []) {
    const name = posix.basename(path);
    const paths = named.get(name);
    if (paths === undefined) named.set(name, [path]);
    else paths.push(path);
  }
  return named;
}
