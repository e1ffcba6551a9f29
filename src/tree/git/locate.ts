import { realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { GitError } from './git-error.js';
import type { GitOptions } from './git.js';
import { isInside, upwards } from '../inside.js';
import { demandDirectory, repositoriesBelow, repositoryOf } from '../root.js';
import { gitFolderOf, isRepository, resemblesRepository } from './store.js';

/** A root's repository, and the root's place in it. */
export interface Location {
  /** A bare repository has no files beside git's own. */
  readonly kind: 'work-tree' | 'bare';
  /** The folder that holds `.git`, or the bare repository itself. git finds the repository at once when it runs there. */
  readonly top: string;
  /** The root's real path, all links followed. */
  readonly root: string;
  /** The root's place in the repository: `examples/clean`, or empty. */
  readonly prefix: string;
}

/**
 * Finds a root's repository: the nearest `.git`, from the root upwards. Throws `GitError`, which says what was found and what to
 * do.
 *
 * No commit can contain a file named `.git`, but `HEAD`, `config`, `objects` and `refs` are ordinary names. So a bare repository
 * that a branch has committed is never used as the project's, nor can git discover it. A real bare repository is accepted if the
 * root names it and nothing above it is a work tree.
 */
export function locate(root: string): Location {
  demandDirectory(root);
  const real = realpathSync(resolve(root));
  const top = repositoryOf(real);
  if (top === undefined) return bare(root, real);
  const own = gitFolderOf(top);
  if (own === undefined || !isRepository(own)) {
    throw new GitError(
      `${root} is not in a git repository that can be read: ${join(top, '.git')} leads to none with a HEAD, objects and refs.`,
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
      : `One is in ${below}: add --root ${join(root, below)}.`,
  );
}

function planted(folder: string, top: string): GitError {
  return new GitError(
    `${folder} looks like a git repository of its own (HEAD, objects, refs) among the files of ${top}: whoever committed it would choose which commits are checked.`,
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
