import { classifier, type Gathered } from './gather/gather.js';
import { judgeBatch, type Bench, type Judged, type JudgeOptions } from './judge.js';
import { judgeRun } from './judge-run.js';
import type { Context, ReturnRecord } from './model/context.js';
import type { Finding } from './model/finding.js';
import type { Report } from './model/report.js';
import type { Level, Severity } from './model/severity.js';
import { FAMILIES, type Family } from './model/standard.js';
import type { Content, FileRef, Selection, Tree } from './model/tree.js';
import { conclude } from './policy/conclude.js';
import type { Draft } from './policy/finding.js';
import { byPlace } from './policy/order.js';
import { tally } from './policy/tally.js';
import type { Diagnosis } from './diagnosis.js';
import { PositionsNeeded } from './read/needed.js';
import type { Chosen } from './standards/choose.js';
import { ruleSet } from './standards/judge.js';

/** All that a run depends on. The tree, the clock and what a base tells are handed in. */
export interface GateOptions {
  readonly tool: { readonly name: string; readonly version: string };
  readonly tree: Tree;
  readonly selection: Selection;
  readonly standards: Chosen;
  readonly context: Context;
  /** Rules that are set to another level than their version has them. */
  readonly levels: ReadonlyMap<string, Level>;
  readonly failOn: Severity | 'never';
  /** Bytes; a larger file is a finding and is not read. */
  readonly maxFileSize: number;
  /** Told as files are judged, for a progress line: how many of how many. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** A request that the returns found do not allow, and what to ask instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The pipeline: gather, read, judge, verify, conclude. A batch of files at a time, so that memory stays bounded. */
export async function runGate(options: GateOptions): Promise<Report> {
  const { tree, context, selection, standards, maxFileSize, failOn } = options;
  const files = await tree.list(selection);
  const classify = await classifier();
  const benches = await openBenches(options, files.map(({ path }) => classify(path)));
  const judge = batchJudge({ tree, chosen: standards, benches, context, maxFileSize, classify });

  const records: ReturnRecord[] = [];
  const drafts: Draft[] = [];
  let holding = 0;
  let done = 0;
  for await (const contents of tree.read(files, maxFileSize)) {
    const judged = await judge(files.slice(done, done + contents.length), contents);
    for (const record of judged.records) records.push(record);
    for (const found of judged.drafts) drafts.push(found);
    holding += judged.holding;
    done += contents.length;
    options.onProgress?.(done, files.length);
  }
  if (context.expectedSession !== null) demandOneReturn(records, context);
  for (const found of judgeRun({ files: holding, returns: records }, standards, options.levels, context)) drafts.push(found);

  const findings = await toFindings(drafts);
  return {
    tool: options.tool,
    source: { kind: tree.kind, revision: tree.revision, root: tree.root, shard: null },
    conclusion: conclude(holding, findings, { failOn, ifNoReturns: context.ifNoReturns }),
    failOn,
    counts: tally(holding, records, findings),
    returns: records,
    findings,
  };
}

/** Loads the versions of the families that the files may hold; where a place does not tell, of all. */
async function openBenches(
  { standards, levels }: GateOptions,
  gathered: readonly Gathered[],
): Promise<ReadonlyMap<Family, Bench>> {
  const known = new Set(gathered.map(({ family }) => family));
  const benches = new Map<Family, Bench>();
  for (const family of FAMILIES) {
    const standard = standards[family];
    if (standard === undefined || !(known.has(family) || known.has(null))) continue;
    benches.set(family, { standard, validate: await standard.validator(), rules: ruleSet(standard, levels) });
  }
  return benches;
}

/** Judges batches, the first in which something is wrong twice: then with the diagnosis, which is loaded for it. */
function batchJudge(options: JudgeOptions): (files: readonly FileRef[], contents: readonly Content[]) => Promise<Judged> {
  let diagnosis: Diagnosis | null = null;
  return async (files, contents) => {
    try {
      return await judgeBatch(files, contents, options, diagnosis);
    } catch (error) {
      if (!(error instanceof PositionsNeeded) || diagnosis !== null) throw error;
      const { diagnosisOf } = await import('./diagnosis.js');
      diagnosis = await diagnosisOf(options.chosen);
      return judgeBatch(files, contents, options, diagnosis);
    }
  };
}

async function toFindings(drafts: readonly Draft[]): Promise<readonly Finding[]> {
  if (drafts.length === 0) return [];
  const { withFingerprints } = await import('./policy/fingerprint.js');
  return [...withFingerprints(drafts)].sort(byPlace);
}

/** Document 002 gives one return and the session it must echo; over many returns the question has no answer. */
function demandOneReturn(records: readonly ReturnRecord[], { changes }: Context): void {
  if (changes !== null || records.length === 1) return;
  throw new UsageError(
    `An expected session is held against one return, and ${String(records.length)} were found: name its file as the pattern.`,
  );
}
