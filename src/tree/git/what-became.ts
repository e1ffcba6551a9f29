import type { Past } from '../../model/history.js';
import type { CommitGraph } from './commit-graph.js';
import type { EventLog } from './event-log.js';
import { changeBetween, compareChange } from './changes.js';
import { isFile, type PathEvent } from './log.js';
import { isEmptyBlob } from './partial-clone.js';
import { isBold, tooSmall, type Skipped } from './renames.js';
import type { Repository } from './repository.js';
import { groupBy } from '../../model/collections.js';

/** The maximum number of renames that are followed for a file. */
const MAX_RENAME_STEPS = 8;

/** The facts that decide where a file is that left its path. */
export interface Outcome {
  readonly repository: Repository;
  /** Returns whether the checked commit has an empty file at a path. */
  readonly isEmpty: (path: string) => boolean;
  /** Returns where a path's content at the checked commit is; null if it no longer exists. */
  readonly whereIs: (path: string) => string | null;
}

/** The events read so far, and how to find more. */
interface Source {
  readonly at: (paths: Iterable<string>) => Promise<(path: string) => readonly PathEvent[]>;
  /** Compares contents in the commits of some ends with git. Returns true if one was not compared before. */
  readonly compare: (commits: readonly (string | null)[]) => Promise<boolean>;
  readonly whySkipped: (commit: string | null) => Skipped | undefined;
  /** The end of a path that no event ended: a merge left out what a line of history had. */
  readonly dropped: (events: readonly PathEvent[], path: string) => Ended;
  /** Returns which of several ends, newest first, counts. */
  readonly lastEnd: (ends: readonly PathEvent[], events: readonly PathEvent[], isMove: IsMove) => PathEvent | undefined;
  /** Returns whether one event is after another. */
  readonly isAfter: (one: PathEvent, other: PathEvent) => boolean;
}

/** Returns true if an end of a path is a move that counts. */
type IsMove = (end: PathEvent) => boolean;

/** Returns what the history of a commit, also that of a base, did to paths that the commit lacks. Rejects with `GitError`. */
export function explainByLog(
  log: EventLog,
  { graph, base }: { readonly graph: CommitGraph; readonly base: string | null },
  paths: readonly string[],
  outcome: Outcome,
): Promise<ReadonlyMap<string, Past>> {
  const placeOf = ({ commit }: PathEvent): number => graph.placeOf(String(commit.id)) ?? -1;
  const source: Source = {
    at: (asked) => log.at(asked),
    compare: (commits) => log.compare(commits.flatMap((commit) => commit ?? [])),
    whySkipped: (commit) => (commit === null ? undefined : log.whySkipped(commit)),
    dropped: (events, path) => {
      const commit = graph.newestThatDropped(log.holders(events));
      return { commit, end: commit === null ? null : log.movedIn(commit, path) };
    },
    lastEnd: (ends, events, isMove) => lastEnd(ends, { events, isMove, graph, base }),
    isAfter: (one, other) => placeOf(one) < placeOf(other),
  };
  return new Search(source, outcome).run(paths);
}

/** Returns what became of paths in the difference to a base; omits unchanged ones. Rejects with `GitError`. */
export async function explainByChange(
  repository: Repository,
  { base, commit }: { readonly base: string; readonly commit: string },
  paths: readonly string[],
  outcome: Omit<Outcome, 'repository'>,
): Promise<ReadonlyMap<string, Past>> {
  const { events } = await changeBetween(repository, base, commit);
  const byPath = groupBy(events, ({ path }) => path);
  let isCompared = false;
  let skipped: Skipped | undefined;
  const source: Source = {
    at: () => Promise.resolve((path) => byPath.get(path) ?? []),
    compare: async () => {
      if (isCompared) return false;
      isCompared = true;
      skipped = await compareChange(repository, base, commit);
      return true;
    },
    whySkipped: () => skipped,
    dropped: () => ({ commit: null, end: null }),
    lastEnd: ([first]) => first,
    isAfter: () => false,
  };
  const pasts = await new Search(source, { repository, ...outcome }).run(paths);
  return new Map([...pasts].filter(([, { kind }]) => kind !== 'never'));
}

/**
 * The last end of a path: one after which it did not come back. A branch's own commits are preferred to the merge that
 * added them, since they show more detail. Of lines of history that ended it, one that renamed the file counts, and
 * then that of the base.
 */
