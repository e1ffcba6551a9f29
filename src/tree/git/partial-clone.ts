import { GitError } from './git-error.js';
import { gitFailed, runGit, type GitOptions } from './git.js';
import { streamGit } from './stream.js';
import type { Repository } from './repository.js';
import { promisorsOf, readGitSettings, toFetch, UPLOAD_PACK } from './remote.js';

/** The blob without a byte, which is known without having it: of SHA-1, and of SHA-256. */
const EMPTY_BLOBS: ReadonlySet<string> = new Set([
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);

export function isEmptyBlob(id: string): boolean {
  return EMPTY_BLOBS.has(id);
}

/**
 * What a partial clone lacks of one tree, since a remote has promised it. git would fetch each such object by itself when
 * it is asked about, one connection an object, also where only its size is wanted.
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

  /** Those objects below the tree that are not here. Nothing is fetched. Rejects with `GitError`. */
  lacking(): Promise<ReadonlySet<string>> {
    this.#lacking ??= lackedBy(this.#options, this.#tree, ['--no-walk']);
    return this.#lacking;
  }

  /** Fetches those of some objects that are not here, all at once. Rejects with `GitError`. */
  async bring(ids: readonly string[]): Promise<void> {
    const lacking = await this.lacking();
    const wanted = [...new Set(ids)].filter((id) => lacking.has(id));
    if (wanted.length === 0) return;
    await fetchPromised(this.#options, wanted);
    // With a tree come those below it, whose files were not known before.
    this.#lacking = undefined;
  }

  /** The same of so many objects in all that are asked for in this way, and once only: what a remote refuses it refuses again. */
  async bringUpTo(ids: readonly string[], most: number): Promise<void> {
    const lacking = await this.lacking();
    const wanted = [...new Set(ids)].filter((id) => lacking.has(id) && !this.#asked.has(id));
    const taken = wanted.slice(0, Math.max(most - this.#asked.size, 0));
    for (const id of taken) this.#asked.add(id);
    await this.bring(taken);
  }
}

/** The objects that are lacking of those below a tree or a commit. */
async function lackedBy(options: GitOptions, tip: string, narrowed: readonly string[]): Promise<ReadonlySet<string>> {
  // Of all that reads objects, this asks for none that is missing, in every version of git since 2.17.
  const list = ['rev-list', '--objects', '--quiet', '--missing=print', ...narrowed, tip];
  const { status, stdout, stderr } = await runGit(options, list);
  if (status !== 0) throw gitFailed('tell what this partial clone lacks', stderr);
  const lines = stdout.toString('latin1').split('\n');
  return new Set(lines.flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : [])));
}

/** Folders lie in folders that may not be here yet; a remote sends those below with each. */
const MOST_ROUNDS = 100;

/**
 * Fetches the folders that a partial clone lacks of a commit, or of all commits up to it: all at once, where git would fetch
 * each by itself. `commit` is any name of one. Rejects with `GitError`.
 */
export async function bringFolders(options: GitOptions, commit: string, which: 'its' | 'all'): Promise<void> {
  const narrowed = ['--filter=blob:none', ...(which === 'its' ? ['--no-walk'] : [])];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const lacking = await lackedBy(options, commit, narrowed);
    if (lacking.size === 0) return;
    await fetchPromised(options, [...lacking]);
  }
  throw new GitError(
    'This partial clone still lacks folders after they were fetched: fetch it again without a filter.',
  );
}

/**
 * Asks what takes the folders of a commit and of those before it. A clone without folders has those of the judged commit only:
 * there all of them are fetched when it is seen that some are lacking. Rejects with `GitError`.
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
 * Fetches objects that a remote has promised, over one connection: of the commands that take ids, `pack-objects` is the one
 * that asks for all that it lacks together, of whichever remotes have promised it. The pack that it writes is passed over.
 * Rejects with `GitError`.
 */
export async function fetchPromised(options: GitOptions, ids: readonly string[]): Promise<void> {
  const settings = await readGitSettings(options);
  const promisors = promisorsOf(settings);
  const program = promisors.flatMap((remote) => settings.get(`remote.${remote}.uploadpack`) ?? [])[0] ?? UPLOAD_PACK;
  // The command that fetches is git's own, and takes it from there.
  if (program !== UPLOAD_PACK) throw notFetched(ids.length, `fatal: the configuration names the program ${program}`);
  const fetching = await toFetch(options, promisors);
  const quietly = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'credential.interactive=false'];
  const pack = ['pack-objects', '--stdout', '--quiet', '--window=0'];
  await streamGit(fetching, [...quietly, ...pack], {
    input: ids.map((id) => `${id}\n`).join(''),
    take: () => true,
    failed: (stderr) => notFetched(ids.length, stderr),
  });
}

function notFetched(count: number, errors: string): GitError {
  // An address may carry a password.
  const reasons = errors.replace(/\/\/[^/@\s]*@/g, '//').split('\n');
  const reason = reasons.find((line) => /^(?:fatal|error): /.test(line)) ?? 'git gave no reason';
  return new GitError(
    `This partial clone lacks ${String(count)} objects that are to be read, and they could not be fetched (${reason.trim()}).`,
    'other',
    'Let git reach the remote (persist-credentials of actions/checkout), or clone without a filter.',
  );
}
