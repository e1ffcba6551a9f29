import { elementAt } from '../../model/collections.js';
import { gitFailed, runGit, unexpectedOutput, type GitOptions } from './git.js';
import { isShallowStore, storeOf } from './store.js';
import { parentsOf } from './raw-commits.js';

/** A commit and its parents. */
const LINE = /^[0-9a-f]{40,64}(?: [0-9a-f]{40,64})*$/;

const READING = 'read the history';

/** At most this many commits are kept with their ancestors, at one byte per commit. */
const MOST_KEPT = 256;

/**
 * The commits that lead to one commit, each with its parents. A commit is identified by its place in an order in which
 * no commit comes before its descendants.
 */
export class CommitGraph {
  readonly newest: string;
  readonly #ids: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #parents: readonly (readonly number[])[];
  /** The ancestors of commits that were looked up. */
  readonly #before = new Map<number, Uint8Array>();

  /**
   * `text` is what `git rev-list --topo-order --parents` prints: the id of each commit and those of its parents, the newest first.
   * Throws `GitError` for anything else.
   */
  constructor(newest: string, text: string) {
    const lines = text.trimEnd().split('\n');
    if (!lines.every((line) => LINE.test(line)) || !text.startsWith(newest)) throw unexpectedOutput(READING);
    const ids = lines.map((line) => line.split(' '));
    this.newest = newest;
    this.#ids = ids.map((line) => elementAt(line, 0));
    this.#places = new Map(this.#ids.map((id, n) => [id, n]));
    this.#parents = ids.map(([, ...parents]) => parents.flatMap((id) => this.#places.get(id) ?? []));
  }

  /** Reads the graph by one git process. Rejects with `GitError`. */
  static async read(git: GitOptions, newest: string): Promise<CommitGraph> {
    const { status, stdout, stderr } = await runGit(git, ['rev-list', '--topo-order', '--parents', newest]);
    if (status !== 0) throw gitFailed(READING, stderr);
    return new CommitGraph(newest, stdout.toString('latin1'));
  }

  get size(): number {
    return this.#ids.length;
  }

  /** The ids of all commits, the newest first. */
  get ids(): readonly string[] {
    return this.#ids;
  }

  idAt(place: number): string {
    return elementAt(this.#ids, place);
  }

  /** Returns undefined for a commit that does not lead to the newest one. */
  placeOf(id: string): number | undefined {
    return this.#places.get(id);
  }

  /** Those that the clone has. */
  parentsOf(place: number): readonly number[] {
    return elementAt(this.#parents, place);
  }

  /** Returns whether a commit of the graph has several parents. */
  isMerge(id: string): boolean {
    const place = this.placeOf(id);
    return place !== undefined && this.parentsOf(place).length > 1;
  }

  /**
   * Returns, for each commit, the last one that decided (the commit itself included); -1 if none did. Only first parents are
   * followed: every tree is the first parent's tree plus the commit's changes.
   */
  lastOf(deciding: Iterable<number>): Int32Array {
    const last = new Int32Array(this.size).fill(-1);
    for (const place of deciding) last[place] = place;
    for (let place = this.size - 1; place >= 0; place--) {
      const [parent] = this.parentsOf(place);
      if (last[place] === -1 && parent !== undefined) last[place] = elementAt(last, parent);
    }
    return last;
  }

  /** Returns whether a commit leads to another one and is not that one. Commits that are not in the graph lead nowhere. */
  leadsTo(earlier: string, later: string): boolean {
    const [first, last] = [this.placeOf(earlier), this.placeOf(later)];
    return first !== undefined && last !== undefined && first > last && this.ancestorsOf(last)[first] === 1;
  }

  /** Returns the commits that lead to one, without that commit itself: 1 at the place of each. */
  ancestorsOf(place: number): Readonly<Uint8Array> {
    const known = this.#before.get(place);
    if (known !== undefined) return known;
    const found = new Uint8Array(this.size);
    for (const parent of this.parentsOf(place)) found[parent] = 1;
    for (let next = place + 1; next < found.length; next++) {
      if (found[next] === 1) for (const parent of this.parentsOf(next)) found[parent] = 1;
    }
    if (this.#before.size >= MOST_KEPT) this.#before.clear();
    this.#before.set(place, found);
    return found;
  }

  /** Returns the newest commit that lacks what one of its parents has; null if there is none. */
  newestThatDropped(holders: Uint8Array): string | null {
    for (let place = 0; place < this.size; place++) {
      if (holders[place] === 1) continue;
      if (this.parentsOf(place).some((parent) => holders[parent] === 1)) return this.idAt(place);
    }
    return null;
  }
}

/**
 * Returns whether a commit is the wanted one, has it as a parent, or comes after it. Parents are read from the raw commit, since
 * a clone of depth 1 hides them.
 */
export async function contains(options: GitOptions, commit: string, wanted: string): Promise<boolean> {
  if (!/^[0-9a-f]{40,64}$/.test(wanted)) return false;
  if (commit === wanted) return true;
  const raw = await runGit(options, ['cat-file', 'commit', commit]);
  if (parentsOf(raw.stdout).includes(wanted)) return true;
  return (await runGit(options, ['merge-base', '--is-ancestor', wanted, commit])).status === 0;
}

/** Returns the checked-out commit; undefined if there is none. */
export async function headOf(options: GitOptions): Promise<string | undefined> {
  const { status, stdout } = await runGit(options, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  return status === 0 ? stdout.toString('latin1').trim() : undefined;
}

/** Returns whether the clone is shallow: by the file that git itself reads, or, if that cannot be found, by asking git. */
export async function isShallow(git: GitOptions): Promise<boolean> {
  const store = storeOf(git.cwd);
  if (store !== undefined) return isShallowStore(store);
  const { stdout } = await runGit(git, ['rev-parse', '--is-shallow-repository']);
  return stdout.toString('latin1').trim() !== 'false';
}
