import { groupBy } from '../../model/collections.js';
import type { Past } from '../../model/history.js';
import type { LogEntry } from './log.js';

/** A path to follow. */
export interface Question {
  readonly path: string;
  /** The commit that moved the file there; null for the last file at the path. Another file may have been there later. */
  readonly since: string | null;
}

/** A question, and the path to which its file was renamed, which no longer exists either. */
export interface Lead {
  readonly question: Question;
  readonly to: string;
  readonly commit: string | null;
}

/** An event that ended a path, and where its content is now; null if it no longer exists. */
type End = LogEntry & { readonly now: string | null };

/** What is known of a requested path. */
interface Trail {
  readonly questions: readonly Question[];
  /** Whether it had a regular file. */
  existed: boolean;
  /** The last end in a commit with one parent, and in a merge. */
  last: End | undefined;
  merged: End | undefined;
  /** The end that was read last: the first one after the commit that is read now. */
  first: End | undefined;
}

/** Follows paths from the newest commit to the oldest, to find what happened to them. */
export class RenameTracker {
  readonly #whereIs: (path: string) => string | null;
  readonly #trails = new Map<string, Trail>();
  /** Where a path, as of the commit read last, is now. Contains only paths that still exist somewhere. */
  readonly #next = new Map<string, string>();
  /** How a file left after the commit that moved it there, once that commit has been read. */
  readonly #ends = new Map<Question, End | undefined>();
  /** Questions to which older entries may add something. */
  readonly #open: Set<Question>;

  /** `whereIs` returns where a path's content at the newest commit is now; null if it no longer exists. */
  constructor(questions: readonly Question[], whereIs: (path: string) => string | null) {
    this.#whereIs = whereIs;
    this.#open = new Set(questions);
    for (const [path, ofPath] of groupBy(questions, (question) => question.path)) {
      this.#trails.set(path, {
        questions: ofPath,
        existed: false,
        last: undefined,
        merged: undefined,
        first: undefined,
      });
    }
  }

  /** Takes the next older entry. Returns false once older entries cannot add anything. */
  take(entry: LogEntry): boolean {
    this.#read(entry);
    return this.#open.size > 0;
  }

  #read(entry: LogEntry): void {
    const { path, to, status, regular, commit } = entry;
    const trail = this.#trails.get(path);
    if (trail !== undefined && regular[0]) trail.existed = true;
    if (regular[1]) this.#arrive(to ?? path, commit);
    if (status === 'added' || status === 'modified') return;
    // A link or a submodule that was at the path later, and left, is not the file.
    const now = to === null || !regular[0] ? null : (this.#whereIs(to) ?? this.#next.get(to) ?? null);
    if (now === null) this.#next.delete(path);
    else this.#next.set(path, now);
    if (trail !== undefined && regular[0]) this.#leave(trail, { ...entry, now });
  }

  #arrive(path: string, commit: string | null): void {
    const trail = this.#trails.get(path);
    if (trail === undefined) return;
    trail.existed = true;
    for (const question of trail.questions) {
      if (question.since === null || question.since !== commit) continue;
      this.#ends.set(question, trail.first);
      this.#open.delete(question);
    }
  }

  #leave(trail: Trail, end: End): void {
    trail.first = end;
    if (end.merge) {
      trail.merged ??= end;
      return;
    }
    trail.last ??= end;
    for (const question of trail.questions) if (question.since === null) this.#open.delete(question);
  }

  /** Without a commit, a path was removed by the compared change, or by a merge that left out what a line of history had. */
  pasts(): ReadonlyMap<Question, Past> {
    const pasts = new Map<Question, Past>();
    for (const { question, end, existed } of this.#results()) {
      const commit = end?.commit ?? null;
      if (typeof end?.now === 'string') pasts.set(question, { kind: 'moved', to: end.now, commit });
      else if (existed) pasts.set(question, { kind: 'removed', commit });
    }
    return pasts;
  }

  /** Returns the questions whose file was renamed to a path that no longer exists either. */
  leads(): readonly Lead[] {
    return this.#results().flatMap(({ question, end }) =>
      end === undefined || end.to === null || end.now !== null ? [] : [{ question, to: end.to, commit: end.commit }],
    );
  }

  /** A branch's own commits are reported in preference to the merge that added them, since they show more detail. */
  #results() {
    return [...this.#trails.values()].flatMap(({ questions, existed, last, merged }) =>
      questions.map((question) => ({
        question,
        existed,
        end: this.#ends.has(question) ? this.#ends.get(question) : (last ?? merged),
      })),
    );
  }
}
