import { decodePathBytes } from '../../model/path.js';
import { unexpectedOutput } from './git-error.js';

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

/** What git's raw format says about a file that differs between two trees. */
export interface EntryLine {
  /** Zeros if the file did not exist before. */
  readonly mode: string;
  /** Zeros if it does not exist after. */
  readonly newMode: string;
  /** Ids of the content before and after; zeros if there is none. */
  readonly id: string;
  readonly newId: string;
  /** A letter of `git diff-tree`, for a rename with a number behind it. */
  readonly status: string;
}

const LINE = /^:[0-7]{6} [0-7]{6} [0-9a-f]+ [0-9a-f]+ [A-Z]\d*$/;

/** Where the second mode and the first id start: a colon and modes of six digits come before. */
const NEW_MODE = ':100644 '.length;
const ID = ':100644 100644 '.length;

/** Parses `:<modes> <ids> <status>`, an entry of the raw format without its paths. Returns undefined for anything else. */
export function parseEntryLine(line: string): EntryLine | undefined {
  if (!LINE.test(line)) return undefined;
  const newId = line.indexOf(' ', ID) + 1;
  const status = line.lastIndexOf(' ') + 1;
  return {
    mode: line.slice(1, NEW_MODE - 1),
    newMode: line.slice(NEW_MODE, ID - 1),
    id: line.slice(ID, newId - 1),
    newId: line.slice(newId, status - 1),
    status: line.slice(status),
  };
}
