import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Content, FileRef, Tree } from '../model/tree.js';
import { GitError, runGit, type GitOptions } from './git.js';
import { Listing } from './listing.js';
import { Objects } from './objects.js';

/** How many files are asked for at once: enough to keep git busy, few enough to bound what is held. */
const BATCH = 1_000;

export interface CommitOptions extends Omit<GitOptions, 'cwd'> {
  /** The project root, a directory in a git repository. */
  readonly root: string;
  /** Any name that git resolves to a commit. */
  readonly revision: string;
}

/** A commit's tree, and whether the history behind it was cut. */
export interface CommitTree extends Tree {
  readonly kind: 'commit';
  readonly revision: string;
  readonly isShallow: boolean;
}

/**
 * Opens the tree of a commit, at the project root's place in it. Three git processes in all: one resolves the commit,
 * one lists the tree, one reads objects. Throws `GitError` with what to do about it.
 */
export async function openCommit({ root, revision, ...trust }: CommitOptions): Promise<CommitTree> {
  const cwd = resolve(root);
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) {
    throw new GitError(`The root ${root} is not a directory: name the folder that claims are relative to.`);
  }
  if (revision.startsWith('-') || revision.trim() === '') {
    throw new GitError(`"${revision}" is not a revision: name a branch, a tag or a commit.`);
  }
  const options: GitOptions = { cwd, ...trust };
  const objects = new Objects(options);
  try {
    const place = await resolveCommit(options, root, revision);
    const listed = await runGit(options, ['ls-tree', '-r', '-z', place.commit]);
    if (listed.status !== 0) throw new GitError(`git could not list ${revision}: ${listed.stderr}`);
    return commitTree(place, new Listing(listed.stdout), objects);
  } catch (error) {
    await objects.close();
    throw error;
  }
}

interface Place {
  readonly commit: string;
  /** `examples/clean`, or empty. */
  readonly prefix: string;
  readonly isShallow: boolean;
}

async function resolveCommit(options: GitOptions, root: string, revision: string): Promise<Place> {
  const wanted = ['rev-parse', '--show-prefix', '--is-shallow-repository', `${revision}^{commit}`];
  const { status, stdout, stderr } = await runGit(options, wanted);
  const [prefix = '', shallow = '', commit = ''] = stdout.toString('utf8').split('\n');
  if (status !== 0 || !/^[0-9a-f]{40,64}$/.test(commit)) throw new GitError(explain(root, revision, stderr));
  return { commit, prefix: prefix.replace(/\/$/, ''), isShallow: shallow === 'true' };
}

/** git's own words for what goes wrong most, and what to do about each. */
function explain(root: string, revision: string, stderr: string): string {
  if (/dubious ownership/.test(stderr)) {
    return `git refuses ${root}, because it belongs to another user. If you trust it: git config --global --add safe.directory "$(cd "${root}" && pwd)"`;
  }
  if (/not a git repository/.test(stderr)) {
    return `${root} is not in a git repository: check the repository out first, or judge the files as they lie on disk with --workspace.`;
  }
  if (revision === 'HEAD') {
    return `${root} is a git repository without a commit: commit first, or judge the files as they lie on disk with --workspace.`;
  }
  return `git does not know the revision "${revision}": name a branch, a tag or a commit that has been fetched.`;
}

function commitTree(place: Place, listing: Listing, objects: Objects): CommitTree {
  return {
    kind: 'commit',
    revision: place.commit,
    root: place.prefix,
    isShallow: place.isShallow,
    list: ({ matches }) => Promise.resolve(listing.list(matches)),
    find: (path) => listing.find(path),
    findOtherCase: (path) => listing.findOtherCase(path),
    read: (files, limit) => readBatches(objects, files, limit),
    sizes: async (ids) => (await objects.sizes(ids)).map(({ size }) => size),
    contents: async (ids) =>
      (await objects.contents(ids, Number.MAX_SAFE_INTEGER)).map(({ bytes }, n) => bytes ?? absent(ids[n] ?? '')),
    close: () => objects.close(),
  };
}

async function* readBatches(objects: Objects, files: readonly FileRef[], limit: number): AsyncGenerator<readonly Content[]> {
  const ask = (start: number): Promise<readonly Content[]> | undefined => {
    const batch = files.slice(start, start + BATCH);
    if (batch.length === 0) return undefined;
    return objects
      .contents(batch.map(({ id }) => id), limit)
      .then((answers) =>
        answers.map(({ bytes, size }, n): Content => {
          if (bytes !== null) return { kind: 'bytes', bytes };
          return size === null ? absent(batch[n]?.id ?? '') : { kind: 'too-large', size };
        }),
      );
  };
  // The next batch is under way while its predecessor is judged.
  let next = ask(0);
  for (let start = BATCH; next !== undefined; start += BATCH) {
    const current = next;
    next = ask(start);
    next?.catch(() => undefined);
    yield await current;
  }
}

function absent(id: string): never {
  throw new GitError(`The repository lacks the object ${id}: fetch it again without a filter.`);
}
