import type { Context, ReturnRecord } from './model/context.js';
import type { Report } from './model/report.js';
import type { Level, Severity } from './model/severity.js';
import type { Selection, Tree } from './model/tree.js';
import { Judge } from './judge.js';
import { conclude } from './policy/conclude.js';
import { byPlace } from './policy/order.js';
import { tally } from './policy/tally.js';
import type { Chosen } from './standards/choose.js';

/** All that a run depends on. The tree, the clock and what a base tells are handed in. */
export interface GateOptions {
  readonly tool: { readonly name: string; readonly version: string };
  readonly tree: Tree;
  readonly selection: Selection;
  readonly standards: Chosen;
  readonly context: Context;
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
  const { tree, context, selection, maxFileSize } = options;
  const judge = new Judge(options);
  const files = await tree.list(selection);
  let done = 0;
  for await (const contents of tree.read(files, maxFileSize)) {
    await judge.batch(files.slice(done, done + contents.length), contents);
    done += contents.length;
    options.onProgress?.(done, files.length);
  }
  const { records, holding } = judge;
  if (context.expectedSession !== null) demandOneReturn(records, context);
  const findings = [...judge.findings, ...judge.run()].sort(byPlace);
  return {
    tool: options.tool,
    source: { kind: tree.kind, revision: tree.revision, root: tree.root, shard: null },
    conclusion: conclude(holding, findings, { failOn: options.failOn, ifNoReturns: context.ifNoReturns }),
    failOn: options.failOn,
    counts: tally(holding, records, findings),
    returns: records,
    findings,
  };
}

/** Document 002 gives one return and the session it must echo; over many returns the question has no answer. */
function demandOneReturn(records: readonly ReturnRecord[], { changes }: Context): void {
  if (changes !== null || records.length === 1) return;
  throw new UsageError(
    `An expected session is held against one return, and ${String(records.length)} were found: name its file as the pattern, or compare with a base.`,
  );
}
