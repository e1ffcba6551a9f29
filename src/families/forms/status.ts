import { stringField, type JsonObject } from '../../model/json.js';
import type { StatusState } from '../../model/standard.js';
import type { Declaration, StatusSource } from './declaration.js';

/** The state by all status sources; `none` if the form promises nothing, `unknown` for an unknown word. */
export const STATES = ['open', 'final', 'unknown', 'success', 'none'] as const;

export type FormState = (typeof STATES)[number];

/** Returns the state of a word by a status source: its own list, else the one with a `*`; null for none. */
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

/** Returns the worst state of the words of some sources; null is a source without a word, ignored next to others. */
export function worstState(sources: readonly StatusSource[], words: readonly (string | null)[]): FormState {
  if (sources.length === 0) return 'none';
  const said = sources.flatMap((source, n): readonly FormState[] => {
    const word = words[n] ?? null;
    return word === null ? [] : [stateOfWord(word, source) ?? 'unknown'];
  });
  return STATES.find((state) => said.includes(state)) ?? 'unknown';
}

/** Returns the state of a form's return, as its reader stored it. */
export function stateOf(value: JsonObject): FormState {
  const state = stringField(value, 'state');
  return STATES.find((known) => known === state) ?? 'unknown';
}

/** Returns the state of the word that a report shows: that of the first source. */
export function stateOfShown(word: string, { status: [first] }: Declaration): StatusState | null {
  return first === undefined ? null : stateOfWord(word, first);
}
