import { resolve } from 'node:path';
import { GitError, gitFailed, runGit, type GitOptions } from './git.js';
import { isInside, realOf } from '../inside.js';
import { gitFolderOf, storeOf } from './store.js';
import { isShallow } from './commit-graph.js';

/** The protocols that git may use for a remote. Protocols with a helper program, such as `ext::`, are not among them. */
const PROTOCOLS = ['git', 'http', 'https', 'ssh'] as const;

/** git's settings by name. Sections and variables are in lower case. */
export type GitSettings = ReadonlyMap<string, readonly string[]>;

/** The program at the other end. If the configuration names several, git takes the first, so `-c` cannot set it. */
export const UPLOAD_PACK = 'git-upload-pack';

/** The remote that bases and history are fetched from. */
export const REMOTE = 'origin';

/** No prompt, since nobody could answer it, and no maintenance run. */
export const ALONE = ['-c', 'credential.interactive=false', '-c', 'gc.auto=0', '-c', 'maintenance.auto=false'] as const;

/** Returns the command that fetches one commit from the remote and changes nothing else. */
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
 * Reads the settings that git would fetch with. Rejects with `GitError` if a project file is among their sources.
 *
 * Settings of the machine, the person and the checkout's own `.git` belong to the caller: actions/checkout puts its keys there,
 * and a proxy or another address for a remote is the caller's choice. A project file is not the caller's, but an `include`, or a
 * `HOME` inside the project, can turn it into a source.
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
      `git's configuration includes the project file ${ofProject}, which could name programs to run, so nothing is fetched.`,
      'other',
      'Remove the include, or set HOME to a folder outside the project.',
    );
  }
  return settings;
}

/** Returns whether a path is among the files that a branch can change. */
function isOfProject(path: string, { cwd }: GitOptions): boolean {
  const real = realOf(path);
  const own = [gitFolderOf(cwd), storeOf(cwd)].filter((folder) => folder !== undefined).map(realOf);
  return isInside(real, cwd) && !own.some((folder) => isInside(real, folder));
}

/** Returns the remotes that have promised objects of a partial clone. */
export function promisorsOf(settings: GitSettings): readonly string[] {
  const named = settings.get('extensions.partialclone') ?? [];
  const marked = [...settings].flatMap(([name, values]) => {
    const [, remote] = /^remote\.(.+)\.promisor$/s.exec(name) ?? [];
    return remote === undefined || values.at(-1) === 'false' ? [] : [remote];
  });
  return [...new Set([...named, ...marked])];
}

/**
 * Returns the options for a call that fetches from some remotes. It may use the network. A local folder is allowed only if a
 * remote's address resolves to it, and if it is outside the project. Rejects with `GitError`.
 */
export async function toFetch(git: GitOptions, remotes: readonly string[], settings: GitSettings): Promise<GitOptions> {
  const addresses = await Promise.all(remotes.map((remote) => addressOf(git, remote, settings)));
  const folders = addresses.flatMap((address) => folderOf(address) ?? []);
  const isSafe = folders.length > 0 && folders.every((folder) => !isOfProject(resolve(git.cwd, folder), git));
  return { ...git, protocols: isSafe ? [...PROTOCOLS, 'file'] : PROTOCOLS };
}

/**
 * Returns a remote's address after git's rewriting rules. Fetches nothing. git is asked unless the settings have exactly one address, and no such
 * rule.
 */
async function addressOf(git: GitOptions, remote: string, settings: GitSettings): Promise<string> {
  const [address = '', ...others] = settings.get(`remote.${remote}.url`) ?? [];
  const isRewritten = [...settings.keys()].some((name) => name.startsWith('url.'));
  if (address !== '' && others.length === 0 && !isRewritten) return address;
  const { status, stdout, stderr } = await runGit(git, ['ls-remote', '--get-url', '--', remote]);
  if (status !== 0) throw gitFailed(`find the address of ${remote}`, stderr);
  return stdout.toString('utf8').trimEnd();
}

/**
 * Returns the folder that an address names, by the rules of `url_is_local_not_ssh` in git's `connect.c`; undefined for a network
 * address.
 */
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

/** Returns git's output without what is before an `@` in an address: it may contain a password. */
export function withoutPasswords(output: string): string {
  return output.replace(/\/\/[^/\s]*@/g, '//');
}

/** Returns the last line of git's output, without passwords. */
export function lastWords(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.find((line) => line.startsWith('fatal: ') || line.startsWith('error: ')) ?? lines.at(-1);
  return withoutPasswords(fatal ?? 'git gave no reason.');
}

/** Credentials for the remote, used if the checkout has kept none. */
export interface Credentials {
  /** Empty if there is none. */
  readonly token: string;
  /** `https://github.com` */
  readonly server: string;
}

/** Milliseconds to wait for the history, since a required check waits too. */
const LIMIT = 300_000;

/** The result: the obstacle, or how git reaches the remote from now on. */
export type Fetched = { readonly obstacle: string } | { readonly obstacle: null; readonly git: GitOptions };

/**
 * Fetches a commit's history into a shallow clone, without file contents: those are fetched later, when needed. Tries the
 * checkout's own credentials first. If it fails, resolves to the obstacle.
 */
export async function fetchHistory(git: GitOptions, commit: string, { token, server }: Credentials): Promise<Fetched> {
  try {
    const settings = await readGitSettings(git);
    if (!settings.has(`remote.${REMOTE}.url`)) return { obstacle: `the clone has no remote ${REMOTE}.` };
    const remotely: GitOptions = { ...(await toFetch(git, [REMOTE], settings)), limit: LIMIT };
    const fetch = fetchArguments(['--unshallow', '--filter=blob:none'], commit);
    const first = await runGit(remotely, fetch);
    if (first.status === 0) {
      return (await isShallow(git)) ? { obstacle: 'the remote is itself a shallow clone.' } : { obstacle: null, git };
    }
    const hasHeader = settings.has(`http.${server}/.extraheader`.toLowerCase());
    if (token === '' || hasHeader) return { obstacle: lastWords(first.stderr) };
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    const header = { server, value: `AUTHORIZATION: basic ${basic}` };
    const second = await runGit({ ...remotely, header }, fetch);
    return second.status === 0 ? { obstacle: null, git: { ...git, header } } : { obstacle: lastWords(second.stderr) };
  } catch (error) {
    if (error instanceof GitError && error.kind === 'other') return { obstacle: error.message };
    throw error;
  }
}
