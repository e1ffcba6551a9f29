import { field, isArray, type Json } from './json.js';

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
