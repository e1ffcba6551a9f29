import type { CommitPair } from '../../model/history.js';
import { CommitGraph } from './commit-graph.js';
import type { Repository } from './repository.js';

/**
 * Returns whether the earlier commit of each pair is the later one or leads to it; null if one of them does not lead to `newest`,
 * as far as the clone shows. Rejects with `GitError`.
 */
export async function leadsTo(
  repository: Repository,
  newest: string,
  pairs: readonly CommitPair[],
): Promise<readonly (boolean | null)[]> {
  if (pairs.length === 0) return [];
  const graph = await CommitGraph.read(repository, newest);
  const ancestors = new Map<number, Uint8Array>();
  return pairs.map(({ earlier, later }) => {
    const [first, last] = [graph.placeOf(earlier), graph.placeOf(later)];
    if (first === undefined || last === undefined) return null;
    const before = ancestors.get(last) ?? graph.ancestorsOf(last);
    ancestors.set(last, before);
    return first === last || before[first] === 1;
  });
}
