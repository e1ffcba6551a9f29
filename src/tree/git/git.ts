import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { devNull } from 'node:os';
import { dirname } from 'node:path';
import { environment } from './environment.js';
import { GitError } from './git-error.js';
import { findGit } from './program.js';

// Whoever needs the error alone takes it from its own file, which starts no process.
export { GitError, gitFailed } from './git-error.js';

/**
 * Settings that keep a repository from running anything: its file system monitor, hooks, external diff and text
 * conversion programs. Replacement objects would show other content than the commit's, and grafts other parents.
 */
const SAFE = [
  '--no-optional-locks',
  '--no-replace-objects',
  '-c',
  'core.fsmonitor=false',
  '-c',
  `core.hooksPath=${devNull}`,
  '-c',
  'diff.external=',
  '-c',
  'protocol.ext.allow=never',
  '-c',
  'advice.graftFileDeprecated=false',
] as const;

/** Where git runs, as `gitAt` tells, and what its caller adds to every call. */
export interface GitOptions {
  /** The folder that holds `.git`, or the bare repository itself: git looks nowhere else. */
  readonly cwd: string;
  /** `cwd` is a bare repository that the caller named. Else git takes none that merely lies there. */
  readonly bare?: boolean;
  /** Folders that the caller vouches for, whoever owns them. */
  readonly safeDirectories?: readonly string[];
  /** The protocols by which this call may reach a remote; without them it reaches none. */
  readonly protocols?: readonly string[];
  /** A header for the requests to a server, such as one that holds a token: it never stands on a command line. */
  readonly header?: { readonly server: string; readonly value: string } | undefined;
  /** Milliseconds after which `runGit` ends git; without it git takes the time that it needs. */
  readonly limit?: number;
}

/** Starts git with an argument list, never through a shell. Throws `GitError` where there is none. */
export function startGit(options: GitOptions, args: readonly string[]): ChildProcessWithoutNullStreams {
  const { cwd, bare = false, safeDirectories = [], protocols, header, limit } = options;
  const git = findGit(cwd);
  // By `--git-dir` a bare repository could be named without this, but git would not ask who owns it.
  const own = ['-c', `safe.bareRepository=${bare ? 'all' : 'explicit'}`];
  const trusted = safeDirectories.flatMap((directory) => ['-c', `safe.directory=${directory}`]);
  return spawn(git.file, [...SAFE, ...own, ...trusted, ...args], {
    cwd,
    env: environment({
      path: git.path,
      ceiling: dirname(cwd),
      protocols,
      header,
      patterns: args[0] === 'check-ignore',
    }),
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    // A group of its own can be ended whole, and has no terminal on which a program could ask for a password.
    detached: limit !== undefined && process.platform !== 'win32',
  });
}

export interface GitResult {
  /** -1 where git was ended, by its time limit or by somebody else. */
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Runs git to its end. Rejects with `GitError` only when git cannot be started. */
export function runGit(options: GitOptions, args: readonly string[], input = ''): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = startGit(options, args);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    const timer = options.limit === undefined ? undefined : setTimeout(end, options.limit);
    function end(): void {
      endWhole(child);
      err.push(Buffer.from(`\nIt took longer than ${String((options.limit ?? 0) / 1_000)} seconds.`));
    }
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(notStarted(error));
    });
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ status: status ?? -1, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8').trim() });
    });
    // A process that ends before it has read its input is told of by its status.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Ends git with the programs that it has started, such as one for a remote, which hold its output open. */
function endWhole(child: ChildProcessWithoutNullStreams): void {
  child.stdout.destroy();
  child.stderr.destroy();
  if (child.pid === undefined || process.platform === 'win32') {
    child.kill();
    return;
  }
  try {
    process.kill(-child.pid);
  } catch {
    // The group has ended by itself in the meantime.
  }
}

/** git could not be started, though it is there. */
export function notStarted(error: Error): GitError {
  return new GitError(`git could not be started: ${error.message}`);
}
