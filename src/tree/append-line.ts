import { reasonOf } from '../model/reason.js';
import { UsageError } from '../model/usage-error.js';
import { appendToFile } from './write-file.js';
import type { Project } from './write-place.js';

/**
 * Appends a line to a log in one write, so that lines of parallel processes stay whole. Throws `UsageError` if the log cannot be
 * written or is a symbolic link.
 */
export function appendLine(file: string, line: string, project: Project): void {
  try {
    appendToFile(file, `${line}\n`, project);
  } catch (error) {
    throw new UsageError(`The log ${file} could not be written: ${reasonOf(error)}`);
  }
}
