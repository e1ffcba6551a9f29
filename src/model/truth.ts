import { kindOf, type VerifiedClaim, type VerdictName } from './claim.js';

/** Verdicts that make a claim of a successful return false: the file did not exist with content when it was claimed. */
const UNTRUE: ReadonlySet<VerdictName> = new Set([
  'missing',
  'empty',
  'uncommitted',
  'directory',
  'outside',
  'case-mismatch',
]);

/** Verdicts that make a deletion claim false. */
const STILL_THERE: ReadonlySet<VerdictName> = new Set(['present', 'directory']);

/**
 * Whether a file claim is false. A return that does not report success owes nothing, nor does a claim whose finding its version
 * rates as a notice.
 */
export function isUntrue(
  { claim, verdict, weight }: VerifiedClaim,
  { success }: { readonly success: boolean },
): boolean {
  if (!success || weight === 'pass' || weight === 'notice') return false;
  // A mere warning means that the path may be written another way: the file may well exist.
  if (weight === 'warning' && verdict.name === 'outside') return false;
  const kind = kindOf(claim);
  // A deletion that was not done.
  if (kind === 'deletion') return STILL_THERE.has(verdict.name);
  return (
    (kind === 'file' || kind === 'observation') && (UNTRUE.has(verdict.name) || verdict.submodule?.named === false)
  );
}

const PROVED: ReadonlySet<VerdictName> = new Set(['present', 'relocated', 'agrees']);

/** Whether the tree or its history confirms a claim: never one of an observation, or of the return's own file. */
export function isProved({ claim, verdict: { name, blank, isReturn } }: VerifiedClaim): boolean {
  if (kindOf(claim) === 'deletion') return name === 'deleted';
  // In some families a deletion is a file claim: the file existed, and does not any more.
  if (claim.type === 'deleted') return name === 'removed' || name === 'relocated';
  return PROVED.has(name) && !blank && isReturn !== true;
}

/** Whether a claim cites a commit that is not in the history. */
export function isAbsentCommit({ claim, verdict }: VerifiedClaim): boolean {
  return kindOf(claim) === 'commit' && verdict.name === 'missing';
}

/** Whether a claim could be checked against something: a plan that marks its phases, or countable items. */
export function isCompared({ verdict: { name } }: { readonly verdict: { readonly name: string } }): boolean {
  return name !== 'no-plan' && name !== 'not-countable';
}

/** Verdicts for claims that could not be checked here. */
const UNCHECKED: ReadonlySet<string> = new Set(['unverifiable', 'undetermined', 'no-plan', 'not-countable']);

/** Whether a claim was checked. An Engram observation cannot be, nor a file in a submodule. */
export function isChecked({ verdict: { name } }: { readonly verdict: { readonly name: string } }): boolean {
  return !UNCHECKED.has(name);
}

/** Verdicts by which a claim of another kind is contradicted. The file that contradicts it may itself be wrong. */
const NOT_BORNE_OUT: ReadonlySet<VerdictName> = new Set(['missing', 'behind', 'other-total', 'differs']);

/** Whether a claim of a commit, of progress or of a count contradicts the tree and its history. */
export function isNotBorneOut({ claim, verdict }: VerifiedClaim): boolean {
  const kind = kindOf(claim);
  return kind !== 'file' && kind !== 'observation' && NOT_BORNE_OUT.has(verdict.name);
}
