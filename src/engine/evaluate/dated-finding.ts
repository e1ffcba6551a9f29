import { placesOf, type PendingFinding, type Problem } from '../../model/finding.js';
import type { Standard } from '../../model/standard.js';

/** A finding that a field is missing which the version got on a day. */
export interface DatedFinding {
  readonly file: string;
  /** The first day on which the field is demanded: `2026-06-23`. */
  readonly since: string;
  readonly pending: PendingFinding;
}

/**
 * Returns the first day on which a version demands one of the fields that a problem finds missing. Returns null if the problem is
 * about something else, or if the version always had one of them.
 */
export function demandedSince(problem: Problem, { since = {} }: Pick<Standard, 'since'>): string | null {
  if (problem.property === undefined) return null;
  let first: string | null = null;
  for (const place of placesOf(problem)) {
    const day = since[place];
    if (day === undefined) return null;
    if (first === null || day < first) first = day;
  }
  return first;
}
