import * as core from '@actions/core';
import { cleanPatterns } from '../gather/glob.js';
import type { Report } from '../model/report.js';
import { UsageError } from '../model/usage.js';
import { terminal } from '../report/sink.js';
import { leftOutInWords } from '../report/trend.js';
import { CLAIM_RULES } from '../families/rule-ids.js';
import { distinctFiles, readReportFiles } from '../tree/report-files.js';
import { readEarlier } from '../trend/read-earlier.js';
import { trendOf, type Earlier } from '../trend/trend.js';
import type { ActionInputs } from './inputs.js';
import { matchingFiles, nameInWorkspace } from './matching-files.js';
import { warn } from './publish.js';

/** The earlier reports to compare with; null for none. */
export interface EarlierReports {
  readonly earlier: Earlier | null;
  /** Warnings about reports that were left out. */
  readonly warnings: readonly string[];
}

/**
 * Resolves to the reports that the input `compare` names, by patterns relative to the workspace; null if it names none.
 * If nothing matches, as on the first night, the log says so. Rejects with `UsageError`.
 */
export async function earlierReports(
  { compare, mode = 'all', shard = '' }: Pick<ActionInputs, 'compare'> & Partial<Pick<ActionInputs, 'mode' | 'shard'>>,
  workspace: string,
): Promise<EarlierReports> {
  const patterns = cleanPatterns([compare]);
  if (patterns.length === 0) return { earlier: null, warnings: [] };
  if (mode === 'changed') {
    throw new UsageError(
      'The input compare sets whole runs side by side, and the input mode is changed: leave one of them out.',
    );
  }
  if (shard !== '') {
    throw new UsageError(
      'The input compare needs a whole run, and the input shard checks only a part. Set compare on return-gate/merge instead.',
    );
  }
  const files = (await matchingFiles({ name: 'compare', example: 'earlier/*.json' }, patterns, workspace)).filter(
    (file) => file.endsWith('.json'),
  );
  if (files.length === 0) {
    core.info(terminal`No earlier report matches ${patterns.join(', ')}: there is nothing to compare with yet.`.text);
  }
  const distinct = distinctFiles(files);
  const displayName = (file: string): string => nameInWorkspace(file, workspace);
  const texts = readReportFiles(distinct, { displayName });
  const earlier = readEarlier(
    { asked: 'The input compare', names: distinct.map(displayName), files: texts },
    CLAIM_RULES,
  );
  const leftOut = leftOutInWords(earlier.leftOut);
  return { earlier, warnings: leftOut === '' ? [] : [`The input compare: ${leftOut}.`] };
}

/**
 * Returns the report with its comparison to the earlier ones. Reports of another project root are left out, with a
 * warning. Throws `UsageError`.
 */
export function withTrend(report: Report, earlier: Earlier | null): Report {
  if (earlier === null) return report;
  const trend = trendOf(earlier, report, CLAIM_RULES, 'The input compare');
  const leftOut = leftOutInWords(trend.leftOut.slice(earlier.leftOut.length));
  if (leftOut !== '') warn(`The input compare: ${leftOut}.`);
  return { ...report, trend };
}
