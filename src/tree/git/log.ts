import { posix } from 'node:path';
import { bytesOfName, decodePathBytes } from '../../model/path-bytes.js';
import { treesAt } from './other-commit.js';
import { gitFailed } from './git-error.js';
import type { GitOptions } from './git.js';
import { streamGit } from './stream.js';
import { isEmptyBlob } from './partial-clone.js';
import type { Repository } from './repository.js';

/** What a commit did to a file. */
export interface LogEntry {
  /** The id of the commit; null for the difference of two trees. */
  readonly commit: string | null;
  readonly merge: boolean;
  readonly status: 'added' | 'modified' | 'deleted' | 'renamed';
  readonly path: string;
  /** Where it was renamed to; else null. */
  readonly to: string | null;
  /** What it was, or became, is a file with something in it. */
  readonly substantial: boolean;
  /** Whether it was a regular file before, and is one after: no link, folder or submodule. */
  readonly regular: readonly [before: boolean, after: boolean];
  /** Ids of the content before and after; zeros for none. */
  readonly ids: readonly [before: string, after: string];
}

/** How alike two files must be for a rename: git tells it by their ids alone, or compares their contents. */
export type Likeness = 'exact' | 'alike';

const LIKENESS: Readonly<Record<Likeness, string>> = { exact: '--find-renames=100%', alike: '--find-renames=50%' };

/** What both commands print of each file, whatever the configuration says; nothing runs a program or reads a file of the project. */
const RAW = ['-z', '--raw', '--no-abbrev', '-l1000', '--no-ext-diff', '--no-textconv', '-O/dev/null'] as const;

/** All of each commit, the first one too, compared with its first parent. */
const LOG = [
  '-c',
  'log.follow=false',
  '-c',
  'log.showRoot=true',
  '-c',
  'log.mailmap=false',
  'log',
  '--format=%H %P',
  '--full-diff',
  '--diff-merges=first-parent',
  '--no-show-signature',
  '--no-color',
  '--stdin',
  ...RAW,
] as const;

const MODIFIED = { content: 'MT', kind: 'T', no: '' } as const;

export interface LogQuestion {
  readonly likeness: Likeness;
  /** Whether files whose content alone changed are listed: `kind` only where a file became a link, say, or a link a file. */
  readonly modified?: 'content' | 'kind' | 'no';
  /** Commits to start from, or with `walk` off the only ones. */
  readonly commits: readonly string[];
  readonly walk: boolean;
  /** Folders or files, relative to the project root, to which the search is narrowed; none for all. */
  readonly scopes?: readonly string[];
  /** No commit comes before one that follows it. */
  readonly topological?: boolean;
}

/** Runs `git log`, and hands over each entry, the newest first, until `take` has enough. Rejects with `GitError`. */
export function readLog(
  { git, prefix }: Pick<Repository, 'git' | 'prefix'>,
  { likeness, modified = 'no', commits, walk, scopes = [], topological = false }: LogQuestion,
  take: (entry: LogEntry) => boolean,
): Promise<void> {
  const args = [
    ...LOG,
    relativeTo(prefix),
    LIKENESS[likeness],
    `--diff-filter=ADR${MODIFIED[modified]}`,
    walk ? '--full-history' : '--no-walk',
    ...(topological ? ['--topo-order'] : []),
  ];
  return readEntries(git, args, [...commits, ...(walk ? ['--', ...placed(scopes, prefix)] : [])], take);
}

/** The same for the difference between the project's trees in two commits. Rejects with `GitError`. */
export async function readDifference(
  repository: Repository,
  [base, commit]: readonly [base: string, commit: string],
  likeness: Likeness,
  take: (entry: LogEntry) => boolean,
): Promise<void> {
  const [, before] = await treesAt(repository, base, repository.prefix);
  const [, after] = await treesAt(repository, commit, repository.prefix);
  // Where one of them has no such folder, nothing was renamed within it.
  if (before === undefined || after === undefined || before === after) return;
  const args = ['diff-tree', '-r', '--diff-filter=ADR', '--no-relative', LIKENESS[likeness], ...RAW, before, after];
  await readEntries(repository.git, args, [], take);
}

