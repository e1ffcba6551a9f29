import { reasonOf } from '../model/text.js';
import { appendToFile } from './write-file.js';
import { unwritten, type Project } from './write-place.js';

/**
 * Appends a line to a log in one write, so that lines of parallel processes stay whole. Throws `UnwrittenFile` if the log
 * cannot be written, and `UsageError` if it is a symbolic link.
 */
export function appendLine(file: string, line: string, project: Project): void {
  try {
    appendToFile(file, `${line}\n`, project);
  } catch (error) {
    throw unwritten(`The log ${file} could not be written: ${reasonOf(error)}`, error);
  }
}
