import * as core from '@actions/core';
import { removedInputs } from '../../config/parse-option.js';
import { withTrend } from '../../compare/compare.js';
import { matchingFiles, nameInWorkspace, earlierReport } from '../earlier-report.js';
import { cleanPatterns } from '../../gather/glob.js';
import { pullRequestHead, type Environment } from '../../github/event.js';
import { remarksOf } from '../../github/platform.js';
import { mergeReports } from '../../merge/merge.js';
import { type Conclusion, EXIT } from '../../model/report.js';
import { UsageError } from '../../model/usage.js';
import { VERSION } from '../../model/version.js';
import { readReportFiles } from '../../tree/report-files.js';
import { publishReport, readAudience, withHead } from '../publish-report.js';
import { note, remark } from '../publish.js';
import { readEvent, type MergeInputs, readMergeInputs } from '../inputs.js';
import { failed } from '../failed.js';

/** Runs the step that joins shards. Resolves to the exit status; errors are reported on the runner. */
export async function runMergeStep(env: Environment): Promise<number> {
  try {
    return EXIT[await runMerge(readMergeInputs(core.getInput), env)];
  } catch (error) {
    return failed(error, env);
  }
}

/**
 * Joins the reports of all shards, and publishes the run's report once. Resolves to the conclusion; rejects with
 * `UsageError`.
 */
async function runMerge(inputs: MergeInputs, env: Environment): Promise<Conclusion> {
  const audience = readAudience(inputs);
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
  const texts = readReportFiles(files, { displayName });
  const earlier = await earlierReport(inputs, workspace);
  const { report: joined, changes } = await mergeReports(texts, { name: 'return-gate', version: VERSION });
  // The shards have refused a merge commit of the event that is of another head.
  const head = joined.source.revision === env.GITHUB_SHA ? pullRequestHead(event) : undefined;
  const report = withHead(withTrend(joined, earlier), head);
  const remarks = remarksOf('warning', removedInputs(core.getInput));
  for (const one of remarks) remark(one);
  note(`Joined ${String(files.length)} reports.`);
  return publishReport(report, {
    inputs,
    audience,
    env,
    event,
    workspace,
    folders: [workspace],
    subject: JSON.stringify({ ...inputs, 'github-token': '' }),
    changedFirst: new Set(changes?.changed),
    written: remarks,
    shard: null,
  });
}
