import type { Changes } from '../model/context.js';
import type { Compare } from './base.js';
import { openClient, type Client } from './client.js';
import { repositoryOf, type Environment, type Repository } from './event.js';

/** The comparison lists so many files, and does not say that there are more. */
const MOST_FILES = 300;

/** What stands for bytes that are no UTF-8: which file it is cannot be told. */
const REPLACEMENT = '\u{FFFD}';

/**
 * What the second commit changed since it parted from the first, by the platform's comparison of them, for where git
 * cannot tell. It needs `contents: read`. `root` is the project root's place in the repository: paths are relative to it,
 * and those outside are left out. A rename is a deletion and an addition. Undefined where the comparison may have left
 * files out (https://docs.github.com/rest/commits/commits#compare-two-commits). Rejects with what `problemOf` reads.
 */
export async function compareCommits(
  client: Client,
  repository: Repository,
  base: string,
  head: string,
  root = '',
): Promise<Changes | undefined> {
  // The files stand whole on the first page, whatever its size; commits are of no use here.
  const { data } = await client.rest.repos.compareCommitsWithBasehead({
    ...repository,
    basehead: `${base}...${head}`,
    per_page: 1,
    page: 1,
  });
  const { files, base_commit } = data;
  if (files === undefined || files.length >= MOST_FILES) return undefined;
  const prefix = root === '' ? '' : `${root}/`;
  const changed = new Set<string>();
  const deleted = new Set<string>();
  const added = new Set<string>();
  const moved = new Map<string, string>();
  const movedAway = new Set<string>();
  const newSubmodules = new Set<string>();
  for (const { filename, previous_filename, status, changes } of files) {
    if (`${filename}${previous_filename ?? ''}`.includes(REPLACEMENT)) return undefined;
    if (status === 'renamed' && previous_filename === undefined) return undefined;
    if (status === 'unchanged') continue;
    if (status === 'removed') add(deleted, filename, prefix);
    else add(changed, filename, prefix);
    if (status === 'added' || status === 'copied' || status === 'renamed') add(added, filename, prefix);
    // What an entry is the comparison does not say, nor what it was before; one that was only modified stayed what it was.
    if (status !== 'removed' && status !== 'modified') add(newSubmodules, filename, prefix);
    if (status === 'renamed') {
      add(deleted, previous_filename, prefix);
      add(movedAway, previous_filename, prefix);
      const [to, from] = [relativeTo(prefix, filename), relativeTo(prefix, previous_filename)];
      if (changes === 0 && to !== undefined && from !== undefined) moved.set(to, from);
    }
  }
  // A name that one file left and another took is changed.
  for (const path of changed) {
    if (!deleted.delete(path)) continue;
    added.delete(path);
    moved.delete(path);
  }
  return { base: base_commit.sha, changed, deleted, added, moved, movedAway, newSubmodules };
}

function add(paths: Set<string>, path: string | undefined, prefix: string): void {
  const within = relativeTo(prefix, path);
  if (within !== undefined) paths.add(within);
}

/** Undefined for what is not below it. */
function relativeTo(prefix: string, path: string | undefined): string | undefined {
  return path?.startsWith(prefix) === true ? path.slice(prefix.length) : undefined;
}

export interface ComparisonOptions {
  /** Empty where there is none. */
  readonly token: string;
  readonly env: Environment;
  /** The project root's place in the repository. */
  readonly root: string;
}

/** Milliseconds that the comparison may take: all else waits for it. */
const PATIENCE = 30_000;

/** `compareCommits` in the repository of the workflow; undefined where there is nothing to ask it with. */
export function comparisonByApi({ token, env, root }: ComparisonOptions): Compare | undefined {
  const repository = repositoryOf(env);
  if (token === '' || repository === undefined) return undefined;
  return async (base, head) => {
    const client = openClient({ token, url: env.GITHUB_API_URL, patience: PATIENCE });
    return compareCommits(client, repository, base, head, root);
  };
}
