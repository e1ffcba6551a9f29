import { UsageError } from '../model/usage-error.js';
import { appendToFile } from './write-file.js';
import type { Project } from './write-place.js';

/**
 * Appends a line to a log, at once, so that the lines of several processes stay whole. Throws `UsageError` where it cannot be
 * written, and for a symbolic link.
 */
export function appendLine(file: string, line: string, project: Project): void {
  try {
    appendToFile(file, `${line}\n`, project);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The log ${file} could not be written: ${reason}`);
  }
}
