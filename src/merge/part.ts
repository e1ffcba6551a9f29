import { isInShard } from '../gather/shard.js';
import type { JudgedClaim } from '../model/claim.js';
import type { ReturnRecord } from '../model/context.js';
import type { Finding } from '../model/finding.js';
import type { JudgedPart } from '../model/judged-part.js';
import type { Range } from '../model/position.js';
import type { ClaimJson, FindingJson, ReturnJson } from '../model/report-json.js';
import type { ClaimMore, FindingMore, ReturnMore } from '../model/shard-json.js';
import { UsageError } from '../model/usage-error.js';
import type { ShardReport } from './read-report.js';

/** What a shard's report tells of its files. Throws `UsageError` where it tells of a file that belongs to another shard. */
export function partOf({ name, shard, json }: ShardReport): JudgedPart {
  const { shard: more, counts, source } = json;
  const demandOwn = (file: string | null, place: string): void => {
    if (file !== null && isInShard(file, shard)) return;
    throw new UsageError(
      `${name} is not the report of shard ${source.shard ?? ''}: ${place} is about ${file ?? 'no file'}, which belongs to another one.`,
    );
  };
  json.returns.forEach(({ file }, n) => {
    demandOwn(file, `/returns/${String(n)}`);
  });
  json.findings.forEach(({ file }, n) => {
    demandOwn(file, `/findings/${String(n)}`);
  });
  const findings = json.findings.map((finding, n) => findingOf(finding, more.findings[n]));
  return {
    holding: counts.files,
    passedOver: more.passedOver,
    returnsPassedOver: more.returnsPassedOver,
    returns: json.returns.map((record, n) => returnOf(record, more.returns[n])),
    findings,
    unknowable: new Set(findings.filter((_, n) => more.findings[n]?.unknowable === true)),
    unknowablePlaces: more.unknowablePlaces,
    candidates: more.candidates,
    copied: more.copied,
    movedAway: more.movedAway === null ? null : new Set(more.movedAway),
  };
}

function returnOf(
  { claims, ...told }: ReturnJson,
  { claims: moreOfClaims = {}, ...more }: ReturnMore = {},
): ReturnRecord {
  return {
    ...told,
    success: false,
    restated: false,
    reduced: false,
    ...more,
    claims: claims.map((claim, n) => claimOf(claim, moreOfClaims[String(n)])),
  };
}

function claimOf(
  { path, pointer, type, kind, verdict, size, foundAt, detail }: ClaimJson,
  { claim = {}, verdict: ofVerdict = {}, ...more }: ClaimMore = {},
): JudgedClaim {
  return {
    claim: { path, pointer, type, ...(kind === 'file' ? {} : { kind }), ...claim },
    verdict: { name: verdict, size, foundAt, detail, blank: false, ...ofVerdict },
    ...more,
  };
}

/** As it was before the baseline was asked, which is asked once for all shards. */
function findingOf(
  { startLine, startColumn, endLine, endColumn, ...told }: FindingJson,
  { property, untrue, excerpt, fix }: FindingMore = {},
): Finding {
  const hasPlace = startLine !== null && startColumn !== null && endLine !== null && endColumn !== null;
  const range: Range | null = hasPlace ? { startLine, startColumn, endLine, endColumn } : null;
  return {
    ...told,
    ...(property === undefined ? {} : { property }),
    range,
    baselined: false,
    ...(untrue === undefined ? {} : { untrue }),
    excerpt: excerpt ?? null,
    ...(fix === undefined ? {} : { fix }),
  };
}
