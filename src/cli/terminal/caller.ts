import { isatty } from 'node:tty';
import { painter, terminal, type Paint, type SafeText, type Terminal } from '../../report/sink.js';

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

/** Thrown if the output of a command cannot be written; `message` says what, and why. */
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

/** Prints a line about the run itself on standard error. */
export function note({ stderr }: Pick<Caller, 'stderr'>, text: string | Terminal): void {
  stderr.write(terminal`return-gate: ${text}\n`.text);
}

/** Returns true if to use colour: on terminals, and on request (https://no-color.org, https://force-color.org). */
export function wantsColor({ env, stdout }: Pick<Caller, 'env' | 'stdout'>): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return env.TERM !== 'dumb' && stdout.isTerminal;
}

/** Returns what applies styles for this caller, if it wants colour. */
export function painterFor(caller: Pick<Caller, 'env' | 'stdout'>): Paint {
  return painter(wantsColor(caller));
}

/** Returns the width of the terminal on standard output; undefined for a file or a pipe. */
export function terminalColumns(): number | undefined {
  if (!isatty(1)) return undefined;
  const { columns } = process.stdout;
  return columns > 0 ? columns : undefined;
}

/** Terminals that are known to have links, by `TERM_PROGRAM` and by `TERM`. Others may print the escape sequences. */
const PROGRAMS: ReadonlySet<string> = new Set(['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'Tabby', 'zed']);
const TERMS = /^(?:xterm-kitty|alacritty|foot|xterm-ghostty|wezterm)/;

/** The first VTE, of GNOME's terminals, whose links work: 0.50.1. */
const FIRST_VTE = 5001;

/** Returns true if standard output is a terminal with links (OSC 8), or links are requested by `FORCE_HYPERLINK`. */
export function wantsLinks({ env, stdout }: Pick<Caller, 'env' | 'stdout'>): boolean {
  const forced = env.FORCE_HYPERLINK ?? '';
  if (forced !== '') return forced !== '0' && forced !== 'false';
  if (!stdout.isTerminal || env.TERM === 'dumb' || (env.CI ?? '') !== '') return false;
  // A multiplexer hides which terminal it is shown in.
  if ((env.TMUX ?? '') !== '' || /^(?:screen|tmux)/.test(env.TERM ?? '')) return false;
  return (
    PROGRAMS.has(env.TERM_PROGRAM ?? '') ||
    TERMS.test(env.TERM ?? '') ||
    Number(env.VTE_VERSION ?? '0') >= FIRST_VTE ||
    [env.WT_SESSION, env.KONSOLE_VERSION, env.DOMTERM].some((value) => (value ?? '') !== '')
  );
}
