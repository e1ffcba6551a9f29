import type { Finding } from '../model/finding.js';

type Placed = Pick<Finding, 'file' | 'range' | 'rule' | 'index' | 'pointer' | 'message'>;

/** By file, then place, then rule; findings of the run come last. The same findings always come in the same order. */
export function byPlace(a: Placed, b: Placed): number {
  if (a.file !== b.file) {
    if (a.file === null) return 1;
    if (b.file === null) return -1;
    return a.file < b.file ? -1 : 1;
  }
  return (
    (a.range?.startLine ?? 0) - (b.range?.startLine ?? 0) ||
    (a.range?.startColumn ?? 0) - (b.range?.startColumn ?? 0) ||
    compare(a.rule, b.rule) ||
    (a.index ?? -1) - (b.index ?? -1) ||
    compare(a.pointer ?? '', b.pointer ?? '') ||
    compare(a.message, b.message)
  );
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
