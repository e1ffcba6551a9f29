import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pairs, writeCommitOfFiles, type Commit, type CommitOnBranch } from './commit-files.js';
import { toFastImport } from './fast-import.js';

export {
  executable,
  IDENTITY,
  link,
  submodule,
  type Commit,
  type Entry,
  type Files,
  type Name,
} from './commit-files.js';

export interface RepositoryOptions {
  /** Its folder's name; `repo` by default. */
  readonly name?: string;
  readonly bare?: boolean;
  readonly objectFormat?: 'sha1' | 'sha256';
  /** Whether the files are on disk as well; false by default, since most tests look at commits only. */
  readonly checkout?: boolean;
}

export interface Repository {
  readonly directory: string;
  /** What git writes to standard output, without the line end. Throws where git fails. */
  readonly git: (...args: readonly string[]) => string;
}

/** Nobody's settings, one author and one moment: the same description gives the same commits everywhere. */
export const GIT_ENV: Readonly<Record<string, string>> = {
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_AUTHOR_DATE: '1767225600 +0000',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_COMMITTER_DATE: '1767225600 +0000',
};

const SETTINGS = [
  'init.defaultBranch=main',
  'core.autocrlf=false',
  'protocol.file.allow=always',
  'gc.auto=0',
  // A process of its own after each fetch, commit and merge.
  'maintenance.auto=false',
  // What is thrown away after the tests need not outlive the machine.
  'core.fsync=none',
];

/** All temporary folders of a process are below one, which is gone when the process has ended. */
let temporary: string | undefined;

/** Returns a new empty folder. */
export function temporaryFolder(): string {
  if (temporary === undefined) {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'return-gate-'));
    process.once('exit', () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    });
    temporary = folder;
  }
  return mkdtempSync(join(temporary, 't-'));
}

/** Runs git in a folder, without the settings of whoever runs the tests. Throws where it fails. */
export function git(directory: string, args: readonly string[], input: Uint8Array = Buffer.alloc(0)): string {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const { status, stdout, stderr, error } = spawnSync('git', [...SETTINGS.flatMap((line) => ['-c', line]), ...args], {
    cwd: directory,
    env: { ...Object.fromEntries(inherited), ...GIT_ENV },
    input,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw error ?? new Error(`git ${args.join(' ')}: ${stderr.toString('utf8')}`);
  return stdout.toString('utf8').replace(/\n$/, '');
}

/** Makes a repository with the commits on `main`, in a temporary folder of its own. */
export function makeRepository(commits: readonly Commit[], options: RepositoryOptions = {}): Repository {
  const { name = 'repo', bare = false, objectFormat = 'sha1', checkout = false } = options;
  const directory = join(temporaryFolder(), name);
  copyEmptyRepository(directory, { bare, objectFormat });
  const run = (...args: readonly string[]): string => git(directory, args);
  if (commits.length > 0 && !writeCommits(join(directory, bare ? '' : '.git'), commits)) {
    git(directory, ['fast-import', '--quiet'], toFastImport(commits, objectFormat));
  }
  if (checkout) run('reset', '--quiet', '--hard', 'main');
  return { directory, git: run };
}

/** Of more files, git makes a pack, faster than they can be written one by one here. */
const FILES_OF_PACK = 100;

/** Commits to `main`, which is new. Returns false, and writes nothing, where there are many files. */
function writeCommits(gitFolder: string, commits: readonly Commit[]): boolean {
  const files = commits.flatMap(({ files: written = {} }) => pairs(written));
  if (files.length > FILES_OF_PACK) return false;
  commits.forEach((commit, n) => {
    writeCommitOfFiles(gitFolder, { ...commit, branch: 'main', start: n === 0 ? null : 'main' });
  });
  return true;
}

const emptyRepositories = new Map<string, string>();

/** Makes an empty repository, without the examples of hooks that `git init` adds. */
export function copyEmptyRepository(
  directory: string,
  { bare = false, objectFormat = 'sha1' }: Pick<RepositoryOptions, 'bare' | 'objectFormat'>,
): void {
  const args = [`--object-format=${objectFormat}`, ...(bare ? ['--bare'] : [])];
  const key = args.join(' ');
  let template = emptyRepositories.get(key);
  if (template === undefined) {
    template = join(temporaryFolder(), 'repo');
    mkdirSync(template);
    git(template, ['init', '--quiet', '--template=', ...args]);
    for (const name of ['hooks', 'info']) mkdirSync(join(template, bare ? '' : '.git', name));
    emptyRepositories.set(key, template);
  }
  cpSync(template, directory, { recursive: true });
}

/** Commits to a branch of a repository, which starts at another where it is new; gives the commit's id. */
export function commitTo(directory: string, commit: CommitOnBranch): string {
  const inWorkTree = join(directory, '.git');
  const written = writeCommitOfFiles(existsSync(inWorkTree) ? inWorkTree : directory, commit);
  if (written !== null) return written;
  const input = Buffer.concat([toFastImport([commit], 'sha1', commit), Buffer.from('get-mark :1\n')]);
  return git(directory, ['fast-import', '--quiet'], input);
}

/** Puts files on disk below a folder, committed or not. */
export function writeFiles(directory: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(directory, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
