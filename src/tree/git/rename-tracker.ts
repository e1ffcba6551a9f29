import type { Past } from '../../model/history.js';
import type { LogEntry } from './log.js';

/** An asked path, and the one that it was renamed to, which is gone, too. */
export interface Lead {
  readonly path: string;
  readonly to: string;
  readonly commit: string | null;
}

/** The last thing that happened to a path, and where its content is now; null where it is nowhere. */
type End = LogEntry & { readonly now: string | null };

/** What became of paths, gathered from the newest commit to the oldest. */
export class RenameTracker {
  readonly #whereIs: (path: string) => string | null;
  readonly #asked: ReadonlySet<string>;
  /** Where a path, as it stood at the commit that was read last, is now; only those that are somewhere. */
  readonly #next = new Map<string, string>();
  /** The last thing that happened to an asked path in a commit with one parent, and in a merge. */
  readonly #ends = new Map<string, End>();
  readonly #merged = new Map<string, End>();
  readonly #existed = new Set<string>();

  /** `whereIs` tells where the content of a path, as it stood at the newest commit, is now; null where it is nowhere. */
  constructor(asked: readonly string[], whereIs: (path: string) => string | null) {
    this.#asked = new Set(asked);
    this.#whereIs = whereIs;
  }

  /** Takes the next older entry; false when nothing older could tell more. */
  take(entry: LogEntry): boolean {
    const { path, to, status, merge, regular } = entry;
    if (regular) {
      for (const name of [path, to]) if (name !== null && this.#asked.has(name)) this.#existed.add(name);
    }
    if (status === 'added' || status === 'modified') return true;
    const now = to === null ? null : (this.#whereIs(to) ?? this.#next.get(to) ?? null);
    if (now === null) this.#next.delete(path);
    else this.#next.set(path, now);
    const ends = merge ? this.#merged : this.#ends;
    if (this.#asked.has(path) && !ends.has(path)) ends.set(path, { ...entry, now });
    return this.#ends.size < this.#asked.size;
  }

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

  /** Asked paths that were renamed to one that is gone, too. */
  leads(): readonly Lead[] {
    return [...this.#asked].flatMap((path) => {
      const end = this.#end(path);
      return end === undefined || end.to === null || end.now !== null ? [] : [{ path, to: end.to, commit: end.commit }];
    });
  }

  /** What the commits of a branch did is told in more detail than the merge that brought them. */
  #end(path: string): End | undefined {
    return this.#ends.get(path) ?? this.#merged.get(path);
  }
}
