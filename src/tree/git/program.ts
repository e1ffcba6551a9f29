import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { GitError } from './git-error.js';
import { isInside } from '../inside.js';

/** The git to start, and where it looks for its own programs, such as ssh. */
export interface GitProgram {
  readonly file: string;
  /** The value of `PATH` for git. */
  readonly path: string;
}

const known = new Map<string, GitProgram>();

/**
 * Returns the first git on `PATH`. Throws `GitError` if there is none.
 *
 * Only absolute folders count, and none inside the checked project: a branch may have put a program there, and `npx` puts such a
 * folder first. By default, Windows would also start a program in the current directory.
 */
export function findGit(project: string): GitProgram {
  const { PATH: given = '' } = process.env;
  const key = `${project}\0${given}`;
  const found = known.get(key) ?? lookUp(given, project);
  known.set(key, found);
  return found;
}

/** Does the same for a value of `PATH`, by the rules of a platform. */
export function lookUp(given: string, project: string, platform = process.platform): GitProgram {
  const isWindows = platform === 'win32';
  const rules = isWindows ? win32 : posix;
  const { delimiter } = rules;
  // A batch file with that name would need a shell.
  const name = isWindows ? 'git.exe' : 'git';
  const named = given.split(delimiter).map((entry) => (isWindows ? entry.replace(/^"(.*)"$/, '$1') : entry));
  const taken = named.filter((folder) => isOutside(folder, project, isWindows));
  const file = taken.map((folder) => rules.join(folder, name)).find(isProgram);
  if (file !== undefined) return { file, path: taken.join(delimiter) };
  const skipped = named.map((folder) => rules.join(folder, name)).find(isProgram);
  const but =
    skipped === undefined
      ? ''
      : ` but as ${skipped}, and none is started from the project or from a relative folder in PATH`;
  throw new GitError(
    `git was not found on this machine${but}:`,
    'no-git',
    'install git, or check the files on disk with --workspace.',
  );
}

function isOutside(folder: string, project: string, isWindows: boolean): boolean {
  const rules = isWindows ? win32 : posix;
  // On Windows, a path without a drive is one of the current drive.
  if (!rules.isAbsolute(folder) || (isWindows && rules.parse(folder).root.length < 3)) return false;
  // If the project is the whole disk, all programs are inside it.
  if (rules.parse(project).root === project) return true;
  try {
    return !isInside(folder, project) && !isInside(realpathSync(folder), project);
  } catch {
    return false;
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
