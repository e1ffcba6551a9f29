import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { devNull } from 'node:os';

/** git said no, or is not there: what it said, for people, and what to do about it. */
export class GitError extends Error {
  override readonly name = 'GitError';

  /** `hint` is what to do instead, in the words of the command line; a door with other words has its own by `kind`. */
  constructor(
    readonly what: string,
    readonly kind: 'no-git' | 'no-repository' | 'no-commit' | 'no-directory' | 'other' = 'other',
    readonly hint = '',
  ) {
    super(hint === '' ? what : `${what} ${hint}`);
  }
}

/**
 * Settings that keep a repository from running anything: its file system monitor, hooks, external diff and text
 * conversion programs. Replacement objects would show other content than the commit's.
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
      GIT_LITERAL_PATHSPECS: args[0] === 'check-ignore' ? '0' : '1',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
}

export interface GitResult {
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
    child.on('error', (error) => {
      reject(notStarted(error));
    });
    child.on('close', (status) => {
      resolve({ status: status ?? -1, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8').trim() });
    });
    // A process that ends before it has read its input is told of by its status.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
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
