import { withFingerprints } from '../baseline/fingerprint.js';
import { classifier, type Gathered } from '../gather/gather.js';
import { isInShard, withinShard } from '../gather/shard.js';
import { judgeBatch, type Judged } from './batch.js';
import type { JudgeOptions } from './judge-options.js';
import type { GatheredFile } from './gathered-file.js';
import { resolveAbsentClaims } from './absent.js';
import type { AbsentClaim, PostponedClaim } from './postponed-claim.js';
import { resolveLateClaims } from './history-claims.js';
import { compareWithBase, type BranchQuestion, type BranchReturns } from './branch.js';
import { candidatesAmong, soughtOf } from './branch-returns.js';
import { knowable, unknowableAmong, unknowablePlaces } from './baseline-reach.js';
import { movedAwayBy } from './moved-away.js';
import { narrow, type Narrowed } from './narrow.js';
import { markPreexisting } from './preexisting.js';
import type { Context, ReturnRecord, SingleFile } from '../model/context.js';
import type { PendingFinding } from '../model/finding.js';
import type { JudgedPart } from '../model/judged-part.js';
import type { Standard } from '../model/standard.js';
import type { Content, FileRef } from '../model/tree.js';
import { UsageError } from '../model/usage-error.js';
import { MOST_FINDINGS } from './finding-list.js';
import { byPlace } from './order.js';
import { resolveTouched, type CitingReturn } from './commits-of-claims.js';
import type { Chosen } from '../standards/choose.js';
import { overridesOf, type Overrides } from './overrides.js';
import type { GateOptions } from './gate-options.js';
import { ruleSet } from './rules.js';
import type { RunTerms } from './complete-run.js';

export interface JudgedFiles {
  readonly part: JudgedPart;
  /** What was judged by, and the run is completed by. */
  readonly terms: RunTerms;
}

/**
 * The first half of a run: gathers, reads and judges the files, or those of a shard, and has their claims verified. A batch of files at
 * a time, so that memory stays bounded. What rules on the run say is not asked yet.
 */
export async function judgeFiles(options: GateOptions): Promise<JudgedFiles> {
  const { tree, selection, standards, levels, maxFileSize, shard, mostFindings = MOST_FINDINGS } = options;
  // What may be a copy is looked for among all files; else only those of the shard are listed, and memory follows it.
  const seeksAll = shard === undefined || options.context.agentBranch !== null;
  const listed = await tree.list(seeksAll ? selection : withinShard(selection, shard));
  const files = shard === undefined ? listed : listed.filter(({ path }) => !seeksAll || isInShard(path, shard));
  const { single: alone } = options;
  const classify = alone === undefined ? classifier() : (): Gathered => alone;
  const toGathered = (file: FileRef): GatheredFile => ({ file, gathered: classify(file.path) });
  const gathered = files.map(toGathered);
  const context = { ...options.context, expectedIn: changedAmong(files, options.context) };
  const overrides = overridesOf(options.overrides ?? [], standards);
  const inUse = versionsInUse(standards, overrides);
  const chosenAt = overrides?.chosenAt ?? ((): Chosen => standards);
  const judging: JudgeOptions = {
    tree,
    chosenAt,
    ruleSets: new Map(inUse.map((standard) => [standard, ruleSet(standard, levels, overrides)])),
    overrides,
    context,
    maxFileSize,
    mostFindings,
  };
  // What another shard's return copies may be a file of this one.
  const compared =
    shard === undefined || context.agentBranch === null ? gathered : changedOf(listed, context).map(toGathered);
  const branch = await comparedWithBase(options, { gathered: compared, classify, judging });
  // Where the base cannot be read, any return of a changed file may say something new.
  const isRestated = branch?.isRestated ?? ((file: string): boolean => context.changes?.changed.has(file) === true);
  const seeking: JudgeOptions = { ...judging, isRestated, ...soughtOf(branch, context) };
  const { wanted, passedOver, returnsPassedOver, originals } = await narrowed(gathered, seeking, options.mode);

  const records: ReturnRecord[] = [];
  const pending: PendingFinding[] = [];
  const absent: AbsentClaim[] = [];
  const late: PostponedClaim[] = [];
  const citing: CitingReturn[] = [];
  const copied = new Set(originals);
  let holding = 0;
  let done = 0;
  const take = (judged: Judged): void => {
    for (const record of judged.records) records.push(record);
    for (const found of judged.pending) pending.push(found);
    for (const claim of judged.absent) absent.push(claim);
    for (const claim of judged.late) late.push(claim);
    for (const item of judged.citing) citing.push(item);
    for (const content of judged.originals) copied.add(content);
    holding += judged.holding;
  };
  // A batch waits for its claims to be looked up while the next one is judged.
  let earlier: Promise<Judged> | undefined;
  const toRead = wanted.map(({ file }) => file);
  for await (const contents of tree.read(toRead, maxFileSize)) {
    for (const part of inParts(contents)) {
      const batch = wanted.slice(done, done + part.length);
      const current = judgeBatch(batch, part, seeking);
      current.catch(() => undefined);
      if (earlier !== undefined) take(await earlier);
      earlier = current;
      done += part.length;
    }
    options.onProgress?.(done, wanted.length);
  }
  if (earlier !== undefined) take(await earlier);
  if (late.length > 0) for (const found of await resolveLateClaims(late, judging)) pending.push(found);
  for (const found of await resolveAbsentClaims(absent, branch, judging)) pending.push(found);
  for (const found of await resolveTouched(citing, judging)) pending.push(found);
  const single = singleIn(gathered, pending.length);
  if (context.expectedSession !== null && single === null) demandOneReturn(records, context);

  const { changes } = context;
  const found = [...withFingerprints(pending)].sort(byPlace);
  const question = { tree, branch, records, inUse };
  const findings =
    context.answersFor === 'all' || changes === null ? found : await markPreexisting(found, { ...question, changes });
  const isKnowable = await knowable(options.baseline?.reach, { ...question, changes });
  const part: JudgedPart = {
    holding,
    passedOver,
    returnsPassedOver,
    returns: records,
    findings,
    unknowable: unknowableAmong(findings, isKnowable, inUse),
    unknowablePlaces: unknowablePlaces(
      isKnowable,
      changedOf(files, context).map(({ path }) => path),
      records,
    ),
    candidates: candidatesAmong(records, branch?.candidates ?? [], inUse),
    copied: [...copied],
    movedAway: await movedAwayBy(changes, records, { tree, before: options.before ?? null }),
  };
  const terms: RunTerms = {
    tool: options.tool,
    source: { kind: tree.kind, revision: tree.revision, root: tree.root },
    clock: context.now,
    context,
    inUse,
    levels,
    overrides,
    failOn: options.failOn,
    mostFindings,
    baseline: options.baseline ?? null,
    comparedWith: changes === null ? null : { base: changes.base, commit: options.before?.commit ?? null },
    isBaseRead: branch !== null,
    single,
  };
  return { part, terms };
}

