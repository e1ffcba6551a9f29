import type { Config } from '../config/config.js';
import type { Settings } from '../config/settings.js';
import type { DoorContext } from '../engine/run/check-tree.js';
import { pullRequestHead } from '../github/event.js';
import { readEvent } from './read-event.js';
import type { Json } from '../model/json.js';
import type { Tree } from '../model/tree.js';
import { isCommitTree } from '../tree/commit.js';
import { openBefore } from '../tree/git/before.js';
import type { ActionRun } from './action-run.js';
import type { CheckRequest } from './check-request.js';
import { answerBase, baseBehindWorkspace, NO_BASE, type Proposal } from './base.js';
import { actionBaseline, actionConfig, isProposal } from './base-rules.js';
import { refuseForeignHead } from './foreign-head.js';
import { refuseSubmodule } from './working-directory.js';

/** A checkout, and what it is judged by. */
export interface PreparedCheck {
  readonly tree: Tree;
  readonly event: Json;
  readonly config: Config | null;
  readonly settings: Settings;
  /** What the tree is compared with, and the findings that are known. */
  readonly context: DoorContext;
  /** What people have to be told of it. */
  readonly warnings: readonly string[];
}

/** Finds the tree, its base, and the rules and known findings of that. Rejects with what the caller can mend. */
export async function prepareCheck(
  { inputs, raw, workspace, root, env, opening, openCheckout }: ActionRun,
  request: CheckRequest,
): Promise<PreparedCheck> {
  const { baseOptions } = request;
  const event = readEvent(env);
  const tree = await opening;
  await refuseForeignHead(env, pullRequestHead(event), workspace, root);
  const isProposed = isProposal(env, event, inputs);
  if (isProposed) refuseSubmodule(root);
  const question = { baseOptions, env, event, token: inputs.githubToken };
  // Files on disk are compared with nothing, but of a proposal the base's rules hold for them, too.
  const base = isCommitTree(tree) ? await answerBase(question, tree) : NO_BASE;
  let proposal: Proposal | null = null;
  if (isProposed) {
    proposal = isCommitTree(tree) ? { committed: tree, base } : await baseBehindWorkspace(question, openCheckout);
  }
  const sides = { inputs, workspace, root, tree, proposal };
  const config = await actionConfig(sides);
  const settings = request.settings(config.value);
  const isAgentBranch = (inputs.agentBranches === '' ? settings.isAgentBranch : null) ?? baseOptions.isAgentBranch;
  const agentBranch = base.branch !== null && isAgentBranch(base.branch) ? base.branch : null;
  const baseline = await actionBaseline(sides, {
    named: inputs.baseline === '' ? (settings.baseline ?? undefined) : inputs.baseline,
    whole: baseOptions.mode === 'all' && [...raw.patterns, ...raw.ignore].every((line) => line.trim() === ''),
  });
  const before =
    base.commit === null || !isCommitTree(tree)
      ? null
      : await openBefore(tree, { commit: base.commit, tip: base.tip ?? base.commit });
  const doubts = [(proposal?.base ?? base).warning, config.doubt].filter((doubt) => doubt !== null);
  const warnings = [...(doubts.length === 0 ? [] : [doubts.join(' ')]), ...config.warnings];
  return {
    tree,
    event,
    config: config.value,
    settings,
    context: {
      changes: base.changes,
      // What is on the default branch already is judged whole, whatever it is compared with.
      answersFor: isProposed || baseOptions.mode === 'changed' ? 'changes' : 'all',
      before,
      agentBranch,
      mode: baseOptions.mode,
      ...(baseline === undefined ? {} : { baseline }),
    },
    warnings,
  };
}
