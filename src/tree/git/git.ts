import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { devNull } from 'node:os';
import { dirname, isAbsolute, posix, win32 } from 'node:path';
import { reasonOf } from '../../model/text.js';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { isInside } from '../inside.js';
import { UsageError } from '../../model/usage.js';

/** The error if git refuses or is missing: git's message, and what to do about it. */
export class GitError extends UsageError {
  override readonly name = 'GitError';

  /** `hint` uses the words of the command line. An entry point with other words chooses its own by `kind`. */
  constructor(
    readonly what: string,
    readonly kind: 'no-git' | 'no-repository' | 'no-commit' | 'no-directory' | 'other' = 'other',
    readonly hint = '',
  ) {
    super(hint === '' ? what : `${what} ${hint}`);
  }
}

/** git's messages about its configuration, whichever file or variable is wrong. */
const BROKEN_CONFIGURATION =
  /bad config |bad \w+ config value|GIT_CONFIG_|command-line config|maximum include depth|failed to expand user dir|unable to access '(?!\w+:\/\/)[^']*config'|while reading the configuration/;

/** Returns the error for a git call that failed: `doing` is what git could not do, unless its configuration is broken. */
export function gitFailed(doing: string, stderr: string): GitError {
  const reason = stderr.trim() || 'it gave no reason';
  const stop = /[.!?]$/.test(reason) ? '' : '.';
  return brokenConfiguration(stderr) ?? new GitError(`git could not ${doing}: ${reason}${stop}`);
}

/** Returns the error for a broken git configuration, by git's output; undefined for any other output. */
export function brokenConfiguration(stderr: string): GitError | undefined {
  const line = stderr.split('\n').find((said) => BROKEN_CONFIGURATION.test(said));
  if (line === undefined) return undefined;
  return new GitError(
    `git's configuration is broken: ${line.replace(/^(?:fatal|error|warning): /, '').trim()}.`,
    'other',
    'Fix the setting; git config --list --show-origin shows which file has it.',
  );
}

/** A whole object id, SHA-1 or SHA-256. */
export const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Returns the object id that git printed as its whole output. Throws `GitError` for anything else. */
export function printedId(stdout: Buffer, doing: string): string {
  const id = stdout.toString('latin1').trim();
  if (OBJECT_ID.test(id)) return id;
  throw unexpectedOutput(doing);
}

/** Returns the error for a git that succeeded, but whose output is invalid or incomplete. */
export function unexpectedOutput(doing: string): GitError {
  return new GitError(
    `git could not ${doing}: its output is damaged or incomplete.`,
    'other',
    'Run this again; if it happens again, check whether another program named git is on PATH.',
  );
}

/** Returns the error for a tree that git would never write. `what` says what is wrong with it. */
export function damagedTree(what: string): GitError {
  return new GitError(
    `The tree of the commit is damaged: ${what}.`,
    'other',
    'Commit the files again; git fsck shows what is damaged.',
  );
}

/** Throws `GitError` for an entry name that no file can have: its path would mean something else. */
export function demandEntryName(name: string, folder: string): void {
  if (name === '' || name.includes('/') || /^\.(?:\.?|git)$/i.test(name)) {
    throw damagedTree(`${folder === '' ? 'its top' : folder} has an entry of the name ${JSON.stringify(name)}`);
  }
}

/** Returns the error for two entries with the same path. */
export function twice(path: string): GitError {
  return damagedTree(`it has ${path} twice`);
}

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

/** Where git runs, as `gitAt` returns it, and the caller's options for every call. */
export interface GitOptions {
  /** The folder that holds `.git`, or the bare repository itself: git looks nowhere else. */
  readonly cwd: string;
  /** True if `cwd` is a bare repository that the caller named. git refuses any other bare repository. */
  readonly bare?: boolean;
  /**
   * The checked project, if `cwd` is a temporary folder outside it: git programs in the project are not started, and no
   * settings or attributes of the machine, person or caller are read.
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
  /** The index to read instead of the repository's own. */
  readonly index?: string;
}

