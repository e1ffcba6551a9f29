import { valueOf } from '../../model/collections.js';
import type { CommitGraph } from './commit-graph.js';
import { readLog } from './log.js';
import type { Repository } from './repository.js';
import { scopesOf } from './scopes.js';

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
