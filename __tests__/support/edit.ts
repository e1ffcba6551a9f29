import { isArray, isObject, type Json, type JsonObject } from '../../src/model/json.js';
import { tokens } from '../../src/model/pointer.js';
import type { Example } from '../../src/model/rule.js';

type Mutable = { [key: string]: Mutable } | Mutable[] | string | number | boolean | null;

function holder(root: Mutable, pointer: string): { parent: Mutable; last: string } {
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

/** The sample's return with an example's `remove` and `set` applied. Throws on a pointer that leads nowhere. */
export function edit(value: JsonObject, example: Pick<Example, 'set' | 'remove'>): JsonObject {
  const copy = structuredClone(value) as unknown as Mutable;
  for (const pointer of example.remove ?? []) {
    const { parent, last } = holder(copy, pointer);
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else if (isObject(parent as Json)) Reflect.deleteProperty(parent as object, last);
  }
  for (const [pointer, next] of Object.entries(example.set ?? {})) {
    const { parent, last } = holder(copy, pointer);
    const added = structuredClone(next) as Mutable;
    if (isArray(parent as Json)) {
      const list = parent as Mutable[];
      if (last === '-') list.push(added);
      else list[Number(last)] = added;
    } else {
      Object.defineProperty(parent, last, { value: added, enumerable: true, configurable: true, writable: true });
    }
  }
  return copy as unknown as JsonObject;
}
