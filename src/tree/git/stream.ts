import type { GitError } from './git-error.js';
import { notStarted, startGit, type GitOptions } from './git.js';

interface Stream {
  readonly input?: string | Uint8Array;
  /** Takes the next piece of the output; false when it has enough, which ends git, as what it throws does. */
  readonly take: (chunk: Buffer) => boolean;
  /** The error of a run that fails, by what git wrote to standard error. */
  readonly failed: (stderr: string) => GitError;
}

/** Runs git, and hands over its output as it comes. Rejects with `GitError`, and with what `take` throws. */
export function streamGit(
  options: GitOptions,
  args: readonly string[],
  { input = '', take, failed }: Stream,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startGit(options, args);
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      try {
        if (take(chunk)) return;
        resolve();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
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
    // A process that ends before it has read its input is told of by its status.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
