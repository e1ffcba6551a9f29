import { resolve } from 'node:path';
import { CLAIM_RULES } from '../../standards/claim-rules.js';
import { trendOf } from '../../trend/trend.js';
import { earlierReports } from '../earlier-reports.js';
import { parseChoice } from '../../config/parse-option.js';
import { cleanPatterns } from '../../gather/glob.js';
import { linksOf, type Environment } from '../../github/event.js';
import { mergeReports } from '../../merge/merge.js';
import type { Conclusion } from '../../model/conclusion.js';
import { MAX_REPORT_SIZE } from '../../model/report-file.js';
import { UsageError } from '../../model/usage-error.js';
import { VERSION } from '../../model/version.js';
import { errorObjects } from '../../report/errors-file.js';
import { appendErrors } from '../../tree/append-errors.js';
import { demandReportFiles } from '../../tree/report-files.js';
import { projectOf } from '../../tree/write-place.js';
import { matchingFiles, nameInWorkspace } from '../matching-files.js';
import { readCount } from '../inputs.js';
import { announce, logReport, note, publishOutputs, warn } from '../publish.js';
import { readEvent } from '../read-event.js';
import { tellPeople } from '../tell-people.js';
import { writeReports } from '../write-reports.js';
import type { MergeInputs } from './inputs.js';

/** Joins the reports of all shards, and publishes the run's report once. Resolves to the conclusion; rejects with `UsageError`. */
export async function runMerge(inputs: MergeInputs, env: Environment): Promise<Conclusion> {
  const jobSummary = parseChoice('The input job-summary', inputs.jobSummary, ['true', 'false']) === 'true';
  const perType = readCount('The input max-annotations', inputs.maxAnnotations);
  const annotations = parseChoice('The input annotations', inputs.annotations, ['commands', 'check']);
  const comment = readComment(inputs.comment);
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
  const displayName = (path: string): string => nameInWorkspace(path, workspace);
  const event = readEvent(env);
  const texts = demandReportFiles(files, { limit: MAX_REPORT_SIZE, displayName });
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
  const subject = JSON.stringify({ ...inputs, githubToken: '' });
  const changedFirst = new Set(changes?.changed);
  const request = {
    annotations,
    comment,
    fixes: [],
    token: inputs.githubToken,
    env,
    event,
    links,
    subject,
    changedFirst,
  };
  await tellPeople(report, { asked: request, warnings, perType, jobSummary });
  logReport(report);
  // Last, so that nothing is lost where the file cannot be written.
  if (inputs.errorsFile !== '') {
    await appendErrors(resolve(workspace, inputs.errorsFile), errorObjects(report), project);
  }
  return report.conclusion;
}

/** Fixes are made of the files, which this step does not have. Throws `UsageError`. */
function readComment(given: string): 'auto' | 'never' | 'always' {
  if (given !== 'suggestions') return parseChoice('The input comment', given, ['auto', 'never', 'always']);
  throw new UsageError(
    'The input comment is suggestions: safe fixes need the files, and this step has reports alone. Write auto, or judge in one job.',
  );
}
