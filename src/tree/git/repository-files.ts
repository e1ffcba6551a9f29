import { pathIn } from '../../model/path.js';
import { bytesOfName, decodePathBytes } from '../../model/path-bytes.js';
import type { Entry } from '../../model/tree.js';
import { sentToLfs } from './attributes.js';
import { keptOut } from './ignore-rules.js';
import type { Repository } from './repository.js';
import { contentsOf, entryAt } from './other-commit.js';
import { belowRoot, LARGEST } from './own-files.js';
import { submodulePaths } from './submodules.js';

const ATTRIBUTES = '.gitattributes';
const IGNORE = '.gitignore';

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
  const found = await sentToLfs(
    paths.map((path) => pathIn(repository.prefix, path)),
    (folder) => textBelow(repository, commit, pathIn(folder, ATTRIBUTES), { find, textOf }),
  );
  return belowRoot(found, repository.prefix);
}

/**
 * The rules by which a commit's `.gitignore` files keep out some paths below the project root, in whichever folder of the repository
 * these files lie; no other rule counts. A file that is a link, or is too large, says nothing. Without `below`, what the project holds is
 * asked of the commit as well. Rejects with `GitError`.
 */
export async function ignoredBy(
  repository: Repository,
  commit: string,
  paths: readonly string[],
  below: FilesBelow | null,
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map(paths.map((path) => [bytesOfName(pathIn(repository.prefix, path)).toString('latin1'), path]));
  const found = await keptOut([...wanted.keys()], async (folder) => {
    const file = decodePathBytes(pathIn(folder, IGNORE));
    const text = await (below === null ? textAt(repository, commit, file) : textBelow(repository, commit, file, below));
    return text === null ? null : Buffer.from(text).toString('latin1');
  });
  return new Map(
    [...found].flatMap(([path, rule]) => {
      const name = wanted.get(path);
      return name === undefined ? [] : [[name, decodePathBytes(rule)] as const];
    }),
  );
}

interface FilesBelow {
  readonly find: (path: string) => Entry | undefined;
  readonly textOf: (id: string) => Promise<string | null>;
}

/** The text of a small file of the repository. Nearly every folder of the project has none, which needs no question. */
async function textBelow(
  repository: Repository,
  commit: string,
  file: string,
  { find, textOf }: FilesBelow,
): Promise<string | null> {
  const root = repository.prefix === '' ? '' : `${repository.prefix}/`;
  if (!file.startsWith(root)) return textAt(repository, commit, file);
  const entry = find(file.slice(root.length));
  return entry?.kind === 'file' ? textOf(entry.id) : null;
}

/** A file of the repository, wherever the project lies in it; null for none, a link, and what is too large. */
async function textAt(repository: Repository, commit: string, path: string): Promise<string | null> {
  const entry = await entryAt(repository, commit, path);
  if (entry?.kind !== 'file') return null;
  const [content] = await contentsOf(repository, [entry.id], LARGEST);
  return content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
}
