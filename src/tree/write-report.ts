import { reasonOf } from '../model/reason.js';
import { UsageError } from '../model/usage-error.js';
import { writeFile } from './write-file.js';
import { RefusedPlace, type Project } from './write-place.js';

/**
 * Writes chunks to a file one by one, so no string holds a whole report. Missing folders are created. Throws `UsageError` if the
 * file cannot be written, and leaves it unchanged. `asked` is the caller's word for the file (`--output`).
 */
export function writeReport(asked: string, file: string, chunks: Iterable<string>, project: Project): void {
  try {
    writeFile(file, chunks, { project });
  } catch (error) {
    if (!(error instanceof RefusedPlace) && !isSystemError(error)) throw error;
    throw new UsageError(`${asked}: the report could not be written: ${reasonOf(error)}`);
  }
}

/** Other errors are bugs in the program, which no caller can fix. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}
