import { stringField, type JsonObject } from '../../model/json.js';
import type { StatusState } from '../../model/standard.js';
import { pattern } from '../../model/text.js';
import { LETTER } from '../../read/lines/words.js';

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

/** Final and open statuses: whole words at the beginning, in lower case. */
const FINAL: readonly string[] = [
  'built|done|completed?|implemented|shipped|merged|pass(?:ed)?',
  '(?:in )?review|reviewed|ready for (?:(?:re ?)?review|done)|ready to (?:merge|ship)',
  'dev(?:elopment)? completed?|qa (?:pass|passed|approved)',
  'terminée?|completad[oa]|completato|fatto|fertig|concluíd[oa]',
  'готово|выполнен[оа]?|завершен[оа]?',
  '完成|已完成|完了|완료',
];

const OPEN: readonly string[] = [
  `draft|drafted|approved|ready|ready for dev${LETTER}*|proposed|planned|to ?do|backlog|not started|contexted|optional`,
  'in ?progress|in development|wip|blocked|on hold|deferred|split',
  'superseded|cancell?ed|archived|obsolete|abandoned',
];

function beginsWith(words: readonly string[]): ReturnType<typeof pattern> {
  return pattern(`^(?:${words.join('|')})(?!${LETTER})`, 'u');
}

const IS_FINAL = beginsWith(FINAL);
const IS_OPEN = beginsWith(OPEN);

/** The state of the work by a status from `plainStatus`; null for a word in neither list. */
export function stateOfWord(status: string): 'success' | 'open' | null {
  if (IS_FINAL().test(status)) return 'success';
  return IS_OPEN().test(status) ? 'open' : null;
}
