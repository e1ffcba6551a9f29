import type { Tree } from '../model/tree.js';
import { openCommit, type CommitTree } from '../tree/commit.js';
import { trustedFolders } from '../tree/root.js';
import { openWorkspace } from '../tree/workspace.js';
import type { ActionStep } from './check-request.js';

/** The trees of a step. */
export interface Trees {
  /** The tree to check. */
  readonly opening: Promise<Tree>;
  /** Opens the commit that is checked out, if the files on disk are checked. */
  readonly openCheckout: () => Promise<CommitTree>;
  /** Closes all trees that were opened. */
  readonly close: () => Promise<void>;
}

/** Starts to open the tree to check. `opening` rejects with `GitError` if it cannot be opened. */
export function openTrees({ inputs, workspace, root, env }: ActionStep): Trees {
  const safeDirectories = trustedFolders([workspace, root]);
  const server = env.GITHUB_SERVER_URL ?? 'https://github.com';
  const fetchHistory = inputs.history === 'never' ? null : { token: inputs.githubToken, server };
  const opened: Promise<Tree>[] = [];
  const keep = <T extends Tree>(opening: Promise<T>): Promise<T> => {
    // It may fail before anyone awaits it.
    opening.catch(() => undefined);
    opened.push(opening);
    return opening;
  };
  const openCheckout = (): Promise<CommitTree> =>
    keep(openCommit({ root, revision: 'HEAD', of: 'checkout', safeDirectories, fetchHistory }));
  return {
    opening:
      inputs.source === 'workspace' ? keep(Promise.resolve(openWorkspace(root, { safeDirectories }))) : openCheckout(),
    openCheckout,
    close: async () => {
      for (const tree of await Promise.allSettled(opened)) if (tree.status === 'fulfilled') tree.value.close();
    },
  };
}
