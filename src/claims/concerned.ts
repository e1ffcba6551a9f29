import type { Changes } from '../model/context.js';
import { normalisePath } from '../model/path.js';
import type { Tree } from '../model/tree.js';
import { movedWith } from './relocation.js';
import { resolvePath } from './resolve.js';
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
export async function filesConcerned(
  claims: readonly ClaimOf[],
  tree: Tree,
  { changed, deleted }: Changes,
): Promise<ReadonlySet<string>> {
  const isTouched = (path: string): boolean => changed.has(path) || deleted.has(path);
  const files = new Set<string>();
  let linked: Linked[] = [];
  for (const { claim, returnFile } of claims) {
    if (claim.kind === 'observation' || files.has(returnFile)) continue;
    const path = normalisePath(claim.path);
    if (path === null) continue;
    for (const place of [path, ...movedWith(path, returnFile)]) {
      if (isTouched(place)) files.add(returnFile);
      else if (tree.find(place)?.kind !== 'file') linked.push({ place, returnFile });
    }
  }
  if (linked.length === 0) return files;
  const gone = foldersOf(deleted);
  const targets = new Map<string, string>();
  while (linked.length > 0) {
    const unread = new Set<string>();
    linked = linked.filter(({ place, returnFile }) => {
      const asked: string[] = [];
      const watched = {
        find: (path: string) => {
          asked.push(path);
          return tree.find(path);
        },
      };
      const found = resolvePath(place, watched, targets);
      if (found.kind === 'unread') unread.add(found.link.id);
      // Behind a link the rest of the path is not asked for once a folder on it is gone.
      else if (asked.some(isTouched) || (found.kind === 'absent' && found.linked && gone.has(asked.at(-1) ?? ''))) {
        files.add(returnFile);
      }
      return found.kind === 'unread';
    });
    const ids = [...unread];
    const contents = await tree.contents(ids);
    ids.forEach((id, n) => targets.set(id, Buffer.from(contents[n] ?? []).toString('utf8')));
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
