import { isDeepStrictEqual } from 'node:util';
import { completeRun } from '../engine/run/complete-run.js';
import { digestsOf, termsFrom } from '../engine/run/terms-json.js';
import type { Report } from '../model/report.js';
import type { ReportFile, UnreadFile } from '../model/report-file.js';
import type { ChangesJson, TermsJson } from '../model/shard-json.js';
import { UsageError } from '../model/usage-error.js';
import { shardsOfOneRun } from './one-run.js';
import { shardOf, type ReadShard } from './read-shard.js';
import { readShardReport } from './read-report.js';
import { StringPool } from './string-pool.js';

export interface MergedRun {
  /** The report that a run over the files of all shards gives. */
  readonly report: Report;
  readonly changes: ChangesJson | null;
}

/**
 * Joins the reports of all shards of a run, in any order, by the same completion that a run in one piece ends with. Each is read when it is
 * its turn: in memory are all returns and findings, and one text. `tool` is who joins them. Rejects with `UsageError` for a file
 * that cannot be read or is no report of a shard, and for shards that are not all of one run.
 */
export async function mergeReports(files: Iterable<ReportFile | UnreadFile>, tool: Report['tool']): Promise<MergedRun> {
  const pool = new StringPool();
  const read: ReadShard[] = [];
  for (const file of files) read.push(shardOf(readShardReport(file), pool));
  const shards = shardsOfOneRun(read);
  const [first] = shards;
  demandSameTool(first, tool);
  const terms = termsOf(first);
  const { source, clock } = first.head;
  const report = completeRun(
    await termsFrom(terms, { tree: source, now: clock }),
    shards.map(({ part }) => part),
  );
  return { report, changes: terms.changes };
}

function demandSameTool({ name, head }: ReadShard, tool: Report['tool']): void {
  if (head.tool.name === tool.name && head.tool.version === tool.version) return;
  throw new UsageError(
    `${name} was written by ${head.tool.name} ${head.tool.version}, and this is ${tool.name} ${tool.version}: join the shards with the version that checked them.`,
  );
}

/** Returns the terms in the first shard's report, which hold for all. Throws `UsageError` unless its digests fit them. */
function termsOf({ name, head: { terms, digests } }: ReadShard): TermsJson {
  if (terms !== null && isDeepStrictEqual(digestsOf(terms), digests)) return terms;
  throw new UsageError(`${name} is damaged: /shard/terms differs from /shard/digests. Run the shard again.`);
}
