import type { Gathered } from '../../gather/gather.js';
import type { FileRef } from '../../model/tree.js';

/** A file to check, and how its place says it is read. */
export interface GatheredFile {
  readonly file: FileRef;
  readonly gathered: Gathered;
}
