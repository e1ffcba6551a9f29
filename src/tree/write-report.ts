import { UsageError } from '../model/usage-error.js';
import { writeFile } from './write-file.js';
import { RefusedPlace, type Project } from './write-place.js';

/**
 * Writes chunks to a file one after another, so that no string holds a whole report; folders on the way are made. `asked`
 * is the caller's word for the file (`--output`). Throws `UsageError` where it cannot be written, and leaves it as it was.
 */
export function writeReport(asked: string, file: string, chunks: Iterable<string>, project: Project): void {
  try {
    writeFile(file, chunks, { project });
  } catch (error) {
    if (!(error instanceof RefusedPlace) && !isSystemError(error)) throw error;
    throw new UsageError(`${asked}: the report could not be written: ${error.message}`);
  }
}

/** Others are errors of the program, which nobody who called it can mend. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}
