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
import { bytesOfName } from '../model/path-bytes.js';
import { placeOf, RefusedPlace, type Place, type Project } from './write-place.js';

export interface Writing {
  readonly project: Project;
  /** Waits until the disk has the new content before the old one goes: for files that somebody wrote by hand. */
  readonly durable?: boolean;
  /** Asked at the very end; where it says no, nothing is done. */
  readonly mayReplace?: () => boolean;
}

/**
 * Writes chunks, one after another, beside a file and then renames: whoever reads it sees the old content or the new, and the
 * old one stays where anything fails. Its mode is kept; folders on the way are made. A device or a pipe outside of the project
 * is written into. False where `mayReplace` said no. Throws `RefusedPlace`, and what `fs` throws.
 *
 * The place is looked at again just before the rename. Whoever exchanges a folder for a link within that moment, as the same
 * user, still misleads it: no file that is committed can.
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
  // Not longer than any name may be, whatever the file is called.
  const beside = bytesOfName(join(place.folder, `.${randomBytes(8).toString('hex')}.return-gate`));
  let isThere = false;
  try {
    const handle = openSync(beside, 'wx', place.mode ?? 0o666);
    isThere = true;
    try {
      for (const chunk of chunks) writeFileSync(handle, chunk);
      // The mask of the process may have taken some of it away.
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
 * Appends text to a regular file, which is made where it is not there, with the folders on the way; never through a link. Throws
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

/** Makes the folders on the way to a file that are not there, and gives its place. Throws as `placeOf` does. */
export function makeFolders(file: string, project: Project): Place {
  const place = placeOf(file, project);
  if (place.kind === 'device' || place.lacking.length === 0) return place;
  // One after another: asked for all at once, Node does not come back where nothing can be made, as in `/proc`.
  for (const folder of place.lacking) makeFolder(bytesOfName(folder));
  return placeOf(file, project);
}

function makeFolder(path: Buffer): void {
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process was quicker.
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

type FilePlace = Extract<Place, { kind: 'file' }>;

function demandSame(file: string, before: FilePlace, now: Place): void {
  if (now.kind === 'file' && now.path === before.path && now.key === before.key) return;
  throw new RefusedPlace('no-folder', before.folder, `${file} was moved while it was written. Run this again.`);
}

/** Writes into what is there. A link of the system's is followed, since it is the process's own. */
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
