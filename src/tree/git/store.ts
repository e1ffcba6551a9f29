import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readRegularFile } from '../regular-file.js';

/** Bytes: what git keeps in these files is a path or a name. */
const LONGEST = 8 * 1024;

/**
 * The folder that holds the objects of the repository around a folder, found as git finds it but without a process:
 * `.git`, what a `.git` file names, of a linked worktree the main one's, or a bare repository itself. Undefined where
 * only git can tell.
 */
export function storeOf(folder: string): string | undefined {
  try {
    for (let above = realpathSync(folder); ; above = dirname(above)) {
      if (existsSync(join(above, '.git'))) {
        const own = gitFolderOf(above);
        return own === undefined ? undefined : common(own);
      }
      if (isRepository(above)) return above;
      if (dirname(above) === above) return undefined;
    }
  } catch {
    // Whatever may not be read here, git is asked about.
    return undefined;
  }
}

/** The folder that git keeps for itself of a work tree: its `.git`, or what that names. Undefined where it cannot be read. */
export function gitFolderOf(top: string): string | undefined {
  const inside = join(top, '.git');
  try {
    const named = isFile(inside) ? startOf(inside) : null;
    return named === null ? inside : resolve(top, named.replace(/^gitdir: /, '').trimEnd());
  } catch {
    return undefined;
  }
}

/** Whether git takes a folder for a repository's own, as `is_git_directory` of its `setup.c` has it. */
export function isRepository(folder: string): boolean {
  try {
    return hasHead(folder) && common(folder) !== undefined;
  } catch {
    // What cannot be read git cannot use, either.
    return false;
  }
}

/** Whether some version of git might take a folder for a repository's own: by what lies there, whatever it holds. */
export function resemblesRepository(folder: string): boolean {
  return holds(folder, 'HEAD') && (holds(folder, 'commondir') || (holds(folder, 'objects') && holds(folder, 'refs')));
}

function holds(folder: string, name: string): boolean {
  try {
    return lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Where nobody may look, git finds nothing, either.
    return false;
  }
}

/** A branch by its name, as an old git also wrote it as a link, or a commit. */
function hasHead(folder: string): boolean {
  const head = join(folder, 'HEAD');
  const found = lstatSync(head, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() === true) return true;
  return found?.isFile() === true && /^(?:ref:\s*refs\/|[0-9a-f]{40})/.test(startOf(head) ?? '');
}

/** The folder that a worktree shares with its repository, as `gitrepository-layout(5)` has it. */
function common(folder: string): string | undefined {
  const file = join(folder, 'commondir');
  const shared = existsSync(file) ? resolve(folder, (startOf(file) ?? '').trimEnd()) : folder;
  return isStore(shared) ? shared : undefined;
}

/** The start of a regular file's text; null for what is none. Throws what `fs` throws. */
function startOf(file: string): string | null {
  return readRegularFile(file, LONGEST)?.bytes.toString('utf8') ?? null;
}

function isStore(folder: string): boolean {
  return ['objects', 'refs'].every((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory());
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/**
 * Whether objects may be missing that a remote has promised: git puts a `.promisor` file beside each pack that it fetched
 * with a filter, and keeps it when it packs anew (`technical/partial-clone` of its documentation).
 */
export function isPartial(store: string): boolean {
  try {
    return readdirSync(join(store, 'objects', 'pack')).some((name) => name.endsWith('.promisor'));
  } catch {
    return false;
  }
}

/** Whether history ends early in it; the same file tells git. */
export function isShallow(store: string): boolean {
  return existsSync(join(store, 'shallow'));
}
