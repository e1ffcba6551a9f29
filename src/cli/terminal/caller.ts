import type { SafeText } from '../../report/sink.js';

/** What a command gets besides its arguments. */
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
  /** Reads into a chunk; returns the number of bytes, 0 at the end. Throws what `fs` throws. */
  readonly read: (chunk: Uint8Array) => number;
}

export interface Output {
  readonly isTerminal: boolean;
  /** Writes the whole text immediately. Throws `OutputError`. */
  readonly write: (text: string) => void;
}

/** What a command exists to write cannot be written; `message` says what, and why. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

/** Number of characters that are written at once. */
const MUCH = 64 * 1024;

/** Writes chunks, joining small ones. Throws `OutputError`. */
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

/** Prints the reason on standard error and returns the exit status, even if printing fails. */
export function exitWith(stderr: Output, status: number, text: SafeText): number {
  try {
    stderr.write(text);
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
  }
  return status;
}
