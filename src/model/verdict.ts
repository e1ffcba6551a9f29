import type { Claim, Verdict } from './claim.js';
import type { Fix } from './fix.js';
import { gsdFamilyOf } from '../families/gsd/place.js';
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

/** Whether a summary of GSD says that the file is gone: what is there is then told of by a rule of its own. */
export function isDeletion({ type }: Claim, { file }: ClaimSubject): boolean {
  return type === 'deleted' && gsdFamilyOf(file) !== null;
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
