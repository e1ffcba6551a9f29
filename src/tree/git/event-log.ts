import { posix } from 'node:path';
import { addTo, groupBy, valueOf } from '../../model/collections.js';
import { MOST_ENDINGS } from '../../model/tree.js';
import type { CommitGraph } from './commit-graph.js';
import { formerRoot, type FormerRoot } from './changes.js';
import { isFile, readByParent, readWalk, type Likeness, type LoggedCommit, type PathEvent } from './log.js';
import { withFolders } from './partial-clone.js';
import { findEdited, linkFound, type Skipped } from './renames.js';
import type { Repository } from './repository.js';

/** With at most this many commits, all are read at once: a second walk would cost more than it saves. */
const FEW_COMMITS = 5_000;

/** Returns, plans and the books next to them: files whose versions may be needed. */
export const DOCUMENT = /\.(?:jsonl?|md|markdown|ya?ml)$/i;

/**
 * The changes of a commit and its ancestors to paths, compared with their first parents. One walk reads them for all
 * places that were asked about so far; only other places need another walk. Answers come from what was read.
 */
export class EventLog {
  readonly #repository: Repository;
  readonly #graph: CommitGraph;
  readonly #asked = new Set<string>();
  readonly #versioned = new Set<string>();
  /** Null before the first walk; empty after everything was read. */
  #scopes: readonly string[] | null = null;
  #commits: readonly LoggedCommit[] = [];
  #byId: ReadonlyMap<string, LoggedCommit> = new Map();
  #turn: Promise<unknown> = Promise.resolve();
  #formerRoot: Promise<FormerRoot | null> | undefined;
  readonly #byPath = new Map<string, PathEvent[]>();
  /** The renames found by contents. A merge has them once for each parent. */
  readonly #compared = new Map<string, readonly LoggedCommit[]>();
  readonly #skipped = new Map<string, Skipped>();

  constructor(repository: Repository, graph: CommitGraph) {
    this.#repository = repository;
    this.#graph = graph;
  }

