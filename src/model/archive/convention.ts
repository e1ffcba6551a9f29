/** How the files of finished work are moved, and found again: one convention a file of this folder. */
export interface ArchiveConvention {
  /** Where a claimed path would be if it had moved with the return that claims it, most likely first; never the path itself. */
  readonly movedWith: (path: string, returnFile: string) => readonly string[];
  /** The path of a file without what archiving changes of it. */
  readonly stablePath: (file: string) => string;
}
