import type { Changes } from '../model/context.js';
import type { Repository } from './commit.js';
import { GitError, gitFailed, runGit } from './git.js';
import { nameOf } from '../model/name.js';

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
  const changed = new Set<string>();
  const deleted = new Set<string>();
  for (const { path, status } of await differencesBetween(repository, base, commit, label)) {
    (status === 'D' ? deleted : changed).add(path);
  }
  return { base: label, changed, deleted };
}

/** A path that differs between two commits, and what stood there before. */
export interface Difference {
  readonly path: string;
  /** A letter, as `git diff-tree` has it: `D` where nothing stands there any more. */
  readonly status: string;
  /** As git writes them: zeros where nothing stood there. */
  readonly mode: string;
  readonly id: string;
}

/** The paths below the project root that differ between two commits, with what the first one has. Rejects with `GitError`. */
export async function differencesBetween(
  repository: Repository,
  base: string,
  commit: string,
  label: string,
): Promise<readonly Difference[]> {
  const [before, after] = [await projectTree(repository, base), await projectTree(repository, commit)];
  if (before === after) return [];
  const { status, stdout, stderr } = await runGit(repository.git, [...COMPARE, before, after]);
  if (status !== 0) throw gitFailed(`compare with ${label}`, stderr);
  const fields = stdout.toString('latin1').split('\0');
  const found: Difference[] = [];
  // Each entry is `:mode mode id id status` and the path.
  for (let n = 0; n + 1 < fields.length; n += 2) {
    const [mode = '', , id = '', , letter = ''] = (fields[n] ?? '').slice(1).split(' ');
    found.push({ path: nameOf(fields[n + 1] ?? ''), status: letter, mode, id });
  }
  return found;
}

/** The id of the project's tree in a commit; that of an empty tree where the commit has no such folder. Rejects with `GitError`. */
async function projectTree(repository: Repository, commit: string): Promise<string> {
  const [whole, place] = await treesAt(repository, commit, repository.prefix);
  if (whole === undefined)
    throw new GitError(`The repository lacks the tree of ${commit}: fetch it again without a filter.`);
  return place ?? EMPTY_TREES.get(commit.length) ?? whole;
}

/** The ids of a commit's tree and of the one at a path in the repository; undefined for each that is not there. */
export async function treesAt(
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
