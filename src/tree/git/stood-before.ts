import type { PathAtCommit } from '../../model/history.js';
import { readLog } from './log.js';
import { withFolders } from './partial-clone.js';
import type { Repository } from './repository.js';
import { scopesOf } from './scopes.js';
import { CommitGraph } from './stood-since.js';

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
    const found = new Map<string, Set<string>>(moments.map(({ path }) => [path, new Set()]));
    const question = { likeness: 'exact', commits: [newest], walk: true, scopes } as const;
    await readLog(repository, question, ({ status, path, to, commit }) => {
      if (commit === null) return true;
      // What a commit took away stood in its first parent; what it brought stands in itself.
      const holder = status === 'added' ? commit : graph.firstParent(commit);
      if (holder !== undefined) found.get(path)?.add(holder);
      if (to !== null) found.get(to)?.add(commit);
      return true;
    });
    return found;
  });
  const leading = new Map<string, (other: string) => boolean>();
  return moments.map(({ path, commit }) => {
    const leads = leading.get(commit) ?? graph.leadingTo(commit);
    leading.set(commit, leads);
    return [...(holders.get(path) ?? [])].some(leads);
  });
}
