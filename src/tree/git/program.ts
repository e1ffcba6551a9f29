import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, parse } from 'node:path';
import { GitError } from './git-error.js';
import { isInside } from '../inside.js';

/** The git to start, and where it looks for its own programs, such as ssh. */
export interface GitProgram {
  readonly file: string;
  /** The value of `PATH` for git. */
  readonly path: string;
}

const WINDOWS = process.platform === 'win32';

/** A batch file with that name would need a shell. */
const NAME = WINDOWS ? 'git.exe' : 'git';

const known = new Map<string, GitProgram>();

/**
 * Returns the first git on `PATH`. Throws `GitError` if there is none.
 *
 * Only absolute folders count, and none inside the checked project: a branch may have put a program there, and `npx` puts such a
 * folder first. By default, Windows would also start a program in the current directory.
 */
export function findGit(project: string): GitProgram {
  const given = process.env.PATH ?? '';
  const key = `${project}\0${given}`;
  const found = known.get(key) ?? lookUp(given, project);
  known.set(key, found);
  return found;
}

function lookUp(given: string, project: string): GitProgram {
  const named = given.split(delimiter).map((entry) => (WINDOWS ? entry.replace(/^"(.*)"$/, '$1') : entry));
  const taken = named.filter((folder) => isOutside(folder, project));
  const file = taken.map((folder) => join(folder, NAME)).find(isProgram);
  if (file !== undefined) return { file, path: taken.join(delimiter) };
  const skipped = named.map((folder) => join(folder, NAME)).find(isProgram);
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

function isOutside(folder: string, project: string): boolean {
  if (!isAbsolute(folder) || (WINDOWS && parse(folder).root.length < 3)) return false;
  // If the project is the whole disk, all programs are inside it.
  if (parse(project).root === project) return true;
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
