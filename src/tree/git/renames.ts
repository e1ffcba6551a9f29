import { posix } from 'node:path';
import type { CommitGraph } from './commit-graph.js';
import { elementAt, groupBy, valueOf } from '../../model/collections.js';
import { readDifference, readLog, type Likeness, type LogEntry } from './log.js';
import type { Objects } from './objects.js';
import type { Repository } from './repository.js';
import type { Past } from '../../model/history.js';

/** Bytes that git compares to find files that were renamed and edited: less than a second's work. */
const MOST_COMPARED = 2 * 1024 ** 3;

/** A partial clone fetches at most this many files to find the one that a removed file was renamed to. */
const MOST_FETCHED = 2_000;

const TOO_MUCH =
  'Whether it was renamed and edited was not looked at: the commit that removed it changed too many files to compare them all.';

const UNCOMPARED =
  'This partial clone cannot show whether it was renamed and edited: it lacks the contents of the commit that removed it.';

/** A file that was renamed, with or without edits. */
export interface Rename extends LogEntry {
  readonly to: string;
}

/** A commit to search, or with null the difference between the checked commit and its base. */
export interface Difference {
  readonly commit: string | null;
  readonly base: string | null;
  readonly checked: string;
}

/** The commits whose contents were not compared, and why. */
export interface Skipped {
  readonly skipped: ReadonlySet<string | null>;
  readonly reason: string;
  /** Contents were lacking, and could not be fetched. */
  readonly isLacking: boolean;
}

/**
 * Finds renames, in a merge those against each of its parents. git finds those without an edit by their ids, whatever their number. For
 * those with an edit this compares contents in as many commits as the limits allow, the first ones first. A partial clone fetches all
 * contents at once.
 */
export async function renamesWithEdits(
  repository: Repository,
  differences: readonly Difference[],
  take: (rename: Rename) => void,
): Promise<Skipped> {
  const { objects } = repository;
  const entries = new Map<string | null, LogEntry[]>(differences.map(({ commit }) => [commit, []]));
  await readEach(repository, differences, 'exact', (entry) => {
    valueOf(entries, entry.commit).push(entry);
    if (isRename(entry)) take(entry);
    return true;
  });
  const candidates = [...entries].flatMap(([commit, list]) => candidateOf(commit, list));
  const ids = [...new Set(candidates.flatMap(({ deleted, added }) => [...deleted, ...added]))];
  if (ids.length === 0) return { skipped: new Set(), reason: '', isLacking: false };
  const isHere = await bring(objects, candidates);
  const compared = new Set(isHere ? await affordable(candidates, ids, objects) : []);
  await readEach(
    repository,
    differences.filter(({ commit }) => compared.has(commit)),
    'alike',
    (entry) => {
      if (isRename(entry)) take(entry);
      return true;
    },
  );
  const skipped = new Set(candidates.map(({ commit }) => commit).filter((commit) => !compared.has(commit)));
  return { skipped, reason: isHere ? TOO_MUCH : UNCOMPARED, isLacking: !isHere };
}

function isRename(entry: LogEntry): entry is Rename {
  return entry.to !== null;
}

async function readEach(
  repository: Repository,
  differences: readonly Difference[],
  likeness: Likeness,
  take: (entry: LogEntry) => boolean,
): Promise<void> {
  const commits = differences.flatMap(({ commit }) => commit ?? []);
  for (const { commit, base, checked } of differences) {
    if (commit === null && base !== null) await readDifference(repository, [base, checked], likeness, take);
  }
  if (commits.length > 0) await readLog(repository, { likeness, commits, within: null }, take);
}

/** A commit that may have renamed and edited files, with the contents that git would compare. */
interface Candidate {
  readonly commit: string | null;
  readonly deleted: readonly string[];
  readonly added: readonly string[];
  /** What was at the removed paths and is at the added ones, submodules left out. */
  readonly contents: readonly string[];
}

function candidateOf(commit: string | null, entries: readonly LogEntry[]): readonly Candidate[] {
  const of = (wanted: LogEntry['status'], side: 0 | 1): readonly string[] =>
    entries.flatMap(({ status, substantial, ids }) => (status === wanted && substantial ? [ids[side]] : []));
  const [deleted, added] = [of('deleted', 0), of('added', 1)];
  const contents = entries.flatMap(({ status, blob, ids }) =>
    blob && (status === 'deleted' || status === 'added') ? [ids[status === 'deleted' ? 0 : 1]] : [],
  );
  return deleted.length === 0 || added.length === 0 ? [] : [{ commit, deleted, added, contents }];
}

/** Fetches what git would compare: it asks for links and empty files, too. Returns false if that is too much, or cannot be fetched. */
async function bring(objects: Objects, candidates: readonly Candidate[]): Promise<boolean> {
  const needed = [...new Set(candidates.flatMap(({ contents }) => contents))];
  if (objects.areHere(needed)) return true;
  if (needed.length > MOST_FETCHED) return false;
  await objects.fetch(needed);
  return objects.areHere(needed);
}

