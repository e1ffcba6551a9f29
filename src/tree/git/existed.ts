import { batchesOf, elementAt, groupBy, valueOf } from '../../model/collections.js';
import type { FileVersion, PastPaths, PathAtCommit, PathSince } from '../../model/history.js';
import { CommitGraph, endsEarly, headerOf, parentsOf } from './commit-graph.js';
import { withFolders } from './partial-clone.js';
import type { Repository } from './repository.js';
import { filesAt, scopesOf } from './path-scopes.js';
import { fileVersions, type VersionsQuestion } from './file-versions.js';
import { Endings, type FileRef } from '../../model/tree.js';
import { readLog } from './log.js';

/**
 * Returns whether a regular file existed at each path in any commit that leads to a moment, the moment itself excluded. One walk
 * through the history of `newest` answers for all. Rejects with `GitError`.
 */
export async function existedBefore(
  repository: Repository,
  newest: string,
  moments: readonly PathAtCommit[],
): Promise<readonly boolean[]> {
  if (moments.length === 0) return [];
  const graph = await CommitGraph.read(repository, newest);
  const paths = [...new Set(moments.map(({ path }) => path))];
  const states = await withFolders(repository, newest, () => readPathStates(repository, graph, paths));
  const holders = new Map(paths.map((path) => [path, states.holders(path)]));
  const ancestors = new Map<string, Uint8Array>();
  return moments.map(({ path, commit }) => {
    const place = graph.placeOf(commit);
    if (place === undefined) return false;
    const before = ancestors.get(commit) ?? graph.ancestorsOf(place);
    ancestors.set(commit, before);
    return valueOf(holders, path).some((held, n) => held === 1 && before[n] === 1);
  });
}

/**
 * Returns whether a regular file existed at each path, either at one of its moments or at a later commit; where the question says so,
 * also at a parent of a moment. Later commits are those that lead to the newest one and not to the moment, so other lines of history
 * count too. The folder at the moment is read first,
 * and the path's history only if the folder has no such file. Rejects with `GitError`.
 */
export async function existedSince(
  repository: Repository,
  newest: string,
  questions: readonly PathSince[],
): Promise<readonly boolean[]> {
  const atMoment = await existedThen(repository, questions);
  const left = questions.filter((question) => !atMoment.has(question));
  const later = left.length === 0 ? atMoment : await existedLater(repository, newest, left);
  return questions.map((question) => atMoment.has(question) || later.has(question));
}

/** How many moments are kept with the commits that lead to them: each takes one byte per commit. */
const MOST_KEPT = 256;

/** Returns the questions whose path had a regular file at a moment. */
async function existedThen(repository: Repository, questions: readonly PathSince[]): Promise<ReadonlySet<PathSince>> {
  const places = questions.flatMap((question) =>
    question.moments.map((commit) => ({ question, path: question.path, commit })),
  );
  const files = await filesAt(repository, places);
  return new Set(places.flatMap(({ question }, n) => (typeof files[n] === 'string' ? question : [])));
}

/** Returns the questions whose path had a regular file after a moment, or was moved after it, or was taken away at it. */
async function existedLater(
  repository: Repository,
  newest: string,
  questions: readonly PathSince[],
): Promise<ReadonlySet<PathSince>> {
  const graph = await CommitGraph.read(repository, newest);
  const paths = [...new Set(questions.map(({ path }) => path))];
  const states = await withFolders(repository, newest, () => readPathStates(repository, graph, paths));
  const earlier = new Map<string, Uint8Array>();
  const earlierThan = (moment: string): Uint8Array => {
    const place = graph.placeOf(moment);
    const known = earlier.get(moment) ?? (place === undefined ? new Uint8Array(graph.size) : graph.ancestorsOf(place));
    if (earlier.size >= MOST_KEPT) earlier.clear();
    earlier.set(moment, known);
    return known;
  };
  const found = new Set<PathSince>();
  for (const [path, list] of groupBy(questions, (question) => question.path)) {
    const holders = states.holders(path);
    for (const question of list) {
      const { movedBy = null, orParent = false } = question;
      const moved = movedBy === null ? undefined : graph.placeOf(movedBy);
      const isProved = question.moments.some((moment) => {
        const place = graph.placeOf(moment);
        const parents = orParent && place !== undefined ? graph.parentsOf(place) : [];
        if (parents.some((parent) => holders[parent] === 1)) return true;
        const before = earlierThan(moment);
        return (moved !== undefined && before[moved] !== 1) || holders.some((held, n) => held === 1 && before[n] !== 1);
      });
      if (isProved) found.add(question);
    }
  }
  return found;
}

/** Bytes. The date of a larger commit is unknown. */
const LARGEST_COMMIT = 1024 * 1024;

/** Commits that are read at once. */
const BATCH = 100;

/**
 * Returns the author date of the commit that introduced each file, wherever the file was then, in milliseconds since 1970
 * UTC. Leaves out a file whose introduction a shallow clone does not show. Rejects with `GitError`.
 */
export async function introducedAt(
  repository: Repository,
  question: VersionsQuestion,
): Promise<ReadonlyMap<string, number>> {
  if (question.files.length === 0) return new Map();
  const oldest = new Map<string, readonly string[]>();
  for (const [file, version] of await fileVersions(repository, question)) oldest.set(file, oldestOf(version));
  const dates = await authorDates(repository, [...new Set([...oldest.values()].flat())]);
  const found = new Map<string, number>();
  for (const [file, commits] of oldest) {
    const known = commits.flatMap((commit) => dates.get(commit) ?? []);
    if (known.length === commits.length) found.set(file, Math.min(...known));
  }
  return found;
}

