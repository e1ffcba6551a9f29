import { UsageError } from '../model/usage-error.js';
import { nearest } from '../model/text.js';

/** One of a closed list of words. Throws `UsageError`. */
export function oneOf<T extends string>(setting: string, given: string, words: readonly T[]): T {
  const found = words.find((word) => word === given);
  if (found !== undefined) return found;
  const meant = nearest(given, words);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new UsageError(`${setting} is "${given}": write one of ${words.join(', ')}.${hint}`);
}
