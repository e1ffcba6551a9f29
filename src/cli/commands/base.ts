import { UsageError } from '../../model/usage-error.js';
import type { Changes } from '../../model/context.js';
import type { Before, Tree } from '../../model/tree.js';
import { terminal } from '../../report/sink.js';
import { compareByGit } from '../../tree/git/base.js';
import { openBefore } from '../../tree/git/before.js';
import { isCommitTree } from '../../tree/commit.js';
import type { Caller } from '../terminal/caller.js';

export interface ComparedWith {
  readonly changes: Changes;
  /** What the base held: read only where somebody asks for it. */
  readonly openBefore: () => Promise<Before>;
}

/**
 * What changed since the commit that `--base` names: since the judged one left it, where history tells. Nothing is fetched.
 * Rejects with `UsageError` for a base that git does not know, and tells on standard error where the answer is not exact.
 */
export async function compareWithBase(base: string, tree: Tree, { stderr }: Caller): Promise<ComparedWith> {
  if (!isCommitTree(tree)) {
    throw new UsageError('--base compares two commits: leave out --workspace, and commit what is to be judged.');
  }
  const found = await compareByGit(tree, { revision: base, label: base, relation: 'branch' }, 'local');
  if (found.kind === 'refused') throw new UsageError(`--base: ${found.reason}`);
  const { changes, commit, tip } = found;
  if (changes.approximate === true) {
    const what = `history is too shallow to tell where the judged commit left ${base}, so it is compared with ${base} as it is: what changed there since counts, too. Fetch more of it (git fetch --unshallow).`;
    stderr.write(terminal`return-gate: warning: ${what}`.text + '\n');
  }
  return { changes, openBefore: () => openBefore(tree, { commit, tip }) };
}
