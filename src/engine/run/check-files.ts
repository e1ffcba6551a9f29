import { withFingerprints } from '../../baseline/fingerprint.js';
import { classifier, type Gathered } from '../../gather/gather.js';
import { isInShard, withinShard } from '../../gather/shard.js';
import type { BatchResult } from '../evaluate/evaluate-batch.js';
import { evaluateFiles } from '../evaluate/evaluate-files.js';
import type { Evaluation } from '../evaluate/evaluation.js';
import type { GatheredFile } from '../evaluate/gathered-file.js';
import { resolveAbsentClaims } from '../history/absent.js';
import { resolvePostponedClaims } from '../history/postponed-claims.js';
import { compareWithBase, type BaseComparison } from '../change/compare-with-base.js';
import { findCandidates, copySearch } from '../change/agent-branch.js';
import { baselineFilter, findUnhideable, unhideablePlaces } from '../change/baseline-filter.js';
import { deletedReturns } from '../change/deleted-returns.js';
import { returnLimit, withinReturnLimit } from './return-limit.js';
import { findMovedFiles } from '../change/moved-files.js';
import { narrow, type Narrowed } from '../change/narrow.js';
import { foundInBase } from '../change/found-in-base.js';
import { markPreexisting } from '../change/preexisting.js';
import type { Context, ReturnRecord, SingleFile } from '../../model/context.js';
import type { PendingFinding } from '../../model/finding.js';
import type { RunPart } from '../../model/run-part.js';
import type { Standard } from '../../model/standard.js';
import type { FileRef, Selection } from '../../model/tree.js';
import { UsageError } from '../../model/usage-error.js';
import { MOST_FINDINGS } from '../evaluate/finding-list.js';
import { byPlace } from '../evaluate/order.js';
import { resolveCitedCommits } from '../history/cited-commits.js';
import type { Chosen } from '../../families/choose.js';
import { overridesOf, type Overrides } from '../evaluate/overrides.js';
import type { GateOptions } from './gate-options.js';
import { ruleSet } from '../evaluate/rules.js';
import type { RunTerms } from './complete-run.js';

export interface CheckedFiles {
  readonly part: RunPart;
  /** What was judged by, and the run is completed by. */
  readonly terms: RunTerms;
}

/**
 * The first half of a run: gathers, reads and judges the files, or those of a shard, and has their claims verified. What rules on the
 * run say is not asked yet.
 */
