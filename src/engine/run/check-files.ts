import { withFingerprints } from '../../baseline/fingerprint.js';
import { classifier, type Gathered } from '../../gather/gather.js';
import { isInShard, withinShard } from '../../gather/shard.js';
import type { Judged } from '../evaluate/evaluate-batch.js';
import { judgeBatches } from '../evaluate/evaluate-files.js';
import type { JudgeOptions } from '../evaluate/evaluation.js';
import type { GatheredFile } from '../evaluate/gathered-file.js';
import { resolveAbsentClaims } from '../history/absent.js';
import { resolvePostponedClaims } from '../history/postponed-claims.js';
import { compareWithBase, type BranchReturns } from '../change/compare-with-base.js';
import { candidatesAmong, soughtOf } from '../change/agent-branch.js';
import { knowable, unknowableAmong, unknowablePlaces } from '../change/baseline-filter.js';
import { deletedReturns } from '../change/deleted-returns.js';
import { limitOf, withFewReturns } from './return-limit.js';
import { movedAwayBy } from '../change/moved-files.js';
import { narrow, type Narrowed } from '../change/narrow.js';
import { foundInBase } from '../change/found-in-base.js';
import { markPreexisting } from '../change/preexisting.js';
import type { Context, ReturnRecord, SingleFile } from '../../model/context.js';
import type { PendingFinding } from '../../model/finding.js';
import type { JudgedPart } from '../../model/run-part.js';
import type { Standard } from '../../model/standard.js';
import type { FileRef, Selection } from '../../model/tree.js';
import { UsageError } from '../../model/usage-error.js';
import { MOST_FINDINGS } from '../evaluate/finding-list.js';
import { byPlace } from '../evaluate/order.js';
import { resolveTouched } from '../history/cited-commits.js';
import type { Chosen } from '../../families/choose.js';
import { overridesOf, type Overrides } from '../evaluate/overrides.js';
import type { GateOptions } from './gate-options.js';
import { ruleSet } from '../evaluate/rules.js';
import type { RunTerms } from './complete-run.js';

export interface JudgedFiles {
  readonly part: JudgedPart;
  /** What was judged by, and the run is completed by. */
  readonly terms: RunTerms;
}

/**
 * The first half of a run: gathers, reads and judges the files, or those of a shard, and has their claims verified. What rules on the
 * run say is not asked yet.
 */
export async function judgeFiles(options: GateOptions): Promise<JudgedFiles> {
  const gathering = await gather(options);
  const judging = judgingOf(options, gathering.files);
  const { context } = judging;
  const branch = await comparedWithBase(options, gathering, judging);
  // Where the base cannot be read, any return of a changed file may say something new.
  const isRestated = branch?.isRestated ?? ((file: string): boolean => context.changes?.changed.has(file) === true);
  const claimsBefore = branch === null ? {} : { baseClaims: branch.baseClaims };
  const seeking: JudgeOptions = { ...judging, isRestated, ...claimsBefore, ...soughtOf(branch, context) };
  const narrowed = await narrowedFiles(gathering.files, seeking, options.mode);
  const judged = await judgeBatches(narrowed.files, seeking, options.onProgress);
  const found = [...judged.pending, ...(await resolveAll(judged, branch, judging))];

  const single = singleIn(gathering.files, found.length);
  if (context.expectedSession !== null && single === null) demandOneReturn(judged.records, context);
  const part = await partOf(options, { gathering, judging, branch, narrowed, judged, found });
  const terms: RunTerms = {
    tool: options.tool,
    source: { kind: options.tree.kind, revision: options.tree.revision, root: options.tree.root },
    clock: context.now,
    context,
    inUse: versionsOf(judging),
    levels: options.levels,
    overrides: judging.overrides,
    failOn: options.failOn,
    mostFindings: judging.mostFindings,
    baseline: options.baseline ?? null,
    comparedWith:
      context.changes === null ? null : { base: context.changes.base, commit: options.before?.commit ?? null },
    isBaseRead: branch !== null,
    single,
  };
  return { part, terms };
}

/** The files of a run, or of its shard. */
interface Gathering {
  readonly files: readonly GatheredFile[];
  /** Those whose returns are held against the base: what another shard's return copies may be a file of this one. */
  readonly compared: readonly GatheredFile[];
  readonly classify: (path: string) => Gathered;
}

async function gather(options: GateOptions): Promise<Gathering> {
  const { tree, selection, shard, single, context } = options;
  const classify = single === undefined ? classifier() : (): Gathered => single;
  const few = (wanted: Selection): Selection => withFewReturns(wanted, classify, limitOf(options));
  const toGathered = (file: FileRef): GatheredFile => ({ file, gathered: classify(file.path) });
  if (shard === undefined) {
    const files = (await tree.list(few(selection))).map(toGathered);
    return { files, compared: files, classify };
  }
  // What may be a copy is looked for among all files; else only those of the shard are listed, and memory follows it.
  if (context.agentBranch === null) {
    const files = (await tree.list(few(withinShard(selection, shard)))).map(toGathered);
    return { files, compared: files, classify };
  }
  const listed = await tree.list(selection);
  return {
    files: listed.filter(({ path }) => isInShard(path, shard)).map(toGathered),
    compared: listed.filter(({ path }) => context.changes?.changed.has(path) === true).map(toGathered),
    classify,
  };
}

