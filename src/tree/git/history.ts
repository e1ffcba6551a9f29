import type { Absence } from '../../model/tree.js';
import { endsEarly } from './ancestry.js';
import { GitError, gitFailed } from './git-error.js';
import { notStarted, startGit, type GitOptions } from './git.js';
import { bytesOfName, decodePathBytes } from '../../model/path-bytes.js';
import type { Objects } from './objects.js';
import { bringFolders, fetchPromised, isEmptyBlob } from './partial-clone.js';

/** Where the past of a tree lies. */
export interface Past {
  readonly git: GitOptions;
  /** The judged commit. */
  readonly commit: string;
  readonly objects: Objects;
  /** The project root's place in the repository: `examples/clean`, or empty. Paths are relative to it. */
  readonly prefix: string;
  /** `partial` where a remote keeps contents that git would fetch to compare them. */
  readonly clone: 'whole' | 'partial';
}

/**
 * git holds each entry of each folder that it looks into against each path that it is asked for, so that it is asked for a
 * few folders instead of thousands of files.
 */
const MOST_SCOPES = 32;

/** Paths are told apart by this many folders at most. */
const DEEPEST = 12;

/** How often a file is followed that was renamed out of the paths that the search was narrowed to. */
const MOST_STEPS = 8;

/** Bytes that git holds against each other to find files that were renamed and edited: less than a second. */
const MOST_COMPARED = 2 * 1024 ** 3;

const TOO_MUCH =
  'Whether it was renamed and edited was not looked at: the commit that removed it changed too many files to compare them all.';

/** In so many files at most a partial clone looks for the one that a removed file was renamed to. */
const MOST_FETCHED = 2_000;

const SHALLOW =
  'History is too shallow here to tell whether it ever existed: deepen it (fetch-depth: 0 of actions/checkout, or git fetch --unshallow).';

const UNCOMPARED =
  'Whether it was renamed and edited cannot be told in this partial clone, which lacks what the commit held that removed it.';

/**
 * What history tells of paths that a commit does not have: removed, or renamed to a path for which `exists` answers, also
 * by several renames in a row. One git query for all of them, two more for the commits that removed some, and the same again
 * where renames lead on. In a shallow clone nothing is told, and why. Rejects with `GitError`.
 */
export async function explainByHistory(
  past: Past,
  paths: readonly string[],
  exists: (path: string) => boolean,
): Promise<ReadonlyMap<string, Absence>> {
  const asked = paths.filter((path) => path !== '');
  if (asked.length === 0) return new Map();
  if (await endsEarly(past.git)) return new Map(asked.map((path) => [path, { kind: 'unknown', detail: SHALLOW }]));
  if (past.clone === 'whole') return follow(past, asked, exists, MOST_STEPS);
  try {
    return await follow(past, asked, exists, MOST_STEPS);
  } catch (error) {
    if (!(error instanceof GitError) || error.kind !== 'other') throw error;
    // A clone without folders has those of the judged commit only.
    await bringFolders(past.git, past.commit, 'all');
    return follow(past, asked, exists, MOST_STEPS);
  }
}

async function follow(
  past: Past,
  asked: readonly string[],
  exists: (path: string) => boolean,
  steps: number,
): Promise<ReadonlyMap<string, Absence>> {
  const fates = new RenameTracker(asked, exists);
  const input = [past.commit, '--', ...placed(scopesOf(asked), past.prefix)];
  await readLog(past, ['--full-history', EXACT], input, (entry) => fates.take(entry));
  const { told, leads } = await withEdited(past, fates, exists);
  if (leads.length === 0 || steps === 0) return told;
  const further = await follow(past, [...new Set(leads.map(({ to }) => to))], exists, steps - 1);
  const all = new Map(told);
  for (const { path, to } of leads) {
    const end = further.get(to);
    if (end?.kind === 'moved') all.set(path, end);
  }
  return all;
}

/** Paths below the project root as they stand in the repository; none, which is all, where a line cannot tell them. */
function placed(scopes: readonly string[], prefix: string): readonly string[] {
  if (prefix === '') return scopes;
  return /[\n\r]/.test(prefix) ? [] : scopes.map((scope) => `${prefix}/${scope}`);
}

/** The folders, or the paths themselves, to which the search is narrowed: as deep as few of them still hold all paths. */
function scopesOf(paths: readonly string[]): readonly string[] {
  // Over standard input a path is a line.
  const split = paths.map((path) => {
    const segments = path.split('/', DEEPEST);
    const broken = segments.findIndex((segment) => /[\n\r\0]/.test(segment));
    return broken < 0 ? segments : segments.slice(0, broken);
  });
  let scopes: readonly string[] = [];
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const deeper = new Set(split.map((segments) => segments.slice(0, depth).join('/')));
    if (deeper.size > MOST_SCOPES || deeper.has('')) break;
    scopes = [...deeper];
  }
  return scopes;
}

