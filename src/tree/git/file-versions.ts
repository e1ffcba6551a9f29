import type { FileVersion } from '../../model/history.js';
import { CommitGraph } from './commit-graph.js';
import { readEvents, type FileEvent, type FileEvents } from './file-events.js';
import type { Repository } from './repository.js';
import { elementAt } from '../../model/collections.js';

/** Files whose versions are asked for. */
export interface VersionsQuestion {
  /** The newest commit that counts. */
  readonly commit: string;
  /** Their paths in that commit. */
  readonly files: readonly string[];
  /** Returns a name that a file keeps wherever it is archived. Paths with the same name are the same file. */
  readonly identityOf: (path: string) => string;
}

/**
 * Returns each file's version at a commit, with the versions before it on every line of history, followed through moves. Rejects
 * with `GitError`.
 *
 * This takes one query for all files, and one for the commit order if a file has several versions. It takes more if files were
 * outside the searched paths before, or were renamed and edited at once.
 */
export async function fileVersions(
  repository: Repository,
  { commit, files, identityOf }: VersionsQuestion,
): Promise<ReadonlyMap<string, FileVersion>> {
  const events = await readEvents(repository, { commit, files, identityOf });
  const found = new Map<string, FileVersion>();
  const left: string[] = [];
  for (const file of files) {
    const only = events.onlyVersionOf(file);
    if (only === undefined) left.push(file);
    else found.set(file, only);
  }
  if (left.length === 0) return found;
  const graph = await CommitGraph.read(repository, commit);
  for (const file of left) {
    const version = new VersionTracer(graph, events).newestOf(file);
    if (version !== undefined) found.set(file, version);
  }
  return found;
}

/** A version whose predecessors still have to be added. */
interface Made {
  readonly version: FileVersion & { readonly before: FileVersion[] };
  readonly place: number;
  readonly path: string;
  /** The path that its commit moved the file from; null if it did not. */
  readonly from: string | null;
}

/** What a commit wrote at a path. */
type Written = Extract<FileEvent, { readonly kind: 'written' }>;

/** Follows one file back through the commits that lead to the newest one. */
class VersionTracer {
  readonly #graph: CommitGraph;
  readonly #events: FileEvents;
  /** By path, for each commit: the place of the commit that decided the path's content. */
  readonly #last = new Map<string, Int32Array>();
  readonly #made = new Map<string, Made>();
  readonly #open: Made[] = [];

  constructor(graph: CommitGraph, events: FileEvents) {
    this.#graph = graph;
    this.#events = events;
  }

  /** Returns the newest commit's version; undefined if it has no such file. */
  newestOf(file: string): FileVersion | undefined {
    const [newest] = this.#versionsAt(0, file);
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
      if (event?.kind !== 'written' || seen.has(place)) continue;
      seen.add(place);
      const same = this.#graph.parentsOf(place).filter((parent) => this.#idAt(parent, path) === event.id);
      if (same.length > 0) open.push(...same);
      else found.add(this.#versionMadeBy(place, path, event));
    }
    return [...found];
  }

  #versionMadeBy(place: number, path: string, { id, from }: Written): FileVersion {
    const key = `${String(place)} ${path}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known.version;
    const made: Made = { version: { commit: this.#graph.idAt(place), id, before: [] }, place, path, from };
    this.#made.set(key, made);
    this.#open.push(made);
    return made.version;
  }

  /**
   * Returns the versions that one was made from: at its path; else where it was moved from; else where it was before its
   * deletion.
   */
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
    const candidates = [...this.#events.sameAs(path)]
      .filter((other) => other === path || this.#idAt(place, other) === undefined)
      .flatMap((other) => this.#writtenBefore(place, other))
      .sort((a, b) => a.place - b.place);
    const found: FileVersion[] = [];
    const covered: Uint8Array[] = [];
    for (const { place: at, path: other, event } of candidates) {
      if (covered.some((earlier) => earlier[at] === 1)) continue;
      covered.push(this.#graph.ancestorsOf(at));
      found.push(this.#versionMadeBy(at, other, event));
    }
    return found;
  }

  #writtenBefore(
    place: number,
    path: string,
  ): readonly { readonly place: number; readonly path: string; readonly event: Written }[] {
    const events = [...this.#events.at(path)].flatMap(([commit, event]) => {
      const at = this.#graph.placeOf(commit);
      return at === undefined || at <= place ? [] : [{ at, event }];
    });
    if (!events.some(({ event }) => event.kind === 'written')) return [];
    const earlier = this.#graph.ancestorsOf(place);
    const counted = events.filter(({ at }) => earlier[at] === 1);
    const moves = counted.flatMap(({ at, event }) =>
      event.kind === 'gone' && event.to !== null ? [this.#graph.ancestorsOf(at)] : [],
    );
    return counted.flatMap(({ at, event }) =>
      event.kind === 'written' && !moves.some((before) => before[at] === 1) ? [{ place: at, path, event }] : [],
    );
  }

  #idAt(commit: number, path: string): string | undefined {
    const event = this.#eventAt(elementAt(this.#lastOf(path), commit), path);
    return event?.kind === 'written' ? event.id : undefined;
  }

  #eventAt(place: number, path: string): FileEvent | undefined {
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
