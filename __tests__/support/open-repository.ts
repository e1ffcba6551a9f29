import { openCommit, type CommitOptions, type CommitTree } from '../../src/tree/commit.js';
import { Objects } from '../../src/tree/git/objects.js';
import type { Repository } from '../../src/tree/git/repository.js';
import { git } from './repository.js';

/** Opens the repository in a folder, as an open tree does, for questions about its commits. */
export async function withRepository<T>(
  directory: string,
  use: (repository: Repository) => Promise<T>,
  prefix = '',
): Promise<T> {
  const options = { cwd: directory };
  const objects = new Objects(options);
  try {
    return await use({ git: options, objects, prefix, clone: 'whole' });
  } finally {
    objects.close();
  }
}

/** Opens a commit, the checked-out one by default, for as long as it is asked. */
export async function withTree<T>(
  root: string,
  ask: (tree: CommitTree) => T | Promise<T>,
  options: Partial<CommitOptions> = {},
): Promise<T> {
  const tree = await openCommit({ root, revision: 'HEAD', ...options });
  try {
    return await ask(tree);
  } finally {
    tree.close();
  }
}

/** A commit of a history with several lines: its subject is its name. */
export interface NamedCommit {
  readonly name: string;
  /** Names of commits before it in the list. */
  readonly parents?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  readonly removed?: readonly string[];
  /** Seconds since 1970 UTC when its author wrote it. */
  readonly written?: number;
}

/**
 * Adds commits to a repository, and points `main` to the last one. A commit starts with the files of its first parent. Returns their
 * ids by name.
 */
export function addCommits(directory: string, commits: readonly NamedCommit[]): ReadonlyMap<string, string> {
  const marks = new Map(commits.map(({ name }, n) => [name, `:${String(n + 1)}`]));
  const lines = commits.flatMap(({ name, parents = [], files = {}, removed = [], written = 1_767_225_600 }) => [
    // Each on a branch of its own, so that none continues another.
    `commit refs/heads/${name}`,
    `mark ${marks.get(name) ?? ''}`,
    `author Ada <ada@example.com> ${String(written)} +0000`,
    'committer Ada <ada@example.com> 1767225600 +0000',
    `data ${String(Buffer.byteLength(name))}`,
    name,
    ...parents.map((parent, n) => `${n === 0 ? 'from' : 'merge'} ${marks.get(parent) ?? ''}`),
    ...removed.map((path) => `D ${path}`),
    ...Object.entries(files).flatMap(([path, text]) => [
      `M 100644 inline ${path}`,
      `data ${String(Buffer.byteLength(text))}`,
      text,
    ]),
  ]);
  const asked = [...marks.values()].map((mark) => `get-mark ${mark}\n`).join('');
  const last = commits.at(-1)?.name ?? '';
  const reset = `reset refs/heads/main\nfrom ${marks.get(last) ?? ''}\n\n`;
  const printed = git(directory, ['fast-import', '--quiet'], Buffer.from(`${lines.join('\n')}\n${reset}${asked}`));
  const ids = printed.split('\n');
  return new Map(commits.map(({ name }, n) => [name, ids[n] ?? '']));
}