/** What a commit did to a file. */
interface Entry {
  /** The id of the commit, and whether it is a merge. */
  readonly commit: string;
  readonly merge: boolean;
  readonly status: 'added' | 'deleted' | 'renamed';
  readonly path: string;
  /** Where it was renamed to; else null. */
  readonly to: string | null;
  /** What it was, or became, is a file with something in it. */
  readonly substantial: boolean;
  /** Ids of the content before and after; zeros for none. */
  readonly ids: readonly [before: string, after: string];
}

/** An asked path, and the one that it was renamed to, which is gone, too. */
interface Lead {
  readonly path: string;
  readonly to: string;
}

/** What became of paths, gathered from the newest commit to the oldest. */
class RenameTracker {
  readonly #exists: (path: string) => boolean;
  readonly #asked: ReadonlySet<string>;
  /** Where a path, as it stood at the commit that was read last, is now; only those that are somewhere. */
  readonly #next = new Map<string, string>();
  /** The last thing that happened to an asked path in a commit with one parent, and in a merge. */
  readonly #ends = new Map<string, Entry & { readonly now: string | null }>();
  readonly #merged = new Map<string, Entry & { readonly now: string | null }>();
  readonly #existed = new Set<string>();

  constructor(asked: readonly string[], exists: (path: string) => boolean) {
    this.#asked = new Set(asked);
    this.#exists = exists;
  }

