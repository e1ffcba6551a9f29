import { stringField, type JsonObject } from '../../model/json.js';
import type { StatusState } from '../../model/standard.js';
import { stateOfWord } from './words.js';

/** A status for comparison: lower case, no quotes, leading signs or comments, spaces for `_` and `-`. */
export function plainStatus(status: string): string {
  return status
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s#.*$/u, '')
    .replace(/["'\x60*]/gu, '')
    .replace(/[\s_-]+/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
}

/** The state of the work by a status, in any spelling; null for an unknown word. */
export function stateOf(status: string): StatusState | null {
  return stateOfWord(plainStatus(status));
}

/** Returns true if the lists of a story or spec are a report: only an open status makes them a forecast. */
export function isClaiming(value: JsonObject): boolean {
  const status = stringField(value, 'status');
  return status === undefined || stateOf(status) !== 'open';
}

/** Returns true if a status begins with one of some words, in any spelling: `InProgress` matches `in progress`. */
export function isOneOf(status: string, words: readonly string[]): boolean {
  const plain = plainStatus(status);
  const spaced = words.map((word) => word.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return [...words, ...spaced].some((word) => {
    const start = plainStatus(word);
    return plain.startsWith(start) && !/^[\p{L}\p{N}_]/u.test(plain.slice(start.length));
  });
}
