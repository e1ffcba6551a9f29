import { elementAt } from '../../model/collections.js';
import { pathIn } from '../../model/path.js';
import type { PathAtCommit } from '../../model/history.js';
import type { Repository } from './repository.js';
import { parseTreeObject } from './other-commit.js';

/**
 * Returns the ids of the regular files that commits had at some paths; null if a commit had none. Only folders are read, so a
 * partial clone needs no file contents. Rejects with `GitError`.
 */
export async function filesAt(
  { objects: store, prefix }: Pick<Repository, 'objects' | 'prefix'>,
  moments: readonly PathAtCommit[],
): Promise<readonly (string | null)[]> {
  const places = moments.map(({ path, commit }) => {
    const place = pathIn(prefix, path);
    // With a slash behind it, a file's name does not pass for a folder.
    const folder = place.slice(0, place.lastIndexOf('/') + 1);
    return { tree: /[\n\r]/.test(folder) ? commit : `${commit}:${folder}`, name: place.slice(folder.length) };
  });
  const trees = await store.describe(places.map(({ tree }) => tree));
  const inTree = new Map<string, number[]>();
  for (const [n, { id, type }] of trees.entries()) {
    if (id !== null && type === 'tree') inTree.set(id, [...(inTree.get(id) ?? []), n]);
  }
  const found: (string | null)[] = moments.map(() => null);
  for (const [tree, list] of inTree) {
    const objects = await store.contents([tree], Number.MAX_SAFE_INTEGER);
    const raw = Buffer.concat(objects.map(({ bytes }) => bytes).filter((bytes) => bytes !== null));
    const entries = parseTreeObject(raw.toString('latin1'), tree.length / 2);
    for (const n of list) {
      const entry = entries.get(elementAt(places, n).name);
      if (entry?.kind === 'file') found[n] = entry.id;
    }
  }
  return found;
}
