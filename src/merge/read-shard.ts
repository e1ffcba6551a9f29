import { isInShard, parseShard } from '../gather/gather.js';
import { tally } from '../engine/run/complete-run.js';
import { VERDICTS, type VerifiedClaim } from '../model/claim.js';
import type { ReturnRecord } from '../model/context.js';
import type { Finding } from '../model/finding.js';
import type { Counts, RunPart } from '../model/report.js';
import { elementAt } from '../model/collections.js';
import type { Range } from '../model/pointer.js';
import {
  shardName,
  type ClaimJson,
  type ClaimMore,
  type FindingJson,
  type FindingMore,
  type ReportFile,
  type ReportJson,
  type ReturnJson,
  type ReturnMore,
  type Shard,
  type ShardJson,
  type UnreadFile,
} from '../model/report-json.js';
import { UsageError } from '../model/usage.js';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { visit } from 'jsonc-parser';

/** A shard: its identity, and its findings. Nothing else of its report is kept. */
export interface ReadShard {
  readonly name: string;
  readonly shard: Shard;
  readonly head: Pick<ReportJson, 'tool' | 'source'> & Pick<ShardJson, 'clock' | 'settings' | 'digests' | 'terms'>;
  readonly part: RunPart;
}

/** Reads the report of a shard. Throws `UsageError` if it reports on a file that belongs to another shard. */
export function shardOf({ name, shard, json }: ShardReport, pool: StringPool): ReadShard {
  const { tool, source, counts, shard: more } = json;
  demandOwnFiles({ name, shard, json });
  const returns = json.returns.map((record, n) => returnOf(record, elementAt(more.returns, n), pool));
  demandCounts(name, counts, tally(counts.files, returns, json.findings));
  const findings = json.findings.map((finding, n) => findingOf(finding, elementAt(more.findings, n), pool));
  const { clock, settings, digests, terms } = more;
  return {
    name,
    shard,
    head: { tool, source, clock, settings, digests, terms },
    part: {
      holding: counts.files,
      skippedFiles: more.passedOver,
      skippedReturns: more.returnsPassedOver,
      returns,
      findings,
      unhideable: new Set(findings.filter((_, n) => elementAt(more.findings, n).unknowable === true)),
      unhideablePlaces: more.unknowablePlaces,
      candidates: more.candidates,
      copied: more.copied,
      movedAway: more.movedAway === null ? null : new Set(more.movedAway),
      deletedReturns: more.deletedReturns,
      unchecked: more.unchecked ?? [],
      imported: more.imported ?? [],
      returnsIn: new Map(more.returnsIn.map(({ folder, files }) => [folder, files])),
    },
  };
}

/** Throws `UsageError` if the counts do not match the lists: a lost finding would let the run pass. */
function demandCounts(name: string, stated: ReportJson['counts'], { verdicts, ...found }: Counts): void {
  const counts: readonly (readonly [string, number, number])[] = [
    ...Object.entries(found).map(([key, n]) => [key, stated[key as keyof typeof found], n] as const),
    ...VERDICTS.map((verdict) => [`verdicts/${verdict}`, stated.verdicts[verdict], verdicts[verdict]] as const),
  ];
  for (const [key, n, counted] of counts) {
    if (n === counted) continue;
    throw new UsageError(
      `${name} is damaged: /counts/${key} is ${String(n)}, but the report lists ${String(counted)}. Run the shard again.`,
    );
  }
}

function demandOwnFiles({ name, shard, json }: ShardReport): void {
  // They come file by file.
  let known: string | null = null;
  for (const list of ['returns', 'findings'] as const) {
    for (const [n, { file }] of json[list].entries()) {
      if (file === known && file !== null) continue;
      if (file === null || !isInShard(file, shard)) {
        throw new UsageError(
          `${name} is not the report of shard ${shardName(shard)}: /${list}/${String(n)} is about ${file ?? 'no file'}, which belongs to another one.`,
        );
      }
      known = file;
    }
  }
}

function returnOf(
  { standard, status, agent, delegation, claims, ...record }: ReturnJson,
  { claims: moreOfClaims = {}, ...more }: ReturnMore,
  pool: StringPool,
): ReturnRecord {
  return {
    ...record,
    standard: pool.text(standard),
    status: pool.text(status),
    success: false,
    agent: pool.text(agent),
    delegation: pool.list(delegation),
    claims: claims.map((claim, n) => claimOf(claim, moreOfClaims[String(n)], pool)),
    restated: false,
    reduced: false,
    ...more,
  };
}

function claimOf(
  { path, pointer, type, kind, verdict, size, foundAt, detail }: ClaimJson,
  { claim = {}, verdict: ofVerdict = {}, ...more }: ClaimMore = {},
  pool: StringPool,
): VerifiedClaim {
  return {
    claim: {
      path,
      pointer: pool.text(pointer),
      type: pool.text(type),
      ...(kind === 'file' ? {} : { kind }),
      ...claim,
    },
    verdict: { name: pool.text(verdict), size, foundAt, detail, blank: false, ...ofVerdict },
    ...more,
  };
}

