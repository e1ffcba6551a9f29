import { decodePathBytes } from '../../model/path.js';
import { parseEntryLine, type EntryLine } from './entry-line.js';
import { unexpectedOutput } from './printed.js';

/** A path that differs between two commits, and its entries in both. The status is `D` if the path no longer exists. */
export interface Difference extends EntryLine {
  readonly path: string;
}

/**
 * Parses the raw output of `git diff-tree` without renames: `:<modes> <ids> <status> NUL <path> NUL` for each path, one character a
 * byte. Throws `GitError`, which says what git was doing, for what git never prints.
 */
export function parseDifferences(output: string, doing: string): readonly Difference[] {
  const fields = output.split('\0');
  if (fields.pop() !== '') throw unexpectedOutput(doing);
  const found: Difference[] = [];
  let entry: EntryLine | undefined;
  for (const field of fields) {
    if (entry === undefined) {
      entry = parseEntryLine(field);
      if (entry?.status.length !== 1) throw unexpectedOutput(doing);
    } else {
      found.push({ ...entry, path: decodePathBytes(field) });
      entry = undefined;
    }
  }
  if (entry !== undefined) throw unexpectedOutput(doing);
  return found;
}
