import { checkTree } from '../engine/run/check-tree.js';
import type { PlatformRequest } from '../github/platform.js';
import type { Conclusion } from '../model/conclusion.js';
import type { Report } from '../model/report.js';
import type { JudgeTree } from '../rewrite/fix/fix-tree.js';
import type { ActionRun } from './action-run.js';
import { readRequest } from './check-request.js';
import { earlierReports, withTrend } from './earlier-reports.js';
import { NO_FIXES, type FixSearch } from './fixes-to-apply.js';
import { prepareCheck, type PreparedCheck } from './prepare-check.js';
import { publishReport } from './publish-report.js';
import { leaveToMerge, note, warn } from './publish.js';
import { showOnGitHub } from './show-on-github.js';
import { uncommittedRemarks } from './uncommitted.js';

/** Without the input each shard takes its own clock. */
const OWN_CLOCK =
  'Shards are joined only where they have one clock: give every job of the matrix the same input now, which a job before it printed.';

/** Judges and publishes; of a shard, what people read is left to who joins it with the others. Resolves to the conclusion; rejects with what the caller can mend. */
export async function runAction(run: ActionRun): Promise<Conclusion> {
  const { inputs, raw, workspace, root, env } = run;
  const request = readRequest(run);
  // What concerns all shards is told by the first.
  const warnOnce = request.part === 1 ? warn : note;
  if (inputs.shard !== '' && raw.now === undefined) warnOnce(OWN_CLOCK);
  const { earlier, ...compared } = await earlierReports(inputs, workspace);

  const prepared = await prepareCheck(run, request);
  const { tree, event, config, settings, context } = prepared;
  const warnings = [...compared.warnings, ...prepared.warnings];
  for (const warning of warnings) warnOnce(warning);
  const shard = request.shard(settings, config);
  const judged = await checkTree(tree, settings, { ...context, ...(shard === undefined ? {} : { shard }) });
  const report = withTrend(judged, earlier);

  return publishReport(report, { inputs, env, workspace, folders: [workspace, root] }, async (links) => {
    if (shard !== undefined) {
      leaveToMerge(shard);
      return;
    }
    const { annotations, comment, perType, jobSummary } = request;
    const fixes = comment === 'suggestions' ? await searchFixes(report, prepared) : NO_FIXES;
    const uncommitted = await uncommittedRemarks(tree, root, settings);
    const platformRequest: PlatformRequest = {
      annotations,
      comment,
      fixes: fixes.files,
      token: inputs.githubToken,
      env,
      event,
      links,
      subject: JSON.stringify([raw, { ...inputs, githubToken: '' }]),
      changedFirst: context.changes?.changed ?? new Set(),
    };
    await showOnGitHub(report, { request: platformRequest, fixes, uncommitted, warnings, perType, jobSummary });
  });
}

/** What would mend the findings, as suggestions in a review. */
async function searchFixes(report: Report, { tree, settings, context }: PreparedCheck): Promise<FixSearch> {
  const { findFixes } = await import('./fixes.js');
  const judge: JudgeTree = (overlaid) => checkTree(overlaid, settings, { mostFindings: Infinity });
  const { maxFileSize } = settings;
  return findFixes(tree, report, { judge, maxFileSize, changed: context.changes?.changed ?? null });
}
