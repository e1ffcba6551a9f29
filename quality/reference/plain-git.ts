import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';

interface Entry {
  readonly mode: string;
  readonly id: string;
}

/** Modes of regular files start with this. */
const REGULAR = '100';
const IGNORE_FILE = /(?:^|\/)\.gitignore$/;
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:[0-9a-f]{64}\nsize (\d+)$/;

/**
 * What git says about a project in a repository: a process for each question, and each question once. Paths are relative to the
 * project, and what is not below it is not there. Replacement objects do not count.
 */
export class PlainGit {
  readonly #directory: string;
  readonly #project: string;
  readonly #memory = new Map<string, unknown>();

  /** `root` is the project's folder from the top of the repository, empty or with a final slash. */
  constructor(directory: string, root: string) {
    this.#directory = directory;
    this.#project = root;
  }

  commit(revision: string): string {
    return this.#git('rev-parse', `${revision}^{commit}`);
  }

  /** A commit and all that lead to it, the newest first. */
  commits(commit: string): readonly string[] {
    return this.#git('rev-list', commit).split('\n');
  }

  /** The commits that lead to one, without it. */
  earlier(commit: string): ReadonlySet<string> {
    return this.#once(`earlier ${commit}`, () => new Set(this.commits(commit).slice(1)));
  }

  parents(commit: string): readonly string[] {
    return this.#git('rev-list', '--parents', '-n1', commit).split(' ').slice(1);
  }

  /** All entries of the project in a commit, folders too, by their paths. */
  tree(commit: string): ReadonlyMap<string, Entry> {
    const { length } = this.#project;
    return this.#once(`project ${commit}`, () => {
      const inside = [...this.#everything(commit)].filter(([path]) => path.startsWith(this.#project));
      return new Map(inside.map(([path, entry]) => [path.slice(length), entry] as const));
    });
  }

  /** All entries of a commit, by their paths from the top of the repository. */
  #everything(commit: string): ReadonlyMap<string, Entry> {
    return this.#once(`tree ${commit}`, () => {
      const lines = this.#git('ls-tree', '-r', '-t', '-z', '--full-tree', commit).split('\0').filter(Boolean);
      return new Map(
        lines.map((line) => {
          const [mode = '', , id = ''] = line.split('\t', 1)[0]?.split(' ') ?? [];
          return [line.slice(line.indexOf('\t') + 1), { mode, id }] as const;
        }),
      );
    });
  }

  /** The files and links of a commit. */
  files(commit: string): readonly string[] {
    return [...this.tree(commit)].filter(([, { mode }]) => /^1[02]/.test(mode)).map(([path]) => path);
  }

  isRegular(commit: string, path: string): boolean {
    return this.tree(commit).get(path)?.mode.startsWith(REGULAR) === true;
  }

  content(id: string): string {
    return this.#git('cat-file', 'blob', id);
  }

  /** Renames of regular files from one commit to another, as git finds them. An empty file has to keep its name. */
  renames(from: string, to: string): ReadonlyMap<string, string> {
    return this.#once(`renames ${from} ${to}`, () => {
      const inside = this.#project === '' ? [] : [`--relative=${this.#project}`];
      const args = ['-r', '-z', '-M50%', '-l1000', '--diff-filter=R', '--name-status', ...inside, from, to];
      const fields = this.#git('diff-tree', ...args).split('\0');
      const found = new Map<string, string>();
      for (let n = 0; n + 2 < fields.length; n += 3) {
        const [before = '', after = ''] = fields.slice(n + 1);
        const isKept = before.split('/').at(-1) === after.split('/').at(-1);
        if (this.isRegular(from, before) && (isKept || this.bytes(from, before) > 0)) found.set(before, after);
      }
      return found;
    });
  }

  bytes(commit: string, path: string): number {
    return Number(this.#git('cat-file', '-s', this.tree(commit).get(path)?.id ?? ''));
  }

  /** Bytes of a file; for a pointer of Git LFS, those that it records, where the commit's attributes send its path to LFS. */
  size(commit: string, path: string): number {
    const size = this.bytes(commit, path);
    const text = size > 0 && size < 1024 ? this.content(this.tree(commit).get(path)?.id ?? '') : '';
    const recorded = POINTER.exec(text)?.[1];
    if (recorded === undefined) return size;
    const filter = this.#inScratch((git) => {
      git('read-tree', commit);
      return git('check-attr', '--cached', 'filter', '--', `${this.#project}${path}`);
    });
    return filter.endsWith(': lfs') ? Number(recorded) : size;
  }

  /** The ignore files of a commit, in all of the repository. */
  ignoreFiles(commit: string): ReadonlyMap<string, Entry> {
    const all = [...this.#everything(commit)];
    return new Map(all.filter(([file, { mode }]) => IGNORE_FILE.test(file) && mode.startsWith(REGULAR)));
  }

  /** Whether the ignore files of a commit keep a path out. */
  isIgnored(commit: string, path: string): boolean {
    return this.#inScratch((git) => {
      git('read-tree', commit);
      git('checkout-index', '--', ...this.ignoreFiles(commit).keys());
      return git('check-ignore', '--no-index', '--', `${this.#project}${path}`) !== '';
    });
  }

  /** Whether the repository's `.gitmodules` names a submodule at a path. */
  isSubmodule(commit: string, path: string): boolean {
    const { mode = '', id = '' } = this.#everything(commit).get('.gitmodules') ?? {};
    if (!mode.startsWith(REGULAR)) return false;
    const lines = this.#git('config', '--blob', id, '--get-regexp', '^submodule\\..*\\.path$').split('\n');
    return lines.some((line) => line.endsWith(` ${this.#project}${path}`));
  }

  #git(...args: readonly string[]): string {
    return this.#once(args.join(' '), () => run(this.#directory, {}, args));
  }

  /** Runs git with an index and a folder for files of its own. */
  #inScratch<T>(use: (git: (...args: readonly string[]) => string) => T): T {
    const folder = mkdtempSync(join(tmpdir(), 'reference-'));
    const [files, index] = [join(folder, 'files'), join(folder, 'index')];
    const env = { GIT_INDEX_FILE: index, GIT_WORK_TREE: files, GIT_DIR: this.#git('rev-parse', '--absolute-git-dir') };
    try {
      mkdirSync(files);
      return use((...args) => run(files, env, args));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  #once<T>(key: string, make: () => T): T {
    if (!this.#memory.has(key)) this.#memory.set(key, make());
    return this.#memory.get(key) as T;
  }
}

/** Returns what git prints, without the last line end. Status 1 is an answer; throws for any other failure. */
function run(cwd: string, env: Readonly<Record<string, string>>, args: readonly string[]): string {
  const settings = ['--no-replace-objects', '-c', 'core.excludesFile=', '-c', 'core.attributesFile='];
  const alone = { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', PATH: process.env.PATH, ...env };
  const { status, stdout, stderr } = spawnSync('git', [...settings, ...args], { cwd, env: alone, encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.replace(/\n$/, '');
}
