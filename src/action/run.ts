import { errorObjects } from '../report/errors-file.js';
import { appendErrors } from '../tree/append-errors.js';
import { resolve } from 'node:path';
import { answerBase, baseBehindWorkspace, NO_BASE, readBaseWishes, type Proposal } from './base.js';
import { actionBaseline, actionConfig, isProposal } from './base-rules.js';
import { earlierReports } from './earlier-reports.js';
import { refuseSubmodule } from './working-directory.js';
import { UsageError } from '../model/usage-error.js';
import { judgeTree } from '../engine/judge-tree.js';
import { linksOf, pullRequestHead, readEvent, type Environment } from '../github/event.js';
import { NO_FIXES } from './fixes-to-apply.js';
import { readCount, type ActionInputs } from './inputs.js';
import { announce, leaveToMerge, logReport, note, publishOutputs, warn } from './publish.js';
import { tellPeople } from './tell-people.js';
import { writeReports } from './write-reports.js';
import type { Conclusion } from '../model/report.js';
import type { Tree } from '../model/tree.js';
import { trendOf } from '../trend/trend.js';
import { CLAIM_RULES } from '../standards/claim-rules.js';
import type { RawOptions } from '../model/raw-options.js';
import { parseChoice } from '../config/parse-option.js';
import type { Config } from '../config/config.js';
import { readSettings, type Settings } from '../config/settings.js';
import { readShard } from '../config/shard-settings.js';
import type { AskedShard } from '../model/shard.js';
import { CONFIG_FILES } from '../config/find.js';
import type { Remark } from '../github/request.js';
import type { JudgeTree } from '../rewrite/fix/fix-tree.js';
import { BASELINE_FILE } from '../model/baseline.js';
import { uncommittedNote } from '../report/uncommitted.js';
import { uncommittedFiles } from '../tree/git/untracked.js';
import { contains, headOf } from '../tree/git/ancestry.js';
import { openBefore } from '../tree/git/before.js';
import { isCommitTree, type CommitTree } from '../tree/commit.js';
import { gitAt, locate } from '../tree/git/locate.js';
import { trustedFolders } from '../tree/root.js';
import { projectOf } from '../tree/write-place.js';

export interface ActionRun {
  readonly inputs: ActionInputs;
  readonly given: RawOptions;
  readonly workspace: string;
  readonly root: string;
  readonly env: Environment;
  readonly opening: Promise<Tree>;
  /** Opens the commit that is checked out, where the files on disk are judged. */
  readonly openCheckout: () => Promise<CommitTree>;
}

/** Without the input each shard takes its own clock. */
const OWN_CLOCK =
  'Shards are joined only where they have one clock: give every job of the matrix the same input now, which a job before it printed.';

