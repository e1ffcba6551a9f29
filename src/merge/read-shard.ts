import { isInShard } from '../gather/shard.js';
import type { JudgedClaim } from '../model/claim.js';
import type { ReturnRecord } from '../model/context.js';
import type { Finding } from '../model/finding.js';
import type { JudgedPart } from '../model/judged-part.js';
import type { Range } from '../model/position.js';
import type { ClaimJson, FindingJson, ReportJson, ReturnJson } from '../model/report-json.js';
import type { ClaimMore, FindingMore, ReturnMore, ShardJson } from '../model/shard-json.js';
import { shardName, type Shard } from '../model/shard.js';
import { UsageError } from '../model/usage-error.js';
import type { ShardReport } from './read-report.js';
import type { Words } from './words.js';

/** A shard by what tells it from others, and what it found: of its report no more is kept. */
export interface ReadShard {
  readonly name: string;
  readonly shard: Shard;
  readonly head: Pick<ReportJson, 'tool' | 'source'> & Pick<ShardJson, 'clock' | 'settings' | 'digests' | 'terms'>;
  readonly part: JudgedPart;
}

/** What a shard's report tells. Throws `UsageError` where it tells of a file that belongs to another shard. */
export function shardOf({ name, shard, json }: ShardReport, words: Words): ReadShard {
  const { tool, source, counts, shard: more } = json;
  demandOwnFiles({ name, shard, json });
  const findings = json.findings.map((finding, n) => findingOf(finding, more.findings[n], words));
  const { clock, settings, digests, terms } = more;
  return {
    name,
    shard,
    head: { tool, source, clock, settings, digests, terms },
    part: {
      holding: counts.files,
      passedOver: more.passedOver,
      returnsPassedOver: more.returnsPassedOver,
      returns: json.returns.map((record, n) => returnOf(record, more.returns[n], words)),
      findings,
      unknowable: new Set(findings.filter((_, n) => more.findings[n]?.unknowable === true)),
      unknowablePlaces: more.unknowablePlaces,
      candidates: more.candidates,
      copied: more.copied,
      movedAway: more.movedAway === null ? null : new Set(more.movedAway),
    },
  };
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
  { file, index, line, standard, status, agent, session, delegation, startedAt, claims }: ReturnJson,
  { claims: moreOfClaims = {}, ...more }: ReturnMore = {},
  words: Words,
): ReturnRecord {
  return {
    file,
    index,
    line,
    standard: words.one(standard),
    status: words.one(status),
    success: false,
    agent: words.one(agent),
    session,
    delegation: words.list(delegation),
    startedAt,
    claims: claims.map((claim, n) => claimOf(claim, moreOfClaims[String(n)], words)),
    restated: false,
    reduced: false,
    ...more,
  };
}

function claimOf(
  { path, pointer, type, kind, verdict, size, foundAt, detail }: ClaimJson,
  { claim = {}, verdict: ofVerdict = {}, ...more }: ClaimMore = {},
  words: Words,
): JudgedClaim {
  return {
    claim: {
      path,
      pointer: words.one(pointer),
      type: words.one(type),
      ...(kind === 'file' ? {} : { kind }),
      ...claim,
    },
    verdict: { name: words.one(verdict), size, foundAt, detail, blank: false, ...ofVerdict },
    ...more,
  };
}

/** As it was before the baseline was asked, which is asked once for all shards. */
function findingOf(
  { startLine, startColumn, endLine, endColumn, ...told }: FindingJson,
  { property, untrue, excerpt, fix }: FindingMore = {},
  words: Words,
): Finding {
  const hasPlace = startLine !== null && startColumn !== null && endLine !== null && endColumn !== null;
  const range: Range | null = hasPlace ? { startLine, startColumn, endLine, endColumn } : null;
  return {
    rule: words.one(told.rule),
    severity: words.one(told.severity),
    message: told.message,
    recommendation: words.one(told.recommendation),
    file: told.file,
    index: told.index,
    pointer: words.one(told.pointer),
    ...(property === undefined ? {} : { property }),
    range,
    fingerprint: told.fingerprint,
    baselined: false,
    preexisting: told.preexisting,
    ...(untrue === undefined ? {} : { untrue }),
    excerpt: excerpt ?? null,
    ...(fix === undefined ? {} : { fix }),
  };
}
