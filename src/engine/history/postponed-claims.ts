import { verify } from '../../claims/verify.js';
import { elementAt } from '../../model/collections.js';
import type { PendingFinding } from '../../model/finding.js';
import type { Evaluation, PostponedClaim } from '../evaluate/evaluation.js';
import { recorded } from './recorded.js';
import { FindingList } from '../evaluate/finding.js';
import { evaluateClaim, withWeight } from '../evaluate/evaluate-claim.js';

/** Gives claims that are proved all at once their verdicts, in their records too, and what the rules say of them. */
export async function resolvePostponedClaims(
  postponed: readonly PostponedClaim[],
  { tree, context, overrides, mostFindings }: Evaluation,
): Promise<readonly PendingFinding[]> {
  const verdicts = await verify(
    postponed.map((one) => ({ claim: recorded(one).claim, returnFile: one.of.file })),
    tree,
  );
  const findings = new FindingList(mostFindings);
  postponed.forEach((one, n) => {
    const { recordClaims, at, of, standard, rules, location } = one;
    const { claim } = recorded(one);
    const item = withWeight(claim, elementAt(verdicts, n), standard, of);
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
