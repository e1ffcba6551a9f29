import type { Finding } from '../../model/finding.js';
import { join } from '../../model/pointer.js';
import { rank } from '../../model/severity.js';

/** Where a finding stands in its return: at what it points to, or at the field that is missing there. */
function pointedAt({ pointer, property }: Finding): string {
  return property === undefined ? (pointer ?? '') : join(pointer ?? '', property);
}

/**
 * The findings that nobody had before. The same demand made at the same place, or within it, is none: where metadata was
 * missing as a whole, so were its fields. One that became more severe is new.
 */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  const places = new Map<string, Map<string, number>>();
  for (const finding of before) {
    const known = places.get(demandOf(finding)) ?? new Map<string, number>();
    const place = pointedAt(finding);
    known.set(place, Math.min(known.get(place) ?? Infinity, rank(finding.severity)));
    places.set(demandOf(finding), known);
  }
  return after.filter((finding) => {
    const known = places.get(demandOf(finding));
    if (known === undefined) return true;
    for (let at = pointedAt(finding); ; at = at.slice(0, at.lastIndexOf('/'))) {
      if ((known.get(at) ?? Infinity) <= rank(finding.severity)) return false;
      if (at === '') return true;
    }
  });
}

/** Tells the finding before any edit that one of now goes back to; undefined where it is new. */
export function earlierAmong(before: readonly Finding[]): (finding: Finding) => Finding | undefined {
  const demands = new Map<string, { readonly place: string; readonly finding: Finding }[]>();
  for (const finding of before) {
    const known = { place: pointedAt(finding), finding };
    const list = demands.get(demandOf(finding));
    if (list === undefined) demands.set(demandOf(finding), [known]);
    else list.push(known);
  }
  return (finding) => {
    const place = pointedAt(finding);
    const found = demands
      .get(demandOf(finding))
      ?.find((earlier) => place === earlier.place || place.startsWith(`${earlier.place}/`));
    return found?.finding;
  };
}

/** A rule, asked of one return, or of the file where the index is null. */
function demandOf({ rule, index }: Finding): string {
  return `${String(index)} ${rule}`;
}
