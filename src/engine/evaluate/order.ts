import type { Finding } from '../../model/finding.js';
import { compareText } from '../../model/text.js';

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
    compareText(a.rule, b.rule) ||
    (a.index ?? -1) - (b.index ?? -1) ||
    compareText(a.pointer ?? '', b.pointer ?? '') ||
    compareText(a.message, b.message)
  );
}
