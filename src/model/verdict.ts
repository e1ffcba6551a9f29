import type { Verdict } from './claim.js';
import type { ClaimSubject } from './rule.js';
import type { Severity } from './severity.js';

/** The verdict's reason as the end of a message; nothing where it gives none. */
export function because({ detail }: Verdict): string {
  return detail === null ? '' : ` ${detail}`;
}

/** The severity of a claim's problem where the return claims no success; the rule's own where it does. */
export function unlessSuccess(of: ClaimSubject, severity: Severity): { readonly severity?: Severity } {
  return of.success ? {} : { severity };
}
