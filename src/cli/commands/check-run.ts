import { join } from 'node:path';
import { baselinePath, openBaseline } from '../../baseline/load.js';
import { withTrend, type Earlier } from '../../compare/compare.js';
import { readConfig, readConfigFile, CONFIG_FILES, findConfig } from '../../config/load.js';
import type { Config } from '../../config/config.js';
import { loosenedForms } from '../../config/loosened.js';
import { formRemarks } from '../../engine/run/form-files.js';
import { overruledInWords, readPolicy } from '../../config/policy.js';
import { patternsThatCount, type Settings } from '../../config/settings.js';
import { checkTree } from '../../engine/run/check-tree.js';
import type { RunInput } from '../../engine/run/complete-run.js';
import type { Changes } from '../../model/context.js';
import { EXIT, type LoosenedForm, type Report } from '../../model/report.js';
import { listOf } from '../../model/text.js';
import type { Tree } from '../../model/tree.js';
import { isUntrue } from '../../model/claim.js';
import { terminal, type Terminal } from '../../report/sink.js';
import { elsewhereNote, namedInFindings, uncommittedNote } from '../../report/describe/notes.js';
import { isCommitTree } from '../../tree/commit.js';
import { branchesWith } from '../../tree/git/other-commit.js';
import { filesUnlikeCommit, isUnlikeCommit } from '../../tree/git/uncommitted.js';
import { projectOf } from '../../tree/write-place.js';
import { note, type Caller, type Output } from '../terminal/caller.js';
import { nameOfOption, type CheckCall } from './check-call.js';
import { explainNoReturns, warnUnmatched } from '../no-returns.js';
import { showReport } from './show-report.js';
import { updateBaseline } from './update-baseline.js';
import { UsageError } from '../../model/usage.js';
import { compareByGit, openBefore } from '../../tree/git/base.js';

/** Without `--now` each shard uses its own clock. */
const OWN_CLOCK =
  'Shards are joined only where they have one clock: hand the same --now to each, such as --now 2026-01-28T12:00:00Z.';

/**
 * Checks the tree, and writes the requested output. `readEarlier` reads the report to compare with. Resolves to the
 * exit status; rejects with `UsageError`, among others.
 */
export async function runCheck(
  asked: CheckCall,
  opening: Promise<Tree>,
  readEarlier: () => Earlier | null,
  caller: Caller,
): Promise<number> {
  const { call, shown } = asked;
  const { root } = call;
  const say = (text: string | Terminal): void => {
    if (!shown.quiet) note(caller, text);
  };
  const configFile = call.value('config');
  const named = configFile === undefined ? null : await readConfigFile({ path: configFile, shown: configFile, root });
  if (call.has('shard') && !call.has('now')) say(OWN_CLOCK);
  const earlier = readEarlier();
  const tree = await opening;
  const project = projectOf([root, '.']);
  const config = named ?? (await readConfig(tree));
  const policyFile = call.value('policy');
  const settings = asked.settings(
    config,
    policyFile === undefined
      ? null
      : await readPolicy({ shown: policyFile, folder: '.', root, tree, nameOfSetting: nameOfOption }),
  );
  if (asked.explains === 'files')
    return (await import('./list-files.js')).listFiles(tree, settings, shown.format === 'json', caller);
  if (asked.explains !== null) {
    const { showConfig } = await import('./show-config.js');
    const name = configFile ?? findConfig(tree)?.path ?? null;
    return showConfig({ asked, settings, withoutPolicy: asked.settings(config), configFile: name }, caller);
  }
  const { policy } = settings.readFrom;
  for (const warning of [config, policy?.config].flatMap((one) => one?.warnings ?? [])) {
    say(terminal`warning: ${warning}`);
  }
  const overruled = overruledInWords(policyFile ?? '', policy?.overruled ?? []);
  if (overruled !== '') say(overruled);
  const mayName = policy === undefined || policy.config.baseline === null;
  const ofConfig = settings.baselineFile === null ? null : join(root, settings.baselineFile);
  const baselineFile = (mayName ? call.value('baseline') : undefined) ?? ofConfig;
  const update = asked.update === null ? null : updateBaseline(baselinePath(root, baselineFile), project, asked.update);
  const base = call.value('base');
  const compared = base === undefined ? null : await compareWithBase(base, tree, caller);
  const mayChange = compared !== null && configFile === undefined;
  if (mayChange) warnChangedConfig(compared.changes, caller);
  const droppedForms = mayChange ? await formsLoosened(compared, tree, config) : [];
  for (const remark of await formRemarks(settings, tree)) say(terminal`notice: ${remark}`);
  const baseline =
    update?.baseline ??
    // On a person's machine the baseline on disk applies, committed or not. A commit other than `HEAD` may have its
    // own.
    (await openBaseline({
      tree,
      root,
      named: baselineFile,
      onDisk: true,
      base: compared === null ? null : 'own',
      whole: asked.isWhole,
      hidesNoClaims: policy !== undefined && mayName,
    }));
  const progress = progressLine(caller.stderr, !shown.quiet && call.value('progress') !== 'never');
  const found: Partial<RunInput> = { ...compared, baseline, loosenedForms: droppedForms };
  const checked = await checkTree(tree, settings, { ...found, onProgress: progress.show }).finally(progress.clear);
  const report = withTrend(checked, earlier);
  const unwritten = await showReport(report, shown, project, caller);
  if (update !== null && report.conclusion !== 'empty') caller.stderr.write(`${update.write()}\n`);
  if (call.rest.length > 0) await warnUnmatched(tree, call.rest, caller);
  if (report.conclusion === 'failed' && !shown.quiet) await sayElsewhere(tree, report, caller);
  const hasUncommitted = !shown.quiet && (await warnUncommitted(asked, tree, settings, report, caller));
  // A return that is not committed yet needs no explanation of what a return is.
  if (report.conclusion === 'empty' && shown.format === 'text' && !shown.quiet && !hasUncommitted) {
    const { options, config: ofProject } = settings.readFrom;
    caller.stderr.write(terminal`\n${explainNoReturns(tree, patternsThatCount(options, ofProject).paths)}`.text);
  }
  for (const message of unwritten) note(caller, terminal`warning: ${message}`);
  return EXIT[report.conclusion];
}

