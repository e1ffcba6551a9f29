import { stringField, type JsonObject } from '../../model/json.js';
import { stateOf } from './words.js';

/** A status as it is compared: in lower case, without quotes, signs before it and a comment, and with blanks for `_` and `-`. */
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

/** What the status of a story or a spec says of the work; unknown where it has none. */
export function stateIn(value: JsonObject): 'final' | 'open' | 'unknown' {
  const status = stringField(value, 'status');
  return status === undefined ? 'unknown' : stateOf(plainStatus(status));
}

/** Whether the work is done, so that what a story or a spec lists is a report. */
export function isFinal(value: JsonObject): boolean {
  return stateIn(value) === 'final';
}

/** Whether a status begins with one of some words, however they are written: `InProgress` is `in progress`, too. */
export function isOneOf(status: string, words: readonly string[]): boolean {
  const plain = plainStatus(status);
  const spaced = words.map((word) => word.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return [...words, ...spaced].some((word) => {
    const start = plainStatus(word);
    return plain.startsWith(start) && !/^[\p{L}\p{N}_]/u.test(plain.slice(start.length));
  });
}
