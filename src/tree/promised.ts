import { GitError } from './git-error.js';
import { runGit, startGit, notStarted, type GitOptions } from './git.js';

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
export class Promised {
  readonly #options: GitOptions;
  readonly #tree: string;
  #lacking: Promise<ReadonlySet<string>> | undefined;

  /** `tree` is an id. */
  constructor(options: GitOptions, tree: string) {
    this.#options = options;
    this.#tree = tree;
  }

  /** Those objects below the tree that are not here. Nothing is fetched. Rejects with `GitError`. */
  lacking(): Promise<ReadonlySet<string>> {
    this.#lacking ??= lackedBy(this.#options, this.#tree);
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
}

async function lackedBy(options: GitOptions, tree: string): Promise<ReadonlySet<string>> {
  // Of all that reads objects, this asks for none that is missing, in every version of git since 2.17.
  const list = ['rev-list', '--objects', '--quiet', '--no-walk', '--missing=print', tree];
  const { status, stdout, stderr } = await runGit(options, list);
  if (status !== 0) throw new GitError(`git could not tell what this partial clone lacks: ${stderr}`);
  const lines = stdout.toString('latin1').split('\n');
  return new Set(lines.flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : [])));
}

/**
 * Fetches objects that a remote has promised, over one connection: of the commands that take ids, `pack-objects` is the one
 * that asks for all that it lacks together, of whichever remotes have promised it. The pack that it writes is passed over.
 */
export function fetchPromised(options: GitOptions, ids: readonly string[]): Promise<void> {
  const quietly = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'credential.interactive=false'];
  const pack = ['pack-objects', '--stdout', '--quiet', '--window=0'];
  return new Promise((resolve, reject) => {
    const child = startGit({ ...options, env: { ...options.env, GIT_ASKPASS: '' } }, [...quietly, ...pack]);
    const said: Buffer[] = [];
    child.stdout.resume();
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', (error) => {
      reject(notStarted(error));
    });
    child.on('close', (status) => {
      if (status === 0) resolve();
      else reject(notFetched(ids.length, Buffer.concat(said).toString('utf8')));
    });
    // A process that ends before it has read its input is told of by its status.
    child.stdin.on('error', () => undefined);
    child.stdin.end(ids.map((id) => `${id}\n`).join(''));
  });
}

function notFetched(count: number, said: string): GitError {
  // An address may carry a password.
  const reasons = said.replace(/\/\/[^/@\s]*@/g, '//').split('\n');
  const reason = reasons.find((line) => /^(?:fatal|error): /.test(line)) ?? 'git gave no reason';
  return new GitError(
    `This partial clone lacks ${String(count)} objects that are to be read, and they could not be fetched (${reason.trim()}).`,
    'other',
    'Let git reach the remote (persist-credentials of actions/checkout), or clone without a filter.',
  );
}
