import { readSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { OutputError, type Caller, type Output } from './caller.js';

/** The process as the caller of a command: its streams, its environment and the clock of the machine. */
export function processCaller(): Caller {
  return {
    stdin: {
      isTerminal: isatty(0),
      read: readStdin,
    },
    stdout: outputOf(1, 'standard output'),
    stderr: outputOf(2, 'standard error'),
    env: process.env,
    now: Date.now,
  };
}

/**
 * The streams of the process lose what a full disk did not take of a file, and tell nobody: this writes past them. A reader
 * that stops early, such as `head`, is no failure: the verdict stands in the exit status.
 */
function outputOf(channel: 1 | 2, name: string): Output {
  return {
    isTerminal: isatty(channel),
    write: (text) => {
      // A console of Windows takes no UTF-8, and its colours only from the stream.
      if (process.platform === 'win32' && isatty(channel)) {
        (channel === 1 ? process.stdout : process.stderr).write(text);
        return;
      }
      writeAll(channel, name, text);
    },
  };
}

function writeAll(channel: number, name: string, text: string): void {
  let left = Buffer.from(text);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(channel, left));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EPIPE') return;
      // The reader is slower, and whoever started this process made the pipe not to wait.
      if (code !== 'EAGAIN') throw new OutputError(`${name} cannot be written: ${String(code ?? error)}`);
      pause();
    }
  }
}

/** Waits where the descriptor does not. */
function readStdin(chunk: Uint8Array): number {
  for (;;) {
    try {
      return readSync(0, chunk);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // How Windows tells that a pipe has ended.
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      pause();
    }
  }
}

const MOMENT = 5;

/** Waits for a few milliseconds. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOMENT);
}
