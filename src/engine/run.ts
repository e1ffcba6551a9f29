import { withFingerprints } from '../baseline/fingerprint.js';
import { classifier, type Gathered } from '../gather/gather.js';
import { judgeBatch, type Judged, type JudgeOptions } from './batch.js';
import type { GatheredFile } from './gathered-file.js';
import { resolveAbsentClaims, type AbsentClaim } from './absent.js';
import { resolveLateClaims, type LateClaim } from './late.js';
import { compareWithBase, type BranchQuestion, type BranchReturns } from './branch.js';
import { broughtBy, soughtOf, unsuccessfulOf } from './brought.js';
import { knowable } from './known.js';
import { withMovedAway } from './moved-away.js';
import { narrow, type Narrowed } from './narrow.js';
import { markPreexisting } from './preexisting.js';
import { judgeRun } from './run-rules.js';
import type { Context, ReturnRecord, RunSubject, SingleFile } from '../model/context.js';
import type { Finding } from '../model/finding.js';
import type { Report } from '../model/report.js';

import type { Level, Severity } from '../model/severity.js';
import type { Standard } from '../model/standard.js';
import type { Before, Content, FileRef, Selection, Tree } from '../model/tree.js';
import { UsageError } from '../model/usage-error.js';
import type { Baseline } from '../baseline/baseline.js';
import { conclude } from './conclude.js';
import type { PendingFinding } from '../model/finding.js';
import { MOST_FINDINGS } from './finding-list.js';
import { byPlace } from './order.js';
import { tally } from './tally.js';
import { resolveTouched, type CitingReturn } from './touched.js';
import type { Chosen } from '../standards/choose.js';
import { overridesOf, type Overrides } from './overrides.js';
import type { Override } from '../config/override.js';
import { ruleSet } from './rules.js';

/** All that a run depends on. The tree, the clock and what a base tells are handed in. */
export interface GateOptions {
  readonly tool: { readonly name: string; readonly version: string };
  readonly tree: Tree;
  readonly selection: Selection;
  readonly standards: Chosen;
  readonly context: Context;
  /** Rules that are set to another level than their version has them. */
  readonly levels: ReadonlyMap<string, Level>;
  /** What is otherwise for some paths. */
  readonly overrides?: readonly Override[];
  readonly failOn: Severity | 'never';
  /** Bytes; a larger file is a finding and is not read. */
  readonly maxFileSize: number;
  /** Judges all returns, or those that the changes of the context concern; without changes all. */
  readonly mode?: 'all' | 'changed';
  /** What is known and does not fail; without it every finding counts. */
  readonly baseline?: Baseline;
  /** Findings of a rule in a file that are told one by one; without it `MOST_FINDINGS`. */
  readonly mostFindings?: number;
  /** What the base held, for who asks what a branch did to its returns; null where it cannot be read. */
  readonly before?: Before | null;
  /** How the one file that the tree lists is read, where it is judged by itself: it must be one return. */
  readonly single?: Gathered;
  /** Told as files are judged, for a progress line: how many of how many. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** The pipeline: gather, read, judge, verify, conclude. A batch of files at a time, so that memory stays bounded. */
export async function runGate(options: GateOptions): Promise<Report> {
  const { tree, selection, standards, levels, maxFileSize, failOn, mostFindings = MOST_FINDINGS } = options;
  const files = await tree.list(selection);
  const { single: alone } = options;
  const classify = alone === undefined ? classifier() : (): Gathered => alone;
  const gathered = files.map((file): GatheredFile => ({ file, gathered: classify(file.path) }));
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
  const branch = await comparedWithBase(options, { gathered, classify, judging });
  // Where the base cannot be read, any return of a changed file may say something new.
  const isRestated = branch?.isRestated ?? ((file: string): boolean => context.changes?.changed.has(file) === true);
  const seeking: JudgeOptions = { ...judging, isRestated, ...soughtOf(branch, context) };
  const { wanted, passedOver, returnsPassedOver, originals } = await narrowed(gathered, seeking, options.mode);

  const records: ReturnRecord[] = [];
  const drafts: PendingFinding[] = [];
  const absent: AbsentClaim[] = [];
  const late: LateClaim[] = [];
  const citing: CitingReturn[] = [];
  const copied = new Set(originals);
  let holding = 0;
  let done = 0;
  const take = (judged: Judged): void => {
    for (const record of judged.records) records.push(record);
    for (const found of judged.drafts) drafts.push(found);
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
  if (late.length > 0) for (const found of await resolveLateClaims(late, judging)) drafts.push(found);
  for (const found of await resolveAbsentClaims(absent, branch, judging)) drafts.push(found);
  for (const found of await resolveTouched(citing, judging)) drafts.push(found);
  const single = singleIn(gathered, drafts.length);
  if (context.expectedSession !== null && single === null) demandOneReturn(records, context);
  const brought =
    context.agentBranch === null || branch === null ? null : broughtBy(branch, { copied, records, inUse });
  const run: RunSubject = { files: holding + passedOver, returns: records, stale: null, single, brought };
  const onWhole = await withMovedAway(context, records, { tree, before: options.before ?? null });
  const onRun = (subject: RunSubject, stage: 'returns' | 'baseline'): readonly PendingFinding[] =>
    judgeRun(subject, inUse, { levels, overrides }, onWhole, stage, mostFindings);
  for (const found of onRun(run, 'returns')) drafts.push(found);

  const found = toFindings(drafts);
  const mayBeKnown = await knowable(options.baseline?.reach, {
    tree,
    changes: context.changes,
    branch,
    records,
    inUse,
  });
  const settlement = options.baseline?.settle(found, mayBeKnown) ?? { findings: found, stale: null };
  const { stale } = settlement;
  const onBaseline = stale === null ? [] : onRun({ ...run, stale }, 'baseline');
  const onStale = toFindings(onBaseline);
  const marked =
    context.answersFor === 'all' || context.changes === null
      ? settlement.findings
      : await markPreexisting(settlement.findings, { tree, changes: context.changes, branch, records, inUse });
  const findings = onStale.length === 0 ? marked : [...marked, ...onStale].sort(byPlace);
  return {
    tool: options.tool,
    source: { kind: tree.kind, revision: tree.revision, root: tree.root, shard: null },
    conclusion: conclude(single === null ? run.files : 1, findings, { failOn, ifNoReturns: context.ifNoReturns }),
    clock: context.now,
    ...comparedWith(options, returnsPassedOver),
    failOn,
    counts: tally(single === null ? holding : 1, records, findings),
    unsuccessful: unsuccessfulOf(brought),
    returns: records,
    findings,
  };
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

/** What the report says of the comparison; nothing where nothing was compared. */
function comparedWith({ context: { changes }, before }: GateOptions, passedOver: number): Pick<Report, 'compared'> {
  return changes === null ? {} : { compared: { base: changes.base, commit: before?.commit ?? null, passedOver } };
}

/** The file that is judged by itself; null where a tree is gone through. */
function singleIn(files: readonly GatheredFile[], findings: number): SingleFile | null {
  const [first] = files;
  return first?.gathered.single === true ? { file: first.file.path, form: first.gathered.form, findings } : null;
}

function toFindings(drafts: readonly PendingFinding[]): readonly Finding[] {
  return [...withFingerprints(drafts)].sort(byPlace);
}

/** The gathered files that changed; null where nothing is compared, or none did. */
function changedAmong(files: readonly FileRef[], { changes }: Context): ReadonlySet<string> | null {
  if (changes === null) return null;
  const changed = files.flatMap(({ path }) => (changes.changed.has(path) ? [path] : []));
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
