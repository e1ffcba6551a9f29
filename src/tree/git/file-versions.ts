import type { FileVersion } from '../../model/history.js';
import { addTo, elementAt } from '../../model/collections.js';
import type { CommitGraph } from './commit-graph.js';
import { sharedStart, type EventLog } from './event-log.js';
import type { PathEvent } from './log.js';

/** The files whose versions are needed. */
export interface VersionsQuestion {
  /** The commit at which the search starts, which must be in the graph. */
  readonly commit: string;
  /** Their paths in that commit. */
  readonly files: readonly string[];
  /** Returns a name that a file keeps when it is archived. Paths with the same name are the same file. */
  readonly identityOf: (path: string) => string;
}

/**
 * Returns each file's version at a commit, with the versions before it on every line of history, followed through moves. Rejects
 * with `GitError`.
 */
export async function fileVersions(
  log: EventLog,
  graph: CommitGraph,
  { commit, files, identityOf }: VersionsQuestion,
): Promise<ReadonlyMap<string, FileVersion>> {
  const events = await eventsOf(log, files, identityOf);
  const start = graph.placeOf(commit);
  const found = new Map<string, FileVersion>();
  if (start === undefined) return found;
  for (const file of files) {
    const version =
      (start === 0 ? events.onlyVersionOf(file) : undefined) ?? new VersionTracer(graph, events).newestOf(file, start);
    if (version !== undefined) found.set(file, version);
  }
  return found;
}

/** How often the search continues at earlier paths of a file. */
const MAX_RENAME_STEPS = 8;

/** Returns the events of files and of their predecessors. */
async function eventsOf(
  log: EventLog,
  files: readonly string[],
  identityOf: (path: string) => string,
): Promise<FileEvents> {
  // A file's path does not show its earlier places, so the search covers the start that the path shares with its
  // identity.
  const places = (paths: Iterable<string>): readonly string[] =>
    [...paths].map((path) => sharedStart(path, identityOf(path)));
  log.keepVersionsOf(files);
  let paths: readonly string[] = files;
  for (let step = 0; ; step++) {
    const events = new FileEvents(files, identityOf);
    for (const { events: list } of await log.including(places(paths))) events.takeCommit(list);
    if (step === MAX_RENAME_STEPS) return events;
    const isNews = await log.compare(events.toCompare());
    const all = events.paths;
    log.keepVersionsOf(all);
    paths = all.filter((path) => !log.covers(sharedStart(path, identityOf(path))));
    if (!isNews && paths.length === 0) return events;
  }
}

/** The changes of commits to some files, wherever the files were. */
class FileEvents {
  readonly #byPath = new Map<string, Map<string, PathEvent>>();
  readonly #byIdentity = new Map<string, string[]>();
  readonly #identityOf: (path: string) => string;
  readonly #wanted: Set<string>;
  readonly #identities: Set<string>;

  constructor(files: readonly string[], identityOf: (path: string) => string) {
    this.#identityOf = identityOf;
    this.#wanted = new Set(files);
    this.#identities = new Set(files.map(identityOf));
  }

