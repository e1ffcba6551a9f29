import { writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { SafeText } from '../../report/sink.js';

/** Standard output, or standard error, cannot be written; `message` says which, and why. */
class OutputError extends Error {
  override readonly name = 'OutputError';
}

/** Standard output and standard error. */
export type Channel = 1 | 2;

const NAMES: Readonly<Record<Channel, string>> = { 1: 'standard output', 2: 'standard error' };

/**
 * Writes at once, and all of it: the streams of the process lose what a full disk did not take of a file, and tell nobody. A
 * reader that stops early, such as `head`, is no failure: the verdict stands in the exit status. Throws `OutputError`.
 */
export function writeText(channel: Channel, text: string): void {
  write(channel, text);
}

function write(channel: Channel, text: string): void {
  // A console of Windows takes no UTF-8, and its colours only from the stream.
  if (process.platform === 'win32' && isatty(channel)) {
    (channel === 1 ? process.stdout : process.stderr).write(text);
    return;
  }
  let left = Buffer.from(text);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(channel, left));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EPIPE') return;
      // The reader is slower, and whoever started this process made the pipe not to wait.
      if (code !== 'EAGAIN') throw new OutputError(`${NAMES[channel]} cannot be written: ${String(code ?? error)}`);
      pause();
    }
  }
}

/** Characters that are written at once. */
const MUCH = 64 * 1024;

/** Writes chunks, many small ones at once. Throws `OutputError`. */
export function writeChunks(channel: Channel, chunks: Iterable<SafeText>): void {
  let held: SafeText[] = [];
  let length = 0;
  const flush = (): void => {
    write(channel, held.join(''));
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
export function exitWith(status: number, text: SafeText): number {
  try {
    writeText(2, text);
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
  }
  return status;
}

const MOMENT = 5;

/** Waits for a few milliseconds. */
export function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOMENT);
}
