import { readBatches, showBlobs, sizesOf } from './git/other-commit.js';
import { fetchHistory, type Credentials } from './git/remote.js';
import { CommitHistory } from './git/history.js';
import { explainByWorkspace, type InWorkspace } from './git/uncommitted.js';
import { relative } from 'node:path';
import { reachable } from '../model/collections.js';
import type { Past } from '../model/history.js';
import type { Entry, Tree } from '../model/tree.js';
import { brokenConfiguration, damagedTree, GitError, gitFailed, runGit, type GitOptions } from './git/git.js';
import { realOf } from './inside.js';
import { Listing } from './git/listing.js';
import { gitAt, locate, type Location, type Trust } from './root.js';
import { Objects } from './git/objects.js';
import { fetchTrees, isEmptyBlob, PartialClone } from './git/partial-clone.js';
import { ignoredBy, inLfs, submodulesOf } from './git/repository-files.js';
import type { Repository } from './git/repository.js';
import { storeOf } from './git/store.js';

export interface CommitOptions extends Trust {
  /** The project root, a directory in a git repository. */
  readonly root: string;
  /**
   * Which repositories are accepted. `checkout` refuses bare repositories: a caller who names a folder in a checkout does not
   * mean one.
   */
  readonly of?: 'any' | 'checkout';
  /** Any name that git resolves to a commit. */
  readonly revision: string;
  /** Credentials to fetch history with, if a claim needs more than a shallow clone has. With null, history is never fetched. */
  readonly fetchHistory?: Credentials | null;
}

/** A commit's tree. */
export interface CommitTree extends Tree {
  readonly kind: 'commit';
  readonly revision: string;
  /** Used to ask about other commits. */
  readonly repository: Repository;
}

export function isCommitTree(tree: Tree): tree is CommitTree {
  return 'repository' in tree;
}

/**
 * Opens a commit's tree at the project root's place in it. One git process serves the whole tree: it resolves the commit and
 * returns trees and contents. Rejects with `GitError`, whose message says how to fix it.
 */
export async function openCommit({
  root,
  revision,
  of = 'any',
  fetchHistory: credentials = null,
  ...trust
}: CommitOptions): Promise<CommitTree> {
  const location = locate(root);
  if (of === 'checkout' && location.kind === 'bare') {
    throw new GitError(`${root} is a bare repository, without a checkout.`, 'no-repository');
  }
  if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
    throw new GitError(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
  }
  const git = gitAt(location, trust);
  let reaching = git;
  const partialClone = new PartialClone(storeOf(location.top) ?? '', () => reaching);
  const objects = new Objects(git, partialClone);
  try {
    if (partialClone.isPartial) await fetchOwnTrees(objects, git, revision);
    const place =
      (await guessPlace(objects, location, revision)) ?? (await askPlace(objects, git, location, root, revision));
    const repository: Repository = {
      get git() {
        return reaching;
      },
      objects,
      prefix: place.prefix,
      get clone() {
        return partialClone.isPartial ? 'partial' : 'whole';
      },
    };
    const listing = place.tree === null ? null : await Listing.read(git, place.tree);
    if (listing !== null) objects.expect(listing.smallContents(OWN_FILES));
    const deepen =
      credentials === null
        ? null
        : async (): Promise<string | null> => {
            const fetched = await fetchHistory(git, place.commit, credentials);
            partialClone.update();
            if (fetched.obstacle === null) reaching = fetched.git;
            return fetched.obstacle;
          };
    return commitTree(place, listing, repository, location, deepen);
  } catch (error) {
    objects.close();
    throw error;
  }
}

/**
 * Fetches the commit's folders if the clone lacks them (a tree-less partial clone). If the clone lacks the commit itself, a later
 * step reports it.
 */
async function fetchOwnTrees(objects: Objects, git: GitOptions, revision: string): Promise<void> {
  const [commit] = await objects.resolve([`${revision}^{commit}`]).catch(() => []);
  if (commit !== undefined) await fetchTrees(git, commit, 'its');
}

