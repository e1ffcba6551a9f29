import { compareWithBase } from './base.js';
import { earlierReports, withTrend } from './earlier-reports.js';
import { warnUnmatched } from './write-files.js';
import { CONFIG_FILES } from '../../config/find.js';
import { terminal } from '../../report/sink.js';
import { uncommittedNote } from '../../report/uncommitted.js';
import { isCommitTree } from '../../tree/commit.js';
import { uncommittedFiles } from '../../tree/git/untracked.js';
import { errorObjects } from '../../report/errors-file.js';
import { appendErrors } from '../../tree/append-errors.js';
import { join } from 'node:path';
import { UsageError } from '../../model/usage-error.js';
import { readConfig, readConfigFile } from '../../config/load.js';
import { checkTree } from '../../engine/run/check-tree.js';
import { baselinePath, openBaseline, type BaselineSource } from '../../baseline/load.js';
import type { RawOptions } from '../../model/raw-options.js';
import type { Report } from '../../model/report.js';
import type { Changes } from '../../model/context.js';
import type { Tree } from '../../model/tree.js';
import { listOf } from '../../model/text.js';
import type { Baseline } from '../../baseline/baseline.js';
import { parseChoice } from '../../config/parse-option.js';
import type { Config } from '../../config/config.js';
import { readSettings, type Settings } from '../../config/settings.js';
import { readShard } from '../../config/shard-settings.js';
import type { AskedShard } from '../../model/shard.js';
import { projectOf, type Project } from '../../tree/write-place.js';
import { EXIT } from '../../model/exit-status.js';
import type { Call } from '../options.js';
import { progressLine } from '../terminal/progress.js';
import type { Caller } from '../terminal/caller.js';
import { readShown, showReport } from './show-report.js';
import { INCLUDE_UNTRUE, updateBaseline, type BaselineUpdate } from './update-baseline.js';

/** Without `--now` each shard takes its own clock. */
const OWN_CLOCK =
  'Shards are joined only where they have one clock: hand the same --now to each, such as --now 2026-01-28T12:00:00Z.';

/** Reads the call to its end, runs the gate on the tree that is being opened, and writes what was asked for. */
export async function runCheck(call: Call, opening: Promise<Tree>, caller: Caller): Promise<number> {
  const value = (name: string): string | undefined => call.values.get(name)?.[0];
  const shown = readShown(call);
  const { quiet } = shown;
  const base = readBase(call);
  if (call.switches.has(INCLUDE_UNTRUE.name) && !call.switches.has('update-baseline')) {
    throw new UsageError(`--${INCLUDE_UNTRUE.name} is about what --update-baseline writes: add that, or leave it out.`);
  }
  const progressWhen = parseChoice('--progress', value('progress') ?? 'auto', ['auto', 'never']);
  const raw: RawOptions = {
    patterns: call.rest,
    ignore: call.values.get('ignore') ?? [],
    standard: value('standard'),
    failOn: value('fail-on'),
    ifNoReturns: value('if-no-returns'),
    staleAfter: value('stale-after'),
    maxFileSize: value('max-file-size'),
    maxReturns: value('max-returns'),
    expectSession: value('expect-session'),
    envelopeMode: value('envelope-mode'),
    now: value('now'),
    clock: caller.now(),
  };
  const nameOfSetting = (setting: string): string => (setting === 'paths' ? 'PATTERN' : `--${setting}`);
  // Read without the configuration first: what is wrong with the options is reported before git has answered.
  const unconfigured = readSettings(raw, nameOfSetting);
  const root = value('root') ?? '.';
  const file = value('config');
  const named = file === undefined ? undefined : await readConfigFile({ path: file, shown: file, root });
  const mode = call.switches.has('changed-only') ? 'changed' : 'all';
  const askedShard = (settings: Settings, config: Config | null): AskedShard | undefined => {
    const text = value('shard');
    return text === undefined ? undefined : readShard('--shard', text, { raw, settings, config, mode });
  };
  if (askedShard(unconfigured, null) !== undefined && raw.now === undefined && !quiet) {
    caller.stderr.write(`return-gate: ${OWN_CLOCK}\n`);
  }
  const earlier = earlierReports(call, caller);
  const tree = await opening;
  const project = projectOf([value('root') ?? '.', '.']);
  const config = named ?? (await readConfig(tree));
  const settings = config === null ? unconfigured : readSettings(raw, nameOfSetting, config);
  const shard = askedShard(settings, config);
  const update = call.switches.has('update-baseline') ? startUpdate(call, settings, project) : undefined;
  const compared = base === undefined ? null : await compareWithBase(base, tree, caller);
  if (compared !== null && value('config') === undefined) warnChangedConfig(compared.changes, caller);
  const baseline =
    update?.baseline ?? (await findBaseline(call, { tree, settings, base: compared === null ? undefined : 'own' }));
  let judged: Report;
  const progress = progressLine(caller.stderr, progressWhen === 'auto' && !quiet);
  try {
    judged = await checkTree(tree, settings, {
      onProgress: progress.show,
      changes: compared?.changes ?? null,
      answersFor: compared === null ? 'all' : 'changes',
      before: (await compared?.openBefore()) ?? null,
      mode,
      ...(shard === undefined ? {} : { shard }),
      ...(baseline === undefined ? {} : { baseline }),
    });
  } finally {
    progress.clear();
  }
  const report = withTrend(judged, earlier, caller);
  await showReport(report, shown, project, caller);
  if (update !== undefined && report.conclusion !== 'empty') caller.stderr.write(`${update.write()}\n`);
  if (call.rest.length > 0) await warnUnmatched(tree, call.rest, caller);
  if (!quiet) await warnUncommitted(call, tree, settings, caller);
  const errorsFile = value('errors-file');
  if (errorsFile !== undefined) await appendErrors(errorsFile, errorObjects(report), project);
  return EXIT[report.conclusion];
}

