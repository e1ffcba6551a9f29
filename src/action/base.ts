import { capital } from '../model/text.js';
import { UsageError } from '../model/usage.js';
import { cleanPatterns, compilePatterns, PatternError } from '../gather/glob.js';
import { baseOf, branchOf, compareWith, type Compare, type Comparison } from '../github/base.js';
import type { Environment } from '../github/event.js';
import type { ActionInputs } from './inputs.js';
import type { Json } from '../model/json.js';
import type { Mode } from '../config/settings.js';
import { compareByGit, parentsOf } from '../tree/git/base.js';
import type { CommitTree } from '../tree/commit.js';
import { GitError } from '../tree/git/git.js';

/** The inputs about the base, read and validated. */
export interface BaseOptions {
  readonly base: string;
  readonly mode: Mode;
  /** Returns true if commits of a branch must change a return. */
  readonly isAgentBranch: (branch: string) => boolean;
}

/** Reads the inputs about the base. Throws `UsageError`. */
export function readBaseOptions(
  { base, source, 'agent-branches': agentBranches }: ActionInputs,
  mode: Mode,
): BaseOptions {
  const baseOptions: BaseOptions = { base, mode, isAgentBranch: readBranches(agentBranches) };
  const given = [
    ['base', base],
    ['mode', mode === 'all' ? '' : mode],
    ['agent-branches', agentBranches],
  ] as const;
  const [asked] = given.find(([, value]) => value !== '') ?? [];
  if (source === 'workspace' && asked !== undefined) {
    throw new UsageError(
      `The input ${asked} compares two commits, and the input source is workspace: leave one of them out.`,
    );
  }
  return baseOptions;
}

function readBranches(text: string): (branch: string) => boolean {
  const patterns = cleanPatterns([text]);
  const whole = patterns.find((pattern) => /^!*\s*refs\//.test(pattern));
  if (whole !== undefined) {
    throw new UsageError(
      `The input agent-branches has the pattern "${whole}": write a branch without refs/heads/, such as agent/**.`,
    );
  }
  try {
    return compilePatterns(patterns);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new UsageError(`The input agent-branches: ${error.message}`);
  }
}

/** A pull request: the commit that is checked out, and the base whose configuration applies to it. */
export interface Proposal {
  /** The commit that is checked out; null if the files on disk are checked and are not a checkout. */
  readonly committed: CommitTree | null;
  readonly base: BaseAnswer;
}

export interface BaseQuestion {
  readonly baseOptions: BaseOptions;
  readonly env: Environment;
  /** The payload of the event. */
  readonly event: Json;
  /** For GitHub's comparison API; empty without a token. */
  readonly token: string;
}

/** The comparison with the base, and the checked branch, if the event names it. */
export interface BaseAnswer extends Comparison {
  readonly branch: string | null;
}

/** The answer if nothing is compared. */
export const NO_BASE: BaseAnswer = {
  changes: null,
  commit: null,
  tip: null,
  unread: null,
  warning: null,
  branch: null,
};

/** Finds the base of a run and compares a commit with it. */
export async function answerBase(
  { baseOptions, env, event, token }: BaseQuestion,
  tree: CommitTree,
): Promise<BaseAnswer> {
  const branch = branchOf(env) ?? null;
  const { revision: head, repository } = tree;
  const parents = await parentsOf(repository, head);
  const wanted = baseOf({ env, event, head, parents, input: baseOptions.base });
  if (wanted.kind === 'base') {
    const api = token === '' ? undefined : apiOf(token, env, tree.root);
    const comparison = await compareWith(wanted, head, { git: (base) => compareByGit(tree, base, 'fetching'), api });
    return { ...comparison, branch };
  }
  const warning =
    baseOptions.mode === 'changed'
      ? `The input mode is changed, but ${wanted.why}, so the whole tree is checked. To fix this, name a commit by the input base, or leave mode out.`
      : null;
  return { ...NO_BASE, unread: `${capital(wanted.why)}.`, warning, branch };
}

/**
 * Resolves to the commit behind the files on disk, and its base; without a checkout, to the reason why the base cannot
 * be read.
 */
export async function baseBehindWorkspace(
  question: BaseQuestion,
  openCheckout: () => Promise<CommitTree>,
): Promise<Proposal> {
  try {
    const committed = await openCheckout();
    return { committed, base: await answerBase(question, committed) };
  } catch (error) {
    if (!(error instanceof GitError) || error.kind === 'other') throw error;
    return { committed: null, base: { ...NO_BASE, unread: error.what } };
  }
}

/** Compares by GitHub's API. Its client is loaded on first use. */
function apiOf(token: string, env: Environment, root: string): Compare {
  return async (base, head) => {
    const { comparisonByApi } = await import('../github/comparison.js');
    return comparisonByApi({ token, env, root })?.(base, head);
  };
}
