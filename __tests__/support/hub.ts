import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commitTo, git, makeRepository, temporaryFolder } from './repository.js';

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
  let commits = 0;
  return {
    directory: hub.directory,
    url,
    git: hub.git,
    commit: (branch, edit) => {
      const start = existsSync(join(hub.directory, 'refs', 'heads', branch)) ? branch : 'main';
      return commitTo(hub.directory, { ...edit, branch, start, message: `Commit ${String(++commits)}` });
    },
    point: (branch, revision) => {
      hub.git('update-ref', `refs/heads/${branch}`, revision);
    },
    merge: (base, head) => {
      const tree = hub.git('merge-tree', '--write-tree', base, head);
      const merge = hub.git('commit-tree', '-p', base, '-p', head, '-m', 'Merge', tree);
      hub.git('update-ref', MERGE_REF, merge);
      return merge;
    },
    checkout: (revision, depth) => {
      const directory = join(temporaryFolder(), 'repo');
      mkdirSync(directory);
      const here = (...args: readonly string[]): string => git(directory, args);
      here('init', '--quiet', `--object-format=${objectFormat}`);
      appendFileSync(
        join(directory, '.git', 'config'),
        `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`,
      );
      const deep = depth === undefined ? [] : [`--depth=${String(depth)}`];
      if (depth === undefined) here('fetch', '--quiet', '--no-tags', 'origin');
      here('fetch', '--quiet', '--no-tags', ...deep, 'origin', revision);
      here('checkout', '--quiet', '--detach', 'FETCH_HEAD');
      return directory;
    },
  };
}
