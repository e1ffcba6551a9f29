import { families } from './index.js';
import { stores } from './stores.js';
import type { Archive } from './family.js';

/**
 * How a file is archived. Its place decides, not a version: fingerprints, and reports of earlier runs, know paths only, and have to
 * agree with the claims.
 */
function archiveOf(file: string): Omit<Archive, 'owns'> {
  return families.find(({ archive }) => archive?.owns(file) === true)?.archive ?? stores;
}

/** Where a claimed path would be if it had moved with the return that claims it, most likely first; never the path itself. */
export function movedWith(path: string, returnFile: string): readonly string[] {
  return archiveOf(returnFile).movedWith(path, returnFile);
}

/** A file's path as it is wherever the file is archived: the same before and after. */
export function stableFilePath(file: string): string {
  return archiveOf(file).stablePath(file);
}

/** The same for a file and for where a change archives it. The archive of OpenSpec puts the date before the folder. */
export function movedPath(file: string): string {
  const path = stableFilePath(file);
  return path === file ? path : path.replace(/(^|\/)\d{4}-\d{2}-\d{2}-(?=[^/]*\/)/g, '$1');
}

/** Returns true if a return is in an archive, by its path. */
export function isArchived(file: string): boolean {
  return archiveOf(file).isArchived(file);
}
