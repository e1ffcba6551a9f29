import { CLAIM_RULES } from '../../standards/claim-rules.js';
import { trendOf } from '../../trend/trend.js';
import { earlierReports } from '../earlier-reports.js';
import { fixesToApply, NO_FIXES } from '../fixes-to-apply.js';
import { parseChoice } from '../../config/parse-option.js';
import { cleanPatterns } from '../../gather/glob.js';
import { linksOf, type Environment } from '../../github/event.js';
import { mergeReports } from '../../merge/merge.js';
import type { Conclusion } from '../../model/report.js';
import { MAX_REPORT_SIZE } from '../../model/report-file.js';
import { UsageError } from '../../model/usage-error.js';
import { VERSION } from '../../model/version.js';
import { DEFAULT_BUDGET } from '../../report/annotations.js';
import { demandReportFiles } from '../../tree/report-files.js';
import { projectOf } from '../../tree/write-place.js';
import { matchingFiles, nameInWorkspace } from '../matching-files.js';
import { readCount } from '../inputs.js';
import { annotate, announce, logReport, note, publishOutputs, publishSummary, warn } from '../publish.js';
import { writeReports } from '../write-reports.js';
import type { MergeInputs } from './inputs.js';

/** Joins the reports of all shards, and publishes the run's report once. Resolves to the conclusion; rejects with `UsageError`. */
export async function runMerge(inputs: MergeInputs, env: Environment): Promise<Conclusion> {
  const jobSummary = parseChoice('The input job-summary', inputs.jobSummary, ['true', 'false']) === 'true';
  const perType = readCount('The input max-annotations', inputs.maxAnnotations);
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
  const patterns = cleanPatterns([inputs.reports]);
  if (patterns.length === 0) {
    throw new UsageError('The input reports is empty: name the JSON reports of all shards, such as reports/**/*.json.');
  }
  const files = await matchingFiles({ name: 'reports', example: 'reports/**/*.json' }, patterns, workspace);
  if (files.length === 0) {
    throw new UsageError(
      `The input reports finds no file by ${patterns.join(', ')}: download the reports of all shards before this step.`,
    );
  }
  const nameOf = (path: string): string => nameInWorkspace(path, workspace);
  const texts = demandReportFiles(files, { limit: MAX_REPORT_SIZE, nameOf });
  const { earlier, warnings } = await earlierReports(inputs, workspace);
  const { report: joined, changes } = mergeReports(texts, { name: 'return-gate', version: VERSION });
  const report =
    earlier === null ? joined : { ...joined, trend: trendOf(earlier, joined, CLAIM_RULES, 'The input compare') };
  for (const warning of warnings) warn(warning);
  note(`Joined ${String(files.length)} reports.`);
  const links = linksOf(env, report.source.revision);
  const project = projectOf([workspace, env.RUNNER_TEMP ?? '']);
  const file = await writeReports(report, { asked: inputs.files, workspace, project, env, links });
  announce(report);
  publishOutputs(report, file);
  const budget = {
    ...DEFAULT_BUDGET,
    perType,
    spent: { warning: warnings.length },
    changedFirst: new Set(changes?.changed),
  };
  annotate(report, { ...budget, ...(jobSummary ? {} : { elsewhere: 'the JSON report' }) });
  if (jobSummary) await publishSummary(report, { links, env, fixes: fixesToApply(NO_FIXES, new Set()) });
  logReport(report);
  return report.conclusion;
}
