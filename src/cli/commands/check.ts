import { readCheckCall, CHECK_OPTIONS } from './check-call.js';
import { runCheck } from './check-run.js';
import { earlierReport } from './show-report.js';
import { openWorkspace } from '../../tree/workspace.js';
import { openCommit } from '../../tree/commit.js';
import type { Tree } from '../../model/tree.js';
import { UsageError } from '../../model/usage.js';
import { inProject, PATTERN_HELP } from '../in-project.js';
import { command, type Call } from '../options.js';

/** Runs `check`, the main command. Resolves to the exit status; rejects with `UsageError`, or with a git error. */
export const check = command(
  {
    usage: 'return-gate check [options] [PATTERN...]',
    about:
      'Checks the returns that the repository has committed: every file that they claim must exist in the checked commit and must not be empty.',
    details: [PATTERN_HELP],
    options: CHECK_OPTIONS,
    examples: [
      ['return-gate check', 'all returns in the last commit'],
      ['return-gate check --base origin/main --changed-only', 'only what this branch changed'],
      ['return-gate check --files', 'which files are checked, and why'],
    ],
    exit: [
      ['0', 'passed'],
      ['1', 'findings at or above --fail-on'],
      ['2', 'bad usage or configuration'],
      ['3', 'no return found, unless --if-no-returns allows it'],
      ['4', 'internal error, or output that cannot be written'],
    ],
  },
  async (given, caller) => {
    const call = inProject(given, caller);
    // Git lists the tree while the options are read.
    const opening = open(call);
    // It may fail before anyone awaits it.
    opening.catch(() => undefined);
    try {
      return await runCheck(
        readCheckCall(call, caller.now(), given),
        opening,
        () => earlierReport(call, caller),
        caller,
      );
    } finally {
      // Also if an option is wrong, since an open git process would keep this process alive.
      await opening
        .then((tree) => {
          tree.close();
        })
        .catch(() => undefined);
    }
  },
);

async function open(call: Call): Promise<Tree> {
  const { root } = call;
  const at = call.value('at');
  if (!call.has('workspace')) return openCommit({ root, revision: at ?? 'HEAD' });
  if (at !== undefined) throw new UsageError('--at names a commit and --workspace the files on disk: use one of them.');
  return openWorkspace(root);
}
