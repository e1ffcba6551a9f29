import { classifier } from './gather/gather.js';
import { judgeBatch, type Aids, type Bench, type GatheredFile, type Judged, type JudgeOptions } from './judge/batch.js';
import type { AbsentClaim } from './judge/absent.js';
import { judgeRun } from './judge/run.js';
import type { Context, ReturnRecord } from './model/context.js';
import type { Finding } from './model/finding.js';
import type { Report } from './model/report.js';
import type { Level, Severity } from './model/severity.js';
import { FAMILIES, type Family } from './model/standard.js';
import type { Content, Selection, Tree } from './model/tree.js';
import { conclude } from './policy/conclude.js';
import type { Draft } from './policy/finding.js';
import { byPlace } from './policy/order.js';
import { tally } from './policy/tally.js';
import { ParserNeeded, type ParserName } from './read/needed.js';
import type { Chosen } from './standards/choose.js';
import { ruleSet } from './judge/rules.js';

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
class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The pipeline: gather, read, judge, verify, conclude. A batch of files at a time, so that memory stays bounded. */
export async function runGate(options: GateOptions): Promise<Report> {
  const { tree, context, selection, standards, maxFileSize, failOn } = options;
  const files = await tree.list(selection);
  const classify = await classifier();
  const gathered = files.map((file): GatheredFile => ({ file, gathered: classify(file.path) }));
  const known = new Set(gathered.map((item) => item.gathered.family));
  const benches = await openBenches(options, known);
  const ofAll = (): ReturnType<typeof openBenches> => openBenches(options, new Set([null]));
  const judge = batchJudge({ tree, chosen: standards, benches, context, maxFileSize }, ofAll);

  const records: ReturnRecord[] = [];
  const drafts: Draft[] = [];
  const absent: AbsentClaim[] = [];
  let holding = 0;
  let done = 0;
  const take = (judged: Judged): void => {
    for (const record of judged.records) records.push(record);
    for (const found of judged.drafts) drafts.push(found);
    for (const claim of judged.absent) absent.push(claim);
    holding += judged.holding;
  };
  // A batch waits for its claims to be looked up while the next one is judged.
  let earlier: Promise<Judged> | undefined;
  for await (const contents of tree.read(files, maxFileSize)) {
    const current = judge(gathered.slice(done, done + contents.length), contents);
    current.catch(() => undefined);
    if (earlier !== undefined) take(await earlier);
    earlier = current;
    done += contents.length;
    options.onProgress?.(done, files.length);
  }
  if (earlier !== undefined) take(await earlier);
  for (const found of await settled(absent, options)) drafts.push(found);
  if (context.expectedSession !== null) demandOneReturn(records, context);
  for (const found of judgeRun({ files: holding, returns: records }, standards, options.levels, context))
    drafts.push(found);

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
  known: ReadonlySet<Family | null>,
): Promise<ReadonlyMap<Family, Bench>> {
  const benches = new Map<Family, Bench>();
  for (const family of FAMILIES) {
    const standard = standards[family];
    if (standard === undefined || !(known.has(family) || known.has(null))) continue;
    benches.set(family, { standard, validate: await standard.validator(), rules: ruleSet(standard, levels) });
  }
  return benches;
}

type BatchJudge = (files: readonly GatheredFile[], contents: readonly Content[]) => Promise<Judged>;

/** Judges batches; the first that needs an aid is judged once more when it is there. With Markdown may come any family. */
function batchJudge(options: JudgeOptions, openAll: () => Promise<JudgeOptions['benches']>): BatchJudge {
  let aids: Aids = { diagnosis: null, markdown: null };
  let { benches } = options;
  const bring: Readonly<Record<ParserName, () => Promise<void>>> = {
    positions: async () => {
      const { diagnosisOf } = await import('./judge/diagnosis.js');
      const diagnosis = await diagnosisOf(options.chosen);
      aids = { ...aids, diagnosis };
    },
    markdown: async () => {
      const { parseMarkdown } = await import('./read/commonmark.js');
      benches = await openAll();
      aids = { ...aids, markdown: parseMarkdown };
    },
  };
  return async (files, contents) => {
    for (const asked = new Set<ParserName>(); ;) {
      try {
        return await judgeBatch(files, contents, { ...options, benches }, aids);
      } catch (error) {
        if (!(error instanceof ParserNeeded) || asked.has(error.parser)) throw error;
        asked.add(error.parser);
        await bring[error.parser]();
      }
    }
  };
}

/** What the rules say of claims whose file is not there, once the repository was asked about all of them. */
async function settled(absent: readonly AbsentClaim[], { tree, context }: GateOptions): Promise<readonly Draft[]> {
  if (absent.length === 0) return [];
  const { settleAbsent } = await import('./judge/absent.js');
  return settleAbsent(absent, tree, context);
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
    `expect-session is held against one return, and ${String(records.length)} were found: select its file (PATTERN, or the input paths).`,
  );
}
