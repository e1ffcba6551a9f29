import { elementAt, valueOf } from '../../model/collections.js';
import type { Content, FileRef } from '../../model/tree.js';

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
