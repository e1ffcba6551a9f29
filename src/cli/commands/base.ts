import { UsageError } from '../../model/usage.js';
import type { Changes } from '../../model/context.js';
import type { RunInput } from '../../engine/run/run-input.js';
import type { Tree } from '../../model/tree.js';
import { terminal } from '../../report/sink.js';
import { compareByGit } from '../../tree/git/base.js';
import { openBefore } from '../../tree/git/before.js';
import { isCommitTree } from '../../tree/commit.js';
import type { Caller } from '../terminal/caller.js';

/** The input of a run that compares with a commit. */
export interface ComparedWith extends Pick<RunInput, 'before' | 'answersFor'> {
  readonly changes: Changes;
}

/**
 * Resolves to the changes since the checked commit left the one that `--base` names, as far as history shows. It
 * fetches nothing, and warns on standard error if the answer is not exact. Rejects with `UsageError` for a base that
 * git does not know.
 */
export async function compareWithBase(base: string, tree: Tree, { stderr }: Caller): Promise<ComparedWith> {
  if (!isCommitTree(tree)) {
    throw new UsageError('--base compares two commits: leave out --workspace, and commit what is to be checked.');
  }
  const found = await compareByGit(tree, { revision: base, label: base, relation: 'branch' }, 'local');
  if (found.kind === 'refused') throw new UsageError(`--base: ${found.reason}`);
  const { changes, commit, tip, remark } = found;
  if (remark !== undefined) stderr.write(terminal`return-gate: ${remark}\n`.text);
  if (changes.approximate === true) {
    const what = `history is too shallow to tell where the checked commit left ${base}, so it is compared with ${base} as it is: what changed there since counts, too. Fetch more of it (git fetch --unshallow).`;
    stderr.write(terminal`return-gate: warning: ${what}`.text + '\n');
  }
  return { changes, before: await openBefore(tree, { commit, tip }), answersFor: 'changes' };
}
