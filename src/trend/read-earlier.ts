import { resolve } from 'node:path';
import { UsageError } from '../model/usage-error.js';
import { readRegularFile, type RegularFile } from '../tree/regular-file.js';
import { labelsOf } from './labels.js';
import { readReport } from './read-report.js';
import { NO_EARLIER, withReport, type Earlier } from './trend.js';

/** Bytes of one report: those of 100,000 returns take less. */
export const MAX_REPORT_SIZE = 128 * 1024 * 1024;

/** A night's report for a year, and some. */
export const MOST_REPORTS = 400;

/**
 * Reads earlier JSON reports, the oldest first, one after another: of each only what is compared is kept. `asked` is the caller's word
 * for them. Throws `UsageError` for one that is none.
 */
export function readEarlier(asked: string, files: readonly string[], ofClaims: ReadonlySet<string>): Earlier {
  // One that was handed in twice would be a run in which nothing changed.
  const distinct = [...new Map(files.map((file) => [resolve(file), file])).values()];
  if (distinct.length > MOST_REPORTS) {
    throw new UsageError(
      `${asked}: these are ${String(distinct.length)} reports, and at most ${String(MOST_REPORTS)} are compared: leave out the oldest.`,
    );
  }
  const labels = labelsOf(distinct);
  return distinct.reduce<Earlier>(
    (earlier, file, n) =>
      withReport(earlier, labels[n] ?? file, readReport(textOf(asked, file), `${asked}: ${file}`), ofClaims),
    NO_EARLIER,
  );
}

function textOf(asked: string, file: string): string {
  const { bytes, size } = opened(asked, file);
  if (size > MAX_REPORT_SIZE) {
    throw new UsageError(
      `${asked}: ${file} takes ${String(size)} bytes, and reports of at most ${String(MAX_REPORT_SIZE)} are compared: leave it out, or narrow what is judged (paths, ignore).`,
    );
  }
  return bytes.toString('utf8');
}

function opened(asked: string, file: string): RegularFile {
  let found: RegularFile | null;
  try {
    found = readRegularFile(file, MAX_REPORT_SIZE + 1);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${asked}: the report could not be read: ${reason}. Write the path of a JSON report.`);
  }
  if (found !== null) return found;
  throw new UsageError(
    `${asked}: ${file} is no regular file: write the path of a JSON report, or of a folder of them.`,
  );
}
