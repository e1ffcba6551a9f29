import type { CommitPair, CommitsBetween } from '../../model/history.js';
import { endsEarly } from './ancestry.js';
import { CommitGraph } from './commit-graph.js';
import type { Repository } from './repository.js';

/** The ids of more commits are not returned, only their number. */
const MOST_COMMITS = 1_000;

/**
 * Returns the commits that lead to the later one of each pair and not to the earlier one, as `git rev-list earlier..later` does; null
 * if one of the two does not lead to `newest`, or if the clone is shallow. Rejects with `GitError`.
 */
export async function commitsBetween(
  repository: Repository,
  newest: string,
  pairs: readonly CommitPair[],
): Promise<readonly (CommitsBetween | null)[]> {
  if (pairs.length === 0) return [];
  if (await endsEarly(repository.git)) return pairs.map(() => null);
  const graph = await CommitGraph.read(repository, newest);
  return pairs.map((pair) => between(graph, pair));
}

/** Does the same for one pair of a graph. */
function between(graph: CommitGraph, { earlier, later }: CommitPair): CommitsBetween | null {
  const [first, last] = [graph.placeOf(earlier), graph.placeOf(later)];
  if (first === undefined || last === undefined) return null;
  const [known, found] = [graph.ancestorsOf(first), graph.ancestorsOf(last)];
  const isAncestor = first === last || found[first] === 1;
  known[first] = 1;
  found[last] = 1;
  const ids: string[] = [];
  found.forEach((isFound, place) => {
    if (isFound === 1 && known[place] !== 1) ids.push(graph.idAt(place));
  });
  return { count: ids.length, ids: ids.length > MOST_COMMITS ? null : ids, isAncestor };
}
