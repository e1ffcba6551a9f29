import { verify } from '../claims/verify.js';
import type { JudgedClaim } from '../model/claim.js';
import type { ClaimSubject } from '../model/rule.js';
import type { PendingFinding } from '../model/finding.js';
import type { Standard } from '../model/standard.js';
import type { JudgeOptions } from './batch.js';
import type { FindingLocation } from './finding.js';
import { FindingList } from './finding-list.js';
import { judgeClaim, weighed } from './judge-claim.js';
import type { RuleSet } from './rules.js';

/** A claim whose verdict waits for the end of the run. */
export interface LateClaim {
  /** The claims of its return's record, and its place among them. */
  readonly judged: JudgedClaim[];
  readonly at: number;
  readonly of: ClaimSubject;
  readonly standard: Standard;
  /** Those of its version. */
  readonly rules: RuleSet;
  /** Where it stands. */
  readonly spot: Omit<FindingLocation, 'value'>;
}

/** Gives claims that are proved all at once their verdicts, in their records too, and what the rules say of them. */
export async function resolveLateClaims(
  late: readonly LateClaim[],
  { tree, context, overrides, mostFindings }: JudgeOptions,
): Promise<readonly PendingFinding[]> {
  const claims = late.flatMap(({ judged, at, of }) => {
    const claim = judged[at]?.claim;
    return claim === undefined ? [] : [{ claim, returnFile: of.file }];
  });
  const verdicts = await verify(claims, tree);
  const findings = new FindingList(mostFindings);
  late.forEach(({ judged, at, of, standard, rules, spot }, n) => {
    const claim = judged[at]?.claim;
    const verdict = verdicts[n];
    if (claim === undefined || verdict === undefined) return;
    const item = weighed(claim, verdict, standard);
    judged[at] = item;
    for (const raised of judgeClaim(item, of, rules, context, overrides)) {
      findings.add({ ...raised, problem: { value: claim.path, ...raised.problem } }, of.file, () => ({
        ...spot,
        value: undefined,
      }));
    }
  });
  return findings.drafts();
}
