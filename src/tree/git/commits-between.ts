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
  return pairs.map(({ earlier, later }) => {
    const [first, last] = [graph.placeOf(earlier), graph.placeOf(later)];
    return first === undefined || last === undefined ? null : between(graph, first, last);
  });
}

function between(graph: CommitGraph, first: number, last: number): CommitsBetween {
  const [known, found] = [graph.ancestorsOf(first), graph.ancestorsOf(last)];
  const isAncestor = first === last || found[first] === 1;
  known[first] = 1;
  found[last] = 1;
  const ids: string[] = [];
  let count = 0;
  found.forEach((isFound, place) => {
    if (isFound !== 1 || known[place] === 1) return;
    count++;
    if (count <= MOST_COMMITS) ids.push(graph.idAt(place));
  });
  return { count, ids: count > MOST_COMMITS ? null : ids, isAncestor };
}
