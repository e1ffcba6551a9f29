import { writeSync } from 'node:fs';

/** Standard output and standard error. */
export type Channel = 1 | 2;

/**
 * Writes at once, without the streams of the process, which take longer to make than a return to judge. A reader that
 * stops early, such as `head`, is no failure. Throws what `fs` throws.
 */
export function say(channel: Channel, text: string): void {
  let left = Buffer.from(text);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(channel, left));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EPIPE') return;
      // The reader is slower, and whoever started this process made the pipe not to wait.
      if (code !== 'EAGAIN') throw error;
      pause();
    }
  }
}

const MOMENT = 5;

/** Waits for a few milliseconds. */
export function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOMENT);
}
