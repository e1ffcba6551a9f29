import type { Before, FileRef } from '../../model/tree.js';
import { differencesBetween } from './changes.js';
import type { Difference } from './differences.js';
import type { CommitTree } from '../commit.js';
import { readContents } from './other-commit.js';
import { renamesWithEdits } from './renames.js';
import type { Repository } from './repository.js';

/** Modes of regular files start with this. */
const REGULAR = '100';

/** The mode of an entry that names a commit of another repository. */
const GITLINK = '160000';

/**
 * Opens the state before a change: the earlier versions of paths that differ between the compared commit and the checked tree,
 * and those of paths that differ from the base, if the base has newer commits. Rejects with `GitError`.
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
  if (repository.clone === 'partial') {
    repository.objects.expect(askedAbout(await differencesBetween(repository, commit, revision, commit)));
  }
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

/** Documents: returns, plans, and the books that are kept beside them. */
const DOCUMENT = /\.(?:jsonl?|md|markdown|ya?ml)$/i;

/** Returns the contents that are asked for of most changes: both sides of documents, and what may have been renamed and edited. */
function askedAbout(differences: readonly Difference[]): readonly string[] {
  const sides = ({ status, mode, newMode, id, newId }: Difference): readonly string[] => [
    ...(status === 'A' || mode === GITLINK ? [] : [id]),
    ...(status === 'D' || newMode === GITLINK ? [] : [newId]),
  ];
  const documents = differences.filter(({ path }) => DOCUMENT.test(path));
  const gone = differences.filter(({ status }) => status === 'D');
  const added = differences.filter(({ status }) => status === 'A');
  const [before, now] = [new Set(gone.map(({ id }) => id)), new Set(added.map(({ newId }) => newId))];
  const left = gone.filter(({ id }) => !now.has(id));
  const places = added.filter(({ newId }) => !before.has(newId));
  const renamed = left.length === 0 || places.length === 0 ? [] : [...left, ...places];
  return [...documents, ...renamed].flatMap(sides);
}

interface Renames {
  /** The earlier path by the later one. */
  readonly byTarget: ReadonlyMap<string, string>;
  /** There was too much to compare, so other files may have been renamed and edited too. */
  readonly isCut: boolean;
}

/** Returns the files that were renamed and edited between two commits. Rejects with `GitError`. */
async function renamesBetween(repository: Repository, base: string, checked: string): Promise<Renames> {
  const byTarget = new Map<string, string>();
  const { skipped } = await renamesWithEdits(repository, [{ commit: null, base, checked }], ({ to, path }) => {
    byTarget.set(to, path);
  });
  return { byTarget, isCut: skipped.size > 0 };
}

/** Returns the paths that only the earlier commit has, and whose files moved or may have moved. Rejects with `GitError`. */
async function movedAway(
  repository: Repository,
  base: string,
  checked: string,
  renames: () => Promise<Renames>,
): Promise<ReadonlySet<string>> {
  const moved = new Set<string>();
  const differences = await differencesBetween(repository, base, checked, base);
  const now = new Set(differences.map(({ newId }) => newId));
  const gone = differences.filter(({ status }) => status === 'D');
  for (const { path, id } of gone) if (now.has(id)) moved.add(path);
  if (gone.length === moved.size) return moved;
  const { byTarget, isCut } = await renames();
  for (const path of byTarget.values()) moved.add(path);
  return isCut ? new Set(gone.map(({ path }) => path)) : moved;
}
