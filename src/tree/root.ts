import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { GitError } from './git/git-error.js';
import { resemblesRepository } from './git/store.js';

/** Throws `GitError` when the root is no directory. */
export function demandDirectory(root: string): void {
  if (isDirectory(resolve(root))) return;
  throw new GitError(
    `The root ${root} is not a directory.`,
    'no-directory',
    'Name the folder that claims are relative to.',
  );
}

/** Whether a path is that of a directory, links followed; false where nothing is there, or nobody may look. */
export function isDirectory(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    // A part of the path is a file, or may not be looked into: no directory that could be judged, either way.
    return false;
  }
}

/** The repository's own folder: the nearest one, from a folder upwards, that has a `.git`; undefined outside of any. */
export function repositoryOf(folder: string): string | undefined {
  const root = realpathSync(folder);
  for (let above = root; ; above = dirname(above)) {
    if (existsSync(join(above, '.git'))) return above;
    if (dirname(above) === above) return undefined;
  }
}

/** Where a folder lies below the nearest one that has a `.git`: `''` there itself; undefined outside of any. */
export function placeInRepository(folder: string): string | undefined {
  const repository = repositoryOf(folder);
  return repository === undefined ? undefined : relative(repository, realpathSync(folder)).split(sep).join('/');
}

/** Folders and the repositories they lie in, as they are named and as they really are: git compares the latter. */
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
  /** As it is written from the current directory, which is `.`. */
  readonly path: string;
  /** The current directory's place in it: empty where it is the root itself. */
  readonly place: string;
  /** Why it is the root. */
  readonly because: 'configuration' | 'repository' | 'current';
}

/**
 * The project root of a folder, the current one: the nearest folder upwards that holds a configuration, as far as its repository
 * goes, which has one of some names; else the top of the repository; else the folder itself.
 */
export function projectRootOf(folder: string, configurations: readonly string[]): ProjectRoot {
  const real = realpathSync(folder);
  // In a bare repository no files lie, and what is around it is another's.
  if (resemblesRepository(real)) return { path: '.', place: '', because: 'current' };
  const top = repositoryOf(real);
  const at = (root: string, because: ProjectRoot['because']): ProjectRoot => ({
    path: relative(real, root) || '.',
    place: relative(root, real).split(sep).join('/'),
    because: root === real ? 'current' : because,
  });
  for (let above = real; ; above = dirname(above)) {
    if (configurations.some((name) => existsSync(join(above, name)))) return at(above, 'configuration');
    if (above === top || dirname(above) === above) return at(top ?? real, 'repository');
  }
}
