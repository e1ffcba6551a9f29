import type { Content, Entry, FileRef } from '../../model/tree.js';
import type { Repository } from './repository.js';
import { runGit } from './git.js';
import { parseTreeObject } from './tree-object.js';
import { demandType, type GitObject } from './objects.js';
import { fetchPromised } from './partial-clone.js';

/**
 * What stands at a place of the repository in some commit; where a link or a submodule stands on the way, that. Undefined
 * where nothing does. A few questions to the process that the tree holds open: nothing is listed. Rejects with `GitError`.
 */
export async function entryAt(repository: Repository, commit: string, place: string): Promise<Entry | undefined> {
  const slash = place.lastIndexOf('/');
  const folder = place.slice(0, Math.max(slash, 0));
  const [, tree] = await treesAt(repository, commit, folder);
  if (tree === undefined) {
    const above = folder === '' ? undefined : await entryAt(repository, commit, folder);
    return above?.kind === 'link' || above?.kind === 'submodule' ? above : undefined;
  }
  const [listed] = await repository.objects.contents([tree], Number.MAX_SAFE_INTEGER);
  return parseTreeObject(listed?.bytes?.toString('latin1') ?? '', tree.length / 2).get(place.slice(slash + 1));
}

/** Contents by id, each of at most `limit` bytes; what a partial clone lacks is fetched, all at once. Rejects with `GitError`. */
export async function contentsOf(
  { objects, git, clone }: Repository,
  ids: readonly string[],
  limit: number,
): Promise<readonly Content[]> {
  if (clone === 'partial' && ids.length > 0) await fetchPromised(git, [...new Set(ids)]);
  return (await objects.contents(ids, limit)).map((object, n) => contentOf(object, ids[n] ?? ''));
}

/** How many files are asked for at once. */
const BATCH = 40;

/** The same of files, a batch at a time, so that memory stays bounded. */
export async function* readContents(
  { objects, git, clone }: Repository,
  files: readonly FileRef[],
  limit: number,
): AsyncGenerator<readonly Content[]> {
  if (clone === 'partial' && files.length > 0) await fetchPromised(git, [...new Set(files.map(({ id }) => id))]);
  for (let start = 0; start < files.length; start += BATCH) {
    const ids = files.slice(start, start + BATCH).map(({ id }) => id);
    yield (await objects.contents(ids, limit)).map((object, n) => contentOrLacking(object, ids[n] ?? ''));
  }
}

/** The content of a file, or that the clone lacks it. Throws `GitError` for an object that is no file. */
export function contentOrLacking(object: GitObject, id: string): Content {
  return object.size === null ? { kind: 'lacking', id } : contentOf(object, id);
}

function contentOf(object: GitObject, id: string): Content {
  const { bytes, size } = demandType(object, id, 'blob');
  return bytes === null ? { kind: 'too-large', size: size ?? 0 } : { kind: 'bytes', bytes };
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
