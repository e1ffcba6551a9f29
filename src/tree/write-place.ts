import { lstatSync, readlinkSync, realpathSync, type BigIntStats } from 'node:fs';
import { dirname, isAbsolute, join, parse, resolve, sep } from 'node:path';
import { relativeWithin } from './relative-within.js';
import { bytesOfName, decodePathBytes } from '../model/path-bytes.js';
import { isDirectory, repositoryOf } from './root.js';

/** Why nothing is written at a place. */
export type Refusal = 'link' | 'git' | 'no-folder' | 'no-file';

/** A place that is not written to. The message says in sentences which one, why, and what to do. */
export class RefusedPlace extends Error {
  override readonly name = 'RefusedPlace';

  constructor(
    readonly refusal: Refusal,
    /** The real path of what is in the way. */
    readonly at: string,
    message: string,
  ) {
    super(message);
  }
}

/** Folders whose content came with a branch, links included: known by device and number, however their path is written. */
export type Project = ReadonlySet<string>;

/**
 * The project that files are written for: folders that a caller vouches for, with the repositories that they lie in. What is
 * above them is the caller's own. The root of the file system is nobody's project.
 */
export function projectOf(folders: readonly string[]): Project {
  const project = new Set<string>();
  for (const folder of folders) {
    if (!isDirectory(folder)) continue;
    for (const path of [realpathSync(folder), repositoryOf(folder)]) {
      if (path !== undefined && dirname(path) !== path) project.add(keyOf(lstatSync(path, { bigint: true })));
    }
  }
  return project;
}

function keyOf({ dev, ino }: BigIntStats): string {
  return `${String(dev)}:${String(ino)}`;
}

/** Where text may go. */
export type Place =
  | {
      readonly kind: 'file';
      /** The real path. */
      readonly path: string;
      readonly folder: string;
      /** The folder's; null where it is still to be made. */
      readonly key: string | null;
      /** Folders that are still to be made, the upper ones first. */
      readonly lacking: readonly string[];
      /** The permissions of the file that is there; null where none is. */
      readonly mode: number | null;
    }
  /** A device or a pipe, which is written into. */
  | { readonly kind: 'device'; readonly path: string; readonly isLink: boolean };

/** Where Linux and macOS keep the names of what a process has open, by links of their own: `/dev/stdout`, `/proc/self/fd/1`. */
const OF_THE_SYSTEM = /^\/(?:dev(?:\/fd)?$|proc\/)/;

const PERMISSIONS = 0o7777n;

/**
 * Looks at where a file is to be written, and makes nothing. Throws `RefusedPlace` for a symbolic link in the project, on the
 * way or at the end, for one at the end anywhere, for what lies in a git folder, and for what is no file; and what `fs`
 * throws. `file` may hold bytes that are no UTF-8 (see `model/path-bytes.ts`).
 */
export function placeOf(file: string, project: Project): Place {
  const { folders, rest, last } = walk(file, project);
  const folder = folders.at(-1);
  const [name] = rest.slice(-1);
  if (folder === undefined || name === undefined) throw noFile(file, resolve(file), 'is a folder. Name a file in it');
  refuseGit(file, folders, rest);
  const lacking = rest.slice(0, -1).map((_, n) => join(folder.path, ...rest.slice(0, n + 1)));
  const path = join(folder.path, ...rest);
  if (last?.isDirectory() === true) throw noFile(file, path, 'is a folder. Name a file in it');
  if (last?.isSymbolicLink() === true) return { kind: 'device', path, isLink: true };
  if (last !== undefined && !last.isFile()) {
    if (folder.isInside) throw noFile(file, path, 'is no regular file. Name another');
    return { kind: 'device', path, isLink: false };
  }
  return {
    kind: 'file',
    path,
    folder: lacking.at(-1) ?? folder.path,
    key: lacking.length === 0 ? folder.key : null,
    lacking,
    mode: last === undefined ? null : Number(last.mode & PERMISSIONS),
  };
}

/** A folder that is there, by its real path. */
interface Folder {
  readonly path: string;
  readonly name: string;
  readonly key: string;
  /** It is one of the project's, or lies in one. */
  readonly isInside: boolean;
}

interface Walked {
  /** From the root of the file system to the last one that is there. */
  readonly folders: readonly Folder[];
  /** The names below it, down to the file's. */
  readonly rest: readonly string[];
  /** The file that is there; a link only where the system keeps it. */
  readonly last: BigIntStats | undefined;
}

/** As many as Linux follows. */
const MOST_LINKS = 40;

