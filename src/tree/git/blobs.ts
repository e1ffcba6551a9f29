import { batchesOf } from '../../model/batches.js';
import { elementAt, valueOf } from '../../model/known.js';
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

/** Bytes of repeated contents that are kept. Beyond that, contents are read again. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Reads the contents of files in order. A blob at many paths is read only once: a tree of a few kilobytes may name the same blob
 * half a million times.
 */
export class RepeatedContents {
  readonly #read: (ids: readonly string[]) => Promise<readonly Content[]>;
  /** How often each repeated id is still to be requested. */
  readonly #left = new Map<string, number>();
  readonly #kept = new Map<string, Promise<Content>>();
  readonly #most: number;
  #bytes = 0;

  constructor(
    files: readonly FileRef[],
    read: (ids: readonly string[]) => Promise<readonly Content[]>,
    most = MOST_BYTES,
  ) {
    this.#read = read;
    this.#most = most;
    const seen = new Set<string>();
    for (const { id } of files) {
      if (seen.has(id)) this.#left.set(id, (this.#left.get(id) ?? 1) + 1);
      else seen.add(id);
    }
  }

  /** Returns the contents of the next files, by their ids. */
  async read(ids: readonly string[]): Promise<readonly Content[]> {
    if (this.#left.size === 0) return this.#read(ids);
    const wanted = [...new Set(ids)].filter((id) => !this.#kept.has(id));
    const answers = this.#read(wanted).then(
      (contents) => new Map(wanted.map((id, n) => [id, elementAt(contents, n)] as const)),
    );
    const contents = ids.map((id) => this.#kept.get(id) ?? this.#keep(id, answers));
    for (const id of ids) this.#count(id);
    return Promise.all(contents);
  }

  /** Marks a repeated content, and keeps it within the limit while it is needed. */
  #keep(id: string, answers: Promise<ReadonlyMap<string, Content>>): Promise<Content> {
    const isRepeated = (this.#left.get(id) ?? 0) > 1;
    const content = answers.then((map): Content => {
      const found = valueOf(map, id);
      if (!isRepeated || found.kind !== 'bytes') return found;
      this.#bytes += found.bytes.length;
      if (this.#bytes > this.#most) this.#forget(id, found.bytes);
      // This is a copy: a slice would keep git's whole output in memory.
      return { kind: 'bytes', bytes: Buffer.from(found.bytes), repeated: true };
    });
    if (!isRepeated) return content;
    content.catch(() => undefined);
    this.#kept.set(id, content);
    return content;
  }

  #count(id: string): void {
    const left = this.#left.get(id);
    if (left === undefined) return;
    this.#left.set(id, left - 1);
    if (left > 1) return;
    const content = this.#kept.get(id);
    this.#kept.delete(id);
    content?.then(
      (found) => {
        if (found.kind === 'bytes') this.#bytes -= found.bytes.length;
      },
      () => undefined,
    );
  }

  #forget(id: string, bytes: Uint8Array): void {
    if (this.#kept.delete(id)) this.#bytes -= bytes.length;
  }
}
