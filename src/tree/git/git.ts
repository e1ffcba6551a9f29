import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { devNull } from 'node:os';
import { dirname } from 'node:path';
import { reasonOf } from '../../model/reason.js';
import { environment } from './environment.js';
import { GitError } from './git-error.js';
import { findGit } from './program.js';

// Modules that need only the error import it from its own file, which starts no process.
export { GitError, gitFailed } from './git-error.js';

/**
 * Settings that keep a repository from running anything: file system monitor, hooks, external diff and text conversion programs.
 * Replacement objects and grafts are off, since they would show other content and other parents than the commit's.
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

/** Only the rule files in the folder itself count, the same on every machine. */
const ONLY_OWN_RULES = [
  '-c',
  'core.excludesFile=',
  '-c',
  'core.attributesFile=',
  '-c',
  'core.ignoreCase=false',
] as const;

/** Where git runs, as `gitAt` returns it, and what its caller adds to every call. */
export interface GitOptions {
  /** The folder that holds `.git`, or the bare repository itself: git looks nowhere else. */
  readonly cwd: string;
  /** Whether `cwd` is a bare repository that the caller named. git refuses any other bare repository. */
  readonly bare?: boolean;
  /**
   * The checked project, if `cwd` is a temporary folder apart from it: no git in the project is started, and git reads no settings
   * and attributes of the machine, the person and the caller.
   */
  readonly apartFrom?: string;
  /** Folders that the caller trusts, whoever owns them. */
  readonly safeDirectories?: readonly string[];
  /** The protocols that this call may use for a remote. Without them it reaches no remote. */
  readonly protocols?: readonly string[];
  /** A header for requests to a server, e.g. one with a token. It is never put on a command line. */
  readonly header?: { readonly server: string; readonly value: string } | undefined;
  /** Milliseconds after which `runGit` ends git. Without it, git has no time limit. */
  readonly limit?: number;
}

/** Starts git with an argument list, never through a shell. Throws `GitError` if git is not installed. */
export function startGit(options: GitOptions, args: readonly string[]): ChildProcessWithoutNullStreams {
  const { cwd, bare = false, apartFrom, safeDirectories = [], protocols, header, limit } = options;
  const git = findGit(apartFrom ?? cwd);
  // `--git-dir` would name a bare repository without this, but then git would not check who owns it.
  const own = ['-c', `safe.bareRepository=${bare ? 'all' : 'explicit'}`];
  const trusted = safeDirectories.flatMap((directory) => ['-c', `safe.directory=${directory}`]);
  const rules = apartFrom === undefined ? [] : ONLY_OWN_RULES;
  return spawn(git.file, [...SAFE, ...own, ...trusted, ...rules, ...args], {
    cwd,
    env: environment({
      path: git.path,
      ceiling: dirname(cwd),
      isApart: apartFrom !== undefined,
      protocols,
      header,
      patterns: args[0] === 'check-ignore',
    }),
    windowsHide: true,
    // A separate process group can be ended as a whole, and has no terminal where a program could ask for a password.
    detached: limit !== undefined && process.platform !== 'win32',
  });
}

export interface GitResult {
  /** -1 if git was ended, by its time limit or from outside. */
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Runs git to its end. Rejects with `GitError` only if git cannot be started. */
export function runGit(
  options: GitOptions,
  args: readonly string[],
  input: string | Uint8Array = '',
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = startGit(options, args);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    const { limit } = options;
    const end = (seconds: number): void => {
      endWhole(child);
      err.push(Buffer.from(`\nIt took longer than ${String(seconds)} seconds.`));
    };
    const timer = limit === undefined ? undefined : setTimeout(end, limit, limit / 1_000);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(notStarted(error));
    });
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ status: status ?? -1, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8').trim() });
    });
    // If the process ends before it has read its input, its status shows why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Ends git and the programs that it has started, e.g. one for a remote, which keep its output open. */
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
    // The group has already ended by itself.
  }
}

/** Returns the error for a git that exists but could not be started. */
export function notStarted(error: Error): GitError {
  return new GitError(`git could not be started: ${reasonOf(error)}`);
}
