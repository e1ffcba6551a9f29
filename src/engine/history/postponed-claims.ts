import { verify } from '../../claims/verify.js';
import type { PendingFinding } from '../../model/finding.js';
import type { Evaluation } from '../evaluate/evaluation.js';
import type { PostponedClaim } from '../evaluate/postponed-claim.js';
import { FindingList } from '../evaluate/finding-list.js';
import { evaluateClaim, withWeight } from '../evaluate/evaluate-claim.js';

/** Gives claims that are proved all at once their verdicts, in their records too, and what the rules say of them. */
export async function resolvePostponedClaims(
  postponed: readonly PostponedClaim[],
  { tree, context, overrides, mostFindings }: Evaluation,
): Promise<readonly PendingFinding[]> {
  const claims = postponed.flatMap(({ recordClaims, at, of }) => {
    const claim = recordClaims[at]?.claim;
    return claim === undefined ? [] : [{ claim, returnFile: of.file }];
  });
  const verdicts = await verify(claims, tree);
  const findings = new FindingList(mostFindings);
  postponed.forEach(({ recordClaims, at, of, standard, rules, location }, n) => {
    const claim = recordClaims[at]?.claim;
    const verdict = verdicts[n];
    if (claim === undefined || verdict === undefined) return;
    const item = withWeight(claim, verdict, standard, of.file);
    recordClaims[at] = item;
    for (const raised of evaluateClaim(item, of, rules, context, overrides)) {
      findings.add({ ...raised, problem: { value: claim.path, ...raised.problem } }, of.file, () => ({
        ...location,
        value: undefined,
      }));
    }
  });
  return findings.pending();
}
