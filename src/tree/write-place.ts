import { lstatSync, readlinkSync, realpathSync, type BigIntStats } from 'node:fs';
import { dirname, isAbsolute, join, parse, resolve, sep } from 'node:path';
import { elementAt } from '../model/collections.js';
import { UnwrittenFile, UsageError } from '../model/usage.js';
import { relativeWithin } from './relative-within.js';
import { bytesOfName, decodePathBytes } from '../model/path.js';
import { isDirectory, repositoryOf } from './root.js';

/** Why a place is refused. */
export type Refusal = 'link' | 'git' | 'no-folder' | 'no-file';

/** The error for a place that is not written to. The message says which place, why, and what to do. */
export class RefusedPlace extends Error {
  override readonly name = 'RefusedPlace';

  constructor(
    readonly refusal: Refusal,
    /** The real path of the obstacle. */
    readonly at: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Folders whose content, links included, came with a branch. They are identified by device and inode number, however their path
 * is written.
 */
export type Project = ReadonlySet<string>;

/**
 * Returns the project that files are written for: the folders that the caller vouches for, and their repositories. Folders above
 * them belong to the caller. The root of the file system is never part of a project.
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

/**
 * Returns the error for a file that was not written, as `message` says. It is `UnwrittenFile`, unless the place is one that
 * nothing is ever written to, since a branch may have made it.
 */
export function unwritten(message: string, cause: unknown): UsageError {
  const isForbidden = cause instanceof RefusedPlace && (cause.refusal === 'link' || cause.refusal === 'git');
  return isForbidden ? new UsageError(message) : new UnwrittenFile(message);
}

/** Where text can be written. */
export type Place =
  | {
      readonly kind: 'file';
      /** The real path. */
      readonly path: string;
      readonly folder: string;
      /** The folder's device and inode number; null if it still has to be created. */
      readonly key: string | null;
      /** Folders that still have to be created, the upper ones first. */
      readonly lacking: readonly string[];
      /** The permissions of the existing file; null if there is none. */
      readonly mode: number | null;
    }
  /** A device or a pipe, which is written to directly. */
  | { readonly kind: 'device'; readonly path: string; readonly isLink: boolean };

/** Folders where Linux and macOS keep links to what a process has open: `/dev/stdout`, `/proc/self/fd/1`. */
const OF_THE_SYSTEM = /^\/(?:dev(?:\/fd)?$|proc\/)/;

const PERMISSIONS = 0o7777n;

/**
 * Finds the place where a file is to be written, without creating anything. Throws what `fs` throws, and `RefusedPlace` for a
 * symbolic link in the project, on the way or at the end; for a link at the end anywhere; for a path inside a git folder; and for
 * anything that is not a file. `file` may contain bytes that are not UTF-8 (see `model/path.ts`).
 */
export function placeOf(file: string, project: Project): Place {
  const { folders, rest, last } = walk(file, project);
  const folder = elementAt(folders, folders.length - 1);
  if (rest.length === 0) throw noFile(file, resolve(file), 'is a folder. Name a file in it');
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

/** An existing folder, by its real path. */
interface Folder {
  readonly path: string;
  readonly name: string;
  readonly key: string;
  /** Whether it is one of the project's folders, or inside one. */
  readonly isInside: boolean;
}

interface Walked {
  /** From the root of the file system to the last existing folder. */
  readonly folders: readonly Folder[];
  /** The names below that folder, down to the file's name. */
  readonly rest: readonly string[];
  /** The existing file; a link only if it is a system link. */
  readonly last: BigIntStats | undefined;
}

/** As many links as Linux follows. */
const MOST_LINKS = 40;

/** Walks down to a file step by step. Follows links outside the project. Throws `RefusedPlace` for other links. */
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
    const above = elementAt(folders, folders.length - 1);
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
      // Only a link's target can contain `..` below a missing folder.
      if (rest.includes('..')) throw noFolder(file, path);
      return { folders, rest, last: stats };
    }
    if (!stats.isDirectory()) throw noFolder(file, path);
    folders.push(open(path, name, stats, above.isInside));
  }
  return { folders, rest: [], last: undefined };
}

/** Returns the names in a path, without those that change nothing. */
export function namesIn(path: string, separator: string = sep): string[] {
  const names = path.slice(isAbsolute(path) ? parse(path).root.length : 0).split(separator === '\\' ? /[\\/]+/ : /\/+/);
  return names.filter((name) => name !== '' && name !== '.');
}

/** Characters that HFS+ ignores in a name (git's `next_hfs_char`). */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Names that some file system treats as `.git`: in any letter case, by its short name, with the endings that NTFS drops. */
const GIT_NAME = /^(?:\.git|git~[1-9])[ .]*(?:[:\\]|$)/i;

/** Throws `RefusedPlace` for a path inside git's own folder, whatever the folder is called. */
function refuseGit(file: string, folders: readonly Folder[], rest: readonly string[]): void {
  const first = folders.findIndex(({ isInside }) => isInside);
  // Names above a project belong to the caller, who may keep work trees below `.git`.
  const own = folders.slice(Math.max(first, 0));
  let { path } = elementAt(own, 0);
  for (const name of [...own.slice(1).map((folder) => folder.name), ...rest]) {
    path = join(path, name);
    if (GIT_NAME.test(name.replace(IGNORED, ''))) throw inGit(file, path);
  }
  const kept = own.find((folder) => isGitFolder(folder.path));
  if (kept !== undefined) throw inGit(file, kept.path);
}

/** Returns whether git would use a folder as its own: a bare repository, or the one that the `.git` file of a work tree names. */
function isGitFolder(path: string): boolean {
  const has = (name: string): boolean =>
    lstatSync(bytesOfName(join(path, name)), { throwIfNoEntry: false }) !== undefined;
  return has('HEAD') && (has('commondir') || (has('objects') && has('refs')));
}

/** Returns a path for people: relative to the current directory if it is below it. */
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
    `${readable(file)} is in git's own folder${kept}, where nothing is written. Name a file elsewhere.`,
  );
}

function noFolder(file: string, path: string): RefusedPlace {
  return new RefusedPlace(
    'no-folder',
    path,
    `${readable(file)} is below ${readable(path)}, which is not a folder. Name a file elsewhere.`,
  );
}

function noFile(file: string, path: string, what: string): RefusedPlace {
  return new RefusedPlace('no-file', path, `${readable(file)} ${what}.`);
}
