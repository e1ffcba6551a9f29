import { groupBy } from '../../model/collections.js';
import { count } from '../../model/text.js';
import { GitError, gitFailed, OBJECT_ID, runGit, type GitOptions } from './git.js';
import type { Repository } from './repository.js';
import { ALONE, promisorsOf, readGitSettings, toFetch, UPLOAD_PACK, withoutPasswords } from './remote.js';
import { isPartial } from './store.js';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';

/** The empty blob's ids (SHA-1 and SHA-256). Their content is known without the clone. */
const EMPTY_BLOBS: ReadonlySet<string> = new Set([
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);

export function isEmptyBlob(id: string): boolean {
  return EMPTY_BLOBS.has(id);
}

/** At most this many objects are fetched in one run: returns, and the contents that they claim. */
const MOST_FETCHED = 50_000;

/** At most this many expected objects are fetched along with needed ones. */
const MOST_EXPECTED = 5_000;

/** A remote's message about an object that it lacks or refuses, in the words of `upload-pack` and of `fetch-pack`. */
const REFUSED = /(?:not our ref|unadvertised object) ([0-9a-f]+)/;

/** After this many refused objects, the remote is not asked again. */
const MOST_REFUSED = 8;

/**
 * The only access to objects that a partial clone lacks. git would fetch each over its own connection, so it is only
 * asked about present objects, and the others are fetched together.
 */
export class PartialClone {
  readonly #store: string;
  readonly #git: () => GitOptions;
  readonly #stored: StoredObjects;
  readonly #wanted = new Set<string>();
  readonly #expected: Iterable<string>[] = [];
  readonly #refused = new Set<string>();
  #turn: Promise<void> = Promise.resolve();
  #remotes: Promise<Remotes> | undefined;
  #left = MOST_FETCHED;
  isPartial: boolean;

  /** `store` is the repository's folder of objects; `git` returns how git reaches the remote now. */
  constructor(store: string, git: () => GitOptions) {
    this.#store = store;
    this.#git = git;
    this.#stored = new StoredObjects(store);
    this.isPartial = isPartial(store);
  }

  /** Looks again whether the clone is partial: fetching history makes it so. */
  update(): void {
    this.isPartial = isPartial(this.#store);
  }

  /** Returns the ids that the clone lacks; empty for a full clone. Fetches nothing. */
  lacking(ids: readonly string[]): ReadonlySet<string> {
    if (ids.length === 0 || !this.isPartial) return new Set();
    return this.#stored.lacking(ids.filter((id) => OBJECT_ID.test(id)));
  }

  /** Names objects that will probably be read: the next fetch includes them. Looks nothing up before that. */
  expect(ids: Iterable<string>): void {
    this.#expected.push(ids);
  }

  /**
   * Fetches the objects that the clone lacks, all at once, up to a total for the run. Objects that could not be fetched
   * stay missing, and their readers report it. Rejects with `GitError` only if git is missing.
   */
  fetchMissing(ids: readonly string[]): Promise<void> {
    const lacking = this.lacking(ids);
    if (lacking.size === 0) return Promise.resolve();
    for (const id of lacking) this.#wanted.add(id);
    // Requests during a fetch are part of the next one.
    this.#turn = this.#turn.then(() => this.#fetchWanted());
    return this.#turn;
  }

  async #fetchWanted(): Promise<void> {
    const needed = this.#toAsk([...this.#wanted]);
    this.#wanted.clear();
    if (needed.length === 0) return;
    const along = this.#toAsk([...firstOf(this.#expected.splice(0), MOST_EXPECTED)]);
    let asked = new Set([...needed, ...along].slice(0, this.#left));
    while (asked.size > 0) {
      this.#left -= asked.size;
      const refused = await this.#fetch([...asked]);
      if (refused === null) return;
      for (const id of refused.length === 0 ? asked : refused) this.#refused.add(id);
      // A remote that does not answer will not answer later.
      if (refused.length === 0 || this.#refused.size > MOST_REFUSED) this.#left = 0;
      asked = new Set([...asked].filter((id) => !this.#refused.has(id)).slice(0, this.#left));
    }
  }

  #toAsk(ids: readonly string[]): readonly string[] {
    return [...this.lacking(ids)].filter((id) => !this.#refused.has(id));
  }

  /** Returns null if the objects came; else the refused objects, empty if the remote names none. */
  async #fetch(ids: readonly string[]): Promise<readonly string[] | null> {
    try {
      this.#remotes ??= remotesOf(this.#git());
      await fetchFrom(await this.#remotes, this.#git(), ids);
      return null;
    } catch (error) {
      if (!(error instanceof GitError) || error.kind !== 'other') throw error;
      const refused = REFUSED.exec(error.what)?.[1];
      return ids.filter((id) => id === refused);
    }
  }
}

/** Returns the missing objects below a tree or a commit. */
async function lackedBy(
  options: GitOptions,
  tip: string,
  narrowed: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  // Unlike other commands that read objects, this one never fetches missing ones, in every git version since 2.17.
  const list = ['rev-list', '--objects', '--quiet', '--missing=print', ...narrowed, tip];
  const { status, stdout, stderr } = await runGit(options, list);
  if (status !== 0) throw gitFailed('list what this partial clone lacks', stderr);
  const lines = stdout.toString('latin1').split('\n');
  return new Set(lines.flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : [])));
}

/** Folders may be inside folders that are missing too. A remote sends those below with each. */
const MOST_ROUNDS = 100;

/**
 * Fetches the folders of a commit, or of it and all its ancestors, that a partial clone lacks. Fetches them all at
 * once, while git would fetch them one by one. `commit` is any name of a commit. Rejects with `GitError`.
 */
export async function fetchTrees(
  options: GitOptions,
  commit: string,
  which: 'its' | 'all',
  rounds = MOST_ROUNDS,
): Promise<void> {
  const narrowed = ['--filter=blob:none', ...(which === 'its' ? ['--no-walk'] : [])];
  for (let round = 0; round < rounds; round++) {
    const lacking = await lackedBy(options, commit, narrowed);
    if (lacking.size === 0) return;
    await fetchPromised(options, [...lacking]);
  }
  throw new GitError(
    'This partial clone still lacks folders after they were fetched: fetch it again without a filter.',
  );
}

/**
 * Runs a query that needs the folders of a commit and its ancestors. A tree-less clone only has those of the checked
 * commit: if some turn out to be missing, all are fetched. Rejects with `GitError`.
 */
export async function withFolders<T>(
  { git, clone }: Pick<Repository, 'git' | 'clone'>,
  commit: string,
  ask: () => Promise<T>,
): Promise<T> {
  if (clone === 'whole') return ask();
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GitError) || error.kind !== 'other') throw error;
    await fetchTrees(git, commit, 'all');
    return ask();
  }
}

function* firstOf(lists: readonly Iterable<string>[], most: number): Generator<string> {
  let left = most;
  for (const list of lists) {
    for (const id of list) {
      if (left-- === 0) return;
      yield id;
    }
  }
}

/** The remotes that promised objects, and how git reaches them. */
interface Remotes {
  readonly protocols: readonly string[];
  /** The program that the configuration names instead of git's own. */
  readonly program: string | undefined;
}

async function remotesOf(options: GitOptions): Promise<Remotes> {
  const settings = await readGitSettings(options);
  const promisors = promisorsOf(settings);
  const program = promisors.flatMap((remote) => settings.get(`remote.${remote}.uploadpack`) ?? [])[0];
  const { protocols = [] } = await toFetch(options, promisors, settings);
  return { protocols, program: program === UPLOAD_PACK ? undefined : program };
}

/**
 * Fetches promised objects over one connection. Only `pack-objects` takes ids and requests all missing objects
 * together, from every remote that promised them. Its pack is dropped. Rejects with `GitError`.
 */
export async function fetchPromised(options: GitOptions, ids: readonly string[]): Promise<void> {
  await fetchFrom(await remotesOf(options), options, ids);
}

async function fetchFrom(remotes: Remotes, options: GitOptions, ids: readonly string[]): Promise<void> {
  const { program, protocols } = remotes;
  // git's own fetch command takes the program from the configuration.
  if (program !== undefined) throw notFetched(ids.length, `fatal: the configuration names the program ${program}`);
  const args = [...ALONE, 'pack-objects', '--stdout', '--quiet', '--window=0'];
  const lines = ids.map((id) => `${id}\n`).join('');
  const { status, stderr } = await runGit({ ...options, protocols }, args, lines, () => undefined);
  if (status !== 0) throw notFetched(ids.length, stderr);
}

function notFetched(lacking: number, errors: string): GitError {
  const reasons = withoutPasswords(errors).split('\n');
  const reason = reasons.find((line) => /^(?:fatal|error): /.test(line)) ?? 'git gave no reason';
  return new GitError(
    `This partial clone lacks ${count(lacking, 'object')} that ${lacking === 1 ? 'is to be read, and it' : 'are to be read, and they'} could not be fetched (${reason.trim()}).`,
    'other',
    'Let git reach the remote (persist-credentials of actions/checkout), or clone without a filter.',
  );
}

/** At most this many linked object folders are followed, as in git. */
const MOST_ALTERNATES = 5;

/**
 * Finds out from a clone's own files which objects it has. git itself would fetch each missing object, and has no
 * command that only looks. Packs are read by `gitformat-pack(5)`, the rest by `gitrepository-layout(5)`.
 */
export class StoredObjects {
  readonly #folders: readonly string[];
  /** By file name, which contains a digest of the content. */
  readonly #packs = new Map<string, PackIndex>();

  /** `store` is the repository's own folder. */
  constructor(store: string) {
    const { GIT_QUARANTINE_PATH, GIT_OBJECT_DIRECTORY } = process.env;
    // Where a push keeps its objects until a hook has accepted them.
    const pushed = GIT_QUARANTINE_PATH === undefined ? undefined : GIT_OBJECT_DIRECTORY;
    const own = [join(store, 'objects'), ...(pushed === undefined ? [] : [resolve(pushed)])];
    this.#folders = own.flatMap((folder) => [folder, ...alternates(folder, MOST_ALTERNATES)]);
  }

  /** Returns the ids that no file holds. */
  lacking(ids: Iterable<string>): ReadonlySet<string> {
    const left = new Set(ids);
    if (left.size === 0) return left;
    for (const folder of this.#folders) {
      for (const pack of this.#packsIn(join(folder, 'pack'))) pack.takeHeld(left);
      for (const id of left) if (existsSync(join(folder, id.slice(0, 2), id.slice(2)))) left.delete(id);
    }
    return left;
  }

  *#packsIn(folder: string): Generator<PackIndex> {
    for (const name of namesIn(folder)) {
      if (!name.endsWith('.idx')) continue;
      const file = join(folder, name);
      const pack = this.#packs.get(file) ?? PackIndex.open(file);
      if (pack === undefined) continue;
      this.#packs.set(file, pack);
      yield pack;
    }
  }
}

function alternates(folder: string, most: number): readonly string[] {
  const file = join(folder, 'info', 'alternates');
  if (most === 0 || !existsSync(file)) return [];
  const named = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return named.flatMap((line) => {
    const other = isAbsolute(line) ? line : resolve(folder, line);
    return [other, ...alternates(other, most - 1)];
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The first bytes of an index since version 2. */
const MAGIC = 0xff744f63;

const FAN_OUT = 256 * 4;

/** The index of a pack: the ids in it, sorted. Only the part that may have an id is read. */
class PackIndex {
  readonly #file: string;
  readonly #fanOut: Buffer;
  /** Where the entries start, and the number of bytes before the id in each. */
  readonly #start: number;
  readonly #before: number;

  private constructor(file: string, head: Buffer) {
    const isPlain = head.readUInt32BE(0) !== MAGIC;
    const start = isPlain ? 0 : 8;
    this.#file = file;
    this.#fanOut = head.subarray(start, start + FAN_OUT);
    this.#start = start + FAN_OUT;
    this.#before = isPlain ? 4 : 0;
  }

  /** Returns undefined for an unreadable file: the content of its pack is then unknown. */
  static open(file: string): PackIndex | undefined {
    const head = piecesOf(file, [{ at: 0, length: 8 + FAN_OUT }])?.[0];
    return head === undefined ? undefined : new PackIndex(file, head);
  }

  /** Removes the ids that the pack has. */
  takeHeld(ids: Set<string>): void {
    const byStart = groupBy(ids, (id) => Number.parseInt(id.slice(0, 2), 16));
    const parts = [...byStart].flatMap(([first, list]) => {
      const width = this.#before + (list[0]?.length ?? 0) / 2;
      const from = first === 0 ? 0 : this.#fanOut.readUInt32BE((first - 1) * 4);
      const count = this.#fanOut.readUInt32BE(first * 4) - from;
      return count <= 0 ? [] : [{ list, width, count, at: this.#start + from * width, length: count * width }];
    });
    const pieces = piecesOf(this.#file, parts) ?? [];
    pieces.forEach((piece, n) => {
      const { list = [], width = 1, count = 0 } = parts[n] ?? {};
      const entries = { piece, width, count, before: this.#before };
      for (const id of list) if (holds(entries, Buffer.from(id, 'hex'))) ids.delete(id);
    });
  }
}

interface Entries {
  readonly piece: Buffer;
  /** The size of an entry, and the number of bytes before its id. */
  readonly width: number;
  readonly before: number;
  readonly count: number;
}

function holds({ piece, width, before, count }: Entries, id: Buffer): boolean {
  for (let low = 0, high = count; low < high;) {
    const middle = (low + high) >>> 1;
    const at = middle * width + before;
    const order = id.compare(piece, at, at + id.length);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}

/** Reads some parts of a file; undefined if it is shorter, or cannot be read. */
function piecesOf(
  file: string,
  parts: readonly { readonly at: number; readonly length: number }[],
): readonly Buffer[] | undefined {
  if (parts.length === 0) return [];
  try {
    const open = openSync(file, 'r');
    try {
      const pieces = parts.map(({ at, length }) => {
        const piece = Buffer.alloc(length);
        return readSync(open, piece, 0, length, at) === length ? piece : undefined;
      });
      return pieces.every((piece) => piece !== undefined) ? pieces : undefined;
    } finally {
      closeSync(open);
    }
  } catch {
    return undefined;
  }
}
