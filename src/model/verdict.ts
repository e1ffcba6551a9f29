import { kindOf, type Claim, type Verdict } from './claim.js';
import type { Fix } from './fix.js';
import { normalisePath } from './path.js';
import type { Pointer } from './pointer.js';
import type { ClaimSubject } from './rule.js';
import type { Severity } from './severity.js';
import { quote } from './text.js';

/** The verdict's reason as the end of a message; nothing where it gives none. */
export function because({ detail }: Verdict): string {
  return detail === null ? '' : ` ${detail}`;
}

/** Whether the file that a claim leads to is the one that holds the return itself. */
export function isOwnFile({ path }: Claim, { foundAt }: Verdict, { file }: ClaimSubject): boolean {
  return (foundAt ?? normalisePath(path)) === file;
}

/** Whether a claim of a file says that it is gone, as those of some families do: what is there is then told of by a rule of its own. */
export function isDeletion(claim: Claim): boolean {
  return claim.type === 'deleted' && kindOf(claim) === 'file';
}

/** Writes the path at which a claimed file is now. */
export function relocationFix(pointer: Pointer, foundAt: string): Fix {
  const edits = [{ kind: 'set', pointer, value: foundAt }] as const;
  return { safety: 'safe', does: `write the new path ${quote(foundAt, 200)}`, edits };
}

/** The severity of a claim's problem where the return claims no success; the rule's own where it does. */
export function unlessSuccess(of: ClaimSubject, severity: Severity): { readonly severity?: Severity } {
  return of.success ? {} : { severity };
}