/** As it was before the baseline was applied, which happens once for all shards. */
function findingOf(
  { startLine, startColumn, endLine, endColumn, ...json }: FindingJson,
  more: FindingMore,
  pool: StringPool,
): Finding {
  const hasPlace = startLine !== null && startColumn !== null && endLine !== null && endColumn !== null;
  const range: Range | null = hasPlace ? { startLine, startColumn, endLine, endColumn } : null;
  return {
    ...json,
    rule: pool.text(json.rule),
    severity: pool.text(json.severity),
    recommendation: pool.text(json.recommendation),
    pointer: pool.text(json.pointer),
    range,
    baselined: false,
    excerpt: null,
    ...more,
  };
}

/** At most this many texts are kept: few repeat, and hostile ones are as many as returns. */
const MOST_TEXTS = 10_000;

/** Keeps equal texts once: `JSON.parse` creates each again, and a run repeats a few words very often. */
export class StringPool {
  readonly #texts = new Map<string | null, string | null>();
  readonly #lists = new Map<string, readonly string[]>();

  /** Returns the first equal text. */
  text<T extends string | null>(text: T): T {
    return kept(this.#texts, text, text) as T;
  }

  /** The same for a list of texts. */
  list(texts: readonly string[]): readonly string[] {
    return kept(this.#lists, JSON.stringify(texts), texts);
  }
}

function kept<K, V>(known: Map<K, V>, key: K, value: V): V {
  const before = known.get(key);
  if (before === undefined && known.size < MOST_TEXTS) known.set(key, value);
  return before ?? value;
}

/** The report of a shard, validated by its schema. */
interface ShardReport {
  readonly name: string;
  readonly shard: Shard;
  readonly json: ReportJson & { readonly shard: ShardJson };
}

/** UTF-16 units: in a longer text a mistake is not located, which takes far more memory than the text. */
const LARGEST_LOCATED = 4 * 1024 * 1024;

const INSTEAD =
  'Use the report that return-gate check --shard wrote with --output json=FILE, or the action with json-file.';

/** Reads the report of a shard. Throws `UsageError`, which names the file, the place and the problem. */
export function readShardReport(file: ReportFile | UnreadFile, validate: ValidateFunction<ReportJson>): ShardReport {
  const { name } = file;
  if ('problem' in file) {
    throw new UsageError(`The report ${name} ${file.problem}: name the JSON reports of all shards, each a file.`);
  }
  const unfit = (why: string, place = ''): UsageError => new UsageError(`${name}${place} ${why}`);
  let value: unknown;
  try {
    value = JSON.parse(file.text);
  } catch {
    const place = file.text.length > LARGEST_LOCATED ? '' : placeOfError(file.text);
    throw unfit(`is not JSON: it was cut off or is damaged. ${INSTEAD}`, place);
  }
  if (!validate(value)) {
    const error = schemaErrorInWords(elementAt(validate.errors ?? [], 0));
    throw unfit(`is not a report of this version of return-gate: ${error}. ${INSTEAD}`);
  }
  const { source, shard: details } = value;
  if (source.shard === null) throw unfit('reports a whole run, not a shard: there is nothing to join it with.');
  const shard = parseShard(source.shard);
  if (shard === undefined) throw unfit(`calls itself the shard ${source.shard}, which does not exist.`);
  if (details === undefined) throw unfit(`lacks "shard", which is needed to join it with other shards. ${INSTEAD}`);
  for (const list of ['returns', 'findings'] as const) {
    const [{ length }, { length: other }] = [value[list], details[list]];
    if (length === other) continue;
    throw unfit(`is damaged: /shard/${list} has ${String(other)} elements for the ${String(length)} of /${list}.`);
  }
  return { name, shard, json: { ...value, shard: details } };
}

/** Returns `:12:5`, the line and column of the first mistake in JSON; the empty string for what is nested too deeply. */
function placeOfError(text: string): string {
  let place: string | undefined;
  try {
    visit(text, {
      onError: (_, _offset, _length, line, character) => {
        place ??= `:${String(line + 1)}:${String(character + 1)}`;
      },
    });
  } catch (error) {
    // It is nested too deeply to be visited.
    if (!(error instanceof RangeError)) throw error;
  }
  return place ?? '';
}

/** A schema error, with its place. */
function schemaErrorInWords({ instancePath, keyword, params }: ErrorObject): string {
  const place = instancePath === '' ? 'its top' : instancePath;
  switch (keyword) {
    case 'required':
      return `${place} lacks "${String(params.missingProperty)}"`;
    case 'additionalProperties':
      return `${place} has "${String(params.additionalProperty)}", which is not known`;
    case 'type':
      return `${place} is no ${[params.type].flat().map(String).join(' or ')}`;
    case 'const':
      return `${place} is not ${JSON.stringify(params.allowedValue)}`;
    case 'enum':
      return `${place} is not one of the allowed words`;
    default:
      return `${place} is rejected by its schema (${keyword})`;
  }
}
