import { overruledInWords, readPolicy } from '../config/policy-file.js';
import type { Settings } from '../config/settings.js';
import type { RunInput } from '../engine/run/run-input.js';
import { compilePatterns } from '../gather/glob.js';
import { pullRequestHead } from '../github/event.js';
import { remarksOf, type Remark } from '../github/request.js';
import type { Json } from '../model/json.js';
import type { Before, Tree } from '../model/tree.js';
import { isCommitTree, type CommitTree } from '../tree/commit.js';
import { parentsOf } from '../tree/git/base.js';
import { openBefore } from '../tree/git/before.js';
import { answerBase, baseBehindWorkspace, NO_BASE, type BaseAnswer, type Proposal } from './base.js';
import { actionBaseline, actionConfig, isProposal } from './base-rules.js';
import { nameOfInput, type CheckRequest } from './check-request.js';
import { otherCommit, refuseForeignHead, type CheckedCommit } from './foreign-head.js';
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
  /** The head of the pull request; undefined if the checked commit is not a merge of it, nor the head itself. */
  readonly head: string | undefined;
  /** Remarks on the run itself, beside its findings. */
  readonly remarks: readonly Remark[];
}

/** Opens the tree, its base, the settings and the known findings. Rejects with `UsageError`, among others. */
export async function prepareCheck(request: CheckRequest, { opening, openCheckout }: Trees): Promise<PreparedCheck> {
  const { inputs, raw, workspace, root, env, baseOptions } = request;
  const event = readEvent(env);
  const tree = await opening;
  const head = pullRequestHead(event);
  await refuseForeignHead(env, head, workspace, root);
  const isProposed = isProposal(env, event, inputs);
  if (isProposed) refuseSubmodule(root);
  const question = { baseOptions, env, event, token: inputs.githubToken };
  // Files on disk are not compared. In a pull request, the base's configuration still applies to them.
  const base = isCommitTree(tree) ? await answerBase(question, tree) : NO_BASE;
  let proposal: Proposal | null = null;
  if (isProposed) {
    proposal = isCommitTree(tree) ? { committed: tree, base } : await baseBehindWorkspace(question, openCheckout);
  }
  const committed = proposal?.committed ?? null;
  const other = committed === null ? null : otherCommit(env, head, await commitOf(committed));
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
  const compared = proposal?.base ?? base;
  const doubts = [compared.warning, config.doubt].filter((doubt) => doubt !== null);
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
    head: other === null ? head : undefined,
    remarks: [
      ...remarksOf('warning', [...(doubts.length === 0 ? [] : [doubts.join(' ')]), ...config.warnings]),
      ...remarksOf(
        'warning',
        [config.value, policy].flatMap((one) => one?.warnings ?? []),
      ),
      ...remarksOf('notice', other === null ? [] : [other]),
      ...remarksOf('info', [compared.remark ?? '', overruled]),
    ],
  };
}

async function commitOf({ repository, revision }: CommitTree): Promise<CheckedCommit> {
  return { id: revision, parents: await parentsOf(repository, revision) };
}

/** Resolves to the files of the base; null if git cannot read it. */
async function filesBefore(tree: Tree, { commit, tip }: BaseAnswer): Promise<Before | null> {
  return commit === null || !isCommitTree(tree) ? null : openBefore(tree, { commit, tip: tip ?? commit });
}
