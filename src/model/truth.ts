import type { JudgedClaim, VerdictName } from './claim.js';

/** Verdicts that make a claim of a successful return untrue: nothing that it claims was there, with content, when it was made. */
const UNTRUE: ReadonlySet<VerdictName> = new Set([
  'missing',
  'empty',
  'uncommitted',
  'directory',
  'outside',
  'case-mismatch',
]);

/** Whether a claim is not true. A return that claims no success owes nothing. */
export function isUntrue({ verdict }: JudgedClaim, { success }: { readonly success: boolean }): boolean {
  return success && (UNTRUE.has(verdict.name) || verdict.submodule?.named === false);
}
