import { elementAt } from '../../model/collections.js';
import { pathIn } from '../../model/path.js';
import type { PathAtCommit } from '../../model/history.js';
import type { Repository } from './repository.js';
import { parseTreeObject } from './other-commit.js';

/**
 * git compares each entry of each folder that it reads with each requested path. So it gets a few folders instead of thousands of
 * files.
 */
const MOST_SCOPES = 32;

/** Paths are distinguished by at most this many folders. */
const DEEPEST = 12;

/**
 * Returns the folders, or the paths themselves, that a search is limited to: as deep as possible while only a few of them contain
 * all paths.
 */
export function scopesOf(paths: readonly string[]): readonly string[] {
  // On standard input, each path is one line.
  const split = paths.map((path) => {
    const segments = path.split('/', DEEPEST);
    const broken = segments.findIndex((segment) => /[\n\r\0]/.test(segment));
    return broken < 0 ? segments : segments.slice(0, broken);
  });
  let scopes: readonly string[] = [];
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const deeper = new Set(split.map((segments) => segments.slice(0, depth).join('/')));
    if (deeper.size > MOST_SCOPES || deeper.has('')) break;
    scopes = [...deeper];
  }
  return scopes;
}

/** Returns the folder that two paths share; the path itself if they are the same. */
export function sharedStart(one: string, other: string): string {
  if (one === other) return one;
  const segments = other.split('/');
  const all = one.split('/');
  const end = all.findIndex((segment, n) => segment !== segments[n]);
  return all.slice(0, Math.max(end, 0)).join('/');
}

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
