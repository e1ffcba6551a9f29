import type { Finding } from '../../model/finding.js';
import type { FixedFile, Judge } from './apply-fixes.js';
import { isLess, newFindings } from './compare.js';
import type { Fixable } from './group.js';

/** What comes of a part of a file's fixes by itself: the fixes whose findings it mends; null where it makes something worse. */
export type MendedAlone = readonly Fixable[] | null;

/** Judges parts of what was done to files, each as if it were all that was done. All files are judged together. */
export async function judgeAlone(
  parts: ReadonlyMap<FixedFile, readonly Uint8Array[]>,
  judge: Judge,
): Promise<ReadonlyMap<FixedFile, readonly MendedAlone[]>> {
  const found = new Map<FixedFile, MendedAlone[]>([...parts.keys()].map((fixed) => [fixed, []]));
  const rounds = Math.max(0, ...[...parts.values()].map((contents) => contents.length));
  for (let round = 0; round < rounds; round++) {
    const contents = new Map<string, Uint8Array>();
    for (const [{ file }, variants] of parts) {
      const content = variants[round];
      if (content !== undefined) contents.set(file, content);
    }
    const findings = await judge(contents);
    for (const [fixed, verdicts] of found) {
      const after = findings.get(fixed.file);
      if (after !== undefined) verdicts.push(mendedBy(fixed, after));
    }
  }
  return found;
}

function mendedBy({ applied, findings: { before } }: FixedFile, after: readonly Finding[]): MendedAlone {
  if (newFindings(before, after).length > 0 || !isLess(after, before)) return null;
  const left = new Set(after.map(placeOf));
  return applied.filter((finding) => !left.has(placeOf(finding)));
}

function placeOf({ rule, index, pointer }: Finding): string {
  return JSON.stringify([rule, index, pointer]);
}
