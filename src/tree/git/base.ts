import type { Changes } from '../../model/context.js';
import { endsEarly } from './ancestry.js';
import { changesBetween } from './changes.js';
import type { CommitTree } from '../commit.js';
import type { Repository } from './repository.js';
import { GitError, runGit, type GitOptions } from './git.js';
import { bringFolders } from './partial-clone.js';
import { ALONE, fetchArguments, lastWords, readGitSettings, REMOTE, toFetch, UPLOAD_PACK } from './remote.js';

/** What to compare a judged commit with. */
export interface AskedBase {
  /** A name that git resolves to a commit, a branch of the remote, or an object id. */
  readonly revision: string;
  /** What people call it. */
  readonly label: string;
  /**
   * `before`: the judged commit was made from it, so that the two are compared as they are. `branch`: the judged commit is
   * compared with the commit at which the two parted, so that what the base went on to do is not taken for a change.
   */
  readonly relation: 'before' | 'branch';
}

/** What git told of a base. */
export type GitComparison =
  | {
      readonly kind: 'compared';
      readonly changes: Changes;
      /** The commit that was compared with: the merge base, or where history is too shallow to tell it, the base. */
      readonly commit: string;
      /** The base itself, whose rules hold. */
      readonly tip: string;
    }
  | { readonly kind: 'refused'; readonly reason: string };

/** An object id of either hash, whole. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Milliseconds that the remote has for an answer: a required check waits for it. */
const REMOTE_LIMIT = 60_000;

/**
 * What differs between a judged commit and its base. `fetching` lets git ask the remote for a base that is not there, one
 * commit deep in a shallow clone. Whatever git refuses is a reason, for people; rejects only where git cannot be started.
 */
export async function compareByGit(
  tree: CommitTree,
  asked: AskedBase,
  fetching: 'local' | 'fetching',
): Promise<GitComparison> {
  try {
    return await compare(tree, asked, fetching === 'fetching');
  } catch (error) {
    if (error instanceof GitError && error.kind === 'other') return refused(error.message);
    throw error;
  }
}

async function compare(
  { repository, revision: judged }: CommitTree,
  asked: AskedBase,
  fetching: boolean,
): Promise<GitComparison> {
  const { revision, relation, label } = asked;
  if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
    return refused(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
  }
  const known = await namedCommit(repository, revision);
  const found = known ?? (fetching ? await fromRemote(repository, revision) : await unknown(repository, revision));
  if (typeof found !== 'string') return found;
  const parted = relation === 'before' ? found : await partedAt(repository, found, judged);
  const commit = parted ?? found;
  if (repository.clone === 'partial') {
    for (const lacking of new Set([commit, found])) await bringFolders(repository.git, lacking, 'its');
  }
  const changes = await changesBetween(repository, commit, judged, label);
  const approximate = parted === undefined && (await endsEarly(repository.git));
  return { kind: 'compared', changes: { ...changes, approximate }, commit, tip: found };
}

/** The parents of a commit, read from its raw text: a clone of depth 1 hides them from every other command. */
export async function parentsOf({ objects }: Repository, commit: string): Promise<readonly string[]> {
  const [object] = await objects.contents([commit], Number.MAX_SAFE_INTEGER);
  const [header = ''] = object?.bytes?.toString('latin1').split('\n\n') ?? [];
  return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}

