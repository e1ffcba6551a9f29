import * as core from '@actions/core';
import type { Environment } from '../github/event.js';
import { listOf } from '../model/text.js';
import { repositoriesBelow } from '../tree/root.js';
import { ConfigError } from '../config/error.js';
import { EXIT } from '../model/report.js';
import { UsageError } from '../model/usage.js';
import { terminal } from '../report/sink.js';
import { GitError } from '../tree/git/git.js';
import { systemFailure } from '../tree/regular-file.js';

/** Reports on the runner why a step ends without a report. Returns the exit status. */
export function failed(error: unknown, { GITHUB_WORKSPACE: workspace = process.cwd() }: Environment): number {
  if (error instanceof ConfigError) {
    const lines = error.lines.map((line) => terminal`\n${line}`);
    core.setFailed(terminal`The configuration cannot be followed:${lines}`.text);
    return EXIT.usage;
  }
  const system = systemFailure(error);
  const usage = error instanceof UsageError || system !== undefined;
  const message = system ?? (error instanceof Error ? messageOf(error, workspace) : String(error));
  core.setFailed(terminal`${usage ? '' : 'internal error: '}${message}`.text);
  if (!(error instanceof UsageError) && error instanceof Error) core.debug(terminal`${error.stack ?? ''}`.text);
  return usage ? EXIT.usage : EXIT.internal;
}

const CHECKOUT = 'add "- uses: actions/checkout@v6" before this step';

/** Advice for a workflow, for errors where the command line's advice does not help. */
const ADVICE: Readonly<Record<GitError['kind'], string | undefined>> = {
  'no-git': 'install git on the runner, or set the input source to workspace.',
  'no-repository': `No repository is checked out: ${CHECKOUT}, or set the input source to workspace.`,
  'no-commit': 'Commit first, or set the input source to workspace.',
  'no-directory': `The input working-directory names no folder: correct it, or if nothing is checked out, ${CHECKOUT}.`,
  other: undefined,
};

function messageOf(error: Error, workspace: string): string {
  if (!(error instanceof GitError)) return error.message;
  const isElsewhere = error.kind === 'no-repository' || error.kind === 'no-directory';
  const [place, ...others] = isElsewhere ? repositoriesBelow(workspace) : [];
  if (place !== undefined) {
    return others.length === 0
      ? `${error.what} The checkout is in ${place}: set the input working-directory to ${place}.`
      : `${error.what} Checkouts are in ${listOf([place, ...others], 'and')}: set the input working-directory to the one to check.`;
  }
  const advice = ADVICE[error.kind];
  return advice === undefined ? error.message : `${error.what} ${advice}`;
}
