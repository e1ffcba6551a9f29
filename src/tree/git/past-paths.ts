import type { PastPaths } from '../../model/history.js';
import { Endings } from '../../model/tree.js';
import { endsEarly } from './ancestry.js';
import { readLog } from './log.js';
import { withFolders } from './partial-clone.js';
import type { Repository } from './repository.js';

/**
 * Returns the paths, including folders, that a commit or one that leads to it had, and that end in a slash and one of the given
 * paths; and which of the given folders it had, and at whose paths it had something else. Every path was added by some commit, so one walk through the additions finds them
 * all. Rejects with `GitError`.
 */
export async function pastEndingWith(
  repository: Repository,
  commit: string,
  tails: readonly string[],
  folders: readonly string[] = [],
): Promise<PastPaths> {
  const whole = !(await endsEarly(repository.git));
  if (tails.length + folders.length === 0) return { endings: new Map(), folders: new Set(), entries: new Set(), whole };
  const wanted = new Set(folders);
  const held = new Set<string>();
  const entries = new Set<string>();
  const takeFolders = (path: string): void => {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (wanted.has(folder)) held.add(folder);
    }
  };
  // If the project is in a folder, nothing outside that folder is read.
  const scopes = repository.prefix === '' ? [] : [''];
  const endings = await withFolders(repository, commit, async () => {
    const found = new Endings(tails);
    await readLog(repository, { likeness: 'exact', commits: [commit], within: scopes }, ({ path, to }) => {
      for (const one of to === null ? [path] : [path, to]) {
        found.takeWithFolders(one);
        if (wanted.has(one)) entries.add(one);
        if (held.size < wanted.size) takeFolders(one);
      }
      return true;
    });
    return found.found();
  });
  return { endings, folders: held, entries, whole };
}
