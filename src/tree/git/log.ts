import { posix } from 'node:path';
import { bytesOfName, decodePathBytes } from '../../model/path-bytes.js';
import { treesAt } from './other-commit.js';
import { gitFailed } from './git-error.js';
import type { GitOptions } from './git.js';
import { streamGit } from './stream.js';
import { isEmptyBlob } from './partial-clone.js';
import { unexpectedOutput } from './printed.js';
import type { Repository } from './repository.js';

/** What a commit did to a file. */
export interface LogEntry {
  /** The commit's id; null for the difference between two trees. */
  readonly commit: string | null;
  readonly merge: boolean;
  readonly status: 'added' | 'modified' | 'deleted' | 'renamed';
  readonly path: string;
  /** The path that the file was renamed to; else null. */
  readonly to: string | null;
  /** Whether the file, before or after, has content. */
  readonly substantial: boolean;
  /** Whether it, before or after, is a file or a link: no submodule. */
  readonly blob: boolean;
  /** Whether it was a regular file before, and is one after (not a link, folder or submodule). */
  readonly regular: readonly [before: boolean, after: boolean];
  /** Ids of the content before and after; zeros if there is none. */
  readonly ids: readonly [before: string, after: string];
}

/** How alike two files must be for a rename. `exact`: git compares their ids only. `alike`: git compares their contents. */
export type Likeness = 'exact' | 'alike';

const LIKENESS: Readonly<Record<Likeness, string>> = { exact: '--find-renames=100%', alike: '--find-renames=50%' };

/**
 * Makes both commands print the same for each file, whatever the configuration. No program is run and no project file is read.
 */
const RAW = ['-z', '--raw', '--no-abbrev', '-l1000', '--no-ext-diff', '--no-textconv', '-O/dev/null'] as const;

/** All changes of each commit, including the first one, compared with its first parent. */
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
  /** Whether to list files with a changed content; `kind` lists only changes of kind, e.g. a file that became a link. */
  readonly modified?: 'content' | 'kind' | 'no';
  /** The commits to start from; with `walk` off, the only ones. */
  readonly commits: readonly string[];
  readonly walk: boolean;
  /** Folders or files, relative to the project root, that limit the search; empty for all. */
  readonly scopes?: readonly string[];
  /** Whether to order commits so that none comes before one that follows it. */
  readonly topological?: boolean;
}

/** Runs `git log`, and passes on each entry, the newest first, until `take` has enough. Rejects with `GitError`. */
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

/** Does the same for the difference between the project's trees in two commits. Rejects with `GitError`. */
export async function readDifference(
  repository: Repository,
  [base, commit]: readonly [base: string, commit: string],
  likeness: Likeness,
  take: (entry: LogEntry) => boolean,
): Promise<void> {
  const [, before] = await treesAt(repository, base, repository.prefix);
  const [, after] = await treesAt(repository, commit, repository.prefix);
  // If one of them has no such folder, nothing was renamed within it.
  if (before === undefined || after === undefined || before === after) return;
  const args = ['diff-tree', '-r', '--diff-filter=ADR', '--no-relative', LIKENESS[likeness], ...RAW, before, after];
  await readEntries(repository.git, args, [], take);
}

function relativeTo(prefix: string): string {
  return prefix === '' ? '--relative' : `--relative=${prefix}/`;
}

/** Returns paths below the project root as repository paths; none (meaning all) if a path does not fit on a line. */
function placed(scopes: readonly string[], prefix: string): readonly string[] {
  if (prefix === '') return scopes;
  return /[\n\r]/.test(prefix) ? [] : scopes.map((scope) => `${prefix}/${scope}`);
}

async function readEntries(
  git: GitOptions,
  args: readonly string[],
  input: readonly string[],
  take: (entry: LogEntry) => boolean,
): Promise<void> {
  const parser = new RawParser(take);
  const state = { hasEnough: false };
  await streamGit(git, args, {
    input: Buffer.concat(input.map((line) => Buffer.concat([bytesOfName(line), Buffer.from('\n')]))),
    take: (chunk) => {
      const goesOn = parser.read(chunk);
      state.hasEnough = !goesOn;
      return goesOn;
    },
    failed: (stderr) => gitFailed(DOING, stderr),
  });
  if (!state.hasEnough && !parser.isComplete) throw unexpectedOutput(DOING);
}

const DOING = 'read the history';

/** A commit and its parents. */
const COMMIT = /^[0-9a-f]{40,64}(?: [0-9a-f]{40,64})*$/;
/** An entry, without its paths. */
const ENTRY = /^:[0-7]{6} [0-7]{6} [0-9a-f]+ [0-9a-f]+ [A-Z]\d*$/;

/** Parses `<id> <parents> NUL` for each commit, then `:<modes> <ids> <status> NUL <path> NUL [<path> NUL]` for each entry. */
class RawParser {
  readonly #take: (entry: LogEntry) => boolean;
  #pending = '';
  #commit: string | null = null;
  #merge = false;
  /** The entry whose paths have not arrived yet. */
  #raw: readonly string[] | undefined;
  #from: string | undefined;

  constructor(take: (entry: LogEntry) => boolean) {
    this.#take = take;
  }

  /** Whether nothing is missing at the end of what was read. */
  get isComplete(): boolean {
    return this.#pending.trim() === '' && this.#raw === undefined;
  }

  /** Returns false once there is enough. Throws `GitError` for what git never prints. */
  read(chunk: Buffer): boolean {
    const fields = (this.#pending + chunk.toString('latin1')).split('\0');
    this.#pending = fields.pop() ?? '';
    return fields.every((field) => this.#field(field));
  }

  #field(field: string): boolean {
    if (this.#raw === undefined) {
      const line = field.startsWith('\n') ? field.slice(1) : field;
      if (ENTRY.test(line)) this.#raw = line.split(' ');
      else {
        if (!COMMIT.test(line.trim())) throw unexpectedOutput(DOING);
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
      blob: mode !== GITLINK,
      regular: [before.slice(1).startsWith(REGULAR), after.startsWith(REGULAR)],
      ids: [from, into],
    };
  }
}

/** Modes of regular files start with this. */
const REGULAR = '100';

const GITLINK = '160000';

/** All empty files have the same content, so a rename of one counts only if the file kept its name. */
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
