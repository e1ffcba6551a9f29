import { closeSync, constants, fstatSync, openSync, writeFileSync } from 'node:fs';
import { bytesOfName } from '../model/path-bytes.js';
import { UsageError } from '../model/usage-error.js';
import { makeFolders } from './write-file.js';
import { RefusedPlace, type Project } from './write-place.js';

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_WRONLY } = constants;

/**
 * Appends a line to a log, at once, so that the lines of several processes stay whole; folders on the way are made. Throws
 * `UsageError` where it cannot be written, and for a symbolic link.
 */
export function appendLine(file: string, line: string, project: Project): void {
  try {
    const { path } = makeFolders(file, project);
    const log = openSync(bytesOfName(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
    try {
      if (!fstatSync(log).isFile()) throw new RefusedPlace('no-file', path, `${path} is no regular file.`);
      writeFileSync(log, `${line}\n`);
    } finally {
      closeSync(log);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The log ${file} could not be written: ${reason}`);
  }
}
