import { reasonOf } from '../model/text.js';
import { UnwrittenFile } from '../model/usage.js';
import { writeFile } from './write-file.js';
import { RefusedPlace, unwritten, type Project } from './write-place.js';

/**
 * Writes chunks to a file one by one, so no string holds a whole report. Missing folders are created. Throws `UnwrittenFile`
 * if the file cannot be written, and `UsageError` if nothing may be written there; it is then unchanged. `asked` is the caller's word
 * for the file (`--output`).
 */
export function writeReport(asked: string, file: string, chunks: Iterable<string>, project: Project): void {
  try {
    writeFile(file, chunks, { project });
  } catch (error) {
    if (!(error instanceof RefusedPlace) && !isSystemError(error)) throw error;
    // Errors of the system name a folder, or nothing.
    const name = error instanceof RefusedPlace ? '' : ` (${file})`;
    throw unwritten(`${asked}: the report could not be written: ${reasonOf(error)}${name}`, error);
  }
}

/**
 * Runs something that writes a report after the verdict. Resolves to the message if the file cannot be written, and to
 * nothing else; rejects for all other errors.
 */
export async function unwrittenBy(write: () => unknown): Promise<readonly string[]> {
  try {
    await write();
    return [];
  } catch (error) {
    if (error instanceof UnwrittenFile) return [error.message];
    throw error;
  }
}

/** Other errors are bugs in the program, which no caller can fix. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}
