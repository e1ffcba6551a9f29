import type { Changes } from '../../model/context.js';
import { listOf } from '../../model/text.js';
import { isShallow } from './commit-graph.js';
import { parentsOf as parentsIn } from './raw-commits.js';
import { changeBetween, changesBetween, compareChange } from './changes.js';
import type { CommitTree } from '../commit.js';
import type { Repository } from './repository.js';
import { GitError, gitFailed, OBJECT_ID, printedId, runGit, type GitOptions } from './git.js';
import { fetchTrees } from './partial-clone.js';
import { ALONE, fetchArguments, lastWords, readGitSettings, REMOTE, toFetch, UPLOAD_PACK } from './remote.js';
import type { Before, FileRef } from '../../model/tree.js';
import { DOCUMENT } from './event-log.js';
import { readBatches } from './other-commit.js';
import { GITLINK, isFile, type PathEvent } from './log.js';

/** What to compare a checked commit with. */
export interface AskedBase {
  /** A branch, a tag, an object id, or an expression of git. */
  readonly revision: string;
  /** Its name for people. */
  readonly label: string;
  /**
   * `before`: the checked commit was made from it, so the two are compared directly. `branch`: the checked commit is compared
   * with the commit where the two parted, so later commits of the base do not count as changes.
   */
  readonly relation: 'before' | 'branch';
}

/** The result of git's comparison with a base. */
export type GitComparison =
  | {
      readonly kind: 'compared';
      readonly changes: Changes;
      /** The commit compared with: the merge base, or, if history is too shallow to find it, the base itself. */
      readonly commit: string;
      /** `branch`: the checked commit is compared with the merge base, so later base commits do not count. */
      readonly tip: string;
      /** A sentence about a tag with the name of the base branch. */
      readonly remark?: string | undefined;
    }
  | { readonly kind: 'refused'; readonly reason: string };

/** Milliseconds to wait for the remote, since a required check waits too. */
const REMOTE_LIMIT = 60_000;

/**
 * Returns the differences between a checked commit and its base. If git refuses, returns the reason for people; rejects only if
 * git cannot be started. `fetching` lets git fetch a base that the clone lacks, one commit deep in a shallow clone.
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
  { repository, revision: checked }: CommitTree,
  asked: AskedBase,
  fetching: boolean,
): Promise<GitComparison> {
  const { revision, relation, label } = asked;
  if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
    return refused(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
  }
  const base = await findBase(repository, revision, fetching);
  if ('kind' in base) return base;
  const { id: found, remark } = base;
  const parted = relation === 'before' ? found : await mergeBase(repository, found, checked);
  const commit = parted ?? found;
  if (repository.clone === 'partial') {
    for (const lacking of new Set([commit, found])) await fetchTrees(repository.git, lacking, 'its');
  }
  const changes = await changesBetween(repository, commit, checked, label);
  const approximate = parted === undefined && (await isShallow(repository.git));
  return { kind: 'compared', changes: { ...changes, approximate }, commit, tip: found, remark };
}

/** Returns a commit's parents, read from its raw text: in a clone of depth 1 every other command hides them. */
export async function parentsOf({ objects }: Repository, commit: string): Promise<readonly string[]> {
  const found = await objects.contents([commit], Number.MAX_SAFE_INTEGER);
  return found.flatMap(({ bytes }) => (bytes === null ? [] : parentsIn(bytes)));
}

/** The commit of a base. */
interface Base {
  readonly id: string;
  /** As in `GitComparison`. */
  readonly remark?: string | undefined;
  /** True if the remote has it as a branch; absent if the remote was not asked. */
  readonly isBranch?: boolean;
}

