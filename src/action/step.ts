import { runAction } from './run.js';
import { openWorkspace } from '../tree/workspace.js';
import * as core from '@actions/core';
import { projectRoot } from './working-directory.js';
import { EXIT } from '../model/exit-status.js';
import type { Environment } from '../github/event.js';
import { readActionInputs, readRawOptions } from './inputs.js';
import type { Tree } from '../model/tree.js';
import { openCommit, type CommitTree } from '../tree/commit.js';
import { failed } from './failed.js';
import { trustedFolders } from '../tree/root.js';

/** Door 1: a step of a job. Resolves to the exit status; what went wrong is told to the runner. */
export async function runStep(env: Environment): Promise<number> {
  try {
    return await runInCheckout(env);
  } catch (error) {
    return failed(error);
  }
}

/** Reads the inputs, starts git at once, and loads the rest while git works. */
async function runInCheckout(env: Environment): Promise<number> {
  const inputs = readActionInputs(core.getInput);
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
  const root = projectRoot(workspace, inputs.workingDirectory);
  const raw = readRawOptions(core.getInput);
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
      raw,
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
