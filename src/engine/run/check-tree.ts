import { type Settings, shardSettings } from '../../config/settings.js';
import { countUnchecked, type Report, type RunPart } from '../../model/report.js';
import type { Content, FileRef, Selection, Tree } from '../../model/tree.js';
import { UsageError } from '../../model/usage.js';
import { completeInput, completeRun, completeShard, runLimit, type RunInput, type RunTerms } from './complete-run.js';
import { digestsOf, termsJson } from './terms-json.js';
import { compareText } from '../../model/text.js';
import { withFingerprints } from '../../baseline/baseline.js';
import type { Changes, Context, ImportedReturns, ReturnRecord, SingleFile } from '../../model/context.js';
import type { PendingFinding } from '../../model/finding.js';
import type { Standard } from '../../model/standard.js';
import { familyNamed, looseFamily } from '../../families/choose.js';
import { placesOfForms } from '../../families/forms/index.js';
import { copySearch, findCandidates } from '../change/agent-branch.js';
import { baselineFilter, findUnhideable, unhideablePlaces } from '../change/baseline-filter.js';
import { compareWithBase, type BaseComparison } from '../change/compare-with-base.js';
import { deletedReturns } from '../change/deleted-returns.js';
import { formInBase, foundInBase, markPreexisting } from '../change/found-in-base.js';
import { findMovedFiles, narrow, returnsInFolders, type Narrowed } from '../change/narrow.js';
import type { BatchResult } from '../evaluate/evaluate-batch.js';
import { evaluateFiles } from '../evaluate/evaluate-files.js';
import type { Evaluation, GatheredFile } from '../evaluate/evaluation.js';
import { byPlace } from '../evaluate/finding.js';
import { settleAbsent } from '../absent/absent.js';
import { settleCitedCommits } from '../evaluate/cited-commits.js';
import { finishRecords, resolveDatedDemands, settlePostponed, withAuthors } from '../evaluate/settle.js';
import { findLoosened } from './find-loosened.js';
import { overridesOf } from '../evaluate/rules.js';
import { RunStandards } from '../evaluate/run-standards.js';
import { classifier, isInShard, withinShard, type Gathered } from '../../gather/gather.js';

/** Checks a tree for any entry point. Resolves to the report; rejects with `UsageError` if the settings do not fit. */
export async function checkTree(tree: Tree, settings: Settings, found: Partial<RunInput> = {}): Promise<Report> {
  return runChecks(settings, await completeInput(tree, found, settings));
}

/** Checks the files, then completes the run with the rules on all of them. Rejects with `UsageError`. */
export async function runChecks(settings: Settings, input: RunInput): Promise<Report> {
  const { shard } = settings;
  if (shard !== null && settings.expectedSession !== null) {
    throw new UsageError(
      'expect-session needs exactly one return, and a shard checks a part of many. Leave one of the two out.',
    );
  }
  const { terms, part } = await checkFiles(settings, input);
  if (shard === null) return completeRun(terms, [part]);
  const json = termsJson(terms, settings);
  return {
    ...completeShard(terms, part, shard),
    shard: {
      clock: settings.now,
      settings: shardSettings(settings),
      digests: digestsOf(json),
      terms: shard.part === 1 ? json : null,
      part,
    },
  };
}

/**
 * Returns a tree that lists only some files, with replaced or added contents; null is a symbolic link, which is not
 * read. Claims are still looked up in the tree below.
 */
export function overlay(tree: Tree, contents: ReadonlyMap<string, Content | null>): Tree {
  const files = [...contents].map(([path, content]): FileRef => ({ path, id: path, link: content === null }));
  files.sort((a, b) => compareText(a.path, b.path));
  return {
    ...tree,
    list: () => Promise.resolve(files),
    read: async function* (wanted, limit) {
      if (!wanted.every(({ path }) => contents.has(path))) {
        yield* tree.read(wanted, limit);
        return;
      }
      yield await Promise.resolve(wanted.map(({ path }) => withinLimit(contents.get(path) ?? EMPTY, limit)));
    },
    // The caller that opened the tree below closes it.
    close: () => undefined,
  };
}

const EMPTY: Content = { kind: 'bytes', bytes: new Uint8Array() };

function withinLimit(content: Content, limit: number): Content {
  if (content.kind !== 'bytes' || content.bytes.length <= limit) return content;
  return { kind: 'too-large', size: content.bytes.length };
}

export interface CheckedFiles {
  readonly part: RunPart;
  /** The terms that complete the run. */
  readonly terms: RunTerms;
}

/**
 * The first half of a run: gathers the files, or those of a shard, reads them, evaluates the rules and verifies the claims. Rules on
 * the whole run come later. Rejects with `UsageError`.
 */