function relativeTo(prefix: string): string {
  return prefix === '' ? '--relative' : `--relative=${prefix}/`;
}

/** Paths below the project root as they stand in the repository; none, which is all, where a line cannot tell them. */
function placed(scopes: readonly string[], prefix: string): readonly string[] {
  if (prefix === '') return scopes;
  return /[\n\r]/.test(prefix) ? [] : scopes.map((scope) => `${prefix}/${scope}`);
}

function readEntries(
  git: GitOptions,
  args: readonly string[],
  input: readonly string[],
  take: (entry: LogEntry) => boolean,
): Promise<void> {
  const parser = new RawParser(take);
  return streamGit(git, args, {
    input: Buffer.concat(input.map((line) => Buffer.concat([bytesOfName(line), Buffer.from('\n')]))),
    take: (chunk) => parser.read(chunk),
    failed: (stderr) => gitFailed('read the history', stderr),
  });
}

/** `<id> <parents> NUL` for each commit, then for each entry `:<modes> <ids> <status> NUL <path> NUL [<path> NUL]`. */
class RawParser {
  readonly #take: (entry: LogEntry) => boolean;
  #pending = '';
  #commit: string | null = null;
  #merge = false;
  /** The entry whose paths are still to come. */
  #raw: readonly string[] | undefined;
  #from: string | undefined;

  constructor(take: (entry: LogEntry) => boolean) {
    this.#take = take;
  }

  /** False when there is enough. */
  read(chunk: Buffer): boolean {
    const fields = (this.#pending + chunk.toString('latin1')).split('\0');
    this.#pending = fields.pop() ?? '';
    return fields.every((field) => this.#field(field));
  }

  #field(field: string): boolean {
    if (this.#raw === undefined) {
      const line = field.startsWith('\n') ? field.slice(1) : field;
      if (line.startsWith(':')) this.#raw = line.split(' ');
      else {
        const [commit = '', ...parents] = line.trim().split(' ');
        this.#commit = commit;
        this.#merge = parents.length > 1;
      }
      return true;
    }
    const [, , , , status = ''] = this.#raw;
    if (status.startsWith('R') && this.#from === undefined) {
      this.#from = field;
      return true;
    }
    const entry = this.#entry(this.#raw, this.#from ?? field, this.#from === undefined ? null : field);
    this.#raw = undefined;
    this.#from = undefined;
    return withoutChance(entry).every((one) => this.#take(one));
  }

  #entry(
    [before = '', after = '', from = '', into = '', status = '']: readonly string[],
    path: string,
    to: string | null,
  ): LogEntry {
    const [mode, id] = status === 'D' ? [before.slice(1), from] : [after, into];
    return {
      commit: this.#commit,
      merge: this.#merge,
      status: STATUS[status.charAt(0)] ?? 'modified',
      path: decodePathBytes(path),
      to: to === null ? null : decodePathBytes(to),
      substantial: mode.startsWith(REGULAR) && !isEmptyBlob(id),
      regular: [before.slice(1).startsWith(REGULAR), after.startsWith(REGULAR)],
      ids: [from, into],
    };
  }
}

/** The modes of regular files begin so. */
const REGULAR = '100';

/** One empty file is as good as another: that one was renamed is believed only where it kept its name. */
function withoutChance(entry: LogEntry): readonly LogEntry[] {
  const { path, to, regular, ids } = entry;
  if (to === null || !isEmptyBlob(ids[0]) || posix.basename(path) === posix.basename(to)) return [entry];
  const none = '0'.repeat(ids[0].length);
  return [
    { ...entry, status: 'deleted', to: null, regular: [regular[0], false], ids: [ids[0], none] },
    { ...entry, status: 'added', path: to, to: null, regular: [false, regular[1]], ids: [none, ids[1]] },
  ];
}

const STATUS: Readonly<Record<string, LogEntry['status']>> = { A: 'added', D: 'deleted', R: 'renamed' };
