import type { SafeText } from '../../report/sink.js';

/** What a command is handed beside its arguments. */
export interface Caller {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The clock: milliseconds since 1970. */
  readonly now: () => number;
}

export interface Input {
  readonly isTerminal: boolean;
  /** Fills a chunk as far as there is something to read: how many bytes, 0 at the end. Throws what `fs` throws. */
  readonly read: (chunk: Uint8Array) => number;
}

export interface Output {
  readonly isTerminal: boolean;
  /** Writes at once, and all of it. Throws `OutputError`. */
  readonly write: (text: string) => void;
}

/** Standard output, or standard error, cannot be written; `message` says which, and why. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

/** Characters that are written at once. */
const MUCH = 64 * 1024;

/** Writes chunks, many small ones at once. Throws `OutputError`. */
export function writeChunks(output: Output, chunks: Iterable<SafeText>): void {
  let held: SafeText[] = [];
  let length = 0;
  const flush = (): void => {
    output.write(held.join(''));
    held = [];
    length = 0;
  };
  for (const chunk of chunks) {
    held.push(chunk);
    length += chunk.length;
    if (length >= MUCH) flush();
  }
  flush();
}

/** The exit status, once the reason stands on standard error. Where that cannot be written, the status alone tells. */
export function exitWith(stderr: Output, status: number, text: SafeText): number {
  try {
    stderr.write(text);
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
  }
  return status;
}
