import type { JsonObject } from '../../model/json.js';
import { stringField } from '../../model/json.js';
import type { StatusState } from '../../model/standard.js';
import type { Declaration, StatusSource } from './declaration.js';

/** What the sources of a status say together; `none` if the form promises nothing, `unknown` for no word or an unknown one. */
export const STATES = ['open', 'final', 'unknown', 'success', 'none'] as const;

export type FormState = (typeof STATES)[number];

/** Returns what a word of a status source says: by its own list, else by the one with a `*`; null if neither has it. */
function stateOfWord(word: string, { success, other, open }: StatusSource): StatusState | null {
  const lists = [
    ['open', open],
    ['final', other],
    ['success', success],
  ] as const;
  const plain = word.trim().toLowerCase();
  const own = lists.find(([, words]) => words.some((one) => one.trim().toLowerCase() === plain));
  return (own ?? lists.find(([, words]) => words.includes('*')))?.[0] ?? null;
}

/** Returns the worst that the words of some sources say; null is a source without a word, which says nothing beside others. */
export function worstState(sources: readonly StatusSource[], words: readonly (string | null)[]): FormState {
  if (sources.length === 0) return 'none';
  const said = sources.flatMap((source, n): readonly FormState[] => {
    const word = words[n] ?? null;
    return word === null ? [] : [stateOfWord(word, source) ?? 'unknown'];
  });
  return STATES.find((state) => said.includes(state)) ?? 'unknown';
}

/** Returns what a return of a form says of its work, as its reader wrote it down. */
export function stateOf(value: JsonObject): FormState {
  const state = stringField(value, 'state');
  return STATES.find((known) => known === state) ?? 'unknown';
}

/** Returns what the word that a report shows says: that of the first source. */
export function stateOfShown(word: string, { status: [first] }: Declaration): StatusState | null {
  return first === undefined ? null : stateOfWord(word, first);
}
