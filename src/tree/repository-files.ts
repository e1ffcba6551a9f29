import type { Entry } from '../model/tree.js';
import { sentToLfs } from './attributes.js';
import type { Repository } from './commit.js';
import { contentsOf, entryAt } from './other-commit.js';
import { submodulePaths } from './submodules.js';

const ATTRIBUTES = '.gitattributes';

/** Bytes: git's own files in a tree are small, and a larger one says nothing here. */
const LARGEST = 64 * 1024;

/** The paths below the project root at which a commit's `.gitmodules` names a submodule. Rejects with `GitError`. */
export async function submodulesOf(repository: Repository, commit: string): Promise<ReadonlySet<string>> {
  const text = await textAt(repository, commit, '.gitmodules');
  return belowRoot(submodulePaths(text ?? ''), repository.prefix);
}

/**
 * Those paths below the project root that a commit's `.gitattributes` send to Git LFS. `find` tells what stands at a path
 * there. Rejects with `GitError`.
 */
export async function inLfs(
  repository: Repository,
  commit: string,
  paths: readonly string[],
  find: (path: string) => Entry | undefined,
): Promise<ReadonlySet<string>> {
  const root = repository.prefix === '' ? '' : `${repository.prefix}/`;
  const found = await sentToLfs(
    paths.map((path) => root + path),
    async (folder) => {
      const file = folder === '' ? ATTRIBUTES : `${folder}/${ATTRIBUTES}`;
      // Nearly every folder has none, which needs no question.
      const isBelow = file.startsWith(root);
      return isBelow && find(file.slice(root.length))?.kind !== 'file' ? null : textAt(repository, commit, file);
    },
  );
  return belowRoot(found, repository.prefix);
}

/** Paths of a repository as those of a project in it; those outside are left out. */
export function belowRoot(paths: Iterable<string>, prefix: string): ReadonlySet<string> {
  const root = prefix === '' ? '' : `${prefix}/`;
  return new Set([...paths].flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : [])));
}

/** A file of the repository, wherever the project lies in it; null for none, a link, and what is too large. */
async function textAt(repository: Repository, commit: string, path: string): Promise<string | null> {
  const entry = await entryAt(repository, commit, path);
  if (entry?.kind !== 'file') return null;
  const [content] = await contentsOf(repository, [entry.id], LARGEST);
  return content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
}
