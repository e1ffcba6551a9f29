import { pathBelow, pathIn } from '../../model/path.js';
import type { RulesUnknown } from '../../model/history.js';
import type { Entry } from '../../model/tree.js';
import { contentsOf, entryAt, nullIfMissing } from './other-commit.js';
import { ignoringRules, pathsInLfs, submodulePaths, type RuleFiles } from './path-rules.js';
import type { Repository } from './repository.js';

/** Bytes. git's own files in a tree, such as `.gitmodules`, are small. Larger ones are ignored. */
export const LARGEST = 64 * 1024;

/** The entry at a path below the project root of a commit whose files are listed. */
type Find = (path: string) => Entry | undefined;

/** Returns the paths below the project root where a commit's `.gitmodules` names a submodule, or why that is unknown. */
export async function submodulesOf(
  repository: Repository,
  commit: string,
): Promise<ReadonlySet<string> | RulesUnknown> {
  const { git, prefix } = repository;
  const read = async (): Promise<Uint8Array> =>
    (await bytesOf(repository, await entryAt(repository, commit, '.gitmodules'))) ?? Buffer.alloc(0);
  const bytes = await nullIfMissing(read());
  const found = bytes === null ? 'lacking' : await submodulePaths(bytes, git.cwd);
  return typeof found === 'string' ? found : belowRoot(found, prefix);
}

/** Returns the paths below the project root that a commit's `.gitattributes` files send to Git LFS, or why that is unknown. */
export async function inLfs(
  repository: Repository,
  commit: string,
  paths: readonly string[],
  find: Find,
): Promise<ReadonlySet<string> | RulesUnknown> {
  const whole = paths.map((path) => pathIn(repository.prefix, path));
  const found = await nullIfMissing(pathsInLfs(whole, ruleFiles(repository, commit, '.gitattributes', find)));
  if (found === null) return 'lacking';
  return typeof found === 'string' ? found : belowRoot(found, repository.prefix);
}

/**
 * Returns the rules by which a commit's `.gitignore` files exclude paths below the project root, or why they are unknown. Files in
 * every folder of the repository count, and no other rules do. A file that is a link or too large is ignored. Without `find`, the
 * commit is also asked for the project's own files.
 */
export async function ignoredBy(
  repository: Repository,
  commit: string,
  paths: readonly string[],
  find: Find | null,
): Promise<ReadonlyMap<string, string> | RulesUnknown> {
  const whole = paths.map((path) => pathIn(repository.prefix, path));
  const found = await nullIfMissing(ignoringRules(whole, ruleFiles(repository, commit, '.gitignore', find)));
  if (found === null) return 'lacking';
  if (typeof found === 'string') return found;
  return new Map([...found].map(([path, rule]) => [pathBelow(repository.prefix, path) ?? path, rule] as const));
}

/** The rule files of one name in a commit's folders. Most project folders have none, which takes no request. */
function ruleFiles(repository: Repository, commit: string, name: string, find: Find | null): RuleFiles {
  const entry = async (path: string): Promise<Entry | undefined> => {
    const own = find === null ? null : pathBelow(repository.prefix, path);
    return own === null ? entryAt(repository, commit, path) : find?.(own);
  };
  return {
    project: repository.git.cwd,
    hasFolder: async (folder) => (await entry(folder))?.kind === 'directory',
    fileIn: async (folder) => bytesOf(repository, await entry(pathIn(folder, name))),
  };
}

/** Returns the content of a small file; null for any other entry. Rejects with `GitError` if the clone lacks it. */
async function bytesOf(repository: Repository, entry: Entry | undefined): Promise<Uint8Array | null> {
  if (entry?.kind !== 'file') return null;
  const [content] = await contentsOf(repository, [entry.id], LARGEST);
  return content?.kind === 'bytes' ? content.bytes : null;
}

/** Returns repository paths as project paths. Leaves out those outside the project. */
export function belowRoot(paths: Iterable<string>, prefix: string): ReadonlySet<string> {
  return new Set([...paths].flatMap((path) => pathBelow(prefix, path) ?? []));
}