/** Goes down to a file step by step, and follows the links that are not the project's. */
function walk(file: string, project: Project): Walked {
  const open = (path: string, name: string, stats: BigIntStats, isInside: boolean): Folder => {
    const key = keyOf(stats);
    return { path, name, key, isInside: isInside || project.has(key) };
  };
  const top = (path: string): Folder => open(path, '', lstatSync(path, { bigint: true }), false);
  const start = resolve(file);
  let folders = [top(parse(start).root)];
  let links = 0;
  const todo = namesIn(start).reverse();
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    const above = folders.at(-1);
    if (above === undefined) break;
    if (name === '..') {
      if (folders.length > 1) folders.pop();
      continue;
    }
    const path = join(above.path, name);
    const stats = lstatSync(bytesOfName(path), { bigint: true, throwIfNoEntry: false });
    const isLast = todo.length === 0;
    if (stats?.isSymbolicLink() === true && !(isLast && !above.isInside && OF_THE_SYSTEM.test(above.path))) {
      if (above.isInside || isLast || ++links > MOST_LINKS) throw throughLink(file, path);
      const target = decodePathBytes(readlinkSync(bytesOfName(path), { encoding: 'buffer' }).toString('latin1'));
      if (isAbsolute(target)) folders = [top(parse(resolve(target)).root)];
      todo.push(...namesIn(target).reverse());
      continue;
    }
    if (isLast || stats === undefined) {
      const rest = [name, ...todo.reverse()];
      // Only a link leads up from what is not there.
      if (rest.includes('..')) throw noFolder(file, path);
      return { folders, rest, last: stats };
    }
    if (!stats.isDirectory()) throw noFolder(file, path);
    folders.push(open(path, name, stats, above.isInside));
  }
  return { folders, rest: [], last: undefined };
}

function namesIn(path: string): string[] {
  const names = path.slice(isAbsolute(path) ? parse(path).root.length : 0).split(sep === '\\' ? /[\\/]+/ : /\/+/);
  return names.filter((name) => name !== '' && name !== '.');
}

/** Characters that HFS+ ignores in a name (git's `next_hfs_char`). */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** What some file system takes for `.git`: in any letter case, by its short name, with what NTFS drops at the end. */
const GIT_NAME = /^(?:\.git|git~[1-9])[ .]*(?:[:\\]|$)/i;

/** Throws `RefusedPlace` for a path in a folder that git keeps for itself, whatever it is called. */
function refuseGit(file: string, folders: readonly Folder[], rest: readonly string[]): void {
  const first = folders.findIndex(({ isInside }) => isInside);
  // The names above a project are the caller's own: somebody may keep work trees below `.git`.
  const own = folders.slice(Math.max(first, 0));
  let path = own[0]?.path ?? '';
  for (const name of [...own.slice(1).map((folder) => folder.name), ...rest]) {
    path = join(path, name);
    if (GIT_NAME.test(name.replace(IGNORED, ''))) throw inGit(file, path);
  }
  const kept = own.find((folder) => isGitFolder(folder.path));
  if (kept !== undefined) throw inGit(file, kept.path);
}

/** Whether git would take a folder for its own: a bare repository, or the one that the file `.git` of a work tree names. */
function isGitFolder(path: string): boolean {
  const has = (name: string): boolean =>
    lstatSync(bytesOfName(join(path, name)), { throwIfNoEntry: false }) !== undefined;
  return has('HEAD') && (has('commondir') || (has('objects') && has('refs')));
}

/** A path as people know it: from the current directory where it lies below. */
function readable(path: string): string {
  return relativeWithin(process.cwd(), resolve(path)) ?? path;
}

function throughLink(file: string, path: string): RefusedPlace {
  const way = resolve(file) === path ? '' : `${readable(file)}: `;
  return new RefusedPlace(
    'link',
    path,
    `${way}${readable(path)} is a symbolic link, and nothing is written through one. Name a path that leads through none, or take the link away.`,
  );
}

function inGit(file: string, path: string): RefusedPlace {
  const kept = resolve(file) === path ? '' : ` (${readable(path)})`;
  return new RefusedPlace(
    'git',
    path,
    `${readable(file)} lies in what git keeps for itself${kept}, where nothing is written. Name a file elsewhere.`,
  );
}

function noFolder(file: string, path: string): RefusedPlace {
  return new RefusedPlace(
    'no-folder',
    path,
    `${readable(file)} lies below ${readable(path)}, which is no folder. Name a file elsewhere.`,
  );
}

function noFile(file: string, path: string, what: string): RefusedPlace {
  return new RefusedPlace('no-file', path, `${readable(file)} ${what}.`);
}
