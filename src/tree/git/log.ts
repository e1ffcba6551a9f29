import { posix } from 'node:path';
import { elementAt } from '../../model/collections.js';
import { bytesOfName, decodePathBytes } from '../../model/path.js';
import { gitFailed, runGit, unexpectedOutput, type GitOptions } from './git.js';
import { isEmptyBlob } from './partial-clone.js';
import type { Repository } from './repository.js';

/** How similar two files must be for a rename. `exact`: git only compares ids. `alike`: it compares contents. */
export type Likeness = 'exact' | 'alike';

const LIKENESS: Readonly<Record<Likeness, string>> = { exact: '--find-renames=100%', alike: '--find-renames=50%' };

/** Makes both commands print the same whatever the configuration, without running programs. */
const RAW = [
  '-z',
  '--raw',
  '--no-abbrev',
  '-l1000',
  '--no-ext-diff',
  '--no-textconv',
  // Otherwise git would read the settings in `.gitmodules` for each submodule.
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
  '--diff-filter=ADRMT',
  ...RAW,
] as const;

/** A commit and its changes; with a null id, the difference between two trees. */
export interface LoggedCommit {
  readonly id: string | null;
  readonly merge: boolean;
  readonly events: PathEvent[];
}

/** The change of a commit at a path. A rename is two events: one at the old path, and one at the new path. */
export interface PathEvent {
  readonly commit: LoggedCommit;
  readonly path: string;
  /** git's mode and id before and after; empty if there is nothing. */
  readonly mode: string;
  readonly id: string;
  readonly newMode: string;
  readonly newId: string;
  /** The event at the old path, if the commit moved the file here, or copied it from one that it moved. */
  from: PathEvent | null;
  /** The event at the new path, if the commit moved the file away. */
  to: PathEvent | null;
}

/** The mode of an entry that names a commit of another repository. */
export const GITLINK = '160000';

/** Returns whether a mode is that of a regular file (not of a link, a submodule or nothing). */
export function isFile(mode: string): boolean {
  return mode.startsWith('100');
}

/**
 * Reads the changes of a commit and its ancestors, compared with their first parents, newest first. `scopes` limits the
 * walk to folders and files below the project root; empty for no limit. Omits content changes at paths that
 * `isVersioned` rejects. Rejects with `GitError`.
 */
export function readWalk(
  repository: Pick<Repository, 'git' | 'prefix'>,
  commit: string,
  scopes: readonly string[],
  isVersioned: (path: string) => boolean,
): Promise<readonly LoggedCommit[]> {
  const how = [LIKENESS.exact, '--diff-merges=first-parent', '--full-history', '--topo-order'];
  return readLog(repository, how, [commit, '--', ...placed(scopes, repository.prefix)], isVersioned);
}

/** Reads the changes of commits to some paths, compared with their first parents. Rejects with `GitError`. */
export function readEach(
  repository: Pick<Repository, 'git' | 'prefix'>,
  commits: readonly string[],
  paths: ReadonlySet<string>,
): Promise<readonly LoggedCommit[]> {
  const how = [LIKENESS.exact, '--diff-merges=first-parent', '--no-walk'];
  return readLog(repository, how, commits, (path) => paths.has(path));
}

/** Reads the files that commits added, deleted and renamed, compared with each parent. Rejects with `GitError`. */
export function readByParent(
  repository: Pick<Repository, 'git' | 'prefix'>,
  commits: readonly string[],
  likeness: Likeness,
): Promise<readonly LoggedCommit[]> {
  return readLog(repository, [LIKENESS[likeness], '--diff-merges=separate', '--no-walk'], commits, () => false);
}

function readLog(
  { git, prefix }: Pick<Repository, 'git' | 'prefix'>,
  how: readonly string[],
  input: readonly string[],
  isVersioned: (path: string) => boolean,
): Promise<readonly LoggedCommit[]> {
  return readEvents(git, [...LOG, relativeTo(prefix), ...how], input, new LogParser('read the history', isVersioned));
}

