import type { Environment } from '../github/event.js';
import { UsageError } from '../model/usage.js';
import { contains, headOf } from '../tree/git/ancestry.js';
import { gitAt, locate } from '../tree/git/locate.js';
import { trustedFolders } from '../tree/root.js';

const TARGET = 'pull_request_target';

/**
 * Rejects unless the checked commit contains the pull request's head. Under `pull_request_target` the default checkout
 * is the base, with the base's permissions. Checking it would pass without looking at the pull request.
 */
export async function refuseForeignHead(
  env: Environment,
  head: string | undefined,
  workspace: string,
  root: string,
): Promise<void> {
  if (env.GITHUB_EVENT_NAME !== TARGET) return;
  const options = gitAt(locate(root), { safeDirectories: trustedFolders([workspace, root]) });
  // Also for files on disk, since they come from the checkout.
  const checkedOut = await headOf(options);
  if (head !== undefined && checkedOut !== undefined && (await contains(options, checkedOut, head))) return;
  throw new UsageError(
    'Under pull_request_target the base is checked out, not the pull request: use the event pull_request, or check out the head of the pull request.',
  );
}

/** A commit that is checked for a pull request. */
export interface CheckedCommit {
  readonly id: string;
  readonly parents: readonly string[];
}

/**
 * Returns a notice if the checked commit is neither the pull request's head nor a merge of it, such as one that the
 * workflow names; null otherwise. Throws `UsageError` for the event's own merge commit if it is of another head: GitHub
 * then reports the result for a commit that nobody has checked.
 */
export function otherCommit(env: Environment, head: string | undefined, { id, parents }: CheckedCommit): string | null {
  const name = env.GITHUB_EVENT_NAME ?? '';
  // A pull request's reviews have the same payload, and check the same merge commit.
  if (head === undefined || !name.startsWith('pull_request') || name === TARGET) return null;
  const isMerge = parents.length > 1;
  if (id === head || (isMerge && parents.includes(head))) return null;
  if (isMerge && id === env.GITHUB_SHA) {
    throw new UsageError(
      `The merge ref of the pull request is stale: ${id} does not contain ${head}, the head that the result is reported for. Running this again checks the same commit. Push to the branch, or close and reopen the pull request, for a new merge ref.`,
    );
  }
  return `The checked commit ${id} is neither ${head}, the head of the pull request, nor its merge commit. The result is that of the checked commit.`;
}
