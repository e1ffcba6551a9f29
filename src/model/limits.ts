import { isArray, isObject, type Json } from './json.js';

/** The most returns of a run, unless the configuration sets another number: those of one job, measured on a nightly audit. */
export const MOST_RETURNS_OF_RUN = 100_000;

/** The most claims of a run, unless the configuration sets another number: ten times as many as those of that many returns. */
export const MOST_CLAIMS_OF_RUN = 1_000_000;

/** The most elements in all lists of a file: a log of the largest size, with returns as agents write them, has half as many. */
export const MOST_ELEMENTS = 20_000;

/** Returns how many elements the lists in a value have, nested lists included. */
export function countElements(value: Json): number {
  let count = 0;
  const pending: Json[] = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (isArray(next)) count += next.length;
    else if (!isObject(next)) continue;
    for (const inner of Object.values(next)) if (typeof inner === 'object' && inner !== null) pending.push(inner);
  }
  return count;
}
