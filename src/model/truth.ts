import { kindOf, type JudgedClaim, type VerdictName } from './claim.js';
import type { Severity } from './severity.js';

/** Verdicts that make a claim of a successful return untrue: nothing that it claims was there, with content, when it was made. */
const UNTRUE: ReadonlySet<VerdictName> = new Set([
  'missing',
  'empty',
  'uncommitted',
  'directory',
  'outside',
  'case-mismatch',
]);

/** Verdicts that make a claim of a deletion untrue. */
const STILL_THERE: ReadonlySet<VerdictName> = new Set(['present', 'directory']);

/**
 * Whether a claim of a file is not true. A return that claims no success owes nothing, nor does what its version takes for a
 * notice.
 */
export function isUntrue({ claim, verdict, weight }: JudgedClaim, { success }: { readonly success: boolean }): boolean {
  if (!success || weight === 'pass' || weight === 'notice') return false;
  // Where that is a warning only, another way to write the path was expected: the file may well be there.
  if (weight === 'warning' && verdict.name === 'outside') return false;
  const kind = kindOf(claim);
  // A deletion that was not done.
  if (kind === 'deletion') return STILL_THERE.has(verdict.name);
  return (
    (kind === 'file' || kind === 'observation') && (UNTRUE.has(verdict.name) || verdict.submodule?.named === false)
  );
}

/** A claim as a report keeps it, with the severity of what was found of it; null where nothing was. */
export interface ReportedClaim {
  readonly kind: string;
  readonly verdict: string;
  readonly severity: Severity | null;
}

/**
 * The same of a claim in a report, which does not keep success and weight: where a return owes nothing, findings on its claims are
 * notices. Also of a claim in a submodule that came with the judged change: a report does not tell that one apart.
 */
export function isUntrueAsReported({ kind, verdict, severity }: ReportedClaim): boolean {
  if (severity === null || severity === 'notice') return false;
  if (kind === 'deletion') return (STILL_THERE as ReadonlySet<string>).has(verdict);
  if (kind !== 'file' && kind !== 'observation') return false;
  if (verdict === 'outside' || verdict === 'unverifiable') return severity === 'error';
  return (UNTRUE as ReadonlySet<string>).has(verdict);
}

const PROVED: ReadonlySet<VerdictName> = new Set(['present', 'relocated', 'agrees']);

/** Whether the tree or its history shows that a claim is true: that of an observation nothing does, nor one of the return's own file. */
export function isProved({ claim, verdict: { name, blank, isReturn } }: JudgedClaim): boolean {
  if (kindOf(claim) === 'deletion') return name === 'deleted';
  // In some families a deletion is a claim of a file: that it existed, and does no longer.
  if (claim.type === 'deleted') return name === 'removed' || name === 'relocated';
  return PROVED.has(name) && !blank && isReturn !== true;
}

/** Whether a claim is a cited commit that is not in the history. */
export function isAbsentCommit({ claim, verdict }: JudgedClaim): boolean {
  return kindOf(claim) === 'commit' && verdict.name === 'missing';
}

/** Whether there was something that a claim could be held against: a plan that marks its phases, or what can be counted. */
export function isCompared({ verdict: { name } }: { readonly verdict: { readonly name: string } }): boolean {
  return name !== 'no-plan' && name !== 'not-countable';
}

/** Verdicts that say that a claim could not be checked here. */
const UNCHECKED: ReadonlySet<string> = new Set(['unverifiable', 'undetermined', 'no-plan', 'not-countable']);

/** Whether a claim was checked. An observation in Engram cannot be, nor a file in a submodule. */
export function isChecked({ verdict: { name } }: { readonly verdict: { readonly name: string } }): boolean {
  return !UNCHECKED.has(name);
}

/** Verdicts by which a claim of another kind is not borne out: what it is held against may be at fault itself. */
const NOT_BORNE_OUT: ReadonlySet<VerdictName> = new Set(['missing', 'behind', 'other-total', 'differs']);

/** Whether a claim of a commit, of progress or of a count disagrees with what the tree and its history hold. */
export function isNotBorneOut({ claim, verdict }: JudgedClaim): boolean {
  const kind = kindOf(claim);
  return kind !== 'file' && kind !== 'observation' && NOT_BORNE_OUT.has(verdict.name);
}
