import { valueOf } from '../../model/collections.js';
import { bytesOfName, decodePathBytes, pathIn } from '../../model/path.js';
import type { Entry } from '../../model/tree.js';
import { sentToLfs } from './attributes.js';
import { keptOut } from './ignore-rules.js';
import type { Repository } from './repository.js';
import { contentsOf, entryAt } from './other-commit.js';
import { belowRoot, LARGEST } from './own-files.js';
import { submodulePaths } from './submodules.js';

const ATTRIBUTES = '.gitattributes';
const IGNORE = '.gitignore';

/** Returns the paths below the project root where a commit's `.gitmodules` names a submodule. Rejects with `GitError`. */
export async function submodulesOf(repository: Repository, commit: string): Promise<ReadonlySet<string>> {
  const text = await textAt(repository, commit, '.gitmodules');
  return belowRoot(submodulePaths(text ?? ''), repository.prefix);
}

/**
 * Returns the paths below the project root that a commit's `.gitattributes` files send to Git LFS. `find` returns the entry at a
 * path there, and `textOf` the text of a small file, by its id. Rejects with `GitError`.
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
 * Returns the rules by which a commit's `.gitignore` files exclude paths below the project root. Files in every folder of the
 * repository count, and no other rules do. A file that is a link or too large is ignored. Without `below`, the commit is also
 * asked for the project's own files. Rejects with `GitError`.
 */
export async function ignoredBy(
  repository: Repository,
  commit: string,
  paths: readonly string[],
  below: FilesBelow | null,
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map(paths.map((path) => [bytesOfName(pathIn(repository.prefix, path)).toString('latin1'), path]));
  const textIn = async (folder: string): Promise<string | null> => {
    const file = decodePathBytes(pathIn(folder, IGNORE));
    const text = await (below === null ? textAt(repository, commit, file) : textBelow(repository, commit, file, below));
    return text === null ? null : Buffer.from(text).toString('latin1');
  };
  const root = repository.prefix === '' ? '' : `${repository.prefix}/`;
  const hasFolder = (folder: string): boolean => {
    const path = decodePathBytes(folder);
    return below === null || !path.startsWith(root) || below.find(path.slice(root.length)) !== undefined;
  };
  const found = await keptOut([...wanted.keys()], textIn, undefined, hasFolder);
  return new Map([...found].map(([path, rule]) => [valueOf(wanted, path), decodePathBytes(rule)] as const));
}

interface FilesBelow {
  readonly find: (path: string) => Entry | undefined;
  readonly textOf: (id: string) => Promise<string | null>;
}

/** Returns the text of a small file in the repository. Most folders of the project have none, which needs no request. */
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

/**
 * Returns the text of a file, wherever the project is in the repository; null if there is none, for a link, and for a file that
 * is too large.
 */
async function textAt(repository: Repository, commit: string, path: string): Promise<string | null> {
  const entry = await entryAt(repository, commit, path);
  if (entry?.kind !== 'file') return null;
  const [content] = await contentsOf(repository, [entry.id], LARGEST);
  return content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
}
