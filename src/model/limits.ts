import { isArray, isObject, type Json } from './json.js';

/** Returns of a run, unless the configuration takes another number: those of one job, by the figures of a night's audit. */
export const MOST_RETURNS_OF_RUN = 100_000;

/** Elements of all lists of a file: a log as large as may be, of returns as agents write them, has half as many. */
export const MOST_ELEMENTS = 20_000;

/** How many elements the lists in a value have, those in other lists included. */
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
