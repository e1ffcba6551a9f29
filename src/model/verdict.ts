import type { Claim, Verdict } from './claim.js';
import type { Fix } from './fix.js';
import { normalisePath } from './path.js';
import type { Pointer } from './pointer.js';
import type { ClaimSubject } from './rule.js';
import type { Severity } from './severity.js';
import { quote } from './text.js';

/** Returns the verdict's reason as the end of a message; empty if it gives none. */
export function because({ detail }: Verdict): string {
  return detail === null ? '' : ` ${detail}`;
}

/** Whether the claimed file is the one that holds the return itself. */
export function isOwnFile({ path }: Claim, { foundAt }: Verdict, { file }: ClaimSubject): boolean {
  return (foundAt ?? normalisePath(path)) === file;
}

/** Whether a claim says that the file was deleted: another rule reports what exists there. */
export function isDeletion({ deletes }: Claim): boolean {
  return deletes === true;
}

/** Returns a fix that writes the present path of a claimed file. */
export function relocationFix(pointer: Pointer, foundAt: string): Fix {
  const edits = [{ kind: 'set', pointer, value: foundAt }] as const;
  return { safety: 'safe', does: `write the new path ${quote(foundAt, 200)}`, edits };
}

/** Returns the severity of a claim's problem, to be spread into it: the given one without success, else none, so the rule's own. */
export function unlessSuccess(of: ClaimSubject, severity: Severity): { readonly severity?: Severity } {
  return of.success ? {} : { severity };
}
