import { count } from '../../model/text.js';
import { GitError } from './git-error.js';
import { gitFailed, runGit, type GitOptions } from './git.js';
import { streamGit } from './stream.js';
import type { Repository } from './repository.js';
import { promisorsOf, readGitSettings, toFetch, UPLOAD_PACK, withoutPasswords } from './remote.js';
import { isPartial } from './store.js';
import { StoredObjects } from './stored.js';

/** The empty blob's ids (SHA-1 and SHA-256). It is known without being in the clone. */
const EMPTY_BLOBS: ReadonlySet<string> = new Set([
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);

/** A whole object id, SHA-1 or SHA-256. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

export function isEmptyBlob(id: string): boolean {
  return EMPTY_BLOBS.has(id);
}

/** Objects fetched in one run: as many contents as a large project's returns claim, and the returns. */
const MOST_FETCHED = 50_000;

/** Objects that are taken along with those that are needed. */
const MOST_EXPECTED = 5_000;

/** What a remote says of an object that it does not have, or does not give away: the words of `upload-pack` and of `fetch-pack`. */
const REFUSED = /(?:not our ref|unadvertised object) ([0-9a-f]+)/;

/** How many objects a remote may refuse before it is asked for no more. */
const MOST_REFUSED = 8;

/**
 * The one way to what a partial clone lacks. git would fetch each missing object that it is asked about alone, over a connection of
 * its own: it is asked only about what is here, and the rest is fetched together.
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

  /** `store` is the repository's folder of objects; `git` returns how git reaches the remote now. */
  constructor(store: string, git: () => GitOptions) {
    this.#store = store;
    this.#git = git;
    this.#stored = new StoredObjects(store);
  }

  /** A fetch of history makes a clone partial. */
  get isPartial(): boolean {
    return isPartial(this.#store);
  }

  /** Returns those of some whole ids that the clone lacks; none of a clone that is whole. Fetches nothing. */
  lacking(ids: readonly string[]): ReadonlySet<string> {
    if (ids.length === 0 || !this.isPartial) return new Set();
    return this.#stored.lacking(ids.filter((id) => OBJECT_ID.test(id)));
  }

  /** Names objects that will probably be read: they come with the next that are fetched. Nothing is looked up before. */
  expect(ids: Iterable<string>): void {
    this.#expected.push(ids);
  }

  /**
   * Fetches what the clone lacks of some objects, all at once, up to a total for the run. What could not be fetched stays lacking:
   * whoever reads it says so. Rejects with `GitError` only if git is missing.
   */
  bring(ids: readonly string[]): Promise<void> {
    const lacking = this.lacking(ids);
    if (lacking.size === 0) return Promise.resolve();
    for (const id of lacking) this.#wanted.add(id);
    // What is asked for during a fetch comes with the next one.
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

  /** Returns null for what came; else the objects that the remote refuses, none if it does not say which. */
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
  // Of all commands that read objects, this one never fetches missing ones, in every git version since 2.17.
  const list = ['rev-list', '--objects', '--quiet', '--missing=print', ...narrowed, tip];
  const { status, stdout, stderr } = await runGit(options, list);
  if (status !== 0) throw gitFailed('tell what this partial clone lacks', stderr);
  const lines = stdout.toString('latin1').split('\n');
  return new Set(lines.flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : [])));
}

/** Folders may be inside folders that are missing too. A remote sends those below with each. */
const MOST_ROUNDS = 100;

/**
 * Fetches the folders that a partial clone lacks of a commit, or of all commits up to it. They are fetched all at once, where git
 * would fetch them one by one. `commit` is any name of a commit. Rejects with `GitError`.
 */
export async function bringFolders(
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
 * Asks a question that needs the folders of a commit and of those before it. A tree-less clone has only those of the checked
 * commit: all folders are fetched once some turn out to be missing. Rejects with `GitError`.
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
    await bringFolders(git, commit, 'all');
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
  /** What the configuration has in place of git's own program. */
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
 * Fetches promised objects over one connection. Of the commands that take ids, only `pack-objects` requests everything that it
 * lacks together, whichever remotes promised it. The pack that it writes is dropped. Rejects with `GitError`.
 */
export async function fetchPromised(options: GitOptions, ids: readonly string[]): Promise<void> {
  await fetchFrom(await remotesOf(options), options, ids);
}

async function fetchFrom(remotes: Remotes, options: GitOptions, ids: readonly string[]): Promise<void> {
  const { program, protocols } = remotes;
  // git's own fetch command reads the program name from the configuration.
  if (program !== undefined) throw notFetched(ids.length, `fatal: the configuration names the program ${program}`);
  const quietly = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'credential.interactive=false'];
  const pack = ['pack-objects', '--stdout', '--quiet', '--window=0'];
  await streamGit({ ...options, protocols }, [...quietly, ...pack], {
    input: ids.map((id) => `${id}\n`).join(''),
    take: () => true,
    failed: (stderr) => notFetched(ids.length, stderr),
  });
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
