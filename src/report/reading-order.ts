import type { Finding } from '../model/finding.js';
import { compareNatural } from '../model/natural-order.js';

/** Findings as people read them: claims that are not true first, then by file, and what concerns the whole run last. */
export function inReadingOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => Number(b.untrue ?? false) - Number(a.untrue ?? false) || byFile(a.file, b.file));
}

/** A stable sort by this keeps the order within a file. */
export function byFile(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : compareNatural(a, b);
}
