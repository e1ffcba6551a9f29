import { isArray, isObject, type Json, type JsonObject } from './json.js';
import { tokens, type Pointer } from './pointer.js';

/** Changes to a value: pointers to remove first, and then values to set (`/-` appends to an array). */
export interface Edits {
  readonly remove?: readonly Pointer[] | undefined;
  readonly set?: Readonly<Record<Pointer, Json>> | undefined;
}

type Mutable = { [key: string]: Mutable } | Mutable[] | string | number | boolean | null;

/** Returns the value with the edits applied. Missing objects on the way to a set value are created. Throws if a pointer leads nowhere. */
export function edit(value: JsonObject, edits: Edits): JsonObject {
  const copy = structuredClone(value) as unknown as Mutable;
  for (const pointer of edits.remove ?? []) {
    const { parent, last } = holder(copy, pointer);
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else if (isObject(parent)) Reflect.deleteProperty(parent, last);
  }
  for (const [pointer, next] of Object.entries(edits.set ?? {})) {
    const { parent, last } = holder(copy, pointer);
    const added = structuredClone(next) as Mutable;
    if (isArray(parent)) {
      const list = parent;
      if (last === '-') list.push(added);
      else list[Number(last)] = added;
    } else {
      // An assignment would treat the key `__proto__` as the prototype.
      Object.defineProperty(parent, last, { value: added, enumerable: true, configurable: true, writable: true });
    }
  }
  return copy as unknown as JsonObject;
}

function holder(root: Mutable, pointer: Pointer): { parent: Mutable; last: string } {
  const path = tokens(pointer);
  let parent: Mutable = root;
  for (let i = 0; i < path.length - 1; i++) {
    const token = path[i] ?? '';
    if (Array.isArray(parent)) {
      const next: Mutable | undefined = parent[Number(token)];
      if (next === undefined) throw new Error(`${pointer}: nothing at ${token}`);
      parent = next;
    } else if (typeof parent === 'object' && parent !== null) {
      if (!Object.hasOwn(parent, token)) parent[token] = {};
      parent = parent[token] ?? null;
    } else throw new Error(`${pointer}: ${token} is in no object`);
  }
  return { parent, last: path[path.length - 1] ?? '' };
}