/** Returns the commits of the versions that were made from no other: several if lines of history were merged. */
function oldestOf(newest: FileVersion): readonly string[] {
  const commits = new Set<string>();
  const seen = new Set<FileVersion>();
  const open = [newest];
  for (let version = open.pop(); version !== undefined; version = open.pop()) {
    if (seen.has(version)) continue;
    seen.add(version);
    if (version.before.length === 0) commits.add(version.commit);
    open.push(...version.before);
  }
  return [...commits];
}

/** Returns the author dates of commits whose parents the clone has: without them, an earlier commit may have the file, too. */
async function authorDates({ objects }: Repository, commits: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const dates = new Map<string, number>();
  for (const ids of batchesOf(commits, BATCH)) {
    const read = await objects.contents(ids, LARGEST_COMMIT);
    for (const [n, { bytes }] of read.entries()) {
      if (bytes === null) continue;
      const types = await objects.types(parentsOf(bytes));
      const date = authorDate(bytes);
      if (date !== null && types.every((kind) => kind === 'commit')) dates.set(elementAt(ids, n), date);
    }
  }
  return dates;
}

function authorDate(raw: Buffer): number | null {
  const seconds = /^author .*> (\d{1,12}) [+-]\d{4}$/m.exec(headerOf(raw))?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
}

/**
 * Returns the paths, including folders, that a commit or one that leads to it had, and that end in a slash and one of the given
 * paths; and which of the given folders it had, and at whose paths it had something else. Every path was added by some commit, so one walk through the additions finds them
 * all. Rejects with `GitError`.
 */
export async function pastEndingWith(
  repository: Repository,
  commit: string,
  tails: readonly string[],
  folders: readonly string[] = [],
): Promise<PastPaths> {
  const whole = !(await endsEarly(repository.git));
  if (tails.length + folders.length === 0) return { endings: new Map(), folders: new Set(), entries: new Set(), whole };
  const wanted = new Set(folders);
  const held = new Set<string>();
  const entries = new Set<string>();
  const takeFolders = (path: string): void => {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (wanted.has(folder)) held.add(folder);
    }
  };
  // If the project is in a folder, nothing outside that folder is read.
  const scopes = repository.prefix === '' ? [] : [''];
  const endings = await withFolders(repository, commit, async () => {
    const found = new Endings(tails);
    await readLog(repository, { likeness: 'exact', commits: [commit], within: scopes }, ({ path, to }) => {
      for (const one of to === null ? [path] : [path, to]) {
        found.takeWithFolders(one);
        if (wanted.has(one)) entries.add(one);
        if (held.size < wanted.size) takeFolders(one);
      }
      return true;
    });
    return found.found();
  });
  return { endings, folders: held, entries, whole };
}

/**
 * Returns the files that commits added, compared with each of their parents, by one git process for all. A file with the content of one
 * that the commit deleted was moved. Leaves out commits of which a shallow clone lacks a parent, and first commits: no earlier one had what
 * they add. Rejects with `GitError`.
 */
export async function addedBy(
  repository: Repository,
  commits: readonly string[],
): Promise<ReadonlyMap<string, readonly FileRef[]>> {
  const parents = new Map<string, number>();
  for (const [n, { bytes }] of (await repository.objects.contents(commits, LARGEST_COMMIT)).entries()) {
    const ids = bytes === null ? [] : parentsOf(bytes);
    const types = await repository.objects.types(ids);
    if (ids.length > 0 && types.every((type) => type === 'commit')) parents.set(elementAt(commits, n), ids.length);
  }
  const added = new Map(
    [...parents.keys()].map((commit) => [commit, new Map<string, { file: FileRef; times: number }>()]),
  );
  if (parents.size === 0) return new Map();
  await readLog(repository, { likeness: 'exact', commits: [...parents.keys()], within: null }, (entry) => {
    const { commit, status, path, ids, regular } = entry;
    if (status !== 'added') return true;
    const known = valueOf(added, String(commit));
    const times = (known.get(path)?.times ?? 0) + 1;
    known.set(path, { file: { path, id: ids[1], link: !regular[1] }, times });
    return true;
  });
  return new Map(
    [...added].map(([commit, files]) => {
      const isNew = ({ times }: { readonly times: number }): boolean => times === parents.get(commit);
      return [commit, [...files.values()].filter(isNew).map(({ file }) => file)];
    }),
  );
}

/** Which commits had a regular file at a path. */
export interface PathStates {
  /** Returns 1 at the place of each such commit. */
  readonly holders: (path: string) => Uint8Array;
}

/** Reads, by one git process, which commits of a graph had a regular file at each path. Rejects with `GitError`. */
export async function readPathStates(
  repository: Repository,
  graph: CommitGraph,
  paths: readonly string[],
): Promise<PathStates> {
  const decided = new Map(paths.map((path) => [path, new Map<number, boolean>()]));
  const scopes = scopesOf(paths);
  const question = { likeness: 'exact', modified: 'kind', commits: [graph.newest], within: scopes } as const;
  await readLog(repository, question, ({ commit, path, to, regular }) => {
    const place = graph.placeOf(String(commit));
    if (place === undefined) return true;
    decided.get(path)?.set(place, to === null && regular[1]);
    if (to !== null) decided.get(to)?.set(place, regular[1]);
    return true;
  });
  return {
    holders: (path) => {
      const at = valueOf(decided, path);
      return Uint8Array.from(graph.lastOf(at.keys()), (place) => (at.get(place) === true ? 1 : 0));
    },
  };
}
