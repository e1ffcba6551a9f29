import type { Past } from '../../model/history.js';
import type { LogEntry } from './log.js';

/** A requested path, and the path that it was renamed to, which no longer exists either. */
export interface Lead {
  readonly path: string;
  readonly to: string;
  readonly commit: string | null;
}

/** The last event of a path, and where its content is now; null if it no longer exists. */
type End = LogEntry & { readonly now: string | null };

/** Follows paths from the newest commit to the oldest, to find what happened to them. */
export class RenameTracker {
  readonly #whereIs: (path: string) => string | null;
  readonly #asked: ReadonlySet<string>;
  /** Where a path, as of the commit read last, is now. Contains only paths that still exist somewhere. */
  readonly #next = new Map<string, string>();
  /** The last event of a requested path in a commit with one parent, and in a merge. */
  readonly #ends = new Map<string, End>();
  readonly #merged = new Map<string, End>();
  /** Requested paths that had a regular file. */
  readonly #existed = new Set<string>();
  /** Those of them whose last event is known, too. */
  readonly #finished = new Set<string>();

  /** `whereIs` returns where a path's content at the newest commit is now; null if it no longer exists. */
  constructor(asked: readonly string[], whereIs: (path: string) => string | null) {
    this.#asked = new Set(asked);
    this.#whereIs = whereIs;
  }

  /** Takes the next older entry. Returns false once older entries cannot add anything. */
  take(entry: LogEntry): boolean {
    const { path, to, status, merge, regular } = entry;
    if (regular[0]) this.#note(path);
    if (regular[1]) this.#note(to ?? path);
    if (status === 'added' || status === 'modified') return !this.#isDone();
    // A link or a submodule that was at the path later, and left, is not the file.
    const now = to === null || !regular[0] ? null : (this.#whereIs(to) ?? this.#next.get(to) ?? null);
    if (now === null) this.#next.delete(path);
    else this.#next.set(path, now);
    if (!regular[0]) return !this.#isDone();
    const ends = merge ? this.#merged : this.#ends;
    if (this.#asked.has(path) && !ends.has(path)) {
      ends.set(path, { ...entry, now });
      if (this.#existed.has(path) && !merge) this.#finished.add(path);
    }
    return !this.#isDone();
  }

  #note(path: string): void {
    if (!this.#asked.has(path)) return;
    this.#existed.add(path);
    if (this.#ends.has(path)) this.#finished.add(path);
  }

  #isDone(): boolean {
    return this.#finished.size === this.#asked.size;
  }

  /** Without a commit, a path was removed by the compared change, or by a merge that left out what a line of history had. */
  pasts(): ReadonlyMap<string, Past> {
    const pasts = new Map<string, Past>();
    for (const path of this.#asked) {
      const end = this.#end(path);
      const commit = end?.commit ?? null;
      if (typeof end?.now === 'string') pasts.set(path, { kind: 'moved', to: end.now, commit });
      else if (this.#existed.has(path)) pasts.set(path, { kind: 'removed', commit });
    }
    return pasts;
  }

  /** Returns the requested paths that were renamed to a path that no longer exists either. */
  leads(): readonly Lead[] {
    return [...this.#asked].flatMap((path) => {
      const end = this.#end(path);
      return end === undefined || end.to === null || end.now !== null ? [] : [{ path, to: end.to, commit: end.commit }];
    });
  }

  /** A branch's own commits are reported in preference to the merge that added them, since they show more detail. */
  #end(path: string): End | undefined {
    return this.#ends.get(path) ?? this.#merged.get(path);
  }
}