/** Parts of git expressions, which no branch name contains. */
const EXPRESSION = /[\^~:]|@\{/;

/**
 * Finds the commit that a base names: a branch of that name if there is one, also on the remote, otherwise a tag. git
 * prefers the tag, so anyone who may push one could choose the base. In a job, `origin/main` always means the branch.
 */
async function findBase(repository: Repository, revision: string, fetching: boolean): Promise<Base | Refusal> {
  const name = fetching ? remoteBranch(revision) : revision;
  const tracked = `refs/remotes/${REMOTE}/${name}`;
  const isExpression = EXPRESSION.test(name);
  if (isExpression || OBJECT_ID.test(name) || name === 'HEAD' || name.startsWith('refs/')) {
    const ofRemote = async (): Promise<string | undefined> =>
      fetching && isExpression ? namedCommit(repository, tracked) : undefined;
    const known = (await namedCommit(repository, revision)) ?? (await ofRemote());
    if (known !== undefined) return { id: known };
    return fetching ? fromRemote(repository, revision) : unknown(repository, revision);
  }
  const branches = fetching ? [tracked, `refs/heads/${name}`] : [`refs/heads/${name}`, `refs/remotes/${name}`, tracked];
  const tags = [...new Set([name, revision])].map((tag) => `refs/tags/${tag}`);
  const refs = await commitsOfRefs(repository, [...branches, ...tags]);
  const asBranch = (id: string): Base => {
    const others = tags.filter((tag) => (refs.get(tag) ?? id) !== id).map((tag) => tag.replace('refs/tags/', ''));
    const remark = `The base is the branch ${name}, and not the tag ${listOf(others)}, which is another commit.`;
    return { id, remark: others.length === 0 ? undefined : remark };
  };
  const [branch] = branches.flatMap((ref) => refs.get(ref) ?? []);
  if (branch !== undefined) return asBranch(branch);
  const remote = fetching ? await fromRemote(repository, revision) : undefined;
  if (remote !== undefined && 'id' in remote) return remote.isBranch === true ? asBranch(remote.id) : remote;
  const known = name === revision ? await namedCommit(repository, revision) : undefined;
  return known === undefined ? (remote ?? unknown(repository, revision)) : { id: known };
}

/** Returns a branch's name on the remote. */
function remoteBranch(revision: string): string {
  return revision.replace(/^(?:refs\/remotes\/)?origin\//, '');
}

/** Returns the commits of those references that exist, by their full names. */
async function commitsOfRefs(repository: Repository, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const list = ['for-each-ref', '--format=%(objectname) %(refname)', '--', ...names];
  const { status, stdout, stderr } = await runGit(repository.git, list);
  if (status !== 0) throw gitFailed('look up the base', stderr);
  const commits = new Map<string, string>();
  for (const line of stdout.toString('utf8').split('\n')) {
    const [id = '', ref = ''] = line.split(' ');
    const commit = names.includes(ref) ? await resolveCommit(repository, id) : undefined;
    if (commit !== undefined) commits.set(ref, commit);
  }
  return commits;
}

/** Returns the id of the commit that a git expression names; undefined if it names none in this repository. */
async function namedCommit(repository: Repository, revision: string): Promise<string | undefined> {
  if (OBJECT_ID.test(revision)) return resolveCommit(repository, revision);
  // Some expressions, such as @{upstream}, would end the process that the tree keeps open.
  const { status, stdout } = await runGit(repository.git, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  return status === 0 ? printedId(stdout, `find the revision ${revision}`) : undefined;
}

/** Returns the commit with this id, or the one that the tag with this id names; undefined if the repository does not have it. */
async function resolveCommit({ objects, clone }: Repository, id: string): Promise<string | undefined> {
  const asked = objects.describe([`${id}^{commit}`]);
  // In an older git, asking for a promised commit ends the process, which may not fetch it.
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

/** Returns the commit with that id, or of the remote's branch or tag with that name. Fetches it if the clone lacks it. */
async function fromRemote(repository: Repository, revision: string): Promise<Base | Refusal> {
  const { git } = repository;
  const settings = await readGitSettings(git);
  // Without a URL, git would use the name as a folder, and read what a pull request has put there.
  if (!settings.has(`remote.${REMOTE}.url`)) {
    return refused(`${revision} is not in the clone, which has no remote ${REMOTE} to fetch from.`);
  }
  const remotely: GitOptions = { ...(await toFetch(git, [REMOTE], settings)), limit: REMOTE_LIMIT };
  const asked = OBJECT_ID.test(revision) ? { id: revision } : await askRemote(remotely, remoteBranch(revision));
  if ('kind' in asked) return asked;
  const commit = (await resolveCommit(repository, asked.id)) ?? (await fetchCommit(repository, remotely, asked.id));
  return typeof commit === 'string' ? { ...asked, id: commit } : commit;
}

/** Returns the id of a branch or a tag on the remote. */
async function askRemote(remotely: GitOptions, name: string): Promise<Base | Refusal> {
  const wanted = [`refs/heads/${name}`, `refs/tags/${name}^{}`, `refs/tags/${name}`];
  const ask = ['ls-remote', '--quiet', `--upload-pack=${UPLOAD_PACK}`, REMOTE, ...wanted];
  const { status, stdout, stderr } = await runGit(remotely, [...ALONE, ...ask]);
  if (status !== 0) return refused(`${REMOTE} could not be asked for ${name}: ${lastWords(stderr)}`);
  const lines = stdout.toString('utf8').split('\n');
  const found = wanted.map((ref) => lines.find((line) => line.endsWith(`\t${ref}`))).find((line) => line !== undefined);
  const [id = '', ref = ''] = found?.split('\t') ?? [];
  if (id === '') return refused(`Neither the clone nor ${REMOTE} has a branch or a tag ${name}.`);
  return { id, isBranch: ref.startsWith('refs/heads/') };
}

/** Fetches a commit: alone into a shallow clone; with its history into a full one, which a depth would make shallow. */
async function fetchCommit(repository: Repository, remotely: GitOptions, id: string): Promise<string | Refusal> {
  const depth = (await isShallow(repository.git)) ? ['--depth=1'] : [];
  const { status, stderr } = await runGit(remotely, fetchArguments(depth, id));
  if (status !== 0) return refused(`${id} is not in the clone, and could not be fetched: ${lastWords(stderr)}`);
  return (await resolveCommit(repository, id)) ?? refused(`${id} is not a commit.`);
}

/** Returns the commit where the checked commit left its base; undefined if the available history does not show it. */
async function mergeBase(repository: Repository, base: string, checked: string): Promise<string | undefined> {
  // A clone of depth 1 shows no more.
  if ((await parentsOf(repository, checked)).includes(base)) return base;
  const { status, stdout } = await runGit(repository.git, ['merge-base', base, checked]);
  return status === 0 ? printedId(stdout, 'find where the branch started') : undefined;
}

/**
 * Opens the state before a change: the earlier versions of paths that differ between the compared commit and the checked tree,
 * and those of paths that differ from the base, if the base has newer commits. Rejects with `GitError`.
 */
export async function openBefore(
  { repository, revision }: CommitTree,
  { commit, tip }: { readonly commit: string; readonly tip: string },
): Promise<Before> {
  const differing = new Set<string>();
  const filesOf = async (base: string): Promise<ReadonlyMap<string, FileRef>> => {
    const files = new Map<string, FileRef>();
    for (const { path, mode, id } of (await changeBetween(repository, base, revision)).events) {
      if (base === commit) differing.add(path);
      if (isFile(mode)) files.set(path, { path, id, link: false });
    }
    return files;
  };
  const files = await filesOf(commit);
  if (repository.clone === 'partial') {
    repository.objects.expect(askedAbout((await changeBetween(repository, commit, revision)).events));
  }
  return {
    commit,
    differs: (path) => differing.has(path),
    files,
    since: tip === commit ? new Map() : await filesOf(tip),
    read: (wanted, limit) => readBatches(repository.objects, wanted, limit),
    movedAway: () => movedAway(repository, commit, revision),
    editedRenames: async () => (await renamesBetween(repository, commit, revision)).byTarget,
  };
}

/** Returns the contents that most changes need: both sides of documents and of possible renames. */
function askedAbout(events: readonly PathEvent[]): readonly string[] {
  const sides = ({ mode, newMode, id, newId }: PathEvent): readonly string[] => [
    ...(mode === '' || mode === GITLINK ? [] : [id]),
    ...(newMode === '' || newMode === GITLINK ? [] : [newId]),
  ];
  const documents = events.filter(({ path }) => DOCUMENT.test(path));
  const gone = events.filter(({ newMode, to }) => newMode === '' && to === null);
  const added = events.filter(({ mode, from }) => mode === '' && from === null);
  const renamed = gone.length === 0 || added.length === 0 ? [] : [...gone, ...added];
  return [...documents, ...renamed].flatMap(sides);
}

interface Renames {
  /** The earlier path by the later one. */
  readonly byTarget: ReadonlyMap<string, string>;
  /** True if there was too much to compare, so other files may have been renamed and edited too. */
  readonly isCut: boolean;
}

/** Returns the files that were renamed between two commits, edited or not. Rejects with `GitError`. */
async function renamesBetween(repository: Repository, base: string, checked: string): Promise<Renames> {
  const skipped = await compareChange(repository, base, checked);
  const { events } = await changeBetween(repository, base, checked);
  const renamed = events.flatMap(({ path, to }) => (to === null ? [] : [[to.path, path] as const]));
  return { byTarget: new Map(renamed), isCut: skipped !== undefined };
}

/** Returns the paths that only the earlier commit has, and whose files moved or may have moved. Rejects with `GitError`. */
async function movedAway(repository: Repository, base: string, checked: string): Promise<ReadonlySet<string>> {
  const moved = new Set<string>();
  const { events } = await changeBetween(repository, base, checked);
  const now = new Set(events.map(({ newId }) => newId));
  const gone = events.filter(({ newMode }) => newMode === '');
  for (const { path, id } of gone) if (now.has(id)) moved.add(path);
  if (gone.length === moved.size) return moved;
  const { byTarget, isCut } = await renamesBetween(repository, base, checked);
  for (const path of byTarget.values()) moved.add(path);
  return isCut ? new Set(gone.map(({ path }) => path)) : moved;
}
