import type { PathAtCommit } from '../../model/history.js';
import { entriesAt } from './entries-at.js';
import { gitFailed, runGit } from './git.js';
import { readLog } from './log.js';
import type { Repository } from './repository.js';
import { scopesOf } from './scopes.js';

/**
 * Whether a file stood at each of some paths at a commit, or at any commit between that and the newest one that counts. The tree
 * of the commit is asked first; the history of the path only where it has nothing there. Rejects with `GitError`.
 */
export async function stoodSince(
  repository: Repository,
  newest: string,
  moments: readonly PathAtCommit[],
): Promise<readonly boolean[]> {
  const atMoment = await (repository.clone === 'partial' ? stoodInFolders : stoodThen)(repository, moments);
  const left = moments.filter((_, n) => atMoment[n] !== true);
  if (left.length === 0) return atMoment;
  const later = await stoodLater(repository, newest, left);
  return moments.map((moment, n) => atMoment[n] === true || later.has(moment));
}

/** Whether a file stood at each of some paths at its moment. */
async function stoodThen(
  { objects, prefix }: Repository,
  moments: readonly PathAtCommit[],
): Promise<readonly boolean[]> {
  const names = moments.map(({ path, commit }) =>
    /[\n\r]/.test(path) ? commit : `${commit}:${prefix === '' ? '' : `${prefix}/`}${path}`,
  );
  return (await objects.describe(names)).map(({ type }) => type === 'blob');
}

/** The same in a partial clone, where git ends when it is asked of a file that is not here: only folders are read. */
async function stoodInFolders(repository: Repository, moments: readonly PathAtCommit[]): Promise<readonly boolean[]> {
  return (await entriesAt(repository, moments)).map((entry) => entry?.kind === 'file' || entry?.kind === 'link');
}

/** Those of some moments after which a file came to stand at the path. */
async function stoodLater(
  repository: Repository,
  newest: string,
  moments: readonly PathAtCommit[],
): Promise<ReadonlySet<PathAtCommit>> {
  const graph = await CommitGraph.read(repository, newest);
  /** The commits that are known to have a file at a path. */
  const holders = new Map<string, Set<string>>(moments.map(({ path }) => [path, new Set()]));
  const scopes = scopesOf([...holders.keys()]);
  const question = { likeness: 'exact', commits: [newest], walk: true, scopes } as const;
  await readLog(repository, question, ({ status, path, to, commit }) => {
    if (commit === null) return true;
    // What a commit took away stood in its first parent; what it brought stands in itself.
    const holder = status === 'added' ? commit : graph.firstParent(commit);
    if (holder !== undefined) holders.get(path)?.add(holder);
    if (to !== null) holders.get(to)?.add(commit);
    return true;
  });
  const byCommit = new Map<string, PathAtCommit[]>();
  for (const moment of moments) byCommit.set(moment.commit, [...(byCommit.get(moment.commit) ?? []), moment]);
  const found = new Set<PathAtCommit>();
  for (const [commit, list] of byCommit) {
    const follows = graph.followersOf(commit);
    for (const moment of list) if ([...(holders.get(moment.path) ?? [])].some(follows)) found.add(moment);
  }
  return found;
}

/** The commits that lead to one, each with its parents. */
class CommitGraph {
  /** No commit comes before one that follows it. */
  readonly #parents: readonly (readonly number[])[];
  readonly #ids: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  private constructor(lines: readonly string[]) {
    this.#ids = lines.map((line) => line.split(' ', 1)[0] ?? '');
    this.#places = new Map(this.#ids.map((id, n) => [id, n]));
    this.#parents = lines.map((line) =>
      line
        .split(' ')
        .slice(1)
        .flatMap((id) => this.#places.get(id) ?? []),
    );
  }

  static async read({ git }: Repository, newest: string): Promise<CommitGraph> {
    const { status, stdout, stderr } = await runGit(git, ['rev-list', '--topo-order', '--parents', newest]);
    if (status !== 0) throw gitFailed('read the history', stderr);
    return new CommitGraph(stdout.toString('latin1').trimEnd().split('\n'));
  }

  firstParent(commit: string): string | undefined {
    const [parent] = this.#parents[this.#places.get(commit) ?? -1] ?? [];
    return parent === undefined ? undefined : this.#ids[parent];
  }

  /** Tells whether a commit is this one, or comes after it. */
  followersOf(commit: string): (other: string) => boolean {
    const followers = new Uint8Array(this.#ids.length);
    const start = this.#places.get(commit);
    if (start === undefined) return () => false;
    followers[start] = 1;
    for (let place = start - 1; place >= 0; place--) {
      if (this.#parents[place]?.some((parent) => followers[parent] === 1) === true) followers[place] = 1;
    }
    return (other) => followers[this.#places.get(other) ?? -1] === 1;
  }
}
