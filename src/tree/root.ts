import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { compareNatural } from '../model/text.js';
import { join, relative, resolve, sep } from 'node:path';
import { GitError, type GitOptions } from './git/git.js';
import { gitFolderOf, isRepository, resemblesRepository, storeOf } from './git/store.js';
import { isInside, realOf, upwards } from './inside.js';

/** Throws `GitError` if the root is not a directory. */
export function demandDirectory(root: string): void {
  if (isDirectory(resolve(root))) return;
  throw new GitError(
    `The root ${root} is not a directory.`,
    'no-directory',
    'Name the folder that claims are relative to.',
  );
}

/** Returns whether a path is a directory, links followed. Returns false if nothing exists there or it may not be read. */
export function isDirectory(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    // A part of the path is a file or may not be read. Either way there is no directory to check.
    return false;
  }
}

/** Returns the nearest folder, from a folder upwards, that has a `.git`; undefined outside of any repository. */
export function repositoryOf(folder: string): string | undefined {
  return upwards(realpathSync(folder)).find((above) => existsSync(join(above, '.git')));
}

/** At most this many entries of a folder are read for a suggestion. */
const MOST_ENTRIES = 1_000;

/**
 * Returns the folders directly below a folder, or one further down, that have a `.git`, relative to it. Returns none if
 * it is itself in a repository, or is unreadable.
 */
export function repositoriesBelow(folder: string): readonly string[] {
  try {
    if (repositoryOf(folder) !== undefined) return [];
    const below = foldersIn(folder, '');
    const isRepository = (place: string): boolean => existsSync(join(folder, place, '.git'));
    const further = below.filter((place) => !isRepository(place)).flatMap((place) => foldersIn(folder, place));
    return [...below, ...further].filter(isRepository).sort(compareNatural);
  } catch {
    return [];
  }
}

function foldersIn(folder: string, place: string): readonly string[] {
  const entries = readdirSync(join(folder, place), { withFileTypes: true }).slice(0, MOST_ENTRIES);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => (place === '' ? name : `${place}/${name}`));
}

/**
 * Returns a folder's path below the nearest folder that has a `.git`: `''` for that folder itself; undefined outside of any
 * repository.
 */
export function placeInRepository(folder: string): string | undefined {
  const repository = repositoryOf(folder);
  return repository === undefined ? undefined : relative(repository, realpathSync(folder)).split(sep).join('/');
}

/**
 * Returns the place of a project root in the work tree that a folder is in, if that is another work tree of the project's
 * repository and has the place; else the root. A folder anywhere else proves nothing about the project.
 */
export function rootInWorkTree(root: string, folder: string): string {
  const [store, other] = [storeOf(root), storeOf(folder)];
  if (store === undefined || other === undefined || realOf(store) !== realOf(other)) return root;
  const [top, place] = [repositoryOf(folder), placeInRepository(root)];
  if (top === undefined || place === undefined || top === repositoryOf(root)) return root;
  const there = join(top, place);
  return isDirectory(there) ? there : root;
}

/** Returns folders and their repositories, both as written and as real paths: git compares the real ones. */
export function trustedFolders(folders: readonly string[]): readonly string[] {
  const trusted = new Set<string>();
  for (const folder of folders) {
    trusted.add(folder);
    if (!isDirectory(folder)) continue;
    trusted.add(realpathSync(folder));
    const repository = repositoryOf(folder);
    if (repository !== undefined) trusted.add(repository);
  }
  return [...trusted];
}

export interface ProjectRoot {
  /** The root's path from the current directory; `.` for that directory itself. */
  readonly path: string;
  /** The current directory's path in the root; empty for the root itself. */
  readonly place: string;
  /** Why this is the root. */
  readonly because: 'configuration' | 'repository' | 'current';
}

/**
 * Returns the project root for the current folder: the nearest folder upwards, within its repository, that has a configuration
 * file of one of the names; else the top of the repository; else the folder itself.
 */
export function projectRootOf(folder: string, configurations: readonly string[]): ProjectRoot {
  const real = realpathSync(folder);
  // A bare repository has no files, and the folders around it belong to something else.
  if (resemblesRepository(real)) return { path: '.', place: '', because: 'current' };
  const top = repositoryOf(real);
  const at = (root: string, because: ProjectRoot['because']): ProjectRoot => ({
    path: relative(real, root) || '.',
    place: relative(root, real).split(sep).join('/'),
    because: root === real ? 'current' : because,
  });
  const configured = upwards(real, top).find((above) => configurations.some((name) => existsSync(join(above, name))));
  return configured === undefined ? at(top ?? real, 'repository') : at(configured, 'configuration');
}

/** A root's repository, and the root's place in it. */
export interface Location {
  /** A bare repository has no files next to git's own. */
  readonly kind: 'work-tree' | 'bare';
  /** The folder that holds `.git`, or the bare repository itself. git finds the repository at once when it runs there. */
  readonly top: string;
  /** The root's real path, all links followed. */
  readonly root: string;
  /** The root's place in the repository: `examples/clean`, or empty. */
  readonly prefix: string;
}

/**
 * Finds a root's repository: the nearest `.git`, from the root upwards. Throws `GitError`, which says what was found
 * and what to do.
 *
 * No commit can contain a file named `.git`, but `HEAD`, `config`, `objects` and `refs` are ordinary names. So a bare
 * repository that a branch has committed is never used as the project's, nor can git discover it. A real bare
 * repository is accepted if the root names it and nothing above it is a work tree.
 */
export function locate(root: string): Location {
  demandDirectory(root);
  const real = realpathSync(resolve(root));
  const top = repositoryOf(real);
  if (top === undefined) return bare(root, real);
  const own = gitFolderOf(top);
  if (own === undefined || !isRepository(own)) {
    throw new GitError(
      `${root} is not in a git repository that can be read: ${join(top, '.git')} leads to no HEAD, objects and refs.`,
      'no-repository',
      'Check the repository out again, or check the files on disk with --workspace.',
    );
  }
  // git runs hooks in its own folder.
  if (isInside(real, join(top, '.git'))) return bare(root, real);
  const within = upwards(real, top).find((above) => above !== top && resemblesRepository(above));
  if (within !== undefined) throw planted(within, top);
  return { kind: 'work-tree', top, root: real, prefix: relative(top, real).split(sep).join('/') };
}

function bare(root: string, real: string): Location {
  if (isRepository(real)) return { kind: 'bare', top: real, root: real, prefix: '' };
  const around = upwards(real).find(resemblesRepository);
  if (around !== undefined) {
    throw new GitError(
      `${root} is in what looks like the bare repository ${around}.`,
      'no-repository',
      'Name that repository itself, or check the files on disk with --workspace.',
    );
  }
  const [below] = repositoriesBelow(real);
  throw new GitError(
    `${root} is not in a git repository.`,
    'no-repository',
    below === undefined
      ? 'Check the repository out first, or check the files on disk with --workspace.'
      : `There is one in ${below}: add --root ${join(root, below)}.`,
  );
}

function planted(folder: string, top: string): GitError {
  return new GitError(
    `${folder} looks like a git repository of its own (HEAD, objects, refs) among the files of ${top}: its author could choose which commits are checked.`,
    'other',
    `Remove its HEAD from the project, or check ${top} instead. A bare repository is checked only if no work tree is above it.`,
  );
}

/** What a caller adds to git calls. */
export type Trust = Pick<GitOptions, 'safeDirectories'>;

/** Returns how git is run for a location. */
export function gitAt({ kind, top }: Location, trust: Trust = {}): GitOptions {
  return { cwd: top, bare: kind === 'bare', ...trust };
}
