import type { Changes } from '../model/context.js';
import type { Content } from '../model/tree.js';
import type { Repository } from './commit.js';
import { GitError, runGit } from './git.js';
import { entriesOf } from './listing.js';
import { nameOf } from '../model/name.js';
import { demandType, MISSING } from './objects.js';
import { submodulesOf } from './repository-files.js';

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

/** The mode of an entry that names a commit of another repository. */
const GITLINK = '160000';

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
  const newSubmodules = new Set<string>();
  if (before !== after) {
    const { status, stdout, stderr } = await runGit(repository.git, [...COMPARE, before, after]);
    if (status !== 0) throw new GitError(`git could not compare with ${label}: ${stderr}`);
    const fields = stdout.toString('latin1').split('\0');
    // Each entry is `:mode mode id id status` and the path.
    for (let n = 0; n + 1 < fields.length; n += 2) {
      const path = nameOf(fields[n + 1] ?? '');
      const [from = '', to = ''] = (fields[n] ?? '').split(' ');
      (fields[n]?.endsWith(' D') === true ? deleted : changed).add(path);
      if (to === GITLINK && from !== `:${GITLINK}`) newSubmodules.add(path);
    }
  }
  for (const path of await namedSince(repository, base, commit)) newSubmodules.add(path);
  return { base: label, changed, deleted, newSubmodules };
}

/** The submodules that one commit's `.gitmodules` names and an earlier one's does not. */
async function namedSince(repository: Repository, base: string, commit: string): Promise<readonly string[]> {
  const names = [base, commit].map((revision) => `${revision}:.gitmodules`);
  const [before, after] = await repository.objects.describe(names);
  if (typeof after?.id !== 'string' || before?.id === after.id) return [];
  const [known, now] = [await submodulesOf(repository, base), await submodulesOf(repository, commit)];
  return [...now].filter((path) => !known.has(path));
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
  const [answer = MISSING] = await repository.objects.contents([entry.id], limit);
  const { bytes, size } = demandType(answer, entry.id, 'blob');
  return bytes === null ? { kind: 'too-large', size: size ?? 0 } : { kind: 'bytes', bytes };
}