/** Bytes. Of a text as much is judged at once as may stand in one file: what is made of it takes many times its room. */
const PART = 1024 * 1024;

/** The contents of a batch in parts of so many bytes, or of one file each. */
function* inParts(contents: readonly Content[]): Generator<readonly Content[]> {
  let start = 0;
  let bytes = 0;
  for (const [n, content] of contents.entries()) {
    const size = content.kind === 'bytes' ? content.bytes.length : 0;
    if (n > start && bytes + size > PART) {
      yield contents.slice(start, n);
      start = n;
      bytes = 0;
    }
    bytes += size;
  }
  if (start < contents.length) yield contents.slice(start);
}

/** The chosen versions, and those that overrides choose for some paths. */
function versionsInUse(chosen: Chosen, overrides: Overrides | null): readonly Standard[] {
  const usual = Object.values(chosen).filter((standard) => standard !== undefined);
  return overrides === null ? usual : [...new Set([...usual, ...overrides.standards])];
}

/** The files to judge, and how many others there are that hold a return. */
async function narrowed(
  gathered: readonly GatheredFile[],
  judging: JudgeOptions,
  mode: GateOptions['mode'],
): Promise<{ readonly wanted: readonly GatheredFile[] } & Omit<Narrowed, 'files'>> {
  const { changes } = judging.context;
  if (mode !== 'changed' || changes === null)
    return { wanted: gathered, passedOver: 0, returnsPassedOver: 0, originals: [] };
  const { files, ...others } = await narrow(gathered, changes, judging);
  return { wanted: files, ...others };
}

/** What a branch did to its returns; null where nobody asks, and where the base cannot tell. */
async function comparedWithBase(
  { before, selection, context }: GateOptions,
  found: Pick<BranchQuestion, 'gathered' | 'classify' | 'judging'>,
): Promise<BranchReturns | null> {
  const { changes } = context;
  if (changes === null || before === null || before === undefined) return null;
  return compareWithBase({ ...found, selection, changes, before });
}

/** The file that is judged by itself; null where a tree is gone through. */
function singleIn(files: readonly GatheredFile[], findings: number): SingleFile | null {
  const [first] = files;
  return first?.gathered.single === true ? { file: first.file.path, form: first.gathered.form, findings } : null;
}

/** Those of some files that changed. */
function changedOf(files: readonly FileRef[], { changes }: Context): readonly FileRef[] {
  return changes === null ? [] : files.filter(({ path }) => changes.changed.has(path));
}

/** The gathered files that changed; null where nothing is compared, or none did. */
function changedAmong(files: readonly FileRef[], context: Context): ReadonlySet<string> | null {
  const changed = changedOf(files, context).map(({ path }) => path);
  return changed.length === 0 ? null : new Set(changed);
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
