import { elementAt, oncePer } from '../../model/collections.js';
import { bytesOfName, decodePathBytes } from '../../model/path.js';
import { treesAt } from './other-commit.js';
import { gitFailed, unexpectedOutput, type GitOptions } from './git.js';
import { FieldReader, streamGit } from './stream.js';
import type { Repository } from './repository.js';
import { posix } from 'node:path';
import { parseEntryLine, type EntryLine } from './changes.js';
import { isEmptyBlob } from './partial-clone.js';

/** How alike two files must be for a rename. `exact`: git compares their ids only. `alike`: git compares their contents. */
export type Likeness = 'exact' | 'alike';

const LIKENESS: Readonly<Record<Likeness, string>> = { exact: '--find-renames=100%', alike: '--find-renames=50%' };

/**
 * Makes both commands print the same for each file, whatever the configuration. No program is run and no project file is read.
 */
const RAW = [
  '-z',
  '--raw',
  '--no-abbrev',
  '-l1000',
  '--no-ext-diff',
  '--no-textconv',
  // Without it git would look for what `.gitmodules` says of each submodule.
  '--ignore-submodules=none',
  '-O/dev/null',
] as const;

/** All changes of each commit, including the first one. */
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
  /** The commits to read. */
  readonly commits: readonly string[];
  /**
   * Folders and files, relative to the project root, to which the walk through earlier commits is limited; empty for no limit. Each commit
   * is compared with its first parent. With null there is no walk, and each commit is compared with each of its parents.
   */
  readonly within: readonly string[] | null;
  /** Whether to order commits so that none comes before one that follows it. */
  readonly topological?: boolean;
}

/** Runs `git log`, and passes on each entry, the newest first, until `take` has enough. Rejects with `GitError`. */
export function readLog(
  { git, prefix }: Pick<Repository, 'git' | 'prefix'>,
  { likeness, modified = 'no', commits, within, topological = false }: LogQuestion,
  take: (entry: LogEntry) => boolean,
): Promise<void> {
  const args = [
    ...LOG,
    relativeTo(prefix),
    LIKENESS[likeness],
    `--diff-filter=ADR${MODIFIED[modified]}`,
    ...(within === null ? ['--diff-merges=separate', '--no-walk'] : ['--diff-merges=first-parent', '--full-history']),
    ...(topological ? ['--topo-order'] : []),
  ];
  return readEntries(git, args, [...commits, ...(within === null ? [] : ['--', ...placed(within, prefix)])], take);
}

/** What was read of the differences between trees, by the trees and the likeness. */
const differencesOf = oncePer<object, Map<string, Promise<readonly LogEntry[]>>>(() => new Map());

/** Does the same for the difference between the project's trees in two commits, which git is asked for once. Rejects with `GitError`. */
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
  const known = differencesOf(repository);
  const key = `${before} ${after} ${likeness}`;
  const reading = known.get(key) ?? differences(repository.git, [before, after], likeness);
  known.set(key, reading);
  try {
    for (const entry of await reading) if (!take(entry)) return;
  } catch (error) {
    // It is read again once what it lacked was fetched.
    known.delete(key);
    throw error;
  }
}

async function differences(
  git: GitOptions,
  trees: readonly [before: string, after: string],
  likeness: Likeness,
): Promise<readonly LogEntry[]> {
  const args = ['diff-tree', '-r', '--diff-filter=ADR', '--no-relative', LIKENESS[likeness], ...RAW, ...trees];
  const entries: LogEntry[] = [];
  await readEntries(git, args, [], (entry) => entries.push(entry) > 0);
  return entries;
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
  const parser = new LogParser(take);
  await streamGit(git, args, {
    input: Buffer.concat(input.map((line) => Buffer.concat([bytesOfName(line), Buffer.from('\n')]))),
    take: (chunk) => parser.read(chunk),
    failed: (stderr) => gitFailed(READING, stderr),
  });
  if (!parser.isComplete) throw unexpectedOutput(READING);
}

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

/** What git is asked to do. */
const READING = 'read the history';

/** A commit and its parents. */
const COMMIT = /^[0-9a-f]{40,64}(?: [0-9a-f]{40,64})*$/;

/** Parses `<id> <parents> NUL` for each commit, then `:<modes> <ids> <status> NUL <path> NUL [<path> NUL]` for each entry. */
export class LogParser {
  readonly #take: (entry: LogEntry) => boolean;
  readonly #fields = new FieldReader();
  #commit: string | null = null;
  #merge = false;
  /** The entry whose paths have not arrived yet. */
  #line: EntryLine | undefined;
  /** The first path of a rename whose second path has not arrived yet. */
  #from: string | undefined;
  #hasEnough = false;

  constructor(take: (entry: LogEntry) => boolean) {
    this.#take = take;
  }

  /** Whether nothing that is wanted is missing at the end of what was read. */
  get isComplete(): boolean {
    return this.#hasEnough || (this.#fields.rest.trim() === '' && this.#line === undefined);
  }

  /** Returns false once there is enough. Throws `GitError` for what git never prints. */
  read(chunk: Buffer): boolean {
    this.#hasEnough = !this.#fields.take(chunk).every((field) => this.#field(field));
    return !this.#hasEnough;
  }

  #field(field: string): boolean {
    if (this.#line === undefined) {
      this.#line = parseEntryLine(field.startsWith('\n') ? field.slice(1) : field);
      if (this.#line === undefined) this.#startCommit(field.trim());
      return true;
    }
    if (this.#line.status.startsWith('R') && this.#from === undefined) {
      this.#from = field;
      return true;
    }
    const entry = this.#entry(this.#line, this.#from ?? field, this.#from === undefined ? null : field);
    this.#line = undefined;
    this.#from = undefined;
    return withoutChance(entry).every((one) => this.#take(one));
  }

  #startCommit(line: string): void {
    if (!COMMIT.test(line)) throw unexpectedOutput(READING);
    const ids = line.split(' ');
    this.#commit = elementAt(ids, 0);
    this.#merge = ids.length > 2;
  }

  #entry({ mode, newMode, id, newId, status }: EntryLine, path: string, to: string | null): LogEntry {
    const [lastMode, lastId] = status === 'D' ? [mode, id] : [newMode, newId];
    return {
      commit: this.#commit,
      merge: this.#merge,
      status: STATUS[status.charAt(0)] ?? 'modified',
      path: decodePathBytes(path),
      to: to === null ? null : decodePathBytes(to),
      substantial: lastMode.startsWith(REGULAR) && !isEmptyBlob(lastId),
      blob: lastMode !== GITLINK,
      regular: [mode.startsWith(REGULAR), newMode.startsWith(REGULAR)],
      ids: [id, newId],
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
