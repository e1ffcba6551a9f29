import { withTrend } from '../../compare/compare.js';
import { mergeReports } from '../../merge/merge.js';
import { EXIT } from '../../model/report.js';
import { UsageError } from '../../model/usage.js';
import { VERSION } from '../../model/version.js';
import { readReportFiles } from '../../tree/report-files.js';
import { projectOf } from '../../tree/write-place.js';
import { command, type OptionSpec } from '../options.js';
import { OutputError } from '../terminal/caller.js';
import { CHECK_OPTIONS } from './check-call.js';
import { earlierReport, readShown, SHOW_OPTIONS, showReport } from './show-report.js';

const OPTIONS: readonly OptionSpec[] = CHECK_OPTIONS.filter(({ name }) => SHOW_OPTIONS.has(name) || name === 'help');

/**
 * Runs `merge REPORT...`. Resolves to the exit status of the run that the shards were part of. Rejects with
 * `UsageError`.
 */
export const merge = command(
  {
    usage: 'return-gate merge [options] REPORT...',
    about:
      'Joins the JSON reports of all shards of a check, in any order, into the report that a single check of all files gives.',
    details: [
      'Settings such as --fail-on come from the reports of the shards. The exit status is that of the whole run.',
    ],
    options: OPTIONS,
  },
  async (call, caller) => {
    const shown = readShown(call);
    if (call.rest.length === 0) {
      throw new UsageError('merge needs the JSON reports of all shards: return-gate merge reports/*.json.');
    }
    const earlier = earlierReport(call, caller);
    const { report: joined } = await mergeReports(readReportFiles(call.rest), {
      name: 'return-gate',
      version: VERSION,
    });
    const report = withTrend(joined, earlier);
    const unwritten = await showReport(report, shown, projectOf(['.']), caller);
    // The joined report is all that this command is for.
    if (unwritten.length > 0) throw new OutputError(unwritten.join(' '));
    return EXIT[report.conclusion];
  },
);
