import { posix } from 'node:path';
import { elementAt, valueOf } from '../../model/collections.js';
import type { Objects } from './objects.js';
import { GITLINK, isFile, type LoggedCommit, type PathEvent } from './log.js';
import { isEmptyBlob } from './partial-clone.js';

/** Bytes that git may compare to find renamed and edited files: less than a second's work. */
const MOST_COMPARED = 2 * 1024 ** 3;

/** A partial clone fetches at most this many files to find the one that a removed file was renamed to. */
const MOST_FETCHED = 2_000;

const TOO_MUCH =
  'Whether it was renamed and edited is unknown: the commit that removed it changed too many files to compare them all.';

const UNCOMPARED =
  'Whether it was renamed and edited is unknown: this partial clone lacks the contents of the commit that removed it.';

/** Why the contents of a commit were not compared. */
export interface Skipped {
  readonly detail: string;
  /** True if contents were missing and could not be fetched. */
  readonly isLacking?: true;
}

/**
 * Uses git to find files that were renamed and edited, and links their events. For unedited files it has already
 * compared ids. For edited ones it compares contents, in the first differences up to the limits. A partial clone
 * fetches all contents at once. `readAlike` reads the differences of some keys again. Returns those that were skipped.
 */
export async function findEdited<K>(
  differences: ReadonlyMap<K, readonly LoggedCommit[]>,
  objects: Objects,
  readAlike: (keys: readonly K[]) => Promise<readonly LoggedCommit[]>,
): Promise<{ readonly found: readonly LoggedCommit[]; readonly skipped: ReadonlyMap<K, Skipped> }> {
  const candidates = [...differences].flatMap(([key, list]) => candidateOf(key, list));
  if (candidates.length === 0) return { found: [], skipped: new Map() };
  const isHere = await fetchCompared(objects, candidates);
  const compared = isHere ? await affordable(candidates, objects) : [];
  const found = compared.length === 0 ? [] : await readAlike(compared);
  const why: Skipped = isHere ? { detail: TOO_MUCH } : { detail: UNCOMPARED, isLacking: true };
  const done = new Set(compared);
  const skipped = new Map(candidates.flatMap(({ key }) => (done.has(key) ? [] : [[key, why] as const])));
  return { found, skipped };
}

/** A difference in which files may have been renamed and edited, with the contents that git would compare. */
interface Candidate<K> {
  readonly key: K;
  readonly deleted: readonly string[];
  readonly added: readonly string[];
  /** The contents at the removed and the added paths, except submodules. */
  readonly contents: readonly string[];
}

function candidateOf<K>(key: K, list: readonly LoggedCommit[]): readonly Candidate<K>[] {
  const events = list.flatMap((one) => one.events);
  const gone = events.filter(({ newMode, to }) => newMode === '' && to === null);
  const came = events.filter((event) => event.mode === '' && !isMoved(event));
  const deleted = gone.flatMap(({ mode, id }) => (isFile(mode) && !isEmptyBlob(id) ? [id] : []));
  const added = came.flatMap(({ newMode, newId }) => (isFile(newMode) && !isEmptyBlob(newId) ? [newId] : []));
  if (deleted.length === 0 || added.length === 0) return [];
  const contents = [
    ...gone.flatMap(({ mode, id }) => (mode === GITLINK ? [] : [id])),
    ...came.flatMap(({ newMode, newId }) => (newMode === GITLINK ? [] : [newId])),
  ];
  return [{ key, deleted, added, contents }];
}

/** Returns whether a commit moved a file here, rather than copying one that it moved elsewhere. */
export function isMoved(came: PathEvent): boolean {
  return came.from !== null && came.from.to === came;
}

/** Fetches what git would compare, also links and empty files. Returns false if that is too much, or fails. */
async function fetchCompared(objects: Objects, candidates: readonly Candidate<unknown>[]): Promise<boolean> {
  const needed = [...new Set(candidates.flatMap(({ contents }) => contents))];
  if (objects.areHere(needed)) return true;
  if (needed.length > MOST_FETCHED) return false;
  await objects.fetch(needed);
  return objects.areHere(needed);
}

/** Returns the differences that git can compare in bounded time. git compares each removed file with each added one. */
async function affordable<K>(candidates: readonly Candidate<K>[], objects: Objects): Promise<readonly K[]> {
  const ids = [...new Set(candidates.flatMap(({ deleted, added }) => [...deleted, ...added]))];
  const answers = await objects.describe(ids);
  const sizes = new Map(answers.map(({ size }, n) => [elementAt(ids, n), size ?? Infinity]));
  const sum = (list: readonly string[]): number => list.reduce((total, id) => total + valueOf(sizes, id), 0);
  let left = MOST_COMPARED;
  return candidates.flatMap(({ key, deleted, added }) => {
    const bytes = deleted.length * sum(added) + added.length * sum(deleted);
    if (bytes > left) return [];
    left -= bytes;
    return [key];
  });
}

/** Links the events of one difference by the renames that were found in it. */
export function linkFound(events: readonly PathEvent[], found: LoggedCommit): void {
  const renames = found.events.flatMap(({ path, to }) => (to === null ? [] : [{ path, to }]));
  if (renames.length === 0) return;
  const gone = new Map(events.flatMap((event) => (event.newMode === '' ? [[event.path, event] as const] : [])));
  const came = new Map(events.flatMap((event) => (event.mode === '' ? [[event.path, event] as const] : [])));
  for (const { path, to } of renames) {
    const [left, arrived] = [gone.get(path), came.get(to.path)];
    if (left === undefined) continue;
    // A merge creates nothing: what it adds comes from one of its parents.
    if (arrived === undefined || left.commit.merge) left.to ??= to;
    else if (left.to === null) {
      left.to = arrived;
      arrived.from ??= left;
    }
  }
}

/** Below this size (bytes) two files are easily alike by chance. */
const DISTINCTIVE = 256;

/** Returns whether git paired two files only by content: neither the name nor the folder stayed. */
export function isBold({ path, to }: PathEvent): boolean {
  if (to === null) return false;
  return posix.basename(path) !== posix.basename(to.path) && posix.dirname(path) !== posix.dirname(to.path);
}

/**
 * Returns the bold renames that are not accepted: one of the two files was too small, when it was renamed, for its
 * content to show a move. A size that the clone lacks and cannot fetch rejects nothing.
 */
export async function tooSmall(renames: Iterable<PathEvent>, objects: Objects): Promise<ReadonlySet<PathEvent>> {
  const asked = [...renames].map((event) => ({ event, ids: [event.id, event.to?.newId ?? event.id] }));
  if (asked.length === 0) return new Set();
  const ids = [...new Set(asked.flatMap((one) => one.ids))];
  if (!objects.areHere(ids)) await objects.fetch(ids);
  const sizes = new Map((await objects.describe(ids)).map(({ size }, n) => [elementAt(ids, n), size]));
  const isSmall = (id: string): boolean => (sizes.get(id) ?? DISTINCTIVE) < DISTINCTIVE;
  return new Set(asked.flatMap((one) => (one.ids.some(isSmall) ? [one.event] : [])));
}
