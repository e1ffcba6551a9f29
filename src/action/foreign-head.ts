import type { Environment } from '../github/event.js';
import { UsageError } from '../model/usage-error.js';
import { contains, headOf } from '../tree/git/ancestry.js';
import { gitAt, locate } from '../tree/git/locate.js';
import { trustedFolders } from '../tree/root.js';

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
  if (env.GITHUB_EVENT_NAME !== 'pull_request_target') return;
  const options = gitAt(locate(root), { safeDirectories: trustedFolders([workspace, root]) });
  // Also for files on disk, since they come from the checkout.
  const checkedOut = await headOf(options);
  if (head !== undefined && checkedOut !== undefined && (await contains(options, checkedOut, head))) return;
  throw new UsageError(
    'Under pull_request_target the base is checked out, not the pull request: use the event pull_request, or check out the head of the pull request.',
  );
}
