import { runGit, type GitError, type GitOptions } from './git.js';

interface Stream {
  readonly input?: string | Uint8Array;
  /** Takes the next piece of the output. An error that it throws ends git. */
  readonly take: (chunk: Buffer) => void;
  /** Returns the error for a failed run, by git's standard error. */
  readonly failed: (stderr: string) => GitError;
}

/** Runs git, and passes on its output as it arrives. Rejects with `GitError`, and with what `take` throws. */
export async function streamGit(
  options: GitOptions,
  args: readonly string[],
  { input = '', take, failed }: Stream,
): Promise<void> {
  const { status, stderr } = await runGit(options, args, input, take);
  if (status !== 0) throw failed(stderr);
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
