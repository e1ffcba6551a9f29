import type { Finding } from '../model/finding.js';
import { compareNatural } from '../model/natural-order.js';

/** Sorts findings in reading order: false claims first, then by file, and findings of the whole run last. */
export function inReadingOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => Number(b.untrue ?? false) - Number(a.untrue ?? false) || byFile(a.file, b.file));
}

/** Compares two files. A stable sort with it keeps the order within a file. */
export function byFile(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : compareNatural(a, b);
}