/** Judges and publishes; of a shard, what people read is left to who joins it with the others. Resolves to the conclusion; rejects with what the caller can mend. */
export async function runAction(run: ActionRun): Promise<Conclusion> {
  const { inputs, given, workspace, root, env } = run;
  const nameOf = (setting: string): string => `The input ${setting}`;
  // Read without the configuration first: what is wrong with the inputs is told before git has answered.
  const unconfigured = readSettings(given, nameOf);
  parseChoice('The input source', inputs.source, ['commit', 'workspace']);
  parseChoice('The input history', inputs.history, ['auto', 'never']);
  const jobSummary = parseChoice('The input job-summary', inputs.jobSummary, ['true', 'false']) === 'true';
  const perType = readCount('The input max-annotations', inputs.maxAnnotations);
  const annotations = parseChoice('The input annotations', inputs.annotations, ['commands', 'check']);
  const comment = parseChoice('The input comment', inputs.comment, ['auto', 'never', 'always', 'suggestions']);
  const wishes = readBaseWishes(inputs);
  const askedShard = (settings: Settings, config: Config | null): AskedShard | undefined =>
    inputs.shard === ''
      ? undefined
      : readShard(nameOf('shard'), inputs.shard, { given, settings, config, mode: wishes.mode });
  const part = askedShard(unconfigured, null)?.part ?? 1;
  // What concerns all shards is told by the first.
  const warnOnce = part === 1 ? warn : note;
  if (inputs.shard !== '' && given.now === undefined) warnOnce(OWN_CLOCK);
  const { earlier, ...compared } = await earlierReports(inputs, workspace);
  const event = readEvent(env);
  const tree = await run.opening;
  await refuseForeignHead(env, pullRequestHead(event), workspace, root);
  const isProposed = isProposal(env, event, inputs);
  if (isProposed) refuseSubmodule(root);
  const question = { wishes, env, event, token: inputs.githubToken };
  // Files on disk are compared with nothing, but of a proposal the base's rules hold for them, too.
  const base = isCommitTree(tree) ? await answerBase(question, tree) : NO_BASE;
  const { changes } = base;
  let proposal: Proposal | null = null;
  if (isProposed) {
    proposal = isCommitTree(tree) ? { committed: tree, base } : await baseBehindWorkspace(question, run.openCheckout);
  }
  const sides = { inputs, workspace, root, tree, proposal };
  const config = await actionConfig(sides);
  const settings = config.value === null ? unconfigured : readSettings(given, nameOf, config.value);
  const isAgentBranch = (inputs.agentBranches === '' ? settings.isAgentBranch : null) ?? wishes.isAgentBranch;
  const agentBranch = base.branch !== null && isAgentBranch(base.branch) ? base.branch : null;
  const baseline = await actionBaseline(sides, {
    named: inputs.baseline === '' ? (settings.baseline ?? undefined) : inputs.baseline,
    whole: wishes.mode === 'all' && [...given.patterns, ...given.ignore].every((line) => line.trim() === ''),
  });
  const before =
    base.commit === null || !isCommitTree(tree)
      ? null
      : await openBefore(tree, { commit: base.commit, tip: base.tip ?? base.commit });
  const doubts = [(proposal?.base ?? base).warning, config.doubt].filter((doubt) => doubt !== null);
  const warnings = [...compared.warnings, ...(doubts.length === 0 ? [] : [doubts.join(' ')]), ...config.warnings];
  for (const warning of warnings) warnOnce(warning);
  const shard = askedShard(settings, config.value);
  const judged = await judgeTree(tree, settings, {
    changes,
    // What is on the default branch already is judged whole, whatever it is compared with.
    answersFor: isProposed || wishes.mode === 'changed' ? 'changes' : 'all',
    before,
    agentBranch,
    mode: wishes.mode,
    ...(shard === undefined ? {} : { shard }),
    ...(baseline === undefined ? {} : { baseline }),
  });
  const report =
    earlier === null ? judged : { ...judged, trend: trendOf(earlier, judged, CLAIM_RULES, 'The input compare') };
  const links = linksOf(env, tree.revision);
  const project = projectOf([workspace, root, env.RUNNER_TEMP ?? '']);
  const file = await writeReports(report, { asked: inputs.files, workspace, project, env, links });
  announce(report);
  publishOutputs(report, file);
  if (shard === undefined) {
    const subject = JSON.stringify([given, { ...inputs, githubToken: '' }]);
    const changedFirst = changes?.changed ?? new Set<string>();
    const judge: JudgeTree = (overlaid) => judgeTree(overlaid, settings, { mostFindings: Infinity });
    const search = { judge, maxFileSize: settings.maxFileSize, changed: changes?.changed ?? null };
    const fixes =
      comment === 'suggestions' ? await (await import('./fixes.js')).findFixes(tree, report, search) : NO_FIXES;
    const token = inputs.githubToken;
    const asked = { annotations, comment, fixes: fixes.files, token, env, event, links, subject, changedFirst };
    const lying = isCommitTree(tree) ? await uncommitted(tree, root, settings) : [];
    await tellPeople(report, { asked, fixes, lying, warnings, perType, jobSummary });
  } else leaveToMerge(shard);
  logReport(report);
  // Last, so that nothing is lost where the file cannot be written.
  if (inputs.errorsFile !== '') {
    await appendErrors(resolve(workspace, inputs.errorsFile), errorObjects(report), project);
  }
  return report.conclusion;
}

/** A notice of what lies on disk and would count if it were committed. */
async function uncommitted(
  tree: CommitTree,
  root: string,
  { selection, baseline }: Settings,
): Promise<readonly Remark[]> {
  const places: readonly string[] = [...CONFIG_FILES, baseline ?? BASELINE_FILE];
  const found = await uncommittedFiles(tree, { root, compared: places });
  const files = found.filter((path) => places.includes(path) || selection.matches(path));
  return files.length === 0
    ? []
    : [{ level: 'notice', text: uncommittedNote(files, 'Commit what belongs to the work.') }];
}

/**
 * Under `pull_request_target` the default checkout is the base, with the base's rights: judging it would say nothing of
 * the pull request, and pass. Rejects unless the judged commit contains the pull request's head.
 */
async function refuseForeignHead(
  env: Environment,
  head: string | undefined,
  workspace: string,
  root: string,
): Promise<void> {
  if (env.GITHUB_EVENT_NAME !== 'pull_request_target') return;
  const options = gitAt(locate(root), { safeDirectories: trustedFolders([workspace, root]) });
  // Also where the workspace is judged: it holds what was checked out.
  const checkedOut = await headOf(options);
  if (head !== undefined && checkedOut !== undefined && (await contains(options, checkedOut, head))) return;
  throw new UsageError(
    'Under pull_request_target the base is checked out, not the pull request: use the event pull_request, or check out the head of the pull request.',
  );
}
