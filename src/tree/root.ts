import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { GitError } from './git.js';

/** Throws `GitError` when the root is no directory. */
export function demandDirectory(root: string): void {
  if (isDirectory(resolve(root))) return;
  throw new GitError(`The root ${root} is not a directory: name the folder that claims are relative to.`);
}

function isDirectory(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    // A part of the path is a file, or may not be looked into: no directory that could be judged, either way.
    return false;
  }
}

/** Where a folder lies below the nearest one that has a `.git`: `''` there itself; undefined outside of any. */
export function placeInRepository(folder: string): string | undefined {
  const root = realpathSync(folder);
  for (let above = root; ; above = dirname(above)) {
    if (existsSync(join(above, '.git'))) return relative(above, root).split(sep).join('/');
    if (dirname(above) === above) return undefined;
  }
}
