import { overruledInWords, readPolicy } from '../config/policy-file.js';
import type { Settings } from '../config/settings.js';
import type { RunInput } from '../engine/run/run-input.js';
import { compilePatterns } from '../gather/glob.js';
import { pullRequestHead } from '../github/event.js';
import type { Json } from '../model/json.js';
import type { Before, Tree } from '../model/tree.js';
import { isCommitTree } from '../tree/commit.js';
import { openBefore } from '../tree/git/before.js';
import { answerBase, baseBehindWorkspace, NO_BASE, type BaseAnswer, type Proposal } from './base.js';
import { actionBaseline, actionConfig, isProposal } from './base-rules.js';
import { nameOfInput, type CheckRequest } from './check-request.js';
import { refuseForeignHead } from './foreign-head.js';
import { readEvent } from './read-event.js';
import type { Trees } from './trees.js';
import { refuseSubmodule } from './working-directory.js';

/** The tree to check, and its settings. */
export interface PreparedCheck {
  readonly tree: Tree;
  readonly event: Json;
  readonly settings: Settings;
  /** The comparison with the base, and the known findings. */
  readonly found: Pick<RunInput, 'changes' | 'before' | 'answersFor' | 'agentBranch' | 'baseline'>;
  /** Lines for the log. */
  readonly remarks: readonly string[];
  /** Warnings for the people who read the run. */
  readonly warnings: readonly string[];
}

/** Opens the tree, its base, the settings and the known findings. Rejects with `UsageError`, among others. */
export async function prepareCheck(request: CheckRequest, { opening, openCheckout }: Trees): Promise<PreparedCheck> {
  const { inputs, raw, workspace, root, env, baseOptions } = request;
  const event = readEvent(env);
  const tree = await opening;
  await refuseForeignHead(env, pullRequestHead(event), workspace, root);
  const isProposed = isProposal(env, event, inputs);
  if (isProposed) refuseSubmodule(root);
  const question = { baseOptions, env, event, token: inputs.githubToken };
  // Files on disk are not compared. In a pull request, the base's configuration still applies to them.
  const base = isCommitTree(tree) ? await answerBase(question, tree) : NO_BASE;
  let proposal: Proposal | null = null;
  if (isProposed) {
    proposal = isCommitTree(tree) ? { committed: tree, base } : await baseBehindWorkspace(question, openCheckout);
  }
  const sides = { inputs, workspace, root, tree, proposal };
  const config = await actionConfig(sides);
  const policy =
    inputs.policy === ''
      ? null
      : await readPolicy({ shown: inputs.policy, folder: workspace, root, tree, nameOfSetting: nameOfInput });
  const settings = request.settings(config.value, policy);
  const isNamed = (inputs.agentBranches === '' ? settings.isAgentBranch : null) ?? baseOptions.isAgentBranch;
  const isOfPolicy = compilePatterns(policy?.agentBranches ?? []);
  const isAgentBranch = (branch: string): boolean => isNamed(branch) || isOfPolicy(branch);
  const mayNameBaseline = (policy?.baseline ?? null) === null;
  const baseline = await actionBaseline(sides, {
    named: inputs.baseline === '' || !mayNameBaseline ? settings.baselineFile : inputs.baseline,
    whole: settings.mode === 'all' && [...raw.patterns, ...raw.ignore].every((line) => line.trim() === ''),
    hidesNoClaims: policy !== null && mayNameBaseline,
  });
  const overruled = overruledInWords(inputs.policy, settings.readFrom.policy?.overruled ?? []);
  const doubts = [(proposal?.base ?? base).warning, config.doubt].filter((doubt) => doubt !== null);
  return {
    tree,
    event,
    settings,
    found: {
      changes: base.changes,
      before: await filesBefore(tree, base),
      // Everything on the default branch is checked, whatever it is compared with.
      answersFor: isProposed || settings.mode === 'changed' ? 'changes' : 'all',
      agentBranch: base.branch !== null && isAgentBranch(base.branch) ? base.branch : null,
      baseline,
    },
    remarks: overruled === '' ? [] : [overruled],
    warnings: [...(doubts.length === 0 ? [] : [doubts.join(' ')]), ...config.warnings],
  };
}

/** Resolves to the files of the base; null if git cannot read it. */
async function filesBefore(tree: Tree, { commit, tip }: BaseAnswer): Promise<Before | null> {
  return commit === null || !isCommitTree(tree) ? null : openBefore(tree, { commit, tip: tip ?? commit });
}
