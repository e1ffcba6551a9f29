import { reasonOf } from '../../model/text.js';
import type { Report } from '../../model/report.js';
import { UsageError } from '../../model/usage.js';
import { terminal } from '../../report/sink.js';
import { leftOutInWords } from '../../report/trend.js';
import { CLAIM_RULES } from '../../families/rule-ids.js';
import { distinctFiles, jsonFilesAt, readReportFiles } from '../../tree/report-files.js';
import { readEarlier } from '../../trend/read-earlier.js';
import { trendOf, type Earlier } from '../../trend/trend.js';
import type { Call } from '../options.js';
import type { Caller } from '../terminal/caller.js';

/**
 * Returns the reports that `--compare` names; null without the option. Prints which folder has no reports, and which
 * reports are left out. Throws `UsageError`.
 */
export function earlierReports({ values, switches }: Call, { stderr }: Caller): Earlier | null {
  const named = values.get('compare');
  if (named === undefined) return null;
  if (switches.has('changed-only')) {
    throw new UsageError(
      '--compare sets whole runs side by side, and --changed-only checks a part: leave one of them out.',
    );
  }
  if (values.has('shard')) {
    throw new UsageError(
      '--compare sets whole runs side by side, and --shard checks a part: give it to return-gate merge.',
    );
  }
  const files = named.flatMap((path) => {
    const found = filesAt(path);
    if (found.length === 0) stderr.write(terminal`return-gate: --compare: there is no JSON report in ${path}.\n`.text);
    return found;
  });
  const names = distinctFiles(files);
  const texts = readReportFiles(names);
  const earlier = readEarlier({ asked: '--compare', names, files: texts }, CLAIM_RULES);
  const leftOut = leftOutInWords(earlier.leftOut);
  if (leftOut !== '') stderr.write(terminal`return-gate: warning: --compare: ${leftOut}.\n`.text);
  return earlier;
}

/**
 * Returns the report with its comparison to the earlier ones. Reports of another project root are left out, with a
 * warning. Throws `UsageError`.
 */
export function withTrend(report: Report, earlier: Earlier | null, { stderr }: Caller): Report {
  if (earlier === null) return report;
  const trend = trendOf(earlier, report, CLAIM_RULES, '--compare');
  const leftOut = leftOutInWords(trend.leftOut.slice(earlier.leftOut.length));
  if (leftOut !== '') stderr.write(terminal`return-gate: warning: --compare: ${leftOut}.\n`.text);
  return { ...report, trend };
}

function filesAt(path: string): readonly string[] {
  try {
    return jsonFilesAt(path);
  } catch (error) {
    const reason = reasonOf(error);
    throw new UsageError(`--compare is "${path}": ${reason}. Write the path of a JSON report, or of a folder of them.`);
  }
}
