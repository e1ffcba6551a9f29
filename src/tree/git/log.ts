import { oncePer } from '../../model/collections.js';
import { bytesOfName } from '../../model/path.js';
import { treesAt } from './other-commit.js';
import { gitFailed, unexpectedOutput } from './git-error.js';
import type { GitOptions } from './git.js';
import { streamGit } from './stream.js';
import { LogParser, READING, type LogEntry } from './log-parser.js';
import type { Repository } from './repository.js';

export type { LogEntry } from './log-parser.js';

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
  /** The commits to read. */
  readonly commits: readonly string[];
  /**
   * Folders and files, relative to the project root, to which the walk through earlier commits is limited; empty for no limit. With null there
   * is no walk.
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
    within === null ? '--no-walk' : '--full-history',
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
