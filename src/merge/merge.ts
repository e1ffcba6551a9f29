import { settle } from '../engine/settle.js';
import { digestsOf, termsFrom } from '../engine/terms-json.js';
import type { Report } from '../model/report.js';
import type { ChangesJson, TermsJson } from '../model/shard-json.js';
import { UsageError } from '../model/usage-error.js';
import { shardsOfOneRun } from './one-run.js';
import { partOf } from './part.js';
import { readReport, type ReportFile, type ShardReport } from './read-report.js';

export interface MergedRun {
  /** The report that a run over the files of all shards gives. */
  readonly report: Report;
  readonly changes: ChangesJson | null;
}

/**
 * Joins the reports of all shards of a run, in any order, by the same settling that a run in one piece ends with. Each is read when it is
 * its turn: in memory are all returns and findings, and one text. `tool` is who joins them. Throws `UsageError` for what is no report
 * of a shard, and for shards that are not all of one run.
 */
export function mergeReports(files: Iterable<ReportFile>, tool: Report['tool']): MergedRun {
  const reports: ShardReport[] = [];
  for (const file of files) reports.push(readReport(file));
  const shards = shardsOfOneRun(reports);
  const [first] = shards;
  const { json } = first;
  demandSameTool(first, tool);
  const terms = termsOf(first);
  const { kind, revision, root } = json.source;
  const parts = shards.map(partOf);
  const report = settle(termsFrom(terms, { tool, source: { kind, revision, root }, clock: json.shard.clock }), parts);
  return { report, changes: terms.changes };
}

function demandSameTool({ name, json }: ShardReport, tool: Report['tool']): void {
  if (json.tool.name === tool.name && json.tool.version === tool.version) return;
  throw new UsageError(
    `${name} was written by ${json.tool.name} ${json.tool.version}, and this is ${tool.name} ${tool.version}: join the shards by the version that judged them.`,
  );
}

/** What the first shard tells for all, held to its digests. */
function termsOf({ name, json: { shard } }: ShardReport): TermsJson {
  const { terms, digests } = shard;
  const own = terms === null ? null : digestsOf(terms);
  if (
    terms === null ||
    own === null ||
    Object.entries(own).some(([key, digest]) => digests[key as keyof typeof own] !== digest)
  ) {
    throw new UsageError(`${name} is damaged: /shard/terms is not what /shard/digests tells of. Run the shard again.`);
  }
  return terms;
}