  /** Returns all commits that were read, newest first, including those that changed anything at some paths. */
  async including(paths: Iterable<string>): Promise<readonly LoggedCommit[]> {
    const asked = [...paths];
    await this.#inTurn(async () => {
      const others = asked.filter((path) => !this.covers(path));
      if (others.length > 0) await this.#walk(others);
    });
    return this.#commits;
  }

  /** From now on, content changes of some files are read as well; otherwise only those of documents are. */
  keepVersionsOf(files: readonly string[]): void {
    const others = files.filter((file) => !DOCUMENT.test(file) && !this.#versioned.has(file));
    for (const file of others) this.#versioned.add(file);
    if (others.length > 0) this.#scopes = null;
  }

  /** Returns true if all commits that changed a path were read. */
  covers(path: string): boolean {
    if (this.#scopes === null) return false;
    return this.#scopes.length === 0 || this.#scopes.some((scope) => path === scope || path.startsWith(`${scope}/`));
  }

  /** Returns the changes of commits to some paths, newest first. */
  async at(paths: Iterable<string>): Promise<(path: string) => readonly PathEvent[]> {
    const asked = [...paths];
    const commits = await this.including(asked);
    const others = new Set(asked.filter((path) => !this.#byPath.has(path)));
    for (const path of others) this.#byPath.set(path, []);
    if (others.size > 0) {
      for (const { events } of commits)
        for (const event of events) if (others.has(event.path)) this.#byPath.get(event.path)?.push(event);
    }
    const found = new Map(asked.map((path) => [path, this.#byPath.get(path) ?? []]));
    return (path) => found.get(path) ?? [];
  }

  /** Returns the commits of the graph that had a regular file at a path: 1 at the place of each. */
  holders(events: readonly PathEvent[]): Uint8Array {
    const graph = this.#graph;
    const after = new Map(
      events.map(({ commit, newMode }) => [graph.placeOf(String(commit.id)) ?? -1, isFile(newMode)]),
    );
    return Uint8Array.from(graph.lastOf(after.keys()), (place) => (after.get(place) === true ? 1 : 0));
  }

  /** Has git compare the contents in some commits, to find files that were renamed and edited at once. Returns true if one was not compared before. */
  async compare(commits: Iterable<string>): Promise<boolean> {
    const ids = [...new Set(commits)].filter((id) => !this.#compared.has(id));
    if (ids.length === 0) return false;
    await this.#inTurn(async () => {
      const differences = await this.byParent(ids);
      const { found, skipped } = await findEdited(differences, this.#repository.objects, (list) =>
        this.#look(list, 'alike'),
      );
      for (const [id, why] of skipped) this.#skipped.set(id, why);
      for (const id of ids) this.#compared.set(id, []);
      const ofMerges = [...differences].flatMap(([id, list]) => (this.#graph.isMerge(id) ? list : []));
      for (const one of [...ofMerges, ...found]) {
        const renames = one.events.filter(({ to }) => to !== null);
        one.events.splice(0, Infinity, ...renames);
        this.#compared.set(String(one.id), [...(this.#compared.get(String(one.id)) ?? []), one]);
      }
      for (const id of ids) this.#link(id);
    });
    return true;
  }

  /** Returns the changes of commits, compared with each parent: a merge appears once for each. */
  async byParent(ids: readonly string[]): Promise<ReadonlyMap<string, readonly LoggedCommit[]>> {
    const isKnown = (id: string): boolean => this.#byId.has(id) && !this.#graph.isMerge(id);
    const others = ids.filter((id) => !isKnown(id));
    const read = others.length === 0 ? [] : await this.#look(others, 'exact');
    const byId = groupBy(read, ({ id }) => String(id));
    return new Map(ids.map((id) => [id, isKnown(id) ? [valueOf(this.#byId, id)] : (byId.get(id) ?? [])]));
  }

  #look(commits: readonly string[], likeness: Likeness): Promise<readonly LoggedCommit[]> {
    return withFolders(this.#repository, this.#graph.newest, () => readByParent(this.#repository, commits, likeness));
  }

  /** Returns why the contents of a commit were not compared; undefined if they were. */
  whySkipped(id: string): Skipped | undefined {
    return this.#skipped.get(id);
  }

  /** Returns where a compared commit moved the file at a path, seen from any of its parents; null if it did not. */
  movedIn(id: string, path: string): PathEvent | null {
    const events = (this.#compared.get(id) ?? []).flatMap((one) => one.events);
    return events.findLast((event) => event.path === path && isFile(event.mode) && event.to !== null) ?? null;
  }

  #link(id: string): void {
    const commit = this.#byId.get(id);
    if (commit !== undefined) for (const found of this.#compared.get(id) ?? []) linkFound(commit.events, found);
  }

  /** Two walks at once would read the same twice. */
  #inTurn(read: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(read);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #walk(others: readonly string[]): Promise<void> {
    for (const path of others) this.#asked.add(path);
    const repository = this.#repository;
    const scopes = this.#graph.size > FEW_COMMITS ? scopesOf([...this.#asked]) : [];
    const isVersioned = (path: string): boolean => DOCUMENT.test(path) || this.#versioned.has(path);
    this.#commits = await withFolders(repository, this.#graph.newest, async () => {
      const own = await readWalk(repository, this.#graph.newest, scopes, isVersioned);
      const former = await (this.#formerRoot ??= formerRoot(repository, this.#graph));
      if (former === null) return own;
      const { moved, before, prefix } = former;
      const earlier = await readWalk({ git: repository.git, prefix }, before, scopes, isVersioned);
      return [...own.filter(({ id }) => id !== moved.id), moved, ...earlier];
    });
    this.#scopes = scopes;
    this.#byId = new Map(this.#commits.map((commit) => [String(commit.id), commit]));
    this.#byPath.clear();
    for (const id of this.#compared.keys()) this.#link(id);
  }
}

/**
 * git compares each entry of each folder that it reads with each requested path. So it gets a few folders instead of thousands of
 * files.
 */
const MOST_SCOPES = 32;

/** Paths are distinguished by at most this many folders. */
const DEEPEST = 12;

/**
 * Returns the folders, or the paths themselves, that a search is limited to: as deep as possible while only a few of them contain
 * all paths. Returns none if one of the paths is empty.
 */
function scopesOf(paths: readonly string[]): readonly string[] {
  // On standard input, each path is one line.
  const split = paths.map((path) => {
    const segments = path.split('/', DEEPEST);
    const broken = segments.findIndex((segment) => /[\n\r\0]/.test(segment));
    return broken < 0 ? segments : segments.slice(0, broken);
  });
  let scopes: readonly string[] = [];
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const deeper = new Set(split.map((segments) => segments.slice(0, depth).join('/')));
    if (deeper.size > MOST_SCOPES || deeper.has('')) break;
    scopes = [...deeper];
  }
  return scopes;
}

/** Returns the folder that two paths share; the path itself if they are the same. */
export function sharedStart(one: string, other: string): string {
  if (one === other) return one;
  const segments = other.split('/');
  const all = one.split('/');
  const end = all.findIndex((segment, n) => segment !== segments[n]);
  return all.slice(0, Math.max(end, 0)).join('/');
}

/** All paths that commits ever had. */
export class PathsEver {
  readonly #entries = new Set<string>();
  readonly #folders = new Set<string>();
  /** Files and folders by their last name. */
  readonly #named = new Map<string, string[]>();

  constructor(commits: readonly LoggedCommit[]) {
    for (const { events } of commits) for (const { path } of events) this.#take(path);
  }

  /** Returns whether a file, a link or a submodule was at a path. */
  hasEntry(path: string): boolean {
    return this.#entries.has(path);
  }

  hasFolder(path: string): boolean {
    return this.#folders.has(path);
  }

  /** Returns a few paths that end in a slash and a path, most recent first. */
  endingWith(tail: string): readonly string[] {
    const named = this.#named.get(posix.basename(tail)) ?? [];
    return named.filter((path) => path.endsWith(`/${tail}`)).slice(0, MOST_ENDINGS);
  }

  #take(path: string): void {
    if (this.#entries.has(path)) return;
    this.#entries.add(path);
    if (!this.#folders.has(path)) this.#name(path);
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (this.#folders.has(folder)) return;
      this.#folders.add(folder);
      if (!this.#entries.has(folder)) this.#name(folder);
    }
  }

  #name(path: string): void {
    addTo(this.#named, posix.basename(path), path);
  }
}
