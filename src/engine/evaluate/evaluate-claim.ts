import { isUntrue, kindOf, type Claim, type ClaimWeight, type Verdict, type VerifiedClaim } from '../../model/claim.js';
import type { Context } from '../../model/context.js';
import { milder, rank, type Problem, type Severity } from '../../model/finding.js';
import { listFound, type ClaimSubject } from '../../model/rule.js';
import type { Standard } from '../../model/standard.js';
import { claimRules, type Overrides, type Raised, type RuleSet } from './rules.js';
import { namesFolder } from '../../model/path.js';

/** Returns a claim with its verdict, weighed by its version. */
export function withWeight(
  claim: Claim,
  verdict: Verdict,
  { severityOfVerdict: weigh }: Pick<Standard, 'severityOfVerdict'>,
  { file, isMild, restated, baseClaims }: ClaimSubject,
): VerifiedClaim {
  const isOfChange = restated && baseClaims?.(claim) !== true;
  // A file that existed when it was claimed is history, whatever replaced it.
  const full = verdict.by === 'replaced' ? 'notice' : weigh?.(claim, verdict, { file, isOfChange });
  const isAtMostWarning = (isMild === true || verdict.isDoubtful === true) && full !== 'pass';
  const weight = isAtMostWarning ? milder(full ?? 'warning', 'warning') : full;
  return weight === undefined ? { claim, verdict } : { claim, verdict, weight };
}

const NONE: readonly never[] = [];

/** Returns what the rules of the version say about a claim, and whether it is false. */
export function evaluateClaim(
  verified: VerifiedClaim,
  of: ClaimSubject,
  rules: RuleSet,
  context: Context,
  overrides: Overrides | null,
): readonly (Raised & { readonly untrue: boolean })[] {
  // A rule on the work of a return also applies to files that exist.
  const isPassed = verified.weight === 'pass';
  const active = claimRules(rules.claim, verified, of.file, overrides).filter(
    ({ rule }) => !isPassed || rule.after === 'both',
  );
  if (active.length === 0) return NONE;
  // The version's weight only counts in full if the return reports success.
  const weight = isPassed ? undefined : verified.weight === undefined || of.success ? verified.weight : 'notice';
  const untrue = isUntrue(verified, of);
  return active.flatMap((one) =>
    listFound(one.rule.check(verified, of, context)).map((problem) => ({
      active: one,
      problem: lowered(problem, weight),
      untrue,
    })),
  );
}

/** Returns a problem with at most the severity of its claim's verdict. */
function lowered(problem: Problem, weight: Exclude<ClaimWeight, 'pass'> | undefined): Problem {
  if (weight === undefined) return problem;
  const severity: Severity = problem.severity ?? weight;
  return { ...problem, severity: rank(severity) > rank(weight) ? severity : weight };
}

/** Returns true if only the repository's history can show what became of a claimed path. */
export function isAbsent(claim: Claim, { name, foundAt }: Verdict, { leniencies }: Standard): boolean {
  const kind = kindOf(claim);
  if (kind === 'deletion') return name === 'missing' || name === 'directory';
  if (kind !== 'file') return false;
  // A directory may have replaced the claimed file, unless the claim may mean the directory.
  if (name === 'directory') return foundAt === null && !namesFolder(claim.path) && leniencies?.has('folder') !== true;
  return name === 'missing' || name === 'case-mismatch';
}

/** Returns true if a claim names a commit. */
export function citesCommit(claim: Claim): boolean {
  return kindOf(claim) === 'commit';
}

/** Returns true if a claim counts commits. */
export function countsCommits({ asked }: Claim): boolean {
  return asked?.kind === 'commits';
}
