import type { Claim, ClaimWeight, VerifiedClaim, Verdict } from '../../model/claim.js';
import type { Context } from '../../model/context.js';
import type { Problem } from '../../model/finding.js';
import type { ClaimSubject } from '../../model/rule.js';
import { milder, rank, type Severity } from '../../model/severity.js';
import type { Standard } from '../../model/standard.js';
import { isUntrue } from '../../model/truth.js';
import type { Overrides } from './overrides.js';
import { claimRules, type Raised, type RuleSet } from './rules.js';

/** A claim with its verdict, as grave as its version takes it. */
export function withWeight(
  claim: Claim,
  verdict: Verdict,
  { severityOfVerdict: weigh }: Pick<Standard, 'severityOfVerdict'>,
  { file, isMild }: Pick<ClaimSubject, 'file' | 'isMild'>,
): VerifiedClaim {
  // A file that was there when it was claimed is history, whatever took its place.
  const full = verdict.by === 'replaced' ? 'notice' : weigh?.(claim, verdict, file);
  const weight = isMild === true && full !== 'pass' ? milder(full ?? 'warning', 'warning') : full;
  return weight === undefined ? { claim, verdict } : { claim, verdict, weight };
}

const NONE: readonly never[] = [];

/** What the rules of its version say of a claim, and whether it is false. */
export function evaluateClaim(
  verified: VerifiedClaim,
  of: ClaimSubject,
  rules: RuleSet,
  context: Context,
  overrides: Overrides | null,
): readonly (Raised & { readonly untrue: boolean })[] {
  if (verified.weight === 'pass') return NONE;
  const active = claimRules(rules.claim, verified, of.file, overrides);
  if (active.length === 0) return NONE;
  // What its version weighs is so grave where the return reports success.
  const weight = verified.weight === undefined || of.success ? verified.weight : 'notice';
  const untrue = isUntrue(verified, of);
  return active.flatMap((one) =>
    one.rule
      .check(verified, of, context)
      .map((problem) => ({ active: one, problem: lowered(problem, weight), untrue })),
  );
}

/** A problem that is at most as grave as its claim's verdict. */
function lowered(problem: Problem, weight: Exclude<ClaimWeight, 'pass'> | undefined): Problem {
  if (weight === undefined) return problem;
  const severity: Severity = problem.severity ?? weight;
  return { ...problem, severity: rank(severity) > rank(weight) ? severity : weight };
}
