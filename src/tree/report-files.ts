import { reasonOf, compareNatural } from '../model/text.js';
import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { MAX_REPORT_SIZE, type ReportFile, type UnreadFile } from '../model/report-json.js';
import { readRegularFile, type RegularFile } from './regular-file.js';
import { walk } from './workspace.js';

/**
 * Returns the path itself, also if nothing exists there. For a folder, returns the files in it whose names end in `.json`, sorted
 * naturally (2 before 10). Throws what `fs` throws for other reasons.
 */
export function jsonFilesAt(path: string): readonly string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  // Links in it are listed like other entries, but not followed.
  const names = readdirSync(path, { recursive: true, withFileTypes: true, encoding: 'utf8' });
  const files = names.filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
  return inOrder(files.map((entry) => join(entry.parentPath, entry.name)));
}

/**
 * Returns the files below a folder that patterns of `@actions/glob` select, sorted naturally. Absolute patterns and those of the
 * home folder select files elsewhere. Returns undefined for a name that the toolkit cannot take; rejects for an invalid pattern.
 */
export async function filesMatching(
  folder: string,
  patterns: readonly string[],
  home = homedir(),
): Promise<readonly string[] | undefined> {
  const found = await walk(
    folder,
    patterns.map((pattern) => pattern.replace(/^([!\s]*)~(?=\/|$)/, (_, negations: string) => negations + home)),
  );
  return found === undefined ? undefined : inOrder(found);
}

function inOrder(files: readonly string[]): readonly string[] {
  return [...files].sort(compareNatural);
}

/** Keeps the first of several paths to one file. */
export function distinctFiles(files: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return files.filter((file) => seen.size < seen.add(resolve(file)).size);
}

/** The names of the files in messages, if not their paths, and the limit in bytes for each. */
export interface ReportReadOptions {
  readonly limit?: number;
  readonly displayName?: (file: string) => string;
}

/** Yields the texts of reports on disk, or the problem of a file. Only one text is in memory at a time. */
export function* readReportFiles(
  files: readonly string[],
  { limit = MAX_REPORT_SIZE, displayName = (file) => file }: ReportReadOptions = {},
): Generator<ReportFile | UnreadFile> {
  for (const file of files) yield { name: displayName(file), ...readText(file, limit) };
}

/** The byte order marks of UTF-16. */
const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

function readText(file: string, limit: number): Omit<ReportFile, 'name'> | Omit<UnreadFile, 'name'> {
  let found: RegularFile | null;
  try {
    found = readRegularFile(file, limit);
  } catch (error) {
    return { problem: `could not be read: ${reasonOf(error)}` };
  }
  if (found === null) return { problem: 'is not a regular file' };
  if (found.size > limit) {
    return { problem: `has ${String(found.size)} bytes; the limit is ${String(limit)}` };
  }
  if (UTF_16.some((mark) => mark.every((byte, n) => found.bytes[n] === byte))) {
    return { problem: 'is in UTF-16, as some shells write piped output: use --output json=FILE instead' };
  }
  // This drops the byte order mark that some editors write before UTF-8.
  return { text: new TextDecoder().decode(found.bytes) };
}
