import type { Before, FileRef } from '../../model/tree.js';
import { differencesBetween } from './changes.js';
import type { CommitTree } from '../commit.js';
import { readContents } from './other-commit.js';
import { renamesWithEdits } from './renames.js';
import type { Repository } from './repository.js';

/** The modes of regular files begin so. */
const REGULAR = '100';

/**
 * What the commit that was compared with held of the paths that differ from the judged tree, and what the base, where it
 * has gone on since, holds of those that differ from it. Rejects with `GitError`.
 */
export async function openBefore(
  { repository, revision }: CommitTree,
  { commit, tip }: { readonly commit: string; readonly tip: string },
): Promise<Before> {
  const differing = new Set<string>();
  const filesOf = async (base: string): Promise<ReadonlyMap<string, FileRef>> => {
    const files = new Map<string, FileRef>();
    for (const { path, mode, id } of await differencesBetween(repository, base, revision, base)) {
      if (base === commit) differing.add(path);
      if (mode.startsWith(REGULAR)) files.set(path, { path, id, link: false });
    }
    return files;
  };
  const files = await filesOf(commit);
  let renamed: Promise<Renames> | undefined;
  const renames = (): Promise<Renames> => (renamed ??= renamesBetween(repository, commit, revision));
  return {
    commit,
    differs: (path) => differing.has(path),
    files,
    since: tip === commit ? new Map() : await filesOf(tip),
    read: (wanted, limit) => readContents(repository, wanted, limit),
    movedAway: async () => movedAway(repository, commit, revision, renames),
    editedRenames: async () => (await renames()).byTarget,
  };
}

interface Renames {
  /** The earlier path by the later one. */
  readonly byTarget: ReadonlyMap<string, string>;
  /** There was too much to compare: others may have been renamed and edited. */
  readonly isCut: boolean;
}

/** The files that one commit has elsewhere than an earlier one, and edited. Rejects with `GitError`. */
async function renamesBetween(repository: Repository, base: string, judged: string): Promise<Renames> {
  const byTarget = new Map<string, string>();
  const { skipped } = await renamesWithEdits(repository, [{ commit: null, base, judged }], ({ to, path }) => {
    if (to !== null) byTarget.set(to, path);
    return true;
  });
  return { byTarget, isCut: skipped.size > 0 };
}

/** The paths of one commit that another lacks, and whose files it has, or may have, elsewhere. Rejects with `GitError`. */
async function movedAway(
  repository: Repository,
  base: string,
  judged: string,
  renames: () => Promise<Renames>,
): Promise<ReadonlySet<string>> {
  const moved = new Set<string>();
  const differences = await differencesBetween(repository, base, judged, base);
  const now = new Set(differences.flatMap(({ status, newId }) => (status === 'D' ? [] : [newId])));
  const gone = differences.filter(({ status }) => status === 'D');
  for (const { path, id } of gone) if (now.has(id)) moved.add(path);
  if (gone.length === moved.size) return moved;
  const { byTarget, isCut } = await renames();
  for (const path of byTarget.values()) moved.add(path);
  return isCut ? new Set(gone.map(({ path }) => path)) : moved;
}
