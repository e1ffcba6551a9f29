import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { devNull } from 'node:os';
import { GitError } from './git-error.js';

// Whoever needs the error alone takes it from its own file, which starts no process.
export { GitError } from './git-error.js';

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

/** What git sets for its hooks, of `git rev-parse --local-env-vars`: it would lead away from the repository of the root. */
const OF_ANOTHER_REPOSITORY = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_NAMESPACE',
  'GIT_GRAFT_FILE',
  'GIT_SHALLOW_FILE',
  'GIT_REPLACE_REF_BASE',
];

/** Where a push keeps its objects until a hook has accepted them: without these a hook could not see what it judges. */
const OF_A_PUSH = ['GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'];

function withoutRepository(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const left = { ...env };
  const away = env.GIT_QUARANTINE_PATH === undefined ? [...OF_ANOTHER_REPOSITORY, ...OF_A_PUSH] : OF_ANOTHER_REPOSITORY;
  for (const name of away) Reflect.deleteProperty(left, name);
  return left;
}

/** Where git runs, and what its caller adds to every call. */
export interface GitOptions {
  readonly cwd: string;
  /** Folders that the caller vouches for, whoever owns them. */
  readonly safeDirectories?: readonly string[];
  /** Variables that git gets beside those of the process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which `runGit` ends git; without it git takes the time that it needs. */
  readonly limit?: number;
}

/** Starts git with an argument list, never through a shell. */
export function startGit(options: GitOptions, args: readonly string[]): ChildProcessWithoutNullStreams {
  const trusted = (options.safeDirectories ?? []).flatMap((directory) => ['-c', `safe.directory=${directory}`]);
  return spawn('git', [...SAFE, ...trusted, ...args], {
    cwd: options.cwd,
    env: {
      ...withoutRepository(process.env),
      LC_ALL: 'C',
      GIT_TERMINAL_PROMPT: '0',
      GIT_GRAFT_FILE: devNull,
      GIT_LITERAL_PATHSPECS: args[0] === 'check-ignore' ? '0' : '1',
      ...options.env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    // A group of its own can be ended whole, and has no terminal on which a program could ask for a password.
    detached: options.limit !== undefined && process.platform !== 'win32',
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

/** git could not be started at all. */
export function notStarted(error: Error): GitError {
  const missing = 'code' in error && error.code === 'ENOENT';
  if (!missing) return new GitError(`git could not be started: ${error.message}`);
  return new GitError(
    'git was not found on this machine:',
    'no-git',
    'install git, or judge the files as they lie on disk with --workspace.',
  );
}
