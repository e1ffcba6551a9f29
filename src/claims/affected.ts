import type { Changes } from '../model/context.js';
import { isTooLong, normalisePath } from '../model/path.js';
import type { Tree } from '../model/tree.js';
import { movedWith } from './relocation.js';
import { Resolver } from './resolve.js';
import type { ClaimOf } from './verify.js';

/** A place where a claimed file may be, which only the tree's links can tell. */
interface Linked {
  readonly place: string;
  readonly returnFile: string;
}

/**
 * The files of the returns that claim something which was changed or deleted: at the claimed path, at the one to which the
 * return's own folder moved it, or behind links. Most claims are answered without the tree.
 */
export async function filesAffectedBy(
  claims: readonly ClaimOf[],
  tree: Tree,
  { changed, deleted }: Changes,
): Promise<ReadonlySet<string>> {
  const isTouched = (path: string): boolean => changed.has(path) || deleted.has(path);
  const files = new Set<string>();
  const resolver = new Resolver(tree, isTouched);
  let linked: Linked[] = [];
  for (const { claim, returnFile } of claims) {
    if (claim.kind === 'observation' || files.has(returnFile) || isTooLong(claim.path)) continue;
    const path = normalisePath(claim.path);
    if (path === null) continue;
    for (const place of [path, ...movedWith(path, returnFile)]) {
      if (isTouched(place)) files.add(returnFile);
      else if (tree.find(place)?.kind !== 'file') linked.push({ place, returnFile });
    }
  }
  if (linked.length === 0) return files;
  const gone = foldersOf(deleted);
  while (linked.length > 0) {
    linked = linked.filter(({ place, returnFile }) => {
      if (files.has(returnFile)) return false;
      const found = resolver.resolve(place);
      // Behind a link the rest of the path is not asked for once a folder on it is gone.
      const isGone = found.kind === 'absent' && found.linked && gone.has(found.at);
      if (found.kind !== 'unread' && (found.touched || isGone)) files.add(returnFile);
      return found.kind === 'unread';
    });
    await resolver.read();
  }
  return files;
}

/** All folders above some paths. */
function foldersOf(paths: ReadonlySet<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
