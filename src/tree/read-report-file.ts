import { UsageError } from '../model/usage-error.js';
import { readRegularFile, type RegularFile } from './regular-file.js';

/** The text of a report on disk. Throws `UsageError` for what cannot be read, is no regular file or is over the limit (bytes). */
export function readReportFile(file: string, limit: number): string {
  const found = opened(file, limit);
  if (found === null) throw new UsageError(`The report ${file} is no regular file: name the file itself.`);
  if (found.size > limit) {
    throw new UsageError(
      `The report ${file} takes ${String(found.size)} bytes, more than the limit of ${String(limit)}: check in more shards.`,
    );
  }
  return found.bytes.toString('utf8');
}

function opened(file: string, limit: number): RegularFile | null {
  try {
    return readRegularFile(file, limit);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The report ${file} could not be read: ${reason}.`);
  }
}
