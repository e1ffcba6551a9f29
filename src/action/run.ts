import * as core from '@actions/core';
import { removedInputs } from '../config/parse-option.js';
import { withTrend } from '../compare/compare.js';
import { checkTree } from '../engine/run/check-tree.js';
import { remarksOf } from '../github/platform.js';
import { type Conclusion, EXIT } from '../model/report.js';
import { type CheckRequest, prepareCheck, type Trees, readRequest, readStep, openTrees } from './prepare-check.js';
import { earlierReport } from './earlier-report.js';
import { publishReport, withHead } from './publish-report.js';
import { note, remark } from './publish.js';
import type { Environment } from '../github/event.js';
import { failed } from './failed.js';

/** The entry point of the action: one step of a job. Resolves to the exit status; errors are reported on the runner. */
export async function runStep(env: Environment): Promise<number> {
  try {
    const step = readStep(core.getInput, env);
    // Git lists the tree while the other inputs are read.
    const trees = openTrees(step);
    try {
      return EXIT[await runAction(readRequest(step), trees)];
    } finally {
      await trees.close();
    }
  } catch (error) {
    return failed(error, env);
  }
}

/** Without the input `now` each shard uses its own clock. */
const OWN_CLOCK =
  'Shards are joined only where they have one clock: give every job of the matrix the same input now, which a job before it printed.';

/**
 * Checks and publishes. For a shard, the merge step publishes what people read. Resolves to the conclusion; rejects
 * with `UsageError`, among others.
 */
async function runAction(request: CheckRequest, trees: Trees): Promise<Conclusion> {
  const { inputs, raw, workspace, root, env } = request;
  const { shard } = request.settings(null);
  const earlier = await earlierReport(inputs, workspace);

  const prepared = await prepareCheck(request, trees);
  const { tree, event, head, settings, found } = prepared;
  const clock = shard !== null && raw.texts?.has('now') !== true ? [OWN_CLOCK] : [];
  const remarks = [...remarksOf('warning', [...clock, ...removedInputs(core.getInput)]), ...prepared.remarks];
  for (const one of remarks) {
    // The first shard warns for all.
    if (shard === null || shard.part === 1) remark(one);
    else note(one.text);
  }
  const report = withHead(withTrend(await checkTree(tree, settings, found), earlier), head);
  return publishReport(report, {
    inputs,
    audience: request,
    env,
    event,
    workspace,
    folders: [workspace, root],
    // Without the clock, since a step that runs again must find its own part of the comment.
    subject: JSON.stringify([
      { ...raw, texts: [...(raw.texts ?? [])], clock: 0 },
      { ...inputs, 'github-token': '' },
    ]),
    changedFirst: found.changes?.changed ?? new Set(),
    written: remarks,
    shard,
  });
}
