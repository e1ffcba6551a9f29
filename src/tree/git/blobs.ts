import { batchesOf, elementAt, valueOf } from '../../model/collections.js';
import type { Content, FileRef, Size, Viewer } from '../../model/tree.js';
import { GitError } from './git.js';
import { demandType, type GitObject, type Objects } from './objects.js';
import { contentOrLacking } from './other-commit.js';
import { isEmptyBlob } from './partial-clone.js';

/**
 * How many files are requested at once. git writes them one by one, and its output must fit into the socket to this process (some
 * 200 KB with its overhead). Otherwise git waits until this process has read its output.
 */
const BATCH = 40;

/** By its specification, a Git LFS pointer is smaller than this. */
const SMALL = 1_024;

/**
 * Returns sizes by id. The size is unknown if the clone lacks the content, except for the empty file, whose id is known. Fetches
 * nothing.
 */
export async function sizesOf(objects: Objects, ids: readonly string[], all: boolean): Promise<readonly Size[]> {
  return (await objects.sizes(ids)).map((object, n) => sizeOf(object, elementAt(ids, n), all));
}

/** Bytes above which a file is looked into only if it compresses well, however few files there are. */
const LARGE = 8 * 1024 * 1024;

/**
 * Blank text of one character compresses to nearly nothing, blank text of a few to a fifth at most; so does a version close to
 * another one. `all`: there are few files, so each is worth a look.
 */
function sizeOf(object: GitObject, id: string, all: boolean): Size {
  const { size, stored } = object;
  if (size === null || stored === null) return { bytes: isEmptyBlob(id) ? 0 : null, telling: false };
  demandFile(object, id);
  const isDense = (!all || size > LARGE) && stored > 64 + size / 5;
  return { bytes: size, telling: size > 0 && (size < SMALL || !isDense) };
}

/** Shows each blob to its viewer, or nothing of a blob that the clone lacks. Rejects with `GitError`. */
export async function showBlobs(objects: Objects, ids: readonly string[], viewers: readonly Viewer[]): Promise<void> {
  const shown = await objects.show(ids, viewers);
  for (const [n, object] of shown.entries()) if (object.size !== null) demandFile(object, elementAt(ids, n));
}

/** Returns the answer from a repository's own file; null if the clone lacks the file's content and could not fetch it. */
export async function unlessLacking<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isLack(error)) return null;
    throw error;
  }
}

function isLack(error: unknown): boolean {
  return error instanceof GitError && error.kind === 'other';
}

function demandFile(object: GitObject, id: string): GitObject {
  return demandType(object, id, 'blob');
}

/** Bytes of repeated contents that are kept. Beyond that, contents are read again. */
const MOST_REPEATED = 16 * 1024 * 1024;

/**
 * Reads files in order, one batch at a time. What a partial clone lacks is fetched at once. A blob at many paths is kept: a tree of a
 * few kilobytes may name the same blob half a million times. Rejects with `GitError`.
 */
export async function* readBatches(
  objects: Objects,
  files: readonly FileRef[],
  limit: number,
): AsyncGenerator<readonly Content[]> {
  const repeated = repeatedIds(files);
  const kept = new Map<string, Content>();
  let room = MOST_REPEATED;
  const read = async (ids: readonly string[]): Promise<readonly Content[]> => {
    const wanted = [...new Set(ids)].filter((id) => !kept.has(id));
    const found = new Map<string, Content>();
    for (const [n, object] of (await objects.contents(wanted, limit)).entries()) {
      const id = elementAt(wanted, n);
      const content = contentOrLacking(object, id);
      if (content.kind !== 'bytes' || !repeated.has(id)) {
        found.set(id, content);
        continue;
      }
      // This is a copy: a slice would keep git's whole output in memory.
      found.set(id, { kind: 'bytes', bytes: Buffer.from(content.bytes), repeated: true });
      // The batch before may have asked for it as well.
      if (kept.has(id) || content.bytes.length > room) continue;
      room -= content.bytes.length;
      kept.set(id, valueOf(found, id));
    }
    return ids.map((id) => kept.get(id) ?? valueOf(found, id));
  };
  await objects.fetch(files.map(({ id }) => id));
  // The next batch is requested while the previous one is checked.
  let before: Promise<readonly Content[]> | undefined;
  for (const batch of batchesOf(files, BATCH)) {
    const next = read(batch.map(({ id }) => id));
    next.catch(() => undefined);
    if (before !== undefined) yield await before;
    before = next;
  }
  if (before !== undefined) yield await before;
}

function repeatedIds(files: readonly FileRef[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id } of files) {
    if (seen.has(id)) repeated.add(id);
    seen.add(id);
  }
  return repeated;
}
