import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Tree } from '../model/tree.js';
import { isCommitTree } from './commit.js';
import { entryAt } from './git/other-commit.js';
import { leadsInto, placeIn, realOf } from './inside.js';
import { isDirectory, repositoryOf } from './root.js';

/**
 * Resolves to whether a file on disk belongs to the checked project, so that a pull request can change it: the checked
 * commit has it, a link to it, or a link or submodule in its path. Files in another checkout do not belong to the
 * project. `root` is the project root.
 */
export async function isCheckedFile(tree: Tree, root: string, path: string): Promise<boolean> {
  if (!isDirectory(root)) return false;
  const top = repositoryOf(root) ?? realOf(resolve(root));
  const place = placeIn(top, path);
  if (place === null) return leadsInto(top, path);
  if (isCommitTree(tree)) return (await entryAt(tree.repository, tree.revision, place)) !== undefined;
  const folder = dirname(resolve(path));
  const around = isDirectory(folder) ? repositoryOf(folder) : undefined;
  // The `.git` of a submodule is a file.
  return around === undefined || around === realOf(top) || !statSync(join(around, '.git')).isDirectory();
}
