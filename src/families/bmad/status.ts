import { stringField, type JsonObject } from '../../model/json.js';
import type { StatusState } from '../../model/vocabulary.js';
import { stateOfWord } from './words.js';

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

/** What a status says of the work, however it is written; null for a word that nobody knows. */
export function stateOf(status: string): StatusState | null {
  return stateOfWord(plainStatus(status));
}

/** Returns true if what a story or a spec lists is a report. An open status makes it a forecast; no status, or an unknown word, does not. */
export function isClaiming(value: JsonObject): boolean {
  const status = stringField(value, 'status');
  return status === undefined || stateOf(status) !== 'open';
}

/** Returns true if a status begins with one of some words, however they are written: `InProgress` is `in progress`, too. */
export function isOneOf(status: string, words: readonly string[]): boolean {
  const plain = plainStatus(status);
  const spaced = words.map((word) => word.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return [...words, ...spaced].some((word) => {
    const start = plainStatus(word);
    return plain.startsWith(start) && !/^[\p{L}\p{N}_]/u.test(plain.slice(start.length));
  });
}
