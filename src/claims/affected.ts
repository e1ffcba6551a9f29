import type { Changes } from '../model/context.js';
import { claimedFile } from '../model/claim.js';
import { isTooLong } from '../model/path.js';
import { Endings, type Tree } from '../model/tree.js';
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
 * own folder or an earlier commit moved it, at one that ends so, or behind links. Most claims are answered without the tree.
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
  const absent: Linked<T>[] = [];
  for (const made of claims) {
    const { claim, returnFile } = made;
    const subject = of(made);
    if (affected.has(subject) || isTooLong(claim.path)) continue;
    if (isHeldAgainst(made)) affected.add(subject);
    const path = claimedFile(claim);
    if (path === null) continue;
    const places = [path, ...movedWith(path, returnFile)];
    for (const place of places) {
      if (isTouched(place)) affected.add(subject);
      else if (tree.find(place)?.kind !== 'file') linked.push({ place, subject });
    }
    if (places.every((place) => tree.find(place) === undefined)) absent.push({ place: path, subject });
  }
  for (const { place, subject } of await placesNow(
    absent.filter(({ subject }) => !affected.has(subject)),
    tree,
    changes,
  )) {
    if (isTouched(place)) affected.add(subject);
    else linked.push({ place, subject });
  }
  const gone = foldersOf(changes.deleted);
  for (;;) {
    linked = linked.filter(({ place, subject }) => {
      if (affected.has(subject)) return false;
      const found = resolver.resolve(place);
      // If a folder behind a link was deleted, the rest of the path is not looked up.
      if (found.touched || (found.kind === 'absent' && found.linked && gone.has(found.at))) affected.add(subject);
      return found.kind === 'unread';
    });
    if (linked.length === 0) return affected;
    await resolver.read();
  }
}

/** Maps claimed files to their places when the change began, as far as the clone shows; also by path suffix. */
async function placesNow<T>(
  absent: readonly Linked<T>[],
  tree: Tree,
  { changed, added = changed, deleted }: Changes,
): Promise<readonly Linked<T>[]> {
  const touched = [...deleted, ...[...changed].filter((path) => !added.has(path))];
  if (absent.length === 0 || touched.length === 0) return [];
  const paths = [...new Set(absent.map(({ place }) => place))];
  const endings = new Endings(paths);
  for (const path of touched) endings.take(path);
  const ending = endings.found();
  // A file that the change deletes existed before.
  const exists = (path: string): boolean => deleted.has(path) || tree.find(path)?.kind === 'file';
  const absences = await tree.explainAbsent({ paths, needed: new Set(), exists, base: null });
  return absent.flatMap(({ place, subject }) => {
    const past = absences.get(place)?.past;
    const places = [...(ending.get(place) ?? []), ...(past?.kind === 'moved' ? [past.to] : [])];
    return places.map((found) => ({ place: found, subject }));
  });
}
