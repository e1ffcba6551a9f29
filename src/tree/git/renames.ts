import { elementAt, valueOf } from '../../model/collections.js';
import { readDifference, readLog, type LogEntry, type Likeness } from './log.js';
import type { Objects } from './objects.js';
import type { Repository } from './repository.js';

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
 * Finds renames. git finds those without an edit by their ids, whatever their number. For those with an edit this compares
 * contents in as many commits as the limits allow, the first ones first. A partial clone fetches all contents at once.
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