/** What the files are judged by. */
function judgingOf(options: GateOptions, files: readonly GatheredFile[]): JudgeOptions {
  const { tree, standards, levels, maxFileSize, mostFindings = MOST_FINDINGS } = options;
  const changed = changedPaths(files, options.context);
  const overrides = overridesOf(options.overrides ?? [], standards);
  const inUse = versionsInUse(standards, overrides);
  return {
    tree,
    chosenAt: overrides?.chosenAt ?? ((): Chosen => standards),
    ruleSets: new Map(inUse.map((standard) => [standard, ruleSet(standard, levels, overrides)])),
    overrides,
    context: { ...options.context, expectedIn: changed.length === 0 ? null : new Set(changed) },
    maxFileSize,
    demandFewReturns: limitOf(options),
    mostFindings,
  };
}

/** What was judged, as the second half of the run, or a merge, takes it up. */
async function partOf(
  options: GateOptions,
  run: {
    readonly gathering: Gathering;
    readonly judging: JudgeOptions;
    readonly branch: BranchReturns | null;
    readonly narrowed: Narrowed;
    readonly judged: Judged;
    readonly found: readonly PendingFinding[];
  },
): Promise<JudgedPart> {
  const { gathering, judging, branch, narrowed, judged } = run;
  const { tree, context } = judging;
  const { changes } = context;
  const { before = null } = options;
  const { records } = judged;
  const inUse = versionsOf(judging);
  const question = { tree, branch, records, inUse };
  const found = [...withFingerprints(run.found)].sort(byPlace);
  const findings =
    context.answersFor === 'all' || changes === null
      ? found
      : await markPreexisting(found, {
          ...question,
          changes,
          besideChanged: judged.besideChanged,
          foundInBase: before === null ? null : await foundInBase(judged.besideChanged, before, judging),
        });
  const isKnowable = await knowable(options.baseline?.reach, { ...question, changes });
  return {
    holding: judged.holding,
    passedOver: narrowed.passedOver,
    returnsPassedOver: narrowed.returnsPassedOver,
    returns: records,
    findings,
    unknowable: unknowableAmong(findings, isKnowable, inUse),
    unknowablePlaces: unknowablePlaces(isKnowable, changedPaths(gathering.files, context), records),
    candidates: candidatesAmong(records, branch?.candidates ?? [], inUse, findings),
    copied: [...new Set([...narrowed.originals, ...judged.originals])],
    deletedReturns: judged.holding + narrowed.passedOver > 0 ? null : await deletedReturns(changes, branch, before),
    movedAway: await movedAwayBy(changes, records, { tree, before }),
  };
}

/** What is said of claims and commits that the repository is asked about once for the whole run. */
async function resolveAll(
  { postponed, absent, citing }: Judged,
  branch: BranchReturns | null,
  judging: JudgeOptions,
): Promise<readonly PendingFinding[]> {
  return [
    ...(await resolvePostponedClaims(postponed, judging)),
    ...(await resolveAbsentClaims(absent, branch, judging)),
    ...(await resolveTouched(citing, judging)),
  ];
}

/** The chosen versions, and those that overrides choose for some paths. */
function versionsInUse(chosen: Chosen, overrides: Overrides | null): readonly Standard[] {
  const usual = Object.values(chosen).filter((standard) => standard !== undefined);
  return overrides === null ? usual : [...new Set([...usual, ...overrides.standards])];
}

function versionsOf({ ruleSets }: JudgeOptions): readonly Standard[] {
  return [...ruleSets.keys()];
}

/** The files to judge, and how many others there are that hold a return. */
async function narrowedFiles(
  files: readonly GatheredFile[],
  judging: JudgeOptions,
  mode: GateOptions['mode'],
): Promise<Narrowed> {
  const { changes } = judging.context;
  if (mode !== 'changed' || changes === null) return { files, passedOver: 0, returnsPassedOver: 0, originals: [] };
  return narrow(files, changes, judging);
}

/** What a branch did to its returns; null where nobody asks, and where the base cannot tell. */
async function comparedWithBase(
  { before, selection, context }: GateOptions,
  { compared, classify }: Gathering,
  judging: JudgeOptions,
): Promise<BranchReturns | null> {
  const { changes } = context;
  if (changes === null || before === null || before === undefined) return null;
  return compareWithBase({ gathered: compared, classify, judging, selection, changes, before });
}

/** The file that is judged by itself; null where a tree is gone through. */
function singleIn(files: readonly GatheredFile[], findings: number): SingleFile | null {
  const [first] = files;
  if (first?.gathered.single !== true) return null;
  const { file, gathered } = first;
  return { file: file.path, form: gathered.form, family: gathered.family, findings };
}

/** Those of the gathered files that changed. */
function changedPaths(files: readonly GatheredFile[], { changes }: Context): readonly string[] {
  return changes === null ? [] : files.map(({ file }) => file.path).filter((path) => changes.changed.has(path));
}

/** Document 002 gives one return and the session it must echo; over many that did not change the question has no answer. */
function demandOneReturn(records: readonly ReturnRecord[], { expectedIn }: Context): void {
  const held = expectedIn === null ? records : records.filter(({ file }) => expectedIn.has(file));
  if (held.length === 1 || (expectedIn !== null && held.length > 0)) return;
  const found = expectedIn === null ? `${String(held.length)} were found` : 'the files that changed hold none';
  throw new UsageError(
    `expect-session is held against one return, and ${found}: select its file (PATTERN, or the input paths).`,
  );
}
