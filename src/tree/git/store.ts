import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readRegularFile } from '../regular-file.js';
import { upwards } from '../inside.js';

/** Bytes. In these files, git keeps only a path or a name. */
const LONGEST = 8 * 1024;

/**
 * Returns the folder with the objects of the repository around a folder. It is found by git's rules, but without a process:
 * `.git`; the folder that a `.git` file names (for a linked worktree, the main repository's); or a bare repository itself.
 * Returns undefined if only git can find it.
 */
export function storeOf(folder: string): string | undefined {
  try {
    const isOwn = (above: string): boolean => existsSync(join(above, '.git'));
    const found = upwards(realpathSync(folder)).find((above) => isOwn(above) || isRepository(above));
    return found !== undefined && isOwn(found) ? common(ownFolder(found)) : found;
  } catch {
    // If something is unreadable here, git is asked instead.
    return undefined;
  }
}

/** Returns a work tree's own git folder: its `.git`, or the folder that this file names; undefined if it cannot be read. */
export function gitFolderOf(top: string): string | undefined {
  try {
    return ownFolder(top);
  } catch {
    return undefined;
  }
}

/** Does the same, but throws what `fs` throws. */
function ownFolder(top: string): string {
  const inside = join(top, '.git');
  if (!isFile(inside)) return inside;
  const named = startOf(inside).replace(/^gitdir: /, '');
  return resolve(top, named.trimEnd());
}

/** Returns whether git accepts a folder as a repository, by the rules of `is_git_directory` in its `setup.c`. */
export function isRepository(folder: string): boolean {
  try {
    return hasHead(folder) && common(folder) !== undefined;
  } catch {
    // git cannot use unreadable files either.
    return false;
  }
}

/** Returns whether some version of git might accept a folder as a repository, by the names in it, whatever their content. */
export function resemblesRepository(folder: string): boolean {
  return holds(folder, 'HEAD') && (holds(folder, 'commondir') || (holds(folder, 'objects') && holds(folder, 'refs')));
}

function holds(folder: string, name: string): boolean {
  try {
    return lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined;
  } catch {
    // If the folder may not be read, git finds nothing there, either.
    return false;
  }
}

/** HEAD names a branch (an old git also made it a link) or a commit. Throws what `fs` throws. */
function hasHead(folder: string): boolean {
  const head = join(folder, 'HEAD');
  return lstatSync(head).isSymbolicLink() || /^(?:ref:\s*refs\/|[0-9a-f]{40})/.test(startOf(head));
}

/** Returns the folder that a worktree shares with its repository, by `gitrepository-layout(5)`. */
function common(folder: string): string | undefined {
  const file = join(folder, 'commondir');
  const shared = existsSync(file) ? resolve(folder, startOf(file).trimEnd()) : folder;
  return isStore(shared) ? shared : undefined;
}

/** Returns the start of a regular file's text; none for anything else. Throws what `fs` throws. */
function startOf(file: string): string {
  return readRegularFile(file, LONGEST)?.bytes.toString('utf8') ?? '';
}

function isStore(folder: string): boolean {
  return ['objects', 'refs'].every((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory());
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/**
 * Returns whether objects may be missing because a remote has promised them. git puts a `.promisor` file next to each pack that it
 * fetched with a filter, and keeps it when it repacks (`technical/partial-clone` in its documentation).
 */
export function isPartial(store: string): boolean {
  try {
    return readdirSync(join(store, 'objects', 'pack')).some((name) => name.endsWith('.promisor'));
  } catch {
    return false;
  }
}

/** Returns whether its history is cut off, by the file that git reads. */
export function isShallowStore(store: string): boolean {
  return existsSync(join(store, 'shallow'));
}