/** Starts git with an argument list, never through a shell. Throws `GitError` if git is not installed. */
export function startGit(options: GitOptions, args: readonly string[]): ChildProcessWithoutNullStreams {
  const { cwd, bare = false, apartFrom, safeDirectories = [], limit } = options;
  const git = findGit(apartFrom ?? cwd);
  // `--git-dir` would also name a bare repository, but then git would not check its owner.
  const own = ['-c', `safe.bareRepository=${bare ? 'all' : 'explicit'}`];
  const trusted = safeDirectories.flatMap((directory) => ['-c', `safe.directory=${directory}`]);
  const rules = apartFrom === undefined ? [] : ONLY_OWN_RULES;
  return spawn(git.file, [...SAFE, ...own, ...trusted, ...rules, ...args], {
    cwd,
    env: environment(options, git.path, args[0]),
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

/**
 * Runs git to its end. Its output goes to `take`, which may throw to end git, or else into the result. Rejects with what that throws, and
 * with `GitError` only if git cannot be started.
 */
export function runGit(
  options: GitOptions,
  args: readonly string[],
  input: string | Uint8Array = '',
  take?: (chunk: Buffer) => void,
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = startGit(options, args);
    // Whatever was thrown, as it is.
    const fail: (reason: unknown) => void = reject;
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      try {
        if (take === undefined) out.push(chunk);
        else take(chunk);
      } catch (error) {
        fail(error);
        child.stdout.destroy();
        child.kill();
      }
    });
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

/**
 * The caller's git variables that are kept: settings files and inline settings, a moved installation, how to reach a
 * remote, and stricter checks for tests. All others would change what git prints, which paths it accepts, or which
 * repository it reads.
 */
const HEEDED =
  /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|EXEC_PATH|SSH(?:_COMMAND|_VARIANT)?|SSL_\w+|PROXY_SSL_\w+|HTTP_PROXY_AUTHMETHOD|TEST_ASSUME_DIFFERENT_OWNER)$/;

/** Where a push keeps its objects until a hook has accepted them. Without these, a hook could not see what it checks. */
const OF_A_PUSH = ['GIT_QUARANTINE_PATH', 'GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'];

/** Returns the environment for a git process. `path` is the value of `PATH` for git, `command` what git is asked. */
export function environment(
  { cwd, apartFrom, protocols, header, index }: GitOptions,
  path: string,
  command: string | undefined,
): NodeJS.ProcessEnv {
  const isApart = apartFrom !== undefined;
  const caller = process.env;
  const kept = Object.entries(caller).filter(([name]) => isKept(name.toUpperCase(), isApart));
  const push = caller.GIT_QUARANTINE_PATH === undefined ? [] : OF_A_PUSH.map((name) => [name, caller[name]] as const);
  const trace = caller.GIT_TRACE2_EVENT ?? '';
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries([...kept.filter(([name]) => name.toUpperCase() !== 'PATH'), ...push]),
    PATH: path,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_CEILING_DIRECTORIES: dirname(cwd),
    GIT_GRAFT_FILE: devNull,
    // Paths on the command line are literal, except for this command.
    GIT_LITERAL_PATHSPECS: command === 'check-ignore' ? '0' : '1',
    // A caller may trace git's calls to a file of their own. Traces from the configuration are not written.
    GIT_TRACE2: '0',
    GIT_TRACE2_PERF: '0',
    GIT_TRACE2_EVENT: isAbsolute(trace) ? trace : '0',
    // An empty list allows no protocol, whatever the configuration says.
    GIT_ALLOW_PROTOCOL: allowed(protocols ?? [], caller.GIT_ALLOW_PROTOCOL).join(':'),
  };
  // A missing object stays missing. git before 2.45 ignores this variable, and fails by the empty list above when it tries to
  // fetch.
  if (protocols === undefined || caller.GIT_NO_LAZY_FETCH !== undefined) env.GIT_NO_LAZY_FETCH = '1';
  if (index !== undefined) env.GIT_INDEX_FILE = index;
  if (isApart) {
    env.GIT_CONFIG_NOSYSTEM = '1';
    env.GIT_CONFIG_GLOBAL = devNull;
    env.GIT_ATTR_NOSYSTEM = '1';
  }
  if (header !== undefined) {
    const count = Number(env.GIT_CONFIG_COUNT ?? '0');
    env.GIT_CONFIG_COUNT = String(count + 1);
    env[`GIT_CONFIG_KEY_${String(count)}`] = `http.${header.server}/.extraheader`;
    env[`GIT_CONFIG_VALUE_${String(count)}`] = header.value;
  }
  return env;
}

function isKept(name: string, isApart: boolean): boolean {
  return !name.startsWith('GIT_') || (HEEDED.test(name) && !(isApart && name.startsWith('GIT_CONFIG_')));
}

/** Returns the allowed protocols, without those that the caller forbids. */
function allowed(protocols: readonly string[], byCaller: string | undefined): readonly string[] {
  const theirs = byCaller?.split(':');
  return protocols.filter((protocol) => theirs?.includes(protocol) ?? true);
}

/** The git to start, and where it looks for its own programs, such as ssh. */
export interface GitProgram {
  readonly file: string;
  /** The value of `PATH` for git. */
  readonly path: string;
}

/** By project and `PATH`. */
const programs = new Map<string, GitProgram>();

/**
 * Returns the first git on `PATH`. Throws `GitError` if there is none.
 *
 * Only absolute folders outside the project count: a branch may have put a program into the project, and `npx` puts
 * such a folder first. By default, Windows would also start a program in the current directory.
 */
export function findGit(project: string): GitProgram {
  const { PATH: given = '' } = process.env;
  const key = `${project}\0${given}`;
  const found = programs.get(key) ?? lookUp(given, project);
  programs.set(key, found);
  return found;
}

/** Does the same for a value of `PATH`, by the rules of a platform. */
export function lookUp(given: string, project: string, platform = process.platform): GitProgram {
  const isWindows = platform === 'win32';
  const rules = isWindows ? win32 : posix;
  const { delimiter } = rules;
  // A batch file with that name would need a shell.
  const name = isWindows ? 'git.exe' : 'git';
  const named = given.split(delimiter).map((entry) => (isWindows ? entry.replace(/^"(.*)"$/, '$1') : entry));
  const taken = named.filter((folder) => isOutside(folder, project, isWindows));
  const file = taken.map((folder) => rules.join(folder, name)).find(isProgram);
  if (file !== undefined) return { file, path: taken.join(delimiter) };
  const skipped = named.map((folder) => rules.join(folder, name)).find(isProgram);
  const but =
    skipped === undefined
      ? ''
      : ` but as ${skipped}, which is not started from the project or a relative folder in PATH`;
  throw new GitError(
    `git was not found on this machine${but}:`,
    'no-git',
    'install git, or check the files on disk with --workspace.',
  );
}

function isOutside(folder: string, project: string, isWindows: boolean): boolean {
  const rules = isWindows ? win32 : posix;
  // On Windows, a path without a drive is on the current drive.
  if (!rules.isAbsolute(folder) || (isWindows && rules.parse(folder).root.length < 3)) return false;
  // If the project is the whole disk, all programs are inside it.
  if (rules.parse(project).root === project) return true;
  try {
    return !isInside(folder, project) && !isInside(realpathSync(folder), project);
  } catch {
    return false;
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
