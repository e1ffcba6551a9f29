import type { Entry } from '../../model/tree.js';
import { sentToLfs } from './attributes.js';
import type { Repository } from './repository.js';
import { contentsOf, entryAt } from './other-commit.js';
import { belowRoot, LARGEST } from './own-files.js';
import { submodulePaths } from './submodules.js';

const ATTRIBUTES = '.gitattributes';

/** The paths below the project root at which a commit's `.gitmodules` names a submodule. Rejects with `GitError`. */
export async function submodulesOf(repository: Repository, commit: string): Promise<ReadonlySet<string>> {
  const text = await textAt(repository, commit, '.gitmodules');
  return belowRoot(submodulePaths(text ?? ''), repository.prefix);
}

/**
 * Those paths below the project root that a commit's `.gitattributes` send to Git LFS. `find` tells what stands at a path
 * there, and `textOf` what a small file holds, by its id. Rejects with `GitError`.
 */
export async function inLfs(
  repository: Repository,
  commit: string,
  paths: readonly string[],
  { find, textOf }: FilesBelow,
): Promise<ReadonlySet<string>> {
  const root = repository.prefix === '' ? '' : `${repository.prefix}/`;
  const found = await sentToLfs(
    paths.map((path) => root + path),
    async (folder) => {
      const file = folder === '' ? ATTRIBUTES : `${folder}/${ATTRIBUTES}`;
      if (!file.startsWith(root)) return textAt(repository, commit, file);
      // Nearly every folder has none, which needs no question.
      const entry = find(file.slice(root.length));
      return entry?.kind === 'file' ? textOf(entry.id) : null;
    },
  );
  return belowRoot(found, repository.prefix);
}

interface FilesBelow {
  readonly find: (path: string) => Entry | undefined;
  readonly textOf: (id: string) => Promise<string | null>;
}

/** A file of the repository, wherever the project lies in it; null for none, a link, and what is too large. */
async function textAt(repository: Repository, commit: string, path: string): Promise<string | null> {
  const entry = await entryAt(repository, commit, path);
  if (entry?.kind !== 'file') return null;
  const [content] = await contentsOf(repository, [entry.id], LARGEST);
  return content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
}
