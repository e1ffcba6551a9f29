import { field, isArray, isObject, type Json, type JsonObject } from './json.js';

/** A JSON pointer (RFC 6901), relative to a return: `''` is the return itself. */
export type Pointer = string;

/** Returns a pointer with more reference tokens appended, each escaped as in RFC 6901 section 3. */
export function join(pointer: Pointer, ...tokens: readonly (string | number)[]): Pointer {
  let result = pointer;
  for (const token of tokens) {
    result += `/${typeof token === 'number' ? String(token) : escape(token)}`;
  }
  return result;
}

function escape(token: string): string {
  if (!token.includes('~') && !token.includes('/')) return token;
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the unescaped reference tokens of a pointer. */
export function tokens(pointer: Pointer): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value at a pointer, or undefined if there is none. */
export function valueAt(value: Json, pointer: Pointer): Json | undefined {
  let current: Json | undefined = value;
  for (const token of tokens(pointer)) {
    if (isArray(current)) current = /^(0|[1-9]\d*)$/.test(token) ? current[Number(token)] : undefined;
    else current = field(current, token);
    if (current === undefined) return undefined;
  }
  return current;
}

/**
 * A place in a file. Lines and columns are 1-based and columns count UTF-16 units, as GitHub's
 * annotations and SARIF's default `columnKind` do; the end is exclusive: the column after the last.
 */
export interface Range {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The first character of a file: the place of a finding about the whole file. */
export const FILE_START: Range = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

/** The part of a member that a range covers: its value, or its key. */
export type Part = 'value' | 'key';

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
