import { overruledInWords, readPolicy } from '../config/policy.js';
import { type Settings, readOptions, type NameOfSetting, type SettingsFor } from '../config/settings.js';
import { formRemarks } from '../engine/run/form-files.js';
import type { RunInput } from '../engine/run/complete-run.js';
import { compilePatterns } from '../gather/glob.js';
import { pullRequestHead, type Environment } from '../github/event.js';
import { remarksOf, type Remark } from '../github/platform.js';
import type { Json } from '../model/json.js';
import type { Before, Tree } from '../model/tree.js';
import { isCommitTree, type CommitTree, openCommit } from '../tree/commit.js';
import { parentsOf, openBefore } from '../tree/git/base.js';
import {
  answerBase,
  baseBehindWorkspace,
  NO_BASE,
  type BaseAnswer,
  type Proposal,
  readBaseOptions,
  type BaseOptions,
} from './base.js';
import { actionBaseline, actionConfig, formsLoosened, isProposal } from './base-rules.js';
import { readEvent, readActionInputs, readRawOptions, type ActionInputs, type GetInput } from './inputs.js';
import { refuseSubmodule, projectRoot } from './working-directory.js';
import { UsageError, type RawOptions } from '../model/usage.js';
import { contains, headOf } from '../tree/git/commit-graph.js';
import { gitAt, locate, trustedFolders } from '../tree/root.js';
import { openWorkspace } from '../tree/workspace.js';
import { parseChoice } from '../config/parse-option.js';
import type { Audience } from './publish.js';
import { readAudience } from './publish-report.js';

/** A step of the action: its inputs as written, and where it runs. */
export interface ActionStep {
  readonly inputs: ActionInputs;
  readonly raw: RawOptions;
  readonly workspace: string;
  /** The project root on disk. */
  readonly root: string;
  readonly env: Environment;
}

/** The requests of a step. */
export interface CheckRequest extends ActionStep, Audience {
  readonly baseOptions: BaseOptions;
  readonly settings: SettingsFor;
}

/** The action's word for a setting. */
const nameOfInput: NameOfSetting = (setting) => `The input ${setting}`;

/** Reads the inputs as text. Throws `UsageError` if the working directory cannot be the project root. */
export function readStep(input: GetInput, env: Environment): ActionStep {
  const inputs = readActionInputs(input);
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
  return {
    inputs,
    raw: readRawOptions(input),
    workspace,
    root: projectRoot(workspace, inputs['working-directory']),
    env,
  };
}

/** Reads the request from the inputs, before the configuration or git is read. Throws `UsageError`. */
export function readRequest(step: ActionStep): CheckRequest {
  const { inputs, raw } = step;
  const settings = readOptions(raw, nameOfInput);
  parseChoice('The input source', inputs.source, ['commit', 'workspace']);
  parseChoice('The input history', inputs.history, ['auto', 'never']);
  return {
    ...step,
    ...readAudience(inputs),
    baseOptions: readBaseOptions(inputs, settings(null).mode),
    settings,
  };
}

