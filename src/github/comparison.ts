import type { Changes } from '../model/context.js';
import type { Compare } from './base.js';
import { openClient, type Client } from './client.js';
import { requireFields } from './problem.js';
import { repositoryOf, type Environment, type Repository } from './event.js';

/** The comparison lists at most this many files, and does not say if there are more. */
const MOST_FILES = 300;

/** Replaces bytes that are not UTF-8, so the file is unknown. */
const REPLACEMENT = '\u{FFFD}';

/**
 * Returns what the second commit changed since it parted from the first, by the platform's comparison, for use if git cannot
 * compare. Returns undefined if the comparison may have left files out
 * (https://docs.github.com/rest/commits/commits#compare-two-commits). Rejects with an error for `problemOf`.
 *
 * It needs `contents: read`. `root` is the project root's place in the repository: paths are relative to it, and files outside
 * are left out. A rename is a deletion and an addition.
 */
export async function compareCommits(
  client: Client,
  repository: Repository,
  base: string,
  head: string,
  root = '',
): Promise<Changes | undefined> {
  // The first page has all files, whatever its size. Commits are not needed here.
  const { data } = await client.rest.repos.compareCommitsWithBasehead({
    ...repository,
    basehead: `${base}...${head}`,
    per_page: 1,
    page: 1,
  });
  const { files, base_commit } = data;
  if (!Array.isArray(files) || files.length >= MOST_FILES) return undefined;
  // A file without a name would be left out without a word.
  requireFields(files, { filename: 'string', status: 'string' });
  requireFields([base_commit], { sha: 'string' });
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
    // The comparison does not show an entry's kind, before or after. A merely modified entry kept its kind.
    if (status !== 'removed' && status !== 'modified') add(newSubmodules, filename, prefix);
    if (status === 'renamed') {
      add(deleted, previous_filename, prefix);
      add(movedAway, previous_filename, prefix);
      const [to, from] = [relativeTo(prefix, filename), relativeTo(prefix, previous_filename)];
      if (changes === 0 && to !== undefined && from !== undefined) moved.set(to, from);
    }
  }
  // A name that one file left and another took counts as changed.
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

/** Returns a path relative to a folder; undefined if it is not below it. */
function relativeTo(prefix: string, path: string | undefined): string | undefined {
  return path?.startsWith(prefix) === true ? path.slice(prefix.length) : undefined;
}

export interface ComparisonOptions {
  /** Empty if there is none. */
  readonly token: string;
  readonly env: Environment;
  /** The project root's place in the repository. */
  readonly root: string;
}

/** Milliseconds that the comparison may take: everything else waits for it. */
const PATIENCE = 30_000;

/** Returns `compareCommits` for the workflow's repository; undefined without a token or an API. */
export function comparisonByApi({ token, env, root }: ComparisonOptions): Compare | undefined {
  const repository = repositoryOf(env);
  if (token === '' || repository === undefined) return undefined;
  return async (base, head) => {
    const client = openClient({ token, url: env.GITHUB_API_URL, patience: PATIENCE });
    return compareCommits(client, repository, base, head, root);
  };
}