/**
 * Reads what differs between two trees; as what a commit did, if its id is given. `doing` describes the action for
 * people. Rejects with `GitError`.
 */
export async function readDifference(
  git: GitOptions,
  trees: readonly [before: string, after: string],
  likeness: Likeness,
  doing: string,
  id: string | null = null,
): Promise<LoggedCommit> {
  const args = ['diff-tree', '-r', '--diff-filter=ADRMT', '--no-relative', LIKENESS[likeness], ...RAW, ...trees];
  const [difference] = await readEvents(git, args, [], new LogParser(doing, undefined, id));
  return difference ?? { id, merge: false, events: [] };
}

function relativeTo(prefix: string): string {
  return prefix === '' ? '--relative' : `--relative=${prefix}/`;
}

/** Returns paths below the project root as repository paths; none (meaning all) if a path does not fit on a line. */
function placed(scopes: readonly string[], prefix: string): readonly string[] {
  if (prefix === '') return scopes;
  if (/[\n\r]/.test(prefix)) return [];
  return scopes.length === 0 ? [`${prefix}/`] : scopes.map((scope) => `${prefix}/${scope}`);
}

async function readEvents(
  git: GitOptions,
  args: readonly string[],
  input: readonly string[],
  parser: LogParser,
): Promise<readonly LoggedCommit[]> {
  const lines = Buffer.concat(input.map((line) => Buffer.concat([bytesOfName(line), Buffer.from('\n')])));
  const { status, stderr } = await runGit(git, args, lines, (chunk) => {
    parser.read(chunk);
  });
  if (status !== 0) throw gitFailed(parser.doing, stderr);
  return parser.end();
}

/** A commit and its parents. */
const COMMIT = /^[0-9a-f]{40,64}(?: [0-9a-f]{40,64})*$/;

/** An entry of git's raw format: a file that differs between two trees. */
interface EntryLine {
  /** Zeros if the file did not exist before. */
  readonly mode: string;
  /** Zeros if it does not exist after. */
  readonly newMode: string;
  /** Ids of the content before and after; zeros if there is none. */
  readonly id: string;
  readonly newId: string;
  /** A letter of `git diff-tree`; a number follows it for a rename. */
  readonly status: string;
}

const LINE = /^:[0-7]{6} [0-7]{6} [0-9a-f]+ [0-9a-f]+ [A-Z]\d*$/;

/** The offset of the second mode: a colon and a mode of six digits come before. */
const NEW_MODE = ':100644 '.length;

const ID = ':100644 100644 '.length;

/** Parses `:<modes> <ids> <status>`, an entry of the raw format without its paths. Returns undefined for anything else. */
function parseEntryLine(line: string): EntryLine | undefined {
  if (!LINE.test(line)) return undefined;
  const newId = line.indexOf(' ', ID) + 1;
  const status = line.lastIndexOf(' ') + 1;
  return {
    mode: line.slice(1, NEW_MODE - 1),
    newMode: line.slice(NEW_MODE, ID - 1),
    id: line.slice(ID, newId - 1),
    newId: line.slice(newId, status - 1),
    status: line.slice(status),
  };
}

/** Reads fields that each end in a NUL, from output that arrives in pieces. Fields are bytes, one character each. */
class FieldReader {
  #rest = '';

  /** The start of a field whose end has not arrived yet. */
  get rest(): string {
    return this.#rest;
  }

  /** Returns the fields that a piece completes. */
  take(chunk: Buffer): readonly string[] {
    const fields = this.#rest + chunk.toString('latin1');
    const start = fields.lastIndexOf('\0') + 1;
    this.#rest = fields.slice(start);
    return start === 0 ? [] : fields.slice(0, start - 1).split('\0');
  }
}

