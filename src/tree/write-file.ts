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
import { dirname, join } from 'node:path';
import { bytesOfName } from '../model/path.js';
import { reasonOf } from '../model/text.js';
import { placeOf, RefusedPlace, unwritten, type Place, type Project } from './write-place.js';

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
 * missing folders are created. A device or a pipe outside the project is written to directly. On Windows the rename fails while
 * another process has the old file open.
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
  const { path, mode } = place;
  if (place.kind === 'device') {
    writeInto(path, chunks);
    return true;
  }
  // Short enough for every file system, whatever the file's own name.
  const beside = bytesOfName(join(dirname(path), `.${randomBytes(8).toString('hex')}.return-gate`));
  let isThere = false;
  endBetweenWrites();
  try {
    const handle = openSync(beside, 'wx', mode ?? 0o666);
    isThere = true;
    try {
      for (const chunk of chunks) writeFileSync(handle, chunk);
      // The process's umask may have removed some permissions.
      if (mode !== null) fchmodSync(handle, mode);
      if (durable) fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (!mayReplace()) return false;
    const now = placeOf(file, project);
    if (now.kind !== 'file' || now.path !== path) {
      throw new RefusedPlace('no-folder', path, `${file} was moved while it was written. Run this again.`);
    }
    renameSync(beside, bytesOfName(path));
    isThere = false;
    return true;
  } finally {
    if (isThere) rmSync(beside, { force: true });
  }
}

// Windows has neither of the last two, which are then undefined, and no bit: a link there is only found before the file is opened.
const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/**
 * Appends a line to a log in one write, so that lines of parallel processes stay whole. Creates the file, and the folders on the
 * way, if missing. Throws `UnwrittenFile` if the log cannot be written, and `UsageError` if it is a symbolic link.
 */
export function appendLine(file: string, line: string, project: Project): void {
  try {
    const { path } = makeFolders(file, project);
    const handle = openSync(bytesOfName(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
    try {
      if (!fstatSync(handle).isFile()) throw new RefusedPlace('no-file', path, `${path} is no regular file.`);
      writeFileSync(handle, `${line}\n`);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw unwritten(`The log ${file} could not be written: ${reasonOf(error)}`, error);
  }
}

/** Creates the missing folders on the way to a file. Returns its place. Throws as `placeOf` does. */
export function makeFolders(file: string, project: Project): Place {
  const place = placeOf(file, project);
  if (place.lacking.length === 0) return place;
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

/** Writes to an existing device or pipe. A link of the system is followed, since it belongs to the process itself. */
function writeInto(path: string, chunks: Iterable<string | Uint8Array>): void {
  const isLink = lstatSync(path).isSymbolicLink();
  const handle = openSync(path, isLink ? 'w' : O_WRONLY | O_NOFOLLOW);
  try {
    if (!isLink && fstatSync(handle).isFile()) {
      throw new RefusedPlace('no-file', path, `${path} became another file while it was opened. Run this again.`);
    }
    for (const chunk of chunks) writeFileSync(handle, chunk);
  } finally {
    closeSync(handle);
  }
}

/** The signals by which a terminal, a job's time limit and a cancelled job end a process. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let isSet = false;

/**
 * From now on, a signal ends this process only between two turns of the event loop, never within one: a write that is
 * synchronous then completes or cleans up. The process still ends by that signal, unless somebody else listens to it.
 */
function endBetweenWrites(): void {
  if (isSet) return;
  isSet = true;
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}