  /** Takes the next older entry; false when nothing older could tell more. */
  take(entry: Entry): boolean {
    const { path, to, status, merge, substantial } = entry;
    if (substantial) {
      for (const name of [path, to]) if (name !== null && this.#asked.has(name)) this.#existed.add(name);
    }
    if (status === 'added') return true;
    const now = to === null ? null : this.#exists(to) ? to : (this.#next.get(to) ?? null);
    if (now === null) this.#next.delete(path);
    else this.#next.set(path, now);
    const ends = merge ? this.#merged : this.#ends;
    if (this.#asked.has(path) && !ends.has(path)) ends.set(path, { ...entry, now });
    return this.#ends.size < this.#asked.size;
  }

  told(): ReadonlyMap<string, Absence> {
    const told = new Map<string, Absence>();
    for (const path of this.#asked) {
      const now = this.#end(path)?.now;
      if (typeof now === 'string') told.set(path, { kind: 'moved', to: now });
      else if (this.#existed.has(path)) told.set(path, { kind: 'removed' });
    }
    return told;
  }

  /** Asked paths that were renamed to one that is gone, too. */
  leads(): readonly Lead[] {
    return [...this.#asked].flatMap((path) => {
      const end = this.#end(path);
      return end === undefined || end.to === null || end.now !== null ? [] : [{ path, to: end.to }];
    });
  }

  /** The commit that removed an asked path, as far as one was seen. */
  removedBy(path: string): string | undefined {
    const end = this.#end(path);
    return end?.status === 'deleted' ? end.commit : undefined;
  }

  /** What the commits of a branch did is told in more detail than the merge that brought them. */
  #end(path: string): (Entry & { readonly now: string | null }) | undefined {
    return this.#ends.get(path) ?? this.#merged.get(path);
  }
}

/** What history tells of asked paths, and where it leads on. */
interface Told {
  readonly told: ReadonlyMap<string, Absence>;
  readonly leads: readonly Lead[];
}

/**
 * Renames without an edit git sees by their ids, whatever their number. Of the commits that removed asked paths the
 * contents are compared too: as many as may be, the newest first. A partial clone fetches them all at once.
 */
async function withEdited(past: Past, fates: RenameTracker, exists: (path: string) => boolean): Promise<Told> {
  const { git, clone, objects } = past;
  const told = fates.told();
  const removed = [...told].flatMap(([path, { kind }]) => (kind === 'removed' ? [path] : []));
  const commits = [...new Set(removed.flatMap((path) => fates.removedBy(path) ?? []))];
  if (commits.length === 0) return { told, leads: fates.leads() };
  const entries = new Map<string, Entry[]>(commits.map((commit) => [commit, []]));
  await readLog(past, ['--no-walk', EXACT], commits, (entry) => {
    entries.get(entry.commit)?.push(entry);
    return true;
  });
  const candidates = [...entries].flatMap(([commit, list]) => candidateOf(commit, list));
  const ids = [...new Set(candidates.flatMap(({ deleted, added }) => [...deleted, ...added]))];
  if (ids.length === 0) return { told, leads: fates.leads() };
  const isHere = clone === 'whole' || (ids.length <= MOST_FETCHED && (await canFetch(git, ids)));
  const compared = isHere ? await affordable(candidates, ids, objects) : [];
  const closer = new RenameTracker(removed, exists);
  if (compared.length > 0) await readLog(past, ['--no-walk', ALIKE], compared, (entry) => closer.take(entry));
  const passedOver = new Set(candidates.map(({ commit }) => commit).filter((commit) => !compared.includes(commit)));
  const all = new Map(told);
  for (const path of removed) {
    if (!passedOver.has(fates.removedBy(path) ?? '')) continue;
    all.set(path, { kind: 'removed', detail: isHere ? TOO_MUCH : UNCOMPARED });
  }
  for (const [path, absence] of closer.told()) if (absence.kind === 'moved') all.set(path, absence);
  return { told: all, leads: [...fates.leads(), ...closer.leads()] };
}

/** A commit that may have renamed and edited files: the contents that git would compare to find out. */
interface Candidate {
  readonly commit: string;
  readonly deleted: readonly string[];
  readonly added: readonly string[];
}

function candidateOf(commit: string, entries: readonly Entry[]): readonly Candidate[] {
  const of = (wanted: Entry['status'], side: 0 | 1): readonly string[] =>
    entries.flatMap(({ status, substantial, ids }) => (status === wanted && substantial ? [ids[side]] : []));
  const [deleted, added] = [of('deleted', 0), of('added', 1)];
  return deleted.length === 0 || added.length === 0 ? [] : [{ commit, deleted, added }];
}

/** The commits that git can compare in a bounded time: each file that one removed with each that it added. */
async function affordable(
  candidates: readonly Candidate[],
  ids: readonly string[],
  objects: Objects,
): Promise<readonly string[]> {
  const answers = await objects.sizes(ids);
  const sizes = new Map(ids.map((id, n) => [id, answers[n]?.size ?? Infinity]));
  const sum = (list: readonly string[]): number => list.reduce((total, id) => total + (sizes.get(id) ?? Infinity), 0);
  let left = MOST_COMPARED;
  return candidates.flatMap(({ commit, deleted, added }) => {
    const bytes = deleted.length * sum(added) + added.length * sum(deleted);
    if (bytes > left) return [];
    left -= bytes;
    return [commit];
  });
}

/** A remote that does not answer makes the verdict less exact, but it stays one that history proves. */
async function canFetch(git: GitOptions, ids: readonly string[]): Promise<boolean> {
  try {
    await fetchPromised(git, ids);
    return true;
  } catch (error) {
    if (error instanceof GitError && error.kind === 'other') return false;
    throw error;
  }
}

const EXACT = '--find-renames=100%';
const ALIKE = '--find-renames=50%';

/**
 * Whatever the configuration says: all of each commit, the first one too, compared with its first parent, and nothing that
 * runs a program or reads a file of the project.
 */
const LOG = [
  '-c',
  'log.follow=false',
  '-c',
  'log.showRoot=true',
  '-c',
  'log.mailmap=false',
  'log',
  '-z',
  '--format=%H %P',
  '--raw',
  '--no-abbrev',
  '--diff-filter=ADR',
  '-l1000',
  '--no-rename-empty',
  '--full-diff',
  '--diff-merges=first-parent',
  '--no-show-signature',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '-O/dev/null',
  '--stdin',
] as const;

/** Runs `git log` on lines of input, and hands over each entry until `take` has enough. Rejects with `GitError`. */
function readLog(
  { git, prefix }: Pick<Past, 'git' | 'prefix'>,
  args: readonly string[],
  input: readonly string[],
  take: (entry: Entry) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startGit(git, [...LOG, prefix === '' ? '--relative' : `--relative=${prefix}/`, ...args]);
    const said: Buffer[] = [];
    const parser = new LogParser(take);
    child.stdout.on('data', (chunk: Buffer) => {
      if (parser.read(chunk)) return;
      child.stdout.destroy();
      child.kill();
      resolve();
    });
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', (error) => {
      reject(notStarted(error));
    });
    child.on('close', (status) => {
      if (status === 0) resolve();
      else reject(gitFailed('read the history', Buffer.concat(said).toString('utf8')));
    });
    // A process that ends before it has read its input is told of by its status.
    child.stdin.on('error', () => undefined);
    child.stdin.end(Buffer.concat(input.map((line) => Buffer.concat([bytesOfName(line), Buffer.from('\n')]))));
  });
}

/** The output of `LOG`: `<id> <parents> NUL`, then for each entry `:<modes> <ids> <status> NUL <path> NUL [<path> NUL]`. */
class LogParser {
  readonly #take: (entry: Entry) => boolean;
  #pending = '';
  #commit = '';
  #merge = false;
  /** The entry whose paths are still to come. */
  #raw: readonly string[] | undefined;
  #from: string | undefined;

  constructor(take: (entry: Entry) => boolean) {
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
    return this.#take(entry);
  }

  #entry(
    [before = '', after = '', from = '', into = '', status = '']: readonly string[],
    path: string,
    to: string | null,
  ): Entry {
    const [mode, id] = status === 'D' ? [before.slice(1), from] : [after, into];
    return {
      commit: this.#commit,
      merge: this.#merge,
      status: status === 'A' ? 'added' : status === 'D' ? 'deleted' : 'renamed',
      path: decodePathBytes(path),
      to: to === null ? null : decodePathBytes(to),
      substantial: mode.startsWith('100') && !isEmptyBlob(id),
      ids: [from, into],
    };
  }
}
