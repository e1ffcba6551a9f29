import { families } from './index.js';
import { stores } from './stores.js';
import type { Archive } from './family.js';

/** How a file is archived, by its path alone: fingerprints and earlier reports know no version. */
function archiveOf(file: string): Omit<Archive, 'owns'> {
  return families.find(({ archive }) => archive?.owns(file) === true)?.archive ?? stores;
}

/** Where a claimed path would be if it had moved with its return, likeliest first; never the path itself. */
export function movedWith(path: string, returnFile: string): readonly string[] {
  return archiveOf(returnFile).movedWith(path, returnFile);
}

/** A file's path without archive folders: the same before and after archiving. */
export function stableFilePath(file: string): string {
  return archiveOf(file).stablePath(file);
}

/** The same for a file and its place in an archive; the archive of OpenSpec adds the date. */
export function movedPath(file: string): string {
  const path = stableFilePath(file);
  return path === file ? path : path.replace(/(^|\/)\d{4}-\d{2}-\d{2}-(?=[^/]*\/)/g, '$1');
}

/** Returns true if a return is in an archive, by its path. */
export function isArchived(file: string): boolean {
  return archiveOf(file).isArchived(file);
}
