import type { Caller, Output } from '../../src/cli/terminal/caller.js';

/** What a command wrote to standard output, and its exit status. */
export interface Captured {
  readonly status: number;
  readonly stdout: string;
}

/** A caller without a terminal and with nothing on standard input, whose clock is the machine's. */
export function recordingCaller(env: Caller['env'] = {}): {
  readonly caller: Caller;
  readonly stdout: readonly string[];
  readonly stderr: readonly string[];
} {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const into = (written: string[]): Output => ({ isTerminal: false, write: (text) => void written.push(text) });
  const caller: Caller = {
    stdin: { isTerminal: false, read: () => 0 },
    stdout: into(stdout),
    stderr: into(stderr),
    env,
    now: Date.now,
  };
  return { caller, stdout, stderr };
}

/** Runs a command of the command line and keeps what it writes. Rejects where the command does. */
export async function captured(
  run: (caller: Caller) => number | Promise<number>,
  env: Caller['env'] = {},
): Promise<Captured> {
  const { caller, stdout } = recordingCaller(env);
  const status = await run(caller);
  return { status, stdout: stdout.join('') };
}
