import type { PathAtCommit } from '../../model/history.js';
import { CommitGraph } from './commit-graph.js';
import { readLog } from './log.js';
import { withFolders } from './partial-clone.js';
import type { Repository } from './repository.js';
import { scopesOf } from './scopes.js';

/**
 * Whether a file stood at each of some paths at any commit that leads to a moment, the moment itself aside. One walk through
 * the history that leads to `newest` answers for all. Rejects with `GitError`.
 */
export async function stoodBefore(
  repository: Repository,
  newest: string,
  moments: readonly PathAtCommit[],
): Promise<readonly boolean[]> {
  if (moments.length === 0) return [];
  const graph = await CommitGraph.read(repository, newest);
  const scopes = scopesOf([...new Set(moments.map(({ path }) => path))]);
  const holders = await withFolders(repository, newest, async () => {
    const found = new Map<string, Set<number>>(moments.map(({ path }) => [path, new Set()]));
    const question = { likeness: 'exact', commits: [newest], walk: true, scopes } as const;
    await readLog(repository, question, ({ status, path, to, commit }) => {
      if (commit === null) return true;
      // What a commit took away stood in its first parent; what it brought stands in itself.
      const place = graph.placeOf(commit);
      if (place === undefined) return true;
      const holder = status === 'added' ? place : graph.parentsOf(place)[0];
      if (holder !== undefined) found.get(path)?.add(holder);
      if (to !== null) found.get(to)?.add(place);
      return true;
    });
    return found;
  });
  const ancestors = new Map<string, Uint8Array>();
  return moments.map(({ path, commit }) => {
    const place = graph.placeOf(commit);
    if (place === undefined) return false;
    const before = ancestors.get(commit) ?? graph.ancestorsOf(place);
    ancestors.set(commit, before);
    return [...(holders.get(path) ?? [])].some((holder) => before[holder] === 1);
  });
}