/** The configuration on a person's branch counts for the person; a pull request is judged by that of its base. */
function warnChangedConfig({ base, changed, deleted }: Changes, { stderr }: Caller): void {
  const touched = CONFIG_FILES.filter((place) => changed.has(place) || deleted.has(place));
  if (touched.length === 0) return;
  const files = listOf(touched, 'and');
  stderr.write(
    terminal`return-gate: warning: ${files} changed since ${base} and counts here as it is now; on a pull request the action takes that of the base.\n`
      .text,
  );
}

/** Names in one line what lies on disk and would count if it were committed; a baseline counts there all the same. */
async function warnUncommitted(
  { values }: Call,
  tree: Tree,
  { selection }: Settings,
  { stderr }: Caller,
): Promise<void> {
  if (!isCommitTree(tree)) return;
  const configs: readonly string[] = values.has('config') ? [] : CONFIG_FILES;
  const uncommitted = await uncommittedFiles(tree, { root: values.get('root')?.[0] ?? '.', compared: configs });
  const files = uncommitted.filter((path) => configs.includes(path) || selection.matches(path));
  if (files.length === 0) return;
  const advice = 'Commit what belongs to the work, or judge the files on disk with --workspace.';
  stderr.write(`${terminal`return-gate: ${uncommittedNote(files, advice)}`.text}\n`);
}

/** The commit to compare with; undefined for none. */
function readBase({ values, switches }: Call): string | undefined {
  const base = values.get('base')?.[0];
  if (base === undefined && switches.has('changed-only')) {
    throw new UsageError('--changed-only needs a commit to compare with: add --base REV, such as --base origin/main.');
  }
  return base;
}

/** Options that narrow a run: what lies outside of it would look mended. */
const NARROWING = ['ignore', 'changed-only'];

/** Options of a run that does not see all findings: what it does not see would be lost from a baseline. */
const PARTIAL = [...NARROWING, 'shard'];

/** Shards are one run, and whole where they are when they are joined. */
function isWhole({ rest, values, switches }: Call, without: readonly string[]): boolean {
  return rest.length === 0 && !without.some((name) => values.has(name) || switches.has(name));
}

/** The file that holds the baseline, where the call or the configuration names one. */
function namedBaseline({ values }: Pick<Call, 'values'>, { baseline }: Settings): string | undefined {
  const root = values.get('root')?.[0] ?? '.';
  return values.get('baseline')?.[0] ?? (baseline === null ? undefined : join(root, baseline));
}

function startUpdate(call: Call, settings: Settings, project: Project): BaselineUpdate {
  if (!isWhole(call, PARTIAL)) {
    throw new UsageError(
      `--update-baseline writes what a whole run finds: leave out PATTERN, ${listOf(
        PARTIAL.map((name) => `--${name}`),
        'and',
      )}.`,
    );
  }
  const file = baselinePath(call.values.get('root')?.[0] ?? '.', namedBaseline(call, settings));
  return updateBaseline(file, project, call.switches.has(INCLUDE_UNTRUE.name) ? 'included' : 'left-out');
}

/** On a person's machine the baseline on disk counts, committed or not; another commit than `HEAD` may bring its own. */
async function findBaseline(
  { values, ...call }: Call,
  { tree, settings, base }: { readonly settings: Settings } & Pick<BaselineSource, 'tree' | 'base'>,
): Promise<Baseline | undefined> {
  return openBaseline({
    base,
    tree,
    root: values.get('root')?.[0] ?? '.',
    named: namedBaseline({ values }, settings),
    onDisk: true,
    whole: isWhole({ values, ...call }, NARROWING),
  });
}
