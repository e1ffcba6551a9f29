import { lstatSync, readlinkSync, realpathSync, type Stats } from 'node:fs';
import { dirname, join, parse, relative, resolve, sep } from 'node:path';
import { bytesOfName, decodePathBytes } from '../model/path.js';
import { UnwrittenFile, UsageError } from '../model/usage.js';
import { resemblesRepository } from './git/store.js';
import { isInside, relativeWithin } from './inside.js';
import { isDirectory, repositoryOf } from './root.js';

/** Why a place is refused. */
export type Refusal = 'link' | 'git' | 'no-folder' | 'no-file';

/** The error for a place that must not be written to. The message says which place, why, and what to do. */
export class RefusedPlace extends Error {
  override readonly name = 'RefusedPlace';

  constructor(
    readonly refusal: Refusal,
    /** The path of the obstacle. */
    readonly at: string,
    message: string,
  ) {
    super(message);
  }
}

/** The real paths of folders whose content, including links, came with a branch. */
export type Project = readonly string[];

/**
 * Returns the project that files are written for: the folders that the caller vouches for, and their repositories. Folders above
 * them belong to the caller. The root of the file system is never part of a project.
 */
export function projectOf(folders: readonly string[]): Project {
  const tops = folders.filter(isDirectory).flatMap((folder) => [folder, repositoryOf(folder) ?? folder]);
  return tops.map(realPath).filter((top) => dirname(top) !== top);
}

/** Returns a path with all links followed. On Windows and macOS its names have the letter case of the disk, and no short form. */
function realPath(path: string): string {
  return decodePathBytes(realpathSync.native(bytesOfName(path), { encoding: 'buffer' }).toString('latin1'));
}

/**
 * Returns the error for a file that was not written, as `message` says. It is `UnwrittenFile`, unless the place itself
 * is forbidden because a branch may have made it.
 */
export function unwritten(message: string, cause: unknown): UsageError {
  const isForbidden = cause instanceof RefusedPlace && (cause.refusal === 'link' || cause.refusal === 'git');
  return isForbidden ? new UsageError(message) : new UnwrittenFile(message);
}

/** Where text can be written. */
export interface Place {
  /** A device or a pipe is written to directly. */
  readonly kind: 'file' | 'device';
  /** No name in it is a link, except the last one of a device, which may be a system link. */
  readonly path: string;
  /** Folders that must still be created, upper ones first. */
  readonly lacking: readonly string[];
  /** The permissions of the existing file; null if there is none. */
  readonly mode: number | null;
}

/** Folders where Linux and macOS keep links to a process's open files: `/dev/stdout`, `/proc/self/fd/1`. */
const OF_THE_SYSTEM = /^\/(?:dev(?:\/fd)?$|proc\/)/;

const PERMISSIONS = 0o7777;

/**
 * Finds the place where a file is to be written, without creating anything. Throws what `fs` throws, and `RefusedPlace` for a
 * symbolic link in the project, on the way or at the end; for a link at the end anywhere; for a path inside a git folder; and for
 * anything that is not a file. `file` may contain bytes that are not UTF-8 (see `model/path-bytes.ts`). Junctions of Windows are
 * links, too.
 */
export function placeOf(file: string, project: Project): Place {
  const { folder, rest, last } = walk(file, resolve(file), project, 0);
  const path = join(folder, ...rest);
  refuseGit(file, folder, rest, project);
  if (rest.length === 0 || last?.isDirectory() === true) {
    throw refused('no-file', file, path, 'is a folder. Name a file in it');
  }
  const isDevice = last !== undefined && !last.isFile();
  if (isDevice && isOfProject(folder, project)) {
    throw refused('no-file', file, path, 'is not a regular file. Name another');
  }
  return {
    kind: isDevice ? 'device' : 'file',
    path,
    lacking: rest.slice(0, -1).map((_, n) => join(folder, ...rest.slice(0, n + 1))),
    mode: last === undefined ? null : last.mode & PERMISSIONS,
  };
}

