import type { Changes } from '../../model/context.js';
import { groupBy, oncePer } from '../../model/collections.js';
import type { CommitGraph } from './commit-graph.js';
import { compareText } from '../../model/text.js';
import { GitError } from './git.js';
import { GITLINK, readDifference, type Likeness, type LoggedCommit } from './log.js';
import { entryAt, treesAt } from './other-commit.js';
import { findEdited, linkFound, type Skipped } from './renames.js';
import type { Repository } from './repository.js';
import { submodulesOf } from './repository-files.js';

/** The empty tree's ids. git knows this tree without having it. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const EMPTY_TREE_OF_SHA256 = '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321';

/**
 * Returns the paths below the project root that differ between two commits. A renamed file is deleted at one path and changed at
 * another. A file that only became executable has changed. `label` names the base for people. Rejects with `GitError`.
 */
export async function changesBetween(
  repository: Repository,
  base: string,
  commit: string,
  label: string,
): Promise<Changes> {
  const { events } = await changeBetween(repository, base, commit, label);
  const changed = new Set<string>();
  const deleted = new Set<string>();
  const added = new Set<string>();
  const sameContent = new Set<string>();
  const newSubmodules = new Set<string>();
  const gone = new Map<string, string[]>();
  for (const { path, newMode, id } of events) if (newMode === '') gone.set(id, [...(gone.get(id) ?? []), path]);
  const moved = new Map<string, string>();
  for (const { path, mode, newMode, id, newId } of events) {
    (newMode === '' ? deleted : changed).add(path);
    if (id === newId && mode.slice(0, KIND) === newMode.slice(0, KIND)) sameContent.add(path);
    if (mode === '') added.add(path);
    const sources = mode === '' ? gone.get(newId) : undefined;
    // Each new place takes one of the deleted files; the remaining places share the last one.
    const source = sources !== undefined && sources.length > 1 ? sources.shift() : sources?.[0];
    if (source !== undefined) moved.set(path, source);
    if (newMode === GITLINK && mode !== GITLINK) newSubmodules.add(path);
  }
  for (const path of await namedSince(repository, base, commit)) newSubmodules.add(path);
  return { base: label, changed, deleted, added, sameContent, moved, newSubmodules };
}

/** The digits of a mode that show the kind of entry. */
const KIND = 3;

/** Returns the submodules that a commit's `.gitmodules` names and the base's does not. */
async function namedSince(repository: Repository, base: string, commit: string): Promise<readonly string[]> {
  // Their folders are read instead: if git needs a file that a partial clone lacks, it fetches it or fails.
  const before = await entryAt(repository, base, '.gitmodules');
  const after = await entryAt(repository, commit, '.gitmodules');
  if (after?.kind !== 'file' || (before?.kind === 'file' && before.id === after.id)) return [];
  const known = await submodulesOf(repository, base);
  const now = await submodulesOf(repository, commit);
  // An unreadable file names none: it is then unknown whether a folder is a submodule.
  return typeof known === 'string' || typeof now === 'string' ? [] : [...now].filter((path) => !known.has(path));
}

/** The difference between two trees, and whether git has looked for files in it that were renamed and edited. */
interface Compared {
  readonly difference: LoggedCommit;
  edited?: Promise<Skipped | undefined>;
}

const changesOf = oncePer<object, Map<string, Promise<Compared>>>(() => new Map());

/**
 * Returns what differs between the project's trees in two commits, in the order of the paths; git is asked once. `label` names the base for
 * people. Rejects with `GitError`.
 */
export async function changeBetween(
  repository: Repository,
  base: string,
  commit: string,
  label = base,
): Promise<LoggedCommit> {
  return (await compared(repository, base, commit, label)).difference;
}

/** Has git find files that were renamed and edited in this difference. Resolves to why that was skipped, if it was. Rejects with `GitError`. */
export async function compareChange(
  repository: Repository,
  base: string,
  commit: string,
): Promise<Skipped | undefined> {
  const change = await compared(repository, base, commit, base);
  const { difference } = change;
  const compare = async (): Promise<Skipped | undefined> => {
    const alike = async (): Promise<readonly LoggedCommit[]> => [
      await readTrees(repository, { base, commit, label: base }, 'alike'),
    ];
    const { found, skipped } = await findEdited(new Map([[null, [difference]]]), repository.objects, alike);
    for (const one of found) linkFound(difference.events, one);
    return skipped.get(null);
  };
  return (change.edited ??= compare());
}

