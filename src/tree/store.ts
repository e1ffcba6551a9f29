import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The folder that holds the objects of the repository around a folder, found as git finds it but without a process:
 * `.git`, what a `.git` file names, of a linked worktree the main one's, or a bare repository itself. Undefined where
 * only git can tell.
 */
export function storeOf(folder: string): string | undefined {
  try {
    for (let above = realpathSync(folder); ; above = dirname(above)) {
      const inside = join(above, '.git');
      if (existsSync(inside)) return common(isFile(inside) ? named(inside, above) : inside);
      if (isStore(above) && isFile(join(above, 'HEAD'))) return above;
      if (dirname(above) === above) return undefined;
    }
  } catch {
    // Whatever may not be read here, git is asked about.
    return undefined;
  }
}

/** The folder that a `.git` file names. */
function named(file: string, above: string): string {
  return resolve(
    above,
    readFileSync(file, 'utf8')
      .replace(/^gitdir: /, '')
      .trimEnd(),
  );
}

/** The folder that a worktree shares with its repository, as `gitrepository-layout(5)` has it. */
function common(folder: string): string | undefined {
  const file = join(folder, 'commondir');
  const shared = existsSync(file) ? resolve(folder, readFileSync(file, 'utf8').trimEnd()) : folder;
  return isStore(shared) ? shared : undefined;
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
