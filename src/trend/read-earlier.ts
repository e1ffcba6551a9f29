import { unreadInWords, type ReportFile, type UnreadFile } from '../model/report-json.js';
import { UsageError } from '../model/usage.js';
import { labelsOf } from './labels.js';
import { readEarlierReport } from './read-report.js';
import { NO_EARLIER, withReport, type Earlier, type LeftOut } from './trend.js';

/** One report a night for a year, and some more. */
export const MOST_REPORTS = 400;

/** Earlier reports, the oldest first. */
export interface EarlierFiles {
  /** The caller's word for the reports. */
  readonly asked: string;
  readonly names: readonly string[];
  /** In the order of the names. They are read one by one, so only one text is in memory at a time. */
  readonly files: Iterable<ReportFile | UnreadFile>;
}

/**
 * Reads earlier JSON reports one by one. Keeps only what is compared, and leaves out files that are not reports. Throws
 * `UsageError` if there are reports, but none can be compared. `ofClaims` are the rules about claims.
 */
export function readEarlier({ asked, names, files }: EarlierFiles, ofClaims: ReadonlySet<string>): Earlier {
  if (names.length > MOST_REPORTS) {
    throw new UsageError(
      `${asked}: these are ${String(names.length)} reports, and at most ${String(MOST_REPORTS)} are compared: leave out the oldest.`,
    );
  }
  const labels = labelsOf(names);
  let earlier = NO_EARLIER;
  let n = 0;
  for (const file of files) {
    const label = labels[n++] ?? file.name;
    const report = readEarlierReport(file);
    earlier =
      'problem' in report
        ? { ...earlier, leftOut: [...earlier.leftOut, { ...report, label }] }
        : withReport(earlier, label, report, ofClaims);
  }
  if (earlier.scopes.size === 0 && earlier.leftOut.length > 0) throw noneCompared(asked, earlier.leftOut);
  return earlier;
}

const INSTEAD = 'Hand in what --format json, --output json=FILE or the input json-file made.';

function noneCompared(asked: string, files: readonly LeftOut[]): UsageError {
  const none = files.length === 1 ? '' : `none of the ${String(files.length)} reports can be compared: `;
  return new UsageError(`${asked}: ${none}${unreadInWords(files)}. ${INSTEAD}`);
}
