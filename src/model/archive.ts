import type { ArchiveConvention } from './archive/convention.js';
import { milestones } from '../families/gsd/milestones.js';
import { stores } from './archive/stores.js';
import { gsdFamilyOf } from '../families/gsd/place.js';

/**
 * How a file is archived. Its place tells, not a version: fingerprints, and reports of earlier runs, know of paths alone, and have to
 * agree with the claims.
 */
function conventionOf(file: string): ArchiveConvention {
  return gsdFamilyOf(file) === null ? stores : milestones;
}

/** Where a claimed path would be if it had moved with the return that claims it, most likely first; never the path itself. */
export function movedWith(path: string, returnFile: string): readonly string[] {
  return conventionOf(returnFile).movedWith(path, returnFile);
}

/** A file's path as it is wherever the file is archived: the same before and after. */
export function stableFilePath(file: string): string {
  return conventionOf(file).stablePath(file);
}
