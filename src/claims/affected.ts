import type { Changes } from '../model/context.js';
import { claimedFile } from '../model/claim.js';
import { isTooLong } from '../model/path.js';
import type { Tree } from '../model/tree.js';
import { movedWith } from '../families/archive.js';
import { Resolver } from './resolve.js';
import { foldersOf, isTouchedBy, type ClaimOf } from './kind.js';
import { affectedKinds } from './verify.js';

/** A possible place of a claimed file that only the tree's links can confirm. */
interface Linked<T> {
  readonly place: string;
  readonly subject: T;
}

/**
 * Returns the files of returns that claim something changed or deleted: at the claimed path, at the path to which the return's
 * own folder moved it, or behind links. Most claims are answered without the tree.
 */
export async function filesAffectedBy(
  claims: readonly ClaimOf[],
  tree: Tree,
  changes: Changes,
): Promise<ReadonlySet<string>> {
  return affectedBy(claims, tree, changes, ({ returnFile }) => returnFile);
}

/** Does the same, but returns the claims themselves. */
export async function claimsAffectedBy(
  claims: readonly ClaimOf[],
  tree: Tree,
  changes: Changes,
): Promise<ReadonlySet<ClaimOf>> {
  return affectedBy(claims, tree, changes, (claim) => claim);
}

/** Returns what `of` returns for the affected claims. Once a result is known to be affected, its other claims are skipped. */
async function affectedBy<T>(
  claims: readonly ClaimOf[],
  tree: Tree,
  changes: Changes,
  of: (claim: ClaimOf) => T,
): Promise<ReadonlySet<T>> {
  const isTouched = isTouchedBy(changes);
  const isHeldAgainst = affectedKinds(changes);
  const affected = new Set<T>();
  const resolver = new Resolver(tree, isTouched);
  let linked: Linked<T>[] = [];
  for (const made of claims) {
    const { claim, returnFile } = made;
    const subject = of(made);
    if (affected.has(subject) || isTooLong(claim.path)) continue;
    if (isHeldAgainst(made)) affected.add(subject);
    const path = claimedFile(claim);
    if (path === null) continue;
    for (const place of [path, ...movedWith(path, returnFile)]) {
      if (isTouched(place)) affected.add(subject);
      else if (tree.find(place)?.kind !== 'file') linked.push({ place, subject });
    }
  }
  const gone = foldersOf(changes.deleted);
  for (;;) {
    linked = linked.filter(({ place, subject }) => {
      if (affected.has(subject)) return false;
      const found = resolver.resolve(place);
      // Behind a link, the rest of the path is not looked up once a folder on it was deleted.
      if (found.touched || (found.kind === 'absent' && found.linked && gone.has(found.at))) affected.add(subject);
      return found.kind === 'unread';
    });
    if (linked.length === 0) return affected;
    await resolver.read();
  }
}
