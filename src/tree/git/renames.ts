import { GitError } from './git-error.js';
import type { GitOptions } from './git.js';
import { readDifference, readLog, type LogEntry, type Likeness } from './log.js';
import type { Objects } from './objects.js';
import { fetchPromised } from './partial-clone.js';
import type { Repository } from './repository.js';

/** Bytes that git holds against each other to find files that were renamed and edited: less than a second. */
const MOST_COMPARED = 2 * 1024 ** 3;

/** In so many files at most a partial clone looks for the one that a removed file was renamed to. */
const MOST_FETCHED = 2_000;

const TOO_MUCH =
  'Whether it was renamed and edited was not looked at: the commit that removed it changed too many files to compare them all.';

const UNCOMPARED =
  'Whether it was renamed and edited cannot be told in this partial clone, which lacks what the commit held that removed it.';

/** A commit to look at, or with null the difference of the judged commit to its base. */
export interface Difference {
  readonly commit: string | null;
  readonly base: string | null;
  readonly judged: string;
}

/** The commits whose contents were not compared, and why. */
export interface Skipped {
  readonly skipped: ReadonlySet<string | null>;
  readonly reason: string;
}

/**
 * Renames without an edit git sees by their ids, whatever their number. This looks for those with one: of some commits the
 * contents are compared too, as many as may be, the first ones first. A partial clone fetches them all at once.
 */
export async function renamesWithEdits(
  repository: Repository,
  differences: readonly Difference[],
  take: (entry: LogEntry) => boolean,
): Promise<Skipped> {
  const { git, objects, clone } = repository;
  const entries = new Map<string | null, LogEntry[]>(differences.map(({ commit }) => [commit, []]));
  await readEach(repository, differences, 'exact', (entry) => {
    entries.get(entry.commit)?.push(entry);
    return true;
  });
  const candidates = [...entries].flatMap(([commit, list]) => candidateOf(commit, list));
  const ids = [...new Set(candidates.flatMap(({ deleted, added }) => [...deleted, ...added]))];
  if (ids.length === 0) return { skipped: new Set(), reason: '' };
  const isHere = clone === 'whole' || (ids.length <= MOST_FETCHED && (await canFetch(git, ids)));
  const compared = new Set(isHere ? await affordable(candidates, ids, objects) : []);
  await readEach(
    repository,
    differences.filter(({ commit }) => compared.has(commit)),
    'alike',
    take,
  );
  const skipped = new Set(candidates.map(({ commit }) => commit).filter((commit) => !compared.has(commit)));
  return { skipped, reason: isHere ? TOO_MUCH : UNCOMPARED };
}

async function readEach(
  repository: Repository,
  differences: readonly Difference[],
  likeness: Likeness,
  take: (entry: LogEntry) => boolean,
): Promise<void> {
  const commits = differences.flatMap(({ commit }) => commit ?? []);
  for (const { commit, base, judged } of differences) {
    if (commit === null && base !== null) await readDifference(repository, [base, judged], likeness, take);
  }
  if (commits.length > 0) await readLog(repository, { likeness, commits, walk: false }, take);
}

/** A commit that may have renamed and edited files: the contents that git would compare to find out. */
interface Candidate {
  readonly commit: string | null;
  readonly deleted: readonly string[];
  readonly added: readonly string[];
}

function candidateOf(commit: string | null, entries: readonly LogEntry[]): readonly Candidate[] {
  const of = (wanted: LogEntry['status'], side: 0 | 1): readonly string[] =>
    entries.flatMap(({ status, substantial, ids }) => (status === wanted && substantial ? [ids[side]] : []));
  const [deleted, added] = [of('deleted', 0), of('added', 1)];
  return deleted.length === 0 || added.length === 0 ? [] : [{ commit, deleted, added }];
}

/** The commits that git can compare in a bounded time: each file that one removed with each that it added. */
async function affordable(
  candidates: readonly Candidate[],
  ids: readonly string[],
  objects: Objects,
): Promise<readonly (string | null)[]> {
  const answers = await objects.sizes(ids);
  const sizes = new Map(ids.map((id, n) => [id, answers[n]?.size ?? Infinity]));
  const sum = (list: readonly string[]): number => list.reduce((total, id) => total + (sizes.get(id) ?? Infinity), 0);
  let left = MOST_COMPARED;
  return candidates.flatMap(({ commit, deleted, added }) => {
    const bytes = deleted.length * sum(added) + added.length * sum(deleted);
    if (bytes > left) return [];
    left -= bytes;
    return [commit];
  });
}

/** A remote that does not answer makes the verdict less exact, but it stays one that history proves. */
async function canFetch(git: GitOptions, ids: readonly string[]): Promise<boolean> {
  try {
    await fetchPromised(git, ids);
    return true;
  } catch (error) {
    if (error instanceof GitError && error.kind === 'other') return false;
    throw error;
  }
}
