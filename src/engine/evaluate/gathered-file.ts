import type { Gathered } from '../../gather/gather.js';
import type { FileRef } from '../../model/tree.js';

/** A file to judge, and what its place tells of it. */
export interface GatheredFile {
  readonly file: FileRef;
  readonly gathered: Gathered;
}
