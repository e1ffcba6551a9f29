import type { GitError } from './git-error.js';
import { notStarted, startGit, type GitOptions } from './git.js';

interface Stream {
  readonly input?: string | Uint8Array;
  /** Takes the next piece of the output. Returns false once it has enough. That ends git, as does an error that it throws. */
  readonly take: (chunk: Buffer) => boolean;
  /** Returns the error for a failed run, by git's standard error. */
  readonly failed: (stderr: string) => GitError;
}

/** Runs git, and passes on its output as it arrives. Rejects with `GitError`, and with what `take` throws. */
export function streamGit(
  options: GitOptions,
  args: readonly string[],
  { input = '', take, failed }: Stream,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startGit(options, args);
    const errors: Buffer[] = [];
    // Whatever was thrown, as it is.
    const fail: (reason: unknown) => void = reject;
    child.stdout.on('data', (chunk: Buffer) => {
      try {
        if (take(chunk)) return;
        resolve();
      } catch (error) {
        fail(error);
      }
      child.stdout.destroy();
      child.kill();
    });
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', (error) => {
      reject(notStarted(error));
    });
    child.on('close', (status) => {
      if (status === 0) resolve();
      else reject(failed(Buffer.concat(errors).toString('utf8')));
    });
    // If the process ends before it has read its input, its status shows why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