interface Place {
  readonly commit: string;
  /** The project root's place in the repository: `examples/clean`, or empty. */
  readonly prefix: string;
  /** The id of the tree there; null if the commit has none. */
  readonly tree: string | null;
}

/**
 * Finds the commit, and the root's place in it, without a process of its own. Returns undefined if git answers anything
 * unexpected. git must see the top of the work tree where it was found, since its configuration may set another one.
 */
async function guessPlace(objects: Objects, { kind, prefix }: Location, revision: string): Promise<Place | undefined> {
  if (/[\n\r]/.test(prefix)) return undefined;
  const commit = `${revision}^{commit}`;
  const names = [commit, `${commit}:`, kind === 'bare' ? `${commit}:` : `${commit}:./`, `${commit}:${prefix}`];
  const [found, whole, top, here] = await objects.describe(names).catch(() => []);
  const id = found?.id ?? null;
  if (id === null || whole?.id !== top?.id || here?.type !== 'tree') return undefined;
  return { commit: id, prefix, tree: here.id };
}

/** Does the same by asking git. Rejects with `GitError`, which explains what is wrong. */
async function askPlace(
  objects: Objects,
  git: GitOptions,
  location: Location,
  root: string,
  revision: string,
): Promise<Place> {
  const { status, stdout, stderr } = await runGit(git, ['rev-parse', `${revision}^{commit}`]);
  const commit = stdout.toString('latin1').trimEnd();
  if (status !== 0 || !/^[0-9a-f]{40,64}$/.test(commit)) throw refusalOf(root, location, revision, stderr);
  const prefix = await prefixIn(git, location);
  const listed = await runGit(git, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}`]);
  const tree = listed.stdout.toString('utf8').trim();
  // Status 1 means that there is no such path. Any other status means that git could not look.
  if (listed.status > 1 || listed.status < 0) throw gitFailed(`read ${commit}`, listed.stderr);
  const [known] = tree === '' ? [] : await objects.describe([tree]);
  if (known?.type === 'tree') return { commit, prefix, tree };
  await demandReadable(git, commit, prefix);
  return { commit, prefix, tree: null };
}

/** git lists an entry of this mode as a folder, whatever its object is. */
const FOLDER = '040000 ';

/**
 * Rejects with `GitError` if the commit's tree, or a folder on the way to the root, is not a tree: its files are then unknown. A
 * root that is a file or a link in the commit, or is not in it, has no files.
 */
async function demandReadable(git: GitOptions, commit: string, prefix: string): Promise<void> {
  const paths = prefix === '' ? [] : ['--', prefix];
  const asked = ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree', commit, ...paths];
  const { status, stdout, stderr } = await runGit(git, asked);
  if (status !== 0) throw damagedTree(`git cannot read it (${stderr.trim().replace(/^.*\n/s, '')})`);
  if (stdout.toString('latin1').startsWith(FOLDER)) throw damagedTree(`its folder ${prefix} is none`);
}

/**
 * Returns the root's prefix as git reports it. Rejects with `GitError` if the configuration places the repository's files
 * elsewhere.
 */
async function prefixIn(git: GitOptions, { top, prefix }: Location): Promise<string> {
  const { status, stdout } = await runGit(git, ['rev-parse', '--show-toplevel']);
  // There is none, e.g. in a bare repository with its worktrees next to it.
  if (status !== 0) return '';
  const named = stdout.toString('utf8').replace(/\n$/, '');
  if (relative(realOf(named), top) === '') return prefix;
  throw new GitError(
    `The files of the repository ${top} are in ${named}, as core.worktree says, so it is unclear which files are meant.`,
    'other',
    'Remove the setting, or add a worktree (git worktree add) and check that.',
  );
}

/** Maps git's most common errors to a `GitError` with advice. */
function refusalOf(root: string, { top }: Location, revision: string, stderr: string): GitError {
  const broken = brokenConfiguration(stderr);
  if (broken !== undefined) return broken;
  if (stderr.includes('dubious ownership')) {
    return new GitError(
      `git refuses ${root}, because it belongs to another user.`,
      'other',
      `If you trust it: git config --global --add safe.directory '${top}'`,
    );
  }
  if (stderr.includes('not a git repository')) {
    const hint = 'Check the repository out first, or check the files on disk with --workspace.';
    return new GitError(`${root} is not in a git repository.`, 'no-repository', hint);
  }
  if (revision === 'HEAD') {
    const hint = 'Commit first, or check the files on disk with --workspace.';
    return new GitError(`${root} is a git repository without a commit.`, 'no-commit', hint);
  }
  return new GitError(
    `git does not know the revision "${revision}": name a branch, a tag or a commit that has been fetched.`,
  );
}

function commitTree(
  place: Place,
  listing: Listing | null,
  repository: Repository,
  location: Location,
  deepen: (() => Promise<string | null>) | null,
): CommitTree {
  const { git, objects, prefix } = repository;
  let submodules: ReturnType<Tree['submodules']> | undefined;
  const { pastsOf, ...history } = new CommitHistory({
    repository,
    commit: place.commit,
    isEmpty: (path: string) => {
      const entry = listing?.find(path);
      return entry?.kind === 'file' && isEmptyBlob(entry.id);
    },
    deepen,
  });
  const find = (path: string): Entry | undefined => listing?.find(path);
  const read: Tree['read'] = (files, limit) => readBatches(objects, files, limit);
  return {
    ...history,
    kind: 'commit',
    revision: place.commit,
    repository,
    root: prefix,
    list: (selection) => Promise.resolve(listing?.list(selection) ?? []),
    findAll: (selection) => Promise.resolve(listing?.list(selection) ?? []),
    find,
    findOtherCase: (path) => listing?.findOtherCase(path),
    filesNamed: (names) => listing?.filesNamed(names) ?? new Map<string, readonly string[]>(),
    read,
    sizes: (ids) => sizesOf(objects, ids, listing?.isSmall === true),
    fetchContents: (ids) => objects.fetch(ids),
    expectContents:
      repository.clone === 'whole'
        ? null
        : (ids) => {
            objects.expect(ids);
          },
    show: (ids, viewers) => showBlobs(objects, ids, viewers),
    submodules: () => (submodules ??= submodulesOf(repository, place.commit)),
    inLfs: (paths) => inLfs(repository, place.commit, paths, find),
    explainAbsent: async (question) => {
      const past = await pastsOf(question);
      // This includes moved files: a file at their old place is not the file that moved.
      const left = question.paths.filter((path) => path !== '');
      const [head] = await objects.resolve(['HEAD^{commit}']);
      const here = head === place.commit ? await explainByWorkspace(git, location, left) : NONE;
      return new Map(
        question.paths.map((path) => {
          const { isThere = false, ignoredBy = null } = here.get(path) ?? {};
          return [path, { isInWorkspace: isThere, ignoredBy, past: past.get(path) ?? NEVER }] as const;
        }),
      );
    },
    fileVersions: async (files, from, identityOf) => {
      const found = await history.fileVersions(files, from, identityOf);
      if (repository.clone === 'partial')
        objects.expect([...reachable(found.values(), ({ before }) => before)].map(({ id }) => id));
      return found;
    },
    readVersions: read,
    trackedEndingWith: (tails) => Promise.resolve(listing?.endingWith(tails) ?? new Map<string, readonly string[]>()),
    ignoredByCommit: (paths, commit) =>
      ignoredBy(repository, commit ?? place.commit, paths, commit === null ? find : null),
    close: () => {
      objects.close();
    },
  };
}

/** Git's own files that verdicts need, in any folder. */
const OWN_FILES: ReadonlySet<string> = new Set(['.gitattributes', '.gitignore', '.gitmodules']);

const NONE: ReadonlyMap<string, InWorkspace> = new Map();

const NEVER: Past = { kind: 'never' };
