import { readCheckCall } from './check-call.js';
import { runCheck } from './check-run.js';
import { earlierReports } from './earlier-reports.js';
import { openWorkspace } from '../../tree/workspace.js';
import { openCommit } from '../../tree/commit.js';
import type { Tree } from '../../model/tree.js';
import { CHECK_OPTIONS } from './check-options.js';
import { UsageError } from '../../model/usage-error.js';
import { EXIT } from '../../model/exit-status.js';
import { inProject, PATTERN_HELP } from '../in-project.js';
import { optionHelp, readCall, type Call } from '../options.js';
import type { Caller } from '../terminal/caller.js';

const USAGE = `Usage: return-gate check [options] [PATTERN...]

Judges the returns that the repository at --root has committed, and proves every artifact that they claim.

${PATTERN_HELP}

Options
${optionHelp(CHECK_OPTIONS)}
`;

/** Runs `check`, the main command. Resolves to the exit status; rejects with `UsageError`, or with a git error. */
export async function check(args: readonly string[], caller: Caller): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    caller.stdout.write(USAGE);
    return EXIT.passed;
  }
  const call = inProject(readCall(args, CHECK_OPTIONS), caller);
  // Git lists the tree while the options are read.
  const opening = open(call);
  // It may fail before anyone awaits it.
  opening.catch(() => undefined);
  try {
    return await runCheck(readCheckCall(call, caller.now()), opening, () => earlierReports(call, caller), caller);
  } finally {
    // Also if an option is wrong, since an open git process would keep this process alive.
    await opening
      .then((tree) => {
        tree.close();
      })
      .catch(() => undefined);
  }
}

async function open({ values, switches }: Call): Promise<Tree> {
  const root = values.get('root')?.[0] ?? '.';
  const at = values.get('at')?.[0];
  if (!switches.has('workspace')) return openCommit({ root, revision: at ?? 'HEAD' });
  if (at !== undefined) throw new UsageError('--at names a commit and --workspace the files on disk: use one of them.');
  return openWorkspace(root);
}
