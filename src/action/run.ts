import { judgeTree } from '../engine/run/check-tree.js';
import type { PlatformRequest } from '../github/platform.js';
import type { Conclusion } from '../model/conclusion.js';
import type { Report } from '../model/report.js';
import type { JudgeTree } from '../rewrite/fix/fix-tree.js';
import type { ActionRun } from './action-run.js';
import { readAsked } from './check-request.js';
import { earlierReports, withTrend } from './earlier-reports.js';
import { NO_FIXES, type FixSearch } from './fixes-to-apply.js';
import { findJudgedBy, type JudgedBy } from './prepare-check.js';
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
  const asked = readAsked(run);
  // What concerns all shards is told by the first.
  const warnOnce = asked.part === 1 ? warn : note;
  if (inputs.shard !== '' && raw.now === undefined) warnOnce(OWN_CLOCK);
  const { earlier, ...compared } = await earlierReports(inputs, workspace);

  const judgedBy = await findJudgedBy(run, asked);
  const { tree, event, config, settings, context } = judgedBy;
  const warnings = [...compared.warnings, ...judgedBy.warnings];
  for (const warning of warnings) warnOnce(warning);
  const shard = asked.shard(settings, config);
  const judged = await judgeTree(tree, settings, { ...context, ...(shard === undefined ? {} : { shard }) });
  const report = withTrend(judged, earlier);

  return publishReport(report, { inputs, env, workspace, folders: [workspace, root] }, async (links) => {
    if (shard !== undefined) {
      leaveToMerge(shard);
      return;
    }
    const { annotations, comment, perType, jobSummary } = asked;
    const fixes = comment === 'suggestions' ? await searchFixes(report, judgedBy) : NO_FIXES;
    const uncommitted = await uncommittedRemarks(tree, root, settings);
    const request: PlatformRequest = {
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
    await showOnGitHub(report, { request, fixes, uncommitted, warnings, perType, jobSummary });
  });
}

/** What would mend the findings, as suggestions in a review. */
async function searchFixes(report: Report, { tree, settings, context }: JudgedBy): Promise<FixSearch> {
  const { findFixes } = await import('./fixes.js');
  const judge: JudgeTree = (overlaid) => judgeTree(overlaid, settings, { mostFindings: Infinity });
  const { maxFileSize } = settings;
  return findFixes(tree, report, { judge, maxFileSize, changed: context.changes?.changed ?? null });
}
