import type { Changes } from '../../model/context.js';
import { batchesOf, elementAt, oncePer, valueOf } from '../../model/collections.js';
import type { Repository } from './repository.js';
import { GitError, gitFailed, runGit, unexpectedOutput, type GitOptions } from './git.js';
import { entryAt, treesAt, unlessLacking } from './other-commit.js';
import { submodulesOf } from './repository-files.js';
import { decodePathBytes } from '../../model/path.js';
import { parentsOf } from './commit-graph.js';
import { FieldReader, streamGit } from './stream.js';
import { bringFolders, withFolders } from './partial-clone.js';
import type { PathChange } from '../../model/history.js';

/** Subtrees are compared, not commits: paths are then relative to the project root, and nothing outside it is compared. */
const COMPARE = [
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
async function projectTree(repository: Repository, commit: string): Promise<string> {
  const [whole, place] = await treesAt(repository, commit, repository.prefix);
  if (whole === undefined) {
    throw new GitError(`The repository lacks the tree of ${commit}: fetch it again without a filter.`);
  }
  return place ?? emptyTree(commit);
}

/** Returns the empty tree's id in the format of another object id. */
function emptyTree(like: string): string {
  return like.length === EMPTY_TREE.length ? EMPTY_TREE : EMPTY_TREE_OF_SHA256;
}

/** A path that differs between two commits, and its entries in both. The status is `D` if the path no longer exists. */
export interface Difference extends EntryLine {
  readonly path: string;
}

/**
 * Parses the raw output of `git diff-tree` without renames: `:<modes> <ids> <status> NUL <path> NUL` for each path, one character a
 * byte. Throws `GitError`, which says what git was doing, for what git never prints.
 */
export function parseDifferences(output: string, doing: string): readonly Difference[] {
  const fields = output.split('\0');
  if (fields.pop() !== '') throw unexpectedOutput(doing);
  const found: Difference[] = [];
  let entry: EntryLine | undefined;
  for (const field of fields) {
    if (entry === undefined) {
      entry = parseEntryLine(field);
      if (entry?.status.length !== 1) throw unexpectedOutput(doing);
    } else {
      found.push({ ...entry, path: decodePathBytes(field) });
      entry = undefined;
    }
  }
  if (entry !== undefined) throw unexpectedOutput(doing);
  return found;
}

/** What git's raw format says about a file that differs between two trees. */
export interface EntryLine {
  /** Zeros if the file did not exist before. */
  readonly mode: string;
  /** Zeros if it does not exist after. */
  readonly newMode: string;
  /** Ids of the content before and after; zeros if there is none. */
  readonly id: string;
  readonly newId: string;
  /** A letter of `git diff-tree`, for a rename with a number behind it. */
  readonly status: string;
}

const LINE = /^:[0-7]{6} [0-7]{6} [0-9a-f]+ [0-9a-f]+ [A-Z]\d*$/;

/** Where the second mode and the first id start: a colon and modes of six digits come before. */
const NEW_MODE = ':100644 '.length;

const ID = ':100644 100644 '.length;

/** Parses `:<modes> <ids> <status>`, an entry of the raw format without its paths. Returns undefined for anything else. */
export function parseEntryLine(line: string): EntryLine | undefined {
  if (!LINE.test(line)) return undefined;
  const newId = line.indexOf(' ', ID) + 1;
  const status = line.lastIndexOf(' ') + 1;
  return {
    mode: line.slice(1, NEW_MODE - 1),
    newMode: line.slice(NEW_MODE, ID - 1),
    id: line.slice(ID, newId - 1),
    newId: line.slice(newId, status - 1),
    status: line.slice(status),
  };
}

/** Bytes. Larger commits are left out. */
const LARGEST_COMMIT = 1024 * 1024;

/** Commits that are requested at once. */
const BATCH = 100;

/**
 * Returns what each commit did to the paths, compared with its first parent, by one git process for all. Leaves out commits that
 * do not exist, and those whose parent a shallow clone lacks. All of them must lead to `checked`. Rejects with `GitError`.
 */
export async function changedIn(
  repository: Repository,
  checked: string,
  commits: readonly string[],
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, PathChange>>> {
  if (commits.length === 0) return new Map();
  // A missing folder would look like no folder.
  if (repository.clone === 'partial' && repository.prefix !== '') await bringFolders(repository.git, checked, 'all');
  return withFolders(repository, checked, async () => {
    const changed = new Map<string, Map<string, PathChange>>();
    const pairs = new Map<string, Map<string, PathChange>[]>();
    for (const [commit, parent] of await parentOfEach(repository, [...new Set(commits)])) {
      const found = new Map<string, PathChange>();
      changed.set(commit, found);
      const before = parent === null ? emptyTree(commit) : await projectTree(repository, parent);
      const pair = `${before} ${await projectTree(repository, commit)}`;
      pairs.set(pair, [...(pairs.get(pair) ?? []), found]);
    }
    if (paths.size > 0) {
      await readDifferences(repository.git, [...pairs.keys()], (pair, path, change) => {
        if (paths.has(path)) for (const found of valueOf(pairs, pair)) found.set(path, change);
      });
    }
    return changed;
  });
}

/** Returns the first parent of each commit, null for a commit without one. */
async function parentOfEach(
  { objects }: Repository,
  commits: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const known = new Map<string, string | null>();
  for (const batch of batchesOf(commits, BATCH)) {
    const ids = batch.filter((id) => /^[0-9a-f]{40,64}$/.test(id));
    const read = await objects.contents(ids, LARGEST_COMMIT);
    for (const [n, { type, bytes }] of read.entries()) {
      if (type === 'commit' && bytes !== null) known.set(elementAt(ids, n), parentsOf(bytes)[0] ?? null);
    }
  }
  const parents = [...new Set([...known.values()].flatMap((parent) => parent ?? []))];
  const types = await objects.types(parents);
  const isThere = new Set(parents.filter((_, n) => types[n] === 'commit'));
  return new Map([...known].filter(([, parent]) => parent === null || isThere.has(parent)));
}

/** Has git compare pairs of trees, and passes on each differing path with its pair. Rejects with `GitError`. */
function readDifferences(
  git: GitOptions,
  pairs: readonly string[],
  take: (pair: string, path: string, change: PathChange) => void,
): Promise<void> {
  const fields = new FieldReader();
  let pair = '';
  let change: PathChange = 'written';
  let isPath = false;
  // The pair and a line feed, then for each path `:<modes> <ids> <status> NUL <path> NUL`.
  const field = (text: string): void => {
    if (isPath) take(pair, decodePathBytes(text), change);
    else {
      pair = text.split('\n').at(-2) ?? pair;
      change = text.endsWith(' D') ? 'deleted' : 'written';
    }
    isPath = !isPath;
  };
  return streamGit(git, [...COMPARE, '--stdin'], {
    input: pairs.map((line) => `${line}\n`).join(''),
    take: (chunk) => {
      fields.take(chunk).forEach(field);
    },
    failed: (stderr) => gitFailed('compare commits', stderr),
  });
}
