import { terminal } from '../report/sink.js';
import { runAction } from './run.js';
import { openWorkspace } from '../tree/workspace.js';
import * as core from '@actions/core';
import { projectRoot } from './working-directory.js';
import { EXIT } from '../model/exit-status.js';
import type { Environment } from '../github/event.js';
import { UsageError } from '../model/usage-error.js';
import { readActionInputs, readGiven } from './inputs.js';
import type { Tree } from '../model/tree.js';
import { ConfigError } from '../config/error.js';
import { openCommit, type CommitTree } from '../tree/commit.js';
import { GitError } from '../tree/git/git.js';
import { trustedFolders } from '../tree/root.js';

/** Door 1: a step of a job. Resolves to the exit status; what went wrong is told to the runner. */
export async function runStep(env: Environment): Promise<number> {
  try {
    return await judgeCheckout(env);
  } catch (error) {
    return failed(error);
  }
}

/** Reads the inputs, starts git at once, and loads the rest while git works. */
async function judgeCheckout(env: Environment): Promise<number> {
  const inputs = readActionInputs(core.getInput);
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
  const root = projectRoot(workspace, inputs.workingDirectory);
  const given = readGiven(core.getInput);
  const safeDirectories = trustedFolders([workspace, root]);
  const fetchHistory =
    inputs.history === 'never'
      ? {}
      : { fetchHistory: { token: inputs.githubToken, server: env.GITHUB_SERVER_URL ?? 'https://github.com' } };
  const openCheckout = (): Promise<CommitTree> =>
    openCommit({ root, revision: 'HEAD', of: 'checkout', safeDirectories, ...fetchHistory });
  const opened: Promise<Tree>[] = [];
  const keep = <T extends Tree>(opening: Promise<T>): Promise<T> => {
    // It may fail before anyone waits for it.
    opening.catch(() => undefined);
    opened.push(opening);
    return opening;
  };
  const opening = keep(
    inputs.source === 'workspace' ? Promise.resolve(openWorkspace(root, { safeDirectories })) : openCheckout(),
  );
  try {
    const conclusion = await runAction({
      inputs,
      given,
      workspace,
      root,
      env,
      opening,
      openCheckout: () => keep(openCheckout()),
    });
    return EXIT[conclusion];
  } finally {
    for (const tree of await Promise.allSettled(opened)) if (tree.status === 'fulfilled') tree.value.close();
  }
}

function failed(error: unknown): number {
  if (error instanceof ConfigError) {
    const lines = error.lines.map((line) => terminal`\n${line}`);
    core.setFailed(terminal`The configuration cannot be followed:${lines}`.text);
    return EXIT.usage;
  }
  const usage = error instanceof UsageError;
  const message = error instanceof Error ? messageOf(error) : String(error);
  core.setFailed(terminal`${usage ? '' : 'internal error: '}${message}`.text);
  if (!usage && error instanceof Error) core.debug(terminal`${error.stack ?? ''}`.text);
  return usage ? EXIT.usage : EXIT.internal;
}

const CHECKOUT = 'add "- uses: actions/checkout@v6" before this step';

/** What to do in a workflow, where the command line's words would not help. */
const ADVICE: Readonly<Record<GitError['kind'], string | undefined>> = {
  'no-git': 'install git on the runner, or set the input source to workspace.',
  'no-repository': `No repository is checked out: ${CHECKOUT}, or set the input source to workspace.`,
  'no-commit': 'Commit first, or set the input source to workspace.',
  'no-directory': `The input working-directory names no folder: correct it, or if nothing is checked out, ${CHECKOUT}.`,
  other: undefined,
};

function messageOf(error: Error): string {
  if (!(error instanceof GitError)) return error.message;
  const advice = ADVICE[error.kind];
  return advice === undefined ? error.message : `${error.what} ${advice}`;
}
