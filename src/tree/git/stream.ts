import { notStarted, startGit, type GitError, type GitOptions } from './git.js';

interface Stream {
  readonly input?: string | Uint8Array;
  /** Takes the next piece of the output. An error that it throws ends git. */
  readonly take: (chunk: Buffer) => void;
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
        take(chunk);
      } catch (error) {
        fail(error);
        child.stdout.destroy();
        child.kill();
      }
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

/** Reads fields that each end in a NUL, from output that arrives in pieces. Fields are bytes, one character each. */
export class FieldReader {
  #rest = '';

  /** The start of a field whose end has not arrived yet. */
  get rest(): string {
    return this.#rest;
  }

  /** Returns the fields that a piece completes. */
  take(chunk: Buffer): readonly string[] {
    const fields = this.#rest + chunk.toString('latin1');
    const start = fields.lastIndexOf('\0') + 1;
    this.#rest = fields.slice(start);
    return start === 0 ? [] : fields.slice(0, start - 1).split('\0');
  }
}