  /** Takes the events of the next older commit. */
  takeCommit(events: readonly PathEvent[]): void {
    // A path may be renamed from one that is listed later.
    for (const event of events) {
      if (event.newMode === '' || !this.#isWanted(event.path)) continue;
      this.#put(event);
      if (event.from === null) continue;
      this.#wanted.add(event.from.path);
      this.#identities.add(this.#identityOf(event.from.path));
    }
    for (const event of events) if (event.newMode === '' && this.#isWanted(event.path)) this.#put(event);
  }

  /** All paths at which the files are or were. */
  get paths(): readonly string[] {
    return [...new Set([...this.#wanted, ...this.#byPath.keys()])];
  }

  /** By commit id. */
  at(path: string): ReadonlyMap<string, PathEvent> {
    return this.#byPath.get(path) ?? NO_EVENTS;
  }

  /** Returns the paths with events that have the same identity. */
  sameAs(path: string): readonly string[] {
    return this.#byIdentity.get(this.#identityOf(path)) ?? NO_PATHS;
  }

  /** Returns the only version of a file that one commit wrote and no other commit touched; undefined for any other file. */
  onlyVersionOf(file: string): FileVersion | undefined {
    const [only, ...others] = this.at(file).values();
    if (only === undefined || others.length > 0 || this.sameAs(file).length > 1) return undefined;
    const { newMode, newId, from, commit } = only;
    return newMode !== '' && from === null ? { commit: String(commit.id), id: newId, before: [] } : undefined;
  }

  /**
   * Returns the commits where a file seems new, or seems deleted before it came back: it may have been renamed and edited at once. A merge
   * creates nothing: what it adds comes from one of its parents.
   */
  toCompare(): ReadonlySet<string> {
    const isNew = ({ mode, from, commit }: PathEvent): boolean => mode === '' && from === null && !commit.merge;
    const commits = new Set<string>();
    for (const at of this.#byPath.values()) {
      const events = [...at.values()];
      if (!events.some(isNew)) continue;
      for (const event of events) {
        if (event.newMode === '' ? event.to === null : isNew(event)) commits.add(String(event.commit.id));
      }
    }
    return commits;
  }

  #isWanted(path: string): boolean {
    return this.#wanted.has(path) || this.#identities.has(this.#identityOf(path));
  }

  #put(event: PathEvent): void {
    const { path, commit } = event;
    const known = this.#byPath.get(path);
    if (known !== undefined) {
      known.set(String(commit.id), event);
      return;
    }
    this.#byPath.set(path, new Map([[String(commit.id), event]]));
    addTo(this.#byIdentity, this.#identityOf(path), path);
  }
}

const NO_EVENTS: ReadonlyMap<string, PathEvent> = new Map();
const NO_PATHS: readonly string[] = [];

/** A version whose predecessors are still to be added. */
interface Made {
  readonly version: FileVersion & { readonly before: FileVersion[] };
  readonly place: number;
  readonly path: string;
  /** The path that its commit moved the file from; null if it did not. */
  readonly from: string | null;
}

/** Follows one file back through the commits that lead to the newest one. */
class VersionTracer {
  readonly #graph: CommitGraph;
  readonly #events: FileEvents;
  /** By path, for each commit: the place of the commit that last decided the path's content. */
  readonly #last = new Map<string, Int32Array>();
  readonly #made = new Map<string, Made>();
  readonly #open: Made[] = [];

  constructor(graph: CommitGraph, events: FileEvents) {
    this.#graph = graph;
    this.#events = events;
  }

  /** Returns the version at a commit; undefined if it has no such file. */
  newestOf(file: string, start: number): FileVersion | undefined {
    const [newest] = this.#versionsAt(start, file);
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) {
      next.version.before.push(...this.#before(next));
    }
    return newest;
  }

  /**
   * Returns the versions at a commit's path. If a merge took a parent's content, these are the versions of the parents that have
   * it.
   */
  #versionsAt(start: number, path: string): readonly FileVersion[] {
    const found = new Set<FileVersion>();
    const seen = new Set<number>();
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const place = elementAt(this.#lastOf(path), at);
      const event = this.#eventAt(place, path);
      if (event === undefined || event.newMode === '' || seen.has(place)) continue;
      seen.add(place);
      const same = this.#graph.parentsOf(place).filter((parent) => this.#idAt(parent, path) === event.newId);
      if (same.length > 0) open.push(...same);
      else found.add(this.#versionMadeBy(place, path, event));
    }
    return [...found];
  }

  #versionMadeBy(place: number, path: string, { newId: id, from }: PathEvent): FileVersion {
    const key = `${String(place)} ${path}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known.version;
    const version = { commit: this.#graph.idAt(place), id, before: [] };
    const made: Made = { version, place, path, from: from?.path ?? null };
    this.#made.set(key, made);
    this.#open.push(made);
    return made.version;
  }

  /** Returns the versions before one: at its path, at the path it was moved from, or before its deletion. */
  #before({ place, path, from }: Made): readonly FileVersion[] {
    const found = new Set<FileVersion>();
    for (const parent of this.#graph.parentsOf(place)) {
      const there = this.#versionsAt(parent, path);
      const versions = there.length > 0 || from === null ? there : this.#versionsAt(parent, from);
      for (const version of versions) found.add(version);
    }
    return found.size > 0 ? [...found] : this.#restored(place, path);
  }

  /**
   * Returns the last versions of a file that was deleted and came back, here or where it is archived. A file that was moved away
   * is another file.
   */
  #restored(place: number, path: string): readonly FileVersion[] {
    const candidates = this.#events
      .sameAs(path)
      .filter((other) => other === path || this.#idAt(place, other) === undefined)
      .flatMap((other) => this.#writtenBefore(place, other))
      .sort((a, b) => a.place - b.place);
    const found: FileVersion[] = [];
    const covered: Uint8Array[] = [];
    for (const { place: at, event } of candidates) {
      if (covered.some((earlier) => earlier[at] === 1)) continue;
      covered.push(this.#graph.ancestorsOf(at));
      found.push(this.#versionMadeBy(at, event.path, event));
    }
    return found;
  }

  #writtenBefore(place: number, path: string): readonly { readonly place: number; readonly event: PathEvent }[] {
    const events = [...this.#events.at(path)].flatMap(([commit, event]) => {
      const at = this.#graph.placeOf(commit);
      return at === undefined || at <= place ? [] : [{ place: at, event }];
    });
    if (events.every(({ event }) => event.newMode === '')) return [];
    const earlier = this.#graph.ancestorsOf(place);
    const counted = events.filter((one) => earlier[one.place] === 1);
    const moves = counted.flatMap((one) => (one.event.to === null ? [] : [this.#graph.ancestorsOf(one.place)]));
    return counted.filter((one) => one.event.newMode !== '' && !moves.some((before) => before[one.place] === 1));
  }

  #idAt(commit: number, path: string): string | undefined {
    const event = this.#eventAt(elementAt(this.#lastOf(path), commit), path);
    return event === undefined || event.newMode === '' ? undefined : event.newId;
  }

  #eventAt(place: number, path: string): PathEvent | undefined {
    return place < 0 ? undefined : this.#events.at(path).get(this.#graph.idAt(place));
  }

  #lastOf(path: string): Int32Array {
    const known = this.#last.get(path);
    if (known !== undefined) return known;
    const places = [...this.#events.at(path).keys()].map((commit) => this.#graph.placeOf(commit));
    const last = this.#graph.lastOf(places.filter((place) => place !== undefined));
    this.#last.set(path, last);
    return last;
  }
}
