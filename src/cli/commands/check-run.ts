import { join } from 'node:path';
import { baselinePath, openBaseline } from '../../baseline/load.js';
import { withTrend, type Earlier } from '../../compare/compare.js';
import { readConfig, readConfigFile, CONFIG_FILES, findConfig } from '../../config/load.js';
import type { Config } from '../../config/config.js';
import { loosenedForms } from '../../config/loosened.js';
import type { LoosenedForm } from '../../model/report.js';
import { formRemarks } from '../../engine/run/form-files.js';
import { overruledInWords, readPolicy } from '../../config/policy.js';
import type { Settings } from '../../config/settings.js';
import { checkTree } from '../../engine/run/check-tree.js';
import type { RunInput } from '../../engine/run/complete-run.js';
import type { Changes } from '../../model/context.js';
import { EXIT, type Report } from '../../model/report.js';
import { listOf } from '../../model/text.js';
import type { Tree } from '../../model/tree.js';
import { isUntrue } from '../../model/claim.js';
import { terminal } from '../../report/sink.js';
import { elsewhereNote, namedInFindings, uncommittedNote } from '../../report/describe/notes.js';
import { isCommitTree } from '../../tree/commit.js';
import { branchesWith } from '../../tree/git/other-commit.js';
import { filesUnlikeCommit, isUnlikeCommit } from '../../tree/git/uncommitted.js';
import { projectOf } from '../../tree/write-place.js';
import type { Caller, Output } from '../terminal/caller.js';
import { nameOfOption, type CheckCall } from './check-call.js';
import { explainNoReturns } from '../no-returns.js';
import { showReport } from './show-report.js';
import { updateBaseline } from './update-baseline.js';
import { warnUnmatched } from './write-files.js';
import { UsageError } from '../../model/usage.js';
import { compareByGit, openBefore } from '../../tree/git/base.js';

/** The digits of an abbreviated commit. */
const SHORT_ID = 7;

/** Without `--now` each shard uses its own clock. */
const OWN_CLOCK =
  'Shards are joined only where they have one clock: hand the same --now to each, such as --now 2026-01-28T12:00:00Z.';

/**
 * Checks the tree, and writes the requested output. `readEarlier` reads the report to compare with. Resolves to the
 * exit status; rejects with `UsageError`, among others.
 */
export async function runCheck(
  call: CheckCall,
  opening: Promise<Tree>,
  readEarlier: () => Earlier | null,
  caller: Caller,
): Promise<number> {
  const { root, patterns, configFile, base, shown } = call;
  const named = configFile === null ? null : await readConfigFile({ path: configFile, shown: configFile, root });
  if (call.settings(null).shard !== null && !call.hasClock && !shown.quiet) {
    caller.stderr.write(`return-gate: ${OWN_CLOCK}\n`);
  }
  const earlier = readEarlier();
  const tree = await opening;
  const project = projectOf([root, '.']);
  const config = named ?? (await readConfig(tree));
  const settings = call.settings(config, await policyOf(call, tree));
  if (call.explains !== null) return explainRun(call, tree, settings, caller, call.settings(config));
  warnOfConfigs(call, settings, caller);
  const { policy } = settings.readFrom;
  const ofConfig = settings.baselineFile === null ? null : join(root, settings.baselineFile);
  const mayName = policy === undefined || policy.config.baseline === null;
  const baselineFile = (mayName ? call.baselineFile : null) ?? ofConfig;
  const update = call.update === null ? null : updateBaseline(baselinePath(root, baselineFile), project, call.update);
  const compared = base === null ? null : await compareWithBase(base, tree, caller);
  if (compared !== null && configFile === null) warnChangedConfig(compared.changes, caller);
  const droppedForms = compared === null || configFile !== null ? [] : await formsLoosened(compared, tree, config);
  for (const remark of await formRemarks(settings, tree)) {
    if (!shown.quiet) caller.stderr.write(terminal`return-gate: notice: ${remark}\n`.text);
  }
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
      whole: call.isWhole,
      hidesNoClaims: policy !== undefined && mayName,
    }));
  const checked = await checkWithProgress(
    tree,
    settings,
    { ...compared, baseline, loosenedForms: droppedForms },
    call.showsProgress,
    caller,
  );
  const report = withTrend(checked, earlier);
  const unwritten = await showReport(report, shown, project, caller);
  if (update !== null && report.conclusion !== 'empty') caller.stderr.write(`${update.write()}\n`);
  if (patterns.length > 0) await warnUnmatched(tree, patterns, caller);
  if (report.conclusion === 'failed' && !shown.quiet) await sayElsewhere(tree, report, caller);
  const hasUncommitted = !shown.quiet && (await warnUncommitted(call, tree, settings, report, caller));
  // A return that is not committed yet needs no explanation of what a return is.
  if (report.conclusion === 'empty' && shown.format === 'text' && !shown.quiet && !hasUncommitted) {
    sayNoReturns(settings, tree, caller);
  }
  for (const message of unwritten) caller.stderr.write(terminal`return-gate: warning: ${message}\n`.text);
  return EXIT[report.conclusion];
}

/** Resolves to the policy that the call names; null for none. */
async function policyOf({ policyFile, root }: CheckCall, tree: Tree): Promise<Config | null> {
  if (policyFile === null) return null;
  return readPolicy({ shown: policyFile, folder: '.', root, tree, nameOfSetting: nameOfOption });
}

