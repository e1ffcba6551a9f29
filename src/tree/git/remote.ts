import { resolve } from 'node:path';
import { gitFailed, GitError, runGit, type GitOptions } from './git.js';
import { isInside, realOf } from '../inside.js';
import { gitFolderOf, storeOf } from './store.js';

/** How git may reach a remote. A helper program of another protocol, such as `ext::`, is none of them. */
const PROTOCOLS = ['git', 'http', 'https', 'ssh'] as const;

/** git's settings by their names; sections and variables in lower case. */
export type GitSettings = ReadonlyMap<string, readonly string[]>;

/** The program at the other end. git takes the first of several that its configuration names, so that `-c` sets none. */
export const UPLOAD_PACK = 'git-upload-pack';

/** The remote that a base and the history are fetched from. */
export const REMOTE = 'origin';

/** Nobody is there to answer, nothing else is to be set off, and no other reference is to be moved. */
export const ALONE = ['-c', 'credential.interactive=false', '-c', 'gc.auto=0', '-c', 'maintenance.auto=false'] as const;

/** The command that fetches one commit from the remote, and leaves everything else as it is. */
export function fetchArguments(options: readonly string[], commit: string): readonly string[] {
  return [
    ...ALONE,
    '-c',
    'fetch.writeCommitGraph=false',
    'fetch',
    ...options,
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    '--no-prune',
    '--refmap=',
    `--upload-pack=${UPLOAD_PACK}`,
    REMOTE,
    commit,
  ];
}

/**
 * Reads the settings with which git would fetch. Those of the machine, the person and the checkout's own `.git` are the
 * caller's: actions/checkout puts its keys there, and a proxy or another address for a remote is theirs to choose. A file of
 * the project, which an `include` or a `HOME` within it can make one of them, is not: rejects with `GitError` where one has a say.
 */
export async function readGitSettings(git: GitOptions): Promise<GitSettings> {
  const { status, stdout, stderr } = await runGit(git, ['config', '--list', '--show-origin', '-z']);
  if (status !== 0) throw gitFailed('read its configuration', stderr);
  const settings = new Map<string, string[]>();
  const fields = stdout.toString('utf8').split('\0');
  const files = new Set<string>();
  for (let n = 0; n + 1 < fields.length; n += 2) {
    const [origin = '', setting = ''] = fields.slice(n, n + 2);
    if (origin.startsWith('file:')) files.add(origin.slice('file:'.length));
    const [name = '', ...value] = setting.split('\n');
    const known = settings.get(name) ?? [];
    known.push(value.join('\n'));
    settings.set(name, known);
  }
  const ofProject = [...files].find((file) => isOfProject(resolve(git.cwd, file), git));
  if (ofProject !== undefined) {
    throw new GitError(
      `git's configuration takes in ${ofProject}, a file of the project, which could name programs to run: nothing is fetched with it.`,
      'other',
      'Take the include out, or set HOME to a folder outside of the project.',
    );
  }
  return settings;
}

/** Whether a path lies among the files that a branch can change. */
function isOfProject(path: string, { cwd, bare }: GitOptions): boolean {
  if (bare === true) return false;
  const real = realOf(path);
  const own = [gitFolderOf(cwd), storeOf(cwd)].flatMap((folder) => (folder === undefined ? [] : [realOf(folder)]));
  return isInside(real, cwd) && !own.some((folder) => isInside(real, folder));
}

/** The remotes that have promised objects of a partial clone. */
export function promisorsOf(settings: GitSettings): readonly string[] {
  const named = settings.get('extensions.partialclone') ?? [];
  const marked = [...settings].flatMap(([name, values]) => {
    const [, remote] = /^remote\.(.+)\.promisor$/s.exec(name) ?? [];
    return remote === undefined || values.at(-1) === 'false' ? [] : [remote];
  });
  return [...new Set([...named, ...marked])];
}

/**
 * Options for a call that fetches from some remotes. The network is open to it; a folder of this machine only where it is what
 * a remote's address comes down to, and lies outside of the project. Rejects with `GitError`.
 */
export async function toFetch(git: GitOptions, remotes: readonly string[]): Promise<GitOptions> {
  const addresses = await Promise.all(remotes.map((remote) => addressOf(git, remote)));
  const folders = addresses.flatMap((address) => folderOf(address) ?? []);
  const isSafe = folders.length > 0 && folders.every((folder) => !isOfProject(resolve(git.cwd, folder), git));
  return { ...git, protocols: isSafe ? [...PROTOCOLS, 'file'] : PROTOCOLS };
}

/** What the address of a remote comes down to, once git's rules for rewriting it are applied. Nothing is fetched. */
async function addressOf(git: GitOptions, remote: string): Promise<string> {
  const { status, stdout, stderr } = await runGit(git, ['ls-remote', '--get-url', '--', remote]);
  if (status !== 0) throw gitFailed(`tell the address of ${remote}`, stderr);
  return stdout.toString('utf8').trimEnd();
}

/** The folder that an address names, as `url_is_local_not_ssh` of git's `connect.c` tells; undefined for one of the network. */
function folderOf(address: string): string | undefined {
  const [, local] = /^file:\/\/(.*)$/s.exec(address) ?? [];
  if (local !== undefined) return decoded(local).replace(/^\/(?=[A-Za-z]:)/, '');
  const isLocal = !/^[^/]*:/.test(address) || /^[A-Za-z]:[\\/]/.test(address);
  return isLocal ? address : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The last line that git said, without a password that its address may carry. */
export function lastWords(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.find((line) => line.startsWith('fatal: ') || line.startsWith('error: ')) ?? lines.at(-1);
  return (fatal ?? 'git gave no reason.').replace(/\/\/[^/@\s]*@/g, '//');
}
