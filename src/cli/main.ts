#!/usr/bin/env node
import { readSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { runCommandLine } from './command-line.js';
import { OutputError, type Caller, type Output } from './terminal/caller.js';
import { reasonOf } from '../model/text.js';

/** Returns the process as the caller of a command: its streams, its environment and the system clock. */
function processCaller(): Caller {
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
 * Returns an output that bypasses the streams of the process: on a full disk these lose text without an error. A reader
 * that stops early, such as `head`, is not a failure; the exit status has the result.
 */
function outputOf(channel: 1 | 2, name: string): Output {
  return {
    isTerminal: isatty(channel),
    write: (text) => {
      // A Windows console does not accept UTF-8, and shows colours only from the stream.
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
      // The reader is slower, and the parent process made the pipe non-blocking.
      if (code !== 'EAGAIN') throw new OutputError(`${name} cannot be written: ${reasonOf(error)}`);
      pause();
    }
  }
}

/** Reads standard input, and waits if the descriptor does not block. */
function readStdin(chunk: Uint8Array): number {
  for (;;) {
    try {
      return readSync(0, chunk);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // Windows reports the end of a pipe like this.
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

void runCommandLine(process.argv.slice(2), processCaller()).then((status) => {
  process.exitCode = status;
});
