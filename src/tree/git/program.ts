import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, parse } from 'node:path';
import { GitError } from './git-error.js';
import { isInside } from '../inside.js';

/** The git that is started, and where it looks for programs of its own, such as ssh. */
export interface GitProgram {
  readonly file: string;
  /** What it gets as `PATH`. */
  readonly path: string;
}

const WINDOWS = process.platform === 'win32';

/** A batch file of that name would be started by a shell. */
const NAME = WINDOWS ? 'git.exe' : 'git';

const known = new Map<string, GitProgram>();

/**
 * The first git on `PATH`. Only folders that it names absolutely count, and none inside the judged project: there a branch
 * may have put a program, and `npx` puts such a folder first. Left to itself, Windows starts what lies in the current
 * directory. Throws `GitError` where there is none.
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
      : ` but as ${skipped}, and none is started that lies in the project or that PATH names by a relative folder`;
  throw new GitError(
    `git was not found on this machine${but}:`,
    'no-git',
    'install git, or judge the files as they lie on disk with --workspace.',
  );
}

function isOutside(folder: string, project: string): boolean {
  if (!isAbsolute(folder) || (WINDOWS && parse(folder).root.length < 3)) return false;
  // Whoever judges a whole disk has no programs but those on it.
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
