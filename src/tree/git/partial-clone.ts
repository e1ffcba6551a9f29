import { count } from '../../model/text.js';
import { GitError } from './git-error.js';
import { gitFailed, runGit, type GitOptions } from './git.js';
import { streamGit } from './stream.js';
import type { Repository } from './repository.js';
import { promisorsOf, readGitSettings, toFetch, UPLOAD_PACK, withoutPasswords } from './remote.js';

/** The empty blob's ids (SHA-1 and SHA-256). It is known without being in the clone. */
const EMPTY_BLOBS: ReadonlySet<string> = new Set([
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);

export function isEmptyBlob(id: string): boolean {
  return EMPTY_BLOBS.has(id);
}

/**
 * The objects of one tree that a partial clone lacks because a remote has promised them. If asked about such an object, even only
 * for its size, git would fetch it alone, over a connection of its own.
 */
export class PartialClone {
  readonly #options: GitOptions;
  readonly #tree: string;
  #lacking: Promise<ReadonlySet<string>> | undefined;
  readonly #asked = new Set<string>();

  /** `tree` is an id. */
  constructor(options: GitOptions, tree: string) {
    this.#options = options;
    this.#tree = tree;
  }

  /** Returns the objects below the tree that the clone lacks. Fetches nothing. Rejects with `GitError`. */
  lacking(): Promise<ReadonlySet<string>> {
    this.#lacking ??= lackedBy(this.#options, this.#tree);
    return this.#lacking;
  }

  /** Fetches the given objects that the clone lacks, all at once. Rejects with `GitError`. */
  async bring(ids: readonly string[]): Promise<void> {
    const lacking = await this.lacking();
    const wanted = [...new Set(ids)].filter((id) => lacking.has(id));
    if (wanted.length === 0) return;
    await fetchPromised(this.#options, wanted);
    // With a tree, git also fetches the trees below it, whose files were unknown before.
    this.#lacking = undefined;
  }

  /**
   * Does the same, up to a total of `most` objects requested this way. Each object is requested only once: a remote that refuses
   * it will refuse it again.
   */
  async bringUpTo(ids: readonly string[], most: number): Promise<void> {
    const lacking = await this.lacking();
    const wanted = [...new Set(ids)].filter((id) => lacking.has(id) && !this.#asked.has(id));
    const taken = wanted.slice(0, Math.max(most - this.#asked.size, 0));
    for (const id of taken) this.#asked.add(id);
    await this.bring(taken);
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

/**
 * Fetches promised objects over one connection. Of the commands that take ids, only `pack-objects` requests everything that it
 * lacks together, whichever remotes promised it. The pack that it writes is dropped. Rejects with `GitError`.
 */
export async function fetchPromised(options: GitOptions, ids: readonly string[]): Promise<void> {
  const settings = await readGitSettings(options);
  const promisors = promisorsOf(settings);
  const program = promisors.flatMap((remote) => settings.get(`remote.${remote}.uploadpack`) ?? [])[0] ?? UPLOAD_PACK;
  // git's own fetch command reads the program name from the configuration.
  if (program !== UPLOAD_PACK) throw notFetched(ids.length, `fatal: the configuration names the program ${program}`);
  const fetching = await toFetch(options, promisors, settings);
  const quietly = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'credential.interactive=false'];
  const pack = ['pack-objects', '--stdout', '--quiet', '--window=0'];
  await streamGit(fetching, [...quietly, ...pack], {
    input: ids.map((id) => `${id}\n`).join(''),
    take: () => true,
    failed: (stderr) => notFetched(ids.length, stderr),
  });
}

/**
 * Does the same. Returns false where the remote does not answer or refuses: what can be said without the objects is then less exact.
 * Rejects with other errors.
 */
export async function tryToFetch(options: GitOptions, ids: readonly string[]): Promise<boolean> {
  try {
    await fetchPromised(options, ids);
    return true;
  } catch (error) {
    if (error instanceof GitError && error.kind === 'other') return false;
    throw error;
  }
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
