import { isDeepStrictEqual } from 'node:util';
import { completeRun } from '../engine/run/complete-run.js';
import { digestsOf, termsFrom } from '../engine/run/terms-json.js';
import type { Report } from '../model/report.js';
import { shardName, type ChangesJson, type ReportFile, type TermsJson, type UnreadFile } from '../model/report-json.js';
import { UsageError } from '../model/usage.js';
import { readShardReport, shardOf, StringPool, type ReadShard } from './read-shard.js';
import { compareText, quote, listOfFew } from '../model/text.js';

export interface MergedRun {
  /** The report of a single run over the files of all shards. */
  readonly report: Report;
  readonly changes: ChangesJson | null;
}

/**
 * Joins the reports of all shards of a run, in any order, and completes them like a single run. Reads them one by one:
 * all returns and findings are in memory, but only one text. `tool` is the version that joins them. Rejects with
 * `UsageError` for an unreadable file or one without a shard's report, and for shards of different runs.
 */
export async function mergeReports(files: Iterable<ReportFile | UnreadFile>, tool: Report['tool']): Promise<MergedRun> {
  const pool = new StringPool();
  // Imported separately, since other commands of its chunk need no ajv.
  const validate = (await import('./report-validator.js')).reportValidator();
  const read: ReadShard[] = [];
  for (const file of files) read.push(shardOf(readShardReport(file, validate), pool));
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

/** Returns the terms in the first shard's report. Throws `UsageError` if its digests do not match. */
function termsOf({ name, head: { terms, digests } }: ReadShard): TermsJson {
  if (terms !== null && isDeepStrictEqual(digestsOf(terms), digests)) return terms;
  throw new UsageError(`${name} is damaged: /shard/terms differs from /shard/digests. Run the shard again.`);
}

/** A property that all shards share, in words: its name, its value, and how to fix a difference. */
interface Trait {
  readonly name: string;
  readonly of: (report: ReadShard) => string | undefined;
  readonly instead: string;
  /** How the message shows the two values. It cannot show what digests are of. */
  readonly shown?: 'as they are' | 'quoted' | 'never';
}

const SAME_OPTIONS = 'Run every shard with the same options, on the same checkout.';

const TRAITS: readonly Trait[] = [
  {
    name: 'version of return-gate',
    of: ({ head: { tool } }) => `${tool.name} ${tool.version}`,
    instead: 'Run every shard with the same version.',
  },
  {
    name: 'revision',
    of: ({ head: { source } }) => (source.kind === 'workspace' ? 'the workspace' : (source.revision ?? 'none')),
    instead: 'Run every shard on the same commit.',
  },
  {
    name: 'root',
    of: ({ head: { source } }) => quote(source.root, 200),
    instead: 'Run every shard with the same --root, or working-directory.',
  },
  {
    name: 'clock',
    of: ({ head }) => new Date(head.clock).toISOString(),
    instead:
      'Pass the same --now to every shard, or the same input now to every job of the matrix: let an earlier job print the time.',
  },
];

function traitOfDigest(key: keyof ReadShard['head']['digests'], name: string): Trait {
  return { name, of: ({ head }) => head.digests[key], instead: SAME_OPTIONS, shown: 'never' };
}

const DIGESTS: readonly Trait[] = [
  traitOfDigest('changes', 'base, or another difference from it'),
  traitOfDigest('baseline', 'baseline'),
  traitOfDigest('rules', 'choice of rules and standards'),
];

/** The maximum number of missing shards in a message. */
const MOST_NAMED = 10;

/** The reports in shard order. Throws `UsageError` if a shard is doubled, missing or from another run. */
function shardsOfOneRun(reports: readonly ReadShard[]): readonly [ReadShard, ...ReadShard[]] {
  const [first, ...others] = [...reports].sort(
    (a, b) => a.shard.parts - b.shard.parts || a.shard.part - b.shard.part || compareText(a.name, b.name),
  );
  if (first === undefined) throw new UsageError('There is no report to join: name those of all shards.');
  let before = first;
  for (const report of others) {
    demandSameRun(first, report);
    if (report.shard.part === before.shard.part) {
      throw new UsageError(
        `${before.name} and ${report.name} are both shard ${shardName(report.shard)}: use only one of them.`,
      );
    }
    before = report;
  }
  demandAll([first, ...others]);
  return [first, ...others];
}

function demandSameRun(one: ReadShard, other: ReadShard): void {
  if (one.shard.parts !== other.shard.parts) {
    throw new UsageError(
      `${one.name} is shard ${shardName(one.shard)} and ${other.name} is shard ${shardName(other.shard)}: they belong to different numbers of shards. Use the reports of one run.`,
    );
  }
  const names = new Set([one, other].flatMap(({ head }) => Object.keys(head.settings)));
  const settings = [...names].sort(compareText).map((name): Trait => ({
    name,
    of: ({ head: { settings: own } }) => (Object.hasOwn(own, name) ? own[name] : undefined),
    instead: SAME_OPTIONS,
    shown: name === 'configuration' || name === 'policy' ? 'never' : 'quoted',
  }));
  for (const { name, of, instead, shown = 'as they are' } of [...TRAITS, ...settings, ...DIGESTS]) {
    const [own, others] = [of(one), of(other)];
    if (own === others) continue;
    const [here, there] = [own, others].map((text = '') => (shown === 'quoted' ? quote(text) : text));
    const values = shown === 'never' ? '' : ` (${here ?? ''} and ${there ?? ''})`;
    throw new UsageError(
      `${one.name} (shard ${shardName(one.shard)}) and ${other.name} (shard ${shardName(other.shard)}) are from different runs: their ${name}${values} differs. ${instead}`,
    );
  }
}

function demandAll(reports: readonly [ReadShard, ...ReadShard[]]): void {
  const [{ shard }] = reports;
  const there = new Set(reports.map((report) => report.shard.part));
  const missing = Array.from({ length: shard.parts }, (_, n) => n + 1).filter((part) => !there.has(part));
  if (missing.length === 0) return;
  const names = missing.map((part) => shardName({ ...shard, part }));
  const shown = listOfFew(names, MOST_NAMED);
  throw new UsageError(
    `${missing.length === 1 ? `The report of shard ${shown} is` : `The reports of the shards ${shown} are`} missing: use those of all ${String(shard.parts)}. A shard that failed with an error has none.`,
  );
}
