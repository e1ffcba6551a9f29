import { placesOf, rank, type Finding } from '../../model/finding.js';
import type { Pointer } from '../../model/pointer.js';

/**
 * Returns the new findings. A finding with the same rule at the same place, or within it, is not new: if metadata was
 * missing as a whole, so were its fields. A finding that became more severe is new.
 */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  const places = new Map<string, Map<string, number>>();
  for (const finding of before) {
    const known = places.get(demandOf(finding)) ?? new Map<string, number>();
    for (const place of placesOf(finding)) {
      known.set(place, Math.min(known.get(place) ?? Infinity, rank(finding.severity)));
    }
    places.set(demandOf(finding), known);
  }
  return after.filter((finding) => {
    const known = places.get(demandOf(finding));
    if (known === undefined) return true;
    return !placesOf(finding).every((place) => isKnown(place, known, rank(finding.severity)));
  });
}

/** Whether the place, or one around it, had a finding of this severity or worse. */
function isKnown(place: Pointer, known: ReadonlyMap<Pointer, number>, severity: number): boolean {
  for (let at = place; ; at = at.slice(0, at.lastIndexOf('/'))) {
    if ((known.get(at) ?? Infinity) <= severity) return true;
    if (at === '') return false;
  }
}

/**
 * Whether there is less to fix than before, given no new findings: fewer findings, or as many with one about fewer fields,
 * or about fields of something that was missing as a whole.
 */
export function isLess(after: readonly Finding[], before: readonly Finding[]): boolean {
  if (after.length !== before.length) return after.length < before.length;
  const known = new Set(before.map(absenceOf));
  return after.some((finding) => finding.property !== undefined && !known.has(absenceOf(finding)));
}

function absenceOf(finding: Finding): string {
  return JSON.stringify([demandOf(finding), placesOf(finding)]);
}

/** Returns the finding before any edit that a present finding comes from; undefined if it is new. */
export function earlierAmong(before: readonly Finding[]): (finding: Finding) => Finding | undefined {
  const demands = new Map<string, { readonly place: string; readonly finding: Finding }[]>();
  for (const finding of before) {
    const list = demands.get(demandOf(finding)) ?? [];
    for (const place of placesOf(finding)) list.push({ place, finding });
    demands.set(demandOf(finding), list);
  }
  return (finding) => {
    const [place = ''] = placesOf(finding);
    const found = demands
      .get(demandOf(finding))
      ?.find((earlier) => place === earlier.place || place.startsWith(`${earlier.place}/`));
    return found?.finding;
  };
}

/** A rule and a return, or the file if the index is null. */
function demandOf({ rule, index }: Finding): string {
  return `${String(index)} ${rule}`;
}
