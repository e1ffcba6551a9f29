import * as core from '@actions/core';
import { ConfigError } from '../config/error.js';
import { EXIT } from '../model/exit-status.js';
import { UsageError } from '../model/usage-error.js';
import { terminal } from '../report/sink.js';
import { GitError } from '../tree/git/git.js';
import { systemFailure } from '../tree/system-failure.js';

/** Reports on the runner why a step ends without a report. Returns the exit status. */
export function failed(error: unknown): number {
  if (error instanceof ConfigError) {
    const lines = error.lines.map((line) => terminal`\n${line}`);
    core.setFailed(terminal`The configuration cannot be followed:${lines}`.text);
    return EXIT.usage;
  }
  const system = systemFailure(error);
  const usage = error instanceof UsageError || system !== undefined;
  const message = system ?? (error instanceof Error ? messageOf(error) : String(error));
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

function messageOf(error: Error): string {
  if (!(error instanceof GitError)) return error.message;
  const advice = ADVICE[error.kind];
  return advice === undefined ? error.message : `${error.what} ${advice}`;
}