/** The id of the commit that an expression of git's stands for; undefined where it stands for none in this repository. */
async function namedCommit(repository: Repository, revision: string): Promise<string | undefined> {
  if (OBJECT_ID.test(revision)) return resolveCommit(repository, revision);
  // Some expressions, such as @{upstream}, would end the process that the tree holds open.
  const { status, stdout } = await runGit(repository.git, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  return status === 0 ? stdout.toString('latin1').trim() : undefined;
}

/** The id itself, or of the commit that a tag of that id names; undefined where the repository does not have it. */
async function resolveCommit({ objects, clone }: Repository, id: string): Promise<string | undefined> {
  const asked = objects.describe([`${id}^{commit}`]);
  // A commit that a remote has promised ends the process of an older git, which may not fetch it.
  const [found] = clone === 'partial' ? await asked.catch(() => []) : await asked;
  return found?.id ?? undefined;
}

type Refusal = Extract<GitComparison, { kind: 'refused' }>;

function refused(reason: string): Refusal {
  return { kind: 'refused', reason };
}

async function unknown(repository: Repository, revision: string): Promise<Refusal> {
  const branch = `${REMOTE}/${revision}`;
  const isBranch = (await namedCommit(repository, `refs/remotes/${branch}`)) !== undefined;
  const hint = isBranch ? `Did you mean ${branch}?` : 'Name a branch, a tag or a commit that has been fetched.';
  return refused(`git does not know the revision "${revision}". ${hint}`);
}

/** The commit of that id, or of the remote's branch or tag of that name, fetched where the clone does not have it. */
async function fromRemote(repository: Repository, revision: string): Promise<string | Refusal> {
  const { git } = repository;
  const branch = revision.replace(/^(?:refs\/remotes\/)?origin\//, '');
  const tracked = await namedCommit(repository, `refs/remotes/${REMOTE}/${branch}`);
  if (tracked !== undefined && !OBJECT_ID.test(revision)) return tracked;
  const settings = await readGitSettings(git);
  // Without it git would take the name for a folder, and read what a pull request has put there.
  if (!settings.has(`remote.${REMOTE}.url`)) {
    return refused(`${revision} is not in the clone, which has no remote ${REMOTE} to fetch from.`);
  }
  const remotely: GitOptions = { ...(await toFetch(git, [REMOTE])), limit: REMOTE_LIMIT };
  const id = OBJECT_ID.test(revision) ? revision : await askRemote(remotely, branch);
  if (typeof id !== 'string') return id;
  return (await resolveCommit(repository, id)) ?? fetchCommit(repository, remotely, id);
}

/** The id of a branch or a tag of the remote. */
async function askRemote(remotely: GitOptions, name: string): Promise<string | Refusal> {
  const wanted = [`refs/heads/${name}`, `refs/tags/${name}^{}`, `refs/tags/${name}`];
  const ask = ['ls-remote', '--quiet', `--upload-pack=${UPLOAD_PACK}`, REMOTE, ...wanted];
  const { status, stdout, stderr } = await runGit(remotely, [...ALONE, ...ask]);
  if (status !== 0) return refused(`${REMOTE} could not be asked for ${name}: ${lastWords(stderr)}`);
  const lines = stdout.toString('utf8').split('\n');
  const found = wanted.map((ref) => lines.find((line) => line.endsWith(`\t${ref}`))).find((line) => line !== undefined);
  return found?.split('\t')[0] ?? refused(`Neither the clone nor ${REMOTE} has a branch or a tag ${name}.`);
}

/** In a shallow clone the commit alone is fetched; in a whole one with its history, since a depth would make it shallow. */
async function fetchCommit(repository: Repository, remotely: GitOptions, id: string): Promise<string | Refusal> {
  const depth = (await endsEarly(repository.git)) ? ['--depth=1'] : [];
  const { status, stderr } = await runGit(remotely, fetchArguments(depth, id));
  if (status !== 0) return refused(`${id} is not in the clone, and could not be fetched: ${lastWords(stderr)}`);
  return (await resolveCommit(repository, id)) ?? refused(`${id} is no commit.`);
}

/** The commit at which a judged one left its base; undefined where the history that is there shows none. */
async function partedAt(repository: Repository, base: string, judged: string): Promise<string | undefined> {
  // All that a clone of depth 1 can tell.
  if ((await parentsOf(repository, judged)).includes(base)) return base;
  const { status, stdout } = await runGit(repository.git, ['merge-base', base, judged]);
  return status === 0 ? stdout.toString('latin1').split('\n')[0] : undefined;
}
