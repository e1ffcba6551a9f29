import { isArray, isObject, type Json, type JsonObject } from './json.js';
import { join, type Pointer } from './pointer.js';

/** Elements of a list: no agent hands over more, and what rules say grows with them. */
export const MOST_ELEMENTS = 10_000;

/** A list of a return that has more elements than are judged. */
export interface LongList {
  readonly pointer: Pointer;
  readonly length: number;
}

/** A return of which every list has at most `MOST_ELEMENTS`, and the lists that had more. */
export interface Shortened {
  readonly value: JsonObject;
  readonly longLists: readonly LongList[];
}

const NO_LISTS: readonly LongList[] = [];

/** The return itself where none of its lists is too long. `length` is that of its text, in which a long list takes room. */
export function shortened(value: JsonObject, length: number): Shortened {
  if (length <= 2 * MOST_ELEMENTS) return { value, longLists: NO_LISTS };
  const longLists: LongList[] = [];
  return { value: withShortLists(value, '', longLists), longLists };
}

function withShortLists<T extends Json>(value: T, pointer: Pointer, found: LongList[]): T;
function withShortLists(value: Json, pointer: Pointer, found: LongList[]): Json {
  if (isArray(value)) {
    if (value.length > MOST_ELEMENTS) found.push({ pointer, length: value.length });
    const before = found.length;
    const kept = value.slice(0, MOST_ELEMENTS).map((element, n) => withShortLists(element, join(pointer, n), found));
    return found.length === before && value.length <= MOST_ELEMENTS ? value : kept;
  }
  if (!isObject(value)) return value;
  const before = found.length;
  const members = Object.entries(value).map(
    ([key, member]) => [key, withShortLists(member, join(pointer, key), found)] as const,
  );
  return found.length === before ? value : Object.fromEntries(members);
}