function compared(repository: Repository, base: string, commit: string, label: string): Promise<Compared> {
  const known = changesOf(repository);
  const key = `${base} ${commit}`;
  const read = async (): Promise<Compared> => {
    const difference = await readTrees(repository, { base, commit, label }, 'exact');
    difference.events.sort((a, b) => compareText(a.path, b.path));
    return { difference };
  };
  const reading = known.get(key) ?? read();
  known.set(key, reading);
  // It is read again after missing contents were fetched.
  reading.catch(() => known.delete(key));
  return reading;
}

async function readTrees(
  repository: Repository,
  { base, commit, label }: { readonly base: string; readonly commit: string; readonly label: string },
  likeness: Likeness,
): Promise<LoggedCommit> {
  const before = await projectTree(repository, base);
  const after = await projectTree(repository, commit);
  if (before === after) return { id: null, merge: false, events: [] };
  const read = (): Promise<LoggedCommit> =>
    readDifference(repository.git, [before, after], likeness, `compare with ${label}`);
  const found = await read();
  // Trees with different ids rarely have no difference. An empty result would hide the whole branch.
  return found.events.length === 0 ? read() : found;
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

/** The folder that was the project root before a commit moved it. */
export interface FormerRoot {
  readonly prefix: string;
  /** What the commit did apart from that: what moved with the root stayed at its path. */
  readonly moved: LoggedCommit;
  /** Its first parent. */
  readonly before: string;
}

/** Finds the commit that made the project root by moving another folder there; null if there is none. Rejects with `GitError`. */
export async function formerRoot(repository: Repository, graph: CommitGraph): Promise<FormerRoot | null> {
  if (repository.prefix === '') return null;
  const line = [0];
  for (let [next] = graph.parentsOf(0); next !== undefined; [next] = graph.parentsOf(next)) line.push(next);
  const idAt = (n: number): string => graph.idAt(line[n] ?? 0);
  const isThere = async (n: number): Promise<boolean> =>
    (await treesAt(repository, idAt(n), repository.prefix))[1] !== undefined;
  let [there, lacking] = [0, line.length - 1];
  if (await isThere(lacking)) return null;
  while (lacking - there > 1) {
    const middle = (there + lacking) >>> 1;
    if (await isThere(middle)) there = middle;
    else lacking = middle;
  }
  const [after, before] = [idAt(there), idAt(lacking)];
  const prefix = await movedRoot(repository, before, after);
  if (prefix === null) return null;
  const [[, from], [, to]] = [
    await treesAt(repository, before, prefix),
    await treesAt(repository, after, repository.prefix),
  ];
  if (from === undefined || to === undefined) return null;
  return { prefix, before, moved: await readDifference(repository.git, [from, to], 'exact', READING, after) };
}

const READING = 'find where the project root was';

/** The folder from which a change moved at least half of the files of the project root, each to the same place below it; null if there is none. */
async function movedRoot(repository: Repository, before: string, after: string): Promise<string | null> {
  const { git, prefix } = repository;
  const [[from], [to]] = [await treesAt(repository, before, ''), await treesAt(repository, after, '')];
  if (from === undefined || to === undefined) return null;
  const { events } = await readDifference(git, [from, to], 'exact', READING);
  const came = events.filter(({ path, newMode }) => newMode !== '' && path.startsWith(`${prefix}/`));
  const folders = came.flatMap((event) => {
    const end = event.path.slice(prefix.length);
    return event.from?.path.endsWith(end) === true ? [event.from.path.slice(0, -end.length)] : [];
  });
  const [most] = [...groupBy(folders, (folder) => folder).values()].sort((a, b) => b.length - a.length);
  return most !== undefined && most.length * 2 >= came.length ? (most[0] ?? null) : null;
}
