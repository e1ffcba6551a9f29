import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { bytesOfName } from '../model/path.js';
import { endBetweenWrites } from './end-between-writes.js';
import { placeOf, RefusedPlace, type Place, type Project } from './write-place.js';

export interface Writing {
  readonly project: Project;
  /** Waits until the disk has the new content before the old file is replaced. For files that people write by hand. */
  readonly durable?: boolean;
  /** Called last, just before the file is replaced. If it returns false, nothing is written. */
  readonly mayReplace?: () => boolean;
}

/**
 * Writes chunks to a new file beside the old one, then renames it: readers see either the old content or the new. Returns false
 * if `mayReplace` did. Throws `RefusedPlace`, and what `fs` throws; the old content is then unchanged. The file mode is kept, and
 * missing folders are created. A device or a pipe outside the project is written to directly.
 *
 * The place is checked again just before the rename. A process of the same user that swaps a folder for a link within that moment
 * can still redirect the write. A committed file cannot.
 */
export function writeFile(
  file: string,
  chunks: Iterable<string | Uint8Array>,
  { project, durable = false, mayReplace = () => true }: Writing,
): boolean {
  const place = makeFolders(file, project);
  if (place.kind === 'device') {
    writeInto(place, chunks);
    return true;
  }
  // Short enough for every file system, whatever the file's own name.
  const beside = bytesOfName(join(place.folder, `.${randomBytes(8).toString('hex')}.return-gate`));
  let isThere = false;
  endBetweenWrites();
  try {
    const handle = openSync(beside, 'wx', place.mode ?? 0o666);
    isThere = true;
    try {
      for (const chunk of chunks) writeFileSync(handle, chunk);
      // The process's umask may have removed some permissions.
      if (place.mode !== null) fchmodSync(handle, place.mode);
      if (durable) fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (!mayReplace()) return false;
    demandSame(file, place, placeOf(file, project));
    renameSync(beside, bytesOfName(place.path));
    isThere = false;
    return true;
  } finally {
    if (isThere) rmSync(beside, { force: true });
  }
}

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_WRONLY } = constants;

/**
 * Appends text to a regular file, never through a link. Creates the file, and the folders on the way, if missing. Throws
 * `RefusedPlace`, and what `fs` throws.
 */
export function appendToFile(file: string, text: string, project: Project): void {
  const { path } = makeFolders(file, project);
  const handle = openSync(bytesOfName(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
  try {
    if (!fstatSync(handle).isFile()) throw new RefusedPlace('no-file', path, `${path} is no regular file.`);
    writeFileSync(handle, text);
  } finally {
    closeSync(handle);
  }
}

/** Creates the missing folders on the way to a file. Returns its place. Throws as `placeOf` does. */
export function makeFolders(file: string, project: Project): Place {
  const place = placeOf(file, project);
  if (place.kind === 'device' || place.lacking.length === 0) return place;
  // One call per folder: a recursive `mkdir` of Node never returns where nothing can be created, e.g. in `/proc`.
  for (const folder of place.lacking) makeFolder(bytesOfName(folder));
  return placeOf(file, project);
}

function makeFolder(path: Buffer): void {
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process created it first.
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

type FilePlace = Extract<Place, { kind: 'file' }>;

function demandSame(file: string, before: FilePlace, now: Place): void {
  if (now.kind === 'file' && now.path === before.path && now.key === before.key) return;
  throw new RefusedPlace('no-folder', before.folder, `${file} was moved while it was written. Run this again.`);
}

/** Writes to an existing device or pipe. A system link is followed, since it belongs to the process itself. */
function writeInto({ path, isLink }: Extract<Place, { kind: 'device' }>, chunks: Iterable<string | Uint8Array>): void {
  const handle = openSync(path, isLink ? 'w' : constants.O_WRONLY | constants.O_NOFOLLOW);
  try {
    if (!isLink && fstatSync(handle).isFile()) {
      throw new RefusedPlace('no-file', path, `${path} became another file while it was opened. Run this again.`);
    }
    for (const chunk of chunks) writeFileSync(handle, chunk);
  } finally {
    closeSync(handle);
  }
}