/** Prints which rules of the configurations were removed, and which settings of the project a stricter policy overrules. */
function warnOfConfigs({ policyFile, shown }: CheckCall, { readFrom }: Settings, { stderr }: Caller): void {
  if (shown.quiet) return;
  const { config, policy } = readFrom;
  for (const warning of [config, policy?.config].flatMap((one) => one?.warnings ?? [])) {
    stderr.write(terminal`return-gate: warning: ${warning}\n`.text);
  }
  const words = overruledInWords(policyFile ?? '', policy?.overruled ?? []);
  if (words !== '') stderr.write(terminal`return-gate: ${words}\n`.text);
}

/** Prints which files would be checked, or by which settings. Resolves to the exit status. */
async function explainRun(
  call: CheckCall,
  tree: Tree,
  settings: Settings,
  caller: Caller,
  withoutPolicy: Settings,
): Promise<number> {
  const { given, configFile, shown, explains } = call;
  const format = shown.format === 'json' ? 'json' : 'text';
  const how = { settings, format, mayColor: shown.mayColor } as const;
  if (explains === 'files') return (await import('./list-files.js')).listFiles({ ...how, tree }, caller);
  const name = configFile ?? findConfig(tree)?.path ?? null;
  return (await import('./show-config.js')).showConfig(
    { ...how, call: given, root: call.root, configFile: name, withoutPolicy },
    caller,
  );
}

/** Prints what a return is and how to get one: the report itself can only say that none was found. */
function sayNoReturns({ readFrom }: Settings, { revision }: Tree, { stderr }: Caller): void {
  const { options, config } = readFrom;
  const patterns = options.patterns.length > 0 ? options.patterns : (config?.paths ?? []);
  const lines = explainNoReturns({ revision: revision?.slice(0, SHORT_ID) ?? null, patterns });
  stderr.write(terminal`\n${lines.map((line) => terminal`${line}\n`)}`.text);
}

async function checkWithProgress(
  tree: Tree,
  settings: Settings,
  found: Partial<RunInput>,
  showsProgress: boolean,
  { stderr }: Caller,
): Promise<Report> {
  const progress = progressLine(stderr, showsProgress);
  try {
    return await checkTree(tree, settings, { ...found, onProgress: progress.show });
  } finally {
    progress.clear();
  }
}

/** Warns that the branch's own configuration applies here, while a pull request is checked by that of its base. */
function warnChangedConfig({ base, changed, deleted }: Changes, { stderr }: Caller): void {
  const touched = CONFIG_FILES.filter((place) => changed.has(place) || deleted.has(place));
  if (touched.length === 0) return;
  const files = listOf(touched, 'and');
  stderr.write(
    terminal`return-gate: warning: ${files} changed since ${base} and counts here as it is now; on a pull request the action takes that of the base.\n`
      .text,
  );
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
async function sayElsewhere(tree: Tree, { returns }: Report, { stderr }: Caller): Promise<void> {
  if (!isCommitTree(tree)) return;
  const missing = returns.flatMap((record) =>
    record.claims.flatMap((one) => (one.verdict.name === 'missing' && isUntrue(one, record) ? [one.claim.path] : [])),
  );
  const branches = await branchesWith(tree, [...new Set(missing)]);
  if (branches.size > 0) stderr.write(`${terminal`return-gate: ${elsewhereNote(branches)}`.text}\n`);
}

/**
 * Prints one line with the files that differ on disk: the configuration, and if the run does not pass, returns and files that findings
 * name. A baseline on disk counts anyway. Resolves to whether one of them may hold a return.
 */
async function warnUncommitted(
  { root, configFile, given }: CheckCall,
  tree: Tree,
  { selection }: Settings,
  report: Report,
  { stderr }: Caller,
): Promise<boolean> {
  const isCheckedOut = (given.values.get('at')?.[0] ?? 'HEAD') === 'HEAD';
  if (!isCommitTree(tree) || !isCheckedOut || tree.repository.git.bare === true) return false;
  const config = configFile === null ? [findConfig(tree)?.path ?? CONFIG_FILES].flat() : [];
  const edited = config.filter((path) => isUnlikeCommit(tree, root, path, 'same'));
  const named = namedInFindings(report);
  const others =
    report.conclusion === 'passed'
      ? []
      : await filesUnlikeCommit(tree, root, (path) => selection.matches(path) || named.has(path));
  const files = [...new Set([...edited, ...others])];
  if (files.length > 0) stderr.write(`${terminal`return-gate: ${uncommittedNote(files)}`.text}\n`);
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
async function compareWithBase(base: string, tree: Tree, { stderr }: Caller): Promise<ComparedWith> {
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
  return { changes, before: await openBefore(tree, { commit, tip }), failOnScope: 'changes' };
}

/** The time between updates of the line, in milliseconds. */
const EVERY = 100;

/** The time before a run shows the line, in milliseconds. */
const AFTER = 500;

const CLEAR = '\r\u001B[K';

export interface Progress {
  readonly show: (done: number, total: number) => void;
  readonly clear: () => void;
}

/** Returns a progress line on standard error. It appears only on a terminal, so that no log contains it. */
function progressLine(stderr: Output, wanted: boolean): Progress {
  if (!wanted || !stderr.isTerminal) return { show: () => undefined, clear: () => undefined };
  const started = performance.now();
  let drawn = 0;
  return {
    show: (done, total) => {
      const now = performance.now();
      if (now - started < AFTER || now - drawn < EVERY) return;
      drawn = now;
      const percent = Math.floor((done / total) * 100);
      stderr.write(`${CLEAR}checked ${String(done)} of ${String(total)} files (${String(percent)}%)`);
    },
    clear: () => {
      if (drawn > 0) stderr.write(CLEAR);
    },
  };
}
