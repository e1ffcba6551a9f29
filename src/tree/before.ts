import type { Before, Content, FileRef } from '../model/tree.js';
import { differencesBetween } from './changes.js';
import type { CommitTree, Repository } from './commit.js';
import { contentsOf } from './other-commit.js';

/** How many files are asked for at once. */
const BATCH = 40;

/** The modes of regular files begin so. */
const REGULAR = '100';

/** What the base of a comparison held of the paths that differ from the judged tree. Rejects with `GitError`. */
export async function openBefore({ repository, revision }: CommitTree, base: string): Promise<Before> {
  const differing = new Set<string>();
  const files = new Map<string, FileRef>();
  for (const { path, mode, id } of await differencesBetween(repository, base, revision, base)) {
    differing.add(path);
    if (mode.startsWith(REGULAR)) files.set(path, { path, id, link: false });
  }
  return {
    differs: (path) => differing.has(path),
    files,
    read: (wanted, limit) => readBatches(repository, wanted, limit),
  };
}

async function* readBatches(
  repository: Repository,
  files: readonly FileRef[],
  limit: number,
): AsyncGenerator<readonly Content[]> {
  for (let start = 0; start < files.length; start += BATCH) {
    const ids = files.slice(start, start + BATCH).map(({ id }) => id);
    yield await contentsOf(repository, ids, limit);
  }
}
