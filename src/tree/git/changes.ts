import type { Changes } from '../../model/context.js';
import { oncePer } from '../../model/collections.js';
import type { Repository } from './repository.js';
import { GitError, gitFailed, runGit, type GitOptions } from './git.js';
import { parseDifferences, type Difference } from './differences.js';
import { entryAt, treesAt } from './other-commit.js';
import { unlessLacking } from './blobs.js';
import { submodulesOf } from './repository-files.js';

/** Subtrees are compared, not commits: paths are then relative to the project root, and nothing outside it is compared. */
export const COMPARE = [
  'diff-tree',
  '-r',
  '-z',
  '--raw',
  '--no-renames',
  '--no-relative',
  '--ignore-submodules=none',
  '--no-ext-diff',
  '--no-textconv',
] as const;

/** The mode of an entry that names a commit of another repository. */
const GITLINK = '160000';

/** The empty tree's ids. git knows this tree without having it. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const EMPTY_TREE_OF_SHA256 = '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321';

/**
 * Returns the paths below the project root that differ between two commits, by one git call. A renamed file is deleted at one
 * path and changed at another. A file that only became executable has changed. `label` names the base for people. Rejects with
 * `GitError`.
 */
export async function changesBetween(
  repository: Repository,
  base: string,
  commit: string,
  label: string,
): Promise<Changes> {
  const changed = new Set<string>();
  const deleted = new Set<string>();
  const added = new Set<string>();
  const sameContent = new Set<string>();
  const newSubmodules = new Set<string>();
  const differences = await differencesBetween(repository, base, commit, label);
  const gone = new Map<string, string[]>();
  for (const { path, status, id } of differences) {
    if (status === 'D') gone.set(id, [...(gone.get(id) ?? []), path]);
  }
  const moved = new Map<string, string>();
  for (const { path, status, mode, newMode, id, newId } of differences) {
    (status === 'D' ? deleted : changed).add(path);
    if (status === 'M' && id === newId) sameContent.add(path);
    if (status === 'A') added.add(path);
    const sources = status === 'A' ? gone.get(newId) : undefined;
    // Each new place takes one of the deleted files; the remaining places share the last one.
    const source = sources !== undefined && sources.length > 1 ? sources.shift() : sources?.[0];
    if (source !== undefined) moved.set(path, source);
    if (newMode === GITLINK && mode !== GITLINK) newSubmodules.add(path);
  }
  for (const path of await namedSince(repository, base, commit)) newSubmodules.add(path);
  return { base: label, changed, deleted, added, sameContent, moved, newSubmodules };
}

/** Returns the submodules that a commit's `.gitmodules` names and the base's does not. */
async function namedSince(repository: Repository, base: string, commit: string): Promise<readonly string[]> {
  // Their folders are read instead: asked for a file that a partial clone lacks, git would fetch it or give up.
  const before = await entryAt(repository, base, '.gitmodules');
  const after = await entryAt(repository, commit, '.gitmodules');
  if (after?.kind !== 'file' || (before?.kind === 'file' && before.id === after.id)) return [];
  const known = await unlessLacking(submodulesOf(repository, base));
  const now = await unlessLacking(submodulesOf(repository, commit));
  // What cannot be read names none: whether a folder is a submodule is then unknown, too.
  return known === null ? [] : [...(now ?? [])].filter((path) => !known.has(path));
}

type CompareTrees = (before: string, after: string, label: string) => Promise<readonly Difference[]>;

/** Compares two trees of a repository. One git call answers all questions about the same pair. */
const comparerOf = oncePer(({ git }: Repository): CompareTrees => {
  const compared = new Map<string, Promise<readonly Difference[]>>();
  return (before, after, label) => {
    const key = `${before} ${after}`;
    const found = compared.get(key) ?? compareTrees(git, before, after, label);
    compared.set(key, found);
    return found;
  };
});

/**
 * Returns the paths below the project root that differ between two commits, with the first commit's entries. Rejects with
 * `GitError`.
 */
export async function differencesBetween(
  repository: Repository,
  base: string,
  commit: string,
  label: string,
): Promise<readonly Difference[]> {
  const [before, after] = [await projectTree(repository, base), await projectTree(repository, commit)];
  if (before === after) return [];
  return comparerOf(repository)(before, after, label);
}

async function compareTrees(
  git: GitOptions,
  before: string,
  after: string,
  label: string,
): Promise<readonly Difference[]> {
  const doing = `compare with ${label}`;
  const ask = async (): Promise<string> => {
    const { status, stdout, stderr } = await runGit(git, [...COMPARE, before, after]);
    if (status !== 0) throw gitFailed(doing, stderr);
    return stdout.toString('latin1');
  };
  // Trees of different ids hardly ever have no difference. Without one, a branch would pass unseen.
  return parseDifferences((await ask()) || (await ask()), doing);
}

/**
 * Returns the id of the project's tree in a commit; that of an empty tree if the commit has no such folder. Rejects with
 * `GitError`.
 */
export async function projectTree(repository: Repository, commit: string): Promise<string> {
  const [whole, place] = await treesAt(repository, commit, repository.prefix);
  if (whole === undefined) {
    throw new GitError(`The repository lacks the tree of ${commit}: fetch it again without a filter.`);
  }
  return place ?? emptyTree(commit);
}

/** Returns the empty tree's id in the format of another object id. */
export function emptyTree(like: string): string {
  return like.length === EMPTY_TREE.length ? EMPTY_TREE : EMPTY_TREE_OF_SHA256;
}
