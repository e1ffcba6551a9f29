import type { Changes } from '../model/context.js';
import type { Content } from '../model/tree.js';
import type { Repository } from './commit.js';
import { GitError, gitFailed, runGit } from './git.js';
import { entriesOf } from './listing.js';
import { nameOf } from '../model/name.js';
import { fetchPromised } from './promised.js';

/** What stands below a project root is asked of trees, so that paths come relative to it and nothing else is compared. */
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

/** The tree without an entry, which git knows without having it: by the length of an id, of SHA-1 and of SHA-256. */
const EMPTY_TREES: ReadonlyMap<number, string> = new Map([
  [40, '4b825dc642cb6eb9a060e54bf8d69288fbee4904'],
  [64, '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321'],
]);

/**
 * The paths below the project root that differ between two commits, by one git call. A renamed file is deleted at one path
 * and changed at another; one that only became executable has changed. `label` is what people call the base. Rejects with
 * `GitError`.
 */
export async function changesBetween(
  repository: Repository,
  base: string,
  commit: string,
  label: string,
): Promise<Changes> {
  const [before, after] = [await projectTree(repository, base), await projectTree(repository, commit)];
  const changed = new Set<string>();
  const deleted = new Set<string>();
  if (before !== after) {
    const { status, stdout, stderr } = await runGit(repository.git, [...COMPARE, before, after]);
    if (status !== 0) throw gitFailed(`compare with ${label}`, stderr);
    const fields = stdout.toString('latin1').split('\0');
    // Each entry is `:mode mode id id status` and the path.
    for (let n = 0; n + 1 < fields.length; n += 2) {
      const path = nameOf(fields[n + 1] ?? '');
      (fields[n]?.endsWith(' D') === true ? deleted : changed).add(path);
    }
  }
  return { base: label, changed, deleted };
}

/** The id of the project's tree in a commit; that of an empty tree where the commit has no such folder. Rejects with `GitError`. */
async function projectTree(repository: Repository, commit: string): Promise<string> {
  const [whole, place] = await treesAt(repository, commit, repository.prefix);
  if (whole === undefined)
    throw new GitError(`The repository lacks the tree of ${commit}: fetch it again without a filter.`);
  return place ?? EMPTY_TREES.get(commit.length) ?? whole;
}

/** The ids of a commit's tree and of the one at a path in the repository; undefined for each that is not there. */
async function treesAt(
  { objects, git }: Repository,
  commit: string,
  path: string,
): Promise<readonly [string | undefined, string | undefined]> {
  const name = `${commit}:${path}`;
  // A line is a question to the process that hands over objects.
  const here = /[\n\r]/.test(path)
    ? (await runGit(git, ['rev-parse', '--verify', '--quiet', name])).stdout.toString('latin1').trim() || commit
    : name;
  const answers = await objects.describe([`${commit}^{tree}`, here]);
  const [whole, place] = answers.map(({ id, type }) => (type === 'tree' && id !== null ? id : undefined));
  return [whole, place];
}

/**
 * A file of the project as another commit has it, of at most `limit` bytes; undefined where that commit has no regular file
 * at the path. Two questions to the process that the tree holds open: nothing is listed. Rejects with `GitError`.
 */
export async function fileAt(
  repository: Repository,
  commit: string,
  path: string,
  limit: number,
): Promise<Content | undefined> {
  const slash = path.lastIndexOf('/');
  const folder = [repository.prefix, path.slice(0, Math.max(slash, 0))].filter((part) => part !== '').join('/');
  const [, tree] = await treesAt(repository, commit, folder);
  if (tree === undefined) return undefined;
  const [listed] = await repository.objects.contents([tree], Number.MAX_SAFE_INTEGER);
  const entry = entriesOf(listed?.bytes?.toString('latin1') ?? '', tree.length / 2).get(path.slice(slash + 1));
  if (entry?.kind !== 'file') return undefined;
  if (repository.clone === 'partial') await fetchPromised(repository.git, [entry.id]);
  const [object] = await repository.objects.contents([entry.id], limit);
  if (object === undefined || object.size === null) {
    throw new GitError(`The repository lacks the object ${entry.id}: fetch it again without a filter.`);
  }
  return object.bytes === null ? { kind: 'too-large', size: object.size } : { kind: 'bytes', bytes: object.bytes };
}