/** The tree to check, and its settings. */
export interface PreparedCheck {
  readonly tree: Tree;
  readonly event: Json;
  readonly settings: Settings;
  /** The comparison with the base, and the known findings. */
  readonly found: Pick<RunInput, 'changes' | 'before' | 'failOnScope' | 'agentBranch' | 'baseline' | 'loosenedForms'>;
  /** The head of the pull request; undefined if the checked commit is not a merge of it, nor the head itself. */
  readonly head: string | undefined;
  /** Remarks on the run itself, besides its findings. */
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
  const question = { baseOptions, env, event, token: inputs['github-token'] };
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
  const isNamed = (inputs['agent-branches'] === '' ? settings.isAgentBranch : null) ?? baseOptions.isAgentBranch;
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
      failOnScope: isProposed || settings.mode === 'changed' ? 'changes' : 'all',
      agentBranch: base.branch !== null && isAgentBranch(base.branch) ? base.branch : null,
      baseline,
      loosenedForms: await formsLoosened(sides, config.value),
    },
    head: other === null ? head : undefined,
    remarks: [
      ...remarksOf('warning', [...(doubts.length === 0 ? [] : [doubts.join(' ')]), ...config.warnings]),
      ...remarksOf(
        'warning',
        [config.value, policy].flatMap((one) => one?.warnings ?? []),
      ),
      ...remarksOf('notice', [...(other === null ? [] : [other]), ...(await formRemarks(settings, tree))]),
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

const TARGET = 'pull_request_target';

/**
 * Rejects unless the checked commit contains the pull request's head. Under `pull_request_target` the default checkout
 * is the base, with the base's permissions. Checking it would pass without looking at the pull request.
 */
async function refuseForeignHead(
  env: Environment,
  head: string | undefined,
  workspace: string,
  root: string,
): Promise<void> {
  if (env.GITHUB_EVENT_NAME !== TARGET) return;
  const options = gitAt(locate(root), { safeDirectories: trustedFolders([workspace, root]) });
  // Also for files on disk, since they come from the checkout.
  const checkedOut = await headOf(options);
  if (head !== undefined && checkedOut !== undefined && (await contains(options, checkedOut, head))) return;
  throw new UsageError(
    'Under pull_request_target the base is checked out, not the pull request: use the event pull_request, or check out the head of the pull request.',
  );
}

/** A commit that is checked for a pull request. */
export interface CheckedCommit {
  readonly id: string;
  readonly parents: readonly string[];
}

/**
 * Returns a notice if the checked commit is neither the pull request's head nor a merge of it, such as one that the
 * workflow names; null otherwise. Throws `UsageError` for the event's own merge commit if it is of another head: GitHub
 * then reports the result for a commit that nobody has checked.
 */
function otherCommit(env: Environment, head: string | undefined, { id, parents }: CheckedCommit): string | null {
  const name = env.GITHUB_EVENT_NAME ?? '';
  // A pull request's reviews have the same payload, and check the same merge commit.
  if (head === undefined || !name.startsWith('pull_request') || name === TARGET) return null;
  const isMerge = parents.length > 1;
  if (id === head || (isMerge && parents.includes(head))) return null;
  if (isMerge && id === env.GITHUB_SHA) {
    throw new UsageError(
      `The merge ref of the pull request is stale: ${id} does not contain ${head}, the head that the result is reported for. Running this again checks the same commit. Push to the branch, or close and reopen the pull request, for a new merge ref.`,
    );
  }
  return `The checked commit ${id} is neither ${head}, the head of the pull request, nor its merge commit. The result is that of the checked commit.`;
}

/** The trees of a step. */
export interface Trees {
  /** The tree to check. */
  readonly opening: Promise<Tree>;
  /** Opens the commit that is checked out, if the files on disk are checked. */
  readonly openCheckout: () => Promise<CommitTree>;
  /** Closes all trees that were opened. */
  readonly close: () => Promise<void>;
}

/** Starts to open the tree to check. `opening` rejects with `GitError` if it cannot be opened. */
export function openTrees({ inputs, workspace, root, env }: ActionStep): Trees {
  const safeDirectories = trustedFolders([workspace, root]);
  const server = env.GITHUB_SERVER_URL ?? 'https://github.com';
  const fetchHistory = inputs.history === 'never' ? null : { token: inputs['github-token'], server };
  const opened: Promise<Tree>[] = [];
  const keep = <T extends Tree>(opening: Promise<T>): Promise<T> => {
    // It may fail before anyone awaits it.
    opening.catch(() => undefined);
    opened.push(opening);
    return opening;
  };
  const openCheckout = (): Promise<CommitTree> =>
    keep(openCommit({ root, revision: 'HEAD', of: 'checkout', safeDirectories, fetchHistory }));
  return {
    opening:
      inputs.source === 'workspace' ? keep(Promise.resolve(openWorkspace(root, { safeDirectories }))) : openCheckout(),
    openCheckout,
    close: async () => {
      for (const tree of await Promise.allSettled(opened)) if (tree.status === 'fulfilled') tree.value.close();
    },
  };
}
