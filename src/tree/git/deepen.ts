import { endsEarly } from './ancestry.js';
import { GitError } from './git-error.js';
import { runGit, type GitOptions } from './git.js';
import { fetchArguments, lastWords, readGitSettings, REMOTE, toFetch } from './remote.js';

/** Credentials for the remote, used if the checkout has kept none. */
export interface Credentials {
  /** Empty if there is none. */
  readonly token: string;
  /** `https://github.com` */
  readonly server: string;
}

/** Milliseconds to wait for the history: a required check waits with it. */
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
      return (await endsEarly(git)) ? { obstacle: 'the remote is itself a shallow clone.' } : { obstacle: null, git };
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
