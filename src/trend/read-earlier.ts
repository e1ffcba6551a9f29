import { unreadInWords, type ReportFile, type UnreadFile } from '../model/report-file.js';
import { UsageError } from '../model/usage-error.js';
import { labelsOf } from './labels.js';
import { readEarlierReport } from './read-report.js';
import { NO_EARLIER, withReport, type Earlier, type LeftOut } from './trend.js';

/** A night's report for a year, and some. */
export const MOST_REPORTS = 400;

/** Earlier reports, the oldest first. */
export interface EarlierFiles {
  /** The caller's word for them. */
  readonly asked: string;
  readonly names: readonly string[];
  /** In the order of the names, one after another, so that there is one text at a time. */
  readonly files: Iterable<ReportFile | UnreadFile>;
}

/**
 * Reads earlier JSON reports one after another: of each only what is compared is kept, and those that are none are left out.
 * `ofClaims` are the rules that speak of claims. Throws `UsageError` where there are reports, and none that can be compared.
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
