import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareNatural } from '../model/natural-order.js';
import { MAX_REPORT_SIZE, type ReportFile, type UnreadFile } from '../model/report-file.js';
import { readRegularFile, type RegularFile } from './regular-file.js';
import { walk } from './walk.js';

/** The files at a path: itself, or, of a folder, those in it whose names end in `.json`, as people count. Throws what `fs` throws, but for nothing there. */
export function jsonFilesAt(path: string): readonly string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  // Links in it are entries like others: they are not gone into.
  const names = readdirSync(path, { recursive: true, withFileTypes: true, encoding: 'utf8' });
  const files = names.filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
  return inOrder(files.map((entry) => join(entry.parentPath, entry.name)));
}

/**
 * The files that patterns of `@actions/glob` select below a folder, or elsewhere by absolute ones and those of the home, as people
 * count. Undefined where a name is none that it takes; rejects for a pattern that is none.
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

/** The first of several paths to one file. */
export function distinctFiles(files: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return files.filter((file) => seen.size < seen.add(resolve(file)).size);
}

/** What files are called, if not by their paths, and how many bytes of one are read at most. */
export interface ReportReadOptions {
  readonly limit?: number;
  readonly displayName?: (file: string) => string;
}

/** The texts of reports on disk, or what is wrong with a file, one after another: there is one text at a time. */
export function* readReportFiles(
  files: readonly string[],
  { limit = MAX_REPORT_SIZE, displayName = (file) => file }: ReportReadOptions = {},
): Generator<ReportFile | UnreadFile> {
  for (const file of files) yield { name: displayName(file), ...readText(file, limit) };
}

/** Byte order marks. */
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
  if (found === null) return { problem: 'is no regular file' };
  if (found.size > limit) {
    return { problem: `takes ${String(found.size)} bytes, and reports of at most ${String(limit)} are read` };
  }
  if (UTF_16.some((mark) => mark.every((byte, n) => found.bytes[n] === byte))) {
    return { problem: 'is in UTF-16, as a shell may write what is piped to it: let --output json=FILE write it' };
  }
  // Without the byte order mark that some editors put before UTF-8.
  return { text: new TextDecoder().decode(found.bytes) };
}

/** Without what it was that failed, and the path: the name is said already. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/, \w+(?: '.*')?$/s, '') : String(error);
}
