import { appendFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  copyObjects,
  isAncestor,
  reach,
  readCommit,
  readReference,
  writeCommit,
  writeReference,
} from './loose-objects.js';
import { commitTo, copyEmptyRepository, git, IDENTITY, makeRepository, temporaryFolder } from './repository.js';

/** What a commit does to the files of its branch. */
export interface Edit {
  readonly files?: Readonly<Record<string, string>>;
  readonly removed?: readonly string[];
}

/** A bare repository that others clone and push to, as GitHub keeps one. */
export interface Hub {
  readonly directory: string;
  readonly url: string;
  readonly git: (...args: readonly string[]) => string;
  /** The id of a commit, by itself, a branch or any other revision. Throws if there is none. */
  readonly id: (revision: string) => string;
  /** Commits to a branch, which starts where `main` is when it is new; gives the commit's id. */
  readonly commit: (branch: string, edit: Edit) => string;
  /** Sets a branch back to a commit, or starts it there. */
  readonly point: (branch: string, at: string) => void;
  /** GitHub's merge of a pull request: its first parent is the base, its second the head. Gives its id. */
  readonly merge: (base: string, head: string) => string;
  /** A new folder with a commit checked out as actions/checkout leaves it: of that depth, or whole with all branches. */
  readonly checkout: (revision: string, depth?: number) => string;
}

export const MERGE_REF = 'refs/pull/7/merge';

export function makeHub(files: Edit['files'] = {}, objectFormat: 'sha1' | 'sha256' = 'sha1'): Hub {
  const hub = makeRepository([{ files }], { bare: true, name: 'hub.git', objectFormat });
  const url = pathToFileURL(hub.directory).href;
  const id = (revision: string): string => {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision)) return revision;
    const name = revision.startsWith('refs/') ? revision : `refs/heads/${revision}`;
    return readReference(hub.directory, name) ?? hub.git('rev-parse', `${revision}^0`);
  };
  let commits = 0;
  return {
    directory: hub.directory,
    url,
    git: hub.git,
    id,
    commit: (branch, edit) => {
      const start = existsSync(join(hub.directory, 'refs', 'heads', branch)) ? branch : 'main';
      return commitTo(hub.directory, { ...edit, branch, start, message: `Commit ${String(++commits)}` });
    },
    point: (branch, revision) => {
      writeReference(hub.directory, `refs/heads/${branch}`, id(revision));
    },
    merge: (base, head) => {
      const parents = [id(base), id(head)] as const;
      const tree = isAncestor(hub.directory, ...parents) ? readCommit(hub.directory, parents[1])?.tree : undefined;
      const lines = [
        `tree ${tree ?? hub.git('merge-tree', '--write-tree', ...parents)}`,
        ...parents.map((parent) => `parent ${parent}`),
        `author ${IDENTITY}`,
        `committer ${IDENTITY}`,
      ];
      const merge = writeCommit(hub.directory, `${lines.join('\n')}\n\nMerge\n`);
      writeReference(hub.directory, MERGE_REF, merge);
      return merge;
    },
    checkout: (revision, depth) => {
      const directory = join(temporaryFolder(), 'repo');
      copyEmptyRepository(directory, { objectFormat });
      const here = (...args: readonly string[]): string => git(directory, args);
      appendFileSync(
        join(directory, '.git', 'config'),
        `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`,
      );
      const commit = id(revision);
      if (!copyFetched(hub.directory, join(directory, '.git'), { revision, commit, depth })) {
        const deep = depth === undefined ? [] : [`--depth=${String(depth)}`];
        if (depth === undefined) here('fetch', '--quiet', '--no-tags', 'origin');
        here('fetch', '--quiet', '--no-tags', ...deep, 'origin', revision);
      }
      here('checkout', '--quiet', '--detach', commit);
      return directory;
    },
  };
}

interface Fetched {
  readonly revision: string;
  readonly commit: string;
  readonly depth: number | undefined;
}

/** Copies what a fetch would bring. Returns false, and copies nothing, if git keeps it in packs. */
function copyFetched(from: string, to: string, { revision, commit, depth }: Fetched): boolean {
  const branches = depth === undefined ? listBranches(from) : [revision];
  if (branches === null) return false;
  const heads = branches.flatMap((branch) => {
    const head = readReference(from, `refs/heads/${branch}`);
    return head === null ? [] : [{ branch, head }];
  });
  const reached = reach(from, [commit, ...heads.map(({ head }) => head)], depth);
  if (reached === null) return false;
  copyObjects(from, to, reached.objects);
  for (const { branch, head } of heads) writeReference(to, `refs/remotes/origin/${branch}`, head);
  if (reached.shallow.length > 0) writeFileSync(join(to, 'shallow'), `${[...reached.shallow].sort().join('\n')}\n`);
  return true;
}

/** Returns null if some branches are in the file of packed references. */
function listBranches(gitFolder: string): readonly string[] | null {
  if (existsSync(join(gitFolder, 'packed-refs'))) return null;
  const heads = join(gitFolder, 'refs', 'heads');
  return readdirSync(heads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(heads, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
