import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A file's name; as bytes where it is no UTF-8. */
export type Name = string | Uint8Array;

/** What is at a name: a file by its content, or one of the others by its function below. */
export type Entry = string | Uint8Array | Executable | Link | Submodule;

interface Executable {
  readonly executable: string;
}

interface Link {
  readonly target: string;
}

interface Submodule {
  readonly commit: 'submodule';
}

/** Files by name. A list of pairs takes names as bytes. */
export type Files = Readonly<Record<string, Entry>> | readonly (readonly [Name, Entry])[];

/** One commit on the branch: folders and files are moved first, then removed, then written. */
export interface Commit {
  readonly message?: string;
  readonly moved?: Readonly<Record<string, string>>;
  readonly removed?: readonly string[];
  readonly files?: Files;
}

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

export function executable(content: string): Entry {
  return { executable: content };
}

export function link(target: string): Entry {
  return { target };
}

/** The entry of a submodule; which commit it names is of no account. */
export function submodule(): Entry {
  return { commit: 'submodule' };
}

/** Who makes all commits, and when. */
export const IDENTITY = 'Ada <ada@example.com> 1767225600 +0000';

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

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** A new empty folder, which is gone when the test file has run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'return-gate-'));
  folders.push(folder);
  return folder;
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
  if (commits.length > 0) git(directory, ['fast-import', '--quiet'], stream(commits, objectFormat));
  if (checkout) run('reset', '--quiet', '--hard', 'main');
  return { directory, git: run };
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
export function commitTo(
  directory: string,
  { branch, start, ...commit }: Commit & { readonly branch: string; readonly start: string },
): string {
  const input = stream([commit], 'sha1', { branch, start });
  return git(directory, ['fast-import', '--quiet'], Buffer.concat([input, Buffer.from('get-mark :1\n')]));
}

/** Puts files on disk below a folder, committed or not. */
export function writeFiles(directory: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(directory, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** The commits in the language of `git fast-import`, which takes any name and needs no files on disk. */
function stream(
  commits: readonly Commit[],
  objectFormat: string,
  { branch, start }: { readonly branch: string; readonly start: string | null } = { branch: 'main', start: null },
): Uint8Array {
  const parts: Uint8Array[] = [];
  const write = (text: string): void => void parts.push(Buffer.from(text));
  const data = (content: Uint8Array): void => {
    write(`data ${String(content.length)}\n`);
    parts.push(content);
    write('\n');
  };
  for (const { message = 'A commit', moved = {}, removed = [], files = {} } of commits) {
    write(`commit refs/heads/${branch}\nmark :1\ncommitter ${IDENTITY}\n`);
    data(Buffer.from(message));
    if (start !== null) write(`from refs/heads/${start}^0\n`);
    for (const [from, to] of Object.entries(moved)) write(`R ${quoted(from)} ${quoted(to)}\n`);
    for (const path of removed) write(`D ${quoted(path)}\n`);
    for (const [path, entry] of pairs(files)) {
      const { mode, content } = stored(entry);
      if (content === null) {
        const id = createHash(objectFormat === 'sha256' ? 'sha256' : 'sha1')
          .update('submodule')
          .digest('hex');
        write(`M ${mode} ${id} ${quoted(path)}\n`);
      } else {
        write(`M ${mode} inline ${quoted(path)}\n`);
        data(content);
      }
    }
  }
  return Buffer.concat(parts);
}

function pairs(files: Files): readonly (readonly [Name, Entry])[] {
  return isList(files) ? files : Object.entries(files);
}

function isList(files: Files): files is readonly (readonly [Name, Entry])[] {
  return Array.isArray(files);
}

function stored(entry: Entry): { readonly mode: string; readonly content: Uint8Array | null } {
  if (typeof entry === 'string') return { mode: '100644', content: Buffer.from(entry) };
  if (entry instanceof Uint8Array) return { mode: '100644', content: entry };
  if ('executable' in entry) return { mode: '100755', content: Buffer.from(entry.executable) };
  if ('target' in entry) return { mode: '120000', content: Buffer.from(entry.target) };
  return { mode: '160000', content: null };
}

/** A name in the quotes of git: every byte that might need it as three octal digits. */
function quoted(name: Name): string {
  const bytes = typeof name === 'string' ? Buffer.from(name) : name;
  const letters = Array.from(bytes, (byte) =>
    byte > 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c
      ? String.fromCharCode(byte)
      : `\\${byte.toString(8).padStart(3, '0')}`,
  );
  return `"${letters.join('')}"`;
}
