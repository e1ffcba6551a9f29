import { isDeepStrictEqual } from 'node:util';
import { field, isObject, type Json, type JsonObject } from '../../model/json.js';
import { join, type Pointer } from '../../model/pointer.js';
import { quote } from '../../model/text.js';
import { staysUntyped } from './artifacts.js';
import { DECIDED, topFields, type MigrationState, type Note, type Step } from './migration-state.js';

/** Former names of metadata fields: their present names, and the type of value that they need. */
const FORMER_NAMES: ReadonlyMap<string, readonly [name: string, type: 'string' | 'number' | 'list']> = new Map([
  ['session', ['session_id', 'string']],
  ['sessionId', ['session_id', 'string']],
  ['agent', ['agent_type', 'string']],
  ['agent_name', ['agent_type', 'string']],
  ['agentType', ['agent_type', 'string']],
  ['duration', ['duration_seconds', 'number']],
  ['durationSeconds', ['duration_seconds', 'number']],
  ['delegationDepth', ['delegation_depth', 'number']],
  ['delegationPath', ['delegation_path', 'list']],
]);

/** Moves fields about the run into metadata (document 000, Migration Guide, 4). */
export const migrateMetadata: Step = (state, { standard }) => {
  if (field(state.value, 'metadata') === null) state.edit({ kind: 'set', pointer: '/metadata', value: {} });
  if (!takesMetadata(state.value)) return DECIDED;
  const known = standard.shape.fields['/metadata'] ?? [];
  const top = topFields(standard);
  const mover = new Mover(state);
  for (const [key, value] of Object.entries(state.value)) {
    const name = currentName(key, value);
    if (!top.includes(key) && known.includes(name)) mover.move('', key, value, name);
  }
  for (const [key, value] of Object.entries(metadataOf(state.value))) {
    const name = currentName(key, value);
    if (name !== key && known.includes(name)) mover.rename(key, name);
  }
  return mover.notes;
};

/** Moves fields that the version does not name into metadata (document 000, Migration Guide, 6). Fields of a newer version stay. */
export const migrateCustomFields: Step = (state, target) => {
  const { standard, newer } = target;
  if (!takesMetadata(state.value)) return DECIDED;
  const named = new Set([standard, ...newer].flatMap(topFields));
  const mover = new Mover(state);
  for (const [key, value] of Object.entries(state.value)) {
    if (!named.has(key) && !staysUntyped(key, state, target)) mover.move('', key, value, key);
  }
  return mover.notes;
};

/** Moves into metadata the fields of an object that an older version named, and this one no longer does. */
export const migrateDroppedFields: Step = (state, { standard, older }) => {
  if (!takesMetadata(state.value)) return DECIDED;
  const mover = new Mover(state);
  for (const [holder, names] of Object.entries(standard.shape.fields)) {
    if (holder === '' || holder === '/metadata' || holder.includes('*')) continue;
    const former = new Set(older.flatMap(({ shape }) => shape.fields[holder] ?? []));
    const inside = field(state.value, holder.slice(1));
    for (const [key, value] of Object.entries(isObject(inside) ? inside : {})) {
      if (former.has(key) && !names.includes(key)) mover.move(holder, key, value, key);
    }
  }
  return mover.notes;
};

/** Moves fields into metadata. Nothing there is replaced: if the same value is there already, one of the two is removed. */
export class Mover {
  readonly notes: Note[] = [];
  readonly #state: MigrationState;
  readonly #there: Map<string, Json>;

  constructor(state: MigrationState) {
    this.#state = state;
    this.#there = new Map(Object.entries(metadataOf(state.value)));
  }

  /** `value` is the value of `key` in the holder. */
  move(holder: Pointer, key: string, value: Json, name: string): void {
    const from = join(holder, key);
    if (!this.#there.has(name)) {
      this.#there.set(name, value);
      this.#state.edit({ kind: 'move', from, to: join('/metadata', name) });
    } else if (isDeepStrictEqual(this.#there.get(name), value)) {
      this.#state.edit({ kind: 'remove', pointer: from });
    } else {
      this.notes.push({
        pointer: from,
        part: 'key',
        message: `Field ${quote(key)} has another value in metadata${name === key ? '' : `, under ${quote(name)}`}.`,
        recommendation: 'Keep one of the two, in metadata.',
      });
    }
  }

  /** Gives a field of metadata its present name, if none has that yet. */
  rename(key: string, name: string): void {
    if (this.#there.has(name)) return;
    this.#there.set(name, null);
    this.#state.edit({ kind: 'rename', pointer: join('/metadata', key), key: name });
  }
}

function currentName(key: string, value: Json | undefined): string {
  const [name, type] = FORMER_NAMES.get(key) ?? [];
  const given = Array.isArray(value) ? 'list' : typeof value;
  return name !== undefined && given === type ? name : key;
}

/** Whether metadata is an object, or can become one. */
function takesMetadata(value: JsonObject): boolean {
  const metadata = field(value, 'metadata');
  return metadata === undefined || isObject(metadata);
}

function metadataOf(value: JsonObject): JsonObject {
  const metadata = field(value, 'metadata');
  return isObject(metadata) ? metadata : {};
}
