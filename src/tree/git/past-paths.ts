import type { PastPaths } from '../../model/tree.js';
import { Endings } from '../endings.js';
import { endsEarly } from './ancestry.js';
import { readLog } from './log.js';
import { withFolders } from './partial-clone.js';
import type { Repository } from './repository.js';

/**
 * The paths that a commit or one that leads to it held, and that end in a slash and one of some others: each came to be in some
 * commit, so that one walk through those tells. Rejects with `GitError`.
 */
export async function pastEndingWith(
  repository: Repository,
  commit: string,
  tails: readonly string[],
): Promise<PastPaths> {
  const whole = !(await endsEarly(repository.git));
  if (tails.length === 0) return { endings: new Map(), whole };
  // Of a project in a folder nothing beside that folder is looked at.
  const scopes = repository.prefix === '' ? [] : [''];
  const endings = await withFolders(repository, commit, async () => {
    const found = new Endings(tails);
    await readLog(repository, { likeness: 'exact', commits: [commit], walk: true, scopes }, ({ path, to }) => {
      if (to !== null) found.take(to);
      found.take(path);
      return true;
    });
    return found.found();
  });
  return { endings, whole };
}