/** Returns the commits that git can compare in bounded time. git compares each removed file with each added one. */
async function affordable(
  candidates: readonly Candidate[],
  ids: readonly string[],
  objects: Objects,
): Promise<readonly (string | null)[]> {
  const answers = await objects.sizes(ids);
  const sizes = new Map(answers.map(({ size }, n) => [elementAt(ids, n), size ?? Infinity]));
  const sum = (list: readonly string[]): number => list.reduce((total, id) => total + valueOf(sizes, id), 0);
  let left = MOST_COMPARED;
  return candidates.flatMap(({ commit, deleted, added }) => {
    const bytes = deleted.length * sum(added) + added.length * sum(deleted);
    if (bytes > left) return [];
    left -= bytes;
    return [commit];
  });
}

/** Below this size (bytes) two files are easily alike by chance. */
const DISTINCTIVE = 256;

/** Whether git pairs two files by their contents alone: neither the name nor the folder stayed. */
export function isBold({ path, to }: LogEntry): boolean {
  return to !== null && posix.basename(path) !== posix.basename(to) && posix.dirname(path) !== posix.dirname(to);
}

/**
 * Returns those of some bold renames that are not accepted, since so little content is no sign of a move: one of the two files was
 * smaller, when it was renamed, than a size that tells files apart. A size that the clone lacks and cannot fetch rejects nothing.
 */
export async function tooSmall<T extends LogEntry>(renames: readonly T[], objects: Objects): Promise<ReadonlySet<T>> {
  if (renames.length === 0) return new Set();
  const ids = [...new Set(renames.flatMap((entry) => entry.ids))];
  if (!objects.areHere(ids)) await objects.fetch(ids);
  const sizes = new Map((await objects.sizes(ids)).map(({ size }, n) => [elementAt(ids, n), size]));
  const isSmall = (id: string): boolean => (sizes.get(id) ?? DISTINCTIVE) < DISTINCTIVE;
  return new Set(renames.filter((entry) => entry.ids.some(isSmall)));
}

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
  /** Its ends, the newest first. */
  readonly ends: End[];
  /** The commits that wrote a file there, or moved one there. */
  readonly written: string[];
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
  /** Renames of these files, or to files that still exist, which only the sizes of the two files can confirm. */
  readonly bold: LogEntry[] = [];

  /** `whereIs` returns where a path's content at the newest commit is now; null if it no longer exists. */
  constructor(questions: readonly Question[], whereIs: (path: string) => string | null) {
    this.#whereIs = whereIs;
    this.#open = new Set(questions);
    for (const [path, ofPath] of groupBy(questions, (question) => question.path)) {
      this.#trails.set(path, {
        questions: ofPath,
        existed: false,
        ends: [],
        written: [],
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
    if (regular[0] && isBold(entry) && (now !== null || trail !== undefined)) this.bold.push(entry);
    if (trail !== undefined && regular[0]) this.#leave(trail, { ...entry, now });
  }

  #arrive(path: string, commit: string | null): void {
    const trail = this.#trails.get(path);
    if (trail === undefined) return;
    trail.existed = true;
    if (commit !== null) trail.written.push(commit);
    for (const question of trail.questions) {
      if (question.since === null || question.since !== commit) continue;
      this.#ends.set(question, trail.first);
      this.#open.delete(question);
    }
  }

  #leave(trail: Trail, end: End): void {
    trail.first = end;
    trail.ends.push(end);
    // Where one line of history deleted the file, another one may have renamed it.
    if (end.merge || end.to === null) return;
    for (const question of trail.questions) if (question.since === null) this.#open.delete(question);
  }

  /** Whether some path was deleted on one line of history, and renamed on another one or before. */
  get needsOrder(): boolean {
    return [...this.#trails.values()].some(({ ends }) => ends.length > 1 && ends.some(({ to }) => to !== null));
  }

  /** Without a commit, a path was removed by the compared change, or by a merge that left out what a line of history had. */
  pasts(order: CommitGraph | null): ReadonlyMap<Question, Past> {
    const pasts = new Map<Question, Past>();
    for (const { question, end, existed } of this.#results(order)) {
      const commit = end?.commit ?? null;
      if (typeof end?.now === 'string') pasts.set(question, { kind: 'moved', to: end.now, commit });
      else if (existed) pasts.set(question, { kind: 'removed', commit });
    }
    return pasts;
  }

  /** Returns the questions whose file was renamed to a path that no longer exists either. */
  leads(order: CommitGraph | null): readonly Lead[] {
    return this.#results(order).flatMap(({ question, end }) =>
      end === undefined || end.to === null || end.now !== null ? [] : [{ question, to: end.to, commit: end.commit }],
    );
  }

  #results(order: CommitGraph | null) {
    return [...this.#trails.values()].flatMap((trail) => {
      const end = lastEnd(trail, order);
      return trail.questions.map((question) => ({
        question,
        existed: trail.existed,
        end: this.#ends.has(question) ? this.#ends.get(question) : end,
      }));
    });
  }
}

/**
 * The last end of a path. A branch's own commits are reported in preference to the merge that added them, since they show more detail. Of
 * lines of history that ended it, one that renamed the file counts.
 */
function lastEnd({ ends, written }: Trail, order: CommitGraph | null): End | undefined {
  const last = ends.find(({ merge }) => !merge) ?? ends[0];
  if (order === null || last?.to !== null) return last;
  const later = [...written, ...ends.flatMap(({ merge, commit }) => (merge ? [] : (commit ?? [])))];
  const isOver = (end: End): boolean => later.some((commit) => order.leadsTo(end.commit ?? '', commit));
  return ends.find((end) => end.to !== null && !end.merge && !isOver(end)) ?? last;
}
