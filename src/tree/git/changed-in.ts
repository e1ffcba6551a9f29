import { batchesOf, elementAt, valueOf } from '../../model/collections.js';
import { decodePathBytes } from '../../model/path.js';
import { parentsOf } from './ancestry.js';
import { FieldReader, streamGit } from './stream.js';
import { COMPARE, emptyTree, projectTree } from './changes.js';
import { gitFailed, type GitOptions } from './git.js';
import { bringFolders, withFolders } from './partial-clone.js';
import type { PathChange } from '../../model/history.js';
import type { Repository } from './repository.js';

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
      return true;
    },
    failed: (stderr) => gitFailed('compare commits', stderr),
  });
}
