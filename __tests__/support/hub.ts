import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { git, makeRepository, temporaryFolder, writeFiles } from './repository.js';

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
  const work = join(temporaryFolder(), 'work');
  git('.', ['clone', '--quiet', url, work]);
  const at = (...args: readonly string[]): string => git(work, args);
  let commits = 0;
  const start = (revision: string): void => void at('checkout', '--quiet', '--detach', revision);
  const finish = (ref: string): string => {
    at('push', '--quiet', '--force', 'origin', `HEAD:${ref}`);
    return at('rev-parse', 'HEAD');
  };
  return {
    directory: hub.directory,
    url,
    git: hub.git,
    commit: (branch, { files: written = {}, removed = [] }) => {
      at('fetch', '--quiet', '--prune', 'origin');
      start(at('branch', '--remotes', '--list', `origin/${branch}`) === '' ? 'origin/main' : `origin/${branch}`);
      for (const path of removed) rmSync(join(work, path));
      writeFiles(work, written);
      at('add', '--all');
      at('commit', '--quiet', '--allow-empty', `--message=Commit ${String(++commits)}`);
      return finish(`refs/heads/${branch}`);
    },
    point: (branch, revision) => {
      at('fetch', '--quiet', 'origin');
      start(revision);
      finish(`refs/heads/${branch}`);
    },
    merge: (base, head) => {
      at('fetch', '--quiet', 'origin');
      start(base);
      at('merge', '--quiet', '--no-ff', '--message=Merge', head);
      return finish(MERGE_REF);
    },
    checkout: (revision, depth) => {
      const directory = join(temporaryFolder(), 'repo');
      mkdirSync(directory);
      const here = (...args: readonly string[]): string => git(directory, args);
      here('init', '--quiet', `--object-format=${objectFormat}`);
      here('remote', 'add', 'origin', url);
      const deep = depth === undefined ? [] : [`--depth=${String(depth)}`];
      if (depth === undefined) here('fetch', '--quiet', '--no-tags', 'origin', '+refs/heads/*:refs/remotes/origin/*');
      here('fetch', '--quiet', '--no-tags', ...deep, 'origin', revision);
      here(
        'checkout',
        '--quiet',
        '--detach',
        here('rev-parse', /^[0-9a-f]{40,}$/.test(revision) ? revision : 'FETCH_HEAD'),
      );
      return directory;
    },
  };
}