interface Walked {
  /** The last existing folder on the way. No name in its path is a link. */
  readonly folder: string;
  /** The names below that folder, down to the file's name. */
  readonly rest: readonly string[];
  /** The existing file; a link only if it is a system link. */
  readonly last: Stats | undefined;
}

/** As many links as Linux follows. */
const MOST_LINKS = 40;

/** Walks down to a path step by step. Follows links outside the project. Throws `RefusedPlace` for other links. */
function walk(file: string, path: string, project: Project, links: number): Walked {
  let folder = parse(path).root;
  const names = path.slice(folder.length).split(sep);
  for (const [n, name] of names.entries()) {
    const isLast = n === names.length - 1;
    const at = join(folder, name);
    const stats = lstatSync(bytesOfName(at), { throwIfNoEntry: false });
    if (stats?.isSymbolicLink() === true) {
      const isOwn = isOfProject(folder, project);
      if (isLast && !isOwn && OF_THE_SYSTEM.test(folder)) return { folder, rest: [name], last: stats };
      if (isLast || isOwn || links === MOST_LINKS) throw throughLink(file, at);
      const target = decodePathBytes(readlinkSync(bytesOfName(at), { encoding: 'buffer' }).toString('latin1'));
      return walk(file, resolve(folder, target, ...names.slice(n + 1)), project, links + 1);
    }
    if (isLast || stats === undefined) return { folder, rest: names.slice(n).filter(Boolean), last: stats };
    if (!stats.isDirectory()) {
      throw refused('no-folder', file, at, `is below ${readable(at)}, which is not a folder. Name a file elsewhere`);
    }
    folder = at;
  }
  return { folder, rest: [], last: undefined };
}

function isOfProject(folder: string, project: Project): boolean {
  const real = realPath(folder);
  return project.some((top) => isInside(real, top));
}

/** Characters that HFS+ ignores in a name (git's `next_hfs_char`). */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Names that some file system treats as `.git`: in any letter case, by its short name, with the endings that NTFS drops. */
const GIT_NAME = /^(?:\.git|git~[1-9])[ .]*(?:[:\\]|$)/i;

/** Throws `RefusedPlace` for a path inside git's own folder, whatever the folder is called. */
function refuseGit(file: string, folder: string, rest: readonly string[], project: Project): void {
  const real = realPath(folder);
  const tops = project.filter((top) => isInside(real, top));
  // Names above a project belong to the caller, who may keep work trees below `.git`.
  const top = tops.sort((a, b) => a.length - b.length)[0] ?? parse(real).root;
  let at = top;
  if (resemblesRepository(at)) throw inGit(file, at);
  for (const name of [...relative(top, real).split(sep), ...rest]) {
    at = join(at, name);
    if (GIT_NAME.test(name.replace(IGNORED, '')) || resemblesRepository(at)) throw inGit(file, at);
  }
}

/** Returns a path for people: relative if it is below the current directory. */
function readable(path: string): string {
  return relativeWithin(process.cwd(), resolve(path)) ?? path;
}

/** Returns the error for a place, which says what it is and what to do. */
function refused(refusal: Refusal, file: string, at: string, what: string): RefusedPlace {
  return new RefusedPlace(refusal, at, `${readable(file)} ${what}.`);
}

function throughLink(file: string, at: string): RefusedPlace {
  const name = resolve(file) === at ? readable(at) : `${readable(file)}: ${readable(at)}`;
  const advice = 'return-gate does not write through links. Name a path without one, or remove the link.';
  return new RefusedPlace('link', at, `${name} is a symbolic link, and ${advice}`);
}

function inGit(file: string, at: string): RefusedPlace {
  const kept = resolve(file) === at ? '' : ` (${readable(at)})`;
  return refused(
    'git',
    file,
    at,
    `is in git's own folder${kept}, where return-gate does not write. Name a file elsewhere`,
  );
}
