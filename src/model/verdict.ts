import type { Claim, Verdict } from './claim.js';
import { normalisePath } from './path.js';
import type { ClaimSubject } from './rule.js';
import type { Severity } from './severity.js';

/** The verdict's reason as the end of a message; nothing where it gives none. */
export function because({ detail }: Verdict): string {
  return detail === null ? '' : ` ${detail}`;
}

/** Whether the file that a claim leads to is the one that holds the return itself. */
export function isOwnFile({ path }: Claim, { foundAt }: Verdict, { file }: ClaimSubject): boolean {
  return (foundAt ?? normalisePath(path)) === file;
}

/** The severity of a claim's problem where the return claims no success; the rule's own where it does. */
export function unlessSuccess(of: ClaimSubject, severity: Severity): { readonly severity?: Severity } {
  return of.success ? {} : { severity };
}
