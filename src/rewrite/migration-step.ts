import { field, isObject, stringField, type Json, type JsonObject } from '../model/json.js';
import type { Pointer, Part } from '../model/pointer.js';
import type { Standard } from '../model/standard.js';

/** The version to which returns are migrated, and the others of its family. */
export interface Target {
  readonly standard: Standard;
  /** Versions before it, and after it, each oldest first. */
  readonly older: readonly Standard[];
  readonly newer: readonly Standard[];
  /** True to guess what is unknown: a type from the agent's name, a summary from the file's. Otherwise it is left out. */
  readonly guesses: boolean;
}

/** Something that cannot be decided, and what to do about it. */
export interface Note {
  readonly pointer: Pointer;
  readonly part?: Part;
  /** A sentence. */
  readonly message: string;
  /** The fix, as a sentence. */
  readonly recommendation: string;
}

/** An object of a return that may be changed. */
export type Draft = Record<string, Json>;

/** One step of a migration. It changes the return, and notes what it cannot decide. */
export type Step = (value: Draft, target: Target, notes: Note[]) => void;

/** Sets a member. An assignment would treat the key `__proto__` as the prototype. */
export function put(holder: Draft, key: string, value: Json): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

export function remove(holder: Draft, key: string): void {
  Reflect.deleteProperty(holder, key);
}

/** Gives a member another key, and keeps its place among the others. */
export function rename(holder: Draft, from: string, to: string): void {
  const entries = Object.entries(holder);
  for (const [key] of entries) remove(holder, key);
  for (const [key, value] of entries) put(holder, key === from ? to : key, value);
}

/**
 * Renames the first of other fields that holds such a value, if the object lacks the field or it is null. Fields that the version
 * names stay. Returns true if the object has the field then.
 */
export function adopt(
  holder: Draft,
  name: string,
  others: readonly string[],
  isSuch: (value: Json) => boolean,
  named: readonly string[] = [],
): boolean {
  if ((field(holder, name) ?? null) !== null) return true;
  const from = others.find((other) => {
    const value = field(holder, other);
    return value !== undefined && isSuch(value) && !named.includes(other);
  });
  if (from === undefined) return false;
  remove(holder, name);
  rename(holder, from, name);
  return true;
}

/** Returns the object in a field; a new one, which the holder lacks, if there is no field; null for any other value. */
export function objectIn(holder: JsonObject, name: string): Draft | null {
  const held = field(holder, name) ?? (Object.hasOwn(holder, name) ? null : {});
  return isObject(held ?? undefined) ? (held as Draft) : null;
}

/** Returns the fields that a version names at the top of a return. */
export function topFields({ shape }: Standard): readonly string[] {
  return shape.fields[''] ?? [];
}

/** Returns true if the version requires a field that the object at the pointer lacks. */
export function lacks(value: JsonObject, { standard }: Target, pointer: Pointer, name: string): boolean {
  const errors = standard.validate(value);
  return errors.some((error) => error.keyword === 'required' && error.pointer === pointer && error.detail === name);
}

/** Agents whose work is none of these kinds, and the word for success that only some versions have for it. */
const OTHER_WORK: readonly (readonly [string, RegExp])[] = [
  ['committed', /commit|\bgit\b/i],
  ['synced', /sync/i],
  ['linked', /link/i],
  ['tasks_created', /task-?creat|\bmeta\b/i],
];

/** Returns a version's word for success for an agent whose work is of no kind. */
export function otherSuccess(value: JsonObject, words: readonly string[]): string | undefined {
  const agent = stringField(field(value, 'metadata'), 'agent_type') ?? '';
  return OTHER_WORK.find(([word, pattern]) => words.includes(word) && pattern.test(agent))?.[0];
}
