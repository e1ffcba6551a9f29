import { nearest } from '../model/text.js';
import { UsageError } from '../model/usage.js';
import { insteadOf } from './removed.js';

/** Returns the value that a setting is written for, such as a number for `90m`. `name` is the caller's word for it. Throws `UsageError`. */
export function parseOption<T>(
  name: string,
  text: string,
  parse: (text: string) => T | undefined,
  expected: string,
): T {
  const found = parse(text);
  if (found === undefined) throw new UsageError(`${name} is "${text}": write ${expected}.`);
  return found;
}

/** A setting that is one of a closed list of words. `name` is the caller's word for it. Throws `UsageError`. */
export function parseChoice<T extends string>(name: string, text: string, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  const instead = insteadOf('word', text);
  if (instead !== undefined) throw new UsageError(`${name} is "${text}", which was removed: ${instead}.`);
  const meant = nearest(text, words);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new UsageError(`${name} is "${text}": write one of ${words.join(', ')}.${hint}`);
}
