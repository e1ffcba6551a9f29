import { placesOf, type Finding, rank } from '../model/finding.js';

/**
 * Returns the new findings. A finding with the same rule at the same place, or within it, is not new: if metadata was
 * missing as a whole, so were its fields. A finding that became more severe is new.
 */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  /** The worst severity of each rule at each place of a return. */
  const known = new Map<string, number>();
  for (const finding of before) {
    for (const place of placesOf(finding)) {
      const key = keyOf(finding, place);
      known.set(key, Math.min(known.get(key) ?? Infinity, rank(finding.severity)));
    }
  }
  const isKnown = (finding: Finding, place: string): boolean =>
    (known.get(keyOf(finding, place)) ?? Infinity) <= rank(finding.severity) ||
    (place !== '' && isKnown(finding, place.slice(0, place.lastIndexOf('/'))));
  return after.filter((finding) => !placesOf(finding).every((place) => isKnown(finding, place)));
}

/**
 * Whether there is less to fix than before, given no new findings: fewer findings, or as many with one about fewer fields,
 * or about fields of something that was missing as a whole.
 */
export function isLess(after: readonly Finding[], before: readonly Finding[]): boolean {
  if (after.length !== before.length) return after.length < before.length;
  const absent = (finding: Finding): string => keyOf(finding, JSON.stringify(placesOf(finding)));
  const known = new Set(before.map(absent));
  return after.some((finding) => finding.property !== undefined && !known.has(absent(finding)));
}

/** The index is null for a finding on the file. */
function keyOf({ rule, index }: Finding, place: string): string {
  return `${String(index)} ${rule} ${place}`;
}
