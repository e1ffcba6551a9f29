import type { Form } from '../../model/document.js';
import type { Finding } from '../../model/finding.js';
import { withFixes, type FixedFile, type Check } from './apply-fixes.js';
import { isLess, newFindings } from './compare.js';
import type { Fixable } from './group.js';

/** The fixes that part of a file's changes consists of; null if it is not made of whole fixes, or makes something worse. */
export type WholeFixes = readonly Fixable[] | null;

export interface AloneOptions {
  readonly formOf: (file: string) => Form;
  readonly check: Check;
}

/**
 * Returns which fixes each part of the files' changes consists of, by the content that the file has with that part alone.
 * Half of a fix can be worse than none: half of a move would lose the value. All files are checked together.
 */
export async function wholeFixesOf(
  parts: ReadonlyMap<FixedFile, readonly Uint8Array[]>,
  { formOf, check }: AloneOptions,
): Promise<ReadonlyMap<FixedFile, readonly WholeFixes[]>> {
  const found = new Map<FixedFile, WholeFixes[]>([...parts.keys()].map((fixed) => [fixed, []]));
  const rounds = Math.max(0, ...[...parts.values()].map((contents) => contents.length));
  for (let round = 0; round < rounds; round++) {
    const contents = new Map<string, Uint8Array>();
    for (const [{ file }, variants] of parts) {
      const content = variants[round];
      if (content !== undefined) contents.set(file, content);
    }
    const findings = await check(contents);
    for (const [fixed, verdicts] of found) {
      const content = contents.get(fixed.file);
      if (content === undefined) continue;
      verdicts.push(fixesIn(content, fixed, findings.get(fixed.file) ?? [], formOf(fixed.file)));
    }
  }
  return found;
}

function fixesIn(
  content: Uint8Array,
  { before, applied, findings }: FixedFile,
  after: readonly Finding[],
  form: Form,
): WholeFixes {
  if (newFindings(findings.before, after).length > 0 || !isLess(after, findings.before)) return null;
  const offered = new Set(findings.before.map(placeOf));
  const left = new Set(after.map(placeOf));
  // A later fix may build on earlier ones, and may not fit without them.
  const gone = applied.filter((finding) => offered.has(placeOf(finding)) && !left.has(placeOf(finding)));
  return changesNothingElse(content, before, form, gone) ? gone : null;
}

function changesNothingElse(content: Uint8Array, before: Uint8Array, form: Form, fixes: readonly Fixable[]): boolean {
  try {
    return Buffer.compare(content, withFixes(before, form, fixes)) === 0;
  } catch {
    return false;
  }
}

function placeOf({ rule, index, pointer }: Finding): string {
  return JSON.stringify([rule, index, pointer]);
}