/** Parses `<id> <parents> NUL` for each commit, then `:<modes> <ids> <status> NUL <path> NUL [<path> NUL]` for each entry. */
class LogParser {
  /** What git is asked to do, for messages. */
  readonly doing: string;
  readonly #isVersioned: (path: string) => boolean;
  readonly #fields = new FieldReader();
  readonly #commits: LoggedCommit[] = [];
  /** Each mode once, since all events share a few. */
  readonly #modes = new Map<string, string>();
  #commit: LoggedCommit;
  /** The entry whose paths have not arrived yet. */
  #line: EntryLine | undefined;
  /** The first path of a rename whose second path has not arrived yet. */
  #from: string | undefined;

  /** `id` is that of the commit to which events without a header belong. */
  constructor(doing: string, isVersioned: (path: string) => boolean = () => true, id: string | null = null) {
    this.doing = doing;
    this.#isVersioned = isVersioned;
    this.#commit = { id, merge: false, events: [] };
  }

  /** Throws `GitError` for output that git never prints. */
  read(chunk: Buffer): void {
    for (const field of this.#fields.take(chunk)) this.#field(field);
  }

  /** Returns all commits; events without a header are those of one without an id. Throws `GitError` if the output is not complete. */
  end(): readonly LoggedCommit[] {
    if (this.#fields.rest.trim() !== '' || this.#line !== undefined) throw unexpectedOutput(this.doing);
    this.#endCommit();
    return this.#commits;
  }

  #field(field: string): void {
    if (this.#line === undefined) {
      this.#line = parseEntryLine(field.startsWith('\n') ? field.slice(1) : field);
      if (this.#line === undefined) this.#startCommit(field.trim());
      return;
    }
    if (this.#line.status.startsWith('R') && this.#from === undefined) {
      this.#from = field;
      return;
    }
    this.#entry(this.#line, decodePathBytes(this.#from ?? field), decodePathBytes(field));
    this.#line = undefined;
    this.#from = undefined;
  }

  #startCommit(line: string): void {
    if (!COMMIT.test(line)) throw unexpectedOutput(this.doing);
    const ids = line.split(' ');
    this.#endCommit();
    this.#commit = { id: elementAt(ids, 0), merge: ids.length > 2, events: [] };
  }

  /** git pairs each deleted file with an added one of the same content; more added ones are copies of the first. */
  #endCommit(): void {
    const { id, events } = this.#commit;
    if (id === null && events.length === 0) return;
    const moved = new Map<string, PathEvent>();
    for (const event of events) if (event.to !== null && !moved.has(event.id)) moved.set(event.id, event);
    if (moved.size > 0) {
      for (const event of events) if (event.mode === '') event.from ??= moved.get(event.newId) ?? null;
    }
    this.#commits.push(this.#commit);
  }

  #entry({ mode, newMode, id, newId, status }: EntryLine, path: string, newPath: string): void {
    const [before, after] = [
      { mode: this.#once(mode), id },
      { mode: this.#once(newMode), id: newId },
    ];
    if (status.startsWith('R')) {
      const left = this.#add(path, before, NOTHING);
      const came = this.#add(newPath, NOTHING, after);
      // All empty files have the same content, so a rename of one counts only if the file kept its name.
      if (isEmptyBlob(id) && posix.basename(path) !== posix.basename(newPath)) return;
      left.to = came;
      came.from = left;
    } else if (status !== 'M' || this.#isVersioned(path)) {
      this.#add(path, status === 'A' ? NOTHING : before, status === 'D' ? NOTHING : after);
    }
  }

  #add(path: string, before: Side, after: Side): PathEvent {
    const { mode, id } = before;
    const event = {
      commit: this.#commit,
      path,
      mode,
      id,
      newMode: after.mode,
      newId: after.id,
      from: null,
      to: null,
    };
    this.#commit.events.push(event);
    return event;
  }

  #once(mode: string): string {
    const known = this.#modes.get(mode);
    if (known !== undefined) return known;
    this.#modes.set(mode, mode);
    return mode;
  }
}

interface Side {
  readonly mode: string;
  readonly id: string;
}

const NOTHING: Side = { mode: '', id: '' };