/** Warns that the branch's own configuration applies here, while a pull request is checked by that of its base. */
function warnChangedConfig({ base, changed, deleted }: Changes, caller: Caller): void {
  const touched = CONFIG_FILES.filter((place) => changed.has(place) || deleted.has(place));
  if (touched.length === 0) return;
  const files = listOf(touched, 'and');
  const what = 'counts here as it is now; on a pull request the action takes that of the base.';
  note(caller, terminal`warning: ${files} changed since ${base} and ${what}`);
}

/**
 * Resolves to the forms that the base's configuration has, and that of the branch drops or reads less of. A configuration of the base that
 * cannot be read has none.
 */
async function formsLoosened(
  { changes, before }: ComparedWith,
  tree: Tree,
  config: Config | null,
): Promise<readonly LoosenedForm[]> {
  const [touched] = CONFIG_FILES.filter((place) => changes.changed.has(place) || changes.deleted.has(place));
  const commit = before?.commit;
  if (touched === undefined || commit === undefined || !isCommitTree(tree)) return [];
  const { configOfCommit } = await import('../../config/at-commit.js');
  try {
    const base = await configOfCommit(tree, commit, (place) => `${place} of the base`);
    return loosenedForms(base?.forms ?? [], config?.forms ?? [], touched);
  } catch (error) {
    if (error instanceof UsageError) return [];
    throw error;
  }
}

/** Prints which other branches of the clone have claimed files that the checked commit and its history lack. No report may say so. */
async function sayElsewhere(tree: Tree, { returns }: Report, caller: Caller): Promise<void> {
  if (!isCommitTree(tree)) return;
  const missing = returns.flatMap((record) =>
    record.claims.flatMap((one) => (one.verdict.name === 'missing' && isUntrue(one, record) ? [one.claim.path] : [])),
  );
  const branches = await branchesWith(tree, [...new Set(missing)]);
  if (branches.size > 0) note(caller, elsewhereNote(branches));
}

/**
 * Prints one line with the files that differ on disk: the configuration, and if the run does not pass, returns and files that findings
 * name. A baseline on disk counts anyway. Resolves to whether one of them may hold a return.
 */
async function warnUncommitted(
  { call, given }: CheckCall,
  tree: Tree,
  { selection }: Settings,
  report: Report,
  caller: Caller,
): Promise<boolean> {
  const { root } = call;
  const isCheckedOut = (given.value('at') ?? 'HEAD') === 'HEAD';
  if (!isCommitTree(tree) || !isCheckedOut || tree.repository.git.bare === true) return false;
  const config = call.has('config') ? [] : [findConfig(tree)?.path ?? CONFIG_FILES].flat();
  const edited = config.filter((path) => isUnlikeCommit(tree, root, path, 'same'));
  const named = namedInFindings(report);
  const others =
    report.conclusion === 'passed'
      ? []
      : await filesUnlikeCommit(tree, root, (path) => selection.matches(path) || named.has(path));
  const files = [...new Set([...edited, ...others])];
  if (files.length > 0) note(caller, uncommittedNote(files));
  return others.some((path) => selection.matches(path));
}

/** The input of a run that compares with a commit. */
export interface ComparedWith extends Pick<RunInput, 'before' | 'failOnScope'> {
  readonly changes: Changes;
}

/**
 * Resolves to the changes since the checked commit left the one that `--base` names, as far as history shows. It
 * fetches nothing, and warns on standard error if the answer is not exact. Rejects with `UsageError` for a base that
 * git does not know.
 */
async function compareWithBase(base: string, tree: Tree, caller: Caller): Promise<ComparedWith> {
  if (!isCommitTree(tree)) {
    throw new UsageError('--base compares two commits: leave out --workspace, and commit what is to be checked.');
  }
  const found = await compareByGit(tree, { revision: base, label: base, relation: 'branch' }, 'local');
  if (found.kind === 'refused') throw new UsageError(`--base: ${found.reason}`);
  const { changes, commit, tip, remark } = found;
  if (remark !== undefined) note(caller, remark);
  if (changes.approximate === true) {
    const what = `history is too shallow to tell where the checked commit left ${base}, so it is compared with ${base} as it is: what changed there since counts, too. Fetch more of it (git fetch --unshallow).`;
    note(caller, terminal`warning: ${what}`);
  }
  return { changes, before: await openBefore(tree, { commit, tip }), failOnScope: 'changes' };
}

/** The time between updates of the line, in milliseconds. */
const EVERY = 100;

/** The time before a run shows the line, in milliseconds. */
const AFTER = 500;

const CLEAR = '\r\u001B[K';

/** Returns a progress line on standard error. It appears only on a terminal, so that no log contains it. */
function progressLine(stderr: Output, wanted: boolean) {
  const isShown = wanted && stderr.isTerminal;
  const started = performance.now();
  let drawn = 0;
  return {
    show: (done: number, total: number): void => {
      const now = performance.now();
      if (!isShown || now - started < AFTER || now - drawn < EVERY) return;
      drawn = now;
      const percent = Math.floor((done / total) * 100);
      stderr.write(`${CLEAR}checked ${String(done)} of ${String(total)} files (${String(percent)}%)`);
    },
    clear: (): void => {
      if (drawn > 0) stderr.write(CLEAR);
    },
  };
}