async function checkFiles(settings: Settings, input: RunInput): Promise<CheckedFiles> {
  const gathered = await gatherFiles(settings, input);
  // Fetches all contents at once; they are read in parts later.
  await input.tree.fetchContents(gathered.files.map(({ file }) => file.id));
  const evaluation = await prepareEvaluation(settings, input, gathered.files);
  const { context } = evaluation;
  const { before, changes } = input;
  const comparison =
    changes === null || before === null
      ? null
      : await compareWithBase({
          ...{ gathered: gathered.compared, classify: gathered.classify },
          ...{ evaluation, selection: settings.selection, changes, before },
        });
  // If the base cannot be read, any return of a changed file may say something new.
  const isChanged = (file: string): boolean => context.changes?.changed.has(file) === true;
  const informed: Evaluation = {
    ...evaluation,
    isRestated: comparison?.isRestated ?? isChanged,
    isStatusNew: comparison?.isStatusNew ?? isChanged,
    // Base contents that the clone lacks may have claimed the same.
    baseClaims: comparison?.baseClaims ?? (input.before === null ? null : () => true),
    copies: copySearch(comparison, context),
  };
  const narrowed =
    settings.mode === 'all' || changes === null
      ? { files: gathered.files, skippedFiles: [], skippedReturns: 0, originals: [] }
      : await narrow(gathered.files, changes, informed);
  const result = await evaluateFiles(narrowed.files, informed, input.onProgress);
  const asked = await settleAll(result, comparison, evaluation);
  const found = [...result.pending, ...asked.findings];

  const singleFile = singleIn(gathered.files, found.length);
  if (context.expectedSession !== null && singleFile === null) demandOneReturn(asked.records, context);
  const part = await partOf(settings, input, {
    gathered,
    evaluation,
    comparison,
    narrowed,
    result,
    found,
    asked,
  });
  const terms: RunTerms = {
    ...settings,
    ...input,
    inUse: versionsOf(evaluation),
    overrides: evaluation.overrides,
    baseCommit: input.before?.commit ?? null,
    isBaseRead: comparison !== null,
    singleFile,
    loosened: await findLoosened(settings, input),
  };
  return { part, terms };
}

/** The checked part, as the second half of the run or a merge needs it. */
async function partOf(
  { selection }: Settings,
  { baseline, before }: RunInput,
  run: {
    readonly gathered: GatheredFiles;
    readonly evaluation: Evaluation;
    readonly comparison: BaseComparison | null;
    readonly narrowed: Narrowed;
    readonly result: BatchResult;
    readonly found: readonly PendingFinding[];
    readonly asked: Asked;
  },
): Promise<RunPart> {
  const { gathered, evaluation, comparison, narrowed, result } = run;
  const { tree, context } = evaluation;
  const { changes } = context;
  const { records, imported } = run.asked;
  const inUse = versionsOf(evaluation);
  const question = { tree, comparison, records, inUse };
  const raised = withFingerprints(run.found);
  const found = [...(evaluation.overrides?.applyToFindings(raised) ?? raised)].sort(byPlace);
  const findings =
    context.failOnScope === 'all' || changes === null
      ? found
      : await markPreexisting(found, {
          ...question,
          changes,
          besideChanged: result.besideChanged,
          foundInBase: before === null ? null : await foundInBase(result.besideChanged, before, evaluation),
          formInBase:
            before === null || comparison === null
              ? null
              : (list) => formInBase(list, { comparison, before, classify: gathered.classify, inUse, evaluation }),
        });
  const mayHide = await baselineFilter(baseline?.reach ?? null, { ...question, changes });
  return {
    holding: result.holding,
    skippedFiles: narrowed.skippedFiles.length,
    skippedReturns: narrowed.skippedReturns,
    returns: await withAuthors(records, tree),
    findings,
    unhideable: findUnhideable(findings, mayHide, inUse),
    unhideablePlaces: unhideablePlaces(mayHide, changedPaths(gathered.files, changes), records),
    candidates: findCandidates(records, comparison?.candidates ?? [], inUse, findings),
    copied: [...new Set([...narrowed.originals, ...result.originals])],
    deletedReturns: await deletedReturns({
      tree,
      changes,
      comparison,
      before,
      isEmpty: result.holding + narrowed.skippedFiles.length === 0,
    }),
    returnsIn: returnsInFolders([...(changes?.changed ?? [])].filter(selection.matches), [
      ...records.map(({ file }) => file),
      ...narrowed.skippedFiles,
      ...(comparison?.earlierFiles ?? []),
    ]),
    movedAway: await findMovedFiles(changes, records, { tree, before }),
    imported,
    unchecked: countUnchecked(result.without.map((words) => ({ ...words, files: 1 }))),
  };
}

/** What the repository is asked once for the whole run. */
interface Asked {
  readonly records: readonly ReturnRecord[];
  readonly findings: readonly PendingFinding[];
  readonly imported: readonly ImportedReturns[];
}

/** Settles the open claims, each step with the results of the ones before. */
async function settleAll(
  { records, open, dated }: BatchResult,
  comparison: BaseComparison | null,
  evaluation: Evaluation,
): Promise<Asked> {
  const proved = await settlePostponed(open, evaluation);
  const absent = await settleAbsent(proved.returns, comparison, evaluation);
  const cited = await settleCitedCommits(absent.returns, evaluation);
  const ofFields = await resolveDatedDemands(dated, evaluation);
  return {
    records: finishRecords(records, cited.returns),
    findings: [...proved.findings, ...absent.findings, ...cited.findings, ...ofFields],
    imported: absent.imported,
  };
}

