import type { VerifiedClaim } from '../model/claim.js';
import type { ReturnRecord } from '../model/context.js';
import type { Finding } from '../model/finding.js';
import type { ShardRecord } from '../model/report.js';
import type { ClaimMore, FindingMore, ReturnMore, ShardJson } from '../model/report-json.js';

/** Returns what a shard's JSON report adds to the usual report, without its returns and findings. */
export function shardHead({
  clock,
  settings,
  digests,
  terms,
  part,
}: ShardRecord): Omit<ShardJson, 'returns' | 'findings'> {
  const { candidates, copied, movedAway, deletedReturns, returnsIn, unchecked } = part;
  return {
    clock,
    settings,
    digests,
    terms,
    passedOver: part.skippedFiles,
    returnsPassedOver: part.skippedReturns,
    unknowablePlaces: part.unhideablePlaces,
    candidates,
    copied,
    movedAway: movedAway === null ? null : [...movedAway],
    deletedReturns,
    returnsIn: [...returnsIn].map(([folder, files]) => ({ folder, files })),
    ...(unchecked.length === 0 ? {} : { unchecked }),
  };
}

/**
 * The fields that the usual report has for a return, a claim, a verdict and a finding. All other fields are added for
 * joining.
 */
const OF_RETURN = new Set([
  'file',
  'index',
  'line',
  'standard',
  'status',
  'agent',
  'session',
  'delegation',
  'startedAt',
  'criticalRisks',
  'archived',
]);
/** The question of a claim (`asked`) was answered when the claim was checked. */
const OF_CLAIM = new Set(['path', 'pointer', 'type', 'kind', 'asked']);
const OF_VERDICT = new Set(['name', 'size', 'foundAt', 'detail']);
const OF_FINDING = new Set([
  'rule',
  'severity',
  'message',
  'recommendation',
  'file',
  'index',
  'pointer',
  'range',
  'fingerprint',
  'baselined',
  'preexisting',
  // Compared before the report was made.
  'items',
]);

/** Returns the members of an object except some names, and without those that are undefined, null or false. */
function without(value: object, names: ReadonlySet<string>): object {
  const members = Object.entries(value).filter(
    ([name, member]) => !names.has(name) && member !== undefined && member !== null && member !== false,
  );
  return Object.fromEntries(members);
}

/** Returns the fields of a return that the usual JSON report omits. */
export function returnMore({ claims, ...record }: ReturnRecord): ReturnMore {
  const more = claims.flatMap((claim, n) => {
    const of = claimMore(claim);
    return of === null ? [] : [[String(n), of] as const];
  });
  return { ...without(record, OF_RETURN), ...(more.length === 0 ? {} : { claims: Object.fromEntries(more) }) };
}

function claimMore({ claim, verdict, weight, touched }: VerifiedClaim): ClaimMore | null {
  const ofClaim = without(claim, OF_CLAIM);
  const ofVerdict = without(verdict, OF_VERDICT);
  const more: ClaimMore = {
    ...(isEmpty(ofClaim) ? {} : { claim: ofClaim }),
    ...(isEmpty(ofVerdict) ? {} : { verdict: ofVerdict }),
    ...(weight === undefined ? {} : { weight }),
    ...(touched === undefined ? {} : { touched }),
  };
  return isEmpty(more) ? null : more;
}

/** Returns the fields of a finding that the usual JSON report omits. */
export function findingMore(finding: Finding, unhideable: ReadonlySet<Finding>): FindingMore {
  return { ...without(finding, OF_FINDING), ...(unhideable.has(finding) ? { unknowable: true } : {}) };
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
