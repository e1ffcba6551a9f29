import { join } from 'node:path';
import type { Untrue } from '../../baseline/baseline.js';
import { readConfig } from '../../config/load.js';
import { findConfig } from '../../config/find.js';
import { BASELINE_FILE } from '../../model/finding.js';
import { EXIT } from '../../model/report.js';
import { UsageError } from '../../model/usage.js';
import { painter, terminal } from '../../report/sink.js';
import { openCommit, type CommitTree } from '../../tree/commit.js';
import { GitError } from '../../tree/git/git-error.js';
import { projectOf } from '../../tree/write-place.js';
import { openWorkspace } from '../../tree/workspace.js';
import { inProject, ROOT_OPTION } from '../in-project.js';
import { foundInWords } from '../init/found.js';
import { filesTable, nextSteps, survey } from '../init/page.js';
import { isThere, propose, writeProposal } from '../init/proposals.js';
import { best, configured, check, tryAll } from '../init/trials.js';
import { requestedHelp, type CommandHelp } from '../command-help.js';
import { readCall, type OptionSpec } from '../options.js';
import type { Caller } from '../terminal/caller.js';
import { wantsColor } from '../terminal/color.js';
import { INCLUDE_UNTRUE, knownEntries } from './update-baseline.js';

const OPTIONS: readonly OptionSpec[] = [
  ROOT_OPTION,
  { name: 'write', help: 'write the files; one that exists is never replaced' },
  INCLUDE_UNTRUE,
  { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
  { name: 'no-color', help: 'never use colour' },
  { name: 'help', help: 'this help' },
];

const HELP: CommandHelp = {
  usage: 'return-gate init [options]',
  about:
    'Looks at the returns that the repository has committed, and proposes a configuration, a baseline of the current findings, and workflows. Without --write it shows them and writes nothing.',
  details: [
    'False claims are listed, and stay out of the baseline. In a repository without returns it says how to get the first one.',
  ],
  options: OPTIONS,
};

/**
 * Runs `init`: proposes the files that an existing repository needs to enable the gate. Resolves to the exit status;
 * rejects with errors that the caller can fix.
 */
export async function init(args: readonly string[], caller: Caller): Promise<number> {
  const help = requestedHelp(args, HELP);
  if (help !== null) {
    caller.stdout.write(help);
    return EXIT.passed;
  }
  const { values, switches, rest } = inProject(readCall(args, OPTIONS), caller);
  if (rest.length > 0) throw new UsageError(`init takes no ${rest[0] ?? ''}: name the project with --root.`);
  const root = values.get('root')?.[0] ?? '.';
  const now = values.get('now')?.[0];
  const paint = painter(!switches.has('no-color') && wantsColor(caller));
  const tree = await openCommitted(root);
  try {
    // Only the configuration is read from disk.
    const disk = openWorkspace(root);
    const known = findConfig(disk)?.path ?? null;
    const untrue: Untrue = switches.has(INCLUDE_UNTRUE.name) ? 'included' : 'left-out';
    const config = await readConfig(disk);
    const baseline = config?.baseline ?? BASELINE_FILE;
    const project = projectOf([root, '.']);
    const context = {
      tree,
      now,
      clock: caller.now(),
      config,
      untrue,
      known: knownEntries(join(root, baseline), project),
    };
    const trials = await tryAll(context);
    const chosen = known === null ? best(trials) : configured(trials, context);
    const ids = known === null ? chosen.map(({ standard }) => standard.id).join(',') : '';
    const { report, taken, maxFileSize } = await check(ids, context);
    const found = await foundInWords(report, tree, maxFileSize);
    const proposals = propose({ root, place: tree.root, config: known, chosen, baseline, taken });
    const isWriting = switches.has('write');
    // All files are examined before one is written.
    const looked = proposals.map((proposal) => ({ proposal, exists: isThere(proposal, project) }));
    const done = looked.map(({ proposal, exists }) => writeProposal(proposal, { exists, isWriting, project }));
    caller.stdout.write(
      terminal`${survey({ trials, chosen, config: known, patterns: context.config?.paths ?? [], report, found }, paint)}\n${filesTable(done, isWriting, paint)}\n${nextSteps(done, { isWriting, place: tree.root, taken, hasReturns: trials.length > 0 })}`
        .text,
    );
    return EXIT.passed;
  } finally {
    tree.close();
  }
}

/**
 * Opens the last commit. Rejects with `GitError` if there is none: nothing is proposed from uncommitted files alone.
 */
async function openCommitted(root: string): Promise<CommitTree> {
  try {
    return await openCommit({ root, revision: 'HEAD' });
  } catch (error) {
    if (!(error instanceof GitError) || (error.kind !== 'no-repository' && error.kind !== 'no-commit')) throw error;
    throw new GitError(
      error.what,
      error.kind,
      'init looks at what is committed: make a repository, and commit the project first.',
    );
  }
}