export async function checkFiles(options: GateOptions): Promise<CheckedFiles> {
  const gathering = await gather(options);
  const evaluation = prepareEvaluation(options, gathering.files);
  const { context } = evaluation;
  const comparison = await comparedWithBase(options, gathering, evaluation);
  // Where the base cannot be read, any return of a changed file may say something new.
  const isRestated = comparison?.isRestated ?? ((file: string): boolean => context.changes?.changed.has(file) === true);
  const claimsBefore = comparison === null ? {} : { baseClaims: comparison.baseClaims };
  const seeking: Evaluation = { ...evaluation, isRestated, ...claimsBefore, ...copySearch(comparison, context) };
  const narrowed = await narrowedFiles(gathering.files, seeking, options.mode);
  const judged = await evaluateFiles(narrowed.files, seeking, options.onProgress);
  const found = [...judged.pending, ...(await resolveAll(judged, comparison, evaluation))];

  const single = singleIn(gathering.files, found.length);
  if (context.expectedSession !== null && single === null) demandOneReturn(judged.records, context);
  const part = await partOf(options, { gathering, evaluation, comparison, narrowed, judged, found });
  const terms: RunTerms = {
    tool: options.tool,
    source: { kind: options.tree.kind, revision: options.tree.revision, root: options.tree.root },
    clock: context.now,
    context,
    inUse: versionsOf(evaluation),
    levels: options.levels,
    overrides: evaluation.overrides,
    failOn: options.failOn,
    mostFindings: evaluation.mostFindings,
    baseline: options.baseline ?? null,
    comparedWith:
      context.changes === null ? null : { base: context.changes.base, commit: options.before?.commit ?? null },
    isBaseRead: comparison !== null,
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
  const few = (wanted: Selection): Selection => withinReturnLimit(wanted, classify, returnLimit(options));
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
function prepareEvaluation(options: GateOptions, files: readonly GatheredFile[]): Evaluation {
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
    checkReturnLimit: returnLimit(options),
    mostFindings,
  };
}

/** What was judged, as the second half of the run, or a merge, takes it up. */
async function partOf(
  options: GateOptions,
  run: {
    readonly gathering: Gathering;
    readonly evaluation: Evaluation;
    readonly comparison: BaseComparison | null;
    readonly narrowed: Narrowed;
    readonly judged: BatchResult;
    readonly found: readonly PendingFinding[];
  },
): Promise<RunPart> {
  const { gathering, evaluation, comparison, narrowed, judged } = run;
  const { tree, context } = evaluation;
  const { changes } = context;
  const { before = null } = options;
  const { records } = judged;
  const inUse = versionsOf(evaluation);
  const question = { tree, comparison, records, inUse };
  const found = [...withFingerprints(run.found)].sort(byPlace);
  const findings =
    context.answersFor === 'all' || changes === null
      ? found
      : await markPreexisting(found, {
          ...question,
          changes,
          besideChanged: judged.besideChanged,
          foundInBase: before === null ? null : await foundInBase(judged.besideChanged, before, evaluation),
        });
  const mayHide = await baselineFilter(options.baseline?.reach, { ...question, changes });
  return {
    holding: judged.holding,
    skippedFiles: narrowed.skippedFiles,
    skippedReturns: narrowed.skippedReturns,
    returns: records,
    findings,
    unhideable: findUnhideable(findings, mayHide, inUse),
    unhideablePlaces: unhideablePlaces(mayHide, changedPaths(gathering.files, context), records),
    candidates: findCandidates(records, comparison?.candidates ?? [], inUse, findings),
    copied: [...new Set([...narrowed.originals, ...judged.originals])],
    deletedReturns:
      judged.holding + narrowed.skippedFiles > 0 ? null : await deletedReturns(changes, comparison, before),
    movedAway: await findMovedFiles(changes, records, { tree, before }),
  };
}

/** What is said of claims and commits that the repository is asked about once for the whole run. */
async function resolveAll(
  { postponed, absent, citing }: BatchResult,
  comparison: BaseComparison | null,
  evaluation: Evaluation,
): Promise<readonly PendingFinding[]> {
  return [
    ...(await resolvePostponedClaims(postponed, evaluation)),
    ...(await resolveAbsentClaims(absent, comparison, evaluation)),
    ...(await resolveCitedCommits(citing, evaluation)),
  ];
}

/** The chosen versions, and those that overrides choose for some paths. */
function versionsInUse(chosen: Chosen, overrides: Overrides | null): readonly Standard[] {
  const usual = Object.values(chosen).filter((standard) => standard !== undefined);
  return overrides === null ? usual : [...new Set([...usual, ...overrides.standards])];
}

function versionsOf({ ruleSets }: Evaluation): readonly Standard[] {
  return [...ruleSets.keys()];
}

/** The files to judge, and how many others there are that hold a return. */
async function narrowedFiles(
  files: readonly GatheredFile[],
  evaluation: Evaluation,
  mode: GateOptions['mode'],
): Promise<Narrowed> {
  const { changes } = evaluation.context;
  if (mode !== 'changed' || changes === null) return { files, skippedFiles: 0, skippedReturns: 0, originals: [] };
  return narrow(files, changes, evaluation);
}

/** What a branch did to its returns; null where nobody asks, and where the base cannot tell. */
async function comparedWithBase(
  { before, selection, context }: GateOptions,
  { compared, classify }: Gathering,
  evaluation: Evaluation,
): Promise<BaseComparison | null> {
  const { changes } = context;
  if (changes === null || before === null || before === undefined) return null;
  return compareWithBase({ gathered: compared, classify, evaluation, selection, changes, before });
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
