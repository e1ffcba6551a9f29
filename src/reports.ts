import { UsageError } from './model/usage-error.js';
import { EXPLAINING, formats, type Format, type FormatName } from './report/formats.js';
import type { SafeText } from './report/sink.js';
import { writeFile } from './write-file.js';
import { RefusedPlace, type Project } from './write-place.js';

/** Loads a format, and the rules with it where it explains them. */
export async function loadFormat(name: FormatName): Promise<Format> {
  const render = await formats[name]();
  if (!EXPLAINING.has(name)) return render;
  const { rules } = await import('./standards/catalog.js');
  return (report, options) => render(report, { ...options, rules });
}

/**
 * Writes chunks to a file one after another, so that no string holds a whole report; folders on the way are made. `asked`
 * is the caller's word for the file (`--output`). Throws `UsageError` where it cannot be written, and leaves it as it was.
 */
export function writeReport(asked: string, file: string, chunks: Iterable<SafeText>, project: Project): void {
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
