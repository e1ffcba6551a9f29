import { batchesOf } from '../../model/batches.js';
import { elementAt } from '../../model/known.js';
import type { Content, FileRef, Size, Viewer } from '../../model/tree.js';
import { GitError } from './git.js';
import { demandType, type GitObject, type Objects } from './objects.js';
import { contentOrLacking } from './other-commit.js';
import { isEmptyBlob } from './partial-clone.js';
import { RepeatedContents } from './repeated-contents.js';

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

/** Reads files in order, one batch at a time. What a partial clone lacks is fetched at once. Rejects with `GitError`. */
export async function* readBatches(
  objects: Objects,
  files: readonly FileRef[],
  limit: number,
): AsyncGenerator<readonly Content[]> {
  const contentsOf = async (ids: readonly string[]): Promise<readonly Content[]> =>
    (await objects.contents(ids, limit)).map((answer, n) => contentOrLacking(answer, elementAt(ids, n)));
  const once = new RepeatedContents(files, contentsOf);
  await objects.fetch(files.map(({ id }) => id));
  // The next batch is requested while the previous one is checked.
  let before: Promise<readonly Content[]> | undefined;
  for (const batch of batchesOf(files, BATCH)) {
    const next = once.read(batch.map(({ id }) => id));
    next.catch(() => undefined);
    if (before !== undefined) yield await before;
    before = next;
  }
  if (before !== undefined) yield await before;
}