/** The versions in use, for the loaded families. */
function versionsOf({ standards }: Evaluation): readonly Standard[] {
  return [...standards.ruleSets.keys()];
}

/** Returns the file that is checked by itself; null if patterns select the files. */
function singleIn(files: readonly GatheredFile[], findings: number): SingleFile | null {
  const [first] = files;
  if (first?.gathered.single !== true) return null;
  const { file, gathered } = first;
  const { form, family } = gathered;
  const inMarkdown = form === 'markdown' ? familyNamed(family ?? looseFamily('markdown')).noun : undefined;
  return { file: file.path, form, noun: inMarkdown ?? null, findings };
}

/** Throws `UsageError` if a session is expected and there is not exactly one return, as in document 002. */
function demandOneReturn(records: readonly ReturnRecord[], { expectedIn }: Context): void {
  const held = expectedIn === null ? records : records.filter(({ file }) => expectedIn.has(file));
  if (held.length === 1 || (expectedIn !== null && held.length > 0)) return;
  const found = expectedIn === null ? `${String(held.length)} were found` : 'the files that changed hold none';
  throw new UsageError(
    `expect-session needs exactly one return, and ${found}: select its file (PATTERN, or the input paths).`,
  );
}

/** Resolves to the input of the evaluation, before the base is read. Rejects with `UsageError`. */
export async function prepareEvaluation(
  settings: Settings,
  input: RunInput,
  files: readonly GatheredFile[],
): Promise<Evaluation> {
  const { standards: versions, levels, vocabulary, maxReturns, maxClaims } = settings;
  const changed = changedPaths(files, input.changes);
  const overrides = overridesOf(settings.overrides, versions);
  const classify = classifier(settings.selection, placesOfForms(versions));
  return {
    ...settings,
    ...input,
    context: { ...settings, ...input, expectedIn: changed.length === 0 ? null : new Set(changed) },
    standards: await RunStandards.open({ versions, overrides, levels, vocabulary }),
    overrides,
    checkReturnLimit: runLimit('returns', maxReturns),
    checkClaimLimit: runLimit('claims', maxClaims),
    isRestated: null,
    isStatusNew: null,
    baseClaims: null,
    placeOf: (path) => (settings.selection.matches(path) ? classify(path) : null),
    copies: null,
  };
}

/** The paths of the gathered files that changed; empty if nothing is compared. */
function changedPaths(files: readonly GatheredFile[], changes: Changes | null): readonly string[] {
  return changes === null ? [] : files.map(({ file }) => file.path).filter((path) => changes.changed.has(path));
}

/** The files of a run, or of its shard. */
interface GatheredFiles {
  readonly files: readonly GatheredFile[];
  /** The files whose returns are compared with the base: one of another shard may be a copy of one of this shard. */
  readonly compared: readonly GatheredFile[];
  readonly classify: (path: string) => Gathered;
}

/** Lists the files to check. Rejects with `UsageError` if there are more returns than the run may have. */
export async function gatherFiles(
  { selection, shard, maxReturns, standards }: Pick<Settings, 'selection' | 'shard' | 'maxReturns' | 'standards'>,
  { tree, single, agentBranch, changes }: Pick<RunInput, 'tree' | 'single' | 'agentBranch' | 'changes'>,
): Promise<GatheredFiles> {
  const classify = single === null ? classifier(selection, placesOfForms(standards)) : (): Gathered => single;
  const kinds = new Map<string, Gathered>();
  const toGathered = (file: FileRef): GatheredFile => ({
    file,
    gathered: kinds.get(file.path) ?? classify(file.path),
  });
  const checkLimit = runLimit('returns', maxReturns);
  const list = async (wanted: Selection): Promise<readonly GatheredFile[]> => {
    let count = 0;
    const matches = (path: string): boolean => {
      if (!wanted.matches(path)) return false;
      const gathered = classify(path);
      kinds.set(path, gathered);
      // Most forms have one return per file: a list that is too long ends early.
      if (gathered.form !== 'markdown' && gathered.mark === undefined) checkLimit(++count);
      return true;
    };
    return (await tree.list({ ...wanted, matches })).map(toGathered);
  };
  if (shard === null) {
    const files = await list(selection);
    return { files, compared: files, classify };
  }
  // Copies are searched for in all files. Otherwise only the shard's files are listed, so memory depends on their
  // number.
  if (agentBranch === null) {
    const files = await list(withinShard(selection, shard));
    return { files, compared: files, classify };
  }
  const listed = await tree.list(selection);
  return {
    files: listed.filter(({ path }) => isInShard(path, shard)).map(toGathered),
    compared: listed.filter(({ path }) => changes?.changed.has(path) === true).map(toGathered),
    classify,
  };
}