function lastEnd(
  ends: readonly PathEvent[],
  {
    events,
    isMove,
    graph,
    base,
  }: {
    readonly events: readonly PathEvent[];
    readonly isMove: IsMove;
    readonly graph: CommitGraph;
    readonly base: string | null;
  },
): PathEvent | undefined {
  const came = events.filter((event) => isFile(event.newMode) && !isFile(event.mode));
  const later = [...came, ...ends.filter(({ commit }) => !commit.merge)].map(({ commit }) => String(commit.id));
  const isOver = (end: PathEvent): boolean => later.some((commit) => graph.leadsTo(String(end.commit.id), commit));
  const open = ends.filter((end) => !isOver(end));
  const own = open.filter(({ commit }) => !commit.merge);
  const isOfBase = ({ commit: { id } }: PathEvent): boolean =>
    base !== null && (id === base || graph.leadsTo(String(id), base));
  return own.find(isMove) ?? own.find(isOfBase) ?? own[0] ?? open[0] ?? ends[0];
}

/** Follows paths from the events that ended them to their files. Looks up unknown facts and repeats. */
class Search {
  readonly #source: Source;
  readonly #outcome: Outcome;
  readonly #paths = new Set<string>();
  readonly #small = new Map<PathEvent, boolean>();
  #at: (path: string) => readonly PathEvent[] = () => [];
  #unknown = { paths: new Set<string>(), commits: new Set<string | null>(), bold: new Set<PathEvent>() };

  constructor(source: Source, outcome: Outcome) {
    this.#source = source;
    this.#outcome = outcome;
  }

  async run(paths: readonly string[]): Promise<ReadonlyMap<string, Past>> {
    for (const path of paths) this.#paths.add(path);
    for (;;) {
      this.#at = await this.#source.at(this.#paths);
      this.#unknown = { paths: new Set(), commits: new Set(), bold: new Set() };
      const pasts = new Map(paths.map((path) => [path, this.#pastOf(path)] as const));
      const { paths: others, commits, bold } = this.#unknown;
      for (const path of others) this.#paths.add(path);
      const small = await tooSmall(bold, this.#outcome.repository.objects);
      for (const one of bold) this.#small.set(one, small.has(one));
      const isNews = commits.size > 0 && (await this.#source.compare([...commits]));
      if (!isNews && others.size + bold.size === 0) return pasts;
    }
  }

  #pastOf(path: string): Past {
    const events = this.#at(path);
    if (!events.some(({ mode, newMode }) => isFile(mode) || isFile(newMode))) return { kind: 'never' };
    const { commit, end } = this.#endOf(path, events);
    const to = end === null ? null : this.#placeOf(end, MAX_RENAME_STEPS);
    if (to !== null) return { kind: 'moved', to, commit };
    const isMove = end !== null && this.#isMove(end);
    return { kind: 'removed', commit, ...(isMove ? {} : this.#source.whySkipped(commit)) };
  }

  /** The end of a path, optionally after another event: an end of a regular file, or a merge that left it out. */
  #endOf(path: string, events: readonly PathEvent[], after?: PathEvent): Ended {
    const ends = events.filter(({ mode, newMode }) => newMode === '' && isFile(mode));
    const isMove: IsMove = (end) => this.#isMove(end);
    const end =
      after === undefined
        ? this.#source.lastEnd(ends, events, isMove)
        : ends.findLast((one) => this.#source.isAfter(one, after));
    const { commits, bold } = this.#unknown;
    if (end === undefined) {
      const dropped = this.#source.dropped(events, path);
      if (dropped.end === null) commits.add(dropped.commit);
      return dropped;
    }
    // If one line of history deleted the file, another one may have moved and edited it.
    if (!isMove(end)) for (const one of ends) if (!isMove(one) && !bold.has(one)) commits.add(one.commit.id);
    return { commit: end.commit.id, end };
  }

  /** Where the file is now that left a path; null if it no longer exists. */
  #placeOf(end: PathEvent, steps: number): string | null {
    const { to } = end;
    if (to === null || !this.#isMove(end)) return null;
    const now = this.#outcome.whereIs(to.path);
    if (now !== null || steps === 0) return now;
    if (!this.#paths.has(to.path)) {
      this.#unknown.paths.add(to.path);
      return null;
    }
    const next = this.#endOf(to.path, this.#at(to.path), end).end;
    return next === null ? null : this.#placeOf(next, steps - 1);
  }

  /**
   * Returns true if the file that left a path moved elsewhere. All empty files have the same content, so their rename
   * counts only if the new path has content now; that of a small file, only if it kept its name or folder.
   */
  #isMove(end: PathEvent): boolean {
    const { to } = end;
    if (to === null || (isEmptyBlob(end.id) && this.#outcome.isEmpty(to.path))) return false;
    if (!isBold(end)) return true;
    const isSmall = this.#small.get(end);
    if (isSmall === undefined) this.#unknown.bold.add(end);
    return isSmall === false;
  }
}

/** What ended a path; null if unknown. */
interface Ended {
  readonly commit: string | null;
  readonly end: PathEvent | null;
}
