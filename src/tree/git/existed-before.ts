import { valueOf } from '../../model/collections.js';
import type { PathAtCommit } from '../../model/history.js';
import { CommitGraph } from './commit-graph.js';
import { withFolders } from './partial-clone.js';
import { readPathStates } from './path-states.js';
import type { Repository } from './repository.js';

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
