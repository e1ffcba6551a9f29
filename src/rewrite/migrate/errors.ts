import type { PointerEdit } from '../../model/fix.js';
import { field, has, isArray, isObject, listField, stringField, type Json, type JsonObject } from '../../model/json.js';
import { join, type Pointer } from '../../model/pointer.js';
import { isBlank } from '../../model/text.js';
import { DECIDED, topFields, type MigrationState, type Step, type Target } from './migration-state.js';

/** Fields in which returns without errors reported what went wrong. */
const FORMER_NAMES = ['error', 'error_message', 'errorMessage'];

const MESSAGES = ['msg', 'error', 'text', 'description', 'detail'];
const TYPES = ['kind', 'category', 'error_type'];

/** The guessed type if no more is known: an error at run time. */
const GENERIC = 'execution';

/** Makes a list of objects from the reported errors (document 000, Migration Guide, 5). */
export const migrateErrors: Step = (state, target) => {
  bringErrors(state, target);
  const errors = field(state.value, 'errors');
  const list = isArray(errors) || errors === undefined ? errors : listOf(errors);
  if (list === undefined || list === null) return DECIDED;
  if (list !== errors) state.edit({ kind: 'set', pointer: '/errors', value: list });
  list.forEach((error, n) => {
    state.edit(...editsOf(error, join('/errors', n), target));
  });
  complete(state, target);
  return DECIDED;
};

function bringErrors(state: MigrationState, { standard }: Target): void {
  const errors = field(state.value, 'errors');
  if (errors !== undefined && errors !== null && !(isArray(errors) && errors.length === 0)) return;
  const from = FORMER_NAMES.find((name) => {
    const value = field(state.value, name);
    const tells = isObject(value) || isArray(value) || (typeof value === 'string' && !isBlank(value));
    return tells && !topFields(standard).includes(name);
  });
  if (from === undefined) return;
  if (errors !== undefined) state.edit({ kind: 'remove', pointer: '/errors' });
  state.edit({ kind: 'rename', pointer: join('', from), key: 'errors' });
}

/** Returns the errors in something other than a list; null if that cannot be determined. */
function listOf(errors: Json): readonly Json[] | null {
  if (errors === null) return [];
  if (typeof errors === 'string') return isBlank(errors) ? [] : [errors];
  if (!isObject(errors)) return null;
  const isOne = ['type', 'message', ...MESSAGES, ...TYPES].some((name) => has(errors, name));
  if (isOne) return [errors];
  const list = Object.entries(errors).map(([name, text]) =>
    typeof text === 'string' ? { message: `${name}: ${text}` } : null,
  );
  return list.length === 0 || list.includes(null) ? null : list;
}

/** Makes an object of an error that is a text, and gives its fields their present names. */
function editsOf(error: Json, at: Pointer, target: Target): readonly PointerEdit[] {
  if (typeof error === 'string') {
    if (isBlank(error)) return [];
    const type = typeOf(error, target);
    return [{ kind: 'set', pointer: at, value: { ...(type === undefined ? {} : { type }), message: error } }];
  }
  if (!isObject(error)) return [];
  return [...renamed(error, at, 'message', MESSAGES), ...renamed(error, at, 'type', TYPES)];
}

function renamed(error: JsonObject, at: Pointer, key: string, others: readonly string[]): readonly PointerEdit[] {
  const from = has(error, key) ? undefined : others.find((other) => stringField(error, other) !== undefined);
  return from === undefined ? [] : [{ kind: 'rename', pointer: join(at, from), key }];
}

/** Adds to errors what the version requires, if the return contains it, or it may be guessed. */
function complete(state: MigrationState, target: Target): void {
  const { value } = state;
  const errors = listField(value, 'errors');
  const next = stringField(value, 'next_steps');
  const edits = target.validate(value).flatMap(({ keyword, pointer, detail }): readonly PointerEdit[] => {
    if (keyword !== 'required' || !pointer.startsWith('/errors/')) return [];
    const message = stringField(errors[Number(pointer.slice('/errors/'.length))], 'message');
    if (message === undefined) return [];
    const fields: Readonly<Record<string, Json | undefined>> = {
      type: typeOf(message, target),
      recoverable: target.guesses ? false : undefined,
      recommendation: next === undefined || isBlank(next) ? undefined : next,
    };
    const added = Object.hasOwn(fields, detail) ? fields[detail] : undefined;
    return added === undefined ? [] : [{ kind: 'set', pointer: join(pointer, detail), value: added }];
  });
  state.edit(...edits);
}

function typeOf(message: string, { guesses }: Target): string | undefined {
  if (/\btim(?:e|ed)[ -]?out\b/i.test(message)) return 'timeout';
  return guesses ? GENERIC : undefined;
}
